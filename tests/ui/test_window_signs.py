"""The window around the table: what its menu offers, what Esc closes, when a notice goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.engine import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from tests.ui.whole_window import deal, seen, wait_for_my_turn

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ginrummy_qt.ui.main_window import MainWindow
    from tests.ui.whole_window import MakeWindow


def enabled(window: MainWindow) -> set[str]:
    """Which entries of the menu of the round are enabled while it is open."""
    window.menus.round.aboutToShow.emit()
    names = {
        str(action.data()) for action in window.menus.round.actions() if action.isEnabled() and action.data()
    }
    window.menus.round.aboutToHide.emit()
    return names


def test_the_menu_of_the_round_offers_what_is_legal(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    assert enabled(window) == set()
    table = deal(window, services)
    asked = 0
    for _ in range(60):
        wait_for_my_turn(qtbot, services, table)
        view = seen(services)
        if view.result is not None:
            break
        legal = view.legal_actions
        expected = {
            name
            for name, action in (("draw", Draw()), ("take", TakeDiscard()), ("pass", Pass()))
            if action in legal
        }
        if any(isinstance(action, Knock | BigGin) for action in legal):
            expected.add("knock")
        assert enabled(window) == expected
        throws = [action for action in legal if isinstance(action, Discard)]
        if throws:
            table.choice.select(throws[0].card)
            may = Knock(throws[0].card) in legal or BigGin() in legal
            assert enabled(window) == {"discard"} | ({"knock"} if may else set())
            asked += 1
        # Closed, nothing stays disabled: the entries stand for keys that explain.
        menus = window.menus
        back = (menus.undo, menus.redo, menus.again)  # in training alone, and after the round
        assert all(action.isEnabled() for action in menus.round.actions() if action not in back)
        assert not any(action.isEnabled() for action in back)
        services.controller.act(throws[0] if throws else next(iter(legal)))
    assert asked
    window.menus.start_page.trigger()
    assert enabled(window) == set()
    assert not window.menus.draw.isEnabled()


def test_escape_closes_a_panel_over_the_table_after_the_selection(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window, services = make_window()
    table = deal(window, services)
    for _ in range(20):
        wait_for_my_turn(qtbot, services, table)
        if len(seen(services).hand) == 11:
            break
        services.controller.act(next(iter(seen(services).legal_actions)))
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: window.page.width() == window.width())
    window.menus.dock.trigger()
    assert window.dock.isVisible()
    table.choice.select(next(iter(seen(services).hand)))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.choice.selection is None
    assert window.dock.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert window.dock.isHidden()
    window.resize(1280, 800)
    window.menus.dock.trigger()
    qtbot.waitUntil(lambda: window.page.width() < window.width())
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert window.dock.isVisible()  # beside the table it is in nobody's way


def test_a_notice_goes_when_the_person_acts_or_selects(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    notice = window.page.notice
    for _ in range(20):
        wait_for_my_turn(qtbot, services, table)
        view = seen(services)
        if len(view.hand) == 11:
            break
        window.page.tell("No.")
        assert notice.isVisible()
        services.controller.act(next(iter(view.legal_actions)))
        assert not notice.isVisible()
    QTest.mouseClick(
        table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(first := min(view.hand))
    )
    window.page.tell("No.")
    assert notice.geometry().contains(
        table.console.prompt.mapTo(window.page, table.console.prompt.rect().center())
    )
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(max(view.hand)))
    assert table.choice.selection is not first
    assert not notice.isVisible()
    with qtbot.waitSignal(services.controller.hinted, timeout=5000):
        QTest.keyClick(table, Qt.Key.Key_H)
    assert notice.isVisible()  # the hint selects a card itself
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not notice.isVisible()
