"""The German house rules, fact by fact (see test_facts.py)."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean, quantiles

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    TARGETS,
    BigGin,
    CardSet,
    Deal,
    Discard,
    FirstDealer,
    Knock,
    Knocked,
    LaidOff,
    Meld,
    NextDealer,
    Round,
    RoundKind,
    Rules,
    TakeDiscard,
    Tie,
    best_arrangement,
    best_defence,
    deadwood,
    settle,
)
from tests.engine import situations
from tests.engine.rounds import play, simple_action
from tests.engine.situations import COMPUTER, PERSON, card, ready_round

HAUS = PRESETS["haus"]


def test_h01_targets_are_50_and_100() -> None:
    assert TARGETS["haus"] == (50, 100)
    assert HAUS.target == 100


def test_h02_deal() -> None:
    situations.deals_ten_each_one_open_and_the_rest_as_stock(HAUS)


def test_h03_the_computer_deals_first_then_the_loser() -> None:
    assert situations.dealers(HAUS, PERSON, COMPUTER, PERSON) == [COMPUTER, COMPUTER, PERSON, COMPUTER]


def test_h04_the_upcard_is_offered_once_to_each() -> None:
    situations.upcard_goes_to_the_non_dealer_then_the_dealer_then_the_stock(HAUS)


def test_h05_who_takes_the_upcard_discards_next() -> None:
    situations.who_takes_the_upcard_discards_next(HAUS)


def test_h07_draw_then_discard_with_eleven_in_between() -> None:
    situations.a_turn_is_a_draw_and_then_a_discard(HAUS)


def test_h08_a_card_just_taken_may_not_go_back() -> None:
    situations.a_card_just_taken_stays_this_turn(HAUS)


def test_h11_knock_at_10_or_less_whatever_the_upcard() -> None:
    situations.knocks_with_at_most(HAUS, 10)
    assert all(HAUS.knock_limit_for(card(upcard)) == 10 for upcard in ("As", "5s", "Ks"))


def test_h12_points() -> None:
    situations.counts_ace_one_numbers_themselves_and_pictures_ten()


def test_h13_melds() -> None:
    situations.melds_are_sets_and_runs_with_a_low_ace()


def test_h14_no_deadwood_is_gin() -> None:
    current = ready_round(HAUS, drawn="4c")
    current.apply(Knock(card("Ad")))
    assert current.result is not None
    assert current.result.kind is RoundKind.GIN


def test_h15_layoffs_first_then_the_difference() -> None:
    result = settle(HAUS, ("7c 8c 9c", "2d 2h 2s", "Kc Kd Kh"), "As", "6c Tc 4d 5h 8d 9h Jd Qs 6h 3s")
    assert (result.kind, result.winner) == (RoundKind.KNOCK, 0)
    assert result.points == CardSet.parse("4d 5h 8d 9h Jd Qs 6h 3s").points - 1
    situations.knocker_scores_the_difference(HAUS)


def test_h16_equal_or_lower_is_an_undercut_worth_25() -> None:
    situations.undercut_scores_the_difference_and(HAUS, 25)
    ten = settle(HAUS, ("Ac 2c 3c", "7d 7h 7s", "Qc Qd Qh"), "Kc", "4d 5d 6d 9c 9d 9s 2s 3s 4s Jh")
    assert (ten.winner, ten.points) == (1, 25)


def test_h17_gin_takes_all_the_deadwood_and_25() -> None:
    situations.gin_scores_the_whole_deadwood_and(HAUS, 25)


def test_h18_big_gin_counts_as_gin() -> None:
    current = ready_round(HAUS, "Ac 2c 3c 7d 7h 7c Kc Kd Kh 4c", "Ks")
    current.apply(BigGin())
    assert current.result is not None
    assert current.result.points == CardSet.parse(situations.NOTHING).points + 25


def test_h19_the_best_division_is_found() -> None:
    hand = CardSet.parse("7s 8s 9s 7h 7d 3c Kc 4d Qd 2h")
    sets_first = hand.points - CardSet.parse("7s 7h 7d").points
    assert (deadwood(hand), sets_first - deadwood(hand)) == (43, 3)
    assert best_arrangement(hand).melds == (Meld.parse("7s 8s 9s"),)
    assert deadwood(CardSet.parse("7s 8s 9s 7h 7d Tc Jd 8h 3c")) == 45


def test_h20_the_best_layoffs_are_made() -> None:
    defence = best_defence((Meld.parse("7c 8c 9c"),), CardSet.parse("6c Tc 4d"))
    assert CardSet.parse("6c Tc 4d").points == 20
    assert (defence.points, len(defence.layoffs)) == (4, 2)


def test_h21_fourth_of_a_set_and_both_ends_of_a_run_and_on() -> None:
    defence = best_defence(
        (Meld.parse("6h 7h 8h"), Meld.parse("Kc Kd Kh")), CardSet.parse("5h 4h 3h 9h Th Ks Qs")
    )
    laid = [str(laid_off) for laid_off, _ in defence.layoffs]
    assert set(laid) | {str(c) for meld in defence.arrangement.melds for c in meld} == {
        *("5h", "4h", "3h", "9h", "Th", "Ks")
    }
    chained = best_defence((Meld.parse("6h 7h 8h"),), CardSet.parse("5h 4h Qs"))
    assert [str(laid_off) for laid_off, _ in chained.layoffs] == ["5h", "4h"]
    assert defence.points == 10


def test_h23_two_cards_left_is_a_draw() -> None:
    situations.two_cards_left_without_a_knock_is_dead_and_keeps_the_dealer(HAUS)


@pytest.mark.parametrize("target", [50, 100])
def test_h24_first_to_the_target_wins(target: int) -> None:
    situations.first_to_reach(replace(HAUS, target=target), target)


def test_h25_two_hundred_rounds_come_out_near_the_figures() -> None:
    turns: list[int] = []
    deadwoods: list[int] = []
    kinds: list[RoundKind] = []
    for number in range(200):
        current = Round(HAUS, Deal(number).order, number % 2)
        while current.result is None:
            current.apply(simple_action(current.view(current.turn)))
        turns.append(current.turns)
        kinds.append(current.result.kind)
        deadwoods += (event.deadwood.points for event in current.events if isinstance(event, Knocked))
    assert 10 < mean(turns) < 16
    low, _, high = quantiles(turns, n=4)
    assert 7 <= low <= 12
    assert 12 <= high <= 19
    assert min(turns) >= 1
    assert max(turns) <= 33
    assert 4.5 < mean(deadwoods) < 8
    assert kinds.count(RoundKind.GIN) + kinds.count(RoundKind.BIG_GIN) < 30
    assert kinds.count(RoundKind.DEAD) < 5


def test_h30_each_difference_to_other_houses_is_an_option() -> None:
    assert (HAUS.gin_bonus, HAUS.undercut_bonus, HAUS.tie) == (25, 25, Tie.UNDERCUT)
    assert (HAUS.oklahoma, HAUS.wall, HAUS.return_pickup) == (False, 2, False)
    assert (HAUS.first_dealer, HAUS.next_dealer) == (FirstDealer.COMPUTER, NextDealer.LOSER)
    assert (HAUS.box_bonus, HAUS.game_bonus, HAUS.big_gin_bonus) == (0, 0, None)

    elsewhere = Rules(
        gin_bonus=20,
        undercut_bonus=10,
        tie=Tie.KNOCKER,
        wall=3,
        return_pickup=True,
        next_dealer=NextDealer.ALTERNATE,
        box_bonus=20,
        game_bonus=100,
        big_gin_bonus=31,
    )
    assert elsewhere.problems() == ()
    situations.gin_scores_the_whole_deadwood_and(elsewhere, 20)
    tie = settle(elsewhere, ("Ac 2c 3c", "7d 7h 7s", "Kc Kd Kh"), "5c", "4d 5d 6d Jc Jd Js 2s 3s 4s 5h")
    assert (tie.winner, tie.points) == (0, 0)
    lower = settle(elsewhere, ("Ac 2c 3c", "7d 7h 7s", "Kc Kd Kh"), "5c", "4d 5d 6d Jc Jd Js 2s 3s 4s 2h")
    assert (lower.winner, lower.points) == (1, 13)
    assert situations.dealers(elsewhere, PERSON, PERSON, COMPUTER) == [COMPUTER, PERSON, COMPUTER, PERSON]
    back = play(Round(elsewhere, Deal(3).order, 1), [TakeDiscard()])
    assert Discard(Deal(3).order[20]) in back.legal_actions
    situations.knocks_with_at_most(replace(HAUS, knock_limit=5), 5)


def test_h30_no_layoffs_at_gin_unless_allowed() -> None:
    for allowed in (False, True):
        current = ready_round(
            replace(HAUS, layoff_on_gin=allowed), drawn="4c", other=situations.NOTHING.replace("4s", "5c")
        )
        current.apply(Knock(card("Ad")))
        assert bool([event for event in current.events if isinstance(event, LaidOff)]) is allowed
