"""The open database: opening, closing, and the one way to write. What is kept in it: the classes above."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Self

from ginrummy_qt.engine import OPTIONS, Rules
from ginrummy_qt.store import files
from ginrummy_qt.store.errors import DamagedNotice, FolderError, WriteError
from ginrummy_qt.store.lock import FolderLock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

__all__ = ["Database", "rule_set_text", "rules_from_text", "rules_to_text"]


def _utc_now() -> datetime:
    return datetime.now(UTC)


class Database:
    """The database of one profile folder, open. Use it from the thread that opened it; `with` closes it.

    Every method that writes raises `WriteError` when the disk does not take it; nothing has changed then.
    """

    path: Path
    """The database."""
    notice: DamagedNotice | None
    """Set when a damaged file was moved aside on opening: to be told to the person."""

    def __init__(
        self,
        db: sqlite3.Connection,
        lock: FolderLock | None,
        path: Path,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
    ) -> None:
        """Take over an open database; `open` and `in_memory` are the ways to get one."""
        self._db = db
        self._lock = lock
        self._now = now
        self._entropy = entropy
        self._depth = 0
        self.path = path
        self.notice = None

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        now: Callable[[], datetime] = _utc_now,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Self:
        """Open the store of a profile folder; folder and database are made when they are not there.

        A damaged database is moved aside (`notice` tells its new name) and an empty one takes its place. One
        of an older version is copied before it is brought up to date.

        Args:
            folder: the profile folder.
            now: the present time, UTC.
            entropy: gives so many bytes that nobody can foresee.

        Raises:
            FolderError: the folder or the file cannot be made, read or written.
            LockedError: another window works with this folder.
            NewerError: the database comes from a newer version; it is left untouched.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderError(folder, error.strerror or str(error)) from error
        lock = FolderLock(folder)
        try:
            return cls._open_locked(folder / files.DATABASE_NAME, lock, now, entropy)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def in_memory(
        cls,
        folder: Path,
        *,
        now: Callable[[], datetime] = _utc_now,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> Self:
        """Make a store that keeps nothing, for a profile folder that cannot be written; it is not touched.

        The arguments are those of `open`. `path` is where the database would lie.
        """
        return cls(files.in_memory(), None, folder / files.DATABASE_NAME, now, entropy)

    @property
    def keeps(self) -> bool:
        """Whether what is written is on the disk; False: it is gone with `close`."""
        return self._lock is not None

    @classmethod
    def _open_locked(
        cls, path: Path, lock: FolderLock, now: Callable[[], datetime], entropy: Callable[[int], bytes]
    ) -> Self:
        kept = None
        if not path.exists():
            kept = files.moved_stray_log(path, now())
            files.create(path)
        elif not files.is_sound(path):
            kept = files.move_aside(path, now())
            files.create(path)
        db = files.connect(path)
        if db is None:  # damage that shows only to who may write
            kept = files.move_aside(path, now())
            files.create(path)
            db = files.connect(path)
        if db is None:
            raise FolderError(path, "a new file cannot be opened")
        try:
            files.bring_up_to_date(db, path, now)
        except (*files.ERRORS, OSError) as error:
            db.close()
            raise files.trouble(error, path) or FolderError(path, str(error)) from error
        store = cls(db, lock, path, now, entropy)
        if kept is not None:
            store.notice = DamagedNotice(kept)
        return store

    def close(self) -> None:
        """Close the database and give the folder free; a second call does nothing."""
        try:
            self._db.close()
        finally:
            if self._lock is not None:
                self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all that is written inside one step: on the disk together when the block ends, or not at all.

        May be nested; the outermost block counts.

        Raises:
            WriteError: the disk does not take it. Nothing of the block is written then.
        """
        if self._depth:
            yield  # an error passes through to the outermost block, which rolls back
            return
        if self.keeps and not self.path.exists():
            # The open file would go on taking writes that no later start can find.
            raise WriteError(self.path, "the file is gone")
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._depth = 1
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                    self._db.execute("ROLLBACK")
                raise
            finally:
                self._depth = 0
        except files.ERRORS as error:
            raise WriteError(self.path, str(error)) from error

    def _stamp(self) -> str:
        return self._now().isoformat(timespec="milliseconds")


def rules_to_text(rules: Rules) -> str:
    """Every option by name, as in a record: a later version may change a preset, but not a match."""
    return " ".join(f"{option}={rules.option_text(option)}" for option in OPTIONS)


def rule_set_text(rules: Rules) -> str:
    """Every option but the target: matches that are counted together have the same."""
    return " ".join(f"{option}={rules.option_text(option)}" for option in OPTIONS if option != "target")


@lru_cache(maxsize=256)
def rules_from_text(text: str) -> Rules:
    """Give the rules back; RulesError on text that neither of the two above wrote."""
    rules = Rules()
    for word in text.split():
        option, _, value = word.partition("=")
        rules = rules.with_option(option, value)
    return rules
