"""Colours of the deck: one palette for each suit, colour scheme and theme.

All colours are flat ``#RRGGBB``. The index colour on the paper keeps a contrast of at least 4.5 : 1 (WCAG
2.2, success criterion 1.4.3) in every combination; ``tests/ui/deck/test_deck_colours.py`` computes it.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

SUITS = ("c", "d", "h", "s")
"""Suit letters: clubs, diamonds, hearts, spades."""


class Colours(Enum):
    """How many colours tell the suits apart."""

    TWO = "two"
    FOUR = "four"


class Theme(Enum):
    """Brightness of the cards: day, lowered paper for a dark table, dark cards."""

    DAY = "day"
    DIM = "dim"
    NIGHT = "night"


class Palette(NamedTuple):
    """All colours that one face uses, as ``#RRGGBB``."""

    main: str
    deep: str
    mid: str
    shade: str
    tint: str
    ink: str
    frame: str
    motif: str = "#D9A648"
    motif_dark: str = "#AF7C28"
    paper: str = "#FCFAF4"
    cloth: str = "#FCFAF4"
    fold: str = "#D9D3C6"
    edge: str = "#B7AE9C"
    gold: str = "#D9A648"
    gold_dark: str = "#AF7C28"
    steel: str = "#AEB6BF"
    steel_dark: str = "#8792A0"
    veil: str = "#8C98A8"
    stem: str = "#4E6B57"
    line: str = "#1F2733"


class Complexion(NamedTuple):
    """Skin in light and shadow, hair in light and shadow."""

    skin: str
    skin_shadow: str
    hair: str
    hair_dark: str


_BLACK, _RED, _BLUE, _GREEN = "black", "red", "blue", "green"
_HUES = {
    Colours.TWO: {"s": _BLACK, "c": _BLACK, "h": _RED, "d": _RED},
    Colours.FOUR: {"s": _BLACK, "h": _RED, "d": _BLUE, "c": _GREEN},
}


def _day(main: str, deep: str, mid: str, shade: str, tint: str) -> Palette:
    return Palette(main=main, deep=deep, mid=mid, shade=shade, tint=tint, ink=main, frame=deep)


_DAY = {
    _BLACK: _day("#232C3B", "#141B26", "#44546B", "#1B2330", "#E1E5E7"),
    _RED: _day("#B6353C", "#7E202B", "#922733", "#A52E37", "#F5E4D8"),
    _BLUE: _day("#2C62A0", "#1A3F6C", "#1F4D82", "#265791", "#E0E8F0"),
    _GREEN: _day("#2F7350", "#1B4632", "#215A3E", "#286647", "#E1EBDF"),
}
_DIM_TINT = {_BLACK: "#D3D6D6", _RED: "#E6D3C5", _BLUE: "#CDD7E0", _GREEN: "#CFDACB"}
_NIGHT_TINT = {_BLACK: "#A0AAB4", _RED: "#BBA097", _BLUE: "#9BADC1", _GREEN: "#9DB0A1"}
_NIGHT_INDEX = {_BLACK: "#E8E3D7", _RED: "#EE7D78", _BLUE: "#7FB2EC", _GREEN: "#7CC79B"}
_PAPER = {Theme.DAY: "#FCFAF4", Theme.DIM: "#EBE5D8", Theme.NIGHT: "#262C35"}

_COMPLEXIONS = {
    "s": Complexion("#F2D3B3", "#E2B68F", "#2A2B36", "#171821"),
    "h": Complexion("#F4D8BC", "#E6BC98", "#8A3F22", "#6C2E17"),
    "d": Complexion("#E9BF96", "#D6A377", "#5B3A27", "#3F2718"),
    "c": Complexion("#A9714B", "#8D5A39", "#33231D", "#20150F"),
}
_SILVER = ("#DAD4C8", "#BFB7A8")


@cache
def palette(suit: str, colours: Colours, theme: Theme) -> Palette:
    """Return the palette of one suit.

    ``suit`` is ``c``, ``d``, ``h`` or ``s``. Raises ``ValueError`` naming the wrong argument.
    """
    check_suit(suit)
    check_member("colours", colours, Colours)
    check_member("theme", theme, Theme)
    hue = _HUES[colours][suit]
    day = _DAY[hue]
    if theme is Theme.DAY:
        return day
    if theme is Theme.DIM:
        return day._replace(
            paper=_PAPER[theme], edge="#B9B1A0", cloth="#F6F2E8", fold="#D3CCBD", tint=_DIM_TINT[hue]
        )
    bright = _NIGHT_INDEX[hue]
    return day._replace(
        paper=_PAPER[theme],
        edge="#3B4350",
        cloth="#F0EADD",
        fold="#CFC8BA",
        gold="#D9AA52",
        gold_dark="#9A6A20",
        steel="#DCE1E5",
        steel_dark="#75808D",
        veil="#D3D9DF",
        stem="#2F4A39",
        motif=_PAPER[theme],
        motif_dark=_PAPER[theme],
        tint=_NIGHT_TINT[hue],
        ink=bright,
        frame=bright,
    )


def complexion(suit: str, *, silver: bool = False) -> Complexion:
    """Return skin and hair of the three court figures of a suit; ``silver`` gives pale old hair."""
    person = _COMPLEXIONS[suit]
    return person._replace(hair=_SILVER[0], hair_dark=_SILVER[1]) if silver else person


def suit_colour(suit: str, colours: Colours, theme: Theme) -> str:
    """Return the colour (``#RRGGBB``) of index and pips of ``suit`` on the paper of ``theme``."""
    return palette(suit, colours, theme).ink


def paper_colour(theme: Theme) -> str:
    """Return the colour (``#RRGGBB``) of the card's paper."""
    check_member("theme", theme, Theme)
    return _PAPER[theme]


def frame_colour(suit: str, colours: Colours, theme: Theme = Theme.DAY) -> str:
    """Return the colour (``#RRGGBB``) of the line round a court's panel."""
    return palette(suit, colours, theme).frame


def check_suit(suit: str) -> None:
    """Raise ``ValueError`` unless ``suit`` is one of the four letters."""
    if suit not in SUITS:
        message = f"suit must be one of c, d, h, s, not {suit!r}"
        raise ValueError(message)


def check_member(name: str, value: object, kind: type[Enum]) -> None:
    """Raise ``ValueError`` naming the argument unless ``value`` is a member of ``kind``."""
    if not isinstance(value, kind):
        message = f"{name} must be a member of {kind.__name__}, not {value!r}"
        raise ValueError(message)  # noqa: TRY004 - the deck answers every wrong argument with ValueError
