"""Matches for the gallery, by any rules and for any seats: played by a plain player through the engine.

:func:`find_match` looks for a match against the computer that comes to a state worth a picture.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine import (
    PRESETS,
    Deal,
    Entry,
    Knock,
    Layoffs,
    Match,
    MatchRecord,
    Phase,
    Player,
    RoundEntry,
    RoundKind,
)
from ginrummy_qt.ui.autoplay import choose

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ginrummy_qt.engine import Rules

__all__ = ["PLAYERS", "ended", "find_match", "may_knock", "play_until", "to_act", "won_by"]

PLAYERS: Final = (Player("player", None), Player("computer", "skilled"))
"""Who plays where two do."""


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


def find_match(
    wanted: Callable[[Match], bool],
    most: int = 10,
    layoffs: Layoffs = Layoffs.AUTO,
    *,
    rounds: int = 1,
    rules: Rules = PRESETS["haus"],
) -> MatchRecord:
    """Return the first match, deals in order, that comes to a state that is ``wanted``; it ends there.

    ``most`` is the deadwood at which both sides knock; ``rounds`` how many are played before another deal.
    """
    for seed in count(1):
        deals = [Deal(1000 * seed + number) for number in range(rounds)]
        match = Match(rules, PLAYERS, iter(deals), layoffs)
        played: list[RoundEntry] = []
        for deal in deals:
            entries: list[Entry] = []
            while not wanted(match) and match.round.result is None and not _defends(match):
                turn = match.round.turn
                action = choose(match.round.view(turn), most)
                match.apply(action)
                entries.append(Entry(turn, action, 1000 * len(entries)))
            played.append(RoundEntry(deal, tuple(entries)))
            if wanted(match):
                return MatchRecord(rules, PLAYERS, tuple(played), "2026-01-01T12:00:00Z", layoffs)
            if match.outcome is not None or deal is deals[-1]:
                break
            match.next_round()
    raise AssertionError  # the deals do not end


def _defends(match: Match) -> bool:
    """Whether a defender is to lay off: nobody here does."""
    return match.round.phase is Phase.LAYOFF


def to_act(match: Match, phase: Phase, seat: int = 0, turns: int = 0) -> bool:
    """Whether ``seat`` is to act in ``phase``, after at least so many ``turns``."""
    now = match.round
    return now.result is None and now.phase is phase and now.turn == seat and now.turns >= turns


def may_knock(match: Match) -> bool:
    """Whether seat 0 may knock with some throw."""
    return to_act(match, Phase.DISCARD) and any(
        Knock(card) in match.round.legal_actions for card in match.round.hand(0)
    )


def ended(kind: RoundKind, winner: int | None, *, laid_off: bool = False) -> Callable[[Match], bool]:
    """Return whether a round ended as ``kind`` for ``winner``, with several layoffs if ``laid_off``."""

    def wanted(match: Match) -> bool:
        result = match.round.result
        if result is None or (result.kind, result.winner) != (kind, winner):
            return False
        return not laid_off or (result.defence is not None and len(result.defence.layoffs) > 1)

    return wanted


def won_by(seat: int) -> Callable[[Match], bool]:
    """Return whether ``seat`` has won the match, in more than four rounds."""
    return lambda match: match.outcome is not None and match.outcome.winner == seat and match.round_number > 4
