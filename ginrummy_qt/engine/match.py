"""A match: who deals, who plays whom, what is written down, when it is won and what is added at the end.

Two, three or four seats; two play at one table, three too (the dealer sits out), four at two tables at once
(:mod:`ginrummy_qt.engine.seating`). A :class:`Round` knows only its own seats 0 and 1; a :class:`Table` says
which seats of the match these are. For two they are the same. Scores are by *side*: a player, or one of two
pairs (:mod:`ginrummy_qt.engine.ledger`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine import seating
from ginrummy_qt.engine.ledger import BonusKind, BonusLine, Game, GameEntry, Ledger, MatchOutcome
from ginrummy_qt.engine.options import Layoffs
from ginrummy_qt.engine.player import Player
from ginrummy_qt.engine.round import Round
from ginrummy_qt.engine.rules import RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.actions import Action, Event
    from ginrummy_qt.engine.deal import Deal, DealerDraw
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.engine.scoring import RoundResult
    from ginrummy_qt.engine.view import Earlier, SeatView

__all__ = [
    "BonusKind",
    "BonusLine",
    "Game",
    "GameEntry",
    "Match",
    "MatchError",
    "MatchOutcome",
    "Player",
    "RoundRecord",
    "Standings",
    "Table",
    "TableRecord",
]


class MatchError(ValueError):
    """Something that cannot be done with a match now; the message says why."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Two seats of the match and the round between them."""

    number: int
    """From 0; seat 0 of two or four sits at the first."""
    seats: tuple[int, int]
    """Which seats of the match sit at the round's seats 0 and 1."""
    deal: Deal
    round: Round

    @property
    def dealer(self) -> int:
        """The seat of the match that plays the dealer's part here."""
        return self.seats[self.round.dealer]

    @property
    def turn(self) -> int | None:
        """The seat of the match that is to move here; ``None`` once the round is over."""
        return None if self.round.result is not None else self.seats[self.round.turn]

    def view(self, seat: int) -> SeatView:
        """Return what this seat of the match sees, in the round's own seat numbers.

        Raises:
            ValueError: it sits elsewhere, or out.
        """
        return self.round.view(self.seats.index(seat))


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What happened at one table of a round."""

    seats: tuple[int, int]
    """Which seats of the match sat at the round's seats 0 and 1."""
    dealer: int
    """The seat of the match that played the dealer's part."""
    deal: Deal
    result: RoundResult | None
    """In the round's own seat numbers; ``None`` while it is under way."""

    @property
    def winner(self) -> int | None:
        """The seat of the match that won here; ``None`` for a dead round, or one under way."""
        won = None if self.result is None else self.result.winner
        return None if won is None else self.seats[won]


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One line of the score sheet. The round under way has no result yet."""

    number: int
    """From 1."""
    deal: Deal
    dealer: int
    """The seat that deals; of two pairs the one at the first table."""
    result: RoundResult | None
    """At the first table, in the round's own seat numbers; ``None`` while any table is under way."""
    totals_after: tuple[int, ...]
    """All sides' points after it, boxes that count at once included; in Hollywood over all three games."""
    tables: tuple[TableRecord, ...] = ()
    points: tuple[int | None, ...] = ()
    """What each side wrote down (without boxes); ``None`` for a side that did not win the round."""
    sits_out: int | None = None
    """Of three, the seat that did not play."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Where a match stands, by side: a seat, or with four players the pair (0: seats 0 and 2)."""

    totals: tuple[int, ...]
    """Points that count toward the target, boxes that count at once included; in Hollywood over all games."""
    rounds_won: tuple[int, ...]
    boxes: tuple[int, ...]
    """Points for the rounds won: part of ``totals`` under ``at_once``, else added at the end."""
    games: tuple[Game, ...] = ()
    """How each game stands: one, or Hollywood's three."""


