from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine.cards import Card, CardSet
from ginrummy_qt.engine.melds import Meld, MeldError
from ginrummy_qt.engine.rules import Rules, Tie
from ginrummy_qt.engine.scoring import RoundKind, RoundResult, ScoringError, StepKind, settle

CASES = json.loads((Path(__file__).parents[1] / "data" / "settlements.json").read_text(encoding="utf-8"))
RULES = Rules()

KNOCK = (["7c 8c 9c", "2d 2h 2s"], "5d 3h", "6c Tc 4d Ad As Js 7d 8h 5s 9h")
"""Laid off: 6c and Tc; 44 of deadwood stay against 8."""
GIN = (["Ac 2c 3c 4c", "5d 6d 7d", "9h Th Jh"], "", "7c 8c 8d 9d Jd Qh Kh 2s 3s 5s")
BIG_GIN = (["Ac 2c 3c 4c 5c", "5d 6d 7d", "9h Th Jh"], "", "7c 8c 8d 9d Jd Qh Kh 2s 3s 5s")
TIE = (["Ac 2c 3c", "4d 5d 6d", "7h 8h 9h"], "Js", "Jc Qc Kc Jd Qd Kd Jh Qh Kh Ts")


def spell(result: RoundResult) -> str:
    """The sum as a person would write it."""
    signs = {
        StepKind.LAID_OFF: "− {}",
        StepKind.LEFT: "= {}",
        StepKind.DIFFERENCE: "= {}",
        StepKind.TOTAL: "= {}",
        StepKind.GIN_BONUS: "+ gin {}",
        StepKind.BIG_GIN_BONUS: "+ big gin {}",
        StepKind.UNDERCUT_BONUS: "+ undercut {}",
        StepKind.MULTIPLIER: "× {}",
        StepKind.KNOCKER: "| {}",
    }
    return " ".join(signs.get(step.kind, "{}").format(step.value) for step in result.steps)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["defender"].replace(" ", ""))
def test_handed_case(case: dict[str, Any]) -> None:
    result = settle(
        replace(RULES, **case["rules"]),
        case["knocker"]["melds"],
        case["knocker"]["deadwood"],
        case["defender"],
    )
    assert result.kind == case["kind"]
    assert result.points == case["points"]


def test_a_knock() -> None:
    result = settle(RULES, *KNOCK, discard=Card.parse("Kd"))
    assert (result.kind, result.winner, result.points) == (RoundKind.KNOCK, 0, 37)
    assert spell(result) == "61 − 16 = 45 | 8 = 37 = 37"
    assert result.knocker == 0
    assert [str(meld) for meld in result.knocker_melds] == KNOCK[0]
    assert result.knocker_deadwood == CardSet.parse(KNOCK[1])
    assert result.discard is Card.parse("Kd")
    assert result.defence is not None
    assert result.defence.laid_off == CardSet.parse("6c Tc")
    assert not result.doubled


def test_an_undercut() -> None:
    result = settle(RULES, ["7c 8c 9c", "2d 2h 2s"], "5d 3h", "6c Tc 3c 3d 3s Jc Jd Js 4h As", knocker=1)
    assert (result.kind, result.winner, result.points) == ("undercut", 0, 28)
    assert result.knocker == 1
    assert spell(result) == "21 − 16 = 5 | 8 = 3 + undercut 25 = 28"


def test_a_tie_goes_as_the_rules_say() -> None:
    undercut = settle(RULES, *TIE)
    assert (undercut.kind, undercut.winner, undercut.points) == ("undercut", 1, 25)
    knock = settle(replace(RULES, tie=Tie.KNOCKER), *TIE)
    assert (knock.kind, knock.winner, knock.points) == ("knock", 0, 0)
    assert spell(knock) == "10 | 10 = 0 = 0"


def test_less_is_an_undercut_even_where_a_tie_is_not() -> None:
    result = settle(replace(RULES, tie=Tie.KNOCKER), TIE[0], "Js", "Jc Qc Kc Jd Qd Kd Jh Qh Kh 9s")
    assert (result.kind, result.winner, result.points) == ("undercut", 1, 26)


def test_no_bonus_leaves_no_step() -> None:
    result = settle(replace(RULES, undercut_bonus=0), *TIE)
    assert (result.kind, result.points) == ("undercut", 0)
    assert spell(result) == "10 | 10 = 0 = 0"


def test_gin_takes_everything_and_nothing_is_laid_off() -> None:
    result = settle(RULES, *GIN)
    assert (result.kind, result.winner, result.points) == ("gin", 0, 97)
    assert spell(result) == "72 + gin 25 = 97"
    assert result.defence is not None
    assert not result.defence.layoffs


def test_gin_is_not_undercut_by_a_hand_without_deadwood() -> None:
    result = settle(RULES, GIN[0], "", "8c 9c Tc Jc Qc Kc 2s 3s 4s 5s", knocker=1)
    assert (result.kind, result.winner, result.points) == ("gin", 1, 25)


def test_layoffs_on_gin_where_the_rules_allow_them() -> None:
    result = settle(replace(RULES, layoff_on_gin=True), *GIN)
    # 8d and 9d go onto 5d 6d 7d, Qh and Kh onto 9h Th Jh, 5s nowhere
    assert spell(result) == "72 − 37 = 35 + gin 25 = 60"


