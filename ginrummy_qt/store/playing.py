"""Matches as they are played: each action one transaction, on the disk before the call returns."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ginrummy_qt import engine
from ginrummy_qt.store import files, rows
from ginrummy_qt.store.database import Database
from ginrummy_qt.store.errors import DamagedError, NotTraining, UnknownMatch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Deal, Entry, MatchRecord, Seal

__all__ = ["Playing"]


class Playing(Database):
    """Everything is a record (rules, seats, deals, actions): there is no second copy of a game's state.

    What is given back is played through the engine again by whoever wants to know how things stand. Methods
    that write raise `UnknownMatch` for a match that is not under way.
    """

    def new_match(self, record: MatchRecord) -> int:
        """Store a match that begins now: all that `record` says before its rounds; it has none yet.

        Returns:
            The match's number, never used again.

        Raises:
            ValueError: the record has rounds already.
        """
        if record.rounds:
            raise ValueError("a new match has no rounds yet")
        with self.transaction():
            return rows.insert_match(self._db, record, self._stamp())

    def begin_round(self, match_id: int, deal: Deal | Seal, nonce: bytes = b"") -> int:
        """Store the deal of the next round before anything of it is shown.

        Args:
            match_id: the match.
            deal: a `Seal`, as `take_seal` gives it, in the same transaction; or a deal that was chosen, for
                instance to play it again, to which nothing was bound.
            nonce: with a deal: what together with it was committed to.

        Returns:
            The round's number, from 1.

        Raises:
            DealError: the nonce is too short for a commitment (an empty one is none).
        """
        if isinstance(deal, engine.Seal):
            seal: Seal | None = deal
            number = deal.deal
        else:
            seal = engine.Seal(deal, nonce) if nonce else None
            number = deal
        with self.transaction():
            self._touch(match_id)
            count = self._db.execute("SELECT count(*) FROM round WHERE match_id = ?", (match_id,))
            round_no = 1 + cast("int", count.fetchone()[0])
            rows.insert_round(self._db, match_id, round_no, number, seal)
        return round_no

    def append(
        self, match_id: int, round_no: int, entry: Entry, totals: tuple[int, ...] | None = None
    ) -> None:
        """Store the next action of round `round_no`; it is on the disk when the call returns.

        Args:
            match_id: the match.
            round_no: a round that was begun, from 1.
            entry: who did what, and when.
            totals: the points by side, when this action has ended the round at every table; the figures for
                the statistics are then written with it.

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
            if totals is not None:
                self._close_round(match_id, round_no)

    def _close_round(self, match_id: int, round_no: int) -> None:
        """Pack the actions of the round, and write its figures if the record follows the rules."""
        from ginrummy_qt.engine.tally import tallies  # noqa: PLC0415 - nothing that a start needs

        rows.pack(self._db, match_id, round_no)
        record = self.load(match_id)
        upto = replace(record, rounds=record.rounds[:round_no])
        try:
            match = upto.replay()
        except engine.RecordError:
            return  # written by whoever plays by other rules; whoever loads it is told
        figures = tallies(match)
        actions = upto.rounds[-1].actions
        rows.write_tallies(self._db, match_id, round_no, figures, actions, self._stamp())

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

    def discard(self, match_id: int) -> None:
        """Delete a match under way for good, past the bin: nobody played it."""
        with self.transaction():
            self._touch(match_id)
            self._db.execute("DELETE FROM match WHERE id = ?", (match_id,))

    def mark_training(self, match_id: int) -> None:
        """Make a match one for training, for good: from now on moves can be taken back in it."""
        with self.transaction():
            self._touch(match_id)
            self._db.execute("UPDATE match SET training = 1 WHERE id = ?", (match_id,))

    def take_back(self, match_id: int, count: int = 1) -> MatchRecord:
        """Take the last `count` actions of a training match back, in one transaction.

        A round whose first action is still there after that stays; one that was dealt since the last action
        that stays is taken back with its deal, but the first round stays dealt. A match that was over is
        under way again. To do it again, begin the rounds with the same deals or seals and append the same
        actions: the caller has them in the record as it was before.

        Args:
            match_id: a match for training, under way or finished.
            count: 1 to all of its actions.

        Returns:
            The record as it stands now.

        Raises:
            NotTraining: the match counts.
            UnknownMatch: there is none, or it was abandoned or deleted.
            ValueError: it has not so many actions.
            DamagedError: what is stored makes no record.
        """
        record = self.load(match_id)
        if not record.training:
            raise NotTraining(self.path, match_id)
        done = sum(len(one.actions) for one in record.rounds)
        if not 1 <= count <= done:
            raise ValueError(f"{count} of {done} actions cannot be taken back")
        shorter = _shortened(record, count)
        try:
            standings = shorter.replay().standings
        except engine.RecordError as error:
            raise DamagedError(self.path, match_id, str(error)) from error
        last = len(shorter.rounds)
        with self.transaction():
            changed = self._db.execute(
                """
                UPDATE match SET state = 'under way', winner = NULL
                WHERE id = ? AND state != 'abandoned' AND deleted IS NULL
                """,
                (match_id,),
            ).rowcount
            if changed != 1:
                raise UnknownMatch(self.path, match_id)
            self._touch(match_id, standings.totals)
            self._db.execute("DELETE FROM round WHERE match_id = ? AND number > ?", (match_id, last))
            for table in ("action", "played", "tally"):
                self._db.execute(
                    f"DELETE FROM {table} WHERE match_id = ? AND round = ?",  # noqa: S608 - names of ours
                    (match_id, last),
                )
            rows.insert_actions(self._db, match_id, last, shorter.rounds[-1].actions)
        return shorter

    def is_under_way(self, match_id: int) -> bool:
        """Whether there is such a match, neither finished nor abandoned nor deleted.

        Raises:
            DamagedError: the file cannot be read there.
        """
        try:
            row = self._db.execute(
                "SELECT state FROM match WHERE id = ? AND deleted IS NULL", (match_id,)
            ).fetchone()
        except files.ERRORS as error:
            raise DamagedError(self.path, match_id, str(error)) from error
        return row is not None and row[0] == "under way"

    def load(self, match_id: int) -> MatchRecord:
        """Give the record of a match back, exactly as it was written, whatever has become of the match.

        Raises:
            UnknownMatch: there is none of this number.
            DamagedError: what is stored makes no record.
        """
        try:
            record = rows.read_record(self._db, match_id)
        except (sqlite3.Error, ValueError) as error:  # the engine's errors on bad text are all ValueErrors
            raise DamagedError(self.path, match_id, str(error)) from error
        if record is None:
            raise UnknownMatch(self.path, match_id)
        return record

    def nonces(self, match_id: int) -> tuple[bytes, ...]:
        """Give the nonces of a match's commitments, by round; empty for a match that is not there.

        Raises:
            DamagedError: they cannot be read.
        """
        try:
            found = self._db.execute(
                "SELECT nonce FROM round WHERE match_id = ? ORDER BY number", (match_id,)
            ).fetchall()
        except files.ERRORS as error:
            raise DamagedError(self.path, match_id, str(error)) from error
        return tuple(nonce for (nonce,) in found)

    def _touch(self, match_id: int, totals: Sequence[int] | None = None) -> None:
        """Note that the match is written to, with its new totals if there are any.

        Raises:
            UnknownMatch: it is not under way.
        """
        points = (*(totals or ()), None, None, None)[:3]
        changed = self._db.execute(
            """
            UPDATE match SET updated = ?, totals_0 = coalesce(?, totals_0),
                totals_1 = coalesce(?, totals_1), totals_2 = coalesce(?, totals_2)
            WHERE id = ? AND state = 'under way' AND deleted IS NULL
            """,
            (self._stamp(), *points, match_id),
        ).rowcount
        if changed != 1:
            raise UnknownMatch(self.path, match_id)


def _shortened(record: MatchRecord, count: int) -> MatchRecord:
    """Give `record` without its last `count` actions, and without the rounds that were dealt after them."""
    rounds = list(record.rounds)
    while count:
        last = rounds[-1]
        if not last.actions:
            rounds.pop()
            continue
        kept = last.actions[: max(0, len(last.actions) - count)]
        count -= len(last.actions) - len(kept)
        rounds[-1] = replace(last, actions=kept)
    return replace(record, rounds=tuple(rounds))
