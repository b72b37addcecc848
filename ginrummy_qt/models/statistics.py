"""Figures about many rounds and matches. Plain numbers in, plain numbers out; no store, no words.

Ranges of shares are Wilson's 95 % score intervals (E. B. Wilson, 1927): they hold for few rounds too, and
stay between 0 and 1.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import accumulate
from math import sqrt
from operator import mul
from typing import TYPE_CHECKING, Final, Self

from ginrummy_qt.intervals import Z, wilson
from ginrummy_qt.store.values import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ginrummy_qt.store.values import MatchSummary, RoundTally

__all__ = [
    "PAIRS",
    "THREE",
    "Extreme",
    "Figures",
    "Luck",
    "Mean",
    "Row",
    "Share",
    "Side",
    "figures",
    "group_of",
]

THREE: Final = "three"
"""The group of matches for three."""
PAIRS: Final = "pairs"
"""The group of matches in pairs."""
_GINS: Final = frozenset({"gin", "big_gin"})
_MOST_POINTS: Final = 400
"""So many points of a course are kept: more than a graph has pixels for."""


@dataclass(frozen=True, slots=True)
class Share:
    """``part`` of ``whole``, with the range in which the true share lies with 95 %."""

    part: int = 0
    whole: int = 0

    @property
    def value(self) -> float:
        """The share, 0 to 1; 0 of nothing."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def range(self) -> tuple[float, float]:
        """Wilson's 95 % interval; of nothing: everything."""
        return wilson(self.part, self.whole)


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of ``count`` numbers, and how far it may be off."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Self:
        """Return the mean of ``numbers``."""
        return cls(len(numbers), sum(numbers), sum(map(mul, numbers, numbers)))

    @property
    def value(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def margin(self) -> float:
        """Half of the 95 % range of the true mean (normal approximation); infinite for fewer than two."""
        if self.count < 2:
            return float("inf")
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return Z * sqrt(max(0.0, variance) / self.count)


@dataclass(frozen=True, slots=True)
class Extreme:
    """The best or the worst round."""

    match_id: int
    number: int
    score: int
    kind: str


@dataclass(frozen=True, slots=True)
class Side:
    """What one side did."""

    won: Mapping[str, int] = field(default_factory=dict)
    """Rounds that it won, by kind."""
    knocks: int = 0
    """How often it knocked, gin included."""
    undercut: Share = Share()
    """Of its knocks (gin left out), those that were undercut."""
    points: Mean = Mean()
    """In the rounds that it won."""
    deadwood: Mapping[int, int] = field(default_factory=dict)
    """How often it knocked with how much; 0 is gin."""
    knock_deadwood: Mean = Mean()
    """What it knocked with, gin left out."""

    def count(self, *kinds: str) -> int:
        """Return how many rounds of these kinds it won."""
        return sum(self.won.get(kind, 0) for kind in kinds)


@dataclass(frozen=True, slots=True)
class Luck:
    """How good the cards of both sides were, in points of deadwood."""

    mine_dealt: Mean = Mean()
    """Deadwood of the ten cards dealt: less is better."""
    theirs_dealt: Mean = Mean()
    mine_draws: Mean = Mean()
    """A round: by how much the draws were better than the mean of what could have come."""
    theirs_draws: Mean = Mean()
    edge: Mean = Mean()
    """A round: deal and draws together, own minus other; above 0 the person had the better cards."""

    @property
    def within_chance(self) -> bool:
        """Whether an edge like this is nothing unusual when nobody is favoured."""
        return abs(self.edge.value) <= self.edge.margin


@dataclass(frozen=True, slots=True)
class Row:
    """One group: a level, or matches for more than two."""

    group: str
    """A level, :data:`THREE`, :data:`PAIRS`, or empty for persons."""
    matches: Share
    rounds: Share
    """Of the rounds that somebody won."""
    score: Mean
    """Points a round, those lost as negative."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything that the statistics show."""

    rows: tuple[Row, ...] = ()
    matches: Share = Share()
    rounds: Share = Share()
    played: int = 0
    """All rounds, those without a winner included."""
    dead: int = 0
    score: Mean = Mean()
    mine: Side = Side()
    theirs: Side = Side()
    turns: Mean = Mean()
    seconds: Mean = Mean()
    round_streak: int = 0
    """The most rounds won in a row; rounds without a winner neither count nor end it."""
    match_streak: int = 0
    best: Extreme | None = None
    worst: Extreme | None = None
    luck: Luck = Luck()
    course: tuple[tuple[int, int, float], ...] = ()
    """Round for round (thinned out when there are many): its place from 1, the points won minus those lost up
    to then, and the edge of the cards up to then."""
    first: str = ""
    """When the first of the rounds ended, ISO 8601."""
    last: str = ""


def group_of(match: MatchSummary) -> str:
    """Return the group to which ``match`` belongs."""
    if match.rules.seats == 3:
        return THREE
    if match.rules.seats == 4:
        return PAIRS
    levels = [player.level for seat, player in enumerate(match.players) if seat != match.person]
    return levels[0] or "" if levels else ""


def _side(rounds: Sequence[RoundTally], *, me: bool) -> Side:
    """Return what one side did: ``me`` the person, else the opponent."""
    won = [(one.kind, one.points) for one in rounds if one.won is me]
    knocks = [(one.knock_deadwood or 0, one.kind) for one in rounds if one.knocked is me]
    plain = [(deadwood, kind) for deadwood, kind in knocks if kind not in _GINS]
    return Side(
        won=dict(Counter(kind for kind, _ in won)),
        knocks=len(knocks),
        undercut=Share(sum(kind == "undercut" for _, kind in plain), len(plain)),
        points=Mean.of([points for _, points in won]),
        deadwood=dict(Counter(deadwood for deadwood, _ in knocks)),
        knock_deadwood=Mean.of([deadwood for deadwood, _ in plain]),
    )


class _Group:
    """Adds up one group."""

    def __init__(self) -> None:
        self.matches_won = self.matches = 0
        self.scores: list[int] = []
        self.won = self.decided = 0

    def row(self, group: str) -> Row:
        matches = Share(self.matches_won, self.matches)
        return Row(group, matches, Share(self.won, self.decided), Mean.of(self.scores))


def figures(
    rounds: Sequence[RoundTally],
    matches: Iterable[MatchSummary],
    groups: Mapping[int, str],
    order: Sequence[str] = (),
) -> Figures:
    """Return the figures about these rounds and matches, both oldest first.

    Args:
        rounds: the rounds that count.
        matches: the finished matches that count.
        groups: the group of each match by its number; a round of another counts for its opponent's level.
        order: in which order the groups stand; those not in it come last.
    """
    if not rounds:
        return Figures()
    # Column by column: with 20,000 rounds a loop over the rounds would be felt.
    scores = [0 if one.won is None else one.points if one.won else -one.points for one in rounds]
    edges = [one.theirs_dealt - one.mine_dealt + one.mine_luck - one.theirs_luck for one in rounds]
    rows = _group_rounds(rounds, scores, groups)
    match_share, match_streak = _count_matches(matches, rows)
    known = {group: number for number, group in enumerate(order)}
    ordered = sorted(rows, key=lambda group: (known.get(group, len(known)), group))
    best, worst = max(scores), min(scores)
    return Figures(
        rows=tuple(rows[group].row(group) for group in ordered),
        matches=match_share,
        rounds=Share(sum(row.won for row in rows.values()), sum(row.decided for row in rows.values())),
        played=len(rounds),
        dead=sum(one.won is None for one in rounds),
        score=Mean.of(scores),
        mine=_side(rounds, me=True),
        theirs=_side(rounds, me=False),
        turns=Mean.of([one.turns for one in rounds]),
        seconds=Mean.of([one.seconds for one in rounds]),
        round_streak=_streak(rounds),
        match_streak=match_streak,
        best=_extreme(rounds[scores.index(best)]) if best > 0 else None,
        worst=_extreme(rounds[scores.index(worst)]) if worst < 0 else None,
        luck=Luck(
            Mean.of([one.mine_dealt for one in rounds]),
            Mean.of([one.theirs_dealt for one in rounds]),
            Mean.of([one.mine_luck for one in rounds]),
            Mean.of([one.theirs_luck for one in rounds]),
            Mean.of(edges),
        ),
        course=_course(scores, edges),
        first=rounds[0].ended,
        last=rounds[-1].ended,
    )


def _group_rounds(
    rounds: Sequence[RoundTally], scores: Sequence[int], groups: Mapping[int, str]
) -> dict[str, _Group]:
    rows: dict[str, _Group] = {}
    for one, score in zip(rounds, scores, strict=True):
        group = groups.get(one.match_id)
        if group is None:
            group = one.level or ""
        row = rows.get(group)
        if row is None:
            row = rows[group] = _Group()
        row.scores.append(score)
        if one.won is not None:
            row.decided += 1
            row.won += one.won
    return rows


def _streak(rounds: Sequence[RoundTally]) -> int:
    longest = streak = 0
    for one in rounds:
        if one.won:
            streak += 1
            longest = max(longest, streak)
        elif one.won is False:
            streak = 0
    return longest


def _course(scores: Sequence[int], edges: Sequence[float]) -> tuple[tuple[int, int, float], ...]:
    every = max(1, len(scores) // _MOST_POINTS)
    return tuple(
        (place, score, edge)
        for place, (score, edge) in enumerate(zip(accumulate(scores), accumulate(edges), strict=True), 1)
        if place % every == 0 or place == len(scores)
    )


def _count_matches(matches: Iterable[MatchSummary], rows: dict[str, _Group]) -> tuple[Share, int]:
    won = whole = streak = longest = 0
    for match in matches:
        outcome = match.outcome
        if outcome is None:
            continue
        row = rows.setdefault(group_of(match), _Group())
        row.matches += 1
        whole += 1
        if outcome is Outcome.WON:
            row.matches_won += 1
            won += 1
            streak += 1
            longest = max(longest, streak)
        elif outcome is Outcome.LOST:
            streak = 0
    return Share(won, whole), longest


def _extreme(one: RoundTally) -> Extreme:
    return Extreme(one.match_id, one.number, one.score, one.kind)
