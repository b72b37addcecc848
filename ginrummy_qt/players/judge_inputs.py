"""What the judge's networks look at: the own hand's outlook, and the opponent as it has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players.packed import BITS, DECK, ONES, fold, solve
from ginrummy_qt.players.reading import POINTS, each_card
from ginrummy_qt.players.seen import JUDGED, Fact
from ginrummy_qt.players.tactics import TOP_POINTS, chances, top_lanes, top_points

if TYPE_CHECKING:
    import numpy.typing as npt

    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.reading import Reading
    from ginrummy_qt.players.seen import Seen

__all__ = [
    "COMMON",
    "HAND",
    "LEVELS",
    "THROW",
    "common",
    "hand_inputs",
    "outs",
    "throw_inputs",
    "worth_taking",
]

LEVELS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 22, 26, 31, 37, 44, 54)
"""The opponent's deadwood is told apart in steps: up to each of these, and more."""
COMMON: Final = JUDGED + 12
HAND: Final = 30
THROW: Final = 3
_1: Final = np.uint64(1)
_2: Final = np.uint64(2)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_48: Final = np.uint64(48)
_BY_POINTS: Final = (POINTS[:, None] == np.arange(1, 11)).astype(np.float32)
_LEAD: Final = np.maximum(np.arange(11)[:, None] - np.arange(1, 11), 0).astype(np.float32)
"""By the dearest loose card's points and a card's points: what it saves to have the other instead."""


def outs(hand: Hands) -> Hands:
    """Return the cards that make a meld of three with two of ``hand`` and are not in it."""
    below, above = hand << _1, hand >> _1
    runs = below & above | below & hand << _2 | above & hand >> _2
    pairs = hand & (hand >> _16 | hand << _48) | hand & (hand >> _32 | hand << _32)
    sets = fold(pairs).view(np.uint64) * ONES
    found: Hands = (runs | sets) & DECK & ~hand
    return found


def worth_taking(hand: Hands, top: Hands) -> npt.NDArray[np.bool_]:
    """Say where the top of the pile may be of use: in a meld, or in place of a dearer loose card."""
    left = solve(hand, exact=False)[1]
    found: npt.NDArray[np.bool_] = (outs(hand) & top) != 0
    found |= (top != 0) & (top_points(top) + 2 < top_points(left))
    return found


def common(seen: Seen, reading: Reading) -> Floats:
    """Return (input, row): what is the same for all candidates of a position."""
    count = len(seen.hand)
    out = np.empty((COMMON, count), dtype=np.float32)
    out[:JUDGED] = seen.facts[:JUDGED]
    rounds = np.maximum(seen.facts[Fact.ROUNDS], 1)
    out[Fact.EARLY : Fact.WAITED + 1] = seen.facts[Fact.EARLY : Fact.WAITED + 1] / rounds
    holds = reading.holds
    known = np.bitwise_count(seen.known)
    place = JUDGED
    out[place] = known
    out[place + 1] = np.bitwise_count(seen.shown)
    out[place + 2] = holds @ POINTS
    out[place + 3] = np.square(holds).sum(axis=1)
    out[place + 4] = holds @ (POINTS == 10).astype(np.float32)
    out[place + 5] = holds @ (POINTS <= 4).astype(np.float32)
    # How far its cards go together: what it probably holds of what it could use.
    out[place + 6] = (holds * reading.wants).sum(axis=1)
    out[place + 7] = (holds * reading.wants) @ POINTS
    out[place + 8] = np.bitwise_count(seen.unseen)
    top = seen.top != 0
    out[place + 9] = top
    out[place + 10] = (each_card(seen.top) * reading.wants).sum(axis=1)
    out[place + 11] = seen.facts[Fact.LAST : Fact.LAST + 3].mean(axis=0)
    return out


