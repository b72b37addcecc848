"""One card on the table: face, shadow, edge, number plate, rings and remarks, and what of it can move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from ginrummy_qt.ui.table.layout import RATIO
from ginrummy_qt.ui.table.paint import draw_pill, draw_plate, marked_ring

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.table.focus_ring import FocusRing
    from ginrummy_qt.ui.table.look import Look

__all__ = ["CardItem"]

_REST, _SELECTED, _LIFTED = 1.0, 1.8, 3.0
_SMALL_SHADOW = 0.8


class CardItem(QGraphicsObject):
    """A card, its position the card's middle. ``card`` is ``None`` for a card that nobody may see.

    Properties that move, by name: ``pos``, ``turn`` (degrees), ``width`` (pixels), ``flip`` (0 face down, 1
    face up), ``lift`` (pixels up from the position), ``high`` (z).
    """

    def __init__(self, look: Look, card: Card | None, width: float, *, face_up: bool) -> None:
        super().__init__()
        self._look = look
        self.card = card
        self.width = width
        self.flip = 1.0 if face_up else 0.0
        self.lift = 0.0
        self.shadow = _REST
        self._sized: tuple[float, float, bool] = (0.0, 0.0, False)
        self._bounds = QRectF()
        self.number: int | None = None
        """The deadwood after throwing this card; see :meth:`set_plate`."""
        self.plated = False
        self.loose = self.ok = False
        self.selected = self.lifted = self.new = False
        self.remark = ""
        self.ring: FocusRing | None = None
        """What goes round the card, and with it, while the keyboard's cursor is here."""
        self.airborne = False
        """Painted by the layer over the console, not by the scene."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)  # the view finds cards by the hand's strips
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges, False)
        self.setAcceptHoverEvents(False)

    # ------------------------------------------------------------------ motion

    def motion_value(self, name: str) -> Any:  # noqa: ANN401 - see Movable
        """Return the present value of a property that moves."""
        if name == "pos":
            return self.pos()
        if name == "turn":
            return self.rotation()
        if name == "high":
            return self.zValue()
        return getattr(self, name)

    def set_motion_value(self, name: str, value: Any) -> None:  # noqa: ANN401 - see Movable
        """Set a property that moves."""
        if name == "pos":
            self.setPos(value)
        elif name == "turn":
            self.setRotation(value)
        elif name == "high":
            self.setZValue(value)
        else:
            if name in ("width", "lift") and value != getattr(self, name):
                self.prepareGeometryChange()
            setattr(self, name, value)
            self.update()
        if self.ring is not None:
            self.ring.follow()

    # ------------------------------------------------------------------ state

    @property
    def face_up(self) -> bool:
        """Whether the face shows, or will when the flip ends."""
        return self.flip >= 0.5

    @property
    def focused(self) -> bool:
        """Whether the keyboard's cursor is here."""
        return self.ring is not None

    def stance(self) -> tuple[object, ...]:
        """Return everything that a picture of the card in the air depends on."""
        return self.pos().toTuple(), self.rotation(), self.width, self.flip, self.lift

    def card_rect(self) -> QRectF:
        """Return the card's outline in item coordinates, without lift."""
        height = round(RATIO * self.width) if self.width == round(self.width) else RATIO * self.width
        return QRectF(-self.width / 2, -height / 2, self.width, height)

    def seen_rect(self) -> QRectF:
        """Return the card's outline in scene coordinates, lift included; for a card that is not turned."""
        lift = self._look.snap(self.lift) if self.lift else 0.0
        return self.card_rect().translated(self.pos()).translated(0, -lift)

    def set_plate(self, number: int | None, *, shown: bool, loose: bool = False, ok: bool = False) -> None:
        """Show ``number`` (``None``: a lock) on the lower left corner, or nothing unless ``shown``."""
        state = (number, shown, loose, ok)
        if state != (self.number, self.plated, self.loose, self.ok):
            self.number, self.plated, self.loose, self.ok = state
            self.update()

    def set_state(self, *, selected: bool = False, new: bool = False, remark: str = "") -> None:
        """Set what is said of the card; ``remark`` is the accent pill of a hint, empty for none."""
        state = (selected, new, remark)
        if state != (self.selected, self.new, self.remark):
            self.prepareGeometryChange()
            self.selected, self.new, self.remark = state
            self.shadow = _SELECTED if selected else _REST
            self.update()

    def set_lifted(self, lifted: bool) -> None:  # noqa: FBT001 - as QWidget.setVisible
        """Take the card up for a drag, or put it down."""
        self.prepareGeometryChange()
        self.lifted = lifted
        if self.ring is not None:
            self.ring.follow()
        self.shadow = _LIFTED if lifted else _SELECTED if self.selected else _REST
        self.update()

    # ------------------------------------------------------------------ painting

    def boundingRect(self) -> QRectF:
        """Return the room for the card with shadow, lift, rings and pill."""
        plain = not (self.lift or self.lifted or self.selected or self.new or self.remark)
        size = (self.width, self._look.text, plain)
        if size != self._sized:  # Qt asks several times in a frame
            # A card on its way takes no more than its shadow: what is painted anew is what motion costs.
            room = 0.06 * self.width + 4 if plain else 0.22 * self.width + 14 * self._look.text
            self._sized, self._bounds = size, self.card_rect().adjusted(-room, -room, room, room)
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint unless the layer over the console does."""
        if not self.airborne:
            self.paint_card(painter)

    def paint_card(self, painter: QPainter) -> None:
        """Paint in item coordinates."""
        squeeze = abs(2 * self.flip - 1)
        if squeeze < 0.02:
            return
        look, rect, up = self._look, self.card_rect(), self.face_up
        small = self.width <= look.layout.opponent_card
        art = round(look.layout.opponent_card if small else look.layout.card)
        shadow = _SMALL_SHADOW if small else self.shadow
        card = self.card if up else None
        lift = look.snap(self.lift) if self.lift else 0.0
        if squeeze == 1 and not self.lifted and self.width == art and not self.rotation():
            # As it lies: pixel for pixel, several times faster than into a frame.
            look.draw_shadow(painter, self.width, shadow, lift)
            painter.drawPixmap(QPointF(rect.x(), rect.y() - lift), look.faces.pixmap(card, art, look.ratio))
            if up and (self.plated or self.selected or self.new or self.remark):
                painter.save()
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.translate(0, -lift)
                self._paint_remarks(painter, rect)
                painter.restore()
            return
        painter.save()
        painter.translate(0, -lift)
        painter.scale(squeeze, 1)
        look.draw_shadow(
            painter, self.width, shadow
        )  # soft as it is: what is smooth takes three times as long
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = look.faces.pixmap(card, art, look.ratio * (2 if self.lifted else 1))
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if up:
            self._paint_remarks(painter, rect)
        painter.restore()

    def _paint_remarks(self, painter: QPainter, rect: QRectF) -> None:
        look = self._look
        text = look.text
        if self.plated and self.card is not None:
            draw_plate(painter, look, self.card, rect, self.number, loose=self.loose, ok=self.ok)
        if (self.selected or self.remark) and not self.lifted:
            marked_ring(painter, look, rect)
        # On a raised card the pill stands lower: the words under the meter end above it.
        raised = QPointF(0, rect.top() + 3 * text)
        if self.remark:
            draw_pill(
                painter,
                raised if self.selected else QPointF(0, rect.top() - text),
                self.remark,
                12 * text,
                fill=look.palette.accent,
                ink=look.palette.on_accent,
                padding=7 * text,
                height=18 * text,
            )
        elif self.new:
            column = QPointF(rect.x() + 0.175 * rect.width(), rect.top() - 6 * text)
            word = self.tr("new", "a card just drawn")
            draw_pill(painter, raised if self.selected else column, word, 11 * text, height=18 * text)
