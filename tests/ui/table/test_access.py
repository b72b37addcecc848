"""The table in the accessibility tree: who is there, what it is called, what pressing it does."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, cast

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import Card, Discard, Draw, Knock, LayOff, Rules, TakeDiscard
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.table.access import PartAccess, ViewportAccess
from ginrummy_qt.ui.table.access_parts import Kind, Part
from ginrummy_qt.ui.table.view import TableView
from tests.ui.table.decks import NINE, to_eleven
from tests.ui.table.hands import FakeGame, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from ginrummy_qt.models.game import GameController

PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


@pytest.fixture
def listening(qapp: QApplication) -> Iterator[None]:
    """As if a screen reader was there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def languages(qapp: QApplication) -> Iterator[LanguageManager]:
    made = LanguageManager()
    made.set("en")
    yield made
    made.set("en")


def root(table: Table) -> ViewportAccess:
    view = QAccessible.queryAccessibleInterface(table.view)
    assert view.text(QAccessible.Text.Name)
    viewport = view.child(0)
    assert isinstance(viewport, ViewportAccess)
    return viewport


def node(table: Table, kind: Kind, card: Card | None = None, number: int = 0) -> PartAccess:
    return root(table).node(Part(kind, card, number))


def name(access: QAccessibleInterface) -> str:
    return access.text(QAccessible.Text.Name)


def said(access: QAccessibleInterface) -> str:
    return access.text(QAccessible.Text.Description)


def press(access: QAccessibleInterface) -> None:
    actions = access.actionInterface()
    assert PRESS in actions.actionNames()
    actions.doAction(PRESS)


