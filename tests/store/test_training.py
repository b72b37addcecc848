"""Taking back and doing again in matches for training, and the mark that keeps them out of the statistics."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Layoffs, MatchRecord, Rules
from ginrummy_qt.store import Filter, NotTraining, Store, UnknownMatch, WriteError
from tests.engine import matches, sealed
from tests.store.played import write

if TYPE_CHECKING:
    from ginrummy_qt.engine import RoundEntry


def dump(store: Store) -> list[tuple[object, ...]]:
    """All that is stored of matches, without the time of the last write."""
    found: list[tuple[object, ...]] = []
    for table in ("seat", "round", "action", "played"):
        found += store._db.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
    found += store._db.execute("SELECT id, state, winner, totals_0, totals_1, totals_2 FROM match")
    rows = store._db.execute("SELECT * FROM tally").fetchall()
    return found + [row[:-1] for row in rows]


def prefix(record: MatchRecord, count: int) -> MatchRecord:
    """The first `count` actions; the round of the next one is dealt only when it has an action."""
    rounds: list[RoundEntry] = []
    for one in record.rounds:
        actions = one.actions[:count]
        if rounds and not actions:
            break
        rounds.append(replace(one, actions=actions))
        count -= len(actions)
    return replace(record, rounds=tuple(rounds))


@pytest.mark.parametrize("kind", ["haus", "sv_pairs", "hollywood", "sealed"])
def test_back_to_any_place_and_on_again(store: Store, kind: str) -> None:
    if kind == "sealed":
        record = sealed.match(seed=8, words="mine", training=True)
    else:
        current = matches.match_of(PRESETS[kind], 4, Layoffs.BY_HAND)
        record = replace(matches.play(current, random.Random(2), 0.2), training=True)
    match_id = write(store, record)
    whole = dump(store)
    total = sum(len(one.actions) for one in record.rounds)
    chance = random.Random(3)
    counts = [1, 2, len(record.rounds[-1].actions), len(record.rounds[-1].actions) + 1, total]
    for count in [*counts, *(chance.randrange(1, total) for _ in range(3))]:
        left = store.take_back(match_id, count)
        assert store.load(match_id) == left
        wanted = prefix(record, total - count)
        assert [one.actions for one in left.rounds if one.actions] == [
            one.actions for one in wanted.rounds if one.actions
        ]
        assert len(left.rounds) in {len(wanted.rounds), len(wanted.rounds) + 1}
        assert store.is_under_way(match_id)
        (summary,) = store.under_way()
        assert summary.totals == left.replay().standings.totals
        assert len(store.rounds()) == sum(
            0 in (table.seats[0], table.seats[1])
            for match in left.finished_rounds()
            for table in match.tables
        )
        again(store, match_id, record, left)
        assert dump(store) == whole
        assert store.load(match_id) == record


def again(store: Store, match_id: int, record: MatchRecord, left: MatchRecord) -> None:
    """Do what was taken back again, as a window would: from the record that it had before."""
    match = left.replay(one.deal for one in record.rounds[len(left.rounds) :])
    last = len(left.rounds)
    with store.transaction():
        for number, one in enumerate(record.rounds[last - 1 :], start=last):
            done = len(left.rounds[-1].actions) if number == last else 0
            if number > last:
                match.next_round()
                assert store.begin_round(match_id, one.seal or one.deal) == number
            for entry in one.actions[done:]:
                table = match.table_of(entry.seat)
                assert table is not None
                match.apply(entry.action, table.number)
                store.append(match_id, number, entry, match.standings.totals if match.round_over else None)
        if match.outcome is not None:
            store.finish(match_id, match.outcome.winner, match.outcome.finals)


def test_the_last_round_stays_dealt_when_its_first_action_goes(store: Store) -> None:
    record = sealed.match(seed=8, training=True, rules=Rules(target=200))
    first = record.rounds[0]
    cut = replace(record, rounds=(first, replace(record.rounds[1], actions=record.rounds[1].actions[:1])))
    match_id = write(store, cut)
    left = store.take_back(match_id)
    assert left.rounds == (first, replace(record.rounds[1], actions=()))
    left = store.take_back(match_id)
    assert left.rounds == (replace(first, actions=first.actions[:-1]),)
    assert store.rounds() == ()


def test_matches_that_count_are_not_taken_back(store: Store) -> None:
    match_id = write(store, sealed.match(seed=1, most=20))
    before = dump(store)
    with pytest.raises(NotTraining, match=f"Match {match_id} "):
        store.take_back(match_id)
    assert dump(store) == before
    store.mark_training(match_id)
    assert store.load(match_id).training
    assert store.under_way()[0].training
    store.take_back(match_id, 20)
    assert store.load(match_id).rounds[0].actions == ()


@pytest.mark.parametrize("count", [0, -1, 21])
def test_no_more_than_there_is(store: Store, count: int) -> None:
    match_id = write(store, sealed.match(seed=1, most=20, training=True))
    with pytest.raises(ValueError, match="cannot be taken back"):
        store.take_back(match_id, count)


def test_neither_abandoned_nor_deleted_ones(store: Store) -> None:
    match_id = write(store, sealed.match(seed=1, most=20, training=True))
    store.delete([match_id])
    with pytest.raises(UnknownMatch):
        store.take_back(match_id)
    store.undelete([match_id])
    store.abandon(match_id)
    with pytest.raises(UnknownMatch):
        store.take_back(match_id)
    with pytest.raises(UnknownMatch):
        store.take_back(77)


def test_taking_back_is_one_step(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = write(store, sealed.match(seed=1, training=True))
    before = dump(store)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    store._db.execute("CREATE TEMP TRIGGER never BEFORE INSERT ON action BEGIN SELECT raise(FAIL, 'no'); END")
    with pytest.raises(WriteError):
        store.take_back(match_id, 3)
    assert dump(store) == before


def test_training_counts_in_no_statistics(store: Store) -> None:
    write(store, sealed.match(seed=1, training=True))
    counted = write(store, sealed.match(seed=2))
    assert {one.match_id for one in store.rounds(Filter(training=False))} == {counted}
    assert [one.id for one in store.finished(Filter(training=False))] == [counted]
