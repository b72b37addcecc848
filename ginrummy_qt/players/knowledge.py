"""What a seat can conclude from its view: which cards are unseen, and what the opponent may hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from ginrummy_qt.engine.actions import Discarded, Drew, Knocked, Passed, Took
from ginrummy_qt.engine.cards import ALL_CARDS, CardSet
from ginrummy_qt.players.hands import MELD_MASKS, TRIPLES, indices

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Knowledge", "danger", "near", "odds"]

_DECK: Final = (1 << 52) - 1
_STOCK_AT_FIRST: Final = 31


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows beyond its own hand, at the moment of a decision."""

    unseen: CardSet
    """In the stock, hidden in the opponent's hand, or laid face down with its knock."""
    held: CardSet
    """Taken by the opponent from the pile and still held; after its knock all that it shows."""
    taken: tuple[Card, ...]
    """What the opponent took from the pile, oldest first, even if thrown since."""
    thrown: tuple[Card, ...]
    """What the opponent threw, oldest first."""
    passed: tuple[Card, ...]
    """What the opponent could have taken and did not, oldest first."""
    hidden: int
    """How many cards of the opponent's hand are unseen."""
    turn: int
    """Number of this seat's turn, from 1."""
    draws_left: int
    """How many cards may still be drawn from the stock before the round is dead."""

    @classmethod
    def of(cls, view: SeatView) -> Self:
        """Return what ``view``'s seat knows. Without a history the turn is guessed from the stock."""
        seat = view.seat
        taken: list[Card] = []
        thrown: list[Card] = []
        passed: list[Card] = []
        own_throws = 0
        upcard = view.discard_pile[0] if view.discard_pile else None
        offered: Card | None = None  # this seat's last throw, on top of the pile
        declined_upcard = False
        shown = CardSet()
        for event in view.history:
            match event:
                case Passed() if event.seat != seat:
                    declined_upcard = True
                case Took() if event.seat != seat:
                    taken.append(event.card)
                    offered = None
                case Took():
                    if not own_throws and not thrown:
                        upcard = event.card
                case Drew() if event.seat != seat and offered is not None:
                    passed.append(offered)
                    offered = None
                case Discarded() if event.seat != seat:
                    thrown.append(event.card)
                case Discarded():
                    own_throws += 1
                    offered = event.card
                case Knocked() if event.seat != seat:
                    shown = event.deadwood | CardSet(card for meld in event.melds for card in meld)
        if declined_upcard and upcard is not None:
            passed.insert(0, upcard)
        guess = max(0, _STOCK_AT_FIRST - view.stock_count) // 2 + 1
        turn = own_throws + 1 if view.history else guess
        held = view.opponent_known | shown
        seen = view.hand.mask | held.mask | CardSet(view.discard_pile).mask
        if shown:  # a card that it took and does not show is the one laid face down
            seen |= CardSet(taken).mask
        return cls(
            unseen=CardSet.from_mask(_DECK & ~seen),
            held=held,
            taken=tuple(taken) or tuple(held),
            thrown=tuple(thrown),
            passed=tuple(passed),
            hidden=max(0, view.opponent_count - len(held)),
            turn=turn,
            draws_left=max(0, view.stock_count - view.rules.wall),
        )


def near(one: Card, other: Card) -> bool:
    """Whether two different cards can be in one meld of three: one rank, or one suit and near."""
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)


# How much likelier (above 1) or less likely a card is to be in the opponent's hand after what it did; each
# applies once for every such card seen. Judged by hand, not fitted.
_NEAR_TAKEN: Final = 2.0
_SAME_RANK_THROWN: Final = 0.6
_NEIGHBOUR_THROWN: Final = 0.8
_NEAR_PASSED: Final = 0.75
_DEAR_EACH_TURN: Final = 0.96


def _likelihoods() -> dict[str, tuple[tuple[float, ...], ...]]:
    """By kind of evidence and card seen: the factor for each of the 52 cards."""

    def rows(same_rank: float, neighbour: float) -> tuple[tuple[float, ...], ...]:
        return tuple(
            tuple(
                (same_rank if one.rank == other.rank else neighbour) if near(one, other) else 1.0
                for other in ALL_CARDS
            )
            for one in ALL_CARDS
        )

    return {
        "taken": rows(_NEAR_TAKEN, _NEAR_TAKEN),
        "thrown": rows(_SAME_RANK_THROWN, _NEIGHBOUR_THROWN),
        "passed": rows(_NEAR_PASSED, _NEAR_PASSED),
    }


_LIKELIHOODS: Final = _likelihoods()


def odds(knowledge: Knowledge) -> list[float]:
    """Return for each of the 52 cards (by :attr:`Card.index`) how likely the opponent holds it, 0 to 1.

    An unseen card starts with the opponent's share of the unseen cards; what the opponent took, threw and
    passed makes cards near those likelier or less likely, and dear cards fade with the turns.
    """
    unseen = knowledge.unseen
    chances = [0.0] * 52
    rows = [
        _LIKELIHOODS[kind][card.index]
        for kind, cards in (
            ("taken", knowledge.held),
            ("thrown", knowledge.thrown),
            ("passed", knowledge.passed),
        )
        for card in cards
    ]
    fade = _DEAR_EACH_TURN ** (knowledge.turn - 1)
    total = 0.0
    for card in unseen:
        chance = fade if card.points == 10 else 1.0
        index = card.index
        for row in rows:
            chance *= row[index]
        chances[index] = chance
        total += chance
    share = knowledge.hidden / total if total else 0.0
    for index in indices(unseen.mask):
        chances[index] = min(0.95, chances[index] * share)
    for card in knowledge.held:
        chances[card.index] = 1.0
    return chances


def danger(card: int, chances: list[float], held: CardSet) -> float:
    """Return how likely ``card`` (its number) completes or extends a meld of the opponent, 0 to 1.

    Args:
        card: The card that might be thrown.
        chances: From :func:`odds`.
        held: What the opponent took and still holds: each of these sits in some meld, and the melds that it
            can sit in are weighed by the odds of their other cards.
    """
    safe = 1.0
    for one, other in TRIPLES[card]:
        safe *= 1.0 - chances[one] * chances[other]
    for known in held:
        melds = extended = 0.0
        for one, other in TRIPLES[known.index]:
            if card in (one, other):
                continue
            weight = chances[one] * chances[other]
            melds += weight
            if (1 << known.index | 1 << one | 1 << other | 1 << card) in MELD_MASKS:
                extended += weight
        if extended:
            safe *= 1.0 - extended / melds
    return 1.0 - safe
