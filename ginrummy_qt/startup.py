"""How long ago this process started: what --startup-time reports, without Qt and without psutil."""

import os
import sys
import time
from pathlib import Path

_IMPORTED = time.monotonic()


def milliseconds_since_start() -> float:
    """Milliseconds since this process started.

    On Linux the kernel's own start time counts, in its steps of 10 ms. On Windows and macOS the count begins
    when this module is imported, the first thing that the program does: the interpreter's own start, some
    20 ms, is not in it.
    """
    if sys.platform == "linux":
        try:
            return _linux_age() * 1000
        except (OSError, ValueError, IndexError):
            pass  # /proc may be hidden
    return (time.monotonic() - _IMPORTED) * 1000


def _linux_age() -> float:
    """Seconds since the kernel started this process: field 22 of /proc/self/stat, see proc(5)."""
    # The second field is the program's name in brackets and may hold spaces and brackets itself.
    fields = Path("/proc/self/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    started = int(fields[19]) / os.sysconf("SC_CLK_TCK")
    return time.clock_gettime(time.CLOCK_BOOTTIME) - started
