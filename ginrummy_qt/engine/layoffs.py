"""After a knock: what the defender lays off, and how the knocker shows so that little can be.

RULES.md, a round, 6.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import comb
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import Done, LayOff
from ginrummy_qt.engine.cards import ALL_CARDS, CardSet
from ginrummy_qt.engine.deadwood_tables import deadwood_mask
from ginrummy_qt.engine.melds import (
    Arrangement,
    Meld,
    MeldError,
    MeldKind,
    all_arrangements,
    best_arrangement,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView

__all__ = [
    "Defence",
    "best_defence",
    "best_layoff",
    "best_showing",
    "defence_with",
    "extended",
    "fitting",
    "showings",
]

_HAND: Final = 10


@dataclass(frozen=True, slots=True)
class Defence:
    """How a defender answers a knock."""

    arrangement: Arrangement
    """The defender's own melds; its deadwood and points are what stays after the layoffs."""
    layoffs: tuple[tuple[Card, int], ...]
    """Cards laid off, each with the index of the knocker's meld that takes it; legal in this order."""
    points: int
    """Deadwood points left."""

    @property
    def laid_off(self) -> CardSet:
        """The cards laid off."""
        return CardSet(card for card, _ in self.layoffs)


def _chains(meld: Meld, within: int) -> list[list[int]]:
    """Return the ways on from ``meld`` through cards of ``within``: bits, each needing those before it.

    A set of three has one of one card, a run one downwards and one upwards; empty ones are left out.
    """
    mask = meld.cards.mask
    first = (mask & -mask).bit_length() - 1
    if meld.kind is MeldKind.SET:
        whole = 0x8004002001 << first % 13
        missing = whole & ~mask
        return [[missing]] if missing & within else []
    suit = 0x1FFF << first // 13 * 13
    chains: list[list[int]] = [[], []]
    bit = (mask & -mask) >> 1
    while bit & suit & within:
        chains[0].append(bit)
        bit >>= 1
    bit = mask + (mask & -mask)
    while bit & suit & within:
        chains[1].append(bit)
        bit <<= 1
    return [chain for chain in chains if chain]


def best_defence(knocker_melds: Sequence[Meld], hand: CardSet) -> Defence:
    """Return the defence of ``hand`` against ``knocker_melds`` that leaves the fewest points. Exact.

    Own melds and layoffs are chosen together: every choice of layoffs is tried, chained ones and cards out of
    an own meld among them, and the rest of the hand is arranged at its best. Among equals the most cards in
    own melds (nothing is broken up for nothing), then the fewest layoffs, then layoffs on the knocker's
    earlier melds. Layoffs are listed by meld, on a run first downwards, then upwards. Nothing is ever laid
    onto deadwood.

    ``knocker_melds`` are disjoint and share no card with ``hand``; whether layoffs are allowed at all (not
    against gin) is for :func:`ginrummy_qt.engine.scoring.settle` to say.
    """
    chains = [
        (number, chain) for number, meld in enumerate(knocker_melds) for chain in _chains(meld, hand.mask)
    ]
    best: tuple[tuple[int, int, int], tuple[int, ...], Arrangement] | None = None
    least = deadwood_mask(hand.mask)
    # Longest layoffs first: an earlier meld takes a card that two of them could take.
    for lengths in product(*(range(len(chain), -1, -1) for _, chain in chains)):
        laid = count = 0
        for (_, chain), length in zip(chains, lengths, strict=True):
            for bit in chain[:length]:
                laid |= bit
            count += length
        if laid.bit_count() != count:
            continue  # one card on two melds
        rest = hand.mask ^ laid
        points = deadwood_mask(rest)
        if points > least:
            continue
        least = points
        arrangement = best_arrangement(CardSet.from_mask(rest))
        melded = sum(map(len, arrangement.melds))
        key = (points, -melded, count)
        if best is None or key < best[0]:
            best = key, lengths, arrangement
    assert best is not None  # noqa: S101 - no layoff at all is always among the choices
    _, lengths, arrangement = best
    layoffs = tuple(
        (ALL_CARDS[bit.bit_length() - 1], number)
        for (number, chain), length in zip(chains, lengths, strict=True)
        for bit in chain[:length]
    )
    return Defence(arrangement, layoffs, arrangement.points)


def fitting(melds: Sequence[Meld], hand: CardSet) -> tuple[tuple[Card, int], ...]:
    """Return the cards of ``hand`` that fit on ``melds`` now, each with the number of its meld.

    By card, then by meld: a card that two melds could take is there twice. Cards that fit only after another
    one was laid off are not there.
    """
    found = (
        (chain[0].bit_length() - 1, number)
        for number, meld in enumerate(melds)
        for chain in _chains(meld, hand.mask)
    )
    return tuple((ALL_CARDS[index], number) for index, number in sorted(found))


def extended(melds: Sequence[Meld], layoffs: Iterable[tuple[Card, int]]) -> tuple[Meld, ...]:
    """Return ``melds`` with the cards of ``layoffs`` on them, laid off in this order.

    Raises:
        MeldError: there is no meld of that number, or the card does not fit on it.
    """
    grown = list(melds)
    for card, number in layoffs:
        if not 0 <= number < len(grown):
            raise MeldError(f"{card} cannot be laid off on meld {number}: there are {len(grown)}, from 0")
        if (card, number) not in fitting(grown, CardSet([card])):
            raise MeldError(f"{card} does not fit on {grown[number]}")
        grown[number] = Meld.of(grown[number].cards | CardSet([card]))
    return tuple(grown)


