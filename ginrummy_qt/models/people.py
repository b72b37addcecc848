"""Several persons at one computer, each with matches, settings and statistics of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError
from ginrummy_qt.store.profiles import LONGEST_NAME, ProfileNameError, Profiles, is_free

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.store.profiles import Profile

__all__ = ["LONGEST_NAME", "People", "Person"]


class Person:
    """One of them, as the windows know it."""

    def __init__(self, profile: Profile, *, current: bool) -> None:
        self.profile = profile
        self.current = current
        """Whether this window works for this person."""

    @property
    def name(self) -> str:
        """What the person is called; the first one has a word of the interface until it is named."""
        return self.profile.name or QCoreApplication.translate("People", "First player")

    @property
    def is_first(self) -> bool:
        """Whether it is the one that is always there."""
        return self.profile.is_first

    @property
    def free(self) -> bool:
        """Whether no other window works for this person now."""
        if self.current:
            return True
        try:
            return is_free(self.profile.folder)
        except StoreError:
            return False


class People(QObject):
    """All persons of this computer's user, and the one this window works for."""

    changed = Signal()
    """Somebody was made, renamed, deleted or brought back."""

    def __init__(self, data: Path, parent: QObject | None = None) -> None:
        """Look after the profiles below ``data``; the one used last is current."""
        super().__init__(parent)
        self._profiles = Profiles(data)
        self._current = self._profiles.last()
        self.wanted: Profile | None = None
        """Whose window is to open when this one closes; ``None``: nobody’s."""
        self._gone: Path | None = None

    @property
    def all(self) -> tuple[Person, ...]:
        """The first person, then the others by name."""
        return tuple(
            Person(profile, current=profile.key == self._current.key) for profile in self._profiles.all()
        )

    @property
    def current(self) -> Person:
        """The person this window works for."""
        return next((one for one in self.all if one.current), Person(self._current, current=True))

    @property
    def folder(self) -> Path:
        """Where matches and settings of the current person lie."""
        return self._current.folder

    def turn_to(self, profile: Profile) -> None:
        """Make ``profile`` the current one. Nothing must be open of the one before."""
        self._current = profile
        self.wanted = None

    def want(self, profile: object) -> None:
        """Let the window of ``profile`` (one of :attr:`all`) open when this one closes."""
        self.wanted = next((one.profile for one in self.all if one.profile == profile), None)

    def remember(self) -> str:
        """Begin with the current person next time; return what is wrong, or nothing."""
        try:
            self._profiles.remember(self._current)
        except StoreError as error:
            return trouble_text(error)
        return ""

    def name_problem(self, name: str, own: Person | None = None) -> str:
        """Return why nobody (or ``own``) can be called ``name``; empty when it is good."""
        try:
            self._profiles.checked(name, None if own is None else own.profile)
        except ProfileNameError as error:
            return _name_text(error)
        # The first player has no name in the store until it is given one, but a word that is shown.
        shown = [one.name for one in self.all if own is None or one.profile.key != own.profile.key]
        if " ".join(name.split()).casefold() in map(str.casefold, shown):
            return QCoreApplication.translate("People", "Somebody already has this name.")
        return ""

    def make(self, name: str) -> tuple[Person | None, str]:
        """Make a new person; return it, or why not."""
        try:
            profile = self._profiles.make(name)
        except ProfileNameError as error:
            return None, _name_text(error)
        except StoreError as error:
            return None, trouble_text(error)
        self.changed.emit()
        return Person(profile, current=False), ""

    def rename(self, person: Person, name: str) -> str:
        """Call ``person`` something else; return what is wrong, or nothing."""
        try:
            self._profiles.rename(person.profile, name)
        except ProfileNameError as error:
            return _name_text(error)
        except StoreError as error:
            return trouble_text(error)
        self.changed.emit()
        return ""

    def delete(self, person: Person) -> str:
        """Put ``person`` (not the first nor the current one) away, as a whole; return what is wrong."""
        try:
            self._gone = self._profiles.delete(person.profile)
        except StoreError as error:
            return trouble_text(error)
        self.changed.emit()
        return ""

    def bring_back(self) -> str:
        """Bring back who was deleted last; return what is wrong, or nothing."""
        if self._gone is None:
            return ""
        try:
            self._profiles.restore(self._gone)
        except StoreError as error:
            return trouble_text(error)
        self._gone = None
        self.changed.emit()
        return ""


def _name_text(error: ProfileNameError) -> str:
    return {
        "empty": QCoreApplication.translate("People", "A name is needed."),
        "long": QCoreApplication.translate("People", "The name is too long."),
        "taken": QCoreApplication.translate("People", "Somebody already has this name."),
        "unprintable": QCoreApplication.translate("People", "The name has characters that cannot be used."),
    }.get(error.reason, str(error))
