"""The stored matches: one transaction for each action, on the disk before the call returns.

Everything is a record (rules, seats, deals, actions): there is no second copy of a game's state. What `Store`
gives back is played through the engine again by whoever wants to know how things stand.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Self, cast

from ginrummy_qt import engine
from ginrummy_qt.engine import OPTIONS, Layoffs, Player, Rules
from ginrummy_qt.store import files
from ginrummy_qt.store.errors import (
    DamagedError,
    DamagedNotice,
    FolderError,
    UnknownMatch,
    WriteError,
)
from ginrummy_qt.store.lock import FolderLock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

    from ginrummy_qt.engine import Deal, Entry, MatchRecord, RoundEntry

__all__ = ["MatchSummary", "Store"]


def _utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in a list, without its actions."""

    id: int
    players: tuple[Player, ...]
    """By seat."""
    rules: Rules
    totals: tuple[int, ...]
    """Points by side after the last finished round; of a finished match with all bonuses."""
    rounds: int
    """How many rounds were begun."""
    started: str
    """When it began: ISO 8601, UTC, as the record has it."""
    updated: str
    """When its last action was written: ISO 8601, UTC."""
    winner: int | None = None
    """The side that won; None while it is under way, or when nobody did."""
    layoffs: Layoffs = Layoffs.AUTO
    """Whether defenders choose their layoffs themselves."""


