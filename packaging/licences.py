"""Collect the licence texts of all that the frozen program carries, from where each part keeps its own."""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

_WITH_TEXTS: Final = {
    "cffi": "cffi",
    "miniaudio": "miniaudio",
    "numpy": "numpy (with OpenBLAS)",
    "pyinstaller": "PyInstaller (starter)",
}
"""Packages that bring their texts along. Qt for Python does not: its LGPL lies in packaging/licences."""
_NOT_EVERYWHERE: Final = frozenset({"cffi", "miniaudio"})
"""Those of which some systems have none: without them the program is silent."""


class LicenceError(RuntimeError):
    """A part's licence text is not where it should be; the message names the part."""


def collect(folder: Path) -> list[Path]:
    """Write the texts into `folder`, anew, and return them in the order of their names.

    Raises:
        LicenceError: one of them cannot be found; nothing is handed out without it.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "Gin Rummy - GPL-3.0.txt")
    shutil.copyfile(
        ROOT / "packaging" / "licences" / "LGPL-3.0.txt", folder / "Qt and Qt for Python - LGPL-3.0.txt"
    )
    (folder / "Python.txt").write_text(_python_licence(), encoding="utf-8")
    for name, shown in _WITH_TEXTS.items():
        if name in _NOT_EVERYWHERE and not _installed(name):
            continue
        (folder / f"{shown}.txt").write_text(_texts_of(name), encoding="utf-8")
    return sorted(folder.iterdir())


def _python_licence() -> str:
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    base = Path(sys.base_prefix)
    places = [base / "lib" / version / "LICENSE.txt", base / "LICENSE.txt", base / "LICENSE"]
    places += [Path("/usr/share/doc") / version / "copyright", Path("/usr/share/doc/python3/copyright")]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8", errors="replace")
    raise LicenceError(f"Python's licence is in none of {', '.join(map(str, places))}")


def _installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _texts_of(name: str) -> str:
    try:
        files = distribution(name).files or []
    except PackageNotFoundError as error:
        raise LicenceError(f"{name} is not installed") from error
    texts = [
        f"{'/'.join(file.parts[1:])}\n\n{file.read_text(encoding='utf-8')}"
        for file in sorted(files)
        if ".dist-info" in file.parts[0] and "licenses" in file.parts
    ]
    if not texts:
        raise LicenceError(f"{name} came without its licence")
    return "\n\n".join(texts)
