"""The ring round the card under the keyboard's cursor is seen as a whole, wherever the card lies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import Card
from ginrummy_qt.models.settings import TABLES
from ginrummy_qt.ui.theme import contrast
from tests.ui.table.decks import to_eleven
from tests.ui.table.hands import Table


def look(table: Table) -> dict[tuple[int, int], str]:
    """Return the colour of every pixel under the present ring, by place."""
    view = table.view
    image = view.viewport().grab().toImage()
    path = view.table.ring.outline()
    seen = {}
    for step in range(400):
        at = view.mapFromScene(path.pointAtPercent(step / 400))
        seen[at.x(), at.y()] = image.pixelColor(QPoint(at.x(), at.y())).name()
    return seen


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("size", [(800, 536), (1280, 768), (900, 1376)])
def test_every_card_of_the_hand_can_be_seen_to_have_the_focus(
    table: Table, name: str, size: tuple[int, int]
) -> None:
    to_eleven(table)
    table.settings.table = name
    table.view.resize(*size)
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    palette, scene = table.view.look.palette, table.view.table
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    met = []
    while (cursor := table.view.choice.cursor) not in met:
        assert isinstance(cursor, Card)
        met.append(cursor)
        assert [card for card, item in scene.hand.items() if item.focused] == [cursor]
        seen = look(table)
        drawn = sum(contrast(colour, palette.ink) < 1.5 for colour in seen.values())
        assert drawn >= 0.9 * len(seen), f"{cursor}: {drawn} of {len(seen)} places of the ring are drawn"
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert len(met) == 11


def test_the_ring_goes_with_its_card_and_ends_at_the_next(table: Table) -> None:
    to_eleven(table)
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    QTest.keyClick(table.view, Qt.Key.Key_Home)
    scene = table.view.table
    first, second = (scene.hand[place.card] for place in scene.places.places[:2])
    low = scene.ring.outline().boundingRect()
    assert low.right() > second.seen_rect().x(), "a raised card is ringed along its upper edge"
    first.set_motion_value("lift", 0.0)
    flat = scene.ring.outline().boundingRect()
    assert flat.right() == pytest.approx(second.seen_rect().x())
    first.set_motion_value("lift", 30.0)
    assert scene.ring.outline().boundingRect().top() == pytest.approx(flat.top() - 30)
    first.set_lifted(True)
    assert not scene.ring.isVisible(), "a card in the hand of the person needs none"
    first.set_lifted(False)
    assert scene.ring.isVisible()
    scene.ring.show_on(None)
    assert not scene.ring.isVisible()
    assert scene.ring.outline().isEmpty()
