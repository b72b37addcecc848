"""How long history and statistics take to open on a profile of 20,000 rounds, and a replay to go anywhere.

``dev.py test --bench`` prints the figures; no assertion is on time. The profile is that of ``test_history``.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.replay import Replay
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.statistics_query import StatisticsQuery
from ginrummy_qt.store import Store
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from tests.bench.test_history import profile

__all__ = ["profile"]

pytestmark = pytest.mark.timeout(1800)  # making the profile takes minutes


def opened(make: Callable[[], QWidget], times: int = 5) -> tuple[float, float]:
    """The median time from the wish to the painted window: by the clock and by the processor, in ms."""
    clock, processor = [], []
    for _ in range(times + 1):
        began, used = time.perf_counter(), time.process_time()
        window = make()
        window.show()
        window.grab()
        clock.append(1000 * (time.perf_counter() - began))
        processor.append(1000 * (time.process_time() - used))
        window.close()
        window.deleteLater()
    return statistics.median(clock[1:]), statistics.median(processor[1:])


def test_windows_on_many_rounds(
    qapp: QApplication, profile: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(tmp_path)
    with Store.open(profile) as store:
        history = opened(lambda: HistoryWindow(HistoryModel(store), settings))
        figures = opened(lambda: StatisticsWindow(StatisticsQuery(store), settings))
        record = store.load(store.finished()[0].id)
    replay = Replay(record)
    began = time.perf_counter()
    for number in range(1, len(record.rounds) + 1):
        replay.go(number, 99)
    going = 1000 * (time.perf_counter() - began) / len(record.rounds)
    with capsys.disabled():
        print(f"\nhistory {history[0]:.0f} ms ({history[1]:.0f} of the processor; at most 300)")
        print(f"statistics {figures[0]:.0f} ms ({figures[1]:.0f} of the processor; at most 500)")
        print(f"replay: to the end of a round {going:.1f} ms")
    assert replay.at_end
