"""The person may sit at the other seat of the table: everything works as at the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.engine import Phase
from tests.ui.table.hands import random_action

if TYPE_CHECKING:
    from tests.ui.table.hands import Table


@pytest.mark.parametrize("way", ["mouse", "keys", "drag"])
def test_rounds_from_the_second_seat(table: Table, way: str) -> None:
    game = table.game
    game.bottom = 1
    for _ in range(3):
        game.start()
        while game.state.phase is not Phase.OVER:
            before = game.state
            assert before.my_turn
            table.do(random_action(before, game.chance), way)
            assert game.state != before
            table.assert_right()
        assert table.view.console.plate.content.name == "You"
        assert table.view.presenter.opponent_plate.content.name == "Computer"
    assert len(table.results) == 3


def test_laying_off_from_the_second_seat(table: Table) -> None:
    game = table.game
    game.bottom = 1
    for seed in range(40):
        game.chance.seed(seed)
        game.start(by_hand=True)
        while game.state.phase not in {Phase.OVER, Phase.LAYOFF}:
            table.do(random_action(game.state, game.chance), "keys")
        if game.state.phase is not Phase.OVER:
            table.assert_right()
            bar = table.view.console.layoff_bar
            for _ in range(2):
                QTest.mouseClick(bar.main, Qt.MouseButton.LeftButton)
            assert table.results
            return
    raise AssertionError("the computer never knocked")
