"""Take the pictures that app stores show, packaging/screenshots/*.png, from the real window.

Run with the environment's Python after the look has changed: `.venv/bin/python packaging/screenshots.py`.
optipng packs them without loss; without it they come out too large, which is said.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from ginrummy_qt.app import make_application, make_services  # noqa: E402
from ginrummy_qt.engine import Match, Phase, RoundKind, best_arrangement  # noqa: E402
from ginrummy_qt.models.languages import LANGUAGES  # noqa: E402
from ginrummy_qt.options import Options  # noqa: E402
from ginrummy_qt.ui.gallery import Gallery  # noqa: E402
from ginrummy_qt.ui.gallery_matches import find_match  # noqa: E402

FOLDER = ROOT / "packaging" / "screenshots"
LARGEST = 150_000
"""Bytes of a picture; a test holds them to it."""
SIZE = (1280, 800)


def _late(match: Match) -> bool:
    now = match.round
    mine = now.phase is Phase.DISCARD and now.turn == 0 and now.turns >= 8
    return match.round_number > 2 and mine and len(best_arrangement(now.hand(0)).melds) > 1


def _knocked(match: Match) -> bool:
    result = match.round.result
    return result is not None and result.kind is RoundKind.KNOCK and result.winner == 0


def take(gallery: Gallery, folder: Path) -> None:
    """Bring the window to each state and keep its picture in `folder`."""
    window, languages = gallery.window, gallery.window._services.languages  # noqa: SLF001 - one of ours
    window.resize(*SIZE)

    def keep(name: str, language: str) -> None:
        languages.set(language)
        for _ in range(5):
            QTest.qWait(20)
        window.grab().save(str(folder / f"{name}.png"), "PNG", 0)

    keep("start", "en")
    gallery.take_up(find_match(_late, rounds=4))
    for language in LANGUAGES:
        keep(f"table-{language}", language)
    gallery.take_up(find_match(_knocked))
    keep("result", "en")


def main() -> int:
    """Take them all; returns the exit status."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    application: QApplication = make_application()
    application.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as profile:
        services = make_services(Options(profile=Path(profile), language="en"))
        gallery = Gallery(services, FOLDER, fast=True)
        try:
            take(gallery, FOLDER)
        finally:
            gallery.window.close()
            services.close()
    files = sorted(FOLDER.glob("*.png"))
    if packer := shutil.which("optipng"):
        subprocess.run([packer, "-quiet", "-o5", "-strip", "all", *map(str, files)], check=True)
    for file in files:
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")
    if large := [file.name for file in files if file.stat().st_size > LARGEST]:
        print(f"Too large for the shops: {', '.join(large)}. Install optipng and take them again.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
