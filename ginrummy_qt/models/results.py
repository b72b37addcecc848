"""What a round and a match came to, in words: headlines, the sum with its captions, bonuses.

``me`` is the seat of the person who reads. Everything is in the language that is installed now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import BonusKind, RoundKind, RoundResult, StepKind
from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.words import SEPARATOR, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.models.words import Names

__all__ = [
    "Term",
    "bonus_name",
    "kind_name",
    "match_headline",
    "result_headline",
    "result_subline",
    "side_label",
    "sum_terms",
    "sum_text",
]


@dataclass(frozen=True, slots=True)
class Term:
    """One number of a sum: ``sign`` before it (empty for the first), ``caption`` under it."""

    sign: str
    value: int
    caption: str
    final: bool = False
    """Whether this is the result."""


def kind_name(kind: RoundKind) -> str:
    """Return how a round ended, for score sheets, for instance ``Knock``."""
    return {
        RoundKind.KNOCK: QCoreApplication.translate("Results", "Knock"),
        RoundKind.UNDERCUT: QCoreApplication.translate("Results", "Undercut"),
        RoundKind.GIN: QCoreApplication.translate("Results", "Gin"),
        RoundKind.BIG_GIN: QCoreApplication.translate("Results", "Big gin"),
        RoundKind.DEAD: QCoreApplication.translate("Results", "Draw", "a round without points"),
    }[kind]


def result_headline(result: RoundResult, me: int | None, names: Names = None) -> str:
    """Return the headline of a round's result.

    Args:
        result: In the table's seats.
        me: The table's seat that is addressed as "you"; ``None``: neither is.
        names: Of the table's seats; ``None``: the other one is the computer.
    """
    winner = result.winner
    if winner is None:
        return QCoreApplication.translate("Results", "No winner: nobody scores in this round")
    if winner == me:
        text = _own_headline(result.kind)
    elif names is None:
        text = _computer_headline(result.kind)
    else:
        text = _named_headline(result.kind)
    return text.format(
        name="" if names is None else names[winner],
        deadwood=result.knocker_deadwood.points,
        points=Phrases().points(result.points),
    )


def _own_headline(kind: RoundKind) -> str:
    return {
        RoundKind.KNOCK: QCoreApplication.translate("Results", "You knock with {deadwood} and win {points}"),
        RoundKind.UNDERCUT: QCoreApplication.translate("Results", "Undercut: you win {points}"),
        RoundKind.GIN: QCoreApplication.translate("Results", "Gin! You win {points}"),
        RoundKind.BIG_GIN: QCoreApplication.translate("Results", "Big gin! You win {points}"),
    }[kind]


def _computer_headline(kind: RoundKind) -> str:
    return {
        RoundKind.KNOCK: QCoreApplication.translate(
            "Results", "The computer knocks with {deadwood} and wins {points}"
        ),
        RoundKind.UNDERCUT: QCoreApplication.translate("Results", "Undercut: the computer wins {points}"),
        RoundKind.GIN: QCoreApplication.translate("Results", "Gin: the computer wins {points}"),
        RoundKind.BIG_GIN: QCoreApplication.translate("Results", "Big gin: the computer wins {points}"),
    }[kind]


def _named_headline(kind: RoundKind) -> str:
    return {
        RoundKind.KNOCK: QCoreApplication.translate(
            "Results", "{name} knocks with {deadwood} and wins {points}"
        ),
        RoundKind.UNDERCUT: QCoreApplication.translate("Results", "Undercut: {name} wins {points}"),
        RoundKind.GIN: QCoreApplication.translate("Results", "Gin: {name} wins {points}"),
        RoundKind.BIG_GIN: QCoreApplication.translate("Results", "Big gin: {name} wins {points}"),
    }[kind]


def result_subline(number: int, turns: int, began: int, me: int | None, names: Names = None) -> str:
    """Return the line under the headline: round, turns, who went first (the table's seat ``began``)."""
    if began == me:
        first = QCoreApplication.translate("Results", "you went first")
    elif names is None:
        first = QCoreApplication.translate("Results", "the computer went first")
    else:
        first = QCoreApplication.translate("Results", "{name} went first").format(name=names[began])
    return SEPARATOR.join(
        (
            QCoreApplication.translate("Results", "Round {number}").format(number=number),
            Phrases().turns(turns),
            first,
        )
    )


def side_label(result: RoundResult, seat: int, me: int | None, names: Names = None) -> str:
    """Return what stands before a side's open hand: ``You knocked``, ``Computer``, ``Anna has gin``."""
    name = seat_name(seat, me) if names is None else names[seat]
    if result.knocker != seat:
        return name
    if result.kind in {RoundKind.GIN, RoundKind.BIG_GIN}:
        if seat == me:
            return QCoreApplication.translate("Results", "You have gin")
        if names is None:
            return QCoreApplication.translate("Results", "Computer has gin")
        return QCoreApplication.translate("Results", "{name} has gin").format(name=name)
    if seat == me:
        return QCoreApplication.translate("Results", "You knocked")
    if names is None:
        return QCoreApplication.translate("Results", "Computer knocked")
    return QCoreApplication.translate("Results", "{name} knocked").format(name=name)


def sum_terms(result: RoundResult, me: int | None, names: Names = None) -> tuple[Term, ...]:
    """Return the sum of a round from the deadwood of both sides to the points; empty for a dead round.

    Layoffs are not in it: the sheet shows them beside the defender's hand.
    """
    if result.knocker is None or result.winner is None:
        return ()
    values = {step.kind: step.value for step in result.steps}
    defender = 1 - result.knocker
    left = values.get(StepKind.LEFT, values[StepKind.DEFENDER])
    terms: list[Term] = []
    if StepKind.KNOCKER in values:
        sides = [(left, defender), (values[StepKind.KNOCKER], result.knocker)]
        if sides[0][0] < sides[1][0]:
            sides.reverse()
        terms += [Term("", sides[0][0], _small_name(sides[0][1], me, names))]
        terms += [Term("−", sides[1][0], _small_name(sides[1][1], me, names))]
    else:
        terms.append(Term("", left, _deadwood_of(defender, me, names)))
    extras = _extras(values)
    if extras and StepKind.KNOCKER in values:
        terms.append(Term("=", values[StepKind.DIFFERENCE], QCoreApplication.translate("Sums", "difference")))
    terms += extras
    if result.winner == me:
        total = QCoreApplication.translate("Sums", "points for you")
    elif names is None:
        total = QCoreApplication.translate("Sums", "points for the computer")
    else:
        total = QCoreApplication.translate("Sums", "points for {name}").format(name=names[result.winner])
    terms.append(Term("=", result.points, total, final=True))
    return tuple(terms)


def _extras(values: dict[StepKind, int]) -> list[Term]:
    extras: list[Term] = []
    for kind, sign, caption in (
        (StepKind.GIN_BONUS, "+", QCoreApplication.translate("Sums", "gin")),
        (StepKind.BIG_GIN_BONUS, "+", QCoreApplication.translate("Sums", "big gin")),
        (StepKind.UNDERCUT_BONUS, "+", QCoreApplication.translate("Sums", "undercut")),
        (StepKind.MULTIPLIER, "×", QCoreApplication.translate("Sums", "spade upcard")),
    ):
        if kind in values:
            extras.append(Term(sign, values[kind], caption))
    return extras


def _small_name(seat: int, me: int | None, names: Names) -> str:
    """Return a side's name as a caption under a number."""
    if seat == me:
        return QCoreApplication.translate("Sums", "you")
    return QCoreApplication.translate("Sums", "computer") if names is None else names[seat]


def _deadwood_of(seat: int, me: int | None, names: Names) -> str:
    if seat == me:
        return QCoreApplication.translate("Sums", "your deadwood")
    if names is None:
        return QCoreApplication.translate("Sums", "computer’s deadwood")
    return QCoreApplication.translate("Sums", "deadwood of {name}").format(name=names[seat])


def sum_text(result: RoundResult, me: int | None, names: Names = None) -> str:
    """Return the sum as one line of plain text: ``14 (computer) − 8 (you) = 6 (points for you)``."""
    return " ".join(
        f"{term.sign} {term.value} ({term.caption})".strip() for term in sum_terms(result, me, names)
    )


def match_headline(
    winner: int | None, finals: tuple[int, ...], me: int | None, names: Sequence[str] | None = None
) -> str:
    """Return the headline of a match's result: who has won, and all sums from the winner's down.

    Args:
        winner: The side; ``None``: nobody.
        finals: By side.
        me: The side of the person who reads; ``None``: none is addressed.
        names: Of the sides; ``None``: there are two, and the other one is the computer.
    """
    if winner is None:
        return QCoreApplication.translate("Results", "The match is a tie, {points} each").format(
            points=max(finals)
        )
    others = sorted((points for side, points in enumerate(finals) if side != winner), reverse=True)
    high, scores = finals[winner], " : ".join(map(str, (finals[winner], *others)))
    if winner == me and len(others) > 1:
        return QCoreApplication.translate("Results", "You win the match, {scores}").format(scores=scores)
    if winner == me:
        text = QCoreApplication.translate("Results", "You win the match, {high} to {low}")
    elif names is None:
        text = QCoreApplication.translate("Results", "The computer wins the match, {high} to {low}")
    else:  # said so that it fits a pair as well
        return QCoreApplication.translate("Results", "The match goes to {name}, {scores}").format(
            name=names[winner], scores=scores
        )
    return text.format(high=high, low=others[0])


def bonus_name(kind: BonusKind) -> str:
    """Return the name of a line of the final sum."""
    return {
        BonusKind.BOX: QCoreApplication.translate("Results", "Boxes for rounds won"),
        BonusKind.GAME: QCoreApplication.translate("Results", "Game bonus"),
        BonusKind.SHUTOUT: QCoreApplication.translate("Results", "Shutout: the loser never scored"),
    }[kind]
