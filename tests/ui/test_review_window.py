"""The window of a review, with real keys and clicks: list, table, alternatives, sums, fitting texts."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, LayOff, Layoffs, MatchRecord, Player
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.review_list import ReviewRole
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui import review_window
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.review_head import PAGES
from ginrummy_qt.ui.review_window import ReviewWindow
from tests.engine.matches import match_of, play

LEFT = Qt.MouseButton.LeftButton
ROUNDS = 3
Key = Qt.Key


@cache
def record_of(preset: str = "haus") -> MatchRecord:
    return play(match_of(PRESETS[preset]), random.Random(5), rounds=ROUNDS)


@cache
def with_layoffs() -> MatchRecord:
    """A round in which the person lays off by hand."""
    for first in range(1, 100):
        record = play(match_of(PRESETS["haus"], first, Layoffs.BY_HAND), random.Random(5), rounds=1)
        if any(entry.seat == 0 and isinstance(entry.action, LayOff) for entry in record.rounds[0].actions):
            return record
    raise AssertionError("nobody lays off")


def make(
    qtbot: QtBot, settings: Settings, faces: Faces, record: MatchRecord, number: int = 1
) -> ReviewWindow:
    settings.animation = "off"
    window = ReviewWindow(record, settings, faces, round_number=number)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    wait(qtbot, window)
    return window


def wait(qtbot: QtBot, window: ReviewWindow) -> None:
    qtbot.waitUntil(lambda: not window.reviewer.waiting, timeout=20_000)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, faces: Faces) -> ReviewWindow:
    return make(qtbot, settings, faces, record_of())


def place(window: ReviewWindow) -> tuple[int, int]:
    assert window.step is not None
    return window.step.number, window.step.place


def check_table(window: ReviewWindow) -> None:
    """The table stands as it stood when the decision was made, seen by the one who made it."""
    step, table = window.step, window.stage.table
    assert step is not None
    shown = table.replay.tables[table.views.index(table.view)].view
    assert shown is not None
    assert shown.hand == step.decision.view.hand
    assert shown.discard_pile == step.decision.view.discard_pile
    assert shown.seat == step.decision.view.seat
    assert table.view.check(shown) == []


def test_it_opens_at_what_was_costliest(window: ReviewWindow) -> None:
    step = window.step
    assert step is not None
    assert step.decision.loss == max(one.decision.loss for one in window.model.steps)
    assert window.side.list.hasFocus()
    check_table(window)
    assert window.stage.better.text()
    assert not window.side.progress.isVisible()


def test_keys_go_through_every_decision(window: ReviewWindow) -> None:
    QTest.keyClick(window.side.list, Key.Key_Home)
    assert place(window) == (1, 0)
    steps = window.model.steps
    for number in range(1, len(steps)):
        QTest.keyClick(window.side.list, Key.Key_Down if number % 2 else Key.Key_Right)
        assert place(window) == (1, number)
        if number % 6 == 1:
            check_table(window)
    QTest.keyClick(window.side.list, Key.Key_Down)
    assert place(window) == (1, len(steps) - 1)
    QTest.keyClick(window.side.list, Key.Key_Left)
    assert place(window) == (1, len(steps) - 2)
    QTest.keyClick(window.side.list, Key.Key_End)
    assert place(window) == (1, len(steps) - 1)


def test_keys_and_buttons_go_to_the_costly_ones(qtbot: QtBot, window: ReviewWindow) -> None:
    window.show_rounds(0)
    wait(qtbot, window)
    wanted = [(step.number, step.place) for step in window.model.steps if step.costly]
    assert 3 <= len(wanted) < len(window.model.steps)
    QTest.keyClick(window.side.list, Key.Key_Home)
    if place(window) == wanted[0]:
        del wanted[0]
    for one in wanted:
        QTest.keyClick(window, Key.Key_N)
        assert place(window) == one
    QTest.keyClick(window, Key.Key_N)
    assert place(window) == wanted[-1], "there is none after the last"
    QTest.keyClick(window, Key.Key_P)
    assert place(window) == wanted[-2]
    QTest.mouseClick(window.side.after, LEFT)
    assert place(window) == wanted[-1]
    QTest.mouseClick(window.side.before, LEFT)
    assert place(window) == wanted[-2]


def test_only_costly_ones_are_listed_on_demand(window: ReviewWindow) -> None:
    before, at = len(window.model.steps), place(window)
    QTest.keyClick(window, Key.Key_C)
    assert window.side.only.isChecked()
    assert 0 < len(window.model.steps) < before
    assert all(step.costly for step in window.model.steps)
    assert place(window) == at, "it stays where it stood"
    QTest.keyClick(window, Key.Key_C)
    assert len(window.model.steps) == before


def test_rounds_are_turned_by_key_and_list(qtbot: QtBot, window: ReviewWindow) -> None:
    QTest.keyClick(window, Key.Key_PageDown)
    assert window.number == 2
    wait(qtbot, window)
    assert {step.number for step in window.model.steps} == {2}
    check_table(window)
    QTest.keyClick(window, Key.Key_PageUp)
    QTest.keyClick(window, Key.Key_PageUp)
    QTest.keyClick(window, Key.Key_PageUp)
    assert window.number == 0
    wait(qtbot, window)
    assert {step.number for step in window.model.steps} == {1, 2, 3}
    heads = [row for row in range(window.model.rowCount()) if window.model.index(row).data(ReviewRole.HEAD)]
    assert len(heads) == ROUNDS
    window.side.list.go(heads[1] - 1)
    QTest.keyClick(window.side.list, Key.Key_Down)
    assert place(window) == (2, 0), "the head of the round is passed over"
    check_table(window)
    window.head.rounds.setCurrentIndex(3)
    window.head.rounds.activated.emit(3)
    assert window.number == 3


def test_the_same_round_again_stands_at_its_costliest_decision(qtbot: QtBot, window: ReviewWindow) -> None:
    at, said = place(window), window.stage.title.text()
    window.show_rounds(1)
    wait(qtbot, window)
    assert place(window) == at
    assert window.stage.title.text() == said
    check_table(window)
    QTest.keyClick(window.side.list, Key.Key_End)
    window.look_at(0)
    wait(qtbot, window)
    assert place(window) == at
    check_table(window)


def test_rounds_appear_one_by_one_and_can_be_stopped(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    settings.animation = "off"
    window = ReviewWindow(record_of(), settings, faces)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    assert window.side.only.isChecked()
    assert window.side.progress.isVisible()
    assert window.side.nothing.text() == "Being reviewed …"
    QTest.mouseClick(window.side.stop, LEFT)
    assert window.reviewer.waiting == ()
    assert window.side.nothing.text() == "Not reviewed yet."
    QTest.mouseClick(window.side.stop, LEFT)
    known: list[int] = []
    window.reviewer.changed.connect(lambda: known.append(window.side.bar.value()))
    wait(qtbot, window)
    assert known == [1, 2, 3]
    assert not window.side.progress.isVisible()
    assert window.side.sums.text().startswith("Your play: −")


def test_open_hands_show_what_was_hidden(window: ReviewWindow) -> None:
    row = window.stage.table.view.table.opponent
    assert row.backs
    QTest.keyClick(window, Key.Key_O)
    assert window.head.hands.isChecked()
    assert not row.backs
    QTest.keyClick(window, Key.Key_N)
    assert not row.backs
    box = window.head.hands
    QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
    assert row.backs
    check_table(window)


def test_the_play_of_others_is_shown_through_their_eyes(
    qtbot: QtBot, settings: Settings, faces: Faces
) -> None:
    window = make(qtbot, settings, faces, record_of("sv_pairs"))
    for seat in (2, 1):
        window.head.seats.setCurrentIndex(seat)
        window.head.seats.activated.emit(seat)
        wait(qtbot, window)
        assert window.reviewer.seat == seat
        assert window.model.steps
        for row in range(0, window.model.rowCount(), 9):
            window.side.list.go(row)
            check_table(window)
        assert sum(view.isVisible() for view in window.stage.table.views) == 1
        assert "You " not in window.stage.title.text()
        assert window.stage.pane.title.text() == f"{window.head.seats.currentText()}: what could be done"


def test_one_who_sat_out_is_told_so(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    window = make(qtbot, settings, faces, record_of("sv_three"))
    played = window.reviewer.played
    for seat in range(3):
        window.look_at(seat)
        wait(qtbot, window)
        if len(window.reviewer.played) < ROUNDS:
            break
    out = next(number for number in range(1, ROUNDS + 1) if number not in window.reviewer.played)
    window.show_rounds(out)
    assert "sat this round out" in window.side.nothing.text()
    assert window.side.nothing.isVisible()
    assert window.step is None
    assert played


def test_the_round_under_way_says_why_not(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    record = record_of()
    *before, last = record.rounds
    cut = replace(record, rounds=(*before, replace(last, actions=last.actions[:5])))
    window = make(qtbot, settings, faces, cut)
    window.show_rounds(ROUNDS)
    assert "not over" in window.side.nothing.text()
    assert window.stage.table.replay.round_number < ROUNDS, "its cards are not shown"
    window.show_rounds(0)
    wait(qtbot, window)
    assert {step.number for step in window.model.steps} <= {1, 2}


def test_layoffs_by_hand_are_decisions_too(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    window = make(qtbot, settings, faces, with_layoffs())
    laid = [step for step in window.model.steps if step.laying]
    assert laid
    row = window.model.row_of(laid[0].number, laid[0].place)
    assert row is not None
    window.side.list.go(row)
    assert window.stage.title.text().startswith("Laying off · You laid off")
    check_table(window)


def test_the_alternatives_are_all_there_with_the_best_first(window: ReviewWindow) -> None:
    step = window.step
    assert step is not None
    said = window.stage.pane.options.accessibleName().split(". ")
    assert len(said) == len(step.decision.options)
    assert "the best" in said[0]
    assert sum("played" in one for one in said) == 1
    assert window.stage.pane.why.text().count("\n") >= 0
    assert window.stage.pane.why.text()


def test_a_click_into_the_graph_goes_there(window: ReviewWindow) -> None:
    graph = window.stage.graph
    window.side.only.setChecked(True)
    QTest.mouseClick(graph, LEFT, pos=QPoint(18, graph.height() // 2))
    assert place(window) == (1, 0)
    assert not window.side.only.isChecked() or window.model.steps[0].place == 0
    assert graph.accessibleName().count(". ") >= len(window.model.steps)


def test_narrow_windows_show_one_thing_at_a_time(window: ReviewWindow) -> None:
    stage = window.stage
    assert stage.middle.isVisible()
    assert stage.pane.isVisible()
    assert not stage.more.isVisible()
    window.resize(800, 560)
    assert stage.middle.isVisible()
    assert not stage.pane.isVisible()
    QTest.mouseClick(stage.more, LEFT)
    assert stage.pane.isVisible()
    assert not stage.middle.isVisible()
    assert stage.pane.isAncestorOf(stage.graph)
    QTest.keyClick(window, Key.Key_A)
    assert stage.middle.isVisible()
    window.resize(640, 480)
    assert not window.side.isVisible()
    assert stage.pane.isAncestorOf(window.side.sums)
    for number, shown in enumerate((window.side, stage.middle, stage.pane)):
        window.head.pages.setCurrentIndex(number)
        window.head.pages.activated.emit(number)
        assert [part.isVisible() for part in (window.side, stage.middle, stage.pane)].count(True) == 1
        assert shown.isVisible()
    window.resize(1280, 800)
    assert stage.middle.isAncestorOf(stage.graph)
    assert window.side.isAncestorOf(window.side.sums)


def test_it_is_copied_and_saved_as_text(
    window: ReviewWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    QTest.keyClick(window.side.list, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert "Round 1" in text
    assert window.stage.better.text().split(": ")[-1] in text
    window.head.save.trigger()
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    path = tmp_path / "review.txt"
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_text("utf-8") == text
    del monkeypatch


def test_screen_readers_are_told_each_decision(window: ReviewWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    class Heard:
        """In place of the event, which does not say its text."""

        def __init__(self, _of: object, text: str) -> None:
            said.append(text)

    class Ear:
        """In place of the class with the static function."""

        @staticmethod
        def updateAccessibility(_event: object) -> None:
            """Qt: hear."""

    monkeypatch.setattr(review_window, "QAccessibleAnnouncementEvent", Heard)
    monkeypatch.setattr(review_window, "QAccessible", Ear)
    QTest.keyClick(window.side.list, Key.Key_Home)
    QTest.keyClick(window.side.list, Key.Key_Down)
    assert said[-1] == f"{window.stage.title.text()}. {window.stage.better.text()}"
    QTest.keyClick(window.side.list, Key.Key_End)
    QTest.keyClick(window, Key.Key_N)
    assert said[-1] == "No costly decision after this one."


def test_everything_has_a_name_and_tab_comes_to_it(window: ReviewWindow) -> None:
    for part in (
        window.head.rounds,
        window.head.seats,
        window.head.export,
        window.head.hands,
        window.side.list,
        window.side.only,
        window.side.before,
        window.side.after,
    ):
        face = QAccessible.queryAccessibleInterface(part)
        assert face is not None
        assert face.text(QAccessible.Text.Name)
    reached = set()
    window.side.list.setFocus()
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or window, Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {window.head.rounds, window.head.hands, window.side.list, window.side.only} <= reached


def test_escape_closes_and_the_place_is_remembered(
    qtbot: QtBot, window: ReviewWindow, settings: Settings, faces: Faces
) -> None:
    window.resize(740, 600)
    QTest.keyClick(window.side.list, Key.Key_Escape)
    assert not window.isVisible()
    assert not window.reviewer._computer.running
    again = ReviewWindow(record_of(), settings, faces)
    qtbot.addWidget(again)
    again.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    assert again.size() == QSize(740, 600)


def test_closing_while_it_works_ends_the_thread(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    window = ReviewWindow(record_of(), settings, faces)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    assert window.reviewer._computer.running
    window.close()
    assert not window.reviewer._computer.running


@pytest.mark.parametrize("pixels", [14, 28])
def test_texts_fit_in_every_language(
    qtbot: QtBot, settings: Settings, faces: Faces, system_font: QApplication, pixels: int
) -> None:
    font = QFont(system_font.font())
    font.setPixelSize(pixels)
    system_font.setFont(font)
    window = make(qtbot, settings, faces, record_of("sv_pairs" if pixels == 14 else "haus"), 2)
    languages = LanguageManager()
    try:
        for number, code in enumerate(LANGUAGES):
            languages.set(code)
            window.show_rounds((2, 0, 1, 3)[number])
            wait(qtbot, window)
            for size in (QSize(640, 480), QSize(800, 560), QSize(1280, 800)):
                window.resize(size)
                for page in PAGES if pixels > 14 or size.width() < 1000 else PAGES[:1]:
                    window.head.page_wanted.emit(page)
                    for _ in range(3):  # one layout asks for the next
                        QTest.qWait(1)
                    assert misfits(window) == [], (code, size, page)
    finally:
        languages.remove()


def test_the_language_is_switched_with_nothing_lost(window: ReviewWindow) -> None:
    at = place(window)
    languages = LanguageManager()
    try:
        seen = set()
        for code in LANGUAGES:
            languages.set(code)
            QTest.qWait(1)
            assert place(window) == at
            seen.add((window.windowTitle(), window.stage.better.text(), window.side.only.text()))
            seen.add((window.head.rounds.currentText(), window.stage.pane.method.text(), ""))
            check_table(window)
        assert len(seen) == 2 * len(LANGUAGES)
    finally:
        languages.remove()


def test_computers_alone_are_shown_too(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    record = replace(record_of(), players=(Player("a", "casual"), Player("b", "skilled")))
    window = make(qtbot, settings, faces, record)
    assert window.head.seats.currentText() == "Casual"
    assert window.stage.title.text().split(" · ")[1].startswith("Casual ")
    assert window.side.sums.text().startswith("Play: Casual")
