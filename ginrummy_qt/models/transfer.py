"""Records out of and into a profile, as files of text: one record, or many one after the other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine import MatchRecord, NewerRecordError, RecordError
from ginrummy_qt.engine.record_file import records_from_bytes
from ginrummy_qt.models.match_words import opponents_text
from ginrummy_qt.models.record_words import expected_words
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError
from ginrummy_qt.store.rescue import is_database, rescue

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.store import Store

__all__ = [
    "LARGEST",
    "ImportReport",
    "TransferWords",
    "import_files",
    "record_name",
]

LARGEST: Final = 64 * 2**20
"""Larger files are refused, in bytes: a match takes some 10,000."""


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What came of an import."""

    new: tuple[int, ...] = ()
    """The numbers of the matches that are here now."""
    known: int = 0
    """How many were here already."""
    under_way: int = 0
    """How many of the new ones can be gone on with."""
    lost: int = 0
    """How many matches of a damaged database cannot be read any more."""
    troubles: tuple[Sentence, ...] = ()
    """A sentence for every file that was refused; nothing of it was stored."""


class TransferWords(QObject):
    """The sentences about imports and exports that count something."""

    def imported(self, report: ImportReport) -> str:
        """Return what was imported, in a sentence."""
        parts = [self.tr("%n match(es) imported", "", len(report.new))]
        if report.known:
            parts.append(self.tr("%n already here", "", report.known))
        if report.under_way:
            parts.append(self.tr("%n of them can be resumed", "", report.under_way))
        if report.lost:
            parts.append(self.tr("%n can no longer be read", "", report.lost))
        return ", ".join(parts) + "."


def record_name(record: MatchRecord) -> str:
    """Return a file's name for ``record``, without its end: ``2026-11-29 Skilled``."""
    name = f"{record.started[:10]} {opponents_text(record.players)}"
    return re.sub(r'[<>:"/\\|?*\x00-\x1f]', "-", name).strip()


def import_files(store: Store, paths: Sequence[Path]) -> ImportReport:
    """Store the records of these files, each file whole or not at all.

    A file may be a database too, such as one that was damaged and moved aside: what can be read of it is
    stored.
    """
    new: list[int] = []
    known = lost = 0
    troubles: list[Sentence] = []
    for path in paths:
        try:
            if is_database(path):
                rescued = rescue(path)
                records, unreadable = rescued.records, rescued.lost
            else:
                records, unreadable = records_from_bytes(_read(path)), 0
            done = store.import_records(records)
        except NewerRecordError as error:
            troubles.append(partial(_newer, path.name, error.version))
        except RecordError as error:
            troubles.append(partial(_not_a_record, path.name, error))
        except StoreError as error:
            troubles.append(partial(trouble_text, error))
        except (OSError, _TooLarge):
            troubles.append(partial(_unreadable, path.name))
        else:
            new += (one.match_id for one in done if one.new or one.restored)
            known += sum(not one.new and not one.restored for one in done)
            lost += unreadable
    going = {match.id for match in store.under_way()}
    return ImportReport(tuple(new), known, sum(one in going for one in new), lost, tuple(troubles))


def _newer(file: str, version: str) -> str:
    text = QCoreApplication.translate(
        "Transfer", "{file} was written by a newer version of this program (format {version})."
    )
    return text.format(file=file, version=version)


def _not_a_record(file: str, error: RecordError) -> str:
    text = QCoreApplication.translate(
        "Transfer",
        "{file}, line {line}, column {column}: {expected} was expected. Nothing of it was imported.",
    )
    expected = expected_words(error.expected)
    return text.format(file=file, line=error.line, column=error.column, expected=expected)


def _unreadable(file: str) -> str:
    text = QCoreApplication.translate("Transfer", "{file} cannot be read as a file of match records.")
    return text.format(file=file)


class _TooLarge(Exception):  # noqa: N818 - said in a sentence of its own
    pass


def _read(path: Path) -> bytes:
    if path.stat().st_size > LARGEST:
        raise _TooLarge
    # Line ends of Windows, which a mail program may have put in.
    return path.read_bytes().replace(b"\r\n", b"\n")
