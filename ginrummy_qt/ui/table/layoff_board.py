"""The knocker's melds on the table while the person lays off by hand, with a slot where a card fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject

from ginrummy_qt.engine import LayOff, MeldKind
from ginrummy_qt.engine.actions import Knocked
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.layoff_words import knock_headline
from ginrummy_qt.models.words import card_markup
from ginrummy_qt.ui.open_hand import HandGroup, laid_off_word
from ginrummy_qt.ui.signs import paint_bracket
from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.hand import GroupKind
from ginrummy_qt.ui.table.layout import RATIO
from ginrummy_qt.ui.table.paint import draw_meld_sign, draw_pill, draw_ring
from ginrummy_qt.ui.table.pile_item import Target
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, width
from ginrummy_qt.ui.theme import alpha

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem, QWidget

    from ginrummy_qt.engine import Card, SeatView
    from ginrummy_qt.models.words import Names
    from ginrummy_qt.ui.table.look import Look

__all__ = ["LayoffBoard", "SlotTarget"]

_CARD: Final = 0.80  # of a full card
_STEPS: Final = (0.54, 0.46, 0.40, 0.34)
_TIGHT: Final = 0.52  # smaller cards may lie closer: they wear the large index alone
_SMALLEST: Final = 0.40
_GAP: Final = 0.5
_SLOT: Final = 1.08
_DROP: Final = 0.12
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class SlotTarget(Target):
    """The dashed place of a card that fits: a click, or a drop of that card, lays it off there."""

    def __init__(self, look: Look, action: LayOff) -> None:
        super().__init__(look)
        self.action = action
        self.cards = InlineCards()
        self.number = 0
        """The key that chooses it; 0 while nothing is asked."""

    def pill(self) -> str:
        """Return what a drop would do."""
        return self.tr("Lay off")

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the slot with the card that fits."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, size = self._look, self._size
        palette, text = look.palette, look.text
        aimed = self.aim is Aim.AIMED
        style = Qt.PenStyle.SolidLine if aimed else Qt.PenStyle.DashLine
        pen = QPen(
            QColor(palette.accent), max(3.5 if aimed or self.number else 2.5, 0.02 * size.width()), style
        )
        draw_ring(painter, size.adjusted(1, 1, -1, -1), 0.06 * size.width(), pen, alpha(palette.ink, 0.05))
        shown = TextStyle(min(17 * text, 0.26 * size.width()), palette.ink, cards=self.cards)
        draw(painter, size, card_markup(self.action.card), shown, _CENTRE)
        if self.number:
            draw_pill(
                painter,
                QPointF(size.center().x(), size.top()),
                str(self.number),
                12 * text,
                fill=palette.accent,
                ink=palette.on_accent,
                padding=7 * text,
                height=22 * text,
            )
        painter.restore()


@dataclass(frozen=True, slots=True)
class _Placed:
    card: Card
    rect: QRectF
    laid: bool


@dataclass(frozen=True, slots=True)
class _Sign:
    """What stands under cards: a group's bracket or words, or (``group`` ``None``) “+ laid off”."""

    group: HandGroup | None
    left: float
    right: float


