"""Measure when to knock under which bonuses: the table behind ``tactics.knock_plan``.

python -m ginrummy_qt.players.training.plans --deals 1500 --seed 7
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.players.tactics import GREEDY, KEEPER, OURS, TURNS
from ginrummy_qt.players.training.lab import duel

_BONUSES = (
    (10, 25, 25, 0),
    (10, 20, 10, 0),
    (10, 25, 25, 25),
    (10, 20, 10, 20),
    (10, 25, 20, 10),
    (10, 25, 0, 0),
    (5, 25, 25, 0),
    (2, 25, 25, 0),
)
"""Limit, gin, undercut, box."""
_TURNS = (0, 2, 3, 4, 5, 6, 8, TURNS)
_AGAINST = ((GREEDY, 0.4), (KEEPER, 0.3), (OURS, 0.3))


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    for limit, gin, undercut, box in _BONUSES:
        rules = replace(Rules(), knock_limit=limit, gin_bonus=gin, undercut_bonus=undercut)
        found = []
        for turns in _TURNS:
            for then in (0,) if turns in {0, TURNS} else (0, limit // 2):
                style = replace(OURS, knock=(10,) * turns + (then,) * (TURNS - turns))
                points = sum(
                    share
                    * duel(style, other, rules, deals=wanted.deals, seed=wanted.seed + place, box=box).points
                    for place, (other, share) in enumerate(_AGAINST)
                )
                found.append((round(points, 2), turns, then))
        found.sort(reverse=True)
        sys.stdout.write(f"limit {limit}, gin {gin}, undercut {undercut}, box {box}: {found[:4]}\n")


if __name__ == "__main__":
    main()
