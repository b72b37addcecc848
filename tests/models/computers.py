"""A computer player for tests of the controller: answers when it is told to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.models.worker import WorkerThread
from tests.engine.rounds import simple_action

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, SeatView


class FakeComputer(WorkerThread):
    """Has no thread; keeps the questions, and everything that happened to it."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[int, SeatView, str, int, float]] = []
        self.replied: set[int] = set()
        self.hints: list[tuple[int, SeatView]] = []
        self.cancelled = 0
        self.dropped: list[int] = []
        self.stopped = 0

    def start(self) -> None:
        pass

    def request(self, request_id: int, view: SeatView, level: str, seed: int, seconds: float) -> None:
        self.questions.append((request_id, view, level, seed, seconds))

    def advise(self, request_id: int, view: SeatView) -> None:
        self.hints.append((request_id, view))

    def cancel(self, request_id: int | None = None) -> None:
        self.cancelled += 1
        if request_id is not None:
            self.dropped.append(request_id)

    def stop(self) -> None:
        self.stopped += 1

    def answer(self, action: Action | None = None) -> Action:
        """Answer the last question, with a sound move unless told otherwise; give the move."""
        return self.reply(self.questions[-1], action)

    @property
    def open(self) -> list[tuple[int, SeatView, str, int, float]]:
        """The questions that have not been answered here; they may be stale."""
        return [question for question in self.questions if question[0] not in self.replied]

    def reply(self, question: tuple[int, SeatView, str, int, float], action: Action | None = None) -> Action:
        """Answer this question, with a sound move unless told otherwise; give the move."""
        number, view, *_ = question
        chosen = simple_action(view) if action is None else action
        self.replied.add(number)
        self.answered.emit(number, chosen)
        return chosen

    def answer_all(self) -> None:
        """Answer until no new question comes."""
        asked = 0
        while len(self.questions) > asked:
            asked = len(self.questions)
            self.answer()
