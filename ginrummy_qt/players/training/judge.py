"""Make the judge's networks: play, fit, and play again with what was fitted.

python -m ginrummy_qt.players.training.judge --generations 4 --seed 1 judge.npz
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.judge import Judge
from ginrummy_qt.players.nets import Net
from ginrummy_qt.players.training import fit
from ginrummy_qt.players.training.selfplay import Kinds, Log, Seat, Tables, styles

LOT = 1000
ROUNDS = 4


def say(text: str) -> None:
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


def some_rules(chance: np.random.Generator) -> tuple[Rules, int]:
    """Return rules, and the box to go with them: mostly the usual ones."""
    if chance.random() < 0.6:
        return Rules(), 0
    gin, undercut, box = [(25, 25, 25), (20, 10, 20), (20, 10, 0), (25, 20, 10), (25, 25, 0), (20, 20, 0)][
        int(chance.integers(6))
    ]
    limit = 10 if chance.random() < 0.6 else int(chance.integers(0, 10))
    return replace(Rules(), gin_bonus=gin, undercut_bonus=undercut, knock_limit=limit), box


def opponents(chance: np.random.Generator, count: int, judge: bool) -> Seat:
    """Return many kinds of players."""
    # greedy, keeper, ours, gin-goer, some by chance, club, judge
    odds = np.array([0.2, 0.05, 0.07, 0.03, 0.15, 0.2, 0.3])
    if not judge:
        odds[-1] = 0
        odds /= odds.sum()
    who = chance.choice(7, count, p=odds)
    style = np.where(who == 4, chance.integers(4, 40, count), np.minimum(who, 3))
    kind = np.select([who == 5, who == 6], [Kinds.CLUB, Kinds.JUDGE], Kinds.STYLE)
    bias = np.where(chance.random(count) < 0.4, 0, chance.normal(2, 7, count)).astype(np.float32)
    return Seat(kind, style, bias)


def play(
    chance: np.random.Generator, judge: Judge | None, lots: int, *, explores: float, heat: float, fixed: bool = False, lean: bool = False
) -> tuple[Log, float]:
    """Return what was written down in ``lots`` lots, and the learner's mean points a round."""
    logs, game, net = [], 0, []
    for _ in range(lots):
        rules, box = (Rules(), 0) if fixed else some_rules(chance)
        table_styles = styles(chance)
        if judge is None:
            style = np.where(chance.random(LOT) < 0.5, 2, chance.integers(4, 40, LOT))
            kind = np.where(chance.random(LOT) < 0.3, Kinds.CLUB, Kinds.STYLE)
            learner = Seat(kind, style, np.zeros(LOT, np.float32), 0.15)
        else:
            learner = Seat(np.full(LOT, Kinds.JUDGE), np.zeros(LOT, int), np.zeros(LOT, np.float32), explores, heat)
        other = opponents(chance, LOT, judge is not None)
        tables = Tables(rules, (learner, other), chance, table_styles, judge, box=box, lean=lean)
        for number in range(ROUNDS):
            ends, log = tables.play(first=number % 2)
            if (rules.knock_limit, rules.gin_bonus, rules.undercut_bonus, box) == (10, 25, 25, 0):
                net.append(ends.net(0))
            log.columns["game"] = (log.columns["row"] + game).astype(np.int32)
            game += LOT
            logs.append(log)
    return Log.joined(logs), float(np.concatenate(net).mean()) if net else 0.0


def test(judge: Judge, seed: int, *, rounds: int = 4, lot: int = 2000) -> str:
    """Say how the judge does against each kind of opponent, on common deals."""
    found = []
    for name, kind, style in (("greedy", 0, 0), ("keeper", 0, 1), ("ours", 0, 2), ("club", 1, 0)):
        chance = np.random.default_rng(seed)
        zero = np.zeros(lot, np.float32)
        learner = Seat(np.full(lot, Kinds.JUDGE), np.zeros(lot, int), zero)
        other = Seat(np.full(lot, kind), np.full(lot, style), zero)
        tables = Tables(Rules(), (learner, other), chance, styles(chance), judge, log=0.02)
        net, kinds = [], np.zeros(5)
        for number in range(rounds):
            ends, _ = tables.play(first=number % 2)
            net.append(ends.net(0))
        nets = np.concatenate(net)
        found.append(f"{name} {nets.mean():+.2f}")
    return ", ".join(found) + f" (±{nets.std() / len(nets) ** 0.5:.2f})"


