"""Every screen as pictures: ``python -m ginrummy_qt.ui.gallery DIR [--fast] [--presets]``.

The states are real: rounds played through the engine are stored and taken up again by the real window, which
then shows them in all sizes, languages and table colours, and once more at other scales of the screen and
with larger text. Of each picture it is checked that no text is cut, sticks out, lies on another or is faint,
and that the table shows the state of the game; what is wrong is printed, and the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import replace
from itertools import count, product
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from ginrummy_qt.engine import PRESETS, Deal, Layoffs, Match, MatchRecord
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.settings import TABLES
from ginrummy_qt.options import Options
from ginrummy_qt.ui.autoplay import Hands, Stuck, let_it_settle, wait_until
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.fit_contrast import faint
from ginrummy_qt.ui.gallery_matches import find_match
from ginrummy_qt.ui.gallery_more import show_questions, show_windows
from ginrummy_qt.ui.gallery_presets import show_presets, show_seats
from ginrummy_qt.ui.gallery_records import show_records
from ginrummy_qt.ui.gallery_runs import run_the_others
from ginrummy_qt.ui.gallery_table import show_draw, show_ends, show_turns
from ginrummy_qt.ui.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ginrummy_qt.ui.services import Services

__all__ = ["Gallery", "main"]

SIZES: Final = ((800, 560), (1024, 600), (1280, 800), (1920, 1080), (900, 1400))
_LARGEST: Final = (3840, 2160)
"""Drawn too when everything is drawn, in one colour for each language."""
_TEXT_SIZES: Final = ((800, 560), (1280, 800), (900, 1400))
"""Where larger text is looked at, in all languages."""
_DESKTOPS: Final = {"dark": "dark", "contrast": "contrast"}
"""The colours of the windows that go with those of the table; light with the others."""
_PRESET_SIZES: Final = ((800, 560), (1280, 800))
_RULES: Final = PRESETS["haus"]
_MAIN: Final = ("resume", "selection", "knock")
"""The states that are shown in every size, language and colour; the others in a colour in turn."""


class Gallery:
    """The window, and a folder for its pictures."""

    def __init__(
        self, services: Services, folder: Path, *, fast: bool, presets: bool = False, words: bool = False
    ) -> None:
        """Show a window; ``fast``: a sample, ``words``: all languages in few sizes, for larger text."""
        self._presets = presets
        self._words = words
        self.services = services
        self._controller = services.controller
        self._folder = folder
        self._fast = fast
        self.rules = _RULES
        self._turn = count()
        self.pictures = 0
        self.findings: list[str] = []
        self.hands = Hands()
        services.settings.animation = "off"
        self.window = MainWindow(services)
        self.window.restore_and_show()
        wait_until(self.window.isVisible, "no window")
        self.window.complete()

    # ------------------------------------------------------------------ pictures

    @property
    def _sizes(self) -> tuple[tuple[int, int], ...]:
        if self._words:
            return _TEXT_SIZES
        return _PRESET_SIZES if self._presets else SIZES

    def _looks(self, state: str) -> Iterator[tuple[tuple[int, int], str, str]]:
        """Yield sizes, languages and colours for ``state``."""
        for size in self._sizes:
            if self._fast:
                turn = next(self._turn)
                yield size, tuple(LANGUAGES)[turn % 4], TABLES[turn // 4 % len(TABLES)]
            elif state in _MAIN and not self._words:
                yield from ((size, code, table) for code, table in product(LANGUAGES, TABLES))
            else:
                yield from ((size, code, TABLES[next(self._turn) % len(TABLES)]) for code in LANGUAGES)
        if not (self._fast or self._presets or self._words):
            code = tuple(LANGUAGES)[next(self._turn) % len(LANGUAGES)]
            yield _LARGEST, code, TABLES[next(self._turn) % len(TABLES)]

    def show(
        self,
        state: str,
        widget: Callable[[], QWidget] | None = None,
        *,
        ready: Callable[[], None] | None = None,
    ) -> None:
        """Take the pictures of ``state``.

        Args:
            state: its name.
            widget: what is shown; ``None``: the window.
            ready: called before each picture, to bring about what a change of size or language ends.
        """
        for (wide, high), code, table in self._looks(state):
            if self.window.size() != QSize(wide, high):
                self.window.resize(wide, high)
            self.services.languages.set(code)
            self.services.settings.table = table
            self.services.settings.desktop = _DESKTOPS.get(table, "light")
            let_it_settle()
            if ready is not None:
                ready()
            shown = self.window if widget is None else widget()
            name = f"{state}_{wide}x{high}_{code}_{table}.png"
            self._keep(name, shown)

    def _keep(self, name: str, shown: QWidget) -> None:
        """Take the picture of ``shown``, and check it."""
        picture = shown.grab()
        if not picture.save(str(self._folder / name), "PNG", 80):
            raise Stuck(f"{name} cannot be written to {self._folder}")
        self.pictures += 1
        wrong = misfits(shown) + faint(shown, picture)
        view, table = self._controller.view, self.window.page.table
        if shown is self.window and view is not None and table.isVisible() and table.resting:
            if self.window.page.curtain.isVisible():
                left = sum(item.isVisible() for item in table.table.items_of_cards())
                wrong += [f"{left} cards lie under the curtain"] if left else []
            elif table.pointer.drag is None:
                wrong += table.check(view)
        self.findings += (f"{name}: {each}" for each in wrong)

    # ------------------------------------------------------------------ states

    def take_up(self, record: MatchRecord) -> None:
        """Store ``record`` as a match under way and let the window go on with it."""
        store = self._controller.store
        match_id = store.new_match(replace(record, rounds=()))
        rounds = record.replay().rounds
        totals, results = [each.totals_after for each in rounds], [each.result for each in rounds]
        for number, played in enumerate(record.rounds, 1):
            store.begin_round(match_id, played.deal, bytes(16))
            for place, entry in enumerate(played.actions, 1):
                over = place == len(played.actions) and results[number - 1] is not None
                store.append(match_id, number, entry, totals[number - 1] if over else None)
        self._controller.leave()
        self._controller.resume(match_id)
        wait_until(self.window.page.isVisible, "no table")
        QTest.qWait(1)

    def find_match(
        self,
        wanted: Callable[[Match], bool],
        most: int = 10,
        layoffs: Layoffs = Layoffs.AUTO,
        *,
        rounds: int = 1,
    ) -> MatchRecord:
        """Return a match by the gallery's rules, see :func:`find_match`."""
        return find_match(wanted, most, layoffs, rounds=rounds, rules=self.rules)

    def all_states(self) -> None:
        """Take every picture."""
        window = self.window
        self.show("start")
        self._deal()
        show_draw(self)
        window.tools.show_settings()
        self.show("settings", self._dialog)
        self._close_dialogs()
        window.tools.show_rules()
        self._dialogs_follow_language()
        self._close_dialogs()
        window.help.show_page("layoffs")
        self.show("help", self._dialog)
        self._close_dialogs()
        window.tools.show_guide()
        self.show("guide", self._dialog)
        self._close_dialogs()
        window.show_start()
        self.show("resume")
        show_turns(self)
        show_ends(self)
        show_records(self)
        show_windows(self)
        show_questions(self)
        window.show_start()

    def _deal(self) -> None:
        """A round being dealt: in motion, so only in the window's first size."""
        controller, settings = self._controller, self.services.settings
        for (wide, high), code in zip(SIZES, (*LANGUAGES, "de"), strict=True):
            self.window.resize(wide, high)
            self.services.languages.set(code)
            settings.animation = "slow"
            controller.new_match(self.rules, seats_for("casual"), iter([Deal(11), Deal(12)]))
            table = self.window.page.table
            deadline = QDeadlineTimer(5000)
            while len([card for card in table.table.items_of_cards() if card.isVisible()]) < 12:
                QTest.qWait(5)
                if deadline.hasExpired():
                    raise Stuck("nothing is dealt")
            name = f"deal_{wide}x{high}_{code}_{settings.table}.png"
            self._keep(name, self.window)
            settings.animation = "off"
            self.window.show_start()

    def _dialogs(self) -> list[QDialog]:
        return [dialog for dialog in self.window.findChildren(QDialog) if dialog.isVisible()]

    def _dialog(self) -> QDialog:
        return self._dialogs()[0]

    def _dialogs_follow_language(self) -> None:
        """The rules are written once for a language: open them anew for each picture."""

        def again() -> None:
            self._close_dialogs()
            self.window.tools.show_rules()
            let_it_settle()

        self.show("rules", self._dialog, ready=again)

    def _close_dialogs(self) -> None:
        for dialog in self._dialogs():
            dialog.close()
        wait_until(lambda: not self._dialogs(), "a window does not close")


