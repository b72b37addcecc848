"""What a hand of ten may become: its deadwood, and what one more card would make of it.

Cards are numbers 0 to 51 (:attr:`Card.index`) and hands are masks (:attr:`CardSet.mask`) here: these loops
run some thousand times for each decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ginrummy_qt.engine.cards import ALL_CARDS
from ginrummy_qt.engine.melds import ALL_MELDS, deadwood_mask

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["MELD_MASKS", "POINTS", "TRIPLES", "Hands", "Outlook", "indices", "outs", "partners"]

POINTS: Final = tuple(card.points for card in ALL_CARDS)
"""Deadwood points by card number."""
MELD_MASKS: Final = frozenset(meld.cards.mask for meld in ALL_MELDS)
TRIPLES: Final = tuple(
    tuple(
        (others[0].index, others[1].index)
        for meld in ALL_MELDS
        if len(meld.cards) == 3 and card in meld.cards
        for others in [[other for other in meld.cards if other is not card]]
    )
    for card in ALL_CARDS
)
"""By card number: the pairs of cards that make a meld of three with it."""
_PAIR_MASKS: Final = tuple(tuple(1 << a | 1 << b for a, b in pairs) for pairs in TRIPLES)

_BEST_DRAWS: Final = 7
"""How many of the unseen cards an outlook looks at: the best ones. PLAYERS.md: the optimum is flat."""


class Outlook(NamedTuple):
    """What a hand of ten is worth to its holder."""

    points: int
    """Deadwood now."""
    chance: float
    """Mean deadwood after each of the seven best draws: low when many cards would help."""
    after: tuple[int, ...]
    """Deadwood after each unseen card and the best throw, lowest first."""


def indices(mask: int) -> Iterator[int]:
    """Yield the card numbers in ``mask``, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def partners(hand: int, card: int) -> int:
    """Return the cards of ``hand`` (mask) that would make a meld of three with ``card``, pairs joined."""
    found = 0
    for pair in _PAIR_MASKS[card]:
        if hand & pair == pair:
            found |= pair
    return found


_NO_ACE: Final = sum(0x1FFE << 13 * suit for suit in range(4))
_NO_ACE_TWO: Final = sum(0x1FFC << 13 * suit for suit in range(4))
_NO_KING: Final = sum(0x0FFF << 13 * suit for suit in range(4))
_NO_QUEEN_KING: Final = sum(0x07FF << 13 * suit for suit in range(4))
_EVERY_SUIT: Final = 0x8004002001
"""Times a mask of ranks: the cards of these ranks."""


def outs(hand: int) -> int:
    """Return the cards (mask) that make a meld of three with two of ``hand``; some may be in it."""
    below, above = hand << 1 & _NO_ACE, hand >> 1 & _NO_KING
    runs = below & above | below & hand << 2 & _NO_ACE_TWO | above & hand >> 2 & _NO_QUEEN_KING
    once = twice = 0
    for shift in (0, 13, 26, 39):
        ranks = hand >> shift & 0x1FFF
        twice |= once & ranks
        once |= ranks
    return runs | twice * _EVERY_SUIT


class Hands:
    """Deadwood and outlooks of hands, remembered for one decision: most of them come up many times."""

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def deadwood(self, hand: int) -> int:
        """Return the deadwood points of ``hand``."""
        points = self._known.get(hand)
        if points is None:
            points = self._known[hand] = deadwood_mask(hand)
        return points

    def after_throw(self, hand: int) -> int:
        """Return the least deadwood that ``hand`` can come down to by throwing one of its cards."""
        known = self._known
        best = 999
        rest = hand
        while rest:
            low = rest & -rest
            rest ^= low
            left = hand ^ low
            points = known.get(left)
            if points is None:
                points = known[left] = deadwood_mask(left)
            best = min(best, points)
        return best

    def outlook(self, hand: int, unseen: int) -> Outlook:
        """Return what ``hand`` (ten cards) is worth when the next card is any of ``unseen``."""
        points = self.deadwood(hand)
        without_worst = self.after_throw(hand)
        after: list[int] = []
        for card in indices(unseen):
            for pair in _PAIR_MASKS[card]:
                if hand & pair == pair:
                    best = self.after_throw(hand | 1 << card)
                    break
            else:  # A card that meets no two of the hand can but take the place of the dearest one.
                best = without_worst + POINTS[card]
            after.append(min(points, best))
        after.sort()
        best_draws = after[:_BEST_DRAWS] or [points]
        return Outlook(points, sum(best_draws) / len(best_draws), tuple(after))
