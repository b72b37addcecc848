"""Storms: what people do to a table in mid-animation, many times over. Full counts with ``--full``."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import Draw, Pass
from ginrummy_qt.ui.table.card_item import CardItem
from tests.ui.table.hands import Table, random_action

pytestmark = pytest.mark.timeout(900)  # for the full counts

SPEEDS = ("slow", "normal", "fast")


def things(table: Table) -> tuple[int, int]:
    """What belongs to the table beside the cards: items of the scene, objects of the view."""
    table.view.menu.close()
    items = [item for item in table.view.table.items() if not isinstance(item, CardItem)]
    return len(items), len(table.view.findChildren(QObject))


def assert_nothing_left(table: Table) -> None:
    """As many cards as the state has, each in its place, and nothing on its way."""
    view = table.view
    view.director.finish_all()
    view.table.touch.finish()
    table.assert_right()
    state = table.state()
    assert len(view.table.items_of_cards()) == len(state.hand) + state.opponent_count
    assert view.table.airborne() == []
    assert view.table.travel.resting


def let_it_move(table: Table, chance: random.Random) -> None:
    """Let up to three frames of motion pass, painted now and then, without waiting for a clock."""
    for _ in range(chance.randrange(4)):
        table.view.table.travel._tick()
        if chance.random() < 0.1:
            table.view.grab()
        QApplication.processEvents()


def test_new_deals_in_mid_animation(table: Table, full: bool) -> None:
    chance = random.Random(500)
    table.game.start()
    before = things(table)
    for number in range(500 if full else 60):
        table.settings.animation = chance.choice(SPEEDS)
        table.game.start()
        let_it_move(table, chance)
        if chance.random() < 0.4:
            table.view.director.finish_all()
            for _ in range(chance.randrange(1, 12)):
                if table.state().result is None and table.state().my_turn:
                    table.do(random_action(table.state(), chance), chance.choice(("mouse", "keys", "drag")))
                let_it_move(table, chance)
        if number % 50 == 49:
            assert_nothing_left(table)
    assert_nothing_left(table)
    assert things(table) == before


def test_resizes_in_mid_animation(table: Table, full: bool) -> None:
    chance = random.Random(501)
    table.game.start()
    before = things(table)
    for number in range(500 if full else 40):
        table.settings.animation = chance.choice(SPEEDS)
        if number % 5 == 0:
            table.game.start()
        elif table.state().result is None and table.state().my_turn:
            table.do(random_action(table.state(), chance), "keys")
        let_it_move(table, chance)
        table.view.resize(chance.randrange(600, 2000), chance.randrange(480, 1400))
        let_it_move(table, chance)
        if number % 10 == 9:
            assert_nothing_left(table)
    assert_nothing_left(table)
    assert things(table) == before


ENDINGS = ("escape", "new match", "focus", "leave", "hide", "resize", "drop")


def test_interrupted_drags(table: Table, full: bool) -> None:
    chance = random.Random(502)
    view = table.view
    table.game.start()
    before = things(table)
    done: set[str] = set()
    for number in range(500 if full else 70):
        table.settings.animation = chance.choice((*SPEEDS, "off"))
        if table.game.round is None or table.state().result is not None:
            table.game.start()
        view.director.finish_all()
        while Pass() in table.state().legal_actions:
            table.do(Pass(), "keys")
            view.director.finish_all()
        if table.state().result is not None:
            continue
        start = view.pile_point("stock")
        if Draw() not in table.state().legal_actions or chance.random() < 0.3:
            start = view.card_point(chance.choice(tuple(table.state().hand)))
        table.lift(start, QPoint(chance.randrange(view.width()), chance.randrange(view.height())))
        assert table.dragging()
        let_it_move(table, chance)
        ending = ENDINGS[number % len(ENDINGS)]
        done.add(ending)
        interrupt(table, ending, chance)
        assert not table.dragging(), ending
        table.let_go(QPoint(chance.randrange(view.width()), chance.randrange(view.height())))
        if table.game.round is None:
            assert view.table.items_of_cards() == []
        elif number % 7 == 0:
            assert_nothing_left(table)
    assert done == set(ENDINGS)
    assert things(table) == before


def interrupt(table: Table, ending: str, chance: random.Random) -> None:
    """End the drag that is under way."""
    view = table.view
    match ending:
        case "escape":
            table.key(Qt.Key.Key_Escape)
        case "new match":
            table.game.start()
        case "focus":
            away = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
            QApplication.sendEvent(view, away)
        case "leave":
            table.game.leave()
        case "hide":
            view.hide()
            view.show()
            view.setFocus()
        case "resize":
            view.resize(chance.randrange(700, 1500), chance.randrange(500, 1000))
        case _:
            table.let_go(QPoint(chance.randrange(view.width()), chance.randrange(view.height())))
            view.director.finish_all()
            if table.game.round is not None and table.state().result is not None:
                table.game.start()


@pytest.mark.parametrize("moment", ["deal", "drag", "draw"])
def test_the_table_goes_in_the_middle_of_it(table: Table, moment: str) -> None:
    """The window is closed, and the view deleted, while cards are in the air."""
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    if moment != "deal":
        table.view.director.finish_all()
    if moment == "drag":
        table.lift(table.view.pile_point("discard"), QPoint(300, 300))
        assert table.dragging()
    elif moment == "draw":
        table.key(Qt.Key.Key_T)
    if moment != "drag":
        assert table.view.director.busy
    table.view.close()
    assert not table.dragging()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
