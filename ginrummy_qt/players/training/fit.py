"""Fit the judge's networks to what was written down.

All rows of a log are turns of one side of one round; what later turns of the same side say is mixed into what
a turn is fitted to (R. S. Sutton 1988).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players import reading
from ginrummy_qt.players.judge import SCALE, WAYS, Judge
from ginrummy_qt.players.judge_inputs import LEVELS, common, outs
from ginrummy_qt.players.nets import Net, softmax
from ginrummy_qt.players.packed import deadwood, fold, points, solve
from ginrummy_qt.players.playouts import layable
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.tactics import top_lanes, top_points
from ginrummy_qt.players.training.adam import adam, fresh, normed

if TYPE_CHECKING:
    import numpy.typing as npt

    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.training.adam import SlopeOf
    from ginrummy_qt.players.training.selfplay import Log

__all__ = ["explained", "fit_cards", "fit_levels", "fit_ways", "look", "returns", "seen_in"]

_PARTS: Final = 20_000
"""How many positions are looked at together."""
_NEAR: Final = 14
"""With how much deadwood a knock is looked at, whatever the limit."""
_ONE: Final = np.uint64(1)


def _parts(count: int) -> list[slice]:
    return [slice(start, start + _PARTS) for start in range(0, count, _PARTS)]


def seen_in(log: Log, rows: Ints | slice) -> Seen:
    """Return what was seen before the turns in these rows."""
    columns = log.columns
    masks = ("hand", "known", "shown", "threw0", "threw1", "threw2", "left0", "left1", "left2", "top")
    facts = columns["facts"][:, rows].astype(np.float32)
    return Seen(**{name: columns[name][rows] for name in masks}, facts=facts)


def fit_cards(log: Log, chance: np.random.Generator, *, epochs: float, hidden: tuple[int, ...]) -> Net:
    """Fit what says which cards the opponent holds and wants."""
    columns = log.columns
    count = len(columns["hand"])

    def inputs_of(rows: Ints) -> Floats:
        found: Floats = reading.inputs(seen_in(log, rows)).reshape(reading.INPUTS, -1).T
        return found

    mean, scale = normed(inputs_of(chance.integers(0, count, 2000)))
    weights = fresh((reading.INPUTS, *hidden, 2), chance)

    def batches(rows: Ints) -> tuple[Floats, SlopeOf]:
        seen = seen_in(log, rows)
        theirs = columns["theirs"][rows]
        left = solve(theirs, exact=False)[1]
        wanted = reading.each_card(outs(theirs) | theirs & ~left).reshape(-1, 1)
        held = reading.each_card(theirs).reshape(-1, 1)
        unseen = reading.each_card(seen.unseen).reshape(-1, 1)
        asked = unseen + reading.each_card(seen.hand | seen.top).reshape(-1, 1)
        some = asked[:, 0].nonzero()[0]
        target = np.concatenate([held, wanted], axis=1)[some]
        weight = np.concatenate([unseen, asked], axis=1)[some]
        inputs = reading.inputs(seen).reshape(reading.INPUTS, -1).take(some, axis=1)
        return (inputs.T - mean) * scale, lambda out: (1 / (1 + np.exp(-out)) - target) * weight

    adam(weights, batches, count, epochs=epochs, rate=3e-3, chance=chance, batch=128)
    return Net(weights, mean, scale)


def _level(deadwoods: Ints) -> Ints:
    found: Ints = np.searchsorted(LEVELS, deadwoods)
    return found


def _classes(inputs: Floats, target: Ints, chance: np.random.Generator, *, epochs: float) -> Net:
    mean, scale = normed(inputs)
    weights = fresh((inputs.shape[1], 48, 32, len(LEVELS) + 1), chance)

    def batches(rows: Ints) -> tuple[Floats, SlopeOf]:
        def slope(out: Floats) -> Floats:
            odds = softmax(out.T).T
            odds[np.arange(len(rows)), target[rows]] -= 1
            return odds

        return (inputs[rows] - mean) * scale, slope

    adam(weights, batches, len(inputs), epochs=epochs, rate=2e-3, chance=chance)
    return Net(weights, mean, scale)


def fit_levels(log: Log, judge: Judge, chance: np.random.Generator, *, epochs: float) -> None:
    """Fit what says how much deadwood the opponent has, now and after a knock; into ``judge``."""
    columns = log.columns
    parts = _parts(len(columns["hand"]))
    shared = [
        common(seen, reading.read(judge.nets["cards"], seen)).T
        for seen in (seen_in(log, part) for part in parts)
    ]
    judge.nets["opponent"] = _classes(
        np.concatenate(shared), _level(deadwood(columns["theirs"])), chance, epochs=epochs
    )
    found = [_knocks(log, judge, part) for part in parts]
    inputs, levels = (np.concatenate(column) for column in zip(*found, strict=True))
    judge.nets["knock"] = _classes(inputs, levels, chance, epochs=epochs)


def _knocks(log: Log, judge: Judge, part: slice) -> tuple[Floats, Ints]:
    """Return (row, input) of knocks that were possible, or nearly, and the level of what they would meet."""
    columns = log.columns
    taken = columns["taken"][part]
    position = judge.position(seen_in(log, part)).drawn(columns["card"][part], taken)
    eleven = position.seen.hand
    own, left, sets = solve(eleven)
    throwable = left & ~taken
    gone = throwable & top_lanes(fold(throwable))
    gone &= ~gone + _ONE
    after = own - top_points(throwable)
    rows = ((after <= _NEAR) & ~columns["passed"][part] & (throwable != 0)).nonzero()[0]
    ten, left, sets, after = (eleven ^ gone)[rows], (left ^ gone)[rows], sets[rows], after[rows]
    laid = _after_layoffs(ten ^ left, sets, columns["theirs"][part][rows], gin=after == 0)
    return judge.knock_inputs(position, ten, rows).T, _level(laid)


def _after_layoffs(melds: Hands, sets: Hands, theirs: Hands, *, gin: npt.NDArray[np.bool_]) -> Ints:
    """Return the deadwood of ``theirs`` after a knock; gin is not laid off on."""
    least, loose, _ = solve(theirs)
    first = least - points(layable(melds, sets, loose))
    laid = np.minimum(first, deadwood(theirs & ~layable(melds, sets, theirs)))
    found: Ints = np.where(gin, least, laid)
    return found


def look(log: Log, judge: Judge) -> None:
    """Add what the judge's networks look at (``draw`` and ``throw``) to a log that has the cards."""
    columns = log.columns
    draws, throws = [], []
    for part in _parts(len(columns["hand"])):
        position = judge.position(seen_in(log, part))
        draws.append(judge.draw_inputs(position).astype(np.float16))
        thrown = columns["thrown"][part]
        rows = (thrown != 0).nonzero()[0]
        drawn = position.drawn(columns["card"][part], columns["taken"][part]).take(rows)
        number = reading.each_card(thrown[rows]).argmax(axis=1)
        base = np.arange(len(rows))
        inputs = judge.throw_inputs(drawn, number, drawn.seen.hand ^ thrown[rows], base)
        every = np.zeros((len(inputs), len(thrown)), dtype=np.float16)
        every[:, rows] = inputs
        throws.append(every)
    columns["draw"], columns["throw"] = np.concatenate(draws, axis=1), np.concatenate(throws, axis=1)


