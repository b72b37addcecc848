"""Gin-Rommé, the Dutch and the Swedish document, fact by fact (see test_facts.py)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    Card,
    CardSet,
    Deal,
    Discard,
    Draw,
    Drew,
    FirstDealer,
    Knock,
    Knocked,
    LaidOff,
    NextDealer,
    Opening,
    Pass,
    Phase,
    Round,
    Shutout,
    TakeDiscard,
    best_arrangement,
    settle,
)
from tests.engine import situations
from tests.engine.rounds import deck, play
from tests.engine.situations import COMPUTER, NOTHING, PERSON, READY, card, ready_round

ROMME = PRESETS["gin_romme"]
NL = PRESETS["nl"]
SV = PRESETS["sv"]


def test_r01_deal() -> None:
    situations.deals_ten_each_one_open_and_the_rest_as_stock(ROMME)


def test_r02_one_begins_with_the_open_card_then_the_other_then_the_talon() -> None:
    situations.upcard_goes_to_the_non_dealer_then_the_dealer_then_the_stock(ROMME)


def test_r03_melds() -> None:
    situations.melds_are_sets_and_runs_with_a_low_ace()


def test_r04_lay_out_with_less_than_10() -> None:
    situations.knocks_with_at_most(ROMME, 9)
    situations.counts_ace_one_numbers_themselves_and_pictures_ten()


def test_r05_ten_cards_laid_open_and_the_eleventh_thrown() -> None:
    current = ready_round(ROMME)
    (knocked, *_) = current.apply(Knock(card("Qs")))
    assert isinstance(knocked, Knocked)
    shown = CardSet(c for meld in knocked.melds for c in meld) | knocked.deadwood
    assert shown == CardSet.parse(READY)
    assert knocked.discard is card("Qs")


def test_r06_gin_is_25_and_the_unused_cards() -> None:
    situations.gin_scores_the_whole_deadwood_and(ROMME, 25)


def test_r07_layoffs_and_the_lower_count_wins_the_difference() -> None:
    situations.defender_shows_and_lays_off_on_melds_alone(ROMME)
    situations.knocker_scores_the_difference(ROMME)


def test_r08_undercut_at_equal_or_higher_count() -> None:
    situations.undercut_scores_the_difference_and(ROMME, 25)


def test_n01_deal_and_melds() -> None:
    situations.deals_ten_each_one_open_and_the_rest_as_stock(NL)
    situations.melds_are_sets_and_runs_with_a_low_ace()
    situations.one_card_is_in_one_meld()


def test_n02_points() -> None:
    situations.counts_ace_one_numbers_themselves_and_pictures_ten()


def test_n03_draw_or_take_and_the_card_taken_stays() -> None:
    situations.a_turn_is_a_draw_and_then_a_discard(NL)
    situations.a_card_just_taken_stays_this_turn(NL)


def test_n04_first_turn() -> None:
    situations.upcard_goes_to_the_non_dealer_then_the_dealer_then_the_stock(NL)


def test_n05_knock_at_10_or_less_and_never_compulsory() -> None:
    situations.knocks_with_at_most(NL, 10)
    current = ready_round(NL, drawn="4c")
    current.apply(Discard(card("Ad")))  # gin in hand, and not declared
    assert current.result is None


def test_n06_the_other_shows_and_lays_off() -> None:
    situations.defender_shows_and_lays_off_on_melds_alone(NL)


def test_n07_difference_or_undercut() -> None:
    situations.knocker_scores_the_difference(NL)
    situations.undercut_scores_the_difference_and(NL, 25)


def test_n08_gin_cannot_be_undercut() -> None:
    situations.gin_scores_the_whole_deadwood_and(NL, 25)
    situations.gin_beats_a_defender_without_deadwood(NL)


def test_n09_two_cards_left() -> None:
    situations.two_cards_left_without_a_knock_is_dead_and_keeps_the_dealer(NL)


def test_n10_deal_in_turn_to_100() -> None:
    first, *others = situations.dealers(NL, PERSON, PERSON, COMPUTER)
    assert others == [1 - first, first, 1 - first]
    situations.first_to_reach(NL, 100)


def test_s03_one_combination_at_a_time_and_nothing_left_is_gin() -> None:
    situations.one_card_is_in_one_meld()
    assert best_arrangement(CardSet.parse("Ac 2c 3c 7d 7h 7c Kc Kd Kh Ks")).points == 0


def test_s04_the_ace_is_lowest() -> None:
    situations.melds_are_sets_and_runs_with_a_low_ace()


def test_s05_lowest_card_deals_first_then_the_winner() -> None:
    current = situations.match(SV)
    assert current.dealer_draw is not None
    low = current.dealer_draw.cards[-1]
    assert current.dealer == (0 if low[0].rank < low[1].rank else 1)
    assert situations.dealers(SV, PERSON, COMPUTER, COMPUTER)[1:] == [PERSON, COMPUTER, COMPUTER]


def test_s06_one_at_a_time() -> None:
    order = Deal(3).order
    current = Round(SV, order, PERSON)
    for place in range(20):
        assert order[place] in current.hand(COMPUTER if place % 2 == 0 else PERSON)
    situations.deals_ten_each_one_open_and_the_rest_as_stock(SV)


def test_s07_first_turn_and_the_taker_finishes_it_with_a_discard() -> None:
    situations.upcard_goes_to_the_non_dealer_then_the_dealer_then_the_stock(SV)
    situations.who_takes_the_upcard_discards_next(SV)


def test_s08_stock_cards_stay_hidden_and_a_card_taken_earlier_may_go() -> None:
    current = ready_round(SV)
    assert current.view(PERSON).history[-1] == Drew(PERSON, card("Qs"))
    assert current.view(COMPUTER).history[-1] == Drew(PERSON, None)
    situations.a_card_just_taken_stays_this_turn(SV)
    situations.a_card_taken_earlier_may_go(SV)


def test_s09_knock_face_down_in_any_turn() -> None:
    current = ready_round(SV)  # the very first turn
    assert Discard(card("Qs")) in current.legal_actions
    current.apply(Knock(card("Qs")))
    assert card("Qs") not in current.discard_pile
    knocked = next(event for event in current.view(COMPUTER).history if isinstance(event, Knocked))
    assert knocked.discard is None
    situations.knocks_with_at_most(SV, 10)


def test_s10_layoffs_on_melds_only_and_never_by_the_knocker() -> None:
    situations.defender_shows_and_lays_off_on_melds_alone(SV)
    # The knocker's ace would fit on the defender's run; it stays deadwood.
    result = settle(SV, ("7d 7h 7s", "Kc Kd Kh", "9d 9h 9s"), "Ac", "2c 3c 4c 5h 8s Ts 4h 6d Jh 6s")
    assert result.points == CardSet.parse("5h 8s Ts 4h 6d Jh 6s").points - 1
    situations.gin_scores_the_whole_deadwood_and(SV, 25)


def test_s11_two_cards_left_in_the_talong() -> None:
    situations.two_cards_left_without_a_knock_is_dead_and_keeps_the_dealer(SV)
    situations.a_knock_with_the_last_discard_counts(SV)


def test_s12_gin_cannot_be_beaten() -> None:
    situations.gin_beats_a_defender_without_deadwood(SV)


def test_s13_points_carry_over_to_100() -> None:
    situations.first_to_reach(SV, 100)


def test_s14_lower_bonuses() -> None:
    situations.gin_scores_the_whole_deadwood_and(PRESETS["pagat"], 20)
    situations.undercut_scores_the_difference_and(PRESETS["pagat"], 10)


def test_s15_undercut_25_too() -> None:
    situations.undercut_scores_the_difference_and(replace(SV, undercut_bonus=25), 25)


@pytest.mark.parametrize(("other", "finals"), [(30, (260, 50)), (None, (360, 0))])
def test_s16_bonuses_at_the_end(other: int | None, finals: tuple[int, int]) -> None:
    rules = replace(SV, game_bonus=100, box_bonus=20, shutout=Shutout.GAME_BONUS_DOUBLE)
    current = situations.match(rules)
    situations.end(current, 1 if other else None, other or 0)
    for points in (60, 60):
        current.next_round()  # not over: 20 for a round won does not count toward the 100
        situations.end(current, 0, points)
    outcome = current.outcome
    assert outcome is not None
    # 120, 2 × 20 and 100; against nothing 200 instead of the 100.
    assert outcome.finals == finals
    assert outcome.margin == outcome.finals[0] - outcome.finals[1]


def test_s17_the_loser_deals_or_both_in_turn() -> None:
    loser = situations.dealers(replace(SV, next_dealer=NextDealer.LOSER), PERSON, COMPUTER)
    assert loser[1:] == [COMPUTER, PERSON]
    first, *others = situations.dealers(replace(SV, next_dealer=NextDealer.ALTERNATE), PERSON, PERSON)
    assert others == [1 - first, first]


def test_s18_eleven_cards_for_the_non_dealer() -> None:
    rules = PRESETS["eleven"]
    assert rules.opening is Opening.ELEVEN
    current = Round(rules, Deal(3).order, PERSON)
    assert (len(current.hand(COMPUTER)), len(current.hand(PERSON))) == (11, 10)
    assert (current.upcard, current.discard_pile) == (None, ())
    assert (current.phase, current.turn) == (Phase.DISCARD, COMPUTER)
    assert Draw() not in current.legal_actions
    first = next(iter(current.legal_actions))
    assert isinstance(first, Discard)
    current.apply(first)
    assert list(current.legal_actions) == [Draw(), TakeDiscard()]


def test_s19_oklahoma() -> None:
    rules = PRESETS["oklahoma"]
    assert rules.target == 150
    limits = {text: rules.knock_limit_for(Card.parse(text)) for text in ("Ah", "7h", "Jh", "Kh")}
    assert limits == {"Ah": 1, "7h": 7, "Jh": 10, "Kh": 10}
    points = []
    for upcard in ("2d", "2s"):
        # An upcard of 2 is a limit of 2: the ace that is left is allowed.
        table = Round(rules, deck(READY, NOTHING, upcard, "Qs"), COMPUTER)
        current = play(table, [Pass(), Pass(), Draw(), Knock(card("Qs"))])
        assert current.upcard is card(upcard)
        assert current.result is not None
        assert not [event for event in current.events if isinstance(event, LaidOff)]
        points.append(current.result.points)
    assert points[1] == 2 * points[0]
    assert rules.first_dealer is FirstDealer.LOW_CARD
