"""Has the program speak as the players of the rules on the table do, while these are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.languages import LanguageManager

__all__ = ["TableWords"]


class TableWords(QObject):
    """Child of the main window. Gin-Rommé has words of its own in German, see :class:`LanguageManager`."""

    def __init__(self, languages: LanguageManager, window: QWidget) -> None:
        """Until :meth:`follow` nobody's words in particular are spoken."""
        super().__init__(window)
        self._languages = languages
        self._preset = ""
        self._lessons = 0

    def follow(self, rules: Rules | None) -> None:
        """Speak as the players of ``rules`` do; ``None``: there is no match on the table."""
        self._preset = "" if rules is None else rules.preset_name() or ""
        self._speak()

    def teach(self, window: QWidget) -> None:
        """Speak plainly while ``window`` is there: it teaches the words that all others use."""
        self._lessons += 1
        window.destroyed.connect(self._on_taught)
        self._speak()

    @Slot()
    def _on_taught(self) -> None:
        self._lessons -= 1
        self._speak()

    def _speak(self) -> None:
        self._languages.speak_as("" if self._lessons else self._preset)
