"""The score keeper: a sheet for a game with real cards, on the disk at once, undone and redone at will.

What is kept is the :class:`Kept` value, names, rules and entries; all else follows from it. It lies in one
readable text file of the profile.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QIODevice, QObject, QSaveFile, Signal

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.models.keeper_rounds import Entry, EntryError, Progress, can_keep, play

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ginrummy_qt.engine import RoundResult

__all__ = ["FILE_NAME", "LONGEST_NAME", "Keeper", "Kept", "clean_name"]

FILE_NAME: Final = "keeper.txt"
"""The file in the profile folder."""

LONGEST_NAME: Final = 24
"""Letters that a name may have."""

_HEADER: Final = "gin rummy score keeper"
_VERSION: Final = 1
_LARGEST_FILE: Final = 1 << 20


@dataclass(frozen=True)
class Kept:
    """A sheet as it lies in the file."""

    rules: Rules
    names: tuple[str, ...] = ("", "", "")
    """Of all seats that rules can have; empty where none was given."""
    first_dealer: int = 0
    day: str = ""
    """When the first round was written down, ISO 8601; empty before."""
    entries: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()
    """What was undone and can be redone, the next one last."""

    @cached_property
    def progress(self) -> Progress:
        """What follows from it.

        Raises:
            EntryError: an entry cannot be.
        """
        return play(self.rules, self.first_dealer, self.entries)

    def to_text(self) -> str:
        """Return the file's text."""
        lines = [f"{_HEADER} {_VERSION}", f"rules {self.rules.to_text()}", f"dealer {self.first_dealer}"]
        lines += [f"day {self.day}"] if self.day else []
        lines += [f"name {name}".rstrip() for name in self.names]
        lines += [f"round {entry.to_text()}" for entry in self.entries]
        lines += [f"undone {entry.to_text()}" for entry in self.undone]
        return "".join(f"{line}\n" for line in lines)

    @classmethod
    def from_text(cls, text: str) -> Kept:
        """Return the sheet in a file's text.

        Raises:
            ValueError: the text is none, or of a newer version, or holds what cannot be.
        """
        header, *lines = text.splitlines()
        if header != f"{_HEADER} {_VERSION}":
            raise ValueError(f"{header!r} is no header of version {_VERSION}")
        found: dict[str, list[str]] = {}
        for line in lines:
            word, _, rest = line.partition(" ")
            found.setdefault(word, []).append(rest)
        if extra := found.keys() - {"rules", "dealer", "day", "name", "round", "undone"}:
            raise ValueError(f"{sorted(extra)} are not known")
        (rules_text,), (dealer,) = found.get("rules", [""]), found.get("dealer", [""])
        (day,) = found.get("day", [""])
        kept = cls(
            Rules.from_text(rules_text),
            tuple(found.get("name", ())),
            int(dealer),
            date.fromisoformat(day).isoformat() if day else "",
            tuple(map(Entry.from_text, found.get("round", []))),
            tuple(map(Entry.from_text, found.get("undone", []))),
        )
        if not can_keep(kept.rules) or kept.first_dealer not in range(kept.rules.seats):
            raise ValueError("nobody can play so")
        if len(kept.names) != len(cls.names) or any(name != clean_name(name) for name in kept.names):
            raise ValueError("the names cannot be")
        _ = kept.progress  # raises EntryError, a ValueError
        return kept


