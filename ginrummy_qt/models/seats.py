"""Who sits where, before and during a match: persons at this screen and computers at a level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.player import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["COMPUTER_NAME", "UNNAMED", "first_person", "persons", "reader", "seats_for"]

UNNAMED: Final = "player"
"""The name in the record of a person who gave none; :func:`ginrummy_qt.models.words.seat_name` says "You"."""

COMPUTER_NAME: Final = "computer"
"""The name in the record of a computer player."""


def seats_for(*levels: str | None) -> tuple[Player, ...]:
    """Return the seats of an unnamed person at seat 0 and, from its left, computers at these levels.

    ``None`` among the levels is another person, unnamed too.
    """
    others = (Player(UNNAMED if level is None else COMPUTER_NAME, level) for level in levels)
    return (Player(UNNAMED), *others)


def persons(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the seats at which a person sits."""
    return tuple(seat for seat, player in enumerate(players) if player.level is None)


def first_person(players: Sequence[Player]) -> int:
    """Return the seat of the first person; 0 when computers play alone.

    Whose place that is, not whose name: whom texts address is :func:`reader`.
    """
    return next(iter(persons(players)), 0)


def reader(players: Sequence[Player]) -> int | None:
    """Return the seat of the only person, whom texts address as "you"; ``None`` for none or several."""
    seats = persons(players)
    return seats[0] if len(seats) == 1 else None
