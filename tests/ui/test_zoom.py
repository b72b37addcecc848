"""In a very large window everything beside the table is written larger, by one rule, and stays whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.statistics_query import StatisticsQuery
from ginrummy_qt.store import Store
from ginrummy_qt.ui.autoplay import let_it_settle
from ginrummy_qt.ui.dock import ScoreDock
from ginrummy_qt.ui.dock_place import DockPlace
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.replay_window import ReplayWindow
from ginrummy_qt.ui.review_window import ReviewWindow
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.theme import advance, qss_desk
from ginrummy_qt.ui.under_way_window import UnderWayWindow
from ginrummy_qt.ui.zoom import scale_of, zoom_for, zoom_of
from tests.models.records import played_records
from tests.ui.test_dock import Game

USUAL, LARGE = QSize(1280, 800), QSize(3840, 2160)

# The offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.mark.parametrize(
    ("size", "zoom"),
    [
        (QSize(800, 560), 1.0),
        (QSize(1920, 1080), 1.0),
        (QSize(3840, 1080), 1.0),
        (QSize(2560, 1440), 1.33),
        (LARGE, 2.0),
        (QSize(7680, 4320), 2.0),
    ],
)
def test_the_rule(size: QSize, zoom: float) -> None:
    assert zoom_for(size) == zoom


def test_large_text_needs_no_zoom_in_a_window_that_has_no_more_room_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ginrummy_qt.ui.zoom.text_scale", lambda: 2.0)
    assert zoom_for(LARGE) == 1.0


def opened(name: str, store: Store, settings: Settings, faces: Faces) -> QWidget:
    kinds: dict[str, Callable[[], QWidget]] = {
        "history": lambda: HistoryWindow(HistoryModel(store), settings),
        "under way": lambda: UnderWayWindow(HistoryModel(store, under_way=True), settings),
        "statistics": lambda: StatisticsWindow(StatisticsQuery(store), settings),
        "replay": lambda: ReplayWindow(played_records()[0], settings, faces),
        "review": lambda: ReviewWindow(played_records()[0], settings, faces, round_number=1),
    }
    return kinds[name]()


def sizes_of_text(window: QWidget) -> list[int]:
    """Return the sizes of the plain texts of ``window`` in pixels, the smallest first."""
    found: list[QLabel | QPushButton] = [*window.findChildren(QLabel), *window.findChildren(QPushButton)]
    return sorted(one.fontInfo().pixelSize() for one in found if one.isVisible() and one.text())


@pytest.mark.parametrize("name", ["history", "under way", "statistics", "replay", "review"])
def test_a_window_writes_larger_where_it_is_very_large(
    qtbot: QtBot, played: Store, tmp_path: Path, name: str
) -> None:
    settings = Settings(tmp_path)
    settings.animation = "off"
    window = opened(name, played, settings, Faces())
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    vars(qtbot).setdefault("kept", []).append(window)  # qtbot alone keeps no widget alive
    qtbot.addWidget(window)
    window.resize(USUAL)
    window.show()
    let_it_settle()
    small = sizes_of_text(window)
    window.resize(LARGE)
    let_it_settle()
    assert sizes_of_text(window)[0] == 2 * small[0]
    assert misfits(window) == []
    for button in window.findChildren(QPushButton):
        if button.isCheckable() and button.isVisible():
            words = advance(button.text(), button.fontInfo().pixelSize(), bold=True)
            assert button.width() >= words + 8, f"{button.text()}: no room for bold words"
    window.resize(USUAL)
    let_it_settle()
    assert sizes_of_text(window)[0] == small[0]


def test_the_side_panel_grows_with_its_window_and_its_moves_begin_below_the_sheet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    settings, game, window, pages = Settings(tmp_path), Game(), QMainWindow(), QWidget()
    window.setStyleSheet(qss_desk("light"))
    window.setCentralWidget(pages)
    qtbot.addWidget(window)
    dock = ScoreDock(cast("GameController", game), settings, window)
    vars(qtbot).setdefault("kept", []).extend((dock, pages))
    place = DockPlace(window, pages, dock)
    place.set_wanted(wanted=True)
    window.resize(USUAL)
    window.show()
    game.play_round()
    let_it_settle()
    wide, high = dock.width(), dock.sheet.height()
    assert dock.sheet.verticalScrollBar().maximum() == 0
    assert high == dock.sheet.verticalHeader().length() < dock.moves.height()
    assert dock.round_label.fontInfo().pixelSize() == 13
    window.resize(LARGE)
    let_it_settle()
    assert dock.body.minimumWidth() == 2 * wide
    assert dock.sheet.height() == dock.sheet.verticalHeader().length() == 2 * high
    assert dock.round_label.fontInfo().pixelSize() == 26
    assert misfits(dock) == []
    settings.desktop = "dark"
    assert dock.round_label.fontInfo().pixelSize() == 26
    window.resize(USUAL)
    let_it_settle()
    assert (dock.body.minimumWidth(), dock.sheet.height()) == (wide, high)
    assert dock.round_label.fontInfo().pixelSize() == 13


def test_a_part_asks_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    part = QLabel("text", window)
    assert (zoom_of(part), scale_of(part)) == (1.0, 1.0)
    window.setProperty("zoom", 1.5)
    assert (zoom_of(part), scale_of(part)) == (1.5, 1.5)
