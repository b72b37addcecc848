"""Which part may import which part of Qt: import contracts cannot name a part of an outside package."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "ginrummy_qt"


def imported(file: Path) -> Iterator[str]:
    """Every module that `file` imports, anywhere in it; for `from A import B` both A and A.B."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def qt_parts(file: Path) -> set[str]:
    return {name.split(".")[1] for name in imported(file) if name.startswith("PySide6.")}


def files(*rooms: str) -> list[Path]:
    return sorted(file for room in rooms for file in (PACKAGE / room).rglob("*.py"))


@pytest.mark.parametrize("file", files("models"), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_models_keep_to_qtcore(file: Path) -> None:
    assert qt_parts(file) <= {"QtCore"}


def test_only_ui_and_app_know_widgets() -> None:
    allowed = {*files("ui"), PACKAGE / "app.py"}
    others = [file for file in PACKAGE.rglob("*.py") if file not in allowed]
    assert [file for file in others if qt_parts(file) - {"QtCore"}] == []


def test_the_check_sees_an_import_inside_a_function(tmp_path: Path) -> None:
    file = tmp_path / "odd.py"
    file.write_text("def f():\n    from PySide6.QtWidgets import QLabel\n", encoding="utf-8")
    assert qt_parts(file) == {"QtWidgets"}


@pytest.mark.parametrize(
    "words", [["analyse", "7s 8s 9s 7h 7d"], ["analyse", "7x"], ["--version"], ["nonsense"]]
)
def test_verbs_never_load_qt(words: list[str]) -> None:
    program = (
        "import sys\n"
        "from ginrummy_qt.__main__ import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "sys.exit(42 if any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules) else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
