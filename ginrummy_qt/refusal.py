"""Says why the program does not start where there is no window of its own to say it in."""

import shutil
import subprocess
import sys
from collections.abc import Mapping

from ginrummy_qt.ids import APP_NAME
from ginrummy_qt.options import PROGRAM

_FROM_A_DESKTOP = ("DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "GIO_LAUNCHED_DESKTOP_FILE")
"""Variables that menus set for what they start: then nobody reads standard error."""


def refuse(sentence: str, environment: Mapping[str, str]) -> None:
    """Print `sentence` to standard error; started from a menu, show it by what the desktop has at hand.

    Args:
        sentence: what keeps the window from opening, and what mends it.
        environment: such as os.environ.
    """
    if sys.stderr is not None:
        print(f"{PROGRAM}: {sentence}", file=sys.stderr)
    if sys.platform == "win32":
        if sys.stderr is None:  # the .exe without a console
            import ctypes  # noqa: PLC0415 - for this alone

            ctypes.windll.user32.MessageBoxW(None, sentence, APP_NAME, 0x10)  # MB_ICONERROR
    elif any(environment.get(name) for name in _FROM_A_DESKTOP):
        words = dialog_command(sentence)
        if words is not None:
            subprocess.run(words, check=False, capture_output=True)  # noqa: S603 - fixed words


def dialog_command(sentence: str) -> list[str] | None:
    """The command that shows `sentence` without Qt, by the first tool that is there; None: there is none."""
    for tool, words in (
        ("zenity", ["--error", "--no-markup", f"--title={APP_NAME}", f"--text={sentence}"]),
        ("kdialog", ["--title", APP_NAME, "--error", sentence]),
        ("xmessage", ["-center", sentence]),
        ("notify-send", [APP_NAME, sentence]),
    ):
        if found := shutil.which(tool):
            return [found, *words]
    return None