def returns(log: Log, judge: Judge, share: float, *, own: bool = False) -> tuple[Floats, Floats]:
    """Return (row, way): odds, and odds times points (in units), that each turn is to be fitted to.

    Args:
        log: What was written down; the rounds of a pair differ in ``game``.
        judge: Says what throws are worth; not asked when ``share`` is 1.
        share: How much comes from later on; 1: how the round ended alone.
        own: Mix in what the turn's own throw is worth too: for the draw before it.
    """
    columns = log.columns
    count = len(columns["way"])
    odds = np.zeros((count, WAYS), dtype=np.float32)
    odds[np.arange(count), columns["way"]] = 1
    scored = (odds * (columns["points"].astype(np.float32) / SCALE)[:, None]).astype(np.float32)
    if share >= 1:
        return odds, scored
    guess, guessed = odds.copy(), scored.copy()
    thrown = columns["thrown"] != 0
    for part in _parts(count):
        rows = thrown[part].nonzero()[0]
        found = judge.nets["throw"](columns["throw"][:, part].astype(np.float32)[:, rows])
        way = softmax(found[:WAYS]).T
        guess[part][rows] = way
        guessed[part][rows] = way * np.maximum(found[WAYS:], 0).T
    _trace(log, odds, scored, guess, guessed, share)
    if own:
        rows = thrown.nonzero()[0]
        odds[rows] = share * odds[rows] + (1 - share) * guess[rows]
        scored[rows] = share * scored[rows] + (1 - share) * guessed[rows]
    return odds, scored


