"""Garbage is collected on the thread of the window alone, as long as other threads run Python.

What lies in a cycle, a closed window for instance, is deleted by whichever thread happens to allocate when
Python's collector is due; and Qt ends the program when a window's parts are deleted on a thread that is not
theirs. So whoever starts a thread holds the collector back, and a timer of the window's thread does its work.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer

__all__ = ["hold", "release"]

_EVERY: Final = 100
"""Milliseconds between two looks."""


class _State:
    holders = 0
    timer: QTimer | None = None


def hold() -> None:
    """Let garbage be collected on this thread only, the window's, until :func:`release`; these calls nest."""
    _State.holders += 1
    if _State.timer is not None or QCoreApplication.instance() is None:  # without one there are no windows
        return
    gc.disable()
    _State.timer = timer = QTimer()
    timer.setInterval(_EVERY)
    timer.timeout.connect(_collect)
    timer.start()


def release() -> None:
    """Take one :func:`hold` back, on the same thread; with the last one Python collects by itself again.

    Raises:
        RuntimeError: nothing is held.
    """
    if not _State.holders:
        raise RuntimeError("garbage is not held back")
    _State.holders -= 1
    if _State.holders or _State.timer is None:
        return
    _State.timer.stop()
    _State.timer = None
    gc.enable()


def _collect() -> None:
    """Collect the oldest generation that is due by Python's own thresholds."""
    counts, most = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > most[generation] > 0:
            gc.collect(generation)
            return
