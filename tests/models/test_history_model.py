"""The list of matches: what is in it, filtered and sorted, the bin, and records in and out of files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt

from ginrummy_qt.engine import FirstDealer, Match
from ginrummy_qt.models.again import again
from ginrummy_qt.models.history import Column, HistoryFilter, HistoryModel, Kind, Role, Span
from ginrummy_qt.models.transfer import TransferWords, record_name
from ginrummy_qt.store import Store
from tests.models.records import KINDS, played_records

NOW = datetime(2026, 11, 16, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "profile") as store:
        store.import_records(played_records())
        yield store


@pytest.fixture
def model(store: Store) -> HistoryModel:
    return HistoryModel(store, now=lambda: NOW)


def ids(model: HistoryModel) -> list[int]:
    return [model.index(row, 0).data(Role.ID) for row in range(model.rowCount())]


def column(model: HistoryModel, which: Column) -> list[str]:
    return [model.index(row, which).data() for row in range(model.rowCount())]


def test_the_newest_comes_first(model: HistoryModel) -> None:
    assert model.rowCount() == len(KINDS)
    assert [model.row(row).updated for row in range(len(KINDS))] == sorted(
        (model.row(row).updated for row in range(len(KINDS))), reverse=True
    )
    assert all(all(column(model, which)) for which in Column)
    assert model.headerData(Column.SCORE, Qt.Orientation.Horizontal) == "Points"


@pytest.mark.parametrize("which", list(Column))
def test_every_column_sorts_both_ways(model: HistoryModel, which: Column) -> None:
    kept = [model.index(row, 0) for row in range(model.rowCount())]
    model.sort(which, Qt.SortOrder.AscendingOrder)
    up = ids(model)
    model.sort(which, Qt.SortOrder.DescendingOrder)
    assert sorted(up) == sorted(ids(model))
    assert up != ids(model)
    del kept


def test_the_selected_row_follows_the_order(model: HistoryModel) -> None:
    from PySide6.QtCore import QPersistentModelIndex  # noqa: PLC0415

    index = QPersistentModelIndex(model.index(2, Column.DAY))
    match_id = index.data(Role.ID)
    model.sort(Column.SCORE, Qt.SortOrder.AscendingOrder)
    assert index.data(Role.ID) == match_id


def test_filters(model: HistoryModel) -> None:
    whole = set(ids(model))
    won = _found(model, HistoryFilter(kind=Kind.WON))
    lost = _found(model, HistoryFilter(kind=Kind.LOST))
    assert won
    assert won | lost == whole
    assert not won & lost
    assert len(_found(model, HistoryFilter(kind=Kind.TRAINING))) == 1
    groups = [_found(model, HistoryFilter(group=group)) for group in model.groups]
    assert set().union(*groups) == whole
    assert sum(map(len, groups)) == len(whole)
    assert all(_found(model, HistoryFilter(rules=rules)) for rules in model.rules)
    assert (
        0
        < len(_found(model, HistoryFilter(span=Span.WEEK)))
        < len(_found(model, HistoryFilter(span=Span.MONTH)))
    )
    assert _found(model, HistoryFilter(text="HOLLY to")) == _found(model, HistoryFilter(text="hollywood"))
    assert not _found(model, HistoryFilter(text="holly nobody-is-called-so"))


def _found(model: HistoryModel, wanted: HistoryFilter) -> set[int]:
    model.set_filter(wanted)
    return set(ids(model))


def test_deleted_matches_lie_in_the_bin(model: HistoryModel, store: Store) -> None:
    gone = ids(model)[:2]
    assert model.delete(gone) == 2
    assert not set(gone) & set(ids(model))
    assert model.total == len(KINDS) - 2
    model.set_filter(HistoryFilter(kind=Kind.DELETED))
    assert set(ids(model)) == set(gone)
    assert model.bring_back(gone[:1]) == 1
    assert ids(model) == gone[1:]
    assert model.empty_bin() == 1
    assert model.load(gone[0]) is not None
    assert store.summary(gone[1]) is None


def test_a_disk_that_fails_is_told(model: HistoryModel, store: Store) -> None:
    told: list[Callable[[], str]] = []
    model.failed.connect(told.append)
    store.path.rename(store.path.with_suffix(".away"))
    assert model.delete(ids(model)[:1]) == 0
    assert len(told) == 1
    assert model.rowCount() == len(KINDS)


def test_matches_under_way_can_be_given_up(store: Store) -> None:
    whole = played_records()[0]
    part = replace(whole, rounds=whole.rounds[:1], started="2026-11-15T10:00:00Z")
    store.import_records([part])
    model = HistoryModel(store, under_way=True)
    (match_id,) = ids(model)
    assert model.abandon([match_id]) == 1
    assert model.rowCount() == 0
    listed = HistoryModel(store)
    listed.set_filter(HistoryFilter(kind=Kind.ABANDONED))
    assert ids(listed) == [match_id]


def test_out_of_one_profile_into_another_byte_for_byte(model: HistoryModel, tmp_path: Path) -> None:
    records = [model.load(match_id) for match_id in ids(model)]
    text = "".join(record.to_text() for record in records if record is not None)
    file = tmp_path / "all.ginrummy"
    file.write_text(text, encoding="utf-8", newline="\n")
    with Store.open(tmp_path / "other") as other:
        copy = HistoryModel(other)
        report = copy.import_files([file])
        assert len(report.new) == len(KINDS)
        assert not report.troubles
        again_text = "".join(other.load(match_id).to_text() for match_id in report.new)
        assert again_text == text
        assert copy.import_files([file]).known == len(KINDS)
        assert TransferWords().imported(report).startswith("7 ")


def test_bad_files_are_refused_with_the_line(model: HistoryModel, tmp_path: Path) -> None:
    text = played_records()[0].to_text()
    lines = text.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if line.startswith("result "))
    lines[place] = lines[place].replace("points ", "points 1")
    bad, none, newer = tmp_path / "bad.txt", tmp_path / "none.txt", tmp_path / "newer.txt"
    bad.write_text(text + "".join(lines), encoding="utf-8", newline="\n")
    newer.write_text("ginrummy record 99\n", encoding="utf-8")
    before = ids(model)
    report = model.import_files([bad, none, newer])
    assert not report.new
    assert ids(model) == before
    assert f"bad.txt, line {text.count(chr(10)) + place + 1}," in report.troubles[0]()
    assert "none.txt" in report.troubles[1]()
    assert "newer version" in report.troubles[2]()


def test_line_ends_of_windows_are_taken(model: HistoryModel, store: Store, tmp_path: Path) -> None:
    text = replace(played_records()[0], started="2026-01-01T00:00:00Z").to_text()
    file = tmp_path / "mail.txt"
    file.write_bytes(text.replace("\n", "\r\n").encode())
    report = model.import_files([file])
    assert len(report.new) == 1
    assert store.load(report.new[0]).to_text() == text


def test_names_of_files_are_names_everywhere() -> None:
    for record in played_records():
        name = record_name(record)
        assert name.startswith("2026-")
        assert not set(name) & set('<>:"/\\|?*')


@pytest.mark.parametrize("record", played_records(), ids=KINDS)
def test_a_deal_again_gives_everybody_the_same_cards(record: object) -> None:
    from ginrummy_qt.engine import MatchRecord  # noqa: PLC0415

    assert isinstance(record, MatchRecord)
    played = record.replay().rounds
    for number in range(1, len(record.rounds) + 1):
        wanted = again(record, number)
        match = Match(wanted.rules, wanted.seats, wanted.deals)
        assert match.deal == record.rounds[number - 1].deal
        if wanted.rules.first_dealer in {FirstDealer.PLAYER, FirstDealer.COMPUTER} and record.rules.seats < 4:
            assert match.dealer == played[number - 1].dealer


def test_rows_have_no_children(model: HistoryModel) -> None:
    child = model.index(0, 0)
    assert model.rowCount(child) == 0
    assert model.columnCount(child) == 0
    assert model.data(QModelIndex()) is None
