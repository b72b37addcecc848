"""Whole matches for two, three and four seats, and their sums added up once more from the results alone."""

from __future__ import annotations

from itertools import count, pairwise
from typing import TYPE_CHECKING

from ginrummy_qt.engine import (
    Deal,
    Done,
    Entry,
    LayOff,
    Layoffs,
    Match,
    MatchRecord,
    Player,
    RoundEntry,
    RoundKind,
    RoundResult,
)
from tests.engine.rounds import random_action, simple_action

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from ginrummy_qt.engine import Action, RoundRecord, Rules, SeatView, Standings

PLAYERS = (Player("Anna"), Player("Bo", "casual"), Player("Cy", "skilled"), Player("Dee", "casual"))
STARTED = "2026-11-29T18:04:05Z"


def match_of(rules: Rules, first: int = 1, layoffs: Layoffs = Layoffs.AUTO) -> Match:
    return Match(rules, PLAYERS[: rules.seats], map(Deal, count(first)), layoffs)


def end(current: Match, *results: tuple[int | None, int]) -> None:
    """End the round under way: for each table the seat of the match that wins, and its points."""
    for table, (winner, points) in zip(current.tables, results, strict=True):
        local = None if winner is None else table.seats.index(winner)
        kind = RoundKind.DEAD if winner is None else RoundKind.KNOCK
        table.round._end(RoundResult(kind, local, points))


def score(current: Match, *rounds: Sequence[tuple[int | None, int]]) -> Match:
    """Play rounds with these results, the last one without dealing another."""
    for number, results in enumerate(rounds):
        if number:
            current.next_round()
        end(current, *results)
    return current


def choose(rng: random.Random, view: SeatView, careless: float) -> Action:
    if any(isinstance(action, LayOff | Done) for action in view.legal_actions):
        return rng.choice(list(view.legal_actions))
    return random_action(rng, view) if rng.random() < careless else simple_action(view)


def play_round(
    current: Match, rng: random.Random, careless: float = 0.0, start: int = 0
) -> tuple[Entry, ...]:
    """Play the round under way to its end at every table, the tables by turns of chance."""
    entries: list[Entry] = []
    while not current.round_over:
        table = rng.choice([table for table in current.tables if table.turn is not None])
        seat = table.turn
        assert seat is not None
        action = choose(rng, table.view(seat), careless)
        entries.append(Entry(seat, action, start + len(entries)))
        current.apply(action, table.number)
        assert len(entries) < 10_000
    return tuple(entries)


def play(current: Match, rng: random.Random, careless: float = 0.0, rounds: int = 1000) -> MatchRecord:
    """Play the match to its end, or for so many rounds, and return its record."""
    played: list[RoundEntry] = []
    while True:
        start = sum(len(entry.actions) for entry in played)
        played.append(RoundEntry(current.deal, play_round(current, rng, careless, start)))
        if current.outcome is not None or len(played) == rounds:
            return MatchRecord(current.rules, current.players, tuple(played), STARTED, current.layoffs)
        current.next_round()


# The second count. It knows results, seats and rules, and nothing of ledger.py or seating.py.


def written(rules: Rules, record: RoundRecord) -> dict[int, int]:
    """What each side writes down for a round."""
    won: dict[int, list[int]] = {}
    for table in record.tables:
        assert table.result is not None
        if table.result.winner is not None:
            seat = table.seats[table.result.winner]
            side = {0: 0, 1: 1, 2: 0, 3: 1}[seat] if rules.seats == 4 else seat
            won.setdefault(side, []).append(table.result.points)
    sums = {side: sum(points) for side, points in won.items()}
    if rules.seats == 4 and rules.pairs == "net" and len(sums) == 2:
        higher = max(sums, key=lambda side: sums[side])
        return {} if sums[0] == sums[1] else {higher: abs(sums[0] - sums[1])}
    return sums


