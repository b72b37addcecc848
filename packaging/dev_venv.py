"""The checkout's own environment, .venv: made when missing, brought up to date when its sources changed."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from dev_system import SetupError

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "ginrummy-qt.json"
PACKAGE_VENV = ROOT / ".venv-package"
"""What `dev.py package` works in: nothing but the program's own parts can get into a package from there."""

RUN_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
BENCH_LOCK = "requirements-bench.lock"
"""Lock files under packaging/; each holds all of the one before."""
PACKAGE_LOCK = "requirements-package.lock"
"""RUN_LOCK and the tools that make packages."""

_PROJECT_FILES = ("pyproject.toml", "packaging/hatch_build.py")
"""What the editable install depends on, beside the lock files."""


def ensure(lock: str) -> Path:
    """Make .venv hold the versions of packaging/`lock` and the project itself, with translations compiled.

    Returns:
        The environment's Python.

    Raises:
        SetupError: a step failed; what it printed stands above.
    """
    python = _made(VENV)
    stamp = read_stamp(STAMP)
    wanted = digest(ROOT, [f"packaging/{lock}"])
    if wanted not in stamp.get("locks", []):
        print(f"installing packaging/{lock}")
        requirements = str(ROOT / "packaging" / lock)
        _pip(python, "--require-hashes", "--requirement", requirements)
        # Only a lock that is part of this one still holds; pip may have moved versions of any other.
        parts = [RUN_LOCK, DEV_LOCK, BENCH_LOCK]
        parts = parts[: parts.index(lock) + 1]
        stamp["locks"] = [digest(ROOT, [f"packaging/{part}"]) for part in parts]
        write_stamp(STAMP, stamp)
    project = [digest(ROOT, _PROJECT_FILES)]
    if stamp.get("project") != project:
        print("installing the project, editable")
        # Without isolation: hatchling and lrelease are in the environment already, pinned.
        _pip(python, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        stamp["project"] = project
        write_stamp(STAMP, stamp)
    _run(python, [str(ROOT / "packaging" / "hatch_build.py")], "The translations do not compile")
    return python


def ensure_package_tools() -> Path:
    """Make .venv-package hold the versions of PACKAGE_LOCK, without the project: packages take it from here.

    Returns:
        The environment's Python.

    Raises:
        SetupError: a step failed; what it printed stands above.
    """
    python = _made(PACKAGE_VENV)
    note = PACKAGE_VENV / STAMP.name
    wanted = [digest(ROOT, [f"packaging/{PACKAGE_LOCK}"])]
    if read_stamp(note).get("locks") != wanted:
        print(f"installing packaging/{PACKAGE_LOCK}")
        _pip(python, "--require-hashes", "--requirement", str(ROOT / "packaging" / PACKAGE_LOCK))
        write_stamp(note, {"locks": wanted})
    return python


def venv_python(folder: Path) -> Path:
    """Where an environment keeps its Python."""
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def digest(root: Path, names: list[str] | tuple[str, ...]) -> str:
    """One SHA-256 over the files `names` under `root`, names included."""
    total = hashlib.sha256()
    for name in names:
        total.update(name.encode() + b"\0" + (root / name).read_bytes() + b"\0")
    return total.hexdigest()


def read_stamp(path: Path) -> dict[str, list[str]]:
    """What was installed, as `write_stamp` noted it; empty when there is no note or it cannot be read."""
    try:
        noted = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return noted if isinstance(noted, dict) else {}


def write_stamp(path: Path, stamp: dict[str, list[str]]) -> None:
    """Note what is installed."""
    path.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")


def find_uv() -> str:
    """The uv that writes lock files: from the PATH, else installed beside .venv for this alone.

    Raises:
        SetupError: it is not there and cannot be installed.
    """
    found = shutil.which("uv")
    if found:
        return found
    folder = ROOT / ".venv-uv"
    if not _works(venv_python(folder)):
        venv.create(folder, clear=True, with_pip=True)
        _pip(venv_python(folder), "uv")
    return str(venv_python(folder).parent / ("uv.exe" if sys.platform == "win32" else "uv"))


def _made(folder: Path) -> Path:
    """The Python of the environment in `folder`, which is made when it is missing or of another version."""
    python = venv_python(folder)
    if not _works(python):
        print(f"making {folder.name}")
        try:
            venv.create(folder, clear=True, symlinks=sys.platform != "win32", with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SetupError(f"An environment cannot be made in {folder}: {error}.") from error
    return python


def _works(python: Path) -> bool:
    """Whether this Python starts, has pip and is of the same version as the one that runs this."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    check = f"import sys, pip; sys.exit('%d.%d' % sys.version_info[:2] != {version!r})"
    try:
        return subprocess.run([python, "-c", check], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _pip(python: Path, *words: str) -> None:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input"]
    _run(python, ["-m", "pip", "install", *quiet, *words], "pip failed")


def _run(python: Path, words: list[str], trouble: str) -> None:
    if status := subprocess.run([python, *words], cwd=ROOT, check=False).returncode:
        raise SetupError(f"{trouble} (status {status}); what it said stands above.")
