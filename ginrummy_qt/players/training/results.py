"""Count how rounds between equal players end: the numbers in ``equity``.

python -m ginrummy_qt.players.training.results --deals 20000 --seed 1
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.playouts import Kind
from ginrummy_qt.players.tactics import OURS
from ginrummy_qt.players.training.lab import duel


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    rules = Rules()
    ends = [end for end, _ in duel(OURS, OURS, rules, deals=wanted.deals, seed=wanted.seed).ends]
    kinds = np.concatenate([end.kind for end in ends])
    points = np.concatenate([end.points for end in ends])
    kinds[kinds == Kind.BIG_GIN] = Kind.GIN
    for name, kind, bonus in (
        ("knock", Kind.KNOCK, 0),
        ("undercut", Kind.UNDERCUT, rules.undercut_bonus),
        ("gin", Kind.GIN, rules.gin_bonus),
    ):
        these = np.sort(points[kinds == kind] - bonus)
        tenths = [int(these[(2 * tenth + 1) * len(these) // 20]) for tenth in range(10)]
        sys.stdout.write(f"{name} {len(these) / (kinds != Kind.DEAD).sum():.3f} {tenths}\n")


if __name__ == "__main__":
    main()
