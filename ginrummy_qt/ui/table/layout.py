"""Where everything on the table stands, from the size of the window alone.

All lengths are logical pixels. ``card`` (C) is the width of a card, a whole number; its height is 1.4 C. C is
the largest width with which the widest hand fits across and the stack of rows fits down. It depends on the
window, never on the hand or the language, so cards keep their size within a round. Source of the formulas:
the project's design of the table, written for this program.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

__all__ = ["RATIO", "TableLayout", "scale_for"]

RATIO: Final = 1.4
"""Height of a card over its width."""
_WIDEST_ONE_ROW: Final = 6.75  # the widest hand is 3+3+3+2: 1 + 6·0.34 + 0.42 + 3·1.09 = 6.73 C
_WIDEST_TWO_ROWS: Final = 4.95
_HAND_LIMIT: Final = 9.2  # on very wide windows the hand stops growing here and the tray stays centred
_TWO_ROWS_GAIN: Final = 1.125  # two rows are worth it when cards grow by an eighth
_UPCARD: Final = 0.62
_LARGEST_CARD: Final = 700
_SMALLEST_CARD: Final = 24
_SHARES: Final = (1.0, 0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0.0)
"""How much of what the system's font is larger than designed is tried in turn."""
_LEAST_SHARE: Final = 0.66  # of the card's width with text as designed
_CONSOLE: Final = 630  # designed widths that plate, prompt and buttons need
_CONSOLE_TWO_ROWS: Final = 440


def scale_for(card: float) -> float:
    """Return ``k``, the factor for text, buttons and margins beside cards of this width: 1 to 3."""
    return min(3.0, max(1.0, card / 140))


@dataclass(frozen=True, slots=True)
class _Stack:
    """Heights of the rows of the table, from the top down."""

    top: float
    opponent: float
    gap_piles: float
    pile: float
    label: float
    gap_tray: float
    padding: float
    console: float
    raised: float
    hand: float
    bracket: float
    bar: float
    bottom: float

    @property
    def total(self) -> float:
        return sum(float(getattr(self, name)) for name in self.__slots__)


@dataclass(frozen=True, slots=True)
class _Measure:
    """What of the layout depends on the window before the card's width is known."""

    width: float
    height: float
    text_scale: float
    two_rows: bool

    @property
    def small(self) -> bool:
        return min(self.width, self.height) < 620

    def margin(self, card: float) -> float:
        base = 12 if self.small else 24 if min(self.width, self.height) > 740 else 16
        return base * scale_for(card)

    def padding(self, card: float) -> float:
        return (12 if self.small else 20) * scale_for(card)

    def room(self, card: float) -> float:
        """Return the width that a hand of cards this wide may take."""
        return self.width - 2 * (self.margin(card) + self.padding(card))

    def below(self, card: float) -> float:
        return 8 if self.small else self.margin(card)

    def stack(self, card: float) -> _Stack:
        k = scale_for(card)
        text = k * self.text_scale  # rows that hold text grow with the system font, cards do not
        two = self.two_rows
        return _Stack(
            top=8 if self.small else 16,
            opponent=max(0.588 * card, 56 * text),
            gap_piles=(0.12 if self.small else 0.20) * card,
            pile=RATIO * card,
            label=34 * text,
            gap_tray=(0.06 if self.small else 0.12) * card,
            padding=(10 if self.small else 14) * k * min(1.5, max(1.0, self.text_scale)),
            console=(132 if two else 58) * text,
            raised=0.19 * card,
            hand=2 * RATIO * card + 52 * text if two else RATIO * card,
            bracket=34 * text,
            bar=56 * text if two else 0,
            bottom=8 * k,
        )

    def fits(self, card: float) -> bool:
        widest = _WIDEST_TWO_ROWS if self.two_rows else _WIDEST_ONE_ROW
        return widest * card <= self.room(card) and self.stack(card).total + self.below(card) <= self.height

    def console_fits(self, card: float) -> bool:
        """Whether plate, prompt and buttons find their width beside each other."""
        available = min(self.room(card), _HAND_LIMIT * card)
        least = _CONSOLE_TWO_ROWS if self.two_rows else _CONSOLE
        return available >= least * scale_for(card) * self.text_scale

    def largest_card(self) -> int:
        low, high = _SMALLEST_CARD, _LARGEST_CARD
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.fits(middle) else (low, middle - 1)
        return low


