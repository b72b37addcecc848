"""Can a window open here? Asked before Qt is loaded: where it cannot, Qt says little and aborts."""

import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from ginrummy_qt.assets import MissingResource

DEBIAN_PACKAGES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
"""What Qt loads on Linux, and the package of Debian and Ubuntu that holds it."""

_X11_LIBRARIES = (
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
)
"""Needed by Qt's X11 plugin alone: without them Qt aborts instead of raising ImportError."""


def screen_problem(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Why no window can open, as one sentence; None when nothing speaks against it.

    Args:
        environment: such as os.environ.
        platform: such as sys.platform; Windows and macOS always have a screen.
    """
    if platform != "linux" or environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return None
    display = environment.get("DISPLAY", "")
    if not display:
        return (
            "There is no screen to open a window on (DISPLAY and WAYLAND_DISPLAY are not set): "
            "start this from a desktop session, or under “xvfb-run -a”."
        )
    if not _x_server_answers(display):
        return (
            f"The screen {display} does not answer (DISPLAY names an X server that is not running): "
            "start this from a desktop session, or under “xvfb-run -a”."
        )
    return None


def library_problem(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Which system libraries the window lacks, as one sentence with their packages; None when all are there.

    Looks only at what makes Qt abort; everything else is an ImportError, see `import_problem`.
    """
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if platform != "linux" or not (chosen.startswith("xcb") or (not chosen and environment.get("DISPLAY"))):
        return None
    if not chosen and environment.get("WAYLAND_DISPLAY"):
        return None  # Qt takes Wayland first
    missing = [name for name in _X11_LIBRARIES if not _loads(name)]
    return _libraries_sentence(missing) if missing else None


def import_problem(error: ImportError) -> str | None:
    """What an ImportError from Qt means, as one sentence; None when it is not about a system library."""
    found = re.search(r"(lib[\w.+-]+\.so[\d.]*): cannot open shared object file", str(error))
    if found:
        return _libraries_sentence([found[1]])
    if error.name and error.name.split(".")[0] in {"PySide6", "shiboken6"}:
        return "PySide6 is not installed: run “python3 -m pip install ginrummy-qt” again."
    if error.name and error.name.startswith("ginrummy_qt.ui.deck."):  # what draws the cards
        return str(MissingResource(error.name.removeprefix("ginrummy_qt.").replace(".", "/") + ".py"))
    return None


def _libraries_sentence(names: list[str]) -> str:
    one = len(names) == 1
    subject, verb, them = ("library", "is", "it") if one else ("libraries", "are", "them")
    missing = f"The system {subject} {', '.join(names)} {verb} missing"
    packages = dict.fromkeys(DEBIAN_PACKAGES[name] for name in names if name in DEBIAN_PACKAGES)
    if not packages:
        return f"{missing}: please install {them} with your system’s package manager."
    command = f"sudo apt-get install {' '.join(packages)}"
    return f"{missing}: on Debian and Ubuntu, “{command}” brings {them}."


def _loads(name: str) -> bool:
    import ctypes  # noqa: PLC0415 - only where it is asked for: it costs some milliseconds at every start

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _x_server_answers(display: str) -> bool:
    """Whether anything listens at `display` (":0", ":99.0", "unix:1"); True when that is another machine."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if local is None:
        return True  # another machine, or a socket of its own: Qt will see
    path = f"/tmp/.X11-unix/X{local[1]}"  # noqa: S108 - where X servers listen, by convention
    addresses = [path] if Path(path).exists() else []
    for address in [f"\0{path}", *addresses]:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(2)
            try:
                connection.connect(address)
            except OSError:
                continue
            return True
    return False
