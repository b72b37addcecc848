"""What all items on the table share: layout, colours, faces, and the pixmaps baked from them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ginrummy_qt.ui.deck import IndexSize, Theme, frame_colour, paper_colour
from ginrummy_qt.ui.table.layout import RATIO, TableLayout
from ginrummy_qt.ui.theme import alpha, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.faces import Faces

__all__ = ["Look"]

_SHADOW_LAYERS = 7
_SHADOW_OPACITY = 0.34


class Look:
    """One object for all items of a table; they read it when they paint."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.layout = TableLayout.of(1280, 768)
        self.palette = table_palette("green")
        self.ratio = 1.0
        self._shadows: dict[tuple[int, float], QPixmap] = {}

    @property
    def text(self) -> float:
        """The factor for text on the table."""
        return self.layout.text

    @property
    def theme(self) -> Theme:
        """How bright the cards are."""
        return self.faces.style.theme

    @property
    def large_index(self) -> bool:
        """Whether full cards wear the large index."""
        return self.faces.style.index is IndexSize.LARGE

    @property
    def paper(self) -> str:
        """The colour of the cards' paper."""
        return paper_colour(self.theme)

    def frame(self, card: Card) -> str:
        """Return the colour of the line round the picture of a court card."""
        return (
            "#8A929C"
            if self.theme is Theme.NIGHT
            else frame_colour(card.suit.letter, self.faces.style.colours, self.theme)
        )

    def snap(self, value: float) -> float:
        """Return ``value`` moved to the nearest whole device pixel."""
        return round(value * self.ratio) / self.ratio

    def reset(self) -> None:
        """Drop what was baked for another size or pixel ratio."""
        self._shadows.clear()

    @staticmethod
    def shadow_margin(width: float, strength: float) -> int:
        """Return how far the shadow of a card reaches beyond it at the most, in pixels."""
        return ceil(0.05 * width * strength) + 2

    def draw_shadow(self, painter: QPainter, width: float, strength: float, lift: float = 0.0) -> None:
        """Draw the shadow of a card whose middle is the origin.

        Args:
            painter: where to.
            width: of the card; the pixmap is baked for the two sizes at rest and stretched in between.
            strength: 1 at rest, more when the card is higher; quantised to tenths.
            lift: pixels that the card is above the origin after all.
        """
        full, small = self.layout.card, round(self.layout.opponent_card)
        key = full if width > (full + small) / 2 else small, round(strength, 1)
        pixmap = self._shadows.get(key)
        if pixmap is None:
            pixmap = self._shadows[key] = self._bake_shadow(*key)
        margin = self.shadow_margin(*key)
        if width == key[0]:
            corner = QPointF(-width / 2 - margin, -round(RATIO * width) / 2 - margin - lift)
            painter.drawPixmap(corner, pixmap)
            return
        side = (key[0] + 2 * margin) * width / key[0]
        height = (RATIO * key[0] + 2 * margin) * width / key[0]
        painter.drawPixmap(QRectF(-side / 2, -height / 2 - lift, side, height), pixmap, QRectF(pixmap.rect()))

    def _bake_shadow(self, width: int, strength: float) -> QPixmap:
        margin = self.shadow_margin(width, strength)
        size = 0.05 * width * strength
        card = QRectF(margin, margin, width, RATIO * width)
        pixmap = QPixmap(
            round((width + 2 * margin) * self.ratio), round((RATIO * width + 2 * margin) * self.ratio)
        )
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(alpha("#000000", _SHADOW_OPACITY / _SHADOW_LAYERS))
        for layer in range(_SHADOW_LAYERS):
            grown = size * (1 - layer / _SHADOW_LAYERS)
            drop = 0.2 * size
            radius = 0.06 * width + grown / 2
            painter.drawRoundedRect(
                card.adjusted(-0.6 * grown, -0.35 * grown + drop, 0.6 * grown, 0.75 * grown + drop),
                radius,
                radius,
            )
        # What the card covers anyway need not be blended each time.
        inset = 0.08 * width
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(card.adjusted(inset, inset, -inset, -inset), Qt.GlobalColor.transparent)
        painter.end()
        return pixmap
