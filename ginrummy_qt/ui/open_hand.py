"""A hand laid open after a round: its melds with brackets, cards laid off on them, and what is left.

Laid-off cards lie 0.12 C lower in a near-black frame, at the end of the meld that took them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ginrummy_qt.engine import MeldKind
from ginrummy_qt.models.words import card_name
from ginrummy_qt.ui.baked import BakedLabel
from ginrummy_qt.ui.signs import paint_bracket, paint_shadow
from ginrummy_qt.ui.table.hand import GroupKind
from ginrummy_qt.ui.table.paint import draw_meld_sign
from ginrummy_qt.ui.text import TextStyle, draw, width
from ginrummy_qt.ui.theme import table_palette

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QPixmap

    from ginrummy_qt.engine import Card, CardSet, Meld

__all__ = [
    "FacePixmaps",
    "HandGroup",
    "OpenHand",
    "PlacedCard",
    "Span",
    "groups_of",
    "lay_row",
    "widest_step",
]

_RATIO: Final = 1.4
_DROP: Final = 0.12
_STEPS: Final = (0.56, 0.53, 0.50, 0.47, 0.44, 0.40)
_GAP: Final = 0.26


class FacePixmaps(Protocol):
    """What is asked of :class:`ginrummy_qt.ui.faces.Faces`."""

    def pixmap(self, card: Card | None, width: int, ratio: float) -> QPixmap:
        """Return the face of ``card``, ``width`` logical pixels wide, for this pixel ratio."""


@dataclass(frozen=True, slots=True)
class HandGroup:
    """A meld, or (``kind`` ``None``) the cards outside melds."""

    kind: MeldKind | None
    cards: tuple[Card, ...]
    laid_off: tuple[Card, ...] = ()

    def label(self) -> str:
        """Return the word under the group, with markup."""
        if self.kind is MeldKind.RUN:
            return QCoreApplication.translate("Melds", "Run")
        if self.kind is MeldKind.SET:
            if len(self.cards) == 3:
                return QCoreApplication.translate("Melds", "Set", "three of a kind")
            return QCoreApplication.translate("Melds", "Set", "four of a kind")
        points = sum(card.points for card in self.cards)
        return QCoreApplication.translate("Melds", "Deadwood *{points}*").format(points=points)

    def spoken(self) -> str:
        """Return the group for screen readers."""
        names = ", ".join(card_name(card) for card in self.cards)
        said = f"{self.label().replace('*', '')}: {names}"
        if self.laid_off:
            laid = ", ".join(card_name(card) for card in self.laid_off)
            said += f", {laid_off_word()}: {laid}"
        return said


def laid_off_word() -> str:
    """Return the word under cards that were laid off."""
    return QCoreApplication.translate("Melds", "laid off")


def groups_of(
    melds: Sequence[Meld], deadwood: CardSet | Iterable[Card], laid_off: Sequence[tuple[Card, int]] = ()
) -> tuple[HandGroup, ...]:
    """Return the groups of a hand: its melds in order, then what is outside them by falling rank."""
    groups = [
        HandGroup(
            meld.kind,
            tuple(sorted(meld.cards, key=lambda card: (card.rank, card.suit))),
            tuple(card for card, at in laid_off if at == index),
        )
        for index, meld in enumerate(melds)
    ]
    rest = tuple(sorted(deadwood, key=lambda card: (-card.rank, card.suit)))
    if rest:
        groups.append(HandGroup(None, rest))
    return tuple(groups)


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card and where its upper left corner lies, in pixels from the row's."""

    card: Card
    x: float
    y: float
    laid_off: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """The room under a group: of its bracket and label, and of the words under laid-off cards."""

    group: HandGroup
    left: float
    right: float
    laid_left: float = 0.0
    laid_right: float = 0.0


@dataclass(frozen=True, slots=True)
class Row:
    """A hand laid out."""

    cards: tuple[PlacedCard, ...]
    spans: tuple[Span, ...]
    width: float


def lay_row(groups: Sequence[HandGroup], card: float, step: float, k: float) -> Row:
    """Lay ``groups`` out from left to right.

    Args:
        groups: the hand.
        card: width of a card, C.
        step: from one card of a group to the next, in C.
        k: scale of the labels (text scale included); no label is wider than its room.
    """
    label = TextStyle(13 * k, "#000000")
    small = TextStyle(12.5 * k, "#000000", bold=True)
    placed: list[PlacedCard] = []
    spans: list[Span] = []
    x = end = 0.0
    for number, group in enumerate(groups):
        if number:
            x = end + _GAP * card
        start = x
        for index, held in enumerate(group.cards):
            placed.append(PlacedCard(held, start + index * step * card, 0.0))
        end = start + (len(group.cards) - 1) * step * card + card
        bracket_end, laid_left, laid_right = end, 0.0, 0.0
        if group.laid_off:
            laid_left = end - (1 - step) * card
            for index, held in enumerate(group.laid_off):
                placed.append(PlacedCard(held, laid_left + index * step * card, _DROP * card, laid_off=True))
            cards_end = laid_left + (len(group.laid_off) - 1) * step * card + card
            wide = width("+ " + laid_off_word(), small)
            laid_right = max(cards_end, laid_left + wide)
            bracket_end = laid_left - 0.04 * card
            end = laid_right
        need = width(group.label(), label) + (18 * k if group.kind else 0)
        right = max(bracket_end, start + need + (28 * k if group.kind else 0))
        if group.laid_off and right > laid_left - 2:
            right = bracket_end  # the sign alone stands there, see OpenHand
        spans.append(Span(group, start, right, laid_left, laid_right))
        end = max(end, right)
    return Row(tuple(placed), tuple(spans), end)