def main(argv: Sequence[str] | None = None) -> int:
    """Draw the gallery; returns 0, or 1 when a text was cut, stuck out or lay on another."""
    parser = argparse.ArgumentParser(prog="gallery", description="Draws every screen into a folder.")
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--presets", action="store_true", help="every preset and arrangement of players only")
    parser.add_argument("--fast", action="store_true", help="a sample: every screen in every size once")
    parser.add_argument(
        "--text", type=int, default=100, metavar="PERCENT", help="the system font is as large"
    )
    parser.add_argument("--alone", action="store_true", help="not also at other scales and sizes of text")
    given = parser.parse_args(argv)
    from ginrummy_qt.app import make_application, make_services  # noqa: PLC0415 - the application owns us

    given.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    application.setQuitOnLastWindowClosed(False)
    if given.text != 100:
        larger = application.font()
        larger.setPixelSize(round(14 * given.text / 100))
        application.setFont(larger)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="ginrummy-gallery-") as profile:
        services = make_services(Options(profile=Path(profile), language="en"))
        words = given.text != 100 and not given.fast
        gallery = Gallery(services, given.folder, fast=given.fast, presets=given.presets, words=words)
        try:
            if given.presets:
                show_presets(gallery)
                show_seats(gallery)
            else:
                gallery.all_states()
        finally:
            gallery.window.close()
            services.close()
    for finding in gallery.findings:
        print(finding)  # noqa: T201 - for a console
    seconds = time.monotonic() - began
    summary = f"{gallery.pictures} pictures in {seconds:.0f} s, {len(gallery.findings)} findings"
    print(summary)  # noqa: T201 - for a console
    status = 1 if gallery.findings else 0
    if not (given.alone or given.fast or given.presets):
        status = max(status, run_the_others(given.folder))
    return status


if __name__ == "__main__":
    sys.exit(main())
