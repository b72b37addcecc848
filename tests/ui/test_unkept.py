"""A folder that cannot be written: the program offers to play without keeping, and says so all the time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt import app
from ginrummy_qt.app import make_services, run, start_problems
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.troubles import StartTrouble
from ginrummy_qt.options import Options
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.message_box import MessageBox
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.unkept_strip import UnkeptStrip

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux’s, and read-only for root too"),
    pytest.mark.qt_log_ignore("propagateSizeHints"),
]
NOWHERE = Path("/proc/ginrummy")


@pytest.fixture
def unkept(qapp: QApplication) -> Iterator[tuple[MainWindow, Services]]:
    services = make_services(Options(profile=NOWHERE, language="en"), keep=False)
    services.settings.animation = "off"
    window = MainWindow(services)
    window.restore_and_show()
    window.complete()
    yield window, services
    window.close()
    services.close()
    window.deleteLater()
    QTest.qWait(1)  # deletes it now, with all windows that belong to it: none is left to take the focus


def test_it_is_said_on_the_start_page_and_while_playing_in_every_language(
    qtbot: QtBot, unkept: tuple[MainWindow, Services]
) -> None:
    window, services = unkept
    (strip,) = window.findChildren(UnkeptStrip)
    said: set[str] = set()
    for playing in (False, True):
        if playing:
            window.start.deal.click()
        for language in LANGUAGES:
            services.languages.set(language)
            qtbot.waitUntil(lambda: strip.text() not in said or window.page.isVisible())
            said.add(strip.text())
            assert strip.isVisible()
            assert str(NOWHERE) in strip.text()
            qtbot.waitUntil(lambda: strip.height() >= strip.heightForWidth(strip.width()))
            qtbot.waitUntil(lambda: strip.geometry().bottom() < window.pages.geometry().top())
    assert window.page.isVisible()
    assert len(said) == len(LANGUAGES)
    assert start_problems(services) == [], "the strip says it already"


def test_a_match_can_be_played_resumed_and_looked_at_as_ever(
    qtbot: QtBot, unkept: tuple[MainWindow, Services]
) -> None:
    window, services = unkept
    window.start.deal.click()
    qtbot.waitUntil(lambda: services.controller.view is not None and services.controller.view.my_turn)
    view = services.controller.view
    assert view is not None
    assert services.controller.act(next(iter(view.legal_actions)))
    before = services.controller.view
    window.menus.start_page.trigger()
    assert window.start.card.isVisible()
    window.start.resume.click()
    assert services.controller.view == before
    services.settings.table = "blue"
    assert services.settings.table == "blue", "what is chosen counts until the end"
    assert not NOWHERE.exists()


def test_where_all_is_kept_there_is_no_strip(qtbot: QtBot, tmp_path: Path) -> None:
    services = make_services(Options(profile=tmp_path, language="en"))
    window = MainWindow(services)
    qtbot.addWidget(window)
    assert not window.findChildren(UnkeptStrip)
    services.close()


def answer(words: str) -> Callable[[], None]:
    """Press the button called so in the box that will be open; empty: press Esc."""

    def press() -> None:
        (box,) = (
            one for one in QApplication.topLevelWidgets() if isinstance(one, MessageBox) and one.isVisible()
        )
        assert str(NOWHERE) in box.text()
        if words:
            (button,) = (one for one in box.findChildren(QPushButton) if one.text() == words)
            button.click()
        else:
            QTest.keyClick(box, Qt.Key.Key_Escape)

    return press


@pytest.mark.parametrize(("words", "plays"), [("Play without keeping", True), ("Quit", False), ("", False)])
def test_the_start_asks(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, words: str, plays: bool) -> None:
    opened: list[bool] = []

    def show(_application: QApplication, _options: Options, services: Services) -> int:
        opened.append(services.games.unkept == NOWHERE)
        services.close()
        return 0

    monkeypatch.setattr(app, "can_ask", lambda: True)
    monkeypatch.setattr(app, "show", show)
    QTimer.singleShot(0, qapp, answer(words))
    assert run(Options(profile=NOWHERE, language="en")) == 0
    assert opened == [True] * plays


def test_without_a_screen_it_is_refused_as_before(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(Options(profile=NOWHERE, language="en")) == 2
    assert str(NOWHERE) in capsys.readouterr().err


def test_other_troubles_are_no_reason_to_play_without_keeping(tmp_path: Path) -> None:
    first = make_services(Options(profile=tmp_path, language="en"))
    with pytest.raises(StartTrouble) as trouble:
        make_services(Options(profile=tmp_path, language="en"))
    assert (trouble.value.locked, trouble.value.unwritable) == (True, False)
    first.close()
