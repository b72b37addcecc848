"""Help where somebody asks for it: F1 at the start, at the table, in other windows, even in a modal one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, Deal
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.options import Options
from ginrummy_qt.ui.help_desk import page_at_table
from ginrummy_qt.ui.help_window import HelpWindow
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.score_keeper import ScoreKeeper
from ginrummy_qt.ui.settings_dialog import SettingsDialog

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def main(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    services.settings.animation = "off"
    window = MainWindow(services)
    window.show()
    window.activateWindow()
    qtbot.waitActive(window)
    yield window
    window.close()
    QApplication.processEvents()
    services.close()
    window.deleteLater()


def f1(qtbot: QtBot, window: QWidget) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    QTest.keyClick(window, Qt.Key.Key_F1)


def helped(main: MainWindow) -> HelpWindow:
    window = main.help.window
    assert window is not None
    return window


def test_f1_on_the_start_page_tells_the_game_in_short(qtbot: QtBot, main: MainWindow) -> None:
    f1(qtbot, main)
    assert helped(main).browser.key == "short"
    assert not helped(main).isModal()


def test_f1_at_the_table_fits_the_moment_and_the_rules(qtbot: QtBot, main: MainWindow) -> None:
    main.page.ensurePolished()
    main._controller.new_match(PRESETS["nl"], seats_for("casual"), [Deal(11)])
    f1(qtbot, main)
    window = helped(main)
    view = main._controller.view
    assert view is not None
    assert window.browser.key == page_at_table(view, match_over=False).partition("#")[0]
    assert window.figures.text() == "Figures for: Dutch"
    main.show_start()
    assert window.figures.text() == "Figures for: Modern", "the rules chosen for the next match"
    main.start.picker.presets.setFocus()
    main._services.settings.preset = "palace"
    assert window.figures.text() == "Figures for: Palace"


def test_every_phase_has_a_page(main: MainWindow) -> None:
    assert page_at_table(None, match_over=False) == "short"
    main._controller.new_match(PRESETS["haus"], seats_for("casual"), [Deal(12)])
    view = main._controller.view
    assert view is not None
    assert page_at_table(view, match_over=True) == "match"
    assert page_at_table(view, match_over=False) in {"deal#first", "turn"}


@pytest.mark.parametrize(
    ("kind", "page"), [(ScoreKeeper, "paper"), (SettingsDialog, "settings"), (RulesWindow, "rules")]
)
def test_f1_in_a_window_of_its_own(qtbot: QtBot, main: MainWindow, kind: type[QWidget], page: str) -> None:
    {ScoreKeeper: main.tools.show_keeper, SettingsDialog: main.tools.show_settings}.get(
        kind, main.start.picker.show_window
    )()
    window = main.findChild(kind)
    assert isinstance(window, QWidget)
    f1(qtbot, window)
    assert helped(main).browser.key == page
    # A modal window keeps all others from answering but those below it.
    assert helped(main).parentWidget() is (window if window.isModal() else main)
    window.close()


def test_there_is_one_help_window(qtbot: QtBot, main: MainWindow) -> None:
    f1(qtbot, main)
    first = helped(main)
    main.tools.show_settings()
    settings = main.findChild(SettingsDialog)
    assert isinstance(settings, SettingsDialog)
    f1(qtbot, settings)
    assert helped(main) is first
    assert first.browser.key == "settings"
    settings.close()


def test_links_open_what_they_name(qtbot: QtBot, main: MainWindow) -> None:
    f1(qtbot, main)
    window = helped(main)
    window.command_wanted.emit("keeper")
    keeper = main.findChild(ScoreKeeper)
    assert isinstance(keeper, ScoreKeeper)
    keeper.close()
    window.command_wanted.emit("settings")
    settings = main.findChild(SettingsDialog)
    assert isinstance(settings, SettingsDialog)
    settings.close()
    window.command_wanted.emit("rules")
    rules = main.findChild(RulesWindow)
    assert isinstance(rules, RulesWindow)
    rules.close()


def test_the_rules_of_the_match_keep_a_key_of_their_own(main: MainWindow) -> None:
    assert main.menus.rules.shortcut().toString() == "Shift+F1"
    assert main.menus.pages.shortcut().toString() == "F1"
