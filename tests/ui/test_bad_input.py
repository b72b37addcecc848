"""Bad input at the start, with real processes: one clear message each, nothing of the person’s is lost."""

from __future__ import annotations

import ast
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ginrummy_qt.engine import Deal, MatchRecord, Player, Rules
from ginrummy_qt.store import Store
from tests.ui.xserver import xserver

__all__ = ["xserver"]

ROOT = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("dialog_driver.py")
OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)}

pytestmark = pytest.mark.timeout(180)


def start(
    *words: str, env: dict[str, str] | None = None, cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Start the program; `--startup-time` ends it by itself when it does open."""
    return subprocess.run(
        [sys.executable, "-m", "ginrummy_qt", "--language", "en", "--startup-time", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=OFFSCREEN if env is None else env,
        cwd=cwd,
        timeout=120,  # a dialog that waits for nobody would hang here
    )


def refused(ran: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert ran.stderr.startswith("ginrummy-qt: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    for part in parts:
        assert part in ran.stderr


def with_a_match(profile: Path) -> Path:
    """A profile with one match under way; returns its database."""
    with Store.open(profile) as store:
        players = (Player("player", None), Player("computer", "casual"))
        number = store.new_match(MatchRecord(Rules(), players, (), "2026-01-01T00:00:00Z"))
        store.begin_round(number, Deal(7), bytes(16))
        return store.path


def notices(profile: Path, *words: str, env: dict[str, str] | None = None) -> list[str]:
    """Open the window on `profile` and return what it tells in boxes; they are closed, then the window."""
    ran = subprocess.run(
        [sys.executable, str(DRIVER), "--ok", "--language", "en", "--profile", str(profile), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=OFFSCREEN if env is None else env,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stderr
    return [line.removeprefix("box: ") for line in ran.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--frobnicate"], "unrecognized arguments: --frobnicate"),
        (["--language", "fr"], "unknown language “fr”: choose one of de, en, nl, sv"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_unknown_words(words: list[str], part: str) -> None:
    if words[0].startswith("-"):
        refused(start(*words), part)
        return
    ran = subprocess.run(
        [sys.executable, "-m", "ginrummy_qt", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=OFFSCREEN,
        cwd=ROOT,
    )
    refused(ran, part)


def test_a_profile_with_a_file_in_its_way(tmp_path: Path) -> None:
    way = tmp_path / "way"
    way.write_text("a file of the person", encoding="utf-8")
    refused(start("--profile", str(way)), str(way))
    refused(start("--profile", str(way / "below")), str(way / "below"))
    assert way.read_text(encoding="utf-8") == "a file of the person"


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux’s")
def test_a_profile_that_nobody_can_write() -> None:
    refused(start("--profile", "/proc/ginrummy"), "/proc/ginrummy")


@pytest.mark.parametrize("damage", ["truncated", "garbage", "empty"])
def test_a_damaged_database_is_kept_beside_the_new_one(tmp_path: Path, damage: str) -> None:
    database = with_a_match(tmp_path)
    whole = database.read_bytes()
    broken = {"truncated": whole[: len(whole) // 2], "garbage": b"not a database at all" * 500, "empty": b""}
    database.write_bytes(broken[damage])
    before = {file.name for file in tmp_path.iterdir()}
    (told,) = notices(tmp_path)
    kept = [file for file in tmp_path.iterdir() if file.name not in before and file.suffix != ".ini"]
    (old,) = [file for file in kept if file.read_bytes() == broken[damage]]
    assert str(old) in told
    assert "\\n" not in told  # one sentence, nothing more to tell
    with Store.open(tmp_path) as store:
        assert store.notice is None
        assert store.under_way() == ()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = with_a_match(tmp_path)
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = database.read_bytes()
    refused(start("--profile", str(tmp_path)), str(database), "newer version")
    assert database.read_bytes() == before


def test_a_second_window_is_refused(tmp_path: Path) -> None:
    database = with_a_match(tmp_path)
    with Store.open(tmp_path):
        before = database.read_bytes()
        refused(start("--profile", str(tmp_path)), str(tmp_path), "Another window")
        assert database.read_bytes() == before
    assert start("--profile", str(tmp_path)).returncode == 0


# ------------------------------------------------------------------ a program that is not whole


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program, to take files away from."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "ginrummy_qt", tmp_path / "program" / "ginrummy_qt", ignore=ignored)
    if (ROOT / "resources").is_dir():
        shutil.copytree(ROOT / "resources", tmp_path / "program" / "resources", ignore=ignored)
    return tmp_path / "program"


def all_resources(program: Path, name: str) -> list[Path]:
    found = list(program.rglob(name))
    assert found, f"{name} is nowhere"
    return found


def test_a_missing_icon_is_said(copy: Path, tmp_path: Path) -> None:
    for file in all_resources(copy, "ginrummy.svg"):
        file.unlink()
    env = {**OFFSCREEN, "PYTHONPATH": str(copy)}
    refused(
        start("--profile", str(tmp_path / "p"), env=env, cwd=copy), "icons/ginrummy.svg", "install it again"
    )


def test_a_missing_translation_is_said_and_english_goes_on(copy: Path, tmp_path: Path) -> None:
    for file in all_resources(copy, "ginrummy_de.qm"):
        file.unlink()
    env = {**OFFSCREEN, "PYTHONPATH": str(copy)}
    (told,) = notices(tmp_path / "p", "--language", "de", env=env)
    assert "Deutsch" in told
    assert "English" in told


def test_a_missing_part_of_the_deck_is_said(copy: Path, tmp_path: Path) -> None:
    """The cards are drawn by the program itself: a card's file is one of its own."""
    (copy / "ginrummy_qt" / "ui" / "deck" / "heads_king.py").unlink()
    env = {**OFFSCREEN, "PYTHONPATH": str(copy)}
    ran = start("--profile", str(tmp_path / "p"), env=env, cwd=copy)
    refused(ran, "ui/deck/heads_king.py", "install it again")


# ------------------------------------------------------------------ before somebody's eyes


@pytest.mark.xvfb
@pytest.mark.slow
def test_on_a_real_screen_a_dialog_says_it_and_return_closes_it(
    tmp_path: Path, xserver: dict[str, str]
) -> None:
    database = with_a_match(tmp_path)
    with sqlite3.connect(database) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    environment = {**xserver, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, str(DRIVER), "--language", "en", "--profile", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert str(database) in said
        # A key press from the X server, as from a keyboard; again while the window manager still works.
        for _ in range(40):
            find = [
                "xdotool",
                "search",
                "--sync",
                "--onlyvisible",
                "--name",
                "Gin Rummy",
                "windowactivate",
                "--sync",
            ]
            subprocess.run(
                [*find, "key", "Return"], env=environment, check=False, timeout=30, capture_output=True
            )
            try:
                process.wait(timeout=0.5)
                break
            except subprocess.TimeoutExpired:
                continue
        _, errors = process.communicate(timeout=10)
    finally:
        process.kill()
    assert process.returncode == 2
    assert errors.startswith("ginrummy-qt: ")
    assert errors.strip().removeprefix("ginrummy-qt: ") == ast.literal_eval(said.removeprefix("box: "))
