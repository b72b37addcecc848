"""Matches from elsewhere: records that were exported from another profile, or written by another program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.store import rows
from ginrummy_qt.store.playing import Playing
from ginrummy_qt.store.values import Imported, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import Match, MatchRecord

__all__ = ["Transfer"]


class Transfer(Playing):
    """Brings records in. The way out is `load` and the record's `to_text`."""

    def import_records(self, records: Iterable[MatchRecord]) -> tuple[Imported, ...]:
        """Store whole records, all of them or none.

        A finished match goes into the history; one that is not over is under way here too.

        Returns:
            What became of each, in their order. A match that is here already, the same to the last action, is
            not stored twice; if it lay in the bin it is taken out.

        Raises:
            RecordError: a record does not follow the rules. Nothing is stored then.
        """
        with self.transaction():
            return tuple(self._import(record) for record in records)

    def _import(self, record: MatchRecord) -> Imported:
        match, figures = rows.played_through(record) if record.rounds else (None, {})
        found = self._same(record)
        if found is not None:
            restored = self._db.execute(
                "UPDATE match SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", (found,)
            ).rowcount
            return Imported(found, new=False, restored=restored == 1)
        match_id = rows.insert_match(self._db, record, self._stamp())
        for number, one in enumerate(record.rounds, start=1):
            rows.insert_round(self._db, match_id, number, one.deal, one.seal)
            insert = rows.insert_played if number in figures else rows.insert_actions
            insert(self._db, match_id, number, one.actions)
        rows.tally_record(self._db, match_id, record, figures)
        self._mark(match_id, record, match)
        return Imported(match_id, new=True)

    def _mark(self, match_id: int, record: MatchRecord, match: Match | None) -> None:
        """Write how an imported match stands, and when it was played."""
        outcome = None if match is None else match.outcome
        state = State.UNDER_WAY
        totals: tuple[int, ...] = () if match is None else match.standings.totals
        if outcome is not None:
            state, totals = State.FINISHED, outcome.finals
        self._db.execute(
            """
            UPDATE match SET state = ?, winner = ?, imported = ?, updated = ?,
                totals_0 = ?, totals_1 = ?, totals_2 = ? WHERE id = ?
            """,
            (
                str(state),
                None if outcome is None else outcome.winner,
                self._stamp(),
                rows.done_at(record.started, tuple(entry for one in record.rounds for entry in one.actions)),
                *(*totals, 0, 0, 0)[:3],
                match_id,
            ),
        )

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
