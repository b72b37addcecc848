import argparse
import os
import subprocess
import sys
from pathlib import Path

import dev
import dev_system
import dev_venv
import pytest

ROOT = Path(__file__).resolve().parents[2]
DEV = ROOT / "packaging" / "dev.py"


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ('PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', "debian"),
        ("ID=ubuntu\nID_LIKE=debian\n", "debian"),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "debian"),
        ("ID=fedora\n", "fedora"),
        ('ID="nobara"\nID_LIKE="fedora"\n', "fedora"),
        ("ID=arch\n", None),
        ("", None),
    ],
)
def test_the_family_of_a_system(text: str, family: str | None) -> None:
    assert dev_system.family(text) == family


def test_only_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_system, "_installed_debian", lambda: {"libgl1", "libglib2.0-0t64", "fontconfig"})
    missing = dev_system.missing_names(dev_system.WINDOW, "debian")
    assert {"libgl1", "libglib2.0-0", "fontconfig"}.isdisjoint(missing)
    assert {"libegl1", "libxcb-cursor0", "fonts-noto-core"} <= set(missing)
    assert len(missing) == len(set(missing))


def test_names_that_a_family_does_not_have_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_system, "_installed_fedora", set)
    assert "" not in dev_system.missing_names(dev_system.WINDOW + dev_system.TESTS, "fedora")


def test_debian_updates_its_lists_before_it_installs() -> None:
    commands = dev_system.install_commands(["xvfb", "openbox"], "debian")
    assert [words[:2] for words in commands] == [["apt-get", "update"], ["apt-get", "install"]]
    assert commands[1][-2:] == ["xvfb", "openbox"]
    assert dev_system.quiet_environment({"A": "b"}) == {"A": "b", "DEBIAN_FRONTEND": "noninteractive"}


def test_a_failed_installation_is_one_sentence() -> None:
    program = "import sys; sys.exit('first\\nE: no such package')"
    with pytest.raises(dev_system.SetupError, match=r"failed: E: no such package$"):
        dev_system._run([sys.executable, "-c", program])
    with pytest.raises(dev_system.SetupError, match="cannot be run: No such file"):
        dev_system._run(["apt-got", "install"])


def test_nothing_happens_where_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_system, "missing_names", lambda *_: [])
    monkeypatch.setattr(dev_system, "_run", lambda words: pytest.fail(f"ran {words}"))
    dev_system.ensure(dev_system.WINDOW)


def test_the_stamp_changes_with_every_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("1", encoding="utf-8")
    (tmp_path / "b").write_text("2", encoding="utf-8")
    first = dev_venv.digest(tmp_path, ["a", "b"])
    assert first == dev_venv.digest(tmp_path, ["a", "b"])
    (tmp_path / "b").write_text("3", encoding="utf-8")
    assert first != dev_venv.digest(tmp_path, ["a", "b"])


def test_a_stamp_comes_back_and_a_damaged_one_counts_as_none(tmp_path: Path) -> None:
    file = tmp_path / "stamp.json"
    assert dev_venv.read_stamp(file) == {}
    dev_venv.write_stamp(file, {"locks": ["x"]})
    assert dev_venv.read_stamp(file) == {"locks": ["x"]}
    file.write_text("{", encoding="utf-8")
    assert dev_venv.read_stamp(file) == {}
    file.write_text("[]", encoding="utf-8")
    assert dev_venv.read_stamp(file) == {}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """The environment's steps instead of the steps themselves; .venv is a folder of the test."""
    taken: list[list[str]] = []
    monkeypatch.setattr(dev_venv, "VENV", tmp_path)
    monkeypatch.setattr(dev_venv, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev_venv, "_works", lambda _python: True)
    monkeypatch.setattr(dev_venv, "_pip", lambda _python, *words: taken.append(["pip", *words]))
    monkeypatch.setattr(dev_venv, "_run", lambda _python, words, _trouble: taken.append(words))
    return taken


