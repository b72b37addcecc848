"""The expert at the table (issue 5): deadlines, the window beside it, calling it off, its memory.

``dev.py test --bench`` takes a sample, ``--full`` all the decisions that the issue asks for. Times are by the
clock: a run on a busy machine is no measurement, so each is the quietest of several.
"""

from __future__ import annotations

import multiprocessing
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import ALL_CARDS, PRESETS, Deal, Phase, Round, SeatView
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.worker import WorkerThread
from ginrummy_qt.options import Options
from ginrummy_qt.players import create
from ginrummy_qt.ui.main_window import MainWindow
from tests.bench.test_program import answer

SPARE_MS, SLIP_MS, CANCEL_MS, MEMORY_MB = 50.0, 8.0, 50.0, 200.0

MEMORY = """
import random
import numpy
import psutil
from PySide6.QtCore import QCoreApplication
from ginrummy_qt import players
from tests.bench.test_thinking import positions

views = positions(8)
idle = psutil.Process().memory_info().rss
expert, most = players.create("expert", 1), idle
for view in views:
    expert.choose(view, 1.0)
    players.advise(view)
    most = max(most, psutil.Process().memory_info().rss)
print(len(views), idle, most)
"""


def positions(rounds: int, level: str = "skilled") -> list[SeatView]:
    """What the seats see before each of their decisions in some rounds."""
    chance = random.Random(3)
    views = []
    player = create(level, 1)
    for number in range(rounds):
        table = Round(PRESETS["haus"], chance.sample(ALL_CARDS, 52), number % 2)
        while table.result is None:
            view = table.view(table.turn)
            if view.phase is not Phase.LAYOFF:
                views.append(view)
            table.apply(player.choose(view, 1.0))
    return views


def _count_for_ever() -> None:
    number = 0
    while True:
        number += 1


@contextmanager
def busy_cores() -> Iterator[None]:
    """Let both cores of the machine have something else to do."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=_count_for_ever, daemon=True) for _ in range(2)]
    for one in others:
        one.start()
    try:
        yield
    finally:
        for one in others:
            one.terminate()
            one.join()


def _p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * len(times))]


def _ticks(count: int) -> list[float]:
    """When a timer of 16 ms came, in seconds."""
    ticks = [time.perf_counter()]
    timer, loop = QTimer(), QEventLoop()
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def tick() -> None:
        ticks.append(time.perf_counter())
        if len(ticks) > count:
            loop.quit()

    timer.timeout.connect(tick)
    timer.start(16)
    loop.exec()
    return ticks


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seconds", [0.3, 1.0, 3.0])
def test_deadlines_hold_on_busy_cores(seconds: float, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """No decision takes longer than it may, and 50 ms."""
    views = positions(20)
    expert = create("expert", 1)
    expert.choose(views[0], seconds)  # loads its numbers
    chosen = random.Random(4).choices(views, k=334 if full else 20)
    took = []
    with busy_cores():
        for view in chosen:
            began = time.perf_counter()
            expert.choose(view, seconds)
            took.append(1000 * (time.perf_counter() - began))
    with capsys.disabled():
        print(
            f"\nmay take {1000 * seconds:.0f} ms on busy cores: median {statistics.median(took):.0f}, ",
            end="",
        )
        print(f"p95 {_p95(took):.0f}, the longest {max(took):.0f} ms")
    assert max(took) <= 1000 * seconds + SPARE_MS


def test_the_window_beside_it(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A timer of 16 ms in the window of the table, while the expert and hints think without a pause."""
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    services.settings.animation = "off"
    window = MainWindow(services)
    window.resize(1280, 800)
    window.show()
    services.controller.new_match(PRESETS["haus"], seats_for("casual"), iter([Deal(5)] * 2))
    worker = WorkerThread()
    worker.start()
    views = positions(6)
    asked = 0

    def ask() -> None:
        nonlocal asked
        asked += 1
        worker.request(asked, views[asked % len(views)], "expert", asked, 1.0)

    worker.answered.connect(ask)
    ask()
    qtbot.waitUntil(lambda: asked > 2, timeout=60_000)  # its numbers are loaded
    found = []
    for _ in range(5):
        before, ticks = asked, _ticks(150)
        late = [max(0.0, 1000 * (then - now) - 16) for now, then in pairwise(ticks)]
        found.append((_p95(late), statistics.median(late), asked - before))
    worker.answered.disconnect(ask)
    worker.stop()
    window.close()
    services.close()
    p95, median, decisions = min(found)
    with capsys.disabled():
        print(
            f"\nwhile the expert thinks ({decisions} decisions) a timer comes {median:.1f} ms late, ", end=""
        )
        print(f"p95 {p95:.1f} ms (at most {SLIP_MS:g}); all runs: {[round(one[0], 1) for one in found]}")
    assert p95 <= SLIP_MS


def test_it_can_be_called_off(qapp: QApplication, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    """After a question is dropped the thread is free for the next one, or to end, within 50 ms."""
    worker = WorkerThread()
    worker.start()
    views = positions(6)
    answers = QSignalSpy(worker.answered)
    worker.request(1, views[0], "expert", 1, 1.0)
    qtbot.waitUntil(lambda: answers.count() == 1, timeout=60_000)
    chance = random.Random(5)
    took = []
    for number in range(60):
        view = chance.choice(views)
        worker.request(100 + 2 * number, view, "expert", number, 3.0)
        qtbot.wait(chance.randrange(1, 40))
        wanted = answers.count() + 1
        loop = QEventLoop()  # not the spy's own waiting, which keeps Python's lock
        worker.answered.connect(loop.quit)
        began = time.perf_counter()
        worker.cancel()
        worker.request(101 + 2 * number, view, "beginner", number, 3.0)
        loop.exec()
        took.append(1000 * (time.perf_counter() - began))
        worker.answered.disconnect(loop.quit)
        assert answers.count() == wanted
    worker.stop()
    with capsys.disabled():
        print(f"\ncalled off, the next answer comes after {statistics.median(took):.1f} ms, ", end="")
        print(f"p95 {_p95(took):.1f}, the longest {max(took):.1f} (at most {CANCEL_MS:g})")
    assert _p95(took) <= CANCEL_MS


@pytest.mark.timeout(600)
def test_memory_of_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    decisions, idle, most = map(int, answer("-c", MEMORY).split())
    grown = (most - idle) / 2**20
    with capsys.disabled():
        print(f"\n{decisions} decisions and hints: {grown:.0f} MB more (at most {MEMORY_MB:g})")
    assert grown <= MEMORY_MB
