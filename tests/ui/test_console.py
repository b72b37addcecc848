"""The console says what can be done, explains what cannot, and never cuts a word."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QRect, Qt, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import (
    BigGin,
    Card,
    CardSet,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    Rules,
    SeatView,
    TakeDiscard,
)
from ginrummy_qt.ui.table.company import Company
from ginrummy_qt.ui.table.console import Console
from ginrummy_qt.ui.table.layout import TableLayout
from ginrummy_qt.ui.table.meter import Meter, Reading
from ginrummy_qt.ui.table.plate import PlateText
from ginrummy_qt.ui.table.prompt_fit import fit_prompt
from ginrummy_qt.ui.text import InlineCards, TextStyle, width, wrap
from ginrummy_qt.ui.theme import advance, text_scale

TEN = "5s 6s 7s 8s Jc Jd Jh Ah 5c 9d"
NINE = Card.parse("9d")
FIVE = Card.parse("5c")
PILE = (Card.parse("Kc"), Card.parse("Qh"))
WINDOWS = (
    (640, 448),
    (640, 440),
    (600, 868),
    (800, 528),
    (1024, 568),
    (1280, 768),
    (1366, 736),
    (1920, 1048),
    (900, 1368),
    (3440, 1408),
    (3840, 2128),
)


def view(phase: Phase, hand: str, *actions: object, turn: int = 0, rules: Rules | None = None) -> SeatView:
    return SeatView(
        rules or Rules(),
        0,
        1,
        CardSet.parse(hand),
        phase,
        actions,  # type: ignore[arg-type]
        17,
        PILE,
        CardSet(),
        10,
        (),
        (152, 37),
        250,
        turn=turn,
    )


def states() -> dict[str, tuple[SeatView, Card | None]]:
    eleven = TEN + " 2d"
    return {
        "upcard": (view(Phase.UPCARD, TEN, Pass(), TakeDiscard()), None),
        "draw": (view(Phase.DRAW, TEN, Draw(), TakeDiscard()), None),
        "wait": (view(Phase.DRAW, TEN, turn=1), None),
        "none": (view(Phase.DISCARD, eleven, Discard(NINE), Knock(NINE), Discard(FIVE)), None),
        "none will do": (view(Phase.DISCARD, eleven, Discard(FIVE)), None),
        "knock": (view(Phase.DISCARD, eleven, Discard(NINE), Knock(NINE), Discard(FIVE)), NINE),
        "too much": (view(Phase.DISCARD, eleven, Discard(NINE), Knock(NINE), Discard(FIVE)), FIVE),
        "gin": (view(Phase.DISCARD, "5s 6s 7s 8s Jc Jd Jh 2c 3c 4c 9d", Discard(NINE), Knock(NINE)), NINE),
        "big gin": (view(Phase.DISCARD, "5s 6s 7s 8s Jc Jd Jh 2c 3c 4c 5c", BigGin(), Discard(FIVE)), None),
        "straight": (
            view(Phase.DISCARD, eleven, Discard(NINE), Discard(FIVE), rules=Rules(knock_limit=0)),
            NINE,
        ),
        "last": (view(Phase.LAST, TEN, Pass(), TakeDiscard()), None),
    }


class Marking(QTranslator):
    """Puts a sign before every text."""

    def isEmpty(self) -> bool:
        return False  # or no LanguageChange is sent

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, n: int = -1) -> str:
        return "§" + source.replace("%n", str(n))


class Stage:
    """A console over an empty viewport."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1280, 768)) -> None:
        self.viewport = QWidget()
        qtbot.addWidget(self.viewport)
        self.console = Console(self.viewport)
        self.console.set_duration(0)
        me = PlateText("You", "to 250", person=True)
        self.console.company = Company((me, PlateText("Computer", "Casual")))
        self.resize(size)
        self.viewport.show()

    def resize(self, size: tuple[int, int]) -> None:
        self.viewport.resize(*size)
        self.layout = TableLayout.of(*size, text_scale())
        self.console.place(self.layout)

    def show(self, name: str, *, busy: bool = False) -> Console:
        self.console.show_state(*states()[name], busy)
        return self.console

    def rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.viewport, widget.rect().topLeft()), widget.size())


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage(qtbot)


