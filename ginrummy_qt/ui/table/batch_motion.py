"""Events as motion: draws, throws, a knock with the cards turned over, and layoffs on their way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.engine.actions import Discarded, Drew, Knocked, LaidOff, Passed, RoundEnded, Shown, Took
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.sounds import event_sound
from ginrummy_qt.ui.table.laid import laid_places
from ginrummy_qt.ui.table.opponent import shown_groups
from ginrummy_qt.ui.table.ready_faces import ReadyFaces, cards_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["BatchMotion"]

# Durations at speed normal, in milliseconds.
_DRAW: Final = 220
_THROW: Final = 240
_THEIR_DRAW: Final = 200
_THEIR_THROW: Final = 260
_THEIR_PAUSE: Final = 150
_REGROUP: Final = 180
_TURN_OVER: Final = 260
_LAY_OFF: Final = 280  # across the table
_LAY_OFF_STEP: Final = 160


class BatchMotion(QObject):
    """Child of the director, who takes the steps when all is at rest."""

    started = Signal(object, object)
    """``(events, view)`` of a batch that begins to move."""
    sounded = Signal(str)
    """What is heard, at the moment in which it is seen."""

    def __init__(self, scene: TableScene, faces: ReadyFaces, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._faces = faces

    def steps(self, events: tuple[Event, ...], view: SeatView) -> Iterator[None]:
        """Show ``events``, which lead to ``view``; between the steps all is to come to rest."""
        self.started.emit(events, view)
        self._faces.draw_ahead(cards_of(events))
        layoffs = 0
        for event in events:
            mine = getattr(event, "seat", -1) == view.seat
            if not isinstance(event, LaidOff):  # they follow each other, each at its own time
                sound = event_sound(event)
                if sound:
                    self.sounded.emit(sound)
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
            self.sounded.emit("discard")
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
        self.sounded.emit("discard")

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
