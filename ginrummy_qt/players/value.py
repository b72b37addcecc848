"""What a position is worth: a small network over both hands, trained on playouts.

It says how likely a round ends in each way (see :data:`WAYS`), and by how many points, bonuses not counted.
What that is worth follows from the rules in force and the score, so one network serves them all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.assets import resource
from ginrummy_qt.players.packed import DECK, ONES, Hands, Ints, fold, points, solve
from ginrummy_qt.players.playouts import layable
from ginrummy_qt.players.tactics import TOP_POINTS, chances, top_lanes, top_points

if TYPE_CHECKING:
    from ginrummy_qt.players.playouts import Rows

__all__ = ["FEATURES", "WAYS", "Network", "features", "network"]

Floats = npt.NDArray[np.float32]
WAYS: Final = 7
"""The mover knocks and wins, goes gin, is undercut; the same for the other; nobody wins."""
FEATURES: Final = 43
_1: Final = np.uint64(1)
_2: Final = np.uint64(2)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_48: Final = np.uint64(48)


def _side(
    out: Floats,
    hand: Hands,
    solved: tuple[Ints, Hands, Hands],
    stock: Hands,
    theirs: tuple[Hands, Hands],
) -> None:
    """Write down (feature, row) what is to be said of one hand.

    ``solved`` is its deadwood, loose cards and sets; ``theirs`` are melds and sets of the other hand.
    """
    deadwood, left, sets = solved
    out[0] = deadwood
    out[1] = np.bitwise_count(left)
    ranks = fold(left)
    dearest = TOP_POINTS.take(ranks)
    rest = left & ~top_lanes(ranks)
    out[2] = deadwood - dearest
    ranks = fold(rest)
    out[3] = points(rest & ~top_lanes(ranks))
    one, two, three, four = chances(left, hand, stock)
    out[4] = np.bitwise_count(one)
    out[5] = np.bitwise_count(two)
    out[6] = np.bitwise_count(three)
    out[7] = np.bitwise_count(four)
    # The cards of the stock that make a new meld, and those that go onto one.
    pair = left & left >> _1
    new = pair << _2 | pair >> _1 | (left & left >> _2) << _1
    by_rank = left & (left >> _16 | left << _48) | left & (left >> _32 | left << _32)
    new = (new | fold(by_rank).view(np.uint64) * ONES) & stock
    out[8] = np.bitwise_count(new)
    melds = hand ^ left
    runs = melds & ~sets
    on = (runs << _1 | runs >> _1 | fold(sets).view(np.uint64) * ONES) & stock & ~new
    out[9] = np.bitwise_count(on)
    out[10] = points(layable(theirs[0], theirs[1], left))
    out[11] = points(left & one)
    out[12] = deadwood <= 10


def features(rows: Rows, mover: int, limit: int) -> Floats:
    """Return (row, feature) for rows in which ``mover`` is to draw."""
    count = len(rows.row)
    mine, other = rows.hand[mover], rows.hand[1 - mover]
    deadwood, left, sets = solve(np.concatenate([mine, other, mine | rows.top]), exact=False)
    d0, d1, d2 = deadwood[:count], deadwood[count : 2 * count], deadwood[2 * count :]
    l0, l1, l2 = left[:count], left[count : 2 * count], left[2 * count :]
    s0, s1 = sets[:count], sets[count : 2 * count]
    stock = DECK & ~(mine | other | rows.pile)
    out = np.empty((FEATURES, count), dtype=np.float32)
    _side(out[:13], mine, (d0, l0, s0), stock, (other ^ l1, s1))
    _side(out[13:26], other, (d1, l1, s1), stock, (mine ^ l0, s0))
    taken = d2 - top_points(l2 & ~rows.top)
    out[26] = d0 - taken
    out[27] = (l2 & rows.top) == 0
    out[28] = taken <= limit
    out[29] = rows.turn[mover]
    out[30] = rows.left
    out[31] = limit
    out[32] = d0 <= limit
    out[33] = d1 <= limit
    out[34] = np.bitwise_count(rows.known[mover])
    out[35] = np.bitwise_count(rows.known[1 - mover])
    for place, side in enumerate((mover, 1 - mover)):
        style = rows.style[side]
        for kind in range(3):
            # Styles 0 (ours) and 3 play alike.
            out[36 + 3 * place + kind] = style % 3 == kind
    out[42] = d1 - d0
    return out.T


class Network:
    """Two hidden layers of rectified units; for each way its odds, and twentieths of points."""

    def __init__(self, weights: list[npt.NDArray[np.float32]], mean: Floats, scale: Floats) -> None:
        self.weights = weights
        self.mean, self.scale = mean, scale

    def __call__(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Return (row, way): how likely, and by how many points."""
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden = np.maximum((inputs - self.mean) * self.scale @ w1 + b1, 0)
        hidden = np.maximum(hidden @ w2 + b2, 0)
        out = hidden @ w3 + b3
        odds = out[:, :WAYS]
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return odds, np.maximum(out[:, WAYS:], 0) * 20


@lru_cache(maxsize=1)
def network() -> Network:
    """Return the network that the program carries.

    Raises:
        MissingResource: its file is not there.
    """
    with np.load(resource("players", "value.npz"), allow_pickle=False) as data:
        weights = [data[f"w{number}"].astype(np.float32) for number in range(6)]
        return Network(weights, data["mean"].astype(np.float32), data["scale"].astype(np.float32))
