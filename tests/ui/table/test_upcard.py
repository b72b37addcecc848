"""The upcard that gives the limit: on show all round, and nothing else stands elsewhere because of it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from ginrummy_qt.engine import ALL_CARDS, PRESETS, Card, OklahomaAce, Rules
from ginrummy_qt.ui.table.layout import TableLayout
from tests.ui.table.hands import Table, random_action
from tests.ui.table.test_table_layout import SIZES, of

OKLAHOMA = PRESETS["oklahoma"]


def deck_with(upcard: str) -> list[Card]:
    deck = list(ALL_CARDS)
    random.Random(3).shuffle(deck)
    at = deck.index(Card.parse(upcard))
    deck[20], deck[at] = deck[at], deck[20]
    return deck


def start(table: Table, upcard: str, rules: Rules = OKLAHOMA) -> None:
    table.game.start(dealer=1, deck=deck_with(upcard), rules=rules)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_it_has_a_place_of_its_own(size: tuple[int, int], scale: float) -> None:
    layout = of(size, scale)
    rect = layout.upcard
    assert rect.left() >= 4
    assert rect.bottom() == layout.stock.bottom()
    assert rect.width() == round(0.62 * layout.card)
    assert abs(layout.stock.left() - rect.right() - 0.42 * layout.card) <= 1
    assert rect.top() > layout.opponent_top + 1.4 * layout.opponent_card


@pytest.mark.parametrize(
    ("upcard", "rules", "limit", "caption", "pill"),
    [
        ("7d", OKLAHOMA, 7, "Knock at *7*", ""),
        ("Ks", OKLAHOMA, 10, "Knock at *10*", "points ×2"),
        ("Ks", replace(OKLAHOMA, oklahoma_spades_double=False), 10, "Knock at *10*", ""),
        ("Ah", OKLAHOMA, 1, "Knock at *1*", ""),
        ("Ah", replace(OKLAHOMA, oklahoma_ace=OklahomaAce.GIN), 0, "Gin only", ""),
    ],
)
def test_it_says_what_it_decides(
    table: Table, upcard: str, rules: Rules, limit: int, caption: str, pill: str
) -> None:
    start(table, upcard, rules)
    item = table.view.table.upcard
    assert item.isVisible()
    assert item.card is Card.parse(upcard)
    assert (item.limit, item.caption(), item.pill()) == (limit, caption, pill)
    assert caption.replace("*", "") in item.toolTip()
    assert item.said() in table.view.accessibleDescription()
    assert table.view.console.meter.reading.limit == limit
    table.assert_right()


def test_it_stays_all_round_although_the_card_moves(table: Table) -> None:
    chance = random.Random(2)
    start(table, "9d")
    while table.state().result is None:
        table.do(random_action(table.state(), chance), "keys")
        assert table.view.table.upcard.card is Card.parse("9d")
        table.assert_right()


def test_without_oklahoma_there_is_none_and_the_rest_stands_as_before(table: Table) -> None:
    start(table, "7s")
    frames = table.view.table.stock.frame, table.view.table.discard.frame
    start(table, "7s", Rules())
    assert not table.view.table.upcard.isVisible()
    assert (table.view.table.stock.frame, table.view.table.discard.frame) == frames
    assert table.view.table.upcard.said() == ""
    table.assert_right()


def test_the_check_sees_a_wrong_one(table: Table) -> None:
    start(table, "7s")
    item = table.view.table.upcard
    item.card = Card.parse("7h")
    assert any("upcard" in wrong for wrong in table.view.check(table.state()))
    item.show_view(table.state())
    item.factor = 1
    assert any("upcard" in wrong for wrong in table.view.check(table.state()))


def test_it_comes_with_the_deal_and_goes_with_the_match(table: Table) -> None:
    table.settings.animation = "slow"
    start(table, "7s")
    assert not table.view.table.upcard.isVisible()  # nobody has seen it yet
    table.view.finish()
    assert table.view.table.upcard.isVisible()
    table.game.leave()
    assert not table.view.table.upcard.isVisible()


@pytest.mark.parametrize(
    "size", [QSize(800, 528), QSize(1024, 568), QSize(1280, 768), QSize(900, 1368), QSize(600, 868)]
)
def test_the_caption_is_inside_and_clear_of_the_stocks_label(table: Table, size: QSize) -> None:
    start(table, "Ts")
    table.view.resize(size)
    scene = table.view.table
    rect, _ = scene.upcard.caption_rect()
    rect.translate(scene.upcard.pos())
    layout = scene.look.layout
    assert isinstance(layout, TableLayout)
    assert rect.left() >= 0
    assert rect.right() <= layout.stock.center().x() - 40 * layout.text
    assert rect.bottom() <= layout.tray.top()
    table.assert_right()
