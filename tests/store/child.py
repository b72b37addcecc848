"""A process of its own for the tests of the store: `python -m tests.store.child MODE FOLDER [SEED]`.

play: goes on with the match under way, or begins one, by chance, for ever; says what is stored.
hold: opens the store, says "ready", and keeps it open until its input ends.
open: says the name and the message of the error that opening gave, or "open".
"""

from __future__ import annotations

import random
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from ginrummy_qt.engine import Deal, Entry, MatchRecord, Player, RoundEntry, Rules, action_to_text
from ginrummy_qt.store import Store, StoreError
from tests.engine.rounds import random_action

if TYPE_CHECKING:
    from collections.abc import Iterator

STARTED = "2026-11-29T18:04:05Z"
PLAYERS = (Player("player"), Player("computer", "casual"))


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def play(store: Store, chance: random.Random) -> None:
    while True:
        play_match(store, chance)


def play_match(store: Store, chance: random.Random, most: int | None = None) -> int:
    """Play the match under way, or a new one, to its end or for `most` actions; give its number."""

    def deals() -> Iterator[Deal]:
        while True:
            deal = Deal(chance.getrandbits(128))
            say("round", match_id, store.begin_round(match_id, deal, chance.randbytes(16)), deal)
            yield deal

    found = store.under_way()
    match_id = found[0].id if found else store.new_match(MatchRecord(Rules(), PLAYERS, (), STARTED))
    say("match", match_id)
    match = store.load(match_id).replay(deals())
    if match.round.result is not None:
        match.next_round()
    for done in count(1):
        seat, action = match.round.turn, random_action(chance, match.round.view(match.round.turn))
        number = match.round_number
        match.apply(action)
        over = match.round.result is not None
        with store.transaction():
            store.append(
                match_id, number, Entry(seat, action, done), match.standings.totals if over else None
            )
            if match.outcome is not None:
                store.finish(match_id, match.outcome.winner, match.outcome.finals)
        say("action", match_id, number, seat, action_to_text(action))
        if match.outcome is not None or done == most:
            break
        if over:
            match.next_round()
    return match_id


def rounds(store: Store, match_id: int) -> tuple[RoundEntry, ...]:
    return store.load(match_id).rounds


def main(mode: str, folder: str, seed: str = "0") -> None:
    if mode == "open":
        try:
            Store.open(Path(folder)).close()
        except StoreError as error:
            say(type(error).__name__, error)
        else:
            say("open")
        return
    with Store.open(Path(folder)) as store:
        if mode == "hold":
            say("ready")
            sys.stdin.read()
        else:
            play(store, random.Random(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
