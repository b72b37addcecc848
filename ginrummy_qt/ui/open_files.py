"""Records that a desktop or the command line hands over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import MatchError, MatchRecord, RecordError

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["record_line"]


def record_line(path: Path) -> str:
    """Return one line about the match in the record at ``path``: when, who, the points of each side.

    A file that holds no record, or cannot be read, gives a sentence that says so.
    """
    try:
        record = MatchRecord.from_text(path.read_text(encoding="utf-8"))
        totals = record.replay().standings.totals
    except (OSError, UnicodeDecodeError, RecordError, MatchError):
        return QCoreApplication.translate(
            "OpenFiles", "{file} cannot be read as the record of a match."
        ).format(file=path.name)
    names = " – ".join(player.name for player in record.players)
    return f"{record.started[:10]}: {names}, {' : '.join(map(str, totals))}"
