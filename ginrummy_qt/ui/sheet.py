"""A sheet over the table: dims what lies below, takes keys and clicks, slides in. Results stand on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.ui.arrival import Arrival, paint_ground
from ginrummy_qt.ui.late_words import LateWords
from ginrummy_qt.ui.text import InlineCards
from ginrummy_qt.ui.theme import alpha, clamp, qss_table, table_palette, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QShowEvent

__all__ = ["Sheet"]


class _Panel(QWidget):
    """The sheet itself; everything to read and press is a child of it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        sheet = self.parentWidget()  # not kept: a circle of references is cleared at any time, in a paint too
        if not isinstance(sheet, Sheet):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = table_palette(sheet.theme)
        painter.setPen(QPen(alpha(t.line, 0.55), 1))
        painter.setBrush(QColor(t.tray))
        radius = 16 * sheet.k
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Sheet(QWidget):
    """Base of the results. Subclasses put children on :attr:`panel` and place them in :meth:`arrange`."""

    def __init__(self, parent: QWidget) -> None:
        """Make a hidden sheet that will cover ``parent``."""
        super().__init__(parent)
        self.theme = "green"
        self.cards = InlineCards()
        self.k = 1.0
        """Scale of the sheet; text is ``k`` × :attr:`text`."""
        self.text = 1.0
        self.comfortable = True
        """Set by :meth:`arrange`: whether everything has a good size at this scale of text."""
        self.small = False
        self.portrait = False
        self.panel = _Panel(self)
        self._panel_rect = QRectF()
        self._arrival = Arrival(self)
        self._words = LateWords(self, self._say_again)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # ------------------------------------------------------------------ for subclasses

    def arrange(self) -> QRectF:
        """Place the children for the size of the sheet and return where the panel stands."""
        raise NotImplementedError

    def primary_button(self) -> QPushButton:
        """Return the button that Enter presses."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        raise NotImplementedError

    def _say_again(self) -> None:
        self.retranslate()
        self.relayout()

    def announce(self) -> None:
        """Have screen readers say what the sheet is called."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    # ------------------------------------------------------------------ what it is told

    def set_theme(self, name: str) -> None:
        """Use the colours of the table ``name``."""
        if name != self.theme:
            self.theme = name
            self.relayout()

    def set_cards(self, cards: InlineCards) -> None:
        """Draw the cards in texts as ``cards`` says."""
        if cards != self.cards:
            self.cards = cards
            self.relayout()

    def set_duration(self, milliseconds: int) -> None:
        """Set how long the sheet takes to come in (normal: 180); 0: it is there at once."""
        self._arrival.set_duration(milliseconds)

    def open(self) -> None:
        """Cover the parent and take the focus."""
        self._words.catch_up()
        self._cover()  # lays out, if that is news
        self.relayout()
        parent = self.parentWidget()
        below = None
        if parent is not None and parent.isVisible() and self._arrival.milliseconds and not self.isVisible():
            below = parent.grab()
        self.show()
        self.raise_()
        if below is not None:
            self._arrival.start(below, self.panel, self.theme, self.k)
        self.primary_button().setFocus(Qt.FocusReason.OtherFocusReason)

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def close_sheet(self) -> None:
        """Go away at once."""
        self._arrival.stop()
        self.hide()

    def relayout(self) -> None:
        """Work out every place again."""
        wide, high = self.width(), self.height()
        self.small = min(wide, high) < 620
        self.portrait = high > 1.15 * wide
        if self.portrait:
            self.k = clamp(wide / 760, 1.0, 1.6)
        else:
            self.k = clamp(min(wide / 1280, high / 770), 1.0, 2.25)
        # Large text in a small window gives way a little before cards and figures become unreadable.
        wish = text_scale()
        for share in (1.0, 0.75, 0.5, 0.25, 0.0):
            self.text = 1 + (wish - 1) * share
            self._panel_rect = self.arrange()
            if self.comfortable or wish == 1:
                break
        qss = qss_table(self.theme, self.k * self.text)
        if qss != self.styleSheet():  # setting one polishes every child anew
            self.setStyleSheet(qss)
        self._arrival.stop()  # its picture is that of another size, language or colour
        self.panel.setGeometry(self._panel_rect.toAlignedRect())
        self.panel.update()
        self.update()

    # ------------------------------------------------------------------ Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: keep covering the parent."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._cover()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: follow the parent's size from now on."""
        parent = self.parentWidget()
        if parent is not None:
            parent.installEventFilter(self)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: stop following."""
        parent = self.parentWidget()
        if parent is not None:
            parent.removeEventFilter(self)
        super().hideEvent(event)

    def resizeEvent(self, _event: object) -> None:
        """Qt: place everything again."""
        self.relayout()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the system font."""
        if event.type() == QEvent.Type.LanguageChange:
            self._words.follow()
        elif event.type() == QEvent.Type.ApplicationFontChange:
            self.relayout()
        super().changeEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Qt: Tab stays on the sheet."""
        buttons = [
            child for child in self.panel.findChildren(QPushButton) if child.isVisible() and child.isEnabled()
        ]
        if not buttons:
            return False
        focus = self.focusWidget()
        at = buttons.index(focus) if isinstance(focus, QPushButton) and focus in buttons else -1
        buttons[(at + (1 if next else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses the focused button, else the primary one; other keys of the table rest here."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focus = self.focusWidget()
            button = focus if isinstance(focus, QPushButton) else self.primary_button()
            button.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: clicks do not reach the table."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: dim the table; the panel's shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, QRectF(self.rect()), QRectF(self.panel.geometry()), self.theme, self.k, 1.0)
