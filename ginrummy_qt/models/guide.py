"""The guided first round: one fixed deal, what is to be done in it, and a computer that plays its part.

It is a match of its own in a folder that goes away: the person's matches and statistics know nothing of it.
"""

from __future__ import annotations

import shutil
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal

from ginrummy_qt.engine import (
    Card,
    Deal,
    Discard,
    Draw,
    FirstDealer,
    Knock,
    Pass,
    Rules,
    TakeDiscard,
)
from ginrummy_qt.models.advice_words import hint_action
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.troubles import StartTrouble, open_store, trouble_text
from ginrummy_qt.models.worker import WorkerThread
from ginrummy_qt.store.errors import FolderError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ginrummy_qt.engine import Action, SeatView

__all__ = ["ANSWERS", "DEAL", "RULES", "STEPS", "Guide", "ScriptedComputer", "Step", "step_text"]

DEAL: Final = Deal(3030)
"""The person holds a run from the first card on, finds a pair, and fills it from the discard pile."""
RULES: Final = Rules(first_dealer=FirstDealer.COMPUTER)
_LEVEL: Final = "casual"


@dataclass(frozen=True, slots=True)
class Step:
    """One stop of the guide: what it is about, and what is to be done (nothing: read, and go on)."""

    key: str
    action: Action | None = None

    def is_done_by(self, action: Action) -> bool:
        """Whether ``action`` is what this step asks for; how a knock shows its melds does not matter."""
        if isinstance(action, Knock) and isinstance(self.action, Knock):
            return action.card == self.action.card
        return action == self.action


STEPS: Final = (
    Step("hand"),
    Step("upcard", Pass()),
    Step("draw", Draw()),
    Step("throw", Discard(Card.parse("Jd"))),
    Step("again", Draw()),
    Step("cheap", Discard(Card.parse("Ts"))),
    Step("take", TakeDiscard()),
    Step("knock", Knock(Card.parse("4s"))),
    Step("score"),
)
"""The way through the round, in order."""

ANSWERS: Final[Sequence[Action]] = (
    Pass(),
    Draw(),
    Discard(Card.parse("Td")),
    Draw(),
    Discard(Card.parse("9s")),
)
"""What the computer does, in order: never a player's choice, which a later version might change."""


def step_text(key: str) -> str:
    """Return what the guide says at a step, with markup; ``KeyError`` for another key."""
    return {
        "hand": QCoreApplication.translate(
            "Guide",
            "These are your ten cards. {2d} {3d} {4d} {5d} follow each other in one suit: a *run*, "
            "bracketed below, and it counts nothing. All the others are *deadwood*. The less of it you "
            "have, the better.",
        ),
        "upcard": QCoreApplication.translate(
            "Guide",
            "The {Js} was turned up and is offered to you first. It makes no meld with your cards and "
            "would cost 10 points. *Pass.*",
        ),
        "draw": QCoreApplication.translate(
            "Guide",
            "The computer does not want it either. So your first turn begins at the stock: *draw a card* "
            "from the pile that lies face down.",
        ),
        "throw": QCoreApplication.translate(
            "Guide",
            "The {9c} goes with your {9d}: one more nine would make a *set*. Now one card must go. The "
            "number on each card is the deadwood that is left without it. *Throw the* {Jd}: it counts 10 "
            "and goes with nothing. Click it twice, or drag it to the discard pile.",
        ),
        "again": QCoreApplication.translate(
            "Guide",
            "The computer drew and threw the {Td}. You could take it, but it goes with nothing of yours. "
            "*Draw again.*",
        ),
        "cheap": QCoreApplication.translate(
            "Guide",
            "An ace: as deadwood it costs 1 point only. The {Ts} costs 10. *Throw the* {Ts}, and 28 "
            "points of deadwood are left.",
        ),
        "take": QCoreApplication.translate(
            "Guide",
            "Just what you were waiting for: with the {9s} your two nines become a set. *Take it* from "
            "the discard pile. It may not go back in this turn, and the computer has seen that you took "
            "it.",
        ),
        "knock": QCoreApplication.translate(
            "Guide",
            "Two melds! Without the {4s} only {2c} {Ah} {3s} are left, 6 points. With 10 or less you may end "
            "the round. *Select the* {4s} *and knock.*",
        ),
        "score": QCoreApplication.translate(
            "Guide",
            "Both hands lie open. The computer may *lay off*: the {6d} goes on your run, and after it the"
            " {7d}. It keeps 31 points, you have 6: *25 points for you.* Had it had 6 or less, it would "
            "have been an *undercut*, and the points would be the computer’s.",
        ),
    }[key]


