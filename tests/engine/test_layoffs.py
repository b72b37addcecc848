from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine.cards import ALL_CARDS, Card, CardSet
from ginrummy_qt.engine.layoffs import Defence, best_defence, best_showing, showings
from ginrummy_qt.engine.melds import (
    Arrangement,
    Meld,
    MeldError,
    all_arrangements,
    arrangements,
    best_arrangement,
)
from tests.engine import oracle


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(map(Meld.parse, text.split("/")))


def check(defence: Defence, knocker: tuple[Meld, ...], hand: CardSet) -> None:
    """Assert that each layoff is legal when its turn comes, and that no card is lost or used twice."""
    table = [set(meld) for meld in knocker]
    laid: list[Card] = []
    for card, number in defence.layoffs:
        table[number].add(card)
        assert oracle.is_meld(table[number])
        laid.append(card)
    own = [card for meld in defence.arrangement.melds for card in meld]
    assert sorted([*laid, *own, *defence.arrangement.deadwood]) == list(hand)
    assert defence.points == defence.arrangement.points == oracle.points(defence.arrangement.deadwood)
    assert list(defence.laid_off) == sorted(laid)


@st.composite
def tables(draw: st.DrawFn) -> tuple[tuple[Meld, ...], CardSet]:
    """A knocker's melds and a defender's hand out of neighbouring ranks, where much can be laid off."""
    low = draw(st.integers(1, 9))
    pool = [card for card in ALL_CARDS if low <= card.rank <= low + draw(st.integers(3, 7))]
    ten = CardSet(draw(st.permutations(pool))[:10])
    left = [card for card in pool if card not in ten]
    hand = CardSet(draw(st.permutations(left))[: draw(st.integers(3, 8))])
    return draw(st.sampled_from(arrangements(ten))).melds, hand


@given(tables())
def test_no_defence_leaves_less(table: tuple[tuple[Meld, ...], CardSet]) -> None:
    knocker, hand = table
    defence = best_defence(knocker, hand)
    check(defence, knocker, hand)
    assert defence.points == oracle.defence(tuple(map(frozenset, knocker)), frozenset(hand))


@pytest.mark.parametrize(
    ("knocker", "hand", "layoffs", "points"),
    [
        # the house-rule document: both ends of a run, 20 down to 4
        ("7c 8c 9c", "6c Tc 4d", "6c Tc", 4),
        # on from there
        ("6c 7c 8c", "5c 4c 3c Ad", "", 1),
        ("6c 7c 8c", "5c 4c 9c Tc Jd", "5c 4c 9c Tc", 10),
        # never across a gap, and never round the corner
        ("6c 7c 8c", "4c Tc", "", 14),
        ("Jc Qc Kc", "Ac 2c", "", 3),
        ("Ac 2c 3c", "Kc Qc", "", 20),
        ("Jc Qc Kc", "Ad 2d", "", 3),
        ("Ac 2c 3c", "Kd Ks", "", 20),
        # the fourth of a set, and no fifth
        ("7c 7d 7s", "7h 8h 9h", "", 0),
        ("7c 7d 7s", "7h 8h", "7h", 8),
        ("7c 7d 7h 7s", "8c 6c", "", 14),
        # a set of the defender's is broken to lay off the card that fits
        ("5s 6s 7s / 9c Tc Jc", "Ac 2c 7c 8c 2d 8d 2h 2s 8s 9s", "8s 9s 8c 7c", 9),
    ],
)
def test_worked_example(knocker: str, hand: str, layoffs: str, points: int) -> None:
    table, cards = melds(knocker), CardSet.parse(hand)
    defence = best_defence(table, cards)
    check(defence, table, cards)
    assert " ".join(str(card) for card, _ in defence.layoffs) == layoffs
    assert defence.points == points


def test_layoffs_name_the_meld_and_come_in_order() -> None:
    defence = best_defence(melds("9h Th Jh / 7c 7d 7s / 3c 4c 5c"), CardSet.parse("8h Qh Kh 7h 6c Ks 2d"))
    assert [(str(card), number) for card, number in defence.layoffs] == [
        ("8h", 0),
        ("7h", 0),
        ("Qh", 0),
        ("Kh", 0),
        ("6c", 2),
    ]


def test_own_melds_stay_whole_on_equal_points() -> None:
    table = melds("6h 7h 8h / 5c 5d 5s")
    defence = best_defence(table, CardSet.parse("9h Th Jh 5h"))
    assert str(defence.arrangement) == "9h Th Jh"
    assert [(str(card), number) for card, number in defence.layoffs] == [("5h", 0)]
    assert not best_defence(table, CardSet.parse("9h Th Jh Qh")).layoffs


def test_a_meld_is_broken_only_for_points() -> None:
    hand = CardSet.parse("9h 9c 9d 9s Th")
    defence = best_defence(melds("6h 7h 8h"), hand)
    assert defence.points == 0
    assert str(defence.arrangement) == "9c 9d 9s"
    assert [str(card) for card, _ in defence.layoffs] == ["9h", "Th"]


def test_deadwood_takes_nothing() -> None:
    # the knocker's 5s 6s lie outside the melds: 7s fits nothing
    assert best_defence(melds("Ac Ad Ah"), CardSet.parse("7s 4s")).points == 11
    assert best_defence((), CardSet.parse("7s 4s")) == Defence(
        Arrangement((), CardSet.parse("7s 4s"), 11), (), 11
    )


