"""The stock, the discard pile and the knock zone."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.paint import draw_pill, draw_ring, draw_text
from ginrummy_qt.ui.theme import advance, alpha, clamp, mix

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.table.look import Look

__all__ = ["KnockZone", "PileItem", "PileKind", "Target"]


class PileKind(StrEnum):
    """Which pile."""

    STOCK = "stock"
    DISCARD = "discard"


class Target(QGraphicsObject):
    """What piles and the knock zone share: a place, an aim, a fading ring, focus."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size = QRectF()
        self.aim = Aim.NONE
        self.focused = False
        self.glow = 0.0
        """Strength of the ring of a legal pile, 0 to 1; moves."""
        self.remark = ""
        self.covered = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def motion_value(self, name: str) -> Any:  # noqa: ANN401 - see Movable
        """Return the present value of a property that moves."""
        return getattr(self, name)

    def set_motion_value(self, name: str, value: Any) -> None:  # noqa: ANN401 - see Movable
        """Set a property that moves."""
        setattr(self, name, value)
        self.update()

    def place(self, rect: QRectF) -> None:
        """Stand at ``rect`` of the scene."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._size = QRectF(0, 0, rect.width(), rect.height())

    @property
    def frame(self) -> QRectF:
        """The card's place in scene coordinates."""
        return self._size.translated(self.pos())

    def set_aim(self, aim: Aim) -> None:
        """Show what a drop here would mean."""
        if aim is not self.aim:
            self.aim = aim
            self.update()

    def set_focused(self, focused: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Show the focus of the keyboard."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    def set_covered(self, covered: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Paint nothing while a panel lies over it, beside which ring and remark would look out."""
        if covered != self.covered:
            self.covered = covered
            self.update()

    def set_remark(self, remark: str) -> None:
        """Show the accent pill of a hint on the upper edge; empty for none."""
        if remark != self.remark:
            self.remark = remark
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the room for card, ring, glow and label."""
        room = 0.2 * self._size.width() + 4
        label = 60 * self._look.text
        return self._size.adjusted(-max(room, label), -room, max(room, label), room + 40 * self._look.text)

    def pill(self) -> str:
        """Return the verb that a drop here would do."""
        raise NotImplementedError

    def paint_pill(self, painter: QPainter) -> None:
        """Paint the verb of a legal drop in scene coordinates, above the dragged card."""
        if self.aim is Aim.NONE:
            return
        look = self._look
        aimed = self.aim is Aim.AIMED
        palette = look.palette
        frame = self.frame
        down = (4 if look.layout.small else 6) * look.text + 14 * look.text
        draw_pill(
            painter,
            QPointF(frame.center().x(), frame.bottom() + down),
            self.pill(),
            14 * look.text,
            fill=palette.accent if aimed else palette.tray,
            ink=palette.on_accent if aimed else palette.ink,
            edge=QColor(palette.accent),
            padding=12 * look.text,
            height=28 * look.text,
        )

    def _paint_rings(self, painter: QPainter, around: QRectF) -> None:
        look = self._look
        card = self._size.width()
        gap, radius = 0.035 * card, look.layout.radius
        accent = look.palette.accent
        ring = around.adjusted(-gap, -gap, gap, gap)
        if self.aim is Aim.AIMED:
            for step in range(5):
                more = step * 0.02 * card
                pen = QPen(alpha(accent, 0.16 - 0.03 * step), 0.03 * card)
                draw_ring(painter, ring.adjusted(-more, -more, more, more), radius + gap + more, pen)
            draw_ring(painter, ring, radius + gap, QPen(QColor(accent), max(4.0, 0.035 * card)))
        elif self.aim is Aim.OFFERED:
            pen = QPen(QColor(accent), max(2.0, 0.014 * card), Qt.PenStyle.DashLine)
            draw_ring(painter, ring, radius + gap, pen)
        elif self.glow > 0:
            draw_ring(painter, ring, radius + gap, QPen(alpha(accent, self.glow), max(2.5, 0.022 * card)))
        if self.remark:
            text = look.text
            draw_pill(
                painter,
                QPointF(around.center().x(), ring.top()),
                self.remark,
                12 * text,
                fill=accent,
                ink=look.palette.on_accent,
                padding=7 * text,
                height=22 * text,
            )
        if self.focused:
            out = gap + max(2.5, 0.022 * card) + 3
            pen = QPen(QColor(look.palette.ink), 2)
            draw_ring(painter, around.adjusted(-out, -out, out, out), radius + out, pen)


class PileItem(Target):
    """The stock or the discard pile: cards, count, ring, label with its key."""

    def __init__(self, look: Look, kind: PileKind) -> None:
        super().__init__(look)
        self.kind = kind
        self.count = 0
        self.cards: tuple[Card | None, ...] = ()
        """The topmost cards as shown, the top last; ``None`` is a back.

        The stock shows backs by its count.
        """
        self.legal = False

    def show_stock(self, count: int) -> None:
        """Show a stock of ``count`` cards."""
        self.count = count
        self.cards = (None,) * min(4, count)
        self.update()

    def show_discards(self, cards: tuple[Card | None, ...]) -> None:
        """Show the discard pile; of ``cards``, oldest first, the last two are seen (``None``: face down)."""
        self.count = len(cards)
        self.cards = cards[-2:]
        self.update()

    @property
    def top(self) -> Card | None:
        """The card that lies on top, face up; ``None`` when there is none."""
        return self.cards[-1] if self.cards else None

    def set_legal(self, legal: bool) -> None:  # noqa: FBT001 - as QWidget.setEnabled
        """Whether a card may be had here now: ring and verb."""
        if legal != self.legal:
            self.legal = legal
            self.update()

    def pill(self) -> str:
        """Return the verb of a drop."""
        return self.tr("Throw")

    def label(self) -> str:
        """Return the label under the pile: a verb while a card may be had here, else a noun."""
        if self.kind is PileKind.STOCK:
            return self.tr("Draw") if self.legal else self.tr("Stock")
        return self.tr("Take") if self.legal else self.tr("Discard pile")

    def key(self) -> str:
        """Return the key that does what the verb says."""
        return "D" if self.kind is PileKind.STOCK else "T"

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the pile and its label."""
        if self.covered:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, card = self._look, self._size.width()
        if not self.cards:
            pen = QPen(QColor(look.palette.line), 1.5 * look.layout.k, Qt.PenStyle.DashLine)
            draw_ring(painter, self._size, look.layout.radius, pen)
        around = self._size
        last = len(self.cards) - 1
        for index, each in enumerate(self.cards):
            depth = last - index
            if self.kind is PileKind.STOCK:
                offset = QPointF(-0.018 * card * depth, -0.018 * card * depth)
                shadow = 0.6 if index == 0 else 0.0
                around = around.united(self._size.translated(offset))
            else:
                offset = QPointF(0.035 * card * depth, -0.02 * card * depth)
                shadow = 0.6 if depth else 0.4
            self._paint_card(painter, each, offset, shadow)
        if self.kind is PileKind.DISCARD:
            around = self._size.adjusted(0, -0.02 * card, 0.035 * card, 0)
        self._paint_rings(painter, around)
        if self.kind is PileKind.STOCK and self.count:
            self._paint_count(painter)
        if self.aim is Aim.NONE:
            self._paint_label(painter)
        painter.restore()

    def _paint_card(self, painter: QPainter, card: Card | None, offset: QPointF, shadow: float) -> None:
        look = self._look
        corner = QPointF(look.snap(offset.x()), look.snap(offset.y()))
        rect = self._size.translated(corner)
        if shadow:
            painter.save()
            painter.translate(rect.center())
            look.draw_shadow(painter, rect.width(), shadow)
            painter.restore()
        pixmap = look.faces.pixmap(card, round(rect.width()), look.ratio)
        painter.drawPixmap(rect.topLeft(), pixmap)

    def _paint_count(self, painter: QPainter) -> None:
        look, card = self._look, self._size.width()
        px = max(13 * look.text, 0.12 * card)
        text = str(self.count)
        wide, high = advance(text, px, bold=True) + 0.12 * card, max(22 * look.text, 0.19 * card)
        inset = 0.10 * card
        rect = QRectF(self._size.right() - inset - wide, self._size.bottom() - inset - high, wide, high)
        draw_ring(painter, rect, 0.3 * high, QPen(QColor("#1F2733"), 1), QColor(look.paper))
        draw_text(painter, rect, text, px, "#16191C" if look.paper > "#8" else "#F0F2F4", bold=True)

    def _paint_label(self, painter: QPainter) -> None:
        look, text = self._look, self._look.text
        palette = look.palette
        top = look.layout.label_top - self.pos().y()
        label, px = self.label(), 13 * text
        wide = advance(label, px, bold=True)
        cap = 19 * text if self.legal else 0.0
        gap = 12 * text if self.legal else 0.0
        left = self._size.center().x() - (wide + gap + cap) / 2
        low, high = -self.pos().x() + 4, look.layout.width - self.pos().x() - wide - gap - cap - 4
        left = clamp(left, low, max(low, high))
        draw_text(
            painter,
            QRectF(left, top, wide + 2, 22 * text),
            label,
            px,
            palette.ink,
            bold=True,
            align=Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
        )
        if self.legal:
            rect = QRectF(left + wide + gap, top + 1.5 * text, cap, cap)
            draw_ring(painter, rect, 4 * text, QPen(QColor(palette.line), 1))
            draw_text(painter, rect, self.key(), 11.5 * text, palette.ink, bold=True)


class KnockZone(Target):
    """Where a card is dropped to knock with it; there only while such a card is dragged."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.points = 0
        self.counting = True
        """Whether the points are told."""
        self.setVisible(False)

    def set_points(self, points: int) -> None:
        """Set the deadwood with which the dragged card would knock."""
        self.points = points
        self.update()

    def pill(self) -> str:
        """Return what a drop would do."""
        if self.points == 0:
            return self.tr("Gin")
        if not self.counting:
            return self.tr("Knock")
        return self.tr("Knock with %1").replace("%1", str(self.points))

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the zone."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, card = self._look, self._size.width()
        palette = look.palette
        aimed = self.aim is Aim.AIMED
        fill = alpha(palette.ink, 0.06)
        pen = QPen(
            QColor(palette.accent),
            max(2.0, 0.014 * card),
            Qt.PenStyle.SolidLine if aimed else Qt.PenStyle.DashLine,
        )
        draw_ring(painter, self._size, look.layout.radius, pen, fill)
        if aimed:
            self._paint_rings(painter, self._size)
        faint = mix(palette.felt, palette.ink, 0.34)
        if self.counting:
            draw_text(painter, self._size, str(self.points), 0.5 * card, faint, bold=True)
        painter.restore()
