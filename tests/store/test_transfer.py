"""Matches that come from elsewhere."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Layoffs, MatchRecord, Player, RecordError
from ginrummy_qt.store import Filter, Imported, State, Store
from tests.engine import matches, sealed
from tests.store.played import write

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("preset", ["haus", "sv_three", "sv_pairs", "hollywood", "eleven"])
def test_an_imported_match_is_the_one_that_was_played(store: Store, tmp_path: Path, preset: str) -> None:
    record = matches.play(matches.match_of(PRESETS[preset], 3, Layoffs.BY_HAND), random.Random(1), 0.1)
    match_id = write(store, record)
    with Store.open(tmp_path / "other") as other:
        text = store.load(match_id).to_text()
        assert other.import_records([MatchRecord.from_text(text)]) == (Imported(1, new=True),)
        assert other.load(1) == record
        assert other.load(1).to_text() == text
        (ours,), (theirs,) = store.finished(), other.finished()
        assert (theirs.totals, theirs.winner, theirs.rounds) == (ours.totals, ours.winner, ours.rounds)
        assert theirs.imported
        assert not ours.imported
        rounds = [one._replace(ended="") for one in store.rounds()]
        assert [one._replace(ended="") for one in other.rounds()] == rounds
        assert other.rounds(Filter(imported=False)) == ()


def test_times_follow_from_the_record(store: Store) -> None:
    record = sealed.match(seed=4)
    store.import_records([record])
    (found,) = store.finished()
    last = record.rounds[-1].actions[-1].at
    assert found.updated == f"2026-11-29T18:0{4 + (5 + last // 1000) // 60}" + found.updated[16:]
    assert [one.ended for one in store.rounds()][-1] == found.updated


def test_one_match_is_stored_once(store: Store) -> None:
    record = sealed.match(seed=4)
    match_id = write(store, record)
    other = replace(record, players=(Player("Bea"), record.players[1]))
    assert store.import_records([record, other, record, other]) == (
        Imported(match_id, new=False),
        Imported(match_id + 1, new=True),
        Imported(match_id, new=False),
        Imported(match_id + 1, new=False),
    )
    store.delete([match_id])
    assert store.import_records([record]) == (Imported(match_id, new=False, restored=True),)
    assert len(store.finished()) == 2


def test_all_or_none(store: Store) -> None:
    good = sealed.match(seed=4)
    first, *others = good.rounds
    wrong = replace(good, rounds=(replace(first, actions=first.actions[1:]), *others))
    with pytest.raises(RecordError, match=r"^line "):
        store.import_records([good, wrong])
    assert store.finished() == ()
    assert store.under_way() == ()
    assert store.rule_sets() == ()


def test_a_match_that_goes_on(store: Store) -> None:
    record = sealed.match(seed=4, most=50)
    ((match_id, new, _),) = [(one.match_id, one.new, one.restored) for one in store.import_records([record])]
    assert new
    assert store.is_under_way(match_id)
    assert store.under_way()[0].totals == record.replay().standings.totals
    whole = sealed.match(seed=4)
    number = len(record.rounds)
    for entry in whole.rounds[number - 1].actions[len(record.rounds[-1].actions) :]:
        store.append(match_id, number, entry)
    assert store.load(match_id).rounds == whole.rounds[:number]


def test_whoever_plays(store: Store) -> None:
    persons = replace(sealed.match(seed=4, most=50), players=(Player("Anna"), Player("Bea")))
    computers = replace(persons, players=(Player("A", "casual"), Player("B", "casual")))
    store.import_records([persons, computers])
    assert [(one.state, one.person) for one in store.under_way()] == [
        (State.UNDER_WAY, None),
        (State.UNDER_WAY, 0),
    ]
    assert {one.match_id for one in store.rounds()} <= {1}  # nobody's rounds count for nobody


def test_a_record_without_rounds(store: Store) -> None:
    record = sealed.match(most=0)
    record = replace(record, rounds=())
    (one,) = store.import_records([record])
    assert store.load(one.match_id) == record
    assert store.is_under_way(one.match_id)


@pytest.mark.parametrize(
    "started", ["2026-13-99T99:99:99Z", "9999-12-31T23:59:59Z", "2026-11-29T18:04:05.5+00:00"]
)
def test_odd_times(store: Store, started: str) -> None:
    record = replace(sealed.match(seed=4), started=started)
    (one,) = store.import_records([MatchRecord.from_text(record.to_text())])
    assert store.load(one.match_id) == record
    assert len(store.finished()) == 1
