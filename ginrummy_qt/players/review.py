"""What a person did with the cards: each decision against the best that could be known, and luck apart.

The measure is an advisor: whatever says for a view what each legal action will probably bring. Its value of a
position is that of its best action, and a round falls into steps that add up to what came of it:

- what the cards dealt were worth at the first decision,
- what each own draw from the stock changed,
- what the opponent's turns and the end of the round changed,
- what each own decision lost against the best one. Only this is skill.

Everything is judged by what the seat could see at that moment, never by how it turned out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import BigGin, Draw, Knock
from ginrummy_qt.engine.match import Match
from ginrummy_qt.players.advice import Advice, advise, glance
from ginrummy_qt.players.laying_off import box_worth

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.record import MatchRecord, RoundEntry
    from ginrummy_qt.engine.round import Round
    from ginrummy_qt.engine.view import SeatView

__all__ = [
    "EXPERT",
    "Decision",
    "MatchReview",
    "Measure",
    "RoundReview",
    "TurnKind",
    "TurningPoint",
    "review",
    "review_rounds",
]


@dataclass(frozen=True, slots=True)
class Measure:
    """What a review goes by. Another advisor may take the place of :data:`EXPERT`."""

    advise: Callable[[SeatView], tuple[Advice, ...]]
    """Says of every legal action of a view what it will probably bring, the best first."""
    glance: Callable[[SeatView], tuple[Advice, ...]] | None = None
    """Says the same quicker and not as well: what it calls the best is not looked into any further."""
    deal: float = 0.0
    """The outlook at a first decision on average: luck of the deal is what goes beyond it."""
    draw: float = 0.0
    """What a card from the stock changes on average."""


EXPERT: Final = Measure(advise, glance, deal=0.9, draw=0.2)
"""The same that a hint says, so that whoever follows one loses nothing; the two figures by
``python tests/bench/players.py outlook 400``."""

_TURN: Final = 8.0
"""Points by which the outlook must change to be called a turning point."""
_MOST_TURNS: Final = 3
_SAME: Final = 0.05
"""Points within which an action is as good as the best one."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of the seat, and what else it could have done."""

    move: int
    """Which of the round's actions it was, from 0, counted over both seats and all tables."""
    view: SeatView
    """What the seat could see."""
    action: Action
    options: tuple[Advice, ...]
    """Every legal action, the best first."""

    @property
    def best(self) -> Advice:
        """What would have been best."""
        return self.options[0]

    @property
    def chosen(self) -> Advice:
        """What is to be said of the action taken. How a knock was shown is not looked at."""
        plain = self.action
        if isinstance(plain, Knock | BigGin):
            plain = replace(plain, melds=None)
        return next(option for option in self.options if option.action == plain)

    @property
    def loss(self) -> float:
        """Points that the action gave away against the best one, 0 or more."""
        return max(0.0, self.best.value - self.chosen.value)

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.options) == 1


class TurnKind(StrEnum):
    """What turned a round."""

    DECISION = "decision"
    """An own decision that gave points away."""
    DRAW = "draw"
    """A card drawn from the stock."""
    OPPONENT = "opponent"
    """What the opponent did, or the showing of the hands."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment at which the outlook changed much."""

    kind: TurnKind
    decision: Decision
    """The decision itself, or the last one before the change."""
    change: float
    """In points; below 0 for the worse."""


