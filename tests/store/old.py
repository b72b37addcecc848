"""Databases as older versions of the program wrote them, by their own statements."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

from ginrummy_qt.engine import OPTIONS, action_to_text
from ginrummy_qt.store import files, schema

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ginrummy_qt.engine import MatchRecord


def write(folder: Path, records: Iterable[MatchRecord], version: int = 2) -> None:
    """Make a database of version 1 or 2 with these matches, numbered from 1."""
    folder.mkdir(parents=True)
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE_NAME)) as db:
        for statements in schema.MIGRATIONS[:version]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {version}")
        for match_id, record in enumerate(records, start=1):
            _insert(db, match_id, record)
        db.commit()
        db.execute("PRAGMA journal_mode = WAL")


def _insert(db: sqlite3.Connection, match_id: int, record: MatchRecord) -> None:
    rules = " ".join(f"{option}={record.rules.option_text(option)}" for option in OPTIONS)
    match = record.replay()
    outcome = match.outcome
    state = "under way" if outcome is None else "finished"
    totals = match.standings.totals if outcome is None else outcome.finals
    db.execute(
        "INSERT INTO match (id, rules, started, updated, state, winner, totals_0, totals_1)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            rules,
            record.started,
            record.started,
            state,
            None if outcome is None else outcome.winner,
            *totals,
        ),
    )
    for seat, player in enumerate(record.players):
        db.execute("INSERT INTO seat VALUES (?, ?, ?, ?)", (match_id, seat, player.name, player.level))
    for number, one in enumerate(record.rounds, start=1):
        nonce = b"" if one.seal is None else one.seal.nonce
        db.execute("INSERT INTO round VALUES (?, ?, ?, ?)", (match_id, number, str(one.deal), nonce))
        db.executemany(
            "INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)",
            [
                (match_id, number, ordinal, entry.seat, action_to_text(entry.action), entry.at)
                for ordinal, entry in enumerate(one.actions)
            ],
        )
