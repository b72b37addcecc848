"""What is asked of the computer players: one question for each table, and one for a hint.

Every question has a number of its own; an answer whose number is no longer waited for is dropped. A player's
answer is kept here until the game has taken it, so that it can wait for a motion or for a disk that is full.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, SeatView
    from ginrummy_qt.models.worker import WorkerThread

__all__ = ["FALLBACK", "Asking"]

FALLBACK: Final = "casual"
"""The level that is asked when another one has no answer."""


@dataclass(slots=True)
class _Desk:
    """How it stands between one table and the computer."""

    waiting: int | None = None
    """The number of the question that stands."""
    answer: Action | None = None
    """Has come, and is not done yet."""
    falling_back: bool = False
    """The level has had no answer to this move."""
    stuck: bool = False
    """Nothing goes on here before somebody wants it tried again."""


class Asking(QObject):
    """Asks the worker's thread for a game, and keeps what comes back. Tables go by their numbers."""

    answered = Signal(int)
    """The table for which an answer has come, see :meth:`answer`."""
    failed = Signal(int, str)
    """The table for which none has come; the text is for the log."""
    hinted = Signal(object)
    """``tuple[Advice, ...]``, the answer to :meth:`advise`."""
    hint_failed = Signal(str)
    """There is no hint; the text is for the log."""

    def __init__(self, parent: QObject | None = None, computer: WorkerThread | None = None) -> None:
        """Ask ``computer``; ``None``: the players, on a thread that starts when it is first needed."""
        super().__init__(parent)
        self._last = 0
        self._desks: dict[int, _Desk] = {}
        self._hint: int | None = None
        self._computer: WorkerThread | None = None
        if computer is not None:
            self._employ(computer)

    @property
    def computer(self) -> WorkerThread | None:
        """Who answers; ``None`` before the first question."""
        return self._computer

    def prepare(self) -> None:
        """Start the thread and let it load what players need, before the first question."""
        self._employed().prepare()

    # Moves

    def ask(self, table: int, view: SeatView, level: str, chances: tuple[int, int], seconds: float) -> None:
        """Ask what the computer whose ``view`` it is does.

        Args:
            table: The table's number.
            view: The computer's seat.
            level: Whom to ask, unless the fallback is to be asked about this move.
            chances: As for :func:`move_seed`.
            seconds: What the answer may take, above 0.
        """
        from ginrummy_qt.models.worker import move_seed  # noqa: PLC0415 - see _employed

        desk = self._desk(table)
        desk.waiting, desk.answer = self._number(), None
        chosen = FALLBACK if desk.falling_back else level
        self._employed().request(desk.waiting, view, chosen, move_seed(*chances), seconds)

    def is_waiting(self, table: int) -> bool:
        """Whether an answer is awaited for this table."""
        return self._desk(table).waiting is not None

    def answer(self, table: int) -> Action | None:
        """The answer that has come for this table and is not done yet."""
        return self._desk(table).answer

    def is_idle(self, table: int) -> bool:
        """Whether nothing is asked, answered or stuck at this table."""
        desk = self._desk(table)
        return desk.waiting is None and desk.answer is None and not desk.stuck

    def done(self, table: int) -> None:
        """The table has gone on: its answer, and all trouble about it, is forgotten."""
        self._desks.pop(table, None)

    def fall_back(self, table: int) -> bool:
        """Forget the answer; say whether the fallback may be asked for this move, which it may once."""
        desk = self._desk(table)
        first = not desk.falling_back
        desk.answer, desk.falling_back = None, True
        return first

    # Trouble

    def set_stuck(self, table: int) -> None:
        """Let nothing go on at this table before :meth:`free`."""
        self._desk(table).stuck = True

    def is_stuck(self, table: int) -> bool:
        """Whether nothing goes on at this table before :meth:`free`."""
        return self._desk(table).stuck

    @property
    def stuck(self) -> bool:
        """Whether any table is stuck."""
        return any(desk.stuck for desk in self._desks.values())

    def free(self, *, unwritten_only: bool = False) -> None:
        """Let every stuck table go on, or those alone that have an answer which could not be written."""
        for desk in self._desks.values():
            if desk.stuck and (desk.answer is not None or not unwritten_only):
                desk.stuck = False
                desk.falling_back = desk.falling_back and desk.answer is not None

    # The hint

    def advise(self, view: SeatView) -> None:
        """Ask for a hint; the answer to an earlier one is not wanted any more."""
        self.forget_hint()
        self._hint = self._number()
        self._employed().advise(self._hint, view)

    def forget_hint(self) -> None:
        """Want no hint any more; one that is being worked out is broken off, or the next move would wait."""
        if self._hint is not None and self._computer is not None:
            self._computer.cancel(self._hint)
        self._hint = None

    # All

    def drop(self) -> None:
        """Forget everything that was asked and answered."""
        self._desks.clear()
        self._hint = None
        if self._computer is not None:
            self._computer.cancel()

    def stop(self) -> None:
        """Forget everything and end the thread."""
        self.drop()
        if self._computer is not None:
            self._computer.stop()

    def _desk(self, table: int) -> _Desk:
        return self._desks.setdefault(table, _Desk())

    def _number(self) -> int:
        self._last += 1
        return self._last

    def _table_of(self, request: int) -> int | None:
        return next((table for table, desk in self._desks.items() if desk.waiting == request), None)

    @Slot(int, object)
    def _on_answered(self, request: int, action: Action) -> None:
        table = self._table_of(request)
        if table is not None:
            desk = self._desks[table]
            desk.waiting, desk.answer = None, action
            self.answered.emit(table)

    @Slot(int, object)
    def _on_advised(self, request: int, advice: object) -> None:
        if request == self._hint:
            self._hint = None
            self.hinted.emit(advice)

    @Slot(int, str)
    def _on_failed(self, request: int, text: str) -> None:
        table = self._table_of(request)
        if request == self._hint:
            self._hint = None
            self.hint_failed.emit(text)
        elif table is not None:
            self._desks[table].waiting = None
            self.failed.emit(table, text)

    def _employed(self) -> WorkerThread:
        """The computer's thread, started."""
        if self._computer is None:
            # Not at the top: the players load numpy, which the first painted window need not wait for.
            from ginrummy_qt.models.worker import WorkerThread  # noqa: PLC0415

            self._employ(WorkerThread(self))
        assert self._computer is not None  # noqa: S101 - _employ has set it
        self._computer.start()
        return self._computer

    def _employ(self, computer: WorkerThread) -> None:
        computer.answered.connect(self._on_answered)
        computer.advised.connect(self._on_advised)
        computer.failed.connect(self._on_failed)
        self._computer = computer
