"""Who sits where: two, three or four players around two-handed rounds.

*Two*: seats 0 and 1 at one table.

*Three*: the dealer deals to the other two and sits out; the seat on the dealer's left begins, the other one
plays the dealer's part. Each player has a score. ``loser_deals``: who lost deals next, so the winner plays
the one who dealt. ``rotate``: the next seat deals. A dead round keeps its dealer in both.

*Four*: seats 0 and 2 against seats 1 and 3, two tables at once, everyone against one of the other pair.
Opponents change after every round: in odd rounds 0 plays 1 and 2 plays 3, in even ones 0 plays 3 and 2 plays
1. One side deals at both tables; the sides take turns as two players do, by the round's result for the sides.
What a round is worth to them:

- ``net``: the points won at both tables are set against each other; the pair with more writes down the
  difference (so when both partners won, the sum), nobody when they are equal. A pair that won alone, even for
  no points, has won the round.
- ``sum``: each pair that won at a table writes down the points that it won at both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine.deal import DealerDraw
from ginrummy_qt.engine.options import FirstDealer, NextDealer, Pairs, ThreeHand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.deal import Deal
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = [
    "Pairing",
    "Seating",
    "first_dealer",
    "next_dealer",
    "points_by_side",
    "seat_round",
    "side_of",
    "sides",
]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two seats of the match at one table."""

    seats: tuple[int, int]
    """Who sits at the table's seats 0 and 1: the lower seat first; of two pairs the one of seats 0 and 2."""
    dealer: int
    """The table's seat, 0 or 1, that plays the dealer's part."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays whom in one round."""

    dealer: int
    """The seat that deals; with two pairs the one at the first table."""
    pairings: tuple[Pairing, ...]
    """One for each table; seat 0 of two or four sits at the first."""
    sits_out: int | None = None
    """Of three, the seat that does not play."""


def sides(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side: players by themselves, or two pairs."""
    if rules.seats == 4:
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(rules.seats))


def side_of(rules: Rules, seat: int) -> int:
    """Return the side that ``seat`` plays for."""
    return seat % 2 if rules.seats == 4 else seat


def first_dealer(rules: Rules, deal: Deal, computers: Sequence[bool]) -> DealerDraw:
    """Return which *side* deals first in a match that begins with ``deal``.

    ``computers`` says of each seat whether the computer plays there. The first seat without one is the person
    (seat 0 when there is none); ``computer`` names the first computer on the person's left, of two pairs the
    person's opponents.
    """
    person = next((seat for seat, computer in enumerate(computers) if not computer), 0)
    count = len(sides(rules))
    if rules.first_dealer is FirstDealer.COMPUTER and count == 3:
        left = [(person + step) % count for step in (1, 2)]
        return DealerDraw(next((seat for seat in left if computers[seat]), left[0]))
    return deal.first_dealer(rules.first_dealer, side_of(rules, person), count)


def seat_round(rules: Rules, number: int, side: int) -> Seating:
    """Return who plays whom in round ``number`` (from 1) when this side deals."""
    if rules.seats == 2:
        return Seating(side, (Pairing((0, 1), side),))
    if rules.seats == 3:
        first, second = (seat for seat in range(3) if seat != side)
        begins = (side + 1) % 3
        return Seating(side, (Pairing((first, second), int(begins == first)),), sits_out=side)
    opponent = 1 if number % 2 else 3
    pairings = (Pairing((0, opponent), side), Pairing((2, 4 - opponent), side))
    return Seating(pairings[0].seats[side], pairings)


def points_by_side(rules: Rules, seating: Seating, results: Sequence[RoundResult]) -> tuple[int | None, ...]:
    """Return what each side writes down for a round with these results, by table; ``None``: nothing won."""
    won: list[int | None] = [None] * len(sides(rules))
    for pairing, result in zip(seating.pairings, results, strict=True):
        if result.winner is not None:
            side = side_of(rules, pairing.seats[result.winner])
            won[side] = (won[side] or 0) + result.points
    if rules.seats == 4 and rules.pairs is Pairs.NET and None not in won:
        ours, theirs = (points or 0 for points in won)
        return (ours - theirs if ours > theirs else None, theirs - ours if theirs > ours else None)
    return tuple(won)


def next_dealer(rules: Rules, seating: Seating, results: Sequence[RoundResult]) -> int:
    """Return the side that deals after a round with these results, by table."""
    dealer = side_of(rules, seating.dealer)
    if rules.seats == 3:
        winner = results[0].winner
        if winner is None:
            return dealer
        if rules.three_hand is ThreeHand.ROTATE:
            return (dealer + 1) % 3
        return seating.pairings[0].seats[1 - winner]
    ours, theirs = (-1 if points is None else points for points in points_by_side(rules, seating, results))
    if ours == theirs:
        return dealer
    winner = 0 if ours > theirs else 1
    match rules.next_dealer:
        case NextDealer.WINNER:
            return winner
        case NextDealer.LOSER:
            return 1 - winner
        case NextDealer.ALTERNATE:
            return 1 - dealer
