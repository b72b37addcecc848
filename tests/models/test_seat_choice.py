"""Who sits where, as values: kept as text, and which rules go with how many players."""

from __future__ import annotations

import pytest

from ginrummy_qt.engine import PRESETS, Player, Rules
from ginrummy_qt.models.seat_choice import (
    chairs_from_text,
    chairs_to_text,
    common_level,
    for_players,
    obstacle,
    plain_chairs,
    with_level,
)
from ginrummy_qt.models.seat_words import rules_name, who_plays

LEVELS = ("casual", "skilled")
CHAIRS = (Player("Åsa, “A”"), Player("", "casual"), Player(""), Player("", "skilled"))


def test_chairs_come_back_as_they_were() -> None:
    assert chairs_from_text(chairs_to_text(CHAIRS), LEVELS) == CHAIRS
    assert chairs_from_text(chairs_to_text(plain_chairs("skilled")), LEVELS) == plain_chairs("skilled")


@pytest.mark.parametrize(
    "text",
    ["", "no json", "{}", "[]", '[["a", null]]', '[["a", "master"], ["", null], ["", null], ["", null]]'],
)
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".|^$"):
        chairs_from_text(text, LEVELS)


def test_the_level_that_all_computers_have() -> None:
    assert common_level(CHAIRS) == ""
    assert common_level(with_level(CHAIRS, "casual")) == "casual"
    assert common_level([Player("a"), Player("b")]) == ""
    assert [chair.name for chair in with_level(CHAIRS, "casual")] == [chair.name for chair in CHAIRS]


def test_a_game_for_another_number_of_players() -> None:
    assert for_players(PRESETS["sv"], 4) == PRESETS["sv_pairs"]
    assert for_players(PRESETS["sv_pairs"], 2) == PRESETS["sv"]
    assert for_players(Rules(), 3) == Rules(seats=3)


def test_only_hollywood_has_something_against_three() -> None:
    for preset, rules in PRESETS.items():
        for count in (2, 3, 4):
            problem = obstacle(rules, count)
            assert (problem is not None) == (preset == "hollywood" and count == 3), (preset, count)


def test_words() -> None:
    assert who_plays((Player(""), Player("", "casual"))) == "You against Computer"
    assert who_plays((Player(""), Player("Bert"), Player("", "casual"))) == "Player, Bert and Computer"
    assert rules_name(Rules(seats=4)) == "House rules"
    assert rules_name(Rules(seats=4, gin_bonus=20)) == "Custom"
    assert rules_name(PRESETS["sv_three"]) == "Swedish, three players"
