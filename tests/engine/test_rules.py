"""The options, the presets, what cannot be combined, and rules as text."""

from __future__ import annotations

import pickle
import random
from dataclasses import FrozenInstanceError, fields, replace
from itertools import combinations

import pytest

from ginrummy_qt.engine import (
    OPTIONS,
    PRESETS,
    RANGES,
    TARGETS,
    BoxWhen,
    Card,
    OklahomaAce,
    Opening,
    Pairs,
    Rules,
    RulesError,
    Shutout,
    Tie,
    WallLastDiscard,
)
from tests.engine.rounds import random_rules


def test_the_default_is_the_house_of_the_german_document() -> None:
    assert Rules() == PRESETS["haus"]


def test_rules_are_frozen_hashable_and_survive_pickling() -> None:
    rules = PRESETS["modern"]
    with pytest.raises(FrozenInstanceError):
        rules.target = 50  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 - our own bytes
    assert hash(replace(rules)) == hash(rules)


@pytest.mark.parametrize(
    "row",
    [
        "haus upcard 10 25 25 None computer loser 100",
        "gin_romme upcard 9 25 25 None random alternate 100",
        "nl upcard 10 25 25 None random alternate 100",
        "sv upcard 10 25 20 None low_card winner 100",
        "sv_pairs upcard 10 25 20 None low_card loser 125",
        "sv_three upcard 10 25 20 None low_card loser 100",
        "pagat upcard 10 20 10 None low_card winner 100",
        "classic upcard 10 20 10 None random winner 100",
        "modern upcard 10 25 25 31 random alternate 100",
        "palace upcard 10 25 20 31 random loser 100",
        "oklahoma upcard 10 25 25 None low_card winner 150",
        "hollywood upcard 10 25 25 None low_card winner 100",
        "eleven eleven 10 20 10 None low_card winner 100",
        "straight upcard 0 25 0 31 random alternate 100",
        "tournament upcard 10 25 25 None random alternate 250",
    ],
)
def test_preset(row: str) -> None:
    name, opening, limit, gin, undercut, big_gin, first, following, target = row.split()
    rules = PRESETS[name]
    assert rules.opening == opening
    assert str(rules.knock_limit) == limit
    assert [str(rules.gin_bonus), str(rules.undercut_bonus), str(rules.big_gin_bonus)] == [
        gin,
        undercut,
        big_gin,
    ]
    assert [rules.first_dealer, rules.next_dealer] == [first, following]
    assert str(rules.target) == target
    assert rules.tie is Tie.UNDERCUT
    assert (rules.wall, rules.return_pickup, rules.layoff_on_gin) == (2, False, False)


def test_end_bonuses_of_the_presets() -> None:
    bonuses = {
        name: (rules.box_bonus, rules.box_when, rules.game_bonus, rules.shutout)
        for name, rules in PRESETS.items()
        if rules.box_bonus or rules.game_bonus or rules.shutout is not Shutout.NONE
    }
    end = (20, BoxWhen.END, 100, Shutout.GAME_BONUS_DOUBLE)
    assert bonuses == {
        "pagat": end,
        "classic": end,
        "hollywood": end,
        "modern": (25, BoxWhen.END, 100, Shutout.SCORE_DOUBLE),
        "palace": (10, BoxWhen.AT_ONCE, 0, Shutout.NONE),
    }


def test_what_only_some_presets_have() -> None:
    def having(option: str, value: object) -> list[str]:
        return [name for name, rules in PRESETS.items() if getattr(rules, option) == value]

    assert having("oklahoma", True) == ["oklahoma"]
    assert having("oklahoma_spades_double", True) == ["oklahoma"]
    assert PRESETS["oklahoma"].oklahoma_ace is OklahomaAce.ONE
    assert having("hollywood", True) == ["hollywood"]
    assert having("wall_last_discard", WallLastDiscard.KNOCK_ONLY) == ["tournament"]
    assert having("seats", 4) == ["sv_pairs"]
    assert having("seats", 3) == ["sv_three"]
    assert PRESETS["sv_pairs"].pairs is Pairs.NET


def test_every_preset_has_targets_and_no_problems() -> None:
    assert set(TARGETS) == set(PRESETS)
    assert TARGETS["haus"] == (50, 100)
    for name, rules in PRESETS.items():
        assert rules.problems() == ()
        assert rules.target in TARGETS[name]


def test_no_two_presets_are_the_same_whatever_the_target() -> None:
    for (_, one), (_, other) in combinations(PRESETS.items(), 2):
        assert replace(one, target=100) != replace(other, target=100)


def test_a_preset_keeps_its_name_with_any_of_its_targets() -> None:
    for name, rules in PRESETS.items():
        for target in TARGETS[name]:
            assert replace(rules, target=target).preset_name() == name
    assert replace(Rules(), target=70).preset_name() is None
    assert replace(Rules(), gin_bonus=20).preset_name() is None


