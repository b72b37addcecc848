"""What the arena counts while it plays, and what comes of it in the end."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from ginrummy_qt.engine.scoring import RoundKind
from ginrummy_qt.intervals import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.round import Round
    from ginrummy_qt.engine.rules import Rules

__all__ = ["ArenaResult", "SideResult", "Tally", "summed_up"]

_SUMS = ("games", "draws", "rounds", "turns", "knock_points")
_SUMS_BY_SIDE = ("wins", "decided", "points", "rounds_won", "decisions", "seconds")


@dataclass(slots=True)
class Tally:
    """Sums over games played; tallies add up. Sides are those of the contestants, wherever they sat."""

    sides: int = 2
    games: int = 0
    draws: int = 0
    """Games that nobody won: dead rounds, when single rounds are played."""
    rounds: int = 0
    """At every table: a round of two pairs is two."""
    turns: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    """Rounds by :class:`RoundKind`."""
    knock_points: int = 0
    """Deadwood at the knock, over the rounds that ended by a knock or gin."""
    wins: list[int] = field(default_factory=list)
    """Games won, by side."""
    decided: list[int] = field(default_factory=list)
    """Games that somebody won and that the side took part in."""
    points: list[int] = field(default_factory=list)
    """Scored in rounds, by side."""
    rounds_won: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Thinking time, by side."""

    def __post_init__(self) -> None:
        """Begin at nought for every side."""
        for name in _SUMS_BY_SIDE:
            if not getattr(self, name):
                setattr(self, name, [0] * self.sides)

    def add(self, other: Tally) -> None:
        """Add ``other``, of as many sides, to this one."""
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in _SUMS_BY_SIDE:
            mine, theirs = getattr(self, name), getattr(other, name)
            mine[:] = [one + two for one, two in zip(mine, theirs, strict=True)]
        for kind, count in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    def note_round(self, played: Round, sides: Sequence[int] = (0, 1)) -> None:
        """Add a finished round; ``sides`` says which side sat at its seats 0 and 1."""
        result = played.result
        if result is None:
            raise ValueError("the round is not over")
        self.rounds += 1
        self.turns += played.turns
        self.kinds[result.kind] = self.kinds.get(result.kind, 0) + 1
        self.knock_points += result.knocker_deadwood.points
        if result.winner is not None:
            side = sides[result.winner]
            self.points[side] += result.points
            self.rounds_won[side] += 1

    def note_game(self, winner: int | None, took_part: Iterable[int]) -> None:
        """Add a game that this side won (``None``: nobody) among those that took part."""
        self.games += 1
        if winner is None:
            self.draws += 1
            return
        self.wins[winner] += 1
        for side in set(took_part):
            self.decided[side] += 1


@dataclass(frozen=True, slots=True)
class SideResult:
    """How one side did: a player, or a pair of partners."""

    name: str
    wins: int
    win_rate: float
    """Share of the games that the side took part in and somebody won, 0 to 1."""
    low: float
    """Lower end of the 95 % interval of the win rate."""
    high: float
    rounds_won: float
    """Share of the rounds that somebody won."""
    points: float
    """Mean points a round, over all rounds."""
    ms: float
    """Mean milliseconds of thinking for one decision."""


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What came out. All shares are 0 to 1."""

    levels: tuple[str, ...]
    """The contestants as given."""
    sides: tuple[SideResult, ...]
    """Two, or three; of two pairs the first contestant's first."""
    rules: str
    seed: int
    unit: str
    """What was won: ``matches`` or ``rounds``."""
    played: int
    draws: int
    """Games that nobody won; they count in no win rate."""
    rounds: int
    """Rounds played, at every table: a round of two pairs is two."""
    mean_turns: float
    knock_deadwood: float
    """Mean deadwood of the knocker, gin included."""
    gin: float
    """Share of the rounds that ended in gin or big gin."""
    undercut: float
    dead: float

    # The first side's figures by themselves: what one asks for when two meet.

    @property
    def wins(self) -> int:
        """Games won by the first side."""
        return self.sides[0].wins

    @property
    def win_rate(self) -> float:
        """The first side's."""
        return self.sides[0].win_rate

    @property
    def low(self) -> float:
        """Lower end of the first side's 95 % interval."""
        return self.sides[0].low

    @property
    def high(self) -> float:
        """Upper end of the first side's 95 % interval."""
        return self.sides[0].high

    @property
    def rounds_won(self) -> float:
        """The first side's share of the rounds that somebody won."""
        return self.sides[0].rounds_won

    @property
    def points(self) -> tuple[float, ...]:
        """Mean points a round, by side."""
        return tuple(side.points for side in self.sides)

    def as_dict(self) -> dict[str, Any]:
        """Return everything by name, ready for JSON.

        When two sides met, the figures of ``sides`` also stand by themselves: ``wins``, ``win_rate``,
        ``low``, ``high`` and ``rounds_won`` are the first one's; ``first`` and ``second`` name the two, and
        ``points_first``, ``ms_second`` and so on are theirs.
        """
        answer = asdict(self)
        if len(self.sides) == 2:
            one, two = self.sides
            answer |= {
                "first": one.name,
                "second": two.name,
                "wins": one.wins,
                "win_rate": one.win_rate,
                "low": one.low,
                "high": one.high,
                "rounds_won": one.rounds_won,
                "points_first": one.points,
                "points_second": two.points,
                "ms_first": one.ms,
                "ms_second": two.ms,
            }
        return answer


def summed_up(
    tally: Tally, levels: Sequence[str], names: Sequence[str], rules: Rules, seed: int, unit: str
) -> ArenaResult:
    """Return what ``tally`` comes to; ``names`` by side."""
    rounds = max(1, tally.rounds)
    won = max(1, sum(tally.rounds_won))
    knocks = max(1, tally.rounds - tally.kinds.get(RoundKind.DEAD, 0))
    gins = tally.kinds.get(RoundKind.GIN, 0) + tally.kinds.get(RoundKind.BIG_GIN, 0)
    sides = []
    for side, name in enumerate(names):
        wins, decided = tally.wins[side], tally.decided[side]
        low, high = wilson(wins, decided)
        ms = 1000 * tally.seconds[side] / max(1, tally.decisions[side])
        share, points = tally.rounds_won[side] / won, tally.points[side] / rounds
        sides.append(SideResult(name, wins, wins / max(1, decided), low, high, share, points, ms))
    return ArenaResult(
        levels=tuple(levels),
        sides=tuple(sides),
        rules=rules.to_text(),
        seed=seed,
        unit=unit,
        played=tally.games,
        draws=tally.draws,
        rounds=tally.rounds,
        mean_turns=tally.turns / rounds,
        knock_deadwood=tally.knock_points / knocks,
        gin=gins / rounds,
        undercut=tally.kinds.get(RoundKind.UNDERCUT, 0) / rounds,
        dead=tally.kinds.get(RoundKind.DEAD, 0) / rounds,
    )