# Showing


def average(way: Arrangement, unseen: CardSet, held: CardSet, hand: int) -> float:
    """Average of the points that fit on ``way``, over every hand that the defender may have."""
    total = number = 0
    for drawn in combinations(list(unseen - held), hand - len(held)):
        cards = set(drawn) | set(held)
        reach: set[Card] = set()
        for meld in way.melds:
            grown = set(meld)
            while fits := [card for card in cards - grown if oracle.is_meld(grown | {card})]:
                grown |= set(fits[:1])
            reach |= grown - set(meld)
        total += oracle.points(reach)
        number += 1
    return total / number


NINE = "5c 5d 5s 6c 6d 6s 7c 7d 7s As"


def everything_but(cards: CardSet) -> CardSet:
    return CardSet(ALL_CARDS) - cards


def test_the_default_gives_least_to_lay_off() -> None:
    cards = CardSet.parse(NINE)
    # shown as runs, six cards fit (and more behind them); as sets three
    assert str(best_showing(cards, 10, everything_but(cards))) == "5c 5d 5s / 6c 6d 6s / 7c 7d 7s | As"
    # the three hearts may be in the defender's hand, the other six lie on the pile
    piled = CardSet.parse("4c 4d 4s 8c 8d 8s")
    assert (
        str(best_showing(cards, 10, everything_but(cards | piled))) == "5c 6c 7c / 5d 6d 7d / 5s 6s 7s | As"
    )


def test_a_card_that_the_defender_took_counts_whole() -> None:
    cards = CardSet.parse("6c 8d 9d Td 8h 9h Th 8s 9s Ts")
    unseen = everything_but(cards)
    assert str(best_showing(cards, 10, unseen)) == "8d 8h 8s / 9d 9h 9s / Td Th Ts | 6c"
    taken = CardSet.parse("Tc")
    assert str(best_showing(cards, 10, unseen, held=taken)) == "8d 9d Td / 8h 9h Th / 8s 9s Ts | 6c"


@pytest.mark.parametrize("seed", range(8))
def test_the_default_is_the_least_average(seed: int) -> None:
    chance = random.Random(seed)
    pool = [card for card in ALL_CARDS if card.rank <= 6]
    ways: tuple[Arrangement, ...] = ()
    while len({oracle.points(way.deadwood) for way in ways}) != 1 or len(ways) < 2:
        cards = CardSet(chance.sample(pool, 10))
        ways = arrangements(cards)
    left = list(everything_but(cards))
    # twelve unseen cards, ten of them in the defender's hand, two of which are known
    unseen = CardSet(chance.sample([card for card in left if card.rank <= 8], 12))
    held = CardSet(chance.sample(list(unseen), 2))
    least = min(average(way, unseen, held, 10) for way in ways)
    chosen = best_showing(cards, 100, unseen, held=held)
    assert average(chosen, unseen, held, 10) == pytest.approx(least)


def test_ways_that_open_more_for_the_same_points_are_left_out() -> None:
    cards = CardSet.parse("2c 3c 4c 5c 6c 7c Kd Kh Ks Ah")
    ways = showings(cards, 10, everything_but(cards))
    assert [str(way) for way in ways] == ["2c 3c 4c 5c 6c 7c / Kd Kh Ks | Ah"]
    assert len(all_arrangements(cards, 10)) > 1


def test_the_ways_to_show_nine_cards() -> None:
    cards = CardSet.parse(NINE)
    ways = [str(way) for way in showings(cards, 10, everything_but(cards))]
    assert ways == ["5c 5d 5s / 6c 6d 6s / 7c 7d 7s | As", "5c 6c 7c / 5d 6d 7d / 5s 6s 7s | As"]


def test_a_way_with_more_deadwood_is_offered_where_it_saves_more() -> None:
    cards = CardSet.parse("5c 6c 7c 8c Jd Jh Js Ad Ah As")
    unseen = everything_but(cards)
    whole = "5c 6c 7c 8c / Ad Ah As / Jd Jh Js"
    assert [str(way) for way in showings(cards, 10, unseen)] == [whole]
    # the defender took 9c, Tc and Jc: with 8c outside, none of them fits
    blocked = [str(way) for way in showings(cards, 10, unseen, held=CardSet.parse("9c Tc Jc"))]
    assert blocked[0] == whole
    assert "5c 6c 7c / Ad Ah As / Jd Jh Js | 8c" in blocked
    assert best_showing(cards, 10, unseen, held=CardSet.parse("9c Tc Jc")) == best_arrangement(cards)


def test_eleven_cards_for_big_gin() -> None:
    cards = CardSet.parse("Ac 2c 3c 4c 5c Ad 4d Ah 4h As 4s")
    assert best_showing(cards, 0, everything_but(cards)).points == 0


def test_what_is_above_the_limit_cannot_be_shown() -> None:
    cards = CardSet.parse("7s 8s 9s Kc Qd 2h 4h 6d Js Ad")
    with pytest.raises(MeldError, match="more than 10 points"):
        showings(cards, 10, everything_but(cards))
    with pytest.raises(MeldError, match="cannot be shown"):
        best_showing(cards, 10, everything_but(cards))