def test_texts_become_members_of_the_enumerations() -> None:
    rules = Rules(opening="eleven", tie="knocker")  # type: ignore[arg-type]
    assert rules.opening is Opening.ELEVEN
    assert rules.tie is Tie.KNOCKER


@pytest.mark.parametrize(
    ("option", "value"),
    [("opening", "twelve"), ("tie", 1), ("target", "50"), ("target", None), ("oklahoma", 1), ("wall", True)],
)
def test_a_value_of_the_wrong_kind_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(RulesError, match=rf"^{option} cannot be {value!r}: expected "):
        replace(Rules(), **{option: value})  # type: ignore[arg-type]


def test_problems_come_all_at_once_with_option_and_code() -> None:
    rules = Rules(
        opening=Opening.ELEVEN, knock_limit=11, oklahoma=True, wall=4, target=5, hollywood=True, seats=3
    )
    problems = rules.problems()
    assert [(problem.option, problem.code) for problem in problems] == [
        ("knock_limit", "range"),
        ("oklahoma", "oklahoma_without_upcard"),
        ("wall", "range"),
        ("target", "range"),
        ("hollywood", "hollywood_three"),
    ]
    assert problems[0] == "knock_limit is 11: it must lie between 0 and 10."
    assert Rules(knock_limit=0, oklahoma=True).problems()[0].code == "oklahoma_straight"


@pytest.mark.parametrize("option", RANGES)
def test_each_number_has_a_range_and_its_ends_are_in_it(option: str) -> None:
    allowed = RANGES[option]
    for value in (allowed[0], allowed[-1]):
        assert replace(Rules(), **{option: value}).problems() == ()  # type: ignore[arg-type]
    for value in (allowed[0] - 1, allowed[-1] + 1):
        (problem,) = replace(Rules(), **{option: value}).problems()  # type: ignore[arg-type]
        assert problem.option == option


def test_every_number_of_the_rules_has_a_range() -> None:
    numbers = {field.name for field in fields(Rules) if type(field.default) is int} | {"big_gin_bonus"}
    assert set(RANGES) == numbers


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("haus", Rules()),
        ("haus target=50 gin_bonus=20", Rules(target=50, gin_bonus=20)),
        ("modern big_gin_bonus=none", replace(PRESETS["modern"], big_gin_bonus=None)),
        ("oklahoma oklahoma_ace=gin", replace(PRESETS["oklahoma"], oklahoma_ace=OklahomaAce.GIN)),
        ("haus return_pickup=yes", Rules(return_pickup=True)),
    ],
)
def test_text(text: str, rules: Rules) -> None:
    assert rules.to_text() == text
    assert Rules.from_text(text) == rules


def test_text_without_a_preset_starts_from_the_default() -> None:
    assert Rules.from_text("target=50") == Rules(target=50)
    assert Rules.from_text("") == Rules()


def test_random_rules_round_trip_as_text() -> None:
    rng = random.Random(20)
    for _ in range(300):
        rules = random_rules(rng)
        assert Rules.from_text(rules.to_text()) == rules


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("house", "there are no rules called 'house'"),
        ("haus target", "'target' is no option: expected option=value"),
        ("haus colour=red", "'colour' is no option of the rules"),
        ("haus target=fifty", "target cannot be 'fifty': expected a number"),
        ("haus target=5\u0660", "target cannot be '5\u0660'"),
        ("haus oklahoma=true", "oklahoma cannot be 'true': expected yes or no"),
        ("haus tie=both", "tie cannot be 'both': expected one of undercut, knocker"),
        ("haus big_gin_bonus=x", "expected a number or none"),
        ("haus wall=2 wall=3", "wall is there twice"),
    ],
)
def test_bad_text_is_refused_with_the_word(text: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        Rules.from_text(text)


def test_oklahoma_reads_the_limit_from_the_upcard() -> None:
    rules = PRESETS["oklahoma"]
    limits = [rules.knock_limit_for(Card.parse(card)) for card in ("Ah", "7h", "Th", "Kh")]
    assert limits == [1, 7, 10, 10]
    assert replace(rules, oklahoma_ace=OklahomaAce.GIN).knock_limit_for(Card.parse("Ah")) == 0
    assert Rules(knock_limit=5).knock_limit_for(Card.parse("Ah")) == 5


def test_only_a_spade_in_oklahoma_doubles() -> None:
    spade, heart = Card.parse("7s"), Card.parse("7h")
    rules = PRESETS["oklahoma"]
    assert [rules.multiplier_for(card) for card in (spade, heart, None)] == [2, 1, 1]
    assert replace(rules, oklahoma_spades_double=False).multiplier_for(spade) == 1
    assert replace(rules, oklahoma=False).multiplier_for(spade) == 1


def test_options_are_listed_in_their_order() -> None:
    assert OPTIONS[0] == "opening"
    assert OPTIONS[-1] == "pairs"
    assert PRESETS["modern"].changes_from(PRESETS["nl"]) == (
        "big_gin_bonus",
        "box_bonus",
        "game_bonus",
        "shutout",
    )
