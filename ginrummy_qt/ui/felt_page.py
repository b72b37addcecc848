"""An empty table: what a start shows until the match that was left on it lies there again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.theme import table_palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.models.settings import Settings

__all__ = ["FeltPage"]


class FeltPage(QWidget):
    """The felt in the colours of the table, and nothing on it."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the felt."""
        t = table_palette(self._settings.table)
        painter = QPainter(self)
        wide, high = self.width(), self.height()
        gradient = QRadialGradient(QPointF(wide / 2, 0.40 * high), 0.62 * max(wide, high))
        gradient.setColorAt(0, QColor(t.felt))
        gradient.setColorAt(1, QColor(t.edge))
        painter.fillRect(QRectF(0, 0, wide, high), gradient)
