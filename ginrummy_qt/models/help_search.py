"""Finding a page of the help: ranked, and forgiving of endings, accents and slips of the pen.

Words are compared folded (no capitals, no accents, ``ß`` as ``ss``). A word that is asked for meets a word of
the page when they are equal, when one begins with the other or is the end of a compound, when they differ by
an ending, or, where nothing else is near, by a slip: :func:`difflib.get_close_matches`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from dataclasses import dataclass
from difflib import get_close_matches
from math import log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.models.help_pages import Part

__all__ = ["Found", "HelpIndex", "Page", "folded"]

_WORD: Final = re.compile(r"[^\W_]+")
_TITLE, _KEYWORD, _HEADING, _BODY = 6.0, 5.0, 3.5, 1.0
_EXACT, _ENDING, _BEGUN, _COMPOUND, _SLIP = 1.0, 0.85, 0.6, 0.5, 0.55
_NAMED: Final = 0.8
"""A page that is called what was asked for counts so much more."""
_LEAST_STEM: Final = 4
_LONGEST_ENDING: Final = 3
_SHARED: Final = 0.6
"""Words that differ by an ending share so much of the longer one."""
_SNIPPET: Final = 110


def folded(text: str) -> str:
    """Return ``text`` without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it goes into the index."""

    key: str
    title: str
    keywords: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A page that fits, the place in it that fits best, and the text around it."""

    key: str
    anchor: str
    title: str
    heading: str
    snippet: str
    score: float


class HelpIndex:
    """The words of all pages of one language, for one set of rules."""

    def __init__(self, pages: Iterable[Page], small: frozenset[str] = frozenset()) -> None:
        """Take in ``pages``; the words in ``small``, folded, say nothing of what a question asks for."""
        self._small = small
        self._pages: dict[str, Page] = {}
        self._weights: dict[str, dict[str, float]] = defaultdict(dict)
        """For each word the pages that have it, and how much it weighs in each."""
        for page in pages:
            self._add(page)
        self._vocabulary = sorted(self._weights)

    def _add(self, page: Page) -> None:
        self._pages[page.key] = page
        self._weigh(page.key, page.title, _TITLE)
        self._weigh(page.key, page.keywords, _KEYWORD)
        for part in page.parts:
            self._weigh(page.key, part.heading, _HEADING)
            self._weigh(page.key, part.text, _BODY)

    def _weigh(self, key: str, text: str, weight: float) -> None:
        for word in _words(text):
            of_page = self._weights[word]
            before = of_page.get(key, 0.0)
            # The third time a word stands there says little more than the second.
            of_page[key] = max(before, weight) + 0.15 * min(before, weight)

    def search(self, question: str, most: int = 12) -> list[Found]:
        """Return the pages that answer ``question``, best first; at most ``most``, none for no words."""
        asked = list(dict.fromkeys(_words(question)))
        wanted = [word for word in asked if word not in self._small] or asked
        scores: dict[str, float] = defaultdict(float)
        met: dict[str, int] = defaultdict(int)
        near_words: set[str] = set()
        meant: set[str] = set()
        for word in wanted:
            of_word: dict[str, float] = {}
            for near, nearness in self._near(word).items():
                near_words.add(near)
                if nearness >= _ENDING:
                    meant.add(near)
                pages = self._weights[near]
                rarity = log(1 + len(self._pages) / len(pages))
                for key, weight in pages.items():
                    of_word[key] = max(of_word.get(key, 0.0), nearness * weight * rarity)
            for key, score in of_word.items():
                scores[key] += score
                met[key] += 1
        for key, number in met.items():
            scores[key] *= number / len(wanted) * (1 + _NAMED * self._named(key, meant))
        ranked = sorted(scores, key=lambda key: (-scores[key], key))
        return [self._found(self._pages[key], near_words, scores[key]) for key in ranked[:most]]

    def _named(self, key: str, meant: set[str]) -> float:
        """Return how much of a page's heading is among the words asked for, 0 to 1."""
        heading = set(_words(self._pages[key].title))
        heading = heading - self._small or heading
        return len(heading & meant) / max(1, len(heading))

    def _near(self, word: str) -> dict[str, float]:
        """Return the words of the pages that ``word`` may mean, and how near each is."""
        near: dict[str, float] = {}
        for other in self._vocabulary:
            nearness = _nearness(word, other)
            if nearness:
                near[other] = nearness
        if max(near.values(), default=0.0) < _ENDING and len(word) > _LEAST_STEM:
            for other in get_close_matches(word, self._vocabulary, n=3, cutoff=0.78):
                near[other] = max(near.get(other, 0.0), _SLIP)
        return near

    def _found(self, page: Page, near: set[str], score: float) -> Found:
        """Point to the part of ``page`` that has most of the words ``near``."""

        def fit(part: Part) -> float:
            return len(near & set(_words(part.text))) + 1.5 * len(near & set(_words(part.heading)))

        best = max(page.parts, key=fit, default=None)
        if best is None:
            return Found(page.key, "", page.title, "", "", score)
        heading = best.heading if best.anchor else ""
        return Found(page.key, best.anchor, page.title, heading, _snippet(best.text, near), score)


def _nearness(word: str, other: str) -> float:
    if word == other:
        return _EXACT
    shorter = min(len(word), len(other))
    if shorter < _LEAST_STEM:
        return _BEGUN if other.startswith(word) and len(word) >= 2 else 0.0
    common = next((at for at in range(shorter) if word[at] != other[at]), shorter)
    longer = max(len(word), len(other))
    if common >= max(_LEAST_STEM, _SHARED * longer) and longer - common <= _LONGEST_ENDING:
        return _ENDING
    if other.startswith(word):
        return _BEGUN
    if word.endswith(other) or other.endswith(word) or word.startswith(other):
        return _COMPOUND
    return 0.0


def _snippet(text: str, near: set[str]) -> str:
    """Return a piece of ``text`` around the first of the words, cut between words."""
    at = next((found.start() for found in _WORD.finditer(text) if folded(found[0]) in near), 0)
    start = max(0, at - 40)
    if start:
        start = text.find(" ", start) + 1 or start
    piece = text[start : start + _SNIPPET]
    if start + _SNIPPET < len(text):
        piece = piece.rpartition(" ")[0] + " …"
    return ("… " if start else "") + piece
