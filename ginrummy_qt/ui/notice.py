"""A short notice over the prompt: why something is not allowed now, or what went wrong. Goes by itself."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, QTimer
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

from ginrummy_qt.models.sentence import Sentence
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.text import InlineCards, TextStyle, balanced, draw, wrap
from ginrummy_qt.ui.theme import alpha, table_palette

__all__ = ["Notice", "NoticeRoom", "balanced"]

_BASE_MS: Final = 2200
"""How long the shortest notice stays."""
_MS_A_LETTER: Final = 45
"""A calm reader’s time for one letter."""
_SIZES: Final = ((14.0, 1.42), (14.0, 1.3), (13.0, 1.3))
"""Sizes of the text that are tried in turn, and heights of a line in units of them."""
_TIGHT: Final = ((13.0, 1.3), (12.0, 1.25), (11.0, 1.25))
"""Those for a window in which even the smallest of the others does not fit the place of the prompt."""
_SIDE: Final = 12
_ABOVE: Final = 6


@dataclass(frozen=True, slots=True)
class NoticeRoom:
    """Where a notice may stand, in the coordinates of its parent. Its foot is that of the room."""

    area: QRectF = field(default_factory=lambda: QRectF(0, 0, 320, 80))
    """The room over the prompt; a short notice stands at its foot."""
    wide: QRectF = field(default_factory=lambda: QRectF(0, 0, 320, 80))
    """The room for a text that is too long for ``area``."""
    highest: float = 0.0
    """How far up it may grow when nothing else helps."""
    least: float = 0.0
    """The height that it covers in any case, so that nothing of the prompt looks out."""


class _Fit(NamedTuple):
    rect: QRectF
    style: TextStyle
    text_width: float


class Notice(QWidget):
    """One line or a few in the place of the prompt. A click sends it away; a new text takes its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._sentence: str | Sentence = ""
        self._theme = "green"
        self._k = 1.0
        self._cards = InlineCards()
        self._room = NoticeRoom()
        self._fit: _Fit | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown; empty when nothing is."""
        return self._text if self.isVisible() else ""

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines as they are broken now, in plain words; a card is one word."""
        if self._fit is None:
            return ()
        broken = wrap(self._text, self._fit.style, self._fit.text_width)
        words = [[piece.text if piece.card is None else str(piece.card) for piece in line] for line in broken]
        return tuple(map("".join, words))

    def set_look(self, theme: str, k: float, cards: InlineCards) -> None:
        """Use the colours of the table ``theme``, text ``k`` times as large, and ``cards`` in the text."""
        self._theme, self._k, self._cards = theme, k, cards
        self._place()

    def set_room(self, room: NoticeRoom) -> None:
        """Stand in ``room``."""
        self._room = room
        self._place()

    def tell(self, sentence: str | Sentence) -> None:
        """Show ``sentence``, with markup, for a while, and say it to a screen reader."""
        self._sentence = sentence
        plain = self._write(sentence)
        self.show()
        self.raise_()
        self._timer.start(_BASE_MS + _MS_A_LETTER * len(plain))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, plain))

    def retranslate(self) -> None:
        """Say what is shown in the language in force. Plain words cannot be said anew: they go."""
        if isinstance(self._sentence, str):
            self.hide()
        elif self.isVisible():
            self._write(self._sentence)

    def _write(self, sentence: str | Sentence) -> str:
        """Write ``sentence`` and return it in plain words."""
        self._text = sentence if isinstance(sentence, str) else sentence()
        plain = spoken(self._text)
        self.setAccessibleName(plain)
        self._place()
        return plain

    def sizeHint(self) -> QSize:
        """Return the size that the text needs."""
        return self._fitted().rect.toAlignedRect().size()

    def _fitted(self) -> _Fit:
        """Find the largest size of the text with which it fits its room; never cut it."""
        room = self._room
        top = QRectF(room.wide)
        top.setTop(min(room.highest, top.top()))
        tried = [*((room.area, *size) for size in _SIZES), *((room.wide, *size) for size in _TIGHT)]
        fit = None
        for area, px, line_height in (*tried, (top, *_TIGHT[-1])):
            fit = self._in(area, px, line_height)
            if fit.rect.top() >= area.top() - 0.5:
                return fit
        assert fit is not None  # noqa: S101 - there are sizes to try
        return fit

    def _in(self, area: QRectF, px: float, line_height: float) -> _Fit:
        """Return the notice at the foot of ``area`` with this size of text, however high that is."""
        k = self._k
        ink = table_palette(self._theme).ink
        style = TextStyle(px * k, ink, cards=self._cards, line_height=line_height)
        wide = balanced(self._text, style, area.width() - 2 * _SIDE * k)
        tall = len(wrap(self._text, style, wide)) * style.px * line_height + 2 * _ABOVE * k
        rect = QRectF(area)
        rect.setTop(area.bottom() - max(tall, self._room.least))
        return _Fit(rect, style, wide)

    def _place(self) -> None:
        self._fit = self._fitted()
        self.setGeometry(self._fit.rect.toAlignedRect())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill and the text."""
        del event
        fit = self._fit
        if fit is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = table_palette(self._theme)
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(alpha(t.line, 0.9), 1))
        painter.setBrush(QColor(t.tray))
        painter.drawRoundedRect(body, 10 * self._k, 10 * self._k)
        room = QRectF(_SIDE * self._k, 0, fit.text_width, self.height())
        draw(painter, room, self._text, fit.style)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        event.accept()
        self.hide()
