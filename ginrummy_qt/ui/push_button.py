"""Push buttons whose focus can be seen when the accent fills them, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

__all__ = ["PushButton"]

_EDGE: Final = 3
"""Pixels of the edge that a style sheet gives it with the focus."""
_RING: Final = 2
_RADIUS: Final = 8
_FILLED: Final = frozenset({"primary", "dealFirst"})
"""The names that the style sheets know."""


class PushButton(QPushButton):
    """A push button; a filled one shows the focus twice: the style sheet’s edge, and a line within it.

    Filled is what Enter does, one button on a page. The edge alone is too close to the fill, and a style
    sheet cannot draw the line: an outline stands inside the padding, whatever its offset says. Its colour is
    that of the text, which is made to be seen on the fill.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: the button, and its second line with the focus."""
        super().paintEvent(event)
        if not self.hasFocus() or not self.isEnabled() or self.objectName() not in _FILLED:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ButtonText), _RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = _EDGE + _RING / 2
        radius = _RADIUS - inset
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