@pytest.mark.parametrize("said", [True, False])
def test_big_gin(said: bool) -> None:
    as_gin = settle(replace(RULES, big_gin_bonus=None), *BIG_GIN, big_gin=said)
    assert (as_gin.kind, as_gin.points) == ("big_gin", 97 - 0)
    assert spell(as_gin).endswith("+ gin 25 = 97")
    own = settle(replace(RULES, big_gin_bonus=31), BIG_GIN[0], "", BIG_GIN[2], big_gin=said)
    assert (own.kind, own.points) == ("big_gin", 103)
    assert spell(own).endswith("+ big gin 31 = 103")


def test_a_multiplier_takes_in_the_bonus() -> None:
    result = settle(RULES, *TIE, multiplier=2)
    assert (result.points, result.doubled) == (50, True)
    assert spell(result) == "10 | 10 = 0 + undercut 25 × 2 = 50"
    assert settle(RULES, *GIN, multiplier=2).points == 194


def test_melds_and_text_are_the_same() -> None:
    parsed = settle(RULES, map(Meld.parse, KNOCK[0]), CardSet.parse(KNOCK[1]), CardSet.parse(KNOCK[2]))
    assert parsed == settle(RULES, *KNOCK)
    assert pickle.loads(pickle.dumps(parsed)) == parsed  # noqa: S301 - our own


def test_all_of_the_deadwood_counts_melds_or_not() -> None:
    """A knocker may show less than there is: three aces outside the melds are three points."""
    result = settle(RULES, ["7c 8c 9c"], "Ac Ad Ah", "Kc Kd")
    assert spell(result) == "20 | 3 = 17 = 17"


def test_a_dead_round() -> None:
    dead = RoundResult(RoundKind.DEAD)
    assert (dead.kind, dead.winner, dead.points, dead.steps, dead.defence) == ("dead", None, 0, (), None)


@pytest.mark.parametrize(
    ("melds", "deadwood", "hand", "complaint"),
    [
        (["7c 8c 9c", "9c 9d 9h"], "", "2c", "9c is in two of the knocker's melds"),
        (["7c 8c 9c"], "9c 2d", "2c", "9c is both in the knocker's melds and in the knocker's deadwood"),
        (["7c 8c 9c"], "2d", "2d 3d", "2d is on both sides, the knocker's and the defender's"),
        (["7c 8c 9c"], "2d", "9c 3d", "9c is on both sides"),
        (["7c 8c Tc"], "2d", "3d", "the knocker's melds: '7c 8c Tc' is not a meld"),
        (["7c 8c 9c"], "2x", "3d", "the knocker's deadwood: '2x' is not a card"),
        (["7c 8c 9c"], "2d", "3d 3d", "the defender's hand: 3d is there twice"),
        (["Ac 2c 3c 4c 5c", "7c 8c 9c Tc Jc"], "2d", "3d", "the knocker shows 11 cards"),
        (["Ac 2c 3c 4c 5c", "7c 8c 9c Tc Jc Qc Kc"], "", "3d", "the knocker shows 12 cards"),
        (["Ac 2c 3c"], "2d", "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd", "the defender has 11 cards"),
        ("7c 8c 9c", "2d", "3d", "give one for each meld"),
    ],
)
def test_what_cannot_be_is_refused(melds: list[str], deadwood: str, hand: str, complaint: str) -> None:
    with pytest.raises(ScoringError) as caught:
        settle(RULES, melds, deadwood, hand)
    assert complaint in str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert not isinstance(caught.value, MeldError)


@pytest.mark.parametrize(("melds", "deadwood"), [(KNOCK[0], KNOCK[1]), (GIN[0], "")])
def test_big_gin_is_eleven_cards_in_melds(melds: list[str], deadwood: str) -> None:
    with pytest.raises(ScoringError, match="big gin is eleven cards in melds"):
        settle(RULES, melds, deadwood, "Kc Kd", big_gin=True)


@given(
    case=st.sampled_from(CASES),
    gin=st.integers(0, 100),
    undercut=st.integers(0, 100),
    tie=st.sampled_from(Tie),
    multiplier=st.integers(1, 2),
    knocker=st.integers(0, 1),
)
def test_the_steps_add_up(
    case: dict[str, Any], gin: int, undercut: int, tie: Tie, multiplier: int, knocker: int
) -> None:
    rules = replace(RULES, gin_bonus=gin, undercut_bonus=undercut, tie=tie)
    shown = case["knocker"]
    result = settle(
        rules, shown["melds"], shown["deadwood"], case["defender"], knocker=knocker, multiplier=multiplier
    )
    steps = {step.kind: step.value for step in result.steps}
    assert len(steps) == len(result.steps)
    left = steps[StepKind.DEFENDER] - steps.get(StepKind.LAID_OFF, 0)
    assert result.defence is not None
    assert left == steps.get(StepKind.LEFT, left) == result.defence.points
    if result.kind == "gin":
        total = left
    else:
        total = steps[StepKind.DIFFERENCE]
        assert total == (left - steps[StepKind.KNOCKER]) * (1 if result.kind == "knock" else -1)
    bonuses = {"gin": gin, "undercut": undercut, "knock": 0}
    assert result.points == steps[StepKind.TOTAL] == (total + bonuses[result.kind]) * multiplier
    assert result.winner == (1 - knocker if result.kind == "undercut" else knocker)
    assert result.steps[-1].kind is StepKind.TOTAL
