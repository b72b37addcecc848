"""Fit the judge's networks to what was written down: Adam (D. P. Kingma and J. Ba 2015) in numpy."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players import reading
from ginrummy_qt.players.judge import SCALE, WAYS, Judge, Position, fitting
from ginrummy_qt.players.judge_inputs import LEVELS, outs
from ginrummy_qt.players.nets import Net, softmax
from ginrummy_qt.players.packed import DECK, deadwood, points, solve
from ginrummy_qt.players.playouts import layable
from ginrummy_qt.players.seen import Fact, Seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.training.selfplay import Log

    Slope = Callable[[Floats, Ints], Floats]

__all__ = ["fit_cards", "fit_levels", "fit_ways", "returns", "seen_of"]

_BATCH: Final = 1024
_PARTS: Final = 20_000
"""How many positions are looked at together."""


def adam(
    weights: list[Floats],
    batches: Callable[[npt.NDArray[np.int64]], tuple[Floats, Callable[[Floats], Floats]]],
    count: int,
    *,
    epochs: float,
    rate: float,
    chance: np.random.Generator,
    batch: int = _BATCH,
) -> None:
    """Change ``weights`` in place; the rate falls to nothing.

    Args:
        weights: See :class:`Net`; the inputs are expected with mean 0 and deviation 1.
        batches: Gives for numbers of rows the inputs (row, input), and what says for the outputs the slope.
        count: How many rows there are.
        epochs: How often each is looked at.
        rate: Of learning, at first.
        chance: Decides the order.
        batch: How many rows at a time.
    """
    means = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    lots = max(count // batch, 1)
    steps = int(epochs * lots)
    for step in range(1, steps + 1):
        if step % lots == 1 or lots == 1:
            order = chance.permutation(count)
        inputs, slope_of = batches(order[(step - 1) % lots * batch :][:batch])
        values = [inputs]
        for place in range(0, len(weights), 2):
            found = values[-1] @ weights[place].T + weights[place + 1]
            if place + 2 < len(weights):
                np.maximum(found, 0, out=found)
            values.append(found)
        back = slope_of(values[-1]) / np.float32(len(inputs))
        slopes: list[Floats] = []
        for place in range(len(weights) - 2, -1, -2):
            below = values[place // 2]
            slopes[:0] = [back.T @ below, back.sum(axis=0)]
            if place:
                back = (back @ weights[place]) * (below > 0)
        now_rate = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
        for one, mean, square, now in zip(weights, means, squares, slopes, strict=True):
            mean += 0.1 * (now - mean)
            square += 0.001 * (now * now - square)
            size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
            one -= (now_rate / (1 - 0.9**step) * mean / size).astype(np.float32)


def fresh(sizes: tuple[int, ...], chance: np.random.Generator) -> list[Floats]:
    """Return weights by chance."""
    weights: list[Floats] = []
    for size, following in pairwise(sizes):
        spread = np.sqrt(2 / size) * (0.3 if following == sizes[-1] else 1.0)
        weights.append((chance.normal(size=(following, size)) * spread).astype(np.float32))
        weights.append(np.zeros(following, dtype=np.float32))
    return weights


def seen_of(log: Log, rows: Ints | slice) -> Seen:
    """Return what was seen before the turns in these rows."""
    columns = log.columns
    masks = ("hand", "known", "shown", "threw0", "threw1", "threw2", "left0", "left1", "left2", "top")
    return Seen(
        **{name: columns[name][rows] for name in masks}, facts=columns["facts"][:, rows].astype(np.float32)
    )


def _normed(inputs: Floats) -> tuple[Floats, Floats]:
    """Return mean and scale of (row, input); what hardly differs here may well do so elsewhere."""
    mean = inputs.mean(axis=0, dtype=np.float64).astype(np.float32)
    spread = np.maximum(inputs.std(axis=0, dtype=np.float64), 0.03 + 0.1 * np.abs(mean))
    return mean, (1 / spread).astype(np.float32)


def fit_cards(log: Log, chance: np.random.Generator, *, epochs: float, hidden: tuple[int, ...] = (48, 24)) -> Net:
    """Fit what says which cards the opponent holds and wants."""
    columns = log.columns
    count = len(columns["hand"])

    def inputs_of(rows: Ints) -> Floats:
        return reading.inputs(seen_of(log, rows)).reshape(reading.INPUTS, -1).T

    mean, scale = _normed(inputs_of(chance.integers(0, count, 2000)))
    weights = fresh((reading.INPUTS, *hidden, 2), chance)

    def batches(rows: Ints) -> tuple[Floats, Callable[[Floats], Floats]]:
        seen = seen_of(log, rows)
        theirs = columns["theirs"][rows]
        left = solve(theirs, exact=False)[1]
        wanted = reading.each_card(outs(theirs) | theirs & ~left).reshape(-1, 1)
        held = reading.each_card(theirs).reshape(-1, 1)
        unseen = reading.each_card(seen.unseen).reshape(-1, 1)
        counts = unseen + reading.each_card(seen.hand | seen.top).reshape(-1, 1)
        target = np.concatenate([held, wanted], axis=1)
        weight = np.concatenate([unseen, counts], axis=1)
        some = counts[:, 0].nonzero()[0]
        inputs = reading.inputs(seen).reshape(reading.INPUTS, -1).take(some, axis=1)
        target, weight = target[some], weight[some]
        return (inputs.T - mean) * scale, lambda out: (1 / (1 + np.exp(-out)) - target) * weight

    adam(weights, batches, count, epochs=epochs, rate=3e-3, chance=chance, batch=128)
    return Net(weights, mean, scale)


def _level(deadwoods: Ints) -> Ints:
    return np.searchsorted(LEVELS, deadwoods)


def _classes(
    inputs: Floats, target: Ints, chance: np.random.Generator, *, hidden: tuple[int, ...], epochs: float
) -> Net:
    mean, scale = _normed(inputs)
    weights = fresh((inputs.shape[1], *hidden, len(LEVELS) + 1), chance)

    def batches(rows: Ints) -> tuple[Floats, Callable[[Floats], Floats]]:
        def slope(out: Floats) -> Floats:
            odds = softmax(out.T).T
            odds[np.arange(len(rows)), target[rows]] -= 1
            return odds

        return (inputs[rows] - mean) * scale, slope

    adam(weights, batches, len(inputs), epochs=epochs, rate=2e-3, chance=chance)
    return Net(weights, mean, scale)


def _parts(count: int) -> list[slice]:
    return [slice(start, start + _PARTS) for start in range(0, count, _PARTS)]


def fit_levels(log: Log, judge: Judge, chance: np.random.Generator, *, epochs: float) -> None:
    """Fit what says how much deadwood the opponent has, now and after a knock; into ``judge``."""
    columns = log.columns
    count = len(columns["hand"])
    shared, levels = [], []
    for part in _parts(count):
        seen = seen_of(log, part)
        found = reading.read(judge.nets["cards"], seen)
        from ginrummy_qt.players.judge_inputs import common

        shared.append(common(seen, found).T)
        levels.append(_level(deadwood(columns["theirs"][part])))
    judge.nets["opponent"] = _classes(
        np.concatenate(shared), np.concatenate(levels), chance, hidden=(48, 32), epochs=epochs
    )
    inputs, levels = [], []
    for part in _parts(count):
        seen = seen_of(log, part)
        position = judge.position(seen).drawn(columns["card"][part], columns["taken"][part])
        eleven = position.seen.hand
        own, left, sets = solve(eleven)
        throwable = left & ~columns["taken"][part]
        from ginrummy_qt.players.packed import fold
        from ginrummy_qt.players.tactics import top_lanes, top_points

        gone = throwable & top_lanes(fold(throwable))
        gone &= ~gone + np.uint64(1)
        after = own - top_points(throwable)
        # Above the limit too, as long as it is near: more to learn from.
        rows = ((after <= 14) & ~columns["passed"][part] & (throwable != 0)).nonzero()[0]
        ten, left, sets = (eleven ^ gone)[rows], (left ^ gone)[rows], sets[rows]
        theirs = columns["theirs"][part][rows]
        least, loose, _ = solve(theirs)
        all_of_it = layable(ten ^ left, sets, theirs)
        laid = np.minimum(
            least - points(layable(ten ^ left, sets, loose)), deadwood(theirs & ~all_of_it)
        )
        levels.append(_level(np.where(after[rows] == 0, least, laid)))
        inputs.append(judge.knock_inputs(position, ten, rows).T)
    judge.nets["knock"] = _classes(
        np.concatenate(inputs), np.concatenate(levels), chance, hidden=(48, 32), epochs=epochs
    )


def returns(log: Log, judge: Judge, share: float) -> tuple[Floats, Floats]:
    """Return (row, way): odds and odds times points (in units) that each throw is to be fitted to.

    Args:
        log: What was written down; one pair's rounds must differ in ``game``.
        judge: Says what the next throw of the same side is worth.
        share: How much of the return comes from later on; 1: how the round ended alone.
    """
    columns = log.columns
    count = len(columns["hand"])
    odds = np.zeros((count, WAYS), dtype=np.float32)
    odds[np.arange(count), columns["way"]] = 1
    scored = odds * (columns["points"].astype(np.float32) / SCALE)[:, None]
    if share >= 1:
        return odds, scored
    guess, guessed = odds.copy(), scored.copy()
    for part in _parts(count):
        rows = (columns["thrown"][part] != 0).nonzero()[0]
        found = judge.nets["throw"](throws_of(log, judge, part, rows).T)
        way = softmax(found[:WAYS]).T
        guess[part][rows] = way
        guessed[part][rows] = way * np.maximum(found[WAYS:], 0).T
    _trace(log, odds, scored, guess, guessed, share)
    return odds, scored


def lean_returns(log: Log, judge: Judge, share: float, *, own: bool = False) -> tuple[Floats, Floats]:
    """The same from what was written down lean; ``own``: for draws, with what the throw after it is worth."""
    columns = log.columns
    count = len(columns["way"])
    odds = np.zeros((count, WAYS), dtype=np.float32)
    odds[np.arange(count), columns["way"]] = 1
    scored = odds * (columns["points"].astype(np.float32) / SCALE)[:, None]
    if share >= 1:
        return odds, scored
    guess, guessed = odds.copy(), scored.copy()
    for part in _parts(count):
        rows = (columns["thrown"][part] != 0).nonzero()[0]
        found = judge.nets["throw"](columns["throw"][:, part].astype(np.float32)[:, rows])
        way = softmax(found[:WAYS]).T
        guess[part][rows] = way
        guessed[part][rows] = way * np.maximum(found[WAYS:], 0).T
    _trace(log, odds, scored, guess, guessed, share)
    if own:
        thrown = (columns["thrown"] != 0)[:, None]
        odds = np.where(thrown, share * odds + (1 - share) * guess, odds)
        scored = np.where(thrown, share * scored + (1 - share) * guessed, scored)
    return odds, scored


def _trace(log: Log, odds: Floats, scored: Floats, guess: Floats, guessed: Floats, share: float) -> None:
    """Mix into each row what the next row of the same side says; in place, from the last backwards."""
    columns = log.columns
    count = len(odds)
    key = (columns["game"].astype(np.int64) * 2 + columns["side"]) * 256 + columns["number"]
    order = np.argsort(key, kind="stable")
    sequence = key[order] >> 8
    last = np.append(sequence[1:] != sequence[:-1], True)
    # How many rows of the same sequence follow.
    ends = last.nonzero()[0]
    depth = ends[np.searchsorted(ends, np.arange(count))] - np.arange(count)
    for step in range(1, int(depth.max()) + 1):
        places = (depth == step).nonzero()[0]
        rows, later = order[places], order[places + 1]
        odds[rows] = share * odds[later] + (1 - share) * guess[later]
        scored[rows] = share * scored[later] + (1 - share) * guessed[later]


def throws_of(log: Log, judge: Judge, part: slice, rows: Ints) -> Floats:
    """Return (row, input) of the throws made in these rows of a part."""
    columns = log.columns
    take = np.arange(len(columns["hand"]))[part][rows]
    position: Position = judge.position(seen_of(log, take)).drawn(columns["card"][take], columns["taken"][take])
    thrown = columns["thrown"][take]
    number = reading.each_card(thrown).argmax(axis=1)
    base = np.arange(len(take))
    return judge.throw_inputs(position, number, position.seen.hand ^ thrown, base).T


def fit_ways(
    inputs: Floats,
    odds: Floats,
    scored: Floats,
    chance: np.random.Generator,
    *,
    epochs: float,
    hidden: tuple[int, ...],
    start: Net | None = None,
    rate: float = 2e-3,
) -> Net:
    """Fit what says how rounds end. ``odds`` and ``scored`` as from :func:`returns`."""
    if start is None:
        mean, scale = _normed(inputs)
        weights = fresh((inputs.shape[1], *hidden, 2 * WAYS), chance)
        weights[-1][WAYS:] = 0.5
    else:
        mean, scale = start.mean, start.scale
        weights = [one.copy() for one in start.weights]
    kept = len(inputs) // 25

    def batches(rows: Ints) -> tuple[Floats, Callable[[Floats], Floats]]:
        rows = rows + kept
        wanted, points_wanted = odds[rows], scored[rows]

        def slope(out: Floats) -> Floats:
            back = np.empty_like(out)
            back[:, :WAYS] = softmax(out[:, :WAYS].T).T - wanted
            back[:, WAYS:] = 0.5 * (out[:, WAYS:] * wanted - points_wanted)
            return back

        return (inputs[rows] - mean) * scale, slope

    adam(weights, batches, len(inputs) - kept, epochs=epochs, rate=rate, chance=chance)
    return Net(weights, mean, scale)


def explained(net: Net, inputs: Floats, way: Ints, scored: Ints) -> float:
    """Return how much of the variance of the points (25/25) the network explains in these rows, up to 1."""
    out = net(np.ascontiguousarray(inputs.T))
    sign = np.array([1, 1, 1, -1, -1, -1, 0], dtype=np.float32)
    bonus = np.array([0, 25, 25, 0, 25, 25, 0], dtype=np.float32)
    guess = (softmax(out[:WAYS]).T * sign * (np.maximum(out[WAYS:], 0).T * SCALE + bonus)).sum(axis=1)
    true = sign[way] * (scored + bonus[way])
    return float(1 - np.square(true - guess).mean() / true.var())
