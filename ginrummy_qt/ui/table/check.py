"""Compares the picture with the state: what the tests and the program's self-test ask after every motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import Discard, Draw, LayOff, TakeDiscard
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.ui.table.opponent import shown_groups

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.layoff_board import LayoffBoard
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["differences"]


def differences(scene: TableScene, view: SeatView) -> list[str]:
    """Return one sentence for everything in ``scene`` that is not as ``view`` says; empty when all is well.

    Ask when the scene is at rest and no card is dragged.
    """
    wrong: list[str] = []
    if not scene.travel.resting:
        wrong.append("the scene still moves")
    wrong += _hand(scene, view)
    wrong += _opponent(scene, view)
    wrong += _board(scene, view) if is_laying(view) else _piles(scene, view)
    known = {id(item) for item in (*scene.hand.values(), *scene.opponent.items)}
    left = [item for item in scene.items_of_cards() if id(item) not in known]
    wrong += [f"a card item is left over: {item.card} at {item.pos().toTuple()}" for item in left]
    wrong += [f"{item.card} thinks it flies" for item in scene.items_of_cards() if item.airborne]
    wrong += [f"{item.card} is still in the air" for item in scene.airborne()]
    return wrong


def _hand(scene: TableScene, view: SeatView) -> list[str]:
    wrong: list[str] = []
    shown = CardSet(scene.hand)
    expected = view.hand - CardSet(card for card, _ in _laid(scene))
    if shown != expected:
        wrong.append(f"the hand shows {shown}, the state has {expected}")
    room = scene.look.layout.hand.adjusted(-1, -1, 1, 1)
    for place in scene.places.places:
        item = scene.hand.get(place.card)
        if item is None:
            wrong.append(f"there is a place but no item for {place.card}")
            continue
        if item.scene() is not scene or not item.isVisible():
            wrong.append(f"{place.card} is not to be seen")
        if item.card is not place.card or item.flip != scene.own_flip:
            wrong.append(f"{place.card} does not show its face")
        if place.card in scene.laid:
            continue
        if item.pos() != place.centre or item.rotation() or item.width != scene.look.layout.card:
            wrong.append(f"{place.card} does not lie in its place")
        if not room.contains(scene.rect_of(place)):
            wrong.append(f"{place.card} lies outside the room of the hand")
    if CardSet(place.card for place in scene.places.places) != shown:
        wrong.append("the places of the hand are not those of its cards")
    choosing = view.my_turn and len(view.hand) == 11 and not scene.watching
    for card, item in scene.hand.items():
        locked = choosing and card is view.just_taken and Discard(card) not in view.legal_actions
        if locked != (item.plated and item.number is None):
            wrong.append(f"the lock on {card} is wrong")
        if item.plated and not choosing and not is_laying(view):
            wrong.append(f"{card} shows a number although nothing is to be thrown")
    wrong += _laid_off(scene)
    return wrong


def _laid_off(scene: TableScene) -> list[str]:
    """After the round: cards that were laid off lie on their melds."""
    wrong: list[str] = []
    for card, place in scene.laid.items():
        item = scene.hand.get(card) or scene.opponent.open.get(card)
        if item is None:
            wrong.append(f"{card} was laid off and is not to be seen")
        elif (item.pos() - place.centre).manhattanLength() > 2 or item.width != place.width:
            wrong.append(f"{card} does not lie on the meld that it joined")
        elif not scene.sceneRect().contains(item.card_rect().translated(item.pos())):
            wrong.append(f"{card} lies outside")
    return wrong


def _opponent(scene: TableScene, view: SeatView) -> list[str]:
    wrong: list[str] = []
    row = scene.opponent
    if is_laying(view):
        return [f"the opponent shows {row.count} cards beside its melds"] if row.count else []
    if row.count != view.opponent_count:
        wrong.append(f"the opponent shows {row.count} cards, the state has {view.opponent_count}")
    groups = shown_groups(view)
    expected = CardSet(card for group in groups for card in group) if groups else view.opponent_known
    if not scene.taken_shown and not groups:
        expected = CardSet()
    if CardSet(row.open) != expected:
        wrong.append(f"the opponent shows {CardSet(row.open)} open, the state says {expected}")
    wrong += [
        f"the opponent's {card} does not show its face" for card, item in row.open.items() if item.flip != 1
    ]
    left, right = row.reach(scene.laid)
    if left < row.plate_right - 1:
        wrong.append(f"the opponent's cards begin at {left:.0f}, its plate ends at {row.plate_right:.0f}")
    if right > row.free_right + 1:
        wrong.append(f"the opponent's cards end at {right:.0f}, there is room to {row.free_right:.0f}")
    wrong += [
        "a back of the opponent shows a face" for item in row.backs if item.card is not None or item.flip
    ]
    return wrong


def _piles(scene: TableScene, view: SeatView) -> list[str]:
    wrong: list[str] = []
    if scene.stock.count != view.stock_count:
        wrong.append(f"the stock shows {scene.stock.count} cards, the state has {view.stock_count}")
    expected = scene.discards_of(view)
    if scene.discard.count != len(expected) or scene.discard.cards != expected[-2:]:
        wrong.append(f"the discard pile shows {scene.discard.cards}, the state has {expected[-2:]}")
    for pile, action in ((scene.stock, Draw()), (scene.discard, TakeDiscard())):
        if pile.legal != (action in view.legal_actions):
            wrong.append(f"the ring of the {pile.kind} is wrong")
    wrong += _upcard(scene, view)
    if scene.board.isVisible() or scene.board.slots or not scene.stock.isVisible():
        wrong.append("the knocker's melds are on the table although nothing is laid off")
    return wrong


def _laid(scene: TableScene) -> tuple[tuple[Card, int], ...]:
    """Return what lies on the knocker's melds, the plan of the person included."""
    return scene.board.view.laid_off if scene.board.view is not None else ()


