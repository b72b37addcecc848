"""The list of decisions of a review: a line each, with what it gave away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ginrummy_qt.models.review_list import ReviewRole
from ginrummy_qt.ui.review_parts import paint_turning
from ginrummy_qt.ui.text import TextStyle, draw, height, width

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from ginrummy_qt.models.review_list import ReviewList
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.ui.dock_painters import PanelLook

__all__ = ["StepList"]

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


class StepList(QListView):
    """The list. Arrow keys up and down walk it; those to the sides are its window's."""

    step_chosen = Signal(object)
    """``Step``: the line at which the person, or the window, is now."""

    def __init__(self, model: ReviewList, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps = model
        self.setModel(model)
        self.delegate = _StepDelegate(look, self)
        self.setItemDelegate(self.delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    @property
    def step(self) -> Step | None:
        """The decision at which the list stands."""
        return self._steps.step(self.currentIndex().row())

    def go(self, row: int) -> None:
        """Stand at this line."""
        self.setCurrentIndex(self._steps.index(row))

    def walk(self, steps: int) -> None:
        """Go to the next decision (1) or to the one before (−1); stay where there is none."""
        row = self.currentIndex().row() + steps
        while 0 <= row < self._steps.rowCount():
            if self._steps.step(row) is not None:
                self.go(row)
                return
            row += steps

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Qt: another line."""
        super().currentChanged(current, previous)
        step = self._steps.step(current.row())
        if step is not None:
            self.step_chosen.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: up and down go past the heads; what else is pressed is for the window."""
        key = event.key()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self.walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            rows = range(self._steps.rowCount())
            order = rows if key == Qt.Key.Key_Home else reversed(rows)
            row = next((row for row in order if self._steps.step(row) is not None), None)
            if row is not None:
                self.go(row)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: words are wrapped anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _StepDelegate(QStyledItemDelegate):
    """Paints a decision: where it stands, what was done, what it gave away; and the heads of rounds."""

    def __init__(self, look: PanelLook, parent: QListView) -> None:
        super().__init__(parent)
        self._look = look
        self._list = parent
        self._labels: tuple[str, ...] = ()
        self._heights: dict[tuple[str, int, float, bool], int] = {}
        """By words, width, scale and sign: all lines are asked for whenever one comes."""

    def set_labels(self, labels: tuple[str, ...]) -> None:
        """Make room in the first column for these."""
        self._labels = labels
        self._heights.clear()

    def _style(self, *, bold: bool = False, muted: bool = False) -> TextStyle:
        look = self._look
        colour = look.desk.muted if muted else look.desk.ink
        return TextStyle(14 * look.scale, colour, bold=bold, cards=look.cards, line_height=1.4)

    def _places(self, wide: float, *, turning: bool) -> tuple[float, float]:
        """Return where the words begin, and how wide they may be; a ``turning`` point has a sign behind."""
        k = self._look.scale
        small = TextStyle(13 * k, "#000000")
        label = max((width(text, small) for text in self._labels), default=50 * k) + 10 * k
        loss = width("−00.0", TextStyle(14 * k, "#000000", bold=True)) + (20 * k if turning else 0)
        x = 14 * k + min(label, 0.36 * wide)
        return x, max(60.0, wide - x - loss - 12 * k)

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Qt: as many lines as the words need."""
        k, wide = self._look.scale, float(self._list.viewport().width())
        if index.data(ReviewRole.HEAD):
            return QSize(round(wide), round(40 * k))
        turning = bool(index.data(ReviewRole.TURNING))
        key = (str(index.data(ReviewRole.DONE)), round(wide), k, turning)
        if key not in self._heights:
            tall = height(key[0], self._style(bold=True), self._places(wide, turning=turning)[1]) + 10 * k
            self._heights[key] = round(max(34 * k, tall))
        return QSize(round(wide), self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Qt: paint the line."""
        desk, k = self._look.desk, self._look.scale
        rect = QRectF(_rect(option))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = rect.adjusted(14 * k, 0, -12 * k, 0)
        if index.data(ReviewRole.HEAD):
            low = inner.adjusted(0, 8 * k, 0, 0)
            draw(
                painter, low, str(index.data(ReviewRole.LABEL)), TextStyle(13 * k, desk.ink, bold=True), _LEFT
            )
            draw(painter, low, str(index.data(ReviewRole.DONE)), TextStyle(13 * k, desk.muted), _RIGHT)
            painter.restore()
            return
        state: QStyle.StateFlag = _state(option)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen:
            box = rect.adjusted(4, 1, -4, -1)
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(desk.ink if focused else desk.accent), 2 if focused else 1))
            painter.setBrush(QColor(desk.soft))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(desk.accent))
            painter.drawRect(QRectF(box.x() + 3, box.y() + 6, 3, box.height() - 12))
        turning = bool(index.data(ReviewRole.TURNING))
        x, room = self._places(rect.width(), turning=turning)
        label = QRectF(inner.x(), rect.y(), x - 14 * k, rect.height())
        draw(painter, label, str(index.data(ReviewRole.LABEL)), TextStyle(13 * k, desk.muted), _LEFT)
        costly, forced = bool(index.data(ReviewRole.COSTLY)), bool(index.data(ReviewRole.FORCED))
        done = QRectF(rect.x() + x, rect.y(), room, rect.height())
        style = self._style(bold=costly or chosen, muted=forced)
        draw(painter, done, str(index.data(ReviewRole.DONE)), style, _LEFT)
        loss = str(index.data(ReviewRole.LOSS))
        number = TextStyle(14 * k, desk.bad if costly else desk.muted, bold=costly)
        draw(painter, inner, loss, number, _RIGHT)
        if turning:
            wide = width("−00.0", TextStyle(14 * k, "#000000", bold=True))
            at = QPointF(inner.right() - wide - 8 * k, rect.center().y())
            paint_turning(painter, at, 11 * k, desk.accent, desk.ink)
        painter.restore()


def _rect(option: QStyleOptionViewItem) -> Any:  # noqa: ANN401 - the binding's types do not know the field
    return option.rect


def _state(option: QStyleOptionViewItem) -> Any:  # noqa: ANN401 - likewise
    return option.state