def widest_step(
    groups: Sequence[HandGroup], card: float, room: float, k: float, least: float
) -> float | None:
    """Return the widest step, at least ``least``, with which the hand fits ``room`` pixels; else ``None``."""
    return next(
        (step for step in _STEPS if step >= least and lay_row(groups, card, step, k).width <= room), None
    )


class OpenHand(BakedLabel):
    """Paints one open hand; its accessible text lists the groups and cards."""

    def __init__(self, parent: QWidget, faces: FacePixmaps) -> None:
        super().__init__(parent)
        self._faces = faces
        self._groups: tuple[HandGroup, ...] = ()
        self._theme = "green"
        self._card = 96
        self._step = _STEPS[0]
        self._k = 1.0

    @property
    def groups(self) -> tuple[HandGroup, ...]:
        """What is shown."""
        return self._groups

    def show_hand(self, groups: tuple[HandGroup, ...], who: str) -> None:
        """Show ``groups``; ``who`` begins the accessible text."""
        self._groups = groups
        said = f"{who}. " + ". ".join(group.spoken() for group in groups)
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def set_look(self, theme: str, card: int, step: float, k: float) -> None:
        """Set colours, card width, step (in card widths) and scale of the labels (text scale included)."""
        self._theme, self._card, self._step, self._k = theme, card, step, k
        self.update()

    @staticmethod
    def needed_height(card: int, k: float, *, laid_off: bool) -> float:
        """Return the height of cards and labels in pixels."""
        return _RATIO * card + (_DROP * card if laid_off else 0) + 26 * k

    def row(self) -> Row:
        """Return what lies where."""
        return lay_row(self._groups, self._card, self._step, self._k)

    def bake(self, painter: QPainter) -> None:
        """Paint cards, brackets, labels."""
        row, ratio = self.row(), self.devicePixelRatioF()
        wide, high = self._card, round(_RATIO * self._card)
        for placed in row.cards:
            at = QPointF(round(placed.x * ratio) / ratio, round(placed.y * ratio) / ratio)
            rect = QRectF(at.x(), at.y(), wide, high)
            paint_shadow(painter, rect, 0.06 * wide, 0.05 * wide * (1.4 if placed.laid_off else 0.8), 0.34)
            painter.drawPixmap(at, self._faces.pixmap(placed.card, wide, ratio))
            if placed.laid_off:
                painter.setPen(QPen(QColor("#16191C"), max(2.0, 0.024 * wide)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 0.06 * wide, 0.06 * wide)
        for span in row.spans:
            self._paint_label(painter, span, high)

    def _paint_label(self, painter: QPainter, span: Span, high: float) -> None:
        t, k = table_palette(self._theme), self._k
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        group, label = span.group, span.group.label()
        if group.kind is None:
            style = TextStyle(13 * k, t.muted, strong=t.ink)
            draw(
                painter, QRectF(span.left, high + 4 * k, span.right - span.left, 22 * k), label, style, centre
            )
            return
        style = TextStyle(13 * k, t.ink)
        word = width(label, style)
        shown = word + 18 * k
        if shown + 24 * k > span.right - span.left:  # room for the sign alone
            label, shown = "", 12 * k
        middle = (span.left + span.right) / 2
        paint_bracket(painter, (span.left + 2, span.right - 2), high + 2 * k, shown + 16 * k, t, k)
        kind = GroupKind.RUN if group.kind is MeldKind.RUN else GroupKind.SET
        draw_meld_sign(painter, kind, QPointF(middle - shown / 2, high + 9 * k), 12 * k, t.ink)
        draw(painter, QRectF(middle - shown / 2 + 18 * k, high + 2 * k, word + 2, 26 * k), label, style)
        if group.laid_off:
            draw(
                painter,
                QRectF(
                    span.laid_left,
                    high + _DROP * self._card + 4 * k,
                    span.laid_right - span.laid_left,
                    20 * k,
                ),
                "+ " + laid_off_word(),
                TextStyle(12.5 * k, t.ink, bold=True),
                centre,
            )
