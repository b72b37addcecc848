"""The level ``skilled`` for many rounds at once: near enough to learn to play against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players.judge_inputs import outs, worth_taking
from ginrummy_qt.players.packed import BITS, fold, solve
from ginrummy_qt.players.reading import POINTS, each_card
from ginrummy_qt.players.seen import Fact
from ginrummy_qt.players.tactics import TOP_POINTS, danger, top_points

if TYPE_CHECKING:
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.seen import Seen

Mask = npt.NDArray[np.bool_]
_DANGERS: Final = (0.02, 0.07, 0.18, 0.4)
_KNOCKS: Final = np.array([1, 1, 1, 1, 1, 0.93, 0.8, 0.68, 0.58, 0.5, 0.42, 0.35, 0.25])
"""How often skilled knocks when it may, by turn; counted in 500 rounds against itself."""


def burden(ten: Hands, base: Ints, seen: Seen) -> Floats:
    """Return deadwood now and after good draws, as ``skilled`` weighs them."""
    count = len(ten)
    deadwood, left, _ = solve(ten, exact=False)
    unseen = seen.unseen.take(base) & ~ten
    without = deadwood - TOP_POINTS.take(fold(left))
    after = np.where(each_card(unseen) > 0, without[:, None] + POINTS, 99)
    row, card = each_card(outs(ten) & unseen).nonzero()
    eleven, left, _ = solve(ten.take(row) | BITS.take(card), exact=False)
    after[row, card] = eleven - TOP_POINTS.take(fold(left))
    np.minimum(after, deadwood[:, None], out=after)
    chance = np.partition(after, 6, axis=1)[:, :7].mean(axis=1)
    weight = np.minimum(18 * 0.9 ** (seen.facts[Fact.TURN] - 1), 0.75 * seen.facts[Fact.LEFT]).take(base)
    found: Floats = ((deadwood + weight * chance) / (1 + weight)).astype(np.float32).reshape(count)
    return found


def _costs(seen: Seen, throwable: Hands) -> tuple[Floats, Hands]:
    """Return the least cost of a throw in each row, and the card."""
    count = len(throwable)
    base, card = each_card(throwable).nonzero()
    bits = BITS.take(card)
    some, much, near = danger(throwable, seen.unseen, seen.known)
    risk = np.full(len(card), _DANGERS[0])
    for cards, value in zip((some, much, near), _DANGERS[1:], strict=True):
        risk[(cards.take(base) & bits) != 0] = value
    cost = burden(seen.hand.take(base) ^ bits, base, seen) + 6 * risk
    grid = np.full((count, 52), 1e9, dtype=np.float32)
    grid[base, card] = cost
    best = grid.argmin(axis=1)
    return grid[np.arange(count), best], BITS.take(best)


def throws(seen: Seen, throwable: Hands) -> Hands:
    """Return the card that each row throws."""
    return _costs(seen, throwable)[1]


def knocks(chance: np.random.Generator, seen: Seen, after: Ints) -> Mask:
    """Say where it knocks, with so much deadwood left."""
    turn = np.minimum(seen.facts[Fact.TURN].astype(np.intp), len(_KNOCKS) - 1)
    found: Mask = (after <= seen.facts[Fact.LIMIT]) & (chance.random(len(after)) < _KNOCKS[turn])
    return found


def wants(seen: Seen) -> Mask:
    """Say where it takes the top of the pile."""
    take = np.zeros(len(seen.hand), dtype=bool)
    rows = worth_taking(seen.hand, seen.top).nonzero()[0]
    if not rows.size:
        return take
    before = seen.take(rows)
    now = burden(before.hand, np.arange(rows.size), before)
    none = np.zeros(rows.size, dtype=np.uint64)
    some = before.with_card(none, before.top)
    points, left, _ = solve(some.hand, exact=False)
    throwable = left & ~before.top
    gin = throwable == 0
    throwable = np.where(gin, some.hand & ~before.top, throwable)
    cost, _ = _costs(some, throwable)
    after = points - top_points(throwable)
    legal = after <= seen.facts[Fact.LIMIT].take(rows)
    take[rows] = (now - cost >= 1.5) | gin | (legal & (seen.facts[Fact.TURN].take(rows) <= 8))
    return take
