"""Make the judge's networks: play, fit, and play again with what was fitted.

python -m ginrummy_qt.players.training.judge --seed 1 JUDGE

First rules of thumb play each other; what reads the opponent, and a first judge, are fitted to that. Then
the judge plays against greedy players, keepers, gin-goers, the level ``skilled``, and versions of itself that
like knocking more or less, and is fitted to all of its rounds again and again. JUDGE is written anew after
each generation; ``training/panel.py`` goes on from it.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.judge import NETS, Judge
from ginrummy_qt.players.nets import Net
from ginrummy_qt.players.training import fit
from ginrummy_qt.players.training.kinds import Kinds, Seat, styles
from ginrummy_qt.players.training.selfplay import Log, Tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_LOT: Final = 1000
ROUNDS: Final = 4
"""Rounds of a pair in a row."""
_BONUSES: Final = ((25, 25, 25), (20, 10, 20), (20, 10, 0), (25, 20, 10), (25, 25, 0), (20, 20, 0))
"""Gin, undercut, box: of rules beside the usual ones."""
KEPT: Final = ("draw", "throw", "taken", "thrown", "row", "side", "number", "way", "points", "game")
_HIDDEN: Final = {"throw": (128, 64), "draw": (96, 48)}
_TESTED: Final = 25
"""Of so many rows one is kept to see how well the others were learned."""


_MIX: Final = (0.2, 0.04, 0.06, 0.03, 0.12, 0.25, 0.3)
"""Shares of greedy players, keepers, the rule of thumb, gin-goers, some by chance, the club, the judge."""
_MIXES: Final = {"quick": (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)}
"""The same of those that play in one manner."""


def say(text: str) -> None:
    """Print a line with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stdout.flush()


