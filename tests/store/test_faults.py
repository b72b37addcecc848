"""Faults of the disk at any write, and loss of power between any two, with real processes.

A library stands between the process and its files (faults.c, LD_PRELOAD), below SQLite and Python alike.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from pathlib import Path

import pytest

from ginrummy_qt.store import Store, schema
from tests.engine import sealed
from tests.store import old
from tests.store.power import Disk, operations
from tests.store.test_kill import check

ROOT = Path(__file__).parents[2]
CC = shutil.which("gcc") or shutil.which("cc")

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux" or CC is None, reason="needs Linux and a C compiler"),
    pytest.mark.slow,
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("faults") / f"faults{sysconfig.get_config_var('SHLIB_SUFFIX')}"
    source = Path(__file__).with_name("faults.c")
    assert CC is not None
    words = ["-shared", "-fPIC", "-O1", "-w", "-o", str(path), str(source)]
    subprocess.run([CC, *words], check=True)
    return path


def run(library: Path, folder: Path, *words: str, **settings: object) -> tuple[int, list[str]]:
    """Let the child play under the library; gives its status and the lines that it could finish."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    environment |= {"LD_PRELOAD": str(library), "FAULT_DIR": str(folder)}
    environment |= {f"FAULT_{name.upper()}": str(value) for name, value in settings.items()}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.store.child", words[0], str(folder), *words[1:]],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        check=False,
        timeout=100,
    )
    lines = ran.stdout.decode().splitlines(keepends=True)
    return ran.returncode, [line.rstrip("\n") for line in lines if line.endswith("\n")]


