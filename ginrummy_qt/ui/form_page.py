"""A page of settings: labels beside their controls, or above them where the page is narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.text import TextStyle, lines_of
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QResizeEvent

__all__ = ["FormPage", "WrappedCheck", "share_width"]

_NARROW: Final = 400
"""Pixels at a system font of 14 below which a label has no room beside its control."""
_LABEL: Final = 96
"""Pixels at a system font of 14 that a label has beside its control, unless one of its words is longer."""
_MARK: Final = 34
"""Of a check box, left of its text: mark, gap and frame."""


def share_width(labels: Collection[QLabel]) -> None:
    """Let the controls beside ``labels`` begin at the same place on every page."""
    wide = 0
    for label in labels:
        label.ensurePolished()
        whole = label.fontMetrics().horizontalAdvance(label.text())
        words = map(label.fontMetrics().horizontalAdvance, label.text().split())
        # Long ones go on in the next line: the controls need the room.
        wide = max(wide, min(whole, round(_LABEL * text_scale())), *words)
    for label in labels:
        label.setMinimumWidth(wide + 2)


class WrappedCheck(QCheckBox):
    """A check box whose text goes on in the next line where it is too narrow; Qt's own is cut there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, words: str) -> None:
        """Write ``words`` beside the mark."""
        self._words = words
        self.setAccessibleName(words)
        self._wrap()
        self.updateGeometry()

    def _style(self) -> TextStyle:
        return TextStyle(14 * text_scale(), "#000000")

    def _lines(self, wide: int) -> list[str]:
        return lines_of(self._words, self._style(), wide - _MARK * text_scale())

    def _wrap(self) -> None:
        text = "\n".join(self._lines(max(self.width(), self.minimumSizeHint().width())))
        if text != self.text():
            self.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: other lines."""
        super().resizeEvent(event)
        self._wrap()

    def hasHeightForWidth(self) -> bool:
        """Qt: in a narrow place it is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Qt: a height for all lines."""
        line = self.fontMetrics().lineSpacing()
        return max(round(40 * text_scale()), len(self._lines(width)) * line + round(14 * text_scale()))

    def sizeHint(self) -> QSize:
        """Qt: one line."""
        wide = self.fontMetrics().horizontalAdvance(self._words) + round(_MARK * text_scale()) + 8
        return QSize(wide, self.heightForWidth(1 << 16))

    def minimumSizeHint(self) -> QSize:
        """Qt: the longest word."""
        words = self._words.split() or [""]
        longest = max(self.fontMetrics().horizontalAdvance(word) for word in words)
        return QSize(longest + round(_MARK * text_scale()) + 8, self.heightForWidth(1 << 16))


class FormPage(QScrollArea):
    """A title, and rows of a label and a control; it scrolls up and down where it is higher than its room."""

    def __init__(
        self, rows: Iterable[tuple[QLabel, QWidget | QLayout]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        page = QWidget()
        page.setObjectName("page")
        self.title = PlainLabel(page)
        self.title.setObjectName("title")
        self.title.setWordWrap(True)
        self._rows = tuple(rows)
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(28, 16, 24, 12)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(10)
        self._grid.addWidget(self.title, 0, 0, 1, 2)
        self._above: bool | None = None
        for label, control in self._rows:
            label.setParent(page)
            self._add(control, 1, 0)
        self._lay_out(above=False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to whatever on it has the focus
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(page)

    def _add(self, control: QWidget | QLayout, row: int, column: int, span: int = 1) -> None:
        if isinstance(control, QWidget):
            self._grid.addWidget(control, row, column, 1, span)
        else:
            self._grid.addLayout(control, row, column, 1, span)

    def _lay_out(self, *, above: bool) -> None:
        """Put the labels beside the controls or ``above`` them."""
        if above == self._above:
            return
        self._above = above
        grid = self._grid
        for label, control in self._rows:
            grid.removeWidget(label)
            if isinstance(control, QWidget):
                grid.removeWidget(control)
            else:
                grid.removeItem(control)
                control.setParent(None)
        side = Qt.AlignmentFlag.AlignTop
        for number, (label, control) in enumerate(self._rows):
            row = 1 + (2 * number if above else number)
            label.setMinimumHeight(0 if above else round(40 * text_scale()))
            grid.addWidget(label, row, 0, 1, 2 if above else 1, side)
            self._add(control, row + above, 0 if above else 1, 2 if above else 1)
        grid.setColumnStretch(0, int(above))
        grid.setColumnStretch(1, 1)
        last = 1 + 2 * len(self._rows)
        for row in range(last + 1):
            grid.setRowStretch(row, int(row == last))

    def _beside(self) -> int:
        """Return the least width in pixels with the labels beside their controls."""

        def least(part: QWidget | QLayout) -> int:
            size = part.minimumSize()
            return size.expandedTo(part.minimumSizeHint() if isinstance(part, QWidget) else size).width()

        labels = max(least(label) for label, _ in self._rows)
        controls = max(least(control) for _, control in self._rows)
        margins = self._grid.contentsMargins()
        bar = self.verticalScrollBar().sizeHint().width()
        return margins.left() + labels + self._grid.horizontalSpacing() + controls + margins.right() + bar

    def _arrange(self) -> None:
        above = self.width() < max(_NARROW * text_scale(), self._beside())
        self._lay_out(above=above)
        for label, _ in self._rows:  # beside a control it has the width that all of them have, and wraps
            label.setMaximumWidth(self.width() if above else max(1, label.minimumWidth()))

    def event(self, event: QEvent) -> bool:
        """Qt: other words have other widths."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: there is more room now, or less."""
        self._arrange()
        super().resizeEvent(event)
