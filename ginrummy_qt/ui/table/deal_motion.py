"""The deal as motion: cards leave the stock one after the other, the upcard is turned at the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Signal

from ginrummy_qt.ui.table.motion import Curve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.ready_faces import ReadyFaces
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["DealMotion"]

# Durations at speed normal, in milliseconds.
_FLIGHT: Final = 200
_STEP: Final = 45
_FLIP: Final = 180
_QUIET: Final = 60  # before a deal: a window that is just being shown finds its size first


class DealMotion(QObject):
    """Child of the director, who takes the steps when all is at rest."""

    started = Signal(object)
    """``view`` of a deal that begins."""
    sounded = Signal(str)
    """What is heard of it."""

    def __init__(self, scene: TableScene, faces: ReadyFaces, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._faces = faces
        self.waiting = False
        """Whether a deal is about to begin: nothing has moved yet, a change of size costs nothing."""

    def steps(self, view: SeatView) -> Iterator[None]:
        """Deal the round in ``view``; between the steps all is to come to rest."""
        scene = self._scene
        scene.clear_table()
        first = 1 - view.dealer
        hidden = view.opponent_count + len(view.hand) + len(view.discard_pile)
        scene.stock.show_stock(view.stock_count + hidden)
        self.started.emit(view)
        self.sounded.emit("shuffle")
        self.waiting = True
        look = scene.look
        look.faces.warm(look.layout.card, look.ratio, [None, *view.hand, *view.discard_pile])
        look.faces.warm(round(look.layout.opponent_card), look.ratio, [None])
        scene.travel.call(_QUIET, _nothing)
        yield
        self.waiting = False
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
                delay = _STEP * (2 * index + (0 if mine_first else 1))
                self._deal_one(order[index], start, delay)
            if index < theirs:
                item = row.backs[index]
                item.setPos(start)
                item.set_motion_value("width", float(layout.card))
                item.setVisible(False)
                delay = _STEP * (2 * index + (1 if mine_first else 0))
                self._fly(item, delay, ends[index], float(layout.opponent_card), flip=0.0)
        scene.travel.call(_STEP * (len(order) + theirs - 1) + _FLIGHT, _nothing)
        yield
        for item in (*scene.hand.values(), *row.backs):
            scene.land(item)
        scene.stock.show_stock(view.stock_count + len(view.discard_pile))
        scene.move_hand(0)
        if view.discard_pile:
            item = scene.add_card(view.discard_pile[-1], layout.card, start, face_up=False)
            scene.stock.show_stock(view.stock_count)
            scene.raise_to_air(item)
            self.sounded.emit("discard")
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
        travel.animate(item, _FLIGHT, delay=delay, pos=end, width=width, flip=flip)
        # A card that has arrived is the scene's, which paints it only where something flies over it.
        travel.call(delay + _FLIGHT, partial(self._scene.land, item))

    def depart(self, item: CardItem) -> None:
        """A card leaves the stock."""
        stock = self._scene.stock
        item.setVisible(True)
        stock.show_stock(max(0, stock.count - 1))
        if self._scene.travel.factor:  # without motion all are dealt in one moment
            self.sounded.emit("deal")


class _Departure:
    """The call that lets one card of the deal leave; a lambda would do, but holds its surroundings alive."""

    __slots__ = ("_item", "_motion")

    def __init__(self, motion: DealMotion, item: CardItem) -> None:
        self._motion = motion
        self._item = item

    def __call__(self) -> None:
        self._motion.depart(self._item)


def _nothing() -> None:
    """Only wait."""
