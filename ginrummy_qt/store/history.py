"""Lists of matches, the figures of rounds, the bin, and what the statistics begin with."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from dataclasses import replace
from datetime import UTC, datetime
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from ginrummy_qt.engine import Layoffs, Player, Rules
from ginrummy_qt.store import files
from ginrummy_qt.store.database import Database, rules_from_text
from ginrummy_qt.store.errors import WriteError
from ginrummy_qt.store.values import Filter, MatchSummary, Outcome, RoundTally, State

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

__all__ = ["History"]

_ALL = Filter()
_COUNTED_FROM = "counted_from"

# With four players the partner sits opposite: two seats on.
_OPPONENT = """
    EXISTS (
        SELECT 1 FROM seat
        WHERE seat.match_id = match.id AND seat.level = ? AND seat.seat IS NOT match.person
            AND NOT ((SELECT count(*) FROM seat WHERE seat.match_id = match.id) = 4
                AND abs(seat.seat - match.person) = 2)
    )
"""
_SIDE = """
    CASE (SELECT count(*) FROM seat WHERE seat.match_id = match.id)
        WHEN 4 THEN match.person % 2 ELSE match.person
    END
"""
_IN_TIME = itemgetter(RoundTally._fields.index("ended"), 0, 1)
"""Sort key: when a round ended, then match and number."""
_OUTCOMES = {
    Outcome.WON: f"match.winner = {_SIDE}",
    Outcome.LOST: f"match.winner != {_SIDE}",
    Outcome.NOBODY: "match.winner IS NULL",
}


class History(Database):
    """What was played. Lists leave out what lies in the bin, and matches that cannot be read any more."""

    def under_way(self) -> tuple[MatchSummary, ...]:
        """List the matches that can be gone on with, the one played last first."""
        return self._summaries("match.state = 'under way' AND match.deleted IS NULL", [])

    def finished(self, asked: Filter = _ALL) -> tuple[MatchSummary, ...]:
        """List the finished matches that `asked` lets through, the latest first."""
        return self._listed(State.FINISHED, asked)

    def abandoned(self, asked: Filter = _ALL) -> tuple[MatchSummary, ...]:
        """List the matches that were left for good, the latest first; none of them has an outcome."""
        return () if asked.outcome is not None else self._listed(State.ABANDONED, asked)

    def deleted(self) -> tuple[MatchSummary, ...]:
        """List what lies in the bin, deleted last first."""
        found = self._summaries("match.deleted IS NOT NULL", [])
        return tuple(sorted(found, key=lambda one: one.deleted or "", reverse=True))

    def summary(self, match_id: int) -> MatchSummary | None:
        """Give one match, in the bin or not; None when there is none that can be read."""
        return next(iter(self._summaries("match.id = ?", [match_id])), None)

    def _listed(self, state: State, asked: Filter) -> tuple[MatchSummary, ...]:
        where, values = self._conditions(asked)
        if asked.level is not None:
            where.append(_OPPONENT)
            values.append(asked.level)
        for sign, moment in ((">=", asked.since), ("<", asked.until)):
            if moment is not None:
                where.append(f"match.updated {sign} ?")
                values.append(_iso(moment))
        where.append("match.state = ?")
        values.append(str(state))
        return self._summaries(" AND ".join(where), values)

    def _summaries(self, where: str, values: list[object]) -> tuple[MatchSummary, ...]:
        try:
            # `where` is made of the constants of this module; what it asks for goes in as values.
            seats = self._db.execute(
                f"""
                SELECT seat.match_id, seat.name, seat.level FROM match JOIN seat ON seat.match_id = match.id
                WHERE {where} ORDER BY seat.match_id, seat.seat
                """,  # noqa: S608
                values,
            ).fetchall()
            found = self._db.execute(
                f"""
                SELECT id, rules, totals_0, totals_1, totals_2, started, updated, winner, layoffs, state,
                    training, imported, person, deleted,
                    (SELECT count(*) FROM round WHERE match_id = match.id)
                FROM match WHERE {where} ORDER BY updated DESC, id DESC
                """,  # noqa: S608
                values,
            ).fetchall()
        except (sqlite3.Error, ValueError):
            return ()  # damage that the check on opening did not reach; the file stays as it is
        players: defaultdict[int, list[Player]] = defaultdict(list)
        for match_id, name, level in seats:
            players[match_id].append(Player(name, level))
        summaries: list[MatchSummary] = []
        for row in found:
            # A match that cannot be read is left out of the list and stays in the file.
            with contextlib.suppress(ValueError):
                summaries.append(_summary(row, players[row[0]]))
        return tuple(summaries)

    def rounds(
        self, asked: Filter = _ALL, *, all_time: bool = False, every_person: bool = False
    ) -> tuple[RoundTally, ...]:
        """Give the figures of finished rounds, in the order in which they ended.

        Rounds of matches under way and of abandoned ones are among them: they were played. For the
        statistics ask with `training=False`.

        Args:
            asked: which rounds; its outcome is that of the match.
            all_time: also rounds from before the last reset of the statistics.
            every_person: as each person saw them who played; else as the first person of each match did.
        """
        where, values = self._conditions(asked)
        if asked.level is not None:
            where.append("other.level = ?")
            values.append(asked.level)
        moments = [(">=", None if asked.since is None else _iso(asked.since))]
        moments.append(("<", None if asked.until is None else _iso(asked.until)))
        moments.append((">=", None if all_time else self.counted_from()))
        for sign, moment in moments:
            if moment is not None:
                where.append(f"tally.ended {sign} ?")
                values.append(moment)
        if asked.outcome is not None:
            where.append("match.state = 'finished'")
        try:
            question = _ROUNDS_OF_ALL if every_person else _ROUNDS
            found = self._db.execute(question.format(where=" AND ".join(where)), values).fetchall()
        except (sqlite3.Error, ValueError):
            return ()
        return tuple(sorted(map(_round, found), key=_IN_TIME))

    def _conditions(self, asked: Filter) -> tuple[list[str], list[object]]:
        """Give the conditions on a match that rounds and lists share, and their values."""
        where = ["match.deleted IS NULL"]
        values: list[object] = []
        if asked.rules is not None:
            same = [number for number, rules in self._rule_sets() if _alike(rules, asked.rules)]
            where.append(f"match.rule_set IN ({', '.join('?' * len(same))})")
            values += same
        if asked.outcome is not None:
            where.append(_OUTCOMES[asked.outcome])
        if asked.training is not None:
            where.append("match.training = ?")
            values.append(int(asked.training))
        if asked.imported is not None:
            where.append(f"match.imported IS {'NOT ' if asked.imported else ''}NULL")
        return where, values

    def levels(self) -> tuple[str, ...]:
        """List the levels of computers that played in any match, in alphabetical order."""
        return tuple(
            level
            for (level,) in self._ask(
                """
                SELECT DISTINCT level FROM seat JOIN match ON match.id = match_id
                WHERE level IS NOT NULL AND deleted IS NULL ORDER BY level
                """
            )
        )

    def rule_sets(self) -> tuple[Rules, ...]:
        """List the rules that any match was played by, played most first; their targets mean nothing."""
        return tuple(dict.fromkeys(rules for _, rules in self._rule_sets()))

    def _rule_sets(self) -> list[tuple[int, Rules]]:
        """Give them with their numbers; one that lacks an option of later versions may be there twice."""
        found = []
        for number, text in self._ask(
            """
            SELECT rule_set.id, text FROM rule_set JOIN match ON match.rule_set = rule_set.id
            WHERE deleted IS NULL GROUP BY rule_set.id ORDER BY count(*) DESC, rule_set.id
            """
        ):
            with contextlib.suppress(ValueError):
                found.append((number, rules_from_text(text)))
        return found

    def _ask(self, question: str) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(question).fetchall()
        except (sqlite3.Error, ValueError):
            return []

    # The bin

    def delete(self, match_ids: Iterable[int]) -> int:
        """Put matches into the bin, those under way too; they count nowhere any more.

        Returns:
            How many were not there before; unknown numbers do nothing.
        """
        now = self._stamp()
        with self.transaction():
            return self._db.executemany(
                "UPDATE match SET deleted = ? WHERE id = ? AND deleted IS NULL",
                [(now, match_id) for match_id in match_ids],
            ).rowcount

    def undelete(self, match_ids: Iterable[int]) -> int:
        """Take matches out of the bin, as they were before; gives how many lay in it."""
        with self.transaction():
            return self._db.executemany(
                "UPDATE match SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL",
                [(match_id,) for match_id in match_ids],
            ).rowcount

    def purge(self, *, before: datetime | None = None) -> int:
        """Empty the bin for good.

        Args:
            before: only what was deleted before this time; None: everything.

        Returns:
            How many matches are gone.
        """
        with self.transaction():
            return self._db.execute(
                "DELETE FROM match WHERE deleted IS NOT NULL AND deleted < ?",
                ("~" if before is None else _iso(before),),  # behind every digit
            ).rowcount

    # Where statistics begin

    def counted_from(self) -> str | None:
        """Since when rounds and matches count (ISO 8601, UTC): the last reset; None: all do."""
        found = self._ask(f"SELECT text FROM note WHERE name = '{_COUNTED_FROM}'")  # noqa: S608
        return found[0][0] if found else None

    def reset_statistics(self) -> Path | None:
        """Let the statistics begin anew from now on, after a copy of the whole database was put beside it.

        No match is touched; :meth:`count_everything` takes it back.

        Returns:
            The copy's name; None for a store that keeps nothing.
        """
        try:
            kept = files.backup(self._db, self.path, "before-reset", self._now()) if self.keeps else None
        except (*files.ERRORS, OSError) as error:
            raise WriteError(self.path, str(error)) from error
        with self.transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO note (name, text) VALUES (?, ?)", (_COUNTED_FROM, self._stamp())
            )
        return kept

    def count_everything(self) -> None:
        """Let all rounds and matches count again."""
        with self.transaction():
            self._db.execute("DELETE FROM note WHERE name = ?", (_COUNTED_FROM,))


_ROUNDS = """
    SELECT tally.match_id, tally.round, tally.ended, other.level, match.training, tally.kind, tally.winner,
        tally.points, tally.knocker, tally.knock_deadwood, tally.dealer, tally.turns, tally.milliseconds,
        left_0, left_1, dealt_0, dealt_1, draws_0, draws_1, luck_0, luck_1,
        match.person, match.person = seat_1
    FROM tally
    JOIN match ON match.id = tally.match_id AND match.person IN (seat_0, seat_1)
    JOIN seat AS other
        ON other.match_id = tally.match_id AND other.seat = iif(match.person = seat_1, seat_0, seat_1)
    WHERE {where}
