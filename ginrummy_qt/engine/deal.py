r"""A deal is a number, and the number alone says how the 52 cards lie.

The method is part of the program's promise; it depends on no version of Python or of this program:

1. *Stream*: block ``i`` (0, 1, 2 …) is ``SHA-256(purpose + number + i)``, where ``purpose`` is the ASCII text
   ``ginrummy deal 1`` and one zero byte, ``number`` are 16 bytes and ``i`` 4 bytes, both big-endian. Each
   block is read as eight big-endian words of 32 bits.
2. *A number below n*: take the next word; if it is not below the largest multiple of n that 32 bits hold
   (``2**32 - 2**32 % n``), throw it away and take the next, so that no remainder is favoured; the answer is
   ``word % n``.
3. *Shuffle* (Fisher-Yates): start with the cards in the order of ``ALL_CARDS`` (clubs, diamonds, hearts,
   spades; ace to king). For ``k`` = 51, 50 … 1 swap the cards at ``k`` and at a number below ``k + 1``.

The first dealer comes from a stream of its own, with the purpose ``ginrummy dealer 1``: at ``random`` the
seat is a number below 2; for low or high card a deck is shuffled and drawn from in pairs, seat 0 first, until
two ranks differ (in the all but impossible case that none do, the next deck comes from the same stream).
Among three the seat is a number below 3, and three cards are drawn at a time until no two share the rank that
decides (51 cards of each deck).

When two tables play at once the deal's own order lies on the first; on the second lies the deal whose number
is the first 16 bytes, big-endian, of ``SHA-256("ginrummy table 1" + zero byte + number + 1)``, the last as 4
bytes, big-endian. So one number, and one commitment, stands for the whole round.

The commitment to a number is ``SHA-256(b"ginrummy commitment 1\0" + number + nonce)``. How a person's own
words come into a number: :mod:`ginrummy_qt.engine.seal`.

docs/verify_deal.py computes all of it in 20 lines that use nothing of ours; docs/RECORDS.md has test vectors.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.cards import ALL_CARDS
from ginrummy_qt.engine.options import FirstDealer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.cards import Card

__all__ = ["Deal", "DealError", "DealerDraw"]

_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Base 32 without the letters that are mistaken for digits or each other (Crockford's alphabet)."""
_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)} | {"O": 0, "I": 1, "L": 1}
_LENGTH: Final = 26
_GROUPS: Final = ((0, 6), (6, 11), (11, 16), (16, 21), (21, 26))
_NONCE_BYTES: Final = 16


class DealError(ValueError):
    """A number or text that is no deal, or cards that are no deck; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """How the first dealer was found.

    ``cards`` holds the draws to show on the table, for each attempt one card a side (seat 0's first; two
    pairs are two sides); the deciding rank is shared in all but the last. Empty unless cards were drawn.
    """

    dealer: int
    cards: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True)
class Deal:
    """The deal with this ``number``, 0 to 2**128 - 1. Prints as 26 digits and letters in groups.

    Raises:
        DealError: the number lies outside that range.
    """

    number: int

    def __post_init__(self) -> None:
        """Refuse numbers that do not fit."""
        if not 0 <= self.number < 1 << 128:
            raise DealError(f"{self.number} is no deal's number: expected 0 to 2**128 - 1")

    @classmethod
    def from_bytes(cls, entropy: bytes) -> Deal:
        """Return the deal whose number these 16 bytes are, most significant first.

        Raises:
            DealError: there are not 16.
        """
        if len(entropy) != 16:
            raise DealError(f"a deal takes 16 bytes, not {len(entropy)}")
        return cls(int.from_bytes(entropy))

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Return the deal whose number ``text`` is.

        Case, spaces and dashes do not matter; O reads as 0, I and L as 1.

        Raises:
            DealError: ``text`` is no deal's number; the message says at which character.
        """
        number = digits = 0
        for position, character in enumerate(text, start=1):
            if character in "- ":
                continue
            value = _VALUES.get(character.upper()) if character.isascii() else None
            if value is None:
                raise DealError(
                    f"{text!r} is no deal's number: {character!r} (character {position}) is none of {_DIGITS}"
                )
            number = number << 5 | value
            digits += 1
            if digits > _LENGTH:
                break
        if digits != _LENGTH:
            has = "more" if digits > _LENGTH else f"only {digits}"
            raise DealError(
                f"{text!r} is no deal's number: expected {_LENGTH} letters and digits, there are {has}"
            )
        if number >> 128:
            raise DealError(f"{text!r} is no deal's number: the first digit must be 0 to 7")
        return cls(number)

    def __str__(self) -> str:
        """Return the number as 26 base-32 digits in five groups, which :meth:`parse` reads back."""
        digits = "".join(_DIGITS[self.number >> shift & 31] for shift in range(125, -1, -5))
        return "-".join(digits[start:end] for start, end in _GROUPS)

    @cached_property
    def order(self) -> tuple[Card, ...]:
        """The 52 cards as they lie, the first to be dealt first."""
        return _shuffled(_words("deal", self.number))

    def on_table(self, table: int) -> Deal:
        """Return the deal on this table of a round, from 0: itself on the first."""
        if table == 0:
            return self
        digest = sha256(b"ginrummy table 1\0" + self.number.to_bytes(16) + table.to_bytes(4)).digest()
        return Deal.from_bytes(digest[:16])

    def first_dealer(self, how: FirstDealer, person_seat: int = 0, seats: int = 2) -> DealerDraw:
        """Return who of ``seats`` (2 or 3) deals first in a match that begins with this deal.

        ``person_seat`` is whom ``player`` names; ``computer`` names the next. Under ``low_card`` the lowest
        rank deals (ace low), under ``high_card`` the highest; when it is there twice, all draw again.
        """
        if how is FirstDealer.PLAYER:
            return DealerDraw(person_seat)
        if how is FirstDealer.COMPUTER:
            return DealerDraw((person_seat + 1) % seats)
        words = _words("dealer", self.number)
        if how is FirstDealer.RANDOM:
            return DealerDraw(_below(seats, words))
        decides = min if how is FirstDealer.LOW_CARD else max
        draws: list[tuple[Card, ...]] = []
        while True:
            cards = _shuffled(words)
            for start in range(0, 52 - seats + 1, seats):
                drawn = cards[start : start + seats]
                draws.append(drawn)
                ranks = [card.rank for card in drawn]
                if ranks.count(decides(ranks)) == 1:
                    return DealerDraw(ranks.index(decides(ranks)), tuple(draws))

    def commitment(self, nonce: bytes) -> str:
        """Return the 64 hexadecimal digits that, with a secret ``nonce``, bind to this deal beforehand.

        Raises:
            DealError: the nonce is shorter than 16 bytes.
        """
        if len(nonce) < _NONCE_BYTES:
            raise DealError(f"a nonce takes at least {_NONCE_BYTES} bytes, not {len(nonce)}")
        return sha256(b"ginrummy commitment 1\0" + self.number.to_bytes(16) + nonce).hexdigest()


def _words(purpose: str, number: int) -> Iterator[int]:
    seed = f"ginrummy {purpose} 1\0".encode() + number.to_bytes(16)
    for block in count():
        digest = sha256(seed + block.to_bytes(4)).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4])


def _below(bound: int, words: Iterator[int]) -> int:
    limit = (1 << 32) - (1 << 32) % bound
    return next(word for word in words if word < limit) % bound


def _shuffled(words: Iterator[int]) -> tuple[Card, ...]:
    cards = list(ALL_CARDS)
    for last in range(51, 0, -1):
        other = _below(last + 1, words)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
