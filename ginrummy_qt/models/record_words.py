"""What a record should have had at a place, in the language of the interface."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

__all__ = ["expected_words"]


def expected_words(expected: str) -> str:
    """Return ``expected`` of a :class:`~ginrummy_qt.engine.RecordError` in the interface's language.

    Details for a programmer, behind a colon, are left out. Words of the format itself stay as they are, in
    quotation marks.
    """
    for pattern, text in _texts():
        if found := re.match(pattern, expected, re.DOTALL):
            return text.format(*found.groups())
    quoted = len(expected) > 1 and expected[0] in {"'", '"'} and expected[-1] == expected[0]
    word = expected[1:-1].strip() if quoted else expected
    return QCoreApplication.translate("Records", "“{word}”").format(word=word)


def _texts() -> tuple[tuple[str, str], ...]:
    """Return what the engine says, as patterns, with what the person reads."""
    return (
        (
            r"an action \(|draw, take",
            QCoreApplication.translate("Records", "a move, a result or a new round"),
        ),
        (r"a legal action", QCoreApplication.translate("Records", "a move that the rules allow")),
        (
            r"seat (\d) or seat (\d), whose",
            QCoreApplication.translate("Records", "a move by seat {0} or {1}"),
        ),
        (r"seat (\d), whose turn", QCoreApplication.translate("Records", "a move by seat {0}")),
        (r"a card$", QCoreApplication.translate("Records", "a card")),
        (r"a meld$", QCoreApplication.translate("Records", "a meld")),
        (r"the number of a meld", QCoreApplication.translate("Records", "the number of a meld, 0 to 2")),
        (r"the end of the line", QCoreApplication.translate("Records", "the end of the line")),
        (r"a line break at the end", QCoreApplication.translate("Records", "a line break at the end")),
        (r"the end$|no further round", QCoreApplication.translate("Records", "the end of the match")),
        (r"a round$", QCoreApplication.translate("Records", "a round")),
        (r"a time in UTC, as in (\S+)", QCoreApplication.translate("Records", "a date and time such as {0}")),
        (r"a time of 0 or more", QCoreApplication.translate("Records", "a time of 0 or more")),
        (r"a level in one word", QCoreApplication.translate("Records", "a level in one word")),
        (r"a seal of this deal", QCoreApplication.translate("Records", "the seal of this deal")),
        (r"a deal's number", QCoreApplication.translate("Records", "the number of a deal")),
        (
            r"(?:a name|own words) as a JSON string",
            QCoreApplication.translate("Records", "words in quotation marks"),
        ),
        (r"the version of the format", QCoreApplication.translate("Records", "the version of the format")),
        (r"text in UTF-8", QCoreApplication.translate("Records", "text in UTF-8")),
        (r"(\w+) cannot be ", QCoreApplication.translate("Records", "a value that {0} can have")),
        (
            r"rules that can be played|these rules take",
            QCoreApplication.translate("Records", "rules that can be played"),
        ),
    )
