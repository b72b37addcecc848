"""The pages of the help: which there are, in which order, and their text in each language.

A page is the file ``resources/help/<language>/<key>.html``: a comment with words to find it by, a heading,
and HTML with the marks of :mod:`ginrummy_qt.models.help_template`. What can be linked to has an ``id``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.assets import resource
from ginrummy_qt.engine.rules import PRESETS
from ginrummy_qt.models.help_template import HelpError, Template

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CONTENTS", "PAGES", "Part", "group_name", "keywords", "parts", "small_words", "template", "title"]

CONTENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "game": ("short", "deal", "turn", "melds", "knock", "gin", "layoffs", "wall", "round", "match"),
    "play": ("tips", "mistakes", "questions", "paper"),
    "rules": ("rules", *PRESETS, "seats"),
    "program": ("table", "hints", "sheet", "settings", "records", "fair"),
    "words": ("glossary",),
}
"""The groups of the contents, and the pages of each: all of them, each once."""

PAGES: Final = tuple(key for keys in CONTENTS.values() for key in keys)
"""The keys of all pages, in the order of the contents."""

_HEAD: Final = re.compile(r"\s*<!--(?P<words>.*?)-->\s*<h1[^>]*>(?P<title>.*?)</h1>", re.DOTALL)


def group_name(group: str) -> str:
    """Return what a group of :data:`CONTENTS` is called; ``KeyError`` for another."""
    return {
        "game": QCoreApplication.translate("Help", "The game"),
        "play": QCoreApplication.translate("Help", "Playing well"),
        "rules": QCoreApplication.translate("Help", "Rules to choose from"),
        "program": QCoreApplication.translate("Help", "This program"),
        "words": QCoreApplication.translate("Help", "Words"),
    }[group]


@cache
def source(language: str, key: str) -> str:
    """Return the text of a page as it stands in its file.

    Raises:
        MissingResource: the file is not there.
    """
    return resource("help", language, f"{key}.html").read_text("utf-8")


@cache
def template(language: str, key: str) -> Template:
    """Return a page, ready to be filled in.

    Raises:
        MissingResource: the file is not there.
        HelpError: a mark in it cannot be read.
    """
    try:
        return Template(source(language, key))
    except HelpError as error:
        raise HelpError(f"help/{language}/{key}.html: {error}") from error


@cache
def _head(language: str, key: str) -> tuple[str, str]:
    found = _HEAD.match(source(language, key))
    if found is None:
        raise HelpError(f"help/{language}/{key}.html begins with no comment and heading")
    return found["title"].strip(), " ".join(found["words"].split())


def title(language: str, key: str) -> str:
    """Return the heading of a page; raises as :func:`template`."""
    return _head(language, key)[0]


def keywords(language: str, key: str) -> str:
    """Return the words by which a page is found although it may not use them; raises as :func:`template`."""
    return _head(language, key)[1]


@cache
def small_words(language: str) -> frozenset[str]:
    """Return the words of a question that say nothing of what is asked for, without capitals and accents.

    Raises:
        MissingResource: their file is not there.
    """
    return frozenset(resource("help", language, "small_words.txt").read_text("utf-8").split())


@dataclass(frozen=True, slots=True)
class Part:
    """What stands under one heading of a page, as plain text; ``anchor`` is empty for the beginning."""

    anchor: str
    heading: str
    text: str


def parts(html: str) -> tuple[Part, ...]:
    """Split a filled-in page at its headings; pictures count as their alternative text."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.parts()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self._parts: list[tuple[str, list[str], list[str]]] = []
        self._in_heading = False

    def parts(self) -> tuple[Part, ...]:
        return tuple(Part(anchor, _line(heading), _line(text)) for anchor, heading, text in self._parts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in {"h1", "h2"}:
            self._parts.append(("" if tag == "h1" else given.get("id") or "", [], []))
            self._in_heading = True
        elif tag == "img":
            self.handle_data(f" {given.get('alt') or ''} ")
        elif tag in {"p", "li", "td", "th", "dt", "dd", "br", "h3"}:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in {"h1", "h2"}:
            self._in_heading = False

    def handle_data(self, data: str) -> None:
        if self._parts:
            _, heading, text = self._parts[-1]
            (heading if self._in_heading else text).append(data)


def _line(pieces: list[str]) -> str:
    return " ".join("".join(pieces).split())
