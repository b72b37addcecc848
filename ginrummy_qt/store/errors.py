"""What can go wrong with the stored matches: one class for each kind, each message one clear sentence.

The messages are English; `ginrummy_qt.models.troubles` says the same in the language of the interface.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "DamagedError",
    "DamagedNotice",
    "FolderError",
    "LockedError",
    "NewerError",
    "NotTraining",
    "StoreError",
    "UnknownMatch",
    "WriteError",
]


class StoreError(Exception):
    """Something is wrong with the stored matches.

    Attributes:
        path: the folder or file that it is about.
        kept: where an older file was put, beside the one in use; None when nothing was moved.
    """

    kept: Path | None = None

    def __init__(self, message: str, path: Path) -> None:
        """Say `message`, one sentence, about `path`."""
        super().__init__(message)
        self.path = path


class FolderError(StoreError):
    """The profile folder or the file in it cannot be made, read or written. Nothing was changed."""

    def __init__(self, path: Path, reason: str) -> None:
        """Name the folder or file, and the system's own `reason`."""
        super().__init__(f"The matches cannot be kept in {path}: {reason}.", path)
        self.reason = reason


class LockedError(StoreError):
    """Another window, or another program, works with this profile folder. Nothing was changed."""

    def __init__(self, path: Path) -> None:
        """Name the profile folder `path`."""
        super().__init__(
            f"Another window already uses the profile {path}; close it, or choose another with --profile.",
            path,
        )


class NewerError(StoreError):
    """The file was written by a newer version of the program. It was not touched."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        """Name the file, the version `found` in it and the newest one `known` here."""
        super().__init__(
            f"The file {path} comes from a newer version of this program "
            f"(format {found}, known up to {known}); it was left as it is.",
            path,
        )
        self.found = found
        self.known = known


class WriteError(StoreError):
    """A change could not be written, for instance because the disk is full; nothing has changed."""

    def __init__(self, path: Path, reason: str) -> None:
        """Name the file and the system's `reason`."""
        super().__init__(f"The move could not be saved in {path}: {reason}.", path)
        self.reason = reason


class DamagedError(StoreError):
    """A stored match cannot be read any more. The others are not concerned."""

    def __init__(self, path: Path, match_id: int, reason: str) -> None:
        """Name the file, the match and what is wrong with it."""
        super().__init__(f"Match {match_id} in {path} cannot be read: {reason}", path)
        self.match_id = match_id
        self.reason = reason


class UnknownMatch(StoreError):  # noqa: N818 - said of a match that is not there, as MissingResource is
    """There is no such match, or it is not under way any more."""

    def __init__(self, path: Path, match_id: int) -> None:
        """Name the file and the match's number."""
        super().__init__(f"There is no match {match_id} under way in {path}.", path)
        self.match_id = match_id


class NotTraining(StoreError):  # noqa: N818 - as UnknownMatch
    """A match that counts: what was done in it cannot be taken back."""

    def __init__(self, path: Path, match_id: int) -> None:
        """Name the file and the match's number."""
        super().__init__(f"Match {match_id} in {path} is not for training: no move can be taken back.", path)
        self.match_id = match_id


@dataclass(frozen=True, slots=True)
class DamagedNotice:
    """The file was damaged: it now lies beside the new one under the name `kept`, with its side files."""

    kept: Path

    def __str__(self) -> str:
        """The notice as one sentence."""
        return f"The stored matches were damaged and could not be read; the old file is kept as {self.kept}."
