"""Computer players against each other, on mirrored deals.

Every deal is played twice with the seats changed, so that good cards come to both sides alike. The two of a
pair are not independent (they share their cards), which makes the interval given here, Wilson's for
independent games, a little wider than need be.
"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TextIO

from ginrummy_qt.engine.deal import Deal
from ginrummy_qt.engine.match import Match
from ginrummy_qt.engine.match import Player as SeatedPlayer
from ginrummy_qt.engine.round import Round
from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.engine.scoring import RoundKind
from ginrummy_qt.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Executor, Future

    from ginrummy_qt.engine.match import MatchOutcome
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = [
    "ArenaResult",
    "Contestant",
    "Tally",
    "arena",
    "play_match",
    "play_round",
    "progress_line",
    "report",
    "wilson",
]

_DEADLINE: Final = 1.0
"""Seconds for each decision."""
_PAIRS_A_JOB: Final = 5
_MOST_ROUNDS: Final = 400
"""A match between players that never score would not end; no real one comes near this."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """Who plays: a name, and what makes the player from a seed. Other processes need it to pickle."""

    name: str
    make: Callable[[int], Player]

    @classmethod
    def of(cls, level: str) -> Contestant:
        """Return the player of a level.

        Raises:
            UnknownLevel: there is no such level.
        """
        from ginrummy_qt import players  # noqa: PLC0415 - the package imports its parts

        players.create(level, 0)
        return cls(level, _Level(level))


@dataclass(frozen=True, slots=True)
class _Level:
    """Makes players of one level; a value, so that it pickles."""

    level: str

    def __call__(self, seed: int) -> Player:
        from ginrummy_qt import players  # noqa: PLC0415 - as above

        return players.create(self.level, seed)


@dataclass(slots=True)
class Tally:
    """Sums over games played, for the first contestant where it says so; tallies add up."""

    games: int = 0
    wins: int = 0
    """By the first."""
    draws: int = 0
    """Dead rounds, when single rounds are played."""
    rounds: int = 0
    turns: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    """Rounds by :class:`RoundKind`."""
    knock_points: int = 0
    """Deadwood at the knock, over the rounds that ended by a knock or gin."""
    points: list[int] = field(default_factory=lambda: [0, 0])
    """Scored in rounds by the first and the second."""
    rounds_won: list[int] = field(default_factory=lambda: [0, 0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    """Thinking time of the first and the second."""

    def add(self, other: Tally) -> None:
        """Add ``other`` to this one."""
        for name in ("games", "wins", "draws", "rounds", "turns", "knock_points"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("points", "rounds_won", "decisions", "seconds"):
            mine, theirs = getattr(self, name), getattr(other, name)
            mine[:] = [one + two for one, two in zip(mine, theirs, strict=True)]
        for kind, count in other.kinds.items():
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    def note(self, played: Round, first_seat: int) -> None:
        """Add a finished round in which the first contestant sat at ``first_seat``."""
        result = _result(played)
        self.rounds += 1
        self.turns += played.turns
        self.kinds[result.kind] = self.kinds.get(result.kind, 0) + 1
        self.knock_points += result.knocker_deadwood.points
        if result.winner is not None:
            side = result.winner ^ first_seat
            self.points[side] += result.points
            self.rounds_won[side] += 1


def _result(played: Round) -> RoundResult:
    if played.result is None:
        raise ValueError("the round is not over")
    return played.result


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """What came out. All shares are 0 to 1; "first" and "second" are the contestants as given."""

    first: str
    second: str
    rules: str
    seed: int
    unit: str
    """What was won: ``matches`` or ``rounds``."""
    played: int
    wins: int
    """Of the first."""
    draws: int
    """Dead rounds, when single rounds were played; they count in no win rate."""
    win_rate: float
    low: float
    """Lower end of the 95 % interval of the win rate."""
    high: float
    rounds: int
    mean_turns: float
    knock_deadwood: float
    """Mean deadwood of the knocker, gin included."""
    gin: float
    """Share of the rounds that ended in gin or big gin."""
    undercut: float
    dead: float
    rounds_won: float
    """Share of the first in the rounds that somebody won."""
    points_first: float
    """Mean points in a round."""
    points_second: float
    ms_first: float
    """Mean milliseconds of thinking for one decision."""
    ms_second: float

    def as_dict(self) -> dict[str, Any]:
        """Return the fields by name, ready for JSON."""
        return asdict(self)


def wilson(wins: int, played: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (E. B. Wilson 1927), (0, 1) when nothing was played."""
    if not played:
        return 0.0, 1.0
    z = 1.959964
    share = wins / played
    middle = share + z * z / (2 * played)
    spread = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def _act(table: Round, players: tuple[Player, Player], tally: Tally, first_seat: int) -> None:
    """Let the players finish the round at ``table``."""
    while table.result is None:
        seat = table.turn
        view = table.view(seat)
        began = perf_counter()
        action = players[seat].choose(view, _DEADLINE)
        side = seat ^ first_seat
        tally.seconds[side] += perf_counter() - began
        tally.decisions[side] += 1
        table.apply(action)


