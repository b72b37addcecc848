"""Small signs that are drawn, not written: icons on buttons, brackets, shadows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from ginrummy_qt.ui.theme import alpha

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import TablePalette

__all__ = ["button_icon", "paint_bracket", "paint_shadow"]

_RATIO: Final = 3  # icons are drawn at three times their size and scaled down by Qt


def button_icon(kind: str, colour: str, muted: str, size: int) -> QIcon:
    """Return the icon ``kind`` (``hint``, ``sort``, ``undo``, ``open``, ``closed``) of ``size`` pixels.

    Drawn in ``colour``, on a disabled button in ``muted``.

    Raises:
        ValueError: there is no such icon.
    """
    if kind not in {"hint", "sort", "undo", "open", "closed"}:
        raise ValueError(f"no icon is called {kind!r}")
    icon = QIcon()
    icon.addPixmap(_sign(kind, colour, size))
    icon.addPixmap(_sign(kind, muted, size), QIcon.Mode.Disabled)
    return icon


def _sign(kind: str, colour: str, size: int) -> QPixmap:
    pixmap = QPixmap(size * _RATIO, size * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size * _RATIO / 24, size * _RATIO / 24)
    painter.setPen(QPen(QColor(colour), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if kind == "hint":  # a lamp
        painter.drawArc(QRectF(6, 3, 12, 12), -50 * 16, 280 * 16)
        for x1, y1, x2, y2 in ((9, 15, 9, 17), (15, 15, 15, 17), (9, 18, 15, 18), (10, 21, 14, 21)):
            painter.drawLine(x1, y1, x2, y2)
    elif kind == "undo":  # an arrow that turns back
        painter.drawArc(QRectF(5, 7, 14, 12), -90 * 16, 230 * 16)
        painter.drawLine(12, 19, 8, 19)
        painter.drawPolyline([QPointF(4.5, 5), QPointF(5.6, 10.4), QPointF(11, 9.2)])
    elif kind in {"open", "closed"}:  # an eye, struck out where hands are to be closed
        lid = QPainterPath(QPointF(3, 12))
        lid.quadTo(12, 2.5, 21, 12)
        lid.quadTo(12, 21.5, 3, 12)
        painter.drawPath(lid)
        painter.drawEllipse(QPointF(12, 12), 3, 3)
        if kind == "closed":
            painter.drawLine(5, 20, 19, 4)
    else:  # lines that grow shorter
        for row, length in enumerate((14, 10, 6)):
            painter.drawLine(5, 7 + 5 * row, 5 + length, 7 + 5 * row)
    painter.end()
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


def paint_bracket(
    painter: QPainter, span: tuple[float, float], y: float, gap: float, t: TablePalette, k: float
) -> None:
    """Paint the bracket under a meld across ``span``, open for ``gap`` pixels in the middle."""
    left, right = span
    painter.setPen(QPen(QColor(t.line), max(1.5, 1.6 * k)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius, line = 5 * k, y + 13 * k
    middle = (left + right) / 2
    for end, inner, way in ((left, middle - gap / 2, 1), (right, middle + gap / 2, -1)):
        path = QPainterPath(QPointF(end, y + 5 * k))
        path.lineTo(end, line - radius)
        path.quadTo(end, line, end + way * radius, line)
        if (inner - end) * way > radius:
            path.lineTo(inner, line)
        painter.drawPath(path)


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, size: float, opacity: float) -> None:
    """Paint a soft shadow of ``size`` pixels under ``rect``: seven rounded rectangles, no graphics effect."""
    layers = 7
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(layers):
        grow = size * (1 - layer / layers)
        painter.setBrush(alpha("#000000", opacity / layers))
        down = 0.2 * size
        painter.drawRoundedRect(
            rect.adjusted(-0.6 * grow, -0.35 * grow + down, 0.6 * grow, 0.75 * grow + down),
            radius + grow / 2,
            radius + grow / 2,
        )
