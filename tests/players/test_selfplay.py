"""The rounds that the judge learns from are rounds of the engine, and it sees in them what a seat sees."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np
import pytest

from ginrummy_qt.engine import ALL_CARDS, BigGin, Discard, Draw, Knock, Pass, Phase, Round, Rules, TakeDiscard
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Earlier
from ginrummy_qt.players.packed import BITS
from ginrummy_qt.players.seen import Fact, Seen
from ginrummy_qt.players.training.kinds import Kinds, Seat, styles
from ginrummy_qt.players.training.selfplay import Log, Tables

NUMBER = {int(bit): number for number, bit in enumerate(BITS)}
COUNT = 60


def card_of(bit: int) -> Card:
    return ALL_CARDS[NUMBER[bit]]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_written_down_is_what_a_seat_sees(seed: int, full: bool) -> None:
    chance = np.random.default_rng(seed)
    for first in (0, 1) if full else (seed % 2,):
        kind = chance.integers(0, 2, (2, COUNT))
        style = chance.integers(0, 40, (2, COUNT))
        nothing = np.zeros(COUNT, dtype=np.float32)
        seats = Seat(kind[0], style[0], nothing, 0.3), Seat(kind[1], style[1], nothing, 0.3)
        rules = replace(Rules(), knock_limit=(10, 10, 7, 0)[seed])
        assert kind[0].max() == Kinds.CLUB
        tables = Tables(rules, seats, chance, styles(chance))
        ends, log = tables.play(first=first)
        other = 0
        for row in range(COUNT):
            table = replayed(tables, log, row, first)
            result = table.result
            assert result is not None
            other += result.points != ends.points[row]
            assert (-1 if result.winner is None else result.winner) == ends.winner[row]
        # Of equally good melds another choice may be shown, on which other cards can be laid off.
        assert other <= 0.03 * COUNT


def test_what_earlier_rounds_showed_is_what_a_seat_remembers() -> None:
    chance = np.random.default_rng(11)
    kind, style = chance.integers(0, 2, (2, COUNT)), chance.integers(0, 40, (2, COUNT))
    nothing = np.zeros(COUNT, dtype=np.float32)
    seats = Seat(kind[0], style[0], nothing, 0.3), Seat(kind[1], style[1], nothing, 0.3)
    tables = Tables(Rules(), seats, chance, styles(chance))
    earlier: list[tuple[Earlier, ...]] = [()] * COUNT
    for number in range(4):
        _, log = tables.play(first=number % 2)
        for row in range(COUNT):
            table = replayed(tables, log, row, number % 2, earlier[row])
            earlier[row] += (table.summary(),)
    facts = log.columns["facts"].astype(int)
    assert (facts[Fact.ROUNDS] == 3).all()
    for fact in (Fact.EARLY, Fact.LATE, Fact.TESTED, Fact.CHEAPEST, Fact.THROWN, Fact.RISEN, Fact.KNOCKED):
        assert len(set(facts[fact].tolist())) > 2, fact


def replayed(tables: Tables, log: Log, row: int, first: int, earlier: tuple[Earlier, ...] = ()) -> Round:
    """Play a row in the engine, side for seat, and compare all that the mover sees at each of its turns."""
    deck = [ALL_CARDS[number] for number in tables.decks[row]]
    one, two = deck[:10], deck[10:20]
    dealt = [card for pair in zip(one, two, strict=True) for card in pair]
    table = Round(tables.rules, [*dealt, *deck[20:]], 1 - first, earlier=earlier)
    columns = log.columns
    for place in (columns["row"] == row).nonzero()[0]:
        side = int(columns["side"][place])
        if table.phase is Phase.UPCARD and table.turn != side:
            table.apply(Pass())
        assert table.turn == side
        compare(columns, place, Seen.before(table.view(side))[0])
        if columns["passed"][place]:
            table.apply(Pass())
            continue
        taken = int(columns["taken"][place])
        table.apply(TakeDiscard() if taken else Draw())
        seen, drawn, took = Seen.before(table.view(side))
        compare(columns, place, seen)
        assert bool(took) is bool(taken)
        assert drawn or took
        thrown = int(columns["thrown"][place])
        if thrown:
            table.apply(Discard(card_of(thrown)))
        elif BigGin() in table.legal_actions:
            table.apply(BigGin())
        else:
            hand = table.hand(side).mask
            knocks = [one for one in table.legal_actions if isinstance(one, Knock)]
            least = min(deadwood_mask(hand ^ 1 << one.card.index) for one in knocks)
            ten = int(tables.hand[side][row])
            knock = next(one for one in knocks if not ten & int(BITS[one.card.index]))
            assert deadwood_mask(hand ^ 1 << knock.card.index) == least
            table.apply(knock)
    return table


def compare(columns: dict[str, np.ndarray], place: int, seen: Seen) -> None:
    for one in fields(Seen):
        if one.name == "facts":
            facts = columns["facts"][:, place].astype(np.float32)
            differ = (facts != seen.facts[:, 0]).nonzero()[0]
            assert not differ.size, (differ, facts[differ], seen.facts[differ, 0])
        else:
            assert int(columns[one.name][place]) == int(getattr(seen, one.name)[0]), one.name
