"""The sign that the other side is thinking: it shows after a while only, or quick moves would flicker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.presenter import Presenter

__all__ = ["ThinkingSign"]

_AFTER: Final = 300  # ms


class ThinkingSign(QObject):
    """Follows the game’s signal; the presenter paints the sign."""

    def __init__(self, presenter: Presenter, parent: QObject) -> None:
        super().__init__(parent)
        self._presenter = presenter
        self._timer = QTimer(self, singleShot=True, interval=_AFTER)
        self._timer.timeout.connect(self._on_long)

    def follow(self, thinking: bool) -> None:  # noqa: FBT001 - a slot
        """The other side begins to think, or has done so."""
        if thinking:
            self._timer.start()
            return
        self._timer.stop()
        self._presenter.thinks = False
        self._presenter.show_opponent()

    def _on_long(self) -> None:
        self._presenter.thinks = True
        self._presenter.show_opponent()
