"""The buttons of laying off by hand: take one back, be done, lay off all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.engine import deadwood
from ginrummy_qt.models.layoff_plan import LayoffPlan
from ginrummy_qt.ui.signs import button_icon
from ginrummy_qt.ui.theme import advance, qss_table, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import SeatView
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["LayoffBar"]


class LayoffBar(QWidget):
    """Stands where the console's own buttons stand otherwise."""

    undo_wanted = Signal()
    done_wanted = Signal()
    all_wanted = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.undo = QPushButton(self)
        self.done = QPushButton(self)
        self.main = QPushButton(self)
        self.main.setObjectName("primary")
        self._fits = False
        self._points = 0
        for button in (self.undo, self.done, self.main):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(self.undo_wanted)
        self.done.clicked.connect(self.done_wanted)
        self.main.clicked.connect(self._on_main)
        self.hide()

    def _on_main(self) -> None:
        (self.all_wanted if self._fits else self.done_wanted).emit()

    def show_view(self, view: SeatView, *, can_undo: bool) -> None:
        """Show what can be done in ``view``."""
        self._fits = bool(LayoffPlan(view).best())
        self._points = deadwood(view.hand)
        self.undo.setEnabled(can_undo)
        self.done.setVisible(self._fits)

    def arrange(self, layout: TableLayout, theme: str, k: float, *, narrow: bool) -> float:
        """Stand in the row of buttons of ``layout``; return the width taken."""
        qss = qss_table(theme, k)
        if qss != self.styleSheet():
            self.setStyleSheet(qss)
        t = table_palette(theme)
        self.undo.setObjectName("icon" if narrow else "")
        self.undo.setIcon(button_icon("undo", t.ink, t.muted, round(24 * k)) if narrow else QIcon())
        self.undo.setIconSize(QSize(round(24 * k), round(24 * k)))
        self.undo.style().unpolish(self.undo)
        self.undo.style().polish(self.undo)
        word = self.tr("Undo")
        self.undo.setText("" if narrow else word)
        self.undo.setAccessibleName(word)
        self.undo.setToolTip(self.tr("Takes the last card back (Backspace)"))
        if narrow:
            self.done.setText(self.tr("Done"))
        else:
            self.done.setText(self.tr("Done, {points} left").format(points=self._points))
        self.done.setAccessibleName(self.tr("Done, {points} left").format(points=self._points))
        self.main.setText(self.tr("Lay off all") if self._fits else self.tr("Done"))
        self.main.setToolTip(
            self.tr("Lays off what leaves the fewest points") if self._fits else self.tr("Ends the round")
        )
        primary = max(
            (110 if narrow else 140) * k,
            max(advance(text, 17 * k, bold=True) for text in (self.tr("Lay off all"), self.tr("Done")))
            + 44 * k
            + 6,
        )
        undo = 44 * k if narrow else advance(word, 14 * k) + 32 * k + 6
        widest = self.tr("Done") if narrow else self.tr("Done, {points} left").format(points=88)
        done = advance(widest, 14 * k) + 32 * k + 6
        total = undo + 8 * k + done + 12 * k + primary
        if layout.two_rows:
            area, tall = layout.buttons, 52 * k
            self.setGeometry(QRectF(area.x(), area.y(), area.width(), tall).toAlignedRect())
            right = area.width()
            at = (0.0, undo + 8 * k)
        else:
            area, tall = layout.console, 44 * k
            top = area.y() + (area.height() - tall) / 2 - 2 * k
            self.setGeometry(QRectF(area.right() - total, top, total, tall).toAlignedRect())
            right = total
            at = (0.0, undo + 8 * k)
        self.undo.setGeometry(QRectF(at[0], 0, undo, tall).toRect())
        self.done.setGeometry(QRectF(at[1], 0, done, tall).toRect())
        self.main.setGeometry(QRectF(right - primary, 0, primary, tall).toRect())
        self.raise_()
        return total
