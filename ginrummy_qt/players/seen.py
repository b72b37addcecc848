"""What a seat sees of a round, as arrays: the cards by what became of them, and a few facts.

One row for each position, so that the same code serves one decision at the table and thousands in training.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from ginrummy_qt.engine.actions import Discarded, Drew, Passed, Took
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.hands import indices
from ginrummy_qt.players.laying_off import box_worth
from ginrummy_qt.players.packed import DECK, pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints

__all__ = ["FACTS", "JUDGED", "Fact", "Seen", "bucket"]


class Fact:
    """Numbers of the facts: rows of :attr:`Seen.facts`."""

    TURN = 0
    """The seat's turn, from 1."""
    LEFT = 1
    """Cards of the stock above the wall."""
    TAKES = 2
    """How often the opponent has taken from the pile."""
    LAST = 3
    """Points of the card that it threw last, before that, and before that; 0 for none."""
    JUST_TOOK = 6
    """Whether it took in its last turn."""
    LIMIT = 7
    GIN = 8
    """Bonuses in force."""
    UNDERCUT = 9
    BOX = 10
    ROUNDS = 11
    """How many earlier rounds of the match are known, and how many of them the opponent ended early by a
    knock, later by a knock, by gin, or held back in although it might have knocked."""
    EARLY = 12
    LATE = 13
    GINS = 14
    WAITED = 15
    UPCARD = 16
    """Whether the upcard is on offer to the non-dealer, to the dealer: to decline it is not to draw."""

    RISES = 18
    """How often the opponent threw a dearer card than the one before."""
    TESTED = 19
    """Of how many earlier rounds it is known whether the opponent's last throw left it the least deadwood,
    and in how many it did."""
    CHEAPEST = 20
    THROWN = 21
    """How many cards it threw in earlier rounds, and how many of them were dearer than the one before."""
    RISEN = 22
    KNOCKED = 23
    """How much deadwood it knocked with in earlier rounds, altogether."""


FACTS: Final = 24
JUDGED: Final = 18
"""So many of them the judge's networks look at, from the first."""
_EARLY: Final = 4
"""The last turn in which a knock is called early."""
_BUCKETS: Final = (2, 5)
"""The last turn of the first two parts of a round, by which thrown cards are told apart."""


def bucket(turn: int) -> int:
    """Return the part of the round that a turn is in: 0, 1 or 2."""
    return sum(turn > last for last in _BUCKETS)


@dataclass(slots=True)
class Seen:
    """What one seat sees, one row for each position. All but the facts are packed sets of cards."""

    hand: Hands
    known: Hands
    """What the opponent took and holds."""
    shown: Hands
    """What it saw this seat take, and is still held."""
    threw0: Hands
    """What the opponent threw and lies in the pile, by part of the round."""
    threw1: Hands
    threw2: Hands
    left0: Hands
    """What lies in the pile because the opponent did not take it (or has yet to decide), by part."""
    left1: Hands
    left2: Hands
    top: Hands
    """The top of the pile, or none."""
    facts: Floats
    """(fact, row); see :class:`Fact`."""

    @property
    def pile(self) -> Hands:
        """All of the pile."""
        return self.threw0 | self.threw1 | self.threw2 | self.left0 | self.left1 | self.left2

    @property
    def unseen(self) -> Hands:
        """In the stock or hidden in the opponent's hand."""
        return DECK & ~(self.hand | self.known | self.pile)

    def take(self, rows: Ints) -> Seen:
        """Return these rows."""
        return Seen(**{one.name: getattr(self, one.name).take(rows, axis=-1) for one in fields(self)})

    def with_card(self, card: Hands, taken: Hands) -> Seen:
        """Return what is seen after drawing ``card``, or taking ``taken`` (the top) from the pile."""
        stays = ~taken
        return Seen(
            hand=self.hand | card | taken,
            known=self.known,
            shown=self.shown | taken,
            threw0=self.threw0 & stays,
            threw1=self.threw1 & stays,
            threw2=self.threw2 & stays,
            left0=self.left0 & stays,
            left1=self.left1 & stays,
            left2=self.left2 & stays,
            top=self.top & stays,
            facts=self.facts,
        )

    @classmethod
    def before(cls, view: SeatView) -> tuple[Seen, int, int]:
        """Return what ``view``'s seat saw before its draw, what it drew, and what it took (masks; 0: none).

        The one row has eleven cards where it did not draw, or where the view does not say what.
        """
        seat = view.seat
        events = list(view.history)
        hand, drawn, taken = view.hand.mask, 0, 0
        if view.phase is Phase.DISCARD and events:
            match events[-1]:
                case Took(who, card) if who == seat:
                    taken = 1 << card.index
                    events.pop()
                case Drew(who, card) if who == seat and card is not None:
                    drawn = 1 << card.index
                    events.pop()
        hand &= ~(drawn | taken)
        pile = [card.index for card in view.discard_pile]
        pile += [taken.bit_length() - 1] if taken else []
        passes = sum(isinstance(event, Passed) for event in events)
        opening = len(events) == passes and view.upcard is not None and passes < 2
        opening = opening and (bool(taken) or view.phase is Phase.UPCARD)
        offered = bool(pile) and not (passes == 2 and len(events) == 2)
        parts = _Parts.of(events, view, hand, sum(1 << card for card in pile))
        rules = view.rules
        facts = np.zeros((FACTS, 1), dtype=np.float32)
        facts[:, 0] = (
            parts.turn if view.history else max(0, 31 - view.stock_count) // 2 + 1,
            max(0, view.stock_count + bool(drawn) - rules.wall),
            parts.takes,
            *(*parts.last, 0, 0, 0)[:3],
            parts.just_took,
            view.knock_limit,
            rules.gin_bonus,
            rules.undercut_bonus,
            box_worth(rules),
            *_habits(view),
            opening and seat != view.dealer,
            opening and seat == view.dealer,
            parts.rises,
            *_manners(view),
        )

        def row(mask: int) -> Hands:
            return np.array([pack(mask)], dtype=np.uint64)

        seen = cls(
            hand=row(hand),
            known=row(view.opponent_known.mask),
            shown=row(parts.shown),
            threw0=row(parts.threw[0]),
            threw1=row(parts.threw[1]),
            threw2=row(parts.threw[2]),
            left0=row(parts.left[0]),
            left1=row(parts.left[1]),
            left2=row(parts.left[2]),
            top=row(1 << pile[-1] if offered else 0),
            facts=facts,
        )
        return seen, drawn, taken


