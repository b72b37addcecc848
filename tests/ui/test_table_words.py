"""Which words the program speaks: those of the rules on the table, plain ones while it teaches."""

from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Rules
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.ui.table_words import TableWords


class Heard(LanguageManager):
    def __init__(self) -> None:
        super().__init__()
        self.spoken = ""

    def speak_as(self, preset: str) -> None:
        self.spoken = preset


def test_the_rules_on_the_table_say_which(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    heard = Heard()
    words = TableWords(heard, window)
    for rules, spoken in ((PRESETS["gin_romme"], "gin_romme"), (Rules(gin_bonus=11), ""), (None, "")):
        words.follow(rules)
        assert heard.spoken == spoken


def test_lessons_are_given_in_plain_words(qtbot: QtBot) -> None:
    window: Any = QWidget()
    qtbot.addWidget(window)
    heard = Heard()
    words = TableWords(heard, window)
    words.follow(PRESETS["gin_romme"])
    lesson = QWidget(window)
    words.teach(lesson)
    assert heard.spoken == ""
    words.follow(PRESETS["gin_romme"])
    assert heard.spoken == ""
    with qtbot.waitSignal(lesson.destroyed):
        lesson.deleteLater()
    assert heard.spoken == "gin_romme"
