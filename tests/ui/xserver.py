"""An X server of one's own with a window manager, for tests of the real window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_TOOLS = ("Xvfb", "openbox", "xdotool")


def missing_tools() -> str:
    """Why there can be no X server here; empty when there can."""
    if sys.platform != "linux":
        return "X servers are for Linux"
    absent = [name for name in _TOOLS if shutil.which(name) is None]
    if absent and not os.environ.get("CI"):
        return f"not installed: {', '.join(absent)}"
    return ""


def _path(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise RuntimeError(f"{name} is not installed")
    return found


@contextmanager
def x_server(size: str = "1600x1000") -> Iterator[dict[str, str]]:
    """Start Xvfb on a free display, and openbox on it; give the environment of programs for them."""
    # Xvfb looks for a free display by itself and writes its number, once it is ready, to this pipe.
    reader, writer = os.pipe()
    command = [_path("Xvfb"), "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=(writer,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writer)
    with os.fdopen(reader) as pipe:
        number = pipe.readline().strip()
    if not number:
        server.wait(timeout=10)
        raise RuntimeError(f"Xvfb did not start, status {server.returncode}")
    environment = {key: value for key, value in os.environ.items() if key not in _OTHER_SCREENS}
    environment |= {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "PYTHONUTF8": "1"}
    manager = subprocess.Popen(
        [_path("openbox"), "--sm-disable"],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield environment
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=20)


_OTHER_SCREENS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR"}


@pytest.fixture
def xserver() -> Iterator[dict[str, str]]:
    """The environment of a program that opens a window on an X server with a window manager."""
    if reason := missing_tools():
        pytest.skip(reason)
    with x_server() as environment:
        yield environment
