"""What a match came to, gathered for the sheet that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.models.words import seat_names, together

if TYPE_CHECKING:
    from ginrummy_qt.engine import Game, Match, MatchOutcome, Player, RoundRecord, Rules

__all__ = ["MatchReport"]


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What the sheet shows."""

    rules: Rules
    players: tuple[Player, ...]
    rounds: tuple[RoundRecord, ...]
    outcome: MatchOutcome
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    reader: int | None
    """The seat of the person who is addressed as "you"; ``None``: none is."""
    first: int = 0
    """The side that stands first."""
    games: tuple[Game, ...] = ()
    """Hollywood's three; empty in every other match."""

    @classmethod
    def of(cls, match: Match, reader: int | None) -> MatchReport:
        """Return the report of ``match``.

        Raises:
            ValueError: the match is under way.
        """
        outcome = match.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        games = match.standings.games if match.rules.hollywood else ()
        first = 0 if reader is None else match.side_of(reader)
        return cls(match.rules, match.players, match.rounds, outcome, match.sides, reader, first, games)

    @property
    def order(self) -> tuple[int, ...]:
        """The sides in the order of the columns."""
        return (self.first, *(side for side in range(len(self.sides)) if side != self.first))

    @property
    def won(self) -> bool:
        """Whether the reader's side has won."""
        return self.reader is not None and self.outcome.winner == self.first

    def heads(self) -> tuple[str, ...]:
        """Return the names of the sides in the order of the columns, partners below each other."""
        names = seat_names(self.players, self.reader)
        sides = (sorted(self.sides[side], key=lambda seat: seat != self.reader) for side in self.order)
        return tuple("\n".join(names[seat] for seat in side) for side in sides)

    def side_names(self) -> tuple[str, ...] | None:
        """Return the names of the sides; ``None`` where the only other one is the computer."""
        computers = sum(player.level is not None for player in self.players)
        if len(self.players) == 2 and self.reader is not None and computers == 1:
            return None
        names = seat_names(self.players, self.reader)
        ordered = (sorted(side, key=lambda seat: seat != self.reader) for side in self.sides)
        return tuple(together([names[seat] for seat in side]) for side in ordered)
