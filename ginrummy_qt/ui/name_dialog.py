"""Asks for the name of own rules and says at once what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout

from ginrummy_qt.models.own_rules import LONGEST_NAME
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.models.own_rules import OwnRules

__all__ = ["NameDialog"]


class NameDialog(QDialog):
    """The dialog, for new own rules or for other words for those that are called ``old``."""

    named = Signal(str)
    """The name, which can be used."""

    def __init__(self, own: OwnRules, parent: QWidget, *, old: str = "") -> None:
        super().__init__(parent)
        self._own = own
        self._old = old
        self.label = PlainLabel(self)
        self.field = QLineEdit(old, self)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        self.label.setBuddy(self.field)
        self.why = PlainLabel(self)
        self.why.setObjectName("invalid")
        self.why.setWordWrap(True)
        self.cancel = PushButton(self)
        self.cancel.setAutoDefault(False)
        self.ok = PushButton(self)
        self.ok.setObjectName("primary")
        self.ok.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(8)
        for widget in (self.label, self.field, self.why):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addLayout(buttons)
        self.field.textChanged.connect(self._check)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self._on_ok)
        self.retranslate()
        self.resize(round(420 * text_scale()), round(190 * text_scale()))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Rename") if self._old else self.tr("Save as a preset"))
        self.label.setText(self.tr("Name of these rules"))
        self.field.setAccessibleName(self.label.text())
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(self.tr("Rename") if self._old else self.tr("Save"))
        self._check()

    def _check(self) -> None:
        problem = self._own.name_problem(self.field.text(), self._old)
        # Nothing was written yet: the button waits, but there is nothing to complain of.
        self.why.setText(problem if self.field.text() else "")
        self.field.setAccessibleDescription(problem)
        self.ok.setEnabled(not problem)
        self.ok.setToolTip(problem)

    def _on_ok(self) -> None:
        self.named.emit(self.field.text().strip())
        self.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
