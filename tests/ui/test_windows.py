"""Windows are no larger than the screen, and their buttons look alike."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui import about, windows
from ginrummy_qt.ui.about import AboutDialog
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.settings_dialog import SettingsDialog
from ginrummy_qt.ui.small_dialogs import RulesDialog
from ginrummy_qt.ui.theme import qss_desk

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

ROOM = QSize(1008, 528)
"""What a screen of 1024 × 600 leaves beside a panel and the frame."""


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.setStyleSheet(qss_desk("light"))
    qtbot.addWidget(window)
    return window


@pytest.fixture
def make(parent: QWidget, settings: Settings, faces: Faces) -> Callable[[str], QDialog]:
    def made(name: str) -> QDialog:
        match name:
            case "rules":
                return RulesDialog(PRESETS["tournament"], parent)
            case "about":
                return AboutDialog(Path("profile"), parent)
            case "settings":
                return SettingsDialog(settings, LanguageManager(), faces, parent)
            case _:
                return RulesWindow(settings, OwnRules(settings.path.parent), parent)

    return made


@pytest.mark.parametrize("name", ["rules", "about", "settings", "rules window"])
def test_windows_fit_the_screen(
    make: Callable[[str], QDialog], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for module in (windows, about):
        monkeypatch.setattr(module, "room_on_screen", lambda _window: ROOM)
    dialog = make(name)
    dialog.show()
    assert dialog.width() <= ROOM.width()
    assert dialog.height() <= ROOM.height()


def test_room_is_that_of_the_screen(parent: QWidget) -> None:
    room = windows.room_on_screen(parent)
    screen = parent.screen().availableGeometry().size()
    assert room.width() <= screen.width()
    assert room.height() < screen.height()


@pytest.mark.parametrize("name", ["rules", "about", "settings"])
def test_the_button_that_closes_is_the_same_everywhere(make: Callable[[str], QDialog], name: str) -> None:
    dialog = make(name)
    dialog.show()
    closing = [button for button in dialog.findChildren(QPushButton) if button.text() == "Close"]
    assert [(button.objectName(), button.icon().isNull()) for button in closing] == [("primary", True)]
    closing[0].click()
    assert not dialog.isVisible()
