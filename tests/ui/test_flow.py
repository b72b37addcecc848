"""Rows that go on in the next line, check boxes that wrap, and what assistive technology is told of rows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.form_page import FormPage, WrappedCheck
from ginrummy_qt.ui.table.meter import Meter, Reading

LONG = "Cards that the opponent took from the pile stay in view"


def row(qtbot: QtBot, widths: list[int], *, fill: bool) -> tuple[QWidget, list[QPushButton]]:
    window = QWidget()
    qtbot.addWidget(window)
    layout = FlowLayout(window, fill=fill)
    buttons = []
    for wide in widths:
        button = QPushButton()
        button.setFixedHeight(40)
        button.setMinimumWidth(wide)
        layout.addWidget(button)
        buttons.append(button)
    return window, buttons


@pytest.mark.parametrize(("width", "lines"), [(600, 1), (448, 1), (447, 2), (220, 2), (190, 4)])
def test_a_row_of_equals_takes_as_few_lines_as_will_do(qtbot: QtBot, width: int, lines: int) -> None:
    window, buttons = row(qtbot, [106] * 4, fill=True)
    window.resize(width, window.heightForWidth(width))
    window.show()
    assert len({button.y() for button in buttons}) == lines
    assert window.height() == 40 * lines + 8 * (lines - 1)
    assert len({button.width() for button in buttons if button.y() == 0}) <= 2  # a pixel may be left over
    for button in buttons:
        assert QRect(0, 0, width, window.height()).contains(button.geometry())
        assert button.width() >= 106


def test_a_long_word_gets_the_room_that_short_ones_leave(qtbot: QtBot) -> None:
    window, buttons = row(qtbot, [60, 200, 60], fill=True)
    window.resize(400, 40)
    window.show()
    assert [button.width() for button in buttons] == [92, 200, 92]


@pytest.mark.parametrize(
    ("width", "even", "expected"), [(432, True, [3, 2]), (432, False, [4, 1]), (310, True, [2, 2, 1])]
)
def test_no_picture_is_left_alone_after_a_full_line(
    qtbot: QtBot, width: int, even: bool, expected: list[int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = FlowLayout(window, even=even)
    buttons = [QPushButton() for _ in range(5)]
    for button in buttons:
        button.setFixedSize(100, 40)
        layout.addWidget(button)
    window.resize(width, 200)
    window.show()
    rows = [button.y() for button in buttons]
    assert [rows.count(y) for y in sorted(set(rows))] == expected


def test_even_lines_stand_one_under_the_other(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = FlowLayout(window, even=True)
    buttons = [QPushButton() for _ in range(5)]
    for button, wide in zip(buttons, (80, 70, 90, 75, 85), strict=True):
        button.setFixedHeight(40)
        button.setMinimumWidth(wide)
        layout.addWidget(button)
    window.resize(330, window.heightForWidth(330))
    window.show()
    assert [button.x() for button in buttons[:2]] == [button.x() for button in buttons[3:]]
    window.resize(500, 100)
    assert {button.y() for button in buttons} == {0}
    assert [button.width() for button in buttons[:2]] == [80, 70]  # in one line each as it likes


def test_even_lines_are_never_too_wide(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = FlowLayout(window, even=True)
    buttons = [QPushButton() for _ in range(4)]
    for button, wide in zip(buttons, (200, 100, 90, 90), strict=True):
        button.setFixedSize(wide, 40)
        layout.addWidget(button)
    window.resize(295, 200)
    window.show()
    assert all(button.geometry().right() < 295 for button in buttons)


def test_pictures_keep_their_width(qtbot: QtBot) -> None:
    window, buttons = row(qtbot, [100] * 5, fill=False)
    for button in buttons:
        button.setMaximumWidth(100)
    window.resize(330, 200)
    window.show()
    assert [(button.x(), button.y()) for button in buttons] == [
        (0, 0),
        (108, 0),
        (216, 0),
        (0, 48),
        (108, 48),
    ]


@pytest.mark.parametrize("scale", [1, 2])
def test_a_narrow_form_needs_no_scrolling_across(qtbot: QtBot, system_font: QApplication, scale: int) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(14 * scale)
    QApplication.setFont(large)
    check, segments, label = WrappedCheck(), Segments(("a", "b", "c")), QLabel("Taken cards")
    check.set_words(LONG)
    segments.set_wraps(wraps=True)
    segments.name_buttons({"a": "Automatic", "b": "Normal", "c": "Large"}, "Index")
    page = FormPage([(label, check), (QLabel("Index"), segments)])
    qtbot.addWidget(page)
    page.resize(420, 500)
    page.show()
    assert page.horizontalScrollBar().maximum() == 0
    assert check.text().replace("\n", " ") == LONG
    assert check.accessibleName() == LONG
    assert (label.geometry().bottom() < check.y()) == (scale == 2)
    metrics = check.fontMetrics()
    for line in check.text().split("\n"):
        assert metrics.horizontalAdvance(line) <= check.width()


def test_a_row_is_a_group_of_radio_buttons(qtbot: QtBot) -> None:
    segments = Segments(("a", "b"))
    qtbot.addWidget(segments)
    segments.name_buttons({"a": "Slow", "b": "Fast"}, "Speed")
    segments.choose("a")
    segments.show()
    group = QAccessible.queryAccessibleInterface(segments)
    assert group.role() == QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "Speed"
    buttons = [group.child(place) for place in range(group.childCount())]
    assert [button.role() for button in buttons] == [QAccessible.Role.RadioButton] * 2
    assert [button.state().checked for button in buttons] == [1, 0]
    assert group.indexOfChild(buttons[1]) == 1
    heard: list[str] = []
    segments.chosen.connect(heard.append)
    action = buttons[1].actionInterface()
    action.doAction(action.actionNames()[0])
    assert heard == ["b"]
    assert [button.state().checked for button in buttons] == [0, 1]


def test_a_meter_has_a_value(qtbot: QtBot) -> None:
    meter = Meter()
    qtbot.addWidget(meter)
    meter.show_reading(Reading(17, 24, 10))
    meter.show()
    access = QAccessible.queryAccessibleInterface(meter)
    value = access.valueInterface()
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (17, 0, 50)
    meter.show_reading(Reading(60, 62, 10))
    assert (value.currentValue(), value.maximumValue()) == (60, 70)
    assert "60" in access.text(QAccessible.Text.Name)