@dataclass(frozen=True)
class RoundReview:
    """One round of one seat. All sums are points for this seat."""

    number: int
    """Of the round, from 1."""
    seat: int
    """In the match."""
    decisions: tuple[Decision, ...]
    """In order, the forced ones among them; none when the round ended before the seat's first turn."""
    won: int | None
    """What the round brought, a box included, below 0 for what it cost; ``None`` while it is not over."""
    measure: Measure = EXPERT

    @cached_property
    def loss(self) -> float:
        """What all decisions gave away together."""
        return sum(decision.loss for decision in self.decisions)

    @cached_property
    def well_chosen(self) -> float:
        """Share of the decisions that were as good as the best, 0 to 1; 1 with nothing to decide."""
        free = [decision for decision in self.decisions if not decision.forced]
        good = sum(decision.loss <= _SAME for decision in free)
        return good / len(free) if free else 1.0

    @cached_property
    def deal(self) -> float:
        """Luck of the deal: how far the outlook at the first decision is beyond the ordinary."""
        return self.decisions[0].best.value - self.measure.deal if self.decisions else 0.0

    @cached_property
    def draws(self) -> float:
        """Luck of the draw: what the cards from the stock changed, beyond the ordinary."""
        return sum(change for kind, _, change in self._changes() if kind is TurnKind.DRAW)

    @cached_property
    def course(self) -> float:
        """All the rest: what the opponent's turns and the end of the round changed.

        With ``deal`` and ``draws``, less ``loss``, it makes what came of the round (``won``; of a round under
        way, what the last action promised).
        """
        came: float | None = self.won
        if came is None:
            came = self.decisions[-1].chosen.value if self.decisions else 0.0
        return came - self.deal - self.draws + self.loss

    @cached_property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The moments that changed the outlook most, three at most, in order."""
        found = [
            (index, TurningPoint(TurnKind.DECISION, decision, -decision.loss))
            for index, decision in enumerate(self.decisions)
        ]
        found += [
            (index, TurningPoint(kind, self.decisions[index], change))
            for kind, index, change in self._changes()
        ]
        found = [(index, point) for index, point in found if abs(point.change) >= _TURN]
        found.sort(key=lambda entry: -abs(entry[1].change))
        # A decision comes before what followed on it: the sort is stable, decisions were listed first.
        return tuple(point for _, point in sorted(found[:_MOST_TURNS], key=lambda entry: entry[0]))

    def _changes(self) -> Iterator[tuple[TurnKind, int, float]]:
        """Yield what changed the outlook after each decision: why, after which, by how much."""
        outlooks: list[float] = [decision.best.value for decision in self.decisions[1:]]
        if self.won is not None and self.decisions:
            outlooks.append(self.won)
        for index, outlook in enumerate(outlooks):
            decision = self.decisions[index]
            change = outlook - decision.chosen.value
            if isinstance(decision.action, Draw):
                yield TurnKind.DRAW, index, change - self.measure.draw
            else:
                yield TurnKind.OPPONENT, index, change


@dataclass(frozen=True)
class MatchReview:
    """All rounds of the seats that were asked for, in order."""

    rounds: tuple[RoundReview, ...]

    def of(self, seat: int) -> tuple[RoundReview, ...]:
        """Return the rounds of one seat."""
        return tuple(one for one in self.rounds if one.seat == seat)

    def worst(self, count: int = 5) -> tuple[tuple[RoundReview, Decision], ...]:
        """Return the decisions that gave the most away, with their rounds, the worst first."""
        found = [
            (one, decision) for one in self.rounds for decision in one.decisions if decision.loss > _SAME
        ]
        return tuple(sorted(found, key=lambda entry: -entry[1].loss)[:count])


def review(
    record: MatchRecord, seats: Collection[int] | None = None, *, measure: Measure = EXPERT
) -> MatchReview:
    """Return what the seats did in a match, finished or under way; see :func:`review_rounds`."""
    return MatchReview(tuple(review_rounds(record, seats, measure=measure)))


def review_rounds(
    record: MatchRecord,
    seats: Collection[int] | None = None,
    *,
    measure: Measure = EXPERT,
    numbers: Collection[int] | None = None,
) -> Iterator[RoundReview]:
    """Yield the reviews one by one, each when it is asked for: by round, then by seat.

    Args:
        record: The match.
        seats: Whose decisions; left out: every person's.
        measure: Values every action; another one may take its time here.
        numbers: Of which rounds, from 1; left out: of all. The others are played and not judged.

    Raises:
        RecordError: the record cannot have been played.
    """
    record.replay()
    if seats is None:
        seats = [seat for seat, player in enumerate(record.players) if player.level is None]
    match = Match(record.rules, record.players, (entry.deal for entry in record.rounds), record.layoffs)
    for number, entry in enumerate(record.rounds, start=1):
        if number > 1:
            match.next_round()
        wanted = numbers is None or number in numbers
        yield from _reviewed(match, entry, seats if wanted else (), measure)


def _reviewed(
    match: Match, entry: RoundEntry, seats: Collection[int], measure: Measure
) -> Iterator[RoundReview]:
    """Play a round of ``match`` as in the record and yield its reviews."""
    taken: dict[int, list[Decision]] = {
        seat: [] for seat in sorted(seats) if match.table_of(seat) is not None
    }
    for move, done in enumerate(entry.actions):
        table = match.table_of(done.seat)
        if table is None:
            raise AssertionError("the record was played before")
        if done.seat in taken:
            view = table.view(done.seat)
            taken[done.seat].append(_decision(move, view, done.action, measure))
        match.apply(done.action, table.number)
    for seat, decisions in taken.items():
        table = match.table_of(seat)
        if table is None:
            raise AssertionError("the record was played before")
        won = _won(table.round, table.seats.index(seat))
        yield RoundReview(match.round_number, seat, tuple(decisions), won, measure)


def _decision(move: int, view: SeatView, action: Action, measure: Measure) -> Decision:
    """Return what is to be said of one action: of what is best at first glance already, no more than that."""
    if measure.glance is not None:
        decision = Decision(move, view, action, measure.glance(view))
        if decision.loss == 0:
            return decision
    return Decision(move, view, action, measure.advise(view))


def _won(played: Round, seat: int) -> int | None:
    """Return what the round brought its ``seat``, as advice counts it."""
    result = played.result
    if result is None:
        return None
    if result.winner is None:
        return 0
    points = result.points + box_worth(played.rules)
    return points if result.winner == seat else -points
