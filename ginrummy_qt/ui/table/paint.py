"""Small signs that items of the table share: rings, pills, the number plate of a card, the signs of melds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from ginrummy_qt.engine.cards import Rank
from ginrummy_qt.ui.deck.palette import Theme
from ginrummy_qt.ui.table.hand import GroupKind
from ginrummy_qt.ui.theme import advance, font

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.table.look import Look

__all__ = ["draw_meld_sign", "draw_pill", "draw_plate", "draw_ring", "draw_text", "marked_ring"]

_DARK = "#14110A"
_PILL = "#16191C"
_OK_FILL = "#14663F"


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    px: float,
    colour: QColor | str,
    *,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw one line of plain ``text``, ``px`` pixels high, into ``rect``."""
    painter.setFont(font(px, bold=bold))
    painter.setPen(QColor(colour))
    painter.drawText(rect, align | Qt.TextFlag.TextDontClip, text)


def draw_ring(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    pen: QPen,
    fill: QColor | None = None,
) -> None:
    """Draw a rounded frame."""
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def draw_path(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
    """Draw a line along ``path``."""
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def marked_ring(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Draw the accent ring of a selected or recommended card; a dark line parts it from a pale neighbour."""
    width = max(2.5, 0.02 * rect.width())
    out = width / 2 + 0.5
    radius = 0.06 * rect.width() + out
    around = rect.adjusted(-out, -out, out, out)
    draw_ring(painter, around, radius, QPen(QColor(_DARK), width + 2.2))
    draw_ring(painter, around, radius, QPen(QColor(look.palette.accent), width))


def draw_pill(
    painter: QPainter,
    centre: QPointF,
    text: str,
    px: float,
    *,
    fill: QColor | str = _PILL,
    ink: QColor | str = "#FFFFFF",
    edge: QColor | None = None,
    padding: float = 5.0,
    height: float = 0.0,
) -> QRectF:
    """Draw a remark with round ends, centred on ``centre``; return its frame."""
    high = height or px * 1.6
    wide = max(high, advance(text, px, bold=True) + 2 * padding)
    rect = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    painter.setPen(QPen(edge, 1.5) if edge is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(rect, high / 2, high / 2)
    draw_text(painter, rect, text, px, ink, bold=True)
    return rect


def draw_meld_sign(
    painter: QPainter, kind: GroupKind, corner: QPointF, side: float, colour: QColor | str
) -> None:
    """Draw the sign of a meld: three rising steps for a run, three equal bars for a set.

    Shape tells them apart.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for bar in range(3):
        high = side * (0.4 + 0.3 * bar) if kind is GroupKind.RUN else side * 0.85
        rect = QRectF(corner.x() + bar * side * 0.36, corner.y() + side - high, side * 0.26, high)
        painter.drawRoundedRect(rect, side * 0.06, side * 0.06)


def draw_plate(
    painter: QPainter, look: Look, card: Card, rect: QRectF, number: int | None, *, loose: bool, ok: bool
) -> None:
    """Draw the deadwood after throwing ``card`` on its lower left corner; a lock for a ``None`` number.

    The plate is the third notch of the face: in units of 250 × 350 it fills x 8 to 56 and y 302 to 342, clear
    of every pip. Number alone: a melded card. Box: a loose one. Filled box: at or under the knock limit.
    """
    unit = rect.width() / 250
    night = look.theme is Theme.NIGHT
    bold = loose or ok or number is None
    px = max(12.0, (31 if look.large_index else 27) * unit)
    high = max(18.0, 40 * unit)
    wide = max((58 if look.large_index else 48) * unit, 18.0)
    text = "" if number is None else str(number)
    face = font(px, bold=bold)
    wide = max(wide, QFontMetricsF(face).horizontalAdvance(text) + 4)
    plate = QRectF(rect.x() + 8 * unit, rect.y() + 342 * unit - high, wide, high)
    radius = 7 * unit
    ink = QColor("#F0F2F4" if night else "#262C2A")
    if ok and number is not None:
        painter.setPen(QPen(QColor(look.paper), max(1.5, 2.4 * unit)))
        painter.setBrush(QColor(_OK_FILL))
        painter.drawRoundedRect(plate, radius, radius)
        ink = QColor("#FFFFFF")
    elif bold:
        painter.setPen(QPen(QColor("#8A929C" if night else "#7D847F"), max(1.0, 2 * unit)))
        painter.setBrush(QColor("#323A45" if night else look.paper))
        painter.drawRoundedRect(plate, radius, radius)
    else:
        if card.rank >= Rank.JACK:
            _draw_notch(painter, look, card, rect, plate, unit)
        ink = QColor("#B9C0C8" if night else "#555B58" if look.theme is Theme.DIM else "#5E6562")
    if number is None:
        _draw_lock(painter, plate.center(), 0.62 * plate.height(), ink)
        return
    painter.setFont(face)
    painter.setPen(ink)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)


def _draw_notch(painter: QPainter, look: Look, card: Card, rect: QRectF, plate: QRectF, unit: float) -> None:
    """Cut the panel of a court card, the twin of the notch round its index."""
    right, top, corner = plate.right() + 4 * unit, plate.top() - 4 * unit, 9 * unit
    left, bottom = rect.x() + 6 * unit, rect.y() + 343 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.paper))
    painter.drawRect(QRectF(left, top, right - left, bottom - top))
    painter.setPen(QPen(QColor(look.frame(card)), max(1.0, 1.8 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(rect.x() + 17 * unit, top))
    path.lineTo(right - corner, top)
    path.quadTo(right, top, right, top + corner)
    path.lineTo(right, rect.y() + 333 * unit)
    painter.drawPath(path)


def _draw_lock(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(colour, side * 0.14))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-side * 0.22, -side * 0.48, side * 0.44, side * 0.56), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(
        QRectF(-side * 0.36, -side * 0.16, side * 0.72, side * 0.56), side * 0.08, side * 0.08
    )
    painter.restore()
