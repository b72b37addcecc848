"""The expert: reads sensibly, waits where waiting pays, follows the rules in force and counts the match."""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from ginrummy_qt.engine import Discard, Done, Draw, Knock, LayOff, Phase, Round, Rules, SeatView
from ginrummy_qt.engine.options import BoxWhen, Layoffs
from ginrummy_qt.players import ReasonKind, advise, create
from ginrummy_qt.players.equity import Equity
from ginrummy_qt.players.expert import Expert, findings
from ginrummy_qt.players.packed import deadwood, packed_array
from ginrummy_qt.players.reading import read
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.verdict import Finding, Verdict
from tests.engine.rounds import random_rules
from tests.players.positions import positions, shuffled, to_throw

if TYPE_CHECKING:
    from ginrummy_qt.players.nets import Net

MELDED = "2c 3c 4c 5d 6d 7d 9s 9h 9c"
FAR = "Tc Jc Qc 5d 6d 7d 8d As 3h 5s Ks"
"""May knock with nine points, and is far from gin."""


def test_called_off_it_answers_with_anything_legal() -> None:
    expert = create("expert", 1)
    view = to_throw("2c 3c 4c 5d 6d 8s 8h 5h Js Qd Kd", turn=4, taken="Jh", thrown="Ks 9d Tc")
    expert.cancelled = lambda: True
    assert expert.choose(view, 60.0) in view.legal_actions


def test_what_it_believes_is_possible_and_holds_what_is_known() -> None:
    chance = Random("reading")
    for _ in range(4):
        for position in positions(chance):
            if chance.random() < 0.6:
                continue
            view = position.table.view(position.table.turn)
            holds = Verdict(view).holds()
            known = [card.index for card in view.opponent_known]
            visible = [card.index for card in (*view.hand, *view.discard_pile)]
            assert (holds[known] == 1).all()
            assert not holds[[card for card in visible if card not in known]].any()
            assert ((holds >= 0) & (holds <= 1)).all()
            assert holds.sum() == pytest.approx(view.opponent_count, abs=1.5)


def test_the_believed_deadwood_follows_the_true_one() -> None:
    """Without a look at the play it would be the same in every position of a turn."""
    chance = Random("belief")
    me = create("skilled", 1)
    for level in ("casual", "skilled"):
        other = create(level, 2)
        true: list[int] = []
        believed: list[float] = []
        for number in range(30):
            table = Round(Rules(), shuffled(chance), number % 2)
            while table.result is None:
                view = table.view(table.turn)
                if table.turn == 0 and table.phase is Phase.DRAW and table.turns > 2:
                    true.append(int(deadwood(packed_array([table.hand(1).mask]))[0]))
                    believed.append(Verdict(view).deadwood())
                table.apply((me if table.turn == 0 else other).choose(view, 1.0))
        assert len(true) > 80
        # casual comes less far than others of its kind: it is believed to have less deadwood than it has.
        assert abs(np.mean(believed) - np.mean(true)) < 9
        assert np.corrcoef(true, believed)[0, 1] > 0.3


def test_knocks_early_and_waits_later_unless_waiting_pays_less() -> None:
    expert = Expert(1)
    assert isinstance(expert.choose(to_throw(FAR, turn=2), 1.0), Knock)
    plain = _gain(to_throw(FAR, turn=9))
    boxes = Rules(gin_bonus=20, undercut_bonus=10, box_bonus=20, box_when=BoxWhen.AT_ONCE)
    assert _gain(to_throw(FAR, turn=2)) > plain
    assert _gain(to_throw(FAR, turn=9, rules=boxes)) > plain


def _gain(view: SeatView) -> float:
    """What knocking brings more than playing on, in points."""
    found = findings(view)
    knock = max(one.points for one in found if isinstance(one.action, Knock))
    return knock - max(one.points for one in found if isinstance(one.action, Discard))


def test_what_a_knock_is_worth_follows_the_rules() -> None:
    def value(**options: object) -> float:
        view = to_throw(FAR, turn=9, rules=Rules(**options))  # type: ignore[arg-type]
        return max(one.points for one in findings(view) if isinstance(one.action, Knock))

    assert value(undercut_bonus=10) > value(undercut_bonus=25)
    assert value(tie="knocker") > value(tie="undercut")


@pytest.mark.parametrize("logit", [-1e4, 1e4])
def test_it_may_be_as_sure_as_it_likes(logit: float) -> None:
    view = to_throw(FAR, turn=4, thrown="Ks 9d Tc")
    sure = cast("Net", lambda facts: np.full((2, facts.shape[1]), logit, np.float32))
    with np.errstate(over="raise"):
        found = read(sure, Seen.before(view)[0])
    for odds in (found.holds, found.wants):
        assert ((odds >= 0) & (odds <= 1)).all()


def test_no_rules_are_too_odd_for_its_numbers() -> None:
    """Bonuses and limits beyond what the networks were fitted on bring no number that is none.

    At first glance; what is looked ahead to has a test of its own.
    """
    chance = Random(77)
    expert = Expert(1, lots=0)
    with np.errstate(over="raise", invalid="raise", divide="raise"):
        for _ in range(40):
            rules = random_rules(chance)
            table = Round(rules, shuffled(chance), chance.randrange(2))
            while table.result is None:
                view = table.view(table.turn)
                found = Verdict(view).findings(view.legal_actions)
                assert all(np.isfinite(each.points) for each in found)
                table.apply(expert.choose(view, 1.0))


def test_takes_a_card_that_makes_no_meld_where_it_is_worth_it_and_never_for_nothing() -> None:
    chance = Random("takes")
    expert = Expert(1)
    for _ in range(6):
        table = Round(Rules(), shuffled(chance), 1)
        while table.result is None:
            view = table.view(table.turn)
            action = expert.choose(view, 1.0)
            if action == Draw() and table.phase is Phase.DRAW:
                found = findings(view)
                assert found[0].action == Draw()
                assert found[0].win >= found[-1].win
            table.apply(action)


def test_near_the_target_it_counts_the_match_and_not_points() -> None:
    view = to_throw(MELDED + " 5h Kc", turn=9)
    # Ten points are enough: a knock that gin would be better than in points.
    behind = findings(replace(view, scores=(0, 0)))
    ahead = findings(replace(view, scores=(92, 0)))

    def lead(found: tuple[Finding, ...]) -> float:
        knock = max(one.win for one in found if isinstance(one.action, Knock))
        return knock - max(one.win for one in found if isinstance(one.action, Discard))

    assert lead(ahead) > lead(behind)


def test_advice_says_why_it_waits_and_has_chances_for_all() -> None:
    view = to_throw("2c 3c 4c 5d 6d 7d 9s 9h 9c As Kc", turn=12, stock=12)
    advice = advise(view)
    assert {one.action for one in advice} == set(view.legal_actions)
    if isinstance(advice[0].action, Discard):
        assert advice[0].reason is ReasonKind.WAITS
    gin = to_throw(MELDED + " 9d Kh", turn=3)
    assert advise(gin)[0].action == Knock(next(card for card in gin.hand if str(card) == "Kh"))
    assert advise(gin)[0].win > 0.6


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
