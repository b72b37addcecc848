"""The Linux packages: a deb that leans on the system's libraries, and an archive that carries its own."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import platform
import re
import shutil
import tarfile
from pathlib import Path
from typing import IO, Final

import bundle_parts
from package_files import ROOT, Build, PackageError, copy_tree, run, size

from ginrummy_qt import __version__, ids
from ginrummy_qt.options import PROGRAM

_ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_LIBRARY_FOLDERS: Final = ("", "PySide6", "PySide6/Qt/lib", "shiboken6", "numpy.libs")
_ON_REQUEST: Final = ("platformthemes/libqgtk3.so", "printsupport/libcupsprintersupport.so")
"""Plugins that Qt leaves alone where their library is missing: control.in recommends or suggests it."""


def make(build: Build) -> list[Path]:
    """Write the deb (where Debian's tools are) and the archive; return their paths.

    Raises:
        PackageError: a tool failed.
    """
    made = [make_archive(build)]
    if shutil.which("dpkg-deb") and shutil.which("dpkg-shlibdeps"):
        made.append(make_deb(build))
    else:
        print("no deb: dpkg-deb and dpkg-shlibdeps are not here")
    return made


def share_files(build: Build, share: Path) -> None:
    """Write what desktops want to know into the folder `share`: menu entry, icons, file type, manual."""
    build.write("linux/desktop.in", share / "applications" / f"{ids.APP_ID}.desktop")
    build.write("linux/metainfo.xml.in", share / "metainfo" / f"{ids.APP_ID}.metainfo.xml")
    build.write("linux/mime.xml.in", share / "mime" / "packages" / f"{ids.APP_ID}.xml")
    hicolor = share / "icons" / "hicolor"
    for pixels in _ICON_SIZES:
        target = hicolor / f"{pixels}x{pixels}" / "apps" / f"{ids.APP_ID}.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(build.icons / f"{pixels}.png", target)
    scalable = hicolor / "scalable" / "apps" / f"{ids.APP_ID}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(ROOT / "ginrummy_qt" / "resources" / "icons" / "ginrummy.svg", scalable)
    manual = share / "man" / "man6" / f"{PROGRAM}.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(_packed(build.fill(ROOT / "packaging" / "linux" / "manual.6.in")))


# ---------------------------------------------------------------------------------------------- the archive


def make_archive(build: Build) -> Path:
    """Write the relocatable .tar.xz with its install.sh; return its path."""
    name = f"{PROGRAM}-{__version__}-linux-{platform.machine()}"
    tree = _empty(build.work / "archive" / name)
    copy_tree(build.bundle, tree / "lib" / PROGRAM)
    share_files(build, tree / "share")
    shutil.copyfile(ROOT / "LICENSE", tree / "LICENSE")
    needed = oldest_glibc(build.bundle)
    major, minor = needed.split(".")
    gaps = {"GLIBC": needed, "GLIBC_MAJOR": major, "GLIBC_MINOR": minor}
    for template, name_inside in (("launcher.sh.in", PROGRAM), ("install.sh.in", "install.sh")):
        script = build.write(f"linux/{template}", tree / name_inside, **gaps)
        script.chmod(0o755)
    _tidy_modes(tree)
    target = build.out / f"{name}.tar.xz"
    with lzma.open(target, "wb", preset=6) as packed:
        write_tar(tree, packed, build.epoch)
    print(
        f"{target.name}: {target.stat().st_size / 1e6:.1f} MB, {size(tree) / 1e6:.1f} MB unpacked, "
        f"glibc {needed}"
    )
    build.write("linux/flatpak.yml.in", build.work / f"{ids.APP_ID}.yml", ARCHIVE=str(target))
    return target


def write_tar(folder: Path, target: IO[bytes], epoch: int) -> None:
    """Write `folder` as a tar whose bytes depend on its contents alone: sorted, of nobody, of one time."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = epoch
        return entry

    with tarfile.open(fileobj=target, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def oldest_glibc(folder: Path) -> str:
    """The newest version of the C library that anything under `folder` asks for, such as "2.35".

    It is the oldest that the program runs with. The names stand in every ELF file that needs them.
    """
    newest = (2, 0)
    for file in _elf_files(folder):
        for found in re.finditer(rb"\0GLIBC_(\d+)\.(\d+)(?=[.\0])", file.read_bytes()):
            newest = max(newest, (int(found[1]), int(found[2])))
    return f"{newest[0]}.{newest[1]}"


# -------------------------------------------------------------------------------------------------- the deb


def make_deb(build: Build) -> Path:
    """Write the deb; return its path."""
    architecture = run(["dpkg", "--print-architecture"]).strip()
    tree = _empty(build.work / "deb")
    home = tree / "usr" / "lib" / PROGRAM
    copy_tree(build.bundle, home)
    drop_system_libraries(home / "_internal")
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share = tree / "usr" / "share"
    share_files(build, share)
    build.write("linux/copyright.in", share / "doc" / PROGRAM / "copyright")
    build.write("linux/lintian-overrides.in", share / "lintian" / "overrides" / PROGRAM)
    changelog = share / "doc" / PROGRAM / "changelog.gz"
    changelog.write_bytes(_packed(build.fill(ROOT / "packaging" / "linux" / "changelog.in")))
    _tidy_modes(tree)
    control = tree / "DEBIAN"
    control.mkdir()  # dpkg-shlibdeps takes the tree for a package by it
    lines = build.fill(ROOT / "packaging" / "linux" / "control.in").splitlines(keepends=True)
    extra = [f"Architecture: {architecture}\n", f"Installed-Size: {-(-size(tree) // 1024)}\n"]
    extra.append(f"Depends: {dependencies(build, home)}\n")
    lines[2:2] = extra
    (control / "control").write_text("".join(lines), encoding="utf-8")
    (control / "md5sums").write_text(_md5sums(tree), encoding="utf-8")
    _tidy_modes(control)
    target = build.out / f"{PROGRAM}_{__version__}_{architecture}.deb"
    # One thread: with several, the packed bytes depend on how many there are.
    words = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build"]
    run([*words, str(tree), str(target)], env={**os.environ, "SOURCE_DATE_EPOCH": str(build.epoch)})
    print(f"{target.name}: {target.stat().st_size / 1e6:.1f} MB, {size(tree) / 1e6:.1f} MB installed")
    return target


def drop_system_libraries(folder: Path) -> None:
    """Remove from a bundle what the archive carries but a deb depends on; links to nothing go too."""
    for name in bundle_parts.SYSTEM_LIBRARIES:
        (folder / name).unlink(missing_ok=True)


def dependencies(build: Build, home: Path) -> str:
    """The deb's Depends, from what the files in `home` link to, by dpkg-shlibdeps.

    Raises:
        PackageError: a library is of no package here.
    """
    # The tool insists on a source package around it.
    place = _empty(build.work / "shlibdeps")
    (place / "debian").mkdir()
    text = f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n"
    (place / "debian" / "control").write_text(text, encoding="utf-8")
    folders = [f"-l{home / '_internal' / folder}" for folder in _LIBRARY_FOLDERS]
    files = [file for file in _elf_files(home) if not str(file).endswith(_ON_REQUEST)]
    # Our own copies of Qt and numpy have no package; nothing else may lack one.
    words = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *folders]
    printed = run([*words, *(f"-e{file}" for file in files)], cwd=place)
    found = re.search(r"shlibs:Depends=(.+)", printed)
    if found is None:
        raise PackageError(f"dpkg-shlibdeps named no dependencies: {printed!r}")
    names = {name.strip() for name in found[1].split(",")}
    # Loaded when a window on Wayland asks for it, which no file links to.
    return ", ".join(sorted(names | {"libegl1"}))


# ---------------------------------------------------------------------------------------------------- tools


def _empty(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _elf_files(folder: Path) -> list[Path]:
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in found if _begins_with(path, b"\x7fELF")]


def _begins_with(path: Path, mark: bytes) -> bool:
    with path.open("rb") as file:
        return file.read(len(mark)) == mark


def _tidy_modes(folder: Path) -> None:
    """Give every file the permissions of a package, whatever the umask was: 755 or 644."""
    for path in [folder, *folder.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def _md5sums(tree: Path) -> str:
    files = [file for file in sorted(tree.rglob("*")) if file.is_file() and not file.is_symlink()]
    files = [file for file in files if tree / "DEBIAN" not in file.parents]
    return "".join(
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(tree)}\n"
        for file in files
    )
