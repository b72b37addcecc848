"""The list of rules that have a name: name, what sets them apart, and how much of them was changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.theme import advance, font, text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["PresetItem", "PresetList"]

_ITEM: Final = Qt.ItemDataRole.UserRole
_KEY: Final = Qt.ItemDataRole.UserRole + 1
_ROW: Final = 48
_HEADING: Final = 34
_LEFT: Final = 14
_RIGHT: Final = 10
_BADGE: Final = 23
_SCROLL_BAR: Final = 12
_NARROWEST: Final = 240
_WIDEST: Final = 300
"""A longer name ends in dots; the tool tip has it in full."""


@dataclass(frozen=True, slots=True)
class PresetItem:
    """What a row shows. Without a ``key`` it is a heading."""

    key: str
    name: str
    brief: str = ""
    changed: int = 0
    """Options that were changed: the badge at the right."""
    spoken: str = ""
    """What a screen reader says of the row."""


class PresetList(QListWidget):
    """The list."""

    chosen = Signal(str)
    """The key of the row that the person went to."""
    rename_wanted = Signal()
    """The row that the person is at is to have another name."""
    delete_wanted = Signal()
    """The row that the person is at is to go."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("presets")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self._delegate = _Delegate(desk, self)
        self.setItemDelegate(self._delegate)
        self._telling = False
        self._widest = 0
        self.currentItemChanged.connect(self._on_current)

    def show_items(self, items: Sequence[PresetItem], current: str) -> None:
        """Show ``items``, the one with the key ``current`` as chosen. Emits nothing."""
        self._telling = True
        while self.count() > len(items):
            self.takeItem(self.count() - 1)
        while self.count() < len(items):
            self.addItem(QListWidgetItem())
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        for row, shown in enumerate(items):
            item = self.item(row)
            item.setFlags(flags if shown.key else Qt.ItemFlag.NoItemFlags)
            item.setData(_ITEM, shown)
            item.setData(_KEY, shown.key)
            item.setText(shown.name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, shown.spoken or shown.name)
            item.setToolTip(plain_tip(f"{shown.name}\n{shown.brief}") if shown.key else "")
            if shown.key and shown.key == current:
                self.setCurrentItem(item)
        self._widest = self._width(items)
        self.setFixedWidth(self._widest)
        self._telling = False

    def row_of(self, key: str) -> int:
        """Return the row of ``key``; -1 when it is not there."""
        return next((row for row in range(self.count()) if self.item(row).data(_KEY) == key), -1)

    def forget_width(self) -> None:
        """Take the width anew: other words or another font are on their way."""
        self._widest = 0

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        self._delegate.desk = desk
        self.viewport().update()

    def _width(self, items: Sequence[PresetItem]) -> int:
        scale = text_scale()
        need = _NARROWEST * scale
        for item in items:
            name, brief = advance(item.name, 14 * scale, bold=True), advance(item.brief, 12 * scale)
            badge = _BADGE + 12 if item.changed else 0
            need = max(need, max(name, brief) + (_LEFT + badge + _RIGHT + _SCROLL_BAR) * scale)
        # It may grow, but does not go to and fro with every change.
        return max(round(min(need, _WIDEST * scale)), self._widest)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        key = "" if item is None else str(item.data(_KEY))
        if key and not self._telling:
            self.chosen.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the usual keys for renaming and deleting."""
        if event.key() == Qt.Key.Key_F2:
            self.rename_wanted.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        else:
            super().keyPressEvent(event)


class _Delegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, desk: DeskPalette, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Qt: the height of a row."""
        high = _ROW if index.data(_KEY) else _HEADING
        return QSize(0, round(high * text_scale()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Qt: the row."""
        item = index.data(_ITEM)
        if not isinstance(item, PresetItem):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, state = QRectF(option.rect), option.state
        if item.key:
            self._paint_row(painter, rect, item, state)
        else:
            scale = text_scale()
            painter.setFont(font(13 * scale))
            painter.setPen(QColor(self.desk.muted))
            place = rect.adjusted((_LEFT - 2) * scale, 0, 0, -6 * scale)
            painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, item.name)
        painter.restore()

    def _paint_row(self, painter: QPainter, rect: QRectF, item: PresetItem, state: QStyle.StateFlag) -> None:
        scale, desk = text_scale(), self.desk
        plate = rect.adjusted(1, 1, -1, -1)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(desk.soft if selected else desk.alternate))
            painter.drawRoundedRect(plate, 8, 8)
        if selected:
            painter.setBrush(QColor(desk.accent))
            painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 11, 3.5, rect.height() - 22), 1.7, 1.7)
        if state & QStyle.StateFlag.State_HasFocus and selected:
            painter.setPen(QPen(QColor(desk.ink), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate, 8, 8)
        badge = (_BADGE + 12) * scale if item.changed else 0
        words = rect.adjusted(_LEFT * scale, 5 * scale, -badge - _RIGHT * scale + 2, -5 * scale)
        upper, lower = QRectF(words), QRectF(words)
        upper.setHeight(words.height() * 0.53)
        lower.setTop(upper.bottom())
        for place, text, px, bold, colour in (
            (upper, item.name, 14 * scale, True, desk.ink),
            (lower, item.brief, 12 * scale, False, desk.muted),
        ):
            painter.setFont(font(px, bold=bold))
            painter.setPen(QColor(colour))
            shown = QFontMetricsF(font(px, bold=bold)).elidedText(
                text, Qt.TextElideMode.ElideRight, place.width()
            )
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        if item.changed:
            size = _BADGE * scale
            disc = QRectF(rect.right() - size - 12 * scale, rect.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(desk.accent))
            painter.drawEllipse(disc)
            painter.setPen(QColor(desk.on_accent))
            painter.setFont(font(12 * scale, bold=True))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(item.changed))
