"""i18n/*.ts against the source: `dev.py i18n` would find nothing new, and everything is translated."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree as ET

import collect_texts
import hatch_build
import pytest

ROOT = Path(__file__).resolve().parents[2]
Text = tuple[str, str, str]


def messages(file: Path) -> dict[Text, ET.Element]:
    """Context, source and disambiguation of every text, with its <message>."""
    found: dict[Text, ET.Element] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            found[name, message.findtext("source", ""), message.findtext("comment", "")] = message
    return found


def forms(message: ET.Element) -> list[str]:
    """The translation, or each of its plural forms."""
    translation = message.find("translation")
    assert translation is not None
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of i18n/ after lupdate went over the source."""
    folder = tmp_path_factory.mktemp("i18n")
    for file in (ROOT / "i18n").glob("*.ts"):
        shutil.copy(file, folder)
    collect_texts.collect(ROOT, folder)
    return folder


@pytest.mark.parametrize("language", hatch_build.LANGUAGES)
def test_lupdate_finds_nothing_new_and_nothing_gone(language: str, fresh: Path) -> None:
    name = f"ginrummy_{language}.ts"
    committed, collected = messages(ROOT / "i18n" / name), messages(fresh / name)
    new, gone = sorted(collected.keys() - committed.keys()), sorted(committed.keys() - collected.keys())
    assert not new, f"{len(new)} new texts, such as {new[0]}: run dev.py i18n and translate them"
    assert not gone, f"{len(gone)} texts are gone, such as {gone[0]}: run dev.py i18n"


@pytest.mark.parametrize("language", hatch_build.LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    open_texts = [
        text
        for text, message in messages(ROOT / "i18n" / f"ginrummy_{language}.ts").items()
        if "type" in message.find("translation").attrib or not all(forms(message))  # type: ignore[union-attr]
    ]
    assert not open_texts, f"{len(open_texts)} texts are not translated, such as {open_texts[0]}"


@pytest.mark.parametrize("language", hatch_build.LANGUAGES)
def test_translations_carry_what_the_source_carries(language: str) -> None:
    # %1 and {name} are filled in by the program: none may be lost, none made up. A plural may leave %n out.
    slot = re.compile(r"%L?\d|\{\w*\}")
    accelerator = re.compile(r"(?<!&)&(?=[^&\s])")
    for (_, source, _), message in messages(ROOT / "i18n" / f"ginrummy_{language}.ts").items():
        for form in forms(message):
            if form:
                assert sorted(slot.findall(form)) == sorted(slot.findall(source)), source
                assert "%n" not in form or "%n" in source, source
                assert len(accelerator.findall(form)) == len(accelerator.findall(source)), source


GENERAL = re.compile(r"Restpunkt|Restkarte|(?<!Ablage)\bStapel|\bFolge\b|Undercut")
GIN_ROMME = re.compile(r"Talon|Lusche|[Uu]nterschnippel|Straße")
ELSEWHERE = {
    *("Guide", "Levels", "Panels", "Presets", "RoundForm", "RuleOptions", "ScoreKeeper", "SecondTable"),
    *("SettingsDialog", "Statistics"),
}
"""What speaks to players of any rules: beside the table, about several matches, or where two tables play."""


def test_gin_romme_has_words_of_its_own_wherever_the_table_speaks() -> None:
    plain = messages(ROOT / "i18n" / "ginrummy_de.ts")
    own = messages(ROOT / "i18n" / "ginrummy_de_gin_romme.ts")
    assert own.keys() <= plain.keys()
    for text, message in own.items():
        assert len(forms(message)) == len(forms(plain[text]))
        for form, general in zip(forms(message), forms(plain[text]), strict=True):
            assert GIN_ROMME.search(form), form
            assert not GENERAL.search(form), form
            assert sorted(re.findall(r"%n|\{\w*\}|&", form)) == sorted(
                re.findall(r"%n|\{\w*\}|&", general)
            ), form
    for text, message in plain.items():
        if text[0] not in ELSEWHERE and any(GENERAL.search(form) for form in forms(message)):
            assert text in own, f"{text} has a general word, and Gin-Rommé none of its own"
        assert not any(GIN_ROMME.search(form) for form in forms(message)), text