def _trace(log: Log, odds: Floats, scored: Floats, guess: Floats, guessed: Floats, share: float) -> None:
    """Mix into each row what the next row of the same side says; in place, from the last backwards."""
    columns = log.columns
    count = len(odds)
    key = (columns["game"].astype(np.int64) * 2 + columns["side"]) * 256 + columns["number"]
    order = np.argsort(key, kind="stable")
    sequence = key[order] >> 8
    ends = np.append(sequence[1:] != sequence[:-1], [True]).nonzero()[0]
    # How many rows of the same sequence follow.
    depth = ends[np.searchsorted(ends, np.arange(count))] - np.arange(count)
    for step in range(1, int(depth.max()) + 1):
        places = (depth == step).nonzero()[0]
        rows, later = order[places], order[places + 1]
        odds[rows] = share * odds[later] + (1 - share) * guess[later]
        scored[rows] = share * scored[later] + (1 - share) * guessed[later]


def fit_ways(
    inputs: Floats,
    odds: Floats,
    scored: Floats,
    chance: np.random.Generator,
    *,
    epochs: float,
    rate: float,
    start: Net | tuple[int, ...],
) -> Net:
    """Fit what says how rounds end.

    Args:
        inputs: (row, input).
        odds: As from :func:`returns`, and ``scored`` too.
        scored: See there.
        chance: Decides first weights and the order.
        epochs: How often each row is looked at.
        rate: Of learning, at first.
        start: The network to go on from, or the sizes of a new one's hidden layers.
    """
    if isinstance(start, Net):
        mean, scale = start.mean, start.scale
        weights = [one.copy() for one in start.weights]
    else:
        mean, scale = normed(inputs)
        weights = fresh((inputs.shape[1], *start, 2 * WAYS), chance)
        weights[-1][WAYS:] = 0.5

    def batches(rows: Ints) -> tuple[Floats, SlopeOf]:
        wanted, points_wanted = odds[rows], scored[rows]

        def slope(out: Floats) -> Floats:
            back = np.empty_like(out)
            back[:, :WAYS] = softmax(out[:, :WAYS].T).T - wanted
            back[:, WAYS:] = 0.5 * (out[:, WAYS:] * wanted - points_wanted)
            return back

        return (inputs[rows] - mean) * scale, slope

    adam(weights, batches, len(inputs), epochs=epochs, rate=rate, chance=chance)
    return Net(weights, mean, scale)


def explained(net: Net, inputs: Floats, way: Ints, scored: Ints) -> float:
    """Return how much of the variance of the points (25/25) the network explains in these rows, up to 1."""
    out = net(np.ascontiguousarray(inputs.T))
    sign = np.array([1, 1, 1, -1, -1, -1, 0], dtype=np.float32)
    bonus = np.array([0, 25, 25, 0, 25, 25, 0], dtype=np.float32)
    guess = (softmax(out[:WAYS]).T * sign * (np.maximum(out[WAYS:], 0).T * SCALE + bonus)).sum(axis=1)
    true = sign[way] * (scored + bonus[way])
    return float(1 - np.square(true - guess).mean() / true.var())
