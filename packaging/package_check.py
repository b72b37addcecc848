"""Try what lies in dist/: tools that judge it, then install, run and remove it where nothing else is.

`dev.py package --check` runs this after `dev.py package`. Linux and root; some twenty minutes on two cores.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import package_root  # noqa: E402
import package_windows  # noqa: E402
from package_files import Build, PackageError, commit_time, run, size  # noqa: E402
from package_root import PERSON, Root  # noqa: E402

from ginrummy_qt import __version__, ids  # noqa: E402
from ginrummy_qt.options import LANGUAGES, PROGRAM  # noqa: E402
from ginrummy_qt.store import schema  # noqa: E402
from ginrummy_qt.store.files import DATABASE_NAME  # noqa: E402

BUILD = Build(ROOT / "build" / "package", ROOT / "dist", commit_time())
PLACE = ROOT / "build" / "check"
INSTALLED_MB, PACKED_MB = 150, 45
SLOWER = 1.5
"""How much longer than from source the frozen program may take to its first painted frame."""

DESKTOP = (
    "libgl1",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libglib2.0-0",
    "libdbus-1-3",
    "libx11-xcb1",
)
"""What the archive takes for granted: every system with a desktop has these."""


def main() -> int:
    """Run every check, each although another failed; returns the exit status."""
    chosen = sys.argv[1:]
    failed = []
    for check in CHECKS:
        if chosen and check.__name__ not in chosen:
            continue
        started = time.monotonic()
        print(f"\n== {(check.__doc__ or '').splitlines()[0]}", flush=True)
        try:
            check()
        except PackageError as error:
            print(f"FAILED: {error}")
            failed.append(check.__name__)
        print(f"{time.monotonic() - started:.0f} s", flush=True)
    print(f"\npackages: {'failed: ' + ', '.join(failed) if failed else 'all passed'}")
    return 1 if failed else 0


def sizes() -> None:
    """Sizes: installed at most 150 MB, packed at most 45 MB."""
    for what, most, amount in (
        ("the frozen program", INSTALLED_MB, size(BUILD.bundle)),
        ("the archive, unpacked", INSTALLED_MB, size(BUILD.work / "archive")),
        ("the deb, installed", INSTALLED_MB, size(BUILD.work / "deb" / "usr")),
        ("the archive", PACKED_MB, archive().stat().st_size),
        ("the deb", PACKED_MB, deb().stat().st_size),
    ):
        print(f"{what}: {amount / 1e6:.1f} MB (at most {most})")
        if amount > most * 1e6:
            raise PackageError(f"{what} is too large")


def tools() -> None:
    """What desktops, archives and Windows are told: their own tools judge it."""
    share = BUILD.work / "deb" / "usr" / "share"
    run(["desktop-file-validate", str(share / "applications" / f"{ids.APP_ID}.desktop")])
    print(
        run(["appstreamcli", "validate", "--no-net", str(share / "metainfo" / f"{ids.APP_ID}.metainfo.xml")])
    )
    words = ["lintian", "--fail-on=error,warning", "--allow-root"]
    print(run([*words, str(deb())]) or "lintian: nothing")
    target = PLACE / "trial.exe"
    PLACE.mkdir(parents=True, exist_ok=True)
    package_windows.compile_script(BUILD, BUILD.bundle, target, packing="off")
    target.unlink()
    print("makensis: compiles, no warning")


def deb_in_an_empty_system() -> None:
    """The deb in an empty Debian: installs, plays in four languages, leaves without a trace."""
    root = package_root.fresh(package_root.base(PLACE / "base"), PLACE / "deb")
    before = root.files()
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    root.need([*install, root.take(deb())])
    print("installed; packages that came along:", _came_along(root))
    plays(root, PROGRAM)
    root.need(["apt-get", "purge", "-y", "-qq", "--autoremove", PROGRAM])
    _leaves_nothing(root, before | {f"opt/{deb().name}"})


def archive_without_root() -> None:
    """The archive in an empty Debian with what a desktop has: unpacked and played without any rights."""
    root = package_root.fresh(package_root.base(PLACE / "base"), PLACE / "archive")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    root.need([*install, "xz-utils"])
    packed = root.take(archive())
    root.need(["tar", "-xf", packed], person=True)
    unpacked = f"/home/{PERSON}/{archive().name.removesuffix('.tar.xz')}"
    moved = f"/home/{PERSON}/my games"
    root.need(["mv", unpacked, moved], person=True)  # it runs wherever it lies
    # First what Python needs, then what Qt needs: each is told in a sentence, and its command helps.
    for _ in range(2):
        root.need([*install, *_tells_what_is_missing(root, f"{moved}/{PROGRAM}")])
    root.need([*install, *DESKTOP])
    before = {path for path in root.files() if "my games" not in path}
    said = root.need([f"{moved}/{PROGRAM}", "--version"], person=True)
    if said.strip() != f"{PROGRAM} {__version__}":
        raise PackageError(f"the unpacked program says {said!r}")
    root.need([f"{moved}/install.sh"], person=True)
    root.need([f"{moved}/install.sh"], person=True)  # an upgrade: once more over it
    plays(root, f"/home/{PERSON}/.local/bin/{PROGRAM}")
    print(root.need([f"{moved}/install.sh", "--uninstall"], person=True).strip())
    shutil.rmtree(root.folder / moved.lstrip("/"))
    _leaves_nothing(root, before | {f"opt/{archive().name}"})


def plays(root: Root, program: str) -> None:
    """Let the program inside play itself in four languages, and answer verbs; as the person.

    Raises:
        PackageError: it did not.
    """
    answer = root.need([program, "analyse", "7s 8s 9s 7h 7d"], person=True)
    if "7s 8s 9s" not in answer:
        raise PackageError(f"analyse says {answer!r}")
    no_screen = root.run([program], person=True)
    if no_screen.returncode != 2 or no_screen.stderr.count("\n") != 1:
        raise PackageError(f"without a screen: status {no_screen.returncode}, {no_screen.stderr!r}")
    with package_root.x_server() as screen:
        ran = root.run([program, "--self-test", "pictures"], person=True, screen=screen)
        print(ran.stdout.strip())
        if ran.returncode or ran.stderr.strip():
            raise PackageError(f"the self-test ended with status {ran.returncode}: {ran.stderr[-2000:]}")
        # And as people start it, with data in the place where data lies.
        root.need([program, "--startup-time"], person=True, screen=screen)
    if not (root.folder / "home" / PERSON / ".local" / "share" / PROGRAM / DATABASE_NAME).is_file():
        raise PackageError("no data in the person's data folder")


def _tells_what_is_missing(root: Root, program: str) -> list[str]:
    """See that the program names all that it misses and the command that brings it; return the packages."""
    with package_root.x_server() as screen:
        ran = root.run([program], person=True, screen=screen)
    print(ran.stderr.strip())
    command = re.search(r"“sudo apt-get install ([\w.+ -]+)”", ran.stderr)
    if ran.returncode != 2 or ran.stderr.count("\n") != 1 or command is None:
        raise PackageError(f"without libraries: status {ran.returncode}, {ran.stderr!r}")
    return command[1].split()


def older_and_newer_data() -> None:
    """Data of version 1 is taken over, of a newer version refused in words, in every language."""
    program = str(BUILD.bundle / PROGRAM)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    profile = PLACE / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    profile.mkdir(parents=True)
    data = profile / DATABASE_NAME
    with closing(sqlite3.connect(data)) as db:
        for statement in schema.MIGRATIONS[0]:
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")
        db.commit()
    run([program, "--profile", str(profile), "--startup-time"], env=environment)
    if _data_version(data) != schema.VERSION or not list(profile.glob("ginrummy-format-1-*.sqlite3")):
        raise PackageError("data of version 1 was not taken over, or no copy of it was kept")
    with closing(sqlite3.connect(data)) as db:
        db.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
        db.commit()
    said = set()
    for language in LANGUAGES:
        words = [program, "--profile", str(profile), "--language", language, "--startup-time"]
        ran = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        if ran.returncode != 2 or ran.stderr.count("\n") != 1 or str(data) not in ran.stderr:
            raise PackageError(f"newer data, {language}: status {ran.returncode}, {ran.stderr!r}")
        print(ran.stderr.strip())
        said.add(ran.stderr)
    if len(said) != len(LANGUAGES) or _data_version(data) != schema.VERSION + 1:
        raise PackageError("newer data was touched, or the refusal is not in every language")


def start() -> None:
    """Start: the frozen program takes at most 1.5 times as long as from source."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    profile = ["--profile", str(PLACE / "start"), "--startup-time"]
    frozen = [str(BUILD.bundle / PROGRAM), *profile]
    source = [sys.executable, "-m", "ginrummy_qt", *profile]
    times: dict[str, list[float]] = {"frozen": [], "source": []}
    for _ in range(12):  # in turn, so that a busy moment hits both
        times["frozen"].append(float(run(frozen, env=environment)))
        times["source"].append(float(run(source, env=environment)))
    middle = {name: statistics.median(found[1:]) for name, found in times.items()}
    ratio = middle["frozen"] / middle["source"]
    print(f"frozen {middle['frozen']:.0f} ms, from source {middle['source']:.0f} ms: {ratio:.2f}")
    if ratio > SLOWER:
        raise PackageError("the frozen program starts too slowly")


