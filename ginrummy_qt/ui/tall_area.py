"""A page that scrolls up and down where it is higher than its room, and takes the width that it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

__all__ = ["TallArea"]


class TallArea(QScrollArea):
    """Shows ``content`` on the ground of its parent. The keyboard goes to what is in it, never to itself."""

    def __init__(self, content: QWidget, widest: int, parent: QWidget | None = None) -> None:
        """Show ``content``; where it asks for more than ``widest`` pixels it scrolls across as well."""
        super().__init__(parent)
        self._widest = widest
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """Qt: as wide as the content, of any height."""
        content = self.widget()
        wide = 0 if content is None else content.minimumSizeHint().width()
        return QSize(min(wide, self._widest), 80)

    def sizeHint(self) -> QSize:
        """Qt: as the content."""
        content = self.widget()
        return super().sizeHint() if content is None else content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: other words in the content ask for another width."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
