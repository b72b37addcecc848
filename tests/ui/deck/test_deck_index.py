"""Index words: letters per language, room, and weight of narrowed words."""

import re

import numpy as np
import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.ui.deck import LANGUAGES, IndexSize, index_text
from ginrummy_qt.ui.deck.geometry import HEIGHT, MEASURES, WIDTH
from ginrummy_qt.ui.deck.glyphs import CHARACTERS, glyph
from ginrummy_qt.ui.deck.index import word
from ginrummy_qt.ui.deck.svg import document

WORDS = sorted({index_text(rank, language) for rank in range(1, 14) for language in LANGUAGES})
SCALE = 4


def ink(text: str, size: IndexSize) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what a word paints, in card units."""
    image = QImage(WIDTH * SCALE, HEIGHT * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    svg = document(WIDTH, HEIGHT, word(text, size, "#000000")[0])
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    alpha = np.frombuffer(image.constBits(), np.uint8).reshape(HEIGHT * SCALE, WIDTH * SCALE, 4)[:, :, 3]
    ys, xs = np.nonzero(alpha > 127)
    return (
        float(xs.min()) / SCALE,
        float(ys.min()) / SCALE,
        float(xs.max() + 1) / SCALE,
        float(ys.max() + 1) / SCALE,
    )


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "A J Q K"), ("de", "A B D K"), ("nl", "A B V H"), ("sv", "E Kn D K")],
)
def test_letters_of_each_language(language: str, letters: str) -> None:
    assert [index_text(rank, language) for rank in (1, 11, 12, 13)] == letters.split()
    assert [index_text(rank, language) for rank in range(2, 11)] == [str(n) for n in range(2, 11)]


def test_every_character_of_an_index_has_a_master() -> None:
    assert set("".join(WORDS)) <= set(CHARACTERS)
    with pytest.raises(KeyError):
        glyph("?", 16)


@pytest.mark.parametrize("size", list(IndexSize))
@pytest.mark.parametrize("text", WORDS)
def test_a_word_fits_between_the_card_and_the_panel(text: str, size: IndexSize, qapp: object) -> None:
    measures = MEASURES[size]
    _, width = word(text, size, "#000000")
    assert width <= measures.max_width + 0.01
    left, top, right, bottom = ink(text, size)
    assert left >= measures.centre - measures.max_width / 2 - 1
    assert left >= 7  # the card's edge and its dark line
    assert right <= measures.notch[0] - 2  # the panel's line
    assert top >= measures.top - 1.25  # round forms reach over a little
    assert top <= measures.top + 2.5
    assert bottom <= measures.pip_y - measures.pip_size / 2 - 1.5  # the sign below, also from Q's tail


@pytest.mark.parametrize("size", list(IndexSize))
@pytest.mark.parametrize(("text", "least"), [("10", 0.8), ("Kn", 0.7)])
def test_narrowed_words_keep_the_weight_of_their_stems(text: str, least: float, size: IndexSize) -> None:
    def stem(of: str) -> float:
        svg, _ = word(of, size, "#000000")
        scale = float(re.findall(r"scale\(([\d.]+)\)", svg)[0])
        return scale * max(float(width) for width in re.findall(r'stroke-width="([\d.]+)"', svg))

    assert stem(text) >= least * stem("K")


def test_narrowing_moves_the_skeleton_and_not_the_pen() -> None:
    wide, narrow = glyph("0", 15), glyph("0", 15, 0.6)
    assert narrow.advance == pytest.approx(0.6 * wide.advance)
    assert [stroke.width for stroke in narrow.strokes] == [stroke.width for stroke in wide.strokes]


def test_large_pips_stand_clear_of_the_index() -> None:
    measures = MEASURES[IndexSize.LARGE]
    column = WIDTH / 2 - 42 * measures.spread[0] - 0.47 * measures.field_pip
    assert column - (measures.centre + measures.max_width / 2) >= 13