class LayoffBoard(QGraphicsObject):
    """Paints headline, melds and what is laid on them, in scene coordinates; keeps the slots."""

    def __init__(self, look: Look, scene: QGraphicsScene) -> None:
        super().__init__()
        self._look = look
        self._scene = scene
        self._bounds = QRectF()
        self._placed: list[_Placed] = []
        self._signs: list[_Sign] = []
        self._headline = QRectF()
        self._hidden: Card | None = None
        self._cards = InlineCards()
        self.view: SeatView | None = None
        """What is shown; ``None``: nobody lays off by hand now."""
        self.slots: list[SlotTarget] = []
        self.card_width = 0.0
        self.names: Names = None
        """Of the table's seats, for the headline; ``None``: the other one is the computer."""
        self.plate_right = 0.0
        """Where the opponent's plate ends: the headline stays clear of it."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    # ------------------------------------------------------------------ what it is told

    def set_cards(self, cards: InlineCards) -> None:
        """Draw the small cards in the slots as ``cards`` says."""
        self._cards = cards
        for slot in self.slots:
            slot.cards = cards
            slot.update()

    def show_view(self, view: SeatView | None, *, hidden: Card | None = None) -> None:
        """Show the knocker's melds of ``view`` if it is one of laying off; ``hidden`` is on its way there."""
        self.view = view if view is not None and is_laying(view) else None
        self._hidden = hidden
        self.setVisible(self.view is not None)
        self.relayout()

    def ask(self, card: Card | None) -> None:
        """Number the slots of ``card``, for a choice between them; ``None``: no question."""
        number = 0
        for slot in self.slots:
            if slot.action.card is card:
                number += 1
                slot.number = number
            else:
                slot.number = 0
            slot.update()

    def slot_at(self, point: QPointF) -> SlotTarget | None:
        """Return the slot at ``point`` of the scene."""
        return next((slot for slot in self.slots if slot.frame.contains(point)), None)

    def rect_of(self, card: Card) -> QRectF | None:
        """Return where ``card`` lies on the board."""
        return next((placed.rect for placed in self._placed if placed.card is card), None)

    def cards_shown(self) -> tuple[Card, ...]:
        """Return every card on the board, from left to right."""
        return tuple(placed.card for placed in self._placed)

    # ------------------------------------------------------------------ where it stands

    def boundingRect(self) -> QRectF:
        """Return the room over the tray."""
        return self._bounds

    def relayout(self) -> None:
        """Work out every place again; the board shrinks before anything is cut."""
        self.prepareGeometryChange()
        layout, text = self._look.layout, self._look.text
        self._bounds = QRectF(0, 0, layout.width, layout.tray.top())
        for slot in self.slots:
            self._scene.removeItem(slot)
        self.slots, self._placed, self._signs = [], [], []
        if self.view is None:
            return
        top = layout.opponent_top + (2 if layout.small else 0.2 * layout.card)
        self._headline = QRectF(0, top, layout.width, 30 * text)
        room = layout.tray.top() - 8 * layout.k - self._headline.bottom() - 6 * text
        widest = layout.width - 2 * (8 if layout.small else 24 * layout.k)
        highest = (room - 30 * text) / (RATIO + _DROP)
        size = max(min(_CARD * layout.card, highest), 24.0)
        step = _STEPS[0]
        while True:
            steps = _STEPS[:-1] if size > _TIGHT * layout.card else _STEPS
            step = next((s for s in steps if self._lay(size, s, 0.0, 0.0) <= widest), 0.0)
            if step or size <= _SMALLEST * layout.card:
                break
            size *= 0.96
        step = step or _STEPS[-1]
        size = float(round(size))
        high = (RATIO + _DROP) * size + 30 * text
        y = self._headline.bottom() + 6 * text + max(0.0, (room - high) / 2)
        wide = self._lay(size, step, 0.0, 0.0)
        self.card_width = size
        self._lay(size, step, (layout.width - wide) / 2, y, place=True)
        self.update()

    def _lay(self, size: float, step: float, x: float, y: float, *, place: bool = False) -> float:
        """Return where the row ends that begins at ``x``; with ``place`` keep the places too."""
        view, look = self.view, self._look
        assert view is not None  # noqa: S101 - the callers have looked
        start, high = x, round(RATIO * size)

        def put(card: Card, *, laid: bool) -> None:
            nonlocal x
            if place:
                down = _DROP * size if laid else 0.0
                self._placed.append(
                    _Placed(card, QRectF(look.snap(x), look.snap(y + down), size, high), laid)
                )
            x += step * size

        def put_laid(cards: list[Card]) -> None:
            nonlocal x
            if cards:
                left = x
                for card in cards:
                    put(card, laid=True)
                x += (1 - step) * size
                if place:
                    self._signs.append(_Sign(None, left, x))

        for number, meld in enumerate(view.knocker_melds):
            on_it = sorted(card for card, at in view.laid_off if at == number)
            first = min(meld)
            run = meld.kind is MeldKind.RUN
            below = [card for card in on_it if run and card < first]
            fits = [a for a in view.legal_actions if isinstance(a, LayOff) and a.meld == number]
            for action in fits:
                if run and action.card < first:
                    self._slot(action, QRectF(x, y, size, high), place=place)
                    x += _SLOT * size
            put_laid(below)
            x += 0.08 * size if below else 0.0
            left = x
            for card in meld:
                put(card, laid=False)
            x += (1 - step) * size
            if place:
                self._signs.append(_Sign(HandGroup(meld.kind, tuple(meld)), left, x))
            above = [card for card in on_it if card not in below]
            x += 0.08 * size if above else 0.0
            put_laid(above)
            for action in fits:
                if not (run and action.card < first):
                    x += 0.08 * size
                    self._slot(action, QRectF(x, y, size, high), place=place)
                    x += size
            x += _GAP * size
        knock = next((e for e in reversed(view.history) if isinstance(e, Knocked)), None)
        if knock is not None and knock.deadwood:
            left = x
            loose = tuple(sorted(knock.deadwood, key=lambda card: (-card.rank, card.suit)))
            for card in loose:
                put(card, laid=False)
            x += (1 - step) * size
            if place:
                self._signs.append(_Sign(HandGroup(None, loose), left, x))
            return x - start
        return x - _GAP * size - start

    def _slot(self, action: LayOff, rect: QRectF, *, place: bool) -> None:
        if place:
            slot = SlotTarget(self._look, action)
            slot.cards = self._cards
            slot.place(rect)
            slot.setZValue(self.zValue() + 0.1)
            self._scene.addItem(slot)
            self.slots.append(slot)

    def headline_rect(self) -> tuple[QRectF, float]:
        """Return where the headline stands, clear of the opponent's plate, and the size of its letters."""
        look, room = self._look, self._headline
        words = knock_headline(self.view, self.names) if self.view is not None else ""
        px = (17 if look.layout.small else 20) * look.text
        left, right = self.plate_right + 12 * look.layout.k, room.right() - 8
        while px > 10 and width(words, TextStyle(px, "#000000", bold=True)) > right - left:
            px -= 0.5
        wide = width(words, TextStyle(px, "#000000", bold=True)) + 2
        start = max(left, room.center().x() - wide / 2)
        return QRectF(start, room.y(), wide, room.height()), px

    # ------------------------------------------------------------------ painting

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint headline, cards and signs."""
        view, look = self.view, self._look
        if view is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, px = self.headline_rect()
        draw(
            painter,
            rect,
            knock_headline(view, self.names),
            TextStyle(px, look.palette.ink, bold=True),
            _CENTRE,
        )
        for placed in self._placed:
            if placed.card is self._hidden:
                continue
            painter.save()
            painter.translate(placed.rect.center())
            look.draw_shadow(painter, placed.rect.width(), 1.4 if placed.laid else 0.9)
            painter.restore()
            pixmap = look.faces.pixmap(placed.card, round(placed.rect.width()), look.ratio)
            painter.drawPixmap(placed.rect.topLeft(), pixmap)
            if placed.laid:
                pen = QPen(QColor("#16191C"), max(2.0, 0.024 * placed.rect.width()))
                draw_ring(painter, placed.rect.adjusted(1, 1, -1, -1), 0.06 * placed.rect.width(), pen)
        for sign in self._signs:
            self._paint_sign(painter, sign)
        painter.restore()

    def _paint_sign(self, painter: QPainter, sign: _Sign) -> None:
        look = self._look
        palette, text = look.palette, look.text
        top = self._placed[0].rect.top() if self._placed else 0.0
        rows = [placed.rect.bottom() for placed in self._placed if not placed.laid]
        bottom = rows[0] if rows else top
        middle = (sign.left + sign.right) / 2
        if sign.group is None:
            word = "+ " + laid_off_word()
            style = TextStyle(12.5 * text, palette.ink, bold=True)
            wide = width(word, style) + 2
            rect = QRectF(middle - wide / 2, bottom + _DROP * self.card_width + 3 * text, wide, 20 * text)
            draw(painter, rect, word, style, _CENTRE)
            return
        label = sign.group.label()
        if sign.group.kind is None:
            style = TextStyle(13 * text, palette.muted, strong=palette.ink)
            wide = width(label, style) + 2
            draw(
                painter, QRectF(middle - wide / 2, bottom + 4 * text, wide, 22 * text), label, style, _CENTRE
            )
            return
        style = TextStyle(13 * text, palette.ink)
        word_wide = width(label, style)
        shown = word_wide + 18 * text
        if shown + 24 * text > sign.right - sign.left:
            label, shown = "", 12 * text
        paint_bracket(
            painter, (sign.left + 2, sign.right - 2), bottom + 2 * text, shown + 16 * text, palette, text
        )
        kind = GroupKind.RUN if sign.group.kind is MeldKind.RUN else GroupKind.SET
        draw_meld_sign(painter, kind, QPointF(middle - shown / 2, bottom + 9 * text), 12 * text, palette.ink)
        rect = QRectF(middle - shown / 2 + 18 * text, bottom + 2 * text, word_wide + 2, 26 * text)
        draw(painter, rect, label, style)
