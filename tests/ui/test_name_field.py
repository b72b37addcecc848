"""Fields for names say so when letters are left out, wherever a person writes one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.options import Options
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.name_field import NameField
from ginrummy_qt.ui.score_keeper import ScoreKeeper
from ginrummy_qt.ui.seats_dialog import SeatsDialog

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

SAID = {
    "en": "A name can have at most 5 characters.",
    "de": "Der Name darf höchstens 5 Zeichen lang sein.",
    "nl": "De naam mag hooguit 5 tekens lang zijn.",
    "sv": "Namnet får ha högst 5 tecken.",
}


@pytest.fixture
def field(qtbot: QtBot) -> NameField:
    window = QWidget()
    qtbot.addWidget(window)
    field = NameField(5, parent=window)
    window.show()
    return field


def test_a_letter_too_many_is_told_until_there_is_room_again(field: NameField) -> None:
    QTest.keyClicks(field, "Berta")
    assert not field.accessibleDescription()
    QTest.keyClicks(field, "l")
    assert field.text() == "Berta"
    assert field.accessibleDescription() == SAID["en"]
    assert QToolTip.text() == SAID["en"]
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert not field.accessibleDescription()


def test_what_is_pasted_and_cut_is_told_too(field: NameField) -> None:
    QApplication.clipboard().setText("Bertalein")
    field.paste()
    assert field.text() == "Berta"
    assert field.accessibleDescription() == SAID["en"]


@pytest.fixture
def main(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    window = MainWindow(services)
    window.restore_and_show()
    window.complete()
    yield window
    window.close()
    services.close()
    window.deleteLater()
    QTest.qWait(1)  # deletes it now, with all windows that belong to it: none is left to take the focus


OPENING: dict[type[QWidget], Callable[[MainWindow], object]] = {
    ScoreKeeper: lambda main: main.menus.keeper.trigger(),
    SeatsDialog: lambda main: main.start.players.show_window(),
}


@pytest.mark.parametrize("kind", OPENING)
def test_no_field_for_text_is_cut_in_silence(main: MainWindow, kind: type[QWidget]) -> None:
    OPENING[kind](main)
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, kind))
    endless = QLineEdit().maxLength()
    limited = [one for one in window.findChildren(QLineEdit) if one.maxLength() < endless]
    names = [one for one in limited if one.maxLength() > 3]  # the others are for points
    assert names
    assert all(isinstance(one, NameField) for one in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_in_force(main: MainWindow, field: NameField, language: str) -> None:
    main._services.languages.set(language)
    QTest.keyClicks(field, "Bertalein")
    assert QToolTip.text() == SAID[language]
