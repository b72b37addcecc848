"""Many hands at once: packed masks, and the exact deadwood of each.

A *packed* set of cards is one unsigned 64-bit number with sixteen bits for each suit, of which the lower
thirteen are the ranks, ace lowest. The three empty bits between the suits let a whole suit be shifted by up
to three ranks; rotating by sixteen brings the suits over each other. An array of such numbers is an array of
hands.

The method is that of :mod:`ginrummy_qt.engine.deadwood_tables`, for arrays: a table says what the runs of a
suit leave over, and only ranks that are held three or four times are looked at as sets.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.deadwood_tables import RUN_LEFTOVER

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "BITS",
    "DECK",
    "ONES",
    "Hands",
    "Ints",
    "deadwood",
    "fold",
    "lanes",
    "pack",
    "packed_array",
    "points",
    "solve",
    "unpack",
]

Hands = npt.NDArray[np.uint64]
"""An array of packed sets of cards."""
Ints = npt.NDArray[np.int64]

_LANE: Final = 0x1FFF
DECK: Final = np.uint64(0x1FFF_1FFF_1FFF_1FFF)
"""All 52 cards."""
ONES: Final = np.uint64(0x0001_0001_0001_0001)
"""The lowest bit of each lane: times this, one lane goes into all four."""
_ONE: Final = np.uint64(1)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_48: Final = np.uint64(48)

BITS: Final = np.array([1 << (16 * (card // 13) + card % 13) for card in range(52)], dtype=np.uint64)
"""The packed set of each single card, by :attr:`Card.index`."""


def _run_tables() -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint16], npt.NDArray[np.uint16]]:
    """Return by 13-bit mask: what the runs leave over, its points, and the points of all cards."""
    masks = np.arange(1 << 13, dtype=np.int64)
    # In a run: the first, the middle or the last of three in a row.
    third = masks & masks << 1 & masks << 2 & _LANE
    left = masks & ~(third | third >> 1 | third >> 2)
    total = np.zeros(1 << 13, dtype=np.int64)
    for rank in range(13):
        total += (masks >> rank & 1) * min(rank + 1, 10)
    return left.astype(np.uint16), np.array(RUN_LEFTOVER, dtype=np.uint16), total.astype(np.uint16)


_LEFT, _LEFT_POINTS, _POINTS = _run_tables()


def pack(mask: int) -> int:
    """Return the packed set of a mask of :class:`~ginrummy_qt.engine.cards.CardSet`."""
    return mask & _LANE | (mask >> 13 & _LANE) << 16 | (mask >> 26 & _LANE) << 32 | (mask >> 39 & _LANE) << 48


def unpack(packed: int) -> int:
    """Return the mask of :class:`~ginrummy_qt.engine.cards.CardSet` for a packed set."""
    return (
        packed & _LANE
        | (packed >> 16 & _LANE) << 13
        | (packed >> 32 & _LANE) << 26
        | (packed >> 48 & _LANE) << 39
    )


def lanes(hands: Hands) -> Ints:
    """Return the four suits of each hand one after the other: four indices into tables of 8,192 entries."""
    index: Ints = hands.view(np.uint16).astype(np.intp)
    return index


def _add_up(found: npt.NDArray[np.uint16]) -> Ints:
    """Return the sum of each hand's four numbers."""
    total: Ints = (found.view(np.uint64) * ONES >> _48).view(np.int64)
    return total


def points(hands: Hands) -> Ints:
    """Return the points of all cards of each set, melds or not."""
    return _add_up(_POINTS.take(lanes(hands)))


def fold(hands: Hands) -> Ints:
    """Return the ranks that are there in any suit, as indices into tables of 8,192 entries."""
    both = hands | hands >> _32
    ranks: Ints = ((both | both >> _16) & np.uint64(_LANE)).view(np.int64)
    return ranks


def _many(hands: Hands) -> tuple[Hands, Hands]:
    """Return the ranks that are held at least three times, and those held four times, in every suit."""
    next_one = hands & (hands >> _16 | hands << _48)
    turned = hands >> _32 | hands << _32
    three = next_one & turned
    three |= three >> _32 | three << _32
    three |= three >> _16 | three << _48
    return three, next_one & (next_one >> _32 | next_one << _32)


def _suit_masks(missing: int) -> int:
    """Return all suits but ``missing`` (4: all of them)."""
    return sum(_LANE << 16 * suit for suit in range(4) if suit != missing)


_AS_SET: Final = (0, *(_suit_masks(missing) for missing in (4, 0, 1, 2, 3)))
"""What a rank of four can give to a set: nothing, all, or all but one card."""
_LENDING: Final = np.array(_AS_SET[2:], dtype=np.uint64)[:, None]
_COMBINED: Final = [
    np.array(list(product(_AS_SET, repeat=count)), dtype=np.uint64).T[:, :, None] for count in range(4)
]


