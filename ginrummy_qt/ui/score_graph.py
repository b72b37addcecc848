"""Points over the rounds of a match: the person solid with discs, the computer dashed with squares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
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
        self._mine = self._theirs = Course("", ())
        self._target = 100
        self._target_word = ""
        self._theme = "green"
        self._k = 1.0

    def show_courses(self, mine: Course, theirs: Course, target: int, target_word: str) -> None:
        """Show both sides' points after each round; ``target_word`` stands over the target's line."""
        self._mine, self._theirs, self._target, self._target_word = mine, theirs, target, target_word
        said = "; ".join(f"{side.name}: {', '.join(map(str, side.totals))}" for side in (mine, theirs))
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float) -> None:
        """Set colours and scale (text scale included)."""
        self._theme, self._k = theme, k
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: axes, lines, marks."""
        rounds = len(self._mine.totals)
        if not rounds:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        bold = TextStyle(13 * k, t.ink, bold=True)
        names = max(width(side.name, bold) for side in (self._mine, self._theirs))
        plot = QRectF(self.rect()).adjusted(40 * k, 24 * k, -names - 16 * k, -28 * k)
        top = max(self._target, *self._mine.totals, *self._theirs.totals) * 1.06

        def place(number: int, points: int) -> QPointF:
            return QPointF(
                plot.x() + plot.width() * number / rounds, plot.bottom() - plot.height() * points / top
            )

        self._paint_axes(painter, t, plot, place(0, self._target).y(), place(0, self._target // 2).y())
        every = 1 + rounds // 13
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
        for side, mine in ((self._theirs, False), (self._mine, True)):
            points = [place(number, total) for number, total in enumerate((0, *side.totals))]
            remarks += self._paint_course(painter, t, side, points, mine=mine)
        for rect, remark in remarks:  # last, on the ground's colour: a line may pass behind them
            painter.fillRect(rect, alpha(t.tray, 0.85))
            draw(painter, rect, remark, TextStyle(12 * k, t.ink), _CENTRE)
        self._paint_names(
            painter, t, place(rounds, self._mine.totals[-1]), place(rounds, self._theirs.totals[-1])
        )

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
        self, painter: QPainter, t: TablePalette, side: Course, points: list[QPointF], *, mine: bool
    ) -> list[tuple[QRectF, str]]:
        """Paint line and marks; return the words over the marks and where they stand."""
        k = self._k
        colour = QColor(t.ink if mine else t.muted)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        pen = QPen(colour, (3 if mine else 2) * k)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not mine:
            pen.setDashPattern([4, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        step = points[1].x() - points[0].x()
        before = 0
        remarks: list[tuple[QRectF, str]] = []
        for index, total in enumerate(side.totals):
            if total != before:
                at = points[index + 1]
                if mine:
                    painter.setPen(QPen(QColor(t.tray), 2 * k))
                    painter.setBrush(colour)
                    painter.drawEllipse(at, 6 * k, 6 * k)
                else:
                    painter.setPen(QPen(colour, 2 * k))
                    painter.setBrush(QColor(t.tray))
                    painter.drawRect(QRectF(at.x() - 5 * k, at.y() - 5 * k, 10 * k, 10 * k))
                remark = side.remarks[index] if index < len(side.remarks) else ""
                style = TextStyle(12 * k, t.ink)
                half = width(remark, style) / 2 + 2 if remark else 0.0
                # Not over the next mark, and not at the end, where the name stands.
                if remark and half < step - 8 * k and index < len(side.totals) - 1:
                    remarks.append((QRectF(at.x() - half, at.y() - 26 * k, 2 * half, 18 * k), remark))
            before = total
        return remarks

    def _paint_names(self, painter: QPainter, t: TablePalette, mine: QPointF, theirs: QPointF) -> None:
        """Write the names at the lines' ends, pushed apart where the ends are close."""
        k = self._k
        high = 42 * k
        upper, lower = (mine, theirs) if mine.y() <= theirs.y() else (theirs, mine)
        push = max(0.0, high - (lower.y() - upper.y())) / 2
        for point, side, is_mine in ((mine, self._mine, True), (theirs, self._theirs, False)):
            y = point.y() + (-push if point is upper else push) - 20 * k
            y = min(max(y, 0.0), self.height() - high)
            x = point.x() + 12 * k
            colour = t.ink if is_mine else t.muted
            room = self.width() - x
            draw(painter, QRectF(x, y, room, 20 * k), side.name, TextStyle(13 * k, colour, bold=is_mine))
            number = TextStyle(15 * k, colour, bold=True)
            draw(painter, QRectF(x, y + 20 * k, room, 22 * k), str(side.totals[-1]), number)