def hand_inputs(ten: Hands, base: Ints, seen: Seen, reading: Reading) -> Floats:
    """Return (input, row) for hands of ten cards.

    Args:
        ten: The hands.
        base: The position that each belongs to: a row of ``seen`` and ``reading``.
        seen: The positions; a card of ``ten`` that was unseen there counts as seen.
        reading: What is believed there.
    """
    count = len(ten)
    deadwood, left, _ = solve(ten, exact=False)
    unseen = seen.unseen.take(base) & ~ten
    limit = seen.facts[Fact.LIMIT].take(base)
    holds = reading.holds
    out = np.zeros((HAND, count), dtype=np.float32)
    ranks = fold(left)
    dearest = TOP_POINTS.take(ranks)
    rest = left & ~(top_lanes(ranks) & left & (~(top_lanes(ranks) & left) + _1))
    out[0] = deadwood
    out[1] = np.bitwise_count(left)
    out[2] = deadwood - dearest
    out[3] = out[2] - TOP_POINTS.take(fold(rest))
    planes = chances(left, ten, unseen)
    for place, plane in enumerate(planes, start=4):
        out[place] = np.bitwise_count(plane)
    each_left = each_card(left)
    out[8] = each_card(left & planes[0]) @ POINTS
    out[9] = each_card(left & planes[1]) @ POINTS
    # What a draw from the stock may bring, by how likely each card lies there.
    stock = each_card(seen.unseen) * (1 - holds)
    by_points = stock @ _BY_POINTS
    saved = by_points @ _LEAD.T
    below = np.concatenate([np.zeros((len(by_points), 1), np.float32), np.cumsum(by_points, axis=1)], axis=1)
    out[10] = saved[base, dearest]
    reach = np.clip(limit - out[2], 0, 10).astype(np.intp)
    out[11] = np.where(limit >= out[2], below[base, reach], 0)
    useful = each_card(outs(ten) & (unseen | seen.known.take(base)))
    row, card = useful.nonzero()
    eleven = ten.take(row) | BITS.take(card)
    d11, left11, _ = solve(eleven, exact=False)
    after = d11 - TOP_POINTS.take(fold(left11))
    at = base.take(row)
    lies, held = stock[at, card], holds[at, card]
    own = deadwood.take(row)
    gain = np.maximum(own - after, 0)
    gin, low, legal = after == 0, after <= 5, after <= limit.take(row)

    def total(weight: Floats) -> Floats:
        found: Floats = np.bincount(row, weight, minlength=count).astype(np.float32)
        return found

    out[12] = total(lies)
    out[13] = total(lies * gin)
    out[14] = total(lies * low)
    out[15] = total(lies * legal)
    out[16] = total(lies * gain)
    out[17] = total(held)
    out[18] = total(held * gin)
    out[19] = total(held * gain)
    near_gin = after <= 3
    out[20] = total(lies * near_gin)
    out[21] = out[13] / np.maximum(by_points.sum(axis=1).take(base), 1)
    wants = reading.wants.take(base, axis=0)
    out[22] = (each_left * wants).sum(axis=1)
    out[23] = (each_left * wants) @ POINTS
    out[24] = deadwood <= limit
    out[25] = np.bitwise_count(ten & seen.shown.take(base))
    out[26] = _best_draws(unseen, out[2], deadwood, (row, card, after))
    # Two draws ahead: after each draw that helps and the cheapest throw, what the next one may bring.
    loose = left11 & ~BITS.take(card)
    loose = np.where(loose == 0, left11, loose)
    kept = eleven & ~(top_lanes(fold(loose)) & loose & (~(top_lanes(fold(loose)) & loose) + _1))
    ahead = (after > 0) & (lies > 0) & (after < own)
    tried = ahead.nonzero()[0]
    first, second = each_card(outs(kept[tried]) & unseen.take(row[tried])).nonzero()
    eleven = kept[tried[first]] | BITS.take(second)
    d11, left11, _ = solve(eleven, exact=False)
    then = d11 - TOP_POINTS.take(fold(left11))
    owner = row[tried[first]]
    likely = lies[tried[first]] * stock[base.take(owner), second]
    for number, reached in ((27, then == 0), (28, then <= 5), (29, then <= limit.take(owner))):
        out[number] = np.bincount(owner, likely * reached, minlength=count)
    out[27:] *= 0.1
    return out


def _best_draws(unseen: Hands, without: Floats, deadwood: Ints, found: tuple[Ints, Ints, Ints]) -> Floats:
    """Return the mean deadwood after each of the seven best draws."""
    after = np.where(each_card(unseen) > 0, without[:, None] + POINTS, np.float32(99))
    row, card, left = found
    after[row, card] = np.where(after[row, card] < 99, left, 99)
    np.minimum(after, deadwood[:, None], out=after)
    best: Floats = np.partition(after, 6, axis=1)[:, :7].mean(axis=1)
    return best


def throw_inputs(card: Ints, base: Ints, reading: Reading) -> Floats:
    """Return (input, row) for throws: the cards' numbers, by position."""
    out = np.empty((THROW, len(card)), dtype=np.float32)
    out[0] = reading.wants[base, card]
    out[1] = POINTS.take(card)
    out[2] = np.log(out[0] + 0.003)
    return out
