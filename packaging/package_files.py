"""What every package needs: version, time, names, and texts whose gaps are filled from the program itself."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import PROGRAM

ROOT: Final = Path(__file__).resolve().parent.parent

HOMEPAGE: Final = "https://ginrummy-qt.example"
"""Stands where the address of the publishing repository goes: GINRUMMY_HOMEPAGE, which the workflow sets."""

MAINTAINER: Final = "Gin Rummy developers <ginrummy-qt@ginrummy-qt.example>"
"""As Debian writes it; GINRUMMY_MAINTAINER takes its place."""


class PackageError(RuntimeError):
    """A package cannot be made; the message is one sentence that says why."""


@dataclass(frozen=True)
class Build:
    """One run: where it works and where the results go."""

    work: Path
    """For what lies between: icons, bundle, trees."""
    out: Path
    """For what is handed out."""
    epoch: int
    """Seconds since 1970 that every file in a package is dated: the commit's time."""

    @property
    def icons(self) -> Path:
        """Where packaging/app_icon.py put the program's icon in all sizes."""
        return self.work / "icons"

    @property
    def bundle(self) -> Path:
        """The frozen program."""
        return self.work / "bundle" / PROGRAM

    @property
    def date(self) -> str:
        """The day, such as 2026-11-29."""
        return f"{datetime.fromtimestamp(self.epoch, UTC):%Y-%m-%d}"

    @property
    def rfc_date(self) -> str:
        """The time as Debian's changelogs and man pages want it."""
        return f"{datetime.fromtimestamp(self.epoch, UTC):%a, %d %b %Y %H:%M:%S +0000}"

    def fill(self, template: Path, **more: str) -> str:
        """Return the text of `template` with its @GAPS@ filled, from this build and from `more`.

        Raises:
            PackageError: a gap has a name that is not known.
        """
        values = {
            "APP_ID": ids.APP_ID,
            "APP_NAME": ids.APP_NAME,
            "DATE": self.date,
            "HOMEPAGE": os.environ.get("GINRUMMY_HOMEPAGE") or HOMEPAGE,
            "MAINTAINER": os.environ.get("GINRUMMY_MAINTAINER") or MAINTAINER,
            "PROGRAM": PROGRAM,
            "RECORD_MIME": ids.RECORD_MIME,
            "RECORD_SUFFIX": ids.RECORD_SUFFIX,
            "RFC_DATE": self.rfc_date,
            "VERSION": __version__,
            "YEAR": self.date[:4],
            **more,
        }

        def value(gap: re.Match[str]) -> str:
            if gap[1] not in values:
                raise PackageError(f"{template.name} has a gap that nothing fills: {gap[0]}")
            return values[gap[1]]

        return re.sub(r"@([A-Z_]+)@", value, template.read_text(encoding="utf-8"))

    def write(self, template: str, target: Path, **more: str) -> Path:
        """Fill packaging/`template` into `target`, which is made with its folder; return it."""
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.fill(ROOT / "packaging" / template, **more), encoding="utf-8", newline="\n")
        return target


def commit_time() -> int:
    """SOURCE_DATE_EPOCH where it is set, else the time of the commit, else that of CHANGELOG.md."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        words = [git, "log", "-1", "--format=%ct"]
        return int(subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def run(words: list[str], *, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Run a tool and return what it printed.

    Raises:
        PackageError: it is not there or failed; the message holds what it said.
    """
    try:
        ran = subprocess.run(words, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    except OSError as error:
        raise PackageError(f"“{words[0]}” cannot be run: {error.strerror}") from error
    if ran.returncode != 0:
        said = (ran.stdout + ran.stderr).strip()
        raise PackageError(f"“{' '.join(words)}” failed (status {ran.returncode}):\n{said}")
    return ran.stdout


def copy_tree(source: Path, target: Path) -> None:
    """Copy a folder with its links and permissions; `target` must not be there."""
    shutil.copytree(source, target, symlinks=True)


def size(folder: Path) -> int:
    """Bytes of all files under `folder`, links not counted."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def write_sums(folder: Path) -> Path:
    """Write SHA256SUMS over the files in `folder`, in the form that `sha256sum --check` reads."""
    target = folder / "SHA256SUMS"
    files = sorted(file for file in folder.iterdir() if file.is_file() and file != target)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target
