import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path

import hatch_build
import pytest

from ginrummy_qt import __version__

ROOT = Path(__file__).resolve().parents[2]
ALL = (*hatch_build.LANGUAGES, *hatch_build.DIALECTS)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with translation sources and nothing compiled."""
    (tmp_path / "i18n").mkdir()
    for language in ALL:
        shutil.copy(ROOT / "i18n" / f"ginrummy_{language}.ts", tmp_path / "i18n")
    return tmp_path


def test_compiles_every_language_once(checkout: Path) -> None:
    written = hatch_build.compile_translations(checkout)
    assert [file.name for file in written] == [f"ginrummy_{name}.qm" for name in ALL]
    assert hatch_build.compile_translations(checkout) == []


def test_compiles_what_changed_since(checkout: Path) -> None:
    hatch_build.compile_translations(checkout)
    compiled = checkout / "ginrummy_qt" / "resources" / "i18n" / "ginrummy_nl.qm"
    later = compiled.stat().st_mtime + 10
    os.utime(checkout / "i18n" / "ginrummy_nl.ts", (later, later))
    assert hatch_build.compile_translations(checkout) == [compiled]


def test_a_missing_translation_stops_the_build(checkout: Path) -> None:
    (checkout / "i18n" / "ginrummy_sv.ts").unlink()
    with pytest.raises(hatch_build.TranslationError, match=r"The translation .*ginrummy_sv\.ts is missing\."):
        hatch_build.compile_translations(checkout)


def test_a_damaged_translation_stops_the_build(checkout: Path) -> None:
    (checkout / "i18n" / "ginrummy_de.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(hatch_build.TranslationError, match=r"ginrummy_de\.ts does not compile: ."):
        hatch_build.compile_translations(checkout)
    assert not (checkout / "ginrummy_qt" / "resources" / "i18n" / "ginrummy_de.qm").exists()


def test_a_missing_tool_is_named() -> None:
    with pytest.raises(hatch_build.TranslationError, match=r"^lcompose is missing: PySide6 at "):
        hatch_build.qt_tool("lcompose")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel by way of the sdist, as an index does it: what the sdist lacks, the wheel lacks too."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "*.qm", "build", "dist")
    shutil.copytree(ROOT, source, ignore=ignored)
    (source / "resources" / "sounds").mkdir(parents=True, exist_ok=True)
    (source / "resources" / "sounds" / "knock.txt").touch()
    _build(source, "sdist", folder)
    (archive,) = folder.glob("ginrummy_qt-*.tar.gz")
    unpacked = folder / "unpacked"
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):  # not before Python 3.11.4
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(unpacked)  # noqa: S202 - our own archive
    _build(next(unpacked.iterdir()), "wheel", folder)
    (made,) = folder.glob("*.whl")
    return made


@pytest.mark.slow
def test_a_wheel_by_way_of_the_sdist_holds_translations_and_resources(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    wanted = {f"ginrummy_qt/resources/i18n/ginrummy_{name}.qm" for name in ALL}
    wanted |= {
        "ginrummy_qt/__main__.py",
        "ginrummy_qt/py.typed",
        "ginrummy_qt/resources/icons/ginrummy.svg",
        "ginrummy_qt/resources/players/judges.npz",
        "ginrummy_qt/resources/sounds/knock.txt",
    }
    assert wanted <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/", "i18n/"))]


@pytest.mark.slow
def test_the_wheel_runs_where_nothing_but_its_dependencies_is(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "empty"
    venv.create(place, symlinks=sys.platform != "win32", with_pip=False)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)], check=True)
    # Its dependencies are lent, one by one, so that nothing else of this environment can help.
    (site,) = {Path(found).parent for found in place.rglob("ginrummy_qt") if Path(found).is_dir()}
    specs = [find_spec(name) for name in ("numpy", "PySide6", "shiboken6")]
    lent = [Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None]
    for folder in lent:
        (site / folder.name).symlink_to(folder, target_is_directory=True)
        if (libraries := folder.with_name(f"{folder.name}.libs")).is_dir():
            (site / libraries.name).symlink_to(libraries, target_is_directory=True)
    program = python.parent / ("ginrummy-qt.exe" if sys.platform == "win32" else "ginrummy-qt")
    environment = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}

    def said(*words: str) -> str:
        command = [str(program), *words]
        ran = subprocess.run(
            command,
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        return ran.stdout

    assert said("--version") == f"ginrummy-qt {__version__}\n"
    assert "7s 8s 9s" in said("analyse", "7s 8s 9s 7h 7d")
    assert float(said("--profile", str(tmp_path / "profile"), "--language", "sv", "--startup-time")) > 0


def _build(folder: Path, target: str, out: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
