"""The thread on which the computer thinks: ids, stale answers, stopping, and that nothing is left running."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from random import Random
from typing import TYPE_CHECKING, ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread
from shiboken6 import isValid

from ginrummy_qt import players
from ginrummy_qt.engine import ALL_CARDS, Action, Round, Rules, SeatView
from ginrummy_qt.models.worker import ComputerWorker, WorkerThread, move_seed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


def a_view(number: int = 1) -> SeatView:
    table = Round(Rules(), Random(number).sample(ALL_CARDS, 52), 0)
    return table.view(table.turn)


class Slow(players.Player):
    """Thinks until it is let go."""

    level: ClassVar[str] = "slow"
    began: ClassVar[threading.Event] = threading.Event()
    go: ClassVar[threading.Event] = threading.Event()
    thread: ClassVar[QThread | None] = None

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        type(self).thread = QThread.currentThread()
        self.began.set()
        assert self.go.wait(10)
        return next(iter(view.legal_actions))


class Broken(players.Player):
    """Fails."""

    level: ClassVar[str] = "broken"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        raise ArithmeticError("no idea")


@pytest.fixture
def computer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[WorkerThread]:
    makers = {"slow": Slow, "broken": Broken}
    create = players.create
    monkeypatch.setattr(
        players, "create", lambda level, seed: makers[level](seed) if level in makers else create(level, seed)
    )
    Slow.began.clear()
    Slow.go.clear()
    computer = WorkerThread()
    computer.start()
    thread = computer._thread
    yield computer
    Slow.go.set()
    computer.stop()
    assert not computer.running
    assert thread is None or thread.isFinished()


def settle_events() -> None:
    """Deliver everything that is queued for this thread."""
    for _ in range(3):
        QCoreApplication.processEvents()


def collect(computer: WorkerThread) -> list[tuple[int, object]]:
    got: list[tuple[int, object]] = []
    computer.answered.connect(lambda number, action: got.append((number, action)))
    computer.failed.connect(lambda number, text: got.append((number, text)))
    computer.advised.connect(lambda number, advice: got.append((number, advice)))
    return got


@pytest.mark.parametrize("level", players.AVAILABLE)
def test_the_answer_brings_its_id_back(qtbot: QtBot, computer: WorkerThread, level: str) -> None:
    view = a_view()
    with qtbot.waitSignal(computer.answered) as answer:
        computer.request(17, view, level, 2**62, 1.0)
    assert answer.args == [17, players.create(level, 2**62).choose(view, 1.0)]
    assert not computer.busy


def test_the_player_lives_on_the_other_thread(qtbot: QtBot, computer: WorkerThread) -> None:
    Slow.go.set()
    with qtbot.waitSignal(computer.answered):
        computer.request(1, a_view(), "slow", 1, 1.0)
    assert Slow.thread is computer._thread
    assert Slow.thread is not QThread.currentThread()


def test_answers_come_in_the_order_of_the_questions(qtbot: QtBot, computer: WorkerThread) -> None:
    got = collect(computer)
    for number in range(20):
        computer.request(number, a_view(number), "casual", 1, 1.0)
    qtbot.waitUntil(lambda: len(got) == 20)
    assert [number for number, _ in got] == list(range(20))


def test_advice_by_the_same_way(qtbot: QtBot, computer: WorkerThread) -> None:
    with qtbot.waitSignal(computer.advised) as advised:
        computer.advise(5, a_view())
    # How many worlds it looks at may depend on how busy the machine is: numbers are not compared.
    assert advised.args is not None
    number, advice = advised.args
    found = [(one.action, one.reason) for one in advice]
    assert (number, found) == (5, [(one.action, one.reason) for one in players.advise(a_view())])


def test_a_cancelled_answer_is_dropped_and_the_next_one_comes(qtbot: QtBot, computer: WorkerThread) -> None:
    got = collect(computer)
    computer.request(1, a_view(), "slow", 1, 1.0)
    computer.request(2, a_view(), "casual", 1, 1.0)
    assert Slow.began.wait(10)
    busy = [computer.busy]
    computer.cancel()
    busy.append(computer.busy)
    assert busy == [True, False]
    computer.request(3, a_view(), "casual", 1, 1.0)
    Slow.go.set()
    qtbot.waitUntil(lambda: bool(got))
    settle_events()
    assert [number for number, _ in got] == [3]


def test_one_question_may_be_cancelled_alone(qtbot: QtBot, computer: WorkerThread) -> None:
    got = collect(computer)
    computer.request(1, a_view(), "slow", 1, 1.0)
    computer.request(2, a_view(), "casual", 1, 1.0)
    computer.cancel(1)
    Slow.go.set()
    qtbot.waitUntil(lambda: bool(got))
    assert [number for number, _ in got] == [2]


def test_what_was_cancelled_before_its_turn_is_not_thought_about(
    qtbot: QtBot, computer: WorkerThread
) -> None:
    computer.request(1, a_view(), "slow", 1, 1.0)
    assert Slow.began.wait(10)
    computer.request(2, a_view(), "slow", 1, 1.0)
    computer.cancel()
    Slow.began.clear()
    Slow.go.set()
    with qtbot.waitSignal(computer.answered):
        computer.request(3, a_view(), "casual", 1, 1.0)
    assert not Slow.began.is_set()


def test_a_player_that_fails_is_reported_and_the_thread_lives(qtbot: QtBot, computer: WorkerThread) -> None:
    with qtbot.waitSignal(computer.failed) as failed:
        computer.request(4, a_view(), "broken", 1, 1.0)
    assert failed.args == [4, "ArithmeticError: no idea"]
    with qtbot.waitSignal(computer.failed) as failed:
        computer.request(5, a_view(), "nobody", 1, 1.0)
    assert failed.args is not None
    assert failed.args[0] == 5
    assert "'nobody' is not a level" in failed.args[1]
    with qtbot.waitSignal(computer.answered):
        computer.request(6, a_view(), "casual", 1, 1.0)


def test_stop_while_it_thinks(computer: WorkerThread) -> None:
    got = collect(computer)
    thread = computer._thread
    computer.request(1, a_view(), "slow", 1, 1.0)
    assert Slow.began.wait(10)
    release = threading.Timer(0.05, Slow.go.set)
    release.start()
    computer.stop()
    release.join()
    assert thread is not None
    assert thread.isFinished()
    settle_events()
    assert got == []


def test_it_prepares_on_its_own_thread_and_what_fails_then_fails_no_question(
    qtbot: QtBot, computer: WorkerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[QThread] = []

    def prepare() -> None:
        prepared.append(QThread.currentThread())
        raise OSError("no judges")

    monkeypatch.setattr(players, "prepare", prepare)
    computer.prepare()
    with qtbot.waitSignal(computer.answered, timeout=10_000) as answer:
        computer.request(4, a_view(), "casual", 1, 1.0)
    assert answer.args is not None
    assert answer.args[0] == 4
    assert len(prepared) == 1
    assert prepared[0] is not QThread.currentThread()


def test_prepared_is_what_the_expert_needs() -> None:
    program = (
        "import sys\n"
        "from ginrummy_qt import players\n"
        "assert 'numpy' not in sys.modules\n"
        "players.prepare()\n"
        "before = set(sys.modules)\n"
        "from random import Random\n"
        "from ginrummy_qt.engine import ALL_CARDS, Round, Rules\n"
        "view = Round(Rules(), Random(1).sample(ALL_CARDS, 52), 0).view(1)\n"
        "players.create('expert', 1).choose(view, 1.0)\n"
        "players.advise(view)\n"
        "late = sorted(set(sys.modules) - before)\n"
        "assert not late, late\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_deleted_without_a_stop_while_it_thinks_its_thread_ends_by_itself(qtbot: QtBot) -> None:
    threads = threading.active_count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "create", lambda _level, seed: Slow(seed))
        Slow.began.clear()
        Slow.go.clear()
        parent = QObject()
        computer = WorkerThread(parent)
        computer.start()
        computer.request(1, a_view(), "slow", 1, 1.0)
        assert Slow.began.wait(10)
        thread = Slow.thread
        assert thread is not None
        del computer
        parent.deleteLater()
        del parent
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        assert thread.isRunning()
        Slow.go.set()
        qtbot.waitUntil(lambda: not isValid(thread) or thread.isFinished(), timeout=10_000)
        Slow.thread = None
    qtbot.waitUntil(lambda: threading.active_count() == threads)


def test_an_answer_already_on_its_way_is_dropped_after_stop(computer: WorkerThread) -> None:
    got = collect(computer)
    answered = threading.Event()
    worker = computer._worker
    assert worker is not None
    worker.answered.connect(lambda *_: answered.set())  # runs in the worker's thread
    computer.request(1, a_view(), "casual", 1, 1.0)
    assert answered.wait(10)
    computer.stop()  # no event of this thread has been handled since the answer was sent
    settle_events()
    assert got == []


def test_without_a_thread_a_question_is_an_error(computer: WorkerThread) -> None:
    computer.stop()
    computer.stop()  # once more does nothing
    with pytest.raises(RuntimeError, match="question 9"):
        computer.request(9, a_view(), "casual", 1, 1.0)
    with pytest.raises(RuntimeError, match="question 10"):
        computer.advise(10, a_view())


def test_starts_again_after_stop(qtbot: QtBot, computer: WorkerThread) -> None:
    computer.stop()
    computer.start()
    computer.start()  # once more does nothing
    with qtbot.waitSignal(computer.answered) as answer:
        computer.request(1, a_view(), "casual", 1, 1.0)
    assert answer.args is not None
    assert answer.args[0] == 1


def test_two_hundred_starts_and_stops_leave_no_thread(qtbot: QtBot) -> None:
    before = threading.active_count()
    threads: list[QThread] = []
    chance = Random(1)
    gone: list[int] = []
    for number in range(200):
        computer = WorkerThread()
        computer.start()
        assert computer._thread is not None
        assert computer._worker is not None
        threads.append(computer._thread)
        computer._worker.destroyed.connect(lambda *_: gone.append(1))
        for question in range(chance.randrange(3)):
            computer.request(question, a_view(number), "casual", 1, 1.0)
        if chance.random() < 0.3:
            settle_events()
        computer.stop()
        computer.deleteLater()
    assert all(thread.isFinished() for thread in threads)
    settle_events()
    assert len(gone) == 200
    qtbot.waitUntil(lambda: threading.active_count() <= before)


def test_worker_alone_answers_in_its_own_thread(qtbot: QtBot) -> None:
    worker = ComputerWorker()
    with qtbot.waitSignal(worker.answered) as answer:
        worker.request(2, a_view(), "skilled", 1, 1.0)
    assert answer.args == [2, players.create("skilled", 1).choose(a_view(), 1.0)]


def test_move_seeds_follow_match_and_move() -> None:
    seeds = {move_seed(match, move) for match in range(30) for move in range(30)}
    assert len(seeds) == 900
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert move_seed(2**127, 3) == move_seed(2**127, 3)
    # A promise: a match that an older version began goes on with the same chances.
    assert move_seed(1, 1) == 7735715960199495141
