"""The expert's look ahead: what it supposes is possible, what it sees next is what the engine would show."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import fields
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ginrummy_qt.engine import (
    BigGin,
    Card,
    CardSet,
    Discard,
    Knock,
    Phase,
    Round,
    Rules,
    SeatView,
    TakeDiscard,
)
from ginrummy_qt.players import create
from ginrummy_qt.players.agreement import agreed
from ginrummy_qt.players.belief import KINDS, Belief, Sampler
from ginrummy_qt.players.expert import Expert, findings
from ginrummy_qt.players.judge_inputs import LEVELS
from ginrummy_qt.players.lookahead import Lookahead
from ginrummy_qt.players.observed import Observed
from ginrummy_qt.players.packed import BITS, deadwood, pack
from ginrummy_qt.players.panel import ANY, panel
from ginrummy_qt.players.playouts import Ends, Kind
from ginrummy_qt.players.reading import each_card
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.thought import Thought
from ginrummy_qt.players.verdict import Verdict
from ginrummy_qt.players.worth import Worth
from tests.engine.rounds import random_rules
from tests.players.positions import positions, shuffled, to_throw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ginrummy_qt.engine import Action


def sampled(view: SeatView, seed: int = 1, worlds: int = 400) -> Belief:
    odds = Verdict(view).holds()
    return Sampler(Observed.of(view), np.random.default_rng(seed), worlds, odds).run()


def to_play(count: int, seed: str) -> Iterator[tuple[Round, SeatView]]:
    """Positions before a throw, in rounds of the expert's first glance against ``casual``."""
    chance = Random(seed)
    seats = Expert(1, lots=0), create("casual", 2)
    for number in range(count):
        table = Round(Rules(), shuffled(chance), number % 2)
        while table.result is None:
            view = table.view(table.turn)
            if table.turn == 0 and table.phase is Phase.DISCARD and view.stock_count > view.rules.wall + 1:
                yield table, view
            table.apply(seats[table.turn].choose(view, 1.0))


def test_every_supposed_hand_is_possible_whatever_the_rules() -> None:
    chance = Random("supposed")
    for position in positions(chance):
        view = position.table.view(position.table.turn)
        if view.phase is Phase.LAYOFF:
            continue
        belief = sampled(view)
        hands = each_card(belief.hands)
        known = [card.index for card in view.opponent_known]
        visible = {card.index for card in (*view.hand, *view.discard_pile)} - set(known)
        assert (hands[:, known] == 1).all()
        assert not hands[:, sorted(visible)].any()
        assert set(hands.sum(axis=1)) == {view.opponent_count}
        assert belief.kinds.shape == (KINDS, 400)
        assert belief.kinds.sum(axis=0) == pytest.approx(1, abs=1e-4)


def test_supposed_hands_explain_what_was_seen() -> None:
    """Whoever throws high cards early and then low ones has come far; so suppose the hands, too."""
    means = []
    for turn, thrown in ((2, "Ks"), (7, "Ks Qd Jh 9s 6d 3h")):
        view = to_throw("2c 3c 4c 5d 6h 8s 8h Jc Qs Kd Tc", turn=turn, thrown=thrown)
        means.append(deadwood(sampled(view, worlds=2000).hands).mean())
    assert means[1] < means[0] - 10


def test_weights_bring_out_what_is_believed() -> None:
    """Hands drawn evenly, weighed until their shares are those of hands that were drawn otherwise."""
    chance = np.random.default_rng(3)
    even = np.array([np.bitwise_or.reduce(BITS[chance.permutation(30)[:10]]) for _ in range(4000)])
    level = np.searchsorted(LEVELS, deadwood(even))
    true = np.exp(-0.04 * deadwood(even) + each_card(even) @ chance.normal(0, 0.5, 52))
    true /= true.sum()
    holds = (true @ each_card(even)).astype(np.float32)
    levels = np.bincount(level, true, minlength=len(LEVELS) + 1).astype(np.float32)
    found = agreed(even, np.full(4000, 1 / 4000, np.float32), holds, levels)
    before = np.abs(each_card(even).mean(axis=0) - holds).max()
    assert found.sum() == pytest.approx(1, abs=1e-4)
    assert np.abs(found @ each_card(even) - holds).max() < 0.25 * before
    assert found @ deadwood(even) == pytest.approx(true @ deadwood(even), abs=1.5)


def test_what_it_sees_next_is_what_the_engine_shows() -> None:
    """After its throw and the other's turn: the same as is read from the view that the engine then gives."""
    compared = taken = 0
    for table, view in to_play(10, "next"):
        ahead = _ahead(view)
        action = Expert(1, lots=0).choose(view, 1.0)
        if not isinstance(action, Discard):
            continue
        copy = deepcopy(table)
        copy.apply(action)
        other = create("casual", 5)
        took = False
        while copy.result is None and copy.turn == 1:
            now = other.choose(copy.view(1), 1.0)
            took |= now == TakeDiscard()
            copy.apply(now)
        if copy.result is not None or copy.phase is not Phase.DRAW:
            continue
        after = copy.view(0)
        found = ahead._next(BITS[[action.card.index]], np.array([took]), BITS[[after.discard_pile[-1].index]])
        wanted, _, _ = Seen.before(after)
        for one in fields(Seen):
            assert (getattr(found, one.name) == getattr(wanted, one.name)).all(), (one.name, after)
        compared += 1
        taken += took
    assert compared > 40
    assert taken > 3


def _ahead(view: SeatView) -> Lookahead:
    verdict = Verdict(view)
    return Lookahead(verdict.opinions[0][1], Observed.of(view))


