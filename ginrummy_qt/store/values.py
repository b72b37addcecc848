"""What the store tells of matches and rounds, and what it can be asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from ginrummy_qt.engine import Layoffs, Player, Rules

if TYPE_CHECKING:
    from datetime import datetime

__all__ = ["Filter", "Imported", "MatchSummary", "Outcome", "RoundTally", "State"]


class State(StrEnum):
    """Whether a match goes on."""

    UNDER_WAY = "under way"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    """Left for good before its end; its record stays."""


class Outcome(StrEnum):
    """How a match ended for the person (of two pairs: for the person's pair)."""

    WON = "won"
    LOST = "lost"
    NOBODY = "nobody"
    """Nobody won: equal in Hollywood."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches, or which rounds of which matches, are asked for. What is None does not matter."""

    level: str | None = None
    """A level of the computer: of an opponent in the match; of rounds, of the opponent at the table."""
    rules: Rules | None = None
    """The rules, whatever the target."""
    outcome: Outcome | None = None
    """How the match ended; leaves out matches that did not end."""
    since: datetime | None = None
    """From this time on (aware): a match by its last action, a round by its end."""
    until: datetime | None = None
    """Before this time."""
    training: bool | None = None
    """Whether the match is for training."""
    imported: bool | None = None
    """Whether it came from a record of elsewhere."""


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
    """When its last action was written: ISO 8601, UTC. Of an imported one, when it was done by the record."""
    winner: int | None = None
    """The side that won; None while it is under way, or when nobody did."""
    layoffs: Layoffs = Layoffs.AUTO
    """Whether defenders choose their layoffs themselves."""
    state: State = State.UNDER_WAY
    training: bool = False
    imported: bool = False
    person: int | None = 0
    """The seat of the first person; None when computers play alone. See :meth:`of_seat`."""
    deleted: str | None = None
    """When it was put into the bin, ISO 8601, UTC; None: it is not there."""

    def of_seat(self, seat: int) -> MatchSummary:
        """Give the same match as the person at `seat` saw it."""
        return self if seat == self.person else replace(self, person=seat)

    @property
    def side(self) -> int | None:
        """The person's side: the seat, or with four players the pair."""
        return self.person % 2 if self.person is not None and self.rules.seats == 4 else self.person

    @property
    def outcome(self) -> Outcome | None:
        """How it ended for the person; None when it did not end, or no person plays."""
        if self.state is not State.FINISHED or self.side is None:
            return None
        if self.winner is None:
            return Outcome.NOBODY
        return Outcome.WON if self.winner == self.side else Outcome.LOST


class RoundTally(NamedTuple):
    """One finished round as the person saw it, in numbers: what statistics read.

    With four players the round at the person's table; a round of three that the person sat out is none.
    Everything follows from the record: `ginrummy_qt.engine.tally` says how, `ginrummy_qt.engine.luck` what
    luck means.
    """

    match_id: int
    number: int
    """Of the round, from 1."""
    ended: str
    """When the round ended: ISO 8601, UTC."""
    level: str | None
    """The opponent's, at this table; None: a person."""
    training: bool
    kind: str
    """A `RoundKind`: knock, gin, big_gin, undercut, dead."""
    won: bool | None
    """None: a dead round."""
    points: int
    """What the round brought its winner, 0 or more."""
    knocked: bool | None
    """Whether it was the person who knocked (gin is a knock too); None: nobody did."""
    knock_deadwood: int | None
    """The knocker's deadwood; None: nobody knocked."""
    dealt: bool
    """Whether the person was the dealer at this table."""
    turns: int
    """How many turns both had together."""
    seconds: float
    """From the round's first action to its last."""
    mine_left: int
    """The person's deadwood at the end, after layoffs."""
    theirs_left: int
    mine_dealt: int
    """Deadwood of the ten cards dealt to the person; the mean of all hands is `luck.MEAN_DEALT`."""
    theirs_dealt: int
    mine_draws: int
    """How many cards the person drew from the stock."""
    theirs_draws: int
    mine_luck: float
    """By how many points of deadwood these draws were better than the mean of what could have come."""
    theirs_luck: float
    seat: int = 0
    """The person's, in the match."""

    @property
    def score(self) -> int:
        """What the person won in it, negative when the opponent did."""
        return self.points if self.won else -self.points


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of one record that was to be imported."""

    match_id: int
    """The match's number in this profile."""
    new: bool
    """False: the same match, to the last action, was there already."""
    restored: bool = False
    """It was there in the bin, and was taken out again."""
