"""Matches from elsewhere: records that were exported from another profile, or written by another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.store import rows
from ginrummy_qt.store.playing import Playing
from ginrummy_qt.store.values import Imported, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import MatchRecord

__all__ = ["Transfer"]


class Transfer(Playing):
    """Brings records in. The way out is `load` and the record's `to_text`."""

    def import_records(self, records: Iterable[MatchRecord]) -> tuple[Imported, ...]:
        """Store whole records, all of them or none.

        A finished match goes into the history. One that goes on is under way here if the person at seat 0
        plays computers, else it can only be looked at, among the abandoned.

        Returns:
            What became of each, in their order. A match that is here already, the same to the last action, is
            not stored twice; if it lay in the bin it is taken out.

        Raises:
            RecordError: a record does not follow the rules. Nothing is stored then.
        """
        with self.transaction():
            return tuple(self._import(record) for record in records)

    def _import(self, record: MatchRecord) -> Imported:
        match = record.replay() if record.rounds else None
        found = self._same(record)
        if found is not None:
            restored = self._db.execute(
                "UPDATE match SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", (found,)
            ).rowcount
            return Imported(found, new=False, restored=restored == 1)
        db = self._db
        match_id = rows.insert_match(db, record, self._stamp())
        for number, one in enumerate(record.rounds, start=1):
            rows.insert_round(db, match_id, number, one.deal, one.seal)
            rows.insert_actions(db, match_id, number, one.actions)
            if match is not None and (number < len(record.rounds) or match.round_over):
                rows.pack(db, match_id, number)
        if record.rounds:
            rows.tally_record(db, match_id, record)
        outcome = None if match is None else match.outcome
        last = tuple(entry for one in record.rounds for entry in one.actions)
        playable = record.players[0].level is None and all(
            player.level is not None for player in record.players[1:]
        )
        state = State.UNDER_WAY if playable else State.ABANDONED
        totals: tuple[int, ...] = () if match is None else match.standings.totals
        if outcome is not None:
            state, totals = State.FINISHED, outcome.finals
        db.execute(
            """
            UPDATE match SET state = ?, winner = ?, imported = ?, updated = ?,
                totals_0 = ?, totals_1 = ?, totals_2 = ? WHERE id = ?
            """,
            (
                str(state),
                None if outcome is None else outcome.winner,
                self._stamp(),
                rows.done_at(record.started, last),
                *(*totals, 0, 0, 0)[:3],
                match_id,
            ),
        )
        return Imported(match_id, new=True)

    def _same(self, record: MatchRecord) -> int | None:
        """Give the number of the match that has this record."""
        candidates = self._db.execute("SELECT id FROM match WHERE started = ?", (record.started,)).fetchall()
        for (match_id,) in candidates:
            try:
                same = rows.read_record(self._db, match_id) == record
            except ValueError:  # one that cannot be read is not the same
                continue
            if same:
                return int(match_id)
        return None