def recount(rules: Rules, rounds: Sequence[RoundRecord]) -> tuple[list[int], int | None, list[list[int]]]:
    """The finals by side, the winner, and the totals of every game by side."""
    sides = 3 if rules.seats == 3 else 2
    games = 3 if rules.hollywood else 1
    totals = [[0] * sides for _ in range(games)]
    boxes = [[0] * sides for _ in range(games)]
    winners: list[int | None] = [None] * games
    wins = [0] * sides
    for record in rounds:
        for side, points in written(rules, record).items():
            # The n-th win goes into games 1 to n; one that would find them all closed counts as a later one.
            wins[side] += 1
            still_open = [game for game in range(games) if winners[game] is None]
            wins[side] = max(wins[side], still_open[0] + 1)
            for game in still_open:
                if game < wins[side]:
                    boxes[game][side] += 1
                    totals[game][side] += points + (rules.box_bonus if rules.box_when == "at_once" else 0)
        for game in range(games):
            first, second, *_ = sorted(totals[game], reverse=True)
            if winners[game] is None and first >= rules.target and first != second:
                winners[game] = totals[game].index(first)
    finals = [0] * sides
    for game in range(games):
        sums = list(totals[game])
        winner = winners[game]
        assert winner is not None
        if rules.box_when == "end":
            sums = [points + rules.box_bonus * won for points, won in zip(sums, boxes[game], strict=True)]
        clean = sum(sums) == sums[winner]
        sums[winner] += rules.game_bonus
        if clean and rules.shutout == "game_bonus_double":
            sums[winner] += rules.game_bonus
        if clean and rules.shutout == "score_double":
            sums[winner] *= 2
        finals = [a + b for a, b in zip(finals, sums, strict=True)]
    if games == 1:
        return finals, winners[0], totals
    best = max(finals)
    return finals, finals.index(best) if finals.count(best) == 1 else None, totals


def check_sums(current: Match) -> None:
    """A finished match agrees with the second count, and its lines lead from the totals to the finals."""
    outcome = current.outcome
    assert outcome is not None
    finals, winner, totals = recount(current.rules, current.rounds)
    standings: Standings = current.standings
    assert (list(outcome.finals), outcome.winner) == (finals, winner)
    assert [list(game.totals) for game in standings.games] == totals
    assert list(standings.totals) == [sum(game[side] for game in totals) for side in range(len(totals[0]))]
    added = list(standings.totals)
    for line in outcome.lines:
        added[line.seat] += line.points
    assert added == finals
    for game in standings.games:
        assert game.closed
        for side in range(len(finals)):
            column = game.column(side)
            assert [entry.total for entry in column] == [
                sum(entry.points for entry in column[: place + 1]) for place in range(len(column))
            ]
            assert (column[-1].total if column else 0) == game.totals[side]
    assert current.rounds[-1].totals_after == standings.totals


def check_seats(current: Match) -> None:
    """Who played whom, and who dealt, follows from the rules."""
    rules, rounds = current.rules, current.rounds
    for record in rounds:
        seated = [seat for table in record.tables for seat in table.seats]
        assert len(seated) == len(set(seated)) == (4 if rules.seats == 4 else 2)
        if rules.seats == 3:
            assert record.sits_out == record.dealer
            assert set(seated) == {0, 1, 2} - {record.dealer}
            assert record.tables[0].dealer == (record.dealer + 2) % 3
        else:
            assert record.sits_out is None
            assert record.tables[0].dealer == record.dealer
        if rules.seats == 4:
            assert all(a % 2 == 0 and b % 2 == 1 for a, b in (table.seats for table in record.tables))
            assert len({table.dealer % 2 for table in record.tables}) == 1
    for before, after in pairwise(rounds):
        side = 2 if rules.seats == 4 else rules.seats
        if rules.seats == 4:
            assert {table.seats for table in before.tables}.isdisjoint(table.seats for table in after.tables)
        sums = written(rules, before)
        best = [seat for seat, points in sums.items() if points == max(sums.values())]
        if len(best) != 1:
            assert after.dealer % side == before.dealer % side
        elif rules.seats == 3:
            (table,) = before.tables
            (loser,) = set(table.seats) - set(best)
            turn = (before.dealer + 1) % 3
            assert after.dealer == (loser if rules.three_hand == "loser_deals" else turn)
        else:
            expected = {"winner": best[0], "loser": 1 - best[0], "alternate": 1 - before.dealer % 2}
            assert after.dealer % 2 == expected[rules.next_dealer]
