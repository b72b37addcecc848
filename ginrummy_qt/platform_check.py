"""Can a window open here? Asked before Qt is loaded: where it cannot, Qt says little and aborts."""

import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from ginrummy_qt.assets import MissingResource
from ginrummy_qt.start_words import say

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
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libsqlite3.so.0": "libsqlite3-0",
    "libffi.so.8": "libffi8",
    "libzstd.so.1": "libzstd1",
    "libstdc++.so.6": "libstdc++6",
}
"""What Qt loads on Linux, and the package of Debian and Ubuntu that holds it."""

_X11_LIBRARIES = (
    "libxkbcommon-x11.so.0",
    "libX11-xcb.so.1",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
)
"""Needed by Qt's X11 plugin alone: without them Qt aborts instead of raising ImportError."""

_QT_LIBRARIES = (
    "libGL.so.1",
    "libEGL.so.1",
    "libxkbcommon.so.0",
    "libglib-2.0.so.0",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libdbus-1.so.3",
)
"""What every window needs; the first that is missing is an ImportError, which says nothing of the others."""

_WAYLAND_LIBRARIES = ("libwayland-client.so.0", "libwayland-cursor.so.0")
"""The same for Qt's Wayland plugin."""


def screen_problem(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Why no window can open, as one sentence; None when nothing speaks against it.

    Args:
        environment: such as os.environ.
        platform: such as sys.platform; Windows and macOS always have a screen.
    """
    if platform != "linux" or environment.get("QT_QPA_PLATFORM"):
        return None
    wayland = environment.get("WAYLAND_DISPLAY", "")
    if wayland and _wayland_answers(wayland, environment.get("XDG_RUNTIME_DIR", "")):
        return None
    display = environment.get("DISPLAY", "")
    desktop = say("desktop", environment)
    if wayland and not display:
        return say("wayland", environment, name=wayland, desktop=desktop)
    if not display:
        return say("no_screen", environment, desktop=desktop)
    if not _x_server_answers(display):
        return say("x_screen", environment, name=display, desktop=desktop)
    return None


def library_problem(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Which system libraries the window lacks, as one sentence with their packages; None when all are there.

    Looks only at what makes Qt abort; everything else is an ImportError, see `import_problem`.
    """
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if platform != "linux" or chosen.startswith(("offscreen", "minimal")):
        return None
    # As Qt does: what was chosen and nothing else; without a choice Wayland, then X11.
    ways: list[tuple[str, ...]] = []
    if chosen.startswith("wayland") or (not chosen and environment.get("WAYLAND_DISPLAY")):
        ways.append(_WAYLAND_LIBRARIES)
    if chosen.startswith("xcb") or (not chosen and environment.get("DISPLAY")):
        ways.append(_X11_LIBRARIES)
    lacking: list[str] = []
    for libraries in ways:
        missing = [name for name in libraries if not _loads(name)]
        if not missing:
            return None
        lacking = missing
    if not lacking:
        return None
    names = [*lacking, *(name for name in _QT_LIBRARIES if not _loads(name))]
    return _libraries_sentence(names, environment)


def plugin_problem(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Why Qt would abort for want of its own plugin, as one sentence; None when it is there.

    Asked when Qt is loaded but no application has been made: a damaged installation, or a platform by
    QT_QPA_PLATFORM that Qt does not have.
    """
    if environment.get("QT_QPA_PLATFORM_PLUGIN_PATH") or environment.get("QT_PLUGIN_PATH"):
        return None  # plugins of the person's own
    file = getattr(sys.modules.get("PySide6"), "__file__", None)
    if file is None:
        return None
    home = Path(file).parent
    folder = next((f for f in (home / "Qt" / "plugins", home / "plugins") if f.is_dir()), home / "plugins")
    chosen = environment.get("QT_QPA_PLATFORM", "")
    names = [part.split(":")[0].split("-")[0] for part in chosen.split(";") if part]
    names = names or {"win32": ["windows"], "darwin": ["cocoa"]}.get(platform, ["xcb", "wayland"])
    if any(list((folder / "platforms").glob(f"*q{name}.*")) for name in names):
        return None
    if chosen and any((folder / "platforms").glob("*q*.*")):
        return say("platform", environment, name=chosen)
    return damaged(say("plugin", environment, name=names[0]), environment)


def damaged(what: str, environment: Mapping[str, str]) -> str:
    """The sentence for an installation in which `what` is missing or broken."""
    mend = say("install_again" if getattr(sys, "frozen", False) else "pip", environment)
    return say("damaged", environment, what=what, mend=mend)


def import_problem(error: ImportError, environment: Mapping[str, str] = os.environ) -> str | None:
    """What an ImportError at the start means, as one sentence; None when it is a fault of the program."""
    old = re.search(r"version `(GLIBC|GLIBCXX|CXXABI)_([\d.]+)' not found", str(error))
    if old:
        return _too_old_sentence(old[1], old[2], environment)
    found = re.search(r"(lib[\w.+-]+\.so[\d.]*): cannot open shared object file", str(error))
    if found:
        others = [name for name in _QT_LIBRARIES if name != found[1] and not _loads(name)]
        return _libraries_sentence([found[1], *others], environment)
    if error.name and error.name.split(".")[0] in {"PySide6", "shiboken6", "numpy"}:
        return damaged(error.name.split(".")[0], environment)
    broken = re.search(
        r"([^\s/\\:]+\.(?:so|dll|pyd|dylib)[\d.]*)(?:: |.*)"
        r"(?:file too short|invalid ELF header|undefined symbol|not a valid|DLL load failed)",
        str(error),
    )
    if broken:
        return damaged(broken[1], environment)
    if error.name and error.name.startswith("ginrummy_qt.ui.deck."):  # what draws the cards
        return str(MissingResource(error.name.removeprefix("ginrummy_qt.").replace(".", "/") + ".py"))
    if error.name and error.name.startswith("ginrummy_qt.") and not _is_checkout():
        return damaged(error.name, environment)
    return None


def _is_checkout() -> bool:
    """Whether this runs from a checkout: what is missing there is a fault to be seen, not to be mended."""
    return (Path(__file__).resolve().parent.parent / "pyproject.toml").is_file()


def _too_old_sentence(kind: str, version: str, environment: Mapping[str, str]) -> str:
    if kind != "GLIBC":
        return say("cpp", environment, need=f"{kind} {version}")
    have = os.confstr("CS_GNU_LIBC_VERSION") if hasattr(os, "confstr") else None
    if not have:
        return say("glibc", environment, need=version)
    return say("glibc_has", environment, need=version, has=have.removeprefix("glibc "))


def _libraries_sentence(names: list[str], environment: Mapping[str, str]) -> str:
    name = "library" if len(names) == 1 else "libraries"
    packages = dict.fromkeys(DEBIAN_PACKAGES[each] for each in names if each in DEBIAN_PACKAGES)
    missing = ", ".join(names)
    if not packages:
        return say(name, environment, names=missing)
    command = f"sudo apt-get install {' '.join(packages)}"
    return say(f"{name}_apt", environment, names=missing, command=command)


def _loads(name: str) -> bool:
    import ctypes  # noqa: PLC0415 - only where it is asked for: it costs some milliseconds at every start

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _wayland_answers(name: str, runtime: str) -> bool:
    """Whether anything listens at WAYLAND_DISPLAY; True when it cannot be told where that is."""
    path = Path(runtime) / name if runtime else Path(name)
    if not path.is_absolute():
        return True
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(2)
        try:
            connection.connect(str(path))
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
