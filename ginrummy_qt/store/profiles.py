"""Several persons at one computer: each has a profile, a folder with matches and settings of its own.

Below the program's data folder::

    ginrummy.sqlite3, settings.ini      the first profile: the data folder itself
    profiles/anna/                      every other one in a folder whose name never changes
    profiles/anna/name.txt              what it is called, one line of UTF-8; renaming writes only this
    profiles/last.txt                   the folder of the profile that was used last
    profiles/deleted/anna-2026-…/       what was deleted, until somebody empties it by hand or `restore`s it

A folder named with ``--profile`` stands alone: it is no profile of this list.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ginrummy_qt.store.errors import FolderError, LockedError
from ginrummy_qt.store.lock import FolderLock

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["LONGEST_NAME", "Profile", "ProfileNameError", "Profiles", "data_folder", "is_free"]

LONGEST_NAME: Final = 40
"""How many characters a profile's name may have."""

_FOLDER: Final = "profiles"
_DELETED: Final = "deleted"
_LAST: Final = "last.txt"
_NAME: Final = "name.txt"
_FIRST: Final = ""
"""What last.txt says for the first profile."""


class ProfileNameError(ValueError):
    """A name that a profile cannot have. ``reason``: ``empty``, ``long``, ``taken`` or ``unprintable``."""

    def __init__(self, name: str, reason: str) -> None:
        """Refuse ``name``."""
        super().__init__(f"{name!r} cannot be the name of a profile: {reason}")
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Profile:
    """One profile of the list."""

    folder: Path
    name: str
    """Empty for the first one as long as nobody has named it: it is shown under a word of the interface."""
    key: str
    """The folder's name below ``profiles``; empty for the first profile."""

    @property
    def is_first(self) -> bool:
        """Whether it is the data folder itself, which cannot be deleted."""
        return not self.key


def data_folder(environment: Mapping[str, str] = os.environ, home: Path | None = None) -> Path:
    """Give the platform's folder for data of this program, whether it is there or not.

    The same that Qt calls ``GenericDataLocation``, for the verbs, which know no Qt.

    Args:
        environment: the process's environment.
        home: the person's folder; None: as the system says.
    """
    if sys.platform == "win32":
        local = environment.get("LOCALAPPDATA")
        base = Path(local) if local else (home or Path.home()) / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = (home or Path.home()) / "Library" / "Application Support"
    else:
        named = environment.get("XDG_DATA_HOME", "")
        base = Path(named) if named.startswith("/") else (home or Path.home()) / ".local" / "share"
    return base / "ginrummy-qt"


def is_free(folder: Path) -> bool:
    """Whether no window works with this profile folder now (a folder that is not there is free).

    Raises:
        FolderError: the folder cannot be used at all.
    """
    if not folder.is_dir():
        return True
    try:
        FolderLock(folder).release()
    except LockedError:
        return False
    return True


