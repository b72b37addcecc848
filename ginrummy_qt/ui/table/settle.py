"""The scene in line with a view of the round: no card too many, none too few, each in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import Drew, Passed, Took
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.hand import HandPlaces
from ginrummy_qt.ui.table.laid import laid_places
from ginrummy_qt.ui.table.opponent import shown_groups, taken_cards

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["clear", "newest_card", "settle"]


def newest_card(view: SeatView) -> Card | None:
    """Return the card with which the own hand became eleven, until the discard; ``None`` at other times."""
    if view.result is not None or len(view.hand) != 11:
        return None
    mine = (event for event in reversed(view.history) if getattr(event, "seat", -1) == view.seat)
    last = next(mine, None)
    return last.card if isinstance(last, Drew | Took) and last.card in view.hand else None


def settle(scene: TableScene, view: SeatView) -> None:
    """Make the picture equal to ``view``, at once: no item too many, none too few, each in its place."""
    for card in [card for card in scene.hand if card not in view.hand]:
        scene.remove_card(scene.hand.pop(card))
    for card in view.hand:
        if card not in scene.hand:
            centre = scene.look.layout.centre(scene.look.layout.stock)
            scene.hand[card] = scene.add_card(card, scene.look.layout.card, centre, face_up=True)
    scene.new_card = newest_card(view)
    scene.laid = {}
    scene.plan_for(view.hand)
    scene.move_hand()
    known = taken_cards(view) if scene.taken_shown else ()
    theirs = (event for event in reversed(view.history) if getattr(event, "seat", -1) != view.seat)
    passed = isinstance(next(theirs, None), Passed)
    laying = is_laying(view)  # then the opponent's cards lie on the board
    count, groups = (0, ()) if laying else (view.opponent_count, shown_groups(view))
    known = () if laying else known
    for item in scene.opponent.settle(count, known, groups, passed=passed):
        scene.remove_card(item)
    for item in scene.opponent.items:
        scene.land(item)
        if item.scene() is not scene:
            scene.addItem(item)
    kept = {id(item) for item in (*scene.hand.values(), *scene.opponent.items, scene.dragged)}
    for item in scene.items_of_cards():
        if id(item) not in kept:
            scene.remove_card(item)
    scene.carried = None
    _lay_off(scene, view)
    scene.show_piles(view)
    scene.show_plates(view)
    scene.show_turn(view)


def _lay_off(scene: TableScene, view: SeatView) -> None:
    """After the round: put what was laid off where it joined a meld."""
    if view.result is None:
        return
    scene.laid = laid_places(scene, view)
    for card, place in scene.laid.items():
        item = scene.hand.get(card) or scene.opponent.open.get(card)
        if item is not None:
            scene.travel.drop(item)
            scene.touch.drop(item)
            item.setZValue(place.height)
            item.setPos(scene.look.snap(place.centre.x()), scene.look.snap(place.centre.y()))
            item.set_motion_value("width", place.width)
            item.set_motion_value("lift", 0.0)


def clear(scene: TableScene) -> None:
    """Take every card off the table."""
    scene.travel.clear()
    for item in scene.items_of_cards():
        scene.remove_card(item)
    scene.hand.clear()
    scene.laid = {}
    scene.opponent.clear()
    scene.carried = scene.dragged = scene.new_card = None
    scene.own_order.clear()
    scene.plan, scene.places = None, HandPlaces((), (), 1.0)
    scene.brackets.show_hand(None, None)
    scene.slot.show_at(None)
    scene.caret.show_at(None)
    scene.knock.setVisible(False)
    for target in (scene.stock, scene.discard, scene.knock, scene.knock_button):
        target.set_aim(Aim.NONE)
        target.set_focused(False)
    scene.tray.set_aim(Aim.NONE)
    scene.stock.show_stock(0)
    scene.discard.show_discards(())
    scene.upcard.show_view(None)
    scene.board.show_view(None)
    scene.show_legal(None)
    scene.show_turn(None)
