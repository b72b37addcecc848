"""Mutated databases: a store, or a documented error; never anything else, never slow, never large."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEMORY = Path("/dev/shm")  # noqa: S108 - a disk in memory: what is asked for is no question of the disk


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.skipif(sys.platform != "linux", reason="limits memory the way of Linux")
def test_mutated_databases(full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    seed = random.SystemRandom().randrange(1 << 40)
    count = 20_000 if full else 150
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        command = [sys.executable, "-m", "tests.store.fuzz", folder, str(seed), str(count)]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"seed {seed}: {ran.stderr[-500:]}"
    for kind in ("sound=", "moved_aside="):
        assert kind in ran.stdout
    if full:
        with capsys.disabled():
            sys.stdout.write(f"\n{count} mutated databases: {ran.stdout}")
