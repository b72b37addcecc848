"""The window of the self-test with what it works with: opened, sized and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from ginrummy_qt.ui.autoplay import wait_until
from ginrummy_qt.ui.main_window import MainWindow

if TYPE_CHECKING:
    from ginrummy_qt.ui.autoplay import Autoplay
    from ginrummy_qt.ui.services import Services

__all__ = ["FIRST_SIZE", "SECOND_SIZE", "Sitting"]

FIRST_SIZE: Final = QSize(1280, 800)
"""Of the window when a match begins."""
SECOND_SIZE: Final = QSize(1024, 600)
"""Of the window that takes the match up again."""


class Sitting:
    """A window with what it works with, from its opening to its end."""

    def __init__(self, services: Services, size: QSize) -> None:
        """Open the window on ``services``, ``size`` large if the desktop allows it."""
        self.services = services
        self.window = MainWindow(services)
        self.window.restore_and_show()
        wait_until(self._is_active, "the window does not become the active one")
        self.resize(size)

    def _is_active(self) -> bool:
        """Ask to be the active window until it is so: one that goes at last takes the focus with it."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        return self.window.isActiveWindow()

    def resize(self, size: QSize) -> None:
        """Make the window ``size`` large; a window manager may take its time, or allow less."""
        self.window.resize(size)
        handle, deadline = self.window.windowHandle(), QDeadlineTimer(1500)
        while (handle.size(), self.window.size()) != (size, size) and not deadline.hasExpired():
            QTest.qWait(5)
        for _ in range(1 if QGuiApplication.platformName() == "offscreen" else 10):
            QTest.qWait(5)

    def end(self, hands: Autoplay | None = None) -> None:
        """Close the window, by its menu with ``hands``, and let go of everything."""
        if hands is not None:
            hands.hands.pick((self.window.menus.match,), self.window.menus.quit)
        self.window.close()
        self.services.close()
        self.window.deleteLater()
