"""How long a review takes: a round on the worker's thread, a match, and what the window notices of it.

``dev.py test --bench`` prints the figures; no assertion is on time.
"""

from __future__ import annotations

import statistics
import time
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.review_window import ReviewWindow
from tests.models.records import played_records


def test_a_match(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(tmp_path)
    settings.animation = "off"
    record = played_records()[2]
    window = ReviewWindow(record, settings, Faces())
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.grab()
    came, late = [time.perf_counter()], [time.perf_counter()]
    window.reviewer.changed.connect(lambda: came.append(time.perf_counter()))
    timer = QTimer()
    timer.setInterval(16)
    timer.timeout.connect(lambda: late.append(time.perf_counter()))
    timer.start()
    qtbot.waitUntil(lambda: not window.reviewer.waiting, timeout=60_000)
    timer.stop()
    rounds = [1000 * (after - before) for before, after in pairwise(came)]
    waits = sorted(1000 * (after - before) for before, after in pairwise(late))
    with capsys.disabled():
        print(f"\na round {statistics.median(rounds):.0f} ms, the longest {max(rounds):.0f} (at most 1000)")
        print(f"the timer of 16 ms: {waits[int(0.95 * len(waits))]:.0f} ms at p95, {waits[-1]:.0f} at most")
