"""The window of a review in every size and language: one thing at a time, nothing cut or lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.review_head import PAGES
from ginrummy_qt.ui.review_window import ReviewWindow
from tests.ui.on_screen import LEFT
from tests.ui.reviews import check_table, make, place, record_of, wait

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, faces: Faces) -> ReviewWindow:
    return make(qtbot, settings, faces, record_of())


def test_narrow_windows_show_one_thing_at_a_time(window: ReviewWindow) -> None:
    stage = window.stage
    assert stage.middle.isVisible()
    assert stage.pane.isVisible()
    assert not stage.more.isVisible()
    window.resize(800, 560)
    assert stage.middle.isVisible()
    assert not stage.pane.isVisible()
    QTest.mouseClick(stage.more, LEFT)
    assert stage.pane.isVisible()
    assert not stage.middle.isVisible()
    assert stage.pane.isAncestorOf(stage.graph)
    QTest.keyClick(window, Key.Key_A)
    assert stage.middle.isVisible()
    window.resize(640, 480)
    assert not window.side.isVisible()
    assert stage.pane.isAncestorOf(window.side.sums)
    for number, shown in enumerate((window.side, stage.middle, stage.pane)):
        window.head.pages.setCurrentIndex(number)
        window.head.pages.activated.emit(number)
        assert [part.isVisible() for part in (window.side, stage.middle, stage.pane)].count(True) == 1
        assert shown.isVisible()
    window.resize(1280, 800)
    assert stage.middle.isAncestorOf(stage.graph)
    assert window.side.isAncestorOf(window.side.sums)


def test_everything_has_a_name_and_tab_comes_to_it(window: ReviewWindow) -> None:
    for part in (
        window.head.rounds,
        window.head.seats,
        window.head.export,
        window.head.hands,
        window.side.list,
        window.side.only,
        window.side.before,
        window.side.after,
    ):
        face = QAccessible.queryAccessibleInterface(part)
        assert face is not None
        assert face.text(QAccessible.Text.Name)
    reached = set()
    window.side.list.setFocus()
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or window, Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {window.head.rounds, window.head.hands, window.side.list, window.side.only} <= reached


def test_escape_closes_and_the_place_is_remembered(
    qtbot: QtBot, window: ReviewWindow, settings: Settings, faces: Faces
) -> None:
    window.resize(740, 600)
    QTest.keyClick(window.side.list, Key.Key_Escape)
    assert not window.isVisible()
    assert not window.reviewer._computer.running
    again = ReviewWindow(record_of(), settings, faces)
    qtbot.addWidget(again)
    again.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    assert again.size() == QSize(740, 600)


@pytest.mark.parametrize("pixels", [14, 28])
def test_texts_fit_in_every_language(
    qtbot: QtBot, settings: Settings, faces: Faces, system_font: QApplication, pixels: int
) -> None:
    font = QFont(system_font.font())
    font.setPixelSize(pixels)
    system_font.setFont(font)
    window = make(qtbot, settings, faces, record_of("sv_pairs" if pixels == 14 else "haus"), 2)
    languages = LanguageManager()
    try:
        for number, code in enumerate(LANGUAGES):
            languages.set(code)
            window.show_rounds((2, 0, 1, 3)[number])
            wait(qtbot, window)
            for size in (QSize(640, 480), QSize(800, 560), QSize(1280, 800)):
                window.resize(size)
                for page in PAGES if pixels > 14 or size.width() < 1000 else PAGES[:1]:
                    window.head.page_wanted.emit(page)
                    for _ in range(3):  # one layout asks for the next
                        QTest.qWait(1)
                    assert misfits(window) == [], (code, size, page)
    finally:
        languages.remove()


def test_the_language_is_switched_with_nothing_lost(window: ReviewWindow) -> None:
    at = place(window)
    languages = LanguageManager()
    try:
        seen = set()
        for code in LANGUAGES:
            languages.set(code)
            QTest.qWait(1)
            assert place(window) == at
            seen.add((window.windowTitle(), window.stage.better.text(), window.side.only.text()))
            seen.add((window.head.rounds.currentText(), window.stage.pane.method.text(), ""))
            check_table(window)
        assert len(seen) == 2 * len(LANGUAGES)
    finally:
        languages.remove()