def play_round(
    rules: Rules,
    deal: Deal,
    dealer: int,
    players: tuple[Player, Player],
    tally: Tally | None = None,
    first_seat: int = 0,
) -> RoundResult:
    """Play one round; ``players`` by seat.

    ``tally``, when given, gets it, the first contestant being at ``first_seat``.

    Raises:
        RulesError: the rules have problems.
        IllegalAction: a player chose one.
    """
    tally = tally if tally is not None else Tally()
    table = Round(rules, deal.order, dealer)
    _act(table, players, tally, first_seat)
    tally.note(table, first_seat)
    return _result(table)


def play_match(
    rules: Rules,
    deals: Iterator[Deal],
    players: tuple[Player, Player],
    tally: Tally | None = None,
    first_seat: int = 0,
) -> MatchOutcome:
    """Play a match to its end; arguments as in :func:`play_round`.

    Raises:
        RuntimeError: the match does not end.
    """
    tally = tally if tally is not None else Tally()
    match = Match(
        rules, [SeatedPlayer(str(seat), player.level) for seat, player in enumerate(players)], deals
    )
    for _ in range(_MOST_ROUNDS):
        _act(match.round, players, tally, first_seat)
        tally.note(match.round, first_seat)
        if match.outcome is not None:
            return match.outcome
        match.next_round()
    raise RuntimeError(f"no end after {_MOST_ROUNDS} rounds")


def _deals(seed: int, pair: int) -> Iterator[Deal]:
    """Yield the deals of one pair of games, without end."""
    number = 0
    while True:
        yield Deal.from_bytes(sha256(f"arena {seed}/{pair}/{number}".encode()).digest()[:16])
        number += 1


@dataclass(frozen=True, slots=True)
class _Job:
    """A few pairs of games for one process."""

    first: Contestant
    second: Contestant
    rules: Rules
    seed: int
    pairs: tuple[int, ...]
    matches: bool
    last_single: bool
    """Whether the last pair stays one game: an odd number was asked for."""


def _play(job: _Job) -> Tally:
    """Play a job's games; runs in any process."""
    tally = Tally()
    for pair in job.pairs:
        for first_seat in (0, 1):
            if job.last_single and pair == job.pairs[-1] and first_seat:
                continue
            seeds = [
                int.from_bytes(sha256(f"{job.seed}/{pair}/{first_seat}/{who}".encode()).digest()[:7])
                for who in (0, 1)
            ]
            sides = (job.first.make(seeds[0]), job.second.make(seeds[1]))
            seated = (sides[first_seat], sides[1 - first_seat])
            deals = _deals(job.seed, pair)
            if job.matches:
                winner = play_match(job.rules, deals, seated, tally, first_seat).winner
            else:
                winner = play_round(job.rules, next(deals), pair & 1, seated, tally, first_seat).winner
            tally.games += 1
            if winner is None:
                tally.draws += 1
            else:
                tally.wins += winner == first_seat
    return tally


