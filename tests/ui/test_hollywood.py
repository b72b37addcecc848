"""Hollywood on the panel, on the results and on the plates: nothing cut, nothing over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, Card, Deal, Game, Match, Player
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.options import Options
from ginrummy_qt.store import Store
from ginrummy_qt.ui import game_bars, game_columns
from ginrummy_qt.ui.dock import ScoreDock
from ginrummy_qt.ui.game_columns import GameColumns
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.match_report import MatchReport
from ginrummy_qt.ui.match_sheet import MatchSheet
from ginrummy_qt.ui.open_hand import OpenHand
from ginrummy_qt.ui.result_sheet import ResultSheet
from ginrummy_qt.ui.round_summary import RoundSummary
from ginrummy_qt.ui.text import TextStyle, draw, wrap
from ginrummy_qt.ui.theme import qss_desk
from tests.engine.matches import score
from tests.models.computers import FakeComputer
from tests.models.hollywood import RULES, WINS, play, play_round

# The offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SIZES = ((800, 528), (1024, 568), (1280, 768), (1920, 1048), (900, 1368), (600, 868))
LONG = ((0, 9), (1, 7), (None, 0), (0, 6), (1, 8)) * 5 + ((0, 40),)


class Texts:
    """Stands in for ``draw``: notes every text that has not the room it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[str] = []
        self.cut: list[str] = []
        self._draw = draw
        for module in (game_columns, game_bars):
            monkeypatch.setattr(module, "draw", self.draw)

    def draw(
        self, painter: QPainter, rect: QRectF, text: str, style: TextStyle, *align: Qt.AlignmentFlag
    ) -> int:
        lines = wrap(text, style, rect.width())
        wide = max(sum(piece.width(style) for piece in line) for line in lines)
        self.seen.append(text)
        if wide > rect.width() + 1 or len(lines) * style.px * min(style.line_height, 1.2) > rect.height() + 1:
            self.cut.append(text)
        return self._draw(painter, rect, text, style, *align)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    return Texts(monkeypatch)


def match_after(*rounds: tuple[int | None, int]) -> Match:
    players = (Player("player"), Player("computer", "skilled"))
    return score(Match(RULES, players, map(Deal, count(1))), *([one] for one in rounds))


class BlankFaces:
    """Cards without a picture: where they lie is what counts here."""

    def pixmap(self, card: Card | None, width: int, ratio: float) -> QPixmap:  # noqa: ARG002
        return QPixmap(width, round(1.4 * width))


class Stage:
    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1280, 768)) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.parent.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.parent.resize(*size)
        self.match = MatchSheet(self.parent)
        self.result = ResultSheet(self.parent, BlankFaces())
        for sheet in (self.match, self.result):
            sheet.set_duration(0)
        self.parent.show()

    def rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.parent, widget.rect().topLeft()), widget.size())

    def assert_apart(self, panel: QWidget, least: int) -> None:
        """Every part of the sheet lies on it and over no other."""
        kinds = (QLabel, QPushButton, QScrollArea, GameColumns)
        shown = [one for one in panel.children() if isinstance(one, kinds) and one.isVisible()]
        assert len(shown) >= least
        assert self.parent.rect().contains(self.rect(panel))
        for one in shown:
            assert self.rect(panel).contains(self.rect(one)), one
        # An open hand is as wide as its row of cards, not as its label: tests/ui/test_result_sheet.py.
        for one, other in combinations([one for one in shown if not isinstance(one, OpenHand)], 2):
            assert not self.rect(one).adjusted(1, 1, -1, -1).intersects(self.rect(other)), (one, other)


# ---------------------------------------------------------------------- the result of a match


def test_the_sheet_of_the_match_has_three_games(qtbot: QtBot) -> None:
    sheet = Stage(qtbot).match
    sheet.show_match(MatchReport.of(match_after(*WINS), 0))
    assert sheet.headline.markup == "You win the match, 1021 to 52"
    assert sheet.subline.markup.endswith(" · Skilled · Hollywood, three games to 100")
    assert not any(part.isVisible() for part in (sheet.graph, sheet.list_area, sheet.head, sheet.best))
    lines = sheet.games.lines.accessibleName().splitlines()
    assert lines[0] == "1, Knock +32, Game 1 You 32"
    assert lines[2] == "3, Knock +45, Game 1 You 105, Game 2 You 73, Game 3 You 45"
    assert lines[6] == "Boxes for rounds won, Game 1 You 60, Game 2 You 60, Game 3 You 60 Computer 20"
    assert (
        lines[-1] == "Total, Game 1 You 365 Computer 0, Game 2 You 378 Computer 0, Game 3 You 278 Computer 52"
    )
    assert "Game 3, You 118, Computer 32, closed" in sheet.games.heads.accessibleName()
    assert sheet.totals.accessibleName().splitlines()[-1] == "All three games, You 1021, Computer 52"


