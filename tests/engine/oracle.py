"""Slow and obvious answers to what the engine answers fast; only the cards are shared with it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ginrummy_qt.engine.cards import Card

Cards = frozenset["Card"]


def points(cards: Iterable[Card]) -> int:
    return sum(min(int(card.rank), 10) for card in cards)


def is_meld(cards: Iterable[Card]) -> bool:
    cards = list(cards)
    ranks = sorted(int(card.rank) for card in cards)
    if len(cards) < 3:
        return False
    if len(set(ranks)) == 1:
        return True
    return len({card.suit for card in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(cards)))


def melds_in(cards: Cards) -> list[Cards]:
    """Every subset that is a meld, found by trying every subset of one suit or one rank."""
    groups = [{card for card in cards if card.suit == suit} for suit in {card.suit for card in cards}]
    groups += [{card for card in cards if card.rank == rank} for rank in {card.rank for card in cards}]
    return [
        frozenset(choice)
        for group in groups
        for size in range(3, len(group) + 1)
        for choice in combinations(sorted(group), size)
        if is_meld(choice)
    ]


def divisions(cards: Cards) -> Iterator[tuple[frozenset[Cards], Cards]]:
    """Every disjoint choice of melds with the cards outside: each meld is taken or not."""

    def choose(
        melds: list[Cards], left: Cards, taken: frozenset[Cards]
    ) -> Iterator[tuple[frozenset[Cards], Cards]]:
        if not melds:
            yield taken, left
            return
        first, *others = melds
        yield from choose(others, left, taken)
        if first <= left:
            yield from choose([meld for meld in others if not meld & first], left - first, taken | {first})

    yield from choose(melds_in(cards), cards, frozenset())


def deadwood(cards: Iterable[Card]) -> int:
    return min(points(left) for _, left in divisions(frozenset(cards)))


def defence(melds: tuple[Cards, ...], hand: Cards) -> int:
    """Least points of the defender, who may lay one card after another on any meld that it fits."""
    seen: set[tuple[tuple[Cards, ...], Cards]] = set()
    best = deadwood(hand)
    todo = [(melds, hand)]
    while todo:
        table, left = todo.pop()
        if (table, left) in seen:
            continue
        seen.add((table, left))
        best = min(best, deadwood(left))
        for card in left:
            for number, meld in enumerate(table):
                if is_meld(meld | {card}):
                    grown = (*table[:number], meld | {card}, *table[number + 1 :])
                    todo.append((grown, left - {card}))
    return best
