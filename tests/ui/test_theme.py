"""Colours keep their contrasts; style sheets are sound; text grows with the system font."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import ALL_CARDS
from ginrummy_qt.ui.deck.palette import Colours, Theme
from ginrummy_qt.ui.palettes import DESK, TABLES, TablePalette
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.text import InlineCards
from ginrummy_qt.ui.theme import (
    alpha,
    contrast,
    desk_palette,
    font,
    glyph,
    luminance,
    mix,
    qss_desk,
    qss_table,
    table_palette,
    text_scale,
)

# The lowest contrast that the design states for each pair: green, blue, dark, light.
TABLE_CONTRASTS = {
    ("ink", "felt"): (7.0, 6.6, 11.8, 12.3),
    ("ink", "tray"): (7.0, 6.6, 11.8, 12.3),
    ("muted", "felt"): (5.0, 4.6, 7.0, 8.1),
    ("muted", "tray"): (5.0, 4.6, 7.0, 6.3),
    ("accent", "felt"): (5.2, 4.9, 7.8, 5.7),
    ("on_accent", "accent"): (10.9, 10.9, 10.2, 8.3),
    ("ok", "tray"): (9.0, 9.2, 11.2, 5.4),
    ("on_ok", "ok"): (4.5, 4.5, 4.5, 4.5),
    ("line", "felt"): (3.3, 3.0, 3.4, 4.3),
    ("ink", "button"): (4.5, 4.5, 4.5, 4.5),
    ("ink", "button_line"): (3.0, 3.0, 3.0, 3.0),  # focus against rest
    ("muted", "edge"): (4.5, 4.5, 4.5, 4.5),
}
DESK_CONTRASTS = {
    ("ink", "window"): (4.5, 4.5),
    ("ink", "soft"): (4.5, 4.5),
    ("muted", "window"): (5.7, 6.8),
    ("muted", "soft"): (4.5, 4.5),
    ("edge", "base"): (3.4, 4.0),
    ("ink", "button"): (4.5, 4.5),
    ("ink", "edge"): (3.0, 3.0),  # focus against rest
    ("accent", "base"): (6.7, 7.5),
    ("on_accent", "accent"): (6.7, 8.2),
    ("bad", "base"): (6.7, 6.7),
    ("good", "base"): (4.5, 4.5),
}


@pytest.mark.parametrize("pair", TABLE_CONTRASTS, ids=" on ".join)
def test_table_palettes_keep_the_stated_contrast(pair: tuple[str, str]) -> None:
    for name, least in zip(("green", "blue", "dark", "light"), TABLE_CONTRASTS[pair], strict=True):
        palette = TABLES[name]
        measured = contrast(getattr(palette, pair[0]), getattr(palette, pair[1]))
        assert measured >= least - 0.06, f"{name}: {pair} {measured:.2f}"


@pytest.mark.parametrize("pair", DESK_CONTRASTS, ids=" on ".join)
def test_window_palettes_keep_the_stated_contrast(pair: tuple[str, str]) -> None:
    for name, least in zip(("light", "dark"), DESK_CONTRASTS[pair], strict=True):
        palette = DESK[name]
        measured = contrast(getattr(palette, pair[0]), getattr(palette, pair[1]))
        assert measured >= least - 0.06, f"{name}: {pair} {measured:.2f}"


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *(("ink", ground) for ground in ("felt", "edge", "tray", "button")),
        *(("muted", ground) for ground in ("felt", "edge", "tray", "button")),
        ("accent", "felt"),
        ("accent", "tray"),
        ("on_accent", "accent"),
        ("ok", "tray"),
        ("on_ok", "ok"),
    ],
)
def test_the_table_of_high_contrast_keeps_seven_to_one(ink: str, ground: str) -> None:
    palette = TABLES["contrast"]
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 7
    assert contrast(palette.line, palette.felt) >= 7
    assert contrast(palette.ink, palette.button_line) >= 3  # focus against rest
    assert contrast(palette.button_line, palette.button) >= 3


def test_the_windows_of_high_contrast_keep_seven_to_one() -> None:
    desk = DESK["contrast"]
    for ground in (desk.window, desk.base, desk.alternate, desk.button, desk.soft):
        for ink in (desk.ink, desk.muted, desk.good, desk.bad):
            assert contrast(ink, ground) >= 7
    for ground in (desk.window, desk.base, desk.soft):
        assert contrast(desk.accent, ground) >= 7
    assert contrast(desk.on_accent, desk.accent) >= 7
    assert contrast(desk.edge, desk.base) >= 3


def test_small_cards_in_text_can_be_read_in_every_deck() -> None:
    for colours in Colours:
        for theme in Theme:
            cards = InlineCards("en", colours, theme)
            worst = min(contrast(cards.colour(card), cards.paper) for card in ALL_CARDS)
            assert worst >= 4.5, f"{colours} {theme}: {worst:.2f}"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert luminance("#FFFFFF") == pytest.approx(1)


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix("#102030", "#F0E0D0", 0).name() == "#102030"
    assert mix("#102030", "#F0E0D0", 1).name() == "#f0e0d0"
    assert alpha("#102030", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)


def test_unknown_names_fall_back() -> None:
    assert table_palette("plaid") is TABLES["green"]
    assert desk_palette("dark") is DESK["dark"]
    assert desk_palette("system") in DESK.values()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_every_drawing_in_the_style_sheet_is_there(qapp: QApplication, name: str) -> None:
    files = re.findall(r'url\("([^"]+)"\)', qss_desk(name))
    assert len(files) >= 3
    for file in files:
        assert Path(file).is_file()
    ground = "light" if name == "light" else "dark"
    assert glyph("tick", DESK[name]).endswith(f"tick-{ground}.svg")


@pytest.mark.parametrize("place", ["table", "desk"])
def test_focus_does_not_change_the_size_of_a_button(qtbot: QtBot, place: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(qss_table("blue", 1.3) if place == "table" else qss_desk("dark"))
    inside = QWidget(window)
    column = QVBoxLayout(inside)
    buttons = [QPushButton("Hint"), QPushButton("Knock 8")]
    buttons[1].setObjectName("primary")
    for button in buttons:
        column.addWidget(button)
    window.show()
    qtbot.waitExposed(window)
    rest = [button.sizeHint() for button in buttons]
    for button, size in zip(buttons, rest, strict=True):
        other = next(one for one in buttons if one is not button)
        other.setFocus()
        before = button.sizeHint()
        button.setFocus()
        assert button.sizeHint() == before
        assert size.height() == button.sizeHint().height()


def named(button: QPushButton, name: str, *, chosen: bool = False) -> QPushButton:
    button.setObjectName(name)
    button.setCheckable(True)
    button.setChecked(chosen)
    return button


def controls(place: str) -> dict[str, QWidget]:
    """Return one of each control; on the table there are only buttons."""
    made: dict[str, QWidget] = {
        "plain": QPushButton("Hint"),
        "primary": named(PushButton("Knock"), "primary"),
    }
    if place in TABLES:
        return made
    made |= {
        "chosen": named(QPushButton("Casual"), "", chosen=True),
        "big": named(QPushButton("Short"), "big"),
        "big chosen": named(QPushButton("Short"), "big", chosen=True),
        "deal": named(QPushButton("Deal"), "deal"),
        "deal first": named(PushButton("Deal"), "dealFirst"),
        "quiet": named(QPushButton("2 more"), "quiet"),
        "tool": QToolButton(),
        "check": QCheckBox("Meter"),
        "list": QComboBox(),
        "number": QSpinBox(),
        "tabs": QTabBar(),
    }
    assert isinstance(made["tabs"], QTabBar)
    made["tabs"].addTab("One")
    assert isinstance(made["list"], QComboBox)
    made["list"].addItem("Modern")
    assert isinstance(made["number"], QSpinBox)
    made["number"].lineEdit().setReadOnly(True)  # no cursor
    return made


@pytest.mark.parametrize("place", [*TABLES, "desk light", "desk dark", "desk contrast"])
def test_focus_is_an_edge_in_ink_and_on_filled_buttons_a_line_inside(qtbot: QtBot, place: str) -> None:
    desk = place.removeprefix("desk ")
    palette = TABLES[place] if place in TABLES else DESK[desk]
    ground = palette.tray if isinstance(palette, TablePalette) else palette.window
    window = QWidget()
    window.setObjectName("page")
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # as after Tab
    sheet = qss_table(place, 1) if place in TABLES else qss_desk(desk)
    window.setStyleSheet(f"{sheet} QWidget#page {{ background:{ground}; }}")
    column = QVBoxLayout(window)
    every = controls(place)
    stand_in = QWidget()
    stand_in.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for widget in (stand_in, *every.values()):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert contrast(palette.ink, ground) >= 4.5
    for name, widget in every.items():
        stand_in.setFocus()
        rest = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        focused = widget.grab().toImage()
        if name == "number":
            continue  # selects its text
        middle = QRect(0, 0, rest.width(), rest.height()).adjusted(5, 5, -5, -5)
        if name in ("primary", "deal first"):
            line = QColor(palette.on_accent)
            inside = {focused.pixelColor(x, rest.height() // 4).name() for x in range(3, rest.width() // 2)}
            assert line.name() in inside, f"{name}: the edge alone is close to the fill"
            hugging = tuple(focused.pixelColor(x, rest.height() // 2).name() for x in (3, 4))
            assert hugging == (line.name(), line.name()), f"{name}: the line stands away from the edge"
            assert contrast(line, palette.accent) >= 4.5
        else:
            assert rest.copy(middle) == focused.copy(middle), f"{name}: something is drawn inside"
        y = rest.height() // 2
        edge = focused.pixelColor(0, y), focused.pixelColor(1, y)
        assert edge == (QColor(palette.ink), QColor(palette.ink)), name


def test_text_follows_the_system_font(system_font: QApplication) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(21)
    QApplication.setFont(large)
    assert text_scale() == pytest.approx(1.5)
    assert f"font-size:{21}px" in qss_desk("light")
    small = QFont(large)
    small.setPixelSize(11)
    QApplication.setFont(small)
    assert text_scale() == 1  # never smaller than designed
    assert font(17, bold=True).pixelSize() == 17
    assert font(17, bold=True).weight() == QFont.Weight.DemiBold


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_button_that_empties_a_field_stands_in_it(qtbot: QtBot, scale: float) -> None:
    field = QLineEdit("undercut")
    qtbot.addWidget(field)
    field.setStyleSheet(qss_desk(desk_palette("light"), scale))
    field.setClearButtonEnabled(True)
    field.resize(300, field.sizeHint().height())
    field.show()
    button = field.findChild(QToolButton)
    assert button is not None
    room = field.rect()
    assert room.contains(button.geometry())
    assert abs(button.geometry().center().y() - room.center().y()) <= 1
