"""The foot of the start page: the button that deals, and whether the match is one for training."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

__all__ = ["DealRow"]


class DealRow(QWidget):
    """The row. Training is no setting: it holds until the window is closed, or it would be forgotten.

    The button says which kind of match it deals. What training means stands in the note where there is room.
    """

    def __init__(self, note: QLabel, parent: QWidget | None = None) -> None:
        """Make the row; ``note`` stands below it."""
        super().__init__(parent)
        self.note = note
        self._kept, self._played = False, True
        self.training = QCheckBox(self)
        self.deal = PushButton(self)
        self.deal.setObjectName("dealFirst")
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self.training)
        row.addWidget(self.deal, 1)
        self.training.toggled.connect(self.retranslate)

    def set_stacked(self, *, stacked: bool) -> None:
        """Let the button stand under the check box: large text needs the width."""
        way = QHBoxLayout.Direction.TopToBottom if stacked else QHBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setSpacing(8 if stacked else 16)

    @property
    def for_training(self) -> bool:
        """Whether moves of the match can be taken back."""
        return self._played and self.training.isChecked()

    def show_state(self, *, kept: bool, played: bool) -> None:
        """Show whether a match under way is ``kept``, and whether a person has a seat (``played``)."""
        if kept != self._kept:
            self.deal.setObjectName("deal" if kept else "dealFirst")
            self.deal.style().unpolish(self.deal)
            self.deal.style().polish(self.deal)
        self._kept, self._played = kept, played
        self.retranslate()

    def retranslate(self, *_: object) -> None:
        """Say everything in the language that is installed now."""
        self.training.setText(self.tr("Training"))
        meaning = self.tr("Training: moves can be taken back; not in the statistics")
        enable(self.training, None if self._played else Why.NOBODY_PLAYS, meaning)
        self.note.setText(meaning)
        self.deal.setText(
            self.tr("Deal a training match")
            if self.for_training
            else QCoreApplication.translate("StartPage", "Deal a new match")
        )
        kept = QCoreApplication.translate(
            "StartPage", "The match under way is kept, and you can go on with it later."
        )
        self.deal.setToolTip(kept if self._kept else "")
        self.deal.setAccessibleDescription(self.deal.toolTip())
