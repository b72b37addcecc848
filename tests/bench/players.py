"""Measure how strong the players are, and the tables that one of them goes by. A script:

    python tests/bench/players.py strength 400     # needs open_spiel and rlcard; some minutes
    python tests/bench/players.py strength 400 casual:beginner skilled:casual     # only these pairs
    python tests/bench/players.py presets 400      # the expert under every preset v. one that knows 25/25
                                                   # (both at first glance, which is where the bonuses count)
    python tests/bench/players.py opponent 1500    # the tables of players/estimate.py
    python tests/bench/players.py outlook 400      # the figures of players/review.py
    python tests/bench/players.py belief 60        # what the expert believes of the opponent's hand
    python tests/bench/players.py ahead 20         # how much better its answer gets with time, over 20 rounds

The repository's root must be on PYTHONPATH unless the project is installed. JOBS says how many processes.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from ginrummy_qt.engine import (
    ALL_CARDS,
    PRESETS,
    Deal,
    Discard,
    Draw,
    Entry,
    Match,
    MatchRecord,
    Phase,
    Player,
    Round,
    RoundEntry,
    Rules,
    deadwood,
)
from ginrummy_qt.players import AVAILABLE, advise, create
from ginrummy_qt.players.arena import Contestant, arena, report
from ginrummy_qt.players.expert import Expert
from ginrummy_qt.players.player import Player as Seat
from ginrummy_qt.players.review import Measure, review
from ginrummy_qt.players.thought import Thought
from ginrummy_qt.players.verdict import Verdict
from ginrummy_qt.players.worth import Worth

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, SeatView


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def strength(matches: int, *names: str) -> None:
    """Print how the levels do against others' bots and each other (PLAYERS.md, targets), or ``names`` alone.

    A name is a pair as in ``beginner:openspiel``.
    """
    pairs = names or (
        "beginner:openspiel",
        "casual:openspiel",
        "skilled:openspiel",
        "expert:openspiel",
        "beginner:rlcard",
        "casual:beginner",
        "skilled:casual",
        "expert:skilled",
    )
    with ProcessPoolExecutor(int(os.environ.get("JOBS", "2"))) as executor:
        for pair in pairs:
            one, two = map(_contestant, pair.split(":"))
            say(report(arena(one, two, matches=matches, executor=executor)) + "\n")
        if not names:
            say(report(arena("skilled", "skilled", rounds=5 * matches, executor=executor)))


def _contestant(name: str) -> Contestant | str:
    """A level, or a bot from tests/bench/peers, where its package is installed."""
    if name not in {"openspiel", "rlcard"}:
        return name
    module = import_module({"openspiel": "openspiel", "rlcard": "rlcard_agent"}[name])
    return Contestant(name, module.make)


class Plain(Seat):
    """The expert, who thinks that all rounds are of 25/25 without boxes; the score it knows."""

    level = "expert for 25/25"

    def choose(self, view: SeatView, deadline: float) -> Action:
        """See Player.choose."""
        rules = replace(view.rules, gin_bonus=25, undercut_bonus=25, box_bonus=0, tie=Rules().tie)
        return self._expert.choose(replace(view, rules=rules), deadline)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._expert = Expert(seed, lots=0)


def glancing(seed: int) -> Expert:
    """Return an expert that does not look ahead."""
    return Expert(seed, lots=0)


def presets(matches: int) -> None:
    """Print how the expert does under the rules of each preset for two against :class:`Plain`."""
    with ProcessPoolExecutor(int(os.environ.get("JOBS", "2"))) as executor:
        for name, rules in PRESETS.items():
            if rules.seats == 2:
                one, other = Contestant("expert", glancing), Contestant(Plain.level, Plain)
                found = arena(one, other, matches=matches, rules=rules, executor=executor)
                say(f"{name}: {report(found)}\n")


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


def outlook(rounds: int) -> None:
    """Say what the expert promises at a first decision, and what a draw changes, on average."""
    chance = random.Random(4)
    player = create("skilled", 1)
    plain = Measure(advise)
    dealt: list[float] = []
    drawn: list[float] = []
    seated = (Player("one"), Player("two"))
    for _ in range(rounds):
        match = Match(Rules(), seated, [Deal(chance.getrandbits(100))])
        actions = []
        while match.round.result is None:
            seat = match.round.turn
            actions.append(Entry(seat, player.choose(match.round.view(seat), 1.0)))
            match.apply(actions[-1].action)
        record = MatchRecord(Rules(), seated, (RoundEntry(match.deal, tuple(actions)),))
        for one in review(record, measure=plain).rounds:
            dealt.append(one.deal)
            draws = sum(isinstance(decision.action, Draw) for decision in one.decisions)
            drawn += [one.draws / draws] * draws if draws else []
    say(f"deal {sum(dealt) / len(dealt):.2f}, draw {sum(drawn) / len(drawn):.2f} ({rounds} rounds)")


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
                    guess = Verdict(view).deadwood()
                    found[min(turn, 10)].append((deadwood(table.hand(1)), guess))
                table.apply((me if table.turn == 0 else other).choose(view, 1.0))
        say(f"{level} as the opponent: turn, positions, true, believed")
        for turn, pairs in sorted(found.items()):
            true, guessed = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
            say(f"{turn:3} {len(pairs):5} {true:6.1f} {guessed:6.1f}")


def ahead(rounds: int) -> None:
    """Say how far the expert's throw is from the best one after more and more lots of worlds.

    The best is what 40 other lots say. Against each of the levels that play differently, in turn.
    """
    chance = random.Random(11)
    lots = (0, 1, 2, 4, 8)
    missed: dict[int, list[float]] = defaultdict(list)
    took: dict[int, list[float]] = defaultdict(list)
    for number in range(rounds):
        table = Round(Rules(), chance.sample(ALL_CARDS, 52), number % 2)
        seats = Expert(1, lots=0), create(("casual", "skilled")[number // 2 % 2], 2)
        while table.result is None:
            view = table.view(table.turn)
            if table.turn == 0 and table.phase is Phase.DISCARD:
                actions = [one for one in view.legal_actions if isinstance(one, Discard)]
                judged = Thought(view, actions, 2)
                slope = Worth(view).equity.slope
                if judged.open:
                    for _ in range(40):
                        judged.deepen()
                    worth = {one.action: one.win / slope for one in judged.findings()}
                    began = time.perf_counter()
                    thought = Thought(view, actions, 1)
                    for most in lots:
                        while thought.lots < most:
                            thought.deepen()
                        took[most].append(1000 * (time.perf_counter() - began))
                        best = max(thought.findings(), key=lambda one: one.win).action
                        missed[most].append(max(worth.values()) - worth[best])
            table.apply(seats[table.turn].choose(view, 1.0))
    for most in lots:
        found = missed[most]
        mean, error = statistics.mean(found), statistics.stdev(found) / len(found) ** 0.5
        milliseconds = f"{statistics.median(took[most]):.0f} ms"
        say(f"{most} lots: {mean:.3f} points missed (±{error:.3f}), {milliseconds}, {len(found)} throws")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "peers"))  # for the processes too
    verb, number, *rest = sys.argv[1:]
    if verb == "strength":
        strength(int(number), *rest)
    else:
        verbs = {
            "presets": presets,
            "opponent": opponent,
            "outlook": outlook,
            "belief": belief,
            "ahead": ahead,
        }
        verbs[verb](int(number))
