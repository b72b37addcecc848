"""Make what is handed out, with the Python of the packaging environment; `dev.py package` runs this.

On Linux a deb and a .tar.xz, on Windows an installer, on macOS a disk image; wheel, sdist and checksums too.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import app_icon  # noqa: E402
import package_linux  # noqa: E402
import package_macos  # noqa: E402
import package_wheel  # noqa: E402
import package_windows  # noqa: E402
from hatch_build import TranslationError, compile_translations  # noqa: E402
from licences import LicenceError  # noqa: E402
from package_files import Build, PackageError, commit_time, run, write_sums  # noqa: E402

from ginrummy_qt import __version__  # noqa: E402
from ginrummy_qt.options import PROGRAM  # noqa: E402

PARTS: dict[str, Callable[[Build], list[Path]]] = {
    "linux": package_linux.make,
    "win32": package_windows.make,
    "darwin": package_macos.make,
}
"""What is made beside the wheel, by sys.platform."""


def main() -> int:
    """Make everything; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the packages go")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "package", help="for what lies between")
    given = parser.parse_args()
    if isinstance(sys.stdout, io.TextIOWrapper):  # in step with what PyInstaller says
        sys.stdout.reconfigure(line_buffering=True)
    try:
        make(Build(given.work.absolute(), given.out.absolute(), commit_time()))
    except (PackageError, LicenceError, TranslationError) as error:
        print(f"package: {error}", file=sys.stderr)
        return 1
    return 0


def make(build: Build) -> None:
    """Make everything for this system.

    Raises:
        PackageError: a step failed.
    """
    if sys.platform not in PARTS:
        raise PackageError(f"There is no package for {sys.platform}.")
    # The same commit gives the same bytes: no order by chance, no clock.
    os.environ |= {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(build.epoch)}
    for folder in (build.work, build.out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    compile_translations(ROOT)
    app_icon.write_all(build.icons)
    freeze(build)
    made = [*PARTS[sys.platform](build), *package_wheel.make(build)]
    print(f"{', '.join(file.name for file in [*made, write_sums(build.out)])} in {build.out}")


def freeze(build: Build) -> None:
    """Make the frozen program and ask it for its version.

    Raises:
        PackageError: PyInstaller failed, or the program does not start.
    """
    started = time.monotonic()
    environment = {**os.environ, "GINRUMMY_BUILD": str(build.work)}
    if sys.platform == "win32":
        environment["GINRUMMY_VERSION_FILE"] = str(package_windows.version_file(build))
    words = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    words += ["--distpath", str(build.bundle.parent), "--workpath", str(build.work / "pyinstaller")]
    words.append(str(ROOT / "packaging" / "ginrummy.spec"))
    if subprocess.run(words, cwd=ROOT, env=environment, check=False).returncode:
        raise PackageError("PyInstaller failed; what it said stands above.")
    if sys.platform == "linux":
        strip_symbols(build.bundle)
    said = run([str(build.bundle / PROGRAM), "--version"]).strip()
    if said != f"{PROGRAM} {__version__}":
        raise PackageError(f"The frozen program says “{said}” for its version.")
    print(f"{said}, frozen in {time.monotonic() - started:.0f} s")


def strip_symbols(bundle: Path) -> None:
    """Take the symbols for debuggers out of Python's own libraries and of extension modules, some 26 MB.

    Qt comes stripped but for ICU. The libraries beside numpy were rewritten for its wheel and are left as
    they are.

    Raises:
        PackageError: ``strip`` failed.
    """
    found = [
        *bundle.rglob("libpython3*.so*"),
        *bundle.rglob("lib-dynload/*.so"),
        *bundle.rglob("numpy/**/*.so"),
    ]
    found += [*bundle.rglob("_miniaudio*.so"), *bundle.rglob("_cffi_backend*.so")]
    found += [*bundle.rglob("libicuuc.so.*"), *bundle.rglob("libicui18n.so.*")]
    run(["strip", "--strip-unneeded", *map(str, sorted(found))])


if __name__ == "__main__":
    sys.exit(main())