def rules_of(chance: np.random.Generator, lot: int) -> tuple[Rules, int]:
    """Return the rules of a lot, and the box to go with them: in three of five the usual ones.

    The others come in turn: a network can say nothing of bonuses that it has never seen.
    """
    if lot % 5 < 3:
        return Rules(), 0
    gin, undercut, box = _BONUSES[lot // 5 * 2 % len(_BONUSES) + lot % 5 - 3]
    limit = 10 if lot % 5 == 3 else int(chance.integers(0, 10))
    return replace(Rules(), gin_bonus=gin, undercut_bonus=undercut, knock_limit=limit), box


def opponents(
    chance: np.random.Generator, *, judge: bool, manner: str | None = None, mix: Sequence[float] = _MIX
) -> Seat:
    """Return many kinds of players, by the shares in ``mix``, or those of one manner of play."""
    odds = np.array(mix if manner is None else _MIXES[manner])
    odds[-1] *= judge
    who = chance.choice(7, _LOT, p=odds / odds.sum())
    style = np.where(who == 4, chance.integers(4, 40, _LOT), np.minimum(who, 3))
    kind = np.select([who == 5, who == 6], [Kinds.CLUB, Kinds.JUDGE], Kinds.STYLE)
    bias = np.where(chance.random(_LOT) < 0.4, 0, chance.normal(2, 7, _LOT)).astype(np.float32)
    return Seat(kind, style, bias)


def learner(chance: np.random.Generator, *, judge: bool) -> Seat:
    """Return those whose rounds are to be learned from: they try things."""
    nothing = np.zeros(_LOT, dtype=np.float32)
    if judge:
        return Seat(np.full(_LOT, Kinds.JUDGE), np.zeros(_LOT, dtype=int), nothing, 0.15, 2.0)
    style = np.where(chance.random(_LOT) < 0.5, 2, chance.integers(4, 40, _LOT))
    kind = np.where(chance.random(_LOT) < 0.3, Kinds.CLUB, Kinds.STYLE)
    return Seat(kind, style, nothing, 0.15)


def play(
    chance: np.random.Generator,
    judge: Judge | None,
    lots: int,
    *,
    lean: bool,
    game: int = 0,
    manner: str | None = None,
) -> Log:
    """Return what was written down in ``lots`` lots; their pairs' rounds are numbered from ``game``.

    ``manner``: how the opponents play; left out: each in its own.
    """
    logs = []
    for lot in range(lots):
        rules, box = rules_of(chance, lot)
        table_styles = styles(chance)
        seats = (
            learner(chance, judge=judge is not None),
            opponents(chance, judge=judge is not None, manner=manner),
        )
        tables = Tables(rules, seats, chance, table_styles, judge, box=box, lean=lean)
        for number in range(ROUNDS):
            _, log = tables.play(first=number % 2)
            log.columns["game"] = (log.columns["row"] + game).astype(np.int32)
            game += _LOT
            logs.append(log)
    return Log.joined(logs)


def measured(judge: Judge, seed: int) -> str:
    """Say how many points a round the judge makes against each kind of opponent, on common deals."""
    found = []
    nets = np.zeros(1)
    for name, kind, style in (("greedy", 0, 0), ("keeper", 0, 1), ("ours", 0, 2), ("club", 1, 0)):
        chance = np.random.default_rng(seed)
        zero = np.zeros(_LOT, dtype=np.float32)
        one = Seat(np.full(_LOT, Kinds.JUDGE), np.zeros(_LOT, dtype=int), zero)
        other = Seat(np.full(_LOT, kind), np.full(_LOT, style), zero)
        tables = Tables(Rules(), (one, other), chance, styles(chance), judge, log=0.1, lean=True)
        nets = np.concatenate([tables.play(first=number % 2)[0].net(0) for number in range(4)])
        found.append(f"{name} {nets.mean():+.2f}")
    return ", ".join(found) + f" (±{nets.std() / len(nets) ** 0.5:.2f})"


def learn(
    log: Log,
    chance: np.random.Generator,
    judge: Judge,
    *,
    share: float,
    epochs: float,
    rate: float,
    warm: bool = False,
) -> Judge:
    """Return a judge fitted to a log; ``judge`` says what next throws are worth.

    ``warm``: it goes on from its networks, else from new ones. The other arguments are those of
    :func:`~ginrummy_qt.players.training.fit.returns` and ``fit_ways``.
    """
    columns = log.columns
    new = Judge(dict(judge.nets))
    for name in ("throw", "draw"):
        wanted = columns["thrown"] != 0 if name == "throw" else columns["taken"] == 0
        odds, scored = fit.returns(log, judge if name == "throw" else new, share, own=name == "draw")
        rows = chance.permutation(wanted.nonzero()[0])
        inputs = np.ascontiguousarray(columns[name].T[rows]).astype(np.float32)
        kept = len(rows) // _TESTED
        start = judge.nets[name] if warm else _HIDDEN[name]
        net = fit.fit_ways(
            inputs[kept:],
            odds[rows[kept:]],
            scored[rows[kept:]],
            chance,
            epochs=epochs,
            rate=rate,
            start=start,
        )
        way, points = columns["way"][rows[:kept]], columns["points"][rows[:kept]]
        say(f"{name}: {len(rows)} turns, explains {fit.explained(net, inputs[:kept], way, points):.4f}")
        new.nets[name] = net
    return new


def thinned(log: Log, chance: np.random.Generator, most: int) -> Log:
    """Return at most so many rows, by chance."""
    count = len(log.columns["way"])
    rows = np.sort(chance.choice(count, min(most, count), replace=False))
    return Log({name: one[..., rows] for name, one in log.columns.items()})


def read_again(log: Log, chance: np.random.Generator, judge: Judge, *, most: int) -> Judge:
    """Return a judge that reads the opponent by what is in ``log``, which gets what it then looks at."""
    new = Judge(dict(judge.nets))
    new.nets["cards"] = fit.fit_cards(thinned(log, chance, most), chance, epochs=1.5, hidden=(64, 32))
    say("fitted what reads the cards")
    fit.fit_levels(thinned(log, chance, most), new, chance, epochs=3)
    say("fitted what reads the deadwood")
    fit.look(log, new)
    return new


def save(judge: Judge, file: Path, note: str) -> None:
    """Write the networks, and ``note`` beside them."""
    arrays: dict[str, npt.NDArray[Any]] = {"made": np.array(note)}
    for name, net in judge.nets.items():
        for key, one in net.arrays(name).items():
            arrays[key] = one.astype(np.float16 if ".w" in key else np.float32)
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


def load(file: Path) -> Judge:
    """Read what :func:`save` wrote."""
    with np.load(file, allow_pickle=False) as data:
        return Judge({name: Net.read(data, name) for name in NETS})


def generations(chance: np.random.Generator, lots: Sequence[int]) -> Iterator[Judge]:
    """Play and fit, and yield what came of it.

    ``lots`` are those of the rules of thumb, of the first judge, and then of each generation.
    """
    log = play(chance, None, lots[0], lean=False)
    judge = read_again(log, chance, Judge({}), most=150_000)
    judge = learn(log, chance, judge, share=1.0, epochs=4, rate=2e-3)
    say(measured(judge, 99))
    yield judge
    log = play(chance, judge, lots[1], lean=False)
    judge = read_again(log, chance, judge, most=500_000)
    logs = [Log({name: log.columns[name] for name in KEPT})]
    judge = learn(log, chance, judge, share=0.8, epochs=5, rate=2e-3)
    say(measured(judge, 99))
    yield judge
    game = lots[1] * ROUNDS * _LOT
    for generation, count in enumerate(lots[2:]):
        log = play(chance, judge, count, lean=True, game=game)
        game += count * ROUNDS * _LOT
        logs.append(Log({name: log.columns[name] for name in KEPT}))
        whole = Log.joined(logs[-4:])
        judge = learn(whole, chance, judge, share=0.4, epochs=4, rate=1e-3, warm=True)
        say(f"generation {generation}: {measured(judge, 99)}")
        yield judge


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--lots", type=int, nargs="+", default=[10, 12, 20, 20, 24, 24])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    note = f"training.judge --lots {' '.join(map(str, wanted.lots))} --seed {wanted.seed}"
    for number, judge in enumerate(generations(np.random.default_rng(wanted.seed), wanted.lots)):
        save(judge, wanted.file, f"{time.strftime('%Y-%m-%d')} {note}, after {number} generations")


if __name__ == "__main__":
    main()
