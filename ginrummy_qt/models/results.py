"""What a round and a match came to, in words: headlines, the sum with its captions, bonuses.

``me`` is the seat of the person who reads. Everything is in the language that is installed now.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import BonusKind, RoundKind, RoundResult, StepKind
from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.words import SEPARATOR, seat_name

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


def result_headline(result: RoundResult, me: int) -> str:
    """Return the headline of a round's result."""
    points = Phrases().points(result.points)
    mine = result.winner == me
    match result.kind:
        case RoundKind.DEAD:
            return QCoreApplication.translate("Results", "Nobody knocked: no points in this round")
        case RoundKind.KNOCK:
            deadwood = result.knocker_deadwood.points
            if mine:
                return QCoreApplication.translate(
                    "Results", "You knock with {deadwood} and win {points}"
                ).format(deadwood=deadwood, points=points)
            return QCoreApplication.translate(
                "Results", "The computer knocks with {deadwood} and wins {points}"
            ).format(deadwood=deadwood, points=points)
        case RoundKind.UNDERCUT:
            if mine:
                return QCoreApplication.translate("Results", "Undercut: you win {points}").format(
                    points=points
                )
            return QCoreApplication.translate("Results", "Undercut: the computer wins {points}").format(
                points=points
            )
        case RoundKind.GIN:
            if mine:
                return QCoreApplication.translate("Results", "Gin! You win {points}").format(points=points)
            return QCoreApplication.translate("Results", "Gin: the computer wins {points}").format(
                points=points
            )
        case RoundKind.BIG_GIN:
            if mine:
                return QCoreApplication.translate("Results", "Big gin! You win {points}").format(
                    points=points
                )
            return QCoreApplication.translate("Results", "Big gin: the computer wins {points}").format(
                points=points
            )


def result_subline(number: int, turns: int, *, i_began: bool) -> str:
    """Return the line under the headline: round, turns, who went first."""
    began = (
        QCoreApplication.translate("Results", "you went first")
        if i_began
        else QCoreApplication.translate("Results", "the computer went first")
    )
    return SEPARATOR.join(
        (
            QCoreApplication.translate("Results", "Round {number}").format(number=number),
            Phrases().turns(turns),
            began,
        )
    )


def side_label(result: RoundResult, seat: int, me: int) -> str:
    """Return what stands before a side's open hand: ``You knocked``, ``Computer``."""
    if result.knocker != seat:
        return seat_name(seat, me)
    if result.kind in {RoundKind.GIN, RoundKind.BIG_GIN}:
        if seat == me:
            return QCoreApplication.translate("Results", "You have gin")
        return QCoreApplication.translate("Results", "Computer has gin")
    if seat == me:
        return QCoreApplication.translate("Results", "You knocked")
    return QCoreApplication.translate("Results", "Computer knocked")


def sum_terms(result: RoundResult, me: int) -> tuple[Term, ...]:
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
        terms += [Term("", sides[0][0], _small_name(sides[0][1], me))]
        terms += [Term("−", sides[1][0], _small_name(sides[1][1], me))]
    else:
        terms.append(Term("", left, _deadwood_of(defender, me)))
    extras = _extras(values)
    if extras and StepKind.KNOCKER in values:
        terms.append(Term("=", values[StepKind.DIFFERENCE], QCoreApplication.translate("Sums", "difference")))
    terms += extras
    total = (
        QCoreApplication.translate("Sums", "points for you")
        if result.winner == me
        else QCoreApplication.translate("Sums", "points for the computer")
    )
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


def _small_name(seat: int, me: int) -> str:
    """Return a side's name as a caption under a number."""
    if seat == me:
        return QCoreApplication.translate("Sums", "you")
    return QCoreApplication.translate("Sums", "computer")


def _deadwood_of(seat: int, me: int) -> str:
    if seat == me:
        return QCoreApplication.translate("Sums", "your deadwood")
    return QCoreApplication.translate("Sums", "computer’s deadwood")


def sum_text(result: RoundResult, me: int) -> str:
    """Return the sum as one line of plain text: ``14 (computer) − 8 (you) = 6 (points for you)``."""
    return " ".join(f"{term.sign} {term.value} ({term.caption})".strip() for term in sum_terms(result, me))


def match_headline(winner: int | None, finals: tuple[int, ...], me: int) -> str:
    """Return the headline of a match's result; ``finals`` by seat."""
    if winner is None:
        return QCoreApplication.translate("Results", "The match is a tie, {points} each").format(
            points=finals[me]
        )
    high, low = finals[winner], finals[1 - winner]
    if winner == me:
        return QCoreApplication.translate("Results", "You win the match, {high} to {low}").format(
            high=high, low=low
        )
    return QCoreApplication.translate("Results", "The computer wins the match, {high} to {low}").format(
        high=high, low=low
    )


def bonus_name(kind: BonusKind) -> str:
    """Return the name of a line of the final sum."""
    return {
        BonusKind.BOX: QCoreApplication.translate("Results", "Boxes for rounds won"),
        BonusKind.GAME: QCoreApplication.translate("Results", "Game bonus"),
        BonusKind.SHUTOUT: QCoreApplication.translate("Results", "Shutout: the loser never scored"),
    }[kind]
