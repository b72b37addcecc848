"""Matches whose deals were bound beforehand, played by chance."""

from __future__ import annotations

import random

from ginrummy_qt.engine import Deal, Entry, Match, MatchRecord, Player, RoundEntry, Rules, Seal
from tests.engine.rounds import random_action, simple_action

PLAYERS = (Player("Anna"), Player("Computer", "casual"))
STARTED = "2026-11-29T18:04:05Z"


def match(
    *,
    seed: int = 1,
    words: str = "",
    training: bool = False,
    rules: Rules | None = None,
    most: int = 10_000,
    sensible: bool = True,
) -> MatchRecord:
    """The record of a match, or of its first `most` actions; with `words` in every second deal."""
    chance = random.Random(seed)
    rules = rules or Rules(target=50)
    rounds: list[RoundEntry] = []

    def seal() -> Seal:
        return Seal(Deal(chance.getrandbits(128)), chance.randbytes(16), "" if len(rounds) % 2 else words)

    current = seal()
    played = Match(rules, PLAYERS, iter([current.deal]))
    done = at = 0
    while True:
        actions: list[Entry] = []
        while played.round.result is None and done < most:
            view = played.round.view(played.round.turn)
            action = simple_action(view) if sensible else random_action(chance, view)
            at += chance.randrange(100, 4000)
            actions.append(Entry(view.turn, action, at))
            played.apply(action)
            done += 1
        rounds.append(RoundEntry(current.deal, tuple(actions), current))
        if played.outcome is not None or done == most:
            return MatchRecord(rules, PLAYERS, tuple(rounds), STARTED, training=training)
        current = seal()
        played._deals = iter([current.deal])
        played.next_round()
