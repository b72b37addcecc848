"""Hidden widgets take their new words when they are shown, and once."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.late_words import LateWords


def test_words_come_at_once_or_when_they_are_needed(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    said: list[int] = []
    words = LateWords(widget, lambda: said.append(1))
    words.follow()
    words.follow()
    assert said == []
    words.catch_up()
    words.catch_up()
    assert said == [1]
    widget.show()
    words.follow()
    assert said == [1, 1]
    words.catch_up()
    assert said == [1, 1]
