"""`kill -9` in the middle of a match: what was told is on the disk, and the next start goes on there."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ginrummy_qt.engine import MatchRecord
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.selftest_checks import move_of

DRIVER = Path(__file__).with_name("kill_driver.py")
ROOT = Path(__file__).resolve().parents[2]


@contextlib.contextmanager
def window(profile: Path) -> Iterator[subprocess.Popen[str]]:
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1", "PYTHONPATH": paths}
    process = subprocess.Popen(
        [sys.executable, str(DRIVER), str(profile)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        env=environment,
    )
    try:
        with process:
            yield process
    finally:
        process.kill()


def read(process: subprocess.Popen[str], count: int) -> list[str]:
    """The next `count` lines, fewer at the end."""
    assert process.stdout is not None
    lines = (process.stdout.readline().strip() for _ in range(count))
    return [line for line in lines if line]


def rest(process: subprocess.Popen[str]) -> list[str]:
    assert process.stdout is not None
    return [line.strip() for line in process.stdout if line.endswith("\n")]


def stored(profile: Path) -> tuple[MatchRecord, list[str]]:
    """The one match of the profile, and its actions as the window tells them."""
    with Store.open(profile) as store:
        assert store.notice is None  # sound after every kill
        (summary, *others) = (*store.under_way(), *store.finished())
        assert not others
        record = store.load(summary.id)
    told: list[str] = []
    for number in range(1, len(record.rounds) + 1):
        # Replayed round by round: the engine takes every action as legal, in order.
        started = MatchRecord(record.rules, record.players, record.rounds[:number], record.started)
        actions = record.rounds[number - 1].actions
        cut = MatchRecord(
            record.rules,
            record.players,
            (*record.rounds[: number - 1], type(record.rounds[0])(record.rounds[number - 1].deal, ())),
            record.started,
        )
        match = cut.replay()
        told += [f"{number} {move_of(match.apply(entry.action))}" for entry in actions]
        assert started.replay().round.events == match.round.events
    return record, told


def play_and_kill(profile: Path, chance: random.Random) -> tuple[str, list[str]]:
    """Start the window, kill it after some actions and a moment; return how it began and what it told."""
    with window(profile) as process:
        ready = read(process, 1)
        lines = read(process, chance.randrange(12))
        # A moment: it may hit a write, a motion, the computer's thinking, or nothing at all.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=chance.random() * 0.05)
        process.kill()
        lines += rest(process)
    return (ready[0] if ready else ""), lines


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_nothing_is_lost_or_doubled_by_kill_9(tmp_path: Path, full: bool) -> None:
    seed = random.SystemRandom().randrange(1 << 32)
    chance = random.Random(seed)
    kills = 50 if full else 8
    settings = Settings(tmp_path)
    settings.animation = "off"
    settings.preset = "haus"
    settings.target = 400 if full else 150  # long enough to be there for every kill
    acknowledged: list[str] = []
    match_id = ""
    for kill in range(kills):
        ready, lines = play_and_kill(tmp_path, chance)
        words = ready.split()
        assert words[:2] == ["ready", "resumed" if kill else "dealt"], f"seed {seed}, kill {kill}: {ready!r}"
        assert match_id in {"", words[2]}
        match_id = words[2]
        acknowledged += lines
        record, told = stored(tmp_path)
        assert told[: len(acknowledged)] == acknowledged, f"seed {seed}, kill {kill}: lost or doubled"
        # Written and not told yet: what the kill came between, at most one.
        assert len(told) - len(acknowledged) <= 1, f"seed {seed}, kill {kill}: {told[len(acknowledged) :]}"
        acknowledged = told
        times = [entry.at for one in record.rounds for entry in one.actions]
        assert times == sorted(times)
    with window(tmp_path) as process:
        lines = rest(process)
        assert process.wait(timeout=60) == 0, f"seed {seed}"
    assert lines[0].split()[:2] == ["ready", "resumed"]
    assert lines[-1].startswith("over ")
    record, told = stored(tmp_path)
    assert told == acknowledged + lines[1:-1], f"seed {seed}"
    outcome = record.replay().outcome
    assert outcome is not None
    assert lines[-1] == f"over {outcome.finals[0]} {outcome.finals[1]}"
