"""What a newcomer reads off the table: where the keyboard is, what a tip says, what is new, how to knock."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import Card, Discard, Discarded, Draw, Drew, Knock, Pass, Rules, TakeDiscard, Took
from ginrummy_qt.ui.table.hand import HandPlan
from ginrummy_qt.ui.table.opponent import taken_cards
from ginrummy_qt.ui.table.pile_item import PileKind
from ginrummy_qt.ui.table.settle import newest_card
from tests.ui.table.decks import NINE, POOR, to_eleven
from tests.ui.table.hands import LEFT, Table


def come_by_tab(table: Table, reason: Qt.FocusReason = Qt.FocusReason.TabFocusReason) -> None:
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut, reason))
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, reason))


def ringed(table: Table) -> list[object]:
    scene = table.view.table
    rings: list[object] = [card for card, item in scene.hand.items() if item.focused]
    return rings + [pile.kind for pile in (scene.stock, scene.discard) if pile.focused]


# ---------------------------------------------------------------------- the knock button


def test_the_knock_button_selects_first_and_knocks_then(table: Table) -> None:
    to_eleven(table)
    knock = table.view.console.knock
    assert "you can knock" in table.view.console.prompt.markup
    assert (knock.isEnabled(), knock.text()) == (True, "Knock")
    QTest.mouseClick(knock, LEFT)
    assert table.selected() is NINE
    assert knock.text() == "Knock 8"
    assert table.state().result is None
    QTest.mouseClick(knock, LEFT)
    assert Knock(NINE) in table.game.done


def test_without_a_throw_that_may_knock_the_button_says_why(table: Table) -> None:
    to_eleven(table, POOR, "Qh")
    console = table.view.console
    assert not console.knock.isEnabled()
    assert console.knock.toolTip().startswith("The best throw leaves")
    assert "knock" not in console.prompt.markup


def test_in_straight_gin_the_meter_speaks_of_gin_alone(table: Table) -> None:
    to_eleven(table, POOR, "Qh", Rules(knock_limit=0))
    reading = table.view.console.meter.reading
    assert (reading.left, reading.right) == ("Gin", "")
    assert "only gin" in table.view.console.knock.toolTip()


# ---------------------------------------------------------------------- the keyboard


def test_tab_shows_where_the_keyboard_is(table: Table) -> None:
    to_eleven(table)
    first = table.view.table.places.places[0].card
    assert ringed(table) == []
    come_by_tab(table)
    assert ringed(table) == [first]
    assert table.selected() is None
    table.key(Qt.Key.Key_Return)  # selects, throws nothing
    assert table.selected() is first
    assert len(table.game.done) == 1


def test_tab_comes_to_the_selected_card(table: Table) -> None:
    to_eleven(table)
    table.click(table.view.card_point(NINE))
    come_by_tab(table)
    assert ringed(table) == [NINE]


def test_tab_comes_to_the_recommended_card_or_pile(table: Table) -> None:
    table.game.start(dealer=1)
    table.view.show_hint((SimpleNamespace(action=TakeDiscard()),))
    come_by_tab(table, Qt.FocusReason.BacktabFocusReason)
    assert ringed(table) == [PileKind.DISCARD]
    table.game.start(dealer=1)
    to_eleven(table)
    table.view.show_hint((SimpleNamespace(action=Knock(NINE)),))
    come_by_tab(table)
    assert ringed(table) == [NINE]
    assert table.view.table.hand[NINE].remark


def test_a_window_that_comes_to_the_front_shows_no_ring(table: Table) -> None:
    to_eleven(table)
    come_by_tab(table, Qt.FocusReason.ActiveWindowFocusReason)
    assert ringed(table) == []


# ---------------------------------------------------------------------- tips


def test_a_tip_on_a_card_says_what_it_is_and_what_throwing_it_leaves(table: Table) -> None:
    view = table.view
    table.game.start(dealer=1)
    card = view.table.places.places[0].card
    assert view.tip(view.card_point(card))[1:] == str_name(card)[1:]
    to_eleven(table)
    assert view.tip(view.card_point(NINE)) == "Nine of diamonds: thrown, it leaves a deadwood of 8"
    locked = view.tip(view.card_point(Card.parse("2d")))
    assert locked == "Two of diamonds was just taken: it stays until your next turn"


def str_name(card: Card) -> str:
    ranks = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    suits = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
    return f"{[*ranks, 'jack', 'queen', 'king'][int(card.rank) - 1]} of {suits[card.suit.letter]}"


def test_a_tip_on_a_pile_says_what_a_click_does_or_why_it_does_nothing(table: Table) -> None:
    view = table.view
    table.game.start(dealer=1)
    assert view.tip(view.pile_point("discard")).startswith("A click takes this card: ")
    assert view.tip(view.pile_point("stock")).startswith("The upcard is on offer")
    to_eleven(table)
    assert view.tip(view.pile_point("stock")).startswith("You have drawn already")
    table.click(view.card_point(NINE))
    assert view.tip(view.pile_point("discard")) == "A click throws the selected card: nine of diamonds"
    assert view.tip(QPoint(30, 300)) == ""
    table.lift(view.card_point(NINE), QPoint(300, 300))
    assert view.tip(view.pile_point("stock")) == ""  # nothing while a card is dragged
    table.key(Qt.Key.Key_Escape)


def opponent_took(table: Table, count: int) -> None:
    """Play until the computer holds ``count`` cards that it took."""
    for _ in range(200):
        table.game.start()
        while table.state().result is None:
            if len(table.state().opponent_known) >= count and table.state().my_turn:
                return
            legal = table.state().legal_actions
            throws = [action for action in legal if isinstance(action, Discard)]
            action = Draw() if Draw() in legal else Pass() if Pass() in legal else throws[-1]
            table.do(action, "keys")
            table.view.director.finish_all()
    raise AssertionError("the computer took too few cards")


def test_a_tip_on_a_card_that_the_computer_took(table: Table) -> None:
    opponent_took(table, 1)
    card, item = next(iter(table.view.table.opponent.open.items()))
    tip = table.view.tip(item.pos().toPoint())
    assert tip.lower() == f"{str_name(card)}: taken from the discard pile"
    assert table.view.tip(table.view.table.opponent.backs[0].pos().toPoint()) == ""


# ---------------------------------------------------------------------- a match taken up again


def test_what_the_computer_took_stands_in_the_order_taken(table: Table) -> None:
    opponent_took(table, 3)
    shown = list(table.view.table.opponent.open)
    taken = [event.card for event in table.state().history if isinstance(event, Took) and event.seat == 1]
    assert [card for card in taken if card in shown] == shown
    table.game.match_started.emit()  # as after a restart
    assert list(table.view.table.opponent.open) == shown
    table.settings.taken = False
    table.settings.taken = True
    assert list(table.view.table.opponent.open) == shown
    table.assert_right()


def test_a_card_taken_thrown_and_taken_again_counts_as_taken_last(table: Table) -> None:
    table.game.start(dealer=1)
    low, high = sorted(card for card in table.state().hand)[:2]
    history = (Took(1, low), Took(1, high), Discarded(1, low), Took(1, low), Drew(0, high))
    known = type(table.state().hand)([low, high])
    view = replace(table.state(), history=history, opponent_known=known)
    assert taken_cards(view) == (high, low)
    assert taken_cards(replace(view, history=())) == (low, high)


def marked_new(table: Table) -> list[Card]:
    return [card for card, item in table.view.table.hand.items() if item.new]


def test_the_card_just_drawn_is_new_after_a_restart_too(table: Table) -> None:
    to_eleven(table)
    drawn = Card.parse("2d")
    assert marked_new(table) == [drawn]
    table.game.match_started.emit()
    assert marked_new(table) == [drawn]
    table.do(Knock(NINE), "keys")
    assert marked_new(table) == []
    assert newest_card(table.state()) is None


# ---------------------------------------------------------------------- size and order


def test_no_card_stays_raised_after_a_resize(table: Table) -> None:
    to_eleven(table)
    table.mouse(QEvent.Type.MouseMove, table.view.card_point(NINE), held=False)
    assert table.view.table.hand[NINE].lift > 0
    table.view.resize(900, 600)
    assert [item.lift for item in table.view.table.hand.values()] == [0] * 11
    assert "Throw" not in table.view.console.prompt.markup


@pytest.mark.parametrize("size", [QSize(1280, 768), QSize(800, 528)])
def test_signs_in_a_fan_stand_in_the_middle_of_what_is_seen(table: Table, size: QSize) -> None:
    table.view.resize(size)
    table.settings.sort = "own"
    to_eleven(table)
    scene = table.view.table
    places, plan = scene.places.places, scene.plan
    assert isinstance(plan, HandPlan)
    for place, after in pairwise(places):
        left = place.centre.x() - table.view.look.layout.card / 2
        right = after.centre.x() - table.view.look.layout.card / 2
        assert abs(scene.brackets.middle_of(place) - (left + right) / 2) <= 1
    assert scene.brackets.middle_of(places[-1]) == places[-1].centre.x()


@pytest.mark.parametrize("size", [QSize(640, 448), QSize(640, 436)])
def test_the_smallest_window_shows_everything(table: Table, size: QSize) -> None:
    view = table.view
    assert view.minimumSize().height() <= size.height()
    view.resize(size)
    assert view.size() == size
    to_eleven(table)
    layout = view.look.layout
    assert layout.tray.bottom() <= size.height()
    shown = view.table.brackets.sceneBoundingRect()
    assert layout.hand.bottom() + 26 * layout.text <= min(shown.bottom(), size.height())
    bar = view.console.bar
    assert view.viewport().rect().contains(bar.geometry())
    table.assert_right()
    assert view.table.card_at(QPointF(view.card_point(NINE))) is NINE


@pytest.mark.parametrize("size", [QSize(1000, 668), QSize(1280, 768), QSize(800, 528), QSize(640, 448)])
def test_the_pill_of_a_hint_stays_below_the_words_of_the_meter(table: Table, size: QSize) -> None:
    view = table.view
    view.resize(size)
    to_eleven(table)
    card = Card.parse("Jc")
    view.show_hint((SimpleNamespace(action=Discard(card)),))
    item, meter = view.table.hand[card], view.console.meter
    assert item.remark
    accent = QColor(view.look.palette.accent).rgb()
    image = view.grab().toImage()
    middle, half = round(item.x()), round(0.3 * item.width)
    rows = range(meter.mapTo(view, meter.rect().topLeft()).y(), round(item.y()))
    pill = [y for y in rows for x in range(middle - half, middle + half) if image.pixel(x, y) == accent]
    assert pill
    assert min(pill) >= meter.mapTo(view, meter.rect().bottomLeft()).y() - 3 * view.look.text
