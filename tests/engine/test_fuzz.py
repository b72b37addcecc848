"""Mutated records: refused with their line, or records; never anything else, never slow, never large."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.platform != "linux", reason="limits memory the way of Linux")
def test_mutated_records(full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    seed = random.SystemRandom().randrange(1 << 40)
    count = 20_000 if full else 600
    command = [sys.executable, "-m", "tests.engine.fuzz", str(seed), str(count)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"seed {seed}: {ran.stderr[-500:]}"
    assert int(ran.stdout.partition("refused=")[2].split()[0]) > count // 2
    assert "read=" in ran.stdout  # some are harmless: the test would be empty without them
    if full:
        with capsys.disabled():
            sys.stdout.write(f"\n{count} mutated records: {ran.stdout}")
