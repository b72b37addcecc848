"""Turns events into motion, one batch after the other, and leaves the picture equal to the state."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.ui.table.batch_motion import BatchMotion
from ginrummy_qt.ui.table.deal_motion import DealMotion
from ginrummy_qt.ui.table.ready_faces import ReadyFaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Director"]


class Director(QObject):
    """Plays batches of events on a scene. While it plays, the computer is held."""

    busy_changed = Signal(bool)
    """Whether something is being played."""
    batch_started = Signal(object, object)
    """``(events, view)`` of a batch that begins to move."""
    batch_shown = Signal(object, object)
    """``(events, view)``: all of it has been shown, the picture equals ``view``."""
    deal_started = Signal(object)
    """``view`` of a deal that begins."""
    sounded = Signal(str)
    """What is heard, at the moment in which it is seen; nothing of what is hurried to its end."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._queue: deque[tuple[tuple[Event, ...] | None, SeatView]] = deque()
        self._steps: Iterator[None] | None = None
        self._playing: tuple[tuple[Event, ...], SeatView] | None = None
        self._busy = False
        self._faces = ReadyFaces(scene)
        self._deals = DealMotion(scene, self._faces, self)
        self._batches = BatchMotion(scene, self._faces, self)
        self._deals.started.connect(self.deal_started)
        self._batches.started.connect(self.batch_started)
        for motion in (self._deals, self._batches):
            motion.sounded.connect(self._sound)
        self._inside = self._finishing = False
        scene.travel.at_rest.connect(self._advance)

    @property
    def busy(self) -> bool:
        """Whether something is being played or waits."""
        return self._busy

    @property
    def waiting_to_deal(self) -> bool:
        """Whether a deal is about to begin: nothing has moved yet, a change of size costs nothing."""
        return self._deals.waiting

    def play(self, events: tuple[Event, ...], view: SeatView) -> None:
        """Show ``events`` after what waits already, then be in line with ``view``."""
        self._queue.append((events, view))
        self._advance()

    def deal(self, view: SeatView) -> None:
        """Deal the round in ``view`` from the stock."""
        self._queue.append((None, view))
        self._advance()

    def finish(self) -> None:
        """Show the end of everything that waits, at once."""
        self._finishing = True
        try:
            while self._steps is not None or self._queue or not self._scene.travel.resting:
                self._scene.travel.finish()
                self._advance()
        finally:
            self._finishing = False
        self._set_busy(False)  # only now the computer's answer, if it waits, may begin to move

    def finish_all(self) -> None:
        """As :meth:`finish`, and also what the computer does as soon as it is not held any more."""
        for _ in range(4):  # its turn is two actions at the most
            self.finish()
            if not self._busy:
                return

    def clear(self) -> None:
        """Forget what waits and what is being played."""
        self._queue.clear()
        self._steps = self._playing = None
        self._deals.waiting = False
        self._scene.travel.clear()
        self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - as QWidget.setEnabled
        if not busy:
            self._faces.rest()
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)

    def _advance(self) -> None:
        """Go on until something moves or nothing is left."""
        if self._inside:
            return
        self._inside = True
        try:
            while self._scene.travel.resting and self._next_step():
                pass
        finally:
            self._inside = False
        if self._steps is None and not self._queue and not self._finishing:
            self._set_busy(False)

    def _next_step(self) -> bool:
        """Do one step; return whether there may be another."""
        if self._steps is None:
            if not self._queue:
                return False
            events, view = self._queue.popleft()
            self._set_busy(True)
            self._playing = (events or (), view)
            self._steps = self._deals.steps(view) if events is None else self._batches.steps(events, view)
        steps = self._steps
        try:
            next(steps)
        except StopIteration:
            if self._steps is steps:
                self._steps = None
                playing, self._playing = self._playing, None
                if playing is not None:
                    self._faces.learn_the_deck()
                    self._scene.reconcile(playing[1])
                    self.batch_shown.emit(*playing)
        return True

    def _sound(self, name: str) -> None:
        if name and not self._finishing:
            self.sounded.emit(name)
