"""What the tests of the store share."""

from __future__ import annotations

import contextlib
import io
import random
import shutil
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.store import Store
from tests.store.child import play_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A profile folder that is not there yet, with a name that an address would have to escape."""
    return tmp_path / "profil ?#% ä"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    with Store.open(folder) as store:
        yield store


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two folders with the same match of 120 actions: closed properly, and as a killed process leaves it."""
    closed, killed = (
        tmp_path_factory.mktemp("played") / "closed",
        tmp_path_factory.mktemp("played") / "killed",
    )
    with Store.open(closed) as store, contextlib.redirect_stdout(io.StringIO()):
        play_match(store, random.Random(5), most=120)
        shutil.copytree(closed, killed)
    return closed, killed
