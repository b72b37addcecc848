"""Measure how strong the players are, and the tables that one of them goes by. A script:

    python tests/bench/players.py strength 400     # needs open_spiel; some minutes
    python tests/bench/players.py opponent 1500    # the tables of players/estimate.py
    python tests/bench/players.py belief 60        # what the expert believes of the opponent's hand

The repository's root must be on PYTHONPATH unless the project is installed.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from ginrummy_qt.engine import ALL_CARDS, Phase, Round, Rules, deadwood
from ginrummy_qt.players import AVAILABLE, create
from ginrummy_qt.players.arena import Contestant, arena, report
from ginrummy_qt.players.belief import Sampler
from ginrummy_qt.players.observed import Observed
from ginrummy_qt.players.packed import deadwood as packed_deadwood


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def strength(matches: int) -> None:
    """Print how the levels do against OpenSpiel's bot and each other; PLAYERS.md, targets."""
    sys.path.insert(0, str(Path(__file__).parent / "peers"))
    import openspiel  # type: ignore[import-not-found]  # noqa: PLC0415 - where it is installed

    bot = Contestant("openspiel", openspiel.make)
    with ProcessPoolExecutor() as executor:
        for one, two in (
            ("expert", bot),
            ("skilled", bot),
            ("casual", bot),
            ("expert", "skilled"),
            ("skilled", "casual"),
        ):
            say(report(arena(one, two, matches=matches, executor=executor)) + "\n")
        say(report(arena("skilled", "skilled", rounds=5 * matches, executor=executor)))


def opponent(rounds: int) -> None:
    """Say for each turn tenths of the opponent's deadwood, and how often it ends the round next."""
    chance = random.Random(3)
    left: dict[int, list[int]] = defaultdict(list)
    by_taken: dict[tuple[int, int], list[int]] = defaultdict(list)
    ended: dict[int, list[bool]] = defaultdict(list)
    player = create("skilled", 1)
    for number in range(rounds):
        table = Round(Rules(), chance.sample(ALL_CARDS, 52), number % 2)
        turns = [0, 0]
        while table.result is None:
            seat = table.turn
            if table.phase is Phase.DISCARD:
                turns[seat] += 1
                points = deadwood(table.hand(1 - seat))
                left[turns[seat]].append(points)
                known = min(3, len(table.view(seat).opponent_known))
                by_taken[min(8, turns[seat]), known].append(points)
            table.apply(player.choose(table.view(seat), 1.0))
            over = table.phase is Phase.OVER
            if turns[1 - seat] and (over or table.phase is Phase.DRAW):
                ended[turns[1 - seat]].append(over)
    say("turn: tenths of the opponent's deadwood, how often it ends the round next, mean by cards taken")
    for turn in range(1, 13):
        values = sorted(left[turn])
        tenths = [values[(2 * tenth + 1) * len(values) // 20] for tenth in range(10)]
        share = sum(ended[turn]) / max(1, len(ended[turn]))
        groups = [found for known in range(4) if (found := by_taken[turn, known])]
        means = [f"{sum(found) / len(found):.0f}" for found in groups]
        say(f"turn {turn:2}: {tenths} {share:.2f} {means} ({len(values)} positions)")


def belief(rounds: int) -> None:
    """Print true and believed deadwood of the opponent by turn, for each level as the opponent."""
    for level in AVAILABLE:
        chance = random.Random(9)
        me, other = create("skilled", 1), create(level, 2)
        found: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for number in range(rounds):
            table = Round(Rules(), chance.sample(ALL_CARDS, 52), number % 2)
            turn = 0
            while table.result is None:
                view = table.view(table.turn)
                if table.turn == 0 and table.phase is Phase.DISCARD:
                    turn += 1
                    worlds = Sampler(Observed.of(view), np.random.default_rng(number), 600).run()
                    guess = float(packed_deadwood(worlds.hands).mean())
                    found[min(turn, 10)].append((deadwood(table.hand(1)), guess))
                table.apply((me if table.turn == 0 else other).choose(view, 1.0))
        say(f"{level} as the opponent: turn, positions, true, believed")
        for turn, pairs in sorted(found.items()):
            true, guessed = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
            say(f"{turn:3} {len(pairs):5} {true:6.1f} {guessed:6.1f}")


if __name__ == "__main__":
    {"strength": strength, "opponent": opponent, "belief": belief}[sys.argv[1]](int(sys.argv[2]))
