"""Windows of their own: in front of the others, of a size that the screen has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["QUIT_KEY", "bring_to_front", "come_back", "open_before", "resize_on_screen", "room_on_screen"]

QUIT_KEY: Final = "Ctrl+Q"

_FRAME: Final = QSize(16, 40)
"""What a frame with a title bar takes, before the window system has said so."""


def bring_to_front(window: QWidget) -> None:
    """Show ``window`` before all others; closed it is gone, and the next one is made anew."""
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    window.raise_()
    window.activateWindow()


def come_back(window: QWidget) -> None:
    """Show ``window`` before all others again, minimized or not."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def open_before(window: QWidget, owner: QWidget) -> None:
    """Show ``window``, which must be answered before ``owner`` goes on; closed it is gone.

    Qt keeps the key that quits from everything behind such a window, so it has that key by itself.
    """
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.setWindowModality(Qt.WindowModality.WindowModal)
    QShortcut(QKeySequence(QUIT_KEY), window).activated.connect(owner.close)
    window.show()


def room_on_screen(window: QWidget) -> QSize:
    """Return the largest size in pixels that ``window`` may have on its screen, the frame left out."""
    frame = window.frameGeometry().size() - window.size()
    if frame.isEmpty():
        frame = _FRAME
    return window.screen().availableGeometry().size() - frame


def resize_on_screen(window: QWidget, size: QSize) -> None:
    """Give ``window`` the ``size``, or as much of it as its screen has room for."""
    window.resize(size.boundedTo(room_on_screen(window)))
