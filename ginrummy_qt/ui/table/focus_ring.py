"""The ring round the card under the keyboard's cursor: above its neighbours, so that all of it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ginrummy_qt.ui.table.marks import Mark
from ginrummy_qt.ui.table.paint import draw_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.look import Look

__all__ = ["FocusRing"]

_OUT: Final = 6.0
"""Pixels between the card's edge and the ring."""
_LINE: Final = 2.0
_CASING: Final = 5.0
"""Width of the line under the ring that parts it from a card of its own colour."""
_RAISED: Final = 8.0
"""From so many pixels over its neighbour on, the ring goes round the raised card's upper edge too."""


class FocusRing(Mark):
    """Goes round what is seen of a card: its strip, and the upper edge of one that is raised.

    Round the whole card it would lie on the indices of the cards above, or under them and be cut by them.
    """

    def __init__(self, look: Look, hand: Callable[[], Iterable[CardItem]]) -> None:
        """``hand``: tells the cards that may lie over the one that has the ring."""
        super().__init__(look)
        self._hand = hand
        self._card: CardItem | None = None
        self.setVisible(False)

    def show_on(self, card: CardItem | None) -> None:
        """Go round ``card`` of the hand, wherever it moves, or round none."""
        if card is not self._card:
            if self._card is not None:
                self._card.ring = None
            self._card = card
            if card is not None:
                card.ring = self
        self.follow()

    def follow(self) -> None:
        """The card has moved."""
        card = self._card
        seen = card is not None and card.scene() is self.scene() and not (card.lifted or card.airborne)
        self.setVisible(seen)
        if seen and card is not None:
            room = _OUT + _CASING
            self._set_bounds(card.seen_rect().adjusted(-room, -room, room, room))

    def outline(self) -> QPainterPath:
        """Return the line in scene coordinates; empty while there is no card to go round."""
        path = QPainterPath()
        card = self._card
        if card is None:
            return path
        rect = card.seen_rect()
        around = rect.adjusted(-_OUT, -_OUT, _OUT, _OUT)
        radius = 0.06 * rect.width() + _OUT
        over = [
            other.seen_rect()
            for other in self._hand()
            if other.zValue() > card.zValue() and not (other.lifted or other.airborne)
        ]
        over = [one for one in over if one.intersects(rect) and one.x() > rect.x()]
        if not over:
            path.addRoundedRect(around, radius, radius)
            return path
        next_one = min(over, key=QRectF.x)
        strip = QRectF(around)
        strip.setRight(next_one.x())
        path.addRoundedRect(strip, min(radius, strip.width() / 2), radius)
        if next_one.y() - rect.y() >= _RAISED:
            upper = QRectF(around)
            upper.setBottom(next_one.y())
            more = QPainterPath()
            more.addRoundedRect(upper, radius, min(radius, upper.height() / 2))
            path = path.united(more)
        return path

    def _draw(self, painter: QPainter) -> None:
        palette, path = self._look.palette, self.outline()
        draw_path(painter, path, QPen(QColor(palette.tray), _CASING))
        draw_path(painter, path, QPen(QColor(palette.ink), _LINE))
