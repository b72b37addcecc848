"""Computer players against each other: two, three, or two pairs, on deals that are fair to all.

Every deal is played again with the seats changed, so that good cards come to all alike: by two and by two
pairs twice, by three in all six orders, by four of different levels four times, each at every seat with the
same partner. The games on one deal are not independent (they share their cards), which makes the intervals
given here, Wilson's for independent games, a little wider than need be.
"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import permutations
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine import seating
from ginrummy_qt.engine.deal import Deal
from ginrummy_qt.engine.match import Match
from ginrummy_qt.engine.match import Player as SeatedPlayer
from ginrummy_qt.engine.round import Round
from ginrummy_qt.engine.rules import PRESETS, Rules, RulesError
from ginrummy_qt.intervals import wilson
from ginrummy_qt.players.arena_report import progress_line, report
from ginrummy_qt.players.arena_result import ArenaResult, SideResult, Tally, summed_up
from ginrummy_qt.players.player import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Executor, Future

    from ginrummy_qt.engine.match import MatchOutcome
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = [
    "ArenaResult",
    "Contestant",
    "SideResult",
    "Tally",
    "arena",
    "play_match",
    "play_round",
    "progress_line",
    "report",
    "usual_rules",
    "wilson",
]

_DEADLINE: Final = 1.0
"""Seconds for each decision."""
_GAMES_A_JOB: Final = 10
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


def _act(table: Round, players: Sequence[Player], tally: Tally, sides: Sequence[int]) -> None:
    """Let the players, by the round's seats, finish the round at ``table``, and note it."""
    while table.result is None:
        seat = table.turn
        view = table.view(seat)
        began = perf_counter()
        action = players[seat].choose(view, _DEADLINE)
        tally.seconds[sides[seat]] += perf_counter() - began
        tally.decisions[sides[seat]] += 1
        table.apply(action)
    tally.note_round(table, sides)


def play_round(
    rules: Rules,
    deal: Deal,
    dealer: int,
    players: Sequence[Player],
    tally: Tally | None = None,
    sides: Sequence[int] | None = None,
    number: int = 1,
) -> tuple[RoundResult, ...]:
    """Play one round and return its result at each table: one, or two for two pairs.

    Args:
        rules: Say how many sit at the table.
        deal: The second table plays :meth:`Deal.on_table` of it.
        dealer: The side that deals; of three it sits out.
        players: By seat.
        tally: Gets the round.
        sides: Which side of ``tally`` each seat counts for; left out: as the rules have it.
        number: The number of the round, from 1: of two pairs it decides who plays whom.

    Raises:
        RulesError: the rules have problems.
        IllegalAction: a player chose one.
    """
    tally, sides = _counting(rules, tally, sides)
    results = []
    for table, pairing in enumerate(seating.seat_round(rules, number, dealer).pairings):
        played = Round(rules, deal.on_table(table).order, pairing.dealer)
        _act(played, *_at(pairing.seats, players, tally, sides))
        if played.result is not None:
            results.append(played.result)
    return tuple(results)


def play_match(
    rules: Rules,
    deals: Iterator[Deal],
    players: Sequence[Player],
    tally: Tally | None = None,
    sides: Sequence[int] | None = None,
) -> MatchOutcome:
    """Play a match to its end; arguments as in :func:`play_round`.

    Raises:
        RulesError: the rules have problems.
        RuntimeError: the match does not end.
    """
    tally, sides = _counting(rules, tally, sides)
    seated = [SeatedPlayer(str(seat), player.level) for seat, player in enumerate(players)]
    match = Match(rules, seated, deals)
    for _ in range(_MOST_ROUNDS):
        for table in match.tables:
            _act(table.round, *_at(table.seats, players, tally, sides))
        if match.outcome is not None:
            return match.outcome
        match.next_round()
    raise RuntimeError(f"no end after {_MOST_ROUNDS} rounds")


def _at(
    seats: tuple[int, int], players: Sequence[Player], tally: Tally, sides: Sequence[int]
) -> tuple[list[Player], Tally, list[int]]:
    """Return players and sides at these two seats of the match, for :func:`_act`."""
    return [players[seat] for seat in seats], tally, [sides[seat] for seat in seats]


def _counting(rules: Rules, tally: Tally | None, sides: Sequence[int] | None) -> tuple[Tally, Sequence[int]]:
    """Return where to count what, as given or as the rules have it."""
    if sides is None:
        sides = [seating.side_of(rules, seat) for seat in range(rules.seats)]
    return tally if tally is not None else Tally(len(seating.sides(rules))), sides


def _deals(seed: int, group: int) -> Iterator[Deal]:
    """Yield the deals of the games that share them, without end."""
    number = 0
    while True:
        yield Deal.from_bytes(sha256(f"arena {seed}/{group}/{number}".encode()).digest()[:16])
        number += 1


