"""Deadwood of a hand in well under a microsecond: the table method of PLAYERS.md.

A hand is four 13-bit masks, one for each suit. Within one suit runs never compete, so a table of 8,192
entries gives what a suit leaves over when only runs are laid. Sets are what couples the suits: each rank that
is held three or four times (hardly ever more than two of them) is tried as a set and not as a set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.cards import CardSet, Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine.cards import Card

__all__ = ["RUN_LEFTOVER", "deadwood", "deadwood_mask", "throw_values"]

_SUIT: Final = 0x1FFF
_BITS: Final = [1 << index for index in range(52)]


def _run_leftovers() -> list[int]:
    """Build the table from the top block of each mask: a block of three or more counts nothing.

    Ascending masks with highest rank ``top`` come in groups by the length of the block that ends there, and
    below the block (and the gap under it) stands any smaller mask: each group is a copy of the table's
    beginning.
    """
    points = [rank.points for rank in Rank]
    table = [0]
    for top in range(13):
        group: list[int] = []
        for length in range(1, top + 2):
            below = table[: 1 << max(top - length, 0)]
            if length < 3:
                block = sum(points[top - length + 1 : top + 1])
                below = [block + left for left in below]
            group += below
        table += group
    return table


RUN_LEFTOVER: Final[list[int]] = _run_leftovers()
"""Points left in one suit (13-bit mask, ace lowest) when all its runs are laid and no set is."""


def _with_sets(clubs: int, diamonds: int, hearts: int, spades: int, ranks: int) -> int:
    """Least points left over when each of ``ranks`` (held three or four times, not empty) may be a set."""
    left = RUN_LEFTOVER
    rank = ranks & -ranks
    others = ~rank
    c, d, h, s = clubs & others, diamonds & others, hearts & others, spades & others
    if rank == ranks:
        c0, d0, h0, s0 = left[clubs], left[diamonds], left[hearts], left[spades]
        c1, d1, h1, s1 = left[c], left[d], left[h], left[s]
        best = c0 + d0 + h0 + s0
        as_set = c1 + d1 + h1 + s1
        if clubs & diamonds & hearts & spades & rank:
            # A set of four can lend one card to a run and still be a set.
            as_set += min(0, c0 - c1, d0 - d1, h0 - h1, s0 - s1)
        return as_set if as_set < best else best  # noqa: FURB136 - min() is slower
    ranks ^= rank
    best = _with_sets(clubs, diamonds, hearts, spades, ranks)
    if best:
        best = min(best, _with_sets(c, d, h, s, ranks))
        if best and clubs & diamonds & hearts & spades & rank:
            best = min(
                best,
                _with_sets(clubs, d, h, s, ranks),
                _with_sets(c, diamonds, h, s, ranks),
                _with_sets(c, d, hearts, s, ranks),
                _with_sets(c, d, h, spades, ranks),
            )
    return best


def deadwood_mask(mask: int) -> int:
    """Return the least deadwood points of the cards in ``mask`` (see :attr:`CardSet.mask`), 0 to 340.

    Exact for any number of cards; quick for hands. The mask is not checked.
    """
    clubs = mask & _SUIT
    diamonds = mask >> 13 & _SUIT
    hearts = mask >> 26 & _SUIT
    spades = mask >> 39
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if ranks:
        return _with_sets(clubs, diamonds, hearts, spades, ranks)
    left = RUN_LEFTOVER
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]


def deadwood(cards: CardSet | Iterable[Card]) -> int:
    """Return the least deadwood points of ``cards`` over every disjoint choice of melds (RULES.md, round, 5).

    Exact for any number of cards, duplicates counting once. A :class:`CardSet` is quickest.
    """
    # The bodies of deadwood_mask and CardSet once more: calls would cost a quarter of the whole.
    if cards.__class__ is CardSet:
        mask = cards.mask
    else:
        mask = 0
        bits = _BITS
        for card in cards:
            mask |= bits[card.index]
    clubs = mask & _SUIT
    diamonds = mask >> 13 & _SUIT
    hearts = mask >> 26 & _SUIT
    spades = mask >> 39
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if ranks:
        return _with_sets(clubs, diamonds, hearts, spades, ranks)
    left = RUN_LEFTOVER
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]


def throw_values(cards: CardSet) -> dict[Card, int]:
    """Return for each of ``cards``, in their order, the deadwood points that stay when it is thrown."""
    mask = cards.mask
    return {card: deadwood_mask(mask ^ (1 << card.index)) for card in cards}
