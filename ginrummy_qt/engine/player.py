"""Who sits at the table: a value of its own, because lists of matches name players and need no match."""

from dataclasses import dataclass

__all__ = ["Player"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or the computer at a level."""

    name: str
    level: str | None = None
    """The computer's level; ``None``: a person."""
