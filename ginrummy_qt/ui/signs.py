"""Small signs that are drawn, not written: icons on buttons, brackets, shadows."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPainterPath, QPen, QPixmap

from ginrummy_qt.ui.theme import alpha

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import TablePalette

__all__ = ["button_icon", "paint_bracket", "paint_shadow"]

_RATIO: Final = 3  # icons are drawn at three times their size and scaled down by Qt
_LAYERS: Final = 7  # of a shadow
_MIDDLE: Final = 8  # pixels of a shadow's patch that are stretched along a side


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
    """Paint a soft shadow of ``size`` pixels round ``rect``: seven rounded rectangles, no graphics effect.

    They are painted once into a small pixmap, whose corners and sides are then set round any ``rect``.
    Nothing is painted in the middle, which ``rect`` covers.
    """
    if painter.worldTransform().isRotating():  # the seams between the parts would show
        _paint_layers(painter, rect, radius, size, opacity)
        return
    ratio = painter.device().devicePixelRatio()
    patch = _shadow_patch(round(radius, 1), round(size, 1), round(opacity, 2), ratio)
    side = patch.width() / ratio
    margin = _shadow_margin(size)
    corner = (side - _MIDDLE) / 2
    outer = rect.adjusted(-margin, -margin, margin, margin)
    across = _thirds(outer.x(), outer.width(), corner)
    down = _thirds(outer.y(), outer.height(), corner)
    for row, (y, high, from_y, cut_y) in enumerate(down):
        for column, (x, wide, from_x, cut_x) in enumerate(across):
            if row == column == 1:
                continue
            source = QRectF(from_x * ratio, from_y * ratio, cut_x * ratio, cut_y * ratio)
            painter.drawImage(QRectF(x, y, wide, high), patch, source)


def _shadow_margin(size: float) -> int:
    """Return how far a shadow reaches beyond its rectangle at the most, in pixels."""
    return ceil(0.95 * size) + 1


def _thirds(start: float, length: float, corner: float) -> tuple[tuple[float, float, float, float], ...]:
    """Return for both corners and the side between them: where, how long, and the same in the patch."""
    end = min(corner, length / 2)
    return (
        (start, end, 0.0, end),
        (start + end, length - 2 * end, corner, float(_MIDDLE)),
        (start + length - end, end, 2 * corner + _MIDDLE - end, end),
    )


@lru_cache(maxsize=24)
def _shadow_patch(radius: float, size: float, opacity: float, ratio: float) -> QImage:
    """Return the shadow of a small square: corners, and a middle of ``_MIDDLE`` pixels to be stretched."""
    margin = _shadow_margin(size)
    corner = margin + ceil(radius + size)
    side = 2 * corner + _MIDDLE
    # An image, not a pixmap: it may outlive the application.
    patch = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    patch.setDevicePixelRatio(ratio)
    patch.fill(Qt.GlobalColor.transparent)
    rect = QRectF(margin, margin, side - 2 * margin, side - 2 * margin)
    painter = QPainter(patch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_layers(painter, rect, radius, size, opacity)
    painter.end()
    return patch


def _paint_layers(painter: QPainter, rect: QRectF, radius: float, size: float, opacity: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(alpha("#000000", opacity / _LAYERS))
    for layer in range(_LAYERS):
        grow = size * (1 - layer / _LAYERS)
        down = 0.2 * size
        painter.drawRoundedRect(
            rect.adjusted(-0.6 * grow, -0.35 * grow + down, 0.6 * grow, 0.75 * grow + down),
            radius + grow / 2,
            radius + grow / 2,
        )
