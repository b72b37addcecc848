"""The tables, version by version. `PRAGMA user_version` in a file says which version it has.

A record lies in rows, not in one text: an action is one small insert, and history can be asked for without
reading everything. The rows hold exactly what a `MatchRecord` holds, plus what the record cannot know (state,
bin, when it was imported), and what is derived from it so that lists and statistics need not play it again:
totals, and the tally of each finished round. Both are written together with the action that made them.

The actions of the round under way are rows in `action`; those of a finished round are one text in `played`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import sqlite3

__all__ = ["APPLICATION_ID", "MIGRATIONS", "VERSION", "migrate", "tables"]

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

_VERSION_3 = (
    "CREATE TABLE rule_set (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT",
    "ALTER TABLE match ADD COLUMN rule_set INTEGER REFERENCES rule_set (id)",
    "ALTER TABLE match ADD COLUMN training INTEGER NOT NULL DEFAULT 0 CHECK (training IN (0, 1))",
    # The seat of the first person.
    "ALTER TABLE match ADD COLUMN person INTEGER",
    # When it came from a record of elsewhere, and when it was put into the bin.
    "ALTER TABLE match ADD COLUMN imported TEXT",
    "ALTER TABLE match ADD COLUMN deleted TEXT",
    "CREATE INDEX match_by_start ON match (started)",
    # With words of a person the deal is not the secret that the commitment is about.
    "ALTER TABLE round ADD COLUMN secret TEXT",
    "ALTER TABLE round ADD COLUMN words TEXT",
    """
    CREATE TABLE played (
        match_id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, round),
        FOREIGN KEY (match_id, round) REFERENCES round (match_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID
    """,
    # Seats 0 and 1 are the round's own, seat_0 and seat_1 say who sat there. Luck in hundredths of a point.
    """
    CREATE TABLE tally (
        match_id INTEGER NOT NULL,
        round INTEGER NOT NULL,
        board INTEGER NOT NULL,
        seat_0 INTEGER NOT NULL,
        seat_1 INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        kind TEXT NOT NULL,
        winner INTEGER,
        points INTEGER NOT NULL,
        knocker INTEGER,
        knock_deadwood INTEGER,
        turns INTEGER NOT NULL,
        left_0 INTEGER NOT NULL,
        left_1 INTEGER NOT NULL,
        dealt_0 INTEGER NOT NULL,
        dealt_1 INTEGER NOT NULL,
        draws_0 INTEGER NOT NULL,
        draws_1 INTEGER NOT NULL,
        luck_0 INTEGER NOT NULL,
        luck_1 INTEGER NOT NULL,
        milliseconds INTEGER NOT NULL,
        ended TEXT NOT NULL,
        PRIMARY KEY (match_id, round, board),
        FOREIGN KEY (match_id, round) REFERENCES round (match_id, number) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID
    """,
    # The next deals, bound before they are needed, in the order in which they will be dealt.
    """
    CREATE TABLE seal (
        ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
        secret TEXT NOT NULL,
        nonce BLOB NOT NULL,
        words TEXT NOT NULL DEFAULT ''
    ) STRICT
    """,
    # What the profile itself remembers: counted_from.
    "CREATE TABLE note (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_VERSION_1, _VERSION_2, _VERSION_3)
"""Entry n takes a file of version n to version n + 1; a new file goes through all of them.

Never change an entry that was released: add one.
"""

_FILLED: Final = 3
"""The version whose new columns and tables are filled from what older files hold."""

VERSION = len(MIGRATIONS)
"""The version that this program writes, and the newest that it reads."""

_TABLES: Final = {
    1: frozenset({"match", "seat", "round", "action"}),
    3: frozenset({"rule_set", "played", "tally", "seal", "note"}),
}
"""Which tables came with which version."""


def tables(version: int) -> frozenset[str]:
    """Give the tables without which a file of `version` is not complete."""
    return frozenset[str]().union(*(names for since, names in _TABLES.items() if since <= max(version, 1)))


def migrate(db: sqlite3.Connection, version: int) -> None:
    """Bring the open database from `version` to `VERSION`, in the transaction that the caller has begun.

    Raises:
        sqlite3.Error: a statement failed; the caller rolls back.
    """
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            db.execute(statement)
    if 0 < version < _FILLED:
        from ginrummy_qt.store.refill import fill  # noqa: PLC0415 - a start hardly ever needs it

        fill(db)
    # PRAGMA takes no parameters; both are whole numbers of ours.
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute(f"PRAGMA user_version = {VERSION}")