class ScriptedComputer(WorkerThread):
    """Answers with what it was told to, one after the other; there is no thread."""

    def __init__(self, answers: Sequence[Action], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = answers
        self._given = 0
        self._request: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def begin(self) -> None:
        """Start from the first answer again."""
        self._given = 0

    def start(self) -> None:
        """There is nothing to start."""

    def request(self, request_id: int, view: SeatView, level: str, seed: int, seconds: float) -> None:  # noqa: ARG002 - as in WorkerThread
        """Give the next answer as soon as the caller is done."""
        self._request = request_id
        self._timer.start(0)

    def advise(self, request_id: int, view: SeatView) -> None:
        """Say nothing: the guide itself tells what to do."""

    def cancel(self, request_id: int | None = None) -> None:  # noqa: ARG002 - as in WorkerThread
        """Drop the answer that is on its way."""
        self._request = None
        self._timer.stop()

    def stop(self) -> None:
        """Drop the answer that is on its way."""
        self.cancel()

    def _answer(self) -> None:
        request, self._request = self._request, None
        if request is None:
            return
        if self._given == len(self._answers):
            self.failed.emit(request, "the script is at its end")
            return
        action = self._answers[self._given]
        self._given += 1
        self.answered.emit(request, action)


class Guide(GameController):
    """Plays the guided round; whatever does not belong to the step at hand is refused with a word of help.

    Raises:
        StartTrouble: there is no room for a temporary folder.
    """

    step_changed = Signal(object)
    """The :class:`Step` that the guide stands at now."""
    pointed = Signal(object)
    """The :class:`Step` whose action is to be pointed out on the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        try:
            self._folder = Path(tempfile.mkdtemp(prefix="ginrummy-guide-"))
        except OSError as error:
            trouble = FolderError(Path(error.filename or "/"), error.strerror or str(error))
            raise StartTrouble(partial(trouble_text, trouble)) from error
        self._script = ScriptedComputer(ANSWERS)
        self._at = 0
        super().__init__(open_store(self._folder), parent, computer=self._script)
        self._script.setParent(self)

    @property
    def step(self) -> Step:
        """Where the guide stands."""
        return STEPS[self._at]

    @property
    def number(self) -> int:
        """The number of the step, from 1."""
        return self._at + 1

    def begin(self) -> bool:
        """Deal the round, for the first time or once more; say whether it was dealt."""
        self._at = 0
        self._script.begin()
        if not self.new_match(RULES, seats_for(_LEVEL), (DEAL,)):
            return False
        self.step_changed.emit(self.step)
        return True

    def go_on(self) -> None:
        """Go on from a step that is only to be read."""
        if self.step.action is None and self._at + 1 < len(STEPS):
            self._advance()

    def do_step(self) -> None:
        """Do for the person what the step asks for."""
        if self.step.action is None:
            self.go_on()
        else:
            self.act(self.step.action)

    def act(self, action: Action) -> bool:
        """Do ``action`` if it is what the step asks for; else say what is, by :attr:`refused`."""
        if not self.step.is_done_by(action):
            self._remind()
            return False
        if not super().act(action):
            return False
        self._advance()
        return True

    def hint(self, view: SeatView | None = None) -> bool:  # noqa: ARG002 - as the game it stands for
        """Point to what the step asks for; there is nothing to think about."""
        self._remind()
        return False

    def next_round(self) -> bool:
        """There is no second round."""
        return False

    def close(self) -> None:
        """End the round and remove every trace of it."""
        super().close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _advance(self) -> None:
        self._at += 1
        self.step_changed.emit(self.step)

    def _remind(self) -> None:
        view, action = self.view, self.step.action
        if action is None:
            self.refused.emit(self.tr("Read the note first, then press “Continue”."))
        elif view is not None and view.turn == self.seat:
            said = hint_action(action, view)
            self.refused.emit(
                self.tr("In this round: *{action}.* You are free in the next.").format(action=said)
            )
            self.pointed.emit(self.step)
