"""Wheel and sdist, and the checks that an index makes of them."""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path

from package_files import ROOT, Build, PackageError, run


def make(build: Build) -> list[Path]:
    """Write both into the out folder, and see that the sdist gives the same wheel; return their paths.

    Raises:
        PackageError: a build or a check failed, or the wheels differ.
    """
    hatch = [sys.executable, "-m", "hatchling", "build", "-d"]
    run([*hatch, str(build.out), "-t", "sdist"])
    run([*hatch, str(build.out), "-t", "wheel"])
    (archive,) = build.out.glob("*.tar.gz")
    (wheel,) = build.out.glob("*.whl")
    again = build.work / "from-sdist"
    shutil.rmtree(again, ignore_errors=True)
    again.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):  # not before Python 3.11.4
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(again)  # noqa: S202 - our own archive
    (unpacked,) = again.iterdir()
    run([*hatch, str(again), "-t", "wheel"], cwd=unpacked)
    if (again / wheel.name).read_bytes() != wheel.read_bytes():
        raise PackageError("The sdist gives another wheel than the checkout.")
    run([sys.executable, "-m", "twine", "check", "--strict", str(archive), str(wheel)])
    run([sys.executable, "-m", "check_wheel_contents", "--config", str(ROOT / "pyproject.toml"), str(wheel)])
    print(f"{wheel.name}, {archive.name}: twine and check-wheel-contents are content")
    return [archive, wheel]
