"""What the table lets be heard, and when: at the moment in which it is seen, and not what is hurried."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Discard, Draw, Pass
from ginrummy_qt.models.sounds import SOUNDS
from tests.ui.table.hands import Table


@pytest.fixture
def heard(table: Table) -> list[str]:
    names: list[str] = []
    table.view.sounded.connect(names.append)
    return names


def test_a_deal_in_motion_is_shuffled_and_heard_card_by_card(
    table: Table, heard: list[str], qtbot: QtBot
) -> None:
    table.settings.animation = "fast"
    table.game.start(dealer=1)
    assert heard == ["shuffle"]
    qtbot.waitUntil(lambda: table.view.resting, timeout=10_000)
    assert heard == ["shuffle", *["deal"] * 20, "discard"]


def test_without_motion_a_deal_is_two_sounds(table: Table, heard: list[str]) -> None:
    table.game.start(dealer=1)
    assert heard == ["shuffle", "discard"]


def test_what_is_hurried_to_its_end_is_not_heard(table: Table, heard: list[str]) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    table.view.finish()
    assert heard == ["shuffle"]
    QTest.keyClick(table.view, Qt.Key.Key_P)  # what it then counts for is
    assert Pass() in table.game.done


def test_every_action_is_heard_when_it_is_done(table: Table, heard: list[str]) -> None:
    table.game.start(dealer=1)
    while Draw() not in table.state().legal_actions:
        table.do(Pass(), "keys")
        table.view.director.finish_all()
    heard.clear()
    table.game.held = True
    table.do(Draw(), "keys")
    assert heard == ["draw"]
    throw = next(action for action in table.state().legal_actions if isinstance(action, Discard))
    table.do(throw, "keys")
    assert heard[:2] == ["draw", "discard"]
    assert {*heard} <= {*SOUNDS}
