"""What is said before Qt is there: in every language, and in the right one."""

import re

import pytest

from ginrummy_qt import platform_check
from ginrummy_qt.options import LANGUAGES
from ginrummy_qt.start_words import SENTENCES, language_of, say


def test_every_language_says_everything_with_the_same_gaps() -> None:
    assert set(SENTENCES) == set(LANGUAGES)
    gaps = re.compile(r"\{(\w+)\}")
    for words in SENTENCES.values():
        assert words.keys() == SENTENCES["en"].keys()
        for name, text in words.items():
            assert sorted(gaps.findall(text)) == sorted(gaps.findall(SENTENCES["en"][name])), text


def test_no_language_repeats_another() -> None:
    for name in SENTENCES["en"]:
        assert len({words[name] for words in SENTENCES.values()}) == len(SENTENCES), name


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl_BE@euro", "LC_MESSAGES": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "de_DE", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:sv:de"}, "sv"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], code: str) -> None:
    assert language_of(environment) == code


def test_troubles_are_told_in_it() -> None:
    said = platform_check.screen_problem({"LANG": "de_DE.UTF-8"}, "linux")
    assert said == say("no_screen", {"LANG": "de"}, desktop=SENTENCES["de"]["desktop"])
    assert "Bildschirm" in said
    error = ImportError("No module", name="PySide6")
    assert "beschadigd" in (platform_check.import_problem(error, {"LANG": "nl_NL"}) or "")
