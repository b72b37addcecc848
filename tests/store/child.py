"""A process of its own for the tests of the store: `python -m tests.store.child MODE FOLDER [SEED]`.

play: goes on with the match under way, or begins one, by chance, for ever; says what is stored.
insist: plays likewise, but does again what a fault kept from being written; says what failed.
hold: opens the store, says "ready", and keeps it open until its input ends.
open: says the name and the message of the error that opening gave, or "open".
"""

from __future__ import annotations

import random
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from ginrummy_qt.engine import Entry, MatchRecord, Player, RoundEntry, Rules, action_to_text
from ginrummy_qt.store import FolderError, Store, StoreError, WriteError
from tests.engine.rounds import random_action

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ginrummy_qt.engine import Deal, Seal

T = TypeVar("T")


class Writer(Protocol):
    """How the child writes: at once, or until it is written."""

    def __call__(self, store: Store, write: Callable[[], T], /) -> T: ...


STARTED = "2026-11-29T18:04:05Z"
PLAYERS = (Player("player"), Player("computer", "casual"))


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def once(_store: Store, write: Callable[[], T]) -> T:
    return write()


def insist(store: Store, write: Callable[[], T]) -> T:
    """Try until it is written, and see after every failure that nothing has changed."""
    while True:
        before = dump(store)
        try:
            return write()
        except WriteError as error:
            say("failed", error)
            if dump(store) != before:
                say("changed")


def dump(store: Store) -> list[list[tuple[object, ...]]]:
    names = ("match", "seat", "round", "action", "played", "tally", "seal", "rule_set", "note")
    return [store._db.execute(f"SELECT * FROM {name}").fetchall() for name in names]  # noqa: S608


def play(store: Store, chance: random.Random, write: Writer = once) -> None:
    while True:
        play_match(store, chance, write=write)


def play_match(store: Store, chance: random.Random, most: int | None = None, write: Writer = once) -> int:
    """Play the match under way, or a new one, to its end or for `most` actions; give its number."""

    def deals() -> Iterator[Deal]:
        while True:
            seal = write(store, begin)
            say("round", match_id, seal.deal)
            yield seal.deal

    def begin() -> Seal:
        with store.transaction():
            seal = store.take_seal()
            store.begin_round(match_id, seal)
        return seal

    def append() -> None:
        with store.transaction():
            store.append(
                match_id, number, Entry(seat, action, done), match.standings.totals if over else None
            )
            if match.outcome is not None:
                store.finish(match_id, match.outcome.winner, match.outcome.finals)

    found = store.under_way()
    if found:
        match_id = found[0].id
    else:
        match_id = write(store, lambda: store.new_match(MatchRecord(Rules(), PLAYERS, (), STARTED)))
    say("match", match_id)
    match = store.load(match_id).replay(deals())
    if match.round.result is not None:
        match.next_round()
    for done in count(1):
        seat, action = match.round.turn, random_action(chance, match.round.view(match.round.turn))
        number = match.round_number
        match.apply(action)
        over = match.round.result is not None
        write(store, append)
        say("action", match_id, number, seat, action_to_text(action))
        if match.outcome is not None or done == most:
            break
        if over:
            match.next_round()
    return match_id


def stubborn(folder: Path, chance: random.Random, most: int) -> None:
    """Open the store, whatever fails, play so many actions, and close it."""
    while True:
        try:
            store = Store.open(folder)
        except FolderError as error:
            say("failed", error)
        else:
            break
    say("opened", store.notice)
    with store:
        play_match(store, chance, most, insist)
    say("closed")


def rounds(store: Store, match_id: int) -> tuple[RoundEntry, ...]:
    return store.load(match_id).rounds


def main(mode: str, folder: str, seed: str = "0", most: str = "100") -> None:
    if mode == "open":
        try:
            Store.open(Path(folder)).close()
        except StoreError as error:
            say(type(error).__name__, error)
        else:
            say("open")
        return
    if mode == "insist":
        stubborn(Path(folder), random.Random(seed), int(most))
        return
    with Store.open(Path(folder)) as store:
        if mode == "hold":
            say("ready")
            sys.stdin.read()
        else:
            play(store, random.Random(seed))


if __name__ == "__main__":
    main(*sys.argv[1:])
