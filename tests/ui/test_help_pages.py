"""The pages of the help: every fact has its place, every mark is filled in under every rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import PRESETS, Card, CardSet, Rules, best_arrangement
from ginrummy_qt.engine.rules import OPTIONS
from ginrummy_qt.models.help_examples import EXAMPLES
from ginrummy_qt.models.help_figures import Figures
from ginrummy_qt.models.help_pages import CONTENTS, PAGES, keywords, parts, source, title
from ginrummy_qt.models.help_template import HelpError, Template
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.words import preset_name
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.help_desk import RulesInForce
from ginrummy_qt.ui.help_page import page_html
from ginrummy_qt.ui.help_pictures import Pictures

HERE = Path(__file__).parent
COMMANDS = {"guide", "keeper", "rules", "settings"}
VOID = {"img", "br"}

UNUSUAL = tuple(
    map(
        Rules.from_text,
        (
            "modern tie=knocker layoff_on_gin=yes return_pickup=yes wall=0",
            "oklahoma oklahoma_ace=gin oklahoma_spades_double=no wall=1",
            "straight box_bonus=10 box_when=at_once shutout=score_double",
        ),
    )
)
"""Rules with what no preset has."""


@pytest.fixture
def use(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    languages = LanguageManager()

    def switch(code: str) -> None:
        languages.set(code)

    yield switch
    languages.remove()


@pytest.fixture
def pictures(faces: Faces) -> Pictures:
    return Pictures(faces)


class Places(HTMLParser):
    """The text at each id: of a heading, what follows up to the next heading; of anything else, its own."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: dict[str, str] = {}
        self.links: list[str] = []
        self.open: list[tuple[str, str]] = []
        self._heading = ""
        self.feed(html)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        place = given.get("id") or ""
        if tag in {"h1", "h2"}:
            self._heading = place
        if place:
            assert place not in self.texts, f"{place} is there twice"
            self.texts[place] = ""
        if tag in {"p", "li", "tr", "td", "th"}:
            self.handle_data(" ")
        if tag == "a":
            self.links.append(given.get("href") or "")
        if tag not in VOID:
            self.open.append((tag, place))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1][0] == tag, f"</{tag}> closes {self.open[-1][0]}"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        for place in {self._heading, *(place for _, place in self.open)} - {""}:
            self.texts[place] += data


