"""A page that scrolls up and down by keyboard too, and shows when it has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent

__all__ = ["RingedArea"]

_RING: Final = 2
_RADIUS: Final = 8


class _Ring(QWidget):
    """Lies over the page: a style sheet draws no border of an area without a frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ring")  # the style sheet gives it the ink of its window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), _RING))
        inset = _RING / 2
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, _RADIUS, _RADIUS)


class RingedArea(QScrollArea):
    """Takes the width of its parent. Tab comes to it only where there is something to scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ring = _Ring(self)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def _on_range(self, least: int, most: int) -> None:
        scrolls = most > least
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt: show the ring."""
        super().focusInEvent(event)
        self._ring.setGeometry(self.viewport().geometry())
        self._ring.raise_()
        self._ring.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt: hide it."""
        super().focusOutEvent(event)
        self._ring.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the ring takes the same room."""
        super().resizeEvent(event)
        self._ring.setGeometry(self.viewport().geometry())
