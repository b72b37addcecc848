"""What a seat saw of its opponent: what it declined, took, drew and threw, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import Discarded, Drew, Passed, Took
from ginrummy_qt.engine.options import Opening

if TYPE_CHECKING:
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Observed", "Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the opponent did: it took or left what was offered, perhaps drew, perhaps threw."""

    offered: int = -1
    """The card on the pile when it had to decide, by number; -1: it had no choice."""
    took: bool = False
    drew: bool = False
    threw: int = -1
    """The card thrown, by number; -1: none (it passed, or is still to throw)."""
    pile: int = 0
    """The pile under the thrown card, as a mask of card numbers."""
    mine: int = 0
    """What this seat was known to hold then, as a mask of card numbers."""


@dataclass(frozen=True, slots=True)
class Observed:
    """What a seat saw of the opponent, and what it cannot see."""

    unseen: tuple[int, ...]
    """Card numbers, ascending."""
    held: tuple[int, ...]
    """Taken by the opponent and still held."""
    hidden: int
    """How many of its cards are unseen."""
    steps: tuple[Step, ...]
    dealt: int
    """How many cards it was dealt."""
    limit: int
    draws: int
    """How often it has drawn from the stock, as far as is known."""

    @classmethod
    def of(cls, view: SeatView) -> Observed:
        """Return what ``view``'s seat saw."""
        opponent = view.opponent
        seen = view.hand.mask | view.opponent_known.mask
        for card in view.discard_pile:
            seen |= 1 << card.index
        unseen = tuple(card for card in range(52) if not seen >> card & 1)
        held = tuple(card.index for card in view.opponent_known)
        hidden = min(max(0, view.opponent_count - len(held)), len(unseen))
        steps, draws = _steps(view)
        eleven = view.rules.opening is Opening.ELEVEN and view.dealer != opponent
        if not steps and not view.history:
            draws = max(0, 31 - view.stock_count) // 2
        return cls(unseen, held, hidden, steps, 11 if eleven else 10, view.knock_limit, draws)


def _steps(view: SeatView) -> tuple[tuple[Step, ...], int]:
    """Return what the opponent did, and how often it drew."""
    steps: list[Step] = []
    draws = 0
    pile: list[int] = [] if view.upcard is None else [view.upcard.index]
    mine = 0
    offered, took, drew = -1, False, False
    closed = 0
    for event in view.history:
        theirs = getattr(event, "seat", view.seat) != view.seat
        match event:
            case Passed():
                closed += 1
                if theirs and pile:
                    steps.append(Step(offered=pile[-1]))
            case Took(_, card):
                if pile and pile[-1] == card.index:
                    pile.pop()
                if theirs:
                    offered, took, drew = card.index, True, False
                else:
                    mine |= 1 << card.index
                closed = 0
            case Drew():
                if theirs:
                    offered, took, drew = (pile[-1] if pile and closed < 2 else -1), False, True
                    draws += 1
                closed = 0
            case Discarded(_, card):
                if theirs:
                    under = sum(1 << one for one in pile)
                    steps.append(Step(offered, took, drew, card.index, under, mine))
                    offered, took, drew = -1, False, False
                else:
                    mine &= ~(1 << card.index)
                pile.append(card.index)
    return tuple(steps), draws
