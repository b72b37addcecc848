"""Fills what is derived from the records, for matches that were written before it was kept."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

from ginrummy_qt.engine import RulesError
from ginrummy_qt.store import rows
from ginrummy_qt.store.database import rule_set_text, rules_from_text

if TYPE_CHECKING:
    from ginrummy_qt.engine import MatchRecord

__all__ = ["fill"]


def fill(db: sqlite3.Connection) -> None:
    """Bring everything derived in line with the records, in the transaction that the caller has begun.

    May be done again at any time and changes nothing then. A match that cannot be read or played is left as
    it is: it costs its own figures and nothing else.

    Raises:
        sqlite3.Error: the disk does not take it; the caller rolls back.
    """
    for match_id, rules in db.execute("SELECT id, rules FROM match").fetchall():
        try:
            _fill_match(db, match_id, rules)
        except UnicodeDecodeError:
            continue  # SQLite's message quotes the damage, see files.ERRORS
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
                raise


def _fill_match(db: sqlite3.Connection, match_id: int, rules: str) -> None:
    with contextlib.suppress(RulesError):
        text = rule_set_text(rules_from_text(rules))
        db.execute("INSERT OR IGNORE INTO rule_set (text) VALUES (?)", (text,))
        db.execute(
            "UPDATE match SET rule_set = (SELECT id FROM rule_set WHERE text = ?) WHERE id = ?",
            (text, match_id),
        )
    person = rows.person_of(rows.read_players(db, match_id))
    db.execute("UPDATE match SET person = ? WHERE id = ?", (person, match_id))
    with contextlib.suppress(ValueError):  # RecordError among them
        record = rows.read_record(db, match_id)
        if record is not None and record.rounds:
            _fill_rounds(db, match_id, record)


def _fill_rounds(db: sqlite3.Connection, match_id: int, record: MatchRecord) -> None:
    """Raise RecordError for a record that does not follow the rules; nothing is written then."""
    _, figures = rows.played_through(record)
    rows.tally_record(db, match_id, record, figures)
    for number in figures:
        rows.pack(db, match_id, number)