@pytest.mark.parametrize(
    ("state", "words", "enabled"),
    [
        ("draw", "Knock", False),
        ("wait", "Knock", False),
        ("none", "Knock", True),
        ("none will do", "Knock", False),
        ("knock", "Knock 8", True),
        ("too much", "Knock", False),
        ("gin", "Gin", True),
        ("big gin", "Big gin", True),
        ("straight", "Gin", False),
    ],
)
def test_the_knock_button_says_what_it_does(stage: Stage, state: str, words: str, enabled: bool) -> None:
    console = stage.show(state)
    assert console.knock.isVisible()
    assert not console.pass_.isVisible()
    assert console.knock.text() == words
    assert console.knock.isEnabled() is enabled
    reason = console.knock.accessibleDescription()
    assert reason == console.knock.toolTip()
    assert reason
    assert ("(K)" in reason) is enabled  # enabled: what it does, with its key; disabled: why not


def test_the_reasons_are_the_right_ones(stage: Stage) -> None:
    assert "Draw a card first" in stage.show("draw").knock.toolTip()
    assert "computer" in stage.show("wait").knock.toolTip()
    assert "12" in stage.show("none will do").knock.toolTip()
    assert "12" in stage.show("too much").knock.toolTip()


@pytest.mark.parametrize("state", ["upcard", "last"])
def test_pass_takes_the_place_of_knock(stage: Stage, state: str) -> None:
    console = stage.show(state)
    assert console.pass_.isVisible()
    assert console.pass_.isEnabled()
    assert not console.knock.isVisible()
    assert console.pass_.geometry() == console.knock.geometry()


def test_nothing_but_sorting_can_be_done_on_the_computers_turn(stage: Stage) -> None:
    console = stage.show("wait")
    assert not console.hint.isEnabled()
    assert "computer" in console.hint.toolTip()
    assert console.sort.isEnabled()
    assert not console.plate.active
    console = stage.show("knock")
    assert console.hint.isEnabled()
    assert console.plate.active


def test_busy_holds_the_buttons(stage: Stage) -> None:
    assert not stage.show("knock", busy=True).knock.isEnabled()
    assert not stage.show("upcard", busy=True).pass_.isEnabled()
    assert stage.show("knock").knock.isEnabled()


