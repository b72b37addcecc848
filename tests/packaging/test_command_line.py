import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from ginrummy_qt import __main__ as start
from ginrummy_qt import __version__, platform_check
from ginrummy_qt.options import Options


def run(*words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONUTF8": "1"} if env is None else dict(env)
    command = [sys.executable, "-m", "ginrummy_qt", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--lanugage", "de"], "ginrummy-qt: unrecognized arguments: --lanugage de\n"),
        (["--language", "fr"], "ginrummy-qt: unknown language “fr”: choose one of de, en, nl, sv\n"),
        (["--language"], "ginrummy-qt: argument --language: expected one argument\n"),
        (["--self-test"], "ginrummy-qt: argument --self-test: expected one argument\n"),
        (["--lang", "de"], "ginrummy-qt: unrecognized arguments: --lang de\n"),
    ],
)
def test_bad_options_are_one_line_and_status_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        start.main(words)
    assert ended.value.code == 2
    assert capsys.readouterr() == ("", said)


def test_the_version_is_printed() -> None:
    ran = run("--version")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, f"ginrummy-qt {__version__}\n", "")


def test_options_reach_the_window() -> None:
    given = start._window_options(["--profile", "here", "--language", "nl", "--startup-time"])
    assert str(given.profile) == "here"
    assert (given.language, given.self_test, given.startup_time) == ("nl", None, True)
    assert start._window_options([]) == Options()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a screen")
def test_without_a_screen_one_sentence_and_status_2() -> None:
    shy = {key: text for key, text in os.environ.items() if key not in SCREEN_VARIABLES}
    ran = run(env={**shy, "PYTHONUTF8": "1"})
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("ginrummy-qt: There is no screen to open a window on")
    assert ran.stderr.count("\n") == 1


SCREEN_VARIABLES = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}


@pytest.mark.parametrize(
    ("environment", "platform", "begins"),
    [
        ({}, "linux", "There is no screen"),
        ({"DISPLAY": ""}, "linux", "There is no screen"),
        ({"DISPLAY": ":987"}, "linux", "The screen :987 does not answer"),
        ({"DISPLAY": ":987.0"}, "linux", "The screen :987.0 does not answer"),
        ({"DISPLAY": "elsewhere:0"}, "linux", None),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", None),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", None),
        ({}, "darwin", None),
        ({}, "win32", None),
    ],
)
def test_what_speaks_against_a_window(environment: dict[str, str], platform: str, begins: str | None) -> None:
    problem = platform_check.screen_problem(environment, platform)
    if begins is None:
        assert problem is None
    else:
        assert problem is not None
        assert problem.startswith(begins)


def test_a_library_that_python_cannot_load_is_named_with_its_package() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert platform_check.import_problem(error) == (
        "The system library libEGL.so.1 is missing: "
        "on Debian and Ubuntu, “sudo apt-get install libegl1” brings it."
    )


def test_an_unknown_library_is_named_all_the_same() -> None:
    problem = platform_check.import_problem(ImportError("libodd.so.7: cannot open shared object file: gone"))
    assert problem is not None
    assert problem.startswith("The system library libodd.so.7 is missing: ")


def test_a_missing_pyside_is_said_and_other_import_errors_are_not_hidden() -> None:
    assert platform_check.import_problem(ModuleNotFoundError("no", name="PySide6.QtWidgets")) is not None
    assert platform_check.import_problem(ModuleNotFoundError("no", name="ginrummy_qt.ui.tabel")) is None


def test_libraries_that_make_qt_abort_are_asked_for_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_check, "_loads", lambda name: "xcb-" not in name)
    problem = platform_check.library_problem({"DISPLAY": ":0"}, "linux")
    assert problem == (
        "The system libraries libxcb-cursor.so.0, libxcb-icccm.so.4, libxcb-keysyms.so.1, libxcb-shape.so.0 "
        "are missing: on Debian and Ubuntu, “sudo apt-get install libxcb-cursor0 libxcb-icccm4 "
        "libxcb-keysyms1 libxcb-shape0” brings them."
    )
    assert platform_check.library_problem({"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}, "linux") is None
    assert platform_check.library_problem({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, "linux") is None
    assert platform_check.library_problem({"QT_QPA_PLATFORM": "xcb"}, "linux") == problem
    assert platform_check.library_problem({}, "darwin") is None


def test_startup_time_counts_from_the_start_of_the_process() -> None:
    program = (
        "import time; began = time.monotonic(); time.sleep(0.3)\n"
        "from ginrummy_qt.startup import milliseconds_since_start as age\n"
        "first = age(); print(first, (time.monotonic() - began) * 1000)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    age, inside = map(float, ran.stdout.split())
    if sys.platform == "linux":
        assert inside - 20 < age  # the kernel counts in steps of 10 ms
    assert 0 <= age < inside + 5000
