"""Several records in one text, one after the other: each begins with its own ``ginrummy record`` line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.engine.record import MatchRecord
from ginrummy_qt.engine.record_parts import NewerRecordError, RecordError

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["records_from_bytes", "records_from_text"]

_BEGINS = "ginrummy record "


def records_from_bytes(data: bytes) -> tuple[MatchRecord, ...]:
    """Return the records of a file, in their order; as :func:`records_from_text`.

    Raises:
        RecordError: also for bytes that are no UTF-8.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise RecordError(line, column, f"text in UTF-8, not the byte {data[error.start]:#04x}") from None
    return records_from_text(text)


def records_from_text(text: str) -> tuple[MatchRecord, ...]:
    """Return the records that ``text`` holds, one at least; their texts together are ``text`` again.

    Raises:
        NewerRecordError: one is of a later version.
        RecordError: something is no record, or cannot have been played. Lines count through the whole text.
    """
    return tuple(_record(part, lines) for part, lines in _parts(text))


def _parts(text: str) -> Iterator[tuple[str, int]]:
    """Yield the text of each record and the number of lines before it."""
    start = lines = 0
    while True:
        found = text.find(f"\n{_BEGINS}", start)
        if found < 0:
            yield text[start:], lines
            return
        part = text[start : found + 1]
        yield part, lines
        lines += part.count("\n")
        start = found + 1


def _record(text: str, before: int) -> MatchRecord:
    try:
        return MatchRecord.from_text(text)
    except NewerRecordError as error:
        raise NewerRecordError(error.version, before + 1) from None
    except RecordError as error:
        raise RecordError(before + error.line, error.column, error.expected) from error
