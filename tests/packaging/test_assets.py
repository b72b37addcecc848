import subprocess
import sys
from pathlib import Path

import pytest

from ginrummy_qt import assets
from ginrummy_qt.options import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_compiled_translation(language: str) -> None:
    file = assets.translation_file(language)
    assert file.name == f"ginrummy_{language}.qm"
    assert file.read_bytes().startswith(bytes.fromhex("3cb86418caef9c95"))  # how every .qm begins


def test_a_missing_resource_is_one_sentence_that_names_it() -> None:
    with pytest.raises(assets.MissingResource) as caught:
        assets.resource("cards", "eleven_of_hearts.svg")
    assert caught.value.name == "cards/eleven_of_hearts.svg"
    said = str(caught.value)
    assert said.startswith("A file of the program is missing: cards/eleven_of_hearts.svg.")
    assert "\n" not in said


def test_a_missing_translation_is_named() -> None:
    with pytest.raises(assets.MissingResource, match=r"i18n/ginrummy_fr\.qm"):
        assets.translation_file("fr")


@pytest.mark.parametrize("parts", [(), ("..", "pyproject.toml"), ("icons/../..", "x"), ("",), ("a\\b",)])
def test_names_that_lead_elsewhere_are_refused(parts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="not the name of a resource"):
        assets.resource(*parts)


def test_the_package_comes_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, beside = tmp_path / "inside", tmp_path / "beside"
    for folder in (inside, beside):
        folder.mkdir()
        (folder / "both.txt").touch()
    (beside / "only.txt").touch()
    monkeypatch.setattr(assets, "_FOLDERS", (inside, beside))
    assert assets.resource("both.txt") == inside / "both.txt"
    assert assets.resource("only.txt") == beside / "only.txt"


def test_looking_for_resources_loads_no_qt() -> None:
    program = (
        "import sys; from ginrummy_qt import assets; assets.translation_file('de');"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
