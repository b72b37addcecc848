"""What lies under and between the cards: tray, turn tab, brackets, slot and caret of a drag, “took”."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.hand import GroupKind, HandPlaces, HandPlan, Place, Span
from ginrummy_qt.ui.table.paint import draw_meld_sign, draw_ring, draw_text
from ginrummy_qt.ui.theme import advance, alpha

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from ginrummy_qt.ui.table.look import Look

__all__ = ["BracketItem", "CaretItem", "Mark", "SlotItem", "TookItem", "TrayItem", "TurnTab"]


class Mark(QGraphicsObject):
    """An item in scene coordinates that paints what the layout says."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Return the room that was set last."""
        return self._bounds

    def _set_bounds(self, bounds: QRectF) -> None:
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    def motion_value(self, name: str) -> Any:  # noqa: ANN401 - see Movable
        """Return the present value of a property that moves; ``seen`` is the opacity."""
        return self.opacity() if name == "seen" else getattr(self, name)

    def set_motion_value(self, name: str, value: Any) -> None:  # noqa: ANN401 - see Movable
        """Set a property that moves."""
        if name == "seen":
            self.setOpacity(value)
        else:
            setattr(self, name, value)
            self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint with antialiasing."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter)
        painter.restore()

    def _draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class TrayItem(Mark):
    """The dark panel under the own side. It lights up round the hand while a card is dragged there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.aim = Aim.NONE

    def set_aim(self, aim: Aim) -> None:
        """Show what dropping a card on the hand would mean."""
        if aim is not self.aim:
            self.aim = aim
            self.update()

    def relayout(self) -> None:
        """Take the place that the layout gives."""
        self._set_bounds(self._look.layout.tray.adjusted(-2, -2, 2, 2))

    def _draw(self, painter: QPainter) -> None:
        layout, palette = self._look.layout, self._look.palette
        radius = 12.0 if layout.small else 16 * layout.k
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.tray))
        painter.drawRoundedRect(layout.tray, radius, radius)
        if palette.name in ("light", "contrast"):
            draw_ring(painter, layout.tray, radius, QPen(QColor(palette.line), 1))
        if self.aim is not Aim.NONE:
            aimed = self.aim is Aim.AIMED
            style = Qt.PenStyle.SolidLine if aimed else Qt.PenStyle.DashLine
            pen = QPen(QColor(palette.accent), max(3.0 if aimed else 2.0, 0.014 * layout.card), style)
            out = 3 * layout.k
            hand = layout.hand.adjusted(-out, 0.19 * layout.card - out, out, out)
            draw_ring(painter, hand, layout.radius + out, pen, alpha(palette.ink, 0.05))


class TurnTab(Mark):
    """The tab of light over the plate of the side that is to move."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.side = 1.0
        """0 over the opponent's plate, 1 over the own one; moves in between."""
        self._theirs = QRectF()

    def relayout(self, opponent_plate: QRectF) -> None:
        """Take the places over the own plate and over ``opponent_plate``."""
        layout = self._look.layout
        k = layout.k
        self._theirs = QRectF(
            opponent_plate.x(), max(2.0, opponent_plate.y() - 6 * k), opponent_plate.width(), 4 * k
        )
        self._set_bounds(layout.turn_tab.united(self._theirs).adjusted(-2, -2, 2, 2))

    def _draw(self, painter: QPainter) -> None:
        mine, theirs, part = self._look.layout.turn_tab, self._theirs, self.side
        rect = QRectF(
            theirs.x() + (mine.x() - theirs.x()) * part,
            theirs.y() + (mine.y() - theirs.y()) * part,
            theirs.width() + (mine.width() - theirs.width()) * part,
            mine.height(),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.accent))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)


