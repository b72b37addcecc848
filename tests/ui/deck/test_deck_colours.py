"""Contrast of the deck's colours."""

import itertools

import pytest

from ginrummy_qt.ui.deck import Colours, Theme, frame_colour, paper_colour, suit_colour
from ginrummy_qt.ui.deck.palette import palette

COMBINATIONS = list(itertools.product("cdhs", Colours, Theme))


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2.2 contrast ratio."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("suit", "colours", "theme"), COMBINATIONS)
def test_index_on_paper(suit: str, colours: Colours, theme: Theme) -> None:
    assert contrast(suit_colour(suit, colours, theme), paper_colour(theme)) >= 4.5


@pytest.mark.parametrize(("suit", "colours", "theme"), COMBINATIONS)
def test_robe_and_frame_on_the_panel(suit: str, colours: Colours, theme: Theme) -> None:
    shades = palette(suit, colours, theme)
    assert contrast(shades.main, shades.tint) >= 2.3
    assert contrast(frame_colour(suit, colours, theme), paper_colour(theme)) >= 3


@pytest.mark.parametrize("colours", list(Colours))
def test_suits_share_a_colour_only_where_they_should(colours: Colours) -> None:
    for theme in Theme:
        shades = {suit: suit_colour(suit, colours, theme) for suit in "cdhs"}
        assert len(set(shades.values())) == (2 if colours is Colours.TWO else 4)
        assert shades["c"] != shades["h"]
