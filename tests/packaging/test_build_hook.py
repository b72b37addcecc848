import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with translation sources and nothing compiled."""
    (tmp_path / "i18n").mkdir()
    for language in hatch_build.LANGUAGES:
        shutil.copy(ROOT / "i18n" / f"ginrummy_{language}.ts", tmp_path / "i18n")
    return tmp_path


def test_compiles_every_language_once(checkout: Path) -> None:
    written = hatch_build.compile_translations(checkout)
    assert [file.name for file in written] == [f"ginrummy_{name}.qm" for name in hatch_build.LANGUAGES]
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


@pytest.mark.slow
def test_a_wheel_by_way_of_the_sdist_holds_translations_and_resources(tmp_path: Path) -> None:
    # As an index does it: what the sdist lacks, the wheel lacks too.
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns(".*", "__pycache__", "*.qm", "build", "dist")
    shutil.copytree(ROOT, source, ignore=ignored)
    (source / "resources" / "sounds").mkdir(parents=True, exist_ok=True)
    (source / "resources" / "sounds" / "knock.txt").touch()
    _build(source, "sdist", tmp_path)
    (archive,) = tmp_path.glob("ginrummy_qt-*.tar.gz")
    unpacked = tmp_path / "unpacked"
    with tarfile.open(archive) as packed:
        if hasattr(tarfile, "data_filter"):  # not before Python 3.11.4
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(unpacked)  # noqa: S202 - our own archive
    _build(next(unpacked.iterdir()), "wheel", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"ginrummy_qt/resources/i18n/ginrummy_{name}.qm" for name in hatch_build.LANGUAGES}
    wanted |= {
        "ginrummy_qt/__main__.py",
        "ginrummy_qt/py.typed",
        "ginrummy_qt/resources/sounds/knock.txt",
    }
    assert wanted <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/", "i18n/"))]


def _build(folder: Path, target: str, out: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out)]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
