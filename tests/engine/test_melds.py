from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine.cards import ALL_CARDS, Card, CardSet
from ginrummy_qt.engine.deadwood_tables import RUN_LEFTOVER
from ginrummy_qt.engine.melds import (
    ALL_MELDS,
    Arrangement,
    Meld,
    MeldError,
    MeldKind,
    all_arrangements,
    arrangements,
    best_arrangement,
    deadwood,
    deadwood_mask,
    throw_values,
)
from tests.engine import oracle

CASES = json.loads((Path(__file__).parents[1] / "data" / "deadwood.json").read_text(encoding="utf-8"))
ELEVEN = "2c 2d 2h 2s 3c 3d 3s 4s Ac Ad Ah"
"""Without the 4s gin in sets, and only so; OpenSpiel's solver finds nothing better than 1 after a throw."""


@st.composite
def hands(draw: st.DrawFn, most: int = 11) -> CardSet:
    """Hands from narrow ranges of ranks more often than not: there melds compete."""
    low = draw(st.integers(1, 13))
    high = draw(st.integers(low, 13))
    pool = [card for card in ALL_CARDS if low <= card.rank <= high]
    return CardSet(draw(st.sets(st.sampled_from(pool), max_size=min(most, len(pool)))))


def check(arrangement: Arrangement, cards: CardSet) -> None:
    """Assert that an arrangement uses each of ``cards`` once and counts right."""
    listed = [card for meld in arrangement.melds for card in meld] + list(arrangement.deadwood)
    assert sorted(listed) == list(cards)
    assert arrangement.points == oracle.points(arrangement.deadwood)
    assert all(oracle.is_meld(meld) for meld in arrangement.melds)
    firsts = [next(iter(meld)) for meld in arrangement.melds]
    assert firsts == sorted(firsts)


# Melds


def test_how_many_melds_there_are() -> None:
    sizes = Counter((meld.kind, len(meld)) for meld in ALL_MELDS)
    assert len(set(ALL_MELDS)) == 329
    assert sizes[MeldKind.SET, 3] == 52
    assert sizes[MeldKind.SET, 4] == 13
    assert sum(count for (kind, _), count in sizes.items() if kind is MeldKind.RUN) == 264
    assert sum(count for (_, size), count in sizes.items() if size <= 5) == 185
    assert all(len(meld) <= 5 for meld in ALL_MELDS[:185])


def test_the_melds_are_all_those_that_the_oracle_finds() -> None:
    assert {frozenset(meld) for meld in ALL_MELDS} == set(oracle.melds_in(frozenset(ALL_CARDS)))


@pytest.mark.parametrize("text", ["7c 8c 9c", "9C 7c 8♣", "Ac 2c 3c", "Jh Qh Kh", "7c 7d 7s", "7c 7d 7h 7s"])
def test_melds_round_trip(text: str) -> None:
    meld = Meld.parse(text)
    assert Meld.parse(str(meld)) == meld
    assert Meld.of(meld.cards) == meld
    assert list(meld) == list(meld.cards)
    assert pickle.loads(pickle.dumps(meld)) == meld  # noqa: S301 - our own
    assert meld.kind == ("set" if "d" in text else "run")
    assert all(card in meld for card in meld.cards)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "at least three cards"),
        ("7c 8c", "at least three cards"),
        ("7c 8c Tc", "no gaps"),
        ("Qh Kh Ah", "the ace is low"),
        ("Kh Ah 2h", "the ace is low"),
        ("7c 7d 8h", "of one rank, or consecutive in one suit"),
        ("7c 8d 9c", "of one rank, or consecutive in one suit"),
        ("7c 8c 9x", "'9x' is not a card"),
        ("7c 8c 8c", "8c is there twice"),
    ],
)
def test_what_is_no_meld_is_named(text: str, complaint: str) -> None:
    with pytest.raises(MeldError, match=complaint):
        Meld.parse(text)
    assert issubclass(MeldError, ValueError)


def test_a_meld_has_the_kind_that_its_cards_make() -> None:
    with pytest.raises(MeldError, match="is not a set"):
        Meld(CardSet.parse("7c 8c 9c"), MeldKind.SET)


# Deadwood


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["cards"].replace(" ", ""))
def test_handed_case(case: dict[str, Any]) -> None:
    cards = CardSet.parse(case["cards"])
    assert deadwood(cards) == case["deadwood"]
    arrangement = best_arrangement(cards)
    assert arrangement.points == case["deadwood"]
    check(arrangement, cards)


def test_the_table_of_runs_against_the_oracle() -> None:
    chance = random.Random(8192)
    assert len(RUN_LEFTOVER) == 8192
    for mask in (0, 1, 7, 0x1C00, 0x1FFF, *chance.sample(range(8192), 150)):
        assert RUN_LEFTOVER[mask] == oracle.deadwood(CardSet.from_mask(mask))


@given(hands())
def test_deadwood_is_what_the_oracle_finds(cards: CardSet) -> None:
    expected = oracle.deadwood(cards)
    assert deadwood(cards) == expected
    assert deadwood(list(cards)) == expected
    assert deadwood(iter((*cards, *cards))) == expected
    assert deadwood_mask(cards.mask) == expected


@pytest.mark.full
@given(hands(most=14))
def test_deadwood_of_bigger_hands(cards: CardSet) -> None:
    assert deadwood(cards) == oracle.deadwood(cards)


