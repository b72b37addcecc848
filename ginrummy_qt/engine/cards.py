"""Cards and sets of cards: the values that everything else speaks of.

A card is written rank then suit, ``7h`` or ``Tc``; parsing also takes lower case, ``10h`` and ``7♥``.
The ace is low (RULES.md, 1). A :class:`CardSet` is one 52-bit mask: bit ``13 * suit + rank - 1``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["ALL_CARDS", "Card", "CardError", "CardSet", "Rank", "Suit"]


class CardError(ValueError):
    """Text that is not a card or not a set of cards; the message carries the text and what is wrong."""


class Suit(IntEnum):
    """The four suits in the order in which hands are listed."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``c``, ``d``, ``h`` or ``s``."""
        return "cdhs"[self]

    @property
    def symbol(self) -> str:
        """``♣``, ``♦``, ``♥`` or ``♠``."""
        return "♣♦♥♠"[self]


class Rank(IntEnum):
    """The thirteen ranks, ace low."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """``A``, ``2`` to ``9``, ``T``, ``J``, ``Q`` or ``K``."""
        return "A23456789TJQK"[self - 1]

    @property
    def points(self) -> int:
        """What a card of this rank counts as deadwood: ace 1, 2 to 9 as printed, ten and pictures 10."""
        return min(self, 10)


_RANKS: Final = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_SUITS: Final = {spelling: suit for suit in Suit for spelling in (suit.letter, suit.symbol, "♧♢♡♤"[suit])}


@final
class Card:
    """One of the 52 cards. Immutable; there is exactly one object for each card, so ``is`` equals ``==``.

    ``Card(suit, rank)`` and :meth:`parse` return that object. Cards sort by suit, then rank.
    """

    __slots__ = ("index", "points", "rank", "suit")

    suit: Suit
    rank: Rank
    points: int
    """Deadwood points, 1 to 10."""
    index: int
    """``13 * suit + rank - 1``, 0 to 51: the card's bit in :attr:`CardSet.mask`."""

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """Return the card of ``suit`` and ``rank``."""
        return ALL_CARDS[13 * suit + rank - 1]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that ``text`` names.

        Raises:
            CardError: ``text`` is no card; the message names it.
        """
        stripped = text.strip()
        rank = _RANKS.get(stripped[:-1].upper())
        suit = _SUITS.get(stripped[-1:].lower())
        if rank is None or suit is None:
            expected = "expected a rank (A 2 … 9 T J Q K) and a suit (c d h s), as in 7h"
            message = f"{text!r} is not a card: {expected}"
            raise CardError(message)
        return cls(suit, rank)

    def __str__(self) -> str:
        """Return the card's notation, for instance ``7h``."""
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __hash__(self) -> int:
        return self.index

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        """Pickle and copy give the same object back."""
        return Card, (self.suit, self.rank)

    def __setattr__(self, name: str, value: object) -> None:
        message = f"a card cannot be changed ({name})"
        raise AttributeError(message)


def _make(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    for name, value in (
        ("suit", suit),
        ("rank", rank),
        ("points", rank.points),
        ("index", 13 * suit + rank - 1),
    ):
        object.__setattr__(card, name, value)
    return card


ALL_CARDS: Final[tuple[Card, ...]] = tuple(_make(suit, rank) for suit in Suit for rank in Rank)
"""The 52 cards, by suit, then rank; ``ALL_CARDS[card.index] is card``."""


@final
class CardSet:
    """A set of cards. Immutable and hashable; iterates by suit, then rank.

    ``CardSet(cards)`` takes any iterable of cards; duplicates collapse as in any set.
    """

    __slots__ = ("mask",)

    mask: int
    """One bit for each card, see :attr:`Card.index`; 0 to 2**52 - 1."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """Collect ``cards``."""
        mask = 0
        for card in cards:
            mask |= 1 << card.index
        object.__setattr__(self, "mask", mask)

    @classmethod
    def from_mask(cls, mask: int) -> CardSet:
        """Return the set with these bits.

        Raises:
            CardError: the mask has bits outside the 52 cards.
        """
        if mask >> 52:
            message = f"{mask:#x} is not a set of cards: it has bits beyond the 52 cards"
            raise CardError(message)
        new = object.__new__(cls)
        object.__setattr__(new, "mask", mask)
        return new

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Return the set that ``text`` lists, cards separated by white space or commas.

        Raises:
            CardError: a word is no card, or a card is there twice; the message says which, and where.
        """
        mask = 0
        for number, word in enumerate(text.replace(",", " ").split(), start=1):
            try:
                card = Card.parse(word)
            except CardError as error:
                message = f"{error} (card {number} of {text!r})"
                raise CardError(message) from None
            if mask >> card.index & 1:
                message = f"{card} is there twice in {text!r} (again as card {number})"
                raise CardError(message)
            mask |= 1 << card.index
        return cls.from_mask(mask)

    @property
    def points(self) -> int:
        """The sum of the cards' deadwood points, melds or not."""
        return sum(card.points for card in self)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask >> card.index & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield ALL_CARDS[low.bit_length() - 1]
            mask ^= low

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask | other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask & ~other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet.from_mask(self.mask & other.mask)

    def __le__(self, other: CardSet) -> bool:
        """Whether every card of this set is in ``other``."""
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        """Return the notation that :meth:`parse` reads back, for instance ``7c 8c 9c``."""
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return CardSet.from_mask, (self.mask,)

    def __setattr__(self, name: str, value: object) -> None:
        message = f"a set of cards cannot be changed ({name})"
        raise AttributeError(message)
