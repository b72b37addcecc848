"""What the verbs about records read and write: files of records, profiles, the console. Without Qt."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ginrummy_qt import first_bytes
from ginrummy_qt.engine import RecordError
from ginrummy_qt.options import typeset

if TYPE_CHECKING:
    import argparse

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.store import Store

__all__ = [
    "BadFile",
    "declare_profile",
    "open_profile",
    "print_exactly",
    "read_records",
    "write_new",
]

_LARGEST: Final = 64 << 20
"""Bytes; a file above holds no records, or more than anybody has played."""


class BadFile(ValueError):  # noqa: N818 - as BadInput
    """A file or a profile that cannot be used; the message is one sentence that names it."""


def declare_profile(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a profile."""
    parser.add_argument(
        "--profile", type=Path, metavar="DIR", help="the profile’s folder; default: as the window"
    )


def open_profile(profile: Path | None, *, make: bool) -> Store:
    """Open a profile; one that is not there is made only when there is something to put into it.

    Args:
        profile: its folder; ``None``: the one that the window was opened with last.
        make: whether it may be made.

    Raises:
        BadFile: it is not there, or cannot be opened.
    """
    from ginrummy_qt.store import Store, StoreError  # noqa: PLC0415 - SQLite is loaded where it is needed
    from ginrummy_qt.store.files import DATABASE_NAME  # noqa: PLC0415 - likewise
    from ginrummy_qt.store.profiles import Profiles, data_folder  # noqa: PLC0415 - likewise

    folder = Profiles(data_folder()).last().folder if profile is None else profile
    if not make and not (folder / DATABASE_NAME).is_file():
        raise BadFile(f"there are no matches in {folder}")
    try:
        return Store.open(folder)
    except StoreError as error:
        raise BadFile(str(error)) from error


def _rescued(path: Path) -> tuple[MatchRecord, ...]:
    """Return what can be read of a database; says on the standard error output how much cannot be."""
    from ginrummy_qt.store import StoreError  # noqa: PLC0415 - likewise
    from ginrummy_qt.store.rescue import rescue  # noqa: PLC0415 - likewise

    try:
        found = rescue(path)
    except StoreError as error:
        raise BadFile(str(error)) from error
    if found.lost:
        print(f"{path}: {found.lost} more could not be read", file=sys.stderr)
    return found.records


def read_records(file: str) -> tuple[MatchRecord, ...]:
    """Return the records in a file, or what can be read of a database; “-” is standard input.

    Raises:
        BadFile: it cannot be read, is too large, or holds something else.
    """
    from ginrummy_qt.engine.record_file import records_from_bytes  # noqa: PLC0415 - only files need it

    try:
        if file == "-":
            data = sys.stdin.buffer.read(_LARGEST + 1)
        else:
            with open(file, "rb") as opened:  # noqa: PTH123 - the name as given, for the message
                data = opened.read(_LARGEST + 1)
    except (OSError, ValueError) as error:  # the latter: a name with a zero byte
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadFile(f"{file}: {reason}") from error
    if data.startswith(first_bytes.SQLITE):
        return _rescued(Path(file))
    if len(data) > _LARGEST:
        raise BadFile(f"{file}: larger than {_LARGEST >> 20} MB, these are no records")
    try:
        return records_from_bytes(data)
    except RecordError as error:
        raise BadFile(f"{file}, {typeset(str(error))}") from error


def write_new(path: Path, text: str) -> None:
    """Write ``text`` into a new file, and see it on the disk.

    Raises:
        BadFile: there is such a file already, or it cannot be written.
    """
    try:
        with path.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from error


def print_exactly(text: str) -> None:
    """Print records to the byte: in UTF-8, with the line ends that they have."""
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:  # put in place of the console by somebody
        sys.stdout.write(text)
    else:
        binary.write(text.encode())
        binary.flush()