def _board(scene: TableScene, view: SeatView) -> list[str]:
    """While the person lays off: the knocker's melds, what is on them, and a slot for whatever fits."""
    board, shown = scene.board, scene.board.view
    if shown is None or not board.isVisible():
        return ["the knocker's melds are not on the table"]
    wrong: list[str] = []
    if shown.knocker_melds != view.knocker_melds or shown.laid_off[: len(view.laid_off)] != view.laid_off:
        wrong.append("the melds on the table are not the knocker's")
    on_it = [card for meld in view.knocker_melds for card in meld] + [card for card, _ in shown.laid_off]
    if not set(on_it) <= set(board.cards_shown()):
        wrong.append(f"the board shows {board.cards_shown()}")
    slots = {slot.action for slot in board.slots}
    fits = {action for action in shown.legal_actions if isinstance(action, LayOff)}
    if slots != fits:
        wrong.append(f"the slots are {slots}, what fits is {fits}")
    room = scene.sceneRect()
    wrong += [f"{card} lies outside" for card in board.cards_shown() if not _inside(room, board, card)]
    wrong += [
        "a pile can be seen under the melds" for pile in (scene.stock, scene.discard) if pile.isVisible()
    ]
    return wrong


def _inside(room: QRectF, board: LayoffBoard, card: Card) -> bool:
    rect = board.rect_of(card)
    return rect is not None and room.contains(rect)


def _upcard(scene: TableScene, view: SeatView) -> list[str]:
    """The upcard stays on show while it gives the limit, and only then."""
    item = scene.upcard
    wanted = view.upcard if view.rules.oklahoma else None
    if item.card is not wanted or item.isVisible() != (wanted is not None):
        return [f"the upcard on show is {item.card}, the state says {wanted}"]
    if wanted is not None and (item.limit, item.factor) != (view.knock_limit, view.multiplier):
        return [f"the upcard says limit {item.limit} and ×{item.factor}"]
    return []
