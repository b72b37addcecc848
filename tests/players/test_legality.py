"""Every level plays legally whatever the rules, in random positions and in whole rounds."""

from random import Random

import pytest

from ginrummy_qt.engine import BigGin, CardSet, Discard, Knock, Phase, Round, Rules, deadwood
from ginrummy_qt.players import AVAILABLE, advise, create
from tests.engine.rounds import random_rules
from tests.players.positions import positions, shuffled


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_legal_in_random_positions_under_random_rules(level: str, full: bool) -> None:
    chance = Random(f"legal {level}")
    player = create(level, 7)
    phases: set[Phase] = set()
    seen = 0
    while seen < (100_000 if full else 1_200):
        for position in positions(chance):
            table = position.table
            view = table.view(table.turn)
            assert player.choose(view, 1.0) in table.legal_actions
            phases.add(table.phase)
            seen += 1
    assert phases == set(Phase) - {Phase.OVER}


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_whole_rounds_under_random_rules_end(level: str, full: bool) -> None:
    chance = Random(f"whole {level}")
    for number in range(2_000 if full else 25):
        table = Round(random_rules(chance), shuffled(chance), number % 2)
        player = create(level, number)
        while table.result is None:
            table.apply(player.choose(table.view(table.turn), 1.0))
        assert table.turns <= 32 + 60


@pytest.mark.parametrize("level", AVAILABLE)
def test_straight_gin_ends_by_gin_or_not_at_all(level: str) -> None:
    chance = Random("straight")
    for number in range(8):
        table = Round(Rules(knock_limit=0), shuffled(chance), number % 2)
        player = create(level, number)
        while table.result is None:
            action = player.choose(table.view(table.turn), 1.0)
            table.apply(action)
        assert table.result.kind in {"gin", "big_gin", "dead"}


@pytest.mark.timeout(7200)  # with --full
def test_advice_lists_every_legal_action_once(full: bool) -> None:
    chance = Random("advice")
    skilled = create("skilled", 1)
    seen = 0
    while seen < (5_000 if full else 120):
        for position in positions(chance):
            view = position.table.view(position.table.turn)
            advice = advise(view)
            assert len(advice) == len(view.legal_actions)
            assert {one.action for one in advice} == set(view.legal_actions)
            assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
            assert advice[0].action == skilled.choose(view, 1.0)
            seen += 1


@pytest.mark.parametrize("level", AVAILABLE)
def test_the_last_discard_is_taken_only_to_knock(level: str) -> None:
    chance = Random("last")
    player = create(level, 1)
    rules = Rules(wall_last_discard="knock_only", wall=2)  # type: ignore[arg-type]
    taken = 0
    for number in range(80):
        table = Round(rules, shuffled(chance), number % 2)
        while table.result is None:
            if table.phase is Phase.LAST:
                action = player.choose(table.view(table.turn), 1.0)
                if table.just_taken:
                    assert isinstance(action, Knock | BigGin)
                    taken += 1
                table.apply(action)
            else:
                calm = [one for one in table.legal_actions if not isinstance(one, Knock | BigGin)]
                table.apply(min(calm, key=lambda one: _cost(table, one)))
    assert taken


def _cost(table: Round, action: object) -> int:
    if isinstance(action, Discard):
        return deadwood(table.hand(table.turn) - CardSet([action.card]))
    return 0