class BracketItem(Mark):
    """The signs under the hand: brackets with the kind of meld, deadwood of loose cards, dots in a fan."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._spans: tuple[Span, ...] = ()
        self._places: tuple[Place, ...] = ()
        self._plan: HandPlan | None = None
        self.counting = True
        """Whether the loose cards' points are told."""

    def show_hand(self, plan: HandPlan | None, places: HandPlaces | None) -> None:
        """Show the signs of this hand, or nothing."""
        self._plan = plan
        self._spans = places.spans if places else ()
        self._places = places.places if places else ()
        hand = self._look.layout.hand
        self._set_bounds(hand.adjusted(-40, 0, 40, 40 * self._look.text))

    def word(self, span: Span) -> str:
        """Return the word under a group."""
        if span.group.kind is GroupKind.RUN:
            return self.tr("Run")
        if span.group.kind is GroupKind.SET and len(span.group.cards) == 4:
            return self.tr("Set", "four of a kind")
        if span.group.kind is GroupKind.SET:
            return self.tr("Set", "three of a kind")
        return self.tr("Deadwood")

    def _draw(self, painter: QPainter) -> None:
        plan = self._plan
        if plan is None:
            return
        for span in self._spans:
            if span.group.kind is GroupKind.LOOSE:
                self._draw_deadwood(painter, span, plan.deadwood)
            elif span.group.kind is not GroupKind.FAN:
                self._draw_bracket(painter, span)
        if plan.marks or any(span.group.kind is GroupKind.FAN for span in self._spans):
            for place in self._places:
                self._draw_mark(painter, place, plan)

    def _draw_bracket(self, painter: QPainter, span: Span) -> None:
        look, text = self._look, self._look.text
        palette, k = look.palette, look.layout.k
        word, px, top = self.word(span), 13 * text, span.top + 4 * text
        wide = advance(word, px) + 18 * text
        centre = (span.left + span.right) / 2
        corner, line = 5 * text, top + 13 * text
        painter.setPen(QPen(QColor(palette.line), max(1.5, 1.6 * k)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ends = (
            (span.left + 2, centre - wide / 2 - 8 * text, 1),
            (span.right - 2, centre + wide / 2 + 8 * text, -1),
        )
        for outer, inner, way in ends:
            path = QPainterPath(QPointF(outer, top + 5 * text))
            path.lineTo(outer, line - corner)
            path.quadTo(outer, line, outer + way * corner, line)
            path.lineTo(inner, line)
            painter.drawPath(path)
        sign = QPointF(centre - wide / 2, top + 7 * text)
        draw_meld_sign(painter, span.group.kind, sign, 12 * text, palette.ink)
        draw_text(
            painter, QRectF(sign.x() + 18 * text, top, wide - 18 * text, 26 * text), word, px, palette.ink
        )

    def _draw_deadwood(self, painter: QPainter, span: Span, points: int) -> None:
        look, text = self._look, self._look.text
        word, px = self.word(span), 13 * text
        number = str(points) if self.counting else ""
        first, second = advance(word + " ", px), advance(number, px, bold=True)
        left, top = (span.left + span.right - first - second) / 2, span.top + 4 * text
        left_align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        draw_text(
            painter, QRectF(left, top, first, 26 * text), word, px, look.palette.muted, align=left_align
        )
        rect = QRectF(left + first, top, second + 2, 26 * text)
        draw_text(painter, rect, number, px, look.palette.ink, bold=True, align=left_align)

    def middle_of(self, place: Place) -> float:
        """Return the middle of what is seen of the card at ``place``, where its sign stands below."""
        return place.centre.x() - self._look.layout.card / 2 + place.strip / 2

    def _draw_mark(self, painter: QPainter, place: Place, plan: HandPlan) -> None:
        look, text = self._look, self._look.text
        side, middle = 12 * text, self.middle_of(place)
        top = place.centre.y() + look.layout.card_height / 2 + 9 * text
        mark = plan.marks.get(place.card)
        if mark is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.palette.muted))
            painter.drawEllipse(QPointF(middle, top + side * 0.6), 2.2 * text, 2.2 * text)
            return
        kind, number = mark
        wide = side + (9 * text if number else 0)
        draw_meld_sign(painter, kind, QPointF(middle - wide / 2, top), side, look.palette.ink)
        if number:
            rect = QRectF(middle - wide / 2 + side + text, top - 1.5 * text, 10 * text, side + 4 * text)
            draw_text(painter, rect, str(number), 11.5 * text, look.palette.ink, bold=True)


class SlotItem(Mark):
    """The dashed place of a card that has been lifted: the hand does not close up."""

    def show_at(self, rect: QRectF | None) -> None:
        """Show the slot at ``rect`` of the scene, or hide it."""
        self.setVisible(rect is not None)
        if rect is not None:
            self._set_bounds(rect.adjusted(-3, -3, 3, 3))

    def _draw(self, painter: QPainter) -> None:
        look = self._look
        pen = QPen(QColor(look.palette.line), 1.5 * look.layout.k, Qt.PenStyle.DashLine)
        fill = alpha(look.palette.ink, 0.05)
        inside = 3 + pen.widthF()  # or it runs along the edge of a card that lies over it
        draw_ring(
            painter, self._bounds.adjusted(inside, inside, -inside, -inside), look.layout.radius, pen, fill
        )


class CaretItem(Mark):
    """The line in the gap where a dragged card would go in."""

    def show_at(self, line: QLineF | None) -> None:
        """Show the caret along ``line`` of the scene, or hide it."""
        self.setVisible(line is not None)
        if line is not None:
            self._set_bounds(QRectF(line.p1(), line.p2()).normalized().adjusted(-3, -3, 3, 3))

    def _draw(self, painter: QPainter) -> None:
        inner = self._bounds.adjusted(1.5, 3, -1.5, -3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.ink))
        painter.drawRoundedRect(inner, 1.5, 1.5)


class TookItem(Mark):
    """The word beside the opponent's cards: that it took the open ones from the pile, or that it passed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.passed = False

    def show_at(self, left: QPointF | None) -> None:
        """Show the word with its left end at ``left`` (vertically its middle), or hide it."""
        self.setVisible(left is not None)
        if left is not None:
            text = self._look.text
            self._set_bounds(QRectF(left.x(), left.y() - 10 * text, self.needed_width(), 20 * text))

    def needed_width(self) -> float:
        """Return the width of the word in pixels."""
        return advance(self.word(), 12.5 * self._look.text) + 4

    def word(self) -> str:
        """Return the word."""
        if self.passed:
            return self.tr("passed", "the opponent declined the upcard")
        return self.tr("took", "beside the cards that the opponent took from the discard pile")

    def _draw(self, painter: QPainter) -> None:
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        look = self._look
        draw_text(painter, self._bounds, self.word(), 12.5 * look.text, look.palette.muted, align=align)
