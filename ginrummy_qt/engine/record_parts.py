"""What a record is made of, and what is said when a text is none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from ginrummy_qt.engine.notation import ActionError, action_from_text, action_to_text

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.deal import Deal
    from ginrummy_qt.engine.seal import Seal

__all__ = ["SEAT", "STARTED", "VERSION", "Entry", "NewerRecordError", "RecordError", "RoundEntry"]

VERSION: Final = 2
"""The newest version of the format. Written is the oldest that can hold the record."""

STARTED: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00)", re.ASCII)
SEAT: Final = re.compile(
    r'seat (?P<seat>[0-3]) (?:person|computer (?P<level>\S{1,40})) (?P<name>"(?:[^"\\\x00-\x1f]|\\.)*")',
    re.ASCII,
)


_ENTRY: Final = re.compile(
    r"(?P<seconds>\d{1,12})\.(?P<milliseconds>\d{3}) (?P<seat>[0-3]) (?P<action>.+)", re.ASCII
)
_AFTER_ROUND: Final = "an action (SECONDS SEAT ACTION), result, round or outcome"


class RecordError(ValueError):
    """Text that is no record, or a record that cannot have been played.

    ``line`` and ``column`` count from 1; ``expected`` is what should have been there.
    """

    def __init__(self, line: int, column: int, expected: str) -> None:
        """Say that something else was expected at this place."""
        super().__init__(f"line {line}, column {column}: expected {expected}")
        self.line = line
        self.column = column
        self.expected = expected


class NewerRecordError(RecordError):
    """A record of a version that this program does not know yet; ``version`` is its number."""

    def __init__(self, version: str, line: int = 1) -> None:
        """Refuse ``version``, which stands in ``line``."""
        super().__init__(
            line, 17, f"a version up to {VERSION}; this record has version {version} of the format"
        )
        self.version = version


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of ``seat``, ``at`` so many milliseconds after the match began."""

    seat: int
    action: Action
    at: int = 0

    def to_text(self) -> str:
        """Return the line of a record, which :meth:`from_text` reads back."""
        return f"{self.prefix}{action_to_text(self.action)}"

    @property
    def prefix(self) -> str:
        """What stands before the action in its line."""
        return f"{self.at // 1000}.{self.at % 1000:03} {self.seat} "

    @classmethod
    def from_text(cls, text: str, line: int = 1) -> Self:
        """Return the action that a line of a record tells.

        Raises:
            RecordError: it tells none; the error says ``line``.
        """
        found = _ENTRY.fullmatch(text)
        if found is None:
            raise RecordError(line, 1, _AFTER_ROUND)
        try:
            action = action_from_text(found["action"])
        except ActionError as error:
            raise RecordError(line, found.start("action") + error.offset + 1, error.expected) from error
        return cls(int(found["seat"]), action, int(found["seconds"]) * 1000 + int(found["milliseconds"]))


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One round: its deal and what was done, finished or not."""

    deal: Deal
    actions: tuple[Entry, ...] = ()
    seal: Seal | None = None
    """What bound the program to the deal; ``None`` for a deal that was chosen or played before."""
