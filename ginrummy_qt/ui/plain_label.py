"""A label that shows what it is given, letter by letter."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

__all__ = ["PlainLabel", "plain_box", "plain_tip"]


class PlainLabel(QLabel):
    """A ``QLabel`` that takes no text for HTML.

    Qt's own guesses by what is in it, and people may call themselves, their rules and their folders anything.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_box(box: QMessageBox) -> None:
    """Let ``box``, whose texts are set, show them letter by letter."""
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)


def plain_tip(text: str) -> str:
    """Return what a tool tip must be given to show ``text`` letter by letter."""
    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>" if Qt.mightBeRichText(text) else text
