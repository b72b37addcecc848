"""What the tests of the models share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from ginrummy_qt.models.game import GameController
from ginrummy_qt.store import Store
from tests.models.computers import FakeComputer
from tests.models.playing import Clock, Log

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def application(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    """Every test has an application and begins in English, whatever the one before chose."""
    QLocale.setDefault(QLocale("en"))
    yield qapp
    QLocale.setDefault(QLocale("en"))


@pytest.fixture
def computer() -> FakeComputer:
    return FakeComputer()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "profile"


@pytest.fixture
def game(folder: Path, computer: FakeComputer, clock: Clock) -> Iterator[GameController]:
    game = GameController(Store.open(folder), computer=computer, clock=clock)
    yield game
    game.close()


@pytest.fixture
def log(game: GameController) -> Log:
    return Log(game)
