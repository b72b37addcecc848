"""The side panel shows the match, wraps what is long, and remembers whether it is open."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHeaderView, QMainWindow, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Deal, Match, Player, SeatView, Table
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.sheet import Column, MoveRole, SheetRole
from ginrummy_qt.players import create
from ginrummy_qt.ui.dock import ScoreDock, _within
from ginrummy_qt.ui.theme import qss_desk


class Game(QObject):
    """Stands in for the controller: a match that the test plays."""

    match_started = Signal()
    round_started = Signal()
    cleared = Signal()
    round_over = Signal(object)
    moved = Signal(object, object)
    curtain_wanted = Signal(int)
    curtain_lifted = Signal()
    seat = table_seat = reader = 0
    table_names = None
    watching = looking_on = False
    names = ("You", "Computer")

    def __init__(self) -> None:
        super().__init__()
        players = (Player("player"), Player("computer", "casual"))
        self.match: Match | None = Match(PRESETS["modern"], players, (Deal(7919 * n) for n in count(1)))
        self._players = (create("casual", 1), create("casual", 2))

    @property
    def seats(self) -> tuple[Player, ...]:
        return () if self.match is None else self.match.players

    @property
    def table(self) -> Table | None:
        return None if self.match is None else self.match.tables[0]

    @property
    def view(self) -> SeatView | None:
        return None if self.match is None else self.match.round.view(0)

    def play_round(self) -> None:
        match = self.match
        assert match is not None
        while match.round.result is None:
            seat = match.round.turn
            events = match.apply(self._players[seat].choose(match.round.view(seat), 1.0))
            self.moved.emit(events, self.view)
        self.round_over.emit(match.round.result)


# The offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def game(qtbot: QtBot) -> Game:
    return Game()


@pytest.fixture
def dock(qtbot: QtBot, settings: Settings, game: Game) -> Iterator[ScoreDock]:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.setStyleSheet(qss_desk("light"))
    window.setCentralWidget(QWidget())
    made = ScoreDock(cast("GameController", game), settings, window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    window.resize(1000, 700)
    window.show()
    QApplication.processEvents()
    yield made
    window.close()


def test_the_head_says_target_and_scores(dock: ScoreDock, game: Game) -> None:
    assert dock.head.accessibleName() == "Match to 100, You 0, Computer 0"
    game.play_round()
    assert game.match is not None
    assert dock.head.accessibleName() == "Match to 100, You 0, Computer 0"  # nobody has seen the end yet
    dock.sheet_model.refresh()
    mine, theirs = game.match.standings.totals
    assert dock.head.accessibleName() == f"Match to 100, You {mine}, Computer {theirs}"
    game.match = None
    game.cleared.emit()
    assert dock.head.accessibleName() == ""


def test_moves_come_in_as_they_happen(dock: ScoreDock, game: Game) -> None:
    assert dock.moves.model().rowCount() == 0
    game.play_round()
    assert dock.moves.model().rowCount() >= 2
    first = dock.moves.model().index(0, 0)
    assert str(first.data(MoveRole.MARKUP))


def test_long_moves_wrap(dock: ScoreDock, game: Game) -> None:
    game.play_round()
    delegate = dock.moves.itemDelegate()
    index = next(
        dock.moves.model().index(row, 0)
        for row in range(dock.moves.model().rowCount())
        if "," in str(dock.moves.model().index(row, 0).data(MoveRole.MARKUP))
    )
    wide = delegate.sizeHint(QStyleOptionViewItem(), index).height()
    dock.moves.viewport().resize(150, 300)
    assert delegate.sizeHint(QStyleOptionViewItem(), index).height() > wide


def test_the_columns_stand_under_the_head(dock: ScoreDock, game: Game) -> None:
    widths = [dock.sheet.columnWidth(column) for column in Column]
    assert sum(widths) <= dock.sheet.viewport().width()
    assert widths[Column.COMPUTER] >= dock.head.columns[1]
    assert dock.body.minimumWidth() >= 304


def test_words_of_the_round_under_way_reach_over_the_next_column(dock: ScoreDock, game: Game) -> None:
    game.play_round()
    assert game.match is not None
    game.match.next_round()
    game.round_started.emit()
    QApplication.processEvents()
    model, sheet = dock.sheet.model(), dock.sheet
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data(SheetRole.CURRENT))
    sheet.horizontalHeader().setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Fixed)
    sheet.setColumnWidth(Column.WHAT, 10)
    sheet.setColumnWidth(Column.PERSON, 120)
    rect = sheet.visualRect(model.index(row, Column.PERSON))
    for whole in (True, False):  # and when that cell alone is painted anew
        picture = sheet.viewport().grab(sheet.viewport().rect() if whole else rect).toImage()
        cell = picture.copy(rect) if whole else picture
        ground = cell.pixelColor(cell.width() - 4, cell.height() // 2).lightness()
        inked = [
            x
            for x in range(cell.width())
            if any(abs(cell.pixelColor(x, y).lightness() - ground) > 60 for y in range(4, cell.height() - 4))
        ]
        assert inked


def test_closing_is_remembered(dock: ScoreDock, qtbot: QtBot, settings: Settings) -> None:
    settings.dock_visible = True
    QTest.mouseClick(dock.close_button, Qt.MouseButton.LeftButton)
    assert not Settings(settings.path.parent).dock_visible


def test_everything_has_a_name(dock: ScoreDock) -> None:
    for widget in (dock.close_button, dock.sheet, dock.moves):
        assert widget.accessibleName()


def test_the_language_changes_at_once(dock: ScoreDock, game: Game, longer: None) -> None:
    game.play_round()
    dock.retranslate()
    assert dock.title.text().endswith("ö")
    assert dock.round_label.text().endswith("ö")
    assert "ö" in dock.head.accessibleName()
    dock.grab()  # paints every delegate


def test_colours_follow_the_settings(dock: ScoreDock, settings: Settings) -> None:
    settings.colours = 4
    settings.desktop = "dark"
    assert dock._look.desk.name == "dark"
    assert dock._look.cards.colours.value == "four"


@pytest.mark.parametrize(
    ("columns", "room", "expected"),
    [
        ([76, 80], 200, [76, 80]),
        ([76, 116], 184, [76, 108]),
        ([116, 116], 184, [92, 92]),
        ([64, 116, 116], 256, [64, 96, 96]),
        ([116, 64, 100], 240, [88, 64, 88]),
    ],
)
def test_long_names_leave_room_for_words(columns: list[float], room: float, expected: list[float]) -> None:
    assert _within(columns, room) == expected
