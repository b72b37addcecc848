"""A profile of 20,000 rounds: lists, statistics, the start, and the room that it takes.

``dev.py test --bench`` prints the figures; no assertion is on time. GINRUMMY_PROFILE names a folder in which
the profile is kept for the next run, since making it takes minutes.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Player
from ginrummy_qt.store import Filter, Outcome, Store, files
from tests.engine import sealed

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 20_000
LEVELS = ["beginner", "casual", "skilled", "expert"]


@pytest.fixture(scope="module")
def profile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = Path(os.environ.get("GINRUMMY_PROFILE") or tmp_path_factory.mktemp("bench")) / "profile"
    if not (folder / files.DATABASE_NAME).exists():
        make(folder)
    return folder


def make(folder: Path) -> None:
    """Matches of three sets of rules, each played once and stored many times under other dates and levels."""
    chance = random.Random(1)
    rules = [replace(PRESETS[name], target=100) for name in ("haus", "modern", "classic")]
    played = [sealed.match(seed=seed, rules=rules[seed % 3], words="own words") for seed in range(60)]
    began = datetime(2024, 1, 1, tzinfo=UTC)
    with Store.open(folder) as store, store.transaction():
        rounds = 0
        while rounds < ROUNDS:
            began += timedelta(hours=1)
            record = replace(
                chance.choice(played),
                started=f"{began:%Y-%m-%dT%H:%M:%SZ}",
                players=(Player("player"), Player("computer", chance.choice(LEVELS))),
                training=chance.random() < 0.05,
            )
            store.import_records([record])
            rounds += len(record.rounds)


def measured(call: Callable[[], object], times: int = 9) -> str:
    """The medians of some calls by the clock and by the processor, the first one left out."""
    call()
    clock, processor = [], []
    for _ in range(times):
        began, used = time.perf_counter(), time.process_time()
        call()
        clock.append(1000 * (time.perf_counter() - began))
        processor.append(1000 * (time.process_time() - used))
    return f"{statistics.median(clock):8.1f} ms ({statistics.median(processor):.1f} ms of the processor)"


def test_lists_and_statistics(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    size = (profile / files.DATABASE_NAME).stat().st_size
    with Store.open(profile) as store:
        found, rounds = store.finished(), store.rounds()
        asked = Filter(level="skilled", rules=PRESETS["haus"], outcome=Outcome.WON, training=False)
        figures = {
            "history": measured(store.finished),
            "history, filtered": measured(lambda: store.finished(asked)),
            "rounds for the statistics": measured(lambda: store.rounds(Filter(training=False))),
            "rounds, filtered": measured(lambda: store.rounds(asked)),
            "levels and rule sets": measured(lambda: (store.levels(), store.rule_sets())),
            "one match": measured(lambda: store.load(found[0].id)),
        }
    with capsys.disabled():
        print(f"\n{len(found)} matches, {len(rounds)} rounds, {size / 1e6:.1f} MB (at most 30)")
        for name, taken in figures.items():
            print(f"  {name:<28}{taken}")
    assert len(rounds) >= ROUNDS
    assert size < 30e6


def test_opening(profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Store.open(tmp_path).close()
    empty = measured(lambda: Store.open(tmp_path).close())
    full = measured(lambda: Store.open(profile).close())
    with capsys.disabled():
        print(f"\nopening: empty {empty}, {ROUNDS} rounds {full}")


def test_the_start(profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def start(folder: Path) -> int:
        ran = subprocess.run(
            [sys.executable, "-m", "ginrummy_qt", "--profile", str(folder), "--startup-time"],
            env=kept | {"QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(ran.stdout)

    start(tmp_path), start(profile)
    pairs = [(start(tmp_path), start(profile)) for _ in range(9)]
    empty, full = (statistics.median(column) for column in zip(*pairs, strict=True))
    with capsys.disabled():
        ratio = f"ratio {full / empty:.2f} (at most 1.10)"
        print(f"\nstart: empty {empty:.0f} ms, {ROUNDS} rounds {full:.0f} ms, {ratio}")
