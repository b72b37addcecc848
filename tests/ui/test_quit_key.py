"""The key that quits does so in every window of the program."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

import ginrummy_qt.ui
from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, MatchRecord
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.people import People
from ginrummy_qt.options import Options
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.menus import Menus
from ginrummy_qt.ui.message import ask
from tests.engine.matches import match_of, play

# Every one of them is a window, and the offscreen platform says of windows that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def _record() -> MatchRecord:
    return play(match_of(PRESETS["haus"]), random.Random(5), rounds=2)


def _folder(main: MainWindow) -> Path:
    return Path(main.property("data"))


def _at_table(main: MainWindow) -> Menus:
    main.start.deal.click()
    return main.menus


WINDOWS: dict[str, Callable[[MainWindow], object]] = {
    "HelpWindow": lambda main: main.menus.pages.trigger(),
    "GuideWindow": lambda main: main.menus.guide.trigger(),
    "AboutDialog": lambda main: main.menus.about.trigger(),
    "HistoryWindow": lambda main: main.menus.history.trigger(),
    "UnderWayWindow": lambda main: main.menus.under_way.trigger(),
    "StatisticsWindow": lambda main: main.menus.statistics.trigger(),
    "SettingsDialog": lambda main: main.menus.settings.trigger(),
    "ScoreKeeper": lambda main: main.menus.keeper.trigger(),
    "PeopleDialog": lambda main: main.desk.show_people(People(_folder(main))),
    "RulesDialog": lambda main: _at_table(main).rules.trigger(),
    "FairWindow": lambda main: _at_table(main).fair.trigger(),
    "ReplayWindow": lambda main: main.desk.show_replay(_record()),
    "ReviewWindow": lambda main: main.desk.reviews.show_record(_record()),
    "RulesWindow": lambda main: main.start.picker.show_window(),
    "SeatsDialog": lambda main: main.start.players.show_window(),
    "MessageBox": lambda main: main.tell((lambda: "Told.",)),
}
"""By class, how each is opened."""

INNER = {"MainWindow", "NameDialog"}
"""The program's own window, and what asks for one word inside others."""


@pytest.fixture
def main(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    services.settings.animation = "off"
    window = MainWindow(services)
    window.restore_and_show()
    window.setProperty("data", str(tmp_path / "data"))
    window.complete()
    yield window
    window.close()
    services.close()
    window.deleteLater()
    QTest.qWait(1)  # deletes it now, with all windows that belong to it: none is left to take the focus


@pytest.mark.parametrize("name", WINDOWS)
def test_ctrl_q_quits_from(qtbot: QtBot, main: MainWindow, name: str) -> None:
    WINDOWS[name](main)

    def shown() -> list[QWidget]:
        found = [one for one in QApplication.topLevelWidgets() if type(one).__name__ == name]
        return [one for one in found if one.isVisible() and one.isActiveWindow()]

    qtbot.waitUntil(lambda: bool(shown()))
    (window,) = shown()
    assert main.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not main.isVisible()
    # The last window is closed, for Qt, when those that are left belong to it: the program ends.
    assert window.windowHandle().transientParent() == main.windowHandle()


@pytest.mark.parametrize("name", ["HistoryWindow", "StatisticsWindow", "RulesWindow"])
def test_ctrl_q_quits_from_a_question_and_answers_it_with_no(
    qtbot: QtBot, main: MainWindow, name: str
) -> None:
    WINDOWS[name](main)
    done: list[bool] = []
    (window,) = (one for one in QApplication.topLevelWidgets() if type(one).__name__ == name)
    box = ask(window, lambda: "Delete?", lambda: "All of it.", lambda: "Delete", lambda: done.append(True))
    qtbot.waitUntil(box.isActiveWindow)
    QTest.keyClick(box, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not main.isVisible()
    assert not window.isVisible() or window.windowHandle().transientParent() == main.windowHandle()
    assert not done


def test_an_open_box_follows_the_language_and_answers_as_before(qtbot: QtBot, main: MainWindow) -> None:
    done: list[bool] = []
    said = main._services.languages
    box = ask(
        main,
        lambda: f"<b>Question</b> in {said.current}?",
        lambda: f"More in {said.current}.",
        lambda: f"Yes in {said.current}",
        lambda: done.append(True),
    )
    qtbot.waitUntil(box.isVisible)
    for language in LANGUAGES:
        said.set(language)
        qtbot.waitUntil(lambda language=language: box.text() == f"<b>Question</b> in {language}?")  # type: ignore[misc]
        assert box.informativeText() == f"More in {language}."
        labels = [label for label in box.findChildren(QLabel) if label.text()]
        assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
        assert f"Yes in {language}" in {button.text() for button in box.buttons()}
    (yes,) = (button for button in box.buttons() if button.text().startswith("Yes"))
    QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
    assert done == [True]


def test_there_are_no_boxes_but_those_that_follow() -> None:
    ready = {"information", "question", "warning", "critical"}  # as Qt's static functions are called
    named = {
        path.name
        for path in Path(ginrummy_qt.ui.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QMessageBox")
        or (isinstance(node, ast.Attribute) and node.attr in ready)
    }
    assert not named


def test_no_window_is_forgotten() -> None:
    bases = {"QDialog", "QMainWindow", "QMessageBox"}
    found = set()
    for path in Path(ginrummy_qt.ui.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and bases & {getattr(base, "id", "") for base in node.bases}:
                found.add(node.name)
    assert found == set(WINDOWS) | INNER
