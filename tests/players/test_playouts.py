"""The vectorised rules play as the engine does, card by card."""

from __future__ import annotations

from collections import defaultdict
from copy import copy
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    Round,
    Rules,
    TakeDiscard,
)
from ginrummy_qt.engine.options import Tie, WallLastDiscard
from ginrummy_qt.players.packed import BITS, pack, unpack
from ginrummy_qt.players.playouts import Ends, Kind, Rows, Table, deal, play_deals
from ginrummy_qt.players.tactics import GREEDY, KEEPER, OURS, Styles

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, Card

NUMBER = {int(bit): number for number, bit in enumerate(BITS)}
KINDS = {
    "dead": Kind.DEAD,
    "knock": Kind.KNOCK,
    "undercut": Kind.UNDERCUT,
    "gin": Kind.GIN,
    "big_gin": Kind.BIG_GIN,
}
Seen = tuple[int, int, int, int, int, int]


def deck_of(rows: Rows, row: int) -> list[Card]:
    """The deck that deals these rows; side 0 is the non-dealer."""
    first, second = (
        [card for card in ALL_CARDS if unpack(int(rows.hand[side][row])) >> card.index & 1] for side in (0, 1)
    )
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    top = ALL_CARDS[NUMBER[int(rows.top[row])]]
    return [*dealt, top, *(ALL_CARDS[NUMBER[int(bit)]] for bit in rows.stock[:, row])]


def rules_for(chance: Random) -> Rules:
    return replace(
        Rules(),
        knock_limit=chance.choice([10, 10, 10, 0, 4, 7]),
        gin_bonus=chance.choice([20, 25]),
        undercut_bonus=chance.choice([10, 25]),
        big_gin_bonus=chance.choice([None, 31]),
        tie=chance.choice(list(Tie)),
        layoff_on_gin=chance.random() < 0.3,
        wall=chance.choice([2, 2, 0, 3]),
        wall_last_discard=chance.choice(list(WallLastDiscard)),
    )


@pytest.mark.parametrize("seed", range(3))
def test_playouts_are_rounds_of_the_engine(seed: int, full: bool) -> None:
    chance = Random(f"playouts {seed}")
    generator = np.random.default_rng(seed)
    count = 400 if full else 60
    for _ in range(17 if full else 4):
        rules = rules_for(chance)
        styles = generator.integers(0, 3, (2, count))
        rows = deal(generator, count, (styles[0], styles[1]))
        decks = [deck_of(rows, row) for row in range(count)]
        seen: dict[int, list[Seen]] = defaultdict(list)

        def watch(now: Rows, side: int, seen: dict[int, list[Seen]] = seen) -> None:
            for place, row in enumerate(now.row.tolist()):
                hands = (int(now.hand[0][place]), int(now.hand[1][place]))
                known = int(now.known[side][place])
                seen[row].append((side, *hands, int(now.top[place]), int(now.left[place]), known))

        table = Table(rules, rules.knock_limit, 1, Styles([GREEDY, OURS, KEEPER]), exact=True)
        ends = play_deals(table, rows, watch)
        for row in range(count):
            replay(rules, decks[row], seen[row], ends, row)


def replay(rules: Rules, deck: list[Card], seen: list[Seen], ends: Ends, row: int) -> None:
    """Play in the engine what the row shows, and compare every position and the end."""
    table = Round(rules, deck, 1)
    for side, first, second, top, left, known in seen:
        advance(table, side, top, left)
        assert table.turn == side
        assert (pack(table.hand(0).mask), pack(table.hand(1).mask)) == (first, second)
        assert table.stock_count == left
        assert pack(table.view(1 - side).opponent_known.mask) == known
        assert BITS[table.discard_pile[-1].index] == top
    outcomes = list(endings(table, int(ends.knocker[row])))
    expected = (int(ends.kind[row]), int(ends.winner[row]), int(ends.points[row]))
    assert expected in outcomes


def advance(table: Round, side: int, top: int, left: int) -> None:
    """Do what leads to ``side`` being to move with this top and stock."""
    thrown = Discard(ALL_CARDS[NUMBER[top]])
    if table.phase is Phase.UPCARD:
        # Who threw: the one who is not to move now; with the whole stock left it took the upcard.
        if left == 31:
            if side == 0:
                table.apply(Pass())
            table.apply(TakeDiscard())
        else:
            table.apply(Pass())
            table.apply(Pass())
            table.apply(Draw())
        table.apply(thrown)
        return
    table.apply(TakeDiscard() if table.stock_count == left else Draw())
    table.apply(thrown)


def endings(table: Round, knocker: int) -> list[tuple[int, int, int]]:
    """How the round can end from here, the mover taking or drawing."""
    found = []
    starts: list[tuple[Action, ...]] = [(TakeDiscard(),), (Draw(),)]
    if table.phase is Phase.UPCARD:
        starts = [(TakeDiscard(),), (Pass(), TakeDiscard()), (Pass(), Pass(), Draw())]
    for start in starts:
        trial = copy_of(table)
        for action in start:
            if action in trial.legal_actions:
                trial.apply(action)
        if trial.phase is not Phase.DISCARD:
            continue
        found += closing(trial, knocker)
    return found


def closing(table: Round, knocker: int) -> list[tuple[int, int, int]]:
    found = []
    if table.turn == knocker:
        for action in table.legal_actions:
            if isinstance(action, Knock | BigGin):
                trial = copy_of(table)
                trial.apply(action)
                found.append(outcome(trial))
    elif knocker < 0 or table.rules.wall_last_discard == "knock_only":
        for action in table.legal_actions:
            if isinstance(action, Discard):
                trial = copy_of(table)
                trial.apply(action)
                if trial.result is not None:
                    found.append(outcome(trial))
                elif trial.phase is Phase.LAST:
                    if knocker < 0:
                        trial.apply(Pass())
                        found.append(outcome(trial))
                    elif TakeDiscard() in trial.legal_actions:
                        trial.apply(TakeDiscard())
                        found += closing(trial, knocker)
    return found


def outcome(table: Round) -> tuple[int, int, int]:
    assert table.result is not None
    winner = -1 if table.result.winner is None else table.result.winner
    return KINDS[table.result.kind], winner, table.result.points


def copy_of(table: Round) -> Round:
    new = copy(table)
    for name in ("_hands", "_pile", "_taken", "_events", "_laid_off"):
        setattr(new, name, list(getattr(table, name)))
    new._seen = tuple(list(events) for events in table._seen)  # type: ignore[assignment]
    return new
