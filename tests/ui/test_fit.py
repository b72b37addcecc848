"""The check for cut texts sees what it is for, and the program’s own windows pass it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.text import RichLabel, TextStyle


@pytest.fixture
def room(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    return widget


def put(child: QWidget, rect: tuple[int, int, int, int]) -> None:
    child.setGeometry(QRect(*rect))
    child.show()


@pytest.mark.parametrize("kind", [QLabel, QPushButton])
def test_a_text_in_too_little_room_is_seen(room: QWidget, kind: type[QLabel | QPushButton]) -> None:
    child = kind("Ablagestapel und Restpunkte", room)
    put(child, (10, 10, 300, 40))
    assert misfits(room) == []
    put(child, (10, 10, 60, 40))
    (wrong,) = misfits(room)
    assert "Ablagestapel" in wrong
    assert "is cut" in wrong
    child.hide()
    assert misfits(room) == []


def test_wrapped_text_may_be_narrow_but_not_low(room: QWidget) -> None:
    label = QLabel("Hand kan ha många ord på en rad", room)
    label.setWordWrap(True)
    put(label, (10, 10, 90, 200))
    assert misfits(room) == []
    put(label, (10, 10, 90, 20))
    assert "high in 20" in misfits(room)[0]


def test_drawn_text_counts_as_it_is_drawn(room: QWidget) -> None:
    label = RichLabel("Your turn: draw or take the {7h}", TextStyle(17, "#000000"), room)
    put(label, (10, 10, 380, 30))
    assert misfits(room) == []
    put(label, (10, 10, 120, 30))
    assert "high in 30" in misfits(room)[0]


def test_a_list_shows_its_choice_whole(room: QWidget) -> None:
    combo = QComboBox(room)
    combo.addItem("Wie die Sprache der Oberfläche")
    put(combo, (10, 10, 390, 30))
    assert misfits(room) == []
    put(combo, (10, 10, 80, 30))
    assert "is cut" in misfits(room)[0]


def test_a_styled_list_has_the_room_that_its_arrow_and_edges_leave(room: QWidget) -> None:
    combo = QComboBox(room)
    combo.setStyleSheet(
        "QComboBox { padding:0 12px; border:1px solid; } QComboBox::drop-down { width:36px; }"
    )
    combo.addItem("Computer: Hobbyspeler")
    combo.ensurePolished()
    words = combo.fontMetrics().horizontalAdvance(combo.currentText())
    put(combo, (10, 10, words + 80, 30))
    assert misfits(room) == []
    put(combo, (10, 10, words + 40, 30))  # as wide as the words, not as words and arrow
    assert "is cut" in misfits(room)[0]


def test_what_sticks_out_or_lies_on_another_is_seen(room: QWidget) -> None:
    one, other = QLabel("one text", room), QLabel("other text", room)
    put(one, (10, 10, 120, 30))
    put(other, (10, 50, 120, 30))
    assert misfits(room) == []
    put(other, (10, 18, 120, 30))
    assert "overlap" in misfits(room)[0]
    put(other, (350, 100, 120, 30))
    assert "sticks out" in misfits(room)[0]


def test_what_can_be_scrolled_may_be_larger(room: QWidget) -> None:
    area = QScrollArea(room)
    put(area, (0, 0, 100, 100))
    label = QLabel("a text that is longer than the area")
    area.setWidget(label)
    label.adjustSize()
    assert misfits(room) == []


def test_what_scrolls_up_and_down_alone_may_not_be_wider(room: QWidget) -> None:
    area, page = QScrollArea(room), QWidget()
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setFixedSize(360, 500)
    button = QPushButton("Elf Karten", page)
    put(button, (230, 400, 120, 30))
    area.setWidget(page)
    put(area, (0, 0, 380, 200))
    assert misfits(room) == [], "below what is seen, not beside it"
    area.resize(300, 200)
    said = misfits(room)
    assert [each.split(" is cut by the edge of what scrolls")[0] for each in said] == [
        "QPushButton “Elf Karten”",
        "The page of QScrollArea “QWidget”",
    ]
    page.setFixedSize(230, 500)
    row = QWidget(page)
    put(row, (100, 300, 260, 40))  # sticks out of its page, whose own width does fit
    button.setParent(row)
    put(button, (130, 0, 120, 30))
    row.show()
    button.show()
    assert "is cut by the edge of what scrolls" in misfits(room)[0]
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
    assert misfits(room) == []


def test_a_page_without_a_text_at_its_side_may_not_be_wider_either(room: QWidget) -> None:
    area = QScrollArea(room)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    put(area, (0, 0, 100, 100))
    page = QWidget()
    area.setWidget(page)
    page.resize(90, 400)
    assert misfits(room) == []
    page.resize(140, 400)
    assert "is cut by the edge of what scrolls: 0 to 140" in misfits(room)[0]


def test_what_lies_on_an_area_that_never_scrolls_may_not_stick_out(room: QWidget) -> None:
    area = QScrollArea(room)
    put(area, (0, 0, 200, 100))
    label = QLabel("some text", area.viewport())
    put(label, (10, 90, 120, 30))
    assert misfits(room) == []
    for set_policy in (area.setHorizontalScrollBarPolicy, area.setVerticalScrollBarPolicy):
        set_policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert "sticks out of its parent" in misfits(room)[0]


def test_what_scrolls_is_whole_in_its_own_place(room: QWidget) -> None:
    area = QScrollArea(room)
    put(area, (0, 0, 300, 100))
    page = QWidget()
    area.setWidget(page)
    page.resize(280, 400)
    row = QWidget(page)
    put(row, (0, 200, 200, 40))
    button = QPushButton("On", row)
    put(button, (120, 0, 70, 40))
    assert misfits(room) == []
    put(button, (150, 0, 70, 40))
    assert "sticks out of its parent" in misfits(room)[0]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_no_text_of_the_program_is_cut(tmp_path: Path) -> None:
    """Every screen in every size once; `dev.py gallery` shows them in all languages and colours."""
    ran = subprocess.run(
        [sys.executable, "-m", "ginrummy_qt.ui.gallery", "--fast", str(tmp_path)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
        timeout=560,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    names = {file.name.split("_")[0] for file in tmp_path.glob("*.png")}
    assert names >= {"start", "deal", "upcard", "draw", "selection", "knock", "drag", "computer", "result"}
    assert names >= {"match", "settings", "rules", "dock", "resume"}


def test_a_button_that_holds_texts_does_not_lie_on_them(room: QWidget) -> None:
    button = QPushButton("Set two of clubs", room)
    put(button, (10, 10, 300, 100))
    put(QLabel("Set two of clubs", button), (10, 10, 200, 40))
    assert misfits(room) == []
    put(QLabel("Something else", room), (10, 20, 200, 40))
    assert any("overlap" in wrong for wrong in misfits(room))
