"""Files of older versions come over whole: copied first, then filled with what is kept since."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from ginrummy_qt.engine import Player, Rules
from ginrummy_qt.store import Filter, FolderError, Store, files, schema
from tests.engine import sealed
from tests.store import old
from tests.store.played import write

RECORDS = [
    sealed.match(seed=1, sensible=False, rules=Rules(target=30)),
    replace(sealed.match(seed=2), players=(Player("Anna"), Player("Computer", "skilled"))),
    sealed.match(seed=3, most=70),
]


@pytest.mark.parametrize("version", [1, 2])
def test_everything_derived_is_filled(folder: Path, tmp_path: Path, version: int) -> None:
    old.write(folder, RECORDS, version)
    with Store.open(folder) as store, Store.open(tmp_path / "new") as new:
        assert store.notice is None
        for record in RECORDS:
            write(new, record)
        for number, record in enumerate(RECORDS, start=1):
            assert store.load(number) == record
        ours = sorted(one._replace(ended="") for one in store.rounds())
        assert ours == sorted(one._replace(ended="") for one in new.rounds())
        assert store.rule_sets() == new.rule_sets()
        for table in ("seat", "round", "action", "played"):
            rows = store._db.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
            assert rows == new._db.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
        assert [one.id for one in store.finished(Filter(level="skilled"))] == [2]
        assert [one.id for one in store.under_way()] == [3]
        assert store._db.execute("SELECT DISTINCT person FROM match").fetchall() == [(0,)]
        assert not any(one.training or one.imported for one in store.finished())


def test_rounds_ended_as_far_as_the_record_knows(folder: Path) -> None:
    old.write(folder, RECORDS[:1])
    with Store.open(folder) as store:
        assert store.rounds()[0].ended.startswith("2026-11-29T18:0")


def test_the_copy_is_the_file_as_it_was(folder: Path) -> None:
    old.write(folder, RECORDS)
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE_NAME)) as db:
        before = list(db.iterdump())
    Store.open(folder).close()
    (copy,) = folder.glob("ginrummy-format-2-*.sqlite3")
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert list(db.iterdump()) == before
        assert db.execute("PRAGMA user_version").fetchone() == (2,)


def test_without_a_copy_nothing_is_done(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old.write(folder, RECORDS)
    before = (folder / files.DATABASE_NAME).read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(FolderError, match="No space left"):
            Store.open(folder)
    assert (folder / files.DATABASE_NAME).read_bytes() == before
    assert not list(folder.glob("ginrummy-format-*"))
    with Store.open(folder) as store:
        assert len(store.finished()) == 2


def test_a_match_that_cannot_be_played_costs_only_its_own_figures(folder: Path) -> None:
    old.write(folder, RECORDS)
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE_NAME)) as db:
        db.execute("UPDATE action SET text = 'nonsense' WHERE match_id = 1 AND round = 1 AND ordinal = 3")
        db.execute("UPDATE action SET text = 'pass' WHERE match_id = 2 AND round = 1 AND ordinal = 7")
        db.commit()
    with Store.open(folder) as store:
        assert store.notice is None
        assert {one.match_id for one in store.rounds()} == {3}
        assert {one.id for one in store.finished()} == {1, 2}
        assert store.load(2).rounds[1] == RECORDS[1].rounds[1]


def test_an_older_file_without_one_of_its_tables_is_damaged(folder: Path) -> None:
    old.write(folder, RECORDS)
    with contextlib.closing(sqlite3.connect(folder / files.DATABASE_NAME)) as db:
        db.execute("DROP TABLE action")
        db.commit()
    with Store.open(folder) as store:
        assert store.notice is not None


def test_every_table_of_this_version_is_asked_for(folder: Path) -> None:
    with Store.open(folder) as store:
        names = {
            name
            for (name,) in store._db.execute(
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
        }
    assert names == schema.tables(schema.VERSION)
    assert schema.tables(1) == schema.tables(2) == {"match", "seat", "round", "action"}