class Keeper(QObject):
    """The sheet of one profile. Every change is on the disk at once."""

    changed = Signal()
    """Anything is different."""

    def __init__(
        self,
        folder: Path,
        rules: Rules | None = None,
        parent: QObject | None = None,
        *,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Read the sheet of the profile ``folder``.

        Args:
            folder: the profile.
            rules: of the first sheet, when there is no file.
            parent: Qt's.
            today: returns the date of today.
        """
        super().__init__(parent)
        self.path = folder / FILE_NAME
        self._today = today
        self._failed = False
        self._put_away: Kept | None = None
        self.notice = ""
        """What became of a file that could not be read, as one sentence; empty when nothing did."""
        self._kept = Kept(rules if rules is not None and can_keep(rules) else Rules())
        self._load()

    # ------------------------------------------------------------------ what is there

    @property
    def kept(self) -> Kept:
        """The sheet."""
        return self._kept

    @property
    def progress(self) -> Progress:
        """How it stands."""
        return self._kept.progress

    @property
    def rules(self) -> Rules:
        """The rules of the sheet."""
        return self._kept.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who play; “Player 1” where none was given."""
        return tuple(name or self.stand_in(seat) for seat, name in enumerate(self._kept.names))[
            : self.rules.seats
        ]

    def stand_in(self, seat: int) -> str:
        """Return what a player without a name is called."""
        return self.tr("Player {number}").format(number=seat + 1)

    @property
    def problem(self) -> str:
        """Why the last change, though in force, could not be saved, as one sentence; empty when it was."""
        if self._failed:
            return self.tr("The score sheet cannot be saved in {path}.").format(path=self.path)
        return ""

    @property
    def can_undo(self) -> bool:
        """Whether a round can be taken back, or a sheet that was put away."""
        return bool(self._kept.entries) or self._put_away is not None

    @property
    def can_redo(self) -> bool:
        """Whether the round undone last can be written down again."""
        if not self._kept.undone:
            return False
        try:
            self.progress.result_of(self._kept.undone[-1])
        except EntryError:
            return False
        return True

    @property
    def settled(self) -> bool:
        """Whether rules and first dealer stand: they do as soon as a round is written down."""
        return bool(self._kept.entries)

    # ------------------------------------------------------------------ changes

    def rename(self, seat: int, name: str) -> None:
        """Give a player a name; an empty one is none. Letters beyond :data:`LONGEST_NAME` are left out."""
        names = list(self._kept.names)
        names[seat] = clean_name(name)
        self._change(names=tuple(names))

    def set_rules(self, rules: Rules) -> None:
        """Play by ``rules``.

        Raises:
            ValueError: a game by them cannot be kept, or rounds are written down already.
        """
        if not can_keep(rules) or self.settled:
            raise ValueError("the rules cannot be changed so")
        self._put_away = None
        self._change(rules=rules, first_dealer=self._kept.first_dealer % rules.seats)

    def set_first_dealer(self, seat: int) -> None:
        """Let ``seat`` deal the first round.

        Raises:
            ValueError: there is no such seat, or rounds are written down already.
        """
        if seat not in range(self.rules.seats) or self.settled:
            raise ValueError("the dealer cannot be changed so")
        self._change(first_dealer=seat)

    def write(self, entry: Entry) -> RoundResult:
        """Write a round down and return what it scored. What was undone cannot be redone any more.

        Raises:
            EntryError: it cannot be the next round; nothing has changed.
        """
        result = self.progress.result_of(entry)
        self._put_away = None
        self._append(entry, ())
        return result

    def undo(self) -> None:
        """Take back the last round, or right after :meth:`new` that; does nothing when there is neither."""
        entries = self._kept.entries
        if entries:
            self._change(entries=entries[:-1], undone=(*self._kept.undone, entries[-1]))
        elif self._put_away is not None:
            self._kept, self._put_away = self._put_away, None
            self._store()

    def redo(self) -> None:
        """Write down again what was undone last; does nothing when it cannot be."""
        if self.can_redo:
            self._append(self._kept.undone[-1], self._kept.undone[:-1])

    def new(self) -> None:
        """Begin an empty sheet with the same names and rules; :meth:`undo` brings the old one back."""
        if not self._kept.entries and not self._kept.undone:
            return
        self._put_away = self._kept
        self._kept = Kept(self.rules, self._kept.names)
        self._store()

    # ------------------------------------------------------------------ inside

    def _append(self, entry: Entry, undone: tuple[Entry, ...]) -> None:
        day = self._kept.day if self._kept.entries else self._today().isoformat()
        self._change(entries=(*self._kept.entries, entry), undone=undone, day=day)

    def _change(self, **fields: object) -> None:
        new = replace(self._kept, **fields)  # type: ignore[arg-type]  # the callers are all above
        if new != self._kept:
            self._kept = new
            self._store()

    def _store(self) -> None:
        file = QSaveFile(str(self.path))
        self._failed = True
        if file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.write(self._kept.to_text().encode())
            self._failed = not file.commit()
        self.changed.emit()

    def _load(self) -> None:
        try:
            with self.path.open("rb") as file:
                raw = file.read(_LARGEST_FILE)
            self._kept = Kept.from_text(raw.decode())
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            self._keep_beside()

    def _keep_beside(self) -> None:
        """Move the file out of the way: whoever knows what is in it can still read it."""
        number = 1
        while (aside := self.path.with_name(f"keeper-unreadable-{number}.txt")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            self.notice = QCoreApplication.translate(
                "Keeper", "The score sheet in {path} cannot be read."
            ).format(path=self.path)
        else:
            self.notice = QCoreApplication.translate(
                "Keeper", "The score sheet could not be read. It is kept as {path}, and a new one begins."
            ).format(path=aside)


def clean_name(name: str) -> str:
    """Return ``name`` on one line, without spaces around it or signs of markup in it, and not too long."""
    letters = (
        " " if letter in "*{}" or unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} else letter
        for letter in name
    )
    return " ".join("".join(letters).split())[:LONGEST_NAME].rstrip()
