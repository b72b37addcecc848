"""A table with a game behind it, see :mod:`tests.ui.table.hands`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.table.view import TableView
from tests.ui.table.hands import FakeGame, Table

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ginrummy_qt.models.game import GameController


@pytest.fixture(scope="session")
def faces(qapp: QApplication) -> Faces:
    return Faces()


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, faces: Faces) -> Iterator[Table]:
    """A table 1280 × 768 with animation off; seed 1."""
    settings = Settings(tmp_path)
    settings.animation = "off"
    view = TableView(settings, faces)
    qtbot.addWidget(view)
    view.resize(1280, 768)
    game = FakeGame(1)
    view.set_controller(cast("GameController", game))
    view.action_wanted.connect(game.act)
    view.show()
    view.setFocus()
    yield Table(view, game, settings)
    game.leave()
    assert view.table.items_of_cards() == []
    assert view.pointer.drag is None
    view.close()
