"""The thinking time from the row in the settings to the question that the computer is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, BigGin, Deal
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.options import Options
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.settings_dialog import SettingsDialog
from ginrummy_qt.ui.theme import qss_desk
from tests.engine.rounds import simple_action
from tests.models.computers import FakeComputer

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

PACE = 2
"""The page."""


@pytest.fixture
def services(qapp: QApplication, tmp_path: Path) -> Iterator[Services]:
    del qapp
    made = make_services(Options(profile=tmp_path / "profile", language="en"))
    yield made
    made.close()


@pytest.fixture
def dialog(qtbot: QtBot, services: Services, faces: Faces) -> SettingsDialog:
    made = SettingsDialog(services.settings, services.languages, faces)
    qtbot.addWidget(made)
    made.setStyleSheet(qss_desk("light"))
    made.pages.setCurrentRow(PACE)
    made.show()
    return made


def on_disk(settings: Settings) -> str:
    """What another start of the program would read."""
    return Settings(settings.path.parent).thinking


def test_a_question_after_the_change_may_take_what_was_chosen(
    services: Services, dialog: SettingsDialog
) -> None:
    buttons = dialog.segments["thinking"].buttons
    computer, game = FakeComputer(), services.controller
    game._asking._employ(computer)
    computer.setParent(game)
    assert game.new_match(PRESETS["haus"], seats_for("expert"), deals=map(Deal, count(1)))

    def asked() -> float:
        """Play on to the next question; what its answer may take, in seconds."""
        before = len(computer.questions)
        while len(computer.questions) == before:
            assert game.view is not None
            if game.busy:
                computer.answer()
            else:
                assert game.act(simple_action(game.view))
        return computer.questions[-1][4]

    assert asked() == 1
    QTest.mouseClick(buttons["long"], Qt.MouseButton.LeftButton)
    assert computer.questions[-1][4] == 1  # the one that is being thought about goes on as it was asked
    assert asked() == 3
    QTest.mouseClick(buttons["short"], Qt.MouseButton.LeftButton)
    assert asked() == 0.3
    QTest.mouseClick(buttons["normal"], Qt.MouseButton.LeftButton)
    computer.answer(BigGin())  # is not legal: another level is asked about the same move
    assert computer.questions[-1][2:] == ("casual", computer.questions[-2][3], 1)


def test_the_row_is_chosen_from_by_click_and_by_key(
    services: Services, dialog: SettingsDialog, qtbot: QtBot
) -> None:
    settings, row = services.settings, dialog.segments["thinking"]
    assert row.value == "normal"
    with qtbot.waitSignal(settings.changed) as changed:
        QTest.mouseClick(row.buttons["long"], Qt.MouseButton.LeftButton)
    assert changed.args == ["thinking"]
    assert (row.value, on_disk(settings)) == ("long", "long")
    QTest.keyClick(row.buttons["long"], Qt.Key.Key_Left)
    assert (row.value, on_disk(settings)) == ("normal", "normal")
    QTest.keyClick(row.buttons["normal"], Qt.Key.Key_Left)
    assert (row.value, on_disk(settings)) == ("short", "short")
    settings.thinking = "long"  # from elsewhere
    assert row.value == "long"


def test_tab_comes_to_the_row_after_that_of_the_animation(dialog: SettingsDialog) -> None:
    dialog.activateWindow()
    dialog.segments["animation"].buttons["normal"].setFocus()
    QTest.keyClick(dialog.segments["animation"].buttons["normal"], Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.segments["thinking"].buttons["normal"]


def test_the_row_is_told_to_screen_readers(dialog: SettingsDialog) -> None:
    group = QAccessible.queryAccessibleInterface(dialog.segments["thinking"])
    assert group.role() == QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "Thinking time"
    buttons = [group.child(place) for place in range(group.childCount())]
    names = [button.text(QAccessible.Text.Name) for button in buttons]
    assert names == ["Thinking time: 0.3 s", "Thinking time: 1 s", "Thinking time: 3 s"]
    assert [button.role() for button in buttons] == [QAccessible.Role.RadioButton] * 3
    assert [button.state().checked for button in buttons] == [0, 1, 0]
    assert {button.text(QAccessible.Text.Description) for button in buttons} == {dialog.note.text()}
    assert "expert" in dialog.note.text()


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_in_every_language(
    services: Services, faces: Faces, qtbot: QtBot, system_font: QApplication, language: str, scale: int
) -> None:
    large = system_font.font()
    large.setPixelSize(14 * scale)
    system_font.setFont(large)
    services.languages.set(language)
    dialog = SettingsDialog(services.settings, services.languages, faces)
    qtbot.addWidget(dialog)
    dialog.setStyleSheet(qss_desk("light"))
    dialog.resize(800, 520)
    dialog.pages.setCurrentRow(PACE)
    dialog.show()
    QTest.qWait(2)
    shown = [button.text() for button in dialog.segments["thinking"].buttons.values()]
    assert shown == ["0.3 s" if language == "en" else "0,3 s", "1 s", "3 s"]
    page = dialog.stack.currentWidget()
    assert isinstance(page, QScrollArea)
    assert page.horizontalScrollBar().maximum() == 0
    assert (page.verticalScrollBar().maximum() == 0) is (scale == 1)
    assert misfits(page) == []
    assert dialog.note.height() >= dialog.note.heightForWidth(dialog.note.width())


def test_the_row_follows_the_language(services: Services, dialog: SettingsDialog) -> None:
    services.languages.set("sv")
    QApplication.processEvents()
    row = dialog.segments["thinking"]
    assert row.buttons["short"].text() == "0,3 s"
    assert row.buttons["short"].accessibleName() == "Betänketid: 0,3 s"
    assert row.buttons["short"].accessibleDescription() == dialog.note.text()
    assert "experten" in dialog.note.text()
