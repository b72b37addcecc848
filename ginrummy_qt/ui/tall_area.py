"""A page that scrolls up and down where it is higher than its room, and takes the width that it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

__all__ = ["TallArea"]


class _Watcher(QObject):
    """Tells of other words in a widget.

    Not the area itself: what it filters for its own ends would come by Python then, and PySide sets up every
    class of widgets to show it who is meant.
    """

    changed = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: look, and let it pass."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().eventFilter(watched, event)


class TallArea(QScrollArea):
    """Shows ``content`` on the ground of its parent. The keyboard goes to what is in it, never to itself."""

    def __init__(self, content: QWidget, widest: int, parent: QWidget | None = None) -> None:
        """Show ``content``; where it asks for more than ``widest`` pixels it scrolls across as well."""
        super().__init__(parent)
        self._widest = widest
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        # Made here: to hand out the one that Qt makes, PySide sets up every class of widgets at the start.
        ground = QWidget(self)
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        watcher = _Watcher(self)
        watcher.changed.connect(self.updateGeometry)
        content.installEventFilter(watcher)

    def minimumSizeHint(self) -> QSize:
        """Qt: as wide as the content, of any height."""
        content = self.widget()
        wide = 0 if content is None else content.minimumSizeHint().width()
        return QSize(min(wide, self._widest), 80)

    def sizeHint(self) -> QSize:
        """Qt: as the content."""
        content = self.widget()
        return super().sizeHint() if content is None else content.sizeHint()
