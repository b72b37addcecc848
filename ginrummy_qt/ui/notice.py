"""A short notice over the table: why something is not allowed now, or what went wrong. Goes by itself."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, height, width
from ginrummy_qt.ui.theme import alpha, table_palette

__all__ = ["Notice"]

_BASE_MS: Final = 2200
"""How long the shortest notice stays."""
_MS_A_LETTER: Final = 45
"""A calm reader’s time for one letter."""
_WIDEST: Final = 520


class Notice(QWidget):
    """One line or a few on a quiet pill. A click sends it away; a new text takes its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._text = ""
        self._theme = "green"
        self._k = 1.0
        self._cards = InlineCards()
        self._anchor = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return self._text if self.isVisible() else ""

    def set_look(self, theme: str, k: float, cards: InlineCards) -> None:
        """Use the colours of the table ``theme``, text ``k`` times as large, and ``cards`` in the text."""
        self._theme, self._k, self._cards = theme, k, cards
        self._place()

    def set_anchor(self, anchor: QPointF) -> None:
        """Stand above ``anchor``, a point of the parent, centred."""
        self._anchor = anchor
        self._place()

    def tell(self, text: str) -> None:
        """Show ``text`` (with markup) for a while, and say it to a screen reader."""
        self._text = text
        plain = spoken(text)
        self.setAccessibleName(plain)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(_BASE_MS + _MS_A_LETTER * len(plain))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, plain))

    def sizeHint(self) -> QSize:
        """Return the size that the text needs."""
        room = self._room()
        wide = min(width(self._text, self._style()), room)
        tall = height(self._text, self._style(), wide + 1)
        return QSize(round(wide + 36 * self._k + 2), round(tall + 20 * self._k))

    def _room(self) -> float:
        return min(_WIDEST * self._k, self._over.width() - 72 * self._k)

    def _style(self) -> TextStyle:
        return TextStyle(14 * self._k, table_palette(self._theme).ink, cards=self._cards)

    def _place(self) -> None:
        size = self.sizeHint()
        self.resize(size)
        left = min(
            max(self._anchor.x() - size.width() / 2, 8),
            max(8, self._over.width() - size.width() - 8),
        )
        self.move(round(left), max(8, round(self._anchor.y() - size.height())))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill and the text."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = table_palette(self._theme)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(alpha(t.line, 0.9), 1))
        painter.setBrush(QColor(t.tray))
        painter.drawRoundedRect(body, 10 * self._k, 10 * self._k)
        draw(
            painter,
            body.adjusted(16 * self._k, 8 * self._k, -16 * self._k, -8 * self._k),
            self._text,
            self._style(),
            align=Qt.AlignmentFlag.AlignCenter,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        event.accept()
        self.hide()
