"""The rules that the person saved under names of their own: one readable text file in the profile.

A line is the rules as :meth:`ginrummy_qt.engine.Rules.to_text` writes them, a colon, and the name:
``haus target=50 gin_bonus=20 : Sundays at the harbour``. A line that cannot be read is skipped and kept.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QIODevice, QObject, QSaveFile, Signal

from ginrummy_qt.engine.rules import PRESETS, Rules, RulesError
from ginrummy_qt.models.words import preset_name

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["FILE_NAME", "LONGEST_NAME", "OwnRules"]

FILE_NAME: Final = "own_rules.txt"
"""The file in the profile folder."""

LONGEST_NAME: Final = 32
"""Letters that a name may have."""


class OwnRules(QObject):
    """Own rules by name, in the order in which they were saved; every change is on the disk at once."""

    changed = Signal()
    """A name or the rules under it are new."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Read the rules of the profile ``folder``; no file, or an unreadable one, counts as empty."""
        super().__init__(parent)
        self.path = folder / FILE_NAME
        self._failed = False
        # Every line as it stands in the file, with what it says if it can be read.
        self._lines: list[tuple[str, tuple[str, Rules] | None]] = []
        try:
            text = self.path.read_text("utf-8", errors="surrogateescape")
        except OSError:
            text = ""
        for line in text.splitlines():
            entry = _read(line)
            known = entry is not None and self.get(entry[0]) is not None
            self._lines.append((line, None if known else entry))

    @property
    def entries(self) -> tuple[tuple[str, Rules], ...]:
        """Names and rules."""
        return tuple(entry for _, entry in self._lines if entry is not None)

    @property
    def problem(self) -> str:
        """Why the last change, though in force, could not be saved, as one sentence; empty when it was."""
        if self._failed:
            return self.tr("Your own rules cannot be saved in {path}.").format(path=self.path)
        return ""

    def get(self, name: str) -> Rules | None:
        """Return the rules saved under ``name``, capitals or not; ``None`` when there are none."""
        place = self._place(name)
        if place is None:
            return None
        entry = self._lines[place][1]
        return None if entry is None else entry[1]

    def name_problem(self, name: str, instead_of: str = "") -> str:
        """Return why nothing can be saved under ``name``, as one sentence; empty when it can.

        ``instead_of`` is the name that would be given up, if any: to write that in capitals is no problem.
        """
        wanted = name.strip()
        if not wanted:
            return self.tr("A name is needed.")
        if len(wanted) > LONGEST_NAME:
            return self.tr("A name can have at most {count} characters.").format(count=LONGEST_NAME)
        if not _on_one_line(wanted):
            return self.tr("A name can have letters, digits and signs only.")
        if wanted.casefold() != instead_of.casefold() and self._place(wanted) is not None:
            return self.tr("There are already rules with this name.")
        if wanted.casefold() in {preset_name(preset).casefold() for preset in (*PRESETS, None)}:
            return self.tr("One of the presets has this name.")
        return ""

    def save(self, name: str, rules: Rules) -> None:
        """Keep ``rules`` under ``name``, in the place of what was there under it.

        Raises:
            ValueError: nothing can be saved under ``name``; the message is :meth:`name_problem`'s.
        """
        name = self._checked(name, instead_of=name.strip())
        line = (_write(name, rules), (name, rules))
        place = self._place(name)
        if place is None:
            self._lines.append(line)
        else:
            self._lines[place] = line
        self._store()

    def rename(self, name: str, new: str) -> None:
        """Give what is saved under ``name`` the name ``new``.

        Raises:
            KeyError: nothing is saved under ``name``.
            ValueError: nothing can be saved under ``new``; the message is :meth:`name_problem`'s.
        """
        place, rules = self._entry(name)
        new = self._checked(new, instead_of=name)
        self._lines[place] = (_write(new, rules), (new, rules))
        self._store()

    def delete(self, name: str) -> int:
        """Forget ``name`` and return the place it had, for :meth:`restore`.

        Raises:
            KeyError: nothing is saved under ``name``.
        """
        place, _ = self._entry(name)
        del self._lines[place]
        self._store()
        return place

    def restore(self, place: int, name: str, rules: Rules) -> None:
        """Put back what was deleted, at its ``place``; does nothing if the name is in use by now."""
        if self._place(name) is None:
            self._lines.insert(place, (_write(name, rules), (name, rules)))
            self._store()

    # ------------------------------------------------------------------ inside

    def _place(self, name: str) -> int | None:
        wanted = name.strip().casefold()
        for place, (_, entry) in enumerate(self._lines):
            if entry is not None and entry[0].casefold() == wanted:
                return place
        return None

    def _entry(self, name: str) -> tuple[int, Rules]:
        place = self._place(name)
        entry = None if place is None else self._lines[place][1]
        if place is None or entry is None:
            raise KeyError(name)
        return place, entry[1]

    def _checked(self, name: str, *, instead_of: str) -> str:
        problem = self.name_problem(name, instead_of)
        if problem:
            raise ValueError(problem)
        return name.strip()

    def _store(self) -> None:
        file = QSaveFile(str(self.path))
        text = "".join(f"{line}\n" for line, _ in self._lines)
        self._failed = True
        if file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.write(text.encode("utf-8", errors="surrogateescape"))
            self._failed = not file.commit()
        self.changed.emit()


def _read(line: str) -> tuple[str, Rules] | None:
    rules, colon, name = line.partition(":")
    name = name.strip()
    if not colon or not name or not _on_one_line(name):
        return None
    try:
        return name, Rules.from_text(rules)
    except RulesError:
        return None


def _on_one_line(name: str) -> bool:
    """Return whether ``name`` holds no control character, line separator or broken byte."""
    return all(unicodedata.category(letter) not in {"Cc", "Cs", "Zl", "Zp"} for letter in name)


def _write(name: str, rules: Rules) -> str:
    return f"{rules.to_text()} : {name}"
