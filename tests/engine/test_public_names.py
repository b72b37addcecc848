"""The engine's public names are loaded one by one: nothing is missing, hidden, or named twice."""

import pkgutil
import subprocess
import sys
from pathlib import Path

from ginrummy_qt import engine


def test_every_public_name_is_there() -> None:
    for name in engine.__all__:
        assert getattr(engine, name) is not None
    assert set(dir(engine)) >= set(engine.__all__)


def test_no_module_hides_a_public_name() -> None:
    # Importing a submodule sets its name on the package: a function of that name would be lost.
    modules = {module.name for module in pkgutil.iter_modules(engine.__path__)}
    assert modules.isdisjoint(engine.__all__)


def test_the_type_stub_names_the_same() -> None:
    stub = Path(engine.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    stated = {line.split(" as ")[1].strip(" ,") for line in stub.splitlines() if " as " in line}
    assert stated == set(engine.__all__)


def test_an_unknown_name_is_refused_as_everywhere() -> None:
    words = [sys.executable, "-c", "from ginrummy_qt.engine import Joker"]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "cannot import name 'Joker' from 'ginrummy_qt.engine'" in said.stderr


def test_rules_alone_load_neither_rounds_nor_records() -> None:
    code = "import sys, ginrummy_qt.engine as e; e.PRESETS; print('ginrummy_qt.engine.round' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"
