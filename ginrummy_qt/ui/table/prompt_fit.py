"""How the prompt fits its room: smaller, on two lines, or in its short form; never cut."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ginrummy_qt.models.words import SEPARATOR
from ginrummy_qt.ui.text import TextStyle, width, wrap

if TYPE_CHECKING:
    from ginrummy_qt.ui.text import InlineCards

__all__ = ["fit_prompt"]


def fit_prompt(
    text: str, short: str, room: float, k: float, cards: InlineCards, *, narrow: bool
) -> tuple[str, float]:
    """Return the prompt as it fits ``room`` pixels on at most two lines, and its size in pixels. Never cut.

    Tried in turn: one line at 17, 15 and (narrow) 13.5; two lines broken at “ · ”; the short form likewise;
    the short form on two lines that are alike, smaller if need be.
    """
    style = TextStyle(1, "#000000", bold=True, cards=cards)
    sizes = (17.0, 15.0, 13.5) if narrow else (17.0, 15.0)

    def fits(what: str, px: float) -> bool:
        return width(what, replace(style, px=px * k)) <= room

    def one_line(what: str) -> tuple[str, float] | None:
        return next(((what, px * k) for px in sizes if fits(what, px)), None)

    def two_lines(what: str) -> tuple[str, float] | None:
        if SEPARATOR not in what:
            return None
        head, tail = what.split(SEPARATOR, 1)
        broken = f"{head}\n{tail}"
        return next(((broken, px * k) for px in sizes[1:] if fits(broken, px)), None)

    found = one_line(text) or two_lines(text) or one_line(short) or two_lines(short)
    if found:
        return found
    px = 13.5
    while px > 9 and (
        len(wrap(short, replace(style, px=px * k), room)) > 2
        or not all(fits(word, px) for word in short.split(" "))
    ):
        px -= 0.5
    return _evened(short, replace(style, px=px * k), room), px * k


def _evened(text: str, style: TextStyle, room: float) -> str:
    """Return ``text``, of two lines in ``room`` pixels, broken where these are most alike.

    So no word stands alone. Text of more lines is returned as it is.
    """
    words = text.split(" ")
    broken = (f"{' '.join(words[:place])}\n{' '.join(words[place:])}" for place in range(1, len(words)))
    best = min(broken, key=lambda each: width(each, style), default=text)
    return best if width(best, style) <= room else text
