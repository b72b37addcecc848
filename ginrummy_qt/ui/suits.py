"""The four suits as outlines, for small signs in running text. Own drawings of this project.

The deck has its own, larger forms; these are simpler, so that they stay crisp at ten pixels.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from ginrummy_qt.engine.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["suit_path"]


def suit_path(suit: Suit, side: float) -> QPainterPath:
    """Return the outline of ``suit``, centred on the origin inside a square of ``side`` pixels."""
    return QTransform.fromScale(side, side).map(_unit_path(suit))


@cache
def _unit_path(suit: Suit) -> QPainterPath:
    if suit is Suit.DIAMONDS:
        path = QPainterPath(QPointF(0, -0.5))
        for cx, cy, x, y in (
            (0.17, -0.2, 0.38, 0),
            (0.17, 0.2, 0, 0.5),
            (-0.17, 0.2, -0.38, 0),
            (-0.17, -0.2, 0, -0.5),
        ):
            path.quadTo(cx, cy, x, y)
        return path
    if suit is Suit.HEARTS:
        return _cubics(
            (0, 0.5),
            (
                (-0.12, 0.28, -0.5, 0.08, -0.5, -0.2),
                (-0.5, -0.42, -0.34, -0.5, -0.24, -0.5),
                (-0.12, -0.5, 0, -0.38, 0, -0.24),
                (0, -0.38, 0.12, -0.5, 0.24, -0.5),
                (0.34, -0.5, 0.5, -0.42, 0.5, -0.2),
                (0.5, 0.08, 0.12, 0.28, 0, 0.5),
            ),
        )
    if suit is Suit.SPADES:
        leaf = _cubics(
            (0, -0.5),
            (
                (0.12, -0.26, 0.5, -0.06, 0.5, 0.16),
                (0.5, 0.36, 0.3, 0.42, 0.2, 0.4),
                (0.12, 0.39, 0.06, 0.34, 0, 0.22),
                (-0.06, 0.34, -0.12, 0.39, -0.2, 0.4),
                (-0.3, 0.42, -0.5, 0.36, -0.5, 0.16),
                (-0.5, -0.06, -0.12, -0.26, 0, -0.5),
            ),
        )
        return leaf.united(_stem())
    lobe = 0.235
    leaves = QPainterPath()
    leaves.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.25), (-0.255, 0.1), (0.255, 0.1)):
        leaves.addEllipse(QPointF(x, y), lobe, lobe)
    leaves.addRect(QRectF(-0.08, -0.12, 0.16, 0.3))
    return leaves.simplified().united(_stem())


def _cubics(start: tuple[float, float], curves: Sequence[tuple[float, ...]]) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    for x1, y1, x2, y2, x, y in curves:
        path.cubicTo(x1, y1, x2, y2, x, y)
    path.closeSubpath()
    return path


def _stem() -> QPainterPath:
    """The foot that spades and clubs stand on."""
    stem = QPainterPath(QPointF(-0.03, 0))
    stem.lineTo(0.03, 0)
    stem.quadTo(0.04, 0.42, 0.18, 0.5)
    stem.lineTo(-0.18, 0.5)
    stem.quadTo(-0.04, 0.42, -0.03, 0)
    return stem
