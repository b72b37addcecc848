"""The buttons of one who only watches: close or open the hands, skip the rest of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.signs import button_icon
from ginrummy_qt.ui.theme import advance, qss_table, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["WatchBar"]


class WatchBar(QWidget):
    """Stands where the console's own buttons stand otherwise."""

    hands_wanted = Signal()
    """The hands are to be closed, or opened."""
    skip_wanted = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.hands = PushButton(self)
        self.skip = PushButton(self)
        self.skip.setObjectName("primary")
        self._open = True
        self._can_skip = True
        for button in (self.hands, self.skip):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hands.clicked.connect(self.hands_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        self.hide()

    def show_state(self, *, hands_open: bool, can_skip: bool) -> None:
        """Show what can be done now."""
        self._open = hands_open
        self._can_skip = can_skip
        self._say_skip()

    def _say_skip(self) -> None:
        tip = self.tr("Plays the rest of the round at once (N)")
        enable(
            self.skip,
            "" if self._can_skip else QCoreApplication.translate("Reasons", "The round is over."),
            tip,
        )

    def arrange(self, layout: TableLayout, theme: str, k: float, *, narrow: bool) -> float:
        """Stand in the row of buttons of ``layout``; return the width taken."""
        qss = qss_table(theme, k)
        if qss != self.styleSheet():
            self.setStyleSheet(qss)
        t = table_palette(theme)
        self.hands.setObjectName("icon" if narrow else "")
        kind = "closed" if self._open else "open"
        self.hands.setIcon(button_icon(kind, t.ink, t.muted, round(24 * k)) if narrow else QIcon())
        self.hands.setIconSize(QSize(round(24 * k), round(24 * k)))
        self.hands.style().unpolish(self.hands)
        self.hands.style().polish(self.hands)
        word = self.tr("Close hands") if self._open else self.tr("Open hands")
        self.hands.setText("" if narrow else word)
        self.hands.setAccessibleName(word)
        tip = self.tr("Turns both hands face down (O)") if self._open else self.tr("Shows both hands (O)")
        self.hands.setToolTip(tip)
        self.hands.setAccessibleDescription(tip)
        self.skip.setText(self.tr("Skip round"))
        self._say_skip()
        primary = max(140 * k, advance(self.skip.text(), 17 * k, bold=True) + 44 * k + 6)
        widest = max(advance(text, 14 * k) for text in (self.tr("Close hands"), self.tr("Open hands")))
        hands = 44 * k if narrow else widest + 32 * k + 6
        total = hands + 12 * k + primary
        area, tall = (layout.buttons, 52 * k) if layout.two_rows else (layout.console, 44 * k)
        if layout.two_rows:
            self.setGeometry(QRectF(area.x(), area.y(), area.width(), tall).toAlignedRect())
            right = area.width()
        else:
            top = area.y() + (area.height() - tall) / 2 - 2 * k
            self.setGeometry(QRectF(area.right() - total, top, total, tall).toAlignedRect())
            right = total
        self.hands.setGeometry(QRectF(0, 0, hands, tall).toRect())
        self.skip.setGeometry(QRectF(right - primary, 0, primary, tall).toRect())
        self.raise_()
        return total
