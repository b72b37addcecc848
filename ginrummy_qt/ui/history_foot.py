"""The buttons at the foot of the history: what can be done with the matches that are selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.choices import keep_room
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.zoom import set_margins, zoom_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

__all__ = ["HistoryFoot"]


class HistoryFoot(QWidget):
    """The buttons. With large text they stand in several lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: tuple[QPushButton, ...] = tuple(PushButton(self) for _ in range(7))
        self.replay, self.review, self.sheet, self.export, self.import_, self.delete, self.empty = (
            self.buttons
        )
        self.close_button = PushButton(self)
        self.sheet.setCheckable(True)
        self.replay.setObjectName("primary")
        self._row = row = QHBoxLayout(self)
        row.setSpacing(8)
        self._flow = flow = FlowLayout()
        for button in (*self.buttons, self.close_button):
            button.setAutoDefault(False)
        for button in self.buttons:
            flow.addWidget(button)
        row.addLayout(flow, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now, but for what depends on the selection."""
        self.replay.setText(QCoreApplication.translate("HistoryWindow", "Replay"))
        self.review.setText(QCoreApplication.translate("HistoryWindow", "Review"))
        self.review.setToolTip(
            QCoreApplication.translate("HistoryWindow", "What could have been done better (Ctrl+R)")
        )
        self.sheet.setText(QCoreApplication.translate("HistoryWindow", "Score sheet"))
        self.restyle()
        self.export.setText(QCoreApplication.translate("HistoryWindow", "Export …"))
        self.import_.setText(QCoreApplication.translate("HistoryWindow", "Import …"))
        self.empty.setText(QCoreApplication.translate("HistoryWindow", "Empty bin …"))
        self.close_button.setText(QCoreApplication.translate("HistoryWindow", "Close"))

    def restyle(self) -> None:
        """Keep margins and the room for the words in bold that go with the size of the text."""
        set_margins([(self._row, (16, 8, 16, 8))], zoom_of(self))
        keep_room(self.sheet)

    def show_state(self, count: int, *, binned: bool, in_bin: int) -> None:
        """Offer what can be done with ``count`` matches, of the bin or not; ``in_bin`` lie in the bin."""
        one = None if count == 1 else Why.SELECT_ONE if count else Why.SELECT_MATCH
        some = None if count else Why.SELECT_MATCH
        for button, reason in (
            (self.replay, one),
            (self.review, one),
            (self.sheet, one),
            (self.export, some),
            (self.delete, some),
        ):
            enable(button, reason)
        back = QCoreApplication.translate("HistoryWindow", "Bring back")
        self.delete.setText(back if binned else QCoreApplication.translate("HistoryWindow", "Delete"))
        for button in (self.export, self.import_):  # what is deleted is brought back first
            button.setVisible(not binned)
        self.empty.setVisible(binned)
        enable(self.empty, None if in_bin else Why.BIN_EMPTY)

    def set_room(self, *, wide: bool, closes: bool) -> None:
        """Stand closer where the window is not ``wide``; Esc and its frame close it as well."""
        for layout in (self._row, self._flow):
            layout.setSpacing(8 if wide else 3)
            layout.invalidate()
        self.close_button.setVisible(closes)
