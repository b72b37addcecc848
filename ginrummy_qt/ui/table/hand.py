"""The order of the own hand, and where each of its cards lies.

Melds of the best arrangement stand together, tight, with a gap between groups; loose cards lie wide, by rank.
Sorted by rank, by suit or by hand, the cards lie in one even fan and each carries the mark of its meld.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from ginrummy_qt.engine.melds import MeldKind, best_arrangement, throw_values

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.cards import Card, CardSet
    from ginrummy_qt.engine.melds import Arrangement
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["GroupKind", "HandGroup", "HandPlaces", "HandPlan", "Place", "Span", "lay_hand", "plan_hand"]

_TIGHT: Final = (0.34, 0.54)
_WIDE: Final = (0.42, 0.78)
_BETWEEN: Final = (1.09, 1.30)
SORTS: Final = ("melds", "rank", "suit", "own")
"""The sort modes in the order in which S goes through them."""


class GroupKind(StrEnum):
    """What a group of cards in the hand is."""

    RUN = "run"
    SET = "set"
    LOOSE = "loose"
    FAN = "fan"
    """The whole hand in rank, suit or own order."""


@dataclass(frozen=True, slots=True)
class HandGroup:
    """Cards that stand together, from left to right."""

    kind: GroupKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandPlan:
    """The hand in order, and what a player wants to know of each card."""

    groups: tuple[HandGroup, ...]
    melded: CardSet
    """The cards that are in melds of the best arrangement."""
    marks: dict[Card, tuple[GroupKind, int]]
    """For a fan: the kind of a card's meld, and that meld's number among those of its kind (0 if alone)."""
    deadwood: int
    """Deadwood points of the hand as it is."""
    values: dict[Card, int]
    """With eleven cards: the deadwood left after each throw; else empty."""

    @property
    def order(self) -> tuple[Card, ...]:
        """All cards from left to right, upper row first."""
        return tuple(card for group in self.groups for card in group.cards)


def plan_hand(cards: CardSet, sort: str = "melds", own_order: Sequence[Card] = ()) -> HandPlan:
    """Put ``cards`` (at most eleven) in order.

    Args:
        cards: the hand.
        sort: one of ``melds``, ``rank``, ``suit``, ``own``.
        own_order: for ``own``: the order so far; cards that are not in it come last, in their own order.
    """
    best = best_arrangement(cards)
    values = throw_values(cards) if len(cards) == 11 else {}
    melded = cards - best.deadwood
    if sort == "melds":
        return HandPlan(_groups(best), melded, {}, best.points, values)
    if sort == "rank":
        order = sorted(cards, key=lambda card: (card.rank, card.suit))
    elif sort == "suit":
        order = sorted(cards)
    else:
        order = [card for card in own_order if card in cards]
        order += [card for card in sorted(cards) if card not in order]
    fan = (HandGroup(GroupKind.FAN, tuple(order)),) if order else ()
    return HandPlan(fan, melded, _marks(best), best.points, values)


def _groups(best: Arrangement) -> tuple[HandGroup, ...]:
    groups = [HandGroup(GroupKind(meld.kind.value), tuple(meld)) for meld in best.melds]
    groups.sort(key=lambda group: (group.kind is GroupKind.SET, group.cards[0].suit, group.cards[0].rank))
    if best.deadwood:
        loose = sorted(best.deadwood, key=lambda card: (card.rank, card.suit))
        groups.append(HandGroup(GroupKind.LOOSE, tuple(loose)))
    return tuple(groups)


def _marks(best: Arrangement) -> dict[Card, tuple[GroupKind, int]]:
    marks: dict[Card, tuple[GroupKind, int]] = {}
    for kind in (MeldKind.RUN, MeldKind.SET):
        same = [meld for meld in best.melds if meld.kind is kind]
        for number, meld in enumerate(same, start=1):
            for card in meld:
                marks[card] = GroupKind(kind.value), number if len(same) > 1 else 0
    return marks


@dataclass(frozen=True, slots=True)
class Place:
    """Where one card lies."""

    card: Card
    centre: QPointF
    strip: float
    """Width of the part that no other card covers, from the card's left edge."""
    row: int


@dataclass(frozen=True, slots=True)
class Span:
    """The stretch under a group, where its bracket goes."""

    group: HandGroup
    left: float
    right: float
    top: float


@dataclass(frozen=True, slots=True)
class HandPlaces:
    """All places, from left to right and the upper row first, which is also the order of height (z)."""

    places: tuple[Place, ...]
    spans: tuple[Span, ...]
    opening: float
    """How far the fan is opened: 0 tight, 1 wide."""

    def of(self, card: Card) -> Place | None:
        """Return the place of ``card``, ``None`` when it is not in the hand."""
        return next((place for place in self.places if place.card is card), None)


def _rows(groups: tuple[HandGroup, ...], *, two_rows: bool) -> tuple[tuple[HandGroup, ...], ...]:
    """Split into rows: two melds above, the rest below; a single group in halves, the larger above."""
    if not two_rows or not groups:
        return (groups,)
    if len(groups) == 1 and groups[0].kind in (GroupKind.LOOSE, GroupKind.FAN):
        group = groups[0]
        half = (len(group.cards) + 1) // 2
        parts = (group.cards[:half], group.cards[half:])
        return tuple((HandGroup(group.kind, part),) for part in parts if part)
    melds = sum(group.kind is not GroupKind.LOOSE for group in groups)
    above = min(2, melds)
    return tuple(row for row in (groups[:above], groups[above:]) if row)


def _steps(group: HandGroup) -> tuple[float, float]:
    return _TIGHT if group.kind in (GroupKind.RUN, GroupKind.SET) else _WIDE


def _width(row: Iterable[HandGroup], end: int) -> float:
    groups = tuple(row)
    inside = sum((len(group.cards) - 1) * _steps(group)[end] for group in groups)
    return 1 + inside + (len(groups) - 1) * _BETWEEN[end]


def lay_hand(layout: TableLayout, groups: tuple[HandGroup, ...]) -> HandPlaces:
    """Place every card of the hand.

    The width of a row is linear in the opening, so the widest opening that fits is had in closed form; one
    opening serves both rows. The hand is centred in its room.
    """
    rows = _rows(groups, two_rows=layout.two_rows)
    card = layout.card
    room = layout.available / card
    opening = 1.0
    for row in rows:
        if row:
            low, high = _width(row, 0), _width(row, 1)
            opening = min(opening, max(0.0, (room - low) / max(high - low, 1e-6)))
    places: list[Place] = []
    spans: list[Span] = []

    def step(ends: tuple[float, float]) -> float:
        return (ends[0] + (ends[1] - ends[0]) * opening) * card

    split = len(rows) > 1 and len(groups) == 1
    for number, row in enumerate(rows):
        if not row:
            continue
        width = card + sum((len(group.cards) - 1) * step(_steps(group)) for group in row)
        width += (len(row) - 1) * step(_BETWEEN)
        x = layout.hand_left + (layout.available - width) / 2
        top = layout.hand_top + number * layout.row_pitch
        for index, group in enumerate(row):
            if index:
                x += step(_BETWEEN)
            left = x
            for position, each in enumerate(group.cards):
                if position:
                    x += step(_steps(group))
                last = position == len(group.cards) - 1
                corner = QRectF(round(x), round(top), card, layout.card_height)
                strip = card if last else step(_steps(group))
                places.append(Place(each, layout.centre(corner), strip, number))
            if not (split and number == 0):
                spans.append(Span(groups[0] if split else group, left, x + card, top + layout.card_height))
    return HandPlaces(tuple(places), tuple(spans), opening)
