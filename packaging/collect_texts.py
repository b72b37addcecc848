"""Collect the texts to translate from every Python file of the program into i18n/*.ts.

Run by `packaging/dev.py i18n` with the environment's Python: lupdate comes with PySide6. English is the
source language and gets plural forms alone. Texts that are gone from the source are dropped.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hatch_build import LANGUAGES, TranslationError, qt_tool

ROOT = Path(__file__).resolve().parent.parent


def collect(root: Path, folder: Path) -> str:
    """Bring ginrummy_*.ts in `folder` up to date with the program under `root`.

    Returns:
        What lupdate said: how many texts it found, and how many of them are new.

    Raises:
        TranslationError: lupdate is missing or failed.
    """
    sources = sorted(str(file) for file in (root / "ginrummy_qt").rglob("*.py"))
    said = ""
    for language in LANGUAGES:
        words = [str(qt_tool("lupdate")), *sources, "-no-obsolete", "-locations", "none"]
        words += ["-source-language", "en"]
        if not (folder / f"ginrummy_{language}.ts").exists():
            words += ["-target-language", language]  # later lupdate goes by what stands in the file
        words += ["-pluralonly"] if language == "en" else []
        words += ["-ts", str(folder / f"ginrummy_{language}.ts")]
        ran = subprocess.run(words, capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise TranslationError(f"lupdate failed: {(ran.stderr + ran.stdout).strip()}")
        said += ran.stdout + ran.stderr
    return said


if __name__ == "__main__":
    try:
        print(collect(ROOT, ROOT / "i18n"), end="")
    except TranslationError as error:
        sys.exit(str(error))
