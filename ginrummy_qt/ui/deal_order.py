"""All 52 cards of a deal in the order in which they lay: two hands, the upcard, the stock; or their backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ginrummy_qt.models.words import card_name
from ginrummy_qt.ui.text import TextStyle, draw
from ginrummy_qt.ui.theme import table_palette
from ginrummy_qt.ui.zoom import scale_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.engine import Card
    from ginrummy_qt.ui.open_hand import FacePixmaps

__all__ = ["DealOrder"]

_RATIO: Final = 1.4
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class DealOrder(QLabel):
    """The picture. Its height follows from its width."""

    def __init__(self, faces: FacePixmaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = "green"
        self._order: tuple[Card, ...] = ()
        self._captions = ("", "", "")
        self._eleven = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_order(
        self, order: tuple[Card, ...], captions: tuple[str, str, str], theme: str, *, eleven: bool = False
    ) -> None:
        """Show ``order``; empty: 52 backs. ``captions`` stand over both hands and the rest."""
        self._order, self._captions, self._theme, self._eleven = order, captions, theme, eleven
        said = ", ".join(f"{place} {card_name(card)}" for place, card in enumerate(order, 1))
        self.setAccessibleName(said or ". ".join(captions))
        self.update()

    # ------------------------------------------------------------------ places

    def _rows(self) -> list[tuple[str, list[int]]]:
        """Return captions and positions (from 0) of the groups."""
        first, second = list(range(0, 20, 2)), list(range(1, 20, 2))
        rest = list(range(20, 52))
        if self._eleven:
            first, rest = [*first, 20], rest[1:]
        return [(self._captions[0], first), (self._captions[1], second), (self._captions[2], rest)]

    def _layout(self, wide: float) -> tuple[float, list[tuple[str, list[int], QRectF, float]], float]:
        """Return the card's width, each line with its caption, place and step, and the height of all."""
        k = scale_of(self)
        pad = 16 * k
        room = wide - 2 * pad
        card = min(max(room / 15, 36.0), 78 * k)
        high = round(_RATIO * card)
        block = 22 * k + high + 20 * k + 6 * k
        rows = self._rows()
        lines: list[tuple[str, list[int], QRectF, float]] = []
        y = 10 * k
        if room >= 640 * k:
            half = (room - 24 * k) / 2
            for place, (caption, cards) in enumerate(rows[:2]):
                step = (half - card) / (max(len(cards), 11) - 1)
                lines.append((caption, cards, QRectF(pad + place * (half + 24 * k), y, half, block), step))
            y += block
            rest = rows[2:]
        else:
            for caption, cards in rows[:2]:
                step = (room - card) / (max(len(cards), 11) - 1)
                lines.append((caption, cards, QRectF(pad, y, room, block), step))
                y += block
            rest = rows[2:]
        for caption, cards in rest:
            parts = 1 if room - card >= 20 * k * 31 else 2
            size = (len(cards) + parts - 1) // parts
            for part in range(parts):
                shown = cards[part * size : (part + 1) * size]
                step = (room - card) / (size - 1)
                lines.append((caption if part == 0 else "", shown, QRectF(pad, y, room, block), step))
                y += block
        return card, lines, y + 6 * k

    def hasHeightForWidth(self) -> bool:
        """Qt: it has."""
        return True

    def heightForWidth(self, wide: int) -> int:
        """Qt: the height of all lines."""
        return round(self._layout(wide)[2])

    def sizeHint(self) -> QSize:
        """Qt: as high as the width asks for."""
        wide = max(self.width(), 480)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Qt: narrow windows have more lines."""
        return QSize(420, 200)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: felt, captions, cards, positions."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k, ratio = table_palette(self._theme), scale_of(self), self.devicePixelRatioF()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(t.felt))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        card, lines, _ = self._layout(self.width())
        wide = round(card)
        high = round(_RATIO * wide)
        muted = TextStyle(12 * k, t.muted)
        for caption, positions, box, step in lines:
            draw(painter, QRectF(box.x(), box.y(), box.width(), 20 * k), caption, TextStyle(13 * k, t.ink))
            top = box.y() + 22 * k
            for place, position in enumerate(positions):
                x = round((box.x() + place * step) * ratio) / ratio
                held = self._order[position] if self._order else None
                painter.drawPixmap(QPointF(x, top), self._faces.pixmap(held, wide, ratio))
                if step >= 18 * k or place % 2 == 0:
                    last = place == len(positions) - 1
                    span = wide if last else step
                    at = QRectF(x - 6 * k, top + high + 1, span + 12 * k, 18 * k)
                    draw(painter, at, str(position + 1), muted, _CENTRE)
