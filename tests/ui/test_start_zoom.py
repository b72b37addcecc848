"""The start page in a very large window, where its choices grow with its cards, and with very large text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.start_page import StartPage
from ginrummy_qt.ui.theme import desk_palette, qss_desk
from tests.ui.test_start_page import Summary


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, faces: Faces) -> StartPage:
    window = QWidget()
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.setStyleSheet(qss_desk("light"))
    page = StartPage(settings, faces, window)
    page.show_matches(())
    window.show()
    return page


def resize(page: StartPage, wide: int, high: int) -> None:
    page.setGeometry(0, 0, wide, high)
    for _ in range(3):
        QTest.qWait(1)


def letters(page: StartPage) -> int:
    return page.levels.buttons["casual"].font().pixelSize()


@pytest.mark.parametrize(
    ("size", "expected"),
    [((800, 540), 14), ((1920, 1048), 14), ((2560, 1440), 19), ((3840, 2160), 28), ((5120, 2880), 28)],
)
def test_choices_grow_with_the_window(page: StartPage, size: tuple[int, int], expected: int) -> None:
    resize(page, *size)
    assert letters(page) == expected
    assert page.deal.height() >= 40 * expected / 14
    resize(page, 1280, 768)
    assert letters(page) == 14


@pytest.mark.parametrize("size", [(2560, 1400), (3840, 2100), (2160, 3800)], ids=str)
def test_large_choices_fit_in_every_language(page: StartPage, size: tuple[int, int]) -> None:
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            resize(page, *size)
            assert misfits(page) == [], code
    finally:
        languages.remove()


def test_large_choices_follow_the_colours_of_the_windows(page: StartPage, settings: Settings) -> None:
    resize(page, 3840, 2100)
    settings.desktop = "dark"
    window = page.parentWidget()
    assert window is not None
    window.setStyleSheet(qss_desk("dark"))
    QTest.qWait(1)
    assert desk_palette("dark").ink in page._centred.styleSheet()
    assert letters(page) > 14


def test_large_text_in_a_small_window_scrolls_down_alone(page: StartPage, system_font: QApplication) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(28)
    QApplication.setFont(large)
    window = page.parentWidget()
    assert window is not None
    window.setStyleSheet(qss_desk("light"))
    page.show_matches((Summary(), Summary(8)))
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            resize(page, 784, 516)
            assert page._area.horizontalScrollBar().maximum() == 0, code
            assert misfits(page) == [], code
    finally:
        languages.remove()
