"""Cards in the help: a hand side by side, and one small card for the middle of a line, by address.

An address is ``hand:7c.8c.9c_Kd.Kh.Ks`` (groups parted by strokes below) or ``card:7h``; ``@54`` at the end
is the width of a card in a hand, or the size of the text around a small one.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPixmap

from ginrummy_qt.engine import Card
from ginrummy_qt.models.words import card_name
from ginrummy_qt.ui.faces import card_height
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, width

if TYPE_CHECKING:
    from ginrummy_qt.models.help_template import Groups
    from ginrummy_qt.ui.faces import Faces

__all__ = ["CARD", "Pictures", "alternative"]

CARD: Final = 54
"""Width of a card in a hand, in pixels at a text scale of 1."""
_STEP: Final = 0.46
"""From one card to the next, in card widths: the index stays free, "10" and "Kn" too."""
_GAP: Final = 0.3
_LOWEST: Final = 0.5
"""How small cards become before a hand is wider than the page."""


def alternative(groups: Groups) -> str:
    """Return the cards by name, the groups parted by semicolons."""
    return "; ".join(", ".join(map(card_name, group)) for group in groups)


@dataclass
class Pictures:
    """Makes the pictures and the HTML that asks for them.

    ``px`` is the size of the text around, ``room`` the width of the page, both in pixels.
    """

    faces: Faces
    px: float = 15
    scale: float = 1.0
    room: float = 500
    ink: str = "#000000"
    ratio: float = 1.0

    @property
    def spoken(self) -> bool:
        """Whether somebody listens: then cards stand there by name as well."""
        return QAccessible.isActive()

    def card(self, card: Card) -> str:
        """Return HTML for one small card in a line."""
        name = escape(card_name(card))
        if self.spoken:
            return name
        size = self._small_size(card)
        return (
            f'<img src="card:{card}@{round(self.px)}" width="{size.width()}" height="{size.height()}" '
            f'alt="{name}" title="{name}" style="vertical-align:middle">'
        )

    def hand(self, groups: Groups) -> str:
        """Return HTML for cards side by side."""
        names = escape(alternative(groups))
        wide = round(CARD * self.scale)
        need = self._hand_width(groups, wide)
        wide = max(round(wide * _LOWEST), min(wide, int(wide * self.room / need)))
        address = "_".join(".".join(map(str, group)) for group in groups)
        picture = (
            f'<img src="hand:{address}@{wide}" width="{self._hand_width(groups, wide)}" '
            f'height="{card_height(wide)}" alt="{names}" title="{names}">'
        )
        return f"{picture}<br>{names}" if self.spoken else picture

    def paint(self, address: str) -> QPixmap | None:
        """Return the picture of an address; ``None`` for one of another kind."""
        kind, _, rest = address.partition(":")
        cards, _, size = rest.partition("@")
        if kind == "card":
            return self._small(Card.parse(cards), int(size))
        if kind == "hand":
            groups = tuple(tuple(map(Card.parse, group.split("."))) for group in cards.split("_"))
            return self._hand(groups, int(size))
        return None

    @staticmethod
    def _hand_width(groups: Groups, wide: int) -> int:
        steps = sum(len(group) - 1 for group in groups)
        between = (len(groups) - 1) * (wide + round(_GAP * wide))
        return wide + steps * round(_STEP * wide) + between

    def _hand(self, groups: Groups, wide: int) -> QPixmap:
        pixmap = self._empty(QSize(self._hand_width(groups, wide), card_height(wide)))
        faces = [[self.faces.pixmap(card, wide, self.ratio) for card in group] for group in groups]
        painter = QPainter(pixmap)
        x = 0
        for group in faces:
            for face in group:
                painter.drawPixmap(x, 0, face)
                x += round(_STEP * wide)
            x += wide - round(_STEP * wide) + round(_GAP * wide)
        painter.end()
        return pixmap

    def _style(self, px: int) -> TextStyle:
        style = self.faces.style
        return TextStyle(px, self.ink, cards=InlineCards(style.language, style.colours, style.theme))

    def _small_size(self, card: Card) -> QSize:
        px = round(self.px)
        return QSize(round(width("{" + str(card) + "}", self._style(px))), round(1.3 * px))

    def _small(self, card: Card, px: int) -> QPixmap:
        style = self._style(px)
        markup = "{" + str(card) + "}"
        pixmap = self._empty(QSize(round(width(markup, style)), round(1.3 * px)))
        painter = QPainter(pixmap)
        draw(painter, QRectF(0, 0, pixmap.width() / self.ratio, 1.3 * px), markup, style)
        painter.end()
        return pixmap

    def _empty(self, size: QSize) -> QPixmap:
        pixmap = QPixmap(size * self.ratio)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(QColor(Qt.GlobalColor.transparent))
        return pixmap
