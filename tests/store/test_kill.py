"""`kill -9` between any two writes: every action that was acknowledged is there, nothing is there twice."""

from __future__ import annotations

import contextlib
import random
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from ginrummy_qt.engine import action_to_text
from ginrummy_qt.store import Store

ROOT = Path(__file__).parents[2]


def run_and_kill(folder: Path, seed: int, moves: int, moment: float) -> list[list[str]]:
    """Kill a process `moment` seconds after it has said so many lines, and give all lines that it said."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.store.child", "play", str(folder), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(moves)]
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(timeout=moment)  # somewhere within the next write, or between two
        child.kill()
        lines += child.stdout.readlines()
        assert child.wait() == -signal.SIGKILL
    # The pipe may end within a line: that one was not acknowledged.
    return [line.split() for line in lines if line.endswith("\n")]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_killed_at_any_moment(folder: Path, full: bool) -> None:
    chance = random.Random(20)
    said: defaultdict[int, list[str]] = defaultdict(list)
    for seed in range(200 if full else 20):
        moves = chance.choice([1, 2, 3, chance.randrange(4, 150)])
        for kind, where, *rest in run_and_kill(folder, seed, moves, chance.random() * 0.02):
            if kind == "action":
                said[int(where)].append(" ".join(rest))
        with Store.open(folder) as store:
            assert store.notice is None
            assert store._db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert len(store.under_way()) <= 1
            matches = {found.id for found in (*store.under_way(), *store.finished())}
            assert matches >= set(said)
            for match_id in matches:
                said[match_id] = check(store, match_id, said[match_id])
    assert sum(map(len, said.values())) > 100


def check(store: Store, match_id: int, acknowledged: list[str]) -> list[str]:
    """Compare a match with what was said of it, and give all its actions."""
    record = store.load(match_id)
    stored = [
        f"{number} {entry.seat} {action_to_text(entry.action)}"
        for number, one in enumerate(record.rounds, 1)
        for entry in one.actions
    ]
    # One more may be there: written, and killed before it was said.
    assert stored[: len(acknowledged)] == acknowledged
    assert len(stored) <= len(acknowledged) + 1
    # Legal from the first to the last; killed before its first deal a match has no rounds yet.
    outcome = record.replay().outcome if record.rounds else None
    assert (outcome is None) == store.is_under_way(match_id)
    return stored
