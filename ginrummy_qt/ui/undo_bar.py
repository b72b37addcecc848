"""A bar that says what was deleted, with a button that brings it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from ginrummy_qt.ui.plain_label import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["UndoBar"]


class UndoBar(QFrame):
    """The bar. Hidden until :meth:`offer`; then it stays until it is used or closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undo")
        self._undo: Callable[[], None] | None = None
        self._word: Callable[[], str] | None = None
        self.text = PlainLabel(self)
        self.text.setWordWrap(True)
        self.button = QPushButton(self)
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("close")
        self.close_button.setText("×")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 8, 6)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        row.addWidget(self.close_button)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._on_undo)
        self.close_button.clicked.connect(self.forget)
        self.hide()

    def offer(self, words: Callable[[], str], undo: Callable[[], None] | None = None) -> None:
        """Say what ``words`` returns, in any language; ``undo``, if given, takes it back."""
        self._word, self._undo = words, undo
        self.button.setVisible(undo is not None)
        self.retranslate()
        self.show()

    def forget(self) -> None:
        """There is nothing to take back any more."""
        self._undo = None
        self.hide()

    def undo(self) -> bool:
        """Take it back, if there is something; return whether."""
        undo = self._undo
        if undo is None or self.isHidden():
            return False
        self.forget()
        undo()
        return True

    def _on_undo(self) -> None:
        self.undo()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if self._word is not None:
            self.text.setText(self._word())
        self.button.setText(self.tr("Undo"))
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