def test_an_environment_is_brought_up_to_date_once(steps: list[list[str]]) -> None:
    dev_venv.ensure(dev_venv.DEV_LOCK)
    installs = [words for words in steps if words[0] == "pip"]
    assert installs[0][1] == "--require-hashes"
    assert installs[0][-1].endswith("requirements-dev.lock")
    assert {"--no-deps", "--no-build-isolation", "--editable"} <= set(installs[1])
    steps.clear()
    dev_venv.ensure(dev_venv.DEV_LOCK)
    dev_venv.ensure(dev_venv.RUN_LOCK)  # part of the other
    assert [words for words in steps if words[0] == "pip"] == []
    assert all(
        words[-1].endswith("hatch_build.py") for words in steps
    )  # translations are looked at each time


def test_the_larger_lock_is_installed_after_the_smaller(steps: list[list[str]]) -> None:
    dev_venv.ensure(dev_venv.RUN_LOCK)
    steps.clear()
    dev_venv.ensure(dev_venv.DEV_LOCK)
    assert [words[-1].endswith("requirements-dev.lock") for words in steps if words[0] == "pip"] == [True]


def test_the_packaging_environment_holds_tools_and_not_the_project(
    steps: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev_venv, "PACKAGE_VENV", tmp_path)
    dev_venv.ensure_package_tools()
    (words,) = steps
    assert words[:2] == ["pip", "--require-hashes"]
    assert words[-1].endswith("requirements-package.lock")
    steps.clear()
    dev_venv.ensure_package_tools()
    assert steps == []


@pytest.mark.parametrize(("words", "script"), [([], "package_build.py"), (["--check"], "package_check.py")])
def test_packages_are_made_and_tried_by_scripts_of_their_own(
    words: list[str], script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []
    wanted: list[str] = []

    def call(words: list[str]) -> int:
        called.append(words)
        return 0

    monkeypatch.setattr(dev, "_call", call)
    monkeypatch.setattr(dev_system, "ensure", lambda packages: wanted.extend(p.debian for p in packages))
    monkeypatch.setattr(dev_venv, "ensure_package_tools", lambda: Path("python"))
    assert dev.main(["package", *words]) == 0
    assert [Path(word).name for word in called[0]] == ["python", script]
    assert {"lintian", "nsis", "appstream"} <= set(wanted)
    assert ("debootstrap" in wanted) is (words == ["--check"])


@pytest.mark.parametrize(
    ("rest", "workers"), [([], True), (["-k", "knock"], True), (["-n0"], False), (["-p", "no:xdist"], False)]
)
def test_tests_run_side_by_side_unless_told_otherwise(rest: list[str], workers: bool) -> None:
    words = dev._pytest_words(argparse.Namespace(full=True), rest)
    assert ("-n" in words) is workers
    assert "--full" in words


def test_every_step_runs_although_one_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[str] = []

    def call(words: list[str], env: dict[str, str] | None = None) -> int:
        called.append(" ".join(words))
        return int("mypy" in words)

    monkeypatch.setattr(dev, "_call", call)
    monkeypatch.setattr(dev_system, "ensure", lambda _packages: None)
    monkeypatch.setattr(dev_venv, "ensure", lambda _lock: Path("python"))
    assert dev.main(["test", "-k", "knock"]) == 1
    assert len(called) == 5
    assert "pytest" in called[-1]
    assert "-k knock" in called[-1]
    assert "before the tests: failed: mypy" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a screen")
def test_play_without_a_screen_is_one_sentence_and_status_2() -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {key: text for key, text in os.environ.items() if key not in hidden}
    ran = subprocess.run(
        [sys.executable, DEV, "play"],
        capture_output=True,
        text=True,
        check=False,
        env={**environment, "PYTHONUTF8": "1"},
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("dev.py: There is no screen to open a window on")
    assert ran.stderr.count("\n") == 1


def test_an_unknown_word_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        dev.main(["lock", "--now"])
    assert ended.value.code == 2
    assert "unknown arguments: --now" in capsys.readouterr().err
