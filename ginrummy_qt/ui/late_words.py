"""A change of language reaches hidden widgets too: these wait with their new words until they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

__all__ = ["LateWords"]


class LateWords:
    """Calls ``retranslate`` of its widget at once where it is to be seen, else when it is shown next."""

    def __init__(self, widget: QWidget, retranslate: Callable[[], None]) -> None:
        self._widget = widget
        self._retranslate = retranslate
        self._late = False

    def follow(self) -> None:
        """Tell of a change of language."""
        if self._widget.isVisible():
            self._retranslate()
        else:
            self._late = True

    def catch_up(self) -> None:
        """Tell that the widget is about to be shown."""
        if self._late:
            self._late = False
            self._retranslate()
