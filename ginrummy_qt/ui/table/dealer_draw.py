"""The draw for the first deal, shown on the table before the first cards of a match are dealt."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from ginrummy_qt.models import dealing
from ginrummy_qt.models.words import seat_name, spoken
from ginrummy_qt.ui.table.motion import Curve
from ginrummy_qt.ui.text import InlineCards, RichLabel, TextStyle, height, width

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.engine import DealerDraw, FirstDealer
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["DealerDrawShow"]

# Durations at speed normal, in milliseconds.
_QUIET: Final = 60  # a window that is just being shown finds its size first
_DRAW: Final = 280
_BETWEEN: Final = 260
_LOOK: Final = 1100
_BACK: Final = 200

_AWAY: Final = 1.9  # card widths from the deck in the middle to either side's cards
_PITCH: Final = 1.9  # from one of three sides to the next
_STEP: Final = 0.34  # from one card to the next of a side that has to draw again
_DECK: Final = 3
_MOST_SIDES: Final = 3
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class _State(Enum):
    NONE = auto()
    DRAWING = auto()
    WAITING = auto()
    LEAVING = auto()


class DealerDrawShow(QObject):
    """Shows a draw: a deck, a card for either side, whose it is and who deals. Then it waits for the person.

    While it is :attr:`active` nothing else is on the felt; the caller sees to that.
    """

    finished = Signal()
    """The person has seen it, and the table is empty again."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(scene)
        self._scene = scene
        self._state = _State.NONE
        self._draw: DealerDraw | None = None
        self._how: FirstDealer | None = None
        self._me: int | None = 0
        self._names: tuple[str, ...] = ()
        self.quiet = False
        """Whether it is about to begin: nothing has moved yet, a change of size costs nothing."""
        self._steps: Iterator[None] = iter(())
        self._deck: list[CardItem] = []
        self._drawn: list[tuple[CardItem, ...]] = []
        self._sentence = ""
        self._cards = InlineCards()
        self.names = tuple(RichLabel(parent=viewport, align=_CENTRE) for _ in range(_MOST_SIDES))
        self.sentence = RichLabel(parent=viewport, align=_CENTRE)
        self.advice = RichLabel(parent=viewport, align=_CENTRE)
        for label in self._labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.hide()
        scene.travel.at_rest.connect(self._advance)

    @property
    def _labels(self) -> tuple[RichLabel, ...]:
        return (*self.names, self.sentence, self.advice)

    @property
    def active(self) -> bool:
        """Whether a draw is on the table."""
        return self._state is not _State.NONE

    @property
    def waiting(self) -> bool:
        """Whether all has been shown and the person is to go on."""
        return self._state is _State.WAITING

    @property
    def said(self) -> str:
        """What stands on the table, with markup; empty when nothing is shown."""
        return self._sentence if self.active else ""

    # ------------------------------------------------------------------ what it is told

    def set_cards(self, cards: InlineCards) -> None:
        """Draw the cards in the sentence as ``cards`` says."""
        self._cards = cards
        self.relayout()

    def start(self, draw: DealerDraw, how: FirstDealer, me: int | None, names: tuple[str, ...] = ()) -> None:
        """Show ``draw``, which has cards.

        Args:
            draw: who drew what.
            how: which card decides.
            me: the side of the person who looks; ``None``: none is addressed as "you".
            names: of the sides; empty: the person and the computer.
        """
        self.cancel()
        self._state = _State.DRAWING
        self._draw, self._how, self._me, self._names = draw, how, me, names
        scene = self._scene
        for _ in range(_DECK):
            self._deck.append(scene.add_card(None, scene.look.layout.card, QPointF(), face_up=False))
        for label in (*self.names[: self._sides], self.sentence):
            label.show()
        self._say(dealing.draw_rule(how))
        self.relayout()
        self._steps = self._show_draws(draw)
        self._advance()

    def go_on(self) -> None:
        """The person clicks or presses a key: see the end of the draw, and the next time leave it."""
        match self._state:
            case _State.NONE:
                return
            case _State.WAITING:
                self._leave()
            case _:
                state = self._state
                while self._state is state:
                    self._scene.travel.finish()

    def finish(self) -> None:
        """Leave the draw at once, wherever it is."""
        while self._state is not _State.NONE:
            self.go_on()

    def cancel(self) -> None:
        """Take everything off the table, without :attr:`finished`."""
        self._state, self._draw = _State.NONE, None
        self._steps = iter(())
        self.quiet = False
        for item in self._items:
            self._scene.remove_card(item)
        self._deck, self._drawn = [], []
        for label in self._labels:
            label.hide()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if self._draw is not None and self._how is not None:
            waiting = self.waiting
            self._sentence = self._result() if waiting else dealing.draw_rule(self._how)
            self._mark()
            self.relayout()

    # ------------------------------------------------------------------ how it goes on

    @property
    def _sides(self) -> int:
        """How many draw."""
        return len(self._draw.cards[0]) if self._draw is not None and self._draw.cards else 2

    def _result(self) -> str:
        return "" if self._draw is None else dealing.draw_result(self._draw, self._me, self._names)

    def _name(self, side: int) -> str:
        return self._names[side] if self._names else seat_name(side, self._me)

    @property
    def _items(self) -> list[CardItem]:
        return [*self._deck, *(item for pair in self._drawn for item in pair)]

    def _advance(self) -> None:
        """Go on when all is at rest."""
        while self.active and not self.waiting and self._scene.travel.resting:
            if next(self._steps, self) is self:
                return

    def _show_draws(self, draw: DealerDraw) -> Iterator[None]:
        scene = self._scene
        self.quiet = True
        scene.travel.call(_QUIET, _nothing)
        yield
        self.quiet = False
        for number, cards in enumerate(draw.cards):
            if number:
                self._say(dealing.draw_again(self._sides))
                self.relayout()
                scene.travel.call(_LOOK, _nothing)
                yield
            pair = tuple(
                scene.add_card(card, scene.look.layout.card, self._deck[-1].pos(), face_up=False)
                for card in cards
            )
            self._drawn.append(pair)
            for side, item in enumerate(pair):
                scene.raise_to_air(item)
                delay = _BETWEEN * side
                scene.travel.animate(item, _DRAW, delay=delay, pos=self._place(number, side))
                scene.travel.animate(item, _DRAW, delay=delay, curve=Curve.InOutSine, flip=1.0)
            scene.travel.call(_BETWEEN * len(pair) + _DRAW, _nothing)
            yield
            for item in pair:
                scene.land(item)
        self._state = _State.WAITING
        self._say(self._result())
        self.advice.show()
        self._mark()
        self.relayout()

    def _leave(self) -> None:
        """Put the cards back into the deck, where the stock stands."""
        self._state = _State.LEAVING
        for label in self._labels:
            label.hide()
        self._steps = self._put_back()
        self._advance()

    def _put_back(self) -> Iterator[None]:
        scene = self._scene
        home = scene.look.layout.centre(scene.look.layout.stock)
        for item in self._items:
            item.set_state()
            scene.travel.animate(item, _BACK, pos=home, flip=0.0)
        scene.travel.call(_BACK, _nothing)
        yield
        self.cancel()
        self.finished.emit()

    def _say(self, sentence: str) -> None:
        self._sentence = sentence
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sentence, spoken(sentence)))

    def _mark(self) -> None:
        """Mark the card that deals."""
        if self.waiting and self._draw is not None:
            card = self._drawn[-1][self._draw.dealer]
            card.set_state(selected=True, remark=self.tr("Deals", "on the card that decides the draw"))

    # ------------------------------------------------------------------ where it stands

    def _place(self, number: int, side: int) -> QPointF:
        """Return the middle of a side's card in draw ``number``; the person's cards lie left."""
        layout = self._scene.look.layout
        count = len(self._draw.cards) if self._draw is not None else 1
        step = min(_STEP, 0.9 / max(1, count - 1))
        edge = layout.width / 2 - (0.6 + step * (count - 1) / 2) * layout.card
        if self._sides == 2:
            away = min(_AWAY * layout.card, edge)
            x = layout.width / 2 + (-away if side == (self._me or 0) else away)
        else:  # beside the deck, from the left: whoever looks, then the others around the table
            turn = (side - (self._me or 0)) % self._sides
            pitch = min(_PITCH * layout.card, 2 * edge / self._sides)
            x = layout.width / 2 + (turn + 1 - self._sides / 2) * pitch
        x += (number - (count - 1) / 2) * step * layout.card
        look = self._scene.look
        left = look.snap(x - layout.card / 2)
        return QPointF(left + layout.card / 2, layout.centre(layout.stock).y())

    def _deck_x(self) -> float:
        """Return the middle of the deck: between two sides, left of three."""
        layout = self._scene.look.layout
        middle = layout.width / 2
        if self._sides > 2:
            first = self._place(0, self._me or 0).x()
            middle = first - (self._place(0, ((self._me or 0) + 1) % self._sides).x() - first)
        return round(middle - layout.card / 2) + layout.card / 2

    def relayout(self) -> None:
        """Put everything where the layout says; what moves is finished by the caller first."""
        if not self.active:
            return
        look = self._scene.look
        layout, palette, text = look.layout, look.palette, look.text
        middle = QPointF(self._deck_x(), self._place(0, 0).y())
        for depth, item in enumerate(reversed(self._deck)):
            item.set_motion_value("width", float(layout.card))
            shift = look.snap(0.018 * layout.card * depth)
            item.setPos(middle - QPointF(shift, shift))
            item.setZValue(10 - depth)
        if self._scene.travel.resting:
            for number, pair in enumerate(self._drawn):
                for side, item in enumerate(pair):
                    item.set_motion_value("width", float(layout.card))
                    item.setPos(self._place(number, side))
                    item.setZValue(20 + number)
        count = len(self._draw.cards) if self._draw is not None else 1
        name = TextStyle(13 * text, palette.ink, bold=True)
        for side, label in enumerate(self.names):
            if side >= self._sides:
                break
            label.set_text(self._name(side))
            label.set_text_style(name)
            centre = (self._place(0, side).x() + self._place(count - 1, side).x()) / 2
            wide = width(label.markup, name) + 8
            room = QRectF(centre - wide / 2, layout.label_top, wide, 22 * text)
            label.setGeometry(room.toAlignedRect())
        tray = layout.tray.adjusted(16 * layout.k, 0, -16 * layout.k, 0)
        style = TextStyle(
            20 * text, palette.ink, bold=True, strong=palette.ok, cards=self._cards, line_height=1.5
        )
        high = height(self._sentence, style, tray.width())
        while style.px > 12 and high + 40 * text > tray.height():  # very large letters in a small window
            style = replace(style, px=style.px - 1)
            high = height(self._sentence, style, tray.width())
        top = max(tray.y() + 4, tray.center().y() - high)
        self.sentence.set_text_style(style)
        self.sentence.set_text(self._sentence)
        self.sentence.setGeometry(QRectF(tray.x(), top, tray.width(), high).toAlignedRect())
        self.advice.set_text_style(TextStyle(14 * text, palette.muted))
        self.advice.set_text(self.tr("Click, or press a key, to deal"))
        under = QRectF(tray.x(), top + high + 8 * text, tray.width(), 24 * text)
        self.advice.setGeometry(under.toAlignedRect())


def _nothing() -> None:
    """Only wait."""
