"""Matches written into a store the way a window does: one transaction for each action."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.store import Store


def write(store: Store, record: MatchRecord, *, from_round: int = 1, match_id: int | None = None) -> int:
    """Play `record` into the store, with seals, totals and its end, and give the match's number."""
    with store.transaction():  # one for all: the test need not wait for the disk
        if match_id is None:
            match_id = store.new_match(replace(record, rounds=()))
        match = replace(record, rounds=tuple(replace(one, actions=()) for one in record.rounds[:1])).replay(
            one.deal for one in record.rounds[1:]
        )
        for number, one in enumerate(record.rounds, start=1):
            if number > 1:
                match.next_round()
            if number >= from_round:
                assert store.begin_round(match_id, one.seal or one.deal) == number
            for entry in one.actions:
                table = match.table_of(entry.seat)
                assert table is not None
                match.apply(entry.action, table.number)
                if number >= from_round:
                    totals = match.standings.totals if match.round_over else None
                    store.append(match_id, number, entry, totals)
        if match.outcome is not None:
            store.finish(match_id, match.outcome.winner, match.outcome.finals)
    return match_id
