"""A second start on the same profile: the window that is open comes to the front, or says who plays."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.models.front import FRONT_NAME
from ginrummy_qt.models.people import People
from ginrummy_qt.options import Options
from ginrummy_qt.store import Store
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.people_dialog import PeopleDialog
from tests.engine import sealed

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def main(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    window = MainWindow(services)
    window.restore_and_show()
    window.complete()
    yield window
    window.close()
    services.close()
    assert not (tmp_path / "profile" / FRONT_NAME).exists()
    window.deleteLater()
    QTest.qWait(1)  # deletes it now, with all windows that belong to it: none is left to take the focus


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ginrummy_qt", "--language", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
    )


def test_the_window_comes_back_and_opens_the_files(qtbot: QtBot, main: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "match.ginrummy"
    file.write_text(sealed.match(seed=2).to_text(), encoding="utf-8")
    main.showMinimized()
    with start("--profile", str(tmp_path / "profile"), str(file)) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
        out, err = second.communicate()
    assert (second.returncode, out, err) == (0, "", "")
    qtbot.waitUntil(lambda: not main.isMinimized())
    qtbot.waitUntil(lambda: len(main._services.controller.store.finished()) == 1)


def test_where_nobody_answers_it_is_refused_as_before(tmp_path: Path) -> None:
    with Store.open(tmp_path), start("--profile", str(tmp_path)) as second:
        out, err = second.communicate(timeout=60)
    assert (second.returncode, out) == (2, "")
    assert "already uses the profile" in err


@pytest.mark.parametrize("answers", [True, False])
def test_the_list_of_players_shows_the_window_of_who_plays_elsewhere(
    qtbot: QtBot, tmp_path: Path, answers: bool
) -> None:
    called: list[Path] = []
    people = People(tmp_path / "data")
    made, _ = people.make("Bo")
    assert made is not None
    free, _ = people.make("Cecilia")
    assert free is not None

    def front(folder: Path) -> bool:
        called.append(folder)
        return answers

    with Store.open(people.folder), Store.open(made.profile.folder):
        dialog = PeopleDialog(people, locked=True, front=front)
        qtbot.addWidget(dialog)
        dialog.show()
        for row, folder in ((0, people.folder), (1, made.profile.folder)):
            dialog.show()
            dialog.list.setCurrentRow(row)
            assert dialog.open_button.text() == "Show window"
            QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
            assert called[-1] == folder
            assert dialog.isVisible() is not answers
            assert dialog.why.isVisible() is not answers
        dialog.list.setCurrentRow(2)
        assert dialog.open_button.text() == "Play"
        with qtbot.waitSignal(dialog.switch_wanted):
            dialog.open_button.click()
    assert len(called) == 2
