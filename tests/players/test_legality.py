"""Every level plays legally whatever the rules, in random positions and in whole rounds."""

from random import Random

import pytest

from ginrummy_qt.engine import BigGin, CardSet, Discard, Knock, Phase, Round, Rules, deadwood
from ginrummy_qt.players import AVAILABLE, advise
from tests.engine.rounds import random_rules
from tests.players.positions import positions, seated, shuffled

_POSITIONS = {"expert": 120}
_ROUNDS = {"expert": 2}
"""Normal counts of a level that takes its time."""


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_legal_in_random_positions_under_random_rules(level: str, full: bool) -> None:
    chance = Random(f"legal {level}")
    one = seated(level, 7)
    phases: set[Phase] = set()
    seen = 0
    while seen < (100_000 if full else _POSITIONS.get(level, 1_200)):
        for position in positions(chance):
            table = position.table
            common = table.phase in {Phase.DRAW, Phase.DISCARD}
            if common and level in _POSITIONS and not full and chance.random() < 0.85:
                continue  # fewer of each round, so that all phases come up
            view = table.view(table.turn)
            assert one.choose(view, 9.0) in table.legal_actions
            phases.add(table.phase)
            seen += 1
    assert phases == set(Phase) - {Phase.OVER}


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_whole_rounds_under_random_rules_end(level: str, full: bool) -> None:
    chance = Random(f"whole {level}")
    for number in range(2_000 if full else _ROUNDS.get(level, 25)):
        table = Round(random_rules(chance), shuffled(chance), number % 2)
        one = seated(level, number)
        while table.result is None:
            table.apply(one.choose(table.view(table.turn), 9.0))
        assert table.turns <= 32 + 60


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_no_card_goes_to_and_fro_where_it_may_be_thrown_back(level: str, full: bool) -> None:
    chance = Random(f"back {level}")
    for number in range(2_000 if full else _ROUNDS.get(level, 60)):
        table = Round(random_rules(chance, return_pickup=True), shuffled(chance), number % 2)
        one = seated(level, number)
        for _ in range(400):
            if table.result is not None:
                break
            action = one.choose(table.view(table.turn), 9.0)
            assert table.just_taken is None or action != Discard(table.just_taken)
            table.apply(action)
        assert table.result is not None


@pytest.mark.parametrize("level", AVAILABLE)
def test_straight_gin_ends_by_gin_or_not_at_all(level: str) -> None:
    chance = Random("straight")
    for number in range(_ROUNDS.get(level, 8)):
        table = Round(Rules(knock_limit=0), shuffled(chance), number % 2)
        one = seated(level, number)
        while table.result is None:
            action = one.choose(table.view(table.turn), 9.0)
            table.apply(action)
        assert table.result.kind in {"gin", "big_gin", "dead"}


@pytest.mark.timeout(7200)  # with --full
def test_advice_lists_every_legal_action_once(full: bool) -> None:
    chance = Random("advice")
    seen = 0
    while seen < (5_000 if full else 30):
        for position in positions(chance):
            view = position.table.view(position.table.turn)
            advice = advise(view)
            assert len(advice) == len(view.legal_actions)
            assert {one.action for one in advice} == set(view.legal_actions)
            others = [one.win for one in advice[1:]]
            assert others == sorted(others, reverse=True)
            assert all(0 <= one.win <= 1 for one in advice)
            seen += 1


@pytest.mark.parametrize("level", AVAILABLE)
def test_the_last_discard_is_taken_only_to_knock(level: str) -> None:
    chance = Random("last")
    one = seated(level, 1)
    rules = Rules(wall_last_discard="knock_only", wall=2)  # type: ignore[arg-type]
    taken = 0
    for number in range(30 if level == "expert" else 80):
        table = Round(rules, shuffled(chance), number % 2)
        while table.result is None:
            if table.phase is Phase.LAST:
                action = one.choose(table.view(table.turn), 9.0)
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
