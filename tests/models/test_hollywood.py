"""Hollywood's three games: the lines of the sheet, and whole matches through the controller."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, BonusKind, BoxWhen, Deal, Rules
from ginrummy_qt.models.hollywood import GamesSheet, LineKind, SheetLine, games_note, where_points_went
from ginrummy_qt.models.results import match_headline
from ginrummy_qt.models.rule_lines import rule_lines
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.words import rules_summary
from tests.engine.matches import match_of, score
from tests.models.hollywood import RULES, WINS, play, play_round
from tests.models.playing import finish_match, finish_round

if TYPE_CHECKING:
    from ginrummy_qt.engine import Match
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer
    from tests.models.playing import Log

PLAIN = Rules(hollywood=True)


def scored(rules: Rules, *rounds: tuple[int | None, int]) -> Match:
    return score(match_of(rules), *([one] for one in rounds))


def cells(sheet: GamesSheet, kind: LineKind = LineKind.ROUND) -> list[tuple[object, ...]]:
    return [line.cells for line in sheet.lines if line.kind is kind]


def bonus(sheet: GamesSheet, words: str) -> SheetLine:
    return next(line for line in sheet.lines if words in line.what)


def test_two_and_pairs_can_play_it() -> None:
    assert not PRESETS["hollywood"].problems()
    assert not replace(PRESETS["palace"], hollywood=True).problems()
    assert not replace(PRESETS["hollywood"], seats=4).problems()
    assert replace(PRESETS["hollywood"], seats=3).problems()
    assert rules_summary(replace(RULES, target=50)).endswith("three games to 50")


def test_the_rules_in_force_tell_of_three_games() -> None:
    text = " ".join(line.text for line in rule_lines(replace(RULES, target=150)))
    assert "each is closed by the first side with 150 points" in text
    assert "every later one in all three" in text
    assert "The first side with" not in text
    assert "Three games" not in " ".join(line.text for line in rule_lines(PRESETS["classic"]))


# ---------------------------------------------------------------------- the sheet


def test_three_wins() -> None:
    match = scored(RULES, (0, 32), (0, 28), (0, 45))
    sheet = GamesSheet.of(match, 0)
    none = (None, None)
    assert cells(sheet) == [
        ((32, None), none, none),
        ((60, None), (28, None), none),
        ((105, None), (73, None), (45, None)),
    ]
    assert [line.closing for line in sheet.lines[:3]] == [(False,) * 3, (False,) * 3, (True, False, False)]
    assert [line.gain for line in sheet.lines[:3]] == [32, 28, 45]
    assert [(game.points, game.winner) for game in sheet.games] == [
        ((105, 0), 0),
        ((73, 0), None),
        ((45, 0), None),
    ]
    # The bonuses of a game stand there as soon as it is closed.
    assert bonus(sheet, "Boxes").cells == ((60, None), none, none)
    assert bonus(sheet, "Game bonus").cells == ((100, None), none, none)
    assert bonus(sheet, "Shutout").cells == ((100, None), none, none)
    assert bonus(sheet, "Total").cells == ((365, 0), none, none)
    assert sheet.finals is None
    match.next_round()
    current = GamesSheet.of(match, 0)
    assert [line.number for line in current.lines if line.current] == [4]
    assert current.explanation().startswith("Round 4 in play. Game 1 is closed. A side’s first win")
    assert sheet.explanation().startswith("Game 1 is closed. A side’s first win")


def test_the_other_side_reads_the_same_from_its_place() -> None:
    rounds = ((0, 32), (1, 10), (0, 28), (None, 0), (0, 45), (1, 7))
    mine, theirs = (GamesSheet.of(scored(RULES, *rounds), side) for side in (0, 1))
    for one, other in zip(mine.lines, theirs.lines, strict=True):
        assert one.cells == tuple((b, a) for a, b in other.cells)
    assert [game.winner for game in mine.games] == [0, None, None]
    assert [game.winner for game in theirs.games] == [1, None, None]
    assert cells(mine)[3] == ((None, None),) * 3
    assert mine.lines[3].spoken() == "4, Draw"
    assert mine.lines[2].spoken() == "3, Knock +28, Game 1 You 60, Game 2 You 28"
    assert theirs.lines[5].spoken() == "6, Knock +7, Game 2 You 7"
    assert mine.head_text().startswith("Game 1, You 105, Computer 10, closed; Game 2, You 73, Computer 7; ")


def test_lines_agree_with_the_standings() -> None:
    rng = Random(5)
    for rules in (RULES, PLAIN, replace(PRESETS["palace"], hollywood=True)):
        for _ in range(20):
            match = match_of(rules)
            while match.outcome is None:
                if match.round.result is not None:
                    match.next_round()
                score(match, [(rng.choice((0, 0, 1, None)), rng.randrange(1, 60))])
            games, sheet = match.standings.games, GamesSheet.of(match, 1)
            outcome = match.outcome
            assert len(cells(sheet)) == len(match.rounds)
            for place, game in enumerate(games):
                for column, side in ((0, 1), (1, 0)):
                    told = [line.cells[place][column] for line in sheet.lines if line.kind is LineKind.ROUND]
                    running = [total for total in told if total is not None]
                    assert running == [entry.total for entry in game.column(side)]
                    added = sum(
                        line.cells[place][column] or 0 for line in sheet.lines if line.kind is LineKind.BONUS
                    )
                    total = sheet.lines[-1].cells[place][column]
                    assert total == game.finals[side] == game.totals[side] + added
                closing = [line.number for line in sheet.lines if line.closing and line.closing[place]]
                assert closing == [game.entries[-1].round]
            assert sheet.finals == (outcome.finals[1], outcome.finals[0])
            assert sum(cell[0] or 0 for cell in sheet.lines[-1].cells) == outcome.finals[1]
            assert sheet.explanation() == "All three games are closed."


@pytest.mark.parametrize(
    ("rounds", "text"),
    [
        ([(0, 28)], "+28 in game 1"),
        ([(0, 32), (0, 28)], "+28 in games 1 and 2"),
        ([(0, 32), (0, 28), (0, 5)], "+5 in all three games"),
        ([(0, 32), (0, 28), (0, 45)], "+45 in all three games · game 1 closed"),
        ([(0, 32), (0, 28), (0, 45), (0, 30)], "+30 in games 2 and 3 · game 2 closed"),
        ([(0, 32), (0, 28), (0, 45), (1, 9)], "+9 in game 2"),
        ([(0, 32), (None, 0)], ""),
    ],
)
def test_where_the_points_went(rounds: list[tuple[int | None, int]], text: str) -> None:
    match = scored(PLAIN, *rounds)
    assert where_points_went(match.standings.games, len(rounds)) == text


def test_boxes_that_count_at_once_are_among_the_points() -> None:
    rules = Rules(hollywood=True, box_bonus=10, box_when=BoxWhen.AT_ONCE)
    match = scored(rules, (0, 28))
    assert where_points_went(match.standings.games, 1) == "+38 in game 1"
    assert GamesSheet.of(match, 0).lines[0].gain == 38


def test_the_note_names_all_games() -> None:
    games = scored(PLAIN, (0, 32), (0, 28), (0, 45)).standings.games
    assert games_note(games, 0) == "Game 1: 105, closed · Game 2: 73 · Game 3: 45"
    assert games_note((), 0) == ""


def test_equal_after_three_games() -> None:
    match = scored(PLAIN, (0, 100), (0, 100), (1, 40), (1, 160))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.finals == (200, 200)
    sheet = GamesSheet.of(match, 0)
    assert sheet.winner is None
    assert "tie, 200 each" in match_headline(outcome.winner, outcome.finals, 0)


# ---------------------------------------------------------------------- through the controller


def test_a_whole_match(game: GameController, computer: FakeComputer, log: Log) -> None:
    play(game, computer, 3)
    assert game.match is not None
    assert [one.totals[0] for one in game.match.standings.games] == [105, 73, 45]
    assert [one.closed for one in game.match.standings.games] == [True, False, False]
    assert log.counts["match_over"] == 0
    assert game.next_round()
    assert game.view is not None
    assert game.view.scores == (73, 0)  # of the first game that is open
    play_round(game, computer)
    while game.next_round():
        play_round(game, computer)
    outcome = game.match.outcome
    assert outcome is not None
    assert len(game.match.rounds) == len(WINS)
    assert log.counts["match_over"] == 1
    assert log.counts["failed"] == log.counts["refused"] == 0
    sheet = GamesSheet.of(game.match, game.seat)
    assert [one.points for one in sheet.games] == [(105, 0), (118, 0), (118, 32)]
    assert bonus(sheet, "Boxes").cells == ((60, None), (60, None), (60, 20))
    assert bonus(sheet, "Game bonus").cells == ((100, None),) * 3
    assert bonus(sheet, "Shutout").cells == ((100, None), (100, None), (None, None))
    assert bonus(sheet, "Total").cells == ((365, 0), (378, 0), (278, 52))
    assert sheet.finals == (1021, 52) == outcome.finals
    assert sum(line.kind is BonusKind.GAME for line in outcome.lines) == 3
    assert not game.next_round()
    assert game.under_way() == ()


def test_resumed_in_the_middle(game: GameController, computer: FakeComputer) -> None:
    assert game.new_match(RULES, seats_for("skilled"), deals=map(Deal, count(3)))
    for _ in range(4):
        finish_round(game, computer)
        assert game.next_round()
    match, number = game.match, game.match_id
    assert match is not None
    assert number is not None
    before = GamesSheet.of(match, 0)
    standings = match.standings
    assert any(standings.totals)
    game.leave()
    (summary,) = game.under_way()
    assert summary.rules == RULES
    assert summary.totals == standings.totals
    assert game.resume(number, deals=map(Deal, count(7)))
    assert game.match is not None
    assert game.match.standings == standings
    assert GamesSheet.of(game.match, 0) == before
    outcome = finish_match(game, computer)
    assert [one.closed for one in game.match.standings.games] == [True] * 3
    assert outcome.finals == tuple(
        sum(one.finals[side] for one in game.match.standings.games) for side in (0, 1)
    )
