"""Where the side panel stands: beside the table, or over it where the table would become too narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt

from ginrummy_qt.ui.zoom import zoom_for

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from ginrummy_qt.ui.dock import ScoreDock

__all__ = ["NARROWEST_TABLE", "DockPlace"]

NARROWEST_TABLE: Final = 760
"""Pixels of width that the table keeps beside the panel (look/NOTES.md)."""


class DockPlace(QObject):
    """Keeps ``dock`` at the right side of ``window``, over ``pages`` in a narrow one.

    A panel over the table is an ordinary child of the pages: the same widget with the same state. Only its
    place changes, so opening and closing it works alike in both.
    """

    def __init__(self, window: QMainWindow, pages: QWidget, dock: ScoreDock) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._dock = dock
        self._over = False
        self._wanted = False
        self._asked = False
        self._covered = False
        self._least = 0
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        window.installEventFilter(self)
        pages.installEventFilter(self)
        dock.installEventFilter(self)

    @property
    def over_table(self) -> bool:
        """Whether the panel lies over the table now."""
        return self._over

    def set_wanted(self, wanted: bool) -> None:  # noqa: FBT001 - a state
        """Open or close the panel; over a narrow table it opens by :meth:`toggle` alone."""
        self._wanted = wanted
        self._show()

    def toggle(self) -> bool:
        """Open the panel if it is closed, over the table too, else close it; return whether it is open."""
        self._wanted = self._asked = not self._dock.isVisible()
        self._show()
        return self._wanted

    def set_covered(self, covered: bool) -> None:  # noqa: FBT001 - a slot
        """Give way while a result lies over the table: the panel would hide its buttons."""
        self._covered = covered
        self._show()

    def _show(self) -> None:
        over = self._asked and not self._covered
        self._dock.setVisible(self._wanted and (over if self._over else True))

    def update(self) -> None:
        """Choose the place that fits the window’s width, and stand there, as large as all is written."""
        self._dock.set_zoom(zoom_for(self._window.size()))
        narrow = self._window.width() - self._dock.minimumSizeHint().width() < NARROWEST_TABLE
        if narrow is not self._over:
            self._move(over=narrow)
        if self._over:
            self._stand()

    def _move(self, *, over: bool) -> None:
        self._over = over
        self._asked = False
        if over:
            self._window.removeDockWidget(self._dock)
            self._dock.setParent(self._pages)
        else:
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._show()

    def _follow_width(self) -> None:
        """Another kind of sheet has another width: choose the place again, take no more than needed."""
        least = self._dock.minimumSizeHint().width()
        if least == self._least:
            return
        narrower = least < self._least
        self._least = least
        self.update()
        if narrower and not self._over:
            self._window.resizeDocks([self._dock], [least], Qt.Orientation.Horizontal)

    def _stand(self) -> None:
        wide = self._dock.minimumSizeHint().width()
        self._dock.setGeometry(self._pages.width() - wide, 0, wide, self._pages.height())
        self._dock.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: follow the size of the window, and come up in the right place."""
        if not hasattr(self, "_dock"):  # the window is being taken apart
            return False
        kind = event.type()
        if watched is self._dock:
            if kind == QEvent.Type.Show and self._over:
                self._stand()
            elif kind == QEvent.Type.LayoutRequest:
                self._follow_width()
        elif kind == QEvent.Type.Resize:
            self.update()
        return super().eventFilter(watched, event)
