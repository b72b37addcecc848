"""Deadwood of a hand, one at a time, beside OpenSpiel's C++ ``min_deadwood`` in the same run.

``python -m pytest tests/bench/test_deadwood.py`` in an environment with the dependency group ``bench``.

OpenSpiel is asked through its own binding (``pyspiel.gin_rummy.GinRummyUtils``): its time includes turning a
Python list of ints into a C++ vector. Nothing here asserts a time.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from typing import TYPE_CHECKING, Any

import pytest

from ginrummy_qt.engine.cards import ALL_CARDS, CardSet
from ginrummy_qt.engine.melds import best_arrangement, deadwood, deadwood_mask, throw_values

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pytest_benchmark.fixture import BenchmarkFixture

HANDS = 2_000
SIZES = (10, 11)


def hands(size: int) -> list[CardSet]:
    chance = random.Random(size)
    return [CardSet(chance.sample(ALL_CARDS, size)) for _ in range(HANDS)]


def each(solve: Callable[[Any], object], arguments: Sequence[object]) -> None:
    for argument in arguments:
        solve(argument)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("form", ["CardSet", "mask", "tuple"])
def test_deadwood(benchmark: BenchmarkFixture, form: str, size: int) -> None:
    sets = hands(size)
    arguments: dict[str, tuple[Callable[[Any], object], Sequence[object]]] = {
        "CardSet": (deadwood, sets),
        "mask": (deadwood_mask, [hand.mask for hand in sets]),
        "tuple": (deadwood, [tuple(hand) for hand in sets]),
    }
    benchmark.extra_info["hands a call"] = HANDS
    benchmark(each, *arguments[form])


def test_best_arrangement(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info["hands a call"] = HANDS // 10
    benchmark(each, best_arrangement, hands(10)[: HANDS // 10])


@pytest.mark.parametrize("size", SIZES)
def test_open_spiel(benchmark: BenchmarkFixture, size: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (group bench)")
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    benchmark.extra_info["hands a call"] = HANDS
    benchmark(each, utils.min_deadwood, [[card.index for card in hand] for hand in hands(size)])


@pytest.mark.parametrize("size", SIZES)
def test_ratio(size: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Print the median ratio of 101 pairs of loops, one after the other so that noise hits both."""
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed (group bench)")
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    ours, theirs = hands(size), [[card.index for card in hand] for hand in hands(size)]
    own_times, their_times = [], []
    gc.disable()
    try:
        for _ in range(101):
            start = time.perf_counter()
            each(deadwood, ours)
            middle = time.perf_counter()
            each(utils.min_deadwood, theirs)
            own_times.append((middle - start) / HANDS * 1e6)
            their_times.append((time.perf_counter() - middle) / HANDS * 1e6)
    finally:
        gc.enable()
    ratio = statistics.median(theirs_ / ours_ for ours_, theirs_ in zip(own_times, their_times, strict=True))
    # Of eleven cards theirs is what stays after the best throw; ours leaves out no card.
    answer = deadwood if size == 10 else lambda hand: min(throw_values(hand).values())
    differing = sum(
        answer(hand) != utils.min_deadwood(cards) for hand, cards in zip(ours, theirs, strict=True)
    )
    with capsys.disabled():
        print(
            f"\n{size} cards: ours {statistics.median(own_times):.3f} µs a hand, "
            f"OpenSpiel {statistics.median(their_times):.3f} µs, ratio {ratio:.2f}; "
            f"{differing} of {HANDS} hands answered differently"
        )
    if size == 10:
        assert differing == 0  # with eleven theirs is not exact
