"""The history stands in line and cuts nothing, in every language and size, at large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.history import Column, HistoryModel, Kind
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.zoom import zoom_of
from tests.models.records import played_records
from tests.ui.on_screen import choose, in_every_language, large_text, reach, show


@pytest.fixture
def history(qtbot: QtBot, played: Store, settings: Settings) -> HistoryWindow:
    window = HistoryWindow(HistoryModel(played), settings)
    show(qtbot, window)
    return window


def test_three_games_stand_beside_the_list_whole_where_it_has_room_to_spare(
    history: HistoryWindow, qtbot: QtBot
) -> None:
    row = next(row for row in range(history.model.rowCount()) if "Hollywood" in _rules_of(history, row))
    history.table.selectRow(row)
    qtbot.waitUntil(lambda: "Game 3" in history.pane.sheet.toPlainText())
    history.resize(1920, 1000)
    qtbot.wait(20)
    bar = history.pane.sheet.horizontalScrollBar()
    assert history.pane.width() > history.pane.usual_width()
    assert not bar.isVisible()
    assert bar.maximum() <= 2
    history.resize(1210, 700)
    qtbot.wait(20)
    assert history.pane.width() == history.pane.usual_width(), "the list needs the rest"
    assert bar.isVisible(), "what has no room can be scrolled to"
    other = next(row for row in range(history.model.rowCount()) if "House" in _rules_of(history, row))
    history.table.selectRow(other)
    qtbot.waitUntil(lambda: "Game 3" not in history.pane.sheet.toPlainText())
    assert history.pane.width() == history.pane.usual_width()
    assert not bar.isVisible()


def _rules_of(history: HistoryWindow, row: int) -> str:
    return str(history.model.index(row, Column.RULES).data())


def test_filters_and_buttons_of_the_history_stand_in_even_rows(history: HistoryWindow) -> None:
    boxes = (history.head.kinds, history.head.spans, history.head.groups, history.head.rules)
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for wide in (800, 900, 1024, 1280):
                history.resize(wide, 600)
                QTest.qWait(30)
                assert len({box.y() for box in boxes}) == 1, f"{code}, {wide}: the lists are in two rows"
                shown = [one for one in history.foot.buttons if one.isVisible()]
                assert len({one.y() for one in shown}) == 1, f"{code}, {wide}: a button stands alone"
    finally:
        languages.set("en")


def test_history_fits(history: HistoryWindow) -> None:
    in_every_language(history, (QSize(720, 440), QSize(800, 560), QSize(1280, 720)))
    history.model.delete([history.model.row(0).id])
    choose(history.kinds, list(Kind).index(Kind.DELETED))
    in_every_language(history, (QSize(720, 440), QSize(1280, 720)))


def test_the_list_stands_in_line_with_its_head_and_the_buttons(history: HistoryWindow) -> None:
    table, head = history.table, history.table.horizontalHeader()
    for size in (QSize(800, 560), QSize(1280, 720), QSize(3840, 2160)):
        history.resize(size)
        for _ in range(4):
            QTest.qWait(1)
        assert table.horizontalScrollBar().maximum() == 0  # every column is seen
        edge = history.search.mapTo(history, QPoint(0, 0)).x()
        picture = history.grab().toImage()
        titles = table.mapTo(history, head.geometry().center()).y()
        row = table.viewport().mapTo(history, table.visualRect(history.model.index(1, 0)).center()).y()
        left = [first_ink(picture, range(table.columnWidth(0)), y) for y in (titles, row)]
        room = 2 * zoom_of(history)  # what a letter leaves free at its left grows with it
        assert left == pytest.approx([edge, edge], abs=room)
        assert history.replay.mapTo(history, QPoint(0, 0)).x() == edge
        last = range(table.viewport().width() - 1, head.sectionPosition(head.count() - 1), -1)
        right = [first_ink(picture, last, y) for y in (titles, row)]
        assert right == pytest.approx([table.viewport().width() - edge] * 2, abs=room + 1)


def test_the_search_stands_beside_one_row_of_lists_or_above_them(history: HistoryWindow) -> None:
    boxes = (history.head.kinds, history.head.spans, history.head.groups, history.head.rules)
    seen = set()
    for wide in range(720, 1400, 40):
        history.resize(wide, 720)
        for _ in range(4):
            QTest.qWait(1)
        rows = {box.geometry().center().y() for box in boxes}
        above = history.search.geometry().bottom() < boxes[0].y()
        assert above or rows == {history.search.geometry().center().y()}
        seen.add(above)
    assert seen == {True, False}


def test_the_widest_sheet_can_be_read_to_its_end(qtbot: QtBot, store: Store, settings: Settings) -> None:
    languages = LanguageManager()
    languages.set("nl")
    try:
        store.import_records(record for record in played_records() if record.rules.hollywood)
        window = HistoryWindow(HistoryModel(store), settings)
        show(qtbot, window)
        pane = window.pane
        bar = pane.sheet.horizontalScrollBar()
        for size in (QSize(1210, 700), QSize(1900, 900)):  # the list of few matches leaves it the room
            window.resize(size)
            qtbot.waitUntil(lambda: pane.width() >= pane.needed_width() > pane.usual_width())
            qtbot.waitUntil(lambda: bar.maximum() <= 2 and not bar.isVisible())  # pixels that nobody misses
        pane.setFixedWidth(pane.needed_width() - 80)  # more than the air between its columns
        qtbot.waitUntil(lambda: bar.maximum() > 2 and bar.isVisible())
    finally:
        languages.remove()


def first_ink(image: QImage, columns: range, y: int) -> int:
    """Return the first of ``columns`` in which something is written within a few lines of ``y``."""
    ground = image.pixelColor(columns[0], y).lightness()
    lines = range(y - 4, y + 5)
    return next(
        x for x in columns if any(abs(image.pixelColor(x, line).lightness() - ground) > 60 for line in lines)
    )


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("high", [440, 560])
def test_the_history_keeps_some_lines_and_all_buttons_at_large_text(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings, percent: int, high: int
) -> None:
    large_text(percent)
    history = HistoryWindow(HistoryModel(played), settings)
    show(qtbot, history, 784, high)
    in_every_language(history, (QSize(784, high),))
    lines = history.table.viewport().height() / history.table.rowHeight(0)
    assert lines >= 2.5
    for button in (history.search, history.kinds, *history.foot.buttons):
        if button.isVisible():
            reach(history, button)
