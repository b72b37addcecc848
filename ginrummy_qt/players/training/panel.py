"""Make judges of one manner of play each, out of the judge of all.

python -m ginrummy_qt.players.training.panel --seed 1 JUDGE PARTS ginrummy_qt/resources/players/judges.npz

Each is fitted, from nothing, to rounds of the judge in JUDGE against opponents of one manner, and again to
its own rounds; what it reads of the opponent, too. The judges lie in PARTS until all are there. Then what
tells the manners apart is fitted to rounds against all of them, several in a row.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.judge_inputs import common
from ginrummy_qt.players.nets import Net, softmax
from ginrummy_qt.players.panel import ANY, MANNERS, Panel, manner_inputs
from ginrummy_qt.players.reading import read
from ginrummy_qt.players.training import fit
from ginrummy_qt.players.training import judge as general
from ginrummy_qt.players.training.adam import adam, fresh, normed
from ginrummy_qt.players.training.kinds import Kinds, Seat, styles
from ginrummy_qt.players.training.selfplay import Log, Tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from ginrummy_qt.players.judge import Judge
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Ints
    from ginrummy_qt.players.training.adam import SlopeOf

_LOT: Final = 1000
_MATCH: Final = 8
"""Rounds of a pair in a row, as many as a match to 100 takes."""
_SHOWN: Final = 0.4
"""The share of the turns in them that is looked at."""
_TESTED: Final = 25
"""Of so many turns one is kept to see how well the others were learned."""
_MIX: Final = (0.32, 0.04, 0.06, 0.03, 0.10, 0.21, 0.24)
"""Shares of opponents from whom it is learned to tell manners apart, as in ``training/judge.py``: how likely
each is before anything was seen. With a fifth of quick ones in place of a third, two matches of a hundred
less were won against them, and none more against others."""
_LOTS: Final = 20
_AGAINST: Final = {"quick": ((0, 0),)}
"""Kind and style of those that a judge is measured against."""


def measured(judge: Judge, manner: str, seed: int, rounds: int = 12) -> str:
    """Say how many points a round the judge makes against players of a manner, on common deals."""
    zero = np.zeros(_LOT, dtype=np.float32)
    found = []
    for kind, style in _AGAINST[manner]:
        chance = np.random.default_rng(seed)
        seats = (
            Seat(np.full(_LOT, Kinds.JUDGE), np.zeros(_LOT, dtype=int), zero),
            Seat(np.full(_LOT, kind), np.full(_LOT, style), zero),
        )
        tables = Tables(Rules(), seats, chance, styles(chance), judge, log=0.01, lean=True)
        nets = np.concatenate([tables.play(first=number % 2)[0].net(0) for number in range(rounds)])
        found.append(f"{nets.mean():+.2f} (±{nets.std() / len(nets) ** 0.5:.2f})")
    return ", ".join(found)


def generations(
    chance: np.random.Generator, judge: Judge, manner: str, lots: Sequence[int]
) -> Iterator[Judge]:
    """Play and fit, and yield what came of it: from the second generation on by what was fitted before."""
    kept = general.KEPT
    log = general.play(chance, judge, lots[0], lean=False, manner=manner)
    judge = general.read_again(log, chance, judge, most=500_000)
    logs = [Log({name: log.columns[name] for name in kept})]
    judge = general.learn(logs[0], chance, judge, share=0.8, epochs=5, rate=2e-3)
    yield judge
    game = lots[0] * general.ROUNDS * _LOT
    for count in lots[1:]:
        log = general.play(chance, judge, count, lean=True, game=game, manner=manner)
        game += count * general.ROUNDS * _LOT
        logs.append(Log({name: log.columns[name] for name in kept}))
        judge = general.learn(Log.joined(logs[-3:]), chance, judge, share=0.4, epochs=4, rate=1e-3, warm=True)
        yield judge


def manner_of(seat: Seat) -> Ints:
    """Return by row which of :data:`~ginrummy_qt.players.panel.MANNERS` a side plays in."""
    quick = (seat.kind == Kinds.STYLE) & (seat.style == 0)
    return np.where(quick, MANNERS.index("quick"), MANNERS.index(ANY))


def shown(chance: np.random.Generator, judge: Judge, lots: int) -> tuple[Floats, Ints]:
    """Return (row, input) of what opponents have shown, and the manner of each."""
    inputs, manners = [], []
    for lot in range(lots):
        rules, box = general.rules_of(chance, lot)
        zero = np.zeros(_LOT, dtype=np.float32)
        me = Seat(np.full(_LOT, Kinds.JUDGE), np.zeros(_LOT, dtype=int), zero)
        other = general.opponents(chance, judge=True, mix=_MIX)
        manner = manner_of(other)
        tables = Tables(rules, (me, other), chance, styles(chance), judge, box=box)
        for number in range(_MATCH):
            _, log = tables.play(first=number % 2)
            side = log.columns["side"] == 0
            rows = (side & (chance.random(len(side)) < _SHOWN)).nonzero()[0]
            seen = fit.seen_in(log, rows)
            looked = common(seen, read(judge.nets["cards"], seen))
            inputs.append(manner_inputs(seen, looked).T)
            manners.append(manner[log.columns["row"][rows]])
    return np.concatenate(inputs), np.concatenate(manners)


def fit_manner(chance: np.random.Generator, judge: Judge, lots: int) -> Net:
    """Fit what tells manners apart, to rounds of ``judge`` against all kinds of opponents."""
    inputs, manners = shown(chance, judge, lots)
    kept = len(manners) // _TESTED
    mean, scale = normed(inputs[kept:])
    weights = fresh((inputs.shape[1], 48, 24, len(MANNERS)), chance)
    rest, target = inputs[kept:], manners[kept:]

    def batches(rows: Ints) -> tuple[Floats, SlopeOf]:
        def slope(out: Floats) -> Floats:
            odds = softmax(out.T).T
            odds[np.arange(len(rows)), target[rows]] -= 1
            return odds

        return (rest[rows] - mean) * scale, slope

    adam(weights, batches, len(rest), epochs=4, rate=2e-3, chance=chance)
    net = Net(weights, mean, scale)
    odds = softmax(net(np.ascontiguousarray(inputs[:kept].T)))
    right = odds[manners[:kept], np.arange(kept)]
    general.say(f"manners: {len(manners)} turns, {-np.log(right).mean():.3f} nats")
    return net


def join(judge: Path, parts: Path, file: Path, manner: Net, note: str) -> None:
    """Write the panel of the judge of all, those in ``parts``, and what tells them apart."""
    judges = {name: general.load(parts / f"{name}.npz") for name in MANNERS if name != ANY}
    panel = Panel(judges | {ANY: general.load(judge)}, manner)
    arrays: dict[str, npt.NDArray[Any]] = {"made": np.array(note)}
    for key, one in panel.arrays().items():
        arrays[key] = one.astype(np.float32 if key.endswith((".mean", ".scale")) else np.float16)
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


def make(wanted: argparse.Namespace, manner: str) -> None:
    """Make the part of one manner."""
    chance = np.random.default_rng(wanted.seed)
    judge = general.load(wanted.judge)
    general.say(f"against {manner}: {measured(judge, manner, 99)}")
    for number, made in enumerate(generations(chance, judge, manner, wanted.lots)):
        general.say(f"generation {number} against {manner}: {measured(made, manner, 99)}")
        general.save(made, wanted.parts / f"{manner}.npz", f"{manner}, after {number} generations")


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("judge", type=Path)
    parser.add_argument(
        "parts", type=Path, help="folder of the parts; those that are there are not made again"
    )
    parser.add_argument("file", type=Path, nargs="?", help="left out: only parts are made")
    parser.add_argument("--only", choices=tuple(_AGAINST), help="make this part alone")
    parser.add_argument("--lots", type=int, nargs="+", default=[20, 30, 30])
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    wanted.parts.mkdir(parents=True, exist_ok=True)
    for manner in (wanted.only,) if wanted.only else _AGAINST:
        if not (wanted.parts / f"{manner}.npz").is_file():
            make(wanted, manner)
    if wanted.file is not None:
        judge = general.load(wanted.judge)
        manner = fit_manner(np.random.default_rng(wanted.seed), judge, _LOTS)
        lots = " ".join(map(str, wanted.lots))
        note = f"{time.strftime('%Y-%m-%d')} training.panel --seed {wanted.seed} --lots {lots}"
        join(wanted.judge, wanted.parts, wanted.file, manner, note)


if __name__ == "__main__":
    main()
