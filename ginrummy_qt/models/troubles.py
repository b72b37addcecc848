"""What can go wrong with the profile folder and the stored matches, said in the language of the interface."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.store import Store
from ginrummy_qt.store.errors import (
    DamagedError,
    FolderError,
    LockedError,
    NewerError,
    NotTraining,
    StoreError,
    WriteError,
)

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.store.errors import DamagedNotice

__all__ = ["StartTrouble", "notice_text", "open_store", "trouble_text"]


class StartTrouble(Exception):  # noqa: N818 - said to a person, as the other troubles are
    """The window cannot open with this profile; the message is one sentence for the person."""

    def __init__(self, sentence: Sentence, *, locked: bool = False, unwritable: bool = False) -> None:
        """Say ``sentence``.

        Args:
            sentence: What is wrong.
            locked: Another window works with the profile.
            unwritable: Nothing can be kept there; the program could be used all the same.
        """
        super().__init__(sentence())
        self.sentence = sentence
        self.locked = locked
        self.unwritable = unwritable


def open_store(folder: Path) -> Store:
    """Open the matches of the profile ``folder``.

    Raises:
        StartTrouble: They cannot be opened; nothing was changed.
    """
    try:
        return Store.open(folder)
    except StoreError as error:
        raise StartTrouble(
            partial(trouble_text, error),
            locked=isinstance(error, LockedError),
            unwritable=isinstance(error, FolderError),
        ) from error


def trouble_text(error: StoreError) -> str:
    """Return ``error`` as one sentence in the language of the interface, with the file or folder named."""
    match error:
        case LockedError():
            text = QCoreApplication.translate(
                "Troubles",
                "Another window already uses the profile {path}. Close it, or choose another profile.",
            )
        case NewerError():
            text = QCoreApplication.translate(
                "Troubles", "{path} comes from a newer version of this program. It was left as it is."
            )
        case FolderError(reason=reason):
            text = QCoreApplication.translate("Troubles", "Matches cannot be kept in {path} ({reason}).")
            return text.format(path=error.path, reason=reason)
        case WriteError(reason=reason):
            text = QCoreApplication.translate(
                "Troubles", "The move could not be saved in {path} ({reason}). Please try again."
            )
            return text.format(path=error.path, reason=reason)
        case DamagedError():
            text = QCoreApplication.translate("Troubles", "This match can no longer be read from {path}.")
        case NotTraining():
            text = QCoreApplication.translate(
                "Troubles", "This match counts in the statistics: no move in it can be taken back."
            )
        case _:
            text = QCoreApplication.translate("Troubles", "This match is no longer under way in {path}.")
    return text.format(path=error.path)


def notice_text(notice: DamagedNotice) -> str:
    """Return the news of a damaged file that was moved aside, with its new name."""
    return QCoreApplication.translate(
        "Troubles",
        "The stored matches were damaged. The old file is kept as {path}, and a new one was begun. "
        "Import the old file in the history to get back the matches that can still be read.",
    ).format(path=notice.kept)
