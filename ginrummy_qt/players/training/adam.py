"""Learning: Adam (D. P. Kingma and J. Ba 2015) in numpy, for :class:`~ginrummy_qt.players.nets.Net`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from ginrummy_qt.players.nets import Floats

if TYPE_CHECKING:
    from ginrummy_qt.players.packed import Ints

__all__ = ["Batches", "SlopeOf", "adam", "fresh", "normed"]

SlopeOf = Callable[[Floats], Floats]
"""Says for (row, output) how the loss of each row changes with each output."""
Batches = Callable[["Ints"], tuple[Floats, SlopeOf]]
"""Gives for the numbers of some rows the inputs (row, input), of mean 0 and deviation 1, and the slope."""


def adam(
    weights: list[Floats],
    batches: Batches,
    count: int,
    *,
    epochs: float,
    rate: float,
    chance: np.random.Generator,
    batch: int = 1024,
) -> None:
    """Change ``weights`` in place; the rate falls to nothing.

    Args:
        weights: See :class:`~ginrummy_qt.players.nets.Net`.
        batches: What is learned.
        count: How many rows there are.
        epochs: How often each is looked at.
        rate: Of learning, at first.
        chance: Decides the order.
        batch: How many rows at a time.
    """
    means = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    lots = max(count // batch, 1)
    steps = max(int(epochs * lots), 1)
    order = chance.permutation(count)
    for step in range(1, steps + 1):
        lot = (step - 1) % lots
        if step > 1 and lot == 0:
            order = chance.permutation(count)
        inputs, slope_of = batches(order[lot * batch :][:batch])
        slopes = _slopes(weights, inputs, slope_of)
        now_rate = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
        for place, now in enumerate(slopes):
            means[place] += 0.1 * (now - means[place])
            squares[place] += 0.001 * (now * now - squares[place])
            size = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
            weights[place] -= (now_rate / (1 - 0.9**step) * means[place] / size).astype(np.float32)


def _slopes(weights: list[Floats], inputs: Floats, slope_of: SlopeOf) -> list[Floats]:
    """Return how the mean loss changes with each weight."""
    values = [inputs]
    for place in range(0, len(weights), 2):
        found = values[-1] @ weights[place].T + weights[place + 1]
        if place + 2 < len(weights):
            np.maximum(found, 0, out=found)
        values.append(found)
    back = (slope_of(values[-1]) / len(inputs)).astype(np.float32)
    slopes: list[Floats] = []
    for place in range(len(weights) - 2, -1, -2):
        below = values[place // 2]
        slopes[:0] = [back.T @ below, back.sum(axis=0)]
        if place:
            back = (back @ weights[place]) * (below > 0)
    return slopes


def fresh(sizes: tuple[int, ...], chance: np.random.Generator) -> list[Floats]:
    """Return weights by chance, for layers of these sizes."""
    weights: list[Floats] = []
    for size, following in pairwise(sizes):
        spread = np.sqrt(2 / size) * (0.3 if following == sizes[-1] else 1.0)
        weights.append((chance.normal(size=(following, size)) * spread).astype(np.float32))
        weights.append(np.zeros(following, dtype=np.float32))
    return weights


def normed(inputs: Floats) -> tuple[Floats, Floats]:
    """Return mean and scale of (row, input); what hardly differs here may well do so elsewhere."""
    mean = inputs.mean(axis=0, dtype=np.float64).astype(np.float32)
    spread = np.maximum(inputs.std(axis=0, dtype=np.float64), 0.03 + 0.1 * np.abs(mean))
    return mean, (1 / spread).astype(np.float32)
