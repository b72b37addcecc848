"""The database as a file: made whole or not at all, examined untouched, moved aside, never overwritten."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

from ginrummy_qt import first_bytes
from ginrummy_qt.store import schema
from ginrummy_qt.store.errors import FolderError, LockedError, NewerError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

__all__ = [
    "DATABASE_NAME",
    "ERRORS",
    "backup",
    "bring_up_to_date",
    "connect",
    "create",
    "in_memory",
    "is_sound",
    "move_aside",
    "moved_stray_log",
    "trouble",
]

DATABASE_NAME = "ginrummy.sqlite3"
"""The database's name in the profile folder; -wal and -shm files lie beside it while it is open."""

ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What a call of sqlite3 may raise; the latter for a message of SQLite's that quotes a damaged file."""

_UNFINISHED = ".new"
_SIDE_FILES = ("-wal", "-shm")
_HEADER = 100  # bytes; the format is described at sqlite.org, "Database File Format", 1.3
_WHOLE_CHECK = 4 << 20  # bytes; up to here the whole file is checked at every start, some 10 ms

# Primary result codes that speak of the surroundings, not of what is in the file.
_SURROUNDINGS = frozenset(
    {
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)
_OCCUPIED = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})


def trouble(error: Exception, path: Path) -> FolderError | LockedError | None:
    """What `error` says of the surroundings of the database `path`; None when its content is wrong."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in _OCCUPIED:
        return LockedError(path.parent)
    if code in _SURROUNDINGS:
        return FolderError(path, str(error))
    return None


def connect(path: Path) -> sqlite3.Connection | None:
    """Open the existing database `path` to write: a commit is on the disk when it returns.

    Returns:
        The connection; None when the content does not allow it.

    Raises:
        FolderError: it cannot be opened or written.
        LockedError: another program holds it.
    """
    db = None
    try:
        db = _open(path, "rw")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS: past the drive's own cache
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA trusted_schema = OFF")
    except ERRORS as error:
        if db is not None:
            db.close()
        problem = trouble(error, path)
        if problem is not None:
            raise problem from error
        return None
    return db


def in_memory() -> sqlite3.Connection:
    """Give an empty database that is nowhere on the disk and gone when it is closed."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN")
    schema.migrate(db, 0)
    db.execute("COMMIT")
    return db


def _open(path: Path, mode: str) -> sqlite3.Connection:
    # quote: a folder's name may hold ? and #. as_posix gives Windows' drive the form file:///C:/ that SQLite
    # wants.
    name = quote(path.absolute().as_posix())
    address = f"file://{'' if name.startswith('/') else '/'}{name}?mode={mode}"
    db = sqlite3.connect(address, timeout=1, isolation_level=None, uri=True)
    # A damaged letter must cost one match, not the list of all.
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    return db


def create(path: Path) -> None:
    """Make an empty database at `path`, where nothing lies: it appears there complete or not at all.

    Raises:
        FolderError: the folder or the disk does not allow it.
    """
    unfinished = path.with_name(path.name + _UNFINISHED)
    try:
        for name in _with_side_files(unfinished):
            name.unlink(missing_ok=True)
        with contextlib.closing(_open(unfinished, "rwc")) as db:
            # Nobody sees the file before it has its name: it goes to the disk once, below.
            db.execute("PRAGMA synchronous = OFF")
            db.execute("BEGIN IMMEDIATE")
            schema.migrate(db, 0)
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = WAL")
        # Closing the last connection has brought the log into the file and removed it.
        with unfinished.open("r+b") as file:
            os.fsync(file.fileno())
        unfinished.replace(path)
        _sync_folder(path.parent)
    except (sqlite3.Error, OSError) as error:
        raise FolderError(path.parent, getattr(error, "strerror", None) or str(error)) from error


