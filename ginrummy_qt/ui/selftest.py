"""``--self-test DIR``: plays whole matches on the real window by itself and looks whether all agrees.

One match in each language, by mouse and key events alone. After every move the picture is compared with the
state; in the middle of each match the window is closed and another one takes the match up from the disk; at
the end the stored record is played through the engine again and compared with what the window showed.
Then come a round in company (three players, two pairs, two persons with the curtain between them) and the
windows of history, replay, statistics and help.
"""

from __future__ import annotations

import sys
import time
import traceback
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication

from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.options import Options
from ginrummy_qt.ui.autoplay import Stuck
from ginrummy_qt.ui.selftest_match import MatchTest
from ginrummy_qt.ui.selftest_sitting import FIRST_SIZE, Sitting
from ginrummy_qt.ui.selftest_tour import COMPANIES, Tour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from types import TracebackType

    from ginrummy_qt.ui.services import Services

__all__ = ["run_self_test"]

_HARMLESS = ("This plugin does not support", "Could not register app ID")
"""How warnings of platforms without real windows, or without a desktop, begin."""


GIVE_UP_AFTER = 200
"""So many faults, and the test ends: nobody reads more."""


class _Enough(Exception):  # noqa: N818 - no error
    """There are faults enough."""


def run_self_test(services: Services, folder: Path, languages: Sequence[str] = tuple(LANGUAGES)) -> int:
    """Play in each of ``languages`` and print one line about each, then what was wrong.

    Args:
        services: What the first window works with; closed at the end, as are those of the windows after it.
        folder: Where pictures go; made if need be.
        languages: Codes of the languages, one match each.

    Returns:
        0 when everything agreed, else 1.
    """
    folder.mkdir(parents=True, exist_ok=True)
    profile = services.settings.path.parent
    wrong: list[str] = []

    def report(sentence: str) -> None:
        wrong.append(sentence)
        if len(wrong) >= GIVE_UP_AFTER:
            raise _Enough

    def reopen() -> Services:
        from ginrummy_qt.app import make_services  # noqa: PLC0415 - the start itself is under test too

        return make_services(Options(profile=profile))

    QGuiApplication.setQuitOnLastWindowClosed(False)
    with _listening(wrong):
        sitting = Sitting(services, FIRST_SIZE)
        try:
            for language in languages:
                test = MatchTest(sitting, reopen, folder, language, report)
                try:
                    line = test.play()
                    print(f"{line}; {_tour(test, folder, language, report)}", flush=True)  # noqa: T201
                finally:
                    sitting = test.sitting
                sitting.resize(FIRST_SIZE)
        except Stuck as stuck:
            wrong.append(str(stuck))
        except _Enough:
            pass
        except Exception:  # noqa: BLE001 - whatever it is, it is said, and the window is closed
            wrong.append(" | ".join(traceback.format_exc().splitlines()[-3:]))
        finally:
            sitting.end()
    for sentence in dict.fromkeys(wrong):
        print(sentence, file=sys.stderr)  # noqa: T201 - for a console
    return 1 if wrong else 0


def _tour(test: MatchTest, folder: Path, language: str, report: Callable[[str], None]) -> str:
    """Play a round in company, another one in each language, and look at the windows; say what it was."""
    began = time.monotonic()
    test.look_away()
    tour = Tour(test.sitting, folder, language, report)
    companies, number = list(COMPANIES), list(LANGUAGES).index(language)
    done = "windows"
    if number < len(companies):
        tour.company(companies[number])
        done = f"{companies[number]}, {done}"
    tour.windows()
    return f"{done}, {time.monotonic() - began:.1f} s"


@contextmanager
def _listening(wrong: list[str]) -> Iterator[None]:
    """Add to ``wrong`` what Qt warns of, and exceptions that Qt's event loop would swallow."""

    def on_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if (
            kind is not QtMsgType.QtDebugMsg
            and kind is not QtMsgType.QtInfoMsg
            and not text.startswith(_HARMLESS)
        ):
            wrong.append(f"Qt says: {text}")

    def on_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        lines = traceback.format_exception(kind, error, trace)
        wrong.append(f"an exception in the window: {' | '.join(''.join(lines[-2:]).split(chr(10)))}")

    before_hook, before_handler = sys.excepthook, qInstallMessageHandler(on_message)
    sys.excepthook = on_exception
    try:
        yield
    finally:
        sys.excepthook = before_hook
        qInstallMessageHandler(before_handler)
