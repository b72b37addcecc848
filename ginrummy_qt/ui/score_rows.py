"""Lines of a score sheet on the felt: number, what, and a figure for each side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.ui.text import TextStyle, draw, height, width
from ginrummy_qt.ui.theme import advance, alpha, table_palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

__all__ = ["Figure", "ScoreLine", "ScoreRows"]

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Figure:
    """One side's cell: ``gain`` small before ``value``; an empty text leaves the place empty."""

    value: str = ""
    gain: str = ""
    good: bool = False
    """Painted in the colour of gain."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line; ``kind`` is ``head``, ``round``, ``plain`` or ``total``."""

    what: str
    figures: tuple[Figure, ...]
    """One for each side, in the order of the columns."""
    number: str = ""
    kind: str = "round"
    note: str = ""
    """A few words more, small, under ``what``: who dealt."""

    def spoken(self, names: Sequence[str]) -> str:
        """Return the line for screen readers."""
        parts = [f"{self.number} {self.what}".strip(), *((self.note,) if self.note else ())]
        parts += [
            f"{name} {figure.gain} {figure.value}".replace("  ", " ")
            for name, figure in zip(names, self.figures, strict=True)
            if figure.value
        ]
        return ", ".join(parts)


class ScoreRows(QLabel):
    """Paints lines; its accessible text is all of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[ScoreLine, ...] = ()
        self._theme = "green"
        self._k = 1.0
        self._row = 36.0
        self._columns: tuple[float, ...] = (86.0, 116.0)

    def show_lines(self, lines: tuple[ScoreLine, ...], names: Sequence[str]) -> None:
        """Show ``lines``; ``names`` of the sides, in the order of the columns, are for screen readers."""
        self._lines = lines
        said = "\n".join(line.spoken(names) for line in lines)
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float, *, row: float, columns: tuple[float, ...]) -> None:
        """Set colours, scale (text scale included), a round's height at scale 1, widths of columns."""
        self._theme, self._k, self._row, self._columns = theme, k, row, columns
        self.update()

    def column_widths(self, k: float) -> tuple[float, ...]:
        """Return the widths in pixels that the figures of the sides need."""
        if not self._lines:
            return (0.0, 0.0)
        return tuple(
            max(self._need(line, line.figures[column], k) for line in self._lines)
            for column in range(len(self._lines[0].figures))
        )

    @staticmethod
    def _need(line: ScoreLine, figure: Figure, k: float) -> float:
        px = {"head": 13, "total": 26, "round": 15}.get(line.kind, 14)
        bold = line.kind in {"total", "round"}
        need = max(advance(part, px * k, bold=bold) for part in figure.value.split("\n"))
        if figure.gain:
            need += advance(figure.gain, 12.5 * k) + 8 * k
        return need + 12 * k

    def needed_height(self, wide: float) -> float:
        """Return the height in pixels at ``wide`` pixels."""
        return sum(self._height(line, wide) for line in self._lines)

    def _height(self, line: ScoreLine, wide: float) -> float:
        k = self._k
        if line.kind == "head":
            names = max(figure.value.count("\n") for figure in line.figures)
            return (28 + 18 * names) * k
        if line.kind == "total":
            return 48 * k
        if line.kind == "round":
            style, room = TextStyle(14 * k, "#000000", line_height=1.25), self._words_room(line, wide)
            words = height(line.what, style, room)
            more = max(0.0, words - style.px * style.line_height)
            return (max(self._row, 40) if line.note else self._row) * k + more
        text = height(line.what, TextStyle(14 * k, "#000000", line_height=1.25), self._text_room(wide))
        return max(30 * k, text + 8 * k)

    def _text_room(self, wide: float) -> float:
        return wide - sum(self._columns)

    def _words_room(self, line: ScoreLine, wide: float) -> float:
        """Return how wide the words of a round may be: they may reach over columns without a figure."""
        free = self._text_room(wide) - (28 * self._k if line.number else 0.0)
        beyond = 0.0
        for column, figure in zip(self._columns, line.figures, strict=False):
            if figure.value or figure.gain:
                break
            beyond += column
        return free + max(0.0, beyond - 8 * self._k)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        wide = float(self.width())
        y = 0.0
        for number, line in enumerate(self._lines):
            high = self._height(line, wide)
            if line.kind == "plain" and not number:
                painter.setPen(QPen(QColor(t.line), 1.5))
                painter.drawLine(QPointF(0, y + 1), QPointF(wide, y + 1))
            elif line.kind == "round":
                painter.setPen(QPen(alpha(t.line, 0.45), 1))
                painter.drawLine(QPointF(0, y + 0.5), QPointF(wide, y + 0.5))
            elif line.kind == "total":
                painter.setPen(QPen(QColor(t.line), 1.5))
                for offset in (1.0, 4.0):
                    painter.drawLine(QPointF(0, y + offset), QPointF(wide, y + offset))
            left = 28 * k if line.number else 0.0
            if line.number:
                draw(painter, QRectF(0, y, left, high), line.number, TextStyle(13 * k, t.muted))
            style = {
                "head": TextStyle(13 * k, t.muted),
                "total": TextStyle(17 * k, t.ink, bold=True),
            }.get(line.kind, TextStyle(14 * k, t.ink, line_height=1.25))
            down = 4 * k if line.kind == "total" else 0
            room = QRectF(left, y + down, self._text_room(wide) - left, high - down)
            if line.note:
                below = room.height() - max(self._row, 40) * k / 2
                note = QRectF(room.x(), room.y() + below, room.width(), room.height() - below - 2 * k)
                draw(painter, note, line.note, TextStyle(12 * k, t.muted))
                room.setHeight(below + 2 * k)
            if line.kind == "round":
                room.setWidth(self._words_room(line, wide))
            draw(painter, room, line.what, style)
            for column, figure in enumerate(line.figures):
                right = wide - sum(self._columns[column + 1 :])
                column_room = QRectF(
                    right - self._columns[column], y + down, self._columns[column], high - down
                )
                self._paint_figure(painter, line, figure, column_room)
            y += high

    def _paint_figure(self, painter: QPainter, line: ScoreLine, figure: Figure, rect: QRectF) -> None:
        t, k = table_palette(self._theme), self._k
        px = {"head": 13, "total": 26, "round": 15}.get(line.kind, 14)
        muted = line.kind == "head" or figure.value == "–"
        colour = t.ok if figure.good else t.muted if muted else t.ink
        style = TextStyle(px * k, colour, bold=line.kind in {"total", "round"}, line_height=1.35)
        draw(painter, rect, figure.value, style, _RIGHT)
        if figure.gain:
            before = rect.adjusted(0, 0, -width(figure.value, style) - 8 * k, 0)
            draw(painter, before, figure.gain, TextStyle(12.5 * k, t.muted), _RIGHT)
