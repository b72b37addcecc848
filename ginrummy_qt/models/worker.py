"""The thread on which the computer thinks.

Every question carries an id that its asker chose, and the answer brings it back. What was cancelled, or comes
after :meth:`WorkerThread.stop`, is dropped: even an answer that was already on its way between the threads.

A player's chances: the asker gives a seed with every question. :func:`move_seed` makes it from the match and
the number of the move, so that a match which is taken up again plays on exactly as it would have without the
break.
"""

from __future__ import annotations

import hashlib
import sys
from contextlib import contextmanager, suppress
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ginrummy_qt import players
from ginrummy_qt.models import garbage
from ginrummy_qt.players.review import EXPERT, review_rounds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine import MatchRecord, SeatView
    from ginrummy_qt.players import Advice

__all__ = ["ComputerWorker", "WorkerThread", "move_seed"]


def move_seed(match_seed: int, move: int) -> int:
    """Return the seed for one decision, 0 to 2**63 - 1.

    Args:
        match_seed: Any whole number that stays with the match, for instance its first deal's number.
        move: How many actions the record of the match holds before this one.
    """
    digest = hashlib.sha256(f"{match_seed}:{move}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@contextmanager
def _giving_way() -> Iterator[None]:
    """Let the window's thread have its turn within half a millisecond, not within five.

    What runs here is Python and many short calls of numpy, while a window that paints asks for its turn
    hundreds of times.
    """
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


class _Unwanted(Exception):  # noqa: N818 - no error: nobody waits for the answer
    """The question was cancelled while it was being answered."""


class _Wanted:
    """The ids whose answers are still wanted: the one thing that both threads look at."""

    def __init__(self) -> None:
        self._ids: set[int] = set()
        self._lock = Lock()

    def add(self, request_id: int) -> None:
        with self._lock:
            self._ids.add(request_id)

    def drop(self, request_id: int) -> bool:
        """Forget an id; say whether it was wanted until now."""
        with self._lock:
            wanted = request_id in self._ids
            self._ids.discard(request_id)
            return wanted

    def clear(self) -> None:
        with self._lock:
            self._ids.clear()

    def __contains__(self, request_id: int) -> bool:
        with self._lock:
            return request_id in self._ids

    def __len__(self) -> int:
        with self._lock:
            return len(self._ids)


class ComputerWorker(QObject):
    """Answers questions, one after the other, on the thread that it was moved to.

    It makes the players itself, so that whatever a level loads is loaded on that thread.
    """

    answered = Signal(int, object)
    """``(id, Action)``: what the computer plays."""
    advised = Signal(int, object)
    """``(id, tuple[Advice, ...])``: the hint, best action first."""
    reviewed = Signal(int, object)
    """``(id, RoundReview)``, or with ``None`` when the seat did not play in that round."""
    failed = Signal(int, str)
    """``(id, text)``: the question could not be answered; the text is for the log, not for the person."""

    def __init__(self, wanted: _Wanted | None = None) -> None:
        super().__init__()
        self._wanted = wanted

    @Slot()
    def prepare(self) -> None:
        """Load what players need; what cannot be loaded now is told with the first question."""
        with suppress(Exception), _giving_way():
            players.prepare()

    @Slot(int, object, str, object, float)
    def request(self, request_id: int, view: SeatView, level: str, seed: int, seconds: float) -> None:
        """Let a player of ``level`` choose for ``view`` within ``seconds``; answer with :attr:`answered`."""
        if self._is_stale(request_id):
            return
        try:
            player = players.create(level, seed)
            player.cancelled = lambda: self._is_stale(request_id)
            with _giving_way():
                action = player.choose(view, seconds)
        except Exception as error:  # noqa: BLE001 - whatever a player does, the thread lives on
            self.failed.emit(request_id, _describe(error))
        else:
            self.answered.emit(request_id, action)

    @Slot(int, object)
    def advise(self, request_id: int, view: SeatView) -> None:
        """Work out the hint for ``view``; answer with :attr:`advised`."""
        if self._is_stale(request_id):
            return
        try:
            with _giving_way():
                advice = players.advise(view)
        except Exception as error:  # noqa: BLE001 - as above
            self.failed.emit(request_id, _describe(error))
        else:
            self.advised.emit(request_id, advice)

    @Slot(int, object, int, int)
    def review(self, request_id: int, record: MatchRecord, seat: int, number: int) -> None:
        """Judge what ``seat`` did in the round ``number`` (from 1); answer with :attr:`reviewed`."""
        if self._is_stale(request_id):
            return

        def advise(view: SeatView) -> tuple[Advice, ...]:
            if self._is_stale(request_id):
                raise _Unwanted
            return EXPERT.advise(view)

        measure = replace(EXPERT, advise=advise)
        try:
            with _giving_way():
                found = next(review_rounds(record, [seat], measure=measure, numbers=[number]), None)
        except _Unwanted:
            return
        except Exception as error:  # noqa: BLE001 - as above
            self.failed.emit(request_id, _describe(error))
        else:
            self.reviewed.emit(request_id, found and replace(found, measure=EXPERT))

    def _is_stale(self, request_id: int) -> bool:
        return self._wanted is not None and request_id not in self._wanted


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


_threads: set[QThread] = set()
"""Those that were started. A thread whose Python object goes while it runs would take the program with it."""


class WorkerThread(QObject):
    """Owns the worker and its thread. Lives in the thread of whoever asks.

    Use: :meth:`start`, then :meth:`request`, :meth:`advise` and :meth:`review`; :meth:`stop` before it is
    dropped. If it is deleted without, the thread ends by itself after the decision being thought about. All
    its signals arrive in the asker's thread, once for each id that has not been cancelled.
    """

    answered = Signal(int, object)
    """As :attr:`ComputerWorker.answered`."""
    advised = Signal(int, object)
    """As :attr:`ComputerWorker.advised`."""
    reviewed = Signal(int, object)
    """As :attr:`ComputerWorker.reviewed`."""
    failed = Signal(int, str)
    """As :attr:`ComputerWorker.failed`."""
    _asked_to_prepare = Signal()
    _asked = Signal(int, object, str, object, float)
    _asked_advice = Signal(int, object)
    _asked_review = Signal(int, object, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = _Wanted()
        self._thread: QThread | None = None
        held: list[QThread] = []
        wanted = self._wanted

        def let_it_end() -> None:
            wanted.clear()
            for thread in held:
                thread.quit()
                garbage.release()

        self._held = held
        """The thread that runs, where it can be seen after this object is gone."""
        self.destroyed.connect(let_it_end)
        self._worker: ComputerWorker | None = None

    @property
    def running(self) -> bool:
        """Whether the thread runs: after :meth:`start`, until :meth:`stop`."""
        return self._thread is not None

    @property
    def busy(self) -> bool:
        """Whether an answer is still awaited."""
        return len(self._wanted) > 0

    def start(self) -> None:
        """Start the thread; does nothing when it runs already. May be called again after :meth:`stop`."""
        if self._thread is not None:
            return
        thread = QThread()
        thread.setObjectName("computer player")
        worker = ComputerWorker(self._wanted)
        worker.moveToThread(thread)
        # All of these are slots of QObjects in the receiving thread: Qt queues the calls.
        self._asked_to_prepare.connect(worker.prepare)
        self._asked.connect(worker.request)
        self._asked_advice.connect(worker.advise)
        self._asked_review.connect(worker.review)
        worker.answered.connect(self._on_answered)
        worker.advised.connect(self._on_advised)
        worker.reviewed.connect(self._on_reviewed)
        worker.failed.connect(self._on_failed)
        # The one way in which a worker is deleted: on its own thread, as its event loop ends.
        thread.finished.connect(worker.deleteLater)
        self._thread, self._worker = thread, worker
        garbage.hold()
        _threads.difference_update([one for one in _threads if one.isFinished()])
        _threads.add(thread)
        thread.start()
        self._held.append(thread)

    def prepare(self) -> None:
        """Let what players need be loaded before the first question; nothing when the thread does not run."""
        self._asked_to_prepare.emit()

    def request(self, request_id: int, view: SeatView, level: str, seed: int, seconds: float) -> None:
        """Ask what a player of ``level`` does.

        Args:
            request_id: Chosen by the caller, not in use; comes back with the answer.
            view: The computer's seat.
            level: One of :data:`ginrummy_qt.players.AVAILABLE`.
            seed: From :func:`move_seed`.
            seconds: How long the answer may take.

        Raises:
            RuntimeError: the thread does not run.
        """
        self._want(request_id)
        self._asked.emit(request_id, view, level, seed, seconds)

    def advise(self, request_id: int, view: SeatView) -> None:
        """Ask for the hint; the id counts as in :meth:`request`.

        Raises:
            RuntimeError: the thread does not run.
        """
        self._want(request_id)
        self._asked_advice.emit(request_id, view)

    def review(self, request_id: int, record: MatchRecord, seat: int, number: int) -> None:
        """Ask what ``seat`` did well in the round ``number``; the id counts as in :meth:`request`.

        Raises:
            RuntimeError: the thread does not run.
        """
        self._want(request_id)
        self._asked_review.emit(request_id, record, seat, number)

    def cancel(self, request_id: int | None = None) -> None:
        """Drop the answer to ``request_id``, or with ``None`` to everything that was asked so far."""
        if request_id is None:
            self._wanted.clear()
        else:
            self._wanted.drop(request_id)

    @Slot()
    def stop(self) -> None:
        """Cancel everything, end the thread and wait for it; does nothing when it does not run.

        Connect it to ``QCoreApplication.aboutToQuit`` too. Takes as long as the decision being thought about.
        """
        self._wanted.clear()
        thread, worker = self._thread, self._worker
        self._thread = self._worker = None
        if thread is None or worker is None:
            return
        self._held.clear()
        self._asked_to_prepare.disconnect(worker.prepare)
        self._asked.disconnect(worker.request)
        self._asked_advice.disconnect(worker.advise)
        self._asked_review.disconnect(worker.review)
        thread.quit()
        thread.wait()
        garbage.release()

    def _want(self, request_id: int) -> None:
        if self._thread is None:
            raise RuntimeError(f"question {request_id} came while the computer's thread does not run")
        self._wanted.add(request_id)

    @Slot(int, object)
    def _on_answered(self, request_id: int, action: object) -> None:
        if self._wanted.drop(request_id):
            self.answered.emit(request_id, action)

    @Slot(int, object)
    def _on_advised(self, request_id: int, advice: object) -> None:
        if self._wanted.drop(request_id):
            self.advised.emit(request_id, advice)

    @Slot(int, object)
    def _on_reviewed(self, request_id: int, found: object) -> None:
        if self._wanted.drop(request_id):
            self.reviewed.emit(request_id, found)

    @Slot(int, str)
    def _on_failed(self, request_id: int, text: str) -> None:
        if self._wanted.drop(request_id):
            self.failed.emit(request_id, text)
