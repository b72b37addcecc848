"""The copy of the upcard that stays on show all round where it gives the knock limit (Oklahoma)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject

from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.table.paint import draw_pill
from ginrummy_qt.ui.text import TextStyle, draw, width
from ginrummy_qt.ui.theme import advance, clamp

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.look import Look

__all__ = ["UpcardItem"]


class UpcardItem(QGraphicsObject):
    """The card, under it the limit, above it a remark when the round counts more than once.

    It is a copy and cannot be taken; the card itself lies on the pile or in a hand.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size = QRectF()
        self.card: Card | None = None
        """What is shown; ``None``: nothing, the rules set the limit."""
        self.limit = 0
        self.factor = 1
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def place(self, rect: QRectF) -> None:
        """Stand at ``rect`` of the scene."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._size = QRectF(0, 0, rect.width(), rect.height())

    @property
    def frame(self) -> QRectF:
        """The card's place in scene coordinates."""
        return self._size.translated(self.pos())

    def show_view(self, view: SeatView | None) -> None:
        """Show what ``view`` says, or nothing."""
        shown = view is not None and view.rules.oklahoma and view.upcard is not None
        self.card = view.upcard if view is not None and shown else None
        self.limit = view.knock_limit if view is not None else 0
        self.factor = view.multiplier if view is not None else 1
        self.setToolTip(self.said())
        self.setVisible(shown)
        self.update()

    def caption(self) -> str:
        """Return what stands under the card, with markup."""
        if self.limit == 0:
            return self.tr("Gin only", "under the upcard that gives the limit")
        return self.tr("Knock at *{limit}*", "under the upcard that gives the limit").format(limit=self.limit)

    def pill(self) -> str:
        """Return what stands above the card; empty when the round counts once."""
        return self.tr("points ×{factor}").format(factor=self.factor) if self.factor > 1 else ""

    def said(self) -> str:
        """Return all of it for tool tips and screen readers; empty when nothing is shown."""
        if self.card is None:
            return ""
        text = self.tr("Upcard {card}: {caption}").format(
            card="{" + str(self.card) + "}", caption=self.caption()
        )
        return spoken(", ".join(part for part in (text, self.pill()) if part))

    def boundingRect(self) -> QRectF:
        """Return the room for card, shadow, caption and remark."""
        text = self._look.text
        side = max(0.1 * self._size.width(), 100 * text)
        return self._size.adjusted(-side, -44 * text, side, 44 * text)

    def caption_rect(self) -> tuple[QRectF, float]:
        """Return where the caption stands, in item coordinates, and the size of its letters.

        It keeps clear of the window's edge and of the label under the stock, and grows smaller if need be.
        """
        look = self._look
        layout, text = look.layout, look.text
        px = 13 * text
        right = layout.stock.center().x() - 44 * text - self.x()
        left = 4 - self.x()
        while px > 10 and width(self.caption(), TextStyle(px, "#000000")) > right - left:
            px -= 0.5
        wide = width(self.caption(), TextStyle(px, "#000000")) + 2
        start = clamp(self._size.center().x() - wide / 2, left, max(left, right - wide))
        return QRectF(start, layout.label_top - self.y(), wide, 22 * text), px

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint card, caption, remark."""
        if self.card is None:
            return
        look = self._look
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(self._size.center())
        look.draw_shadow(painter, self._size.width(), 1.0)
        painter.restore()
        pixmap = look.faces.pixmap(self.card, round(self._size.width()), look.ratio)
        painter.drawPixmap(self._size.topLeft(), pixmap)
        rect, px = self.caption_rect()
        draw(painter, rect, self.caption(), TextStyle(px, look.palette.muted, strong=look.palette.ink))
        if self.factor > 1:
            text = look.text
            room = 1.4 * look.layout.card - 18 * text  # clear of the stock
            px = 12.5 * text
            while px > 10 and advance(self.pill(), px, bold=True) > room:
                px -= 0.5
            top = QPointF(self._size.center().x(), -20 * text)
            draw_pill(painter, top, self.pill(), px, padding=9 * text, height=23 * text)
        painter.restore()
