"""The face of the start page: four cards fanned on the felt, the name of the game under or beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.engine import Card
from ginrummy_qt.ui.signs import paint_shadow
from ginrummy_qt.ui.text import TextStyle, draw, height, width
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

    def words_rect(self) -> QRect:
        """Return where the name of the game and the line under it stand."""
        title, subtitle = self._words()
        return title.united(subtitle).toAlignedRect()

    @property
    def beside(self) -> bool:
        """Whether the words stand beside the cards, not under them."""
        return self.width() > 1.8 * self.height()

    def _scale(self) -> float:
        """Return the scale of the words: the system's, and more under large cards."""
        if self.beside:
            return text_scale()
        return max(text_scale(), min(0.29 * self.width(), 0.24 * self.height()) / 170)

    def _styles(self) -> tuple[TextStyle, TextStyle]:
        """Return how the name and the line under it look; the name is never wider than the felt."""
        t, scale = table_palette(self._theme), self._scale()
        title = TextStyle(34 * scale, t.ink, bold=True, line_height=1.3)
        if not self.beside:
            fit = min(1.0, (self.width() - 24) / max(1.0, width(_title(), title)))
            title = TextStyle(34 * scale * fit, t.ink, bold=True, line_height=1.3)
        return title, TextStyle(14 * scale, t.muted)

    def _words(self) -> tuple[QRectF, QRectF]:
        """Return the room of the name and of the line under it."""
        title, subtitle = self._styles()
        room, scale = QRectF(self.rect()), self._scale()
        if self.beside:
            card = 0.5 * room.height()
            words = max(width(_title(), title), width(_subtitle(), subtitle))
            left = (room.width() - 2.75 * card - 0.35 * card - words) / 2
            x, y = left + 3.1 * card, room.height() / 2 - 38 * scale
            wide, under = words + 2, 24 * scale
        else:
            x, y, wide = 12.0, 0.74 * room.height(), room.width() - 24
            under = height(_subtitle(), subtitle, wide)
        return QRectF(x, y, wide, 46 * scale), QRectF(x, y + 48 * scale, wide, under)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: felt, cards, name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        paint_felt(painter, room, self._theme)
        first, second = self._words()
        title, subtitle = self._styles()
        if self.beside:
            card = 0.5 * room.height()
            middle = QPointF(first.x() - 1.725 * card, room.height() / 2 - 0.175 * card)
            self._paint_cards(painter, middle, card)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        else:
            card = min(0.29 * room.width(), 0.24 * room.height())
            self._paint_cards(painter, QPointF(room.center().x(), 0.40 * room.height()), card)
            align = _TOP_CENTRE
        draw(painter, first, _title(), title, align)
        draw(painter, second, _subtitle(), subtitle, align)

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