def _sync_folder(folder: Path) -> None:
    """Have the folder's list of names written (Windows does so by itself and cannot open folders)."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def is_sound(path: Path) -> bool:
    """Whether the existing file `path` is a complete database of ours. The file is not changed.

    Raises:
        NewerError: it is of a newer version.
        FolderError: it cannot be read or written.
        LockedError: another program holds it.
    """
    try:
        # Writing must be allowed too, and SQLite would only say so at the first move.
        with path.open("r+b") as file:
            header = file.read(_HEADER)
    except OSError as error:
        raise FolderError(path, error.strerror or str(error)) from error
    if not _is_ours(header):
        return False
    _refuse_newer(path, int.from_bytes(header[60:64], "big"))
    if not _has_log(path) and not _is_complete(header, path.stat().st_size):
        return False
    try:
        # Read-only: SQLite would otherwise fold the log into the damaged file on closing.
        with contextlib.closing(_open(path, "ro")) as db:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            _refuse_newer(path, version)
            return _check(db, path, version)
    except ERRORS as error:
        problem = trouble(error, path)
        if problem is not None:
            raise problem from error
        return False


def _has_log(path: Path) -> bool:
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _is_ours(header: bytes) -> bool:
    return (
        len(header) == _HEADER
        and header.startswith(first_bytes.SQLITE)
        and header[18:20] in {b"\1\1", b"\2\2"}  # rollback journal, write-ahead log: all that there is
        and int.from_bytes(header[68:72], "big") == schema.APPLICATION_ID
    )


def _is_complete(header: bytes, size: int) -> bool:
    """Whether a file without a log has all its pages, each whole; SQLite forgives a part of one."""
    page = int.from_bytes(header[16:18], "big")
    page = 65536 if page == 1 else page
    return page >= 512 and size % page == 0 and size >= page * int.from_bytes(header[28:32], "big")


def _refuse_newer(path: Path, version: int) -> None:
    if version > schema.VERSION:
        raise NewerError(path, version, schema.VERSION)


def _check(db: sqlite3.Connection, path: Path, version: int) -> bool:
    """Look for damage: everywhere in a small file, or when the last run left its log behind.

    A large file that was closed properly would cost a start some hundred milliseconds; there the tree of
    matches is checked, and SQLite itself reports a file that is too short, or a page that makes no sense when
    it is read.
    """
    db.execute("PRAGMA cell_size_check = ON")
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not tables >= schema.tables(version):
        return False
    whole = path.stat().st_size <= _WHOLE_CHECK or _has_log(path)
    question = "PRAGMA quick_check(1)" if whole else "PRAGMA quick_check('match')"
    return bool(db.execute(question).fetchone()[0] == "ok")


def move_aside(path: Path, now: datetime) -> Path:
    """Give the damaged database `path` and its side files names of their own in the same folder.

    Args:
        path: the database; it may be missing while a side file is there.
        now: the time that goes into the name, UTC.

    Returns:
        The new name of the database itself.

    Raises:
        FolderError: the files cannot be renamed.
    """
    kept = _free_name(path, f"ginrummy-damaged-{now:%Y-%m-%dT%H-%M-%SZ}")
    try:
        for old, new in zip(_with_side_files(path), _with_side_files(kept), strict=True):
            if old.exists():
                old.rename(new)
    except OSError as error:
        raise FolderError(path, error.strerror or str(error)) from error
    return kept


def moved_stray_log(path: Path, now: datetime) -> Path | None:
    """Move the log of a database that is gone aside: SQLite would play it into the new one.

    Returns:
        The log's name now; None when there was nothing in it, or none.

    Raises:
        FolderError: it cannot be renamed.
    """
    if not any(name.exists() for name in _with_side_files(path)):
        return None
    log = _with_side_files(move_aside(path, now))[1]
    return log if log.exists() and log.stat().st_size else None


def bring_up_to_date(db: sqlite3.Connection, path: Path, now: Callable[[], datetime]) -> None:
    """Migrate the open database of an older version, after a copy of it was put beside it.

    Raises:
        sqlite3.Error: the copy or the migration failed; the database is as it was.
        OSError: the copy cannot be written to the disk; likewise.
    """
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == schema.VERSION:
        return
    backup(db, path, f"format-{version}", now())
    db.execute("BEGIN IMMEDIATE")
    try:
        schema.migrate(db, version)
        db.execute("COMMIT")
    except ERRORS:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    # The version must stand in the file itself: an older program looks there, without opening the log.
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def backup(db: sqlite3.Connection, path: Path, reason: str, now: datetime) -> Path:
    """Copy the open database beside itself, and see that the copy is whole.

    Args:
        db: the database, as `connect` opened it.
        path: its file.
        reason: what is about to happen; goes into the copy's name.
        now: the time that goes into the name, UTC.

    Returns:
        The copy's name.

    Raises:
        sqlite3.Error: the copy cannot be written; what there is of it is gone.
        OSError: likewise.
    """
    kept = _free_name(path, f"ginrummy-{reason}-{now:%Y-%m-%dT%H-%M-%SZ}")
    try:
        with contextlib.closing(_open(kept, "rwc")) as copy:
            db.backup(copy)
            _check_extent(copy, db)
        with kept.open("r+b") as file:
            os.fsync(file.fileno())
        _sync_folder(kept.parent)
    except BaseException:
        with contextlib.suppress(OSError):
            kept.unlink(missing_ok=True)
        raise
    return kept


def _check_extent(copy: sqlite3.Connection, db: sqlite3.Connection) -> None:
    """Raise sqlite3.OperationalError unless `copy` has the pages and the version of `db`.

    Nothing more is asked of it: damage that the original has is kept as well.
    """
    for name in ("page_count", "user_version"):
        one, other = (which.execute(f"PRAGMA {name}").fetchone()[0] for which in (copy, db))
        if one != other:
            raise sqlite3.OperationalError(
                f"the copy of the database is not whole ({name} {one}, not {other})"
            )


def _with_side_files(path: Path) -> tuple[Path, ...]:
    return (path, *(path.with_name(path.name + side) for side in _SIDE_FILES))


def _free_name(path: Path, stem: str) -> Path:
    def names() -> Iterator[Path]:
        yield path.with_name(f"{stem}.sqlite3")
        for number in range(2, 1_000_000):
            yield path.with_name(f"{stem}-{number}.sqlite3")

    return next(name for name in names() if not any(side.exists() for side in _with_side_files(name)))
