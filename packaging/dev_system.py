"""System packages that Qt needs on Debian, Ubuntu and Fedora: which are missing, and installing them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


class SetupError(RuntimeError):
    """Set-up cannot go on; the message is one sentence that says what to do."""


@dataclass(frozen=True)
class Package:
    """One package under the names of both families; an empty name: not needed, or part of another."""

    debian: str
    fedora: str


WINDOW = (
    Package("libgl1", "libglvnd-glx"),
    Package("libegl1", "libglvnd-egl"),
    Package("libxkbcommon0", "libxkbcommon"),
    Package("libglib2.0-0", "glib2"),
    Package("libfontconfig1", "fontconfig"),
    Package("libfreetype6", "freetype"),
    Package("libdbus-1-3", "dbus-libs"),
    Package("libxkbcommon-x11-0", "libxkbcommon-x11"),
    Package("libx11-xcb1", "libX11-xcb"),
    Package("libxcb-cursor0", "xcb-util-cursor"),
    Package("libxcb-icccm4", "xcb-util-wm"),
    Package("libxcb-keysyms1", "xcb-util-keysyms"),
    Package("libxcb-shape0", "libxcb"),
    # A bare system has no letters: Qt finds its fonts through fontconfig's settings.
    Package("fontconfig", "fontconfig"),
    Package("fonts-noto-core", "google-noto-sans-fonts"),
)
"""What a window needs."""

TESTS = (
    # A real window under a window manager, with real mouse and keys.
    Package("xvfb", "xorg-x11-server-Xvfb"),
    Package("openbox", "openbox"),
    Package("xdotool", "xdotool"),
    # A match as a screen reader sees and plays it: the bus, its registry, and Python's way to them.
    Package("at-spi2-core", "at-spi2-core"),
    Package("dbus", "dbus-daemon"),
    Package("gir1.2-atspi-2.0", ""),
    Package("python3-gi", "python3-gobject"),
)
"""What the tests need beside that."""

PACKAGE = (
    # Depends of the deb come from the packages that hold the libraries here; PyInstaller looks with objdump.
    Package("dpkg-dev", "dpkg-dev"),
    Package("binutils", "binutils"),
    Package("libwayland-client0", "libwayland-client"),
    Package("libwayland-cursor0", "libwayland-cursor"),
    # Checks of what desktops, package archives and Windows are told.
    Package("desktop-file-utils", "desktop-file-utils"),
    Package("appstream", "appstream"),
    Package("shared-mime-info", "shared-mime-info"),
    Package("lintian", ""),
    Package("man-db", "man-db"),
    Package("nsis", "mingw32-nsis"),
)
"""What making packages needs beside WINDOW."""

PACKAGE_CHECK = (
    Package("debootstrap", "debootstrap"),
    Package("xvfb", "xorg-x11-server-Xvfb"),
    Package("openbox", "openbox"),
    Package("xz-utils", "xz"),
)
"""What trying the packages in an empty system needs."""

_VENV = Package("python3-venv", "")


def family(os_release: str) -> str | None:
    """The family by the text of /etc/os-release: "debian" (Ubuntu too), "fedora", or None for others."""
    fields = dict(line.split("=", 1) for line in os_release.splitlines() if "=" in line)
    names = f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").split()
    if "debian" in names or "ubuntu" in names:
        return "debian"
    return "fedora" if "fedora" in names else None


def ensure(packages: Sequence[Package]) -> None:
    """Install what is missing of `packages`: as root at once, else with sudo after asking.

    Does nothing on systems whose package manager it does not know. Where it may not install, it names the
    command and lets the set-up go on: the program itself says which library it lacks.

    Raises:
        SetupError: the installation was begun and failed.
    """
    if sys.platform != "linux":
        return
    release = Path("/etc/os-release")
    known = family(release.read_text(encoding="utf-8")) if release.is_file() else None
    if known is None:
        return
    if find_spec("ensurepip") is None:  # Debian cuts it out of Python; without it there is no venv
        packages = [_VENV, *packages]
    missing = missing_names(packages, known)
    if not missing:
        return
    commands = install_commands(missing, known)
    if os.geteuid() != 0:
        if not _sudo_wanted(commands):
            shown = " && ".join(" ".join(["sudo", *words]) for words in commands)
            print(f"These system packages are missing; to install them: {shown}", file=sys.stderr)
            return
        commands = [["sudo", *words] for words in commands]
    print(f"installing system packages: {' '.join(missing)}")
    for words in commands:
        _run(words)


def missing_names(packages: Sequence[Package], known: str) -> list[str]:
    """Those of `packages` that are not installed, by the family's names, each once, in order."""
    if known == "debian":
        names = [package.debian for package in packages]
        installed = _installed_debian()
    else:
        names = [package.fedora for package in packages]
        installed = _installed_fedora()
    # Ubuntu and Debian renamed libraries for the 64-bit clock: libglib2.0-0t64 is libglib2.0-0.
    return [name for name in dict.fromkeys(names) if name and not {name, f"{name}t64"} & installed]


def install_commands(names: Sequence[str], known: str) -> list[list[str]]:
    """The commands that install `names`, to be run as root one after the other."""
    if known == "debian":
        return [
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *names],
        ]
    return [["dnf", "install", "-y", "--setopt=install_weak_deps=False", *names]]


def quiet_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """`environment` so that no package asks a question."""
    return {**environment, "DEBIAN_FRONTEND": "noninteractive"}


def _installed_debian() -> set[str]:
    shown = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Status} ${Package}\\n"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    lines = (line.split() for line in shown.splitlines())
    return {words[1] for words in lines if len(words) == 2 and words[0] == "installed"}


def _installed_fedora() -> set[str]:
    shown = subprocess.run(
        ["rpm", "--query", "--all", "--queryformat", "%{NAME}\\n"],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return set(shown.split())


def _sudo_wanted(commands: list[list[str]]) -> bool:
    if shutil.which("sudo") is None or not sys.stdin.isatty():
        return False
    print("Qt needs system packages that are missing here:")
    for words in commands:
        print("  sudo", *words)
    try:
        return input("Run this now? [Y/n] ").strip().lower() in {"", "y", "yes"}
    except EOFError:
        return False


def _run(words: list[str]) -> None:
    if words[0] == "sudo":  # sudo clears the environment: hand the setting over on its command line
        words = ["sudo", "DEBIAN_FRONTEND=noninteractive", *words[1:]]
    try:
        ran = subprocess.run(
            words,
            env=quiet_environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as error:
        raise SetupError(f"“{' '.join(words)}” cannot be run: {error.strerror}.") from error
    if ran.returncode != 0:
        lines = (ran.stderr or ran.stdout).strip().splitlines()
        raise SetupError(f"“{' '.join(words)}” failed: {lines[-1] if lines else f'status {ran.returncode}'}")
