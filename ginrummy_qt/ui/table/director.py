"""Turns events into motion, one batch after the other, and leaves the picture equal to the state."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Signal

from ginrummy_qt.engine.actions import Discarded, Drew, Knocked, LaidOff, Passed, RoundEnded, Shown, Took
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.sounds import event_sound
from ginrummy_qt.ui.table.laid import laid_places
from ginrummy_qt.ui.table.motion import Curve
from ginrummy_qt.ui.table.opponent import shown_groups
from ginrummy_qt.ui.table.ready_faces import ReadyFaces, cards_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Director"]

# Durations at speed normal, in milliseconds.
_DRAW: Final = 220
_THROW: Final = 240
_THEIR_DRAW: Final = 200
_THEIR_THROW: Final = 260
_THEIR_PAUSE: Final = 150
_REGROUP: Final = 180
_DEAL: Final = 200
_DEAL_STEP: Final = 45
_FLIP: Final = 180
_TURN_OVER: Final = 260
_LAY_OFF: Final = 280  # across the table
_LAY_OFF_STEP: Final = 160
_QUIET: Final = 60  # before a deal: a window that is just being shown finds its size first


class Director(QObject):
    """Plays batches of events on a scene. While it plays, the computer is held."""

    busy_changed = Signal(bool)
    """Whether something is being played."""
    batch_started = Signal(object, object)
    """``(events, view)`` of a batch that begins to move."""
    batch_shown = Signal(object, object)
    """``(events, view)``: all of it has been shown, the picture equals ``view``."""
    deal_started = Signal(object)
    """``view`` of a deal that begins."""
    sounded = Signal(str)
    """What is heard, at the moment in which it is seen; nothing of what is hurried to its end."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._queue: deque[tuple[tuple[Event, ...] | None, SeatView]] = deque()
        self._steps: Iterator[None] | None = None
        self._playing: tuple[tuple[Event, ...], SeatView] | None = None
        self._busy = False
        self._faces = ReadyFaces(scene)
        self._inside = self._finishing = False
        self.waiting_to_deal = False
        """Whether a deal is about to begin: nothing has moved yet, a change of size costs nothing."""
        scene.travel.at_rest.connect(self._advance)

    @property
    def busy(self) -> bool:
        """Whether something is being played or waits."""
        return self._busy

    def play(self, events: tuple[Event, ...], view: SeatView) -> None:
        """Show ``events`` after what waits already, then be in line with ``view``."""
        self._queue.append((events, view))
        self._advance()

    def deal(self, view: SeatView) -> None:
        """Deal the round in ``view`` from the stock."""
        self._queue.append((None, view))
        self._advance()

    def finish(self) -> None:
        """Show the end of everything that waits, at once."""
        self._finishing = True
        try:
            while self._steps is not None or self._queue or not self._scene.travel.resting:
                self._scene.travel.finish()
                self._advance()
        finally:
            self._finishing = False
        self._set_busy(False)  # only now the computer's answer, if it waits, may begin to move

    def finish_all(self) -> None:
        """As :meth:`finish`, and also what the computer does as soon as it is not held any more."""
        for _ in range(4):  # its turn is two actions at the most
            self.finish()
            if not self._busy:
                return

    def clear(self) -> None:
        """Forget what waits and what is being played."""
        self._queue.clear()
        self._steps = self._playing = None
        self.waiting_to_deal = False
        self._scene.travel.clear()
        self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - as QWidget.setEnabled
        if not busy:
            self._faces.rest()
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)

    def _advance(self) -> None:
        """Go on until something moves or nothing is left."""
        if self._inside:
            return
        self._inside = True
        try:
            while self._scene.travel.resting and self._next_step():
                pass
        finally:
            self._inside = False
        if self._steps is None and not self._queue and not self._finishing:
            self._set_busy(False)

    def _next_step(self) -> bool:
        """Do one step; return whether there may be another."""
        if self._steps is None:
            if not self._queue:
                return False
            events, view = self._queue.popleft()
            self._set_busy(True)
            self._playing = (events or (), view)
            self._steps = self._deal_steps(view) if events is None else self._steps_of(events, view)
        steps = self._steps
        try:
            next(steps)
        except StopIteration:
            if self._steps is steps:
                self._steps = None
                playing, self._playing = self._playing, None
                if playing is not None:
                    self._faces.learn_the_deck()
                    self._scene.reconcile(playing[1])
                    self.batch_shown.emit(*playing)
        return True

    def _sound(self, name: str) -> None:
        if name and not self._finishing:
            self.sounded.emit(name)

    # ------------------------------------------------------------------ a batch

    def _steps_of(self, events: tuple[Event, ...], view: SeatView) -> Iterator[None]:
        self.batch_started.emit(events, view)
        self._faces.draw_ahead(cards_of(events))
        layoffs = 0
        for event in events:
            mine = getattr(event, "seat", -1) == view.seat
            if not isinstance(event, LaidOff):  # they follow each other, each at its own time
                self._sound(event_sound(event))
            match event:
                case Drew(card=card) | Took(card=card):
                    yield from self._draw(view, card, mine=mine, taken=isinstance(event, Took))
                case Discarded(card=card):
                    yield from self._throw(view, card, mine=mine)
                case Knocked():
                    yield from self._knock(event, view, mine=mine)
                case Shown() if not mine:
                    yield from self._reveal(view)
                case LaidOff(card=card):
                    self._lay_off(view, card, layoffs, mine=mine)
                    layoffs += 1
                case Passed() | RoundEnded() | Shown():
                    pass
        yield

    def _draw(self, view: SeatView, card: Card | None, *, mine: bool, taken: bool) -> Iterator[None]:
        scene, layout = self._scene, self._scene.look.layout
        pile = scene.discard if taken else scene.stock
        if taken:
            scene.discard.show_discards(scene.discards_of(view))
        else:
            scene.stock.show_stock(view.stock_count)
        item, scene.carried = scene.carried, None
        if item is None:
            item = scene.add_card(
                card if taken else None, layout.card, scene.pile_centre(pile), face_up=taken
            )
        item.set_lifted(False)
        scene.raise_to_air(item)
        if mine:
            assert card is not None  # noqa: S101 - the own draw is never masked
            item.card = card
            scene.hand[card] = item
            scene.new_card = card
            scene.plan_for(view.hand)
            scene.move_hand(_REGROUP, skip=item)
            place = scene.place_of(card)
            if place is not None:
                scene.travel.animate(
                    item, _DRAW, pos=place.centre, width=float(layout.card), turn=0.0, flip=scene.own_flip
                )
            scene.show_plates(view)
        else:
            row = scene.opponent
            if card is not None and ((taken and scene.taken_shown) or scene.watching):
                item.card = card
                row.open[card] = item
            else:
                item.card = None
                row.backs.append(item)
            row.regroup(shown_groups(view))
            row.arrange(_THEIR_DRAW)
            flip = 1.0 if item.card is not None else 0.0
            scene.raise_to_air(item)
            scene.travel.animate(item, _THEIR_DRAW, width=float(layout.opponent_card), turn=0.0, flip=flip)
        yield
        scene.land(item)
        item.setZValue(scene.height_of(card) if mine and card is not None else item.zValue())

    def _throw(self, view: SeatView, card: Card, *, mine: bool) -> Iterator[None]:
        scene = self._scene
        item = scene.hand.pop(card, None) if mine else scene.opponent.take_out(card)
        if item is None:  # cannot happen; the reconciliation puts all in order
            return
        self._send_to_pile(
            item, face_up=True, ms=_THROW if mine else _THEIR_THROW, delay=0 if mine else _THEIR_PAUSE
        )
        if mine:
            scene.plan_for(view.hand)
            scene.move_hand(_REGROUP)
            scene.show_plates(view)
        else:
            scene.opponent.regroup(shown_groups(view))
            scene.opponent.arrange(_REGROUP)
        yield
        scene.remove_card(item)
        scene.discard.show_discards(scene.discards_of(view))

    def _send_to_pile(self, item: CardItem, *, face_up: bool, ms: float, delay: float = 0.0) -> None:
        scene = self._scene
        item.set_plate(None, shown=False)
        item.set_state()
        item.set_lifted(False)
        scene.touch.drop(item)
        scene.raise_to_air(item)
        item.set_motion_value("lift", 0.0)
        scene.travel.animate(
            item,
            ms,
            delay=delay,
            pos=scene.pile_centre(scene.discard),
            width=float(scene.look.layout.card),
            turn=0.0,
            flip=1.0 if face_up else 0.0,
        )

    # ------------------------------------------------------------------ the end of a round

    def _knock(self, event: Knocked, view: SeatView, *, mine: bool) -> Iterator[None]:
        scene = self._scene
        if not event.big_gin:
            if mine and event.discard is not None:
                item = scene.hand.pop(event.discard, None)
            else:
                item = self._their_knock_card(event)
            if item is not None:
                self._send_to_pile(item, face_up=False, ms=_THROW if mine else _THEIR_THROW)
                if mine:
                    scene.plan_for(view.hand)
                    scene.move_hand(_REGROUP)
                    scene.show_plates(view)
                yield
                scene.remove_card(item)
                scene.discard.show_discards(scene.discards_of(view))
        if not mine:
            yield from self._reveal(view)
        elif scene.closed:
            scene.set_closed(closed=False)
            scene.move_hand(_TURN_OVER)
            yield

    def _their_knock_card(self, event: Knocked) -> CardItem | None:
        """Take the card that the other side lays on the pile out of its row: a back, or one that is known."""
        row = self._scene.opponent
        kept = {card for meld in event.melds for card in meld} | set(event.deadwood)
        other = next((card for card in row.open if card not in kept), None)
        return row.take_back() if row.backs or other is None else row.take_out(other)

    def _reveal(self, view: SeatView) -> Iterator[None]:
        self._scene.opponent.reveal(shown_groups(view), _TURN_OVER)
        yield

    def _lay_off(self, view: SeatView, card: Card, number: int, *, mine: bool) -> None:
        """Bring a card that is laid off to the meld that it joins."""
        scene = self._scene
        if mine and is_laying(view):
            self._lay_on_board(view, card)
            self._sound("discard")
            return
        item = scene.hand.get(card) if mine else scene.opponent.open.get(card)
        if item is not None:
            place = laid_places(scene, view).get(card)
            if place is None:
                return
            delay = number * _LAY_OFF_STEP
            scene.touch.drop(item)
            item.set_motion_value("lift", 0.0)
            scene.raise_to_air(item)
            scene.travel.animate(item, _LAY_OFF, delay=delay, pos=place.centre, width=place.width, turn=0.0)
            scene.travel.call(delay + _LAY_OFF, partial(self._lie, item, place.height))

    def _lie(self, item: CardItem, height: float) -> None:
        """A card that is laid off has come to its meld."""
        self._scene.land(item)
        item.setZValue(height)
        self._sound("discard")

    def _lay_on_board(self, view: SeatView, card: Card) -> None:
        """Bring a card that the person lays off by hand to its place on the knocker's melds."""
        scene = self._scene
        item = scene.hand.pop(card, None)
        scene.show_board(view, hidden=card)
        rect = scene.board.rect_of(card)
        if item is None or rect is None:  # cannot happen; the reconciliation puts all in order
            return
        item.set_plate(None, shown=False)
        item.set_state()
        item.set_lifted(False)
        scene.touch.drop(item)
        scene.raise_to_air(item)
        item.set_motion_value("lift", 0.0)
        scene.travel.animate(item, _LAY_OFF, pos=rect.center(), width=rect.width(), turn=0.0)
        scene.plan_for(view.hand)
        scene.move_hand(_REGROUP)
        scene.show_plates(view)

    # ------------------------------------------------------------------ the deal

    def _deal_steps(self, view: SeatView) -> Iterator[None]:
        scene = self._scene
        scene.clear_table()
        first = 1 - view.dealer
        hidden = view.opponent_count + len(view.hand) + len(view.discard_pile)
        scene.stock.show_stock(view.stock_count + hidden)
        self.deal_started.emit(view)
        self._sound("shuffle")
        self.waiting_to_deal = True
        look = scene.look
        look.faces.warm(look.layout.card, look.ratio, [None, *view.hand, *view.discard_pile])
        look.faces.warm(round(look.layout.opponent_card), look.ratio, [None])
        scene.travel.call(_QUIET, _nothing)
        yield
        self.waiting_to_deal = False
        self._faces.draw_ahead([None, *view.hand, *view.discard_pile])
        scene.plan_for(view.hand)
        start = scene.pile_centre(scene.stock)
        layout = scene.look.layout
        row = scene.opponent
        order = [place.card for place in scene.places.places]
        theirs = view.opponent_count
        for _ in range(theirs):
            row.backs.append(scene.add_card(None, layout.card, start, face_up=False))
        row.arrange(0)
        ends = [item.pos() for item in row.backs]
        mine_first = first == view.seat
        for index in range(max(len(order), theirs)):
            if index < len(order):
                delay = _DEAL_STEP * (2 * index + (0 if mine_first else 1))
                self._deal_one(order[index], start, delay)
            if index < theirs:
                item = row.backs[index]
                item.setPos(start)
                item.set_motion_value("width", float(layout.card))
                item.setVisible(False)
                delay = _DEAL_STEP * (2 * index + (1 if mine_first else 0))
                self._fly(item, delay, ends[index], float(layout.opponent_card), flip=0.0)
        scene.travel.call(_DEAL_STEP * (len(order) + theirs - 1) + _DEAL, _nothing)
        yield
        for item in (*scene.hand.values(), *row.backs):
            scene.land(item)
        scene.stock.show_stock(view.stock_count + len(view.discard_pile))
        scene.move_hand(0)
        if view.discard_pile:
            item = scene.add_card(view.discard_pile[-1], layout.card, start, face_up=False)
            scene.stock.show_stock(view.stock_count)
            scene.raise_to_air(item)
            self._sound("discard")
            scene.travel.animate(item, _FLIP, pos=scene.pile_centre(scene.discard))
            scene.travel.animate(item, _FLIP, curve=Curve.InOutSine, flip=1.0)
            yield
            scene.remove_card(item)

    def _deal_one(self, card: Card, start: QPointF, delay: float) -> None:
        scene = self._scene
        place = scene.place_of(card)
        item = scene.hand[card] = scene.add_card(card, scene.look.layout.card, start, face_up=False)
        item.setVisible(False)
        if place is not None:
            self._fly(item, delay, place.centre, float(scene.look.layout.card), flip=scene.own_flip)

    def _fly(self, item: CardItem, delay: float, end: QPointF, width: float, *, flip: float) -> None:
        travel = self._scene.travel
        if not travel.factor:
            item.setVisible(True)
        self._scene.raise_to_air(item)
        travel.call(delay, _Departure(self, item))
        travel.animate(item, _DEAL, delay=delay, pos=end, width=width, flip=flip)
        # A card that has arrived is the scene's, which paints it only where something flies over it.
        travel.call(delay + _DEAL, partial(self._scene.land, item))

    def depart(self, item: CardItem) -> None:
        """A card leaves the stock."""
        stock = self._scene.stock
        item.setVisible(True)
        stock.show_stock(max(0, stock.count - 1))
        if self._scene.travel.factor:  # without motion all are dealt in one moment
            self._sound("deal")


class _Departure:
    """The call that lets one card of the deal leave; a lambda would do, but holds its surroundings alive."""

    __slots__ = ("_director", "_item")

    def __init__(self, director: Director, item: CardItem) -> None:
        self._director = director
        self._item = item

    def __call__(self) -> None:
        self._director.depart(self._item)


def _nothing() -> None:
    """Only wait."""
