"""Positions for the players' tests: reached by play at random under random rules, or set up card by card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    Card,
    CardSet,
    Discard,
    Discarded,
    Draw,
    Knock,
    Layoffs,
    LegalActions,
    Phase,
    Round,
    Rules,
    SeatView,
    TakeDiscard,
    Took,
    deadwood,
)
from ginrummy_qt.players import Player, create
from ginrummy_qt.players.expert import Expert
from tests.engine.rounds import random_rules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from ginrummy_qt.engine import Action, Event


def seated(level: str, seed: int) -> Player:
    """A player as :func:`create` makes it, but that the expert looks ahead no further than needs be.

    Nor does it go by the clock: the same view, the same answer.
    """
    return Expert(seed, lots=1) if level == "expert" else create(level, seed)


def shuffled(chance: Random) -> list[Card]:
    return chance.sample(ALL_CARDS, 52)


def random_action(table: Round, chance: Random, *, eager: bool = False) -> Action:
    """Any legal action, and cards that improve the hand more often.

    Knocks seldom, so that rounds go on, or (``eager``) as soon as it can be, so that cards are laid off.
    """
    legal = list(table.legal_actions)
    knocks = [one for one in legal if isinstance(one, Knock | BigGin)]
    if knocks and eager:
        return chance.choice(knocks)
    calm = [one for one in legal if not isinstance(one, Knock | BigGin)]
    discards = [one for one in calm if isinstance(one, Discard)]
    if discards and (eager or chance.random() < 0.7):
        hand = table.hand(table.turn)
        return min(discards, key=lambda one: _left(hand, one.card))
    return chance.choice(calm if calm and chance.random() < 0.9 else legal)


def _left(hand: CardSet, card: Card) -> int:
    return deadwood(hand - CardSet([card]))


@dataclass
class Position:
    """A round in progress and how it came there."""

    table: Round
    deck: list[Card]
    actions: list[Action]


def positions(chance: Random) -> Iterator[Position]:
    """Yield every position of one round, in order; the same round object moves on."""
    rules = random_rules(chance)
    deck = shuffled(chance)
    scores = chance.randrange(100), chance.randrange(100)
    layoffs = Layoffs.BY_HAND if chance.random() < 0.7 else Layoffs.AUTO
    table = Round(rules, deck, chance.randrange(2), scores, layoffs)
    actions: list[Action] = []
    eager = chance.random() < 0.6
    while table.result is None:
        yield Position(table, deck, list(actions))
        action = random_action(table, chance, eager=eager)
        actions.append(action)
        table.apply(action)


def to_throw(
    hand: str,
    *,
    turn: int = 3,
    taken: str = "",
    thrown: str = "",
    stock: int | None = None,
    rules: Rules | None = None,
) -> SeatView:
    """A view of seat 0 with eleven cards to throw from, after what the opponent took and threw."""
    rules = rules or Rules()
    cards = CardSet.parse(hand)
    assert len(cards) == 11
    took, threw = CardSet.parse(taken), CardSet.parse(thrown)
    others = iter(card for card in reversed(ALL_CARDS) if card not in cards | took | threw)
    history: list[Event] = []
    pile: list[Card] = []
    theirs = iter(threw)
    gifts = iter(took)
    for _ in range(turn - 1):
        gift = next(gifts, None)
        own = gift or next(others)
        history.append(Discarded(0, own))
        if gift:
            history.append(Took(1, gift))
        else:
            pile.append(own)
        card = next(theirs, None) or next(others)
        history.append(Discarded(1, card))
        pile.append(card)
    return SeatView(
        rules=rules,
        seat=0,
        dealer=1,
        hand=cards,
        phase=Phase.DISCARD,
        legal_actions=LegalActions((), cards.mask, cards.mask, rules.knock_limit),
        stock_count=30 - 2 * (turn - 1) if stock is None else stock,
        discard_pile=tuple(pile),
        opponent_known=took,
        opponent_count=10,
        history=tuple(history),
        scores=(0, 0),
        target=100,
    )


def to_draw(hand: str, top: str, *, stock: int = 25, rules: Rules | None = None) -> SeatView:
    """A view of seat 0 with ten cards, ``top`` on the pile, early in a round."""
    cards = CardSet.parse(hand)
    assert len(cards) == 10
    return SeatView(
        rules=rules or Rules(),
        seat=0,
        dealer=1,
        hand=cards,
        phase=Phase.DRAW,
        legal_actions=(Draw(), TakeDiscard()),
        stock_count=stock,
        discard_pile=(Card.parse(top),),
        opponent_known=CardSet(),
        opponent_count=10,
        history=(),
        scores=(0, 0),
        target=100,
    )
