"""The self-test in one language: a match from the start page to the final score, another if it was short."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtWidgets import QDialog

from ginrummy_qt.engine import Knock, Phase
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.settings import LEVELS
from ginrummy_qt.ui import selftest_checks as checks
from ginrummy_qt.ui.autoplay import Autoplay, Stuck, choose, wait_until
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.selftest_sitting import SECOND_SIZE, Sitting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.engine import Event, Match, SeatView
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.ui.main_window import MainWindow
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.sheet import Sheet

__all__ = ["MatchTest"]

_PRESET: Final = "haus"
_TARGET: Final = "50"
_SWITCH_AFTER: Final = 3
_CLOSE_AFTER: Final = 7
"""After how many actions of the person the language changes for a while, and the window is closed."""
_TRIED: Final = frozenset({"draw", "choose", "dock", "settings"})
"""Pictures without which too little was tried: a match that the computer ends at once brings none of them."""
_MATCHES: Final = 8
"""So many matches at most; a second one is rare, and an eighth would be no chance any more."""


class MatchTest:
    """Plays and looks. Everything that is wrong goes to ``report``, one sentence each."""

    def __init__(
        self,
        sitting: Sitting,
        reopen: Callable[[], Services],
        folder: Path,
        language: str,
        report: Callable[[str], None],
    ) -> None:
        self.sitting = sitting
        self._reopen = reopen
        self._folder = folder
        self._language = language
        self._number = list(LANGUAGES).index(language)
        self._report = report
        self._shots: dict[str, int] = {}
        self._seen: list[checks.RoundSeen] = []
        self._moves: list[str] = []
        self._own = self._told = self._shown = self._all = 0
        self._switched = self._resumed = False
        self._ways: set[tuple[str, str]] = set()
        self._attach()

    # ------------------------------------------------------------------ shorthands

    @property
    def _window(self) -> MainWindow:
        return self.sitting.window

    @property
    def _controller(self) -> GameController:
        return self.sitting.services.controller

    @property
    def _match(self) -> Match:
        match = self._controller.match
        if match is None:
            raise Stuck("there is no match")
        return match

    @property
    def _view(self) -> SeatView:
        view = self._controller.view
        if view is None:
            raise Stuck("there is no match")
        return view

    def _attach(self) -> None:
        """Sit down at the window: hands on mouse and keyboard, eyes on what it shows."""
        self._play = Autoplay(self._window)
        self._hands = self._play.hands
        self._play.while_selected = self._on_selected
        self._controller.moved.connect(self._on_moved)
        self._controller.failed.connect(self._on_failed)
        self._window.page.table.at_rest.connect(self._on_rest)

    def look_away(self) -> None:
        """Let other matches be played at the window."""
        self._controller.moved.disconnect(self._on_moved)
        self._controller.failed.disconnect(self._on_failed)
        self._window.page.table.at_rest.disconnect(self._on_rest)

    def _on_failed(self, sentence: Sentence) -> None:
        self._report(sentence())

    def _on_moved(self, events: tuple[Event, ...], _view: SeatView) -> None:
        self._moves.append(checks.move_of(events))
        self._told += 1

    def _on_rest(self) -> None:
        """A move has been shown: also those of the computer, before the person goes on."""
        self._shown += 1
        for wrong in self._window.page.table.check(self._view):
            self._say(wrong)

    def _say(self, wrong: str) -> None:
        where = f"round {len(self._seen) + 1}, move {len(self._moves)}"
        self._report(f"{self._language}, {where}: {wrong}")

    def _shot(self, state: str, widget: QWidget | None = None) -> None:
        """Write a picture, once for each state, and look whether its texts are whole."""
        if state in self._shots:
            return
        self._shots[state] = len(self._shots) + 1
        widget = self._window if widget is None else widget
        name = f"{self._language}_{self._shots[state]:02}_{state}.png"
        if not widget.grab().save(str(self._folder / name), "PNG", 80):
            self._report(f"{name} cannot be written")
        for wrong in misfits(widget):
            self._report(f"{name}: {wrong}")

    # ------------------------------------------------------------------ the match

    def play(self) -> str:
        """Play matches until all was tried, nearly always one; return one line about them.

        Raises:
            Stuck: the window does not go on, or all matches were too short.
        """
        began = time.monotonic()
        lines = [self._play_match()]
        while not self._shots.keys() >= _TRIED:
            if len(lines) == _MATCHES:
                raise Stuck(f"{self._language}: {_MATCHES} matches were too short to try everything")
            lines.append(self._play_match())
        return (
            f"{self._language}: {'; then '.join(lines)}, {len(self._ways)} ways to move, closed and resumed, "
            f"{len(self._shots)} pictures, {time.monotonic() - began:.1f} s"
        )

    def _play_match(self) -> str:
        """Play one match to its end and back to the start page; return what it was."""
        self._told = self._shown = self._all = 0
        self._seen.clear()
        self._begin()
        match_id = self._controller.match_id
        while self._play_round():
            pass
        match, outcome = self._match, self._match.outcome
        self._hands.click(self._window.page.match.start)
        wait_until(self._window.start.isVisible, "the start page does not come back")
        if match_id is None or outcome is None:
            raise Stuck("the match has no end")
        if any(summary.id == match_id for summary in self._controller.under_way()):
            self._say("the finished match is still offered")
        for wrong in checks.record_differences(self._controller.store.load(match_id), match, self._seen):
            self._report(f"{self._language}: {wrong}")
        if self._told + len(self._seen) != self._shown:  # a deal is shown like a move
            self._say(f"{self._told} moves and {len(self._seen)} deals were made, {self._shown} were shown")
        kinds = ", ".join(seen.result.kind.value for seen in self._seen)
        score = f"{outcome.finals[0]} : {outcome.finals[1]}"
        return f"{len(self._seen)} rounds ({kinds}), {self._all} moves, {score}"

    def _begin(self) -> None:
        window, start, menus = self._window, self._window.start, self._window.menus
        self._pick_language(self._language)
        self._pick_animation("fast" if self._number == 1 else "off")
        self._hands.click(start.levels.buttons[LEVELS[self._number % len(LEVELS)]])
        if start.presets.currentData() != _PRESET:
            self._hands.choose_in(start.presets, start.presets.findData(_PRESET))
        self._hands.click(start.targets.buttons[_TARGET])
        if (start.rules.preset_name(), start.rules.target) != (_PRESET, int(_TARGET)):
            self._say(f"the start page chose {start.rules.to_text()}")
        self._shot("start")
        if menus.draw.isEnabled():
            self._say("a round can be played from the menu of the start page")
        self._hands.click(start.deal)
        wait_until(lambda: window.page.isVisible() and self._controller.match is not None, "no deal")

    def _settled(self) -> bool:
        """Whether the person is to do something, and sees it."""
        view, page = self._controller.view, self._window.page
        if view is None or self._controller.busy or not page.table.resting:
            return False
        return view.my_turn or (view.result is not None and self._stands(page.result))

    @staticmethod
    def _stands(sheet: Sheet) -> bool:
        slide = sheet.findChild(QVariantAnimation)
        moves = slide is not None and slide.state() is QVariantAnimation.State.Running
        return sheet.isVisible() and not moves

    def _play_round(self) -> bool:
        """Play to the end of the round and go on; return whether another one was dealt."""
        while True:
            wait_until(self._settled, f"{self._language}: it does not become the person’s turn")
            view = self._view
            for wrong in checks.table_differences(self._window, view):
                self._say(wrong)
            if view.result is not None:
                return self._end_round()
            if self._own >= _SWITCH_AFTER and not self._switched:
                self._switch_language()
            elif self._own >= _CLOSE_AFTER and not self._resumed:
                self._close_and_resume()
            else:
                self._act(view)

    def _act(self, view: SeatView) -> None:
        self._shot({Phase.UPCARD: "upcard", Phase.DRAW: "draw"}.get(view.phase, "choose"))
        action = choose(view)
        if "drag" not in self._shots:
            self._play.while_dragging = lambda: self._shot("drag")
        before, round_before = len(self._moves), self._match.round
        way = self._play.do(action)
        self._ways.add((type(action).__name__, way))
        wait_until(lambda: len(self._moves) > before, f"{action} by “{way}” was not done", 5)
        if self._match.round is round_before and not self._view.my_turn and self._view.result is None:
            self._shot("computer")
        self._own += 1

    def _on_selected(self) -> None:
        """A card was selected with the mouse and is not thrown yet."""
        for wrong in checks.table_differences(self._window, self._view):
            self._say(wrong)
        selection = self._window.page.table.choice.selection
        knocks = selection is not None and Knock(selection) in self._view.legal_actions
        if knocks != self._window.page.table.console.knock.isEnabled():
            self._say("the knock button is not as the rules say")
        self._shot("knock" if knocks else "selection")

    def _end_round(self) -> bool:
        match, page = self._match, self._window.page
        result = match.round.result  # with the card laid face down, which the view leaves out
        if result is None:
            raise Stuck("the round is not over")
        for wrong in checks.result_differences(self._window, match, self._controller.seat):
            self._say(wrong)
        self._shot(f"result_{result.kind.value}")
        summary = page.result.summary
        hands = summary.hands if summary is not None else (match.round.hand(0), match.round.hand(1))
        totals = match.standings.totals
        self._seen.append(checks.RoundSeen(result, hands, totals, tuple(self._moves)))
        self._all += len(self._moves)
        self._moves.clear()
        over = match.outcome is not None
        if len(self._seen) % 2:
            self._hands.key(page.result, Qt.Key.Key_Return)
        else:
            self._hands.click(page.result.next)
        if not over:
            wait_until(lambda: match.round.result is None, "the next round is not dealt")
            if self._number == 1 and len(self._seen) == 1:
                self._pick_animation("off")
            return True
        wait_until(lambda: self._stands(page.match), "the result of the match does not come")
        for wrong in checks.match_sheet_differences(self._window, match, self._controller.seat):
            self._say(wrong)
        self._shot("match")
        return False

    # ------------------------------------------------------------------ what happens on the way

    def _pick_language(self, code: str) -> None:
        menus = self._window.menus
        self._hands.pick((menus.view, menus.language), menus.language.choices[code])
        if self.sitting.services.languages.current != code:
            self._say(f"the menu did not switch to {code}")

    def _pick_animation(self, speed: str) -> None:
        menus = self._window.menus
        self._hands.pick((menus.view, menus.animation), menus.animation.choices[speed])
        if self.sitting.services.settings.animation != speed:
            self._say(f"the menu did not set the animation to {speed}")

    def _switch_language(self) -> None:
        """Change the language in the middle of the round, and back; nothing is lost."""
        self._switched = True
        before = self._view
        codes = list(LANGUAGES)
        for code in (codes[(self._number + 1) % len(codes)], self._language):
            self._pick_language(code)
            if self._view != before:
                self._say(f"the switch to {code} changed the state")
            for wrong in checks.table_differences(self._window, self._view):
                self._say(f"after the switch to {code}: {wrong}")
        self._fold_dock()

    def _close_and_resume(self) -> None:
        """Close the window, open another one, and go on where the match was left, asked for or not."""
        self._resumed = True
        match, before = self._match, self._view
        events, match_id = match.round.events, self._controller.match_id
        by_itself = self._number % 2 == 1
        self.sitting.services.settings.come_back = by_itself
        self.sitting.end(self._play)
        self.sitting = Sitting(self._reopen(), SECOND_SIZE)
        moves, told, shown = list(self._moves), self._told, self._shown
        self._attach()
        if self.sitting.services.languages.current != self._language:
            self._say("the language was forgotten when the window was closed")
        if not by_itself:
            self._shot("start_resume")
            self._hands.click(self._window.start.resume)
        wait_until(lambda: self._controller.match is not None, "the match is not taken up again")
        self._moves, self._told, self._shown = moves, told, shown
        again = self._match
        if self._controller.match_id != match_id or again is match:
            self._say("another match was taken up than the one that was left")
        if (again.standings, again.rounds, again.round.events) != (match.standings, match.rounds, events):
            self._say("the match that was taken up is not as it was left")
        if self._view != before:
            self._say(f"what the person sees was {before}, is {self._view}")
        self._open_dialogs()

    def _open_dialogs(self) -> None:
        """Open the settings and the rules, and close them with a key."""
        menus = self._window.menus
        for menu, action, state in (
            (menus.match, menus.settings, "settings"),
            (menus.help, menus.rules, "rules"),
        ):
            self._hands.pick((menu,), action)
            wait_until(lambda: bool(self._dialogs()), f"the window of the {state} does not open")
            dialog = self._dialogs()[0]
            self._shot(state, dialog)
            self._hands.key(dialog, Qt.Key.Key_Escape)
            wait_until(lambda: not self._dialogs(), f"the window of the {state} does not close")
        self._window.activateWindow()  # what a window manager does by itself
        wait_until(self._window.isActiveWindow, "the window is not active again")

    def _fold_dock(self) -> None:
        """Open the side panel from the menu, and close it again."""
        dock = self._window.dock
        for state in ("dock", "folded") if not dock.isVisible() else ("folded", "dock"):
            self._hands.pick((self._window.menus.view,), self._window.menus.dock)
            wait_until(lambda: dock.isVisible() is (state == "dock"), "the side panel does not fold")  # noqa: B023
            wait_until(self._side_by_side, "the side panel lies over the table")  # Qt moves it in
            if state == "dock":
                self._shot("dock")

    def _dialogs(self) -> list[QDialog]:
        return [dialog for dialog in self._window.findChildren(QDialog) if dialog.isVisible()]

    def _side_by_side(self) -> bool:
        dock, table = self._window.dock, self._window.page
        room = self._window.width() - (dock.width() if dock.isVisible() else 0)
        return abs(table.width() - room) < 12
