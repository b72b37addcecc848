"""Rounds a second, bot against bot in one process: ours beside OpenSpiel's and RLCard's, in the same run.

python -m pytest tests/bench/test_rounds.py -p no:randomly -s
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ginrummy_qt.players.arena import arena

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 60
TIMES = 5


def ours(number: int) -> None:
    assert arena("casual", "casual", rounds=ROUNDS, seed=number).rounds == ROUNDS


def openspiel(number: int) -> None:
    """SimpleGinRummyBot against itself, in OpenSpiel's own game from Python."""
    pyspiel = pytest.importorskip("pyspiel")
    chance = random.Random(number)
    game = pyspiel.load_game("gin_rummy")
    for _ in range(ROUNDS):
        bots = [pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), seat) for seat in (0, 1)]
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(bots[state.current_player()].step(state))


def rlcard(number: int) -> None:
    """RLCard's rule agent against itself, in RLCard's own environment."""
    package = pytest.importorskip("rlcard")
    models = pytest.importorskip("rlcard.models.gin_rummy_rule_models")
    np.random.seed(number)  # noqa: NPY002 - what the agent draws from
    env = package.make("gin-rummy", config={"seed": number})
    env.set_agents([models.GinRummyNoviceRuleAgent(), models.GinRummyNoviceRuleAgent()])
    for _ in range(ROUNDS // 10):  # it is slow: a tenth of the rounds will do
        env.run(is_training=False)


def test_rounds_a_second_beside_openspiel_and_rlcard() -> None:
    """PLAYERS.md, targets: ahead of OpenSpiel's bot from Python with ``casual``, and of RLCard."""
    players: dict[str, tuple[Callable[[int], None], int]] = {
        "ours, casual": (ours, ROUNDS),
        "OpenSpiel, SimpleGinRummyBot": (openspiel, ROUNDS),
        "RLCard, GinRummyNoviceRuleAgent": (rlcard, ROUNDS // 10),
    }
    seconds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(TIMES + 1):  # by turns, so that noise hits all alike
        for name, (play, _) in players.items():
            began = perf_counter()
            play(number)
            seconds[name].append(perf_counter() - began)
    # The first run, which loads and warms up, does not count.
    found = {name: rounds / median(seconds[name][1:]) for name, (_, rounds) in players.items()}
    print()
    for name, rounds in found.items():
        print(f"{name:<34}{rounds:8.1f} rounds a second")
    assert max(found, key=lambda name: found[name]) == "ours, casual"
