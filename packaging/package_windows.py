"""The Windows installer: packaging/windows/ginrummy.nsi compiled with what the build knows."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from package_files import ROOT, Build, PackageError, run, size

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import PROGRAM

SCRIPT = ROOT / "packaging" / "windows" / "ginrummy.nsi"


def make(build: Build) -> list[Path]:
    """Write the installer; return its path.

    Raises:
        PackageError: NSIS is not there, or found a fault in the script.
    """
    target = build.out / f"{PROGRAM}-{__version__}-windows-x64-setup.exe"
    compile_script(build, build.bundle, target)
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB, {size(build.bundle) / 1e6:.1f} MB installed")
    return [target]


def compile_script(build: Build, bundle: Path, target: Path, *, packing: str = "lzma") -> None:
    """Compile the script with the files of `bundle` into `target`; a warning counts as a fault.

    Args:
        build: gives version and icons.
        bundle: the folder of the frozen program.
        target: the installer.
        packing: "lzma", or "off" where only the script is to be tried.

    Raises:
        PackageError: as above.
    """
    tool = _makensis()
    values = {
        "APP_ID": ids.APP_ID,
        "APP_NAME": ids.APP_NAME,
        "BUNDLE": str(bundle),
        "ICON": str(build.icons / "ginrummy.ico"),
        "KILOBYTES": str(-(-size(bundle) // 1024)),
        "LICENCE": str(ROOT / "LICENSE"),
        "OUT": str(target),
        "PACKING": packing,
        "PROGRAM": PROGRAM,
        "RECORD_SUFFIX": ids.RECORD_SUFFIX,
        "VERSION": __version__,
    }
    defines = [f"-D{name}={value}" for name, value in sorted(values.items())]
    run([tool, "-WX", "-V2", "-INPUTCHARSET", "UTF8", *defines, str(SCRIPT)])


def version_file(build: Build) -> Path:
    """Write what Windows shows as the details of the .exe files, in PyInstaller's form; return its path."""
    numbers = ", ".join([*__version__.split(".")[:3], "0"])
    texts = {
        "CompanyName": "Gin Rummy developers",
        "FileDescription": ids.APP_NAME,
        "FileVersion": __version__,
        "InternalName": PROGRAM,
        "LegalCopyright": "GPL-3.0-or-later",
        "ProductName": ids.APP_NAME,
        "ProductVersion": __version__,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    target = build.work / "version.txt"
    target.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers})), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return target


def _makensis() -> str:
    found = shutil.which("makensis")
    if found is None:
        for folder in ("ProgramFiles(x86)", "ProgramFiles"):
            place = Path(os.environ.get(folder, "")) / "NSIS" / "makensis.exe"
            if place.is_file():
                return str(place)
        raise PackageError("NSIS is not installed: its makensis writes the installer (nsis.sourceforge.io).")
    return found
