"""Matches for the gallery, by any rules and for any seats: played by a plain player through the engine."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from ginrummy_qt.engine import Deal, Entry, Match, MatchRecord, RoundEntry
from ginrummy_qt.ui.autoplay import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ginrummy_qt.engine import Player, Rules

__all__ = ["play_until"]


def play_until(
    rules: Rules, players: Sequence[Player], wanted: Callable[[Match], bool], first: int = 1, most: int = 10
) -> MatchRecord:
    """Play a match, both tables of a round in turn, up to a state that is ``wanted``.

    Args:
        rules: without problems.
        players: one for each seat.
        wanted: says where to stop; asked before every action and after every round.
        first: the number of the first deal.
        most: the deadwood at which everybody knocks.

    Raises:
        ValueError: the match ended before.
    """
    deals = [Deal(1000 * first + number) for number in range(200)]
    match = Match(rules, players, iter(deals))
    rounds: list[RoundEntry] = []
    for deal in deals:
        entries: list[Entry] = []
        for step in count():
            tables = [table for table in match.tables if table.turn is not None]
            if wanted(match) or not tables:
                break
            table = tables[step % len(tables)]
            action = choose(table.round.view(table.round.turn), most)
            seat = table.seats[table.round.turn]
            match.apply(action, table.number)
            entries.append(Entry(seat, action, 1000 * len(entries)))
        rounds.append(RoundEntry(deal, tuple(entries)))
        if wanted(match):
            return MatchRecord(rules, tuple(players), tuple(rounds), "2026-01-01T12:00:00Z")
        if match.outcome is not None:
            break
        match.next_round()
    raise ValueError("the match ended before it came to what was wanted")
