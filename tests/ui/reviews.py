"""Reviews on the screen: their window opened, what it stands at, and whether the table agrees."""

from __future__ import annotations

import random
from functools import cache

from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, MatchRecord
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.review_window import ReviewWindow
from tests.engine.matches import match_of, play
from tests.ui.on_screen import show

ROUNDS = 3


@cache
def record_of(preset: str = "haus") -> MatchRecord:
    return play(match_of(PRESETS[preset]), random.Random(5), rounds=ROUNDS)


def make(
    qtbot: QtBot, settings: Settings, faces: Faces, record: MatchRecord, number: int = 1
) -> ReviewWindow:
    settings.animation = "off"
    window = ReviewWindow(record, settings, faces, round_number=number)
    show(qtbot, window, 1280, 800)
    wait(qtbot, window)
    return window


def wait(qtbot: QtBot, window: ReviewWindow) -> None:
    qtbot.waitUntil(lambda: not window.reviewer.waiting, timeout=60_000)


def place(window: ReviewWindow) -> tuple[int, int]:
    assert window.step is not None
    return window.step.number, window.step.place


def check_table(window: ReviewWindow) -> None:
    """The table stands as it stood when the decision was made, seen by the one who made it."""
    step, table = window.step, window.stage.table
    assert step is not None
    shown = table.replay.tables[table.views.index(table.view)].view
    assert shown is not None
    assert shown.hand == step.decision.view.hand
    assert shown.discard_pile == step.decision.view.discard_pile
    assert shown.seat == step.decision.view.seat
    assert table.view.check(shown) == []
