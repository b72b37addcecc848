"""What several engine tests need: decks laid by hand, random rules, and a simple player."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ginrummy_qt.engine import (
    ALL_CARDS,
    RANGES,
    BigGin,
    Card,
    CardSet,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    Round,
    Rules,
    TakeDiscard,
    deadwood_mask,
    throw_values,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from ginrummy_qt.engine import Action, SeatView


# The non-dealer has two melds and 6 points beside K♥; the dealer nothing.
NON_DEALER = "Ac 2c 3c 7d 7h 7s 2d 4s Kh Qs"
DEALER = "4d 6d 8d Td 2h 5h 9h Jh 6s 8s"


def deck(non_dealer: str, dealer: str, upcard: str = "", stock: str = "") -> tuple[Card, ...]:
    """The deck that deals these hands, this upcard and this stock from its top; the rest follows in order.

    With eleven cards for the non-dealer, the last one stands where the upcard would.
    """
    first, second = (list(map(Card.parse, hand.split())) for hand in (non_dealer, dealer))
    dealt = [card for pair in zip(first[:10], second, strict=True) for card in pair]
    dealt += first[10:] or [Card.parse(upcard)]
    dealt += map(Card.parse, stock.split())
    return (*dealt, *(card for card in ALL_CARDS if card not in CardSet(dealt)))


def random_rules(rng: random.Random, **fixed: object) -> Rules:
    """Rules that can be played by two, every option drawn by chance but those fixed."""
    while True:
        options: dict[str, object] = {}
        for option in fields(Rules):
            if isinstance(option.default, StrEnum):
                options[option.name] = rng.choice(list(type(option.default)))
            elif isinstance(option.default, bool):
                options[option.name] = rng.random() < 0.3
            else:
                options[option.name] = rng.choice(RANGES[option.name])
        if rng.random() < 0.5:
            options |= {"big_gin_bonus": None, "knock_limit": 10}
        rules = replace(Rules(), **(options | {"hollywood": False, "seats": 2} | fixed))  # type: ignore[arg-type]
        if not rules.problems():
            return rules


def random_action(rng: random.Random, view: SeatView) -> Action:
    """Any legal action, knocks with melds chosen by chance now and then, so that rounds end in every way."""
    actions = list(view.legal_actions)
    ends = [action for action in actions if isinstance(action, Knock | BigGin)]
    if ends and rng.random() < 0.5:
        return rng.choice(ends)
    if view.phase is Phase.DISCARD and rng.random() < 0.8:
        discards = [action for action in actions if isinstance(action, Discard)]
        return min(discards, key=lambda action: (_left(view, action.card), action.card))
    return rng.choice(actions)


def simple_action(view: SeatView) -> Action:
    """Knock as soon as possible, throw what leaves the least, take what lowers the deadwood."""
    actions = view.legal_actions
    if len(view.hand) == 11:
        left = throw_values(view.hand)
        ends = [action for action in actions if isinstance(action, Knock | BigGin)]
        if BigGin() in ends:
            return BigGin()
        if knocks := [action for action in ends if isinstance(action, Knock)]:
            return min(knocks, key=lambda action: left[action.card])
        discards = [action for action in actions if isinstance(action, Discard)]
        return min(discards, key=lambda action: (left[action.card], -action.card.points))
    if TakeDiscard() in actions:
        with_it = view.hand | CardSet([view.discard_pile[-1]])
        best = min(left for card, left in throw_values(with_it).items() if card in view.hand)
        if best < deadwood_mask(view.hand.mask) - 3:
            return TakeDiscard()
    return Pass() if Pass() in actions else Draw()


def _left(view: SeatView, card: Card) -> int:
    return deadwood_mask(view.hand.mask ^ 1 << card.index)


def play(table: Round, actions: Sequence[Action]) -> Round:
    """Apply ``actions`` one after the other and return the round."""
    for action in actions:
        table.apply(action)
    return table


def table(rules: Rules | None = None, upcard: str = "9c", stock: str = "", dealer: int = 1) -> Round:
    return Round(rules or Rules(), deck(NON_DEALER, DEALER, upcard, stock), dealer)
