"""A match between two seats: who deals, what is written down, when it is won and what is added at the end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ginrummy_qt.engine.player import Player
from ginrummy_qt.engine.round import Round
from ginrummy_qt.engine.rules import BoxWhen, NextDealer, RulesError, Shutout

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.actions import Action, Event
    from ginrummy_qt.engine.deal import Deal, DealerDraw
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = [
    "BonusKind",
    "BonusLine",
    "Match",
    "MatchError",
    "MatchOutcome",
    "Player",
    "RoundRecord",
    "Standings",
    "UnsupportedRules",
]


class MatchError(ValueError):
    """Something that cannot be done with a match now; the message says why."""


class UnsupportedRules(RulesError):  # noqa: N818 - reads as what it is where it is caught
    """Rules that are sound, but that this version cannot play yet: Hollywood, three or four seats."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """One line of the score sheet. The round under way has no result yet."""

    number: int
    """From 1."""
    deal: Deal
    dealer: int
    result: RoundResult | None
    totals_after: tuple[int, int]
    """Both seats' points after it, boxes that count at once included."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Where a match stands, by seat."""

    totals: tuple[int, int]
    """Points that count toward the target, boxes that count at once included."""
    rounds_won: tuple[int, int]
    boxes: tuple[int, int]
    """Points for the rounds won: part of ``totals`` under ``at_once``, else added at the end."""


class BonusKind(StrEnum):
    """What a line of the final sum is for."""

    BOX = "box"
    GAME = "game"
    SHUTOUT = "shutout"


