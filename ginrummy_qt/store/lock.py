"""One window on one profile folder: a lock that the system frees when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from ginrummy_qt.store.errors import FolderError, LockedError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["LOCK_NAME", "FolderLock"]

LOCK_NAME = "ginrummy.lock"
"""The file that carries the lock. It stays in the folder, empty: removing it would be a race."""

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        # LK_NBLCK: at once or OSError (EACCES). Byte 0 may be locked though the file is empty.
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # flock belongs to this open file, not to the process: a second Store in one process is refused as
        # well.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """The exclusive right to a profile folder, held from `FolderLock(folder)` until `release`.

    A killed process frees it, as the system closes its files. Python's descriptors are not inherited by the
    programs that it starts, so a child never holds it on.
    """

    def __init__(self, folder: Path) -> None:
        """Take the lock of `folder`, which exists.

        Raises:
            LockedError: somebody else holds it.
            FolderError: the lock file cannot be made or written, or the file system has no locks.
        """
        path = folder / LOCK_NAME
        try:
            self._descriptor: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FolderError(folder, error.strerror or str(error)) from error
        try:
            _lock(self._descriptor)
        except (BlockingIOError, PermissionError) as error:
            self.release()
            raise LockedError(folder) from error
        except OSError as error:
            self.release()
            raise FolderError(folder, error.strerror or str(error)) from error

    def release(self) -> None:
        """Give the folder free; a second call does nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