def walk(access: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Everything below ``access``; looks at each place in both directions."""
    found = [access]
    for number in range(access.childCount()):
        child = access.child(number)
        assert child.isValid()
        assert access.indexOfChild(child) == number, name(child)
        assert name(child.parent()) == name(access)
        found += walk(child)
    return found


def test_the_whole_table_is_in_the_tree(table: Table) -> None:
    table.game.start(dealer=1)
    everything = walk(QAccessible.queryAccessibleInterface(table.view))
    kinds = [access.part.kind for access in everything if isinstance(access, PartAccess)]
    assert kinds[:4] == [Kind.OPPONENT, Kind.STOCK, Kind.DISCARD, Kind.HAND]
    assert kinds.count(Kind.CARD) == 10
    names = [name(access) for access in everything]
    assert any(text.startswith("Deadwood ") for text in names)  # the meter
    assert "Hint" in names
    assert not [access for access in everything if isinstance(access, PartAccess) and not name(access)]
    assert cast("QAccessibleInterface | None", root(table).child(99)) is None


@pytest.mark.parametrize(
    ("language", "hand", "stock", "card", "signs"),
    [
        ("en", "Your hand: 11 cards", "Stock: 31 cards", "nine of diamonds", "deadwood 8 if thrown"),
        ("de", "Deine Hand: 11 Karten", "Stapel: 31 Karten", "Karo Neun", "abgelegt: Restpunkte 8"),
        ("nl", "Je hand: 11 kaarten", "Stapel: 31 kaarten", "ruitennegen", "afgelegd: restpunten 8"),
        ("sv", "Din hand: 11 kort", "Talong: 31 kort", "ruter nio", "skrot 8 om det kastas"),
    ],
)
def test_names_are_in_the_language_of_the_window(
    table: Table, languages: LanguageManager, language: str, hand: str, stock: str, card: str, signs: str
) -> None:
    to_eleven(table)
    languages.set(language)
    assert name(node(table, Kind.HAND)) == hand
    assert name(node(table, Kind.STOCK)) == stock
    nine = node(table, Kind.CARD, NINE)
    assert name(nine) == card
    assert said(nine).endswith(signs)


def test_a_card_tells_its_place_its_meld_and_what_throwing_it_leaves(table: Table) -> None:
    to_eleven(table)
    five, two = node(table, Kind.CARD, Card.parse("5s")), node(table, Kind.CARD, Card.parse("2d"))
    assert said(five).startswith("1 of 11, in a run, deadwood ")
    assert said(node(table, Kind.CARD, Card.parse("Jc"))).startswith("5 of 11, in a set, deadwood ")
    assert "locked: just taken, new" in said(two)
    table.settings.numbers = False  # nothing that a real table would not show
    assert said(five) == "1 of 11, in a run"


def test_pressing_a_card_selects_and_pressing_again_throws(table: Table) -> None:
    to_eleven(table)
    nine = node(table, Kind.CARD, NINE)
    assert (nine.state().selectable, nine.state().selected) == (1, 0)
    press(nine)
    assert nine.state().selected == 1
    assert nine.state().focused == 1
    assert "selected" in said(nine)
    pile = node(table, Kind.DISCARD)
    assert said(pile) == "Press to throw the nine of diamonds"
    press(nine)
    assert Discard(NINE) in table.game.done
    assert not nine.isValid()
    press(nine)  # it has gone: nothing happens
    assert node(table, Kind.HAND).indexOfChild(nine) == -1


def test_the_piles_are_buttons_that_say_why_they_do_nothing(table: Table) -> None:
    table.game.start(dealer=1)
    stock, pile = node(table, Kind.STOCK), node(table, Kind.DISCARD)
    assert stock.role() == QAccessible.Role.Button
    assert stock.state().disabled == 1
    assert said(stock) == "The upcard is on offer: take it or pass."
    assert pile.state().disabled == 0
    assert name(pile).startswith("Discard pile: ")
    assert pile.actionInterface().keyBindingsForAction(PRESS) == ["T"]
    press(stock)
    assert table.game.done == []
    assert table.reasons == ["The upcard is on offer: take it or pass."]
    press(pile)
    assert table.game.done == [TakeDiscard()]
    assert name(pile) == "Discard pile: empty"


def test_a_round_is_played_by_pressing(table: Table, qtbot: QtBot) -> None:
    table.game.start(dealer=1)
    for _ in range(60):
        view = table.state()
        if view.result is not None:
            break
        if len(view.hand) == 11:
            knocks = [action.card for action in view.legal_actions if isinstance(action, Knock)]
            if knocks:
                table.view.choice.select(knocks[0])
                buttons = [access for access in walk(root(table)) if name(access).startswith("Knock")]
                press(buttons[0])  # Qt's buttons are seen to go down before they click
                qtbot.waitUntil(lambda: table.state().result is not None)
                break
            legal = [action.card for action in view.legal_actions if isinstance(action, Discard)]
            card = node(table, Kind.CARD, max(legal, key=lambda each: each.points))
            press(card)
            press(card)
        else:
            press(node(table, Kind.STOCK if Draw() in view.legal_actions else Kind.DISCARD))
    assert table.state().result is not None


def test_where_things_are_is_where_they_are_seen(table: Table) -> None:
    to_eleven(table)
    port = table.view.viewport()
    for part, at in (
        (Part(Kind.CARD, NINE), table.view.card_point(NINE)),
        (Part(Kind.STOCK), table.view.pile_point("stock")),
        (Part(Kind.DISCARD), table.view.pile_point("discard")),
    ):
        access = root(table).node(part)
        there = port.mapToGlobal(at)
        assert access.rect().contains(there), part
        assert root(table).childAt(there.x(), there.y()) is access
    hint = table.view.console.hint
    there = hint.mapToGlobal(QPoint(4, 4))
    assert root(table).childAt(there.x(), there.y()) is not None
    assert root(table).childAt(-5, -5) is None


def test_the_focus_goes_with_the_cursor(table: Table) -> None:
    table.game.start(dealer=1)
    view = QAccessible.queryAccessibleInterface(table.view)
    stock = node(table, Kind.STOCK)
    assert view.state().focused == 1
    stock.actionInterface().doAction(FOCUS)
    assert stock.state().focused == 1
    assert view.state().focused == 0
    assert view.focusChild() is stock
    card = table.view.table.places.places[0].card
    node(table, Kind.CARD, card).actionInterface().doAction(FOCUS)
    assert stock.state().focused == 0
    assert node(table, Kind.CARD, card).state().focused == 1


def test_what_the_opponent_took_is_told(table: Table) -> None:
    table.game.script = [TakeDiscard()]
    table.settings.animation = "off"
    table.game.start(dealer=0)
    hand = node(table, Kind.OPPONENT)
    assert name(hand) == "The computer’s hand: 10 cards"
    taken = [hand.child(number) for number in range(hand.childCount())]
    assert len(taken) == 1
    assert said(taken[0]) == "taken from the discard pile"


def test_the_upcard_of_oklahoma_and_a_closed_hand(table: Table) -> None:
    table.game.start(dealer=1, rules=Rules(oklahoma=True))
    assert name(node(table, Kind.UPCARD)).startswith("Upcard ")
    table.view.table.set_closed(closed=True)
    hand = node(table, Kind.HAND)
    assert {name(hand.child(number)) for number in range(10)} == {"a card face down"}
    assert said(hand.child(3)) == "4 of 10"


def until_laying(table: Table) -> None:
    """Play until the person may lay a card off by hand."""
    for _ in range(40):
        table.game.start(by_hand=True)
        while table.state().result is None and not table.view.laying.active:
            legal = [action for action in table.state().legal_actions if not isinstance(action, Knock)]
            table.game.act(table.game.chance.choice(legal))
        shown = table.view.shown
        if shown is not None and any(isinstance(action, LayOff) for action in shown.legal_actions):
            return
    pytest.fail("no round came to laying off by hand")


def test_laying_off_is_told_and_done_by_pressing(table: Table) -> None:
    until_laying(table)
    board = node(table, Kind.BOARD)
    parts = [board.child(number) for number in range(board.childCount())]
    melds = [access for access in parts if isinstance(access, PartAccess) and access.part.kind is Kind.MELD]
    assert all(name(meld).startswith(("Run: ", "Set: ")) for meld in melds)
    slots = [access for access in parts if isinstance(access, PartAccess) and access.part.kind is Kind.SLOT]
    assert slots
    assert name(slots[0]).startswith("Lay off the ")
    card = slots[0].part.card
    assert card is not None
    assert "can be laid off" in said(node(table, Kind.CARD, card))
    press(slots[0])
    laid = [said(meld) for meld in melds if "laid off: " in said(meld)]
    assert laid


def test_the_tree_goes_with_the_table(qtbot: QtBot, tmp_path: Path, faces: Faces) -> None:
    from ginrummy_qt.models.settings import Settings  # noqa: PLC0415

    settings = Settings(tmp_path)
    settings.animation = "off"
    view = TableView(settings, faces)
    view.resize(900, 700)
    game = FakeGame(3)
    view.set_controller(cast("GameController", game))
    view.show()
    game.start(dealer=1)
    access = QAccessible.queryAccessibleInterface(view).child(0)
    assert isinstance(access, ViewportAccess)
    stock = access.node(Part(Kind.STOCK))
    number = QAccessible.uniqueId(stock)
    assert QAccessible.accessibleInterface(number) is stock
    game.leave()
    assert not stock.isValid()
    view.close()
    view.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert QAccessible.accessibleInterface(number) is None
    assert not shiboken6.isValid(access)
    assert not shiboken6.isValid(stock)


def test_nothing_is_worked_out_while_nobody_listens(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    QAccessible.setActive(False)
    monkeypatch.setattr(table.view.voice, "_tell_changes", lambda: pytest.fail("nobody asked"))
    monkeypatch.setattr(table.view.voice, "_add", lambda _text: pytest.fail("nobody listens"))
    to_eleven(table)
    table.view.choice.select(NINE)
    table.view.choice.throw()
    QApplication.processEvents()


def test_changes_are_told_once(
    table: Table, listening: None, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    to_eleven(table)
    table.view.activateWindow()
    qtbot.waitUntil(table.view.hasFocus)  # without it no card has it either
    QApplication.processEvents()
    told: list[tuple[str, Part]] = []
    monkeypatch.setattr(
        "ginrummy_qt.ui.table.voice._send", lambda access, what: told.append((what.name, access.part))
    )
    table.view.choice.focus(NINE)
    table.view.choice.select(NINE)
    QApplication.processEvents()
    nine = Part(Kind.CARD, NINE)
    assert told.count(("Focus", nine)) == 1
    assert told.count(("Selection", nine)) == 1
    assert ("DescriptionChanged", Part(Kind.DISCARD)) in told
    told.clear()
    table.view.presenter.show_states()
    QApplication.processEvents()
    assert told == []
