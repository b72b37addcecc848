"""The two commands of a fresh checkout, `play` and `test`, and what else its developers need.

Standard library only; any Python from 3.11 on Windows, macOS or Linux. See `dev.py --help`.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - said in one line before anything else can fail
    sys.exit(f"This needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYTHONUTF8", "1")  # what our tools read and print is UTF-8, on Windows too

import dev_system  # noqa: E402
import dev_venv  # noqa: E402

from ginrummy_qt.platform_check import screen_problem  # noqa: E402

BAD_INPUT = 2
LOCKS = {
    dev_venv.RUN_LOCK: ["build"],
    dev_venv.DEV_LOCK: ["build", "dev"],
    dev_venv.BENCH_LOCK: ["build", "dev", "bench"],
    dev_venv.PACKAGE_LOCK: ["build", "package"],
}
"""Which dependency groups of pyproject.toml each lock file holds beside the program's own dependencies."""


def main(argv: list[str] | None = None) -> int:
    """Run one verb; returns the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # what is printed keeps its place among what children print
        sys.stdout.reconfigure(line_buffering=True)
    given, rest = _parser().parse_known_args(argv)
    if rest and given.verb not in {"play", "test", "gallery"}:
        _parser().error(f"unknown arguments: {' '.join(rest)}")
    try:
        status: int = given.run(given, rest)
    except dev_system.SetupError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dev.py", description="Sets up a checkout by itself, then plays or tests.", allow_abbrev=False
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    def add(name: str, run: object, text: str) -> argparse.ArgumentParser:
        verb = verbs.add_parser(name, help=text, description=text, allow_abbrev=False)
        verb.set_defaults(run=run)
        return verb

    add("play", play, "start the program; what follows goes to it (try: play --help)").add_help = False
    tests = add("test", test, "lint, types, contracts and tests; what follows goes to pytest")
    tests.add_argument("--full", action="store_true", help="run the full counts too (much longer)")
    tests.add_argument("--bench", action="store_true", help="run the benchmarks in tests/bench too")
    add("i18n", i18n, "collect the texts from the source into i18n/*.ts and compile them")
    gallery_verb = add("gallery", gallery, "draw every screen in every language as pictures in DIR")
    gallery_verb.add_argument("folder", metavar="DIR", type=Path)
    packages = add("package", package, "make what is handed out for this system in dist/")
    packages.add_argument("--check", action="store_true", help="try what is in dist/ in an empty system")
    add("lock", lock, "resolve the dependencies anew and write the lock files (needs uv)")
    return parser


def play(_given: argparse.Namespace, rest: list[str]) -> int:
    """Set up what the program needs at run time and start it with `rest`."""
    opens_window = not rest or (rest[0].startswith("-") and not {"--help", "-h", "--version"} & set(rest))
    if opens_window and (problem := screen_problem(os.environ)):
        raise dev_system.SetupError(problem)
    dev_system.ensure(dev_system.WINDOW)
    python = dev_venv.ensure(dev_venv.RUN_LOCK)
    return _call([str(python), "-m", "ginrummy_qt", *rest])


def test(given: argparse.Namespace, rest: list[str]) -> int:
    """Set up everything and run every check; pytest comes last, so that its result is the last line."""
    started = time.monotonic()
    dev_system.ensure(dev_system.WINDOW + dev_system.TESTS)
    python = str(dev_venv.ensure(dev_venv.BENCH_LOCK if given.bench else dev_venv.DEV_LOCK))
    print(f"set-up: {time.monotonic() - started:.1f} s")
    pytest = [python, "-m", "pytest", *_pytest_words(given, rest)]
    steps = [
        ("ruff check", [python, "-m", "ruff", "check", "--output-format=concise", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("import contracts", [str(python_script(python, "lint-imports")), "--no-cache"]),
    ]
    if given.bench:
        steps.append(("benchmarks", [python, "-m", "pytest", "tests/bench", "-p", "no:randomly", "-q"]))
    failed = [name for name, words in steps if not _step(name, words)]
    # Said before pytest, whose own summary then closes the output.
    print(f"\nbefore the tests: {'failed: ' + ', '.join(failed) if failed else 'all passed'}")
    passed = _step("tests", pytest, say_time=False)
    return 0 if passed and not failed else 1


def _pytest_words(given: argparse.Namespace, rest: list[str]) -> list[str]:
    words = list(rest)
    if given.full:
        words.insert(0, "--full")
    chooses_workers = any(word.startswith(("-n", "--numprocesses", "--pdb", "-p")) for word in rest)
    if not chooses_workers:
        words = ["-n", str(min(os.cpu_count() or 1, 4)), *words]
    return words


def python_script(python: str, name: str) -> Path:
    """Where the venv keeps the command `name`."""
    return Path(python).parent / (f"{name}.exe" if sys.platform == "win32" else name)


def _step(name: str, words: list[str], *, say_time: bool = True) -> bool:
    print(f"\n== {name}")
    started = time.monotonic()
    status = _call(words, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    if say_time:
        result = "passed" if status == 0 else f"FAILED (status {status})"
        print(f"{name}: {result}, {time.monotonic() - started:.1f} s")
    return status == 0


def i18n(_given: argparse.Namespace, _rest: list[str]) -> int:
    """Collect translatable texts from every Python file into i18n/*.ts, then compile them."""
    dev_system.ensure(dev_system.WINDOW)
    python = str(dev_venv.ensure(dev_venv.RUN_LOCK))
    status = _call([python, str(ROOT / "packaging" / "collect_texts.py")])
    return status or _call([python, str(ROOT / "packaging" / "hatch_build.py")])


def gallery(given: argparse.Namespace, rest: list[str]) -> int:
    """Draw every screen into a folder, also at other scales and sizes of text; `--fast` draws a sample."""
    folder: Path = given.folder.absolute()
    dev_system.ensure(dev_system.WINDOW)
    python = str(dev_venv.ensure(dev_venv.RUN_LOCK))
    words = [python, "-m", "ginrummy_qt.ui.gallery", str(folder), *rest]
    return _call(words, env={"QT_QPA_PLATFORM": "offscreen", **os.environ})


def package(given: argparse.Namespace, _rest: list[str]) -> int:
    """Make packages, wheel and sdist in dist/; or install, try and remove them where nothing else is."""
    packages = [*dev_system.WINDOW, *dev_system.PACKAGE]
    if sys.base_prefix == "/usr":
        # Debian keeps apart what a frozen program loads; other builds of Python have it beside them.
        name = f"libpython{sys.version_info[0]}.{sys.version_info[1]}"
        packages.append(dev_system.Package(name, ""))
    dev_system.ensure([*packages, *dev_system.PACKAGE_CHECK] if given.check else packages)
    script = "package_check.py" if given.check else "package_build.py"
    return _call([str(dev_venv.ensure_package_tools()), str(ROOT / "packaging" / script)])


def lock(_given: argparse.Namespace, _rest: list[str]) -> int:
    """Resolve the dependencies for every system and Python at once, with hashes, and write the lock files."""
    uv = dev_venv.find_uv()
    constraints: list[str] = []
    for name, groups in LOCKS.items():
        chosen = [word for group in groups for word in ("--group", group)]
        # No annotation, header or index: nothing of the machine that wrote a lock shall be in it.
        words = [uv, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
        words += [
            "--generate-hashes",
            "--no-emit-index-url",
            "--no-emit-find-links",
            "--no-annotate",
            "--no-header",
        ]
        words += [*chosen, *constraints, "--output-file", f"packaging/{name}", "pyproject.toml"]
        if status := _call(words):
            return status
        # The larger locks keep to the smaller one's versions: tests run what people run.
        constraints = ["--constraint", f"packaging/{name}"]
        print(f"wrote packaging/{name}")
    return 0


def _call(words: list[str], env: dict[str, str] | None = None) -> int:
    return subprocess.run(words, cwd=ROOT, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
