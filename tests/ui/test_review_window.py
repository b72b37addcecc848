"""The window of a review, with real keys and clicks: list, table, alternatives, sums, text."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, LayOff, Layoffs, MatchRecord, Player
from ginrummy_qt.models.review_list import ReviewRole
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui import review_window
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.review_window import ReviewWindow
from tests.engine.matches import match_of, play
from tests.ui.on_screen import LEFT
from tests.ui.reviews import ROUNDS, check_table, make, place, record_of, wait

Key = Qt.Key


@cache
def with_layoffs() -> MatchRecord:
    """A round in which the person lays off by hand."""
    for first in range(1, 100):
        record = play(match_of(PRESETS["haus"], first, Layoffs.BY_HAND), random.Random(5), rounds=1)
        if any(entry.seat == 0 and isinstance(entry.action, LayOff) for entry in record.rounds[0].actions):
            return record
    raise AssertionError("nobody lays off")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, faces: Faces) -> ReviewWindow:
    return make(qtbot, settings, faces, record_of())


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


def test_closing_while_it_works_ends_the_thread(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    window = ReviewWindow(record_of(), settings, faces)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show()
    assert window.reviewer._computer.running
    window.close()
    assert not window.reviewer._computer.running


def test_computers_alone_are_shown_too(qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    record = replace(record_of(), players=(Player("a", "casual"), Player("b", "skilled")))
    window = make(qtbot, settings, faces, record)
    assert window.head.seats.currentText() == "Casual"
    assert window.stage.title.text().split(" · ")[1].startswith("Casual ")
    assert window.side.sums.text().startswith("Play: Casual")
