"""The macOS disk image. Signing and notarisation are switched on by environment variables.

MACOS_SIGN_IDENTITY: the “Developer ID Application: …” in the keychain; PyInstaller signs every file with it.
MACOS_NOTARY_PROFILE: credentials that `xcrun notarytool store-credentials` kept under this name.
Without them the image is unsigned, and README says how it is opened the first time. An image fits the
processor that it was made on: numpy is not published for both in one file.
"""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

from package_files import ROOT, Build, PackageError, copy_tree, run

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import PROGRAM


def make(build: Build) -> list[Path]:
    """Write the disk image; return its path.

    Raises:
        PackageError: one of Apple's tools failed, or notarisation is wanted for an unsigned program.
    """
    identity = os.environ.get("MACOS_SIGN_IDENTITY")
    notary = os.environ.get("MACOS_NOTARY_PROFILE")
    if notary and not identity:
        raise PackageError("MACOS_NOTARY_PROFILE is set, but MACOS_SIGN_IDENTITY is not: sign first.")
    app = build.bundle.parent / f"{ids.APP_NAME}.app"
    disk = build.work / "disk"
    shutil.rmtree(disk, ignore_errors=True)
    disk.mkdir(parents=True)
    copy_tree(app, disk / app.name)
    (disk / "Applications").symlink_to("/Applications")
    shutil.copyfile(ROOT / "LICENSE", disk / "LICENSE.txt")
    if identity:
        run(["codesign", "--verify", "--deep", "--strict", str(disk / app.name)])
    target = build.out / f"{PROGRAM}-{__version__}-macos-{platform.machine()}.dmg"
    words = ["hdiutil", "create", "-volname", ids.APP_NAME, "-srcfolder", str(disk), "-fs", "HFS+"]
    run([*words, "-format", "ULMO", "-ov", str(target)])
    if identity:
        run(["codesign", "--sign", identity, "--timestamp", str(target)])
    if notary:
        run(["xcrun", "notarytool", "submit", str(target), "--keychain-profile", notary, "--wait"])
        run(["xcrun", "stapler", "staple", str(target)])
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB, signed: {'yes' if identity else 'no'}")
    return [target]
