"""F1 in a window of its own: the page of the help that fits there."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.help_desk import HelpDesk

__all__ = ["help_key"]


class _HelpKey(QObject):
    """Knows the page of one window."""

    def __init__(self, window: QWidget, page: str) -> None:
        super().__init__(window)
        self._window = window
        self._page = page
        shortcut = QShortcut(QKeySequence("F1"), window)
        shortcut.activated.connect(self._on_key)

    def _on_key(self) -> None:
        top = self._window
        while (above := top.parentWidget()) is not None:
            top = above
        desk = top.findChild(HelpDesk)
        if isinstance(desk, HelpDesk):
            desk.show_page(self._page, self._window)


def help_key(window: QWidget, page: str) -> None:
    """Let F1 in ``window`` open the help at ``page``, ``key`` or ``key#anchor``.

    The window must stand below one that has a :class:`HelpDesk`; elsewhere the key does nothing.
    """
    _HelpKey(window, page)
