"""How quick the players are. Outside the normal run; no time is asserted, see the figure in extra_info."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from ginrummy_qt.engine import ALL_CARDS, Round, Rules
from ginrummy_qt.players import AVAILABLE, advise, create
from ginrummy_qt.players.arena import arena
from ginrummy_qt.players.playouts import Table, deal, play_deals
from ginrummy_qt.players.tactics import OURS, Styles
from ginrummy_qt.players.thought import Thought

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


@pytest.mark.parametrize("together", [1_000, 10_000])
def test_playouts_a_second(benchmark: Any, together: int) -> None:  # noqa: ANN401
    """Whole rounds by the rules for arrays, from the deal to the settlement."""
    chance = np.random.default_rng(1)
    table = Table(Rules(), 10, 1, Styles([OURS]))
    styles = np.zeros(together, dtype=np.int64)
    benchmark(lambda: play_deals(table, deal(chance, together, (styles, styles))))
    rate = together / benchmark.stats["min"]
    benchmark.extra_info["figure"] = f"{rate:.0f} rounds a second, {together} together"


def test_worlds_a_second(benchmark: Any) -> None:  # noqa: ANN401
    """Lots of the expert's look ahead: drawing the worlds and following up to four throws in each."""
    views = [view for view in _views("skilled", 6) if len(view.hand) == 11]
    thoughts = [one for view in views if (one := Thought(view, view.legal_actions, 1)).open]

    def deepen() -> None:
        for one in thoughts:
            one.deepen()

    deepen()
    benchmark(deepen)
    lots = benchmark.stats["min"] / len(thoughts)
    benchmark.extra_info["figure"] = f"a lot of 1,000 worlds: {1000 * lots:.1f} ms"


def test_the_glance_is_quick(benchmark: Any) -> None:  # noqa: ANN401
    """What the expert has to say before it looks ahead."""
    views = _views("skilled", 4)
    Thought(views[0], views[0].legal_actions, 1)
    benchmark(lambda: [Thought(view, view.legal_actions, 1).findings() for view in views])
    figure = f"at first glance: {1000 * benchmark.stats['min'] / len(views):.2f} ms"
    benchmark.extra_info["figure"] = figure
