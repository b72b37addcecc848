"""Laying off by hand: what the person has laid so far, and what is left then.

Nothing of it counts before the person is done: until then each card can be taken back. Only at the end the
actions go to the game, so what is on the disk never has to be undone.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ginrummy_qt.engine import Action, CardSet, Done, LayOff, Phase, Tie
from ginrummy_qt.engine.actions import Knocked
from ginrummy_qt.engine.layoffs import best_defence, extended, fitting

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, Meld, SeatView

__all__ = ["LayoffPlan", "is_laying", "knocker_points", "melds_for", "undercut_at"]


def is_laying(view: SeatView) -> bool:
    """Whether the seat of ``view`` is to lay off by hand now."""
    return view.phase is Phase.LAYOFF and view.my_turn


def melds_for(view: SeatView, card: Card) -> tuple[int, ...]:
    """Return the numbers of the knocker's melds on which ``card`` may be laid now."""
    return tuple(
        action.meld for action in view.legal_actions if isinstance(action, LayOff) and action.card is card
    )


def knocker_points(view: SeatView) -> int:
    """Return the deadwood with which the other side has knocked; 0 before."""
    knocks = (event for event in reversed(view.history) if isinstance(event, Knocked))
    return next((event.deadwood.points for event in knocks), 0)


def undercut_at(view: SeatView) -> int | None:
    """Return the deadwood at or under which the knock is undercut; ``None`` when that cannot be."""
    points = knocker_points(view)
    limit = points if view.rules.tie is Tie.UNDERCUT else points - 1
    return limit if points and limit >= 0 else None


class LayoffPlan:
    """What is laid off in a view of phase ``layoff``, beyond what the round knows of."""

    def __init__(self, view: SeatView) -> None:
        """Begin with what ``view`` says; nothing of it can be taken back."""
        self._base = view
        self._laid: tuple[tuple[Card, int], ...] = ()

    @property
    def can_undo(self) -> bool:
        """Whether a card can be taken back."""
        return bool(self._laid)

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The knocker's melds with all that lies on them."""
        return extended(self._base.knocker_melds, (*self._base.laid_off, *self._laid))

    @property
    def view(self) -> SeatView:
        """The view as it would be: the hand without the cards laid off, and what fits now."""
        laid = (*self._base.laid_off, *self._laid)
        hand = self._base.hand - CardSet(card for card, _ in laid)
        fits = tuple(LayOff(card, meld) for card, meld in fitting(self.melds, hand))
        return replace(self._base, hand=hand, laid_off=laid, legal_actions=(*fits, Done()))

    def lay(self, action: LayOff) -> bool:
        """Lay a card off; return whether it fits there."""
        if action not in self.view.legal_actions:
            return False
        self._laid = (*self._laid, (action.card, action.meld))
        return True

    def best(self) -> tuple[tuple[Card, int], ...]:
        """Return what is best laid off from here, in order; empty when nothing gains."""
        return best_defence(self.melds, self.view.hand).layoffs

    def undo(self) -> bool:
        """Take the last card back; return whether there was one."""
        had = self.can_undo
        self._laid = self._laid[:-1]
        return had

    def actions(self) -> tuple[Action, ...]:
        """Return what the game is to be told: every layoff in order, then that it is done."""
        return (*(LayOff(card, meld) for card, meld in self._laid), Done())
