"""What goes on in a match by itself: computers are asked, and their answers are played when they may be."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot

from ginrummy_qt.models.asking import FALLBACK
from ginrummy_qt.models.game_state import GameState
from ginrummy_qt.models.words import level_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject

    from ginrummy_qt.engine import Action
    from ginrummy_qt.models.session import Session
    from ginrummy_qt.models.worker import WorkerThread
    from ginrummy_qt.store import Store

__all__ = ["GameTurns"]

_log = logging.getLogger(__name__)


class GameTurns(GameState):
    """Keeps the computers at it; ``GameController``, which inherits it, does what an answer says."""

    def __init__(
        self,
        store: Store,
        parent: QObject | None,
        computer: WorkerThread | None,
        seconds: Callable[[], float],
    ) -> None:
        super().__init__(store, parent, computer)
        self._seconds = seconds
        self._thought = False  # what `thinking` told last
        self._asking.answered.connect(self._on_answered)
        self._asking.failed.connect(self._on_no_answer)
        self._asking.hinted.connect(self.hinted)
        self._asking.hint_failed.connect(self._on_no_hint)

    def _play(self, session: Session, table: int, action: Action) -> bool:
        """Do ``action`` at this table, and go on from there; return whether it was done."""
        raise NotImplementedError

    # What whoever looks on can do

    def skip(self) -> None:
        """While :attr:`watching`, play the rest of the round at once: answers do not wait for a motion."""
        session = self._session
        if session is not None and self.watching and not session.match.round_over:
            self._skipping = True
            self._carry_on(session)

    def hold(self, on: bool) -> None:  # noqa: FBT001 - the contract's signature; also a slot for toggles
        """Keep the computers' answers waiting (``True``), for instance during motion, or let them through."""
        self._holding = on
        if not on and self._session is not None:
            self._carry_on(self._session)

    def retry(self) -> None:
        """Try again what :attr:`failed` told of computers' moves; does nothing when all is well."""
        if self._session is not None and self._asking.stuck:
            self._asking.free()
            self._carry_on(self._session)

    # Asking and answering

    def _carry_on(self, session: Session) -> None:
        """Do the answers that have come, if they may be done, and ask the computers that are to move."""
        asking = self._asking
        if not self._held:
            for table in self._screen.due(session.match):
                if asking.answer(table.number) is not None and not asking.is_stuck(table.number):
                    self._play_answer(session, table.number)
                    return  # it has carried on itself
        for table in self._screen.due(session.match):
            # Another table is not asked about while somebody waits for an answer at the one shown.
            if asking.is_idle(table.number):
                seat = table.turn
                assert seat is not None  # noqa: S101 - it is due
                level = session.players[seat].level or FALLBACK
                chances = session.chances(table.number)
                asking.ask(table.number, table.view(seat), level, chances, self._seconds())
            if asking.is_waiting(table.number):
                break
        self._tell_thinking()

    def _play_answer(self, session: Session, table: int) -> None:
        action = self._asking.answer(table)
        if action is None:
            return
        current = session.match.tables[table]
        if action in current.round.legal_actions:
            self._play(session, table, action)
            return
        seat = current.turn
        level = None if seat is None else session.players[seat].level
        self._no_answer(session, table, f"{level} answered with {action}, which is not legal")

    def _no_answer(self, session: Session, table: int, why: str) -> None:
        _log.warning("%s", why)
        if self._asking.fall_back(table):
            self.failed.emit(_falls_back)
        else:
            self._asking.set_stuck(table)
            self.failed.emit(_finds_none)
        if self._session is session:
            self._carry_on(session)

    def _tell_thinking(self) -> None:
        thinks = self._session is not None and self._asking.is_waiting(self._screen.table)
        if thinks != self._thought:
            self._thought = thinks
            self.thinking.emit(thinks)

    @Slot(int)
    def _on_answered(self, _table: int) -> None:
        session = self._session
        self._tell_thinking()
        if session is not None and self._session is session:
            self._carry_on(session)

    @Slot(int, str)
    def _on_no_answer(self, table: int, text: str) -> None:
        session = self._session
        self._tell_thinking()
        if session is not None and self._session is session:
            self._no_answer(session, table, text)

    @Slot(str)
    def _on_no_hint(self, text: str) -> None:
        _log.warning("%s", text)
        self.failed.emit(_no_hint)

    def _drop_questions(self) -> None:
        self._asking.drop()
        self._skipping = False
        if self._thought:
            self._thought = False
            self.thinking.emit(False)


def _falls_back() -> str:
    return QCoreApplication.translate(
        "GameController", "The computer lost the thread; this move is played at the level {level}."
    ).format(level=level_name(FALLBACK))


def _finds_none() -> str:
    return QCoreApplication.translate(
        "GameController", "The computer cannot find a move. Leave the match and take it up again."
    )


def _no_hint() -> str:
    return QCoreApplication.translate("GameController", "There is no hint for this position.")
