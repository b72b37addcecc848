"""The marks in a help page that follow the rules in force: figures, conditions, cards, worked examples.

A page is HTML with these marks in it::

    {limit}                              a figure, by its name in Figures
    {undercut+4}                         figures and numbers joined by + - *, from left to right
    {7h}                                 one card, small, in the line
    [[if knocking]] … [[else]] … [[end]] a condition, by its name in Figures; also [[if not knocking]]
    [[cards 7c 8c 9c / Kd Kh Ks / 2c]]   a hand, its melds parted by strokes
    [[example undercut]]                 a worked example, see help_examples
    [[rules]] or [[rules sv]]            the rules in force, or those of a preset, in sentences

Whoever shows the page decides what cards, examples and rules look like: see :class:`Blocks`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final, Protocol

from ginrummy_qt.engine import Card, CardError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["Blocks", "HelpError", "Template"]

Value = bool | int | str
Groups = tuple[tuple[Card, ...], ...]

_MARK: Final = re.compile(r"\[\[\s*(?P<block>[^\[\]]*?)\s*\]\]|\{(?P<figure>[^{}]*)\}")
_TERM: Final = re.compile(r"([+*-])")


class HelpError(ValueError):
    """A mark that cannot be filled in; the message names it and says what was expected."""


class Blocks(Protocol):
    """Makes HTML of what is more than a figure."""

    def card(self, card: Card) -> str:
        """Return one card for the middle of a line."""

    def hand(self, groups: Groups) -> str:
        """Return cards side by side, the groups set apart."""

    def example(self, name: str) -> str:
        """Return the worked example of that name; ``KeyError`` when there is none."""

    def rules(self, preset: str) -> str:
        """Return the rules of ``preset`` (empty: in force) in sentences; ``KeyError`` when there is none."""


@dataclass(frozen=True, slots=True)
class _Text:
    text: str


@dataclass(frozen=True, slots=True)
class _Figure:
    first: str
    rest: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Card:
    card: Card


@dataclass(frozen=True, slots=True)
class _Block:
    kind: str
    words: str


@dataclass(frozen=True, slots=True)
class _If:
    name: str
    wanted: bool
    then: tuple[_Node, ...]
    otherwise: tuple[_Node, ...]


_Node = _Text | _Figure | _Card | _Block | _If


class Template:
    """A page that has been read once and can be filled in for any rules.

    Raises:
        HelpError: a mark cannot be read, or a condition is not closed.
    """

    def __init__(self, text: str) -> None:
        marks = _marks(text)
        self._nodes, end = _read(marks)
        if end:
            raise HelpError(f"[[{end}]] without [[if]]")

    def render(self, values: Mapping[str, Value], blocks: Blocks) -> str:
        """Return the page as HTML without marks.

        Raises:
            HelpError: a figure, condition, example or preset of that name is not there.
        """
        return "".join(_fill(self._nodes, values, blocks))


def _marks(text: str) -> Iterator[tuple[str, str]]:
    """Yield ``(kind, content)``: text, block or figure."""
    at = 0
    for match in _MARK.finditer(text):
        if match.start() > at:
            yield "text", text[at : match.start()]
        kind = match.lastgroup or ""
        yield kind, match[kind]
        at = match.end()
    if at < len(text):
        yield "text", text[at:]


def _read(marks: Iterator[tuple[str, str]]) -> tuple[tuple[_Node, ...], str]:
    """Read up to what ends the part; return it, and ``else``, ``end`` or nothing."""
    nodes: list[_Node] = []
    for kind, content in marks:
        if kind == "text":
            nodes.append(_Text(content))
        elif kind == "figure":
            nodes.append(_figure(content))
        elif content in {"else", "end"}:
            return tuple(nodes), content
        else:
            nodes.append(_block(content, marks))
    return tuple(nodes), ""


def _figure(content: str) -> _Figure | _Card:
    first, *rest = (part.strip() for part in _TERM.split(content))
    if not rest:
        try:
            return _Card(Card.parse(content))
        except CardError:
            pass  # a name then
    parts = (first, *rest[1::2])
    if not all(part.isidentifier() or part.isdecimal() for part in parts):
        raise HelpError(f"{{{content}}} is neither a figure nor a card")
    return _Figure(first, tuple(zip(rest[::2], rest[1::2], strict=True)))


def _block(content: str, marks: Iterator[tuple[str, str]]) -> _Node:
    kind, _, words = content.partition(" ")
    if kind == "if":
        name = words.removeprefix("not ").strip()
        then, end = _read(marks)
        otherwise: tuple[_Node, ...] = ()
        if end == "else":
            otherwise, end = _read(marks)
        if end != "end":
            raise HelpError(f"[[{content}]] is not closed by [[end]]")
        return _If(name, not words.startswith("not "), then, otherwise)
    if kind not in {"cards", "example", "rules"}:
        raise HelpError(f"[[{content}]] is no mark: expected if, cards, example or rules")
    return _Block(kind, words.strip())


def _fill(nodes: tuple[_Node, ...], values: Mapping[str, Value], blocks: Blocks) -> Iterator[str]:
    for node in nodes:
        match node:
            case _Text(text):
                yield text
            case _Card(card):
                yield blocks.card(card)
            case _Figure():
                yield escape(str(_count(node, values)), quote=False)
            case _Block():
                yield _made(node, blocks)
            case _If(name, wanted, then, otherwise):
                value = values.get(name)
                if not isinstance(value, bool):
                    raise HelpError(f"there is no condition {name!r}")
                yield from _fill(then if value is wanted else otherwise, values, blocks)


def _count(node: _Figure, values: Mapping[str, Value]) -> int | str:
    first = _value(node.first, values)
    if not node.rest:
        return first
    total = first
    for sign, term in node.rest:
        other = _value(term, values)
        if isinstance(total, str) or isinstance(other, str):
            raise HelpError(f"{node.first} {sign} {term}: only numbers can be counted with")
        total = total + other if sign == "+" else total - other if sign == "-" else total * other
    return total


def _value(name: str, values: Mapping[str, Value]) -> int | str:
    if name.isdecimal():
        return int(name)
    value = values.get(name)
    if value is None or isinstance(value, bool):
        raise HelpError(f"there is no figure {name!r}")
    return value


def _made(node: _Block, blocks: Blocks) -> str:
    try:
        if node.kind == "cards":
            return blocks.hand(read_groups(node.words))
        return blocks.example(node.words) if node.kind == "example" else blocks.rules(node.words)
    except (KeyError, CardError) as error:
        raise HelpError(f"[[{node.kind} {node.words}]]: {error}") from error


def read_groups(text: str) -> Groups:
    """Return the cards of ``7c 8c 9c / 2h`` in the order in which they stand.

    Raises:
        CardError: a word is no card.
    """
    return tuple(tuple(map(Card.parse, part.split())) for part in text.split("/"))
