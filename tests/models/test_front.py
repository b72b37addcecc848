"""A second start reaches the window that is open, and nobody else."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.front import FRONT_NAME, FrontDoor, call_to_front


@pytest.fixture
def door(qtbot: QtBot, tmp_path: Path) -> Iterator[FrontDoor]:
    door = FrontDoor(tmp_path)
    yield door
    door.close()


def call(folder: Path, *files: Path) -> tuple[threading.Thread, list[bool]]:
    """Call from another thread, as another process does: it waits for the answer."""
    answers: list[bool] = []
    caller = threading.Thread(target=lambda: answers.append(call_to_front(folder, files, patience=20)))
    caller.start()
    return caller, answers


def test_the_open_window_hears_the_call_and_which_files_go_with_it(
    qtbot: QtBot, door: FrontDoor, tmp_path: Path
) -> None:
    for files in [
        (),
        (tmp_path / "a b.ginrummy", tmp_path / "ö.ginrummy"),
    ] * 15:  # neither overtakes the other
        with qtbot.waitSignal(door.called, timeout=20_000) as called:
            caller, answers = call(tmp_path, *files)
        caller.join(20)
        assert called.args == [files]
        assert answers == [True]
        assert (tmp_path / FRONT_NAME).read_bytes() == b""


def test_the_right_to_come_forward_is_handed_on(
    qtbot: QtBot, door: FrontDoor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "before")
    with qtbot.waitSignal(door.called, timeout=20_000):
        (tmp_path / FRONT_NAME).write_bytes(json.dumps({"files": [], "token": "given"}).encode() + b"\n")
    assert os.environ.get("XDG_ACTIVATION_TOKEN") == "given"


@pytest.mark.parametrize(
    "garbage", [b"x\n", b"[]\n", b"{}\n", b'{"files": 3, "token": ""}\n', bytes(9) + b"\n"]
)
def test_what_another_program_writes_is_no_call(
    qtbot: QtBot, door: FrontDoor, tmp_path: Path, garbage: bytes
) -> None:
    with qtbot.assertNotEmitted(door.called):
        (tmp_path / FRONT_NAME).write_bytes(garbage)
        qtbot.waitUntil(lambda: (tmp_path / FRONT_NAME).read_bytes() == b"")


def test_nobody_answers_where_no_window_listens(tmp_path: Path) -> None:
    assert not call_to_front(tmp_path)
    assert list(tmp_path.iterdir()) == [], "and nothing is left there"
    (tmp_path / FRONT_NAME).write_bytes(b"")  # of a process that was killed
    assert not call_to_front(tmp_path, patience=0.05)
    assert (tmp_path / FRONT_NAME).read_bytes() == b""


def test_a_closed_door_leaves_no_file(door: FrontDoor, tmp_path: Path) -> None:
    assert (tmp_path / FRONT_NAME).exists()
    door.close()
    assert not (tmp_path / FRONT_NAME).exists()
    assert not call_to_front(tmp_path)


def test_where_nothing_can_be_written_nobody_is_heard(qtbot: QtBot) -> None:
    FrontDoor(Path("/proc/ginrummy")).close()