def test_buttons_tell_what_is_wanted(stage: Stage, qtbot: QtBot) -> None:
    console = stage.show("knock")
    for button, signal in (
        (console.knock, console.knock_wanted),
        (console.hint, console.hint_wanted),
        (console.sort, console.sort_wanted),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        with qtbot.waitSignal(signal):  # and by keyboard
            QTest.keyClick(button, Qt.Key.Key_Space)
    console = stage.show("upcard")
    with qtbot.waitSignal(console.pass_wanted):
        QTest.keyClick(console.pass_, Qt.Key.Key_Space)


def test_clicks_leave_the_focus_where_it_is_and_tab_reaches_the_buttons(stage: Stage) -> None:
    console = stage.console
    for button in (console.hint, console.sort, console.pass_, console.knock):
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_plate_and_meter_are_read_out(stage: Stage) -> None:
    console = stage.show("knock")
    assert console.plate.accessibleName() == "You, to 250, 152, to move"
    assert console.meter.reading.value == 8
    assert console.meter.reading.now == 17
    assert console.meter.reading.left == "Knock at 10"
    assert console.meter.accessibleName().startswith("Deadwood 8, knock limit 10")
    assert console.prompt.accessibleName() == "Throw nine of diamonds: deadwood 8 · you can knock"
    console = stage.show("too much")
    assert console.meter.reading.value == 12
    assert "over" in console.meter.reading.right
    assert stage.show("gin").meter.reading.left == "Gin"
    reading = stage.show("straight").meter.reading
    assert (reading.limit, reading.left, reading.right) == (0, "Gin", "")
    assert "only gin" in console.knock.toolTip()


def test_the_meter_travels_and_arrives(stage: Stage, qtbot: QtBot) -> None:
    console = stage.show("draw")
    console.set_duration(30)
    stage.show("knock")
    qtbot.waitUntil(lambda: console.meter._shown == 8.0)


def test_narrow_windows_have_icons_with_names(stage: Stage) -> None:
    stage.resize((800, 528))
    console = stage.show("knock")
    for button, name in ((console.hint, "Hint"), (console.sort, "Sort")):
        assert button.text() == ""
        assert not button.icon().isNull()
        assert button.accessibleName() == name
        assert button.width() == button.height()
    stage.resize((1280, 768))
    assert console.hint.text() == "Hint"
    assert console.hint.icon().isNull()


def assert_nothing_is_cut(stage: Stage, state: str) -> None:
    console, layout = stage.show(state), stage.layout
    label, style = console.prompt, console.prompt.text_style
    for line in wrap(label.markup, style, label.width()):
        assert sum(piece.width(style) for piece in line) <= label.width() + 1, label.markup
    assert label.heightForWidth(label.width()) - 1 <= label.height() + 2, label.markup
    assert style.px >= 9 * layout.text
    plate, prompt = stage.rect(console.plate), stage.rect(label)
    bar, meter = stage.rect(console.bar), stage.rect(console.meter)
    assert plate.right() < prompt.left()
    assert console.plate.width() >= console.plate.needed_width() - 1
    assert not prompt.intersects(bar)
    if console.meter.isVisible():
        assert not meter.intersects(bar)
        assert not meter.intersects(plate)
        assert not meter.adjusted(0, round(3 * layout.text), 0, 0).intersects(prompt)
    assert console.meter.isVisible() or stage.viewport.width() < 800
    assert layout.tray.toAlignedRect().adjusted(-1, -1, 1, 1).contains(bar)
    assert layout.tray.contains(prompt.toRectF().center())
    button = console.pass_ if console.pass_.isVisible() else console.knock
    if console.meter.isVisible() and console.meter._words:  # a raised card and its pill begin here
        caption = stage.rect(console.meter).bottom() - 2 * layout.text
        assert layout.two_rows or caption <= layout.hand.top() + 1
    px = 17 if button is console.knock else 14
    assert advance(button.text(), px * layout.text, bold=px == 17) <= button.width() - 8
    shown = [one for one in (console.hint, console.sort, button) if one.isVisible()]
    for one in shown:
        assert stage.rect(one).bottom() <= layout.tray.bottom()
        assert not any(one.geometry().intersects(other.geometry()) for other in shown if other is not one)
    for one in (console.hint, console.sort):
        assert advance(one.text(), 14 * layout.text) <= one.width() - 8


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_is_cut_or_overlaps(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    for state in states():
        assert_nothing_is_cut(stage, state)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_longer_words_are_not_cut_either(qtbot: QtBot, longer: None, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    for state in states():
        assert_nothing_is_cut(stage, state)


@pytest.mark.parametrize("size", [(1024, 568), (1280, 768), (900, 1368)], ids=str)
def test_large_system_fonts_are_not_cut_either(
    qtbot: QtBot, system_font: QApplication, size: tuple[int, int]
) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(19)
    QApplication.setFont(large)
    stage = Stage(qtbot, size)
    for state in states():
        assert_nothing_is_cut(stage, state)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_moves_when_the_score_gets_more_figures(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    seen, card = states()["knock"]
    places = set()
    for score in (0, 9, 10, 99, 100, 199):
        stage.console.show_state(replace(seen, scores=(score, 0)), card, busy=False)
        assert stage.console.plate.content.score == str(score)
        places.add(
            tuple(one.geometry().center().toTuple() for one in (stage.console.prompt, stage.console.meter))
        )
    assert len(places) == 1


@pytest.mark.parametrize("now", [49, 50, 55, 65, 70, 98])
def test_a_throw_moves_the_bubble_however_dear_the_hand_is(now: int) -> None:
    before, after = Reading(now, now), Reading(now - 10, now)
    assert before.top == after.top >= now
    assert before.place_of(now) - after.place_of(now - 10) > 0.05
    assert after.place_of(now) <= 1
    assert after.place_of(after.limit) == 0.34


def test_the_mark_of_the_hand_does_not_stick_out_behind_the_bubble(qtbot: QtBot) -> None:
    meter = Meter()
    qtbot.addWidget(meter)
    meter.set_duration(0)
    meter.resize(400, 41)
    for value in range(56):
        meter.show_reading(Reading(value, 55))
        mark = meter.old_mark()
        bubble = min(max(400 * meter.reading.place_of(value), 13), 400 - 13)
        assert mark is None or mark - 5 > bubble + 13, value  # their edges
    meter.show_reading(Reading(45, 55))
    assert meter.old_mark() is not None
    meter.show_reading(Reading(54, 55))
    assert meter.old_mark() is None


def test_a_throw_that_may_knock_is_told_before_one_is_selected(stage: Stage) -> None:
    assert stage.show("none").prompt.markup == "Your turn: throw a card · you can knock"
    assert "knock" not in stage.show("none will do").prompt.markup


def test_the_language_changes_at_once(stage: Stage, qtbot: QtBot) -> None:
    console = stage.show("knock")
    before = console.prompt.markup, console.sort.text()
    translator = Marking()
    QCoreApplication.installTranslator(translator)
    qtbot.waitUntil(lambda: console.sort.text() == "§" + before[1])
    assert console.prompt.markup.startswith("§")
    QCoreApplication.removeTranslator(translator)
    qtbot.waitUntil(lambda: console.sort.text() == before[1])
    assert console.prompt.markup == before[0]


def test_prompts_shrink_step_by_step() -> None:
    long = "Throw {9d}: *deadwood after this throw 8* · you can knock"
    short = "Throw {9d}: *8* · you can knock"
    cards = InlineCards()

    def at(px: float, text: str) -> float:
        return width(text, TextStyle(px, "#000000", bold=True, cards=cards))

    assert fit_prompt(long, short, at(17, long), 1, cards, narrow=True) == (long, 17)
    assert fit_prompt(long, short, at(15, long), 1, cards, narrow=True) == (long, 15)
    assert fit_prompt(long, short, at(13.5, long), 1, cards, narrow=True) == (long, 13.5)
    two = long.replace(" · ", "\n")
    assert fit_prompt(long, short, at(13.5, long) - 1, 1, cards, narrow=True) == (two, 15)
    assert fit_prompt(long, short, at(15, long) - 1, 1, cards, narrow=False) == (two, 15)
    assert fit_prompt(long, short, at(13.5, two) - 1, 1, cards, narrow=True)[0] == short
    tiny, px = fit_prompt(long, short, 150, 1, cards, narrow=True)
    assert tiny.replace("\n", " ") in {short, short.replace(" · ", " ")}
    assert len(wrap(tiny, TextStyle(px, "#000000", bold=True), 150)) <= 2


@pytest.mark.parametrize(
    "text", ["Neem de {Js} of pas", "Pak blind of neem de {Th}", "Lägg av eller välj Klar"]
)
def test_no_word_of_a_prompt_stands_alone_where_two_lines_can_be_alike(text: str) -> None:
    cards = InlineCards()
    style = TextStyle(13.5, "#000000", bold=True, cards=cards)
    room = width(text, replace(style, px=13.5)) - 1
    shown, px = fit_prompt(text, text, room, 1, cards, narrow=True)
    assert px == 13.5
    assert shown.replace("\n", " ") == text
    first, second = shown.split("\n")
    halves = width(first, style), width(second, style)
    assert max(halves) < 0.75 * room  # as it is broken where a line is full, the first takes nearly all
    assert len(wrap(shown, style, room)) == 2