def _habits(view: SeatView) -> tuple[int, int, int, int, int]:
    """Return what earlier rounds have shown of the opponent: see :attr:`Fact.ROUNDS`."""
    early = late = gins = waited = 0
    for one in view.earlier:
        points = one.deadwood[view.opponent]
        if one.knocker == view.opponent:
            gins += points == 0
            early += points > 0 and one.turn <= _EARLY
            late += points > 0 and one.turn > _EARLY
        elif one.knocker == view.seat:
            waited += points <= view.knock_limit
    return len(view.earlier), early, late, gins, waited


def rises(points: Sequence[int]) -> int:
    """Return how often a throw was dearer than the one before."""
    return sum(later > before for before, later in pairwise(points))


def _manners(view: SeatView) -> tuple[int, int, int, int, int]:
    """Return how the opponent threw and knocked in earlier rounds: see :attr:`Fact.TESTED`."""
    tested = cheapest = thrown = risen = knocked = 0
    for one in view.earlier:
        cards, hand = one.thrown[view.opponent], one.hands[view.opponent].mask
        thrown += len(cards)
        risen += rises([card.points for card in cards])
        if one.knocker == view.opponent:
            knocked += one.deadwood[view.opponent]
        elif one.knocker is not None and cards:
            eleven = hand | 1 << cards[-1].index
            tested += 1
            cheapest += deadwood_mask(hand) <= min(
                deadwood_mask(eleven ^ 1 << card) for card in indices(eleven)
            )
    return tested, cheapest, thrown, risen, knocked


@dataclass(slots=True)
class _Parts:
    """The cards that a history tells of, as masks."""

    threw: list[int]
    left: list[int]
    shown: int
    takes: int
    just_took: bool
    last: list[int]
    rises: int
    turn: int

    @classmethod
    def of(cls, events: Sequence[Event], view: SeatView, hand: int, pile: int) -> Self:
        """Read ``events``; ``hand`` and ``pile`` say what is still there."""
        seat = view.seat
        threw, left = [0, 0, 0], [0, 0, 0]
        turns = [1, 1]
        shown = takes = 0
        just_took = took = False
        last: list[int] = []
        for event in events:
            match event:
                case Took(who, card):
                    gone = ~(1 << card.index)
                    threw, left = [one & gone for one in threw], [one & gone for one in left]
                    if who == seat:
                        shown |= 1 << card.index
                    else:
                        takes += 1
                        took = True
                case Drew(who) if who != seat:
                    took = False
                case Discarded(who, card):
                    part = bucket(turns[who])
                    turns[who] += 1
                    bit = 1 << card.index
                    if who == seat:
                        left[part] |= bit
                        shown &= ~bit
                    else:
                        threw[part] |= bit
                        last.insert(0, card.points)
                        just_took, took = took, False
        threw, left = [one & pile for one in threw], [one & pile for one in left]
        # The upcard, when both declined it; and views made by hand may have a pile without a history.
        left[0] |= pile & ~(threw[0] | threw[1] | threw[2] | left[1] | left[2])
        return cls(threw, left, shown & hand, takes, just_took, last, rises(last[::-1]), turns[seat])
