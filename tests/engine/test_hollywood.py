"""Hollywood: which win goes into which game, when a game closes, and the sum of all three."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.engine import PRESETS, BonusKind, BonusLine, BoxWhen, MatchError, Rules, Shutout
from tests.engine.matches import check_sums, match_of, score

PLAIN = Rules(hollywood=True)
FULL = PRESETS["hollywood"]


def totals(rules: Rules, *rounds: tuple[int | None, int]) -> list[tuple[int, ...]]:
    """Each game's totals after rounds with these winners and points."""
    current = score(match_of(rules), *([one] for one in rounds))
    return [game.totals for game in current.standings.games]


def test_first_win_in_one_game_second_in_two_third_in_all() -> None:
    assert totals(PLAIN, (0, 10)) == [(10, 0), (0, 0), (0, 0)]
    assert totals(PLAIN, (0, 10), (0, 5)) == [(15, 0), (5, 0), (0, 0)]
    assert totals(PLAIN, (0, 10), (0, 5), (0, 3)) == [(18, 0), (8, 0), (3, 0)]
    assert totals(PLAIN, (0, 10), (0, 5), (0, 3), (0, 1)) == [(19, 0), (9, 0), (4, 0)]


def test_each_side_counts_its_own_wins() -> None:
    assert totals(PLAIN, (0, 10), (1, 7), (None, 0), (0, 5), (1, 2), (1, 1)) == [(15, 10), (5, 3), (0, 1)]


def test_three_wins_close_the_first_game() -> None:
    current = score(match_of(PLAIN), [(0, 32)], [(0, 28)], [(0, 45)])
    games = current.standings.games
    assert [game.totals[0] for game in games] == [105, 73, 45]
    assert [game.closed for game in games] == [True, False, False]
    assert [game.winner for game in games] == [0, None, None]
    assert [(entry.round, entry.points, entry.total) for entry in games[0].column(0)] == [
        (1, 32, 32),
        (2, 28, 60),
        (3, 45, 105),
    ]
    assert [(entry.round, entry.total) for entry in games[2].column(0)] == [(3, 45)]
    assert games[0].column(1) == ()
    assert current.outcome is None
    assert current.standings.totals == (223, 0)
    assert current.standings.rounds_won == (3, 0)


def test_a_closed_game_takes_no_more() -> None:
    rounds = [(0, 32), (0, 28), (0, 45), (0, 20)]
    assert totals(PLAIN, *rounds) == [(105, 0), (93, 0), (65, 0)]


def test_a_side_shut_out_of_game_one_begins_in_game_two() -> None:
    rounds = [(0, 32), (0, 28), (0, 45)]
    assert totals(PLAIN, *rounds, (1, 9)) == [(105, 0), (73, 9), (45, 0)]
    assert totals(PLAIN, *rounds, (1, 9), (1, 4)) == [(105, 0), (73, 13), (45, 4)]
    assert totals(PLAIN, *rounds, (1, 9), (1, 4), (1, 1)) == [(105, 0), (73, 14), (45, 5)]


def test_a_side_shut_out_of_two_games_begins_in_the_third() -> None:
    rounds = [(0, 100), (0, 100)]
    assert totals(PLAIN, *rounds, (1, 9)) == [(100, 0), (100, 0), (0, 9)]
    # One that has won once, and finds the games of its second win closed, goes on to the third.
    assert totals(PLAIN, (1, 9), *rounds, (1, 4)) == [(100, 9), (100, 0), (0, 4)]


def test_the_match_ends_when_the_last_game_closes() -> None:
    current = score(match_of(PLAIN), [(0, 100)], [(0, 100)], [(1, 40)])
    current.next_round()  # not over
    score(current, [(1, 61)])
    outcome = current.outcome
    assert outcome is not None
    assert [game.winner for game in current.standings.games] == [0, 0, 1]
    assert (outcome.winner, outcome.finals, outcome.lines) == (0, (200, 101), ())
    with pytest.raises(MatchError, match="the match is over"):
        current.next_round()
    check_sums(current)


def test_equal_in_the_end_is_nobodys() -> None:
    current = score(match_of(replace(PLAIN, target=50)), [(0, 50)], [(1, 50)], [(1, 50)])
    # Side 1 was shut out of game 1, closed game 2 with its first win and game 3 with its second.
    outcome = current.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.finals) == (1, (50, 100))
    # 50 in game 1; 40 : 50 in game 2 …
    level = score(match_of(replace(PLAIN, target=50)), [(0, 50)], [(0, 10)], [(1, 50)], [(0, 40)], [(1, 50)])
    assert [game.totals for game in level.standings.games] == [(50, 0), (10, 50), (40, 50)]
    result = level.outcome
    assert result is not None
    assert (result.winner, result.finals, result.margin) == (None, (100, 100), 0)


def test_every_game_has_its_own_bonuses_line_by_line() -> None:
    current = score(match_of(FULL), [(0, 32)], [(0, 28)], [(0, 45)], [(1, 20)], [(0, 60)])
    # Game 1: 105 : 0; game 2: 133 : 20; game 3: 105 : 0, its side 1 shut out.
    outcome = current.outcome
    assert outcome is not None
    assert FULL.shutout is Shutout.GAME_BONUS_DOUBLE
    assert (FULL.box_bonus, FULL.game_bonus) == (20, 100)
    assert [game.totals for game in current.standings.games] == [(105, 0), (133, 20), (105, 0)]
    assert outcome.lines == (
        BonusLine(BonusKind.BOX, 0, 60, 3, 1),
        BonusLine(BonusKind.GAME, 0, 100, 1, 1),
        BonusLine(BonusKind.SHUTOUT, 0, 100, 1, 1),
        BonusLine(BonusKind.BOX, 0, 60, 3, 2),
        BonusLine(BonusKind.BOX, 1, 20, 1, 2),
        BonusLine(BonusKind.GAME, 0, 100, 1, 2),
        BonusLine(BonusKind.BOX, 0, 40, 2, 3),
        BonusLine(BonusKind.GAME, 0, 100, 1, 3),
        BonusLine(BonusKind.SHUTOUT, 0, 100, 1, 3),
    )
    assert [game.finals for game in current.standings.games] == [(365, 0), (293, 40), (345, 0)]
    assert outcome.finals == (1003, 40)
    assert current.standings.boxes == (160, 20)
    check_sums(current)


def test_boxes_at_once_stand_in_every_game_that_takes_the_round() -> None:
    rules = replace(PLAIN, box_bonus=10, box_when=BoxWhen.AT_ONCE)
    assert totals(rules, (0, 32), (0, 28)) == [(80, 0), (38, 0), (0, 0)]
    current = score(match_of(rules), [(0, 32)], [(0, 28)])
    assert [entry.points for entry in current.standings.games[0].entries] == [42, 38]


def test_views_know_the_score_of_the_first_open_game() -> None:
    current = score(match_of(PLAIN), [(0, 32)], [(0, 28)])
    current.next_round()
    assert current.round.view(0).scores == (60, 0)
    score(current, [(0, 45)])
    current.next_round()
    assert current.round.view(0).scores == (73, 0)


def test_other_matches_have_one_game() -> None:
    current = score(match_of(PRESETS["modern"]), [(0, 30)], [(1, 85)])
    (game,) = current.standings.games
    assert (game.number, game.totals, game.rounds_won, game.boxes) == (1, (30, 85), (1, 1), (25, 25))
    assert (game.winner, game.closed, game.finals, game.lines) == (None, False, (30, 85), ())