def same_again() -> None:
    """Once more from the same commit: the same bytes."""
    again = PLACE / "again"
    words = [sys.executable, str(ROOT / "packaging" / "package_build.py")]
    print(run([*words, "--out", str(again / "dist"), "--work", str(again / "work")]).splitlines()[-1])
    first = (BUILD.out / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    second = (again / "dist" / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    if different := set(first) ^ set(second):
        raise PackageError("not the same: " + ", ".join(sorted({line.split()[1] for line in different})))
    print(f"{len(first)} files, all the same")


def wheel_in_an_empty_environment() -> None:
    """The wheel in an empty environment: installs, answers, plays."""
    (wheel,) = BUILD.out.glob("*.whl")
    place = PLACE / "wheel"
    shutil.rmtree(place, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(place)])
    run([str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", str(wheel)])
    program = str(place / "bin" / PROGRAM)
    environment = {"PATH": os.defpath, "HOME": str(place), "QT_QPA_PLATFORM": "offscreen"}
    print(run([program, "--version"], env=environment, cwd=place).strip())
    print(run([program, "--self-test", str(place / "pictures")], env=environment, cwd=place).strip())


def archive() -> Path:
    """The .tar.xz in dist/."""
    return _only("*.tar.xz")


def deb() -> Path:
    """The deb in dist/."""
    return _only("*.deb")


def _only(pattern: str) -> Path:
    found = list(BUILD.out.glob(pattern))
    if len(found) != 1:
        raise PackageError(f"{len(found)} files {pattern} in {BUILD.out}: run “dev.py package” first.")
    return found[0]


def _came_along(root: Root) -> int:
    said = root.need(["apt-mark", "showauto"])
    return len(said.split())


def _leaves_nothing(root: Root, before: set[str]) -> None:
    home = f"home/{PERSON}"
    kept = (f"{home}/pictures", f"{home}/.local/share/{PROGRAM}", f"{home}/.cache")
    parents = {home, f"{home}/.local", f"{home}/.local/share"}
    traces = sorted(
        path
        for path in root.files() - before - parents
        if not path.startswith(kept) and path not in _BOOKS and not path.endswith("__pycache__")
    )
    if traces:
        raise PackageError(f"left behind: {', '.join(traces[:20])}")
    if not (root.folder / home / ".local" / "share" / PROGRAM / DATABASE_NAME).is_file():
        raise PackageError("the person's matches are gone")
    print("removed without a trace; the person's data is there")


_BOOKS = {"etc/ld.so.cache"}


def _data_version(data: Path) -> int:
    with closing(sqlite3.connect(data)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


CHECKS: tuple[Callable[[], None], ...] = (
    sizes,
    tools,
    wheel_in_an_empty_environment,
    older_and_newer_data,
    start,
    deb_in_an_empty_system,
    archive_without_root,
    same_again,
)


if __name__ == "__main__":
    sys.exit(main())
