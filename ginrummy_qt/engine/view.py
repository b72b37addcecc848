"""All that one seat may know of a round, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ginrummy_qt.engine.cards import CardSet

if TYPE_CHECKING:
    from collections.abc import Collection

    from ginrummy_qt.engine.actions import Action, Event
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.melds import Meld
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = ["Earlier", "Phase", "SeatView"]


class Phase(StrEnum):
    """Where a round stands; says together with ``turn`` who does what next."""

    UPCARD = "upcard"
    """The upcard is on offer: take it or pass."""
    DRAW = "draw"
    """A turn begins: draw from the stock or take the top discard."""
    DISCARD = "discard"
    """Eleven cards in hand: throw one or knock."""
    LAST = "last"
    """The discard that reached the wall (``knock_only``): pass, or take it and knock."""
    LAYOFF = "layoff"
    """After a knock, when layoffs are by hand: the defender lays a card off, or is done."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Earlier:
    """How an earlier round between the same two ended, as both saw it when the hands were shown."""

    knocker: int | None
    """The seat that knocked or went gin, in the numbers of the round under way; ``None``: a dead round."""
    turn: int = 0
    """In which of its turns, from 1."""
    deadwood: tuple[int, int] = (0, 0)
    """Each seat's deadwood, before anything was laid off. Nobody sees it of a dead round."""
    hands: tuple[CardSet, CardSet] = (CardSet(), CardSet())
    """What each seat then laid on the table; nothing in a dead round."""
    thrown: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """What each seat threw on the pile, in order; without the card that was laid face down."""

    def swapped(self) -> Earlier:
        """Return the same for a round in which the two sit the other way round."""
        knocker = None if self.knocker is None else 1 - self.knocker
        return Earlier(knocker, self.turn, self.deadwood[::-1], self.hands[::-1], self.thrown[::-1])


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the player at ``seat`` sees. Made by :meth:`Round.view`, or by hand for another program's table.

    The fields up to ``target`` are needed; the others follow from them when left out. ``legal_actions`` is
    empty when it is the other's turn; by hand, any collection of actions does.
    """

    rules: Rules
    seat: int
    """0 or 1; the opponent sits at ``1 - seat``."""
    dealer: int
    hand: CardSet
    phase: Phase
    legal_actions: Collection[Action]
    stock_count: int
    discard_pile: tuple[Card, ...]
    """Oldest first: the last one is on top."""
    opponent_known: CardSet
    """The cards that the opponent took from the pile and still holds."""
    opponent_count: int
    history: tuple[Event, ...]
    """Everything that happened in the round, in order, the opponent's hidden cards as ``None``."""
    scores: tuple[int, int]
    """What each seat had in the match before this round."""
    target: int
    turn: int = -1
    """Whose turn it is; left out: this seat's."""
    knock_limit: int = -1
    """Deadwood at which one may knock; left out: what the rules say for the upcard."""
    upcard: Card | None = None
    """The card turned up after the deal, which decides the limit in Oklahoma; stays the same all round."""
    just_taken: Card | None = None
    """The card that the seat to move took from the pile this turn."""
    multiplier: int = 0
    """By what the round's score is multiplied; left out: what the rules say for the upcard."""
    result: RoundResult | None = None
    knocker_melds: tuple[Meld, ...] = ()
    """In phase ``layoff`` the melds that the other has shown, as shown; else empty."""
    laid_off: tuple[tuple[Card, int], ...] = ()
    """In phase ``layoff`` what lies on them already, each card with the number of its meld. The cards also
    stay in ``hand`` until the round is settled."""

    earlier: tuple[Earlier, ...] = ()
    """The rounds of the match that these two have played against each other before, oldest first."""

    def __post_init__(self) -> None:
        """Fill in what was left out."""
        if self.turn < 0:
            object.__setattr__(self, "turn", self.seat)
        if self.knock_limit < 0:
            object.__setattr__(self, "knock_limit", self.rules.knock_limit_for(self.upcard))
        if self.multiplier < 1:
            object.__setattr__(self, "multiplier", self.rules.multiplier_for(self.upcard))

    @property
    def opponent(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move."""
        return self.phase is not Phase.OVER and self.turn == self.seat
