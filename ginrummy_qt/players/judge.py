"""The judge: what every action is worth, by networks that look at what the seat may know and nothing else.

For a throw, and for a draw from the stock, they say how likely the round ends in each way and by how many
points (:data:`WAYS`); for a knock, how much deadwood the opponent will be left with. What that is worth
follows from the rules in force and the score. They were fitted on rounds that earlier versions of them played
against many kinds of opponents (``training/judge.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players.judge_inputs import COMMON, HAND, LEVELS, THROW, common, hand_inputs, throw_inputs
from ginrummy_qt.players.nets import Net, softmax
from ginrummy_qt.players.packed import DECK, ONES, fold, solve
from ginrummy_qt.players.reading import POINTS, Reading, each_card, read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.seen import Seen

__all__ = [
    "DRAW_INPUTS",
    "KNOCK_INPUTS",
    "LEVEL_POINTS",
    "NETS",
    "THROW_INPUTS",
    "WAYS",
    "Judge",
    "Outcome",
    "Position",
]

WAYS: Final = 7
"""This seat knocks and wins, goes gin, undercuts; the other does; nobody wins."""
OPPONENT: Final = 6
"""Numbers that tell of the opponent's deadwood beside a hand."""
DRAW_INPUTS: Final = COMMON + HAND + OPPONENT
THROW_INPUTS: Final = COMMON + HAND + OPPONENT + THROW
KNOCK_INPUTS: Final = COMMON + 4
NETS: Final = ("cards", "opponent", "knock", "draw", "throw")
SCALE: Final = 20
"""The networks say points in such units."""
LEVEL_POINTS: Final = np.array(
    [(one + 1 + other) / 2 for one, other in zip((-1, *LEVELS), LEVELS, strict=False)] + [66],
    dtype=np.float32,
)
_1: Final = np.uint64(1)


@dataclass(slots=True)
class Outcome:
    """How rounds may end."""

    odds: Floats
    """(way, row)."""
    points: Floats
    """(way, row): how many points that brings on average, without bonuses."""


@dataclass(slots=True)
class Position:
    """Positions and what is believed in them: one row each."""

    seen: Seen
    reading: Reading
    common: Floats
    """(input, row)."""
    opponent: Floats
    """(level, row): how much deadwood the opponent has."""

    def drawn(self, card: Hands, taken: Hands) -> Position:
        """Return the positions with eleven cards; what is believed stays, but for the card that came."""
        here = 1 - each_card(card | taken)
        reading = Reading(self.reading.holds * here, self.reading.wants)
        return Position(self.seen.with_card(card, taken), reading, self.common, self.opponent)

    def take(self, rows: Ints) -> Position:
        """Return these rows."""
        reading = Reading(self.reading.holds.take(rows, axis=0), self.reading.wants.take(rows, axis=0))
        return Position(
            self.seen.take(rows), reading, self.common.take(rows, axis=1), self.opponent.take(rows, axis=1)
        )


def fitting(melds: Hands, sets: Hands) -> Hands:
    """Return the cards that go onto melds, of which ``sets`` are in sets."""
    runs = melds & ~sets
    found: Hands = (runs << _1 | runs >> _1 | fold(sets).view(np.uint64) * ONES) & DECK & ~melds
    return found


class Judge:
    """Five networks."""

    def __init__(self, nets: Mapping[str, Net]) -> None:
        """``nets`` by :data:`NETS`; those that are missing cannot be asked."""
        self.nets = dict(nets)

    def position(self, seen: Seen) -> Position:
        """Read the opponent."""
        reading = read(self.nets["cards"], seen)
        shared = common(seen, reading)
        return Position(seen, reading, shared, softmax(self.nets["opponent"](shared)))

    def draw_inputs(self, position: Position) -> Floats:
        """Return (input, row) for drawing from the stock, or declining the upcard."""
        base = np.arange(len(position.seen.hand))
        return self._inputs(position, position.seen.hand, base)

    def throw_inputs(self, position: Position, card: Ints, ten: Hands, base: Ints) -> Floats:
        """Return (input, row) for throwing ``card``, which leaves ``ten``, in the positions ``base``."""
        inputs = self._inputs(position, ten, base)
        return np.concatenate([inputs, throw_inputs(card, base, position.reading)])

    def _inputs(self, position: Position, ten: Hands, base: Ints) -> Floats:
        hand = hand_inputs(ten, base, position.seen, position.reading)
        opponent = np.cumsum(position.opponent, axis=0)
        own = np.searchsorted(LEVELS, hand[0])
        beside = np.stack(
            [
                opponent[np.minimum(own, len(LEVELS)), base],
                opponent[LEVELS.index(10)].take(base),
                (LEVEL_POINTS @ position.opponent).take(base),
                opponent[LEVELS.index(3)].take(base),
                opponent[LEVELS.index(5)].take(base),
                opponent[LEVELS.index(22)].take(base),
            ]
        )
        return np.concatenate([position.common.take(base, axis=1), hand, beside])

    def knock_inputs(self, position: Position, ten: Hands, base: Ints) -> Floats:
        """Return (input, row) for knocking with ``ten``."""
        deadwood, left, sets = solve(ten, exact=False)
        on = each_card(fitting(ten ^ left, sets)) * position.reading.holds.take(base, axis=0)
        own = np.stack([deadwood, on @ POINTS, on.sum(axis=1), deadwood == 0]).astype(np.float32)
        return np.concatenate([position.common.take(base, axis=1), own])

    def draws(self, position: Position) -> Outcome:
        """Say what comes of drawing from the stock, or of declining the upcard."""
        return outcome(self.nets["draw"](self.draw_inputs(position)))

    def throws(self, position: Position, card: Ints, ten: Hands, base: Ints) -> Outcome:
        """Say what comes of throwing ``card``."""
        return outcome(self.nets["throw"](self.throw_inputs(position, card, ten, base)))

    def knocks(self, position: Position, ten: Hands, base: Ints) -> Floats:
        """Return (level, row): the opponent's deadwood after laying off."""
        return softmax(self.nets["knock"](self.knock_inputs(position, ten, base)))


def outcome(raw: Floats) -> Outcome:
    """Read a network's answer."""
    return Outcome(softmax(raw[:WAYS]), np.maximum(raw[WAYS:], 0) * SCALE)


_SIGNS: Final = np.array([1, 1, 1, -1, -1, -1, 0], dtype=np.float32)


def outcome_points(found: Outcome, gin: float, undercut: float, box: float) -> Floats:
    """Return the mean points of each row under these bonuses, in the seat's favour."""
    bonus = np.zeros_like(found.points)
    bonus[1] = bonus[4] = gin
    bonus[2] = bonus[5] = undercut
    value: Floats = (found.odds * _SIGNS[:, None] * (found.points + bonus + box)).sum(axis=0)
    return value


def knock_points(levels: Floats, deadwood: Ints, gin: float, undercut: float, box: float) -> Floats:
    """Return the mean points of knocking where a tie is an undercut."""
    lead = LEVEL_POINTS[:, None] - deadwood
    won = lead >= 0.5
    value = np.where(won, lead + box, lead - undercut - box)
    value = np.where(deadwood == 0, LEVEL_POINTS[:, None] + gin + box, value)
    found: Floats = (levels * value).sum(axis=0)
    return found
