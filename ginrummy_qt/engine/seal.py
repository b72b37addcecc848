r"""A sealed deal: bound by a commitment before its first card, and mixed with a person's own words.

Neither side can choose how the cards lie:

1. The program draws a *secret* (16 bytes) and a *nonce* (16 bytes) from the system's entropy and shows the
   commitment ``SHA-256("ginrummy commitment 1" + zero byte + secret + nonce)`` as 64 hexadecimal digits.
   From here on it can use no other secret.
2. The person may add *words*, any text of 1 to 200 characters, without knowing the secret. The deal's number
   is then the first 16 bytes, big-endian, of ``SHA-256("ginrummy words 1" + zero byte + secret + words)``,
   the words in UTF-8 exactly as the record has them. Without words the number is the secret itself.
3. After the round secret, nonce and words are told. Whoever wrote the commitment down recomputes it, the
   number and the order of the cards (:mod:`ginrummy_qt.engine.deal`).

Secrets are written like deal numbers, in 26 digits and letters. ``docs/verify_deal.py`` does all of it with
nothing but Python's standard library, and docs/RECORDS.md has test vectors.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from ginrummy_qt.engine.deal import Deal, DealError

__all__ = ["LONGEST_WORDS", "NONCE_BYTES", "Seal"]

NONCE_BYTES: Final = 16
"""How long a nonce is; a record may hold one of up to 64 bytes."""
LONGEST_WORDS: Final = 200
"""How many characters a person may add."""
_LONGEST_NONCE: Final = 64


@dataclass(frozen=True, slots=True)
class Seal:
    """What binds the program to a deal, and what a person added to it.

    Raises:
        DealError: the nonce has not 16 to 64 bytes, or the words are too long or no Unicode text.
    """

    secret: Deal
    """What the program drew and is bound to."""
    nonce: bytes
    """Keeps the secret from being guessed from the commitment."""
    words: str = ""
    """What the person added after the commitment was on show; empty: nothing."""

    def __post_init__(self) -> None:
        """Refuse what a record could not hold."""
        if not NONCE_BYTES <= len(self.nonce) <= _LONGEST_NONCE:
            raise DealError(f"a nonce takes {NONCE_BYTES} to {_LONGEST_NONCE} bytes, not {len(self.nonce)}")
        if len(self.words) > LONGEST_WORDS:
            raise DealError(
                f"own words take at most {LONGEST_WORDS} characters, these have {len(self.words)}"
            )
        try:
            self.words.encode()
        except UnicodeEncodeError as error:
            raise DealError(f"{self.words!r} is no Unicode text (character {error.start + 1})") from None

    @property
    def commitment(self) -> str:
        """The 64 hexadecimal digits to show before the first card."""
        return self.secret.commitment(self.nonce)

    @property
    def deal(self) -> Deal:
        """The deal that is played."""
        if not self.words:
            return self.secret
        data = b"ginrummy words 1\0" + self.secret.number.to_bytes(16) + self.words.encode()
        return Deal.from_bytes(sha256(data).digest()[:16])

    def with_words(self, words: str) -> Seal:
        """Return the same seal with other ``words``; white space at both ends is left out.

        Raises:
            DealError: they are too long or no Unicode text.
        """
        return replace(self, words=words.strip())
