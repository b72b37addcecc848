"""The profile folder: where matches and settings of one person lie."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

__all__ = ["SETTINGS_NAME", "ProfileError", "default_profile_folder", "prepare"]

SETTINGS_NAME = "settings.ini"
"""The file of the settings in the profile folder."""


class ProfileError(Exception):
    """The profile folder cannot be made or written; the message is one sentence that names it.

    Attributes:
        path: The folder.
    """

    def __init__(self, path: Path, reason: str) -> None:
        """Name the folder and the system's ``reason``."""
        super().__init__(
            QCoreApplication.translate(
                "Profile", "The profile folder {path} cannot be used ({reason})."
            ).format(path=path, reason=reason)
        )
        self.path = path


def default_profile_folder() -> Path:
    """Return the platform's folder for data of this program, whether it is there or not.

    On Linux ``$XDG_DATA_HOME/ginrummy-qt``, on Windows under ``AppData/Local``, on macOS under
    ``Library/Application Support``.
    """
    location = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "ginrummy-qt"


def prepare(folder: Path) -> None:
    """Make ``folder`` if need be, and see that files can be written there.

    Raises:
        ProfileError: It cannot be made, or not be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder, prefix=".write-test-"):
            pass
    except OSError as error:
        raise ProfileError(folder, error.strerror or str(error)) from error
