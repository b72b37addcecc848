"""Two small parts of the round result: the ledger of the layoffs, and the bars of the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, width
from ginrummy_qt.ui.theme import clamp, mix, table_palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

__all__ = ["Ledger", "ScoreBars", "SideScore"]

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ledger(QLabel):
    """Three lines with a number each: deadwood, what was laid off, what is left (full ink, ruled off)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[str, str], ...] = ()
        self._theme = "green"
        self._k = 1.0
        self._cards = InlineCards()

    def show_lines(self, lines: tuple[tuple[str, str], ...]) -> None:
        """Show ``lines``, each a caption with markup and a number."""
        self._lines = lines
        said = ", ".join(f"{spoken(caption)} {number}" for caption, number in lines)
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float, cards: InlineCards) -> None:
        """Set colours, scale (text scale included) and how small cards look."""
        self._theme, self._k, self._cards = theme, k, cards
        self.update()

    def needed_width(self) -> float:
        """Return the width in pixels that shows everything."""
        caption, number = self._style(last=False), self._style(last=True)
        return max((width(a, caption) + width(b, number) + 16 * self._k for a, b in self._lines), default=0.0)

    def needed_height(self) -> float:
        """Return the height in pixels."""
        return len(self._lines) * 24 * self._k

    def _style(self, *, last: bool) -> TextStyle:
        t = table_palette(self._theme)
        px = 15 if last else 13
        return TextStyle(px * self._k, t.ink if last else t.muted, bold=last, cards=self._cards)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        for index, (caption, number) in enumerate(self._lines):
            last = index == len(self._lines) - 1
            rect = QRectF(0, index * 24 * k, self.width(), 22 * k)
            colour = t.ink if last else t.muted
            draw(painter, rect, caption, TextStyle(13 * k, colour, cards=self._cards))
            draw(painter, rect, number, TextStyle((15 if last else 14) * k, t.ink, bold=last), _RIGHT)
            if last:
                painter.setPen(QPen(QColor(t.line), 1))
                y = rect.y() - k
                painter.drawLine(QPointF(0, y), QPointF(self.width(), y))


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's points before and after the round."""

    name: str
    before: int
    after: int


class ScoreBars(QLabel):
    """Both scores as bars toward the target; what the round added is in another colour and in figures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sides: tuple[SideScore, ...] = ()
        self._target = 100
        self._mine = False
        self._theme = "green"
        self._k = 1.0

    def show_scores(self, sides: tuple[SideScore, ...], target: int, *, mine: bool) -> None:
        """Show ``sides``; ``mine``: the person gained, shown in the colour of gain."""
        self._sides, self._target, self._mine = sides, max(1, target), mine
        said = "; ".join(
            self.tr("{name}: {points} of {target}").format(name=side.name, points=side.after, target=target)
            for side in sides
        )
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float) -> None:
        """Set colours and scale (text scale included)."""
        self._theme, self._k = theme, k
        self.update()

    def needed_width(self, bar: float) -> float:
        """Return the width in pixels with bars of ``bar`` pixels."""
        return self._name_width() + bar + 8 * self._k + self._number_width()

    def _name_width(self) -> float:
        bold = TextStyle(13 * self._k, "#000000", bold=True)
        return max((width(side.name, bold) for side in self._sides), default=0.0) + 12 * self._k

    def _number_width(self) -> float:
        bold = TextStyle(13 * self._k, "#000000", bold=True)
        return max(
            (
                width(f"{side.after} / {self._target}  +{side.after - side.before}", bold) + 8 * self._k
                for side in self._sides
            ),
            default=0.0,
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint names, bars and figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        gain = t.ok if self._mine else t.ink
        names = self._name_width()
        bar = clamp(self.width() - names - 8 * k - self._number_width(), 0, 300 * k)
        for row, side in enumerate(self._sides):
            y = row * 22 * k
            grown = side.after > side.before
            draw(
                painter,
                QRectF(0, y, names, 20 * k),
                side.name,
                TextStyle(13 * k, t.ink if grown else t.muted, bold=grown),
            )
            if bar >= 20 * k:
                painter.setPen(Qt.PenStyle.NoPen)
                for points, colour in (
                    (self._target, mix(t.tray, t.ink, 0.2)),
                    (side.after, QColor(gain if grown else t.muted)),
                    (side.before, QColor(t.muted)),
                ):
                    length = bar * min(points, self._target) / self._target
                    painter.setBrush(colour)
                    if length > 0:
                        painter.drawRoundedRect(QRectF(names, y + 7 * k, length, 6 * k), 3 * k, 3 * k)
            left = names + (bar + 8 * k if bar >= 20 * k else 0)
            figures = f"*{side.after}* / {self._target}"
            style = TextStyle(13 * k, t.muted, strong=t.ink)
            draw(painter, QRectF(left, y, self.width(), 20 * k), figures, style)
            if grown:
                draw(
                    painter,
                    QRectF(left + width(figures, style) + 8 * k, y, 90 * k, 20 * k),
                    f"+{side.after - side.before}",
                    TextStyle(13 * k, gain, bold=True),
                )
