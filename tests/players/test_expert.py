"""The expert: keeps to its time, stops when told, believes sensibly and follows the rules in force."""

from dataclasses import replace
from random import Random
from time import perf_counter

import numpy as np
import pytest

from ginrummy_qt.engine import ALL_CARDS, CardSet, Discard, Done, Knock, LayOff, Phase, Round, Rules
from ginrummy_qt.engine.options import BoxWhen, Layoffs
from ginrummy_qt.players import ReasonKind, advise, create
from ginrummy_qt.players.belief import Sampler
from ginrummy_qt.players.equity import Equity
from ginrummy_qt.players.expert import Expert
from ginrummy_qt.players.observed import Observed
from ginrummy_qt.players.packed import deadwood, pack, packed_array
from ginrummy_qt.players.search import Search
from ginrummy_qt.players.tactics import TURNS, knock_plan
from tests.players.positions import positions, shuffled, to_throw

MELDED = "2c 3c 4c 5d 6d 7d 9s 9h 9c"


@pytest.mark.parametrize("seconds", [0.3, 1.0])
def test_a_deadline_holds(seconds: float, full: bool) -> None:
    chance = Random("deadline")
    expert = create("expert", 3)
    late: list[float] = []
    for _ in range(60 if full else 1):
        for position in positions(chance):
            if not full and chance.random() < 0.7:
                continue
            began = perf_counter()
            expert.choose(position.table.view(position.table.turn), seconds)
            late.append(perf_counter() - began - seconds)
    # Machines that test are busy: the slowest few do not count.
    assert np.quantile(late, 0.97) < 0.05


def test_cancelling_answers_at_once() -> None:
    expert = create("expert", 1)
    view = to_throw("2c 3c 4c 5d 6d 8s 8h 5h Js Qd Kd", turn=4, taken="Jh", thrown="Ks 9d Tc")
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    expert.cancelled = cancelled
    assert isinstance(expert.choose(view, 60.0), Discard)
    assert asked == 3
    assert advise(view, 60.0, lambda: True) == ()


def test_more_time_means_more_worlds_but_the_same_seed_the_same_answer() -> None:
    view = to_throw("2c 3c 4c 5d 6d 8s 8h 5h Js Qd Kd", turn=4)
    assert create("expert", 9).choose(view, 0.3) == create("expert", 9).choose(view, 0.3)
    few, many = (
        Search(view, 1).weigh([Discard(card) for card in view.hand], worlds, 1e18)[0].shape
        for worlds in (100, 300)
    )
    assert (few, many) == ((11, 100), (11, 300))


def test_worlds_hold_every_unseen_card_once_and_what_is_known() -> None:
    chance = Random("worlds")
    for _ in range(3):
        for position in positions(chance):
            if chance.random() < 0.6:
                continue
            table = position.table
            view = table.view(table.turn)
            observed = Observed.of(view)
            belief = Sampler(observed, np.random.default_rng(1), 50).run()
            hands, stock = belief.hands, belief.stock
            held = np.uint64(pack(view.opponent_known.mask))
            assert ((hands & held) == held).all()
            assert (np.bitwise_count(hands) == view.opponent_count).all()
            assert not (hands & np.uint64(pack(view.hand.mask))).any()
            everything = np.bitwise_or.reduce(stock, axis=0) | hands
            assert (
                everything
                == np.uint64(pack(CardSet(ALL_CARDS[card] for card in observed.unseen).mask)) | held
            ).all()
            assert len(stock) == view.stock_count


