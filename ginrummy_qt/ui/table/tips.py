"""The tool tips of the table: what a card is and what throwing it leaves, what a click on a pile does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine.actions import Discard, Draw, TakeDiscard
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.models.phrases import deadwood_after, why_not
from ginrummy_qt.models.words import card_name
from ginrummy_qt.ui.table.opponent import shown_groups
from ginrummy_qt.ui.table.pile_item import PileItem, PileKind

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["tip_at"]


def tip_at(scene: TableScene, view: SeatView, selection: Card | None, point: QPointF) -> str:
    """Return what a tool tip at ``point`` of ``scene`` says of the state in ``view``; empty where nothing is.

    ``selection`` is the card that would be thrown. Ask at rest.
    """
    card = scene.card_at(point)
    if card is not None:
        if scene.closed:
            return ""
        return _name(card) if scene.watching else _own(view, card, counting=scene.counting)
    pile = scene.pile_at(point)
    if isinstance(pile, PileItem):
        if scene.watching:
            return ""
        return _stock(view) if pile.kind is PileKind.STOCK else _discard_pile(view, selection)
    taken = scene.opponent.card_at(point)
    if taken is None:
        return ""
    if view.result is not None or shown_groups(view):
        return _name(taken)
    return QCoreApplication.translate("Tips", "{card}: taken from the discard pile").format(card=_name(taken))


def _name(card: Card) -> str:
    """Return the card's name as a sentence begins: ``Seven of hearts``."""
    name = card_name(card)
    return name[:1].upper() + name[1:]


def _own(view: SeatView, card: Card, *, counting: bool) -> str:
    if not view.my_turn or len(view.hand) != 11:
        return _name(card)
    if card is view.just_taken and Discard(card) not in view.legal_actions:
        return QCoreApplication.translate(
            "Prompts", "{card} was just taken: it stays until your next turn"
        ).format(card=_name(card))
    if not counting:
        return _name(card)
    return QCoreApplication.translate("Tips", "{card}: thrown, it leaves a deadwood of {points}").format(
        card=_name(card), points=deadwood_after(view, card)
    )


def _stock(view: SeatView) -> str:
    if Draw() in view.legal_actions:
        return QCoreApplication.translate("Tips", "A click draws the top card of the stock (D)")
    return why_not(Draw(), view)


def _discard_pile(view: SeatView, selection: Card | None) -> str:
    if selection is not None and Discard(selection) in view.legal_actions:
        return QCoreApplication.translate("Tips", "A click throws the selected card: {card}").format(
            card=card_name(selection)
        )
    if TakeDiscard() in view.legal_actions:
        return QCoreApplication.translate("Tips", "A click takes this card: {card} (T)").format(
            card=card_name(view.discard_pile[-1])
        )
    return why_not(TakeDiscard(), view)