def _orders(contestants: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return who sits where in the games on one deal: for each game the place in the line-up, by seat."""
    if seats == 3:
        return tuple(permutations(range(3)))
    # Of two pairs everyone moves on by one seat; partners stay partners.
    turns = 2 if contestants == 2 else 4
    return tuple(tuple((seat + turn) % seats for seat in range(seats)) for turn in range(turns))


@dataclass(frozen=True, slots=True)
class _Job:
    """A few groups of games for one process, each group on deals of its own."""

    line_up: tuple[Contestant, ...]
    """One for each seat: of two pairs that two contestants play, each is there twice."""
    orders: tuple[tuple[int, ...], ...]
    rules: Rules
    seed: int
    groups: tuple[int, ...]
    matches: bool
    games: int
    """How many games of the groups are to be played: the last group may stay unfinished."""


def _play(job: _Job) -> Tally:
    """Play a job's games; runs in any process."""
    count = len(seating.sides(job.rules))
    tally = Tally(count)
    for group in job.groups:
        for turn, order in enumerate(job.orders):
            if tally.games == job.games:
                return tally
            made = [
                contestant.make(
                    int.from_bytes(sha256(f"{job.seed}/{group}/{turn}/{place}".encode()).digest()[:7])
                )
                for place, contestant in enumerate(job.line_up)
            ]
            seated = [made[place] for place in order]
            sides = [place % count for place in order]
            if job.matches:
                won = play_match(job.rules, _deals(job.seed, group), seated, tally, sides).winner
                tally.note_game(None if won is None else sides[won], sides)
            else:
                _play_single(job, group, seated, sides, tally)
    return tally


def _play_single(job: _Job, group: int, seated: Sequence[Player], sides: Sequence[int], tally: Tally) -> None:
    """Play one round as a game of its own: whoever writes down the most has won it."""
    rules = job.rules
    count = len(seating.sides(rules))
    dealer, number = group % count, 1 + group // count
    results = play_round(rules, next(_deals(job.seed, group)), dealer, seated, tally, sides, number)
    seats = seating.seat_round(rules, number, dealer)
    written = seating.points_by_side(rules, seats, results)
    best = max((points for points in written if points is not None), default=None)
    winner = written.index(best) if best is not None and written.count(best) == 1 else None
    took_part = [sides[seat] for pairing in seats.pairings for seat in pairing.seats]
    tally.note_game(None if winner is None else sides[winner], took_part)


def usual_rules(contestants: int) -> Rules:
    """Return the rules by which so many contestants play when none are named.

    Raises:
        ValueError: it is not 2, 3 or 4.
    """
    names = {2: "haus", 3: "sv_three", 4: "sv_pairs"}
    if contestants not in names:
        raise ValueError(f"two, three or four can play, not {contestants}")
    return PRESETS[names[contestants]]


def _line_up(contestants: tuple[Contestant, ...], rules: Rules) -> tuple[Contestant, ...]:
    """Return who takes which place at a table of these rules."""
    count = len(contestants)
    if count == rules.seats:
        return contestants
    if count == 2 and rules.seats == 4:
        return contestants * 2
    raise RulesError(
        f"these rules seat {rules.seats}, and {count} are to play: add seats={count} to the rules"
        + (" (two levels can also play as two pairs)" if count == 2 else "")
    )


def arena(
    *contestants: str | Contestant,
    matches: int = 0,
    rounds: int = 0,
    seed: int = 1,
    rules: Rules | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> ArenaResult:
    """Let players play many games and return what came out.

    The result depends on the arguments alone, not on the executor (but for the thinking times).

    Args:
        contestants: Levels, or any others: two; three for rules that seat three; for two pairs two, each
            playing a pair, or four in the order of the seats, so that the first and the third are partners.
        matches: How many whole matches, every deal again with the seats changed; or
        rounds: how many single rounds. Exactly one of the two is above 0. Of three players the one who deals
            sits a round out and has neither won nor lost it.
        seed: Any whole number: the deals and the players' chances.
        rules: :func:`usual_rules` when left out.
        executor: Any ``concurrent.futures.Executor``; without one the games are played here and now.
        progress: Called with the number of games played so far, and of all.

    Raises:
        UnknownLevel: a level is none.
        ValueError: no games are asked for, or both kinds, or there are not two to four contestants.
        RulesError: the rules have problems, or do not seat so many.
    """
    if (matches > 0) == (rounds > 0) or min(matches, rounds) < 0:
        raise ValueError(
            f"expected a number of matches or of rounds, not {matches} matches and {rounds} rounds"
        )
    rules = rules if rules is not None else usual_rules(len(contestants))
    if problems := rules.problems():
        raise RulesError(" ".join(problems))
    made = tuple(Contestant.of(one) if isinstance(one, str) else one for one in contestants)
    line_up = _line_up(made, rules)
    orders = _orders(len(made), rules.seats)
    games = matches or rounds
    groups = -(-games // len(orders))
    step = max(1, _GAMES_A_JOB // len(orders))
    jobs = [
        _Job(
            line_up,
            orders,
            rules,
            seed,
            tuple(range(start, min(start + step, groups))),
            matches > 0,
            min(games - start * len(orders), step * len(orders)),
        )
        for start in range(0, groups, step)
    ]
    count = len(seating.sides(rules))
    total = Tally(count)
    for tally in _run(jobs, executor):
        total.add(tally)
        if progress is not None:
            progress(total.games, games)
    names = [
        " + ".join(one.name for one in (line_up[side::count] if len(made) == 4 else line_up[side : side + 1]))
        for side in range(count)
    ]
    unit = "matches" if matches else "rounds"
    return summed_up(total, [one.name for one in made], names, rules, seed, unit)


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
