"""A finished round in numbers: what statistics are made of. All of it follows from the round itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine.deadwood_tables import deadwood_mask
from ginrummy_qt.engine.luck import draws_of

if TYPE_CHECKING:
    from ginrummy_qt.engine.match import Match, Table

__all__ = ["Tally", "tallies", "tally"]


@dataclass(frozen=True, slots=True)
class Tally:
    """What happened at one table of a round. Pairs are by the round's own seats, 0 and 1."""

    table: int
    seats: tuple[int, int]
    """Which seats of the match these are."""
    dealer: int
    kind: str
    """A :class:`~ginrummy_qt.engine.scoring.RoundKind`."""
    winner: int | None
    """Whose points they are; ``None`` for a dead round."""
    points: int
    knocker: int | None
    knock_deadwood: int | None
    """What the knocker's hand counted when it was laid down; 0 for gin; ``None`` when nobody knocked."""
    turns: int
    """Of both together."""
    left: tuple[int, int]
    """Deadwood at the end: the knocker's as laid down, the defender's after its layoffs."""
    dealt: tuple[int, int]
    """Best deadwood of the ten cards dealt (in the opening with eleven cards, of the first ten)."""
    draws: tuple[int, int]
    """How many cards came from the stock."""
    luck: tuple[float, float]
    """The luck of these draws in points of deadwood (:mod:`ginrummy_qt.engine.luck`)."""


def tally(table: Table) -> Tally:
    """Return the figures of the finished round at ``table``.

    Raises:
        ValueError: the round is not over.
    """
    current = table.round
    result = current.result
    if result is None:
        raise ValueError("a round that is not over has no tally")
    deck = table.deal.order
    dealt = [0, 0]
    for place, card in enumerate(deck[:20]):
        dealt[(1 - current.dealer) ^ (place & 1)] |= 1 << card.index
    left = [deadwood_mask(current.hand(seat).mask) for seat in (0, 1)]
    knock_deadwood = None
    if result.knocker is not None:
        knock_deadwood = result.knocker_deadwood.points
        left[result.knocker] = knock_deadwood
        if result.defence is not None:
            left[1 - result.knocker] = result.defence.points
    draws, luck = draws_of(current, deck)
    return Tally(
        table=table.number,
        seats=table.seats,
        dealer=current.dealer,
        kind=str(result.kind),
        winner=result.winner,
        points=result.points,
        knocker=result.knocker,
        knock_deadwood=knock_deadwood,
        turns=current.turns,
        left=(left[0], left[1]),
        dealt=(deadwood_mask(dealt[0]), deadwood_mask(dealt[1])),
        draws=draws,
        luck=luck,
    )


def tallies(match: Match) -> tuple[Tally, ...]:
    """Return the figures of the round that has just ended, one for each table; empty while it goes on."""
    return tuple(map(tally, match.tables)) if match.round_over else ()
