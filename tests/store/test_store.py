"""Matches come back exactly as they were written."""

from __future__ import annotations

import contextlib
import io
import random
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import (
    OPTIONS,
    PRESETS,
    BigGin,
    Deal,
    Draw,
    Entry,
    Knock,
    Layoffs,
    Match,
    MatchRecord,
    Meld,
    Player,
    RoundEntry,
    Rules,
    action_to_text,
)
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.store import DamagedError, Store, UnknownMatch, WriteError, files, schema
from tests.engine import matches
from tests.engine.rounds import random_action, random_rules
from tests.store.child import PLAYERS, STARTED, play_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EMPTY = MatchRecord(Rules(), PLAYERS, (), STARTED)


def database(store: Store) -> sqlite3.Connection:
    return store._db


def random_match(chance: random.Random, rules: Rules) -> MatchRecord:
    """A whole match, or the first rounds of a long one, played by chance."""
    entries: list[RoundEntry] = []

    def deals() -> Iterator[Deal]:
        while True:
            yield Deal(chance.getrandbits(128))

    match = Match(rules, PLAYERS, deals())
    at = 0
    while True:
        actions: list[Entry] = []
        while match.round.result is None:
            at += chance.randrange(5000)
            entry = Entry(match.round.turn, random_action(chance, match.round.view(match.round.turn)), at)
            match.apply(entry.action)
            actions.append(entry)
        entries.append(RoundEntry(match.deal, tuple(actions)))
        if match.outcome is not None or match.round_number == 4:
            return MatchRecord(rules, PLAYERS, tuple(entries), STARTED)
        match.next_round()


def write(store: Store, record: MatchRecord) -> int:
    with store.transaction():  # one for all: the test need not wait for the disk
        match_id = store.new_match(replace(record, rounds=()))
        for one in record.rounds:
            number = store.begin_round(match_id, one.deal, b"")
            for entry in one.actions:
                store.append(match_id, number, entry)
    return match_id


