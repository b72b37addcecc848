"""The foot of the window in which rules are chosen: save them, leave them, use them, or read why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

__all__ = ["RulesFoot"]


class RulesFoot(QWidget):
    """The buttons, public by name, and the reason why the last of them does not work."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.save, self.save_as, self.undo_all, self.why, self.cancel, self.use = (
            PushButton(self) for _ in range(6)
        )
        self._buttons = (self.save, self.save_as, self.undo_all, self.why, self.cancel, self.use)
        self.use.setObjectName("primary")
        self.why.setObjectName("why")
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        for row in (self._upper, self._lower):
            row.setSpacing(8)
        for button in self._buttons:
            button.setAutoDefault(False)  # Enter in a field must not use the rules
            if button is self.why:
                self._lower.addStretch(1)
            self._lower.addWidget(button)
        self._upper.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._upper)
        layout.addLayout(self._lower)
        self._why_above = False

    def show_state(self, *, own: bool, changed: bool, savable: bool, reason: str) -> None:
        """Show what can be done.

        Args:
            own: the rules set out from own rules, which can be written over.
            changed: they are changed.
            savable: they go together, so that they may be kept.
            reason: why they cannot be used, in a few words; empty when they can.
        """
        self.save.setVisible(own)
        trouble = "" if savable else reason
        enable(self.save, trouble or (None if changed else Why.NO_CHANGE))
        enable(self.save_as, trouble)
        enable(self.undo_all, None if changed else Why.NO_CHANGE)
        enable(self.use, reason)
        self.why.setVisible(bool(reason))
        self.why.setText(reason)
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.save.setText(self.tr("Save"))
        self.save_as.setText(self.tr("Save as …"))
        self.undo_all.setText(self.tr("Undo all"))
        self.cancel.setText(self.tr("Cancel"))
        self.use.setText(self.tr("Use these rules"))
        self.why.setAccessibleDescription(self.tr("Go to the option"))
        self._fit()

    def _fit(self) -> None:
        """Put the reason beside the button that it keeps from working, or over it."""
        need = sum(button.sizeHint().width() + 8 for button in self._buttons if button.isVisibleTo(self))
        above = need > self.width()
        if above is self._why_above:
            return
        self._why_above = above
        if above:
            self._lower.removeWidget(self.why)
            self._upper.addWidget(self.why)
        else:
            self._upper.removeWidget(self.why)
            self._lower.insertWidget(self._lower.indexOf(self.cancel), self.why)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: arrange for the new width."""
        super().resizeEvent(event)
        self._fit()
