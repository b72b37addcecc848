"""The opponent's cards: backs, beside them face up what it took, all of them open after the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from ginrummy_qt.engine.actions import Discarded, Knocked, Shown, Took
from ginrummy_qt.engine.melds import best_arrangement
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.layout import RATIO

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.look import Look
    from ginrummy_qt.ui.table.marks import TookItem
    from ginrummy_qt.ui.table.motion import Motion

__all__ = ["OpponentRow", "shown_groups", "taken_cards"]

_HEIGHT: Final = 10.0  # z of the first card


def shown_groups(view: SeatView) -> tuple[tuple[Card, ...], ...]:
    """Return the opponent's hand as it lies open, melds first; empty while it is hidden.

    It is open after the round, and where all of it is known (:mod:`ginrummy_qt.ui.table.watching`).
    """
    for event in reversed(view.history):
        if isinstance(event, Knocked | Shown) and event.seat != view.seat:
            groups = [tuple(meld) for meld in event.melds]
            if event.deadwood:
                groups.append(tuple(sorted(event.deadwood, key=lambda card: (card.rank, card.suit))))
            return tuple(groups)
    if len(view.opponent_known) != view.opponent_count or view.result is not None:
        return ()
    best = best_arrangement(view.opponent_known)
    loose = tuple(sorted(best.deadwood, key=lambda card: (card.rank, card.suit)))
    melds = sorted(map(tuple, best.melds), key=lambda meld: (meld[0].suit, meld[0].rank))
    return (*melds, loose) if loose else tuple(melds)


def taken_cards(view: SeatView) -> tuple[Card, ...]:
    """Return what the opponent took from the pile and still holds, in the order in which it was taken."""
    taken: list[Card] = []
    for event in view.history:
        if isinstance(event, Took | Discarded) and event.seat != view.seat:
            if event.card in taken:
                taken.remove(event.card)
            if isinstance(event, Took):
                taken.append(event.card)
    held = [card for card in taken if card in view.opponent_known]
    return (*held, *(card for card in view.opponent_known if card not in held))


class OpponentRow:
    """Keeps the items of the opponent's hand and their places."""

    def __init__(self, look: Look, motion: Motion, took: TookItem) -> None:
        self._look = look
        self._motion = motion
        self._took = took
        self.backs: list[CardItem] = []
        self.open: dict[Card, CardItem] = {}
        """The cards that can be seen: taken ones during the round, all of them after it."""
        self.plate_right = 0.0
        """Where the opponent's plate ends: the cards stay clear of it."""
        self.free_right = 10_000.0
        """Where something else begins at the right: the cards stay clear of that, too."""
        self._groups: tuple[tuple[Card, ...], ...] = ()
        self._passed = False

    @property
    def items(self) -> list[CardItem]:
        """All items, from left to right."""
        return [*self.backs, *self.open.values()]

    def card_at(self, point: QPointF) -> Card | None:
        """Return the open card that is seen at ``point`` of the scene."""
        for card, item in reversed(self.open.items()):
            if item.card_rect().translated(item.pos()).contains(point):
                return card
        return None

    def reach(self, laid: Collection[Card] = ()) -> tuple[float, float]:
        """Return where the row begins and ends with its word, those cards left out that are ``laid`` off."""
        rects = [
            item.card_rect().translated(item.pos())
            for item in self.items
            if item.card is None or item.card not in laid
        ]
        if self._took.isVisible():
            rects.append(self._took.boundingRect().translated(self._took.pos()))
        if not rects:
            return self.plate_right, self.plate_right
        return min(rect.left() for rect in rects), max(rect.right() for rect in rects)

    @property
    def count(self) -> int:
        """How many cards the row shows."""
        return len(self.backs) + len(self.open)

    def end_of(self, card: Card) -> tuple[QPointF, float] | None:
        """Return where an open card is or is going, and its height; ``None`` when it is not open."""
        item = self.open.get(card)
        return None if item is None else (self._motion.target(item, "pos"), item.zValue())

    def take_out(self, card: Card) -> CardItem | None:
        """Remove the item that shows ``card``, or a back, which becomes that card; ``None`` without any."""
        item = self.open.pop(card, None)
        if item is None and self.backs:
            item = self.backs.pop(len(self.backs) // 2)
            item.card = card
        return item

    def take_back(self) -> CardItem | None:
        """Remove and return a back, or the last open card when there is none."""
        if self.backs:
            return self.backs.pop(len(self.backs) // 2)
        return self.open.popitem()[1] if self.open else None

    def clear(self) -> list[CardItem]:
        """Forget and return all items."""
        items = self.items
        self.backs, self.open, self._groups, self._passed = [], {}, (), False
        self._took.show_at(None)
        return items

    # ------------------------------------------------------------------ places

    def arrange(self, ms: float = 0.0) -> None:
        """Bring every item to its place within ``ms``, or at once."""
        look = self._look
        wide = look.layout.opponent_card
        if self._groups:
            steps = self._steps_of(self._groups)
            ordered = [self.open[card] for group in self._groups for card in group if card in self.open]
        else:
            step = (0.24 if look.layout.small else 0.30) * wide
            steps = [0.0] + [step] * (len(self.backs) - 1) if self.backs else []
            if self.open:
                steps += [1.28 * wide if self.backs else 0.0] + [0.46 * wide] * (len(self.open) - 1)
            ordered = self.items
        if not ordered:
            self._took.show_at(None)
            return
        left, steps = self._fit(steps, wide)
        x, height = left, round(RATIO * wide)
        for index, item in enumerate(ordered):
            x += steps[index] if index < len(steps) else 0.46 * wide
            centre = QPointF(look.snap(x) + wide / 2, look.snap(look.layout.opponent_top) + height / 2)
            self._send(item, centre, _HEIGHT + index / 100, ms)
        if (self.open or self._passed) and not self._groups:
            self._took.passed = not self.open
            self._took.show_at(QPointF(x + wide + 10 * look.text, look.layout.opponent_top + height / 2))
        else:
            self._took.show_at(None)

    def _send(self, item: CardItem, centre: QPointF, height: float, ms: float) -> None:
        item.setZValue(height)
        if ms:
            self._motion.animate(item, ms, pos=centre)
        else:
            self._motion.drop(item)
            item.setPos(centre)
            item.set_motion_value("width", self._look.layout.opponent_card)
            item.set_motion_value("flip", 1.0 if item.card is not None else 0.0)
            item.set_motion_value("turn", 0.0)

    def _steps_of(self, groups: Iterable[Sequence[Card]]) -> list[float]:
        wide = self._look.layout.opponent_card
        firsts = [position == 0 for group in groups for position in range(len(group))]
        return [0.0] + [(1.28 if first else 0.46) * wide for first in firsts[1:]]

    def _fit(self, steps: list[float], wide: float) -> tuple[float, list[float]]:
        """Return the left end and the steps: centred, clear of the plate, squeezed in a narrow window."""
        layout = self._look.layout
        left = self.plate_right + 20 * layout.k
        edge = min(layout.width - 8, self.free_right)
        if edge < layout.width - 8 and (self.open or self._passed) and not self._groups:
            edge -= 10 * self._look.text + self._took.needed_width()
        room = edge - wide - left
        total = sum(steps)
        if total > room > 0:
            steps = [step * room / total for step in steps]
            total = room
        return max(min(layout.width / 2 - (total + wide) / 2, edge - total - wide), left), steps

    # ------------------------------------------------------------------ state

    def settle(
        self, count: int, known: Sequence[Card], groups: tuple[tuple[Card, ...], ...], *, passed: bool = False
    ) -> list[CardItem]:
        """Hold exactly these cards, all at rest; return the items that are new or no longer needed by parent.

        Args:
            count: how many cards the opponent has.
            known: those that can be seen, from left to right.
            groups: all its cards in order, when they lie open.
            passed: whether the last thing that it did was to pass.
        """
        wanted = [card for group in groups for card in group] if groups else known
        dropped = [self.open.pop(card) for card in tuple(self.open) if card not in wanted]
        for card in wanted:
            if card not in self.open:
                item = self.backs.pop() if self.backs else self._new(None)
                item.card = card
                self.open[card] = item
        self.open = {card: self.open[card] for card in wanted}
        backs = max(0, count - len(self.open)) if not groups else 0
        while len(self.backs) > backs:
            dropped.append(self.backs.pop())
        while len(self.backs) < backs:
            self.backs.append(self._new(None))
        self._groups, self._passed = groups, passed
        self.arrange()
        return dropped

    def regroup(self, groups: tuple[tuple[Card, ...], ...]) -> None:
        """Go by ``groups`` from now on, if the cards lie open; nothing moves yet."""
        if groups:
            self._groups = groups

    def reveal(self, groups: tuple[tuple[Card, ...], ...], ms: float) -> None:
        """Turn all cards over and bring them into ``groups`` within ``ms``."""
        wanted = [card for group in groups for card in group]
        for card in wanted:
            if card not in self.open and self.backs:
                item = self.backs.pop(0)
                item.card = card
                self.open[card] = item
                self._motion.animate(item, ms, flip=1.0)
        self.open = {card: self.open[card] for card in wanted if card in self.open} | self.open
        self._groups = groups
        self.arrange(ms)

    def _new(self, card: Card | None) -> CardItem:
        return CardItem(self._look, card, self._look.layout.opponent_card, face_up=card is not None)