def test_hands_of_the_four_lowest_ranks(full: bool) -> None:
    """There every card may belong to a set and to a run. 23,816 hands; a sample of them unless full."""
    pool = [card for card in ALL_CARDS if card.rank <= 4]
    choices = [choice for size in (9, 10, 11) for choice in combinations(pool, size)]
    for choice in choices if full else random.Random(4).sample(choices, 120):
        assert deadwood(choice) == oracle.deadwood(choice)


def test_eleven_cards_that_a_throw_makes_gin() -> None:
    cards = CardSet.parse(ELEVEN)
    assert deadwood(cards) == 3
    assert str(best_arrangement(cards)) == "Ac 2c 3c / Ad 2d 3d / 2s 3s 4s | Ah 2h"
    values = throw_values(cards)
    assert min(values.values()) == values[Card.parse("4s")] == 0


def test_the_highest_deadwood_of_ten_cards() -> None:
    assert deadwood(CardSet.parse("9c Jc Kc Td Qd Th Qh 9s Js Ks")) == 98
    # 99 or 100 would take nine cards that count ten without a meld among them: there are no such nine.
    tens = [card for card in ALL_CARDS if card.points == 10]
    assert all(deadwood(nine) < 90 for nine in combinations(tens, 9))


def test_the_whole_pack_and_nothing() -> None:
    assert deadwood(ALL_CARDS) == 0
    assert deadwood(CardSet()) == 0
    assert best_arrangement(()) == Arrangement((), CardSet(), 0)


def test_a_run_beats_three_sevens() -> None:
    cards = CardSet.parse("7s 8s 9s 7h 7d Kc Td")
    assert cards.points == 58
    assert best_arrangement(cards).points == 34
    assert str(best_arrangement(cards)) == "7s 8s 9s | Kc 7d Td 7h"
    # The three sevens leave 17 + 20, the run 14 + 20: three points.
    assert [way.points for way in all_arrangements(cards, 37)] == [34, 37]


# Arrangements


@given(hands())
def test_arrangements_are_all_of_the_best(cards: CardSet) -> None:
    ways = arrangements(cards)
    best = oracle.deadwood(cards)
    expected = {melds for melds, left in oracle.divisions(frozenset(cards)) if oracle.points(left) == best}
    assert {frozenset(frozenset(meld) for meld in way.melds) for way in ways} == expected
    assert len(ways) == len(expected)
    assert ways[0] == best_arrangement(cards)
    for way in ways:
        check(way, cards)


@given(hands(), st.integers(0, 40))
def test_all_arrangements_are_all_within_the_limit(cards: CardSet, limit: int) -> None:
    ways = all_arrangements(cards, limit)
    expected = {melds for melds, left in oracle.divisions(frozenset(cards)) if oracle.points(left) <= limit}
    assert {frozenset(frozenset(meld) for meld in way.melds) for way in ways} == expected
    assert len(ways) == len(expected)
    assert [way.points for way in ways] == sorted(way.points for way in ways)


def test_gin_in_three_ways() -> None:
    ways = arrangements(CardSet.parse("Ac 2c 3c 4c Ad 4d Ah 4h As 4s"))
    assert {str(way) for way in ways} == {
        "Ac 2c 3c / 4c 4d 4h 4s / Ad Ah As",
        "Ac 2c 3c 4c / Ad Ah As / 4d 4h 4s",
        "Ac Ad Ah As / 2c 3c 4c / 4d 4h 4s",
    }


@pytest.mark.parametrize(
    ("text", "best"),
    [
        ("2c 3c 4c 5c 6c 7c", "2c 3c 4c 5c 6c 7c"),  # the fewest melds
        ("5c 6c 7c 5d 6d 7d 5h 6h 7h", "5c 5d 5h / 6c 6d 6h / 7c 7d 7h"),  # sets are listed before runs
        ("Tc Jc Qc Kc Kd Kh", "Tc Jc Qc / Kc Kd Kh"),
        ("2c 3c 5c 5d 5h 4c", "2c 3c 4c / 5c 5d 5h"),
        ("Ac 2c 3c 4c 4d 4h 4s", "Ac 2c 3c / 4c 4d 4h 4s"),
    ],
)
def test_how_equals_are_decided(text: str, best: str) -> None:
    assert str(best_arrangement(CardSet.parse(text))) == best


@pytest.mark.parametrize(
    ("text", "best", "other"),
    [
        ("3d 4d 5d 6d 3h As 2s 3s", "3d 4d 5d 6d / As 2s 3s | 3h", "3d 3h 3s / 4d 5d 6d | As 2s"),
        ("2c 2d 2s 3c 3d 3h 3s 4s", "2c 2d 2s / 3c 3d 3h 3s | 4s", "3c 3d 3h / 2s 3s 4s | 2c 2d"),
    ],
)
def test_equal_points_leave_the_fewest_cards(text: str, best: str, other: str) -> None:
    ways = [str(way) for way in arrangements(CardSet.parse(text))]
    assert ways[0] == best
    assert other in ways


# Throws


@given(hands().filter(bool))
def test_throw_values(cards: CardSet) -> None:
    values = throw_values(cards)
    assert list(values) == list(cards)
    for card, value in values.items():
        assert value == deadwood(cards - CardSet([card]))


def test_throw_values_of_a_plain_hand() -> None:
    values = throw_values(CardSet.parse("7s 8s 9s Kc Qd 2h 4h 6d Js Ad 3c"))
    assert values[Card.parse("Kc")] == 36
    assert values[Card.parse("7s")] == 46 + 17
