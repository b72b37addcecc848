"""The table of matches in the history: rows of one height, who won in words and in bold."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QToolTip,
    QWidget,
)

from ginrummy_qt.models.history import Column, HistoryModel, Role
from ginrummy_qt.ui.theme import DeskPalette, advance, desk_palette, qss_desk, text_scale
from ginrummy_qt.ui.zoom import scale_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from ginrummy_qt.models.settings import Settings

__all__ = ["MatchTable", "qss_matches"]

_ROW: Final = 36
_RING: Final = 2
_WIDEST: Final = 240
"""Room for a text: longer ones, of several persons with long names, are cut and shown by the pointer."""
_PADDING: Final = 22
"""Left and right of a text together: the style sheet's, and what Qt adds for the frame of the focus."""
_MARGIN: Final = 16
"""Before the first and after the last column: as the filters above and the buttons below stand."""
_SIGN: Final = 18
"""Beside the title of the column by which is sorted."""
_FRAME: Final = 3
"""Pixels that Qt leaves left and right of a text in a line for the frame of the focus, and not in a head."""


def qss_matches(desk: DeskPalette, zoom: float = 1.0) -> str:
    """Return the style sheet of the windows that list matches; ``zoom`` as of ``qss_desk``."""
    k = text_scale() * zoom

    def px(size: float) -> str:
        return f"{round(size * k)}px"

    return f"""{qss_desk(desk, zoom)}
QFrame#side {{ background:{desk.line}; border:0; }}
QFrame#undo {{ background:{desk.soft}; border:0; border-top:1px solid {desk.line}; }}
QTableView {{ background:{desk.base}; font-size:{px(14)}; selection-background-color:{desk.soft};
  selection-color:{desk.ink}; }}
QTableView::item {{ padding:0 {px(8)}; border:0; border-bottom:1px solid {desk.line}; }}
QTableView::item:first {{ padding-left:{px(_MARGIN - _FRAME)}; }}
QTableView::item:last {{ padding-right:{px(_MARGIN - _FRAME)}; }}
QTableView::item:selected {{ background:{desk.soft}; color:{desk.ink}; }}
QHeaderView {{ background:{desk.window}; }}
QHeaderView::section {{ background:{desk.window}; color:{desk.muted}; border:0;
  border-bottom:1px solid {desk.line}; padding:{px(6)} {round(8 * k) + _FRAME}px;
  font-size:{px(13)}; font-weight:600; }}
QHeaderView::section:first {{ padding-left:{round((_MARGIN - _FRAME) * k) + _FRAME}px; }}
QHeaderView::section:last {{ padding-right:{round((_MARGIN - _FRAME) * k) + _FRAME}px; }}
"""


class _Delegate(QStyledItemDelegate):
    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt: no frame around a single cell; the result of a match that was won is green and bold."""
        super().initStyleOption(option, index)
        option.state &= ~option.state.State_HasFocus
        if index.column() == Column.OUTCOME and index.data(Role.WON) is True:
            option.font.setBold(True)
            good = QColor(desk_palette(self._settings.desktop).good)
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(role, good)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt: the cell; with the focus, lines above and below the whole current row."""
        super().paint(painter, option, index)
        view = option.widget
        if not isinstance(view, QTableView) or not view.hasFocus():
            return
        if index.row() == view.currentIndex().row():
            ink = QColor(desk_palette(self._settings.desktop).ink)
            rect = option.rect
            painter.fillRect(rect.x(), rect.y(), rect.width(), _RING, ink)
            painter.fillRect(rect.x(), rect.bottom() - _RING, rect.width(), _RING, ink)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Qt: a text that is cut is shown whole."""
        room = view.visualRect(index).width()
        if event.type() == QEvent.Type.ToolTip and self.sizeHint(option, index).width() > room:
            QToolTip.showText(event.globalPos(), str(index.data()), view)
            return True
        return super().helpEvent(event, view, option, index)


class MatchTable(QTableView):
    """The table. Enter and a double click open a match, Del deletes."""

    open_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, model: HistoryModel, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self._model = model
        self._settings = settings
        self.setItemDelegate(_Delegate(settings, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSortingEnabled(True)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.sectionResized.connect(self._on_resized)
        head.setSortIndicator(Column.DAY, Qt.SortOrder.DescendingOrder)
        head.sortIndicatorChanged.connect(self.fit)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.doubleClicked.connect(self._on_double)
        self.fit()

    def fit(self, *_: object) -> None:
        """Give rows and columns the room that their texts need; a look at the first rows is enough.

        The rules take what the others leave, but no less than a few words: then the table scrolls across.
        """
        k = scale_of(self)
        self.verticalHeader().setDefaultSectionSize(round(_ROW * k))
        head = self.horizontalHeader()
        for column in Column:
            if column is Column.RULES:
                continue
            texts = [
                str(self._model.index(row, column).data()) for row in range(min(60, self._model.rowCount()))
            ]
            title = str(self._model.headerData(column, Qt.Orientation.Horizontal))
            wide = max((advance(text, 14 * k, bold=column is Column.OUTCOME) for text in texts), default=0.0)
            sign = _SIGN * k if column == head.sortIndicatorSection() else 0
            wide = min(max(wide, advance(title, 13 * k, bold=True) + sign), _WIDEST * k)
            edge = _MARGIN - _PADDING / 2 if column in {min(Column), max(Column)} else 0
            head.resizeSection(column, ceil(wide + (_PADDING + edge) * k))
        self._fit_rules()

    def _on_resized(self, column: int) -> None:
        if column != Column.RULES:
            self._fit_rules()

    def _fit_rules(self) -> None:
        head = self.horizontalHeader()
        others = sum(
            head.sectionSize(column)
            for column in Column
            if column is not Column.RULES and not head.isSectionHidden(column)
        )
        head.resizeSection(Column.RULES, max(self._least_rules, self.viewport().width() - others))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the rules take what is left."""
        super().resizeEvent(event)
        self._fit_rules()

    def needed_width(self) -> int:
        """Return the width in pixels in which every column has the room that its texts need."""
        head, k = self.horizontalHeader(), scale_of(self)
        rules = [
            self._model.index(row, Column.RULES).data() for row in range(min(60, self._model.rowCount()))
        ]
        wide = max((advance(str(text), 14 * k) for text in rules), default=0.0)
        others = [one for one in Column if one is not Column.RULES and not head.isSectionHidden(one)]
        return round(min(wide, _WIDEST * k) + _PADDING * k) + sum(map(head.sectionSize, others))

    @property
    def _least_rules(self) -> int:
        k = scale_of(self)
        return round(advance("Hollywood to 100", 14 * k) + _PADDING * k)

    @property
    def chosen(self) -> list[int]:
        """The numbers of the selected matches, from the top."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._model.row(row).id for row in rows]

    def selectRow(self, row: int) -> None:
        """Qt: select this row alone, and make it the current one.

        Qt's own looks at the keyboard: with Ctrl down, as when a shortcut opens the window, it would take a
        row that is selected out of the selection.
        """
        self.selectionModel().setCurrentIndex(
            self._model.index(row, 0),
            QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows,
        )

    def select_match(self, match_id: int) -> None:
        """Select one match and make it the current one, if it is listed."""
        row = self._model.row_of(match_id)
        if row is not None:
            self.selectRow(row)
            self.scrollTo(self._model.index(row, 0))

    def _on_double(self, _index: QModelIndex) -> None:
        self.open_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter opens, Del deletes."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.open_wanted.emit()
        elif event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)
