"""The index in two corners of a face: a word of one or two characters above a suit sign."""

from __future__ import annotations

from .geometry import CENTRE_X, CENTRE_Y, MEASURES, IndexSize
from .glyphs import CAP, glyph
from .palette import Palette
from .pips import pip
from .svg import group, number

ACE, JACK, QUEEN, KING = 1, 11, 12, 13
_LETTERS = {
    "en": ("A", "J", "Q", "K"),
    "de": ("A", "B", "D", "K"),
    "nl": ("A", "B", "V", "H"),
    "sv": ("E", "Kn", "D", "K"),
}
LANGUAGES = tuple(_LETTERS)
"""Languages that have letters for ace, jack, queen and king."""

_GAP = 9.0  # between two characters, on the cap height of 100
_NARROW_GAP = 6.0
_STEM_LOSS = 0.5  # a narrowed word keeps stem x narrowing ** this
_TWO_LETTERS_CAP = 0.92  # "Kn" is a little lower, so that it can be wider


def index_text(rank: int, language: str) -> str:
    """Return the word in the corner of a card, such as ``10`` or ``Kn``.

    ``rank`` is 1 (ace) to 13 (king), ``language`` one of :data:`LANGUAGES`. Raises ``ValueError`` naming the
    wrong argument.
    """
    check_rank(rank)
    if language not in _LETTERS:
        message = f"language must be one of {', '.join(LANGUAGES)}, not {language!r}"
        raise ValueError(message)
    ace, jack, queen, king = _LETTERS[language]
    return {ACE: ace, JACK: jack, QUEEN: queen, KING: king}.get(rank, str(int(rank)))


def check_rank(rank: int) -> None:
    """Raise ``ValueError`` unless ``rank`` is 1 to 13."""
    if not ACE <= rank <= KING:
        message = f"rank must be 1 (ace) to 13 (king), not {rank!r}"
        raise ValueError(message)


def word(text: str, size: IndexSize, colour: str) -> tuple[str, float]:
    """Return an index word as SVG, in card units at the upper left corner, and its width in units."""
    measures = MEASURES[size]
    scale = measures.cap_height / CAP * (_TWO_LETTERS_CAP if len(text) > 1 and text.isalpha() else 1)
    room = measures.max_width / scale
    natural = sum(glyph(character, measures.stem).advance for character in text)
    gap = _GAP
    narrowing = 1.0
    if natural + gap * (len(text) - 1) > room:
        gap = _NARROW_GAP
        narrowing = min(1.0, (room - gap * (len(text) - 1)) / natural)
    stem = measures.stem * narrowing**_STEM_LOSS
    parts: list[str] = []
    cursor = 0.0
    for character in text:
        drawn = glyph(character, stem, narrowing)
        for stroke in drawn.strokes:
            pen = (
                f'fill="{colour}"'
                if stroke.width == 0
                else f'fill="none" stroke="{colour}" stroke-width="{number(stroke.width)}"'
            )
            move = f' transform="translate({number(cursor)},0)"' if cursor else ""
            parts.append(f'<path d="{stroke.data}" {pen}{move}/>')
        cursor += drawn.advance + gap
    width = (cursor - gap) * scale
    place = f"translate({number(measures.centre - width / 2)},{number(measures.top)}) scale({scale:.3f})"
    body = "".join(parts)
    return f'<g transform="{place}" stroke-linecap="butt" stroke-linejoin="miter">{body}</g>', width


def indices(rank: int, suit: str, colours: Palette, size: IndexSize, language: str) -> str:
    """Return both indices of a face."""
    measures = MEASURES[size]
    letters, _ = word(index_text(rank, language), size, colours.ink)
    one = letters + pip(suit, (measures.centre, measures.pip_y), measures.pip_size, colours.ink)
    return one + group(f"rotate(180 {CENTRE_X} {CENTRE_Y})", one)
