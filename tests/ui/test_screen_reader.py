"""A whole match through the accessibility interface alone, as a screen reader sees and uses it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ginrummy_qt.models.settings import Settings
from tests.ui.xserver import missing_tools, x_server

ROOT = Path(__file__).resolve().parents[2]
DRIVER = Path(__file__).with_name("atspi_driver.py")
SYSTEM_PYTHON = "/usr/bin/python3"  # gi comes with the system, for its own Python


def missing() -> str:
    """Why no screen reader can be played here; empty when it can."""
    if reason := missing_tools():
        return reason
    asks = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if shutil.which("dbus-run-session") is None or not Path(SYSTEM_PYTHON).exists():
        reason = "no dbus-run-session or no system Python"
    elif subprocess.run([SYSTEM_PYTHON, "-c", asks], capture_output=True, check=False).returncode:
        reason = "no gi with Atspi for the system's Python"
    return "" if os.environ.get("CI") else reason


@pytest.mark.xvfb
@pytest.mark.slow
@pytest.mark.timeout(180)
def test_a_match_by_screen_reader_alone(tmp_path: Path) -> None:
    if reason := missing():
        pytest.skip(reason)
    settings = Settings(tmp_path)
    settings.animation = "off"
    settings.level = "beginner"
    settings.preset = "haus"
    settings.newcomer = False
    del settings
    with x_server() as environment:
        paths = os.pathsep.join([str(ROOT), environment.get("PYTHONPATH", "")])
        # As where a screen reader runs: Qt speaks to the accessibility bus from the start.
        environment |= {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": paths}
        program = [sys.executable, "-m", "ginrummy_qt", "--profile", str(tmp_path), "--language", "en"]
        ran = subprocess.run(
            ["dbus-run-session", "--", SYSTEM_PYTHON, "-W", "ignore", str(DRIVER), *program],  # noqa: S607
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=170,
        )
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr, ran.stderr
    report = json.loads(ran.stdout.strip().splitlines()[-1])
    roles, said, focused = report["roles"], report["announced"], report["focused"]
    assert any(" the match, " in name for name in report["shown"]), report["shown"]
    assert {roles[name] for name in roles if name.startswith(("Stock: ", "Discard pile: "))} == {
        "push button"
    }
    assert {roles[name] for name in roles if name.startswith("Your hand: ")} == {"list"}
    assert any(role == "list item" and " of " in name for name, role in roles.items())
    assert any(text.startswith("Round 1 has been dealt. ") for text in said), said
    assert any(text.startswith("The computer ") for text in said), said
    assert any(" the match, " in text for text in said), said
    cards = [name for name in report["pressed"] if " of " in name]
    assert cards
    assert any(text.startswith("list item: ") for text in focused), focused
    assert "push button: Match result" in focused
