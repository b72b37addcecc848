"""The outlook over a round: what could be expected of it after each decision, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ginrummy_qt.ui.review_parts import MARGIN, paint_turning
from ginrummy_qt.ui.text import TextStyle, draw, width
from ginrummy_qt.ui.theme import elided

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from ginrummy_qt.ui.dock_painters import PanelLook

__all__ = ["OutlookGraph", "OutlookPoint"]

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class OutlookPoint:
    """One point of the line."""

    value: float
    """In points."""
    said: str
    """For screen readers."""
    costly: bool = False
    turning: bool = False


class OutlookGraph(QLabel):
    """The line. A click goes to the decision that is nearest; its accessible text is every figure in it."""

    wanted = Signal(int)
    """The place of a decision in the round, from 0."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._points: tuple[OutlookPoint, ...] = ()
        self._end: tuple[float, str] | None = None
        self._caption = ""
        self._at: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_round(
        self, caption: str, points: tuple[OutlookPoint, ...], end: tuple[float, str] | None
    ) -> None:
        """Show a round: what could be expected after each decision, and the ``end`` with its text."""
        self._caption, self._points, self._end = caption, points, end
        said = [caption, *(point.said for point in points)]
        if end is not None:
            said.append(end[1])
        self.setText(". ".join(said) if points else "")
        self.setAccessibleName(self.text())
        self.update()

    def set_current(self, place: int | None) -> None:
        """Mark this decision."""
        self._at = place
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: caption and line."""
        return QSize(240, round(104 * self._look.scale))

    def minimumSizeHint(self) -> QSize:
        """Qt: as low as the hint."""
        return QSize(160, self.sizeHint().height())

    # ------------------------------------------------------------------ places

    def _plot(self) -> QRectF:
        k = self._look.scale
        numbers = max(width(text, TextStyle(12.5 * k, "#000000", bold=True)) for text in self._ends()) + 8 * k
        return QRectF(self.rect()).adjusted(MARGIN * k, 34 * k, -MARGIN * k - numbers, -14 * k)

    def _ends(self) -> tuple[str, str]:
        return ("0", "0" if self._end is None else self._end[1])

    def _values(self) -> list[float]:
        values = [point.value for point in self._points]
        return values if self._end is None else [*values, self._end[0]]

    def _place(self, number: int, value: float) -> QPointF:
        plot, values = self._plot(), self._values()
        low, high = min(0.0, *values), max(0.0, *values)
        span = max(10.0, high - low)
        steps = max(1, len(values) - 1)
        x = plot.x() + plot.width() * number / steps
        return QPointF(x, plot.bottom() - plot.height() * (value - low) / span)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: go to the decision that is nearest to the click."""
        if event.button() is Qt.MouseButton.LeftButton and self._points:
            x = event.position().x()
            away = [abs(self._place(number, 0).x() - x) for number in range(len(self._points))]
            self.wanted.emit(away.index(min(away)))
        event.accept()

    # ------------------------------------------------------------------ painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: caption, zero, line, marks."""
        if not self._points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        desk, k, plot = self._look.desk, self._look.scale, self._plot()
        room = self.width() - 2 * MARGIN * k
        caption = elided(self._caption, 13 * k, room)
        draw(painter, QRectF(MARGIN * k, 6 * k, room, 20 * k), caption, TextStyle(13 * k, desk.muted), _LEFT)
        values = self._values()
        zero = self._place(0, 0.0).y()
        painter.setPen(QPen(QColor(desk.edge), 1))
        painter.drawLine(QPointF(plot.x(), zero), QPointF(plot.right(), zero))
        points = [self._place(number, value) for number, value in enumerate(values)]
        painter.setPen(QPen(QColor(desk.ink), 2 * k, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        for number, at in enumerate(points):
            self._paint_point(painter, number, at)
        beside = plot.right() + 4 * k
        end = points[-1].y()
        number_style = TextStyle(12.5 * k, desk.ink, bold=True)
        if self._end is not None:
            draw(painter, _line(beside, end, self.width(), k), self._end[1], number_style, _RIGHT)
        if self._end is None or abs(end - zero) > 15 * k:
            draw(painter, _line(beside, zero, self.width(), k), "0", TextStyle(12.5 * k, desk.muted), _RIGHT)

    def _paint_point(self, painter: QPainter, number: int, at: QPointF) -> None:
        desk, k = self._look.desk, self._look.scale
        point = self._points[number] if number < len(self._points) else None
        if point is not None and point.turning:
            paint_turning(painter, at, 13 * k, desk.accent, desk.ink)
        else:
            costly = point is not None and point.costly
            painter.setPen(QPen(QColor(desk.window), 1.5 * k))
            painter.setBrush(QColor(desk.bad if costly else desk.ink))
            side = (4.5 if costly else 3.5) * k
            painter.drawEllipse(at, side, side)
        if number == self._at:
            painter.setPen(QPen(QColor(desk.ink), 2 * k))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 8.5 * k, 8.5 * k)


def _line(x: float, y: float, right: float, k: float) -> QRectF:
    return QRectF(x, y - 10 * k, right - x - 4 * k, 20 * k)
