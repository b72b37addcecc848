"""Painters of the side panel: the scores at its head, the lines of the sheet and of the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLocale, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.sheet import Column, MoveRole, SheetRole
from ginrummy_qt.ui.card_style import style_for
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, height, width
from ginrummy_qt.ui.theme import desk_palette, elided, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.models.game_state import GameState
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["MARGIN", "WIDTH", "MoveDelegate", "PanelLook", "ScoreHead", "SheetDelegate"]

WIDTH: Final = 304
"""Least width of the panel at a system font of 14 px."""
MARGIN: Final = 16
"""Left and right of everything in the panel, in a window of usual size."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex

_LONGEST_NAME: Final = 116
"""Pixels that a name may have in the list of moves."""


class PanelLook:
    """Colours, small cards and scale, shared by the painters of the panel."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.zoom = 1.0
        """How much larger than the system font asks for the window writes, see :mod:`ginrummy_qt.ui.zoom`."""
        self.desk: DeskPalette
        self.cards: InlineCards
        self.refresh()

    def refresh(self) -> None:
        """Read colours and deck from the settings again."""
        settings = self._settings
        self.desk = desk_palette(settings.desktop)
        code = QLocale().name()[:2]  # set by the language manager
        style = style_for(settings, code if code in LANGUAGES else "en", 100, 1.0)
        self.cards = InlineCards(style.language, style.colours, style.theme)

    @property
    def scale(self) -> float:
        """The scale of text."""
        return text_scale() * self.zoom

    @property
    def margin(self) -> int:
        """What is free left and right of everything, in pixels."""
        return round(MARGIN * self.zoom)


class ScoreHead(QLabel):
    """Target and both scores, over the columns of the sheet."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._cells: tuple[tuple[str, str], ...] = ()
        self.columns: tuple[float, ...] = (84.0, 88.0)

    def show_cells(self, cells: tuple[tuple[str, str], ...]) -> None:
        """Show ``cells``, each a caption and a number: the target, then the sides.

        The names of partners are lines of their caption.
        """
        self._cells = cells
        said = ", ".join(f"{caption} {number}".replace("\n", ", ") for caption, number in cells)
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    @property
    def _more(self) -> float:
        """The height in pixels of the captions' lines after the first."""
        return 17 * self._look.scale * max((caption.count("\n") for caption, _ in self._cells), default=0)

    def sizeHint(self) -> QSize:
        """Qt: two lines, or more for partners."""
        return QSize(round(WIDTH * self._look.zoom), round(68 * self._look.scale + self._more))

    def minimumSizeHint(self) -> QSize:
        """Qt: it gets narrow, not low."""
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint captions and numbers."""
        painter = QPainter(self)
        desk, k = self._look.desk, self._look.scale
        margin = self._look.margin
        right = float(self.width() - margin)
        places = [(QRectF(margin, 0, right - margin - sum(self.columns), 0), _LEFT, False)]
        for column, wide in enumerate(self.columns):
            left = right - sum(self.columns[column:])
            places.append((QRectF(left, 0, wide, 0), _RIGHT, True))
        more = self._more
        for (caption, number), (room, align, bold) in zip(self._cells, places, strict=False):
            lines = caption.split("\n")
            for line, name in enumerate(reversed(lines)):  # the last lines stand on one level
                rect = QRectF(room.x(), more - 17 * k * line, room.width(), 22 * k)
                shown = elided(name, 13 * k, room.width())
                draw(painter, rect, shown, TextStyle(13 * k, desk.muted), align)
            rect = QRectF(room.x(), 22 * k + more, room.width(), 40 * k)
            colour = desk.ink if bold else desk.muted
            draw(painter, rect, number, TextStyle(28 * k, colour, bold=bold), align)


class SheetDelegate(QStyledItemDelegate):
    """Paints a cell of the sheet. How a round ended may reach into the person's column where it is free."""

    def __init__(self, look: PanelLook, parent: QTableView) -> None:
        super().__init__(parent)
        self._look = look
        self._view = parent
        self.dealers = False
        """Whether every line says who dealt: where more than two play."""
        self.right_margin: float = MARGIN
        """Free room behind the last column; less beside a scroll bar."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Qt: a line, higher where the words need two."""
        k = self._look.scale
        least = 40 * k
        if index.column() == Column.WHAT:
            text, style, room = self._what(index)
            least = max(least, height(text, style, room) + 8 * k + (16 * k if self._note(index) else 0))
        return QSize(20, round(least))

    def _what(self, index: _Index) -> tuple[str, TextStyle, float]:
        """Return the words of a line, their style, and the width they may take."""
        desk, k = self._look.desk, self._look.scale
        final = bool(index.data(SheetRole.FINAL))
        colour = desk.muted if index.data(SheetRole.CURRENT) else desk.ink
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        room = float(self._view.columnWidth(Column.WHAT) + self._view.columnWidth(Column.PERSON))
        if not index.sibling(index.row(), Column.NUMBER).data(Qt.ItemDataRole.DisplayRole):
            room += self._view.columnWidth(Column.NUMBER) - self._look.margin
        room -= self._figures_width(index.sibling(index.row(), Column.PERSON)) + 8 * k
        px = (15 if final else 14) * k
        style = TextStyle(px, colour, bold=final, line_height=1.2)
        widest = max(width(word, style) for word in text.split(" "))
        if widest > room:  # one long word: a little smaller rather than cut
            style = TextStyle(max(10 * k, px * room / widest), colour, bold=final, line_height=1.2)
        return text, style, room

    @property
    def _columns(self) -> int:
        # Not the index's own model: where Python knows it only from there, its wrapper may be gone.
        return self._view.model().columnCount()

    def _note(self, index: _Index) -> str:
        """Return who dealt, where that is to be told."""
        return str(index.data(SheetRole.DEALER) or "") if self.dealers else ""

    def _figures_width(self, index: _Index) -> float:
        total, points = index.data(SheetRole.TOTAL), index.data(SheetRole.POINTS)
        if total is None:
            return 0.0
        wide = width(str(total), self._total_style(index))
        if points is not None:
            wide += width(f"+{points}", TextStyle(12 * self._look.scale, "#000000")) + 6 * self._look.scale
        return wide

    def _total_style(self, index: _Index) -> TextStyle:
        px = 20 if index.data(SheetRole.FINAL) else 15
        return TextStyle(px * self._look.scale, self._look.desk.ink, bold=True)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Qt: paint the cell."""
        desk, k = self._look.desk, self._look.scale
        rect = QRectF(_rect(option))
        column = index.column()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(SheetRole.CURRENT):
            painter.fillRect(rect, QColor(desk.soft))
        painter.setPen(QPen(QColor(desk.line), 1))
        painter.drawLine(rect.topLeft(), rect.topRight())
        if _has_focus(option):
            painter.setPen(QPen(QColor(desk.accent), 2))
            painter.drawRoundedRect(rect.adjusted(1, 2, -1, -2), 4, 4)
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        if column == Column.NUMBER:
            draw(painter, rect.adjusted(self._look.margin, 0, 0, 0), text, TextStyle(13 * k, desk.muted))
        elif column == Column.WHAT:
            self._paint_what(painter, rect, index)
        else:
            if column == Column.PERSON and index.data(SheetRole.CURRENT):
                # This cell's ground lies over the words that reach into it.
                wide = self._view.columnWidth(Column.WHAT)
                what = QRectF(rect.x() - wide, rect.y(), wide, rect.height())
                self._paint_what(painter, what, index.sibling(index.row(), Column.WHAT))
            self._paint_figures(painter, rect, index)
        painter.restore()

    def _paint_what(self, painter: QPainter, rect: QRectF, index: _Index) -> None:
        """Paint how a round ended and who dealt it, from the left of ``rect`` as far as there is room."""
        desk, k = self._look.desk, self._look.scale
        text, style, room = self._what(index)
        left = rect.x()
        if not index.sibling(index.row(), Column.NUMBER).data(Qt.ItemDataRole.DisplayRole):
            left = float(self._look.margin)
        words = QRectF(left, rect.y(), room, rect.height())
        note = self._note(index)
        if note:
            high = height(text, style, room)
            words.setRect(left, rect.y() + (rect.height() - high - 16 * k) / 2, room, high)
            below = QRectF(left, words.bottom() - k, room, 16 * k)
            small = TextStyle(12 * k, desk.muted)
            draw(painter, below, elided(note, 12 * k, room), small)
        draw(painter, words, text, style)

    def _paint_figures(self, painter: QPainter, rect: QRectF, index: _Index) -> None:
        desk, k = self._look.desk, self._look.scale
        total, points = index.data(SheetRole.TOTAL), index.data(SheetRole.POINTS)
        if total is None:
            return
        if index.column() == self._columns - 1:
            rect = rect.adjusted(0, 0, -self.right_margin, 0)
        style = self._total_style(index)
        draw(painter, rect, str(total), style, _RIGHT)
        if points is not None:
            before = rect.adjusted(0, 0, -width(str(total), style) - 6 * k, 0)
            draw(painter, before, f"+{points}", TextStyle(12 * k, desk.muted), _RIGHT)


class MoveDelegate(QStyledItemDelegate):
    """Paints a line of the move list: number, who, what."""

    def __init__(self, look: PanelLook, game: GameState, parent: QListView) -> None:
        super().__init__(parent)
        self._look = look
        self._game = game
        self._list = parent

    def _places(self) -> tuple[float, float]:
        """Return where names and moves begin."""
        k = self._look.scale
        bold = TextStyle(13.5 * k, "#000000", bold=True)
        table, names_of = self._game.table, self._game.names
        seats = () if table is None else table.seats
        names = min(_LONGEST_NAME * k, max((width(names_of[seat], bold) for seat in seats), default=0.0))
        return self._look.margin + 28 * k, self._look.margin + 28 * k + names + 10 * k

    def _style(self) -> TextStyle:
        return TextStyle(
            13.5 * self._look.scale, self._look.desk.ink, cards=self._look.cards, line_height=1.5
        )

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Qt: as many lines as the moves need."""
        wide = self._list.viewport().width()
        room = max(60.0, wide - self._places()[1] - self._look.margin)
        tall = height(str(index.data(MoveRole.MARKUP)), self._style(), room)
        return QSize(wide, round(tall + 10 * self._look.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Qt: paint the line."""
        desk, k = self._look.desk, self._look.scale
        rect = QRectF(_rect(option))
        name_x, move_x = self._places()
        mine = index.data(MoveRole.SEAT) == self._game.table_seat
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if _has_focus(option):
            painter.setPen(QPen(QColor(desk.accent), 2))
            painter.drawRoundedRect(rect.adjusted(6, 1, -6, -1), 4, 4)
        line = QRectF(rect.x(), rect.y() + 5 * k, 0, 1.5 * 13.5 * k)

        def span(left: float, right: float) -> QRectF:
            return QRectF(line.x() + left, line.y(), right - left, line.height())

        number = str(index.data(MoveRole.NUMBER))
        draw(painter, span(self._look.margin, name_x), number, TextStyle(12.5 * k, desk.muted))
        name = elided(str(index.data(MoveRole.NAME)), 13.5 * k, move_x - name_x - 10 * k, bold=mine)
        draw(painter, span(name_x, move_x), name, TextStyle(13.5 * k, desk.ink, bold=mine))
        rest = QRectF(move_x, line.y(), rect.width() - move_x - self._look.margin, rect.height() - 10 * k)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        draw(painter, rest, str(index.data(MoveRole.MARKUP)), self._style(), top)
        painter.restore()


def _rect(option: QStyleOptionViewItem) -> Any:  # noqa: ANN401 - the binding's types do not know the field
    return option.rect


def _has_focus(option: QStyleOptionViewItem) -> bool:
    state: QStyle.StateFlag = option.state
    return bool(state & QStyle.StateFlag.State_HasFocus)
