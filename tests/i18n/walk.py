"""Walks one window through the languages and compares what it says with windows made in each of them.

A process of its own (`python walk.py FOLDER [STATE]`): it prints what differs, one line each.
Between the four languages there are twelve changes. Four of them happen in every state, so that each
language comes up, and a state goes on where the one before it stopped; with `--full` all twelve happen in
every state. On the way everything disabled must say why, no letter may stand for two things in a menu or a
dialog, and Gin-Rommé must be spoken of in its own words, in German and where it is played alone.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.app import make_application, make_services
from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.options import Options
from tests.i18n.every_state import EveryState
from tests.i18n.painted import Text, clashes, settle, standing, texts_of

CIRCUIT: Final = ("de", "en", "nl", "sv", "en", "sv", "de", "nl", "de", "sv", "nl", "en")
"""From English through every change from one language to another, each once, and back."""
SAMPLE: Final = 4
"""Changes in a state: from whatever language, these are to all four."""


GIN_ROMME: Final = re.compile(r"\bTalon|\bLusche|[Uu]nterschnippel|\bStraße")
GENERAL: Final = re.compile(r"Restpunkt|Restkarte|(?<!Ablage)\bStapel|\bFolge\b|Undercut")
LARGEST: Final = QSize(1280, 800)
"""What the main window has here; no other may take more."""
NAMING: Final = frozenset({"help", "rules_window"})
"""Windows that explain words or name what every preset has."""
AWAY: Final = frozenset({"settings", "help", "guide"})
"""What may be open beside the table and is about any rules."""
_OWN: Final = re.compile(r"\b\d?\d:\d\d\b|\b[0-9a-f]{4}(?:[0-9a-f]{12})?\b")


def guessing(shown: QWidget) -> list[QLabel]:
    """Return the labels that guess from their text whether it is HTML; names may look like that."""
    guesses = (one for one in shown.findChildren(QLabel) if one.textFormat() is Qt.TextFormat.AutoText)
    return [one for one in guesses if one.text() and not _paints_itself(one)]


def _paints_itself(label: QLabel) -> bool:
    ours = (kind for kind in type(label).__mro__ if kind.__module__.startswith("ginrummy_qt"))
    return any("paintEvent" in vars(kind) for kind in ours)


class Fresh(EveryState):
    """Remembers what a window says that was made in the language in force."""

    def __init__(self, folder: Path, code: str, only: str) -> None:
        services = make_services(Options(profile=folder / code / "profile", language=code))
        services.settings.preset = "haus"  # or it is that of the language
        super().__init__(services, folder, only)
        self.code = code
        self.wrong: list[str] = []
        self._tips: dict[str, set[str]] = {}
        self._reasons: dict[str, dict[str, str]] = {}
        self.said: dict[str, Counter[Text]] = {}

    def look(self, state: str, shown: Callable[[], QWidget], _again: Callable[[], None]) -> None:
        """Remember."""
        settle()
        self.said[state] = self.read(shown())
        self.wrong += (f"{state}, {self.code}: {clash}" for clash in clashes(shown()))
        self._listen_for_reasons(state, shown())
        self.wrong += (f"{state}: “{label.text()}” may be taken for HTML" for label in guessing(shown()))
        size = shown().window().size()
        if size != size.boundedTo(LARGEST):
            self.wrong.append(f"{state}, {self.code}: opens at {size.toTuple()}, larger than the screen")
        if self.code == "de" and not state.startswith("gin_romme_"):
            dialect = [text for text in self.said[state] if GIN_ROMME.search(text[2]) and state not in NAMING]
            self.wrong += (f"{state}: only Gin-Rommé’s players say {text}" for text in dialect)

    def _listen_for_reasons(self, state: str, shown: QWidget) -> None:
        """Note each reason: it must be a sentence, and no tool tip of the same thing when it is enabled."""
        for name, enabled, tip in standing(shown):
            if enabled:
                self._tips.setdefault(name, set()).add(tip)
            else:
                self._reasons.setdefault(name, {}).setdefault(tip, state)

    def silent(self) -> list[str]:
        """Return what does not say why it is disabled."""
        return [
            f"{state}, {self.code}: {name} does not say why it is disabled: “{reason}”"
            for name, reasons in self._reasons.items()
            for reason, state in reasons.items()
            if reason[-1:] not in {".", "?"} or reason in self._tips.get(name, ())
        ]

    def read(self, shown: QWidget) -> Counter[Text]:
        """Return the texts without what every profile has of its own: its folder, times of day, seals."""
        own = str(self.services.settings.path.parent.parent)
        read: Counter[Text] = Counter()
        for (kind, name, text), much in texts_of(shown).items():
            plain = _OWN.sub("#", text.replace("\u200b", "").replace(own, ""))
            read[kind, name, plain] += much
        return read


class Walked(Fresh):
    """Goes through all changes of language in every state."""

    def __init__(
        self, folder: Path, fresh: dict[str, dict[str, Counter[Text]]], only: str, *, full: bool
    ) -> None:
        super().__init__(folder, "en", only)
        self._fresh = fresh
        self._full = full
        self.changes = 0

    def look(self, state: str, shown: Callable[[], QWidget], again: Callable[[], None]) -> None:
        """Compare after every change."""
        before = self.services.languages.current
        for _ in range(len(CIRCUIT) if self._full else SAMPLE):
            code = CIRCUIT[self.changes % len(CIRCUIT)]
            self.changes += 1
            self.services.languages.set(code)
            settle()
            again()
            settle()
            said, wanted = self.read(shown()), self._fresh[code][state]
            for text in sorted(said - wanted):
                self.wrong.append(f"{state}, {before} → {code}: says {text}")
            for text in sorted(wanted - said):
                self.wrong.append(f"{state}, {before} → {code}: lacks {text}")
            before = code


class GinRomme(Fresh):
    """Plays Gin-Rommé in German: at the table nobody says what players of other rules say."""

    def __init__(self, folder: Path, only: str) -> None:
        super().__init__(folder, "de", only)
        self.rules = PRESETS["gin_romme"]
        self.heard: set[str] = set()

    def look(self, state: str, shown: Callable[[], QWidget], _again: Callable[[], None]) -> None:
        """Look for general words in what is said at the table."""
        settle()
        said = self.read(shown())
        match = self.services.controller.match
        ours = match is not None and match.rules.preset_name() == "gin_romme"
        if not ours or state in AWAY:
            return
        for text in said:
            if GENERAL.search(text[2]):
                self.wrong.append(f"{state}: in Gin-Rommé nobody says {text}")
            self.heard |= {word.casefold() for word in GIN_ROMME.findall(text[2])}


def everything(window: EveryState, *, presets: bool) -> None:
    """Bring everything about, then close the window."""
    try:
        window.presets() if presets else window.all_states()
    finally:
        window.window.close()
        window.services.close()


def main() -> int:
    """Walk; return 0, or 1 when anything differs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("only", nargs="?", default="")
    parser.add_argument("--presets", action="store_true", help="the presets' screens in place of the others")
    parser.add_argument("--full", action="store_true", help="every change in every state")
    given = parser.parse_args()
    make_application().setQuitOnLastWindowClosed(False)
    fresh: dict[str, dict[str, Counter[Text]]] = {}
    wrong: list[str] = []
    for code in LANGUAGES:
        window = Fresh(given.folder / "fresh", code, given.only)
        everything(window, presets=given.presets)
        fresh[code] = window.said
        wrong += window.wrong + window.silent()
    if not given.presets:
        spoken = GinRomme(given.folder / "gin_romme", given.only)
        everything(spoken, presets=False)
        wrong += spoken.wrong
        if not given.only and spoken.heard < {"talon", "lusche", "unterschnippel", "straße"}:
            wrong.append(f"in Gin-Rommé there is only talk of {spoken.heard}")
    walked = Walked(given.folder / "walk", fresh, given.only, full=given.full)
    everything(walked, presets=given.presets)
    wrong += walked.wrong
    for line in dict.fromkeys(wrong):
        print(line)  # noqa: T201 - for a console
    print(f"{walked.changes} changes in {len(fresh['en'])} states")  # noqa: T201 - likewise
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