def learn(
    log: Log,
    chance: np.random.Generator,
    judge: Judge,
    *,
    share: float,
    epochs: float = 4,
    hidden: tuple[int, ...] = (96, 48),
) -> Judge:
    """Return a judge fitted to what was written down, ``judge`` saying what next throws are worth."""
    columns = log.columns
    count = len(columns["hand"])
    odds, scored = fit.returns(log, judge, share)
    inputs, rows = [], []
    for part in fit._parts(count):
        some = (columns["thrown"][part] != 0).nonzero()[0]
        inputs.append(fit.throws_of(log, judge, part, some))
        rows.append(some + part.start)
    places = np.concatenate(rows)
    every = np.concatenate(inputs)
    mixed = chance.permutation(len(every))
    every, places = every[mixed], places[mixed]
    net = fit.fit_ways(every, odds[places], scored[places], chance, epochs=epochs, hidden=hidden)
    kept = len(every) // 25
    share_t = fit.explained(net, every[:kept], columns["way"][places[:kept]], columns["points"][places[:kept]])
    new = Judge(judge.nets | {"throw": net})
    # A draw is worth what comes after it.
    odds, scored = fit.returns(log, new, share)
    drew = ((columns["taken"] == 0)).nonzero()[0]
    drew = chance.permutation(drew)
    inputs = []
    for part in fit._parts(len(drew)):
        position = new.position(fit.seen_of(log, drew[part]))
        inputs.append(new.draw_inputs(position).T)
    every = np.concatenate(inputs)
    net = fit.fit_ways(every, odds[drew], scored[drew], chance, epochs=epochs, hidden=(64, 32))
    kept = len(every) // 25
    share_d = fit.explained(net, every[:kept], columns["way"][drew[:kept]], columns["points"][drew[:kept]])
    new.nets["draw"] = net
    say(f"throw explains {share_t:.4f} of {len(places)}, draw {share_d:.4f} of {len(drew)}")
    return new


def learn_lean(
    log: Log, chance: np.random.Generator, judge: Judge, *, share: float, epochs: float, rate: float, warm: bool
) -> Judge:
    """The same from what was written down lean."""
    columns = log.columns
    thrown = columns["thrown"] != 0
    odds, scored = fit.lean_returns(log, judge, share)
    new = Judge(dict(judge.nets))
    for name, some, hidden in (("throw", thrown, (128, 64)), ("draw", columns["taken"] == 0, (96, 48))):
        if name == "draw":
            odds, scored = fit.lean_returns(log, new, share, own=True)
        rows = chance.permutation(some.nonzero()[0])
        inputs = np.ascontiguousarray(columns[name].T[rows]).astype(np.float32)
        start = judge.nets[name] if warm else None
        net = fit.fit_ways(inputs, odds[rows], scored[rows], chance, epochs=epochs, hidden=hidden, start=start, rate=rate)
        kept = rows[: len(rows) // 25]
        part = fit.explained(net, inputs[: len(kept)], columns["way"][kept], columns["points"][kept])
        say(f"{name} explains {part:.4f} of {len(rows)}")
        new.nets[name] = net
    return new


def thinned(log: Log, chance: np.random.Generator, most: int) -> Log:
    """Return at most so many rows, by chance."""
    count = len(log.columns["hand"])
    rows = np.sort(chance.choice(count, min(most, count), replace=False))
    return Log({name: one[..., rows] for name, one in log.columns.items()})


def save(judge: Judge, file: Path) -> None:
    arrays = {}
    for name, net in judge.nets.items():
        arrays |= {key: one.astype(np.float16 if ".w" in key else np.float32) for key, one in net.arrays(name).items()}
    np.savez_compressed(file, **arrays)


def load(file: Path) -> Judge:
    with np.load(file) as data:
        return Judge({name: Net.read(data, name) for name in ("cards", "opponent", "knock", "draw", "throw")})


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--lots", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    chance = np.random.default_rng(wanted.seed)
    judge = Judge({})
    for generation in range(wanted.generations):
        lots = wanted.lots * (1, 2, 4, 6)[min(generation, 3)]
        log, net = play(chance, judge if generation else None, lots, explores=0.15, heat=2.0)
        say(f"generation {generation}: {len(log.columns['hand'])} turns, {net:+.2f} points")
        judge = Judge(dict(judge.nets))
        judge.nets["cards"] = fit.fit_cards(thinned(log, chance, 250_000), chance, epochs=1)
        say("cards")
        fit.fit_levels(thinned(log, chance, 400_000), judge, chance, epochs=3)
        say("levels")
        judge = learn(log, chance, judge, share=1.0)
        if generation:
            judge = learn(log, chance, judge, share=0.6)
        say(test(judge, 99))
        save(judge, wanted.file.with_suffix(f".{generation}.npz"))
    save(judge, wanted.file)


if __name__ == "__main__":
    main()
