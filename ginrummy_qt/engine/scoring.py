"""What a round is worth, with every step of the sum (RULES.md, scoring a round)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ginrummy_qt.engine.cards import CardError, CardSet
from ginrummy_qt.engine.layoffs import Defence, best_defence, defence_with
from ginrummy_qt.engine.melds import Meld, MeldError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.rules import Rules

__all__ = ["RoundKind", "RoundResult", "ScoringError", "Step", "StepKind", "settle", "settle_points"]


class ScoringError(ValueError):
    """A knock that cannot lie on the table so; the message is one sentence that names the cards."""


class RoundKind(StrEnum):
    """How a round ended."""

    KNOCK = "knock"
    UNDERCUT = "undercut"
    GIN = "gin"
    BIG_GIN = "big_gin"
    DEAD = "dead"


class StepKind(StrEnum):
    """What a number in the sum is."""

    DEFENDER = "defender"
    """Points of the defender's cards outside its own melds, before laying off."""
    LAID_OFF = "laid_off"
    """Points laid off, to be taken from the last."""
    LEFT = "left"
    """The defender's deadwood after laying off. Only after a ``LAID_OFF``."""
    KNOCKER = "knocker"
    """The knocker's deadwood, to be taken from the last; in an undercut the last is taken from it."""
    DIFFERENCE = "difference"
    """The difference of the two, never negative."""
    GIN_BONUS = "gin_bonus"
    UNDERCUT_BONUS = "undercut_bonus"
    BIG_GIN_BONUS = "big_gin_bonus"
    MULTIPLIER = "multiplier"
    """The factor by which the sum so far is multiplied (a spade upcard in Oklahoma: 2)."""
    TOTAL = "total"
    """What the winner scores; always last."""


@dataclass(frozen=True, slots=True)
class Step:
    """One number of the sum; ``value`` is 0 or more, the kind says what is done with it."""

    kind: StepKind
    value: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended and what it scored. ``RoundResult(RoundKind.DEAD)`` is a dead round."""

    kind: RoundKind
    winner: int | None = None
    """The seat that scores; ``None`` when the round is dead."""
    points: int = 0
    """What the winner scores, bonuses and multiplier included; 0 or more."""
    steps: tuple[Step, ...] = ()
    """The sum in the order in which it is worked out, see :class:`StepKind`."""
    knocker: int | None = None
    knocker_melds: tuple[Meld, ...] = ()
    knocker_deadwood: CardSet = CardSet()  # noqa: RUF009 - immutable
    defence: Defence | None = None
    """The other side's melds and layoffs; ``None`` when the round is dead, or no cards are known."""
    discard: Card | None = None
    """The card laid face down with the knock."""
    doubled: bool = False
    """Whether a multiplier above 1 went into the points."""


def settle(
    rules: Rules,
    knocker_melds: Iterable[Meld | str],
    knocker_deadwood: CardSet | str,
    defender_hand: CardSet | str,
    *,
    knocker: int = 0,
    big_gin: bool = False,
    multiplier: int = 1,
    discard: Card | None = None,
    layoffs: Sequence[tuple[Card, int]] | None = None,
) -> RoundResult:
    """Return the result of a knock, with the defender's best defence or the layoffs that it has chosen.

    Args:
        rules: bonuses, who wins a tie, whether gin can be laid off on. The knock limit is not looked at: a
            knock that the rules forbid never gets here, and a worked example may break it.
        knocker_melds: the melds as shown, each a :class:`Meld` or its text. They need not be the best ones.
        knocker_deadwood: the cards shown outside the melds, all of which count. None of them is gin; none and
            eleven cards in melds is big gin.
        defender_hand: the other side's cards, at most ten.
        knocker: the knocker's seat, 0 or 1; the defender's is the other.
        big_gin: says that the knocker declared big gin; found out from eleven melded cards when left out.
        multiplier: multiplies all that the round scores, bonuses included (a spade upcard in Oklahoma: 2).
        discard: goes into the result as it is.
        layoffs: what the defender laid off, each card with the number of the knocker's meld, in this order;
            its other cards are arranged at their best. Left out: the best defence.

    Raises:
        ScoringError: a text is no meld or no cards, a card is there twice, a side has too many cards, big
            gin is declared with deadwood or with other than eleven cards, or a layoff is not possible.
    """
    melds, deadwood, hand = _read(knocker_melds, knocker_deadwood, defender_hand)
    big_gin = _check(melds, deadwood, hand, big_gin=big_gin)
    gin = not deadwood
    if layoffs is None and (rules.layoff_on_gin or not gin):
        defence = best_defence(melds, hand)
    else:
        defence = _chosen(melds, hand, layoffs or (), allowed=rules.layoff_on_gin or not gin)

    counted = settle_points(
        rules,
        deadwood.points,
        defence.points,
        laid_off=defence.laid_off.points,
        knocker=knocker,
        big_gin=big_gin,
        multiplier=multiplier,
    )
    return replace(
        counted,
        knocker_melds=melds,
        knocker_deadwood=deadwood,
        defence=defence,
        discard=discard,
    )


