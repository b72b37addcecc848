"""Score sheets of three players and of two pairs, in the side panel and to take along."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from ginrummy_qt.engine import PRESETS, Pairs, Player, Rules
from ginrummy_qt.models.hollywood import GamesSheet, where_points_went
from ginrummy_qt.models.paper import LineKind, match_paper
from ginrummy_qt.models.round_words import dealer_text, round_name, table_lines
from ginrummy_qt.models.sheet import Column, ScoreSheetModel, SheetRole
from ginrummy_qt.models.sheet_text import html_text, plain_text
from ginrummy_qt.models.words import seat_names
from tests.engine.matches import end, match_of, score
from tests.models.seated import ANNA, BO, CASUAL, NET, SKILLED, SUM, THREE, play, seat

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester

    from ginrummy_qt.engine import Match
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

PAIRS = replace(PRESETS["sv_pairs"], target=100)
KINDS = {"Knock", "Undercut", "Gin", "Big gin", "Draw"}


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (THREE, (ANNA, CASUAL, SKILLED)),
        (THREE, (CASUAL, CASUAL, ANNA)),
        (replace(NET, box_bonus=20, game_bonus=100), (CASUAL, ANNA, SKILLED, CASUAL)),
        (SUM, (ANNA, CASUAL, BO, CASUAL)),
    ],
    ids=["three", "three, last", "net", "sum"],
)
def test_the_panel_s_sheet(
    game: GameController,
    computer: FakeComputer,
    qtmodeltester: ModelTester,
    rules: Rules,
    players: tuple[Player, ...],
) -> None:
    sheet = ScoreSheetModel(game)
    seat(game, rules, players)
    qtmodeltester.check(sheet)  # type: ignore[no-untyped-call]
    play(game, computer, random.Random(1))
    sheet.refresh()
    match = game.match
    assert match is not None
    outcome = match.outcome
    assert outcome is not None
    sides = len(match.sides)
    assert sheet.columnCount() == 2 + sides
    assert sorted(sheet.order) == list(range(sides))
    assert sheet.order[0] == (0 if game.reader is None else match.side_of(game.reader))
    heads = [sheet.headerData(column, Qt.Orientation.Horizontal) for column in range(sheet.columnCount())]
    assert len(set(heads)) == len(heads)
    assert all(heads)
    if game.reader is not None:
        assert heads[Column.PERSON].startswith("You")
    before = (0,) * sides
    for row, record in enumerate(match.rounds):
        for column, side in enumerate(sheet.order, Column.PERSON):
            gain = record.totals_after[side] - before[side]
            index = sheet.index(row, column)
            assert index.data(SheetRole.POINTS) == (gain or None)
            assert index.data(SheetRole.TOTAL) == (record.totals_after[side] if gain else None)
        before = record.totals_after
        first = sheet.index(row, Column.NUMBER)
        assert first.data(SheetRole.DEALER) == dealer_text(record.dealer, game.reader, game.names)
        assert len(first.data(SheetRole.TABLES)) == (2 if rules.seats == 4 else 0)
        assert set(sheet.index(row, Column.WHAT).data().split(", ")) <= KINDS
    last = sheet.rowCount() - 1
    assert last == len(match.rounds) + len(outcome.lines)
    assert [sheet.index(last, column).data() for column in range(2, 2 + sides)] == [
        str(outcome.finals[side]) for side in sheet.order
    ]
    for row, line in enumerate(outcome.lines, len(match.rounds)):
        column = sheet.order.index(line.seat) + Column.PERSON
        assert sheet.index(row, column).data(SheetRole.POINTS) == line.points
        assert sheet.index(row, Column.NUMBER).data(SheetRole.DEALER) == ""
        assert sheet.index(row, Column.NUMBER).data(SheetRole.TABLES) == ()


def test_both_tables_of_a_round() -> None:
    current = score(match_of(PAIRS), [(0, 32), (3, 12)], [(None, 0), (1, 20)])
    names = seat_names(current.players, 0)
    first, second = current.rounds
    assert table_lines(first, names) == ("You – Casual 1: Knock, 32", "Casual 2 – Skilled: Knock, 12")
    assert table_lines(second, names) == ("You – Casual 2: Draw", "Casual 1 – Skilled: Knock, 20")
    assert round_name(first) == "Knock, Knock"
    assert round_name(second) == "Draw, Knock"
    three = match_of(THREE)
    assert round_name(three.rounds[0]) == "in play"
    assert table_lines(three.rounds[0], names) == ()
    half = match_of(PAIRS)
    half.tables[0].round._end(current.rounds[0].tables[0].result)  # type: ignore[arg-type]
    assert round_name(half.rounds[0]) == "in play"
    assert table_lines(half.rounds[0], names) == ("You – Casual 1: Knock, 32",)


@pytest.mark.parametrize(("pairs", "gains"), [(Pairs.NET, (20, None)), (Pairs.SUM, (32, 12))])
def test_a_sheet_of_pairs_to_take_along(pairs: Pairs, gains: tuple[int | None, ...]) -> None:
    rules = replace(PAIRS, pairs=pairs, box_bonus=20, game_bonus=100)
    current = score(match_of(rules), [(0, 32), (3, 12)], [(0, 60), (2, 45)])
    paper = match_paper(current, 0, "2026-11-29")
    assert paper.names == ("You and Skilled", "Casual 1 and Casual 2")
    assert not paper.dealer_sits_out
    first = paper.lines[0]
    assert [None if cell is None else cell.gain for cell in first.cells] == list(gains)
    assert first.details == ("You – Casual 1: Knock, 32", "Casual 2 – Skilled: Knock, 12")
    assert [line.kind for line in paper.lines[2:]] == [
        LineKind.POINTS,
        LineKind.BONUS,
        LineKind.BONUS,
        LineKind.TOTAL,
    ]
    finals = current.outcome
    assert finals is not None
    assert [cell and cell.total for cell in paper.lines[-1].cells] == list(finals.finals)
    assert paper.verdict.startswith("The match goes to You and Skilled")
    words = "set against each other" if pairs is Pairs.NET else "added"
    assert words in paper.notes[-1]
    for text in (plain_text(paper), html_text(paper)):
        for detail in (*first.details, *paper.names, words):
            assert detail in text
    assert all(len(line) < 110 for line in plain_text(paper).splitlines())


def three_rounds() -> Match:
    current = match_of(THREE)
    for points in (12, 9, 40):
        if current.rounds[-1].result is not None:
            current.next_round()
        score_one(current, current.tables[0].seats[0], points)
    return current


def score_one(current: Match, winner: int, points: int) -> None:
    end(current, (winner, points))


def test_a_sheet_of_three_to_take_along() -> None:
    current = three_rounds()
    paper = match_paper(current, None)
    assert paper.names == ("Anna", "Casual", "Skilled")
    assert paper.dealer_sits_out
    for record, line in zip(current.rounds, paper.lines, strict=False):
        out = record.sits_out
        assert out is not None
        assert line.dealer == paper.names[out] == paper.names[record.dealer]
        cell = line.cells[out]
        assert cell is not None
        assert (cell.gain, cell.total) == (None, None)
        winner = record.tables[0].winner
        assert winner is not None
        assert line.cells[winner] is not None
        assert sum(cell is None for cell in line.cells) == 1  # who played and did not win
    text = plain_text(paper)
    assert "Dealer, sits out" in text
    assert " – " in text.replace("–\n", " – \n")
    assert "the loser deals" in text
    assert "Dealer, sits out" in html_text(paper)


def test_hollywood_of_pairs() -> None:
    rules = replace(PRESETS["hollywood"], seats=4, pairs=Pairs.SUM)
    current = score(match_of(rules), [(0, 32), (3, 12)], [(0, 10), (2, 5)])
    sheet = GamesSheet.of(current, 0)
    assert sheet.names == ("You and Skilled", "Casual 1 and Casual 2")
    assert [line.gain for line in sheet.lines] == [None, 15]
    assert "You and Skilled 32" in sheet.lines[0].spoken(sheet.names)
    assert "You and Skilled 47" in sheet.head_text()
    games = current.standings.games
    assert where_points_went(games, 1, sheet.names) == (
        "You and Skilled: +32 in game 1 · Casual 1 and Casual 2: +12 in game 1"
    )
    assert where_points_went(games, 2, sheet.names) == "+15 in games 1 and 2"
    assert where_points_went(games, 9) == ""