def _leftovers(hands: Hands) -> tuple[Ints, Hands]:
    """Return the points that runs alone leave over, and the cards."""
    index = lanes(hands)
    return _add_up(_LEFT_POINTS.take(index)), _LEFT.take(index).view(np.uint64)


def _best_of(hands: Hands, sets: Hands) -> tuple[Ints, Hands, Hands]:
    """Return the best of several choices of sets: (choices, hands) to (hands)."""
    sets = hands & sets
    rest = np.ascontiguousarray(hands ^ sets)
    count = rest.shape[1]
    deadwood, left = _leftovers(rest.ravel())
    deadwood, left = deadwood.reshape(-1, count), left.reshape(-1, count)
    best = deadwood.argmin(axis=0)
    column = np.arange(count)
    return deadwood[best, column], left[best, column], sets[best, column]


def solve(hands: Hands, *, exact: bool = True) -> tuple[Ints, Hands, Hands]:
    """Return the least deadwood points of each hand, the cards outside its melds and those in its sets.

    Exact; without ``exact`` one hand in some hundreds (two sets, one of them of four, and a run that wants
    one of its cards; or three sets) may come out too high, and small arrays are done in two thirds of the
    time.

    ``hands`` is one-dimensional and contiguous, each hand of at most eleven cards. Where several arrangements
    are equally good, which one is taken depends on the hand alone.
    """
    deadwood, left = _leftovers(hands)
    three, four = _many(hands)
    in_sets = np.zeros_like(hands)
    rows = three.nonzero()[0]
    if not rows.size:
        return deadwood, left, in_sets
    here, ranks = hands.take(rows), three.take(rows)
    sets = here & ranks
    points_now, left_now = _leftovers(here ^ sets)
    runs_only = deadwood.take(rows)
    worse = (points_now > runs_only).nonzero()[0]
    if worse.size:
        points_now[worse] = runs_only[worse]
        left_now[worse] = left.take(rows[worse])
        sets[worse] = 0
    # Several sets, of which only some may be right, or a set of four that can lend a card to a run.
    ranks &= np.uint64(_LANE)
    several = ranks & (ranks - _ONE)
    fours = four.take(rows)
    hard = (((several | fours) != 0) & (points_now > 0)).nonzero()[0]
    if hard.size:
        more = several.take(hard)
        rare = ((more != 0) & ((fours.take(hard) != 0) | (more & (more - _ONE) != 0))) if more.any() else more
        for places, options in ((hard[rare == 0], _simple_options), (hard[rare != 0], _all_options)):
            if not places.size or (options is _all_options and not exact):
                continue
            choices = options(ranks.take(places), fours.take(places))
            found, found_left, found_sets = _best_of(here.take(places)[None, :], choices)
            better = (found < points_now.take(places)).nonzero()[0]
            at = places[better]
            points_now[at] = found[better]
            left_now[at] = found_left[better]
            sets[at] = found_sets[better]
    deadwood[rows] = points_now
    left[rows] = left_now
    in_sets[rows] = sets
    return deadwood, left, in_sets


def _simple_options(rank: Hands, fours: Hands) -> Hands:  # noqa: ARG001 - one of two alike
    """Return the sets to try for two ranks held three times, or one held four times."""
    low = rank & (~rank + _ONE)
    whole, one = rank * ONES, low * ONES
    return np.where(rank != low, np.stack([one, whole ^ one, one, one]), _LENDING & whole)


def _all_options(rank: Hands, fours: Hands) -> Hands:
    """Return the sets to try for up to three ranks held three or four times: every choice of them."""
    low = rank & (~rank + _ONE)
    rest = rank ^ low
    middle = rest & (~rest + _ONE)
    third = rest ^ middle
    held = (low, middle, third) if third.any() else (low, middle)
    choices = np.zeros((1, 1), dtype=np.uint64)
    for given, one in zip(_COMBINED[len(held)], held, strict=True):
        # Of three cards none can be lent.
        whole = np.where((fours & one != 0) | (given == 0), given, DECK)
        choices = choices | (whole & one * ONES)
    return choices


def deadwood(hands: Hands) -> Ints:
    """Return the least deadwood points of each hand; see :func:`solve`."""
    return solve(hands)[0]


def packed_array(masks: Iterable[int]) -> Hands:
    """Return the packed sets of masks of :class:`~ginrummy_qt.engine.cards.CardSet`."""
    return np.array([pack(mask) for mask in masks], dtype=np.uint64)
