"""What goes into the frozen program and what stays out: lists for packaging/ginrummy.spec, and their reasons.

tests/packaging/test_bundle_parts.py holds them against what the program imports.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import Final

QT_MODULES: Final = frozenset({"QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtTest", "QtWidgets"})
"""The parts of PySide6 that the program imports; QtTest sends the self-test's mouse and keys."""

_QT_LIBRARIES: Final = frozenset(
    {"Core", "DBus", "Gui", "PrintSupport", "Svg", "Test", "WaylandClient", "Widgets", "XcbQpa"}
)
"""Qt's own libraries, without Qt6: those of QT_MODULES and what they and the plugins below link to."""

QT_PLUGINS: Final = {
    # offscreen: gallery and tests; minimal: what is left to say that nothing else starts.
    "platforms": frozenset({"xcb", "wayland", "windows", "cocoa", "offscreen", "minimal"}),
    "iconengines": frozenset({"svgicon"}),
    "imageformats": frozenset({"svg"}),  # PNG is built in
    # Names may be typed with dead keys and by way of input methods.
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    # The desktop's fonts, dark mode and file dialogs; each is left alone by Qt where its library is missing.
    "platformthemes": frozenset({"gtk3", "xdgdesktopportal"}),
    "printsupport": frozenset({"cupsprintersupport"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
    "styles": frozenset(),  # Fusion is built in
}
"""Qt's plugins by folder, without the system's prefixes and suffixes; folders not named stay out."""

QT_TRANSLATIONS: Final = frozenset({"qtbase_de.qm", "qtbase_nl.qm", "qtbase_sv.qm"})
"""Qt's own texts (buttons of message boxes, print and file dialogs); English needs no file."""

SOUND: Final = tuple(name for name in ("miniaudio", "_miniaudio", "_cffi_backend") if find_spec(name))
"""What plays the sounds: loaded late, and not published for every system."""

LEFT_OUT: Final = (
    # Windows of another kit, tests, tools: reached by way of numpy and the standard library, never run here.
    "tkinter",
    "unittest",
    "doctest",
    "pdb",
    "pydoc",
    "lib2to3",
    "distutils",
    "setuptools",
    "pkg_resources",
    "pip",
    "numpy.testing",
    "numpy._core._multiarray_tests",
    "numpy.f2py",
    "numpy.fft",
    "numpy.polynomial",
    "_pydecimal",
    "numpy.distutils",
    "numpy._pyinstaller",
    # No network: the program never opens a connection. Only http.client goes in: miniaudio, which plays the
    # sounds, can read radio stations too and imports it.
    "ssl",
    "_ssl",
    "ftplib",
    "smtplib",
    "imaplib",
    "xmlrpc",
    "asyncio",
    "curses",
    "readline",
    # Hashes that Python brings itself do: OpenSSL's library is 5 MB. Nothing is packed or unpacked either.
    "_hashlib",
    "bz2",
    "_bz2",
    "lzma",
    "_lzma",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_multibytecodec",
    # Bindings of Qt that the program does without.
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtXml",
)
"""Python modules that PyInstaller shall not take along."""

SYSTEM_LIBRARIES: Final = (
    # Qt's X11 plugin aborts without them, and a fresh desktop may lack them.
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-render.so.0",
    "libxcb-shape.so.0",
    "libxcb-shm.so.0",
    "libxcb-sync.so.1",
    "libxcb-util.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon-x11.so.0",
    "libxkbcommon.so.0",
    # Of Python's own modules; systems differ in their versions.
    "libffi.so.8",
    "libsqlite3.so.0",
)
"""Libraries of the building Linux that the archive carries; the deb depends on their packages instead.

Everything else (C library, graphics, fonts, D-Bus, GLib) comes from the system that runs the program: it fits
that system's drivers and settings, and mixing two versions of it does harm.
"""


def wanted_binary(destination: str, source: str) -> bool:
    """Whether the library or extension module `source` goes into the bundle at `destination`.

    Args:
        destination: the path inside the bundle, as PyInstaller says it.
        source: where it lies on this machine.
    """
    path = PurePosixPath(destination.replace("\\", "/"))
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _wanted_plugin(path.parent.name, path.name)
    library = _qt_library(path) if "PySide6" in path.parts or "PySide6" in source else None
    if library is not None:
        return library in _QT_LIBRARIES
    if is_system_library(source):
        return path.name in SYSTEM_LIBRARIES or path.name.startswith("libpython")
    return path.name != "opengl32sw.dll"  # a renderer in software, 20 MB: nothing here is drawn with OpenGL


def wanted_data(destination: str) -> bool:
    """Whether the data file, or the link, goes into the bundle at `destination`."""
    path = PurePosixPath(destination.replace("\\", "/"))
    library = _qt_library(path)
    if library is not None and library not in _QT_LIBRARIES:
        return False  # a link to a library that stays out, or what lies in its framework
    if "PySide6" in path.parts and "translations" in path.parts:
        return path.name in QT_TRANSLATIONS
    if "PySide6" in path.parts and "qml" in path.parts:
        return False
    # numpy's tests, stubs and headers
    return not ("numpy" in path.parts and ({"tests", "include"} & set(path.parts) or path.suffix == ".pyi"))


def is_system_library(source: str) -> bool:
    """Whether `source` belongs to the Linux system itself, not to Python's packages."""
    return bool(re.match(r"/(usr/)?lib(32|64)?/", source)) and "python3" not in source.rpartition("/")[0]


def _qt_library(path: PurePosixPath) -> str | None:
    """The library of Qt that this is or belongs to, without Qt's name before it; None: another file."""
    for part in path.parts:
        if framework := re.fullmatch(r"Qt(\w+)\.framework", part):
            return framework[1]
    found = re.fullmatch(r"(?:lib)?Qt6?(\w+?)(?:\.so\.6|\.dll)?", path.name)
    return found[1] if found else None


def _wanted_plugin(folder: str, name: str) -> bool:
    stem = re.sub(r"^(lib)?q?|\.(so|dylib|dll)$", "", name)
    names = QT_PLUGINS.get(folder, frozenset())
    return stem in names or f"q{stem}" in names


def late_imports(root: Path) -> list[str]:
    """Every module of the program under `root`: some are imported by name, where no analysis sees it."""
    files = sorted((root / "ginrummy_qt").rglob("*.py"))
    names = [".".join(file.relative_to(root).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names]
