"""Fields of the windows: a list that ticks what is chosen, and a number that says what it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF, QValidator
from PySide6.QtWidgets import (
    QComboBox,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QToolTip,
)

from ginrummy_qt.ui.theme import font, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

__all__ = ["ChoiceList", "NumberField"]

_ROW: Final = 36
_INSET: Final = 12
"""Left of the text in the closed list, the edge left out: the style sheet's padding."""
_TICK: Final = 16


class ChoiceList(QComboBox):
    """A list to choose from. Opened, its texts stand under the chosen one, which has a tick.

    Closed, a text that is too long for it ends in dots. With ``first_whole`` it has room for its first text,
    which is in force at the beginning, even where it does not grow with its contents.
    """

    def __init__(self, parent: QWidget | None = None, *, first_whole: bool = False) -> None:
        super().__init__(parent)
        self._first_whole = first_whole
        self.setItemDelegate(_Rows(self))
        self.model().dataChanged.connect(self._measure_again)

    def _measure_again(self) -> None:
        """Ask for room for other texts: Qt measures only those that come and go, not those that change."""
        policy, other = self.sizeAdjustPolicy(), self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        if policy is not other:
            self.setSizeAdjustPolicy(other)
            self.setSizeAdjustPolicy(policy)

    @property
    def _by_contents(self) -> bool:
        other = self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        return self.sizeAdjustPolicy() is not other and not self.minimumContentsLength()

    def _whole(self, hint: QSize) -> QSize:
        """Return ``hint``, or more where the texts need it: with large text Qt comes out a bit short."""
        count = self.count() if self._by_contents else int(self._first_whole)
        texts = [self.fontMetrics().horizontalAdvance(self.itemText(row)) for row in range(count)]
        lack = max(texts, default=0) - self._field(QRect(QPoint(), hint)).width()
        return QSize(hint.width() + max(0, lack), hint.height())

    def _field(self, rect: QRect) -> QRect:
        """Return the room for the text where the closed list is ``rect``."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = rect
        part = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)

    def sizeHint(self) -> QSize:
        """Qt: room for all texts, or for the first."""
        return self._whole(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Qt: likewise; it measures this one once, and would never know other words."""
        return self.sizeHint() if self._by_contents else self._whole(super().minimumSizeHint())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the closed list; a style sheet would cut a long text in the middle of a letter."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = option.fontMetrics.elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, self._field(self.rect()).width()
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class _Rows(QStyledItemDelegate):
    """Paints the rows of the opened list."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box

    @property
    def _scale(self) -> float:
        """How large the closed list is written."""
        return max(text_scale(), self._box.font().pixelSize() / 14)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Qt: text and tick."""
        scale = self._scale
        wide = super().sizeHint(option, index).width()
        return QSize(wide + round((2 * _INSET + _TICK + 8) * scale), round(_ROW * scale))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt: the row."""
        scale = self._scale
        rect, palette = QRectF(option.rect), option.palette
        able = bool(option.state & QStyle.StateFlag.State_Enabled)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.brush(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        current = index.row() == self._box.currentIndex()
        group = QPalette.ColorGroup.Active if able else QPalette.ColorGroup.Disabled
        ink = QColor(palette.color(group, QPalette.ColorRole.Text))
        painter.setPen(ink)
        painter.setFont(font(14 * scale, bold=current))
        words = rect.adjusted(round(_INSET * scale), 0, -(2 * _INSET + _TICK) * scale, 0)
        shown = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, round(words.width())
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        if current:
            centre = QPointF(rect.right() - (_INSET + _TICK / 2) * scale, rect.center().y())
            tick = ((-5.5, 0.5), (-1.5, 4.5), (5.5, -4.5))
            painter.setPen(QPen(ink, 2 * scale, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline(QPolygonF([centre + QPointF(x, y) * scale for x, y in tick]))
        painter.restore()


class NumberField(QSpinBox):
    """A number that can be typed. What is out of range is left to stand, and said to be so, until it is done.

    Then it becomes the nearest number that is allowed, and :attr:`complaint` stays until the next change.
    """

    complained = Signal(bool)
    """Whether what was typed is out of range; sent when that changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.complaint = False
        self.lineEdit().textEdited.connect(self._on_edited)

    def range_text(self) -> str:
        """Return what may be typed, in a few words."""
        return self.tr("Between {least} and {most}").format(least=self.minimum(), most=self.maximum())

    def say_range(self) -> None:
        """Show the range under the field, for a few seconds."""
        place = self.mapToGlobal(self.rect().bottomLeft())
        QToolTip.showText(place, self.range_text(), self)

    def forget_complaint(self) -> None:
        """What was wrong has been seen, or another number was chosen."""
        self._set_complaint(wrong=False)

    def _number(self, text: str) -> int | None:
        """Return the number that ``text`` is, out of range or not."""
        number, good = self.locale().toInt(text.strip())
        if not good:
            good = text.strip().isdecimal()
            number = int(text) if good else 0
        return number if good else None

    def _on_edited(self, text: str) -> None:
        number = self._number(text)
        # A number that is too small may be the beginning of one that is not.
        self._set_complaint(wrong=number is not None and number > self.maximum())

    def _set_complaint(self, *, wrong: bool) -> None:
        if wrong is not self.complaint:
            self.complaint = wrong
            self.setAccessibleDescription(self.range_text() if wrong else "")
            self.complained.emit(wrong)

    def stepBy(self, steps: int) -> None:
        """Qt: another number, by key, wheel or arrow."""
        self.forget_complaint()
        super().stepBy(steps)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Qt: let what is out of range be typed; it is not taken."""
        number = self._number(text)
        if number is None:
            return super().validate(text, place)
        good = self.minimum() <= number <= self.maximum()
        state = QValidator.State.Acceptable if good else QValidator.State.Intermediate
        return state, text, place

    def fixup(self, text: str) -> str:
        """Qt: what was typed is done and out of range: take the nearest."""
        number = self._number(text)
        if number is None:
            return super().fixup(text)
        nearest = max(self.minimum(), min(self.maximum(), number))
        self._set_complaint(wrong=nearest != number)
        return str(nearest)
