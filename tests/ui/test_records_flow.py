"""From the main window: training with undo, the seal at the table, replays, the deal again, other players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.models.people import People
from ginrummy_qt.options import Options
from ginrummy_qt.ui.fair_window import FairWindow
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.replay_window import ReplayWindow
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.under_way_window import UnderWayWindow
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
    for child in window.findChildren(ReplayWindow):
        child.close()
    window.close()
    services.close()
    window.deleteLater()


def play(qtbot: QtBot, program: Open) -> None:
    """One move of the person, and what the computer answers."""
    window, services = program
    game = services.controller
    _my_turn(qtbot, program)
    view = game.view
    assert view is not None
    assert game.act(simple_action(view))
    assert window.page.isVisible()
    _my_turn(qtbot, program)


def _my_turn(qtbot: QtBot, program: Open) -> None:
    game = program[1].controller

    def due() -> bool:
        view = game.view
        return view is not None and (view.result is not None or (view.my_turn and not game.busy))

    qtbot.waitUntil(due, timeout=20_000)


def test_training_goes_back_and_forth_by_key_and_button(qtbot: QtBot, program: Open) -> None:
    window, services = program
    game, tools = services.controller, window.page.tools
    window.menus.training.trigger()
    assert bool(game.training)
    _my_turn(qtbot, program)
    begin = game.view
    assert tools.undo.isVisible()
    assert not tools.undo.isEnabled()
    assert not window.menus.undo.isEnabled()
    play(qtbot, program)
    after = game.view
    assert tools.undo.isEnabled()
    # On a busy machine the window system may take its time to give the window the keyboard.
    qtbot.waitUntil(lambda: window.isActiveWindow() and window.menus.undo.isEnabled())
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert game.view == begin
    shown = game.view
    assert shown is not None
    assert window.page.table.check(shown) == []
    QTest.mouseClick(tools.redo, LEFT)
    assert game.view == after
    QTest.mouseClick(tools.undo, LEFT)
    assert game.view == begin
    assert window.menus.redo.isEnabled()


def test_training_is_chosen_where_the_match_is_dealt(qtbot: QtBot, program: Open) -> None:
    window, services = program
    game = services.controller
    QTest.keyClick(window.start.training, Qt.Key.Key_Space)
    QTest.mouseClick(window.start.deal, LEFT)
    assert bool(game.training)
    assert window.page.tools.undo.isVisible()
    window.matches.same_again()
    assert bool(game.training), "the same again is for training too"
    window.show_start()
    QTest.keyClick(window.start.training, Qt.Key.Key_Space)
    QTest.mouseClick(window.start.deal, LEFT)
    assert not game.training


def test_a_match_that_counts_has_no_way_back(qtbot: QtBot, program: Open) -> None:
    window, services = program
    QTest.mouseClick(window.start.deal, LEFT)
    play(qtbot, program)
    before = services.controller.view
    assert not window.page.tools.undo.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert services.controller.view == before


def test_the_seal_is_on_show_and_opens_after_the_round(qtbot: QtBot, program: Open) -> None:
    window, services = program
    bound = services.games.fair_deals().upcoming[0]
    QTest.mouseClick(window.start.deal, LEFT)
    tools = window.page.tools
    assert tools.seal.isVisible()
    assert bound[:4] in tools.seal.toolTip()
    QTest.mouseClick(tools.seal, LEFT)
    fair = window.findChild(FairWindow)
    assert fair is not None
    assert fair.shown.commitment == bound
    assert not bool(fair.shown.over)
    game = services.controller
    while game.match is not None and not game.match.round_over:
        play(qtbot, program)
    assert bool(fair.shown.over)
    QTest.mouseClick(fair.verify, LEFT)
    assert fair.check.text.text() == "The seal matches"
    qtbot.waitUntil(window.page.result.isVisible)
    assert str(fair.shown.entry.deal) in window.page.result.subline.markup
    fair.close()


def test_from_the_history_to_the_same_cards(qtbot: QtBot, program: Open) -> None:
    window, services = program
    services.controller.store.import_records(played_records()[:2])
    window.menus.history.trigger()
    history = window.findChild(HistoryWindow)
    assert history is not None
    QTest.keyClick(history.table, Qt.Key.Key_Return)
    replay = window.findChild(ReplayWindow)
    assert replay is not None
    replay.replay.go(2, 0)
    table = replay.replay.tables[0].view
    assert table is not None
    QTest.mouseClick(replay.again, LEFT)
    game = services.controller
    assert bool(game.training)
    assert game.match is not None
    view = game.view
    assert view is not None
    seat = game.table_seat
    assert game.match.deal == replay.replay.record.rounds[1].deal
    order = game.match.deal.order
    own = {order[place] for place in range(game.match.round.dealer ^ 1 ^ seat, 20, 2)}
    assert own == set(table.hand)
    assert not window.page.tools.seal.isVisible()  # nothing was bound to cards that were seen before
    replay.close()
    history.close()


def test_statistics_and_the_list_open_once(qtbot: QtBot, program: Open) -> None:
    window, services = program
    for _ in range(2):
        window.menus.statistics.trigger()
    assert len(window.findChildren(StatisticsWindow)) == 1
    QTest.mouseClick(window.start.deal, LEFT)
    window.menus.start_page.trigger()
    QTest.mouseClick(window.start.deal, LEFT)
    window.menus.under_way.trigger()
    assert window.pages.currentWidget() is window.start
    QTest.mouseClick(window.start.card.more, LEFT)
    (listed,) = window.findChildren(UnderWayWindow)
    assert listed.model.rowCount() == 2
    QTest.mouseClick(listed.delete, LEFT)
    assert len(window.start.card.matches) == 1
    QTest.keyClick(listed.table, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.page
    assert services.settings.open_match == services.controller.match_id


def test_another_player_is_wanted_by_the_menu(qapp: QApplication, tmp_path: Path) -> None:
    people = People(tmp_path / "data")
    made, _ = people.make("Anna")
    assert made is not None
    services = make_services(Options(language="en"), people)
    window = MainWindow(services)
    window.restore_and_show()
    window.menus.match.aboutToShow.emit()
    actions = [action for action in window.menus.people.actions() if action.isCheckable()]
    assert [action.isChecked() for action in actions] == [True, False]
    assert actions[1].text() == "Anna"
    actions[1].trigger()
    assert not window.isVisible()
    assert people.wanted == made.profile
    services.close()
    window.deleteLater()
    people.turn_to(made.profile)
    assert people.folder == made.profile.folder
    assert people.remember() == ""
    assert People(tmp_path / "data").current.name == "Anna"


def test_files_that_the_desktop_hands_over_are_brought_into_the_history(
    qtbot: QtBot, program: Open, tmp_path: Path
) -> None:
    window, services = program
    good, bad = tmp_path / "good.ginrummy", tmp_path / "bad.ginrummy"
    record = played_records()[0]
    good.write_text(record.to_text(), encoding="utf-8")
    bad.write_bytes(b"\xff\xfe")
    window.open_files([good, bad])
    history = window.findChild(HistoryWindow)
    assert history is not None
    assert history.isVisible()
    assert history.table.model().rowCount() == 1
    assert [services.games.load(one.id) for one in services.controller.store.finished()] == [record]
    qtbot.waitUntil(lambda: bool(history.findChildren(QMessageBox)))
    said = history.findChildren(QMessageBox)[0]
    assert "bad.ginrummy" in said.text()
    said.accept()
