"""The tables, version by version. `PRAGMA user_version` in a file says which version it has.

A record lies in rows, not in one text: an action is one small insert, and history can be asked for without
reading everything. The rows hold exactly what a `MatchRecord` holds, plus what the record cannot know (state,
nonces) and a standing for the list of matches, which is written together with the action that made it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

__all__ = ["APPLICATION_ID", "MIGRATIONS", "TABLES", "VERSION", "migrate"]

APPLICATION_ID = 0x47695221
"""`PRAGMA application_id`, "GiR!": marks a file as one of ours."""

_VERSION_1 = (
    # totals_0 and totals_1 are the standing by side after the last finished round: derived, so that a list of
    # matches need not play them all again.
    """
    CREATE TABLE match (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        rules TEXT NOT NULL,
        started TEXT NOT NULL,
        updated TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'under way' CHECK (state IN ('under way', 'finished', 'abandoned')),
        winner INTEGER,
        totals_0 INTEGER NOT NULL DEFAULT 0,
        totals_1 INTEGER NOT NULL DEFAULT 0
    ) STRICT
    """,
    "CREATE INDEX match_by_state ON match (state, updated)",
    """
    CREATE TABLE seat (
        match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL CHECK (seat >= 0),
        name TEXT NOT NULL,
        level TEXT,
        PRIMARY KEY (match_id, seat)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE round (
        match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (number >= 1),
        deal TEXT NOT NULL,
        nonce BLOB NOT NULL,
        PRIMARY KEY (match_id, number)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE action (
        match_id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (match_id, round, ordinal),
        FOREIGN KEY (match_id, round) REFERENCES round (match_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID
    """,
)

_VERSION_2 = (
    # Three players have three totals. A seat plays at one table in a round: actions need no table.
    "ALTER TABLE match ADD COLUMN totals_2 INTEGER NOT NULL DEFAULT 0",
    """
    ALTER TABLE match ADD COLUMN layoffs TEXT NOT NULL DEFAULT 'auto' CHECK (layoffs IN ('auto', 'by_hand'))
    """,
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_VERSION_1, _VERSION_2)
"""Entry n takes a file of version n to version n + 1; a new file goes through all of them.

Never change an entry that was released: add one.
"""

VERSION = len(MIGRATIONS)
"""The version that this program writes, and the newest that it reads."""

TABLES = frozenset({"match", "seat", "round", "action"})
"""Tables without which a file of ours is not complete."""


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring the open database from `version` to `VERSION`, in the transaction that the caller has begun.

    Raises:
        sqlite3.Error: a statement failed; the caller rolls back.
    """
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            db.execute(statement)
    # PRAGMA takes no parameters; both are whole numbers of ours.
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {VERSION}")
