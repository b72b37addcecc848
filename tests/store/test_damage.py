"""Whatever lies in the folder: opening gives a store or a documented error, and overwrites nothing."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, cast

import pytest

from ginrummy_qt.engine import Deal, Draw, Entry, MatchRecord, RecordError, Rules
from ginrummy_qt.store import (
    DamagedError,
    FolderError,
    LockedError,
    NewerError,
    Store,
    WriteError,
    files,
    lock,
    schema,
)
from tests.store.child import PLAYERS, STARTED, rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
EMPTY = MatchRecord(Rules(), PLAYERS, (), STARTED)
NAME = files.DATABASE_NAME


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != lock.LOCK_NAME}


def check_moved_aside(store: Store, main: bytes, log: bytes | None = None) -> None:
    """The store is new and works; the damaged files are kept to the byte, as the notice says."""
    assert store.notice is not None
    kept = store.notice.kept
    assert kept.parent == store.path.parent
    assert kept.name.startswith("ginrummy-damaged-20")
    assert str(kept) in str(store.notice)
    assert kept.read_bytes() == main
    if log is not None:
        assert kept.with_name(kept.name + "-wal").read_bytes() == log
    assert store.under_way() == ()
    match_id = store.new_match(EMPTY)
    store.begin_round(match_id, Deal(3), b"")
    store.append(match_id, 1, Entry(0, Draw(), 1))
    assert len(rounds(store, match_id)[0].actions) == 1


def lengths(size: int) -> list[int]:
    chance = random.Random(size)
    edges = {0, 1, 15, 16, 60, 64, 99, 100, 101, 511, 512, 4095, 4096, 4097, size // 2, size - 4096, size - 1}
    return sorted({*edges, *(chance.randrange(size) for _ in range(15))} - {size})


def test_truncated_at_many_lengths(played: tuple[Path, Path], tmp_path: Path) -> None:
    whole = (played[0] / NAME).read_bytes()
    assert len(whole) > 5 * 4096
    for length in lengths(len(whole)):
        folder = tmp_path / str(length)
        folder.mkdir()
        (folder / NAME).write_bytes(whole[:length])
        with Store.open(folder) as store:
            check_moved_aside(store, whole[:length])
        with Store.open(folder) as store:
            assert store.notice is None
            assert len(store.under_way()) == 1


def test_what_a_killed_process_leaves_is_all_there(played: tuple[Path, Path], tmp_path: Path) -> None:
    closed, killed = played
    assert (killed / f"{NAME}-wal").stat().st_size > 0
    shutil.copytree(killed, tmp_path / "again")
    shutil.copytree(closed, tmp_path / "closed")
    with Store.open(tmp_path / "again") as store, Store.open(tmp_path / "closed") as other:
        assert store.notice is None
        assert sum(len(one.actions) for one in rounds(store, 1)) == 120
        assert store.load(1) == other.load(1)


def test_truncated_beside_its_log(played: tuple[Path, Path], tmp_path: Path) -> None:
    main, log = (played[1] / NAME).read_bytes(), (played[1] / f"{NAME}-wal").read_bytes()
    for length in lengths(len(main)):
        folder = tmp_path / str(length)
        shutil.copytree(played[1], folder)
        (folder / NAME).write_bytes(main[:length])
        with Store.open(folder) as store:
            if store.notice is None:  # the log holds all the pages that are missing
                assert sum(len(one.actions) for one in rounds(store, 1)) == 120
            else:
                check_moved_aside(store, main[:length], log)


def test_a_log_cut_short_loses_only_its_end(played: tuple[Path, Path], tmp_path: Path) -> None:
    log = (played[1] / f"{NAME}-wal").read_bytes()
    with Store.open(played[0]) as store:
        whole = [entry for one in rounds(store, 1) for entry in one.actions]
    counts = []
    for length in lengths(len(log)):
        folder = tmp_path / str(length)
        folder.mkdir()
        shutil.copy(played[1] / NAME, folder)
        (folder / f"{NAME}-wal").write_bytes(log[:length])
        with Store.open(folder) as store:
            assert store.notice is None
            found = [entry for one in rounds(store, 1) for entry in one.actions] if store.under_way() else []
            assert found == whole[: len(found)]
            counts.append(len(found))
    assert counts == sorted(counts)
    assert counts[0] < 20
    assert counts[-1] > 100


@pytest.mark.parametrize("what", ["noise", "text", "empty", "foreign", "header", "tables", "schema"])
def test_garbage_is_moved_aside(played: tuple[Path, Path], tmp_path: Path, what: str) -> None:
    path = tmp_path / NAME
    whole = (played[0] / NAME).read_bytes()
    match what:
        case "noise":
            path.write_bytes(random.Random(1).randbytes(50_000))
        case "text":
            path.write_text("ginrummy record 1\n" * 500, encoding="utf-8")
        case "empty":
            path.touch()
        case "header":  # the first page alone is ours
            path.write_bytes(whole[:100] + random.Random(2).randbytes(len(whole) - 100))
        case "schema":  # shows only to who may write, in a message that is no text
            path.write_bytes(whole.replace(b"round, ordinal)", b"round, ord\xe1nal)"))
            assert path.read_bytes() != whole
        case "foreign":
            with contextlib.closing(sqlite3.connect(path)) as db:
                db.execute("CREATE TABLE match (id)")
        case "tables":
            with contextlib.closing(sqlite3.connect(path)) as db:
                db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
                db.execute("CREATE TABLE match (id)")
    before = path.read_bytes()
    with Store.open(tmp_path) as store:
        check_moved_aside(store, before)


def test_damaged_twice_in_a_second_keeps_both(tmp_path: Path) -> None:
    kept = []
    for text in (b"one", b"two", b"three"):
        (tmp_path / NAME).write_bytes(text)
        with Store.open(tmp_path) as store:
            check_moved_aside(store, text)
            assert store.notice is not None
            kept.append(store.notice.kept)
    assert [path.read_bytes() for path in kept] == [b"one", b"two", b"three"]


def test_a_log_without_its_database_is_not_played_into_the_new_one(
    played: tuple[Path, Path], tmp_path: Path
) -> None:
    shutil.copy(played[1] / f"{NAME}-wal", tmp_path)
    log = (tmp_path / f"{NAME}-wal").read_bytes()
    with Store.open(tmp_path) as store:
        check_moved_aside(store, log)


def test_bytes_changed_by_chance(played: tuple[Path, Path], tmp_path: Path, full: bool) -> None:
    whole = (played[0] / NAME).read_bytes()
    chance = random.Random(11)
    opened = 0
    for number in range(2000 if full else 60):
        folder = tmp_path / str(number)
        folder.mkdir()
        changed = bytearray(whole)
        for _ in range(chance.choice([1, 3, 30])):
            # Half of them in the header and the schema, where they do most.
            changed[chance.randrange(chance.choice([100, 4096, len(whole)]))] = chance.randrange(256)
        (folder / NAME).write_bytes(changed)
        try:
            store = Store.open(folder)
        except NewerError:
            assert contents(folder) == {NAME: bytes(changed)}
            continue
        with store:
            if store.notice is not None:
                check_moved_aside(store, bytes(changed))
                continue
            opened += 1
            for found in store.under_way():
                with contextlib.suppress(DamagedError, RecordError):
                    store.load(found.id).replay()
    assert opened > 3  # some changes do no harm: the test would be empty if none got that far


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_a_newer_file_is_refused_by_name_and_not_touched(
    played: tuple[Path, Path], tmp_path: Path, left: str
) -> None:
    folder = tmp_path / "newer"
    shutil.copytree(played[0] if left == "closed" else played[1], folder)
    (folder / f"{NAME}-shm").unlink(missing_ok=True)  # made anew by whoever reads
    with (folder / NAME).open("r+b") as file:
        file.seek(60)
        file.write((schema.VERSION + 1).to_bytes(4, "big"))
    before = contents(folder)
    with pytest.raises(NewerError, match="newer version") as caught:
        Store.open(folder)
    assert str(folder / NAME) in str(caught.value)
    assert (caught.value.found, caught.value.known) == (schema.VERSION + 1, schema.VERSION)
    assert contents(folder) == before


def test_a_newer_version_in_the_log_alone_is_refused_too(tmp_path: Path) -> None:
    folder, copy = tmp_path / "live", tmp_path / "copy"
    with Store.open(folder) as store:
        store._db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        shutil.copytree(folder, copy)
        store._db.execute(f"PRAGMA user_version = {schema.VERSION}")
    before = contents(copy)
    with pytest.raises(NewerError):
        Store.open(copy)
    after = contents(copy)
    assert {name: after[name] for name in (NAME, f"{NAME}-wal")} == {
        name: before[name] for name in (NAME, f"{NAME}-wal")
    }


def start(mode: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.child", mode, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_second_window_is_told_so_until_the_first_is_gone(folder: Path) -> None:
    with start("hold", folder) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "ready\n"
        before = contents(folder)
        with pytest.raises(LockedError, match="Another window") as caught:
            Store.open(folder)
        assert str(folder) in str(caught.value)
        assert contents(folder) == before
        first.kill()
        assert first.wait() == -signal.SIGKILL
    with Store.open(folder) as store:
        assert store.notice is None


def test_a_second_store_in_one_process_is_refused(folder: Path, store: Store) -> None:
    with pytest.raises(LockedError):
        Store.open(folder)
    store.close()
    Store.open(folder).close()


def test_another_program_that_holds_the_database(folder: Path) -> None:
    Store.open(folder).close()
    with contextlib.closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LockedError):
            Store.open(folder)
        other.execute("ROLLBACK")
    Store.open(folder).close()


@pytest.mark.parametrize("below", ["", "deeper", "deeper/still"])
def test_a_file_in_place_of_the_folder(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    with pytest.raises(FolderError) as caught:
        Store.open(tmp_path / "file" / below)
    assert str(tmp_path / "file") in str(caught.value)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_folder_in_place_of_the_database(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(FolderError, match=NAME):
        Store.open(tmp_path)


@pytest.mark.skipif(not Path("/proc/1").exists(), reason="needs a file system where nobody can make files")
def test_a_folder_where_nothing_can_be_made() -> None:
    with pytest.raises(FolderError, match="/proc/"):
        Store.open(Path("/proc/ginrummy"))
    with pytest.raises(FolderError, match="/proc/"):
        Store.open(Path("/proc/self"))


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
@pytest.mark.parametrize("what", ["folder", "database"])
def test_without_permission_to_write(what: str) -> None:
    """Permissions bind everybody but root, so root becomes the user nobody for a moment."""
    with tempfile.TemporaryDirectory() as name:  # pytest's own folders let no other user through
        folder = Path(name, "profile")
        Store.open(folder).close()
        Path(name).chmod(0o755)
        folder.chmod(0o777)
        (folder / lock.LOCK_NAME).chmod(0o666)
        if what == "folder":
            (folder / lock.LOCK_NAME).unlink()
            folder.chmod(0o555)
        else:
            (folder / NAME).chmod(0o444)
        before = contents(folder)
        with nobody(), pytest.raises(FolderError, match="ermission denied") as caught:
            Store.open(folder)
        assert str(folder) in str(caught.value)
        assert contents(folder) == before
        folder.chmod(0o755)


@contextlib.contextmanager
def nobody() -> Iterator[None]:
    """Give up root's rights inside the block."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_folder_whose_lock_file_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a read-only folder says; root would be let in, so the refusal is put in place of the system's."""
    (tmp_path / NAME).write_bytes(b"not touched")

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(FolderError, match="Permission denied"):
        Store.open(tmp_path)
    monkeypatch.undo()
    assert contents(tmp_path) == {NAME: b"not touched"}


def test_a_failed_opening_frees_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(FolderError, match="No space left"):
            Store.open(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.notice is None


class Quoting:
    """A connection whose every message quotes damage: sqlite3 itself then fails to decode it."""

    def execute(self, *_: object) -> NoReturn:
        raise UnicodeDecodeError("utf-8", b"near \xc5", 5, 6, "invalid continuation byte")

    def close(self) -> None:
        pass


def test_messages_that_quote_damage_are_damage_too(folder: Path) -> None:
    with Store.open(folder) as store:
        match_id = store.new_match(EMPTY)
        store._db.close()
        store._db = cast("sqlite3.Connection", Quoting())
        with pytest.raises(WriteError):
            store.new_match(EMPTY)
        for ask in (store.is_under_way, store.load, store.nonces):
            with pytest.raises(DamagedError):
                ask(match_id)
