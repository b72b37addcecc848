"""The curtain between the turns of persons who play at one screen: it covers the table and all on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.table.keys import is_typed
from ginrummy_qt.ui.text import RichLabel, TextStyle, height
from ginrummy_qt.ui.theme import advance, qss_table, table_palette, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

__all__ = ["Curtain"]


class Curtain(QWidget):
    """Covers all of its parent. Whoever lets it fall has taken the cards off the table first."""

    lifted = Signal()
    """The person whose turn it is is ready."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._theme = "green"
        self._name = ""
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        self.headline = RichLabel(parent=self, align=align)
        self.advice = RichLabel(parent=self, align=align)
        for label in (self.headline, self.advice):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ready = PushButton(self)
        self.ready.setObjectName("primary")
        self.ready.clicked.connect(self._lift)
        self.setFocusProxy(self.ready)
        self.hide()

    def set_theme(self, name: str) -> None:
        """Use the colours of the table ``name``."""
        if name != self._theme:
            self._theme = name
            self._arrange()
            self.update()

    def cover(self, name: str) -> None:
        """Cover everything until ``name`` is ready."""
        self._name = name
        # What was said of a card must not stay to be read, nor what is being chosen in a menu.
        QToolTip.hideText()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self.setGeometry(self._page.rect())
        self.retranslate()
        self.show()
        self.raise_()
        self.ready.setFocus(Qt.FocusReason.OtherFocusReason)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if not self._name:
            return
        self.headline.set_text(self.tr("{name}’s turn").format(name=self._name.replace("*", "")))
        self.advice.set_text(self.tr("Press Space or tap when you are ready"))
        self.ready.setText(self.tr("I am ready"))
        said = f"{spoken(self.headline.markup)}. {self.advice.markup}"
        self.setAccessibleName(said)
        self.ready.setAccessibleDescription(said)
        self._arrange()

    def close_curtain(self) -> None:
        """Be gone, without :attr:`lifted`: there is nothing to cover any more."""
        self._name = ""
        self.hide()

    def _lift(self) -> None:
        if self.isVisible():
            self.hide()
            self.lifted.emit()

    # ------------------------------------------------------------------ Qt

    def _arrange(self) -> None:
        t, k = table_palette(self._theme), text_scale()
        k *= min(2.0, max(1.0, min(self.width() / 1280, self.height() / 800)))
        self.setStyleSheet(qss_table(self._theme, k))
        wide = max(1.0, self.width() - 48 * k)
        head = TextStyle(30 * k, t.ink, bold=True, line_height=1.3)
        note = TextStyle(15 * k, t.muted, line_height=1.3)
        self.headline.set_text_style(head)
        self.advice.set_text_style(note)
        high, low = height(self.headline.markup, head, wide), height(self.advice.markup, note, wide)
        button = advance(self.ready.text(), 17 * k, bold=True) + 64 * k
        total = high + 8 * k + low + 28 * k + 48 * k
        y, x = (self.height() - total) / 2, (self.width() - wide) / 2
        self.headline.setGeometry(QRectF(x, y, wide, high).toAlignedRect())
        y += high + 8 * k
        self.advice.setGeometry(QRectF(x, y, wide, low).toAlignedRect())
        y += low + 28 * k
        self.ready.setGeometry(QRectF((self.width() - button) / 2, y, button, 48 * k).toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: felt, and nothing shines through."""
        t = table_palette(self._theme)
        painter = QPainter(self)
        radius = 0.62 * max(self.width(), self.height())
        light = QRadialGradient(self.width() / 2, 0.4 * self.height(), radius)
        light.setColorAt(0, QColor(t.felt))
        light.setColorAt(1, QColor(t.edge))
        painter.fillRect(self.rect(), light)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: nothing below may be touched; the release lifts the curtain."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: a tap anywhere will do."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._lift()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Space and Enter lift it; every other key is meant for the table, which is not there."""
        if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter} and is_typed(event):
            self._lift()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: everything takes its place."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        super().changeEvent(event)
        if not hasattr(self, "ready"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._arrange()
