"""A second start brings the window that is open already to the front, by way of a small file.

The window watches the file in its profile folder; a start that finds the folder taken writes into it what it
wants, and the window empties it again, which is the answer. A file, because the program opens no connection
of any kind: Qt's local sockets are part of its network library, which is not among the program's parts, and
Python's own do not exist on Windows.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["FRONT_NAME", "FrontDoor", "call_to_front"]

FRONT_NAME: Final = "ginrummy.front"
"""The file in the profile folder; it is there while a window is open."""

_ACTIVATION: Final = "XDG_ACTIVATION_TOKEN"
"""Where a Wayland desktop puts the right to come to the front, for whom it starts; Qt looks there."""
_PATIENCE: Final = 2.0
"""Seconds that the open window may take to answer."""
_STEP: Final = 0.02
_LARGEST: Final = 1 << 16


class FrontDoor(QObject):
    """Listens for other starts on the same profile, from its making until :meth:`close`."""

    called = Signal(object)
    """``tuple[Path, ...]``: another start was made, with these files to be opened."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Listen in the profile ``folder``. Where no file can be made, nobody is heard."""
        super().__init__(parent)
        self._path = folder / FRONT_NAME
        self._watcher = QFileSystemWatcher(self)
        with contextlib.suppress(OSError):
            self._path.write_bytes(b"")
            self._watcher.addPath(str(self._path))
        self._watcher.fileChanged.connect(self._on_changed)

    def close(self) -> None:
        """Listen no more."""
        if self._watcher.files():
            self._watcher.removePaths(self._watcher.files())
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _on_changed(self, _path: str) -> None:
        try:
            wanted = self._path.read_bytes()
            if not wanted.endswith(b"\n") or len(wanted) > _LARGEST:
                return  # emptied, or still being written
            self._path.write_bytes(b"")
        except OSError:
            return
        try:
            message = json.loads(wanted)
            files = tuple(Path(file) for file in message["files"])
            token = str(message["token"])
        except (ValueError, TypeError, KeyError):
            return  # nobody's but ours: another program has written here
        if token:
            os.environ[_ACTIVATION] = token
        self.called.emit(files)


def call_to_front(folder: Path, files: Sequence[Path] = (), patience: float = _PATIENCE) -> bool:
    """Ask the window that works with the profile ``folder`` to come to the front.

    Args:
        folder: The profile's.
        files: What it is to open there.
        patience: Seconds that it may take to answer.

    Returns:
        Whether it has answered.
    """
    path = folder / FRONT_NAME
    message = {"files": [str(file.absolute()) for file in files], "token": os.environ.get(_ACTIVATION, "")}
    try:
        with path.open("r+b", buffering=0) as file:  # which is only there where a window listens
            file.truncate()
            # In one piece, and nothing after it: it may be emptied at once.
            file.write(json.dumps(message).encode() + b"\n")
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if not path.stat().st_size:
                return True
            time.sleep(_STEP)
        path.write_bytes(b"")
    except OSError:
        pass
    return False
