"""A million deals: is every card everywhere equally often, and does no order come up more than another?

Chi-square of four kinds; z: how many standard deviations a sum lies from its mean (Wilson, Hilferty 1931).
The method is fixed, so are the numbers 0 to 999,999: what passes once passes for ever.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from math import comb, factorial, sqrt
from typing import TYPE_CHECKING

import numpy as np

from ginrummy_qt.engine import Deal

if TYPE_CHECKING:
    import pytest
    from numpy.typing import NDArray

    Counts = dict[str, NDArray[np.int64]]

DEALS = 1_000_000
BATCH = 10_000
PAIRS = [(0, 1), (0, 2), (1, 3), (19, 20), (20, 21), (50, 51), (0, 51)]
"""Places: neighbours, two of one hand, the upcard and its neighbours, the ends."""


def counted(first: int) -> Counts:
    """Everything that is counted, over one batch of deals."""
    orders = np.array(
        [[card.index for card in Deal(number).order] for number in range(first, first + BATCH)], np.int64
    )
    places = np.arange(52) * 52
    found: Counts = {"card × place": np.bincount((orders + places).ravel(), minlength=52 * 52)}
    for one, other in PAIRS:
        pair = orders[:, one] * 52 + orders[:, other]
        found[f"cards at {one} and {other}"] = np.bincount(pair, minlength=52 * 52)
    rises = (orders[:, 1:] > orders[:, :-1]).sum(axis=1)
    found["rising runs"] = np.bincount(rises, minlength=52)
    red = (orders >= 13) & (orders < 39)
    found["runs of a colour"] = np.bincount((red[:, 1:] != red[:, :-1]).sum(axis=1) + 1, minlength=53)
    return found


def eulerian(n: int) -> list[Fraction]:
    """The chance of each number of rises in a permutation of n, from 0."""
    row = [1]
    for size in range(2, n + 1):
        row = [
            (k + 1) * (row[k] if k < len(row) else 0) + (size - k) * (row[k - 1] if k else 0)
            for k in range(size)
        ]
    return [Fraction(count, factorial(n)) for count in row]


def colour_runs() -> list[Fraction]:
    """The chance of each number of runs of 26 red and 26 black cards (Wald and Wolfowitz 1940), from 0."""
    chances = [Fraction(0)] * 53
    for runs in range(2, 53):
        half = runs // 2
        ways = 2 * comb(25, half - 1) ** 2 if runs % 2 == 0 else 2 * comb(25, half) * comb(25, half - 1)
        chances[runs] = Fraction(ways, comb(52, 26))
    return chances


def chi_square(found: NDArray[np.int64], chances: list[Fraction], freedom: int | None = None) -> float:
    """Return z; cells that expect fewer than ten are put together."""
    total = int(found.sum())
    observed: list[float] = []
    expected: list[float] = []
    few = rare = 0.0
    for count, chance in zip(found, chances, strict=True):
        wanted = float(chance * total)
        if wanted < 10:
            few, rare = few + int(count), rare + wanted
        else:
            observed.append(int(count))
            expected.append(wanted)
    if rare >= 10:
        observed.append(few)
        expected.append(rare)
    chi = sum((one - other) ** 2 / other for one, other in zip(observed, expected, strict=True))
    k = freedom or len(observed) - 1
    return float(((chi / k) ** (1 / 3) - (1 - 2 / (9 * k))) / sqrt(2 / (9 * k)))


def test_a_million_deals(capsys: pytest.CaptureFixture[str]) -> None:
    total: Counts = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(counted, range(0, DEALS, BATCH)):
            for name, counts in found.items():
                total[name] = total[name] + counts if name in total else counts
    flat = [Fraction(1, 52)] * 52
    different = [Fraction(0 if one == other else 1, 52 * 51) for one in range(52) for other in range(52)]
    # Each row and each column of card × place has a fixed sum: 51² degrees of freedom.
    figures = {"card × place": chi_square(total["card × place"], [f / 52 for f in flat * 52], 51 * 51)}
    for one, other in PAIRS:
        name = f"cards at {one} and {other}"
        figures[name] = chi_square(total[name], different)
    figures["rising runs"] = chi_square(total["rising runs"], eulerian(52))
    figures["runs of a colour"] = chi_square(total["runs of a colour"], colour_runs())
    with capsys.disabled():
        print(f"\n{DEALS:,} deals, deviation of each chi-square from its mean:")
        for name, z in figures.items():
            print(f"  {name:<22}{z:+.2f}")
    assert all(abs(z) < 4.5 for z in figures.values())


def test_the_measure_finds_a_bad_shuffle() -> None:
    """The usual mistake, a word modulo n of too few bits, would not pass."""
    chance = np.random.default_rng(1)
    orders = np.tile(np.arange(52), (BATCH, 1))
    rows = np.arange(BATCH)
    for last in range(51, 0, -1):
        other = chance.integers(0, 256, BATCH) % (last + 1)
        orders[rows, last], orders[rows, other] = orders[rows, other], orders[rows, last].copy()
    counts = np.bincount((orders + np.arange(52) * 52).ravel(), minlength=52 * 52)
    assert chi_square(counts, [Fraction(1, 52 * 52)] * (52 * 52), 51 * 51) > 10
