"""The program as a process: how fast it shows itself, and how much memory it takes.

Starts are compared with an empty window in the same run, one after the other, because machines are noisy:
``dev.py test --bench`` prints the ratio of the medians. No assertion is on absolute time.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

import pytest

EMPTY = """
from ginrummy_qt import startup
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Watch(QObject):
    def eventFilter(self, watched, event):
        if watched is window and event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, report)
        return False

def report():
    print(round(startup.milliseconds_since_start()))
    app.quit()

app = QApplication([])
window = QMainWindow()
watch = Watch()
window.installEventFilter(watch)
window.resize(1280, 800)
window.show()
app.exec()
"""

PLAYED = """
import sys
from pathlib import Path
import psutil
from PySide6.QtTest import QTest
from ginrummy_qt.app import make_application, make_services
from ginrummy_qt.options import Options
from ginrummy_qt.ui.main_window import MainWindow

application = make_application()
services = make_services(Options(profile=Path(sys.argv[1])))
window = MainWindow(services)
window.restore_and_show()
window.resize(1280, 800)
QTest.qWait(300)
start = psutil.Process().memory_info().rss
services.settings.animation = "off"
window.start.deal.click()
for _ in range(200):
    view = services.controller.view
    if view.result is not None:
        break
    if view.my_turn and window.page.table.resting:
        services.controller.act(min(view.legal_actions, key=str))
    QTest.qWait(5)
QTest.qWait(300)
end = psutil.Process().memory_info().rss
print(start // 2**20, end // 2**20)
window.close()
services.close()
"""


def environment() -> dict[str, str]:
    """The process's environment, offscreen, with compiled modules kept as an installed program has them."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"QT_QPA_PLATFORM": "offscreen"}


def answer(*words: str) -> str:
    """What a process of this Python prints."""
    ran = subprocess.run(
        [sys.executable, *words], env=environment(), capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_start_beside_an_empty_window(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = ("-m", "ginrummy_qt", "--profile", str(tmp_path), "--startup-time")
    answer(*program)  # makes the profile, compiles the modules
    pairs = [(int(answer("-c", EMPTY)), int(answer(*program))) for _ in range(9)]
    empty, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
    with capsys.disabled():
        print(f"\nempty {empty:.0f} ms, program {ours:.0f} ms, ratio {ours / empty:.2f} (at most 2.5)")
    assert ours > 0


def test_memory_after_a_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start, end = map(int, answer("-c", PLAYED, str(tmp_path)).split())
    with capsys.disabled():
        print(f"\nresident: start page {start} MB, after a round {end} MB (at most 130)")
    assert end >= start > 0
