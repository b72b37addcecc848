"""The result of a match: every round, each bonus on its own line, totals, and what comes next."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import (
    PRESETS,
    BonusKind,
    BonusLine,
    Deal,
    MatchOutcome,
    Player,
    RoundKind,
    RoundRecord,
    RoundResult,
    TableRecord,
)
from ginrummy_qt.ui.match_report import MatchReport
from ginrummy_qt.ui.match_sheet import MatchSheet
from ginrummy_qt.ui.palettes import TABLES
from ginrummy_qt.ui.score_rows import ScoreLine

ROUNDS = (
    (RoundKind.KNOCK, 0, 17),
    (RoundKind.GIN, 1, 37),
    (RoundKind.UNDERCUT, 0, 35),
    (RoundKind.DEAD, None, 0),
    (RoundKind.KNOCK, 1, 27),
    (RoundKind.GIN, 0, 39),
    (RoundKind.KNOCK, 0, 11),
)


def report(*, me: int = 0, times: int = 1, bonuses: bool = True) -> MatchReport:
    records, totals, won = [], [0, 0], [0, 0]
    for number, (kind, winner, points) in enumerate(ROUNDS * times, start=1):
        if winner is not None:
            totals[winner] += points
            won[winner] += 1
        result = RoundResult(kind, winner, points)
        table = TableRecord((0, 1), 0, Deal(number), result)
        records.append(RoundRecord(number, Deal(number), 0, result, (totals[0], totals[1]), (table,)))
    lines = (
        BonusLine(BonusKind.BOX, 0, 25 * won[0], won[0]),
        BonusLine(BonusKind.BOX, 1, 25 * won[1], won[1]),
        BonusLine(BonusKind.GAME, 0, 100),
    )
    finals = list(totals)
    if bonuses:
        for line in lines:
            finals[line.seat] += line.points
    outcome = MatchOutcome(0, lines if bonuses else (), (finals[0], finals[1]))
    players = [Player("player"), Player("computer", "skilled")]
    if me:
        players.reverse()
    sides = ((0,), (1,))
    return MatchReport(PRESETS["modern"], tuple(players), tuple(records), outcome, sides, me, me)


class Stage:
    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1280, 768)) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.parent.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.parent.resize(*size)
        self.sheet = MatchSheet(self.parent)
        self.sheet.set_duration(0)
        self.parent.show()

    def rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.parent, widget.rect().topLeft()), widget.size())


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage(qtbot)


def test_the_sheet_says_it_all(stage: Stage) -> None:
    sheet = stage.sheet
    sheet.show_match(report())
    assert "You win the match" in sheet.headline.markup
    assert "Skilled" in sheet.subline.markup
    rows = sheet.rows.accessibleName().splitlines()
    assert len(rows) == 7
    assert rows[0] == "1 Knock, You +17 17"
    assert rows[1] == "2 Gin, Computer +37 37"
    totals = sheet.totals.accessibleName().splitlines()
    assert totals[0] == "Points, You 102, Computer 64"
    assert totals[1].endswith("You 100, Computer 50")
    assert totals[2].endswith("You 100, Computer –")
    assert totals[3] == "Total, You 302, Computer 114"
    assert "17, 17, 52, 52, 52, 91, 102" in sheet.graph.accessibleName()
    assert "39" in sheet.best.markup


def test_without_bonuses_the_total_stands_alone(stage: Stage) -> None:
    stage.sheet.show_match(report(bonuses=False))
    assert stage.sheet.totals.accessibleName() == "Total, You 102, Computer 64"


def test_green_is_for_a_match_that_is_won(stage: Stage) -> None:
    stage.sheet.show_match(report())
    assert stage.sheet.totals._lines[-1].figures[0].good
    stage.sheet.show_match(report(me=1))
    assert "computer wins" in stage.sheet.headline.markup
    total = stage.sheet.totals._lines[-1]
    assert not total.figures[0].good
    assert not total.figures[1].good
    ok = TABLES["green"].ok
    image = stage.sheet.totals.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert ok.lower() not in seen


def test_buttons_by_mouse_and_keyboard(stage: Stage, qtbot: QtBot) -> None:
    sheet = stage.sheet
    sheet.show_match(report())
    for button, signal in (
        (sheet.new, sheet.new_match_wanted),
        (sheet.review, sheet.review_wanted),
        (sheet.start, sheet.start_wanted),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Space)
        button.setFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Return)
    assert stage.parent.focusWidget() is sheet.start
    QTest.keyClick(sheet.start, Qt.Key.Key_Tab)
    assert stage.parent.focusWidget() is sheet.review
    QTest.keyClick(sheet.review, Qt.Key.Key_Tab)
    assert stage.parent.focusWidget() is sheet.new


@pytest.mark.parametrize("times", [1, 4])
@pytest.mark.parametrize("size", [(800, 528), (1024, 568), (1280, 768), (1920, 1048), (900, 1368)], ids=str)
def test_nothing_overlaps(qtbot: QtBot, longer: None, size: tuple[int, int], times: int) -> None:
    stage = Stage(qtbot, size)
    sheet = stage.sheet
    sheet.show_match(report(times=times))
    panel = stage.rect(sheet.panel)
    assert stage.parent.rect().contains(panel)
    shown = [
        child
        for child in sheet.panel.children()
        if isinstance(child, QLabel | QPushButton | QScrollArea) and child.isVisible()
    ]
    assert len(shown) >= 8
    for child in shown:
        assert panel.contains(stage.rect(child)), child
    for one, other in combinations(shown, 2):
        assert not stage.rect(one).adjusted(1, 1, -1, -1).intersects(stage.rect(other)), (one, other)
    assert sheet.list_area.height() >= 3 * 28


def test_long_matches_scroll_by_keyboard(qtbot: QtBot) -> None:
    stage = Stage(qtbot, (800, 528))
    stage.sheet.show_match(report(times=5))
    bar = stage.sheet.list_area.verticalScrollBar()
    assert bar.maximum() > 0
    assert stage.sheet.list_area.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert bar.value() == bar.maximum()  # the last rounds, next to the total
    QTest.keyClick(stage.sheet.list_area, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()
    stage.sheet.show_match(report())
    assert stage.sheet.list_area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_last_rounds_stay_in_sight_when_the_window_changes(qtbot: QtBot) -> None:
    stage = Stage(qtbot, (1280, 768))
    stage.sheet.show_match(report(times=5))
    bar = stage.sheet.list_area.verticalScrollBar()
    for size in ((800, 528), (1920, 1000), (900, 1368), (800, 528)):
        stage.parent.resize(*size)
        stage.sheet.relayout()
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    bar.setValue(0)
    stage.sheet.relayout()
    assert bar.value() == 0  # where somebody has scrolled to


def test_words_that_wrap_beside_the_scroll_bar_alone_have_their_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = MatchSheet._round_lines

    def wordy(sheet: MatchSheet, told: MatchReport) -> tuple[ScoreLine, ...]:
        return tuple(
            replace(line, what="w " * (8 + place)) for place, line in enumerate(plain(sheet, told), start=1)
        )

    monkeypatch.setattr(MatchSheet, "_round_lines", wordy)
    stage = Stage(qtbot, (800, 528))
    rows = stage.sheet.rows
    stage.sheet.show_match(report(times=5))
    assert stage.sheet.list_area.verticalScrollBar().maximum() > 0
    lines: set[float] = set()
    for wide in range(800, 860, 4):
        stage.parent.resize(wide, 528)
        stage.sheet.relayout()
        need = rows.needed_height(rows.width())
        lines.add(need)
        assert rows.height() >= need - 1
    assert len(lines) > 1  # some of them did wrap


def test_the_heads_of_both_columns_stand_on_one_line(stage: Stage) -> None:
    stage.sheet.show_match(report())
    head, caption = stage.sheet.head, stage.sheet.caption
    assert not stage.sheet.portrait
    assert abs(head.geometry().center().y() - caption.geometry().center().y()) <= 1