@pytest.mark.parametrize("seed", range(8))
def test_whole_matches_come_back_exactly(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    records = [random_match(chance, random_rules(chance)) for _ in range(3)]
    with Store.open(folder) as store:
        ids = [write(store, record) for record in records]
    with Store.open(folder) as store:
        for match_id, record in zip(ids, records, strict=True):
            assert store.load(match_id) == record
            assert store.load(match_id).to_text() == record.to_text()


def test_every_kind_of_text_and_action_comes_back(store: Store) -> None:
    melds = (Meld.parse("5s 6s 7s"), Meld.parse("Jc Jd Jh"))
    actions = (
        Entry(0, Draw(), 0),
        Entry(1, Knock(Card.parse("7h")), 10**12),
        Entry(0, Knock(Card.parse("7h"), melds), 3),
        Entry(0, Knock(Card.parse("7h"), ()), 3),
        Entry(1, BigGin(), 3),
        Entry(1, BigGin(melds), 3),
    )
    record = MatchRecord(
        PRESETS["oklahoma"],
        (Player("Åsa “Ess” O’Brien\n", None), Player("", "expert")),
        (RoundEntry(Deal(0), actions), RoundEntry(Deal(2**128 - 1), ())),
        "2026-11-29T18:04:05.123456+00:00",
    )
    assert store.load(write(store, record)) == record


def test_nonces_belong_to_rounds(store: Store) -> None:
    match_id = store.new_match(EMPTY)
    assert [store.begin_round(match_id, Deal(n), bytes([n] * 16)) for n in (1, 2)] == [1, 2]
    assert store.nonces(match_id) == (b"\1" * 16, b"\2" * 16)
    assert store.nonces(99) == ()


def test_a_new_match_has_no_rounds(store: Store) -> None:
    with pytest.raises(ValueError, match="no rounds"):
        store.new_match(replace(EMPTY, rounds=(RoundEntry(Deal(1), ()),)))
    assert store.under_way() == ()


def test_lists(folder: Path) -> None:
    time = [datetime(2026, 11, 29, 18, tzinfo=UTC)]

    def now() -> datetime:
        time[0] += timedelta(seconds=1)
        return time[0]

    with Store.open(folder, now=now) as store:
        first, second, third, fourth = (store.new_match(EMPTY) for _ in range(4))
        store.begin_round(first, Deal(1), b"")
        store.append(first, 1, Entry(0, Draw(), 1), (17, 0))
        store.finish(second, 1, (40, 105))
        store.abandon(third)
        assert [found.id for found in store.under_way()] == [first, fourth]
        latest = store.under_way()[0]
        assert (latest.totals, latest.rounds, latest.rules, latest.players) == ((17, 0), 1, Rules(), PLAYERS)
        assert (latest.started, latest.updated) == (STARTED, "2026-11-29T18:00:07.000+00:00")
        assert [(found.id, found.winner, found.totals) for found in store.finished()] == [
            (second, 1, (40, 105))
        ]
        assert [store.is_under_way(number) for number in (first, second, third, fourth, 99)] == [
            True,
            False,
            False,
            True,
            False,
        ]


def test_totals_in_the_list_are_those_of_the_record(folder: Path) -> None:
    with Store.open(folder) as store, contextlib.redirect_stdout(io.StringIO()):
        match_id = play_match(store, random.Random(3))
        outcome = store.load(match_id).replay().outcome
        assert outcome is not None
        assert [found.totals for found in store.finished()] == [outcome.finals]
        assert store.under_way() == ()
        match_id = play_match(store, random.Random(9), most=60)
        assert store.under_way()[0].totals == store.load(match_id).replay().standings.totals


def test_only_a_match_under_way_is_written_to(store: Store) -> None:
    match_id = store.new_match(EMPTY)
    store.begin_round(match_id, Deal(1), b"")
    store.finish(match_id, 0, (100, 0))
    before = store.load(match_id)
    for call in (
        lambda: store.append(match_id, 1, Entry(0, Draw(), 1)),
        lambda: store.begin_round(match_id, Deal(2), b""),
        lambda: store.finish(match_id, 1, (0, 0)),
        lambda: store.abandon(match_id),
        lambda: store.append(77, 1, Entry(0, Draw(), 1)),
    ):
        with pytest.raises(UnknownMatch, match="under way"):
            call()
    assert store.load(match_id) == before
    with pytest.raises(UnknownMatch):
        store.load(77)


def test_no_action_without_its_round(store: Store) -> None:
    match_id = store.new_match(EMPTY)
    with pytest.raises(WriteError):
        store.append(match_id, 1, Entry(0, Draw(), 1), (5, 5))
    assert store.load(match_id).rounds == ()
    assert store.under_way()[0].totals == (0, 0)  # the transaction went back as a whole


def test_a_full_disk_changes_nothing(store: Store) -> None:
    match_id = store.new_match(EMPTY)
    store.begin_round(match_id, Deal(1), b"")
    pages = database(store).execute("PRAGMA page_count").fetchone()[0]
    database(store).execute(f"PRAGMA max_page_count = {pages}")

    def append_ten() -> None:
        with store.transaction():
            for _ in range(10):
                store.append(match_id, 1, Entry(0, Draw(), 0))

    def fill() -> int:
        for times in range(5000):
            try:
                append_ten()
            except WriteError as error:
                assert "full" in str(error)  # noqa: PT017 - how often it worked is asked for too
                return times
        raise AssertionError("the disk is never full")

    stored = fill()
    assert stored > 0
    assert len(store.load(match_id).rounds[0].actions) == 10 * stored
    database(store).execute("PRAGMA max_page_count = 100000")
    store.append(match_id, 1, Entry(0, Draw(), 0))
    assert len(store.load(match_id).rounds[0].actions) == 10 * stored + 1


def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    match_id = store.new_match(EMPTY)

    def interrupted() -> None:
        with store.transaction():
            store.begin_round(match_id, Deal(1), b"")
            store.append(match_id, 1, Entry(0, Draw(), 1))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert store.load(match_id).rounds == ()
    store.begin_round(match_id, Deal(2), b"")
    assert store.load(match_id).rounds == (RoundEntry(Deal(2), ()),)


def test_commits_are_synchronous(store: Store) -> None:
    db = database(store)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert db.execute("PRAGMA foreign_keys").fetchone() == (1,)
    assert db.execute("PRAGMA application_id").fetchone() == (schema.APPLICATION_ID,)
    assert db.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)


def test_a_match_that_makes_no_sense_concerns_only_itself(store: Store) -> None:
    good, bad_rules, bad_action, bad_deal = (store.new_match(EMPTY) for _ in range(4))
    for match_id in (bad_action, bad_deal):
        store.begin_round(match_id, Deal(1), b"")
    store.append(bad_action, 1, Entry(0, Draw(), 1))
    db = database(store)
    db.execute("UPDATE match SET rules = 'target=many' WHERE id = ?", (bad_rules,))
    db.execute("UPDATE action SET text = 'discard 1h' WHERE match_id = ?", (bad_action,))
    db.execute("UPDATE round SET deal = 'nonsense' WHERE match_id = ?", (bad_deal,))
    for match_id in (bad_rules, bad_action, bad_deal):
        with pytest.raises(DamagedError, match=f"Match {match_id} ") as caught:
            store.load(match_id)
        assert caught.value.match_id == match_id
    assert store.load(good) == EMPTY
    assert {found.id for found in store.under_way()} == {good, bad_action, bad_deal}


