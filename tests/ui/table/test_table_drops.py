"""Where a dragged card may be dropped: piles, the knock button, and the hand's own rows, nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtWidgets import QWidget

from ginrummy_qt.engine import Card, Knock
from ginrummy_qt.ui.table.aim import Aim
from tests.ui.table.decks import NINE, to_eleven
from tests.ui.table.hands import Table


def order(table: Table) -> list[Card]:
    return [place.card for place in table.view.table.places.places]


def middle(table: Table, widget: QWidget) -> QPoint:
    return widget.mapTo(table.view.viewport(), widget.rect().center())


def aim(table: Table) -> Aim:
    return table.view.table.knock_button.aim


def drop(table: Table, card: Card, at: QPoint) -> None:
    """Drag ``card`` so that the pointer and the card's middle come to ``at``."""
    start = table.view.card_point(card)
    place = table.view.table.place_of(card)
    assert place is not None
    table.drag(start, at + start - place.centre.toPoint())


@pytest.mark.parametrize("size", [QSize(1280, 768), QSize(800, 528), QSize(900, 1368)])
def test_a_card_dropped_beside_the_hand_flies_back_and_the_order_stays(table: Table, size: QSize) -> None:
    view = table.view
    view.resize(size)
    to_eleven(table)
    before, mode, done = order(table), table.settings.sort, len(table.game.done)
    console = view.console
    spots = [middle(table, one) for one in (console.plate, console.hint, console.sort, console.meter)]
    spots += [middle(table, view.presenter.opponent_plate), QPoint(20, 200)]
    spots.append(QPoint(size.width() // 2, size.height() - 3))
    for spot in spots:
        for card in (before[0], before[5], before[-1]):
            drop(table, card, spot)
            assert order(table) == before
            assert table.settings.sort == mode
    assert len(table.game.done) == done
    table.assert_right()


@pytest.mark.parametrize("size", [QSize(1280, 768), QSize(900, 1368)])
def test_within_the_hand_it_goes_to_its_new_place(table: Table, size: QSize) -> None:
    table.view.resize(size)
    to_eleven(table)
    before = order(table)
    drop(table, before[-1], table.view.card_point(before[0]) - QPoint(10, 0))
    assert table.settings.sort == "own"
    assert order(table) == [before[-1], *before[:-1]]
    table.assert_right()


@pytest.mark.parametrize("size", [QSize(1280, 768), QSize(800, 528), QSize(900, 1368)])
def test_a_drop_on_the_knock_button_knocks(table: Table, size: QSize) -> None:
    view = table.view
    view.resize(size)
    to_eleven(table)
    button = middle(table, view.console.knock)
    spot = view.table.knock_button
    table.lift(view.card_point(NINE), QPoint(10, 300))
    assert aim(table) is Aim.OFFERED
    corner = middle(table, view.console.knock) - QPoint(50, 12)
    offered = view.grab().toImage().pixelColor(corner)
    table.mouse(QEvent.Type.MouseMove, button)
    assert table.target() is spot
    assert aim(table) is Aim.AIMED
    assert spot.pill() == "Knock with 8"
    assert view.grab().toImage().pixelColor(corner) != offered
    table.let_go(button)
    assert Knock(NINE) in table.game.done
    assert aim(table) is Aim.NONE
    table.assert_right()


def test_a_card_that_may_not_knock_does_not_light_the_button(table: Table) -> None:
    view = table.view
    to_eleven(table)
    legal = table.state().legal_actions
    card = next(card for card in order(table) if Knock(card) not in legal)
    done = len(table.game.done)
    table.lift(view.card_point(card), middle(table, view.console.knock))
    assert aim(table) is Aim.NONE
    table.let_go(middle(table, view.console.knock))
    assert len(table.game.done) == done
    table.assert_right()