def test_a_throw_that_the_other_may_go_gin_with_looks_worse() -> None:
    """It holds nine cards of three runs and waits for one end or the other, as everybody could see."""
    view = to_throw("As 2d 4h 6h 7c 9d Jc Qd Ks Kh 8s", turn=8, taken="5s 6s 7s", thrown="Kc Qh Jd Td 9c Tc")
    ahead = _ahead(view)
    cards = [card.index for card in view.hand if str(card) in {"8s", "Ks"}]
    rest = np.uint64(pack(sum(1 << card.index for card in view.opponent_known)))
    need = 10 - int(np.bitwise_count(rest))
    pool = [card.index for card in CardSet.parse("Ac 2c 3c Ad 3d Ah 2h 3h")]
    chance = np.random.default_rng(1)
    hands = np.array([rest | np.bitwise_or.reduce(BITS[chance.permutation(pool)[:need]]) for _ in range(400)])
    kinds = np.full((KINDS, 400), 1 / KINDS, np.float32)
    values, errors = ahead.follow(Belief(hands, kinds), cards, chance)
    feeding = cards.index(Card.parse("8s").index)
    assert values[0, feeding] < values[0, 1 - feeding]
    assert (errors[:, 0] == 0).all()
    assert (errors[:, 1] >= 0).all()


def test_ends_are_worth_what_the_rules_say() -> None:
    view = to_throw("2c 3c 4c 5d 6h 8s 8h Jc Qs Kd Tc", turn=3)
    worth = Worth(view)
    ends = Ends.none(3)
    ends.winner[:] = 0, 1, -1
    ends.points[:] = 31, 40, 0
    ends.kind[:] = Kind.GIN, Kind.KNOCK, Kind.DEAD
    points, wins = worth.ends(ends)
    assert points.tolist() == [31, -40, 0]
    assert wins.tolist() == pytest.approx(
        [worth.equity.after(31, won=True), worth.equity.after(40, won=False), worth.equity.even]
    )


def test_more_worlds_make_it_surer_and_the_same_seed_says_the_same() -> None:
    narrowed = 0
    for _, view in to_play(1, "surer"):
        thoughts = [Thought(view, view.legal_actions, 7) for _ in range(2)]
        if not thoughts[0].open:
            continue
        for one in thoughts:
            one.deepen()
        assert thoughts[0].findings() == thoughts[1].findings()
        before = thoughts[0].error
        for _ in range(4):
            thoughts[0].deepen()
        narrowed += thoughts[0].error < before
        assert thoughts[0].error < 1.2 * before
    assert narrowed > 3


def test_what_was_not_followed_is_not_called_better_and_knocks_stay_what_they_are() -> None:
    for _, view in to_play(1, "order"):
        thought = Thought(view, view.legal_actions, 3)
        glance = {one.action: one for one in thought.findings()}
        if not thought.open:
            continue
        thought.deepen()
        found = {one.action: one for one in thought.findings()}
        assert list(found) == list(glance)
        followed = [one for one in found.values() if one != glance[one.action]]
        for one in found.values():
            assert 0 <= one.win <= 1
            assert np.isfinite(one.points)
            if isinstance(one.action, Knock | BigGin):
                assert one == glance[one.action]
        throws = [one for one in found.values() if isinstance(one.action, Discard)]
        best = max(throws, key=lambda one: one.win)
        assert best in followed or best == glance[best.action]


def test_it_stops_when_called_off_and_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for _, view in to_play(1, "stops") if not isinstance(findings(view)[0].action, Knock))
    deepened = 0
    deepen = Thought.deepen

    def counted(thought: Thought, stopped: Callable[[], bool]) -> None:
        nonlocal deepened
        deepened += 1
        deepen(thought, stopped)

    monkeypatch.setattr(Thought, "deepen", counted)
    monkeypatch.setattr(Thought, "open", True)
    expert = Expert(1)
    expert.cancelled = lambda: deepened >= 3
    assert expert.choose(view, 60.0) in view.legal_actions
    assert deepened == 3
    deepened = 0
    assert Expert(1).choose(view, 1e-6) in view.legal_actions
    assert deepened == 0
    assert Expert(1, lots=2).choose(view, 60.0) in view.legal_actions
    assert deepened == 2


def test_no_rules_are_too_odd_to_look_ahead_under() -> None:
    chance = Random("odd")
    with np.errstate(over="raise", invalid="raise", divide="raise"):
        for _ in range(5):
            table = Round(random_rules(chance), shuffled(chance), chance.randrange(2))
            while table.result is None:
                view = table.view(table.turn)
                action: Action
                if table.phase is Phase.DISCARD:
                    thought = Thought(view, view.legal_actions, 1)
                    if thought.open:
                        thought.deepen()
                    found = thought.findings()
                    assert all(np.isfinite(one.points) and 0 <= one.win <= 1 for one in found)
                    action = max(found, key=lambda one: one.win).action
                else:
                    action = create("casual", 1).choose(view, 1.0)
                table.apply(action)


def test_the_whole_panel_looks_ahead() -> None:
    """Each judge in its own way: with the hands that it believes in."""
    view = to_throw("2c 3c 4c 5d 6h 8s 8h Jc Qs Kd Tc", turn=4, thrown="Ks Qd 9h")
    verdict = Verdict(view)
    belief = sampled(view)
    cards = [card.index for card in view.hand][:4]
    said = []
    for _, opinion in verdict.opinions:
        ahead = Lookahead(opinion, Observed.of(view))
        said.append(ahead.follow(belief, cards, np.random.default_rng(1))[0])
    assert {opinion.manner for _, opinion in verdict.opinions} == {"quick", ANY}
    assert not np.allclose(said[0], said[1])
    assert set(panel().judges) == {"quick", ANY}