class Match:
    """A match under way; its first round is dealt at once.

    A finished round counts as soon as its result is there, for four players both results;
    :meth:`next_round` deals the next.

    Args:
        rules: the rules of all rounds.
        players: one for each seat. For ``first_dealer`` the first of them without a level is the person (seat
            0 when all are computers).
        deals: one is taken whenever a round starts; may be endless. The second table of a round takes
            :meth:`Deal.on_table` of the same one.
        layoffs: ``by_hand`` lets every person choose the own layoffs, see :class:`Round`; the computer's are
            always the best.

    Raises:
        RulesError: the rules have problems.
        MatchError: there are not as many players as seats, or no deal.
    """

    def __init__(
        self,
        rules: Rules,
        players: Sequence[Player],
        deals: Iterable[Deal],
        layoffs: Layoffs = Layoffs.AUTO,
    ) -> None:
        """Start the match and deal the first round."""
        if problems := rules.problems():
            raise RulesError(" ".join(problems))
        if len(players) != rules.seats:
            raise MatchError(f"these rules take {rules.seats} players, not {len(players)}")
        self.rules = rules
        self.players = tuple(players)
        self.layoffs = Layoffs(layoffs)
        self.sides = seating.sides(rules)
        """The seats of each side."""
        self._deals = iter(deals)
        self._closed: list[RoundRecord] = []
        """The rounds before the one under way, and that one too once its result was looked at."""
        self._ledger = Ledger(rules, len(self.sides))
        self._earlier: list[tuple[tuple[int, int], Earlier]] = []
        """By which seats of the match, and how each round that is over ended at each table."""
        self._deal = self._next_deal()
        self._draw = seating.first_dealer(rules, self._deal, [player.level is not None for player in players])
        self.round_number = 1
        """The number of the round under way, from 1."""
        self._deal_round(self._draw.dealer)

    @property
    def tables(self) -> tuple[Table, ...]:
        """Where the round under way, or the one that ended last, is played: one table, or two for four."""
        return self._tables

    @property
    def round(self) -> Round:
        """The round under way, or the one that ended last, at the first table."""
        return self._tables[0].round

    @property
    def round_over(self) -> bool:
        """Whether the round under way has ended at every table."""
        return all(table.round.result is not None for table in self._tables)

    @property
    def sits_out(self) -> int | None:
        """Of three, the seat that does not play this round."""
        return self._seating.sits_out

    @property
    def dealer(self) -> int:
        """The seat that deals the round under way; of two pairs the one at the first table."""
        return self._seating.dealer

    @property
    def deal(self) -> Deal:
        """The deal of the round under way."""
        return self._deal

    @property
    def dealer_draw(self) -> DealerDraw | None:
        """The cards drawn for the first deal, by side; ``None`` when the rules do not draw for it."""
        return self._draw if self._draw.cards else None

    @property
    def standings(self) -> Standings:
        """Where the match stands now."""
        self._bank()
        ledger = self._ledger
        games = ledger.games
        boxes = tuple(map(sum, zip(*(game.boxes for game in games), strict=True)))
        return Standings(ledger.totals, ledger.rounds_won, boxes, games)

    @property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """Every round so far in order; the last one has no result while it is under way."""
        self._bank()
        return tuple(self._closed) if self.round_over else (*self._closed, self._record(None, ()))

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended; ``None`` while nobody has reached the target, in Hollywood in all games."""
        self._bank()
        return self._ledger.outcome

    def side_of(self, seat: int) -> int:
        """Return the side that this seat plays for."""
        return seating.side_of(self.rules, seat)

    def table_of(self, seat: int) -> Table | None:
        """Return the table at which this seat plays the round under way; ``None`` when it sits out."""
        return next((table for table in self._tables if seat in table.seats), None)

    def apply(self, action: Action, table: int = 0) -> tuple[Event, ...]:
        """Let the seat to move at this table do ``action``; see :meth:`Round.apply`."""
        return self._tables[table].round.apply(action)

    def next_round(self) -> Round:
        """Deal the next round and return it, that of the first table.

        Raises:
            MatchError: the round is not over, the match is, or there is no deal left. Nothing has changed.
        """
        results = self._results()
        if results is None:
            raise MatchError(f"round {self.round_number} is not over yet")
        if self.outcome is not None:
            raise MatchError("the match is over")
        self._deal = self._next_deal()
        self.round_number += 1
        self._deal_round(seating.next_dealer(self.rules, self._seating, results))
        return self.round

    def _next_deal(self) -> Deal:
        deal = next(self._deals, None)
        if deal is None:
            raise MatchError("there is no deal for the next round")
        return deal

    def _deal_round(self, side: int) -> None:
        """Seat everybody and deal at every table; ``side`` deals."""
        self._seating = seating.seat_round(self.rules, self.round_number, side)
        points = self._ledger.open_totals
        tables = []
        for number, pairing in enumerate(self._seating.pairings):
            deal = self._deal.on_table(number)
            first, second = (points[self.side_of(seat)] for seat in pairing.seats)
            current = Round(
                self.rules,
                deal.order,
                pairing.dealer,
                (first, second),
                self._by_hand(pairing),
                self._between(pairing.seats),
            )
            tables.append(Table(number, pairing.seats, deal, current))
        self._tables = tuple(tables)

    def _between(self, seats: tuple[int, int]) -> tuple[Earlier, ...]:
        """Return how the earlier rounds between these two seats of the match ended."""
        return tuple(
            earlier if seated == seats else earlier.swapped()
            for seated, earlier in self._earlier
            if set(seated) == set(seats)
        )

    def _by_hand(self, pairing: seating.Pairing) -> tuple[Layoffs, Layoffs]:
        """Return who chooses what each seat at this table lays off."""
        first, second = (
            self.layoffs if self.players[seat].level is None else Layoffs.AUTO for seat in pairing.seats
        )
        return first, second

    def _results(self) -> tuple[RoundResult, ...] | None:
        """Return the results by table; ``None`` while one is missing."""
        results = tuple(table.round.result for table in self._tables if table.round.result is not None)
        return results if len(results) == len(self._tables) else None

    def _bank(self) -> None:
        """Write down the round under way if it has ended since."""
        results = self._results()
        if results is None or len(self._closed) == self.round_number:
            return
        points = seating.points_by_side(self.rules, self._seating, results)
        self._ledger.write(self.round_number, points)
        self._earlier += [(table.seats, table.round.summary()) for table in self._tables]
        self._closed.append(self._record(results[0], points))

    def _record(self, result: RoundResult | None, points: tuple[int | None, ...]) -> RoundRecord:
        """Return the line of the score sheet for the round under way."""
        tables = tuple(
            TableRecord(table.seats, table.dealer, table.deal, table.round.result) for table in self._tables
        )
        return RoundRecord(
            number=self.round_number,
            deal=self._deal,
            dealer=self.dealer,
            result=result,
            totals_after=self._ledger.totals,
            tables=tables,
            points=points,
            sits_out=self.sits_out,
        )
