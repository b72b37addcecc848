"""The knock button as a place to drop a card on: painted above its widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPainter, QPen

from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.paint import draw_ring, draw_text
from ginrummy_qt.ui.table.pile_item import KnockZone
from ginrummy_qt.ui.theme import alpha

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

__all__ = ["KnockSpot"]


class KnockSpot(KnockZone):
    """Covers the knock button while a card that may knock is dragged. The pointer aims at it."""

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint nothing: the button would hide it."""

    def paint_pill(self, painter: QPainter) -> None:
        """Paint over the button what a drop does: dashed where it may go, filled where it goes now."""
        if self.aim is Aim.NONE:
            return
        look, palette = self._look, self._look.palette
        aimed = self.aim is Aim.AIMED
        width = max(2.0, 0.014 * look.layout.card)
        if aimed:
            for step in range(3):
                more = (2 + 3 * step) * look.layout.k
                glow = QPen(alpha(palette.accent, 0.22 - 0.06 * step), 3 * look.layout.k)
                draw_ring(painter, self.frame.adjusted(-more, -more, more, more), 8 * look.text + more, glow)
        style = QPen(QColor(palette.accent), width)
        if not aimed:
            style.setStyle(style.style().DashLine)
        body = self.frame.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        draw_ring(painter, body, 8 * look.text, style, QColor(palette.accent if aimed else palette.tray))
        ink = palette.on_accent if aimed else palette.ink
        draw_text(painter, self.frame, self.pill(), 15 * look.text, ink, bold=True)
