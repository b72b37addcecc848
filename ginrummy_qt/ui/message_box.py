"""A box with a sentence over a window: it follows the language, and the key that quits works in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from ginrummy_qt.ui.plain_label import plain_box
from ginrummy_qt.ui.windows import QUIT_KEY

if TYPE_CHECKING:
    from ginrummy_qt.models.sentence import Sentence

__all__ = ["MessageBox"]


class MessageBox(QMessageBox):
    """Holds nothing up; closed it is gone. Names in its texts are shown letter by letter.

    Add buttons, then call :meth:`open`.
    """

    def __init__(
        self, window: QWidget | None, icon: QMessageBox.Icon, sentence: Sentence, more: Sentence | None = None
    ) -> None:
        """Say ``sentence``, and ``more`` below it, over ``window``, or where there is none yet."""
        super().__init__(window)
        self._sentence = sentence
        self._more = more
        self._words: list[tuple[QPushButton, Sentence]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(icon)
        self.retranslate()
        # Qt keeps the key that quits from everything behind a box, so it has that key by itself.
        QShortcut(QKeySequence(QUIT_KEY), self).activated.connect(self._quit)

    def add(self, words: Sentence, role: QMessageBox.ButtonRole) -> QPushButton:
        """Add a button of our own; return it."""
        button = self.addButton(words(), role)
        self._words.append((button, words))
        return button

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now; Qt sees to its own buttons."""
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        self.setText(self._sentence())
        self.setInformativeText("" if self._more is None else self._more())
        for button, words in self._words:
            button.setText(words())
        plain_box(self)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_words"):
            self.retranslate()

    def _quit(self) -> None:
        """Leave the question unanswered, as Cancel does, and close the window to which all others belong."""
        last: QWidget = self
        while (owner := last.parentWidget()) is not None:
            last = owner
        self.close()
        last.close()