def tell(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with capsys.disabled():
        sys.stdout.write(f"\n{line}\n")


def sound(store: Store) -> None:
    """Nothing was moved aside, and nothing is wrong anywhere in the file."""
    assert store.notice is None
    assert store._db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert store._db.execute("PRAGMA foreign_key_check").fetchall() == []


def compare(store: Store, acknowledged: list[str]) -> list[str]:
    """Compare all matches with the lines of the child, and give what they hold now, as such lines."""
    said: dict[int, list[str]] = {}
    for line in acknowledged:
        kind, _, rest = line.partition(" ")
        if kind == "action":
            where, _, action = rest.partition(" ")
            said.setdefault(int(where), []).append(action)
    found = {one.id for one in (*store.under_way(), *store.finished())}
    assert found >= set(said)
    return [
        f"action {match_id} {action}"
        for match_id in sorted(found)
        for action in check(store, match_id, said.get(match_id, []))
    ]


@pytest.mark.timeout(1800)
def test_faults_at_any_write(
    library: Path, tmp_path: Path, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    chance = random.Random(seed)
    folder, told = tmp_path / "profile", tmp_path / "told"
    acknowledged: list[str] = []
    faults: Counter[str] = Counter()
    runs = 0
    while faults.total() < (1000 if full else 60):
        runs += 1
        if runs % 10 == 1:  # a new file: its making is hit too
            shutil.rmtree(folder, ignore_errors=True)
            acknowledged = []
        crash = chance.choice([chance.randrange(1, 40), chance.randrange(1, 500)])
        status, lines = run(
            library,
            folder,
            "insist",
            str(chance.randrange(1 << 32)),
            "80",
            seed=chance.randrange(1 << 32),
            rate=chance.choice([0, 40, 100]),
            crash=crash,
            tell=told,
        )
        where = f"seed {seed}, run {runs}: {lines[-3:]}"
        assert status in {0, 137}, where
        assert "changed" not in lines, where
        acknowledged += [line for line in lines if line.startswith("action ")]
        faults = Counter(line.partition(" ")[2] for line in told.read_text(encoding="utf-8").splitlines())
        with Store.open(folder) as store:
            sound(store)
            acknowledged = compare(store, acknowledged)
    kinds = {" ".join(kind.split()[1:]) for kind in faults}
    if full:
        assert kinds >= {"short", "full", "broken", "crash before", "crash after"}
    if full:
        tell(capsys, f"{runs} processes, {faults.total()} faults: {dict(faults)}")


def test_a_disk_that_is_full_from_the_start(library: Path, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    _, lines = run(library, folder, "open", rate=1000, seed=3)
    assert lines[0].startswith("FolderError ")
    Store.open(folder).close()
    before = (folder / "ginrummy.sqlite3").read_bytes()
    _, lines = run(library, folder, "open", rate=1000, seed=3)
    assert len(lines) == 1
    with Store.open(folder) as store:
        sound(store)
    assert (folder / "ginrummy.sqlite3").read_bytes() == before


@pytest.mark.timeout(1800)
def test_loss_of_power_between_any_two_writes(
    library: Path, tmp_path: Path, full: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    chance = random.Random(7)
    folder, log = tmp_path / "profile", tmp_path / "log"
    disk = Disk(folder)
    for number in range(6 if full else 2):  # the second goes on with what the first has left
        status, lines = run(library, folder, "insist", str(number), "160", log=log)
        assert (status, lines[-1]) == (0, "closed")
    done = list(operations(log.read_bytes()))
    looks = set(chance.sample(range(len(done)), min(len(done), 1500 if full else 120)))
    looks |= set(range(30))  # the making of the file
    seen = 0
    for number, one in enumerate(done):
        disk.take(one)
        if number not in looks:
            continue
        image = tmp_path / f"image-{number}"
        disk.after_power_loss(chance, image)
        with Store.open(image) as store:
            sound(store)
            compare(store, disk.acknowledged)
        shutil.rmtree(image)
        seen += 1
    acknowledged = [line for line in disk.acknowledged if line.startswith("action ")]
    assert len(acknowledged) > 100
    if full:
        tell(capsys, f"{len(done)} operations, {seen} losses of power")


@pytest.mark.timeout(900)
def test_loss_of_power_while_an_older_file_is_brought_up_to_date(
    library: Path, tmp_path: Path, full: bool
) -> None:
    chance = random.Random(8)
    folder, log = tmp_path / "profile", tmp_path / "log"
    records = [sealed.match(seed=seed) for seed in (1, 2)] + [sealed.match(seed=3, most=40)]
    old.write(folder, records)
    disk = Disk(folder)
    assert run(library, folder, "open", log=log) == (0, ["open"])
    done = list(operations(log.read_bytes()))
    step = 1 if full else max(1, len(done) // 40)
    for number, one in enumerate(done):
        disk.take(one)
        if number % step:
            continue
        image = tmp_path / f"image-{number}"
        disk.after_power_loss(chance, image)
        with Store.open(image) as store:
            sound(store)
            assert [store.load(match_id) for match_id in (1, 2, 3)] == records
            assert len(store.finished()) == 2
            assert store._db.execute("PRAGMA user_version").fetchone() == (schema.VERSION,)
        copies = list(image.glob("ginrummy-format-2-*.sqlite3"))
        assert copies  # whichever start brought it up to date had made a copy before
        shutil.rmtree(image)


@pytest.mark.timeout(900)
def test_crashes_and_faults_while_an_older_file_is_brought_up_to_date(
    library: Path, tmp_path: Path, full: bool
) -> None:
    chance = random.Random(9)
    records = [sealed.match(seed=1), sealed.match(seed=3, most=40)]
    template = tmp_path / "template"
    old.write(template, records)
    for number in range(100 if full else 8):
        folder = tmp_path / str(number)
        shutil.copytree(template, folder)
        status, lines = run(
            library, folder, "open", crash=chance.randrange(1, 90), rate=chance.choice([0, 30]), seed=number
        )
        assert status in {0, 137}
        assert all(line == "open" or line.startswith("FolderError ") for line in lines)
        with Store.open(folder) as store:
            sound(store)
            assert [store.load(match_id) for match_id in (1, 2)] == records
        assert list(folder.glob("ginrummy-format-2-*.sqlite3"))