def arena(
    first: str | Contestant,
    second: str | Contestant,
    *,
    matches: int = 0,
    rounds: int = 0,
    seed: int = 1,
    rules: Rules | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> ArenaResult:
    """Let two players play many games and return what came out.

    The result depends on the arguments alone, not on the executor (but for the thinking times).

    Args:
        first: A level, or any other contestant.
        second: The same.
        matches: How many whole matches, every deal twice with the seats changed; or
        rounds: how many single rounds. Exactly one of the two is above 0.
        seed: Any whole number: the deals and the players' chances.
        rules: ``haus`` when left out.
        executor: Any ``concurrent.futures.Executor``; without one the games are played here and now.
        progress: Called with the number of games played so far, and of all.

    Raises:
        UnknownLevel: a level is none.
        ValueError: no games are asked for, or both kinds.
        RulesError: the rules have problems.
    """
    if (matches > 0) == (rounds > 0) or min(matches, rounds) < 0:
        raise ValueError(
            f"expected a number of matches or of rounds, not {matches} matches and {rounds} rounds"
        )
    rules = rules if rules is not None else Rules()
    one = Contestant.of(first) if isinstance(first, str) else first
    two = Contestant.of(second) if isinstance(second, str) else second
    games = matches or rounds
    pairs = (games + 1) // 2
    jobs = [
        _Job(
            one,
            two,
            rules,
            seed,
            tuple(range(start, min(start + _PAIRS_A_JOB, pairs))),
            matches > 0,
            bool(games % 2) and start + _PAIRS_A_JOB >= pairs,
        )
        for start in range(0, pairs, _PAIRS_A_JOB)
    ]
    total = Tally()
    for tally in _run(jobs, executor):
        total.add(tally)
        if progress is not None:
            progress(total.games, games)
    return _summed_up(total, one, two, rules, seed, "matches" if matches else "rounds")


def _run(jobs: list[_Job], executor: Executor | None) -> Iterator[Tally]:
    """Yield the jobs' tallies as they come."""
    if executor is None:
        yield from map(_play, jobs)
        return
    waiting: set[Future[Tally]] = {executor.submit(_play, job) for job in jobs}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def _summed_up(
    tally: Tally, first: Contestant, second: Contestant, rules: Rules, seed: int, unit: str
) -> ArenaResult:
    decided = tally.games - tally.draws
    low, high = wilson(tally.wins, decided)
    rounds = max(1, tally.rounds)
    knocks = max(1, tally.rounds - tally.kinds.get(RoundKind.DEAD, 0))
    gins = tally.kinds.get(RoundKind.GIN, 0) + tally.kinds.get(RoundKind.BIG_GIN, 0)
    return ArenaResult(
        first=first.name,
        second=second.name,
        rules=rules.to_text(),
        seed=seed,
        unit=unit,
        played=tally.games,
        wins=tally.wins,
        draws=tally.draws,
        win_rate=tally.wins / max(1, decided),
        low=low,
        high=high,
        rounds=tally.rounds,
        mean_turns=tally.turns / rounds,
        knock_deadwood=tally.knock_points / knocks,
        gin=gins / rounds,
        undercut=tally.kinds.get(RoundKind.UNDERCUT, 0) / rounds,
        dead=tally.kinds.get(RoundKind.DEAD, 0) / rounds,
        rounds_won=tally.rounds_won[0] / max(1, sum(tally.rounds_won)),
        points_first=tally.points[0] / rounds,
        points_second=tally.points[1] / rounds,
        ms_first=1000 * tally.seconds[0] / max(1, tally.decisions[0]),
        ms_second=1000 * tally.seconds[1] / max(1, tally.decisions[1]),
    )


def progress_line(out: TextIO) -> Callable[[int, int], None]:
    """Return what :func:`arena` can call to show on ``out`` how far it is: a bar; in a file, lines."""
    bar = out.isatty()
    last = -1

    def show(played: int, games: int) -> None:
        nonlocal last
        tenth = 10 * played // games
        if bar:
            done = 30 * played // games
            end = "\n" if played >= games else ""
            out.write(f"\r[{'#' * done}{'.' * (30 - done)}] {played} of {games}{end}")
            out.flush()
        elif tenth > last:
            out.write(f"{played} of {games}\n")
        last = tenth

    return show


def report(result: ArenaResult) -> str:
    """Return ``result`` as lines of English text."""
    what = f"{result.played} {result.unit} ({result.rules}, seed {result.seed})"
    lines = [
        f"{result.first} v. {result.second}: {what}",
        f"won by {result.first:<14}{result.win_rate:.1%}  (95 %: {result.low:.1%} to {result.high:.1%})",
        f"rounds won           {result.rounds_won:.1%} of {result.rounds}",
        f"points a round       {result.points_first:.2f} to {result.points_second:.2f}",
        f"turns a round        {result.mean_turns:.1f}",
        f"deadwood at knock    {result.knock_deadwood:.2f}",
        f"gin, undercut, dead  {result.gin:.1%}, {result.undercut:.1%}, {result.dead:.1%}",
        f"ms a decision        {result.ms_first:.2f} and {result.ms_second:.2f}",
    ]
    return "\n".join(lines)
