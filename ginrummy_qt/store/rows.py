"""Records and tallies as rows, shared by playing, importing and migrating. No transactions of its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, cast

from ginrummy_qt import engine
from ginrummy_qt.engine import Layoffs, Player
from ginrummy_qt.store.database import rule_set_text, rules_from_text, rules_to_text

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from ginrummy_qt.engine import Deal, Entry, Match, MatchRecord, RoundEntry, Seal
    from ginrummy_qt.engine.tally import Tally

__all__ = [
    "done_at",
    "insert_actions",
    "insert_match",
    "insert_played",
    "insert_round",
    "pack",
    "person_of",
    "played_through",
    "read_players",
    "read_record",
    "seal_of",
    "tally_record",
    "unpack",
    "write_tallies",
]

_NONCE_BYTES: Final = 16  # as in engine.seal; a shorter one binds nothing


def insert_match(db: sqlite3.Connection, record: MatchRecord, now: str) -> int:
    """Write what `record` says before its rounds, as a match under way; gives its number."""
    text = rule_set_text(record.rules)
    db.execute("INSERT OR IGNORE INTO rule_set (text) VALUES (?)", (text,))
    cursor = db.execute(
        """
        INSERT INTO match (rules, rule_set, started, updated, layoffs, training, person)
        VALUES (?, (SELECT id FROM rule_set WHERE text = ?), ?, ?, ?, ?, ?)
        """,
        (
            rules_to_text(record.rules),
            text,
            record.started,
            now,
            str(record.layoffs),
            record.training,
            person_of(record.players),
        ),
    )
    match_id = cast("int", cursor.lastrowid)
    db.executemany(
        "INSERT INTO seat (match_id, seat, name, level) VALUES (?, ?, ?, ?)",
        [(match_id, seat, player.name, player.level) for seat, player in enumerate(record.players)],
    )
    return match_id


def person_of(players: Iterable[Player]) -> int | None:
    """Give the seat of the first person."""
    return next((seat for seat, player in enumerate(players) if player.level is None), None)


def insert_round(db: sqlite3.Connection, match_id: int, number: int, deal: Deal, seal: Seal | None) -> None:
    """Write the head of a round."""
    secret = words = None
    if seal is not None and seal.words:
        secret, words = str(seal.secret), seal.words
    db.execute(
        "INSERT INTO round (match_id, number, deal, nonce, secret, words) VALUES (?, ?, ?, ?, ?, ?)",
        (match_id, number, str(deal), b"" if seal is None else seal.nonce, secret, words),
    )


def seal_of(deal: Deal, nonce: bytes, secret: str | None, words: str | None) -> Seal | None:
    """Give a round's seal from its columns; None for a deal that nothing was bound to.

    Raises:
        ValueError: the columns hold no seal.
    """
    if len(nonce) < _NONCE_BYTES:
        return None
    return engine.Seal(deal if secret is None else engine.Deal.parse(secret), nonce, words or "")


def read_record(db: sqlite3.Connection, match_id: int) -> MatchRecord | None:
    """Give a match back, exactly as it was written; None when there is none of this number.

    Raises:
        sqlite3.Error: it cannot be read.
        ValueError: what is stored makes no record (the engine's errors on bad text are all ValueErrors).
    """
    head = db.execute(
        "SELECT rules, started, layoffs, training FROM match WHERE id = ?", (match_id,)
    ).fetchone()
    if head is None:
        return None
    rules, started, layoffs, training = head
    return engine.MatchRecord(
        rules_from_text(rules),
        read_players(db, match_id),
        _read_rounds(db, match_id),
        started,
        Layoffs(layoffs),
        training=bool(training),
    )


def read_players(db: sqlite3.Connection, match_id: int) -> tuple[Player, ...]:
    """Give the players of a match by seat."""
    rows = db.execute("SELECT name, level FROM seat WHERE match_id = ? ORDER BY seat", (match_id,))
    return tuple(Player(name, level) for name, level in rows)


def _read_rounds(db: sqlite3.Connection, match_id: int) -> tuple[RoundEntry, ...]:
    actions: dict[int, tuple[Entry, ...]] = {}
    for number, text in db.execute("SELECT round, text FROM played WHERE match_id = ?", (match_id,)):
        actions[number] = tuple(map(engine.Entry.from_text, text.splitlines()))
    for number, seat, text, at in db.execute(
        "SELECT round, seat, text, at FROM action WHERE match_id = ? ORDER BY round, ordinal", (match_id,)
    ):
        actions[number] = (*actions.get(number, ()), engine.Entry(seat, engine.action_from_text(text), at))
    rounds = []
    for number, deal_text, *bound in db.execute(
        "SELECT number, deal, nonce, secret, words FROM round WHERE match_id = ? ORDER BY number", (match_id,)
    ):
        deal = engine.Deal.parse(deal_text)
        rounds.append(engine.RoundEntry(deal, actions.get(number, ()), seal_of(deal, *bound)))
    return tuple(rounds)


def insert_played(db: sqlite3.Connection, match_id: int, number: int, actions: Iterable[Entry]) -> None:
    """Write the actions of a whole round in one piece."""
    text = "\n".join(entry.to_text() for entry in actions)
    db.execute("INSERT INTO played (match_id, round, text) VALUES (?, ?, ?)", (match_id, number, text))


def insert_actions(db: sqlite3.Connection, match_id: int, number: int, actions: Iterable[Entry]) -> None:
    """Write the actions of a round that goes on, one by one."""
    db.executemany(
        "INSERT INTO action (match_id, round, ordinal, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match_id, number, ordinal, entry.seat, engine.action_to_text(entry.action), entry.at)
            for ordinal, entry in enumerate(actions)
        ],
    )


def pack(db: sqlite3.Connection, match_id: int, number: int) -> None:
    """Put the actions of a round that has ended into one piece: a third of the room, and read at once.

    Does nothing for one that was packed already.
    """
    rows = db.execute(
        "SELECT seat, text, at FROM action WHERE match_id = ? AND round = ? ORDER BY ordinal",
        (match_id, number),
    ).fetchall()
    if not rows:
        return
    entries = [engine.Entry(seat, engine.action_from_text(text), at) for seat, text, at in rows]
    insert_played(db, match_id, number, entries)
    db.execute("DELETE FROM action WHERE match_id = ? AND round = ?", (match_id, number))


def unpack(db: sqlite3.Connection, match_id: int, number: int) -> None:
    """Undo `pack` for a round that goes on after all; does nothing for one that was not packed."""
    row = db.execute(
        "SELECT text FROM played WHERE match_id = ? AND round = ?", (match_id, number)
    ).fetchone()
    if row is not None:
        insert_actions(db, match_id, number, map(engine.Entry.from_text, row[0].splitlines()))
        db.execute("DELETE FROM played WHERE match_id = ? AND round = ?", (match_id, number))


def write_tallies(
    db: sqlite3.Connection,
    match_id: int,
    number: int,
    tallies: Iterable[Tally],
    actions: tuple[Entry, ...],
    ended: str,
) -> None:
    """Write the figures of a finished round, instead of those that may be there."""
    db.execute("DELETE FROM tally WHERE match_id = ? AND round = ?", (match_id, number))
    times = [entry.at for entry in actions]
    milliseconds = max(times, default=0) - min(times, default=0)
    db.executemany(
        f"INSERT INTO tally VALUES ({', '.join('?' * 22)})",  # noqa: S608 - question marks alone
        [
            (
                match_id,
                number,
                one.table,
                *one.seats,
                one.dealer,
                one.kind,
                one.winner,
                one.points,
                one.knocker,
                one.knock_deadwood,
                one.turns,
                *one.left,
                *one.dealt,
                *one.draws,
                *(round(luck * 100) for luck in one.luck),
                milliseconds,
                ended,
            )
            for one in tallies
        ],
    )


def played_through(record: MatchRecord) -> tuple[Match, dict[int, tuple[Tally, ...]]]:
    """Play `record`, which has rounds; gives the match at its end, and the figures by finished round.

    Raises:
        RecordError: it does not follow the rules.
    """
    from ginrummy_qt.engine.tally import tallies  # noqa: PLC0415 - nothing that a start needs

    match = None
    figures = {}
    for match in record.finished_rounds():
        figures[match.round_number] = tallies(match)
    return record.replay() if match is None else match, figures


def tally_record(
    db: sqlite3.Connection, match_id: int, record: MatchRecord, figures: dict[int, tuple[Tally, ...]]
) -> None:
    """Write the figures of all finished rounds.

    The time at which a round ended is kept when it is known, else it follows from the record.
    """
    known = dict(db.execute("SELECT round, ended FROM tally WHERE match_id = ?", (match_id,)).fetchall())
    for number, tallies in figures.items():
        actions = record.rounds[number - 1].actions
        ended = known.get(number) or done_at(record.started, actions)
        write_tallies(db, match_id, number, tallies, actions, ended)


def done_at(started: str, actions: tuple[Entry, ...]) -> str:
    """Give the time of the last of `actions` as far as a record knows it: its start and the time played."""
    at = max((entry.at for entry in actions), default=0)
    try:
        begun = datetime.fromisoformat(started).astimezone(UTC)
        return (begun + timedelta(milliseconds=at)).isoformat(timespec="milliseconds")
    except (ValueError, OverflowError):  # 2026-13-99, or an action after the year 9999
        return started
