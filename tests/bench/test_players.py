"""How quick the players are. Outside the normal run; no time is asserted, see the figure in extra_info."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from ginrummy_qt.engine import ALL_CARDS, Round, Rules
from ginrummy_qt.players import AVAILABLE, advise, create
from ginrummy_qt.players.arena import arena

if TYPE_CHECKING:
    from ginrummy_qt.engine import SeatView


def _views(level: str, rounds: int) -> list[SeatView]:
    chance = random.Random(2)
    views = []
    player = create(level, 1)
    for number in range(rounds):
        table = Round(Rules(), chance.sample(ALL_CARDS, 52), number % 2)
        while table.result is None:
            view = table.view(table.turn)
            views.append(view)
            table.apply(player.choose(view, 1.0))
    return views


@pytest.mark.parametrize("level", AVAILABLE)
def test_decisions(benchmark: Any, level: str) -> None:  # noqa: ANN401
    views = _views("skilled", 10)
    player = create(level, 1)
    benchmark.extra_info["decisions"] = len(views)
    benchmark(lambda: [player.choose(view, 1.0) for view in views])
    benchmark.extra_info["figure"] = f"{level}: {1000 * benchmark.stats['mean'] / len(views):.2f} ms each"


def test_advice(benchmark: Any) -> None:  # noqa: ANN401
    views = _views("skilled", 5)
    benchmark(lambda: [advise(view) for view in views])
    benchmark.extra_info["figure"] = f"advise: {1000 * benchmark.stats['mean'] / len(views):.2f} ms"


def test_rounds_a_second(benchmark: Any) -> None:  # noqa: ANN401
    result = benchmark(lambda: arena("casual", "casual", rounds=20))
    assert result.played == 20
    benchmark.extra_info["figure"] = f"casual v. casual: {20 / benchmark.stats['mean']:.0f} rounds a second"
