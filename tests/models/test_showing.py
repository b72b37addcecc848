"""Which ways to show a hand are offered before a knock, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.engine import BigGin, Card, CardSet, Knock, Phase, Rules, SeatView
from ginrummy_qt.engine.legal import LegalActions
from ginrummy_qt.models.showing import ShowingWords, ways_to_show
from ginrummy_qt.models.words import spoken

TWO = "Ac 3c 3s Ad Ah 2h 3h 4h As 4s 8h"
"""Thrown the 8♥: four aces and three threes, or three aces and a run of hearts; both leave 10."""
THREE = "Ac 2c Qc Ad 2d 3d 2h 4h As 2s 3s"


def holding(cards: str, *, pile: str = "8c 6d", rules: Rules | None = None, known: str = "") -> SeatView:
    hand = CardSet.parse(cards)
    return SeatView(
        rules=rules or Rules(),
        seat=0,
        dealer=1,
        hand=hand,
        phase=Phase.DISCARD,
        legal_actions=LegalActions((), hand.mask, hand.mask, 10),
        stock_count=16,
        discard_pile=tuple(map(Card.parse, pile.split())),
        opponent_known=CardSet.parse(known),
        opponent_count=10,
        history=(),
        scores=(0, 0),
        target=100,
    )


def throwing(card: str) -> Knock:
    return Knock(Card.parse(card))


def test_ways_that_differ_for_the_other_side_are_offered_the_default_first() -> None:
    view = holding(TWO)
    ways = ways_to_show(view, throwing("8h"))
    assert [[str(meld) for meld in showing.way.melds] for showing in ways] == [
        ["Ac Ad Ah As", "3c 3h 3s"],
        ["Ac Ad As", "Ah 2h 3h 4h"],
    ]
    assert [[str(card) for card in showing.fits] for showing in ways] == [["3d"], ["5h"]]
    for showing in ways:
        assert showing.action in view.legal_actions
        assert showing.action.melds == showing.way.melds


def test_what_the_other_side_holds_or_what_lies_open_decides() -> None:
    ways = ways_to_show(holding(TWO, known="3d"), throwing("8h"))
    assert [str(card) for card in ways[0].fits] == ["5h"]
    assert (
        ways_to_show(holding(TWO, pile="8c 3d"), throwing("8h")) == ()
    )  # nothing fits the first way any more


def test_a_knock_that_says_how_it_is_shown_asks_nothing() -> None:
    view = holding(TWO)
    ways = ways_to_show(view, throwing("8h"))
    assert ways_to_show(view, ways[1].action) == ()


def test_an_illegal_knock_and_a_plain_hand_ask_nothing() -> None:
    assert ways_to_show(holding(TWO), throwing("Kd")) == ()
    assert ways_to_show(holding("5s 6s 7s 8s Jc Jd Jh Ah 2d 5c 9d"), throwing("9d")) == ()


def test_gin_is_shown_at_once_unless_it_can_be_laid_off_on() -> None:
    hand = "3c 3d 3h 4c 4d 4h 5c 5d 5h 5s Ks"
    assert ways_to_show(holding(hand), throwing("Ks")) == ()
    ways = ways_to_show(holding(hand, rules=Rules(layoff_on_gin=True)), throwing("Ks"))
    assert all(showing.way.points == 0 for showing in ways)  # gin is never given away


def test_big_gin_offers_its_own_action() -> None:
    rules = Rules(layoff_on_gin=True)
    for hand in ("3c 3d 3h 4c 4d 4h 5c 5d 5h 5s 4s", "2c 3c 4c 2d 3d 4d 2h 3h 4h 2s 3s"):
        for showing in ways_to_show(holding(hand, rules=rules), BigGin()):
            assert isinstance(showing.action, BigGin)
            assert showing.way.points == 0


def test_words_count_the_cards_and_name_the_meld(qapp: object) -> None:
    del qapp
    words = ShowingWords()
    ways = ways_to_show(holding(TWO), throwing("8h"))
    assert words.headline(ways) == "Knock with 10: how to show your melds"
    assert words.difference(ways) == "Both leave 10. They differ in what the computer can lay off."
    assert words.title(ways[0]) == "Set {Ac} {Ad} {Ah} {As}"
    assert words.title(ways[1]) == "Run {Ah}–{4h}"
    assert words.fits(ways[0]).endswith("{3d}")
    assert "three of diamonds" in spoken(words.fits(ways[0]))
    assert words.fits(replace(ways[0], fits=())) == "No card fits"
    then = replace(ways[0], then=(Card.parse("6h"),))
    assert words.fits(then).endswith("{3d} then {6h}")


def test_ways_with_other_deadwood_are_said_to_differ_in_it() -> None:
    ways = ways_to_show(holding(THREE), throwing("Qc"))
    assert [showing.way.points for showing in ways] == [9, 9, 10]
    assert ShowingWords().headline(ways) == "How to show your melds"
    assert "deadwood" in ShowingWords().difference(ways)
    same = ways[:1] * 3
    assert ShowingWords().difference(same).startswith("All leave 9")


@pytest.mark.parametrize("pile", ["8c 6d", "8c 6d 5h", "Kc"])
def test_the_cards_that_fit_are_unseen(pile: str) -> None:
    view = holding(TWO, pile=pile)
    for showing in ways_to_show(view, throwing("8h")):
        assert not set(showing.fits) & (set(view.hand) | set(view.discard_pile))
