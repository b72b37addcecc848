"""The sentences of laying off by hand; texts with markup as in :mod:`ginrummy_qt.models.words`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import CardSet, MeldKind, deadwood
from ginrummy_qt.engine.layoffs import best_defence
from ginrummy_qt.models.layoff_plan import LayoffPlan, knocker_points, melds_for, undercut_at
from ginrummy_qt.models.words import card_markup, cards_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, RoundResult, SeatView
    from ginrummy_qt.models.words import Names

__all__ = ["better_layoffs", "knock_headline", "layoff_prompt", "layoff_reason", "where_prompt"]


def knock_headline(view: SeatView, names: Names = None) -> str:
    """Return what the other side has done, above its melds; ``names`` as in :func:`prompt`."""
    points = knocker_points(view)
    if names is not None:
        if points == 0:
            text = QCoreApplication.translate("Layoffs", "{name} has gin")
        else:
            text = QCoreApplication.translate("Layoffs", "{name} knocks with {points}")
        return text.format(name=names[view.opponent], points=points)
    if points == 0:
        return QCoreApplication.translate("Layoffs", "The computer has gin")
    return QCoreApplication.translate("Layoffs", "The computer knocks with {points}").format(points=points)


def layoff_prompt(view: SeatView, selection: Card | None) -> tuple[str, str]:
    """Return the line above the hand, and a short form of it."""
    if selection is None:
        return _general(view)
    card = card_markup(selection)
    melds = melds_for(view, selection)
    if not melds:
        text = QCoreApplication.translate("Layoffs", "The {card} fits nowhere").format(card=card)
        return text, text
    left = deadwood(view.hand - CardSet([selection]))
    limit = undercut_at(view)
    under = limit is not None and left <= limit
    short = QCoreApplication.translate("Layoffs", "Lay off {card}: *{points} left*").format(
        card=card, points=left
    )
    if len(melds) > 1:
        long = QCoreApplication.translate("Layoffs", "Lay off the {card}: *{points} left*")
    elif view.knocker_melds[melds[0]].kind is MeldKind.RUN:
        long = QCoreApplication.translate("Layoffs", "Lay off the {card} on the run: *{points} left*")
    else:
        long = QCoreApplication.translate("Layoffs", "Lay off the {card} on the set: *{points} left*")
    long = long.format(card=card, points=left)
    if under:
        tail = QCoreApplication.translate("Layoffs", "an undercut")
        return f"{long}, {tail}", short
    return long, short


def _general(view: SeatView) -> tuple[str, str]:
    points = deadwood(view.hand)
    if LayoffPlan(view).best():
        long = QCoreApplication.translate("Layoffs", "Lay cards off on the open melds, or finish")
        return long, QCoreApplication.translate("Layoffs", "Lay off, or finish")
    limit = undercut_at(view)
    if limit is not None and points <= limit:
        text = QCoreApplication.translate("Layoffs", "Nothing more to lay off: *{points} left*, an undercut")
    else:
        text = QCoreApplication.translate("Layoffs", "Nothing more to lay off: *{points} left*")
    text = text.format(points=points)
    return text, text


def where_prompt(card: Card) -> str:
    """Return the question on which of two melds ``card`` goes."""
    return QCoreApplication.translate("Layoffs", "On which meld does the {card} go?").format(
        card=card_markup(card)
    )


def layoff_reason() -> str:
    """Return why nothing else can be done now."""
    return QCoreApplication.translate("Layoffs", "The knock has been made: lay cards off, or finish.")


def better_layoffs(result: RoundResult, me: int, hand: CardSet) -> str:
    """Return what would have been best for the person who laid off by hand; empty when nothing was missed.

    Args:
        result: of the round.
        me: the person's seat.
        hand: the person's ten cards when the other side knocked.
    """
    defence = result.defence
    if defence is None or result.knocker in (None, me) or not result.knocker_deadwood:
        return ""
    best = best_defence(result.knocker_melds, hand)
    if best.points >= defence.points:
        return ""
    if not best.layoffs:  # a card of one's own meld was laid off, and the others then counted
        text = QCoreApplication.translate("Layoffs", "Best would have been to lay off nothing: {points} left")
        return text.format(points=best.points)
    text = QCoreApplication.translate("Layoffs", "Best would have been to lay off {cards}: {points} left")
    return text.format(cards=cards_markup(card for card, _ in best.layoffs), points=best.points)
