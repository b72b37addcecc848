"""A second and 100 MB for each of many tries, in a process of its own."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

MEGABYTES = 100
SECONDS = 1.0


class TooLongError(BaseException):
    """Raised by the alarm, past every `except Exception`."""


def limit_memory() -> None:
    """Let the process have so much more than it has now; asking for more is a MemoryError."""
    import resource  # noqa: PLC0415 - POSIX

    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + (MEGABYTES << 20)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextlib.contextmanager
def limited_time() -> Iterator[None]:
    """Take the processor's time, which does not run while others have the processor."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLongError

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def report(counts: dict[str, int], slowest: float, started: float) -> None:
    """Say what came of it, for the test that started the process."""
    words = " ".join(f"{name}={count}" for name, count in sorted(counts.items()))
    sys.stdout.write(f"{words} slowest={slowest:.3f}s all={time.monotonic() - started:.0f}s\n")
