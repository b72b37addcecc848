"""The side panel: the score sheet of the match, and the moves of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListView,
    QMenu,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.hollywood import GamesSheet
from ginrummy_qt.models.sheet import Column, MoveListModel, ScoreSheetModel
from ginrummy_qt.models.words import seat_name
from ginrummy_qt.ui.dock_painters import (
    MARGIN,
    WIDTH,
    MoveDelegate,
    PanelLook,
    ScoreHead,
    SheetDelegate,
)
from ginrummy_qt.ui.game_columns import GameColumns
from ginrummy_qt.ui.game_look import Colours, Measures
from ginrummy_qt.ui.late_words import LateWords
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.text import TextStyle, width
from ginrummy_qt.ui.theme import qss_desk
from ginrummy_qt.ui.zoom import set_margins

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QLayout

    from ginrummy_qt.models.game_state import GameState
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.zoom import Margins

__all__ = ["ScoreDock"]

_WIDE: Final = 376
"""Least width of the panel when three or four play, at a system font of 14 px."""
_WIDEST: Final = 116
"""Of a column; a longer name ends in an ellipsis."""
_WORDS: Final = 64
"""Pixels that the target and how a round ended need at least."""


class _Moves(QListView):
    """The list of moves; lines wrap anew when its width changes."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class ScoreDock(QDockWidget):
    """The panel. Its button and its action in the menu close and open it; the settings remember."""

    def __init__(self, game: GameState, settings: Settings, parent: QWidget | None = None) -> None:
        """Follow ``game``; colours and cards as ``settings`` say."""
        super().__init__(parent)
        self.setObjectName("score")
        self._game = game
        self._settings = settings
        self._look = PanelLook(settings)
        self.sheet_model = ScoreSheetModel(game, self)
        self.move_model = MoveListModel(game, self, hands_open=settings.both_hands)
        self.body = QWidget(self)
        self.body.setObjectName("page")
        self.body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = ScoreHead(self._look, self.body)
        self.sheet = QTableView(self.body)
        self.games = GameColumns(self.body)
        self.explanation = PlainLabel(self.body)
        self.explanation.setObjectName("note")
        self.explanation.setWordWrap(True)
        self.round_label = PlainLabel(self.body)
        self.round_label.setObjectName("section")
        self.moves = _Moves(self.body)
        self._make_title()
        self._make_views()
        column = QVBoxLayout(self.body)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.sheet, 2)
        column.addWidget(self.games, 6)
        below, label_row = QHBoxLayout(), QHBoxLayout()
        below.addWidget(self.explanation)
        column.addLayout(below)
        label_row.addWidget(self.round_label)
        column.addLayout(label_row)
        self._margins: tuple[tuple[QLayout, Margins], ...] = (
            (column, (0, 12, 0, 8)),
            (below, (MARGIN, 6, MARGIN, 0)),
            (label_row, (MARGIN, 16, MARGIN, 6)),
            (self._title_row, (MARGIN, 4, 8, 4)),
        )
        set_margins(self._margins, 1.0)
        column.addWidget(self.moves, 2)
        self.setWidget(self.body)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        settings.changed.connect(self._on_setting)
        self.sheet_model.modelReset.connect(self._follow_sheet)
        self._words = LateWords(self, self.retranslate)
        self._fit_width()
        self.retranslate()

    # ------------------------------------------------------------------ building

    def _make_title(self) -> None:
        bar = QWidget(self)
        bar.setObjectName("page")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title_row = row = QHBoxLayout()
        self.title = PlainLabel(bar)
        self.title.setObjectName("strong")
        self.close_button = QToolButton(bar)
        self.close_button.setObjectName("close")
        self.close_button.setText("×")
        self.close_button.clicked.connect(self._on_close)
        self.more_button = QToolButton(bar)
        self.more_button.setObjectName("more")
        self.more_button.setText("⋯")
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.hide()
        row.addWidget(self.title, 1)
        row.addWidget(self.more_button)
        row.addWidget(self.close_button)
        column = QVBoxLayout(bar)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        rule = QFrame(bar)
        rule.setObjectName("rule")
        column.addWidget(rule)
        self.setTitleBarWidget(bar)

    def _make_views(self) -> None:
        sheet = self.sheet
        sheet.setModel(self.sheet_model)
        self._sheet_delegate = SheetDelegate(self._look, sheet)
        sheet.setItemDelegate(self._sheet_delegate)
        sheet.verticalScrollBar().rangeChanged.connect(self._fit_width)
        sheet.horizontalHeader().hide()
        sheet.verticalHeader().hide()
        sheet.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for changed in (sheet.verticalHeader().geometriesChanged, sheet.verticalHeader().sectionCountChanged):
            changed.connect(self._fit_height)
        sheet.setShowGrid(False)
        sheet.setTabKeyNavigation(False)
        sheet.horizontalHeader().setMinimumSectionSize(20)
        sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        sheet.horizontalHeader().setSectionResizeMode(Column.WHAT, QHeaderView.ResizeMode.Stretch)
        self.moves.setModel(self.move_model)
        self.moves.setItemDelegate(MoveDelegate(self._look, self._game, self.moves))
        self.moves.setResizeMode(QListView.ResizeMode.Adjust)
        for view in (sheet, self.moves):
            view.setFrameShape(QFrame.Shape.NoFrame)
            view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
            view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def set_zoom(self, zoom: float) -> None:
        """Write larger, as the window does that is so large, see :mod:`ginrummy_qt.ui.zoom`."""
        if zoom != self._look.zoom:
            self._look.zoom = zoom
            set_margins(self._margins, zoom)
            self._follow_desk()
            self._follow_sheet()
            self._repaint()

    def _follow_desk(self) -> None:
        """Take the colours of the desktop; a style of its own only where everything is larger."""
        zoom = self._look.zoom
        qss = qss_desk(self._look.desk, zoom) if zoom > 1 else ""
        if qss != self.styleSheet():
            self.setStyleSheet(qss)

    def _fit_width(self, *_: object) -> None:
        k, margin = self._look.scale, self._look.margin
        measures = Measures(k=k, label=32 * k, gap=8 * k, row=34 * k, left=margin, right=margin)
        self.games.set_look(Colours.of_desk(self._look.desk), measures)
        heads = self._heads()
        self._sheet_delegate.dealers = self._several
        wide = measures.needed_width() if self._hollywood else (_WIDE if self._several else WIDTH) * k
        self.body.setMinimumWidth(round(wide))
        self.sheet.setColumnWidth(Column.NUMBER, round(margin + 24 * k))
        caption = TextStyle(13 * k, "#000000")
        columns = [
            max(
                (76 if len(heads) < 3 else 64) * k,
                min(_WIDEST * k, max(width(name, caption) for name in names) + 12 * k),
            )
            for names in heads
        ]
        # However long the names are, the words beside them and the target keep their room.
        columns = _within(columns, wide - 2 * margin - (24 + _WORDS) * k)
        # The columns stay under the head's when a scroll bar takes its place.
        bar = self.sheet.verticalScrollBar()
        taken = 12 if bar.maximum() > bar.minimum() else 0
        self._sheet_delegate.right_margin = margin - taken
        for number, column in enumerate(columns, Column.PERSON):
            last = number == Column.PERSON + len(columns) - 1
            self.sheet.setColumnWidth(number, round(column + (margin - taken if last else 0)))
        self.head.columns = tuple(columns)
        self.head.updateGeometry()

    def _fit_height(self, *_: object) -> None:
        """Let the moves begin below the sheet's last line; a long sheet has half of the panel and scrolls."""
        self.sheet.setMaximumHeight(self.sheet.verticalHeader().length())

    @property
    def _several(self) -> bool:
        """Whether more than two play."""
        return len(self._game.seats) > 2

    def _heads(self) -> list[list[str]]:
        """Return for each side of the sheet the names of those who play for it."""
        match, game = self._game.match, self._game
        if match is None:
            return [[seat_name(0, 0)], [seat_name(1, 0)]]
        names = game.names
        sides = (
            sorted(match.sides[side], key=lambda seat: seat != game.reader) for side in self.sheet_model.order
        )
        return [[names[seat] for seat in side] for side in sides]

    def offer(self, menu: QMenu) -> None:
        """Offer what ``menu`` does with the score sheet, at the head and in the sheet's context menu."""
        self.more_button.setMenu(menu)
        self.more_button.show()
        self.sheet.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.sheet.addActions(menu.actions())

    # ------------------------------------------------------------------ what it says

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        title = self.tr("Score sheet")
        self.setWindowTitle(title)
        self.title.setText(title)
        self.close_button.setAccessibleName(self.tr("Close the side panel"))
        self.close_button.setToolTip(self.tr("Close the side panel"))
        self.more_button.setAccessibleName(self.tr("Copy, print or save the score sheet"))
        self.more_button.setToolTip(self.tr("Copy, print or save the score sheet"))
        self.sheet.setAccessibleName(title)
        self.round_label.setText(self.tr("This round"))
        self.moves.setAccessibleName(self.tr("Moves of this round"))
        self._look.refresh()
        self.sheet_model.retranslate()
        self.move_model.retranslate()
        self._fit_width()
        self._follow_sheet()
        self._repaint()

    @property
    def _hollywood(self) -> bool:
        match = self._game.match
        return match is not None and match.rules.hollywood

    def _follow_sheet(self) -> None:
        match = self._game.match
        for plain in (self.head, self.sheet):
            plain.setVisible(not self._hollywood)
        for part in (self.games, self.explanation):
            part.setVisible(self._hollywood)
        if match is not None and self._hollywood:
            sheet = GamesSheet.of(match, match.side_of(self._game.seat))
            self.explanation.setText(sheet.explanation())
            self.games.show_sheet(sheet)
            self._fit_width()
            self.games.setMaximumHeight(round(self.games.needed_height(self.body.minimumWidth())))
            return
        self._fit_width()
        if match is None:
            self.head.show_cells(())
            return
        totals = match.standings.totals
        sides = zip(self._heads(), self.sheet_model.order, strict=True)
        self.head.show_cells(
            (
                (self.tr("Match to"), str(match.rules.target)),
                *(("\n".join(names), str(totals[side])) for names, side in sides),
            )
        )
        self.sheet.scrollToBottom()

    def _repaint(self) -> None:
        self._fit_width()
        self.head.update()
        self.sheet.resizeRowsToContents()
        self._fit_height()
        self.sheet.viewport().update()
        self.moves.scheduleDelayedItemsLayout()
        self.moves.viewport().update()

    # ------------------------------------------------------------------ what the person does

    def _on_close(self) -> None:
        self._settings.dock_visible = False

    def _on_setting(self, name: str) -> None:
        if name in {"desktop", "colours", "index_language", "card_theme", "table"}:
            self._look.refresh()
            self._follow_desk()
            self._repaint()
        elif name == "both_hands":
            self.move_model.set_hands_open(hands_open=self._settings.both_hands)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: the language may have changed meanwhile."""
        self._words.catch_up()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language, system font and the colours of the desktop."""
        super().changeEvent(event)
        if not hasattr(self, "moves"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self._words.follow()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._fit_width()
            self._follow_desk()
            self._repaint()
        elif event.type() == QEvent.Type.PaletteChange:
            self._look.refresh()
            self._repaint()


def _within(columns: list[float], room: float) -> list[float]:
    """Return ``columns``, the widest of them narrowed until all of them fit ``room`` pixels."""
    left, many, cap = room, len(columns), room
    for column in sorted(columns):
        cap = left / many
        if column > cap:
            break
        left, many = left - column, many - 1
    else:
        return columns
    return [min(column, cap) for column in columns]
