"""What the self-test does after a match: a round in company, and a look at the other windows."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from ginrummy_qt.engine import PRESETS, Deal, Player
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.ui.autoplay import REVIEWED, Autoplay, Stuck, choose, wait_until
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.review_window import ReviewWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.ui.selftest_sitting import Sitting

__all__ = ["COMPANIES", "Tour"]

COMPANIES: Final[dict[str, tuple[Rules, tuple[Player, ...]]]] = {
    "three": (replace(PRESETS["sv_three"], target=100), seats_for("casual", "beginner")),
    "pairs": (replace(PRESETS["sv_pairs"], target=100), seats_for("casual", "casual", "beginner")),
    "curtain": (PRESETS["haus"], (Player("Anna"), Player("Bert"))),
}
"""Rules and seats of the rounds in company; the last with two persons at one screen."""
_MOST_STEPS: Final = 200


class Tour:
    """Everything that is wrong goes to ``report``, one sentence each."""

    def __init__(self, sitting: Sitting, folder: Path, language: str, report: Callable[[str], None]) -> None:
        """Go on at the start page of ``sitting``; pictures go to ``folder``."""
        self._window, self._game = sitting.window, sitting.services.controller
        self._folder, self._language, self._report = folder, language, report
        self._play = Autoplay(self._window)
        self._hands = self._play.hands
        self._shown: set[str] = set()

    def _shot(self, state: str, widget: QWidget | None = None) -> None:
        """Write a picture, once for each state, and look whether its texts are whole."""
        if state in self._shown:
            return
        self._shown.add(state)
        widget = self._window if widget is None else widget
        name = f"{self._language}_tour_{state}.png"
        if not widget.grab().save(str(self._folder / name), "PNG", 80):
            self._report(f"{name} cannot be written")
        for wrong in misfits(widget):
            self._report(f"{name}: {wrong}")

    # ------------------------------------------------------------------ a round in company

    def company(self, name: str) -> None:
        """Play one round of :data:`COMPANIES`; nothing of it stays.

        Raises:
            Stuck: the window does not go on.
        """
        rules, seats = COMPANIES[name]
        self._window.page.ensurePolished()
        self._game.new_match(rules, seats, map(Deal, count(40)), passing=True)
        for _ in range(_MOST_STEPS):
            wait_until(self._settled, f"{self._language}, {name}: nobody can do anything")
            if self._window.page.result.isVisible():
                break
            self._step(name)
        else:
            raise Stuck(f"{self._language}, {name}: the round does not end")
        if self._game.match is None or not self._game.match.round_over:
            self._report(f"{self._language}, {name}: a result is shown of a round that is not over")
        self._shot(f"{name}_result")
        self._window.show_start()

    def _settled(self) -> bool:
        page, game = self._window.page, self._game
        if page.result.isVisible() or page.curtain.isVisible() or page.table.draw.active:
            return True
        view = game.view
        if view is None or not page.table.resting or game.curtain is not None:
            return False
        return game.watching or view.my_turn

    def _step(self, name: str) -> None:
        """Do what is to be done at the screen."""
        page, game = self._window.page, self._game
        view = game.view
        if view is None:
            raise Stuck(f"{self._language}, {name}: there is no match")
        if page.table.draw.active:
            self._hands.key(page.table, Qt.Key.Key_Space)
        elif page.curtain.isVisible():
            self._shot(f"{name}_curtain")
            if page.table.table.items_of_cards():
                self._report(f"{self._language}, {name}: cards lie behind the curtain")
            self._hands.key(page.curtain, Qt.Key.Key_Space)
        else:
            for wrong in page.table.check(view):
                self._report(f"{self._language}, {name}: {wrong}")
            if game.watching:
                self._shot(f"{name}_watching")
                self._hands.key(page.table, Qt.Key.Key_N)
                wait_until(page.result.isVisible, f"{self._language}, {name}: skipping does not end")
            else:
                self._shot(name)
                self._play.do(choose(view))

    # ------------------------------------------------------------------ windows of their own

    def windows(self) -> None:
        """Open history, replay, review, statistics and help, and close each with a key.

        Raises:
            Stuck: one does not open or close.
        """
        menus = self._window.menus
        self._hands.pick((menus.match,), menus.history)
        history = self._opened("history")
        self._hands.key(history, Qt.Key.Key_Return)
        self._close(self._opened("replay"), "replay")
        self._close(history, "history")
        for menu, action, state in (
            (menus.match, menus.review, "review"),
            (menus.match, menus.statistics, "statistics"),
            (menus.help, menus.pages, "help"),
        ):
            self._hands.pick((menu,), action)
            self._close(self._opened(state), state)

    def _others(self) -> list[QWidget]:
        found = (*self._window.findChildren(QDialog), *self._window.findChildren(QMainWindow))
        return [window for window in found if window.isVisible()]

    def _opened(self, state: str) -> QWidget:
        found: list[QWidget] = []

        def there() -> bool:
            found[:] = [window for window in self._others() if window.objectName() == state]
            return bool(found)

        wait_until(there, f"{self._language}: the window of the {state} does not open")
        window = found[0]
        wait_until(window.isActiveWindow, f"{self._language}: the window of the {state} is not active")
        if isinstance(window, ReviewWindow):
            reviewer = window.reviewer
            wait_until(lambda: not reviewer.waiting, f"{self._language}: the review does not end", REVIEWED)
        self._shot(state, window)
        return window

    def _close(self, window: QWidget, state: str) -> None:
        self._hands.key(window, Qt.Key.Key_Escape)
        wait_until(lambda: window not in self._others(), f"the window of the {state} does not close")
        (self._others() or [self._window])[0].activateWindow()
        wait_until(
            lambda: bool(self._others()) or self._window.isActiveWindow(), "the window is not active again"
        )
