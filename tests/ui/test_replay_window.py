"""The window of a replay: keys, buttons, slider, the table at rest equal to the record, fitting texts."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, MatchRecord
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.replay_window import ReplayWindow
from ginrummy_qt.ui.transport import SPEEDS
from tests.engine.matches import match_of, play


@cache
def record_of(preset: str = "haus") -> MatchRecord:
    return play(match_of(PRESETS[preset]), random.Random(5), rounds=3)


def make(qtbot: QtBot, settings: Settings, faces: Faces, preset: str = "haus") -> ReplayWindow:
    settings.animation = "off"
    window = ReplayWindow(record_of(preset), settings, faces)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, faces: Faces) -> ReplayWindow:
    return make(qtbot, settings, faces)


def at(window: ReplayWindow) -> tuple[int, int]:
    return window.replay.round_number, window.replay.step


def press(window: ReplayWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window, key)


def check(window: ReplayWindow) -> None:
    for view, table in zip(window.views, window.replay.tables, strict=True):
        view.finish()
        shown = table.view
        assert shown is not None
        assert view.check(shown) == []


def test_the_keys_of_a_player(window: ReplayWindow) -> None:
    key = Qt.Key
    press(window, key.Key_Right, key.Key_Right, key.Key_Right)
    assert at(window) == (1, 3)
    press(window, key.Key_Left)
    assert at(window) == (1, 2)
    press(window, key.Key_End)
    assert at(window) == (1, window.replay.steps)
    press(window, key.Key_Right)
    assert at(window) == (2, 0)
    press(window, key.Key_Right, key.Key_PageUp)
    assert at(window) == (2, 0)
    press(window, key.Key_PageUp)
    assert at(window) == (1, 0)
    press(window, key.Key_PageDown, key.Key_PageDown, key.Key_PageDown)
    assert at(window) == (3, 0)
    press(window, key.Key_Home, key.Key_Left)
    assert at(window)[0] == 2
    press(window, key.Key_O)
    assert window.hands.isChecked()
    press(window, key.Key_Escape)
    assert not window.isVisible()


def test_the_table_shows_every_step(window: ReplayWindow) -> None:
    for hands in (False, True):
        window.hands.setChecked(hands)
        window.replay.go(1, 0)
        check(window)
        while window.replay.round_number == 1:
            QTest.mouseClick(window.transport.forward, Qt.MouseButton.LeftButton)
            check(window)
        for step in range(window.replay.steps, 0, -3):
            window.transport.slider.setValue(step)
            assert at(window) == (2, step)
            check(window)


def test_open_hands_lie_face_up(window: ReplayWindow) -> None:
    window.transport.slider.setValue(6)
    row = window.views[0].table.opponent
    assert row.backs
    QTest.mouseClick(window.hands, Qt.MouseButton.LeftButton, pos=QPoint(10, window.hands.height() // 2))
    assert not row.backs
    assert set(row.open) == set(window.replay.match.round.hand(1 - window.replay.tables[0].table_seat))
    QTest.mouseClick(window.hands, Qt.MouseButton.LeftButton, pos=QPoint(10, window.hands.height() // 2))
    assert row.backs


def test_a_press_on_the_slider_goes_there(window: ReplayWindow) -> None:
    slider = window.transport.slider
    middle = slider.rect().center().y()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, middle))
    assert at(window) == (1, window.replay.steps)
    assert not window.transport.last.isEnabled()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(1, middle))
    assert at(window) == (1, 0)
    assert not window.transport.first.isEnabled()


def test_it_plays_to_the_end_and_stops(
    window: ReplayWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SPEEDS, "fast", 0)
    window.set_speed("fast")
    window.replay.go(3, 0)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.playing)
    qtbot.waitUntil(lambda: window.replay.at_end, timeout=20_000)
    assert not window.playing
    assert not window.transport.play.isEnabled()


def test_a_step_by_hand_pauses(window: ReplayWindow) -> None:
    press(window, Qt.Key.Key_Space, Qt.Key.Key_Right)
    assert not window.playing
    assert at(window) == (1, 1)


def test_motion_ends_in_the_record(qtbot: QtBot, window: ReplayWindow, settings: Settings) -> None:
    settings.animation = "fast"
    window.hands.setChecked(True)
    window.replay.forward()
    window.replay.forward()
    qtbot.waitUntil(lambda: not window.replay.tables[0].moving, timeout=10_000)
    check(window)


def test_the_score_sheet_stands_as_it_stood(window: ReplayWindow) -> None:
    assert window.sheet.sheet_model.rowCount() == 1
    window.replay.go(3, 0)
    assert window.sheet.sheet_model.rowCount() == 3
    press(window, Qt.Key.Key_F9)
    assert not window.sheet.isVisible()
    assert not window.sheet_button.isChecked()


def test_pairs_have_both_tables(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    window = make(qtbot, settings, faces, "sv_pairs")
    window.sheet.hide()
    assert len(window.views) == 2
    for _ in range(12):
        press(window, Qt.Key.Key_Right)
        check(window)


def test_this_deal_again_names_the_round(window: ReplayWindow, qtbot: QtBot) -> None:
    window.rounds.setCurrentIndex(1)
    window.rounds.activated.emit(1)
    with qtbot.waitSignal(window.deal_wanted) as wanted:
        QTest.mouseClick(window.again, Qt.MouseButton.LeftButton)
    assert wanted.args == [window.replay.record, 2]


@pytest.mark.parametrize("size", [QSize(640, 600), QSize(800, 600), QSize(1280, 800)])
def test_texts_fit_in_every_language(window: ReplayWindow, size: QSize) -> None:
    languages = LanguageManager()
    window.resize(size)
    window.replay.go(2, 5)
    try:
        for code in LANGUAGES:
            languages.set(code)
            for _ in range(4):  # one layout asks for the next
                QTest.qWait(1)
            assert misfits(window) == [], code
    finally:
        languages.remove()


@pytest.mark.parametrize("preset", ["haus", "sv_pairs"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_large_text_leaves_the_table_its_room(
    qtbot: QtBot, system_font: QApplication, settings: Settings, faces: Faces, percent: int, preset: str
) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(round(14 * percent / 100))
    QApplication.setFont(large)
    window = make(qtbot, settings, faces, preset)
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for size in (QSize(1280, 800), QSize(784, 600), QSize(900, 1400)):
                window.resize(size)
                for _ in range(6):
                    QTest.qWait(5)
                # The names of two pairs may end in dots; the tool tip has them whole.
                wrong = [each for each in misfits(window) if not each.startswith("ChoiceList")]
                assert wrong == [], (code, size)
                assert window.rounds.toolTip() == window.rounds.currentText()
                shown = [view for view in window.views if view.isVisible()]
                assert all(view.height() >= 300 for view in shown)
                assert window.transport.slider.width() >= 120
                if size.height() == 600:  # however much scrolls, all of it can be seen
                    place = window.felt.mapTo(window._area.viewport(), QPoint(0, 0))
                    seen = window.felt.rect().translated(place).intersected(window._area.viewport().rect())
                    assert seen.height() >= 0.85 * window.felt.height()
        window.resize(784, 600)
        for _ in range(6):
            QTest.qWait(5)
        window._area.ensureWidgetVisible(window.again)
        assert window.again.visibleRegion().boundingRect().size() == window.again.size()
    finally:
        languages.remove()


def test_the_keys_of_the_window_work_at_once(window: ReplayWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    focus = QApplication.focusWidget()
    target = focus or window
    QTest.keyClick(target, Qt.Key.Key_End)
    assert window.replay.at_end or window.replay.step == window.replay.steps
    QTest.keyClick(target, Qt.Key.Key_PageDown)
    assert at(window) == (2, 0)
