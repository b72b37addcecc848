"""Dragging one card: lift, targets, drop, and a good end whatever happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF

from ginrummy_qt.engine.actions import Discard, Draw, Knock, TakeDiscard
from ginrummy_qt.models.phrases import deadwood_after
from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.layoff_board import SlotTarget
from ginrummy_qt.ui.table.layout import RATIO
from ginrummy_qt.ui.table.motion import Curve
from ginrummy_qt.ui.table.pile_item import KnockZone, PileItem, PileKind

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Drag", "Dropped"]

_LIFT_MS: Final = 80
_BACK_MS: Final = 260
_TURN: Final = 4.0  # degrees
_LARGER: Final = 1.05
_ENOUGH: Final = 0.12
"""Share of the card that must lie on a target."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """What a drop means: an action, a new order of the hand, or (both ``None``) nothing."""

    action: Action | None = None
    order: tuple[Card, ...] | None = None


class Drag:
    """A card in the hand of the player's pointer.

    One at a time; every one ends with :meth:`drop` or :meth:`cancel`.
    """

    def __init__(self, scene: TableScene, view: SeatView, source: Card | PileItem, point: QPointF) -> None:
        """Lift ``source``, a card of the hand or the top of a pile, at ``point`` of the scene."""
        self._scene = scene
        self._view = view
        self.source = source
        self.target: PileItem | KnockZone | SlotTarget | None = None
        self._over_hand = False
        self._index: int | None = None
        layout = scene.look.layout
        if isinstance(source, PileItem):
            stock = source.kind is PileKind.STOCK
            card = None if stock else view.discard_pile[-1]
            start = scene.pile_centre(source)
            item = scene.add_card(card, layout.card, start, face_up=not stock)
            if stock:
                scene.stock.show_stock(view.stock_count - 1)
            else:
                scene.discard.show_discards(view.discard_pile[:-1])
        else:
            item = scene.hand[source]
            start = QPointF(item.pos().x(), item.pos().y() - item.lift)
            place = scene.place_of(source)
            if place is not None:
                scene.slot.show_at(scene.rect_of(place))
        self.item: CardItem = item
        self._grip = point - start
        scene.travel.drop(item)
        scene.touch.drop(item)
        item.lift = 0.0
        item.setPos(start)
        item.set_lifted(True)
        scene.dragged = item
        scene.raise_to_air(item)
        scene.touch.animate(item, _LIFT_MS, curve=Curve.OutQuad, width=_LARGER * layout.card, turn=_TURN)
        self._offer()
        self.move(point)

    # ------------------------------------------------------------------ on the way

    def _offer(self) -> None:
        """Show what the card may be dropped on."""
        card = self.source
        if isinstance(card, PileItem):
            self._scene.tray.set_aim(Aim.OFFERED)
            return
        legal = self._view.legal_actions
        scene = self._scene
        for slot in scene.board.slots:
            if slot.action.card is card:
                slot.set_aim(Aim.OFFERED)
        points = deadwood_after(self._view, card)
        if Discard(card) in legal:
            scene.discard.set_aim(Aim.OFFERED)
        if Knock(card) in legal:
            for target in (scene.knock, scene.knock_button):
                target.set_points(points)
                target.set_aim(Aim.OFFERED)
                target.setVisible(True)

    def move(self, point: QPointF) -> None:
        """Follow the pointer to ``point`` of the scene."""
        self.item.setPos(point - self._grip)
        card = self.frame()
        best, most = None, _ENOUGH * card.width() * card.height()
        for target in self._scene.targets():
            common = card.intersected(target.frame)
            if common.width() * common.height() > most and target is not self._scene.knock_button:
                best, most = target, common.width() * common.height()
        button = self._scene.knock_button
        if button.aim is not Aim.NONE and button.frame.contains(point):  # it is small: the pointer aims at it
            best = button
        if best is not self.target:
            for target in self._scene.targets():
                target.set_aim(Aim.AIMED if target is best else Aim.OFFERED)
            self.target = best
        self._over_hand = best is None and self._lies_on_hand(card)
        if isinstance(self.source, PileItem):
            self._scene.tray.set_aim(Aim.AIMED if self._over_hand else Aim.OFFERED)
        self._show_caret()

    def _lies_on_hand(self, card: QRectF) -> bool:
        """Whether a drop of ``card`` is meant for the hand.

        A card of the hand goes to another place only within its rows: over the console it means nothing.
        """
        layout = self._scene.look.layout
        room = card.intersected(layout.hand)
        if isinstance(self.source, PileItem):
            return room.width() * room.height() > 0.25 * card.width() * card.height()
        return layout.hand_top <= card.center().y() <= layout.hand.bottom() and room.width() > 0

    def frame(self) -> QRectF:
        """Return the dragged card's frame, unturned, in scene coordinates."""
        width = float(self._scene.look.layout.card)
        rect = QRectF(0, 0, width, RATIO * width)
        rect.moveCenter(self.item.pos())
        return rect

    def _show_caret(self) -> None:
        scene = self._scene
        self._index = None
        if not self._over_hand or isinstance(self.source, PileItem):
            scene.caret.show_at(None)
            return
        places = scene.places.places
        row = min(places, key=lambda place: abs(place.centre.y() - self.item.pos().y())).row
        inside = [index for index, place in enumerate(places) if place.row == row]
        half = scene.look.layout.card / 2
        left = self.item.pos().x() - half
        index = inside[0]
        for each in inside:
            if left > places[each].centre.x() - half + min(places[each].strip, half) / 2:
                index = each + 1
        own = next(i for i, place in enumerate(places) if place.card is self.source)
        if index in (own, own + 1):
            scene.caret.show_at(None)
            return
        self._index = index
        before = places[index] if index in inside else None
        edge = before or places[index - 1]
        x = edge.centre.x() - half if before else edge.centre.x() + half
        half_height = scene.look.layout.card_height / 2
        top = edge.centre.y() - half_height
        scene.caret.show_at(QLineF(x, top - 6, x, top + scene.look.layout.card_height + 6))

    # ------------------------------------------------------------------ the end

    def drop(self) -> Dropped:
        """Let go. The card stays where it is for an action or a new order; otherwise it flies back."""
        result = self._meaning()
        self._put_down()
        if result.action is None and result.order is None:
            self._fly_back()
        elif isinstance(self.source, PileItem):
            self._scene.carried = self.item
        return result

    def _meaning(self) -> Dropped:
        source = self.source
        if isinstance(source, PileItem):
            if not self._over_hand:
                return Dropped()
            return Dropped(action=Draw() if source.kind is PileKind.STOCK else TakeDiscard())
        if isinstance(self.target, SlotTarget):
            return Dropped(action=self.target.action)
        if isinstance(self.target, KnockZone):
            return Dropped(action=Knock(source))
        if self.target is not None:
            return Dropped(action=Discard(source))
        if self._index is None:
            return Dropped()
        order = [place.card for place in self._scene.places.places]
        own = order.index(source)
        order.insert(self._index, source)
        del order[own + 1 if self._index <= own else own]
        return Dropped(order=tuple(order))

    def _put_down(self) -> None:
        scene = self._scene
        scene.dragged = None
        scene.touch.drop(self.item)
        scene.slot.show_at(None)
        scene.caret.show_at(None)
        for target in (scene.discard, scene.knock, scene.knock_button, *scene.board.slots):
            target.set_aim(Aim.NONE)
        scene.knock.setVisible(False)
        scene.knock_button.setVisible(False)
        scene.tray.set_aim(Aim.NONE)

    def _fly_back(self) -> None:
        scene = self._scene
        if isinstance(self.source, PileItem):
            home = scene.pile_centre(self.source)
        else:
            place = scene.place_of(self.source)
            home = place.centre if place is not None else self.item.pos()
        width = float(scene.look.layout.card)
        scene.travel.animate(self.item, _BACK_MS, curve=Curve.OutBack, pos=home)
        scene.travel.animate(self.item, _BACK_MS, turn=0.0, width=width)
        scene.travel.call(_BACK_MS, self._home)

    def _home(self) -> None:
        """The card is back where it came from."""
        self.item.set_lifted(False)
        self._scene.land(self.item)
        if isinstance(self.source, PileItem):
            self._scene.remove_card(self.item)
            self._scene.show_piles(self._view)
        else:
            self.item.setZValue(self._scene.height_of(self.source))

    def cancel(self) -> None:
        """End the drag at once: the card is back where it came from."""
        self._put_down()
        scene = self._scene
        scene.travel.drop(self.item)
        if self.item.scene() is scene and not isinstance(self.source, PileItem):
            place = scene.place_of(self.source)
            if place is not None:
                self.item.setPos(place.centre)
        self.item.set_motion_value("turn", 0.0)
        self.item.set_motion_value("width", float(scene.look.layout.card))
        self._home()