class Profiles:
    """The profiles of one data folder. Every method reads the folder anew and keeps nothing.

    Methods that write raise `FolderError` when the system does not let them; nothing has changed then.
    """

    def __init__(self, data: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """Look after the profiles below ``data``, which need not be there yet."""
        self._data = data
        self._now = now

    def all(self) -> tuple[Profile, ...]:
        """List the profiles: the first one, then the others by name."""
        first = Profile(self._data, _read(self._data / _NAME), _FIRST)
        try:
            folders = [path for path in self._home.iterdir() if path.is_dir() and path.name != _DELETED]
        except OSError:
            folders = []
        others = [Profile(path, _read(path / _NAME) or path.name, path.name) for path in folders]
        return (first, *sorted(others, key=lambda one: (one.name.casefold(), one.key)))

    def last(self) -> Profile:
        """Give the profile that was used last; the first one when nobody has chosen yet, or it is gone."""
        key = _read(self._home / _LAST)
        found = self.all()
        return next((profile for profile in found if profile.key == key), found[0])

    def remember(self, profile: Profile) -> None:
        """Let `last` give `profile` from now on."""
        if profile.is_first and not (self._home / _LAST).exists():
            return
        _write(self._home / _LAST, profile.key)

    def make(self, name: str) -> Profile:
        """Make an empty profile.

        Raises:
            ProfileNameError: it cannot be called so.
        """
        name = self.checked(name, None)
        stem = _slug(name)
        keys = {profile.key for profile in self.all()} | {_DELETED}
        number = 1
        while (key := stem if number == 1 else f"{stem}-{number}") in keys or (self._home / key).exists():
            number += 1
        folder = self._home / key
        _write(folder / _NAME, name)
        return Profile(folder, name, key)

    def rename(self, profile: Profile, name: str) -> Profile:
        """Call `profile` something else; its folder stays, so it may be in use. Gives it with its new name.

        Raises:
            ProfileNameError: it cannot be called so.
        """
        name = self.checked(name, profile)
        _write(profile.folder / _NAME, name)
        return Profile(profile.folder, name, profile.key)

    def delete(self, profile: Profile) -> Path:
        """Put a profile away, as a whole; `restore` brings it back.

        Returns:
            Where it lies now.

        Raises:
            ValueError: it is the first one, which is never deleted.
            LockedError: a window works with it.
        """
        if profile.is_first:
            raise ValueError("the first profile cannot be deleted")
        bin_folder = self._home / _DELETED
        stem = f"{profile.key}-{self._now():%Y-%m-%dT%H-%M-%SZ}"
        lock = FolderLock(profile.folder)
        if sys.platform == "win32":
            lock.release()  # Windows moves no folder with an open file; the lock has shown that it is free
        try:
            bin_folder.mkdir(parents=True, exist_ok=True)
            kept = bin_folder / stem
            number = 1
            while kept.exists():
                number += 1
                kept = bin_folder / f"{stem}-{number}"
            profile.folder.rename(kept)
        except OSError as error:
            raise FolderError(profile.folder, error.strerror or str(error)) from error
        finally:
            lock.release()
        return kept

    def restore(self, kept: Path) -> Profile:
        """Bring back what `delete` has put at `kept`.

        Raises:
            FolderError: it is not there, or cannot be moved.
        """
        name = _read(kept / _NAME)
        stem = re.sub(r"-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$", "", kept.name) or "profile"
        key, number = stem, 1
        while (self._home / key).exists():
            number += 1
            key = f"{stem}-{number}"
        try:
            kept.rename(self._home / key)
        except OSError as error:
            raise FolderError(kept, error.strerror or str(error)) from error
        return Profile(self._home / key, name or key, key)

    @property
    def _home(self) -> Path:
        return self._data / _FOLDER

    def checked(self, name: str, own: Profile | None) -> str:
        """Give `name` as it is kept; `own` is the profile that it is for, if there is one.

        Raises:
            ProfileNameError: Nobody can be called so.
        """
        name = " ".join(unicodedata.normalize("NFC", name).split())
        if not name:
            raise ProfileNameError(name, "empty")
        if len(name) > LONGEST_NAME:
            raise ProfileNameError(name, "long")
        if not name.isprintable():
            raise ProfileNameError(name, "unprintable")
        for other in self.all():
            if (own is None or other.key != own.key) and other.name.casefold() == name.casefold():
                raise ProfileNameError(name, "taken")
        return name


def _slug(name: str) -> str:
    """Give a folder's name that every file system takes: ``Åsa Öberg`` becomes ``asa-oberg``."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = "-".join(re.findall(r"[a-z0-9]+", plain))[:30].strip("-")
    # Windows has devices of these names.
    return "profile" if not words or re.fullmatch(r"con|prn|aux|nul|com\d|lpt\d", words) else words


def _read(path: Path) -> str:
    """Give the one line of a small file; empty when it cannot be read."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            line = file.readline(200)
    except OSError:
        return ""
    return "".join(letter for letter in line if letter.isprintable()).strip()


def _write(path: Path, text: str) -> None:
    """Write a small file whole or not at all, and its folder before it.

    Raises:
        FolderError: the system does not let it.
    """
    new = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(f"{text}\n")
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise FolderError(path.parent, error.strerror or str(error)) from error
