"""The gallery at other scales of the screen and with larger text: processes of their own, folders below."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["SCALES", "TEXTS", "run_the_others"]

SCALES: Final = (125, 150, 200)
"""Of the screen, in per cent: every screen in every size, languages and colours by turns."""
TEXTS: Final = (150, 200)
"""Of the system font, in per cent: every screen in every language in three sizes."""


def run_the_others(folder: Path) -> int:
    """Draw the gallery at each of :data:`SCALES` and :data:`TEXTS`; return 0 if nothing was found."""
    worst = 0
    for percent in SCALES:
        worst = max(worst, _run(folder / f"scale_{percent}", "--fast", scale=percent))
    for percent in TEXTS:
        worst = max(worst, _run(folder / f"text_{percent}", "--text", str(percent)))
    return worst


def _screen(folder: Path) -> Path:
    """Write what describes a screen of 1600 × 1200 pixels; return where it is.

    Qt's own has 800 × 800, at 200 % no more than half of that: no screen is so small.
    """
    folder.mkdir(parents=True, exist_ok=True)
    one = {"name": "gallery", "x": 0, "y": 0, "width": 1600, "height": 1200, "dpr": 1.0}
    path = folder.parent / "screen.json"
    path.write_text(json.dumps({"screens": [one | {"logicalDpi": 96, "logicalBaseDpi": 96}]}), "utf-8")
    return path


def _run(folder: Path, *words: str, scale: int = 100) -> int:
    print(f"\n{folder.name}", flush=True)  # noqa: T201 - for a console
    command = [sys.executable, "-m", "ginrummy_qt.ui.gallery", str(folder), "--alone", *words]
    scaled = os.environ | {"QT_SCALE_FACTOR": str(scale / 100)}
    if scale != 100 and scaled.get("QT_QPA_PLATFORM") == "offscreen":
        scaled["QT_QPA_PLATFORM"] = f"offscreen:configfile={_screen(folder)}"
    return subprocess.run(command, env=scaled, check=False).returncode  # noqa: S603 - ourselves
