"""The felt under everything: a radial gradient, baked once for each size, theme and pixel ratio."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.ui.table.look import Look

__all__ = ["Felt"]


class Felt:
    """Draws the felt of a table that fills ``viewport``."""

    def __init__(self, look: Look, viewport: QWidget) -> None:
        self._look = look
        self._viewport = viewport
        self._baked: QPixmap | None = None

    def reset(self) -> None:
        """Bake anew when drawn next: size, theme or pixel ratio has changed."""
        self._baked = None

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the part of the felt in ``area``, in pixels of the viewport."""
        if self._baked is None:
            self._baked = self._bake()
        ratio = self._baked.devicePixelRatio()
        source = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
        painter.drawPixmap(area.topLeft(), self._baked, source)

    def _bake(self) -> QPixmap:
        size, ratio = self._viewport.size(), self._viewport.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        centre = QPointF(size.width() / 2, 0.40 * size.height())
        gradient = QRadialGradient(centre, 0.62 * max(size.width(), size.height()))
        gradient.setColorAt(0, QColor(self._look.palette.felt))
        gradient.setColorAt(1, QColor(self._look.palette.edge))
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), gradient)
        painter.end()
        return pixmap
