import os
import socket
import subprocess
import sys
import types
from collections.abc import Mapping
from pathlib import Path

import pytest

from ginrummy_qt import __main__ as start
from ginrummy_qt import __version__, platform_check, refusal
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


def test_all_that_is_missing_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_check, "_loads", lambda name: name not in {"libGL.so.1", "libdbus-1.so.3"})
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    assert platform_check.import_problem(error) == (
        "The system libraries libGL.so.1, libdbus-1.so.3 are missing: "
        "on Debian and Ubuntu, “sudo apt-get install libgl1 libdbus-1-3” brings them."
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


def test_wayland_without_its_libraries_falls_back_to_x11_or_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(platform_check, "_loads", lambda name: "wayland" not in name)
    both = {"WAYLAND_DISPLAY": "w", "DISPLAY": ":0"}
    assert platform_check.library_problem(both, "linux") is None
    for environment in ({"WAYLAND_DISPLAY": "w"}, {**both, "QT_QPA_PLATFORM": "wayland"}):
        problem = platform_check.library_problem(environment, "linux")
        assert problem is not None
        assert "“sudo apt-get install libwayland-client0 libwayland-cursor0”" in problem
    monkeypatch.setattr(platform_check, "_loads", lambda _name: False)
    problem = platform_check.library_problem(both, "linux")
    assert problem is not None
    assert "libxcb-cursor0" in problem


@pytest.mark.skipif(sys.platform != "linux", reason="sockets of Linux")
def test_a_wayland_screen_that_is_not_there(tmp_path: Path) -> None:
    dead = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    problem = platform_check.screen_problem(dead, "linux")
    assert problem is not None
    assert problem.startswith("The Wayland screen wayland-7 does not answer, and there is no X screen either")
    problem = platform_check.screen_problem({**dead, "DISPLAY": ":987"}, "linux")
    assert problem is not None
    assert problem.startswith("The screen :987 does not answer")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert platform_check.screen_problem(dead, "linux") is None


def test_an_old_system_is_told_what_it_lacks() -> None:
    error = ImportError("/lib/libc.so.6: version `GLIBC_2.34' not found (required by libQt6Core.so.6)")
    problem = platform_check.import_problem(error)
    assert problem is not None
    assert problem.startswith("This system is too old: it needs the C library glibc 2.34 or newer")
    assert "Debian 12" in problem
    error = ImportError("libstdc++.so.6: version `GLIBCXX_3.4.30' not found (required by QtCore.so)")
    problem = platform_check.import_problem(error)
    assert problem is not None
    assert "C++ library is too old (GLIBCXX 3.4.30 is needed)" in problem


@pytest.mark.parametrize(
    ("error", "what"),
    [
        (ImportError("/opt/PySide6/QtGui.abi3.so: file too short"), "QtGui.abi3.so"),
        (ImportError("/opt/PySide6/libpyside6.abi3.so.6.11: invalid ELF header"), "libpyside6.abi3.so.6.11"),
        (ImportError("/opt/numpy/x.cpython-311.so: undefined symbol: f"), "x.cpython-311.so"),
        (ModuleNotFoundError("No module named 'numpy'", name="numpy"), "numpy"),
    ],
)
def test_a_damaged_installation_is_told_with_what_mends_it(
    error: ImportError, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    problem = platform_check.import_problem(error)
    assert problem == (
        f"The installation is damaged, {what} is missing or broken: "
        "“python3 -m pip install --force-reinstall ginrummy-qt” brings it back."
    )
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    problem = platform_check.import_problem(error)
    assert problem is not None
    assert problem.endswith(f"{what} is missing or broken: please install Gin Rummy again.")


def test_a_module_of_ours_that_is_gone_is_a_damaged_installation_but_not_in_a_checkout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    error = ModuleNotFoundError("no", name="ginrummy_qt.ui.menus")
    monkeypatch.setattr(platform_check, "_is_checkout", lambda: False)
    problem = platform_check.import_problem(error)
    assert problem is not None
    assert "ginrummy_qt.ui.menus is missing" in problem


@pytest.fixture
def qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for PySide6's folder of platform plugins."""
    folder = tmp_path / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    module = types.ModuleType("PySide6")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, "PySide6", module)
    return folder


def test_plugins_that_are_gone_are_told_before_qt_aborts(qt: Path) -> None:
    check = platform_check.plugin_problem
    problem = check({"DISPLAY": ":0"}, "linux")
    assert problem is not None
    assert problem.startswith("The installation is damaged, Qt’s plugin for xcb is missing")
    (qt / "libqwayland.so").touch()
    assert check({}, "linux") is None
    (qt / "libqxcb.so").touch()
    assert check({}, "linux") is None
    assert check({"QT_QPA_PLATFORM": "odd;xcb:x=1"}, "linux") is None
    assert check({"QT_QPA_PLATFORM": "wayland-egl"}, "linux") is None
    assert check({"QT_QPA_PLATFORM": "odd"}, "linux") == (
        "QT_QPA_PLATFORM asks for “odd”, which Qt does not have here: “unset QT_QPA_PLATFORM”."
    )
    assert check({"QT_QPA_PLATFORM": "odd", "QT_PLUGIN_PATH": "/x"}, "linux") is None
    assert check({}, "win32") is not None
    (qt / "qwindows.dll").touch()
    assert check({}, "win32") is None


def test_an_unknown_platform_is_one_sentence_and_status_2() -> None:
    ran = run(env={**os.environ, "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "nonsense"})
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("ginrummy-qt: QT_QPA_PLATFORM asks for “nonsense”")
    assert ran.stderr.count("\n") == 1


def test_started_from_a_menu_a_refusal_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has a box of its own")
    shown: list[list[str]] = []
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name == "xmessage" else None)
    monkeypatch.setattr("subprocess.run", lambda words, **_: shown.append(words))
    refusal.refuse("No.", {"DISPLAY": ":0"})
    assert shown == []
    refusal.refuse("No.", {"XDG_ACTIVATION_TOKEN": "x"})
    assert shown == [["/bin/xmessage", "-center", "No."]]
    assert capsys.readouterr().err == "ginrummy-qt: No.\n" * 2
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert refusal.dialog_command("No.") is None


def test_records_are_files_for_the_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "a b.ginrummy", tmp_path / "c.GINRUMMY"
    first.touch()
    second.touch()
    given = start._window_options(["--language", "nl", str(first), str(second)])
    assert (given.language, given.files) == ("nl", (first, second))
    given = start._window_options(["--profile", str(first)])
    assert (given.profile, given.files) == (first, ())
    opened: list[Options] = []

    def open_window(options: Options) -> int:
        opened.append(options)
        return 0

    monkeypatch.setattr(start, "_open_window", open_window)
    assert start.main([str(first)]) == 0
    assert opened[0].files == (first,)
    with pytest.raises(SystemExit) as ended:
        start.main([str(tmp_path / "gone.ginrummy")])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"ginrummy-qt: there is no file {tmp_path / 'gone.ginrummy'}\n"


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
