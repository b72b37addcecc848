"""The history: every match that was played, to be found, replayed, taken along and deleted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.history import Kind
from ginrummy_qt.models.transfer import TransferWords
from ginrummy_qt.ui.history_files import HistoryFiles
from ginrummy_qt.ui.history_filter import HistoryFilterRow
from ginrummy_qt.ui.history_foot import HistoryFoot
from ginrummy_qt.ui.match_table import MatchTable, qss_matches
from ginrummy_qt.ui.message import ask, tell
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.sheet_pane import SheetPane
from ginrummy_qt.ui.tall_area import TallArea
from ginrummy_qt.ui.theme import desk_palette, text_scale
from ginrummy_qt.ui.undo_bar import UndoBar
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import follow_size, scale_of, set_margins, zoom_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent

    from ginrummy_qt.models.history import HistoryModel
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.models.settings import Settings

__all__ = ["HistoryWindow"]

_FIRST_SIZE: Final = QSize(1280, 720)
_SMALLEST: Final = QSize(720, 440)
_LEAST_LIST: Final = 170
"""Pixels at a system font of 14: the list’s head and some lines; a lower window scrolls as a whole."""
_BESIDE: Final = 1200
"""From this width on, at a text scale of 1, the sheet stands beside the list."""
_NO_LIMIT: Final = 1 << 14
_SHOW_SHEET_AFTER: Final = 60  # ms; not for every row that the arrow keys run over


class HistoryWindow(QDialog):
    """The window. What it shows comes from a :class:`HistoryModel`; a replay is for its owner to open."""

    replay_wanted = Signal(int)
    """The match to be replayed."""
    review_wanted = Signal(int)
    """The match to be reviewed."""
    changed = Signal()
    """Matches were imported, deleted or brought back."""

    def __init__(self, model: HistoryModel, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        self._settings = settings
        self.model = model
        model.setParent(self)
        self._words = TransferWords(self)
        self._files = HistoryFiles(model, self)
        self._files.chosen.connect(self.import_files)
        self._shown: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOW_SHEET_AFTER)
        self._timer.timeout.connect(self._show_sheet)
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        if not settings.history_geometry or not self.restoreGeometry(QByteArray(settings.history_geometry)):
            resize_on_screen(self, _FIRST_SIZE)
        if model.rowCount():
            self.table.selectRow(0)
        self.table.setFocus()

    # ------------------------------------------------------------------ building

    def _make_widgets(self) -> None:
        self.head = HistoryFilterRow(self.model, self)
        self.search, self.kinds = self.head.search, self.head.kinds
        self.table = MatchTable(self.model, self._settings, self)
        self.nothing = PlainLabel(self)
        self.nothing.setObjectName("muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setWordWrap(True)
        self.nothing.setMargin(32)
        self.list = QStackedWidget(self)
        self.list.addWidget(self.table)
        self.list.addWidget(self.nothing)
        self.pane = SheetPane(self._settings, self)
        self.bar = UndoBar(self)
        self.count = PlainLabel(self)
        self.count.setObjectName("note")
        self.foot = foot = HistoryFoot(self)
        self.replay, self.review, self.sheet = foot.replay, foot.review, foot.sheet
        self.export, self.import_, self.delete = foot.export, foot.import_, foot.delete
        self.empty, self.close_button = foot.empty, foot.close_button

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        line = QFrame(self)
        line.setObjectName("side")
        line.setFixedWidth(1)
        middle.addWidget(self.list, 3)
        middle.addWidget(line)
        middle.addWidget(self.pane, 2)
        self._line = line
        rule = QFrame(self)
        rule.setObjectName("rule")
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        self._counts = counts = QHBoxLayout()
        counts.addWidget(self.count, 1)
        column.addLayout(counts)
        column.addLayout(middle, 1)
        column.addWidget(self.bar)
        column.addWidget(rule)
        column.addWidget(self.foot)
        # With large text a low window has no room for a few lines of the list between filters and buttons.
        for part in (self.list, self.pane):
            part.setMinimumHeight(round(_LEAST_LIST * text_scale()))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(TallArea(page, _SMALLEST.width(), self))

    def _connect(self) -> None:
        self.table.open_wanted.connect(self._on_replay)
        self.table.delete_wanted.connect(self._on_delete)
        self.table.selectionModel().selectionChanged.connect(self._on_selection)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu)
        self.model.failed.connect(self._tell)
        self.model.modelReset.connect(self._on_reset)
        for button, slot in (
            (self.replay, self._on_replay),
            (self.review, self._on_review),
            (self.sheet, self._arrange),
            (self.export, self._on_export),
            (self.import_, self._on_import),
            (self.delete, self._on_delete),
            (self.empty, self._on_empty),
            (self.close_button, self.reject),
        ):
            button.clicked.connect(slot)
        self.pane.shown.connect(self._fit_pane)
        self._settings.changed.connect(self._on_setting)
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.head.focus_search),
            (QKeySequence.StandardKey.Undo, self._on_undo),
            ("Ctrl+R", self._on_review),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("History"))
        self.foot.retranslate()
        self.table.setAccessibleName(self.tr("Matches"))
        self.head.retranslate()
        self.model.retranslate()
        self.bar.retranslate()
        self._follow_selection()
        self._on_reset()

    def _on_reset(self) -> None:
        """Other rows are listed: say how many, keep one selected, or say why there is none."""
        rows = self.model.rowCount()
        if rows == self.model.total or self.model.filter.kind is Kind.DELETED:
            self.count.setText(self.tr("%n match(es)", "", rows))
        else:
            found = self.tr("{found} of {all}")
            self.count.setText(found.format(found=rows, all=self.tr("%n match(es)", "", self.model.total)))
        binned = self.model.filter.kind is Kind.DELETED
        if binned and not self.model.in_bin:
            self.nothing.setText(self.tr("The bin is empty. What you delete lies here until you empty it."))
        elif self.model.total or binned:
            self.nothing.setText(self.tr("No match fits these filters."))
        else:
            self.nothing.setText(
                self.tr("No match is finished yet. Every match that you play to its end will stand here.")
            )
        self.list.setCurrentWidget(self.table if rows else self.nothing)
        self.table.fit()
        if rows:
            row = None if self._shown is None else self.model.row_of(self._shown)
            self.table.selectRow(row or 0)
        self._follow_selection()

    def _follow_selection(self) -> None:
        binned = self.model.filter.kind is Kind.DELETED
        self.foot.show_state(len(self.table.chosen), binned=binned, in_bin=self.model.in_bin)
        self._timer.start()

    def _show_sheet(self) -> None:
        chosen = self.table.chosen
        match_id = chosen[0] if len(chosen) == 1 else None
        if match_id is not None:
            self._shown = match_id
        self.pane.show_record(None if match_id is None else self.model.load(match_id))

    def _arrange(self, *_: object) -> None:
        """Show the sheet beside the list, or in its place where there is no room for both."""
        k = scale_of(self)
        beside = self.width() >= _BESIDE * k
        instead = not beside and self.sheet.isChecked()
        self.sheet.setVisible(not beside)
        self.pane.setVisible(beside or instead)
        self._line.setVisible(beside)
        self.list.setVisible(not instead)
        self.foot.set_room(wide=self.width() >= 860 * k, closes=self.width() >= 780 * k)
        self._fit_pane()

    def _fit_pane(self) -> None:
        """Give the sheet beside the list the width that it needs, as far as the list can do without it."""
        if self._line.isVisibleTo(self):
            spare = self.width() - self.table.needed_width() - self._line.width()
            wide = max(self.pane.usual_width(), min(self.pane.needed_width(), spare))
            self.pane.setMinimumWidth(wide)
            self.pane.setMaximumWidth(wide)
        else:
            self.pane.setMinimumWidth(0)
            self.pane.setMaximumWidth(_NO_LIMIT)

    # ------------------------------------------------------------------ what the person does

    def _on_selection(self, *_: object) -> None:
        self._follow_selection()

    def _on_undo(self) -> None:
        self.bar.undo()

    def _on_replay(self) -> None:
        chosen = self.table.chosen
        if len(chosen) == 1:
            self.replay_wanted.emit(chosen[0])

    def _on_review(self) -> None:
        chosen = self.table.chosen
        if len(chosen) == 1:
            self.review_wanted.emit(chosen[0])

    def _on_delete(self) -> None:
        chosen = self.table.chosen
        if not chosen:
            return
        row = self.table.currentIndex().row()
        if self.model.filter.kind is Kind.DELETED:
            count = self.model.bring_back(chosen)
            words = partial(self._brought_back, count)
            back = partial(self.model.delete, chosen)
        else:
            count = self.model.delete(chosen)
            words = partial(self._deleted, count)
            back = partial(self.model.bring_back, chosen)
        if count:
            self.bar.offer(words, partial(self._take_back, back))
            self._after_change(row)

    def _take_back(self, back: partial[int]) -> None:
        back()
        self._after_change(0)
        self.table.setFocus()

    def _after_change(self, row: int) -> None:
        self.head.list_choices()
        self.changed.emit()
        if self.model.rowCount():
            self.table.selectRow(min(max(row, 0), self.model.rowCount() - 1))

    def _deleted(self, count: int) -> str:
        return self.tr("%n match(es) deleted", "", count)

    def _brought_back(self, count: int) -> str:
        return self.tr("%n match(es) brought back", "", count)

    def _on_empty(self) -> None:
        count = self.model.in_bin
        if count:
            ask(
                self,
                lambda: self.tr("Delete %n match(es) for good?", "", count),
                lambda: self.tr("This cannot be undone."),
                lambda: self.tr("Empty bin"),
                self._empty_bin,
            )

    def _empty_bin(self) -> None:
        if self.model.empty_bin():
            self.bar.forget()  # what it offers to undo may be gone
            self._after_change(0)
            (self.close_button if self.close_button.isVisible() else self.search).setFocus()

    def _on_export(self) -> None:
        self._files.export(self.table.chosen)

    def _on_import(self) -> None:
        self._files.ask()

    def import_files(self, paths: Sequence[str]) -> None:
        """Import these files; say what came of it, and of each bad one where it is bad."""
        report = self._files.read(paths)
        if report.new or report.known:
            self.bar.offer(partial(self._words.imported, report))
            self.head.list_choices()
            self.changed.emit()
        if report.new:
            self.table.select_match(report.new[0])
        if report.troubles:
            tell(self, lambda: "\n\n".join(trouble() for trouble in report.troubles[:5]))

    def _on_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for button, slot in (
            (self.replay, self._on_replay),
            (self.review, self._on_review),
            (self.export, self._on_export),
            (self.delete, self._on_delete),
        ):
            action = QAction(button.text(), menu)
            enable(action, "" if button.isEnabled() else button.toolTip())
            action.triggered.connect(slot)
            menu.addAction(action)
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _tell(self, sentence: Sentence) -> None:
        tell(self, sentence)

    # ------------------------------------------------------------------ Qt

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Qt: files may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Qt: files were dropped."""
        self.import_files([url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc ends the search first, Enter there goes to the list."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.table.setFocus()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        self.setStyleSheet(qss_matches(desk_palette(self._settings.desktop), zoom_of(self)))
        self.pane.follow_desktop()
        self.head.restyle()
        self.foot.restyle()
        set_margins([(self._counts, (18, 0, 16, 6))], zoom_of(self))
        self.table.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the sheet beside the list, or in its place."""
        super().resizeEvent(event)
        if follow_size(self):
            self._follow_desktop()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and window."""
        super().changeEvent(event)
        if not hasattr(self, "close_button"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def done(self, result: int) -> None:
        """Qt: remember where the window stood."""
        self._settings.history_geometry = bytes(self.saveGeometry().data())
        super().done(result)
