"""How the levels play: what a person at the table would notice."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from ginrummy_qt.engine import (
    BigGin,
    Card,
    CardSet,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    Round,
    Rules,
    TakeDiscard,
    deadwood,
)
from ginrummy_qt.players import AVAILABLE, ReasonKind, create
from ginrummy_qt.players.advice import estimate
from ginrummy_qt.players.beginner import loose
from tests.players.positions import shuffled, to_draw, to_throw

MELDED = "2c 3c 4c 5d 6d 7d 9s 9h 9c"
"""Nine cards in three melds."""


def skilled(view: object) -> object:
    return create("skilled", 1).choose(view, 1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize(("taken", "kept"), [("Jh", "Js"), ("Qh", "Qd")])
def test_skilled_does_not_feed_the_opponent_when_another_card_is_as_good(taken: str, kept: str) -> None:
    view = to_throw("2c 3c 4c 5d 6d 7d 8s 8h 5h Js Qd", taken=taken, turn=4)
    action = skilled(view)
    assert isinstance(action, Discard)
    assert action.card in CardSet.parse("Js Qd") - CardSet.parse(kept)
    advice = {one.action: one for one in estimate(view)}
    assert advice[Discard(Card.parse(kept))].reason is ReasonKind.FEEDS
    assert advice[Discard(Card.parse(kept))].cards == CardSet.parse(taken)


def test_skilled_keeps_the_pair_whose_cards_are_still_to_come() -> None:
    # Two pairs of equal worth; both other nines are gone, both other eights are not.
    view = to_throw("2c 3c 4c 5d 6d 7d 9s 9h Ts Th As", turn=4, thrown="9c 9d 8h 8s")
    action = skilled(view)
    assert isinstance(action, Discard)
    assert action.card in CardSet.parse("9s 9h")


@pytest.mark.parametrize("level", AVAILABLE)
@pytest.mark.parametrize("turn", [1, 5, 9])
def test_gin_is_never_passed_over(level: str, turn: int) -> None:
    view = to_throw(MELDED + " Td 5c", turn=turn)
    view = replace(view, hand=CardSet.parse("2c 3c 4c 5d 6d 7d 9s 9h 9c 9d Kh"), legal_actions=())
    view = replace(view, legal_actions=[Discard(card) for card in view.hand] + [Knock(Card.parse("Kh"))])
    assert create(level, 1).choose(view, 1.0) == Knock(Card.parse("Kh"))


@pytest.mark.parametrize("level", AVAILABLE)
def test_big_gin_is_shown(level: str) -> None:
    view = to_throw("2c 3c 4c 5d 6d 7d 8d 9s 9h 9c 9d", rules=Rules(big_gin_bonus=31))
    assert isinstance(create(level, 1).choose(view, 1.0), BigGin)


def test_skilled_knocks_early_at_once() -> None:
    for turn in (1, 2, 3):
        assert isinstance(skilled(to_throw(MELDED + " 5h Kc", turn=turn)), Knock)


def test_skilled_thinks_of_an_undercut_late() -> None:
    hand = "2c 3c 4c 5d 6d 7d 8d As 4h 5h Kc"
    late = to_throw(hand, turn=11, taken="Qh Jh Th 6s", stock=10)
    assert deadwood(late.hand - CardSet.parse("Kc")) == 10
    assert isinstance(skilled(late), Discard)
    cheap = replace(late, rules=Rules(undercut_bonus=0), hand=late.hand)
    early = to_throw(hand, turn=2)
    assert isinstance(skilled(early), Knock)
    last_chance = replace(late, stock_count=2, rules=Rules(undercut_bonus=0))
    assert isinstance(skilled(last_chance), Knock)
    values = [{type(one.action): one.value for one in reversed(estimate(view))} for view in (late, cheap)]
    assert values[1][Knock] > values[0][Knock]


@pytest.mark.parametrize("level", AVAILABLE)
def test_takes_what_makes_a_meld(level: str) -> None:
    view = to_draw("2c 3c 4c 5d 6d 9s 9h Kd Qs 7h", top="7d")
    taken = sum(create(level, seed).choose(view, 1.0) == TakeDiscard() for seed in range(100))
    assert taken >= 75  # casual and beginner overlook one now and then


@pytest.mark.parametrize("level", AVAILABLE)
def test_leaves_what_fits_nothing(level: str) -> None:
    view = to_draw("2c 3c 4c 5d 6d 9s 9h Ad Qs 7h", top="Kc")
    assert all(create(level, seed).choose(view, 1.0) == Draw() for seed in range(30))


@pytest.mark.parametrize("level", AVAILABLE)
def test_declines_a_useless_upcard(level: str) -> None:
    view = to_draw("2c 3c 4c 5d 6d 9s 9h Ad Qs 7h", top="Kc", stock=31)
    view = replace(view, phase=Phase.UPCARD, legal_actions=(TakeDiscard(), Pass()))
    assert create(level, 1).choose(view, 1.0) == Pass()


def test_casual_slips_seldom_and_never_wildly() -> None:
    view = to_throw("2c 3c 4c 9s 9h 5d 6d Kc Qs Jd 7h", turn=2)
    throws: Counter[object] = Counter(create("casual", seed).choose(view, 1.0) for seed in range(300))
    best, times = throws.most_common(1)[0]
    assert 0.75 <= times / 300 < 1.0
    assert len(throws) == 2
    meld_or_pair = CardSet.parse("2c 3c 4c 9s 9h 5d 6d 7h")
    assert all(isinstance(one, Discard) and one.card not in meld_or_pair for one in throws)
    assert best in throws


def test_all_but_the_best_knock_soon() -> None:
    """Of the knocks that come up in the first five turns, nearly all are taken; a beginner misses some."""
    for level, share in (("beginner", 0.5), ("casual", 0.7), ("skilled", 0.7)):
        chance = Random("sociable")
        offered = taken = 0
        for number in range(20):
            table = Round(Rules(), shuffled(chance), number % 2)
            player = create(level, number)
            while table.result is None:
                view = table.view(table.turn)
                action = player.choose(view, 1.0)
                if table.turns <= 10 and any(isinstance(one, Knock) for one in view.legal_actions):
                    offered += 1
                    taken += isinstance(action, Knock)
                table.apply(action)
        assert offered > 5
        assert taken / offered > share, level


# A beginner sees three fives, and what is left beside them, where 4♥ 5♥ 6♥ and 5♠ 6♠ 7♠ leave less.
SPLIT = "5h 5s 5d 4h 6h 6s 7s"


def test_beginner_sees_sets_first_and_then_runs() -> None:
    hand = CardSet.parse(SPLIT)
    assert CardSet.from_mask(loose(hand.mask)) == CardSet.parse("4h 6h 6s 7s")
    assert deadwood(hand) == 5
    assert loose(CardSet.parse("Tc Jc Qc Kc As 2s 3s 9d 9h 9s").mask) == 0
    assert loose(CardSet.parse("Qh Kh Ah Kc Ac 2c").mask) == CardSet.parse("Qh Kh Ah Kc Ac 2c").mask


def test_beginner_keeps_a_pair_whose_cards_are_all_gone_and_casual_does_not() -> None:
    view = to_throw("2c 3c 4c 5d 6d 7d Ks Kh 8s 7h 3s", turn=3, thrown="Kc Kd")
    kept = CardSet.parse("Ks Kh")
    for seed in range(40):
        action = create("beginner", seed).choose(view, 1.0)
        assert isinstance(action, Discard)
        assert action.card not in kept
    casual = create("casual", 1).choose(view, 1.0)
    assert isinstance(casual, Discard)
    assert casual.card in kept


def test_beginner_takes_a_card_for_a_pair_now_and_then() -> None:
    view = to_draw("2c 3c 4c 5d 6d 9s 9h Ad Qs 7d", top="Qc")
    taken = sum(create("beginner", seed).choose(view, 1.0) == TakeDiscard() for seed in range(200))
    assert 30 <= taken <= 90
    assert create("skilled", 1).choose(view, 1.0) == Draw()


def test_beginner_misses_a_knock_now_and_then_and_does_not_see_every_one() -> None:
    view = to_throw(MELDED + " 5h Kc", turn=3)
    knocked = sum(isinstance(create("beginner", seed).choose(view, 1.0), Knock) for seed in range(200))
    assert 130 <= knocked <= 170
    # 5♥ and 5♦ beside the two runs count 5; sets first, the hand is far from it.
    hidden = to_throw(SPLIT + " 9c Tc Jc Kd", turn=3)
    assert isinstance(create("casual", 1).choose(hidden, 1.0), Knock)
    throws = {create("beginner", seed).choose(hidden, 1.0) for seed in range(30)}
    assert not any(isinstance(one, Knock) for one in throws)


def test_beginner_slips_but_never_out_of_a_meld() -> None:
    view = to_throw("2c 3c 4c 9s 9h 9d 6d Kc Qs Jd 7h", turn=2)
    throws: Counter[object] = Counter(create("beginner", seed).choose(view, 1.0) for seed in range(300))
    melds = CardSet.parse("2c 3c 4c 9s 9h 9d")
    assert all(isinstance(one, Discard) and one.card not in melds for one in throws)
    assert throws.most_common(1)[0][1] >= 200
    assert len(throws) == 2
