"""Wherever Tab goes, it can be seen where the focus is: in strokes that differ by 3 : 1, in every colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.statistics_query import StatisticsQuery
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.replay_window import ReplayWindow
from ginrummy_qt.ui.ringed_area import RingedArea
from ginrummy_qt.ui.settings_dialog import SettingsDialog
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.theme import contrast, qss_desk
from tests.models.records import played_records

LEAST = 60
"""Pixels: less than the edge of the smallest thing that takes the focus."""


def changed(window: QWidget, stop: QWidget) -> int:
    """Return how many pixels at ``stop`` differ by 3 : 1 with and without the focus."""
    place = QRect(stop.mapTo(window, QPoint(0, 0)), stop.size())
    place = place.adjusted(-8, -8, 8, 8).intersected(window.rect())

    def look() -> memoryview[int]:
        image = window.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)
        return memoryview(bytes(image.constBits())).cast("I")

    stop.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.qWait(1)
    focused = look()
    stop.clearFocus()
    QTest.qWait(1)
    pairs = Counter(zip(focused, look(), strict=True))

    def name(pixel: int) -> str:
        return f"#{pixel & 0xFFFFFF:06x}"

    return sum(count for (a, b), count in pairs.items() if a != b and contrast(name(a), name(b)) >= 3)


def unseen(qtbot: QtBot, window: QWidget) -> list[str]:
    """Tab through ``window``; return the stops whose focus is hard to see."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    stops: list[QWidget] = []
    while len(stops) < 80:
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        stop = QApplication.focusWidget()
        if stop is None or stop in stops:
            break
        stops.append(stop)
    assert len(stops) > 3
    return [
        f"{type(stop).__name__} {stop.accessibleName()}" for stop in stops if changed(window, stop) < LEAST
    ]


@pytest.mark.parametrize("desktop", ["light", "dark", "contrast"])
@pytest.mark.parametrize("kind", ["settings", "history", "statistics", "replay"])
def test_the_focus_is_seen_at_every_stop(
    qtbot: QtBot, settings: Settings, faces: Faces, played: Store, kind: str, desktop: str
) -> None:
    settings.desktop = desktop
    settings.animation = "off"
    windows: dict[str, Callable[[], QWidget]] = {
        "settings": lambda: SettingsDialog(settings, LanguageManager(), faces),
        "history": lambda: HistoryWindow(HistoryModel(played), settings),
        "statistics": lambda: StatisticsWindow(StatisticsQuery(played), settings),
        "replay": lambda: ReplayWindow(played_records()[0], settings, faces),
    }
    window = windows[kind]()
    qtbot.addWidget(window)
    if kind == "settings":  # the others see to it themselves
        window.setStyleSheet(qss_desk(desktop))
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    window.show()
    assert unseen(qtbot, window) == []


def test_an_area_is_a_stop_only_where_it_scrolls(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    before, after = QPushButton("before"), QPushButton("after")
    area = RingedArea()
    text = QLabel("\n".join("line" for _ in range(30)))
    area.setWidget(text)
    for part in (before, area, after):
        column.addWidget(part)
    window.resize(300, 1200)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after
    window.resize(300, 240)
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area
    QTest.keyClick(area, Qt.Key.Key_PageDown)
    assert area.verticalScrollBar().value() > 0
    assert changed(window, area) >= LEAST
