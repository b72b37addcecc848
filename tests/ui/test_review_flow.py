"""The review from the main window: result of a round, menu and key, history, and why there is none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine.record_parts import Entry
from ginrummy_qt.options import Options
from ginrummy_qt.ui.guide_window import GuideWindow
from ginrummy_qt.ui.help_window import HelpWindow
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.review_window import ReviewWindow
from ginrummy_qt.ui.services import Services
from tests.engine.rounds import simple_action
from tests.models.records import played_records

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
Open = tuple[MainWindow, Services]


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    services.settings.animation = "off"
    window = MainWindow(services)
    window.restore_and_show()
    window.resize(1280, 800)
    window.complete()
    yield window, services
    for child in window.findChildren(ReviewWindow):
        child.close()
    window.close()
    services.close()
    window.deleteLater()


def open_reviews(window: MainWindow) -> list[ReviewWindow]:
    return [found for found in window.findChildren(ReviewWindow) if found.isVisible()]


def the_review(qtbot: QtBot, window: MainWindow) -> ReviewWindow:
    (found,) = open_reviews(window)
    qtbot.waitUntil(lambda: not found.reviewer.waiting, timeout=60_000)
    return found


def press_review(qtbot: QtBot, window: QWidget) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_R, CTRL)


def told(window: MainWindow) -> str:
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    text = box.text()
    box.close()
    return text


def play_round(qtbot: QtBot, program: Open) -> None:
    window, services = program
    game = services.controller
    while True:

        def due() -> bool:
            view = game.view
            return view is not None and (view.result is not None or (view.my_turn and not game.busy))

        qtbot.waitUntil(due, timeout=60_000)
        view = game.view
        assert view is not None
        if view.result is not None:
            break
        assert game.act(simple_action(view))
    qtbot.waitUntil(window.page.result.isVisible)


def test_a_round_is_reviewed_from_its_result_and_by_key(qtbot: QtBot, program: Open) -> None:
    window, services = program
    QTest.mouseClick(window.start.deal, LEFT)
    window.menus.review.trigger()
    assert "No round of this match is over" in told(window)
    assert not open_reviews(window)
    play_round(qtbot, program)
    assert window.page.result.review.isVisible()
    QTest.mouseClick(window.page.result.review, LEFT)
    review = the_review(qtbot, window)
    assert review.number == 1
    assert review.model.steps
    record = services.controller.record
    assert record is not None
    assert {step.number for step in review.model.steps} == {1}
    assert len(review.reviewer.record.rounds) == 1
    # Asked for again, the same window comes to the front.
    review.show_rounds(0)
    press_review(qtbot, window)
    assert the_review(qtbot, window) is review
    assert review.number == 1
    QTest.mouseClick(window.page.result.next, LEFT)
    press_review(qtbot, window)
    again = the_review(qtbot, window)
    assert again is not review, "the match has gone on"
    assert again.number == 1
    assert again.reviewer.under_way == 2
    QTest.keyClick(again, Qt.Key.Key_F1)
    (help_,) = window.findChildren(HelpWindow)
    assert help_.isVisible()
    help_.close()
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert not open_reviews(window)


@pytest.mark.parametrize("way", ["button", "key", "menu"])
def test_a_deal_is_played_again_from_its_result(qtbot: QtBot, program: Open, way: str) -> None:
    window, services = program
    game, again = services.controller, window.menus.again
    assert not again.isEnabled()
    QTest.mouseClick(window.start.deal, LEFT)
    first = game.record
    assert first is not None
    assert not again.isEnabled()
    assert again.toolTip() == "This round is not over yet."
    play_round(qtbot, program)
    assert again.isEnabled()
    if way == "button":
        QTest.mouseClick(window.page.result.again, LEFT)
    elif way == "menu":
        again.trigger()
    else:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTest.keyClick(window.page.result, Qt.Key.Key_R, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert not window.page.result.isVisible()
    assert game.training
    assert game.record is not None
    assert game.record.rounds[0].deal == first.rounds[0].deal
    assert game.match is not None
    assert game.match.round_number == 1
    # The match that was left for it is still there.
    (kept,) = (one for one in game.under_way() if not one.training)
    window.show_start()
    assert game.resume(kept.id)
    assert window.page.isVisible()
    assert not game.training


def test_the_last_match_is_reviewed_from_the_start_page(qtbot: QtBot, program: Open) -> None:
    window, services = program
    press_review(qtbot, window)
    assert "No match is over yet" in told(window)
    services.controller.store.import_records(played_records()[:2])
    press_review(qtbot, window)
    review = the_review(qtbot, window)
    assert review.number == 0
    last = services.games.last_finished()
    assert last is not None
    record = services.games.load(last)
    assert record is not None
    assert review.shows(record)


def test_the_history_leads_to_the_review(qtbot: QtBot, program: Open) -> None:
    window, services = program
    services.controller.store.import_records(played_records()[:2])
    window.menus.history.trigger()
    (history,) = window.findChildren(HistoryWindow)
    QTest.mouseClick(history.review, LEFT)
    first = the_review(qtbot, window)
    QTest.keyClick(history.table, Qt.Key.Key_Down)
    press_review(qtbot, history)
    second = the_review(qtbot, window)
    assert second is not first
    assert not second.shows(first.reviewer.record)
    history.table.customContextMenuRequested.emit(history.table.rect().center())
    popup = QApplication.activePopupWidget()
    assert popup is not None
    assert [action.text() for action in popup.actions()][:2] == ["Replay", "Review"]
    popup.close()
    history.close()


def test_a_broken_record_is_told(program: Open) -> None:
    window, _ = program
    record = played_records()[0]
    first, *others = record.rounds
    turned = Entry(1 - first.actions[0].seat, first.actions[0].action)
    bad = replace(record, rounds=(replace(first, actions=(turned, *first.actions[1:])), *others))
    assert window.desk.reviews.show_record(bad) is None
    assert told(window) == "This match can no longer be read."
    assert not window.findChildren(ReviewWindow)


def test_the_guided_round_offers_none(program: Open) -> None:
    window, services = program
    guide = GuideWindow(services.settings, services.languages, window)
    assert guide.page.result.review.isHidden()
    guide.close()
