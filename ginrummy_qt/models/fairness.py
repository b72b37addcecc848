"""Fair deals: what may be told of a round's seal, whether it fits, and the deals to come."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import DealError
from ginrummy_qt.engine.seal import LONGEST_WORDS
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.models.words import seat_names
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Card, Match, RoundEntry, Seal
    from ginrummy_qt.store import Store

__all__ = ["FairDeals", "SealedRound", "grouped"]


def grouped(text: str, line: int = 8) -> str:
    """Return ``text`` in groups of four, so many groups a line."""
    groups = [text[start : start + 4] for start in range(0, len(text), 4)]
    return "\n".join(" ".join(groups[start : start + line]) for start in range(0, len(groups), line))


@dataclass(frozen=True, slots=True)
class SealedRound:
    """A round and what bound the program to its cards. Only once it is over secrets may be read from it."""

    number: int
    """Of the round, from 1."""
    entry: RoundEntry
    over: bool
    """Whether the round has ended at every table."""
    hands: tuple[tuple[str, str], ...]
    """By table: the names of those who got the first and the second card."""
    eleven: bool = False
    """Whether the first hand has eleven cards, and no card is turned up."""

    @classmethod
    def of(cls, match: Match, entry: RoundEntry, me: int | None) -> SealedRound:
        """Return what bound the program to the round under way of ``match``, or the one that ended last.

        ``me`` is the seat that is addressed as "you"; ``None``: none is.
        """
        names = seat_names(match.players, me)
        hands = []
        for table in match.tables:
            dealer = table.dealer
            first = next(seat for seat in table.seats if seat != dealer)
            hands.append((names[first], names[dealer]))
        eleven = match.rules.opening.value == "eleven"
        return cls(match.round_number, entry, match.round_over, tuple(hands), eleven)

    @property
    def seal(self) -> Seal | None:
        """What bound the program; ``None`` for a deal that was chosen, for instance played again."""
        return self.entry.seal

    @property
    def commitment(self) -> str:
        """The seal as it was shown before the first card; empty without one."""
        return "" if self.seal is None else self.seal.commitment

    def order(self, table: int = 0) -> tuple[Card, ...]:
        """Return how all 52 cards of a table lay; empty while the round goes on."""
        return self.entry.deal.on_table(table).order if self.over else ()

    def fits(self, noted: str = "") -> bool:
        """Compute seal and number again from what is told after the round, and compare them.

        Written out here step by step, so that it does not rest on what it is to check.

        Args:
            noted: the seal as somebody noted it before the round, in any groups; empty: the one on show.
        """
        seal = self.seal
        if seal is None or not self.over:
            return False
        secret = seal.secret.number.to_bytes(16)
        commitment = sha256(b"ginrummy commitment 1\0" + secret + seal.nonce).hexdigest()
        number = secret
        if seal.words:
            number = sha256(b"ginrummy words 1\0" + secret + seal.words.encode()).digest()[:16]
        wanted = "".join(noted.split()).lower() or self.commitment
        return commitment == wanted and int.from_bytes(number) == self.entry.deal.number

    def text(self) -> str:
        """Return everything that may be told, as lines to be copied."""
        lines = [
            QCoreApplication.translate("FairDeals", "Round {number}").format(number=self.number),
        ]
        seal = self.seal
        if seal is not None:
            lines.append(f"commitment {seal.commitment}")
        if self.over:
            lines.append(f"deal {self.entry.deal}")
            if seal is not None:
                lines += [f"secret {seal.secret}", f"nonce {seal.nonce.hex()}"]
                if seal.words:
                    lines.append(f"words {seal.words}")
            lines += [f"order {' '.join(map(str, self.order(table)))}" for table in range(len(self.hands))]
        return "\n".join(lines) + "\n"


class FairDeals:
    """The deals that are bound already and not dealt yet."""

    def __init__(self, store: Store) -> None:
        """Look after the deals of ``store``."""
        self._store = store

    @property
    def upcoming(self) -> tuple[str, ...]:
        """The commitments of the next deals, in their order; empty when they cannot be read."""
        return tuple(seal.commitment for seal in self._seals())

    @property
    def words(self) -> str:
        """The words that are mixed into the next deals."""
        return next((seal.words for seal in self._seals()), "")

    @property
    def longest(self) -> int:
        """How many characters words may have."""
        return LONGEST_WORDS

    def mix(self, words: str) -> str:
        """Mix ``words`` into the next deals, empty ones take them out; return what is wrong, or nothing."""
        try:
            self._store.add_words(words)
        except DealError:
            return QCoreApplication.translate(
                "FairDeals", "At most {count} characters, and no control characters."
            ).format(count=LONGEST_WORDS)
        except StoreError as error:
            return trouble_text(error)
        return ""

    def _seals(self) -> Sequence[Seal]:
        try:
            return self._store.seals()
        except StoreError:
            return ()
