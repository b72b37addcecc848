"""Lists tick what is chosen, numbers say what they may be, rows of buttons are one stop of Tab."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.fields import ChoiceList, NumberField
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.theme import qss_desk


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.setObjectName("page")
    made.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    made.setStyleSheet(qss_desk("light"))
    QVBoxLayout(made)
    qtbot.addWidget(made)
    return made


def add(window: QWidget, widget: QWidget) -> None:
    layout = window.layout()
    assert layout is not None
    layout.addWidget(widget)


def dark(image: QImage, columns: range) -> list[int]:
    """Return those of ``columns`` in which something is written in ink."""
    return [
        x
        for x in columns
        if any(image.pixelColor(x, y).lightness() < 90 for y in range(8, image.height() - 8))
    ]


def test_the_chosen_entry_has_a_tick_and_texts_stand_under_the_closed_one(window: QWidget) -> None:
    box = ChoiceList()
    box.addItems(["House", "Hotel", "Harbour"])
    add(window, box)
    window.resize(400, 200)
    window.show()
    box.setCurrentIndex(1)
    closed = box.grab().toImage()
    box.showPopup()
    view = box.view()
    rows = []
    for row in range(3):
        rect = view.visualRect(box.model().index(row, 0))
        rows.append(view.viewport().grab(rect).toImage())
    left = view.viewport().mapTo(view.window(), QPoint(0, 0)).x()
    wide = rows[0].width()
    ticks = [bool(dark(image, range(wide - 40, wide - 4))) for image in rows]
    assert ticks == [False, True, False]
    text = left + dark(rows[0], range(6, wide))[0]
    assert abs(text - dark(closed, range(6, wide))[0]) <= 1
    view.window().hide()


def test_a_number_out_of_range_becomes_the_nearest_and_says_so(qtbot: QtBot, window: QWidget) -> None:
    field = NumberField()
    field.setRange(10, 1000)
    add(window, field)
    window.show()
    said: list[bool] = []
    field.complained.connect(said.append)
    field.selectAll()
    QTest.keyClicks(field, "4321")
    assert (field.text(), said) == ("4321", [True])
    field.interpretText()
    assert field.value() == 1000
    assert field.complaint
    assert field.accessibleDescription() == "Between 10 and 1000"
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert said == [True, False]
    field.selectAll()
    QTest.keyClicks(field, "7")
    assert said == [True, False]  # it may become 70
    field.interpretText()
    assert said == [True, False, True]
    assert field.value() == 10
    field.selectAll()
    QTest.keyClicks(field, "x-")
    assert field.text() == "10"


def test_tab_comes_to_one_button_of_a_row(window: QWidget) -> None:
    row = Segments("abc")
    row.name_buttons({value: value for value in "abc"}, "Letter")
    add(window, row)
    window.show()

    def stops() -> str:
        return "".join(
            value for value, button in row.buttons.items() if button.focusPolicy() & Qt.FocusPolicy.TabFocus
        )

    assert stops() == "a"
    row.choose("b")
    assert stops() == "b"
    QTest.mouseClick(row.buttons["c"], Qt.MouseButton.LeftButton)
    assert stops() == "c"
    row.choose("")
    assert stops() == "a"
    row.set_values("de")
    assert stops() == "d"
    row.name_buttons({value: value for value in "de"}, "Letter")
    row.choose("e")
    assert stops() == "e"


def test_arrows_go_along_the_row_and_choose(qtbot: QtBot, window: QWidget) -> None:
    row = Segments("abc")
    row.name_buttons({value: value for value in "abc"}, "Letter")
    row.choose("a")
    add(window, row)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    row.buttons["a"].setFocus()
    with qtbot.waitSignal(row.chosen) as chosen:
        QTest.keyClick(row.buttons["a"], Qt.Key.Key_Right)
    assert chosen.args == ["b"]
    assert row.buttons["b"].hasFocus()


@pytest.mark.parametrize(
    "policy",
    [
        ChoiceList.SizeAdjustPolicy.AdjustToContents,
        ChoiceList.SizeAdjustPolicy.AdjustToContentsOnFirstShow,
    ],
)
def test_a_list_grows_with_its_words(
    window: QWidget, qtbot: QtBot, policy: ChoiceList.SizeAdjustPolicy
) -> None:
    box = ChoiceList()
    box.setSizeAdjustPolicy(policy)
    box.addItems(["Slow", "Normal"])
    row = QHBoxLayout()
    row.addWidget(box)
    row.addStretch(1)
    layout = window.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(row)
    window.resize(400, 200)
    window.show()
    before = box.sizeHint().width(), box.minimumSizeHint().width()
    box.setItemText(1, "Normaal, niet te snel")
    box.setCurrentIndex(1)
    assert box.sizeHint().width() > before[0]
    assert box.minimumSizeHint().width() > before[1]
    qtbot.waitUntil(lambda: misfits(window) == [])


@pytest.mark.parametrize("percent", [100, 125, 150, 175, 200])
def test_a_list_has_room_for_its_texts_at_every_size_of_text(window: QWidget, percent: int) -> None:
    application, before = QApplication.instance(), QApplication.font()
    assert isinstance(application, QApplication)
    larger = application.font()
    larger.setPixelSize(round(14 * percent / 100))
    application.setFont(larger)
    try:
        window.setStyleSheet(qss_desk("light"))
        box = ChoiceList()
        box.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToContents)
        box.addItems(["Normal", "Slow", "Fast"])
        row = QHBoxLayout()
        row.addWidget(box)
        row.addStretch(1)
        layout = window.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addLayout(row)
        window.resize(600, 200)
        window.show()
        assert misfits(window) == []
    finally:
        application.setFont(before)