@dataclass(frozen=True, slots=True)
class BonusLine:
    """One bonus that ``seat`` gets when the match is over."""

    kind: BonusKind
    seat: int
    points: int
    count: int = 1
    """How many times: the rounds won, for boxes."""


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended."""

    winner: int | None
    """The seat that reached the target."""
    lines: tuple[BonusLine, ...]
    """What is added to the totals, in order; empty when the rules give nothing at the end."""
    finals: tuple[int, int]
    """Both totals with all lines added."""

    @property
    def margin(self) -> int:
        """The difference of the finals, never negative: what the sides settle between them."""
        return abs(self.finals[0] - self.finals[1])


class Match:
    """A match under way; its first round is dealt at once.

    A finished round counts as soon as its result is there; :meth:`next_round` deals the next.

    Args:
        rules: the rules of all rounds.
        players: one for each seat. For ``first_dealer`` the first of them without a level is the person (seat
            0 when both are computers).
        deals: one is taken whenever a round starts; may be endless.

    Raises:
        RulesError: the rules have problems.
        UnsupportedRules: Hollywood, or other than two seats.
        MatchError: there are not as many players as seats, or no deal.
    """

    def __init__(self, rules: Rules, players: Sequence[Player], deals: Iterable[Deal]) -> None:
        """Start the match and deal the first round."""
        if problems := rules.problems():
            raise RulesError(" ".join(problems))
        if rules.hollywood:
            raise UnsupportedRules("Hollywood (three games at once) cannot be played yet.")
        if rules.seats != 2:
            raise UnsupportedRules(f"A match for {rules.seats} players cannot be played yet.")
        if len(players) != rules.seats:
            raise MatchError(f"these rules take {rules.seats} players, not {len(players)}")
        self.rules = rules
        self.players = tuple(players)
        self._deals = iter(deals)
        self._closed: list[RoundRecord] = []
        """The rounds before the one under way, and that one too once its result was looked at."""
        self._totals = [0, 0]
        self._won = [0, 0]
        self._deal = self._next_deal()
        self._draw = self._deal.first_dealer(rules.first_dealer, self._person)
        self.round_number = 1
        """The number of the round under way, from 1."""
        self.round = self._new_round(self._draw.dealer)
        """The round under way, or the one that ended last."""

    @property
    def _person(self) -> int:
        return next((seat for seat, player in enumerate(self.players) if player.level is None), 0)

    @property
    def dealer(self) -> int:
        """Who deals the round under way."""
        return self.round.dealer

    @property
    def deal(self) -> Deal:
        """The deal of the round under way."""
        return self._deal

    @property
    def dealer_draw(self) -> DealerDraw | None:
        """The cards drawn for the first deal; ``None`` when the rules do not draw for it."""
        return self._draw if self._draw.cards else None

    @property
    def standings(self) -> Standings:
        """Where the match stands now."""
        self._bank()
        totals, won = self._totals, self._won
        box = self.rules.box_bonus
        return Standings((totals[0], totals[1]), (won[0], won[1]), (won[0] * box, won[1] * box))

    @property
    def rounds(self) -> tuple[RoundRecord, ...]:
        """Every round so far in order; the last one has no result while it is under way."""
        self._bank()
        if self.round.result is not None:
            return tuple(self._closed)
        running = RoundRecord(
            self.round_number, self._deal, self.dealer, None, (self._totals[0], self._totals[1])
        )
        return (*self._closed, running)

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended; ``None`` while nobody has reached the target."""
        self._bank()
        winner = next((seat for seat in (0, 1) if self._totals[seat] >= self.rules.target), None)
        return None if winner is None else self._settle(winner)

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Let the seat to move do ``action``; see :meth:`Round.apply`."""
        return self.round.apply(action)

    def next_round(self) -> Round:
        """Deal the next round and return it.

        Raises:
            MatchError: the round is not over, the match is, or there is no deal left. Nothing has changed.
        """
        result = self.round.result
        if result is None:
            raise MatchError(f"round {self.round_number} is not over yet")
        if self.outcome is not None:
            raise MatchError("the match is over")
        self._deal = self._next_deal()
        self.round = self._new_round(self._next_dealer(result))
        self.round_number += 1
        return self.round

    def _next_deal(self) -> Deal:
        deal = next(self._deals, None)
        if deal is None:
            raise MatchError("there is no deal for the next round")
        return deal

    def _new_round(self, dealer: int) -> Round:
        return Round(self.rules, self._deal.order, dealer, (self._totals[0], self._totals[1]))

    def _next_dealer(self, result: RoundResult) -> int:
        if result.winner is None:
            return self.dealer
        match self.rules.next_dealer:
            case NextDealer.WINNER:
                return result.winner
            case NextDealer.LOSER:
                return 1 - result.winner
            case NextDealer.ALTERNATE:
                return 1 - self.dealer

    def _bank(self) -> None:
        """Write down the round under way if it has ended since."""
        result = self.round.result
        if result is None or len(self._closed) == self.round_number:
            return
        if result.winner is not None:
            self._won[result.winner] += 1
            self._totals[result.winner] += result.points
            if self.rules.box_when is BoxWhen.AT_ONCE:
                self._totals[result.winner] += self.rules.box_bonus
        totals = (self._totals[0], self._totals[1])
        self._closed.append(RoundRecord(self.round_number, self._deal, self.dealer, result, totals))

    def _settle(self, winner: int) -> MatchOutcome:
        """Add up what the winner at the target and the other side get at the end."""
        rules = self.rules
        lines: list[BonusLine] = []
        if rules.box_when is BoxWhen.END and rules.box_bonus:
            lines += (
                BonusLine(BonusKind.BOX, seat, won * rules.box_bonus, won)
                for seat, won in enumerate(self._won)
                if won
            )
        finals = list(self._totals)
        for line in lines:
            finals[line.seat] += line.points
        # A side is shut out when it has nothing at all: a box is something.
        shut_out = finals[1 - winner] == 0
        if rules.game_bonus:
            lines.append(BonusLine(BonusKind.GAME, winner, rules.game_bonus))
            finals[winner] += rules.game_bonus
        if shut_out and rules.shutout is not Shutout.NONE:
            doubled = rules.game_bonus if rules.shutout is Shutout.GAME_BONUS_DOUBLE else finals[winner]
            if doubled:
                lines.append(BonusLine(BonusKind.SHUTOUT, winner, doubled))
                finals[winner] += doubled
        return MatchOutcome(winner, tuple(lines), (finals[0], finals[1]))