def facts() -> list[tuple[str, str, str, list[str]]]:
    found = []
    for line in (HERE / "help_facts.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            fact, place, *wanted = line.split()
            page, _, anchor = place.partition("#")
            found.append((fact, page, anchor, wanted))
    return found


def says(text: str, word: str) -> bool:
    pattern = rf"(?<!\d){word}(?!\d)" if word.isdigit() else re.escape(word)
    return re.search(pattern, text, re.IGNORECASE) is not None


def test_every_fact_is_on_the_list() -> None:
    wanted = {f"H{number:02}" for number in range(1, 33)} - {"H10"}  # which is seen at the table alone
    wanted |= {f"R{number:02}" for number in range(1, 9)} | {f"N{number:02}" for number in range(1, 12)}
    wanted |= {f"S{number:02}" for number in range(1, 25)}
    assert {fact for fact, *_ in facts()} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_its_place_whatever_the_rules(
    language: str, use: Callable[[str], None], pictures: Pictures
) -> None:
    use(language)
    by_page: dict[str, list[tuple[str, str, list[str]]]] = {}
    missing: list[str] = []
    for fact, page, anchor, wanted in facts():
        by_page.setdefault(page, []).append((fact, anchor, wanted))
    for page, told in by_page.items():
        for rules in (PRESETS["haus"], PRESETS["straight"], PRESETS["oklahoma"], PRESETS["eleven"]):
            places = Places(page_html(language, page, RulesInForce(rules), pictures)).texts
            for fact, anchor, wanted in told:
                place = f"{fact} at {language}/{page}#{anchor}"
                text = places.get(anchor, "")
                if len(text.split()) < 5:
                    missing.append(f"{place} is only “{text}”")
                missing += [f"{place}: {word} is not there" for word in wanted if not says(text, word)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_filled_in_under_every_preset(
    language: str, use: Callable[[str], None], pictures: Pictures
) -> None:
    use(language)
    seen: set[str] = set()
    for rules, page in product((*PRESETS.values(), *UNUSUAL), PAGES):
        html = page_html(language, page, RulesInForce(rules), pictures)
        if html in seen:  # the page does not depend on what these rules have of their own
            continue
        seen.add(html)
        for mark in ("[[", "]]", "{", "}", "**", "`"):
            assert mark not in html, f"{mark} is left in {language}/{page} under {rules.to_text()}"
        Places(html)  # every element is closed
        for part in parts(html):
            assert part.text or part.heading, f"an empty part in {language}/{page}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_places_that_are_always_there(
    language: str, use: Callable[[str], None], pictures: Pictures
) -> None:
    use(language)
    for rules in (PRESETS["haus"], PRESETS["straight"], PRESETS["hollywood"], *UNUSUAL):
        pages = {page: Places(page_html(language, page, RulesInForce(rules), pictures)) for page in PAGES}
        for page, places in pages.items():
            for link in places.links:
                if link.startswith("do:"):
                    assert link.removeprefix("do:") in COMMANDS, link
                    continue
                key, _, anchor = link.partition("#")
                assert key in pages, f"{language}/{page} links to {link}"
                assert not anchor or anchor in pages[key].texts, f"{language}/{page} links to {link}"


def test_every_page_can_be_reached_from_the_first(pictures: Pictures) -> None:
    reached, waiting = set(), ["short"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            links = Places(page_html("en", page, RulesInForce(PRESETS["haus"]), pictures)).links
            waiting += [link.partition("#")[0] for link in links if not link.startswith("do:")]
    by_contents_alone = {"mistakes", "paper", "records", "settings"}
    assert set(PAGES) - reached == by_contents_alone


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_languages_say_the_same(language: str) -> None:
    """The same marks, places, lists, tables and links on every page; words are the translator's."""
    own = {"de": {"luschen", "talon", "unterschnippeln"}}.get(language, set())
    for page in PAGES:
        for what in (r"\[\[.*?\]\]", r' id="([\w-]+)"', r"\{[^}]*\}", r"<(h1|h2|li|ul|ol|table)\b"):
            there, here = (sorted(re.findall(what, source(code, page))) for code in ("en", language))
            assert there == [mark for mark in here if mark not in own], f"{language}/{page}: {what}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_presets_are_called_as_on_the_start_page(language: str, use: Callable[[str], None]) -> None:
    use(language)
    assert {key: title(language, key) for key in PRESETS} == {key: preset_name(key) for key in PRESETS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_by_which_words_it_is_found(language: str) -> None:
    for page in PAGES:
        assert len(keywords(language, page).split()) >= 4, page


def test_contents_name_every_page_once() -> None:
    assert len(PAGES) == len(set(PAGES)) == sum(map(len, CONTENTS.values()))


def test_a_rule_that_changes_a_figure_changes_the_page(pictures: Pictures) -> None:
    def knock(rules: Rules) -> str:
        return Places(page_html("en", "knock", RulesInForce(rules), pictures)).texts["limit"]

    assert "10 or less" in knock(PRESETS["haus"])
    assert "9 or less" in knock(PRESETS["gin_romme"])
    assert "4 or less" in knock(replace(PRESETS["haus"], knock_limit=4))
    assert "sets the limit" in knock(PRESETS["oklahoma"])
    assert "or fewer" in knock(PRESETS["straight"])


def test_every_option_of_the_rules_that_the_pages_tell_of_changes_a_figure() -> None:
    """An option that is added to the rules must be thought of here: told, or named below with the reason."""
    told_in_sentences = {
        "first_dealer": "the page on dealing sends to the rules in force",
        "three_hand": "both ways are told on the page of three and four players",
        "pairs": "likewise",
    }
    base = Figures.of(Rules.from_text("modern"))
    values = {
        "opening": "eleven",
        "knock_limit": "5",
        "gin_bonus": "1",
        "undercut_bonus": "1",
        "big_gin_bonus": "none",
        "tie": "knocker",
        "wall_last_discard": "knock_only",
        "next_dealer": "winner",
        "box_when": "at_once",
        "shutout": "game_bonus_double",
        "hollywood": "yes",
    }
    oklahoma = Rules.from_text("oklahoma oklahoma_spades_double=no")
    for option in OPTIONS:
        if option in told_in_sentences:
            continue
        rules = (
            oklahoma if option in {"oklahoma_ace", "oklahoma_spades_double"} else Rules.from_text("modern")
        )
        text = {"oklahoma_ace": "gin"}.get(option) or values.get(option)
        before = rules.option_text(option)
        changed = text or ("yes" if before == "no" else "no" if before == "yes" else "3")
        after = Figures.of(rules.with_option(option, changed))
        assert after != (Figures.of(oklahoma) if rules is oklahoma else base), option


@pytest.mark.parametrize("name", EXAMPLES)
def test_worked_examples_are_real_hands(name: str) -> None:
    example = EXAMPLES[name]
    knocker = [*" ".join(example.melds).split(), *example.deadwood.split()]
    assert len(knocker) == (11 if name == "big_gin" else 10)
    assert len(example.defender.split()) == 10
    assert len({*knocker, *example.defender.split()}) == len(knocker) + 10
    shown = sum(Card.parse(card).points for card in example.deadwood.split())
    assert best_arrangement(CardSet.parse(" ".join(knocker))).points == shown, (
        "the knocker could show a better hand"
    )


def test_the_examples_come_to_what_the_pages_say_of_them() -> None:
    results = {name: example.settled(PRESETS["haus"]) for name, example in EXAMPLES.items()}
    left = {name: result.defence.points for name, result in results.items() if result.defence}
    kinds = {name: str(result.kind) for name, result in results.items()}
    assert kinds["knock"] == "knock"
    assert kinds["undercut"] == kinds["tie"] == kinds["layoff"] == "undercut"
    assert (results["knock"].knocker_deadwood.points, left["knock"]) == (6, 28)
    assert (results["undercut"].knocker_deadwood.points, left["undercut"]) == (7, 2)
    assert left["layoff"] == 4
    assert results["layoff"].steps[0].value == 20
    assert left["tie"] == results["tie"].knocker_deadwood.points
    chain = results["chain"].defence
    assert chain is not None
    assert [str(card) for card, _ in chain.layoffs] == ["5h", "4h", "9h", "Jh"]
    assert left["gin_zero"] == 0
    assert EXAMPLES["spade"].settled(PRESETS["oklahoma"]).points == 44


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[[if knocking]] x", "not closed"),
        ("x [[end]]", "without"),
        ("[[table]]", "no mark"),
        ("{limit +}", "neither"),
        ("{7z}", "neither"),
        ("{undreamt}", "no figure"),
        ("{knocking}", "no figure"),
        ("[[if limit]]x[[end]]", "no condition"),
        ("[[if undreamt]]x[[end]]", "no condition"),
        ("[[example undreamt]]", "undreamt"),
        ("[[rules undreamt]]", "undreamt"),
        ("[[cards 7z]]", "7z"),
        ("{rules_name+1}", "only numbers"),
    ],
)
def test_a_mark_that_means_nothing_is_refused_by_name(text: str, complaint: str, pictures: Pictures) -> None:
    from ginrummy_qt.ui.help_page import _Blocks  # noqa: PLC0415

    with pytest.raises(HelpError, match=complaint):
        Template(text).render(Figures.of(Rules()).values(), _Blocks(RulesInForce(Rules()), pictures))


def test_marks_are_filled_in(pictures: Pictures) -> None:
    from ginrummy_qt.ui.help_page import _Blocks  # noqa: PLC0415

    def filled(text: str) -> str:
        return Template(text).render(
            Figures.of(PRESETS["modern"]).values(), _Blocks(RulesInForce(PRESETS["modern"]), pictures)
        )

    assert filled("{limit}, {gin + 5}, {game*2-1}") == "10, 30, 199"
    assert filled("[[if not straight]]a[[if boxes]]b[[else]]c[[end]]d[[else]]e[[end]]") == "abd"
    assert 'alt="seven of hearts"' in filled("{7h}")
    assert 'alt="seven of clubs, eight of clubs; ace of hearts"' in filled("[[cards 7c 8c / Ah]]")
