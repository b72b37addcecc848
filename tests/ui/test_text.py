"""Text with small cards in it: measured as it is painted, broken where it may be, spelled out for the ear."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Card
from ginrummy_qt.ui.suits import suit_path
from ginrummy_qt.ui.text import InlineCards, RichLabel, TextStyle, draw, height, width, wrap

STYLE = TextStyle(16, "#FFFFFF")
PROMPT = "Throw {9d}: *deadwood 8* · you can knock"


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Measuring needs fonts."""


def ink(text: str, style: TextStyle, room: QRectF, align: Qt.AlignmentFlag) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what is painted."""
    image = QImage(800, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, room, text, style, align)
    painter.end()
    hits = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixel(x, y) & 0xFFFFFF
    ]
    assert hits
    return min(x for x, _ in hits), min(y for _, y in hits), max(x for x, _ in hits), max(y for _, y in hits)


def test_width_is_what_is_painted() -> None:
    left, _, right, _ = ink(
        PROMPT, STYLE, QRectF(10, 20, 700, 60), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    )
    assert right - left == pytest.approx(width(PROMPT, STYLE), abs=4)
    assert left == pytest.approx(10, abs=3)


def test_alignment_moves_the_ink() -> None:
    room = QRectF(10, 20, 700, 100)
    wide = width("Knock 10", STYLE)
    right = ink("Knock 10", STYLE, room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    middle = ink("Knock 10", STYLE, room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
    assert right[2] == pytest.approx(710, abs=3)
    assert middle[0] == pytest.approx(360 - wide / 2, abs=3)
    assert right[3] < 20 + 16 * 1.6
    assert middle[1] > 120 - 16 * 1.6


def test_markup_takes_no_room() -> None:
    assert width("*you* can knock", STYLE) > width("you can knock", STYLE)  # bold is wider
    assert width("*you* can knock", STYLE) < width("**you** can knock now", STYLE)
    assert width("{7h}", STYLE) < width("seven", STYLE)


def test_lines_are_never_wider_than_asked_for() -> None:
    for room in (90, 120, 200, 333):
        for line in wrap(PROMPT, STYLE, room):
            assert sum(piece.width(STYLE) for piece in line) <= room + 0.5
    assert len(wrap(PROMPT, STYLE, 120)) > 2
    assert len(wrap(PROMPT, STYLE, 2000)) == 1
    assert height(PROMPT, STYLE, 120) == len(wrap(PROMPT, STYLE, 120)) * 16 * 1.42


def test_a_card_stays_with_what_stands_beside_it() -> None:
    for room in range(60, 400, 20):
        for line in wrap("Throw {9d}: now", STYLE, room):
            texts = [piece.text for piece in line]
            if any(piece.card is not None for piece in line):
                assert ":" in texts  # the colon is never at the start of a line


def test_line_feeds_break_and_bold_may_be_broken() -> None:
    assert len(wrap("one\ntwo", STYLE, 1000)) == 2
    assert width("one\ntwo three", STYLE) == pytest.approx(width("two three", STYLE))
    assert len(wrap("*one two three four five*", STYLE, 60)) >= 3


def test_indices_follow_their_language() -> None:
    jack, ace = Card.parse("Jc"), Card.parse("Ad")
    assert [InlineCards(code).rank(jack) for code in ("en", "de", "nl", "sv")] == ["J", "B", "B", "Kn"]
    assert InlineCards("sv").rank(ace) == "E"
    assert InlineCards("sv").rank(Card.parse("Td")) == "10"
    swedish = replace(STYLE, cards=InlineCards("sv"))
    assert width("{Jc}", swedish) > width("{Jc}", STYLE)


def test_suits_are_centred_and_differ() -> None:
    boxes = [suit_path(card.suit, 100).boundingRect() for card in map(Card.parse, ("Ac", "Ad", "Ah", "As"))]
    for box in boxes:
        assert abs(box.center().x()) < 2
        assert 90 <= box.height() <= 101
    areas = {round(box.width()) for box in boxes}
    assert len(areas) >= 2


def test_a_label_is_read_out_with_the_names_of_the_cards(qtbot: QtBot) -> None:
    label = RichLabel("Take the {Qh} or *pass*", STYLE)
    qtbot.addWidget(label)
    assert label.accessibleName() == "Take the queen of hearts or pass"
    assert label.text() == "Take the queen of hearts or pass"
    assert label.markup == "Take the {Qh} or *pass*"
    label.set_text("{7c} {8c}")
    assert label.accessibleName() == "seven of clubs, eight of clubs"


def test_a_label_asks_for_the_room_it_needs(qtbot: QtBot) -> None:
    label = RichLabel(PROMPT, STYLE)
    qtbot.addWidget(label)
    assert label.sizeHint().width() >= width(PROMPT, STYLE)
    assert label.heightForWidth(100) > 3 * label.heightForWidth(1000) - 2
    assert label.minimumSizeHint().width() < label.sizeHint().width() / 2
    label.set_text_style(replace(STYLE, px=32))
    assert label.sizeHint().width() > 1.8 * width(PROMPT, STYLE)


def test_a_label_follows_the_language(qtbot: QtBot, longer: None) -> None:
    label = RichLabel("{7h}", STYLE)
    qtbot.addWidget(label)
    said = label.accessibleName()
    assert "ö" in said
    label.set_text("{8h}")
    assert label.accessibleName() != said
