"""The search of the help finds the page for what people ask, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.help_pages import PAGES, Part, keywords, parts, small_words, title
from ginrummy_qt.models.help_search import HelpIndex, Page, folded
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import DEFAULT_PRESETS
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.help_desk import RulesInForce
from ginrummy_qt.ui.help_page import page_html
from ginrummy_qt.ui.help_pictures import Pictures

QUESTIONS = Path(__file__).parent / "help_questions"


@pytest.fixture
def index(qapp: QApplication, faces: Faces) -> Iterator[Callable[[str], HelpIndex]]:
    languages = LanguageManager()

    def made(language: str) -> HelpIndex:
        languages.set(language)
        in_force = RulesInForce(PRESETS[DEFAULT_PRESETS[language]])
        pictures = Pictures(faces)
        pages = (
            Page(
                key,
                title(language, key),
                keywords(language, key),
                parts(page_html(language, key, in_force, pictures)),
            )
            for key in PAGES
        )
        return HelpIndex(pages, small_words(language))

    yield made
    languages.remove()


def questions(language: str) -> list[tuple[str, str]]:
    lines = (QUESTIONS / f"{language}.txt").read_text("utf-8").splitlines()
    pairs = [line.partition(" | ") for line in lines if line and not line.startswith("#")]
    return [(question, page) for question, _, page in pairs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_finds_its_page(language: str, index: Callable[[str], HelpIndex]) -> None:
    asked = questions(language)
    assert len(asked) >= 20
    assert {page for _, page in asked} <= set(PAGES)
    made = index(language)
    wrong = []
    for question, page in asked:
        found = [hit.key for hit in made.search(question)]
        if found[:1] != [page]:
            wrong.append((question, page, found[:3]))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_found_by_its_own_heading(language: str, index: Callable[[str], HelpIndex]) -> None:
    made = index(language)
    wrong = []
    for key in PAGES:
        found = [hit.key for hit in made.search(title(language, key))]
        if key not in found[:2]:
            wrong.append((key, found[:3]))
    assert not wrong


def small(*pages: tuple[str, str]) -> HelpIndex:
    return HelpIndex(Page(key, key, "", (Part("", key, text),)) for key, text in pages)


def test_endings_accents_and_slips_are_forgiven() -> None:
    made = small(("a", "Die Könige legen ihre Kronen ab."), ("b", "Etwas ganz anderes, Straßen und Häuser."))
    for question in ("könig", "KONIGE", "koenige", "kröne", "strasse", "haeuser"):
        hits = made.search(question)
        wanted = "b" if question in {"strasse", "haeuser"} else "a"
        assert [hit.key for hit in hits][:1] == [wanted], question
    assert made.search("xyzzy") == []
    assert made.search("  ") == []


def test_compounds_are_found_by_their_parts() -> None:
    made = small(("a", "Die Klopfgrenze gilt."), ("b", "Nur Regen heute."))
    assert [hit.key for hit in made.search("Grenze")] == ["a"]
    assert [hit.key for hit in made.search("klopf")] == ["a"]


def test_what_meets_more_words_comes_first() -> None:
    made = small(("a", "rot rot rot rot"), ("b", "rot und blau"), ("c", "blau"))
    assert made.search("rot blau")[0].key == "b"


def test_the_place_and_the_text_around_it_are_told() -> None:
    text = (
        "Viele Worte stehen hier am Anfang und noch mehr, bevor endlich der Elefant kommt. "
        + "Und mehr. " * 30
    )
    page = Page("a", "Titel", "", (Part("", "Titel", "Nichts."), Part("tier", "Das Tier", text)))
    hit = HelpIndex([page]).search("elefanten")[0]
    assert (hit.anchor, hit.heading) == ("tier", "Das Tier")
    assert "Elefant" in hit.snippet
    assert hit.snippet.startswith("… ")
    assert hit.snippet.endswith(" …")


def test_small_words_count_only_when_there_is_nothing_else() -> None:
    pages = (Page("a", "a", "", (Part("", "a", "wer wer"),)), Page("b", "b", "", (Part("", "b", "gibt"),)))
    made = HelpIndex(pages, frozenset(["wer"]))
    assert [hit.key for hit in made.search("wer gibt")] == ["b"]
    assert [hit.key for hit in made.search("wer")] == ["a"]


def test_folding() -> None:
    assert folded("Größe ÅÄÖ Rommé") == "grosse aao romme"
