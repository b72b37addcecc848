"""A table that goes by table rules shows and says nothing that a real one would not; at once, and back."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.engine import Discard, Draw, Knock, Pass
from ginrummy_qt.models.phrases import deadwood_after
from tests.ui.table.hands import Table
from tests.ui.table.test_table_play import to_the_discard


def to_a_knock(table: Table) -> Knock:
    """Play on until a knock is legal that leaves points."""
    for _ in range(60):
        to_the_discard(table)
        while (state := table.state()).result is None:
            knocks = [action for action in state.legal_actions if isinstance(action, Knock)]
            for action in knocks:
                if deadwood_after(state, action.card):
                    return action
            throws = [action for action in state.legal_actions if isinstance(action, Discard)]
            if throws:
                table.do(min(throws, key=lambda throw: deadwood_after(state, throw.card)), "keys")
            else:
                table.do(Draw() if Draw() in state.legal_actions else Pass(), "keys")
            table.view.director.finish_all()
    raise AssertionError("no round came to a knock")


def test_the_aids_go_and_come_back_at_once(table: Table) -> None:
    to_the_discard(table)
    view, console = table.view, table.view.console
    plated = [card for card, item in view.table.hand.items() if item.plated]
    assert len(plated) == 11
    assert view.pile.button.isVisible() is (len(table.state().discard_pile) > 1)
    assert console.meter.isVisible()
    assert console.hint.isVisible()
    table.settings.table_rules = True
    assert not console.meter.isVisible()
    assert not console.hint.isVisible()
    assert not view.pile.button.isVisible()
    assert [card for card, item in view.table.hand.items() if item.plated] == []
    QTest.keyClick(view, Qt.Key.Key_H)
    assert view.presenter.hint is None
    table.settings.table_rules = False
    assert [card for card, item in view.table.hand.items() if item.plated] == plated
    assert console.meter.isVisible()
    assert console.hint.isVisible()


def test_nothing_that_is_said_counts(table: Table) -> None:
    knock = to_a_knock(table)
    view, console = table.view, table.view.console
    card = knock.card
    points = str(deadwood_after(table.state(), card))
    view.choice.select(card)
    assert points in console.prompt.markup
    assert points in console.knock.text()
    assert points in view.tip(view.card_point(card))
    table.settings.table_rules = True
    assert not re.search(rf"\b{points}\b", console.prompt.markup.replace("{" + str(card) + "}", ""))
    assert console.knock.text() == "Knock"
    assert console.knock.isEnabled()
    assert not re.search(r"\d", view.tip(view.card_point(card)))
    view.choice.select(None)
    assert not console.knock.isEnabled()  # whether a knock is there to be found is for the person to see
    QTest.keyClick(view, Qt.Key.Key_K)
    assert view.choice.selection is None
    assert table.reasons[-1] == "Select the card to throw first."
    view.choice.select(card)
    QTest.keyClick(view, Qt.Key.Key_K)
    assert any(isinstance(action, Knock) and action.card is card for action in table.game.done)


@pytest.mark.parametrize("on", [False, True])
def test_a_knock_above_the_limit_is_refused_without_the_sum(table: Table, on: bool) -> None:
    to_the_discard(table)
    table.settings.table_rules = on
    legal = table.state().legal_actions
    card = next(
        card
        for card in table.state().hand
        if Discard(card) in legal and deadwood_after(table.state(), card) > table.state().knock_limit
    )
    table.view.choice.select(card)
    QTest.keyClick(table.view, Qt.Key.Key_K)
    assert (table.reasons[-1] == "Your deadwood is above the knock limit.") is on
    assert bool(re.search(r"\d", table.reasons[-1])) is not on
