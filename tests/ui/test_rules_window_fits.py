"""The window in which rules are chosen keeps its size, and cuts nothing on small screens."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Rules
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.theme import advance

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

IMPOSSIBLE = Rules.from_text(
    "modern oklahoma=yes opening=eleven knock_limit=0 big_gin_bonus=40 hollywood=yes seats=3"
)


@pytest.fixture
def own(settings: Settings) -> OwnRules:
    return OwnRules(settings.path.parent)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, own: OwnRules) -> RulesWindow:
    made = RulesWindow(settings, own)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.show_rules(PRESETS["modern"], "modern")
    made.resize(1180, 720)
    made.show()
    return made


def test_the_window_remembers_its_size(
    window: RulesWindow, qtbot: QtBot, settings: Settings, own: OwnRules
) -> None:
    window.resize(790, 633)
    window.reject()
    again = RulesWindow(Settings(settings.path.parent), own)
    qtbot.addWidget(again)
    assert again.size() == QSize(790, 633)


@pytest.mark.parametrize("words", ["english", "longer"])
@pytest.mark.parametrize("size", [(1024, 560), (1280, 766)], ids=str)
def test_nothing_is_cut(
    request: pytest.FixtureRequest, window: RulesWindow, own: OwnRules, size: tuple[int, int], words: str
) -> None:
    own.save("A name of the longest kind, n=32", Rules(gin_bonus=20))
    if words == "longer":
        request.getfixturevalue("longer")
        window.retranslate()
    window.resize(*size)
    for rules, key in (
        (PRESETS["modern"], "modern"),
        (IMPOSSIBLE, "modern"),
        (Rules.from_text("haus gin_bonus=40 first_dealer=low_card shutout=score_double"), own.entries[0][0]),
    ):
        window.show_rules(rules, key if key in PRESETS else f"own/{key}")
        for place in range(window.options.tabs.count()):
            window.options.tabs.setCurrentIndex(place)
            for _ in range(3):
                QApplication.processEvents()
            assert window.size() == QSize(*size)
            check_page(window, scrolls=words == "longer" or rules is not PRESETS["modern"])
            tab = window.options.tabs.tabRect(place)
            assert window.options.tabs.rect().contains(tab)


def check_page(window: RulesWindow, *, scrolls: bool) -> None:
    area = window.options.stack.currentWidget()
    assert isinstance(area, QScrollArea)
    page = area.widget()
    assert page is not None
    assert page.width() <= area.viewport().width()
    assert scrolls or page.height() <= area.viewport().height()
    for child in window.findChildren(QWidget):
        if not child.isVisible() or not isinstance(child, QAbstractButton | QLabel | QComboBox | QSpinBox):
            continue
        frame = page if page.isAncestorOf(child) else window
        place = child.mapTo(frame, QPoint(0, 0))
        assert frame.rect().contains(child.rect().translated(place)), child
        if isinstance(child, QAbstractButton):
            assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width() - 8, child.text()
        elif isinstance(child, QComboBox):
            assert child.fontMetrics().horizontalAdvance(child.currentText()) <= child.width() - 40
        elif isinstance(child, QSpinBox):
            assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width() - 10
        elif isinstance(child, QLabel):
            assert child.height() >= child.heightForWidth(child.width()) - 1, child.text()
    for number in range(window.list.count()):
        item = window.list.item(number)
        badge = 35 if ", changed" in item.text() else 0
        if badge and item.text().startswith("A name of the longest kind"):
            assert item.toolTip().startswith(item.text())  # shortened, and told in full
            continue
        assert advance(item.text(), 14, bold=True) + badge <= window.list.viewport().width() - 16
