"""Asks for a name, of own rules or of a player, and says at once what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout

from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

__all__ = ["NameDialog", "NameWords", "player_words", "rules_words"]


class NameWords(NamedTuple):
    """What the dialog says."""

    title: str
    label: str
    do: str
    """On the button that takes the name."""


def rules_words(old: str) -> NameWords:
    """Return what is said when own rules get a name; ``old`` is the one that they have."""
    new = NameWords(
        QCoreApplication.translate("NameDialog", "Save as a preset"),
        QCoreApplication.translate("NameDialog", "Name of these rules"),
        QCoreApplication.translate("NameDialog", "Save"),
    )
    return _renaming(new) if old else new


def player_words(old: str) -> NameWords:
    """Return what is said when a player gets a name; ``old`` is the one that they have."""
    new = NameWords(
        QCoreApplication.translate("NameDialog", "New player"),
        QCoreApplication.translate("NameDialog", "Name"),
        QCoreApplication.translate("NameDialog", "Add"),
    )
    return _renaming(new) if old else new


def _renaming(words: NameWords) -> NameWords:
    rename = QCoreApplication.translate("NameDialog", "Rename")
    return words._replace(title=rename, do=rename)


class NameDialog(QDialog):
    """The dialog, for something new or for other words for what is called ``old``."""

    named = Signal(str)
    """The name, which can be used."""

    def __init__(
        self,
        parent: QWidget,
        words: Callable[[str], NameWords],
        problem: Callable[[str], str],
        *,
        old: str = "",
    ) -> None:
        """Ask over ``parent``.

        Args:
            parent: Whoever asks.
            words: What it says, in the language in force; asked with ``old``.
            problem: Why a name cannot be used, one sentence; empty when it can.
            old: What it is called until now; empty: it is new.
        """
        super().__init__(parent)
        self._words = words
        self._problem = problem
        self._old = old
        self.label = PlainLabel(self)
        self.field = QLineEdit(old, self)
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
        words = self._words(self._old)
        self.setWindowTitle(words.title)
        self.label.setText(words.label)
        self.field.setAccessibleName(words.label)
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(words.do)
        self._check()

    def _check(self) -> None:
        problem = self._problem(self.field.text())
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
