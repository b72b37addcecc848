"""Faces: what is parsed, rendered and kept."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine.cards import ALL_CARDS, Card
from ginrummy_qt.ui import faces as module
from ginrummy_qt.ui.deck import BackName, Colours, IndexSize, Theme
from ginrummy_qt.ui.faces import CardStyle, Faces, MissingFace, card_height

QUEEN = Card.parse("Qh")
SEVEN = Card.parse("7s")


@pytest.fixture
def faces(qapp: object) -> Faces:
    return Faces()


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("card", [QUEEN, None])
def test_a_pixmap_has_whole_device_pixels(faces: Faces, card: Card | None, ratio: float) -> None:
    pixmap = faces.pixmap(card, 97, ratio)
    assert card_height(97) == 136
    assert (pixmap.width(), pixmap.height()) == (round(97 * ratio), round(136 * ratio))
    assert pixmap.devicePixelRatio() == ratio
    image = pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() == 0  # rounded corner
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_a_face_is_parsed_once_for_all_sizes(faces: Faces) -> None:
    first = faces.pixmap(QUEEN, 146, 1)
    assert faces.parses == 1
    assert faces.pixmap(QUEEN, 146, 1).cacheKey() == first.cacheKey()
    faces.pixmap(QUEEN, 146, 2)
    faces.pixmap(QUEEN, 120, 1)
    assert faces.parses == 1
    faces.pixmap(SEVEN, 120, 1)
    assert faces.parses == 2


def test_nothing_is_parsed_while_a_warmed_card_moves(faces: Faces) -> None:
    faces.pixmap(QUEEN, 146, 1)
    parses = faces.parses
    target = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    target.fill(0)
    painter = QPainter(target)
    for step in range(20):
        painter.rotate(step / 10)
        faces.paint_vector(painter, QRectF(step, step, 146 + step / 4, 204), QUEEN)
    painter.end()
    assert faces.parses == parses


def test_narrow_cards_wear_the_large_index_and_small_courts_less_detail(faces: Faces) -> None:
    large = Faces(CardStyle(index=IndexSize.LARGE))
    for card in (QUEEN, SEVEN):
        assert same(faces.pixmap(card, 65, 1), large.pixmap(card, 65, 1))
        assert not same(faces.pixmap(card, 66, 1), large.pixmap(card, 66, 1))
    before = faces.parses
    faces.pixmap(QUEEN, 79, 1)  # small, as at 66
    assert faces.parses == before
    faces.pixmap(QUEEN, 80, 1)
    assert faces.parses == before + 1
    faces.pixmap(QUEEN, 70, 2)  # 140 device pixels: all detail again
    assert faces.parses == before + 1


def test_pixmaps_stay_within_the_budget(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEEP_AT_LEAST", 2)
    one = 60 * 84 * 4
    faces = Faces(budget=3 * one)
    first = faces.pixmap(ALL_CARDS[0], 60, 1).cacheKey()
    faces.pixmap(ALL_CARDS[1], 60, 1)
    assert faces.pixmap(ALL_CARDS[0], 60, 1).cacheKey() == first  # used again: the newest now
    for card in ALL_CARDS[2:4]:
        faces.pixmap(card, 60, 1)
    assert faces.cached_bytes == 3 * one
    assert faces.pixmap(ALL_CARDS[0], 60, 1).cacheKey() == first
    for card in ALL_CARDS:
        faces.pixmap(card, 60, 1)
        assert faces.cached_bytes <= 3 * one


def test_the_cards_on_the_table_stay_however_large(qapp: object) -> None:
    faces = Faces(budget=1)
    keys = [faces.pixmap(card, 60, 1).cacheKey() for card in ALL_CARDS[:21]]
    assert [faces.pixmap(card, 60, 1).cacheKey() for card in ALL_CARDS[:21]] == keys


def test_another_style_is_announced_and_shown(faces: Faces, qtbot: QtBot) -> None:
    day = faces.pixmap(SEVEN, 100, 1)
    back = faces.pixmap(None, 100, 1)
    with qtbot.assertNotEmitted(faces.changed):
        faces.set_style(CardStyle())
    with qtbot.waitSignal(faces.changed, timeout=1000):
        faces.set_style(CardStyle(back=BackName.GARDEN))
    assert faces.pixmap(SEVEN, 100, 1).cacheKey() == day.cacheKey()  # the back is no part of a face
    assert not same(faces.pixmap(None, 100, 1), back)
    faces.set_style(CardStyle(theme=Theme.NIGHT, colours=Colours.FOUR, language="sv"))
    assert not same(faces.pixmap(SEVEN, 100, 1), day)
    faces.set_style(CardStyle())
    assert faces.pixmap(SEVEN, 100, 1).cacheKey() == day.cacheKey()


def test_warming_renders_all_in_slices(faces: Faces, qtbot: QtBot) -> None:
    with qtbot.waitSignal(faces.warmed, timeout=5000):
        faces.warm(90, 1, [*ALL_CARDS[:14], None])
        assert faces.parses == 0
    parses = faces.parses
    assert parses == 15
    for card in [*ALL_CARDS[:14], None]:
        faces.pixmap(card, 90, 1)
    assert faces.parses == parses


def test_a_card_without_a_picture_is_named(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingFace, match=r"rank 12, suit h.*language"):
        Faces(CardStyle(language="xx")).pixmap(QUEEN, 100, 1)
    monkeypatch.setattr("ginrummy_qt.ui.deck.face_svg", lambda *_, **__: "<svg")
    with pytest.raises(MissingFace, match="rank 7, suit s"):
        Faces().pixmap(SEVEN, 100, 1)


@pytest.mark.parametrize(("width", "ratio"), [(0, 1), (-5, 1), (100, 0)])
def test_an_empty_size_is_refused(faces: Faces, width: int, ratio: float) -> None:
    with pytest.raises(ValueError, match="width must be"):
        faces.pixmap(QUEEN, width, ratio)


@pytest.mark.parametrize("theme", list(Theme))
def test_the_edge_parts_a_card_from_the_next(theme: Theme, qapp: object) -> None:
    pixmap = Faces(CardStyle(theme=theme)).pixmap(SEVEN, 150, 1)
    image = pixmap.toImage()
    middle = image.height() // 2
    light: Callable[[int], float] = lambda x: image.pixelColor(x, middle).lightnessF()  # noqa: E731
    assert abs(light(0) - light(6)) > 0.25
    assert abs(light(149) - light(143)) > 0.25


def test_vectors_and_pixmap_show_the_same_card(faces: Faces) -> None:
    picture = faces.pixmap(QUEEN, 100, 1).toImage()
    drawn = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    faces.paint_vector(painter, QRectF(0, 0, 100, 140), QUEEN)
    painter.end()
    assert drawn == picture.convertToFormat(drawn.format())