def test_the_end_of_three_games_stays_in_sight(qtbot: QtBot) -> None:
    stage = Stage(qtbot, (1280, 768))
    stage.match.show_match(MatchReport.of(match_after(*WINS), 0))
    bar = stage.match.games.area.verticalScrollBar()
    for size in ((800, 440), (1920, 1000), (800, 440)):
        stage.parent.resize(*size)
        for _ in range(2):
            stage.match.relayout()
            assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(0)
    stage.match.relayout()
    assert bar.value() == 0  # where somebody has scrolled to


def test_lost_and_equal(qtbot: QtBot) -> None:
    sheet = Stage(qtbot).match
    sheet.show_match(MatchReport.of(match_after(*((1 - winner, points) for winner, points in WINS)), 0))
    assert sheet.headline.markup == "The computer wins the match, 1021 to 52"
    assert not sheet.totals._lines[-1].figures[0].good
    report = MatchReport.of(match_after(*WINS), 0)
    equal = replace(report, outcome=replace(report.outcome, winner=None, finals=(300, 300)))
    sheet.show_match(equal)
    assert sheet.headline.markup == "The match is a tie, 300 each"
    assert not sheet.totals._lines[-1].figures[0].good


def test_a_plain_match_afterwards_is_plain(qtbot: QtBot) -> None:
    sheet = Stage(qtbot).match
    sheet.show_match(MatchReport.of(match_after(*WINS), 0))
    players = (Player("player"), Player("computer", "skilled"))
    plain = score(Match(PRESETS["haus"], players, map(Deal, count(1))), [(0, 101)])
    sheet.show_match(MatchReport.of(plain, 0))
    assert not sheet.games.isVisible()
    assert sheet.graph.isVisible()
    assert sheet.totals.accessibleName() == "Total, You 101, Computer 0"


