"""The face of the start page: four cards fanned on the felt, the name of the game under or beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.engine import Card
from ginrummy_qt.ui.signs import paint_shadow
from ginrummy_qt.ui.text import TextStyle, draw, width
from ginrummy_qt.ui.theme import table_palette, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.ui.faces import Faces

__all__ = ["CardFan", "paint_felt"]

_CARDS: Final = tuple(map(Card.parse, ("Th", "Jh", "Qh", "Kh")))
_TOP_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


def paint_felt(painter: QPainter, rect: QRectF, theme: str) -> None:
    """Fill ``rect`` with the felt of the table ``theme``."""
    t = table_palette(theme)
    centre = QPointF(rect.center().x(), rect.y() + 0.4 * rect.height())
    gradient = QRadialGradient(centre, 0.7 * max(rect.width(), rect.height()))
    gradient.setColorAt(0, QColor(t.felt))
    gradient.setColorAt(1, QColor(t.edge))
    painter.fillRect(rect, gradient)


class CardFan(QLabel):
    """Felt with a fan of cards and the program's name; lower than wide, the name stands beside the cards."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._theme = "green"
        faces.changed.connect(self._repaint)
        self._name()

    def set_theme(self, name: str) -> None:
        """Use the felt of the table ``name``."""
        self._theme = name
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Qt: small; the layout gives it what is left."""
        return QSize(200, 120)

    def minimumSizeHint(self) -> QSize:
        """Qt: it can be small."""
        return QSize(80, 60)

    def _repaint(self) -> None:
        self.update()

    def _name(self) -> None:
        said = f"{_title()}, {_subtitle()}"
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: felt, cards, name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        paint_felt(painter, room, self._theme)
        t = table_palette(self._theme)
        scale = text_scale()
        title = TextStyle(34 * scale, t.ink, bold=True, line_height=1.3)
        subtitle = TextStyle(14 * scale, t.muted)
        if room.width() > 1.8 * room.height():
            card = 0.5 * room.height()
            words = max(width(_title(), title), width(_subtitle(), subtitle))
            left = (room.width() - 2.75 * card - 0.35 * card - words) / 2
            self._paint_cards(painter, QPointF(left + 1.375 * card, room.height() / 2 - 0.175 * card), card)
            x = left + 3.1 * card
            y = room.height() / 2 - 38 * scale
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            draw(painter, QRectF(x, y, words + 2, 46 * scale), _title(), title, align)
            draw(painter, QRectF(x, y + 48 * scale, words + 2, 24 * scale), _subtitle(), subtitle, align)
            return
        card = min(0.29 * room.width(), 0.24 * room.height())
        self._paint_cards(painter, QPointF(room.center().x(), 0.40 * room.height()), card)
        fit = min(1.0, (room.width() - 24) / max(1.0, width(_title(), title)))
        title = TextStyle(34 * scale * fit, t.ink, bold=True, line_height=1.3)
        y = 0.74 * room.height()
        draw(painter, QRectF(0, y, room.width(), 46 * scale), _title(), title, _TOP_CENTRE)
        under = QRectF(12, y + 48 * scale, room.width() - 24, 60 * scale)
        draw(painter, under, _subtitle(), subtitle, _TOP_CENTRE)

    def _paint_cards(self, painter: QPainter, centre: QPointF, card: float) -> None:
        for number, shown in enumerate(_CARDS):
            painter.save()
            painter.translate(centre.x(), centre.y() + 1.9 * card)
            painter.rotate(-21 + 14 * number)
            rect = QRectF(-card / 2, -2.5 * card, card, 1.4 * card)
            paint_shadow(painter, rect, 0.06 * card, 0.07 * card, 0.34)
            self._faces.paint_vector(painter, rect, shown)
            painter.restore()


def _title() -> str:
    return QCoreApplication.translate("StartPage", "Gin Rummy")


def _subtitle() -> str:
    return QCoreApplication.translate("StartPage", "against the computer, offline")
