"""A match reviewed: what a seat gave away in each round, worked out on the computer's thread.

One round is one question, so that the round that is looked at comes first, the others after it in order, and
all of it can be broken off at any time. How a round is judged is told in :mod:`ginrummy_qt.players.review`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from ginrummy_qt.models.review_steps import steps_of
from ginrummy_qt.models.seats import first_person, reader
from ginrummy_qt.models.worker import WorkerThread

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import MatchRecord, RoundRecord, TableRecord
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.players.review import RoundReview

__all__ = ["NothingToReview", "Reviewer"]


class NothingToReview(ValueError):  # noqa: N818 - says what it is
    """No round of the match is over."""


class Reviewer(QObject):
    """Keeps the reviews of one match, of whatever seats were asked for."""

    changed = Signal()
    """A round has been judged, or another seat, or other rounds, are asked for."""
    failed = Signal(int, str)
    """The number of a round that cannot be judged; the text is for the log."""

    def __init__(
        self, record: MatchRecord, parent: QObject | None = None, computer: WorkerThread | None = None
    ) -> None:
        """Review ``record``, finished or under way; ``computer`` answers, ``None``: a thread of its own.

        Raises:
            RecordError: the record cannot have been played.
            NothingToReview: none of its rounds is over.
        """
        super().__init__(parent)
        rounds = record.replay().rounds
        over = sum(one.result is not None for one in rounds)
        if not over:
            raise NothingToReview("no round of the match is over")
        self.record = replace(record, rounds=record.rounds[:over])
        """The match up to the end of its last finished round."""
        self.rounds: tuple[RoundRecord, ...] = rounds[:over]
        """Every finished round, as it ended."""
        self.under_way: int | None = over + 1 if over < len(rounds) else None
        """The number of the round that is not over and therefore not reviewed; ``None``: there is none."""
        self._computer = WorkerThread(self) if computer is None else computer
        self._computer.reviewed.connect(self._on_reviewed)
        self._computer.failed.connect(self._on_failed)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)
        self._seat = first_person(record.players)
        self._found: dict[tuple[int, int], RoundReview] = {}
        self._steps: dict[tuple[int, int], tuple[Step, ...]] = {}
        self._bad: set[tuple[int, int]] = set()
        self._queue: list[int] = []
        self._last = 0
        # The window lists and paints a round before the next one is worked out: Python does one or the other.
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._ask)
        self._asked: tuple[int, int, int] | None = None
        """The question that stands: its id, round and seat."""

    # ------------------------------------------------------------------ whose play

    @property
    def seat(self) -> int:
        """The seat of the match whose decisions are judged; at first that of the person."""
        return self._seat

    def look_at(self, seat: int) -> None:
        """Judge another seat from now on; what was asked for is asked for it."""
        if seat != self._seat:
            queue = self._outstanding()
            self.stop()
            self._seat = seat
            self.want(queue)

    @property
    def addressed(self) -> bool:
        """Whether the seat is the only person's, who is called "you"."""
        return self._seat == reader(self.record.players)

    def table_of(self, number: int) -> TableRecord | None:
        """Return the table of the round at which the seat played; ``None``: it sat out."""
        tables = self.rounds[number - 1].tables
        return next((table for table in tables if self._seat in table.seats), None)

    # ------------------------------------------------------------------ what is known

    @property
    def played(self) -> tuple[int, ...]:
        """The numbers of the finished rounds in which the seat played."""
        return tuple(one.number for one in self.rounds if self.table_of(one.number) is not None)

    def of(self, number: int) -> RoundReview | None:
        """Return what the seat did in this round; ``None`` as long as it is not known."""
        return self._found.get((number, self._seat))

    def steps(self, number: int) -> tuple[Step, ...]:
        """Return the decisions of this round, always as the same objects; none as long as it is not known."""
        found = self.of(number)
        if found is None:
            return ()
        key = number, self._seat
        if key not in self._steps:
            self._steps[key] = steps_of(found)
        return self._steps[key]

    def is_bad(self, number: int) -> bool:
        """Whether this round could not be judged."""
        return (number, self._seat) in self._bad

    @property
    def waiting(self) -> tuple[int, ...]:
        """The numbers of the rounds that are being worked out, the present one first."""
        return tuple(self._outstanding())

    # ------------------------------------------------------------------ asking

    def want(self, numbers: Iterable[int]) -> None:
        """Work these rounds out, in this order, and no others; what is known already is left out."""
        played = set(self.played)
        queue = [
            number
            for number in dict.fromkeys(numbers)
            if number in played and self.of(number) is None and not self.is_bad(number)
        ]
        if self._asked is not None:
            if queue[:1] == [self._asked[1]] and self._asked[2] == self._seat:
                del queue[0]  # that is what it is doing
            else:
                self.stop()
        self._queue = queue
        self._ask()
        self.changed.emit()

    def stop(self) -> None:
        """Break off what is being worked out; what is known stays."""
        self._queue = []
        if self._asked is not None:
            self._computer.cancel(self._asked[0])
            self._asked = None
            self.changed.emit()

    @Slot()
    def close(self) -> None:
        """Break off, and end the thread."""
        self.stop()
        self._computer.stop()

    def _outstanding(self) -> list[int]:
        return ([] if self._asked is None else [self._asked[1]]) + self._queue

    @Slot()
    def _ask(self) -> None:
        """Ask for the next round. The thread runs only as long as there is something to work out."""
        if self._asked is not None:
            return
        if not self._queue:
            self._computer.stop()
            return
        self._last += 1
        self._asked = (self._last, self._queue.pop(0), self._seat)
        self._computer.start()
        self._computer.review(self._last, self.record, self._seat, self._asked[1])

    def _go_on(self) -> None:
        if self._queue:
            self._next.start()
        else:
            self._ask()

    @Slot(int, object)
    def _on_reviewed(self, request: int, found: RoundReview | None) -> None:
        asked = self._asked
        if asked is None or request != asked[0]:
            return
        self._asked = None
        if found is None:
            self._bad.add(asked[1:])
        else:
            self._found[asked[1:]] = found
        self._go_on()
        self.changed.emit()

    @Slot(int, str)
    def _on_failed(self, request: int, text: str) -> None:
        asked = self._asked
        if asked is None or request != asked[0]:
            return
        self._asked = None
        self._bad.add(asked[1:])
        self._go_on()
        self.failed.emit(asked[1], text)
        self.changed.emit()
