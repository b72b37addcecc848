"""Speaks a language that nobody does, longer by a third and full of accents, and looks at every state in it.

A process of its own (`python pseudo.py FOLDER [STATE]`): it prints each text that is cut, sticks out or lies
on another, and each one that bears no accents, because then it never came to a translator. Nothing of it is
shipped.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ginrummy_qt.app import make_application, make_services
from ginrummy_qt.options import Options
from ginrummy_qt.ui.fit import misfits
from tests.i18n.every_state import EveryState
from tests.i18n.painted import settle, texts_of

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = ((800, 560), (1280, 800))
LONGER: Final = 0.3
_PLAIN: Final = "aceginoprstuyzAEIOU"
_ACCENTED: Final = str.maketrans(_PLAIN, "åçéğíñöþřşťüýžÅÉÍÖÜ")
_KEPT: Final = re.compile(r"\{[^}]*\}|%L?[n\d]|&.|<[^>]+>|\*")
_VOWEL: Final = re.compile(r"[åéíöüýÅÉÍÖÜ]")

# What no translator is asked for.
NAMES: Final = frozenset(
    {
        "English",
        "Deutsch",
        "Nederlands",
        "Svenska",
        "Annegret",
        "Bert",
        "PDF",
        "Python",
        "Unicode",
        "numpy",
        "OpenBLAS",
        "miniaudio",
        "cffi",
        "GPL",
        "LGPL",
        "PSF",
        "BSD",
        "MIT",
        "or",
        "later",
        "only",
        "Clause",
    }
)
"""Languages by their own names; players; what files, parts of the program and licences are called."""
PLAIN: Final = (
    re.compile(r"<[^>]+>"),  # markup
    re.compile(r"\b(?:Ctrl|Alt|Shift|Esc|Space|Return|Enter|F\d+)\b(?:\+\w+)*"),  # keys, by Qt or the system
    re.compile(r"\S*[/\\]\S*"),  # folders, files, dates
    re.compile(r"\b(?:[0-9a-f]{4}|[0-9a-f]{16})\b"),  # fingerprints
    re.compile(r"\b[0-9A-Z]{5,6}(?:-[0-9A-Z]{5})+\b"),  # numbers of deals
)
SHORTEST: Final = 3
"""Letters of a word that counts: AM and PM, K and Kn are shorter."""


class Pseudo(QTranslator):
    """Accents every text of the program's own catalogues and of Qt's; leaves all others as they are."""

    def __init__(self) -> None:
        super().__init__()
        self._known = set(_sources(ROOT / "i18n" / "ginrummy_de.ts"))
        self._contexts = {context for context, _, _ in self._known if not re.match("Q[A-Z]", context)}
        self._said: dict[tuple[str, str, str], str] = {}

    def isEmpty(self) -> bool:  # noqa: N802 - Qt
        """Qt: it has something to say."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, _n: int = -1) -> str:
        """Qt: say `source` longer and with accents, if it is in a catalogue."""
        key = (context, source, disambiguation or "")
        if key not in self._said:
            ours = context in self._contexts
            self._said[key] = source if ours and key not in self._known else accented(source)
        return self._said[key]


def _sources(file: Path) -> list[tuple[str, str, str]]:
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in ET.parse(file).getroot().iter("context")  # noqa: S314 - our own file
        for message in context.iter("message")
    ]


def accented(source: str) -> str:
    """Return `source` with accents, its vowels drawn out until it is longer by a third."""
    parts: list[tuple[str, bool]] = []
    at = 0
    for kept in _KEPT.finditer(source):
        parts += [(source[at : kept.start()].translate(_ACCENTED), False), (kept[0], True)]
        at = kept.end()
    parts.append((source[at:].translate(_ACCENTED), False))
    vowels = sum(len(_VOWEL.findall(part)) for part, fixed in parts if not fixed)
    extra = ceil(LONGER * len(source))
    out: list[str] = []
    number = 0
    for part, fixed in parts:
        for letter in part:
            out.append(letter)
            if not fixed and _VOWEL.match(letter):
                out.append(letter.lower() * (extra * (number + 1) // vowels - extra * number // vowels))
                number += 1
    return "".join(out)


def plain_words(text: str) -> list[str]:
    """Return the words in `text` that no translator has seen."""
    for known in PLAIN:
        text = known.sub(" ", text)
    words = re.findall(r"[^\W\d_]+", text.replace("&", ""))
    return [word for word in words if len(word) >= SHORTEST and word.isascii() and word not in NAMES]


def help_titles() -> frozenset[str]:
    """Return the titles of the help's pages: these are texts of each language, in files of their own."""
    files = (ROOT / "ginrummy_qt" / "resources" / "help" / "en").glob("*.html")
    found = (re.search(r"<h1>(.*?)</h1>", file.read_text("utf-8")) for file in files)
    return frozenset(title for each in found if each for title in (each[1], f"<qt>{each[1]}</qt>"))


class PseudoWalk(EveryState):
    """Looks for cut and for plain texts, in both sizes."""

    def __init__(self, folder: Path, only: str) -> None:
        super().__init__(make_services(Options(profile=folder / "profile", language="en")), folder, only)
        self.wrong: dict[str, str] = {}
        self.states = 0
        self._titles = help_titles()
        self._pictures = folder

    def look(self, state: str, shown: Callable[[], QWidget], again: Callable[[], None]) -> None:
        """Look at it in both sizes."""
        self.states += 1
        for wide, high in SIZES:
            self.window.resize(wide, high)
            widget = shown()
            if widget is not self.window and widget.minimumWidth() < widget.maximumWidth():
                widget.resize(min(widget.width(), wide), min(widget.height(), high))
            for _ in range(3):
                QTest.qWait(1)
            again()
            settle()
            place = f"{state} at {wide}×{high}"
            widget = shown()
            for kind, name, text in texts_of(widget):
                if text not in self._titles and (plain := plain_words(text)):
                    self.wrong.setdefault(f"plain: {kind}.{name} {text!r}: {plain}", place)
            for wrong in misfits(widget):
                self.wrong.setdefault(wrong, place)
            widget.grab().save(str(self._pictures / f"{state}_{wide}x{high}.png"))


def main() -> int:
    """Look at everything; return 0, or 1 when a text is cut or plain."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("only", nargs="?", default="")
    parser.add_argument("--presets", action="store_true")
    given = parser.parse_args()
    make_application().setQuitOnLastWindowClosed(False)
    pseudo = Pseudo()
    given.folder.mkdir(parents=True, exist_ok=True)
    QCoreApplication.installTranslator(pseudo)
    walk = PseudoWalk(given.folder, given.only)
    # Asked first: before the plural forms of English.
    QCoreApplication.removeTranslator(pseudo)
    QCoreApplication.installTranslator(pseudo)
    settle()
    try:
        walk.presets() if given.presets else walk.all_states()
    finally:
        walk.window.close()
        walk.services.close()
    for wrong, place in walk.wrong.items():
        print(f"{place}: {wrong}")  # noqa: T201 - for a console
    print(f"{walk.states} states, {len(walk.wrong)} findings")  # noqa: T201 - for a console
    return 1 if walk.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
