"""The button beside the discard pile: how many cards lie there, and a press fans them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.models.discard_pile import PileWords
from ginrummy_qt.ui.table.paint import draw_text
from ginrummy_qt.ui.theme import mix

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.ui.table.look import Look

__all__ = ["FanButton"]


class FanButton(QAbstractButton):
    """The count beside the discard pile; a press fans the pile out."""

    def __init__(self, viewport: QWidget, look: Look) -> None:
        super().__init__(viewport)
        self._look = look
        self._count = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def count(self) -> int:
        """How many cards it tells of."""
        return self._count

    def show_count(self, count: int) -> None:
        """Tell of ``count`` cards."""
        self._count = count
        words = PileWords().button(count)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def relayout(self) -> None:
        """Stand right of the discard pile, clear of the knock zone where that can be."""
        layout = self._look.layout
        side = max(40.0, min(0.40 * layout.card, 52 * layout.text))
        x = layout.discard.right() + 0.055 * layout.card
        self.setGeometry(round(x), round(layout.discard.bottom() - side), round(side), round(side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: three cards in a fan, and the count."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, side = self._look.palette, float(self.width())
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.hasFocus() or self.underMouse() or self.isDown():
            ground = mix(palette.button, palette.ink, 0.14 if self.isDown() else 0.0)
            painter.setBrush(ground)
            focused = self.hasFocus()
            painter.setPen(QPen(QColor(palette.ink if focused else palette.button_line), 2 if focused else 1))
            painter.drawRoundedRect(box, 0.18 * side, 0.18 * side)
        painter.setPen(QPen(QColor(palette.ink), max(1.2, 0.032 * side)))
        ground = QColor(palette.felt)
        for turn in (-24, 0, 24):
            painter.save()
            painter.translate(side / 2, 0.56 * side)
            painter.rotate(turn)
            painter.setBrush(ground)
            card = QRectF(-0.1 * side, -0.42 * side, 0.2 * side, 0.28 * side)
            painter.drawRoundedRect(card, 0.03 * side, 0.03 * side)
            painter.restore()
        px = min(13 * self._look.text, 0.34 * side)
        room = QRectF(0, 0.54 * side, side, 0.42 * side)
        draw_text(painter, room, str(self._count), px, palette.ink, bold=True)