@pytest.mark.parametrize("rounds", [WINS, LONG], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_match_is_cut(
    qtbot: QtBot,
    longer: None,
    texts: Texts,
    size: tuple[int, int],
    rounds: tuple[tuple[int | None, int], ...],
) -> None:
    stage = Stage(qtbot, size)
    stage.match.show_match(MatchReport.of(match_after(*rounds), 0))
    stage.match.grab()
    assert texts.cut == []
    assert len(texts.seen) > 30
    stage.assert_apart(stage.match.panel, 6)
    assert stage.match.games.area.height() >= 60


def test_a_long_match_scrolls_to_its_end(qtbot: QtBot) -> None:
    games = (stage := Stage(qtbot, (800, 528))).match.games
    stage.match.show_match(MatchReport.of(match_after(*LONG), 0))
    bar = games.area.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    assert bar.value() in map(round, games.lines.ends())  # no line is cut at the top
    assert games.area.focusPolicy() == Qt.FocusPolicy.StrongFocus
    QTest.keyClick(games.area, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


# ---------------------------------------------------------------------- the result of a round


def summary_after(*rounds: tuple[int | None, int], summary: RoundSummary) -> RoundSummary:
    match = match_after(*rounds)
    games: tuple[Game, ...] = match.standings.games
    return replace(summary, games=games, number=len(rounds))


def test_the_result_says_where_the_points_went(qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    sheet = Stage(qtbot).result
    sheet.show_result(summary_after((0, 32), (0, 28), summary=summaries["knock"]))
    assert not sheet.score.isVisible()
    assert sheet.games.isVisible()
    assert sheet.games.accessibleName() == (
        "+28 in games 1 and 2; You: Game 1: 60 · Game 2: 28 · Game 3: 0; "
        "Computer: Game 1: 0 · Game 2: 0 · Game 3: 0"
    )
    sheet.show_result(summary_after((0, 32), (None, 0), summary=summaries["dead"]))
    assert sheet.games.accessibleName().startswith("You: Game 1: 32")
    sheet.show_result(summaries["knock"])
    assert sheet.score.isVisible()
    assert not sheet.games.isVisible()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_result_is_cut(
    qtbot: QtBot,
    longer: None,
    texts: Texts,
    summaries: dict[str, RoundSummary],
    size: tuple[int, int],
) -> None:
    stage = Stage(qtbot, size)
    for kind, rounds in (
        ("knock", WINS[:3]),
        ("many layoffs, doubled", WINS),
        ("their gin", (*WINS[:4], (1, 9))),
        ("dead", ((0, 32), (None, 0))),
    ):
        stage.result.show_result(summary_after(*rounds, summary=summaries[kind]))
        stage.result.games.grab()
        assert texts.cut == []
        hand = max(map(stage.rect, stage.result.hands), key=QRect.bottom)
        assert hand.bottom() <= stage.rect(stage.result.games).top()
        stage.assert_apart(stage.result.panel, 6)


# ---------------------------------------------------------------------- the panel


@pytest.fixture
def controller(tmp_path: Path, qapp: QApplication) -> Iterator[tuple[GameController, FakeComputer]]:
    computer = FakeComputer()
    made = GameController(Store.open(tmp_path / "store"), computer=computer)
    yield made, computer
    made.close()


@pytest.fixture
def dock(
    qtbot: QtBot, settings: Settings, controller: tuple[GameController, FakeComputer]
) -> Iterator[ScoreDock]:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.setStyleSheet(qss_desk("light"))
    window.setCentralWidget(QWidget())
    made = ScoreDock(controller[0], settings, window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, made)
    window.resize(1200, 760)
    window.show()
    QApplication.processEvents()
    yield made
    window.close()


def test_the_panel_has_three_columns(
    dock: ScoreDock, controller: tuple[GameController, FakeComputer], texts: Texts
) -> None:
    game, computer = controller
    assert dock.body.minimumWidth() == 304
    play(game, computer, 2)
    assert dock.games.isVisible()
    assert not dock.sheet.isVisible()
    assert not dock.head.isVisible()
    assert 370 <= dock.body.minimumWidth() <= 384
    assert "Game 1, You 32, Computer 0" in dock.games.heads.accessibleName()  # nobody has seen the end yet
    dock.sheet_model.refresh()
    assert "Game 1, You 60, Computer 0; Game 2, You 28" in dock.games.heads.accessibleName()
    game.next_round()
    play_round(game, computer)
    game.next_round()
    assert dock.explanation.text().startswith("Round 4 in play. Game 1 is closed. A side’s first win")
    assert "Total, Game 1 You 365 Computer 0" in dock.games.lines.accessibleName()
    dock.grab()
    assert "✓" not in texts.seen
    assert {"Game 1", "Comp.", "105", "Game bonus"} <= set(texts.seen)
    assert texts.cut == []
    game.leave()
    assert not dock.games.isVisible()
    assert dock.sheet.isVisible()
    assert dock.body.minimumWidth() == 304
    assert game.new_match(PRESETS["modern"], seats_for("casual"))
    assert dock.head.accessibleName() == "Match to 100, You 0, Computer 0"


@pytest.mark.parametrize("high", [420, 528, 760, 1040])
def test_nothing_on_the_panel_is_cut(
    dock: ScoreDock,
    controller: tuple[GameController, FakeComputer],
    texts: Texts,
    longer: None,
    high: int,
) -> None:
    cast("QMainWindow", dock.parent()).resize(1200, high)
    play(*controller)
    dock.retranslate()
    QApplication.processEvents()
    dock.grab()
    assert texts.cut == []
    assert "ö" in dock.explanation.text()
    assert "1021" in " ".join(texts.seen)
    assert dock.games.width() >= dock.body.minimumWidth()
    label = dock.explanation
    assert label.height() >= label.heightForWidth(label.width())
    assert dock.games.area.height() >= 60


def test_the_panel_shows_the_round_in_play(
    dock: ScoreDock, controller: tuple[GameController, FakeComputer]
) -> None:
    game, computer = controller
    cast("QMainWindow", dock.parent()).resize(1200, 480)
    play(game, computer, 4)
    game.next_round()
    QApplication.processEvents()
    lines, area = dock.games.lines, dock.games.area
    sheet = dock.games.sheet
    assert sheet is not None
    row = next(place for place, line in enumerate(sheet.lines) if line.current)
    top = area.verticalScrollBar().value()
    assert area.verticalScrollBar().maximum() > 0
    assert top <= lines.ends()[row - 1]
    assert lines.ends()[row] <= top + area.height() + 1


# ---------------------------------------------------------------------- the window


def test_a_match_in_the_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    computer = FakeComputer()
    services.games._controller = GameController(services.games._store, computer=computer)
    settings, game = services.settings, services.controller
    settings.animation, settings.preset, settings.dock_visible = "off", "hollywood", True
    window = MainWindow(services)
    window.restore_and_show()
    window.resize(1280, 800)
    window.complete()
    play(game, computer, 3)
    result = window.page.result
    assert result.games.accessibleName().startswith(
        "+45 in all three games · game 1 closed; You: Game 1: 105"
    )
    QTest.mouseClick(result.next, Qt.MouseButton.LeftButton)
    presenter = window.page.table.presenter
    plate = presenter.console.plate
    assert plate.content.score == "73"
    assert plate.toolTip() == "Game 1: 105, closed · Game 2: 73 · Game 3: 45\nDeals this round"
    assert "Game 2: 73" in plate.accessibleName()
    assert presenter.opponent_plate.toolTip() == "Game 1: 0, closed · Game 2: 0 · Game 3: 0"
    QApplication.processEvents()
    assert window.dock.width() >= 376
    assert window.width() - window.dock.width() >= 760
    assert services.games.under_way()[0].totals == (223, 0)
    for _ in range(3):
        play_round(game, computer)
        QTest.mouseClick(result.next, Qt.MouseButton.LeftButton)
    assert window.page.match.isVisible()
    assert window.page.match.headline.markup == "You win the match, 1021 to 52"
    assert "All three games" in window.page.match.totals.text()
    settings.preset = "modern"
    QTest.mouseClick(window.page.match.start, Qt.MouseButton.LeftButton)
    assert game.new_match(PRESETS["modern"], seats_for("casual"))
    qtbot.waitUntil(lambda: window.dock.width() < 320)
    assert plate.toolTip() in {"", "Deals this round"}
    window.close()
    services.close()
    window.deleteLater()
    QApplication.processEvents()
