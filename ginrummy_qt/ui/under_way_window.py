"""The matches under way: go on with one, give it up, or delete it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout

from ginrummy_qt.models.history import Column
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.match_table import MatchTable, qss_matches
from ginrummy_qt.ui.message import tell
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.theme import desk_palette, text_scale
from ginrummy_qt.ui.undo_bar import UndoBar
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import follow_size, set_margins, zoom_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.models.history import HistoryModel
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.models.settings import Settings

__all__ = ["UnderWayWindow"]

_SIZE: Final = QSize(760, 460)


class UnderWayWindow(QDialog):
    """The list. Its model lists matches under way; none of them may be on the table."""

    resume_wanted = Signal(int)
    """The match to go on with."""
    changed = Signal()
    """Matches were given up, deleted or brought back."""

    def __init__(self, model: HistoryModel, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("underWay")
        self.setMinimumSize(480, 320)
        self._settings = settings
        self.model = model
        model.setParent(self)
        self.table = MatchTable(model, settings, self)
        self.table.setColumnHidden(Column.OUTCOME, True)
        self.nothing = PlainLabel(self)
        self.nothing.setObjectName("muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.nothing)
        self.bar = UndoBar(self)
        self.resume, self.give_up, self.delete, self.close_button = (PushButton(self) for _ in range(4))
        self.resume.setObjectName("primary")
        for button in (self.resume, self.give_up, self.delete, self.close_button):
            button.setAutoDefault(False)
        rule = QFrame(self)
        rule.setObjectName("rule")
        self._foot = foot = QHBoxLayout()
        foot.setSpacing(8)
        buttons = FlowLayout()  # with large text they need two lines
        for button in (self.resume, self.give_up, self.delete):
            buttons.addWidget(button)
        foot.addLayout(buttons, 1)
        foot.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stack, 1)
        column.addWidget(self.bar)
        column.addWidget(rule)
        column.addLayout(foot)
        self.table.open_wanted.connect(self._on_resume)
        self.table.delete_wanted.connect(self._on_delete)
        self.table.selectionModel().selectionChanged.connect(self._follow)
        model.modelReset.connect(self._on_reset)
        model.failed.connect(self._tell)
        for button, slot in (
            (self.resume, self._on_resume),
            (self.give_up, self._on_give_up),
            (self.delete, self._on_delete),
            (self.close_button, self.reject),
        ):
            button.clicked.connect(slot)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self).activated.connect(self._on_undo)
        settings.changed.connect(self._on_setting)
        self._follow_desktop()
        self.retranslate()
        resize_on_screen(self, _SIZE * text_scale())
        self.table.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Matches under way"))
        self.table.setAccessibleName(self.windowTitle())
        self.nothing.setText(self.tr("No match is under way."))
        self.resume.setText(self.tr("Resume match"))
        self.give_up.setText(self.tr("Give up"))
        self.delete.setText(self.tr("Delete"))
        self.close_button.setText(self.tr("Close"))
        self.model.retranslate()
        self.bar.retranslate()
        self._on_reset()

    def _on_reset(self) -> None:
        rows = self.model.rowCount()
        self.stack.setCurrentWidget(self.table if rows else self.nothing)
        self.table.fit()
        if rows:
            self.table.selectRow(0)
        self._follow()

    def _follow(self, *_: object) -> None:
        count = len(self.table.chosen)
        some = None if count else Why.SELECT_MATCH
        enable(self.resume, Why.SELECT_ONE if count > 1 else some)
        enable(
            self.give_up,
            some,
            self.tr("The match stays in the history; its rounds count, but the match does not"),
        )
        enable(self.delete, some)

    def _on_resume(self) -> None:
        chosen = self.table.chosen
        if len(chosen) == 1:
            self.resume_wanted.emit(chosen[0])
            self.accept()

    def _on_give_up(self) -> None:
        count = self.model.abandon(self.table.chosen)
        if count:
            self.bar.offer(partial(self._given_up, count))
            self.changed.emit()

    def _on_delete(self) -> None:
        chosen = self.table.chosen
        count = self.model.delete(chosen)
        if count:
            self.bar.offer(partial(self._deleted, count), partial(self._bring_back, chosen))
            self.changed.emit()

    def _bring_back(self, match_ids: list[int]) -> None:
        self.model.bring_back(match_ids)
        self.changed.emit()
        self.table.setFocus()

    def _on_undo(self) -> None:
        self.bar.undo()

    def _given_up(self, count: int) -> str:
        return self.tr("%n match(es) given up", "", count)

    def _deleted(self, count: int) -> str:
        return self.tr("%n match(es) deleted", "", count)

    def _tell(self, sentence: Sentence) -> None:
        tell(self, sentence)

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        self.setStyleSheet(qss_matches(desk_palette(self._settings.desktop), zoom_of(self)))
        set_margins([(self._foot, (16, 8, 16, 8))], zoom_of(self))
        self.table.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: written larger in a very large window."""
        super().resizeEvent(event)
        if follow_size(self):
            self._follow_desktop()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "close_button"):
            self.retranslate()
