"""A field for the name of a player, which says so when no more letters fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLineEdit, QToolTip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["NameField"]


class NameField(QLineEdit):
    """Takes up to so many characters. What is typed or pasted beyond them is left out, and that is said."""

    def __init__(self, longest: int, text: str = "", parent: QWidget | None = None) -> None:
        """Take up to ``longest`` characters; ``text`` is there already."""
        super().__init__(text, parent)
        self.setMaxLength(longest)
        self.inputRejected.connect(self._on_rejected)
        self.textEdited.connect(self._on_edited)

    @property
    def limit_text(self) -> str:
        """How long a name may be, in a sentence."""
        return self.tr("A name can have at most {count} characters.").format(count=self.maxLength())

    def _on_rejected(self) -> None:
        """Say it under the field for a few seconds, and to a screen reader."""
        said = self.limit_text
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), said, self)
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _on_edited(self, text: str) -> None:
        if len(text) < self.maxLength():
            self.setAccessibleDescription("")
            if QToolTip.text() == self.limit_text:
                QToolTip.hideText()
