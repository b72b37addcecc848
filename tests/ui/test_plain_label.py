"""People call themselves anything, and see it as they wrote it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.message import ask, tell
from ginrummy_qt.ui.plain_label import PlainLabel, plain_tip

NAME = "<h1>ö</h1> & Søn"


@pytest.mark.parametrize("text", [NAME, "a\nb", "<br>", "1 < 2", "A & B"])
def test_a_tool_tip_shows_every_letter(text: str) -> None:
    tip = plain_tip(text)
    shown = QLabel(tip)
    if Qt.mightBeRichText(tip):
        assert tip.startswith("<qt>")
        assert "<h1>" not in tip
    else:
        assert shown.text() == text


def test_a_label_is_as_high_as_its_lines(qtbot: QtBot) -> None:
    heading, plain = PlainLabel(), PlainLabel()
    for label, text in ((heading, NAME), (plain, "ö & Søn")):
        qtbot.addWidget(label)
        label.setText(text)
    assert heading.sizeHint().height() == plain.sizeHint().height()
    assert heading.sizeHint().width() > plain.sizeHint().width()


def test_what_is_said_and_asked_takes_no_name_for_html(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    said = tell(window, lambda: NAME)
    asked = ask(window, lambda: NAME, lambda: f"{NAME} goes.", lambda: "Delete", lambda: None)
    for box in (said, asked):
        labels = [one for one in box.findChildren(QLabel) if NAME in one.text()]
        assert labels
        assert {one.textFormat() for one in labels} == {Qt.TextFormat.PlainText}
        box.done(QMessageBox.StandardButton.Cancel)