def _best(width: float, height: float, text_scale: float) -> tuple[_Measure, int]:
    """Return the arrangement of the hand in one row or two that gives the larger cards, and their width."""
    one = _Measure(width, height, text_scale, two_rows=False)
    card = one.largest_card()
    if height >= width:
        two = _Measure(width, height, text_scale, two_rows=True)
        card_two = two.largest_card()
        if card_two >= _TWO_ROWS_GAIN * card:
            return two, card_two
    return one, card


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of all that stands on the table. Build it with :meth:`of`."""

    width: float
    height: float
    card: int
    """C, the width of a full card."""
    k: float
    """Factor for margins, lines and radii, 1 to 3."""
    text: float
    """Factor for text and what holds it: ``k`` times the scale of the system font."""
    small: bool
    """Whether the window is small: tighter gaps and margins."""
    two_rows: bool
    """Whether the hand lies in two rows, as in tall windows."""
    available: float
    """The width that the hand may take, at most 9.2 C."""
    hand_left: float
    """The left edge of the hand's room."""
    hand_top: float
    """The top of the (upper) row of the hand, at rest."""
    row_pitch: float
    """From one row of the hand to the next."""
    tray: QRectF
    """The dark panel under console and hand."""
    console: QRectF
    """The room of plate, prompt, meter and, in one row, the buttons."""
    buttons: QRectF
    """The row of buttons below the hand in two rows; empty otherwise."""
    opponent_card: float
    """The width of the opponent's cards, a whole number."""
    opponent_top: float
    opponent_plate: QRectF
    """Where the opponent's plate may stand; the plate takes of its width what it needs."""
    stock: QRectF
    discard: QRectF
    knock: QRectF
    """The knock zone, beside the discard pile, there only while a card is dragged that may knock."""
    upcard: QRectF
    """The card that gives the limit in Oklahoma, left of the stock."""
    label_top: float
    """The top of the labels under the piles, each 22 ``text`` high."""

    @classmethod
    def of(cls, width: float, height: float, text_scale: float = 1.0) -> TableLayout:
        """Lay out a table of ``width`` × ``height`` pixels.

        Args:
            width: width of the table's viewport, at least 1; below about 400 the table is cut.
            height: its height, without menu bar.
            text_scale: system font size over 14 px, 0.5 to 3.
        """
        measure, designed = _best(width, height, min(1.0, text_scale))
        card = designed
        # In a window too small for it large text gives way, before cards and prompt become unreadable.
        for share in _SHARES if text_scale > 1 else ():
            scale = 1 + (text_scale - 1) * share
            measure, card = _best(width, height, scale)
            if card >= _LEAST_SHARE * designed and measure.console_fits(card):
                break
        return cls._place(measure, card)

    @classmethod
    def _place(cls, measure: _Measure, card: int) -> TableLayout:
        k = scale_for(card)
        text = k * measure.text_scale
        rows = measure.stack(card)
        padding = measure.padding(card)
        available = min(measure.room(card), _HAND_LIMIT * card)
        slack = max(0.0, measure.height - rows.total - measure.below(card))
        opponent, opponent_card = rows.opponent, 0.42 * card
        if (
            measure.two_rows and slack > 0.3 * card
        ):  # width rules here: larger opponent's cards from spare height
            opponent_card = 0.46 * card
            slack -= 0.04 * RATIO * card
            opponent = max(opponent_card * RATIO, opponent)
        piles = rows.top + opponent + rows.gap_piles + 0.45 * slack
        tray_top = piles + rows.pile + rows.label + rows.gap_tray + 0.55 * slack
        console_top = tray_top + rows.padding
        hand_top = console_top + rows.console + rows.raised
        bar_top = hand_top + rows.hand + rows.bracket
        end = bar_top + rows.bar + rows.bottom
        middle = measure.width / 2
        left = middle - available / 2
        tray = QRectF(middle - available / 2 - padding, tray_top, available + 2 * padding, end - tray_top)
        pile_height = round(RATIO * card)
        stock_x, discard_x = round(middle - 0.21 * card - card), round(middle + 0.21 * card)
        top = round(piles)
        small = measure.small
        copy = round(_UPCARD * card)
        upcard = QRectF(round(stock_x - 0.42 * card - copy), 0, copy, round(RATIO * copy))
        upcard.moveBottom(top + pile_height)
        return cls(
            width=measure.width,
            height=measure.height,
            card=card,
            k=k,
            text=text,
            small=small,
            two_rows=measure.two_rows,
            available=available,
            hand_left=left,
            hand_top=hand_top,
            row_pitch=RATIO * card + 52 * text,
            tray=tray,
            console=QRectF(left, console_top, available, rows.console),
            buttons=QRectF(left, bar_top, available, rows.bar),
            opponent_card=round(opponent_card),
            opponent_top=rows.top,
            opponent_plate=QRectF(
                tray.x() + (4 if small else padding),
                max(0.0, rows.top + 0.7 * opponent_card - 28 * text),  # large text over small cards
                available * 0.45,
                56 * text,
            ),
            stock=QRectF(stock_x, top, card, pile_height),
            discard=QRectF(discard_x, top, card, pile_height),
            knock=QRectF(round(discard_x + 1.42 * card), top, card, pile_height),
            upcard=upcard,
            label_top=piles + RATIO * card + (7 if small else 10) * text,
        )

    @property
    def card_height(self) -> int:
        """Height of a full card, a whole number of pixels."""
        return round(RATIO * self.card)

    @property
    def radius(self) -> float:
        """Corner radius of frames round a card."""
        return 0.065 * self.card

    @property
    def hand(self) -> QRectF:
        """The room of the hand: all rows, with the room for raised cards."""
        rows = self.row_pitch if self.two_rows else 0.0
        raised = 0.19 * self.card
        return QRectF(
            self.hand_left, self.hand_top - raised, self.available, rows + RATIO * self.card + raised
        )

    @property
    def turn_tab(self) -> QRectF:
        """The tab of light on the tray's edge over the own plate."""
        return QRectF(
            self.hand_left, self.tray.y() - 2 * self.k, (124 if self.small else 148) * self.k, 4 * self.k
        )

    def centre(self, rect: QRectF) -> QPointF:
        """Return the middle of a card that stands at ``rect``'s top left corner."""
        return QPointF(rect.x() + self.card / 2, rect.y() + self.card_height / 2)
