"""A damaged database gives back the matches that can still be read, and no others."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ginrummy_qt import first_bytes
from ginrummy_qt.engine import MatchRecord
from ginrummy_qt.models.transfer import TransferWords, import_files
from ginrummy_qt.store import FolderError, NewerError, Store, StoreError, files
from ginrummy_qt.store.rescue import is_database, rescue
from tests.engine import sealed
from tests.store import old
from tests.store.played import write

MATCHES = 6
PAGE = 4096


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, tuple[MatchRecord, ...]]:
    """A sound database and what is in it."""
    folder = tmp_path_factory.mktemp("whole")
    with Store.open(folder) as store:
        numbers = [write(store, sealed.match(seed=seed)) for seed in range(1, MATCHES + 1)]
        records = tuple(store.load(number) for number in numbers)
    return (folder / files.DATABASE_NAME).read_bytes(), records


def test_a_sound_one_gives_everything_but_the_bin(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        numbers = [write(store, sealed.match(seed=seed)) for seed in (1, 2, 3)]
        store.delete([numbers[1]])
        kept = store.load(numbers[0]), store.load(numbers[2])
        path = store.path
        assert rescue(path) == (kept, 0), "the log that is not folded in yet counts too"
    assert rescue(path) == (kept, 0)


def test_one_of_an_older_version(tmp_path: Path) -> None:
    path = tmp_path / "older" / files.DATABASE_NAME
    old.write(path.parent, [sealed.match(seed=1)])
    before = path.read_bytes()
    found, lost = rescue(path)
    assert (len(found), lost) == (1, 0)
    assert path.read_bytes() == before


@pytest.mark.parametrize("seed", range(60))
def test_what_comes_back_was_there(
    tmp_path: Path, whole: tuple[bytes, tuple[MatchRecord, ...]], seed: int
) -> None:
    """Pages overwritten anywhere: the file is left alone."""
    content, records = whole
    chance = random.Random(seed)
    data = bytearray(content)
    for _ in range(chance.choice([1, 1, 2, 5])):
        page = chance.randrange(len(data) // PAGE) * PAGE
        length = chance.choice([8, 100, PAGE])
        start = page + chance.randrange(PAGE - length + 1)
        data[start : start + length] = chance.randbytes(length)
    path = tmp_path / "damaged.sqlite3"
    path.write_bytes(data)
    try:
        found, lost = rescue(path)
    except StoreError:
        return
    assert path.read_bytes() == data
    # A name may have lost a letter; but everything follows the rules, and no action is made up.
    actions = [[entry for each in one.rounds for entry in each.actions] for one in records]
    for one in found:
        one.replay()
        assert [entry for each in one.rounds for entry in each.actions] in actions
    assert len(found) + lost <= MATCHES


def test_a_page_in_the_middle_costs_some_matches_and_not_all(
    tmp_path: Path, whole: tuple[bytes, tuple[MatchRecord, ...]]
) -> None:
    """The way a person meets it: the file is moved aside at the start, and imported in the history."""
    content, records = whole
    saved = []
    for page in range(1, len(content) // PAGE):
        folder = tmp_path / str(page)
        folder.mkdir()
        data = bytearray(content)
        data[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)
        (folder / files.DATABASE_NAME).write_bytes(data)
        with Store.open(folder) as store:
            if store.notice is None:  # a page that is not in use
                continue
            assert is_database(store.notice.kept)
            report = import_files(store, [store.notice.kept])
            stored = [store.load(number) for number in report.new]
            assert all(one in records for one in stored)
            saved.append(len(stored))
            if report.lost:
                assert f"{report.lost} can no longer be read" in TransferWords().imported(report)
    assert len(saved) > 10
    assert sum(count > 0 for count in saved) > len(saved) / 2


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    path.write_bytes(first_bytes.SQLITE + bytes(4000))
    assert is_database(path)
    with pytest.raises(FolderError):
        rescue(path)
    path.write_text("ginrummy 1")
    assert not is_database(path)


def test_a_newer_one_is_refused_by_name(tmp_path: Path, whole: tuple[bytes, tuple[MatchRecord, ...]]) -> None:
    data = bytearray(whole[0])
    data[60:64] = (99).to_bytes(4, "big")
    path = tmp_path / "newer.sqlite3"
    path.write_bytes(data)
    with pytest.raises(NewerError):
        rescue(path)
