"""The sum of a round: numbers over their captions, the same room on both sides of every sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.ui.theme import advance, font, table_palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.models.results import Term

__all__ = ["Cell", "SumLine", "lay_sum"]

_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Cell:
    """One place of the sum: a number with a caption, or a sign."""

    text: str
    caption: str
    x: float
    width: float
    final: bool = False

    @property
    def is_sign(self) -> bool:
        """Whether this is a sign between two numbers."""
        return not self.caption


def lay_sum(
    terms: Sequence[Term], room: float, number_px: float, caption_px: float
) -> tuple[list[Cell], float]:
    """Lay ``terms`` out from left to right.

    Args:
        terms: the sum.
        room: width in pixels that may be used.
        number_px: size of the numbers, final.
        caption_px: size of the captions, final.

    Returns:
        The cells, and the factor at most 1 by which everything is smaller so that it fits ``room``.
    """
    for factor in (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.5, 0.4):
        for gap in (14.0, 10.0, 6.0):
            cells, end = _lay(terms, number_px * factor, caption_px * factor, gap * factor * caption_px / 13)
            if end <= room:
                return cells, factor
    return cells, factor


def _lay(terms: Sequence[Term], number_px: float, caption_px: float, gap: float) -> tuple[list[Cell], float]:
    cells: list[Cell] = []
    x = 0.0
    for term in terms:
        if term.sign:
            wide = advance(term.sign, number_px)
            cells.append(Cell(term.sign, "", x, wide))
            x += wide + gap
        value = str(term.value)
        wide = max(advance(value, number_px, bold=True), advance(term.caption, caption_px)) + 1
        cells.append(Cell(value, term.caption, x, wide, term.final))
        x += wide + gap
    return cells, x - gap


class SumLine(QLabel):
    """Paints a sum; its accessible text is the sum in one line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._terms: tuple[Term, ...] = ()
        self._theme = "green"
        self._k = 1.0
        self._number_px = 30.0
        self._won = False

    def show_sum(self, terms: tuple[Term, ...], said: str, *, won: bool) -> None:
        """Show ``terms``; ``won`` paints the result in the colour of gain; ``said`` is for screen readers."""
        self._terms, self._won = terms, won
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, k: float, *, number_px: float) -> None:
        """Set colours, scale (text scale included) and the size of the numbers at scale 1."""
        self._theme, self._k, self._number_px = theme, k, number_px
        self.update()

    def cells(self) -> list[Cell]:
        """Return what stands where."""
        return lay_sum(self._terms, self.width(), self._number_px * self._k, 13 * self._k)[0]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint numbers and captions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = table_palette(self._theme)
        number, caption = self._number_px * self._k, 13 * self._k
        cells, factor = lay_sum(self._terms, self.width(), number, caption)
        high = number * 1.3
        for cell in cells:
            painter.setFont(font(number * factor, bold=not cell.is_sign))
            final = t.ok if self._won else t.ink
            painter.setPen(QColor(final if cell.final else t.muted if cell.is_sign else t.ink))
            painter.drawText(
                QRectF(cell.x, 0, cell.width, high), _CENTRE | Qt.TextFlag.TextDontClip, cell.text
            )
            painter.setFont(font(caption * factor))
            painter.setPen(QColor(t.ink if cell.final else t.muted))
            painter.drawText(
                QRectF(cell.x, high - 2 * self._k, cell.width, 20 * self._k),
                _CENTRE | Qt.TextFlag.TextDontClip,
                cell.caption,
            )