def test_the_believed_deadwood_follows_the_true_one() -> None:
    """Hands drawn without looking at the play would be 15 to 25 points too high after some turns."""
    chance = Random("belief")
    true: list[int] = []
    believed: list[float] = []
    unlooked: list[float] = []
    me, other = create("skilled", 1), create("casual", 2)
    for number in range(12):
        table = Round(Rules(), shuffled(chance), number % 2)
        while table.result is None:
            view = table.view(table.turn)
            if table.turn == 0 and table.phase is Phase.DISCARD and table.turns > 7:
                observed = Observed.of(view)
                true.append(int(deadwood(packed_array([table.hand(1).mask]))[0]))
                generator = np.random.default_rng(number)
                believed.append(float(deadwood(Sampler(observed, generator, 400).run().hands).mean()))
                blind = Sampler(replace(observed, steps=(), draws=0), generator, 400).run()
                unlooked.append(float(deadwood(blind.hands).mean()))
            table.apply((me if table.turn == 0 else other).choose(view, 1.0))
    assert len(true) > 25
    bias, blind_bias = np.mean(believed) - np.mean(true), np.mean(unlooked) - np.mean(true)
    assert abs(bias) < 12
    assert blind_bias > abs(bias) + 5


def test_waits_after_its_first_turns_and_knocks_where_waiting_pays_less() -> None:
    expert = Expert(1, worlds=0)
    hand = MELDED + " 5h Kc"
    assert isinstance(expert.choose(to_throw(hand, turn=2), 1.0), Knock)
    assert isinstance(expert.choose(to_throw(hand, turn=9), 1.0), Discard)
    boxes = Rules(gin_bonus=20, undercut_bonus=10, box_bonus=20, box_when=BoxWhen.AT_ONCE)
    assert isinstance(expert.choose(to_throw(hand, turn=9, rules=boxes), 1.0), Knock)


def test_the_plan_follows_the_bonuses() -> None:
    def turns(rules: Rules) -> int:
        return knock_plan(rules, rules.knock_limit).count(10)

    assert turns(Rules()) < turns(Rules(gin_bonus=20, undercut_bonus=10)) < TURNS
    assert turns(Rules(undercut_bonus=0)) > turns(Rules())


def test_advice_says_why_it_waits_and_has_chances_for_all() -> None:
    view = to_throw("2c 3c 4c 5d 6d 7d 9s 9h 9c As Kc", turn=12, stock=12)
    advice = advise(view, 0.25)
    assert {one.action for one in advice} == set(view.legal_actions)
    if isinstance(advice[0].action, Discard):
        assert advice[0].reason is ReasonKind.WAITS
    gin = to_throw(MELDED + " 9d Kh", turn=3)
    assert advise(gin, 0.25)[0].action == Knock(next(card for card in gin.hand if str(card) == "Kh"))
    assert advise(gin, 0.25)[0].win > 0.6


def test_lays_off_as_well_as_possible() -> None:
    chance = Random("layoff")
    seen = 0
    for number in range(40):
        table = Round(Rules(), shuffled(chance), number % 2, layoffs=Layoffs.BY_HAND)
        one = create("casual", number)
        while table.result is None:
            view = table.view(table.turn)
            if table.phase is Phase.LAYOFF:
                action = Expert(1).choose(view, 1.0)
                assert isinstance(action, LayOff | Done)
                assert advise(view)[0].action == action
                seen += isinstance(action, LayOff)
                table.apply(action)
            else:
                table.apply(one.choose(view, 1.0))
    assert seen > 5


def test_equity_is_fair_and_rises_with_points() -> None:
    even = Equity(Rules(), 10, 100, (0, 0))
    assert even.even == pytest.approx(0.5, abs=1e-9)
    assert (np.diff(even.won[:150]) >= -1e-9).all()
    assert (np.diff(even.lost[:150]) <= 1e-9).all()
    assert even.won[100] == 1
    assert even.lost[100] == 0
    ahead, behind = Equity(Rules(), 10, 100, (80, 30)), Equity(Rules(), 10, 100, (30, 80))
    assert ahead.even > 0.7
    assert ahead.even + behind.even == pytest.approx(1, abs=1e-6)
    for target in (50, 250):
        assert Equity(Rules(), 10, target, (0, 0)).even == pytest.approx(0.5, abs=1e-9)
