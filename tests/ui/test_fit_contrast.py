"""The check for faint texts sees them in the pixels, wherever their colours come from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.fit_contrast import faint
from ginrummy_qt.ui.text import RichLabel, TextStyle


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.setStyleSheet("QWidget { background:#205F46; } * { font-size:15px; }")
    widget.show()
    return widget


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
@pytest.mark.parametrize(("ink", "found"), [("#F5F8F4", False), ("#6B9C86", True), ("#C4202B", True)])
def test_ink_too_close_to_the_ground_is_seen(
    room: QWidget, kind: type[QLabel | QPushButton], ink: str, found: bool
) -> None:
    child = kind("Ablagestapel", room)
    child.setStyleSheet(f"color:{ink}; border:0;")
    child.setGeometry(QRect(20, 20, 200, 44))
    child.show()
    wrong = faint(room, room.grab())
    assert len(wrong) == found
    assert all("Ablagestapel" in each and "faint" in each for each in wrong)


@pytest.mark.parametrize("side", ["AlignLeft", "AlignHCenter", "AlignRight"])
@pytest.mark.parametrize(("ink", "found"), [("#F5F8F4", False), ("#6B9C86", True)])
def test_it_looks_where_the_words_stand(room: QWidget, side: str, ink: str, found: bool) -> None:
    align = Qt.AlignmentFlag[side] | Qt.AlignmentFlag.AlignVCenter
    label = RichLabel("You", TextStyle(15, ink), room, align=align)
    label.setGeometry(QRect(10, 20, 380, 40))
    label.show()
    wrong = faint(room, room.grab())
    assert len(wrong) == found
    assert all("1.0 : 1" not in each for each in wrong)  # that would be the ground beside them


def test_what_is_hidden_or_scrolled_away_is_not_judged(room: QWidget) -> None:
    area = QScrollArea(room)
    area.setGeometry(QRect(20, 20, 200, 60))
    page = QWidget()
    page.resize(180, 400)
    label = QLabel("Restpunkte", page)
    label.setStyleSheet("color:#226148;")
    label.move(10, 300)
    area.setWidget(page)
    area.show()
    assert faint(room, room.grab()) == []
    area.verticalScrollBar().setValue(300)
    assert len(faint(room, room.grab())) == 1
    label.hide()
    assert faint(room, room.grab()) == []


def test_the_upper_edge_of_a_text_is_not_judged(room: QWidget) -> None:
    area = QScrollArea(room)
    area.setGeometry(QRect(20, 20, 200, 60))
    page = QWidget()
    page.resize(180, 400)
    button = QPushButton("Gedimd", page)
    button.setGeometry(10, 30, 150, 60)
    button.setStyleSheet("color:#F5F8F4; border:0;")
    area.setWidget(page)
    area.show()
    assert faint(room, room.grab()) == []
    button.setStyleSheet("color:#226148; border:0;")
    area.verticalScrollBar().setValue(30)
    assert len(faint(room, room.grab())) == 1