"""
_ROUNDS_OF_ALL = _ROUNDS.replace(
    "AND match.person IN (seat_0, seat_1)",
    """
    JOIN seat AS own ON own.match_id = tally.match_id AND own.level IS NULL AND own.seat IN (seat_0, seat_1)
    """,
).replace("match.person", "own.seat")


def _round(row: tuple[Any, ...]) -> RoundTally:
    """Make the figures of a row of `_ROUNDS`, whose last column is the person's own seat in the round."""
    (
        match_id,
        number,
        ended,
        level,
        training,
        kind,
        winner,
        points,
        knocker,
        knock_deadwood,
        dealer,
        turns,
        milliseconds,
        *pairs,
        luck_0,
        luck_1,
        seat,
        me,
    ) = row
    left_0, left_1, dealt_0, dealt_1, draws_0, draws_1 = pairs
    mine = (left_0, left_1, dealt_0, dealt_1, draws_0, draws_1)
    if me:
        mine = (left_1, left_0, dealt_1, dealt_0, draws_1, draws_0)
        luck_0, luck_1 = luck_1, luck_0
    return RoundTally(
        match_id,
        number,
        ended,
        level,
        training == 1,
        kind,
        None if winner is None else winner == me,
        points,
        None if knocker is None else knocker == me,
        knock_deadwood,
        dealer == me,
        turns,
        milliseconds / 1000,
        *mine,
        luck_0 / 100,
        luck_1 / 100,
        seat,
    )


def _alike(one: Rules, other: Rules) -> bool:
    """Whether only the target differs."""
    return replace(one, target=other.target) == other


def _summary(row: tuple[Any, ...], players: list[Player]) -> MatchSummary:
    """Make a summary of a row; ValueError when it is none."""
    (
        match_id,
        rules_text,
        *totals,
        started,
        updated,
        winner,
        layoffs,
        state,
        training,
        imported,
        person,
        deleted,
        rounds,
    ) = row
    rules = rules_from_text(rules_text)
    return MatchSummary(
        id=match_id,
        players=tuple(players),
        rules=rules,
        totals=tuple(totals[: 3 if rules.seats == 3 else 2]),
        rounds=rounds,
        started=started,
        updated=updated,
        winner=winner,
        layoffs=Layoffs(layoffs),
        state=State(state),
        training=bool(training),
        imported=imported is not None,
        person=person,
        deleted=deleted,
    )


def _iso(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
