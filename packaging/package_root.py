"""An empty Debian system in a folder, made by debootstrap, to try packages in. Linux and root only."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from package_files import PackageError, run

CODENAME: Final = "bookworm"
"""The oldest Debian that the packages are for."""

PERSON: Final = "player"
"""A person without any rights, with a home folder."""

_PASSING: Final = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "tmp", "run", "proc", "dev", "sys")
"""Where package managers keep their books; what lies there is no trace of a program."""


class Root:
    """A system in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(
        self, words: Sequence[str], *, person: bool = False, screen: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a command inside, as root or as the person; the mounts that it needs end with it.

        Args:
            words: the command.
            person: run it as PERSON, at home.
            screen: the X server's display outside, such as ":99"; its socket needs no file.
            environment: more variables. Nothing of this process's own is handed on.
        """
        home = f"/home/{PERSON}" if person else "/root"
        variables = {"HOME": home, "LANG": "C.UTF-8", "PATH": _PATH, "DEBIAN_FRONTEND": "noninteractive"}
        variables |= environment
        if screen:
            variables |= {"DISPLAY": screen, "XDG_RUNTIME_DIR": "/tmp"}  # noqa: S108 - inside, its own
        inside = ["chroot"]
        if person:
            inside.append(f"--userspec={PERSON}:{PERSON}")
        inside += [str(self.folder), "/usr/bin/env", "-i", *(f"{k}={v}" for k, v in variables.items())]
        inside += ["sh", "-c", 'cd "$HOME" && exec "$@"', "sh", *words]
        script = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec "$@"'
        outside = ["unshare", "--mount", "sh", "-c", script, str(self.folder), *inside]
        return subprocess.run(outside, capture_output=True, text=True, check=False)

    def need(
        self, words: Sequence[str], *, person: bool = False, screen: str = "", **environment: str
    ) -> str:
        """As `run`, but a failure ends the check; returns what was printed.

        Raises:
            PackageError: the command failed.
        """
        ran = self.run(words, person=person, screen=screen, **environment)
        if ran.returncode:
            said = "\n".join((ran.stdout + ran.stderr).strip().splitlines()[-20:])
            raise PackageError(f"inside the empty system, “{' '.join(words)}” failed:\n{said}")
        return ran.stdout

    def files(self) -> set[str]:
        """Every path inside but those where package managers and the kernel keep their books."""
        found: set[str] = set()
        for folder, names, files in os.walk(self.folder):
            here = Path(folder).relative_to(self.folder)
            names[:] = [name for name in names if str(here / name) not in _PASSING]
            found.update(str(here / name) for name in [*names, *files])
        return found

    def take(self, file: Path) -> str:
        """Copy `file` to where the person can read it; returns its path inside."""
        shutil.copyfile(file, self.folder / "opt" / file.name)
        return f"/opt/{file.name}"


_PATH: Final = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games:/usr/sbin:/sbin"


def base(folder: Path) -> Root:
    """Return the empty system in `folder`, made the first time.

    Raises:
        PackageError: debootstrap failed, or nobody but root could run it.
    """
    if os.geteuid() != 0:
        raise PackageError("An empty system can be made by root alone: run this with sudo.")
    if not (folder / "etc" / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        print(f"making an empty {CODENAME} …", flush=True)
        run(["debootstrap", "--variant=minbase", CODENAME, str(folder), *_mirror()])
        root = Root(folder)
        root.need(["useradd", "--create-home", "--shell", "/bin/sh", PERSON])
        root.need(["apt-get", "update", "-qq"])
        (folder / "etc" / "done").touch()
    return Root(folder)


def fresh(origin: Root, folder: Path) -> Root:
    """Return a copy of `origin` in `folder`, in place of what was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    run(["cp", "--archive", "--reflink=auto", str(origin.folder), str(folder)])
    return Root(folder)


def _mirror() -> list[str]:
    """The mirror that this machine's own apt uses for the release; none: debootstrap's own choice."""
    words = ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Identifier: Packages"]
    found = [line.split() for line in run(words).splitlines()]
    return [uri for uri, release in found if release == CODENAME][:1]


@contextmanager
def x_server(size: str = "1600x1000") -> Iterator[str]:
    """Start an X server with a window manager on a free display and give its name."""
    reader, writer = os.pipe()
    words = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=(writer,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise PackageError("Xvfb did not start.")
        # Without one no window ever becomes the active one.
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],  # noqa: S607 - from the system's packages
            env={**os.environ, "DISPLAY": f":{number}"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield f":{number}"
        finally:
            manager.terminate()
            manager.wait(timeout=20)
    finally:
        server.terminate()
        server.wait(timeout=20)
