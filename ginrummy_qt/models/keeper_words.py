"""What a round with real cards came to, in words: who won, the sum, and how the cards lie.

``names`` are those of the two who played, at the seats 0 and 1 of the result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import RoundKind, StepKind
from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.words import SEPARATOR, cards_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import RoundResult

__all__ = ["cards_lines", "headline", "sum_line"]


def headline(result: RoundResult, names: tuple[str, str]) -> str:
    """Return who wins how much."""
    if result.winner is None:
        return QCoreApplication.translate("ScoreKeeper", "A round without a winner: nobody scores")
    name, points = names[result.winner], Phrases().points(result.points)
    match result.kind:
        case RoundKind.UNDERCUT:
            text = QCoreApplication.translate("ScoreKeeper", "Undercut: {name} wins {points}")
        case RoundKind.GIN:
            text = QCoreApplication.translate("ScoreKeeper", "Gin: {name} wins {points}")
        case RoundKind.BIG_GIN:
            text = QCoreApplication.translate("ScoreKeeper", "Big gin: {name} wins {points}")
        case _:
            text = QCoreApplication.translate("ScoreKeeper", "{name} wins {points}")
    return text.format(name=name, points=points)


def sum_line(result: RoundResult, names: tuple[str, str]) -> str:
    """Return the sum: ``24 (Berta) − 8 (Anna) = 16``, bonuses with their names; empty for a dead round."""
    if result.knocker is None:
        return ""
    values = {step.kind: step.value for step in result.steps}
    sides = [
        (values.get(StepKind.LEFT, values[StepKind.DEFENDER]), names[1 - result.knocker]),
        (values.get(StepKind.KNOCKER, 0), names[result.knocker]),
    ]
    if sides[0][0] < sides[1][0]:
        sides.reverse()
    (more, first), (less, second) = sides
    text, terms = f"{more} ({first})", 1
    if StepKind.KNOCKER in values:
        text, terms = f"{text} − {less} ({second})", 2
    for kind, sign, caption in (
        (StepKind.GIN_BONUS, "+", QCoreApplication.translate("Sums", "gin")),
        (StepKind.BIG_GIN_BONUS, "+", QCoreApplication.translate("Sums", "big gin")),
        (StepKind.UNDERCUT_BONUS, "+", QCoreApplication.translate("Sums", "undercut")),
        (StepKind.MULTIPLIER, "×", QCoreApplication.translate("Sums", "spade upcard")),
    ):
        if kind in values:
            if sign == "×" and terms > 1:  # what is multiplied is the whole sum before
                text = f"({text})"
            text += f" {sign} {values[kind]} ({caption})"
            terms += 1
    return f"{text} = {result.points}"


def cards_lines(result: RoundResult, names: tuple[str, str]) -> tuple[str, ...]:
    """Return how the cards of both sides lie, in markup; empty when only points are known."""
    if result.knocker is None or result.defence is None:
        return ()
    defence = result.defence
    own = [cards_markup(meld) for meld in result.knocker_melds]
    if result.knocker_deadwood:
        own.append(_deadwood(cards_markup(result.knocker_deadwood)))
    other = [cards_markup(meld) for meld in defence.arrangement.melds]
    if defence.layoffs:
        cards = cards_markup(card for card, _ in defence.layoffs)
        other.append(QCoreApplication.translate("ScoreKeeper", "laid off {cards}").format(cards=cards))
    if defence.arrangement.deadwood:
        other.append(_deadwood(cards_markup(defence.arrangement.deadwood)))
    return tuple(
        f"*{name}*: {SEPARATOR.join(parts)}"
        for name, parts in ((names[result.knocker], own), (names[1 - result.knocker], other))
    )


def _deadwood(cards: str) -> str:
    return QCoreApplication.translate("ScoreKeeper", "deadwood {cards}").format(cards=cards)
