"""Shows a score sheet as it would stand on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["SheetView"]

_AIR: Final = 1.06
"""How much wider than its words a sheet likes to be: columns that touch are hard to read."""
_MARGIN: Final = 20
_NOTHING: Final = 2
"""Pixels by which Qt lays a table out wider than its room without anything being cut."""


class SheetView(QTextBrowser):
    """The view. Words stay whole: a sheet of many columns rather scrolls across in a narrow place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.document().setDocumentMargin(_MARGIN)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalScrollBar().rangeChanged.connect(self._on_range)

    def _on_range(self, _least: int, most: int) -> None:
        """Show the scroll bar where there is something to be scrolled to."""
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(needed if most > _NOTHING else off)

    def needed_width(self) -> int:
        """Return the width in pixels in which nothing has to be scrolled across, with some air."""
        found = self.document().clone(self)
        found.setTextWidth(1)  # what cannot be broken makes it wider
        wide = round(_AIR * found.size().width())
        found.deleteLater()
        return wide + self.width() - self.contentsRect().width() + self.verticalScrollBar().sizeHint().width()
