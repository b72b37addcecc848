"""What a report of a fault should say of program, system and data; plain text in English, for developers.

Nothing of the person is in it: no names, no matches, and the home folder is written ``~``.
"""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSysInfo, qVersion

from ginrummy_qt import __version__
from ginrummy_qt.options import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["diagnostics", "installed_as", "licence_folder"]

_VARIABLES: Final = (
    "QT_QPA_PLATFORM",
    "QT_SCALE_FACTOR",
    "QT_ENABLE_HIGHDPI_SCALING",
    "XDG_CURRENT_DESKTOP",
    "XDG_SESSION_TYPE",
    "LANG",
)
"""What is told of the environment, and nothing else of it."""


def diagnostics(profile: Path, facts: Iterable[tuple[str, str]]) -> str:
    """Return the report, one line for each fact.

    Args:
        profile: The profile folder; its files are named with their sizes.
        facts: What the window adds, such as its screens: pairs of subject and value.
    """
    lines = [
        (PROGRAM, f"{__version__}, {installed_as()}"),
        ("Python", f"{platform.python_version()} on {platform.machine()}"),
        ("Qt", qVersion()),
        ("PySide6", _version("PySide6-Essentials", "PySide6")),
        ("numpy", _version("numpy", "numpy")),
        ("miniaudio", _version("miniaudio", "miniaudio")),
        ("system", f"{QSysInfo.prettyProductName()}, kernel {QSysInfo.kernelVersion()}"),
        ("C library", " ".join(platform.libc_ver()) or "of the system"),
        *((name, os.environ[name]) for name in _VARIABLES if os.environ.get(name)),
        *facts,
        ("profile", _shown(profile)),
        *_files(profile),
    ]
    width = max(len(name) for name, _ in lines)
    return "".join(f"{name:<{width}}  {text}\n" for name, text in lines)


def installed_as() -> str:
    """Return how the program came here: "frozen", "checkout" or "package"."""
    if getattr(sys, "frozen", False):
        return "frozen"
    home = Path(__file__).resolve().parents[2]
    return "checkout" if (home / "pyproject.toml").is_file() else "package"


def licence_folder() -> Path | None:
    """Return the folder with the licence texts of every part; only frozen programs carry one."""
    folder = Path(__file__).resolve().parents[2] / "licences"
    return folder if getattr(sys, "frozen", False) and folder.is_dir() else None


def _version(package: str, module: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:  # frozen programs keep no metadata
        loaded = sys.modules.get(module)
        return str(getattr(loaded, "__version__", "not loaded"))


def _files(profile: Path) -> list[tuple[str, str]]:
    try:
        files = sorted(file for file in profile.iterdir() if file.is_file())
        return [("", f"{file.name}: {file.stat().st_size} bytes") for file in files]
    except OSError as error:
        return [("", f"cannot be read: {error.strerror}")]


def _shown(path: Path) -> str:
    try:
        return str(Path("~") / path.resolve().relative_to(Path.home().resolve()))
    except (ValueError, RuntimeError):  # elsewhere, or there is no home
        return str(path)
