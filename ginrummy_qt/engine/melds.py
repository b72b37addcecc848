"""Melds, and every way to arrange a hand into them (RULES.md, round, 5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Self

from ginrummy_qt.engine.cards import CardError, CardSet
from ginrummy_qt.engine.deadwood_tables import deadwood, deadwood_mask, throw_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ginrummy_qt.engine.cards import Card

__all__ = [
    "ALL_MELDS",
    "Arrangement",
    "Meld",
    "MeldError",
    "MeldKind",
    "all_arrangements",
    "arrangements",
    "best_arrangement",
    "deadwood",
    "deadwood_mask",
    "throw_values",
]


class MeldError(ValueError):
    """Cards that are no meld, or melds that cannot lie on the table together; the message names them."""


class MeldKind(StrEnum):
    """The two kinds of meld."""

    SET = "set"
    """Three or four cards of one rank."""
    RUN = "run"
    """Three or more consecutive cards of one suit, ace low."""


def _meld_masks() -> dict[int, MeldKind]:
    """Return the 329 melds in the order of :data:`ALL_MELDS`."""
    kinds: dict[int, MeldKind] = {}
    fours = [0x8004002001 << rank for rank in range(13)]
    for four in fours:
        rank = (four & -four).bit_length() - 1
        kinds.update((four ^ 1 << (13 * suit + rank), MeldKind.SET) for suit in (3, 2, 1, 0))
    kinds.update((four, MeldKind.SET) for four in fours)
    for length in range(3, 14):
        run = (1 << length) - 1
        kinds.update(
            (run << (13 * suit + low), MeldKind.RUN) for suit in range(4) for low in range(14 - length)
        )
    return kinds


_KINDS: Final = _meld_masks()


@dataclass(frozen=True, slots=True)
class Meld:
    """A set or a run. Iterates its cards by suit, then rank; :meth:`of` and :meth:`parse` find the kind.

    Raises:
        MeldError: ``cards`` are no meld of this ``kind``.
    """

    cards: CardSet
    kind: MeldKind

    def __post_init__(self) -> None:
        """Refuse what is no meld."""
        if _KINDS.get(self.cards.mask) != self.kind:
            raise MeldError(f"{str(self.cards)!r} is not a {self.kind}{_why_not(self.cards)}")

    @classmethod
    def of(cls, cards: CardSet) -> Self:
        """Return the meld that ``cards`` make.

        Raises:
            MeldError: they make none; the message says why.
        """
        kind = _KINDS.get(cards.mask)
        if kind is None:
            raise MeldError(f"{str(cards)!r} is not a meld{_why_not(cards)}")
        return cls(cards, kind)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the meld that ``text`` lists in any order, for instance ``7c 8c 9c``.

        Raises:
            MeldError: a word is no card, or the cards make no meld; the message says which and why.
        """
        try:
            cards = CardSet.parse(text)
        except CardError as error:
            raise MeldError(str(error)) from None
        return cls.of(cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __str__(self) -> str:
        """Return the notation that :meth:`parse` reads back."""
        return str(self.cards)


def _why_not(cards: CardSet) -> str:
    """Return the reason why ``cards`` are no meld, as the rest of a sentence."""
    listed = tuple(cards)
    if len(listed) < 3:
        return ": a meld has at least three cards"
    if len({card.suit for card in listed}) == 1:
        return ": a run has no gaps, and the ace is low"
    if len({card.rank for card in listed}) == 1:
        return ""
    return ": a meld is of one rank, or consecutive in one suit"


ALL_MELDS: Final[tuple[Meld, ...]] = tuple(
    Meld(CardSet.from_mask(mask), kind) for mask, kind in _KINDS.items()
)
"""The 329 melds: sets of three and of four by rank, then runs by length, suit and lowest rank.

The 185 of at most five cards come first.
"""

_NUMBERS: Final = {meld.cards.mask: number for number, meld in enumerate(ALL_MELDS)}
_FROM_FIRST: Final[tuple[list[int], ...]] = tuple([] for _ in range(52))
"""For each card (by its index) the masks of the melds of which it is the first."""
for _mask in _KINDS:
    _FROM_FIRST[(_mask & -_mask).bit_length() - 1].append(_mask)


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way to divide cards into melds and deadwood."""

    melds: tuple[Meld, ...]
    """In the order of their first cards."""
    deadwood: CardSet
    """The cards outside the melds."""
    points: int
    """The sum of the deadwood's points."""

    def __str__(self) -> str:
        """Return melds and deadwood, for instance ``7s 8s 9s / 2c 2d 2h | Kd``."""
        melds = " / ".join(map(str, self.melds))
        return f"{melds} | {self.deadwood}" if self.deadwood else melds


def _divisions(mask: int, limit: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield every disjoint choice of melds that leaves at most ``limit`` points: (meld masks, rest, points).

    Each comes once: the first card not yet placed either begins one of its melds or stays outside.
    """
    points = {1 << card.index: card.points for card in CardSet.from_mask(mask)}
    starting = {
        low: [meld for meld in _FROM_FIRST[low.bit_length() - 1] if not meld & ~mask] for low in points
    }

    def divide(
        todo: int, melds: tuple[int, ...], rest: int, left: int
    ) -> Iterator[tuple[tuple[int, ...], int, int]]:
        if not todo:
            yield melds, rest, left
            return
        first = todo & -todo
        for meld in starting[first]:
            if not meld & ~todo:
                yield from divide(todo ^ meld, (*melds, meld), rest, left)
        if left + points[first] <= limit:
            yield from divide(todo ^ first, melds, rest | first, left + points[first])

    return divide(mask, (), 0, 0)


def _order(division: tuple[tuple[int, ...], int, int]) -> tuple[int, int, int, tuple[int, ...]]:
    """Sort key: points, cards left over, number of melds, then the melds' places in :data:`ALL_MELDS`."""
    melds, rest, points = division
    return points, rest.bit_count(), len(melds), tuple(_NUMBERS[meld] for meld in melds)


def _arrangement(division: tuple[tuple[int, ...], int, int]) -> Arrangement:
    melds, rest, points = division
    return Arrangement(tuple(ALL_MELDS[_NUMBERS[meld]] for meld in melds), CardSet.from_mask(rest), points)


def _as_set(cards: CardSet | Iterable[Card]) -> CardSet:
    return cards if isinstance(cards, CardSet) else CardSet(cards)


def best_arrangement(cards: CardSet | Iterable[Card]) -> Arrangement:
    """Return the arrangement of ``cards`` with the fewest deadwood points.

    The same for the same cards, always: among equals the fewest cards left over, then the fewest melds (a run
    of six stays whole), then the melds that come first in :data:`ALL_MELDS`. Meant for hands: the work grows
    steeply beyond some twenty cards.
    """
    mask = _as_set(cards).mask
    return _arrangement(min(_divisions(mask, deadwood_mask(mask)), key=_order))


def arrangements(cards: CardSet | Iterable[Card]) -> tuple[Arrangement, ...]:
    """Return every arrangement of ``cards`` with the fewest points, that of :func:`best_arrangement` first.

    A run of six counts both whole and as two runs of three.
    """
    held = _as_set(cards)
    return all_arrangements(held, deadwood_mask(held.mask))


def all_arrangements(cards: CardSet | Iterable[Card], limit: int) -> tuple[Arrangement, ...]:
    """Return every disjoint choice of melds that leaves at most ``limit`` points, the best first.

    Choices that leave a possible meld among the deadwood are in it too: a knocker may show so. Empty when
    ``limit`` is below the least deadwood. In the order that :func:`best_arrangement` names.
    """
    return tuple(map(_arrangement, sorted(_divisions(_as_set(cards).mask, limit), key=_order)))
