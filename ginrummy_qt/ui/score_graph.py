"""Points over the rounds of a match: the first side solid with discs, the others dashed with other marks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.ui.text import TextStyle, draw, width
from ginrummy_qt.ui.theme import alpha, table_palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.ui.theme import TablePalette

__all__ = ["Course", "ScoreGraph"]

_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Course:
    """One side's way through the match."""

    name: str
    totals: tuple[int, ...]
    """Points after each round."""
    remarks: tuple[str, ...] = ()
    """For each round a word over the mark (``gin``), or an empty text."""


class ScoreGraph(QLabel):
    """The graph; its accessible text is every figure in it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._courses: tuple[Course, ...] = ()
        self._target = 100
        self._target_word = ""
        self._theme = "green"
        self._k = 1.0

    def show_courses(self, courses: tuple[Course, ...], target: int, target_word: str) -> None:
        """Show the points of up to three sides after each round, the reader's first.

        ``target_word`` stands over the target's line.
        """
        self._courses, self._target, self._target_word = courses, target, target_word
        said = "; ".join(f"{side.name}: {', '.join(map(str, side.totals))}" for side in courses)
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float) -> None:
        """Set colours and scale (text scale included)."""
        self._theme, self._k = theme, k
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: axes, lines, marks."""
        rounds = len(self._courses[0].totals) if self._courses else 0
        if not rounds:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        bold = TextStyle(13 * k, t.ink, bold=True)
        names = max(width(line, bold) for side in self._courses for line in side.name.split("\n"))
        plot = QRectF(self.rect()).adjusted(40 * k, 24 * k, -names - 16 * k, -28 * k)
        top = max(self._target, *(max(side.totals) for side in self._courses)) * 1.06

        def place(number: int, points: int) -> QPointF:
            return QPointF(
                plot.x() + plot.width() * number / rounds, plot.bottom() - plot.height() * points / top
            )

        self._paint_axes(painter, t, plot, place(0, self._target).y(), place(0, self._target // 2).y())
        # So that a number of two digits has room beside its neighbour.
        every = max(1 + rounds // 13, ceil(24 * k * rounds / max(1.0, plot.width())))
        for number in range(1, rounds + 1):
            # the last round is always named; its neighbour gives way to it
            if number == rounds or (number % every == 0 and rounds - number >= every):
                at = place(number, 0)
                draw(
                    painter,
                    QRectF(at.x() - 20 * k, plot.bottom() + 6 * k, 40 * k, 18 * k),
                    str(number),
                    TextStyle(12 * k, t.muted),
                    _CENTRE,
                )
        remarks: list[tuple[QRectF, str]] = []
        for index, side in reversed(tuple(enumerate(self._courses))):
            points = [place(number, total) for number, total in enumerate((0, *side.totals))]
            remarks += self._paint_course(painter, t, side, points, index)
        for rect, remark in remarks:  # last, on the ground's colour: a line may pass behind them
            painter.fillRect(rect, alpha(t.tray, 0.85))
            draw(painter, rect, remark, TextStyle(12 * k, t.ink), _CENTRE)
        self._paint_names(painter, t, [place(rounds, side.totals[-1]) for side in self._courses])

    def _paint_axes(
        self, painter: QPainter, t: TablePalette, plot: QRectF, target_y: float, half_y: float
    ) -> None:
        k = self._k
        for y, text in ((plot.bottom(), "0"), (half_y, str(self._target // 2))):
            painter.setPen(QPen(alpha(t.line, 0.45), 1))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            draw(painter, QRectF(0, y - 10 * k, 34 * k, 20 * k), text, TextStyle(12 * k, t.muted), _RIGHT)
        pen = QPen(QColor(t.line), 1.5)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.drawLine(QPointF(plot.x(), target_y), QPointF(plot.right(), target_y))
        number = TextStyle(12 * k, t.ink, bold=True)
        draw(painter, QRectF(0, target_y - 10 * k, 34 * k, 20 * k), str(self._target), number, _RIGHT)
        word = TextStyle(12 * k, t.muted)
        room = QRectF(plot.x() + 6 * k, target_y - 20 * k, width(self._target_word, word) + 2, 18 * k)
        draw(painter, room, self._target_word, word)

    def _paint_course(
        self, painter: QPainter, t: TablePalette, side: Course, points: list[QPointF], index: int
    ) -> list[tuple[QRectF, str]]:
        """Paint line and marks of side ``index``; return the words over the marks and where they stand."""
        k, mine = self._k, not index
        colour = QColor(t.ink if mine else t.muted)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(colour, (3 if mine else 2) * k)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not mine:
            pen.setDashPattern([4, 2.5] if index == 1 else [1, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        step = points[1].x() - points[0].x()
        before = 0
        remarks: list[tuple[QRectF, str]] = []
        for number, total in enumerate(side.totals):
            if total != before:
                at = points[number + 1]
                if mine:
                    painter.setPen(QPen(QColor(t.tray), 2 * k))
                    painter.setBrush(colour)
                    painter.drawEllipse(at, 6 * k, 6 * k)
                else:
                    painter.setPen(QPen(colour, 2 * k))
                    painter.setBrush(QColor(t.tray))
                    if index == 1:
                        painter.drawRect(QRectF(at.x() - 5 * k, at.y() - 5 * k, 10 * k, 10 * k))
                    else:
                        corners = ((0, -7), (6.5, 5), (-6.5, 5))
                        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * k for x, y in corners]))
                remark = side.remarks[number] if number < len(side.remarks) else ""
                style = TextStyle(12 * k, t.ink)
                half = width(remark, style) / 2 + 2 if remark else 0.0
                # Not over the next mark, and not at the end, where the name stands.
                if remark and half < step - 8 * k and number < len(side.totals) - 1:
                    remarks.append((QRectF(at.x() - half, at.y() - 26 * k, 2 * half, 18 * k), remark))
            before = total
        return remarks

    def _paint_names(self, painter: QPainter, t: TablePalette, ends: list[QPointF]) -> None:
        """Write the names at the lines' ends, pushed apart where the ends are close."""
        k = self._k
        highs = [(20 + 18 * side.name.count("\n") + 22) * k for side in self._courses]
        order = sorted(range(len(ends)), key=lambda index: ends[index].y())
        tops = {index: ends[index].y() - highs[index] / 2 for index in order}
        for upper, lower in pairwise(order):  # from the top down: below the one above
            tops[lower] = max(tops[lower], tops[upper] + highs[upper])
        floor = float(self.height())
        for index in reversed(order):  # and up again from the foot of the picture
            tops[index] = max(0.0, min(tops[index], floor - highs[index]))
            floor = tops[index]
        for index, side in enumerate(self._courses):
            y, x = tops[index], ends[index].x() + 12 * k
            colour = t.muted if index else t.ink
            room, name = self.width() - x, highs[index] - 22 * k
            style = TextStyle(13 * k, colour, bold=not index, line_height=1.35)
            draw(painter, QRectF(x, y, room, name), side.name, style)
            number = TextStyle(15 * k, colour, bold=True)
            draw(painter, QRectF(x, y + name, room, 22 * k), str(side.totals[-1]), number)
