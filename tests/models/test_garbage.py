"""What lies in a cycle is deleted on the window's thread, whatever the others do meanwhile."""

from __future__ import annotations

import gc
import threading
import weakref
from typing import TYPE_CHECKING, ClassVar

import pytest
from PySide6.QtCore import QObject

from ginrummy_qt import players
from ginrummy_qt.models import garbage
from ginrummy_qt.models.worker import WorkerThread
from tests.models.test_worker import a_view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from ginrummy_qt.engine import Action, SeatView


class Window(QObject):
    """Stands for a closed window: something of Qt's in a cycle."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


class Untidy(players.Player):
    """Allocates as much as brings every generation of the collector to its turn."""

    level: ClassVar[str] = "untidy"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        self.kept: list[list[int]] = [[] for _ in range(300_000)]
        self.kept.clear()
        return next(iter(view.legal_actions))


@pytest.fixture
def deaths() -> Iterator[list[int]]:
    """The thread on which each window died."""
    found: list[int] = []
    gc.collect()
    yield found
    assert gc.isenabled()


def closed_window(deaths: list[int]) -> None:
    weakref.finalize(Window(), lambda: deaths.append(threading.get_ident()))


def test_a_thinking_computer_deletes_no_window(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, deaths: list[int]
) -> None:
    monkeypatch.setattr(players, "create", lambda _level, seed: Untidy(seed))
    computer = WorkerThread()
    computer.start()
    try:
        assert not gc.isenabled()
        closed_window(deaths)
        with qtbot.waitSignal(computer.answered):
            computer.request(1, a_view(), "untidy", 1, 1.0)
        # On the window's thread it may die at any time: on a busy machine the answer takes long.
        assert set(deaths) <= {threading.get_ident()}
        # The window's own work goes on.
        kept: list[list[int]] = [[] for _ in range(2 * gc.get_threshold()[0])]
        qtbot.waitUntil(lambda: deaths == [threading.get_ident()])
        del kept
    finally:
        computer.stop()


def test_without_it_the_thread_that_allocates_deletes_what_is_not_its_own(deaths: list[int]) -> None:
    """What the module is there for. Should this fail, Python's collector has changed its ways."""
    closed_window(deaths)
    player = Untidy(1)
    thread = threading.Thread(target=player.choose, args=(a_view(), 1.0))
    thread.start()
    ident = thread.ident
    thread.join()
    assert deaths == [ident]


def test_holds_nest() -> None:
    garbage.hold()
    garbage.hold()
    garbage.release()
    assert not gc.isenabled()
    garbage.release()
    assert gc.isenabled()
    with pytest.raises(RuntimeError):
        garbage.release()
