"""Decks that bring the table to a wanted state: the person's ten cards, and the upcard to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.engine import ALL_CARDS, Card, CardSet, TakeDiscard

if TYPE_CHECKING:
    from ginrummy_qt.engine import Rules
    from tests.ui.table.hands import Table

KNOCKING = "5s 6s 7s 8s Jc Jd Jh Ah 5c 9d"
"""With the two of diamonds: throwing the nine leaves 8, no other throw allows a knock at 10."""
NINE = Card.parse("9d")
POOR = "As 3s 5d 7c 9h Jd Kc 2h 4c 6s"


def deck_for(hand: str, upcard: str) -> list[Card]:
    """Return a deck that deals ``hand`` to the seat that does not deal and turns ``upcard`` up."""
    mine, top = CardSet.parse(hand), Card.parse(upcard)
    others = [card for card in ALL_CARDS if card not in mine and card is not top]
    dealt = [card for pair in zip(mine, others[::4], strict=False) for card in pair]
    assert len(dealt) == 20
    return [*dealt, top, *(card for card in others if card not in dealt)]


def to_eleven(table: Table, hand: str = KNOCKING, upcard: str = "2d", rules: Rules | None = None) -> None:
    """Deal ``hand`` to the person, who takes ``upcard``: eleven cards, one of them to be thrown."""
    table.game.start(dealer=1, deck=deck_for(hand, upcard), rules=rules)
    table.do(TakeDiscard(), "keys")
    table.view.choice.escape()
    assert len(table.state().hand) == 11
