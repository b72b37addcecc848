"""How the seats of a playout play: quick rules of thumb, for many rounds at once.

A *style* is a set of numbers: what a card that others wait for is worth, how much a card is held back from an
opponent who may want it, with how many points to knock in which turn, and when to take from the pile. Several
styles can sit at the table together, one to a row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players.packed import ONES, fold

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from ginrummy_qt.players.packed import Hands, Ints

__all__ = [
    "GREEDY",
    "KEEPER",
    "OURS",
    "TOP_POINTS",
    "TURNS",
    "Style",
    "Styles",
    "chances",
    "danger",
    "throw",
    "top_lanes",
    "top_points",
]

TURNS: Final = 16
"""Turns that a style tells apart; the last one goes on for ever."""
_1: Final = np.uint64(1)
_2: Final = np.uint64(2)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_48: Final = np.uint64(48)

_TOP: Final = np.array([mask.bit_length() - 1 for mask in range(1 << 13)])
TOP_POINTS: Final[npt.NDArray[np.int64]] = np.where(_TOP < 0, 0, np.minimum(_TOP + 1, 10))
"""By 13-bit mask of ranks: the points of the highest, 0 for none."""
_TOP_LANES: Final = np.array([0 if top < 0 else 1 << top for top in _TOP], dtype=np.uint64) * ONES
_WORTH: Final = np.where(_TOP < 0, -1000.0, TOP_POINTS + 0.01 * _TOP).astype(np.float32)
"""By mask of ranks: what throwing the highest saves; far below everything for none."""


@dataclass(frozen=True)
class Style:
    """A way to play. Points are deadwood points."""

    outs: tuple[float, ...] = (0.0, 3.0, 5.0, 7.0, 9.0)
    """What holds a card back from being thrown, by the number of live cards that would meld with it: none,
    one, two, three, more."""
    fade: float = 0.93
    """What is left of that from each turn to the next."""
    danger: tuple[float, ...] = (0.0, 1.0, 2.0, 5.0)
    """What holds a card back, by its use to the opponent: none, some, much, near a card that it took."""
    knock: tuple[int, ...] = (10,) * TURNS
    """With how many points at most to knock, by turn; gin is always shown."""
    take: float = 1.0
    """By how many points taking from the pile must lower the deadwood when the card goes into a meld."""
    swap: float = 99.0
    """The same when it goes into none."""


class Styles:
    """Several styles as tables; rows of a playout refer to them by number."""

    def __init__(self, styles: Sequence[Style]) -> None:
        self.styles = tuple(styles)
        turns = np.arange(TURNS)
        held = np.array([style.outs for style in styles], dtype=np.float32)
        fades = np.array([[style.fade**turn for turn in turns] for style in styles], dtype=np.float32)
        feared = np.array([style.danger for style in styles], dtype=np.float32)
        # By turn, chances, danger and style.
        self.costs = np.ascontiguousarray(
            (held[:, None, :, None] * fades[:, :, None, None] + feared[:, None, None, :]).transpose(
                1, 2, 3, 0
            )
        )
        self.knock = np.array(
            [[style.knock[min(turn, len(style.knock) - 1)] for style in styles] for turn in range(TURNS)]
        )
        self.take = np.array([style.take for style in styles], dtype=np.float32)
        self.swap = np.array([style.swap for style in styles], dtype=np.float32)


def _rotated(cards: Hands) -> tuple[Hands, Hands, Hands]:
    """Return each set with the next suit, the one after and the one before brought to each suit."""
    return (
        cards >> _16 | cards << _48,
        cards >> _32 | cards << _32,
        cards >> _48 | cards << _16,
    )


def chances(loose: Hands, hand: Hands, live: Hands) -> tuple[Hands, Hands, Hands, Hands]:
    """Return those of ``loose`` with which at least one, two, three, four cards of ``live`` make a meld.

    Args:
        loose: The cards outside melds.
        hand: All cards: a gap between a loose card and a run counts too.
        live: The cards that may still come.
    """
    l1, l2, l3 = _rotated(live)
    u1, u2, u3 = _rotated(loose)
    u1 &= loose
    u2 &= loose
    u3 &= loose
    up, down = loose & loose >> _1, loose & loose << _1
    planes = (
        u1 & l2,
        u1 & l3,
        u2 & l1,
        u2 & l3,
        u3 & l1,
        u3 & l2,
        up & (live >> _2),
        up & (live << _1),
        down & (live >> _1),
        down & (live << _2),
        loose & hand >> _2 & live >> _1,
        loose & hand << _2 & live << _1,
    )
    # Count in binary: three at a time into ones and carries.
    ones, carry = planes[0], []
    for place in range(1, 11, 2):
        first, second = planes[place], planes[place + 1]
        either = ones ^ first
        carry.append(ones & first | either & second)
        ones = either ^ second
    carry.append(ones & planes[11])
    ones = ones ^ planes[11]
    either = carry[0] ^ carry[1]
    fours = carry[0] & carry[1] | either & carry[2]
    twos = either ^ carry[2]
    either = twos ^ carry[3]
    fours |= twos & carry[3] | either & carry[4]
    twos = either ^ carry[4]
    fours |= twos & carry[5]
    twos = twos ^ carry[5]
    return ones | twos | fours, twos | fours, ones & twos | fours, fours


def danger(cards: Hands, unseen: Hands, known: Hands) -> tuple[Hands, Hands, Hands]:
    """Return those of ``cards`` that are of some use to the opponent, of much, and near cards that it took.

    Args:
        cards: What might be thrown.
        unseen: The cards that may be in its hand.
        known: The cards that it took and holds.
    """
    theirs = unseen | known
    t1, t2, t3 = _rotated(theirs)
    below, above = theirs << _1, theirs >> _1
    sets = t1 & t2 | t3 & (t1 | t2)
    middle = below & above
    low, high = above & theirs >> _2, below & theirs << _2
    some = cards & (sets | middle | low | high)
    much = cards & (sets & (middle | low | high) | middle & (low | high) | low & high)
    ranks = fold(known).view(np.uint64) * ONES
    near = cards & (ranks | known << _1 | known >> _1) & some
    return some, much & ~near, near


def top_points(cards: Hands) -> Ints:
    """Return the points of the dearest of ``cards``, 0 for none."""
    return TOP_POINTS.take(fold(cards))


def top_lanes(ranks: Ints) -> Hands:
    """Return the highest of ``ranks`` (see :func:`~ginrummy_qt.players.packed.fold`) in every suit."""
    return _TOP_LANES.take(ranks)


def throw(
    styles: Styles,
    style: Ints,
    turn: int,
    loose: Hands,
    hand: Hands,
    unseen: Hands,
    known: Hands,
) -> Hands:
    """Return the card that each row throws, as a packed set of one.

    Args:
        styles: The styles that ``style`` refers to.
        style: One number for each row.
        turn: The seat's turn, from 1.
        loose: What may be thrown, at least one card.
        hand: All eleven cards.
        unseen: What the seat cannot see.
        known: What its opponent took and holds.
    """
    some, much, near = danger(loose, unseen, known)
    out1, out2, out3, out4 = chances(loose, hand, unseen)
    by_outs = (loose & ~out1, out1 & ~out2, out2 & ~out3, out3 & ~out4, out4)
    by_danger = (loose & ~some, some & ~much & ~near, much, near)
    costs = styles.costs[min(turn, TURNS) - 1]
    best = np.full(loose.shape, -2000.0, dtype=np.float32)
    chosen = np.zeros_like(loose)
    for outs, held in enumerate(by_outs):
        for wanted, feared in enumerate(by_danger):
            cards = held & feared
            ranks = fold(cards)
            worth = _WORTH.take(ranks)
            worth -= costs[outs, wanted].take(style)
            better = worth > best
            np.copyto(chosen, cards & _TOP_LANES.take(ranks), where=better)
            np.copyto(best, worth, where=better)
    return chosen & (~chosen + _1)


# Tuned against GREEDY, KEEPER and itself on mirrored deals (limit 10, 25/25):
#   python -m ginrummy_qt.players.training.tune --deals 3000 --seconds 420 --seed 5
OURS: Final = Style(
    outs=(0.0, 1.7, 6.5, 7.1, 10.9),
    fade=0.874,
    danger=(0.0, 2.8, 3.6, 5.3),
    knock=(*(10,) * 4, *(0,) * (TURNS - 4)),
    take=2.7,
    swap=9.0,
)
"""Knocks in its first turns, and from then on waits: for gin, or for a knock that it can undercut."""
GREEDY: Final = Style(outs=(0.0,) * 5, fade=1.0, danger=(0.0,) * 4, take=0.0)
"""Knocks at once and keeps the least deadwood."""
KEEPER: Final = replace(OURS, knock=(10,) * TURNS)
"""Keeps what fits together, and knocks at once."""
