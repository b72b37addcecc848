"""What can still be read of a damaged database: whole matches that follow the rules, one by one."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from ginrummy_qt import first_bytes
from ginrummy_qt.store import files, rows, schema
from ginrummy_qt.store.errors import FolderError, NewerError

if TYPE_CHECKING:
    from ginrummy_qt.engine import MatchRecord

__all__ = ["Rescued", "is_database", "rescue"]

_MOST = 100_000
"""Matches that are looked for; a lifetime's are fewer."""


class Rescued(NamedTuple):
    """What was found in a damaged database."""

    records: tuple[MatchRecord, ...]
    """Whole and sound, in the order in which they were begun."""
    lost: int
    """How many other matches were there and cannot be read."""


def is_database(path: Path) -> bool:
    """Whether the file ``path`` begins as an SQLite database does.

    Raises:
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        return file.read(len(first_bytes.SQLITE)) == first_bytes.SQLITE


def rescue(path: Path) -> Rescued:
    """Read the matches out of the database ``path``, damaged or not; the file is left as it is.

    Every match is played through: what does not follow the rules to the last action counts as lost. Matches
    in the bin are left there.

    Raises:
        FolderError: the file cannot be copied, or nothing in it is ours.
        NewerError: it comes from a newer version.
    """
    with TemporaryDirectory(prefix="ginrummy-") as folder:
        copy = Path(folder) / files.DATABASE_NAME
        try:
            shutil.copyfile(path, copy)
            log = path.with_name(f"{path.name}-wal")
            if log.exists():  # what was acknowledged and not yet folded in
                shutil.copyfile(log, copy.with_name(f"{copy.name}-wal"))
        except OSError as error:
            raise FolderError(path, error.strerror or str(error)) from error
        try:
            with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as db:
                return _read(db, path)
        except sqlite3.Error as error:
            raise FolderError(path, str(error)) from error


def _read(db: sqlite3.Connection, path: Path) -> Rescued:
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > schema.VERSION:
        raise NewerError(path, version, schema.VERSION)
    if version < schema.VERSION:
        schema.migrate(db, version)
    records, lost = [], 0
    for number in _numbers(db):
        try:
            record = rows.read_record(db, number)
            if record is not None and record.rounds:
                record.replay()
                records.append(record)
        except (sqlite3.Error, ValueError):  # the engine's errors on bad text are all ValueErrors
            lost += 1
    return Rescued(tuple(records), lost)


def _numbers(db: sqlite3.Connection) -> list[int]:
    """Return the numbers of the matches: those before the damage and, from the other end, those behind it."""
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.Error):
            query = f"SELECT id FROM match NOT INDEXED WHERE deleted IS NULL ORDER BY id {order}"  # noqa: S608
            for (number,) in db.execute(f"{query} LIMIT {_MOST}"):
                found.add(int(number))
    return sorted(found)
