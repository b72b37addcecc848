"""The buttons of laying off by hand: take one back, a hint, be done, lay off all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from ginrummy_qt.engine import deadwood
from ginrummy_qt.models.layoff_plan import LayoffPlan
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.signs import button_icon
from ginrummy_qt.ui.theme import advance, qss_table, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import SeatView
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["LayoffBar"]


class LayoffBar(QWidget):
    """Stands where the console's own buttons stand otherwise."""

    undo_wanted = Signal()
    hint_wanted = Signal()
    done_wanted = Signal()
    all_wanted = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.undo = PushButton(self)
        self.hint = PushButton(self)
        self.done = PushButton(self)
        self.main = PushButton(self)
        self.main.setObjectName("primary")
        self._fits = False
        self._points = 0
        self._can_undo = False
        self._hint_wanted = True
        for button in (self.undo, self.hint, self.done, self.main):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo.clicked.connect(self.undo_wanted)
        self.hint.clicked.connect(self.hint_wanted)
        self.done.clicked.connect(self.done_wanted)
        self.main.clicked.connect(self._on_main)
        self.hide()

    def _on_main(self) -> None:
        (self.all_wanted if self._fits else self.done_wanted).emit()

    def set_hint_visible(self, visible: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the hint button; whoever calls arranges anew."""
        self._hint_wanted = visible
        self.hint.setVisible(visible)

    def show_view(self, view: SeatView, *, can_undo: bool) -> None:
        """Show what can be done in ``view``."""
        self._fits = bool(LayoffPlan(view).best())
        self._points = deadwood(view.hand)
        self._can_undo = can_undo
        enable(
            self.undo,
            None if can_undo else Why.NOTHING_LAID_OFF,
            self.tr("Takes the last card back (Backspace)"),
        )
        self.done.setVisible(self._fits)

    def arrange(self, layout: TableLayout, theme: str, k: float, *, narrow: bool) -> float:
        """Stand in the row of buttons of ``layout``; return the width taken."""
        qss = qss_table(theme, k)
        if qss != self.styleSheet():
            self.setStyleSheet(qss)
        self._say(narrow=narrow)
        words = (self.tr("Undo"), QCoreApplication.translate("Buttons", "Hint"))
        primary = max(
            (110 if narrow else 140) * k,
            max(advance(text, 17 * k, bold=True) for text in (self.tr("Lay off all"), self.tr("Done")))
            + 44 * k
            + 6,
        )
        widest = self.tr("Done") if narrow else self.tr("Done, {points} left").format(points=88)
        done = advance(widest, 14 * k) + 32 * k + 6

        def spans(*, icons: bool) -> tuple[float, float, float]:
            """Return how wide undo and hint are, and the row."""
            undo, hint = (44 * k if icons else advance(word, 14 * k) + 32 * k + 6 for word in words)
            step = hint + 8 * k if self._hint_wanted else 0.0
            return undo, hint, undo + 8 * k + step + done + 12 * k + primary

        icons = narrow or (layout.two_rows and spans(icons=False)[2] > layout.buttons.width())
        undo, hint, total = spans(icons=icons)
        self._show_icons(words, theme, k, icons=icons)
        if layout.two_rows:
            area, tall = layout.buttons, 52 * k
            self.setGeometry(QRectF(area.x(), area.y(), area.width(), tall).toAlignedRect())
            right = area.width()
        else:
            area, tall = layout.console, 44 * k
            top = area.y() + (area.height() - tall) / 2 - 2 * k
            self.setGeometry(QRectF(area.right() - total, top, total, tall).toAlignedRect())
            right = total
        after = undo + 8 * k
        self.undo.setGeometry(QRectF(0, 0, undo, tall).toRect())
        self.hint.setGeometry(QRectF(after, 0, hint, tall).toRect())
        after += hint + 8 * k if self._hint_wanted else 0.0
        self.done.setGeometry(QRectF(after, 0, done, tall).toRect())
        self.main.setGeometry(QRectF(right - primary, 0, primary, tall).toRect())
        self.raise_()
        return total

    def _say(self, *, narrow: bool) -> None:
        """Put words on the buttons that end the laying off, and say what each button does."""
        tip = self.tr("Takes the last card back (Backspace)")
        enable(self.undo, None if self._can_undo else Why.NOTHING_LAID_OFF, tip)
        self.hint.setToolTip(self.tr("What is best laid off (H)"))
        with_points = self.tr("Done, {points} left").format(points=self._points)
        self.done.setText(self.tr("Done") if narrow else with_points)
        self.done.setAccessibleName(with_points)
        self.main.setText(self.tr("Lay off all") if self._fits else self.tr("Done"))
        self.main.setToolTip(
            self.tr("Lays off what leaves the fewest points") if self._fits else self.tr("Ends the round")
        )

    def _show_icons(self, words: tuple[str, str], theme: str, k: float, *, icons: bool) -> None:
        """Show undo and hint as ``icons``, or as ``words``."""
        palette, size = table_palette(theme), round(24 * k)
        for button, kind, word in zip((self.undo, self.hint), ("undo", "hint"), words, strict=True):
            button.setObjectName("icon" if icons else "")
            button.setIcon(button_icon(kind, palette.ink, palette.muted, size) if icons else QIcon())
            button.setIconSize(QSize(size, size))
            button.style().unpolish(button)
            button.style().polish(button)
            button.setText("" if icons else word)
            button.setAccessibleName(word)
