"""Brings about every state of the gallery for a test to look at its texts, in the place of pictures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.gallery import Gallery
from ginrummy_qt.ui.gallery_presets import show_presets, show_seats

if TYPE_CHECKING:
    from ginrummy_qt.ui.services import Services

__all__ = ["EveryState"]

_ENDING = frozenset({"menu", "drag", "refused"})
"""States that end when the language changes, as an open menu does."""


class EveryState(Gallery):
    """The gallery, which looks at texts instead of taking pictures."""

    def __init__(self, services: Services, folder: Path, only: str = "") -> None:
        super().__init__(services, folder, fast=True)
        self.only = only

    @abstractmethod
    def look(self, state: str, shown: Callable[[], QWidget], again: Callable[[], None]) -> None:
        """Look at what `shown` returns; `again` brings the state about anew where it has ended."""

    def show(
        self,
        state: str,
        widget: Callable[[], QWidget] | None = None,
        *,
        ready: Callable[[], None] | None = None,
    ) -> None:
        """Bring the state about once, and look."""
        if self.only and self.only not in state:
            return
        if ready is not None:
            ready()

        def again() -> None:
            if ready is not None and state in _ENDING:
                ready()

        self.look(state, widget or (lambda: self.window), again)

    def _deal(self) -> None:
        """A round being dealt says nothing that the others do not."""

    def presets(self) -> None:
        """Every preset and arrangement of players."""
        show_presets(self)
        show_seats(self)
