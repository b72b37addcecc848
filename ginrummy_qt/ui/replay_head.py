"""Above a replay: which round it is, who played, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QHBoxLayout, QPushButton, QWidget

from ginrummy_qt.ui.choices import keep_room
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.plain_label import PlainLabel, plain_tip
from ginrummy_qt.ui.zoom import scale_of

__all__ = ["ReplayHead"]


class ReplayHead(QWidget):
    """One row; in a narrow window the controls stand below the round, with large text in several lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = PlainLabel(self)
        self.title.setObjectName("muted")
        self.rounds = ChoiceList(self)
        self.hands = QCheckBox(self)
        self.sheet_button, self.again = QPushButton(self), QPushButton(self)
        self.sheet_button.setCheckable(True)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(12)
        what, controls = QHBoxLayout(), FlowLayout()
        what.setSpacing(12)
        what.addWidget(self.rounds, 1)
        what.addWidget(self.title)
        for widget in (self.hands, self.sheet_button, self.again):
            controls.addWidget(widget)
        row.addLayout(what, 1)
        row.addLayout(controls)

    def show_round(self) -> None:
        """Let the pointer show the round whole: with large text two long names end in dots."""
        self.rounds.setToolTip(plain_tip(self.rounds.currentText()))

    def retranslate(self, title: str) -> None:
        """Say everything in the language that is installed now; ``title`` tells who played and when."""
        self.title.setText(title)
        self.rounds.setAccessibleName(QCoreApplication.translate("ReplayWindow", "Round"))
        self.hands.setText(QCoreApplication.translate("ReplayWindow", "Open hands"))
        self.hands.setToolTip(QCoreApplication.translate("ReplayWindow", "Show the hand opposite too (O)"))
        self.sheet_button.setText(QCoreApplication.translate("ReplayWindow", "Score sheet"))
        keep_room(self.sheet_button)
        self.sheet_button.setToolTip(
            QCoreApplication.translate("ReplayWindow", "Show or hide the score sheet (F9)")
        )
        self.again.setText(QCoreApplication.translate("ReplayWindow", "Play this deal again"))
        self.again.setToolTip(
            QCoreApplication.translate("ReplayWindow", "A training match that begins with these cards")
        )

    def fit(self, wide: int) -> None:
        """Show who played where ``wide`` pixels have the room."""
        gap = self._row.spacing()
        parts = (self.hands, self.sheet_button, self.again)
        controls = sum(part.sizeHint().width() for part in parts)
        room = wide - 32 - self.rounds.sizeHint().width() - gap
        beside = room - controls - 3 * gap
        direction = QBoxLayout.Direction.LeftToRight if beside >= 0 else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self.title.setVisible((beside if beside >= 0 else room) >= self.title.sizeHint().width())

    def follow_font(self) -> None:
        """Take the size of the text."""
        keep_room(self.sheet_button)
        # Or it stays as wide as the first language made it.
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.rounds.setMinimumWidth(round(150 * scale_of(self)))