def defence_with(
    knocker_melds: Sequence[Meld], hand: CardSet, layoffs: Iterable[tuple[Card, int]]
) -> Defence:
    """Return the defence of ``hand`` that lays off exactly ``layoffs``, the rest arranged at its best.

    Raises:
        MeldError: a card is not in the hand, is laid off twice or does not fit where it is laid.
    """
    laid = tuple(layoffs)
    extended(knocker_melds, laid)
    rest = hand
    for card, _ in laid:
        if card not in rest:
            raise MeldError(f"{card} cannot be laid off: it is not in the defender's hand, or no longer")
        rest -= CardSet([card])
    arrangement = best_arrangement(rest)
    return Defence(arrangement, laid, arrangement.points)


def best_layoff(view: SeatView) -> LayOff | Done:
    """Return what the defender best does next in phase ``layoff``: always one of the legal actions.

    Done over and over it comes to what :func:`best_defence` leaves, from wherever it begins.
    """
    hand = view.hand - CardSet(card for card, _ in view.laid_off)
    best = best_defence(extended(view.knocker_melds, view.laid_off), hand)
    return LayOff(*best.layoffs[0]) if best.layoffs else Done()


def _openings(melds: Iterable[Meld], unseen: int) -> frozenset[int]:
    """Return what can be laid off on ``melds`` out of ``unseen``.

    Each entry is a card's bit, and above the 52 bits of that the mask of what has to be held for it: the card
    itself and those between it and the meld.
    """
    openings: set[int] = set()
    for meld in melds:
        for chain in _chains(meld, unseen):
            needed = 0
            for bit in chain:
                needed |= bit
                openings.add(needed << 52 | bit)
    return frozenset(openings)


def _exposure(openings: frozenset[int], hidden: int, drawn: int) -> int:
    """Return the points laid off, summed over every hand of ``drawn`` cards out of ``hidden``.

    Cards of a chain that are not in ``hidden`` are known to be held.
    """
    fewest: dict[int, int] = {}
    for opening in openings:
        needed, card = opening >> 52, opening & (1 << 52) - 1
        missing = (needed & hidden).bit_count()
        fewest[card] = min(missing, fewest.get(card, missing))
    size = hidden.bit_count()
    return sum(
        ALL_CARDS[card.bit_length() - 1].points * comb(size - missing, drawn - missing)
        for card, missing in fewest.items()
        if missing <= drawn
    )


def showings(
    cards: CardSet, limit: int, unseen: CardSet, *, held: CardSet | None = None
) -> tuple[Arrangement, ...]:
    """Return the ways to show ``cards`` that differ in what can be laid off, the default first.

    ``cards`` are the ten kept (eleven for big gin), ``limit`` the most deadwood points allowed, ``unseen``
    the cards that the knocker cannot see (the stock and the defender's hand), ``held`` those of them that the
    defender is known to hold, because it took them from the pile.

    The default has the fewest deadwood points; among those it leaves the fewest points to lay off, measured
    so: the defender's ten cards are ``held`` and any others of ``unseen``, every choice equally likely; each
    unseen card that fits counts its points times the chance that it is held with all cards between it and the
    meld. What the defender would rather keep in melds of its own is not looked at.

    The other ways follow by deadwood, then by that measure. Left out are a way that opens all that an earlier
    one opens, and a way with more deadwood than the default that by the measure costs more than it saves.
    A knocker may show so all the same: :func:`ginrummy_qt.engine.melds.all_arrangements` has them.

    Raises:
        MeldError: no arrangement keeps to the limit.
    """
    ways = all_arrangements(cards, limit)
    if not ways:
        raise MeldError(f"{cards} cannot be shown: more than {limit} points of deadwood are left over")
    known = held.mask if held is not None else 0
    hidden = unseen.mask & ~known
    drawn = min(max(_HAND - known.bit_count(), 0), hidden.bit_count())
    hands = comb(hidden.bit_count(), drawn)
    measured = []
    for way in ways:
        openings = _openings(way.melds, hidden | known)
        measured.append((way.points * hands, _exposure(openings, hidden, drawn), openings, way))
    measured.sort(key=lambda entry: entry[:2])  # stable: equals stay in the order of all_arrangements
    least, most = measured[0][0], sum(measured[0][:2])
    chosen: list[tuple[frozenset[int], Arrangement]] = []
    for points, exposure, openings, way in measured:
        if points > least and points + exposure >= most:
            continue
        if not any(earlier <= openings for earlier, _ in chosen):
            chosen.append((openings, way))
    return tuple(way for _, way in chosen)


def best_showing(cards: CardSet, limit: int, unseen: CardSet, *, held: CardSet | None = None) -> Arrangement:
    """Return the knocker's default way to show ``cards``: the first of :func:`showings`, which see.

    Raises:
        MeldError: no arrangement keeps to the limit.
    """
    # More deadwood than need be is never the default: a lower limit spares looking at such ways.
    least = deadwood_mask(cards.mask)
    return showings(cards, min(least, limit), unseen, held=held)[0]
