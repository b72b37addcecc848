"""The buttons at the foot of a sheet: one row from right to left, or two where that is too wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from ginrummy_qt.ui.theme import advance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QPushButton

__all__ = ["ButtonRows"]

_HIGH: Final = 44
_GAP: Final = 8


def _wide(button: QPushButton, tk: float) -> float:
    if button.objectName() == "primary":
        return advance(button.text(), 17 * tk, bold=True) + 48 * tk
    return advance(button.text(), 14 * tk) + 32 * tk


@dataclass(frozen=True, slots=True)
class ButtonRows:
    """Rows from the bottom up; each button is as wide as its words, the primary one stands at the right."""

    rows: tuple[tuple[tuple[QPushButton, float], ...], ...]
    tk: float
    """The scale of text and of all sizes."""

    @classmethod
    def of(cls, tk: float, primary: QPushButton, others: Sequence[QPushButton], room: float) -> ButtonRows:
        """Return all in one row, or ``others`` above ``primary`` where it is wider than ``room`` pixels."""
        sized = [(button, _wide(button, tk)) for button in (primary, *others)]
        one = cls((tuple(sized),), tk)
        return one if one.width <= room or not others else cls(((sized[0],), tuple(sized[1:])), tk)

    @property
    def width(self) -> float:
        """The width of the widest row in pixels."""
        return max(sum(wide for _, wide in row) + _GAP * self.tk * (len(row) - 1) for row in self.rows)

    @property
    def height(self) -> float:
        """The height of all rows in pixels."""
        return (len(self.rows) * (_HIGH + _GAP) - _GAP) * self.tk

    def place(self, right: float, bottom: float) -> None:
        """Put the buttons there: the right end and the bottom of the lowest row."""
        high = _HIGH * self.tk
        for number, row in enumerate(self.rows):
            x, y = right, bottom - number * (_HIGH + _GAP) * self.tk - high
            for button, wide in row:
                button.setGeometry(QRectF(x - wide, y, wide, high).toRect())
                x -= wide + _GAP * self.tk
