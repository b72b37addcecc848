"""Train the network of :mod:`ginrummy_qt.players.value` on playouts of the styles against each other.

python -m ginrummy_qt.players.training.value_net --deals 850000 --epochs 8 --seed 11
        ginrummy_qt/resources/players/value.npz

The limit is 10 in three deals of five, else below. STRENGTH.md says how the file that the
game carries was made.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.packed import deadwood
from ginrummy_qt.players.playouts import Kind, Rows, Table, deal, play_deals
from ginrummy_qt.players.tactics import GREEDY, KEEPER, OURS, Styles
from ginrummy_qt.players.value import FEATURES, WAYS, features

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
_LOT = 4000
_HIDDEN = (64, 48)
_BATCH = 1024
_RATE = 2e-3


def positions(deals: int, seed: int) -> tuple[Floats, Ints, Floats]:
    """Return features, ways and twentieths of points of positions from playouts."""
    chance = np.random.default_rng(seed)
    styles = Styles([OURS, GREEDY, KEEPER])
    found: list[tuple[Floats, Ints, Floats]] = []
    for lot in range(0, deals, _LOT):
        limit = 10 if chance.random() < 0.6 else int(chance.integers(0, 10))
        rules = replace(Rules(), knock_limit=limit)
        style = chance.integers(0, 3, (2, _LOT))
        style[0] = np.where(chance.random(_LOT) < 0.75, 0, style[0])
        if lot // _LOT % 2:
            style = style[::-1]
        seen: list[tuple[Floats, Ints, int]] = []

        def watch(
            rows: Rows,
            side: int,
            seen: list[tuple[Floats, Ints, int]] = seen,
            limit: int = limit,
        ) -> None:
            if not len(rows.row):
                return
            # Positions near the end are few and matter: take more of them.
            near = np.minimum(deadwood(rows.hand[0]), deadwood(rows.hand[1])) <= 12
            some = (chance.random(len(near)) < np.where(near, 0.2, 0.1)).nonzero()[0]
            if some.size:
                part = rows.part(some)
                seen.append((features(part, side, limit).copy(), part.row, side))

        table = Table(rules, limit, 1, styles)
        ends = play_deals(table, deal(chance, _LOT, (style[0].copy(), style[1].copy())), watch)
        for inputs, row, side in seen:
            kind = ends.kind[row]
            way = np.select([kind == Kind.KNOCK, kind == Kind.UNDERCUT], [0, 2], 1)
            way = np.where(kind == Kind.DEAD, WAYS - 1, way + 3 * (ends.knocker[row] != side))
            points = ends.points[row] - np.where(kind >= Kind.UNDERCUT, 25, 0)
            found.append((inputs, way, (points / 20).astype(np.float32)))
    inputs, ways, scored = (np.concatenate(column) for column in zip(*found, strict=True))
    return inputs, ways, scored


def forward(inputs: Floats, weights: list[Floats]) -> list[Floats]:
    """Return the two hidden layers and the output."""
    first = np.maximum(inputs @ weights[0] + weights[1], 0)
    second = np.maximum(first @ weights[2] + weights[3], 0)
    return [first, second, second @ weights[4] + weights[5]]


def train(inputs: Floats, ways: Ints, scored: Floats, epochs: int, seed: int) -> list[Floats]:
    """Return weights fitted by Adam (D. P. Kingma and J. Ba 2015), the rate falling to nothing."""
    chance = np.random.default_rng(seed)
    sizes = (FEATURES, *_HIDDEN, 2 * WAYS)
    weights: list[Floats] = []
    for size, following in pairwise(sizes):
        spread = np.sqrt(2 / size) * (0.3 if following == sizes[-1] else 1.0)
        weights.append((chance.normal(size=(size, following)) * spread).astype(np.float32))
        weights.append(np.zeros(following, dtype=np.float32))
    weights[-1][WAYS:] = 0.5
    means = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    lots = len(inputs) // _BATCH
    place = np.arange(_BATCH)
    for step in range(1, epochs * lots + 1):
        if step % lots == 1:
            order = chance.permutation(len(inputs))
        some = order[(step - 1) % lots * _BATCH :][:_BATCH]
        here, way, points = inputs[some], ways[some], scored[some]
        first, second, out = forward(here, weights)
        slope = np.zeros_like(out)
        odds = np.exp(out[:, :WAYS] - out[:, :WAYS].max(axis=1, keepdims=True))
        slope[:, :WAYS] = odds / odds.sum(axis=1, keepdims=True)
        slope[place, way] -= 1
        slope[place, WAYS + way] = 0.5 * (out[place, WAYS + way] - points)
        slope /= _BATCH
        back_second = (slope @ weights[4].T) * (second > 0)
        back_first = (back_second @ weights[2].T) * (first > 0)
        slopes = [
            here.T @ back_first,
            back_first.sum(axis=0),
            first.T @ back_second,
            back_second.sum(axis=0),
            second.T @ slope,
            slope.sum(axis=0),
        ]
        rate = _RATE * 0.5 * (1 + np.cos(np.pi * step / (epochs * lots)))
        for one, mean, square, now in zip(weights, means, squares, slopes, strict=True):
            np.add(mean, 0.1 * (now - mean), out=mean)
            np.add(square, 0.001 * (now * now - square), out=square)
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            np.subtract(one, rate * (mean / (1 - 0.9**step)) / size, out=one)
    return weights


def explained(inputs: Floats, ways: Ints, scored: Floats, weights: list[Floats]) -> float:
    """Return how much of the variance of the points (25/25) the network explains, up to 1."""
    out = forward(inputs, weights)[-1]
    odds = np.exp(out[:, :WAYS] - out[:, :WAYS].max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    sign = np.array([1, 1, -1, -1, -1, 1, 0])
    bonus = np.array([0, 25, 25, 0, 25, 25, 0])
    guess = (odds * sign * (np.maximum(out[:, WAYS:], 0) * 20 + bonus)).sum(axis=1)
    true = sign[ways] * (scored * 20 + bonus[ways])
    return float(1 - np.square(true - guess).mean() / true.var())


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=850_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=11)
    wanted = parser.parse_args()
    inputs, ways, scored = positions(wanted.deals, wanted.seed)
    mean = inputs.mean(axis=0)
    scale = 1 / (inputs.std(axis=0) + np.float32(1e-3))
    inputs = (inputs - mean) * scale
    kept = len(inputs) // 20
    weights = train(inputs[kept:], ways[kept:], scored[kept:], wanted.epochs, wanted.seed)
    share = explained(inputs[:kept], ways[:kept], scored[:kept], weights)
    sys.stdout.write(f"{len(inputs)} positions; explains {share:.3f} of what it has not seen\n")
    arrays: dict[str, npt.NDArray[Any]] = {
        f"w{number}": one.astype(np.float16) for number, one in enumerate(weights)
    }
    np.savez(wanted.file, mean=mean, scale=scale, **arrays)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