def settle_points(
    rules: Rules,
    knocker_deadwood: int,
    defender_deadwood: int,
    *,
    laid_off: int = 0,
    knocker: int = 0,
    big_gin: bool = False,
    multiplier: int = 1,
) -> RoundResult:
    """Return the result of a knock of which the points are known and not the cards; there are none in it.

    Args:
        rules: bonuses, and who wins a tie.
        knocker_deadwood: points outside the knocker's melds; none of them is gin.
        defender_deadwood: the other side's points that are left after laying off.
        laid_off: the points that it laid off before.
        knocker: as for :func:`settle`.
        big_gin: whether all eleven cards are in melds.
        multiplier: as for :func:`settle`.

    Raises:
        ScoringError: a number is below zero, or big gin has deadwood.
    """
    if min(knocker_deadwood, defender_deadwood, laid_off) < 0:
        raise ScoringError(f"deadwood of {min(knocker_deadwood, defender_deadwood, laid_off)} points")
    if big_gin and knocker_deadwood:
        raise ScoringError(f"big gin with {knocker_deadwood} points of deadwood")
    own, left = knocker_deadwood, defender_deadwood
    steps = [Step(StepKind.DEFENDER, left + laid_off)]
    if laid_off:
        steps += [Step(StepKind.LAID_OFF, laid_off), Step(StepKind.LEFT, left)]
    winner = knocker
    if not own:
        kind, points = RoundKind.GIN, left
        bonus, bonus_kind = rules.gin_bonus, StepKind.GIN_BONUS
        if big_gin:
            kind = RoundKind.BIG_GIN
            if rules.big_gin_bonus is not None:
                bonus, bonus_kind = rules.big_gin_bonus, StepKind.BIG_GIN_BONUS
    else:
        kind, points = RoundKind.KNOCK, abs(left - own)
        bonus, bonus_kind = 0, StepKind.UNDERCUT_BONUS
        steps += [Step(StepKind.KNOCKER, own), Step(StepKind.DIFFERENCE, points)]
        if left < own or (left == own and rules.tie == "undercut"):
            kind, winner, bonus = RoundKind.UNDERCUT, 1 - knocker, rules.undercut_bonus
    if bonus:
        steps.append(Step(bonus_kind, bonus))
        points += bonus
    if multiplier != 1:
        steps.append(Step(StepKind.MULTIPLIER, multiplier))
        points *= multiplier
    steps.append(Step(StepKind.TOTAL, points))
    return RoundResult(
        kind=kind,
        winner=winner,
        points=points,
        steps=tuple(steps),
        knocker=knocker,
        doubled=multiplier > 1,
    )


def _chosen(
    melds: tuple[Meld, ...], hand: CardSet, layoffs: Sequence[tuple[Card, int]], *, allowed: bool
) -> Defence:
    """Return the defence that lays off exactly this."""
    if layoffs and not allowed:
        raise ScoringError("nothing can be laid off against gin")
    try:
        return defence_with(melds, hand, layoffs)
    except MeldError as error:
        raise ScoringError(f"the layoffs: {error}") from None


def _read(
    knocker_melds: Iterable[Meld | str], knocker_deadwood: CardSet | str, defender_hand: CardSet | str
) -> tuple[tuple[Meld, ...], CardSet, CardSet]:
    """Turn what is text into melds and cards."""
    if isinstance(knocker_melds, str):
        raise ScoringError(f"the knocker's melds are one text, {knocker_melds!r}: give one for each meld")
    try:
        melds = tuple(Meld.parse(meld) if isinstance(meld, str) else meld for meld in knocker_melds)
    except MeldError as error:
        raise ScoringError(f"the knocker's melds: {error}") from None
    sides: list[CardSet] = []
    for whose, cards in (
        ("the knocker's deadwood", knocker_deadwood),
        ("the defender's hand", defender_hand),
    ):
        try:
            sides.append(CardSet.parse(cards) if isinstance(cards, str) else cards)
        except CardError as error:
            raise ScoringError(f"{whose}: {error}") from None
    deadwood, hand = sides
    return melds, deadwood, hand


def _check(melds: tuple[Meld, ...], deadwood: CardSet, hand: CardSet, *, big_gin: bool) -> bool:
    """Refuse what cannot be one deal; return whether it is big gin."""
    shown = CardSet()
    for meld in melds:
        if twice := shown & meld.cards:
            raise ScoringError(f"{twice} is in two of the knocker's melds")
        shown |= meld.cards
    if twice := shown & deadwood:
        raise ScoringError(f"{twice} is both in the knocker's melds and in the knocker's deadwood")
    shown |= deadwood
    if twice := shown & hand:
        raise ScoringError(f"{twice} is on both sides, the knocker's and the defender's")
    if big_gin and (deadwood or len(shown) != 11):
        raise ScoringError(
            f"big gin is eleven cards in melds, not {len(shown)} cards with {len(deadwood)} of them outside"
        )
    if len(shown) > (10 if deadwood else 11):
        raise ScoringError(
            f"the knocker shows {len(shown)} cards, and may show ten, or eleven that are all in melds"
        )
    if len(hand) > 10:
        raise ScoringError(f"the defender has {len(hand)} cards, and may have ten")
    return big_gin or len(shown) == 11
