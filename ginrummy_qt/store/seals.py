"""The next deals: bound before anybody plays them, so that words can be added while commitments are on show.

Some deals lie ready in the database, in the order in which they will be dealt, whichever match takes them.
Their commitments may be shown at any time, their secrets never before the round is over. That the order is
fixed beforehand matters as much as the commitment: a deal cannot be passed over either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ginrummy_qt import engine
from ginrummy_qt.store.database import Database

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine import Seal

__all__ = ["AHEAD", "Seals"]

AHEAD: Final = 5
"""How many deals are bound in advance."""


class Seals(Database):
    """The deals that are bound already."""

    def seals(self) -> tuple[Seal, ...]:
        """Give the next `AHEAD` deals in their order, drawn now as far as there are none.

        Show their commitments and words, nothing else.
        """
        with self.transaction():
            return tuple(seal for _, seal in self._ready())

    def add_words(self, words: str) -> tuple[Seal, ...]:
        """Mix a person's `words` into all deals that are bound and not dealt yet; empty ones take them out.

        Deals that are drawn later do not get them: their secrets would be chosen by who knows the words.

        Returns:
            The next deals, with the same commitments as before.

        Raises:
            DealError: the words are too long, or no Unicode text.
        """
        with self.transaction():
            changed = [(ordinal, seal.with_words(words)) for ordinal, seal in self._ready()]
            self._db.executemany(
                "UPDATE seal SET words = ? WHERE ordinal = ?",
                [(seal.words, ordinal) for ordinal, seal in changed],
            )
        return tuple(seal for _, seal in changed)

    def take_seal(self) -> Seal:
        """Take the next deal, for `begin_round` in the same transaction. Another is drawn at the end."""
        with self.transaction():
            ordinal, seal = self._ready()[0]
            self._db.execute("DELETE FROM seal WHERE ordinal = ?", (ordinal,))
            self._ready()
        return seal

    def _ready(self) -> list[tuple[int, Seal]]:
        """Give all deals that lie ready with their ordinals, after drawing what was missing."""
        found = list(self._bound())
        for _ in range(AHEAD - len(found)):
            secret, nonce = engine.Deal.from_bytes(self._entropy(16)), self._entropy(16)
            self._db.execute("INSERT INTO seal (secret, nonce) VALUES (?, ?)", (str(secret), nonce))
        return found if len(found) >= AHEAD else list(self._bound())

    def _bound(self) -> Iterator[tuple[int, Seal]]:
        for ordinal, secret, nonce, words in self._db.execute(
            "SELECT ordinal, secret, nonce, words FROM seal ORDER BY ordinal"
        ).fetchall():
            try:
                seal = engine.Seal(engine.Deal.parse(secret), nonce, words)
            except ValueError:  # damage; nothing was dealt from it
                self._db.execute("DELETE FROM seal WHERE ordinal = ?", (ordinal,))
            else:
                yield ordinal, seal
