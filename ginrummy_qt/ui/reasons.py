"""Buttons and menu entries that say why they can do nothing: by tool tip, status line and screen reader."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ginrummy_qt.models.why import Why, why_text

__all__ = ["enable"]


def enable(thing: QAction | QWidget, reason: Why | str | None, tip: str = "") -> None:
    """Enable ``thing`` unless there is a ``reason`` against it, which it tells then.

    Call it again after a change of language.

    Args:
        thing: a button, another control, or an entry of a menu.
        reason: one that :mod:`~ginrummy_qt.models.why` knows, or a sentence; empty or ``None``: none.
        tip: the tool tip while it is enabled.
    """
    said = why_text(reason) if isinstance(reason, Why) else reason or ""
    thing.setEnabled(not said)
    thing.setToolTip(said or tip)
    thing.setStatusTip(said)
    if isinstance(thing, QWidget):
        thing.setAccessibleDescription(said or tip)
