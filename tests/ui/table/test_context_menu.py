"""The menus on cards and piles: what they offer, why not, by right click, Menu key and finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from ginrummy_qt.engine import Discard, Draw, Knock, Pass
from ginrummy_qt.ui.table.pile_item import PileKind
from tests.ui.table.hands import Table
from tests.ui.table.test_table_play import to_the_discard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ginrummy_qt.engine import Card
    from ginrummy_qt.ui.table.keys import Spot


def menu_of(table: Table, spot: Spot | None) -> QMenu:
    menu = table.view.menu.menu_for(spot)
    assert menu is not None
    return menu


def texts(menu: QMenu) -> list[str]:
    return [action.text().partition("\t")[0] for action in menu.actions() if not action.isSeparator()]


def item(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text().partition("\t")[0] == text)


def right_click(table: Table, at: QPoint) -> QMenu:
    port = table.view.viewport()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(port, QContextMenuEvent(reason, at, port.mapToGlobal(at)))
    menu = table.view.menu.open_menu
    assert menu is not None
    assert menu.isVisible()
    return menu


def card_to_throw(table: Table) -> Card:
    return next(action.card for action in table.state().legal_actions if isinstance(action, Discard))


def test_a_card_is_thrown_from_its_menu(table: Table) -> None:
    to_the_discard(table)
    card = card_to_throw(table)
    menu = right_click(table, table.view.card_point(card))
    assert texts(menu)[1] == "Throw"
    assert not menu.actions()[0].isEnabled()  # the first line only tells what the card is
    item(menu, "Throw").trigger()
    assert Discard(card) in table.game.done
    assert table.view.menu.open_menu is None  # what it offered is no longer so
    table.view.director.finish_all()
    table.assert_right()


def test_what_cannot_be_done_says_why(table: Table) -> None:
    table.game.start(dealer=1)
    card = next(iter(table.state().hand))
    menu = menu_of(table, card)
    throw = item(menu, "Throw")
    assert (throw.isEnabled(), throw.toolTip()) == (False, "The upcard is on offer: take it or pass.")
    assert menu.toolTipsVisible()
    stock = item(menu_of(table, PileKind.STOCK), "Draw from the stock")
    assert stock.isEnabled() is (Draw() in table.state().legal_actions)
    if Pass() in table.state().legal_actions:
        assert stock.toolTip() == "The upcard is on offer: take it or pass."
        assert "Pass" in texts(menu_of(table, PileKind.DISCARD))


def test_every_item_is_enabled_exactly_when_it_is_legal(table: Table) -> None:
    to_the_discard(table)
    legal = table.state().legal_actions
    for card in table.state().hand:
        menu = menu_of(table, card)
        throw, knock = menu.actions()[2], menu.actions()[3]
        assert throw.isEnabled() is (Discard(card) in legal)
        assert knock.isEnabled() is (Knock(card) in legal)
        assert knock.isEnabled() or knock.toolTip().endswith(".")
    assert not item(menu_of(table, PileKind.STOCK), "Draw from the stock").isEnabled()


def test_cards_move_and_the_hand_is_sorted(table: Table) -> None:
    table.game.start(dealer=1)
    order = [place.card for place in table.view.table.places.places]
    first = menu_of(table, order[0])
    assert not item(first, "Move left").isEnabled()
    assert not item(menu_of(table, order[-1]), "Move right").isEnabled()
    item(first, "Move right").trigger()
    after = [place.card for place in table.view.table.places.places]
    assert after[:2] == [order[1], order[0]]
    assert table.settings.sort == "own"
    sorts = menu_of(table, None)
    assert item(sorts, "An order of your own").isChecked()
    item(sorts, "Sort by rank").trigger()
    assert table.settings.sort == "rank"
    table.assert_right()


def test_piles_draw_and_fan_out(table: Table) -> None:
    table.game.start(dealer=1)
    while Draw() not in table.state().legal_actions:
        table.do(Pass(), "keys")
        table.view.director.finish_all()
    item(menu_of(table, PileKind.DISCARD), "Look through the discard pile").trigger()
    assert table.view.pile.fan.isVisible()
    menu = right_click(table, table.view.pile_point("stock"))
    item(menu, "Draw from the stock").trigger()
    assert Draw() in table.game.done
    assert not table.view.pile.fan.isVisible()


def test_the_menu_key_opens_the_menu_of_the_cursor(table: Table) -> None:
    to_the_discard(table)
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    card = table.view.choice.cursor
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(table.view.viewport(), QContextMenuEvent(reason, QPoint(3, 3), QPoint(3, 3)))
    menu = table.view.menu.open_menu
    assert menu is not None
    assert item(menu, "Throw").isEnabled() is (Discard(card) in table.state().legal_actions)  # type: ignore[arg-type]
    menu.close()
    assert table.view.menu.open_menu is None


@pytest.fixture
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def test_a_finger_that_rests_opens_the_menu_and_does_nothing_else(
    table: Table, finger: QPointingDevice, qtbot: QtBot
) -> None:
    to_the_discard(table)
    port = table.view.viewport()
    at = table.view.card_point(card_to_throw(table))
    done = len(table.game.done)
    QTest.touchEvent(port, finger).press(0, at, port).commit()
    qtbot.waitUntil(lambda: table.view.menu.open_menu is not None, timeout=5_000)
    menu = table.view.menu.open_menu
    QTest.touchEvent(port, finger).release(0, at, port).commit()
    assert table.view.choice.selection is None
    assert len(table.game.done) == done
    assert menu is not None
    menu.close()


def test_a_finger_that_moves_drags(table: Table, finger: QPointingDevice) -> None:
    to_the_discard(table)
    port = table.view.viewport()
    at = table.view.card_point(card_to_throw(table))
    QTest.touchEvent(port, finger).press(0, at, port).commit()
    QTest.touchEvent(port, finger).move(0, at + QPoint(30, -30), port).commit()
    assert table.view.pointer.drag is not None
    assert not table.view.menu._hold.isActive()
    QTest.touchEvent(port, finger).release(0, at + QPoint(0, -5), port).commit()
    assert table.view.pointer.drag is None


def test_no_menu_without_a_round(table: Table) -> None:
    assert table.view.menu.menu_for(None) is None
