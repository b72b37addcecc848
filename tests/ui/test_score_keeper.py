"""The window of the score keeper: filled in with keys alone, cut nowhere, told the truth at every moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, CardSet
from ginrummy_qt.models.keeper import FILE_NAME
from ginrummy_qt.models.keeper_rounds import Entry, can_keep
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.autoplay import let_it_settle
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.score_keeper import ScoreKeeper
from ginrummy_qt.ui.text import RichLabel
from ginrummy_qt.ui.theme import DESK, desk_palette

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

KNOCKER = "5s 6s 7s 8s Jc Jd Jh Ah 2d 5c"
OTHER = "7c 8c 9c Qc Qd Qs Kd 4h 9s Js"
LONG = ("Wilhelmina Wolkenstein W", "Maximiliane Mommsen Mmmm", "Bartholomew Butterscotch")


def make(qtbot: QtBot, settings: Settings) -> ScoreKeeper:
    window = ScoreKeeper(settings)
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.resize(1024, 560)
    window.show()
    return window


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> ScoreKeeper:
    settings.preset = "modern"
    return make(qtbot, settings)


class Keyboard:
    """Presses keys where the focus of a window is; the window need not be the active one."""

    def __init__(self, window: ScoreKeeper) -> None:
        self.window = window

    @property
    def focus(self) -> QWidget:
        widget = self.window.focusWidget()
        assert widget is not None
        assert widget.isEnabled()
        return widget

    def press(self, *keys: Qt.Key) -> None:
        for one in keys:
            QTest.keyClick(self.focus, one)

    def write(self, text: str) -> None:
        assert isinstance(self.focus, QLineEdit)
        QTest.keyClicks(self.focus, text)

    def tab_to(self, widget: QWidget) -> None:
        for _ in range(30):
            if self.focus is widget:
                return
            self.press(Qt.Key.Key_Tab)
        pytest.fail(f"Tab does not reach {widget.accessibleName()}")


def test_a_match_is_written_down_with_keys_alone(window: ScoreKeeper) -> None:
    form, keyboard = window.form, Keyboard(window)
    keyboard.tab_to(window.names[0])
    keyboard.write("Anna")
    keyboard.press(Qt.Key.Key_Return)  # does nothing here
    keyboard.press(Qt.Key.Key_Tab)
    keyboard.write("Bo")
    keyboard.tab_to(form.who.buttons["0"])
    keyboard.press(Qt.Key.Key_Space)
    keyboard.tab_to(form.kind.buttons["knock"])
    keyboard.press(Qt.Key.Key_Space)
    keyboard.tab_to(form.own)
    keyboard.write("4")
    keyboard.press(Qt.Key.Key_Tab)
    keyboard.write("34")
    assert form.headline.markup.startswith("Anna wins 30")
    assert form.sum.markup == "34 (Bo) − 4 (Anna) = 30"
    assert not window.keeper.kept.entries
    keyboard.press(Qt.Key.Key_Return)
    assert window.keeper.kept.entries == (Entry(0, 4, 34),)
    assert form.headline.markup.startswith("Written down: Anna wins 30")
    assert keyboard.focus is form.who.buttons["0"]
    assert "Knock" in window.sheet.toPlainText()
    for button in (form.who.buttons["1"], form.mode.buttons["cards"]):
        button.setFocus()  # where an arrow key leads in a window that is active
        keyboard.press(Qt.Key.Key_Space)
    keyboard.press(Qt.Key.Key_Tab)
    keyboard.write(KNOCKER)
    keyboard.press(Qt.Key.Key_Tab)
    keyboard.write(OTHER)
    assert form.cards[1].isVisible()
    keyboard.tab_to(form.write)
    keyboard.press(Qt.Key.Key_Space)
    assert window.keeper.kept.entries[-1] == Entry(1, hands=(CardSet.parse(KNOCKER), CardSet.parse(OTHER)))
    assert window.keeper.progress.totals == (30, 6)
    undo = QKeySequence(QKeySequence.StandardKey.Undo)
    (keys,) = (action for action in window.actions() if undo in action.shortcuts())
    keys.trigger()  # a key reaches it in an active window alone
    assert window.keeper.progress.totals == (30, 0)
    keyboard.tab_to(window.redo)
    keyboard.press(Qt.Key.Key_Return)
    assert window.keeper.progress.totals == (30, 6)
    assert keyboard.focus is window.undo


def test_it_says_what_is_missing_or_wrong(window: ScoreKeeper) -> None:
    form = window.form
    assert not form.write.isEnabled()
    assert form.sum.markup == "Who knocked?"
    form.who.buttons["0"].click()
    assert form.sum.markup == "How did the round end?"
    form.kind.buttons["knock"].click()
    QTest.keyClicks(form.left, "20")
    assert form.sum.markup.startswith("How much deadwood")
    QTest.keyClicks(form.own, "0")
    assert form.sum.markup == "A knock without deadwood is gin."
    form.own.clear()
    QTest.keyClicks(form.own, "11")
    assert "10 at the most" in form.sum.markup
    form.mode.buttons["cards"].click()
    QTest.keyClicks(form.hands[0], "7c 8x")
    QTest.keyClicks(form.hands[1], "7d")
    assert "“8x” is not a card" in form.sum.markup
    assert not form.write.isEnabled()
    form.who.buttons["dead"].click()
    assert form.write.isEnabled()
    assert not form.hands[0].isVisible()


def test_gin_needs_one_number_and_the_rules_say_what_there_is(window: ScoreKeeper) -> None:
    form = window.form
    form.who.buttons["1"].click()
    form.kind.buttons["big"].click()
    assert not form.own.isVisible()
    QTest.keyClicks(form.left, "20")
    form.write.click()
    assert window.keeper.kept.entries == (Entry(1, 0, 20, big_gin=True),)
    window.new.click()
    window.keeper.set_rules(PRESETS["haus"])
    assert set(form.kind.buttons) == {"knock", "gin"}
    window.keeper.set_rules(PRESETS["straight"])
    assert set(form.kind.buttons) == {"gin", "big"}
    window.keeper.set_rules(PRESETS["oklahoma"])
    form.who.buttons["0"].click()
    assert form.doubled.isVisible()
    window.keeper.set_rules(PRESETS["sv_three"])
    assert [field.isVisible() for field in window.names] == [True, True, True]
    assert set(form.who.buttons) == {"1", "2", "dead"}
    window.dealer.click()
    assert set(form.who.buttons) == {"0", "2", "dead"}


def test_the_end_closes_the_form_and_undo_opens_it(window: ScoreKeeper) -> None:
    for entry in (Entry(0, 4, 34), Entry(0, 10, 35), Entry(0, 8, 3), Entry(1, 0, 60)):
        window.keeper.write(entry)
    assert window.title.text() == "The match goes to Player 2, 265 : 105"
    assert not window.form.isEnabled()
    assert not window.presets.isEnabled()
    assert window.presets.toolTip()
    window.copy.click()
    assert "Boxes for rounds won" in QGuiApplication.clipboard().text()
    for _ in range(4):
        window.undo.click()
    assert window.form.isEnabled()
    assert window.presets.isEnabled()
    assert not window.copy.isEnabled()
    assert not window.undo.isEnabled()


def test_rules_target_and_names_are_chosen_in_the_window(window: ScoreKeeper) -> None:
    place = window.presets.findText("Oklahoma")
    window.presets.setCurrentIndex(place)
    window.presets.activated.emit(place)
    assert window.keeper.rules == PRESETS["oklahoma"]
    window.target.setValue(75)
    assert window.keeper.rules.target == 75
    assert window.presets.currentText() == "Oklahoma"
    QTest.keyClicks(window.names[1], "Bo ")
    assert window.names[1].text() == "Bo "  # not while a longer name is being typed
    assert window.keeper.names[1] == "Bo"
    assert [window.presets.itemText(row) for row in range(window.presets.count())].count("Custom") == 0


def test_sheet_and_place_come_back(window: ScoreKeeper, qtbot: QtBot, settings: Settings) -> None:
    window.keeper.rename(0, "Anna")
    window.keeper.write(Entry(0, 4, 34))
    window.resize(795, 555)
    window.close()
    again = ScoreKeeper(Settings(settings.path.parent))
    qtbot.addWidget(again)
    assert again.size() == QSize(795, 555)
    assert again.keeper.progress.totals == (30, 0)
    assert again.names[0].text() == "Anna"
    assert not again.presets.isEnabled()


def test_a_damaged_file_is_told(qtbot: QtBot, settings: Settings) -> None:
    (settings.path.parent / FILE_NAME).write_text("nonsense")
    window = make(qtbot, settings)
    assert window.note.isVisible()
    assert "keeper-unreadable-1.txt" in window.note.text()


@pytest.mark.parametrize("words", ["english", "longer"])
@pytest.mark.parametrize("preset", ["modern", "oklahoma", "hollywood", "sv_three"])
@pytest.mark.parametrize("size", [(1024, 560), (1280, 766)], ids=str)
def test_nothing_is_cut(
    request: pytest.FixtureRequest, window: ScoreKeeper, size: tuple[int, int], preset: str, words: str
) -> None:
    keeper = window.keeper
    keeper.set_rules(PRESETS[preset])
    for seat, name in enumerate(LONG):
        keeper.rename(seat, name)
    if words == "longer":
        request.getfixturevalue("longer")
        window.retranslate()
        window.form.retranslate()
    window.resize(*size)
    form, knocker = window.form, str(keeper.progress.seats[0])
    for mode in ("points", "cards"):
        form.who.buttons[knocker].click()
        form.mode.buttons[mode].click()
        form.kind.choose("knock")
        form.own.setText("8")
        form.left.setText("3")
        for field, cards in zip(form.hands, (KNOCKER, OTHER), strict=True):
            field.setText(cards)
        form._on_edit()
        for _ in range(4):
            QApplication.processEvents()
        assert window.size() == QSize(*size)
        check(window)


def test_no_name_of_rules_is_cut_in_silence(window: ScoreKeeper) -> None:
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for name, rules in PRESETS.items():
                if can_keep(rules):
                    window.keeper.set_rules(rules)
                let_it_settle()
                assert not [wrong for wrong in misfits(window) if "QComboBox" in wrong], (code, name)
    finally:
        languages.set("en")


@pytest.mark.parametrize("preset", ["modern", "hollywood", "sv"])
def test_all_is_on_one_small_screen(window: ScoreKeeper, preset: str) -> None:
    window.keeper.set_rules(PRESETS[preset])
    for mode in ("points", "cards"):
        window.form.who.buttons["1"].click()
        window.form.mode.buttons[mode].click()
        for field, cards in zip(window.form.hands, (KNOCKER, OTHER), strict=True):
            field.setText(cards)
        window.form._on_edit()
        for _ in range(4):
            QApplication.processEvents()
        assert window._page.height() <= window.area.viewport().height()


def check(window: ScoreKeeper) -> None:
    assert window._page.width() <= window.area.viewport().width()
    for child in window.findChildren(QWidget):
        if not child.isVisible() or not isinstance(child, QAbstractButton | QLabel | QComboBox):
            continue
        frame = window._page if window._page.isAncestorOf(child) else window
        place = child.mapTo(frame, QPoint(0, 0))
        assert frame.rect().contains(child.rect().translated(place)), child
        if isinstance(child, QAbstractButton) and child.text():
            assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width() - 8, child.text()
        elif isinstance(child, RichLabel) or (isinstance(child, QLabel) and child.wordWrap()):
            assert child.height() >= child.heightForWidth(child.width()) - 1, child.text()
        elif isinstance(child, QLabel):
            assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width(), child.text()


def test_colours_follow_the_setting(window: ScoreKeeper, settings: Settings) -> None:
    for name in ("dark", "light"):
        settings.desktop = name
        assert DESK[name].window in window.styleSheet()
        assert window.form.headline.text_style.colour == desk_palette(name).ink


def test_the_file_is_in_the_profile(window: ScoreKeeper, settings: Settings) -> None:
    window.keeper.write(Entry())
    assert Path(settings.path.parent / FILE_NAME).read_text().endswith("round dead\n")
