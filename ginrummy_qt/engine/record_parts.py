"""What a record is made of, and what is said when a text is none."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.deal import Deal

__all__ = ["SEAT", "STARTED", "VERSION", "Entry", "NewerRecordError", "RecordError", "RoundEntry"]

VERSION: Final = 1
"""The version of the format that is written, and the newest that is read."""

STARTED: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00)", re.ASCII)
SEAT: Final = re.compile(
    r'seat (?P<seat>[0-3]) (?:person|computer (?P<level>\S{1,40})) (?P<name>"(?:[^"\\\x00-\x1f]|\\.)*")',
    re.ASCII,
)


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

    def __init__(self, version: str) -> None:
        """Refuse ``version``."""
        super().__init__(1, 17, f"a version up to {VERSION}; this record has version {version} of the format")
        self.version = version


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of ``seat``, ``at`` so many milliseconds after the match began."""

    seat: int
    action: Action
    at: int = 0


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One round: its deal and what was done, finished or not."""

    deal: Deal
    actions: tuple[Entry, ...] = ()
