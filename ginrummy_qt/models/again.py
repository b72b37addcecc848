"""A deal played again: a match for training that begins with the cards of a round that was played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ginrummy_qt.engine import FirstDealer, Layoffs
from ginrummy_qt.models.seats import first_person

if TYPE_CHECKING:
    from ginrummy_qt.engine import Deal, MatchRecord, Player, Rules

__all__ = ["Again", "again"]


@dataclass(frozen=True, slots=True)
class Again:
    """What a new match is to begin with."""

    rules: Rules
    seats: tuple[Player, ...]
    deals: tuple[Deal, ...]
    """The deals of that round and of those after it; then come new ones."""
    layoffs_by_hand: bool


def again(record: MatchRecord, round_number: int) -> Again:
    """Return the match that begins with this round of ``record``, by its number from 1.

    The same side deals as then, so that everybody gets the same cards; among three that is possible for two
    of them, else the rules find the dealer.
    """
    dealer = record.replay().rounds[round_number - 1].dealer
    me = first_person(record.players)
    sides = 2 if record.rules.seats == 4 else record.rules.seats
    rules = record.rules
    if dealer % sides == me % sides:
        rules = replace(rules, first_dealer=FirstDealer.PLAYER)
    elif dealer % sides == (me + 1) % sides:
        rules = replace(rules, first_dealer=FirstDealer.COMPUTER)
    deals = tuple(entry.deal for entry in record.rounds[round_number - 1 :])
    return Again(rules, record.players, deals, record.layoffs is Layoffs.BY_HAND)
