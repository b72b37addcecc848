"""The program’s own test of itself: it passes, and it does not pass when the picture is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.app import make_services
from ginrummy_qt.options import Options
from ginrummy_qt.ui import selftest, selftest_match
from ginrummy_qt.ui.table.console import Console
from ginrummy_qt.ui.table.opponent import OpponentRow
from ginrummy_qt.ui.table.scene import TableScene
from tests.ui.xserver import xserver

__all__ = ["xserver"]

STATES = {"start", "upcard", "draw", "choose", "drag", "start_resume", "settings", "rules", "dock", "match"}
WINDOWS = {"history", "replay", "review", "statistics", "help"}
COMPANY = {"three", "pairs", "curtain_curtain"}


def run_program(folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ginrummy_qt", "--self-test", str(folder)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=environment,
        timeout=300,
    )


def shown_states(folder: Path, language: str) -> set[str]:
    return {file.stem.split("_", 2)[2] for file in folder.glob(f"{language}_*.png")}


def tour_states(folder: Path, language: str) -> set[str]:
    return {file.stem.split("_", 2)[2] for file in folder.glob(f"{language}_tour_*.png")}


def passed(ran: subprocess.CompletedProcess[str], folder: Path) -> None:
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = ran.stdout.splitlines()
    assert [line[:3] for line in lines] == ["en:", "de:", "nl:", "sv:"]
    for language in ("en", "de", "nl", "sv"):
        assert shown_states(folder, language) >= {"start", "draw", "choose", "match"}
        assert tour_states(folder, language) >= WINDOWS
    together = set().union(*(shown_states(folder, language) for language in ("en", "de", "nl", "sv")))
    assert together >= STATES
    assert set().union(*(tour_states(folder, language) for language in ("en", "de", "nl", "sv"))) >= COMPANY
    assert any(state.startswith("result_") for state in together)
    assert not list(folder.glob("profile-*"))  # its own profile, and away again


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_program_passes_its_own_test(tmp_path: Path) -> None:
    passed(run_program(tmp_path, {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}), tmp_path)


@pytest.mark.slow
@pytest.mark.xvfb
@pytest.mark.timeout(300)
def test_the_program_passes_its_own_test_in_a_real_window(tmp_path: Path, xserver: dict[str, str]) -> None:
    passed(run_program(tmp_path, xserver), tmp_path)


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "way").write_text("a file", encoding="utf-8")
    ran = run_program(tmp_path / "way" / "pictures", {**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("ginrummy-qt: Pictures cannot be written to ")
    assert ran.stderr.count("\n") == 1


def _no_throw(scene: TableScene, *_: object) -> None:
    """Breaks the scene: the discard pile never changes."""


def _one_card_too_many(row: OpponentRow, *arguments: object, **words: object) -> object:
    """Breaks the scene: the opponent seems to hold one more card."""
    count, *others = arguments
    assert isinstance(count, int)
    return _settle(row, count + 1, *others, **words)  # type: ignore[arg-type]


_settle = OpponentRow.settle


def _deaf(console: Console, *_: object, **__: object) -> None:
    """Breaks the texts: prompt, meter and buttons never change."""


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_after_a_match_that_was_too_short_another_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], qapp: QApplication
) -> None:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    play_match, after = selftest_match.MatchTest._play_match, selftest_match._CLOSE_AFTER
    lines: list[str] = []

    def play(test: selftest_match.MatchTest) -> str:
        # The first match ends before its window would be closed, as when the computer knocks at once.
        monkeypatch.setattr(selftest_match, "_CLOSE_AFTER", after if lines else 10_000)
        lines.append(play_match(test))
        return lines[-1]

    monkeypatch.setattr(selftest_match.MatchTest, "_play_match", play)
    quits = qapp.quitOnLastWindowClosed()
    try:
        status = selftest.run_self_test(services, tmp_path, ("en",))
    finally:
        qapp.setQuitOnLastWindowClosed(quits)
    printed = capsys.readouterr()
    assert (status, printed.err) == (0, "")
    assert len(lines) >= 2
    assert "; then ".join(lines) in printed.out
    assert shown_states(tmp_path, "en") >= {"draw", "choose", "settings", "match"}


@pytest.mark.parametrize(
    ("owner", "name", "broken", "said"),
    [
        (TableScene, "show_piles", _no_throw, "the discard pile shows"),
        (OpponentRow, "settle", _one_card_too_many, "the opponent shows 11 cards"),
        (Console, "show_state", _deaf, "the prompt says"),
    ],
)
@pytest.mark.slow
def test_a_broken_picture_fails(
    owner: type,
    name: str,
    broken: object,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qapp: QApplication,
) -> None:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    monkeypatch.setattr(owner, name, broken)
    # A few words are enough: the test need not play on after the first fault.
    monkeypatch.setattr(selftest, "GIVE_UP_AFTER", 3)
    quits = qapp.quitOnLastWindowClosed()
    try:
        status = selftest.run_self_test(services, tmp_path, ("en",))
    finally:
        qapp.setQuitOnLastWindowClosed(quits)
    assert status == 1
    assert said in capsys.readouterr().err