def test_rules_do_not_follow_a_changed_preset(store: Store) -> None:
    match_id = store.new_match(replace(EMPTY, rules=PRESETS["sv"]))
    text = database(store).execute("SELECT rules FROM match WHERE id = ?", (match_id,)).fetchone()[0]
    assert "undercut_bonus=20" in text.split()
    assert not set(text.split()) & set(PRESETS)


def test_closing_twice_is_fine_and_writing_afterwards_is_not(folder: Path) -> None:
    store = Store.open(folder)
    store.close()
    store.close()
    with pytest.raises(WriteError):
        store.new_match(EMPTY)
    assert not list(folder.glob("*-wal"))


def test_an_older_file_is_copied_then_migrated(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(folder) as store:
        match_id = store.new_match(EMPTY)
    step = ("ALTER TABLE match ADD COLUMN next INTEGER NOT NULL DEFAULT 0",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, step))
    older, newer = schema.VERSION, schema.VERSION + 1
    monkeypatch.setattr(schema, "VERSION", newer)
    with Store.open(folder) as store:
        assert store.load(match_id) == EMPTY
        assert database(store).execute("SELECT next FROM match").fetchall() == [(0,)]
        header = store.path.read_bytes()[60:64]
    assert int.from_bytes(header, "big") == newer  # in the file itself, where an older program looks
    (copy,) = folder.glob(f"ginrummy-format-{older}-*.sqlite3")
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (older,)
        assert db.execute("SELECT id FROM match").fetchall() == [(match_id,)]


def test_a_failed_migration_leaves_the_file_as_it_was(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(folder) as store:
        match_id = store.new_match(EMPTY)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("DROP TABLE seat", "no statement")))
        patch.setattr(schema, "VERSION", schema.VERSION + 1)
        with pytest.raises(Exception, match="syntax error"):
            Store.open(folder)
    with Store.open(folder) as store:
        assert store.notice is None
        assert store.load(match_id) == EMPTY


def test_a_file_of_version_1_comes_over_whole(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before there were three totals and layoffs by hand; written by the statements of that version."""
    record = random_match(random.Random(3), Rules(target=50))
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE_NAME)) as db:
        for statement in schema.MIGRATIONS[0]:
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")
        rules = " ".join(f"{option}={record.rules.option_text(option)}" for option in OPTIONS)
        db.execute(
            "INSERT INTO match (id, rules, started, updated, totals_0, totals_1) VALUES (7, ?, ?, ?, 31, 12)",
            (rules, STARTED, STARTED),
        )
        for seat, player in enumerate(PLAYERS):
            db.execute("INSERT INTO seat VALUES (7, ?, ?, ?)", (seat, player.name, player.level))
        for number, one in enumerate(record.rounds, start=1):
            db.execute("INSERT INTO round VALUES (7, ?, ?, x'00')", (number, str(one.deal)))
            for ordinal, entry in enumerate(one.actions):
                text = action_to_text(entry.action)
                db.execute(
                    "INSERT INTO action VALUES (7, ?, ?, ?, ?, ?)",
                    (number, ordinal, entry.seat, text, entry.at),
                )
        db.commit()
        db.execute("PRAGMA journal_mode = WAL")
    with Store.open(folder) as store:
        assert store.notice is None
        assert store.load(7) == record
        (summary,) = store.under_way()
        assert (summary.totals, summary.layoffs) == ((31, 12), Layoffs.AUTO)
        assert write(store, record) == 8
    (copy,) = folder.glob("ginrummy-format-1-*.sqlite3")
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT totals_0, totals_1 FROM match").fetchall() == [(31, 12)]


@pytest.mark.parametrize("preset", ["hollywood", "sv_three", "sv_pairs"])
def test_matches_for_three_and_four_come_back_with_their_totals(store: Store, preset: str) -> None:
    chance = random.Random(preset)
    current = matches.match_of(PRESETS[preset], 5, Layoffs.BY_HAND)
    record = matches.play(current, chance, 0.1)
    outcome = current.outcome
    assert outcome is not None
    match_id = write(store, record)
    assert store.load(match_id) == record
    assert store.load(match_id).replay().outcome == outcome
    store.finish(match_id, outcome.winner, outcome.finals)
    (summary,) = store.finished()
    assert (summary.totals, summary.winner) == (outcome.finals, outcome.winner)
    assert summary.layoffs is Layoffs.BY_HAND
    assert summary.players == record.players


def test_an_unfinished_new_file_is_made_again(folder: Path) -> None:
    folder.mkdir()
    left = folder / (files.DATABASE_NAME + ".new")
    left.write_bytes(b"half")
    with Store.open(folder) as store:
        assert store.notice is None
        store.new_match(EMPTY)
    assert not left.exists()
