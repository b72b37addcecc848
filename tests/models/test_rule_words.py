"""Every option has words, every impossible combination has a reason and is mended by one press."""

from __future__ import annotations

import random
from dataclasses import replace
from enum import StrEnum

import pytest

from ginrummy_qt.engine import PRESETS, Rules
from ginrummy_qt.engine.rules import OPTIONS, RANGES, TARGETS
from ginrummy_qt.models import rule_words
from ginrummy_qt.models.rule_choice import (
    bases,
    changes,
    in_use,
    mended,
    targets_for,
)


def values(option: str) -> list[str]:
    """Values of an option as text: all of an enumeration, the ends of a range."""
    default = getattr(Rules(), option)
    if isinstance(default, bool):
        return ["no", "yes"]
    if isinstance(default, StrEnum):
        return list(type(default))
    if option == "seats":
        return ["2", "3", "4"]
    ends = [str(RANGES[option].start), str(RANGES[option].stop - 1)]
    return ["none", *ends] if option == "big_gin_bonus" else ends


def some_rules(seed: int) -> Rules:
    """Rules of any kind, impossible ones among them."""
    dice = random.Random(seed)
    rules = Rules()
    for option in OPTIONS:
        if dice.random() < 0.5:
            rules = rules.with_option(option, dice.choice(values(option)))
    return replace(rules, target=dice.choice([5, 100, 5000]))


def test_every_option_has_a_subject_of_its_own() -> None:
    shown = [option for options in rule_words.SUBJECTS.values() for option in options]
    assert sorted(shown) == sorted(OPTIONS)
    for subject in rule_words.SUBJECTS:
        assert rule_words.subject_name(subject)


def test_every_option_has_a_name_and_a_sentence() -> None:
    names = [rule_words.option_name(option) for option in OPTIONS]
    assert len(set(names)) == len(OPTIONS)
    for option in OPTIONS:
        assert rule_words.option_sentence(option).endswith(".")


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_a_name(option: str) -> None:
    names = [rule_words.value_name(option, value) for value in values(option)]
    assert len(set(names)) == len(names)
    for name, value in zip(names, values(option), strict=True):
        assert name == value if value.isdecimal() and option != "seats" else name
        assert "_" not in name
        assert name[0].isupper() or name[0].isdecimal()


def test_every_preset_says_what_sets_it_apart() -> None:
    briefs = {name: rule_words.preset_brief(name, rules) for name, rules in PRESETS.items()}
    assert len(set(briefs.values())) == len(PRESETS)
    own = Rules(gin_bonus=20, undercut_bonus=15, target=150)
    assert rule_words.brief(own) == rule_words.preset_brief("later", own) == "20/15, to 150"


def test_every_problem_has_words_and_a_way_out() -> None:
    codes = set()
    for seed in range(400):
        rules = some_rules(seed)
        for problem in rules.problems():
            codes.add(problem.code)
            assert rule_words.problem_text(problem) != str(problem), problem.code
            after = mended(rules, problem)
            assert problem not in after.problems()
            assert len(after.changes_from(rules)) == 1
            assert rule_words.mend_text(problem, after)
        for _ in range(20):  # one after the other, they all go away
            problems = rules.problems()
            if not problems:
                break
            rules = mended(rules, problems[0])
        assert not rules.problems()
    assert codes == {"range", "oklahoma_without_upcard", "oklahoma_straight", "hollywood_three"}


def test_changes() -> None:
    haus = PRESETS["haus"]
    assert changes(replace(haus, target=50), haus) == ()  # one of its own
    assert changes(replace(haus, target=75), haus) == ("target",)
    mine = replace(haus, gin_bonus=20)
    assert changes(replace(mine, target=50), mine) == ("target",)
    assert changes(mine, haus) == ("gin_bonus",)


def test_targets() -> None:
    for name, rules in PRESETS.items():
        assert targets_for(rules) == TARGETS[name]
    assert targets_for(Rules(gin_bonus=20)) == (50, 100)
    assert targets_for(Rules(gin_bonus=20, target=75)) == (75, 100)
    assert targets_for(Rules(gin_bonus=20, target=300)) == (100, 300)


def test_bases() -> None:
    all_of_them = bases([("Harbour", Rules(target=75))])
    assert [base.key for base in all_of_them] == [*PRESETS, "own/Harbour"]
    assert [base.own_name for base in all_of_them] == [None] * len(PRESETS) + ["Harbour"]


def test_options_that_hang_on_others() -> None:
    haus, oklahoma = Rules(), PRESETS["oklahoma"]
    assert not in_use("oklahoma_ace", haus)
    assert in_use("oklahoma_ace", oklahoma)
    assert not in_use("knock_limit", oklahoma)
    assert not in_use("undercut_bonus", PRESETS["straight"])
    assert in_use("box_when", PRESETS["palace"])
    assert not in_use("pairs", PRESETS["sv_three"])
    assert in_use("pairs", PRESETS["sv_pairs"])
    assert in_use("three_hand", PRESETS["sv_three"])
    assert in_use("gin_bonus", haus)
