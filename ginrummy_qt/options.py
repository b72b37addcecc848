"""What the command line asked of the window, and how the command line says no."""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

PROGRAM = "ginrummy-qt"
BAD_INPUT = 2
"""Exit status of everything that the person can put right: a bad option, no screen, a missing library."""

LANGUAGES = ("de", "en", "nl", "sv")
"""The languages of the interface, in the order in which --help names them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The window's options as they were given; a default means that the option was left out."""

    profile: Path | None = None
    """Folder for matches and settings instead of the platform's."""
    language: str | None = None
    """One of LANGUAGES, for this start only; None: the setting, else the system's."""
    self_test: Path | None = None
    """Folder for the screenshots of a self-test; None: no self-test."""
    demo: bool = False
    """Let the computer play against itself at once."""
    startup_time: bool = False
    """Print the milliseconds from process start to the first painted frame, then end."""
    files: tuple[Path, ...] = ()
    """Records of matches to open in the window; they are there."""


_QUOTED = re.compile(r"(?<!\w)'((?:[^'\\]|\\.)*)'(?!\w)|(?<!\w)\"([^\"\\]*'[^\"\\]*)\"(?!\w)")
"""A text as Python's ``repr`` quotes it. What the format of records puts into ``"`` by itself stays so."""


def typeset(message: str) -> str:
    """Return a message of the engine or of argparse in the quotes and apostrophes of all the others."""
    quoted = _QUOTED.sub(lambda found: f"“{found[1] if found[2] is None else found[2]}”", message)
    parts = re.split(r"(“[^”]*”)", quoted)
    return "".join(
        part if part.startswith("“") else re.sub(r"(?<=\w)'(?=\w)|(?<=s)'(?=\s)", "’", part) for part in parts
    )


def one_line(message: str) -> str:
    """Return ``message`` with line ends and other characters that are not to be seen as escapes."""
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in message
    )


class OneLineParser(argparse.ArgumentParser):
    """An ArgumentParser whose errors are one line on standard error, without the usage, and status 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(typeset(message))}\n")
