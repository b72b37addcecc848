"""The lists of what goes into the frozen program, held against what the program imports."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import bundle_parts
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "ginrummy_qt"


def imports() -> Iterator[str]:
    """Every module that the program imports by name, anywhere."""
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_the_parts_of_qt_are_those_that_are_imported() -> None:
    used = {name.split(".")[1] for name in imports() if name.startswith("PySide6.Qt")}
    assert used == bundle_parts.QT_MODULES


def test_nothing_that_is_imported_stays_out() -> None:
    out = tuple(bundle_parts.LEFT_OUT)
    assert [name for name in imports() if name in out or name.startswith(tuple(f"{o}." for o in out))] == []


def test_the_program_runs_without_what_stays_out() -> None:
    program = (
        "import importlib, sys\n"
        "from pathlib import Path\n"
        "sys.path[:0] = ['packaging', '.']\n"
        "import bundle_parts\n"
        "sys.modules.update(dict.fromkeys(bundle_parts.LEFT_OUT))\n"
        "import numpy\n"
        "for name in bundle_parts.SOUND: importlib.import_module(name)\n"
        "numpy.random.default_rng(1).random(3); numpy.unique([1, 1]); numpy.linalg.det(numpy.eye(2))\n"
        "from ginrummy_qt.players.panel import panel\n"
        "panel()\n"
        "for name in bundle_parts.late_imports(Path('.')):\n"
        "    importlib.import_module(name) if not name.endswith('__main__') else None\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_every_module_of_the_program_goes_in() -> None:
    names = bundle_parts.late_imports(ROOT)
    assert {
        "ginrummy_qt",
        "ginrummy_qt.engine.scoring",
        "ginrummy_qt.ui.deck",
        "ginrummy_qt.ui.selftest",
    } <= {*names}
    assert not [name for name in names if name.endswith("__init__")]


def test_what_the_players_read_goes_in() -> None:
    assert (PACKAGE / "resources" / "players" / "judges.npz").is_file()
    assert bundle_parts.wanted_data("ginrummy_qt/resources/players/judges.npz")


QT = "/env/lib/python3.11/site-packages/PySide6/Qt"


@pytest.mark.parametrize(
    ("destination", "source"),
    [
        ("PySide6/Qt/lib/libQt6Gui.so.6", f"{QT}/lib/libQt6Gui.so.6"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6"),
        ("PySide6/Qt/lib/libicudata.so.73", f"{QT}/lib/libicudata.so.73"),
        ("PySide6/QtWidgets.abi3.so", "/env/lib/python3.11/site-packages/PySide6/QtWidgets.abi3.so"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", f"{QT}/plugins/platforms/libqxcb.so"),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", f"{QT}/plugins/platformthemes/libqgtk3.so"),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", f"{QT}/plugins/imageformats/libqsvg.so"),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\env\\PySide6\\plugins\\platforms\\qwindows.dll"),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/env/PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
        ("PySide6\\Qt6Widgets.dll", "C:\\env\\PySide6\\Qt6Widgets.dll"),
        ("PySide6\\QtWidgets.pyd", "C:\\env\\PySide6\\QtWidgets.pyd"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "/env/PySide6/Qt/lib/QtCore.framework/QtCore"),
        ("libpython3.11.so.1.0", "/lib/x86_64-linux-gnu/libpython3.11.so.1.0"),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0"),
        ("lib-dynload/_json.so", "/usr/lib/python3.11/lib-dynload/_json.so"),
        ("numpy.libs/libscipy_openblas64_.so", "/env/numpy.libs/libscipy_openblas64_.so"),
        ("VCRUNTIME140.dll", "C:\\Windows\\VCRUNTIME140.dll"),
    ],
)
def test_what_goes_in(destination: str, source: str) -> None:
    assert bundle_parts.wanted_binary(destination, source)


@pytest.mark.parametrize(
    ("destination", "source"),
    [
        ("PySide6/Qt/lib/libQt6Quick.so.6", f"{QT}/lib/libQt6Quick.so.6"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6"),
        ("PySide6/Qt/plugins/imageformats/libqwebp.so", f"{QT}/plugins/imageformats/libqwebp.so"),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", f"{QT}/plugins/sqldrivers/libqsqlite.so"),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", "C:\\env\\PySide6\\plugins\\tls\\qopensslbackend.dll"),
        ("PySide6\\Qt6Network.dll", "C:\\env\\PySide6\\Qt6Network.dll"),
        ("PySide6\\opengl32sw.dll", "C:\\env\\PySide6\\opengl32sw.dll"),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "/env/PySide6/Qt/lib/QtQml.framework/QtQml"),
        ("libfontconfig.so.1", "/lib/x86_64-linux-gnu/libfontconfig.so.1"),
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6"),
    ],
)
def test_what_stays_out(destination: str, source: str) -> None:
    assert not bundle_parts.wanted_binary(destination, source)


def test_texts_of_qt_for_our_languages_alone() -> None:
    folder = "PySide6/Qt/translations"
    assert bundle_parts.wanted_data(f"{folder}/qtbase_sv.qm")
    assert not bundle_parts.wanted_data(f"{folder}/qtbase_fr.qm")
    assert not bundle_parts.wanted_data(f"{folder}/designer_de.qm")
    assert bundle_parts.wanted_data("ginrummy_qt/resources/i18n/ginrummy_de.qm")


def test_links_go_with_what_they_lead_to() -> None:
    assert bundle_parts.wanted_data("libQt6Core.so.6")
    assert not bundle_parts.wanted_data("libQt6Network.so.6")
    assert bundle_parts.wanted_data("QtCore")
    assert not bundle_parts.wanted_data("QtQml")
    assert not bundle_parts.wanted_data("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist")


@pytest.mark.skipif(sys.platform != "linux", reason="Linux’s names")
def test_every_plugin_and_library_on_the_lists_is_one_of_qt() -> None:
    import PySide6  # noqa: PLC0415 - only to see where it lies

    home = Path(PySide6.__path__[0]) / "Qt"
    elsewhere = {"windows", "cocoa"}
    for folder, names in bundle_parts.QT_PLUGINS.items():
        there = {
            file.name.removeprefix("lib").removesuffix(".so")
            for file in (home / "plugins" / folder).glob("*")
        }
        for name in names - elsewhere:
            assert {name, f"q{name}"} & there, f"{folder}/{name}"
    for name in bundle_parts.QT_TRANSLATIONS:
        assert (home / "translations" / name).is_file()
