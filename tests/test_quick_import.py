"""PySide's import is out of the way: no module of ours is read as text while the program starts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHILD = """
import linecache, runpy, sys
sys.argv = ["ginrummy-qt", "--profile", sys.argv[1], "--startup-time"]
try:
    runpy.run_module("ginrummy_qt", run_name="__main__")
except SystemExit as end:
    assert not end.code, end.code
read = [name for name in linecache.cache if "ginrummy_qt" in name]
assert not read, read
"""

TAKEN = """
import builtins
from ginrummy_qt import quick_import
assert builtins.__import__.__name__ == "__feature_import__"
for _ in range(2):
    quick_import.restore()
    assert builtins.__import__.__name__ != "__feature_import__"
import ginrummy_qt.ui.main_window
"""


def run(code: str, *words: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).resolve().parents[1],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr


def test_no_module_is_read_as_text_at_the_start(tmp_path: Path) -> None:
    run(CHILD, str(tmp_path))


def test_pyside_still_takes_the_import_and_gives_it_back() -> None:
    """When the first assertion fails, PySide has stopped: then ``quick_import`` can go."""
    run(TAKEN)
