"""How good the cards were that a side was given, whatever it made of them.

Two things are luck and nobody's doing, and both are measured in points of deadwood:

*The deal*: the best deadwood of the ten cards dealt, against :data:`MEAN_DEALT`, the mean over all
15,820,024,220 hands of ten. A hand with 40 was ``MEAN_DEALT - 40`` points lucky.

*Draws from the stock*: what a draw gains is by how much the best deadwood of the hand falls when the card is
there and one of the eleven is thrown as well as can be: never less than 0, since the drawn card itself can be
thrown. The luck of a draw is its gain minus the mean gain over all cards that could have come: those that the
drawer has not seen, which are neither in its hand nor in the discard pile nor known in the other's hand. A
draw that gains 10 where the mean was 4 was 6 points lucky; over many draws the sum goes to 0 for everybody.

Cards taken from the pile are a choice and no luck. In the opening with eleven cards the eleventh is part of
the deal and left out of both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import Discarded, Drew, Took
from ginrummy_qt.engine.cards import ALL_CARDS, Card
from ginrummy_qt.engine.deadwood_tables import deadwood_mask
from ginrummy_qt.engine.options import Opening

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.round import Round

__all__ = ["MEAN_DEALT", "draw_luck", "draws_of", "gain"]

MEAN_DEALT: Final = 894_929_816_444 / 15_820_024_220
"""The mean of the best deadwood over all hands of ten cards, by enumeration: 56.569 (deviation 13.791)."""

_ALL: Final = (1 << 52) - 1
_SUIT: Final = 0x1FFF
_POINTS: Final = tuple(card.points for card in ALL_CARDS)


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def _melding(hand: int) -> int:
    """Return the cards outside ``hand`` that would be in some meld together with cards of it."""
    found = 0
    suits = [hand >> 13 * suit & _SUIT for suit in range(4)]
    for number, suit in enumerate(suits):
        run = suit << 1 & suit << 2 | suit << 1 & suit >> 1 | suit >> 1 & suit >> 2
        others = suits[:number] + suits[number + 1 :]
        pair = others[0] & others[1] | others[0] & others[2] | others[1] & others[2]
        found |= ((run | pair) & _SUIT & ~suit) << 13 * number
    return found


def _least(hand: int) -> int:
    """Return the best deadwood that can stay of ``hand`` when one card is thrown."""
    return min(deadwood_mask(hand ^ bit) for bit in _bits(hand))


def gain(hand: int, card: Card) -> int:
    """Return by how much the best deadwood of ten cards (a mask) falls with ``card``: 0 or more."""
    return deadwood_mask(hand) - _least(hand | 1 << card.index)


def draw_luck(hand: int, card: Card, unseen: int) -> float:
    """Return the gain of ``card`` for ``hand`` minus the mean gain over the cards ``unseen`` (masks)."""
    now = deadwood_mask(hand)
    melding = _melding(hand)
    # A card that melds with nothing stays over: what is left is the best of nine cards, and it.
    nine = _least(hand)
    total = count = 0
    mine = 0
    drawn = 1 << card.index
    for bit in _bits(unseen):
        if bit & melding:
            gained = now - _least(hand | bit)
        else:
            gained = max(0, now - nine - _POINTS[bit.bit_length() - 1])
        total += gained
        count += 1
        if bit == drawn:
            mine = gained
    return mine - total / count


def draws_of(current: Round, deck: Sequence[Card]) -> tuple[tuple[int, int], tuple[float, float]]:
    """Return for both seats of a round how many cards they drew from the stock, and the luck of it."""
    hands = [0, 0]
    for place, card in enumerate(deck[:20]):
        hands[(1 - current.dealer) ^ (place & 1)] |= 1 << card.index
    pile = 0
    if current.rules.opening is Opening.ELEVEN:
        hands[1 - current.dealer] |= 1 << deck[20].index
    else:
        pile |= 1 << deck[20].index
    known = [0, 0]
    """What each seat took from the pile and holds still."""
    draws = [0, 0]
    luck = [0.0, 0.0]
    for event in current.events:
        match event:
            case Drew(seat, Card() as card):
                unseen = _ALL & ~(hands[seat] | pile | known[1 - seat])
                draws[seat] += 1
                luck[seat] += draw_luck(hands[seat], card, unseen)
                hands[seat] |= 1 << card.index
            case Took(seat, card):
                bit = 1 << card.index
                pile ^= bit
                hands[seat] |= bit
                known[seat] |= bit
            case Discarded(seat, card):
                bit = 1 << card.index
                hands[seat] ^= bit
                known[seat] &= ~bit
                pile |= bit
            case _:
                pass
    return (draws[0], draws[1]), (luck[0], luck[1])
