"""The SVG of the deck: well formed, drawable by QtSvg, distinct and point-symmetric."""

import itertools
import subprocess
import sys
import xml.etree.ElementTree as ET  # our own text, nothing from outside

import numpy as np
import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.ui.deck import (
    LANGUAGES,
    BackName,
    Colours,
    IndexSize,
    Theme,
    back_svg,
    face_svg,
    frame_colour,
    index_text,
    paper_colour,
    suit_colour,
)

RANKS = range(1, 14)
SUITS = "cdhs"
STYLES = list(itertools.product(Colours, Theme, IndexSize, (False, True)))
DRAWABLE = {"svg", "g", "path", "circle", "rect", "use"}


def day_face(rank: int, suit: str, language: str = "en", index: IndexSize = IndexSize.STANDARD) -> str:
    return face_svg(rank, suit, colours=Colours.TWO, theme=Theme.DAY, index=index, language=language)


def problems(svg: str) -> list[str]:
    """What QtSvg could not draw as meant."""
    found: list[str] = []
    tags = [element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()]  # noqa: S314
    found += [f"element {tag}" for tag in sorted(set(tags) - DRAWABLE)]
    if tags.count("svg") != 1:
        found.append("nested svg")
    found += [text for text in ("clip-path", "nan", "e-0") if text in svg]
    if not QSvgRenderer(QByteArray(svg.encode())).isValid():
        found.append("not valid for QSvgRenderer")
    return found


def drawn(svg: str, width: int = 250, height: int = 350) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    return image


def different_pixels(one: QImage, other: QImage, tolerance: int = 48) -> int:
    """How many pixels differ by more than the tolerance in a channel."""
    a, b = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in (one, other))
    return int((abs(a - b).reshape(-1, 4).max(axis=1) > tolerance).sum())


@pytest.mark.parametrize(("colours", "theme", "index", "small"), STYLES)
def test_every_face_can_be_drawn_in_every_style(
    colours: Colours, theme: Theme, index: IndexSize, small: bool, qapp: object
) -> None:
    for rank, suit in itertools.product(RANKS, SUITS):
        svg = face_svg(rank, suit, colours=colours, theme=theme, index=index, language="en", small=small)
        assert problems(svg) == [], (rank, suit)
        assert suit_colour(suit, colours, theme) in svg
        assert paper_colour(theme) in svg
        assert (frame_colour(suit, colours, theme) in svg) or rank <= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_can_be_drawn_in_every_language(language: str, qapp: object) -> None:
    for rank, suit, index in itertools.product(RANKS, SUITS, IndexSize):
        assert problems(day_face(rank, suit, language, index)) == []


@pytest.mark.parametrize(("name", "theme"), list(itertools.product(BackName, Theme)))
def test_every_back_can_be_drawn(name: BackName, theme: Theme, qapp: object) -> None:
    svg = back_svg(name, theme)
    assert problems(svg) == []
    assert paper_colour(theme) in svg


@pytest.mark.parametrize("small", [False, True])
def test_any_two_faces_differ_in_their_pixels(small: bool, qapp: object) -> None:
    style = {"colours": Colours.TWO, "theme": Theme.DAY, "index": IndexSize.LARGE, "language": "en"}
    images = {
        (rank, suit): drawn(face_svg(rank, suit, small=small, **style), 40, 56)  # type: ignore[arg-type]
        for rank, suit in itertools.product(RANKS, SUITS)
    }
    for (name, image), (other_name, other) in itertools.combinations(images.items(), 2):
        if name[0] == other_name[0] or name[1] == other_name[1]:
            assert different_pixels(image, other) > 12, (name, other_name)


def test_kings_of_spades_and_hearts_have_different_silhouettes(qapp: object) -> None:
    # The panel's tint is what a silhouette leaves free: compare where it shows, above the sash.
    free = []
    for suit, tint in (("s", "#e1e5e7"), ("h", "#f5e4d8")):
        image = drawn(day_face(13, suit))
        free.append(
            {(x, y) for x in range(70, 185) for y in range(18, 140) if image.pixelColor(x, y).name() == tint}
        )
    outlines = free[0] ^ free[1]
    assert len(outlines) > 0.09 * 115 * 122


@pytest.mark.parametrize("index", list(IndexSize))
@pytest.mark.parametrize("rank", [2, 4, 10, 11, 12, 13])
def test_a_face_turned_round_is_the_same(rank: int, index: IndexSize, qapp: object) -> None:
    for suit in SUITS:
        image = drawn(day_face(rank, suit, index=index))
        assert different_pixels(image, image.transformed(QTransform().rotate(180))) <= 30, suit


@pytest.mark.parametrize("name", list(BackName))
def test_a_back_turned_round_is_the_same(name: BackName, qapp: object) -> None:
    image = drawn(back_svg(name, Theme.DAY))
    assert different_pixels(image, image.transformed(QTransform().rotate(180))) <= 30


def test_small_courts_have_no_signs_on_the_sash() -> None:
    style = {"colours": Colours.TWO, "theme": Theme.DAY, "index": IndexSize.LARGE, "language": "en"}
    for rank, suit in itertools.product((11, 12, 13), SUITS):
        full = face_svg(rank, suit, **style)  # type: ignore[arg-type]
        small = face_svg(rank, suit, small=True, **style)  # type: ignore[arg-type]
        assert full.count("scale(0.08") >= 12  # the twelve signs
        assert small.count("scale(0.08") == 0
        assert len(small) < 0.8 * len(full)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"rank": 0}, "rank"),
        ({"rank": 14}, "rank"),
        ({"suit": "x"}, "suit"),
        ({"suit": ""}, "suit"),
        ({"colours": "two"}, "colours"),
        ({"theme": "day"}, "theme"),
        ({"index": "large"}, "index"),
        ({"language": "xx"}, "language"),
    ],
)
def test_a_wrong_argument_is_named(wrong: dict[str, object], named: str) -> None:
    arguments: dict[str, object] = {
        "rank": 7,
        "suit": "h",
        "colours": Colours.FOUR,
        "theme": Theme.DIM,
        "index": IndexSize.LARGE,
        "language": "de",
    }
    face_svg(**arguments)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"^{named} must be"):
        face_svg(**(arguments | wrong))  # type: ignore[arg-type]


def test_wrong_backs_ranks_and_colours_are_named() -> None:
    with pytest.raises(ValueError, match=r"^name must be"):
        back_svg("fans", Theme.DAY)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^theme must be"):
        back_svg(BackName.FANS, "day")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^rank must be"):
        index_text(0, "en")
    with pytest.raises(ValueError, match=r"^suit must be"):
        suit_colour("S", Colours.TWO, Theme.DAY)
    with pytest.raises(ValueError, match=r"^theme must be"):
        paper_colour("dim")  # type: ignore[arg-type]


def test_the_deck_needs_no_qt() -> None:
    code = (
        "import sys, ginrummy_qt.ui.deck as d; d.back_svg(d.BackName.FANS, d.Theme.DAY); "
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
