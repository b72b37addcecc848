"""What a round came to, gathered for the sheet that shows it: this table, the other one, and the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import best_arrangement
from ginrummy_qt.models import results
from ginrummy_qt.models.pair_words import pair_sum
from ginrummy_qt.models.seats import persons, reader
from ginrummy_qt.models.words import seat_name, seat_names, side_names
from ginrummy_qt.ui.open_hand import HandGroup, groups_of

if TYPE_CHECKING:
    from ginrummy_qt.engine import CardSet, Game, Match, RoundResult
    from ginrummy_qt.models.words import Names

__all__ = ["RoundSummary"]


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """What the sheet shows."""

    result: RoundResult
    me: int
    """The table's seat, 0 or 1, at the bottom of the screen."""
    number: int
    """The round's number in the match, from 1."""
    turns: int
    began: int
    """The seat that went first."""
    hands: tuple[CardSet, CardSet]
    """Both hands at the end, by seat; used when nobody knocked."""
    before: tuple[int, ...]
    """The match's points before the round, by side."""
    after: tuple[int, ...]
    target: int
    match_over: bool = False
    games: tuple[Game, ...] = ()
    """How Hollywood's three games stand after the round; empty in every other match."""
    addressed: bool = True
    """Whether ``me`` is the only person, who is called "you"."""
    match: Match | None = None
    """Whose round it is; ``None``: of a person and the computer."""
    table: int = 0
    """The number of the table."""

    @classmethod
    def of(cls, match: Match, seat: int) -> RoundSummary:
        """Return the summary of the round that has just ended in ``match``, as seen by one who plays.

        Args:
            match: whose round is over at every table.
            seat: the seat of the match at the bottom of the screen.

        Raises:
            ValueError: the round is under way, or ``seat`` sat out.
        """
        rounds, table = match.rounds, match.table_of(seat)
        result = None if table is None else table.round.result
        if table is None or result is None or not match.round_over:
            raise ValueError(f"round {rounds[-1].number} is not over at seat {seat}")
        return cls(
            result=result,
            me=table.seats.index(seat),
            number=rounds[-1].number,
            turns=table.round.turns,
            began=1 - table.round.dealer,
            hands=(table.round.hand(0), table.round.hand(1)),
            before=rounds[-2].totals_after if len(rounds) > 1 else (0,) * len(match.sides),
            after=rounds[-1].totals_after,
            target=match.rules.target,
            match_over=match.outcome is not None,
            games=match.standings.games if match.rules.hollywood else (),
            addressed=reader(match.players) == seat,
            match=match,
            table=table.number,
        )

    @property
    def reader(self) -> int | None:
        """The table's seat that is called "you"; ``None``: neither."""
        return self.me if self.addressed else None

    @property
    def played(self) -> bool:
        """Whether a person played in the match: computers alone have nothing to train."""
        return self.match is None or bool(persons(self.match.players))

    @property
    def _reader_seat(self) -> int | None:
        """The only person's seat in the match, at this table or not."""
        return None if self.match is None else reader(self.match.players)

    @property
    def names(self) -> Names:
        """The names of the table's seats; ``None``: the other one is the computer."""
        match = self.match
        if match is None or (len(match.players) == 2 and self._reader_seat is not None):
            return None
        names = seat_names(match.players, self._reader_seat)
        first, second = match.tables[self.table].seats
        return names[first], names[second]

    @property
    def order(self) -> tuple[int, ...]:
        """The sides, that of the reader or of the seat at the bottom first."""
        if self.match is None:
            return self.me, 1 - self.me
        seat = self._reader_seat
        first = self.match.side_of(self.match.tables[self.table].seats[self.me] if seat is None else seat)
        return (first, *(side for side in range(len(self.match.sides)) if side != first))

    def side_names(self) -> tuple[str, ...]:
        """Return the names of the sides."""
        if self.match is None:
            return tuple(seat_name(seat, self.me) for seat in (0, 1))
        return side_names(self.match, self._reader_seat)

    def pair_text(self) -> str:
        """Return how it went at the other table and what both come to; empty with a single table."""
        match = self.match
        if match is None or len(match.tables) < 2:
            return ""
        names = seat_names(match.players, self._reader_seat)
        other = next(table for table in match.tables if table.number != self.table)
        result = other.round.result
        if result is None:
            return ""
        me = other.seats.index(self._reader_seat) if self._reader_seat in other.seats else None
        told = results.result_headline(result, me, (names[other.seats[0]], names[other.seats[1]]))
        won = [
            (match.side_of(table.seats[table.round.result.winner]), table.round.result.points)
            for table in match.tables
            if table.round.result is not None and table.round.result.winner is not None
        ]
        title = QCoreApplication.translate("SecondTable", "Second table")
        total = pair_sum(won, match.rounds[-1].points, self.side_names())
        return f"*{title}:* {told}\n{total}"

    @property
    def first(self) -> int:
        """The seat whose hand stands above: the knocker, else the person."""
        return self.me if self.result.knocker is None else self.result.knocker

    def groups(self, seat: int) -> tuple[HandGroup, ...]:
        """Return the open hand of ``seat``."""
        result = self.result
        if result.knocker is None or result.defence is None:
            best = best_arrangement(self.hands[seat])
            return groups_of(best.melds, best.deadwood)
        if seat == result.knocker:
            return groups_of(result.knocker_melds, result.knocker_deadwood, result.defence.layoffs)
        own = result.defence.arrangement
        return groups_of(own.melds, own.deadwood)