class Store:
    """The matches of one profile folder. Use it from the thread that opened it; `with` closes it.

    Every method that writes raises `WriteError` when the disk does not take it (then nothing has changed),
    and `UnknownMatch` for a match that is not under way.
    """

    path: Path
    """The database."""
    notice: DamagedNotice | None
    """Set when a damaged file was moved aside on opening: to be told to the person."""

    def __init__(
        self, db: sqlite3.Connection, lock: FolderLock, path: Path, now: Callable[[], datetime]
    ) -> None:
        """Take over an open database; `open` is the way to get a Store."""
        self._db = db
        self._lock = lock
        self._now = now
        self._depth = 0
        self.path = path
        self.notice = None

    @classmethod
    def open(cls, folder: Path, *, now: Callable[[], datetime] = _utc_now) -> Store:
        """Open the store of a profile folder; folder and database are made when they are not there.

        A damaged database is moved aside (`notice` tells its new name) and an empty one takes its place.

        Args:
            folder: the profile folder.
            now: the present time, UTC.

        Raises:
            FolderError: the folder or the file cannot be made, read or written.
            LockedError: another window works with this folder.
            NewerError: the database comes from a newer version; it is left untouched.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderError(folder, error.strerror or str(error)) from error
        lock = FolderLock(folder)
        try:
            return cls._open_locked(folder / files.DATABASE_NAME, lock, now)
        except BaseException:
            lock.release()
            raise

    @classmethod
    def _open_locked(cls, path: Path, lock: FolderLock, now: Callable[[], datetime]) -> Store:
        kept = None
        if not path.exists():
            kept = files.moved_stray_log(path, now())
            files.create(path)
        elif not files.is_sound(path):
            kept = files.move_aside(path, now())
            files.create(path)
        db = files.connect(path)
        if db is None:  # damage that shows only to who may write
            kept = files.move_aside(path, now())
            files.create(path)
            db = files.connect(path)
        if db is None:
            raise FolderError(path, "a new file cannot be opened")
        try:
            files.bring_up_to_date(db, path, now)
        except sqlite3.Error as error:
            db.close()
            raise files.trouble(error, path) or FolderError(path, str(error)) from error
        store = cls(db, lock, path, now)
        if kept is not None:
            store.notice = DamagedNotice(kept)
        return store

    def close(self) -> None:
        """Close the database and give the folder free; a second call does nothing."""
        try:
            self._db.close()
        finally:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """Make all that is written inside one step: on the disk together when the block ends, or not at all.

        May be nested; the outermost block counts.

        Raises:
            WriteError: the disk does not take it. Nothing of the block is written then.
        """
        if self._depth:
            yield  # an error passes through to the outermost block, which rolls back
            return
        try:
            self._db.execute("BEGIN IMMEDIATE")
            self._depth = 1
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                    self._db.execute("ROLLBACK")
                raise
            finally:
                self._depth = 0
        except sqlite3.Error as error:
            raise WriteError(self.path, str(error)) from error

    def new_match(self, record: MatchRecord) -> int:
        """Store a match that begins now: rules, seats and start of `record`; it has no rounds yet.

        Returns:
            The match's number, never used again.

        Raises:
            ValueError: the record has rounds already.
        """
        if record.rounds:
            raise ValueError("a new match has no rounds yet")
        with self.transaction():
            cursor = self._db.execute(
                "INSERT INTO match (rules, started, updated, layoffs) VALUES (?, ?, ?, ?)",
                (_rules_to_text(record.rules), record.started, self._stamp(), str(record.layoffs)),
            )
            match_id = cast("int", cursor.lastrowid)
            self._db.executemany(
                "INSERT INTO seat (match_id, seat, name, level) VALUES (?, ?, ?, ?)",
                [(match_id, seat, player.name, player.level) for seat, player in enumerate(record.players)],
            )
        return match_id

    def begin_round(self, match_id: int, deal: Deal, nonce: bytes) -> int:
        """Store the deal of the next round, and the nonce of its commitment, before anything of it is shown.

        Returns:
            The round's number, from 1.
        """
        with self.transaction():
            self._touch(match_id)
            count = self._db.execute("SELECT count(*) FROM round WHERE match_id = ?", (match_id,))
            number = 1 + cast("int", count.fetchone()[0])
            self._db.execute(
                "INSERT INTO round (match_id, number, deal, nonce) VALUES (?, ?, ?, ?)",
                (match_id, number, str(deal), nonce),
            )
        return number

    def append(
        self, match_id: int, round_no: int, entry: Entry, totals: tuple[int, ...] | None = None
    ) -> None:
        """Store the next action of round `round_no`; it is on the disk when the call returns.

        Args:
            match_id: the match.
            round_no: a round that was begun, from 1.
            entry: who did what, and when.
            totals: the points by side, when this action has ended the round at every table.

        Raises:
            WriteError: also for a round that was not begun.
        """
        with self.transaction():
            self._touch(match_id, totals)
            self._db.execute(
                """
                INSERT INTO action (match_id, round, ordinal, seat, text, at)
                SELECT ?1, ?2, count(*), ?3, ?4, ?5 FROM action WHERE match_id = ?1 AND round = ?2
                """,
                (match_id, round_no, entry.seat, engine.action_to_text(entry.action), entry.at),
            )

    def finish(self, match_id: int, winner: int | None, totals: tuple[int, ...]) -> None:
        """Mark a match as finished: the side that won (None: nobody did), the final points by side."""
        with self.transaction():
            self._touch(match_id, totals)
            self._db.execute(
                "UPDATE match SET state = 'finished', winner = ? WHERE id = ?", (winner, match_id)
            )

    def abandon(self, match_id: int) -> None:
        """Take a match off the list of those under way; its record stays."""
        with self.transaction():
            self._touch(match_id)
            self._db.execute("UPDATE match SET state = 'abandoned' WHERE id = ?", (match_id,))

    def is_under_way(self, match_id: int) -> bool:
        """Whether there is such a match, neither finished nor abandoned.

        Raises:
            DamagedError: the file cannot be read there.
        """
        try:
            row = self._db.execute("SELECT state FROM match WHERE id = ?", (match_id,)).fetchone()
        except sqlite3.Error as error:
            raise DamagedError(self.path, match_id, str(error)) from error
        return row is not None and row[0] == "under way"

    def load(self, match_id: int) -> MatchRecord:
        """Give the record of a match back, exactly as it was written.

        Raises:
            UnknownMatch: there is none of this number.
            DamagedError: what is stored makes no record.
        """
        try:
            found = self._db.execute("SELECT rules, started, layoffs FROM match WHERE id = ?", (match_id,))
            head = found.fetchone()
            if head is None:
                raise UnknownMatch(self.path, match_id)
            rules, started, layoffs = head
            players, rounds = self._players(match_id), self._rounds(match_id)
            return engine.MatchRecord(_rules_from_text(rules), players, rounds, started, Layoffs(layoffs))
        except (sqlite3.Error, ValueError) as error:  # the engine's errors on bad text are all ValueErrors
            raise DamagedError(self.path, match_id, str(error)) from error

    def nonces(self, match_id: int) -> tuple[bytes, ...]:
        """Give the nonces of a match's commitments, by round; empty for a match that is not there.

        Raises:
            DamagedError: they cannot be read.
        """
        try:
            rows = self._db.execute(
                "SELECT nonce FROM round WHERE match_id = ? ORDER BY number", (match_id,)
            ).fetchall()
        except sqlite3.Error as error:
            raise DamagedError(self.path, match_id, str(error)) from error
        return tuple(nonce for (nonce,) in rows)

    def under_way(self) -> tuple[MatchSummary, ...]:
        """List the matches that can be gone on with, the one played last first."""
        return self._summaries("under way")

    def finished(self) -> tuple[MatchSummary, ...]:
        """List the finished matches, the latest first."""
        return self._summaries("finished")

    def _summaries(self, state: str) -> tuple[MatchSummary, ...]:
        found: list[MatchSummary] = []
        try:
            rows = self._db.execute(
                """
                SELECT id, rules, totals_0, totals_1, totals_2, started, updated, winner, layoffs,
                    (SELECT count(*) FROM round WHERE match_id = match.id)
                FROM match WHERE state = ? ORDER BY updated DESC, id DESC
                """,
                (state,),
            ).fetchall()
        except (sqlite3.Error, ValueError):
            return ()  # damage that the check on opening did not reach; the file stays as it is
        for match_id, rules_text, *totals, started, updated, winner, layoffs, rounds in rows:
            # A match that cannot be read is left out of the list and stays in the file.
            with contextlib.suppress(sqlite3.Error, ValueError):
                rules = _rules_from_text(rules_text)
                summary = MatchSummary(
                    id=match_id,
                    players=self._players(match_id),
                    rules=rules,
                    totals=tuple(totals[: 3 if rules.seats == 3 else 2]),
                    rounds=rounds,
                    started=started,
                    updated=updated,
                    winner=winner,
                    layoffs=Layoffs(layoffs),
                )
                found.append(summary)
        return tuple(found)

    def _players(self, match_id: int) -> tuple[Player, ...]:
        rows = self._db.execute("SELECT name, level FROM seat WHERE match_id = ? ORDER BY seat", (match_id,))
        return tuple(Player(name, level) for name, level in rows)

    def _rounds(self, match_id: int) -> tuple[RoundEntry, ...]:
        actions: dict[int, list[Entry]] = {}
        for number, seat, text, at in self._db.execute(
            "SELECT round, seat, text, at FROM action WHERE match_id = ? ORDER BY round, ordinal", (match_id,)
        ):
            actions.setdefault(number, []).append(engine.Entry(seat, engine.action_from_text(text), at))
        deals = self._db.execute(
            "SELECT number, deal FROM round WHERE match_id = ? ORDER BY number", (match_id,)
        ).fetchall()
        return tuple(
            engine.RoundEntry(engine.Deal.parse(deal), tuple(actions.get(number, ())))
            for number, deal in deals
        )

    def _touch(self, match_id: int, totals: tuple[int, ...] | None = None) -> None:
        """Note that the match is written to, with its new totals if there are any.

        Raises:
            UnknownMatch: it is not under way.
        """
        points = (*(totals or ()), None, None, None)[:3]
        changed = self._db.execute(
            """
            UPDATE match SET updated = ?, totals_0 = coalesce(?, totals_0),
                totals_1 = coalesce(?, totals_1), totals_2 = coalesce(?, totals_2)
            WHERE id = ? AND state = 'under way'
            """,
            (self._stamp(), *points, match_id),
        ).rowcount
        if changed != 1:
            raise UnknownMatch(self.path, match_id)

    def _stamp(self) -> str:
        return self._now().isoformat(timespec="milliseconds")


def _rules_to_text(rules: Rules) -> str:
    """Every option by name, as in a record: a later version may change a preset, but not a match."""
    return " ".join(f"{option}={rules.option_text(option)}" for option in OPTIONS)


def _rules_from_text(text: str) -> Rules:
    """Raise RulesError on text that `_rules_to_text` did not write."""
    rules = Rules()
    for word in text.split():
        option, _, value = word.partition("=")
        rules = rules.with_option(option, value)
    return rules
