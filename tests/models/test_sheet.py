"""The score sheet and the list of moves."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ginrummy_qt.engine import (
    PRESETS,
    Card,
    CardSet,
    Deal,
    Discarded,
    Draw,
    Drew,
    Knocked,
    LaidOff,
    Pass,
    Passed,
    Shown,
    Took,
)
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.sheet import (
    Column,
    MoveListModel,
    MoveRole,
    ScoreSheetModel,
    SheetRole,
    turns_of,
)
from tests.models.playing import finish_match, finish_round

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester

    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

SEVEN, NINE, KING = map(Card.parse, ("7h", "9d", "Kc"))


def texts(model: ScoreSheetModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_sheet_follows_the_match(
    game: GameController, computer: FakeComputer, qtmodeltester: ModelTester
) -> None:
    sheet = ScoreSheetModel(game)
    qtmodeltester.check(sheet)  # type: ignore[no-untyped-call]
    assert texts(sheet) == []
    assert game.new_match(replace(PRESETS["haus"], target=50), seats_for("casual"), deals=map(Deal, count(3)))
    assert texts(sheet) == [["1", "in play", "", ""]]
    assert sheet.index(0, 0).data(SheetRole.CURRENT) is True
    finish_round(game, computer)
    assert game.match is not None
    result = game.match.round.result
    assert result is not None
    assert texts(sheet) == [["1", "in play", "", ""]]  # the table has not shown the end yet
    sheet.refresh()
    assert len(texts(sheet)) == 1
    assert sheet.index(0, 0).data(SheetRole.CURRENT) is False
    assert game.next_round()
    assert texts(sheet)[1] == ["2", "in play", "", ""]
    finish_match(game, computer)
    sheet.refresh()
    rows = len(game.match.rounds)
    assert sheet.rowCount() == rows + 1  # no bonuses in the house rules, but the total
    assert texts(sheet)[-1] == ["", "Total", *map(str, game.match.standings.totals)]
    assert sheet.index(rows, 0).data(SheetRole.FINAL) is True
    before: tuple[int, ...] = (0, 0)
    for row, record in enumerate(game.match.rounds):
        for seat, column in ((0, Column.PERSON), (1, Column.COMPUTER)):
            gain = record.totals_after[seat] - before[seat]
            index = sheet.index(row, column)
            assert index.data(SheetRole.POINTS) == (gain or None)
            assert index.data(SheetRole.TOTAL) == (record.totals_after[seat] if gain else None)
            assert index.data() == (f"+{gain}  {record.totals_after[seat]}" if gain else "")
        before = record.totals_after
    game.leave()
    assert texts(sheet) == []


def test_bonuses_stand_on_the_sheet(game: GameController, computer: FakeComputer) -> None:
    sheet = ScoreSheetModel(game)
    assert game.new_match(
        replace(PRESETS["modern"], target=30), seats_for("casual"), deals=map(Deal, count(3))
    )
    finish_match(game, computer)
    sheet.refresh()
    assert game.match is not None
    outcome = game.match.outcome
    assert outcome is not None
    assert outcome.lines
    rounds = len(game.match.rounds)
    assert sheet.rowCount() == rounds + len(outcome.lines) + 1
    for row, line in enumerate(outcome.lines, rounds):
        column = Column.PERSON if line.seat == 0 else Column.COMPUTER
        assert sheet.index(row, column).data(SheetRole.POINTS) == line.points
        assert sheet.index(row, Column.WHAT).data()
        assert sheet.index(row, Column.PERSON + Column.COMPUTER - column).data() == ""
    for seat, column in ((0, Column.PERSON), (1, Column.COMPUTER)):
        last = [sheet.index(row, column).data(SheetRole.TOTAL) for row in range(rounds + len(outcome.lines))]
        reached = [total for total in last if total is not None]
        assert (reached[-1] if reached else 0) == outcome.finals[seat]


def test_headers(game: GameController) -> None:
    sheet = ScoreSheetModel(game)
    horizontal = Qt.Orientation.Horizontal
    assert [sheet.headerData(column, horizontal) for column in range(sheet.columnCount())] == [
        "Round",
        "Result",
        "You",
        "Computer",
    ]
    assert sheet.headerData(0, Qt.Orientation.Vertical) is None
    assert sheet.headerData(9, horizontal) is None


def test_a_change_of_language_touches_no_row(game: GameController, computer: FakeComputer) -> None:
    sheet, moves = ScoreSheetModel(game), MoveListModel(game)
    changed: list[str] = []
    sheet.dataChanged.connect(lambda *_: changed.append("sheet"))
    sheet.headerDataChanged.connect(lambda *_: changed.append("header"))
    moves.dataChanged.connect(lambda *_: changed.append("moves"))
    sheet.retranslate()
    moves.retranslate()
    assert changed == ["header"]
    assert game.new_match(PRESETS["haus"], seats_for("casual"))
    game.act(Pass())
    changed.clear()
    sheet.retranslate()
    moves.retranslate()
    assert changed == ["header", "sheet", "moves"]


def test_turns() -> None:
    history = (
        Passed(0),
        Passed(1),
        Drew(0, SEVEN),
        Discarded(0, SEVEN),
        Took(1, SEVEN),
        Discarded(1, KING),
        Drew(0, NINE),
    )
    assert [(turn.number, turn.seat, len(turn.events)) for turn in turns_of(history)] == [
        (1, 0, 1),
        (1, 1, 1),
        (2, 0, 2),
        (2, 1, 2),
        (3, 0, 1),
    ]
    assert turns_of(()) == ()


def test_the_end_of_a_round_in_turns() -> None:
    history = (
        Drew(1, None),
        Knocked(1, None, (), CardSet()),
        Shown(0, (), CardSet()),
        LaidOff(0, SEVEN, 0),
    )
    assert [(turn.number, turn.seat, turn.events) for turn in turns_of(history)] == [
        (1, 1, history[:2]),
        (1, 0, history[2:]),
    ]


def test_the_moves_of_the_round(
    game: GameController, computer: FakeComputer, qtmodeltester: ModelTester
) -> None:
    moves = MoveListModel(game)
    qtmodeltester.check(moves)  # type: ignore[no-untyped-call]
    assert moves.rowCount() == 0
    assert game.new_match(PRESETS["haus"], seats_for("casual"), deals=map(Deal, count(3)))
    game.act(Pass())
    computer.answer(Pass())
    game.act(Draw())
    rows = [
        tuple(moves.index(row).data(role) for role in (MoveRole.NUMBER, MoveRole.NAME, MoveRole.MARKUP))
        for row in range(moves.rowCount())
    ]
    assert game.view is not None
    drawn = game.view.history[-1]
    assert isinstance(drawn, Drew)
    assert rows == [
        (2, "You", f"drew {{{drawn.card}}}"),
        (1, "Computer", "passed"),
        (1, "You", "passed"),
    ]
    assert moves.index(1).data() == "1 Computer: passed"
    assert "{" not in moves.index(0).data()
    assert moves.index(1).data(MoveRole.SEAT) == 1
    finish_round(game, computer)
    assert moves.rowCount() > 3
    assert game.next_round() or game.match is not None
    assert moves.rowCount() == 0
    game.leave()
    assert moves.rowCount() == 0
