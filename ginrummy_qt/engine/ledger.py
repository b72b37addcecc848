"""What is written down in a match: one game, or Hollywood's three side by side, and the sum at the end.

A *side* is whoever has a score of its own: a player, or one of two pairs.

Hollywood. A side's first win is written in game 1, its second in games 1 and 2, its third and every later one
in all three; a closed game takes no more. When all the games that a win would go to are closed it opens the
next one, so a side shut out of game 1 makes its first entry in game 2, and every win counts somewhere until
the last game closes. A game is closed by the side that reaches the target in it.

Two sides can reach the target in one round when each pair writes down its own sum: the higher has won, and
when they are equal one more round decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.options import BoxWhen, Shutout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.rules import Rules

__all__ = ["HOLLYWOOD_GAMES", "BonusKind", "BonusLine", "Game", "GameEntry", "Ledger", "MatchOutcome"]

HOLLYWOOD_GAMES: Final = 3


class BonusKind(StrEnum):
    """What a line of the final sum is for."""

    BOX = "box"
    GAME = "game"
    SHUTOUT = "shutout"


@dataclass(frozen=True, slots=True)
class BonusLine:
    """One bonus that a side gets when the match is over."""

    kind: BonusKind
    seat: int
    """The side that gets it: a seat, or with two pairs the pair."""
    points: int
    count: int = 1
    """How many times: the rounds won, for boxes."""
    game: int | None = None
    """In Hollywood the number of the game, 1 to 3, that it belongs to."""


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """How a match ended. Everything is by side."""

    winner: int | None
    """The side that reached the target; in Hollywood the one that has more after all, ``None`` when equal."""
    lines: tuple[BonusLine, ...]
    """What is added to the totals, in order; empty when the rules give nothing at the end."""
    finals: tuple[int, ...]
    """All totals with all lines added."""

    @property
    def margin(self) -> int:
        """How far the first is ahead of the second, never negative: what two sides settle between them."""
        first, second, *_ = sorted(self.finals, reverse=True)
        return first - second


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One line in a side's column of a game."""

    round: int
    """The number of the round, from 1."""
    side: int
    points: int
    """What was written: the round's points, with the box when that counts at once."""
    total: int
    """The side's running total in this game after it."""


@dataclass(frozen=True, slots=True)
class Game:
    """How one game stands: the only one of a match, or one of Hollywood's three. Everything is by side."""

    number: int
    """From 1."""
    entries: tuple[GameEntry, ...]
    """All sides' entries in the order of the rounds."""
    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    """How many entries each side has."""
    boxes: tuple[int, ...]
    """Points for these: part of the totals under ``at_once``, else added when the game is closed."""
    winner: int | None
    """The side that closed the game by reaching the target; ``None`` while it is open."""
    lines: tuple[BonusLine, ...]
    """What is added once it is closed."""
    finals: tuple[int, ...]
    """The totals with the lines added; while the game is open, the totals."""

    @property
    def closed(self) -> bool:
        """Whether it takes no more entries."""
        return self.winner is not None

    def column(self, side: int) -> tuple[GameEntry, ...]:
        """Return the entries of one side."""
        return tuple(entry for entry in self.entries if entry.side == side)


class _Column:
    """A game under way."""

    def __init__(self, rules: Rules, sides: int, number: int) -> None:
        self.rules = rules
        self.number = number
        self.entries: list[GameEntry] = []
        self.totals = [0] * sides
        self.won = [0] * sides
        self.winner: int | None = None

    def write(self, round_number: int, side: int, points: int) -> None:
        if self.rules.box_when is BoxWhen.AT_ONCE:
            points += self.rules.box_bonus
        self.totals[side] += points
        self.won[side] += 1
        self.entries.append(GameEntry(round_number, side, points, self.totals[side]))

    def close_if_won(self) -> None:
        best = max(self.totals)
        if self.winner is None and best >= self.rules.target and self.totals.count(best) == 1:
            self.winner = self.totals.index(best)

    def game(self) -> Game:
        lines, finals = self._sum()
        return Game(
            number=self.number,
            entries=tuple(self.entries),
            totals=tuple(self.totals),
            rounds_won=tuple(self.won),
            boxes=tuple(won * self.rules.box_bonus for won in self.won),
            winner=self.winner,
            lines=tuple(lines),
            finals=tuple(finals),
        )

    def _sum(self) -> tuple[list[BonusLine], list[int]]:
        """Add up what the winner and the other sides get at the end."""
        rules, winner = self.rules, self.winner
        finals = list(self.totals)
        lines: list[BonusLine] = []
        if winner is None:
            return lines, finals
        game = self.number if rules.hollywood else None

        def add(kind: BonusKind, side: int, points: int, count: int = 1) -> None:
            lines.append(BonusLine(kind, side, points, count, game))
            finals[side] += points

        if rules.box_when is BoxWhen.END and rules.box_bonus:
            for side, won in enumerate(self.won):
                if won:
                    add(BonusKind.BOX, side, won * rules.box_bonus, won)
        # A side is shut out when it has nothing at all: a box is something. Of two losers both must be.
        shut_out = not any(points for side, points in enumerate(finals) if side != winner)
        if rules.game_bonus:
            add(BonusKind.GAME, winner, rules.game_bonus)
        if shut_out and rules.shutout is not Shutout.NONE:
            doubled = rules.game_bonus if rules.shutout is Shutout.GAME_BONUS_DOUBLE else finals[winner]
            if doubled:
                add(BonusKind.SHUTOUT, winner, doubled)
        return lines, finals


class Ledger:
    """The sheet of one match."""

    def __init__(self, rules: Rules, sides: int) -> None:
        """Begin an empty sheet for this many sides."""
        games = HOLLYWOOD_GAMES if rules.hollywood else 1
        self._columns = [_Column(rules, sides, number) for number in range(1, games + 1)]
        self._opened = [0] * sides
        """In how many games, from the first, each side may write."""
        self._won = [0] * sides

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side, over all games."""
        return tuple(map(sum, zip(*(column.totals for column in self._columns), strict=True)))

    @property
    def rounds_won(self) -> tuple[int, ...]:
        """In how many rounds each side has scored."""
        return tuple(self._won)

    @property
    def games(self) -> tuple[Game, ...]:
        """How the games stand."""
        return tuple(column.game() for column in self._columns)

    @property
    def open_totals(self) -> tuple[int, ...]:
        """The points of each side in the first game that is open still; in the last one when none is."""
        column = next((column for column in self._columns if column.winner is None), self._columns[-1])
        return tuple(column.totals)

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended; ``None`` while a game is open."""
        if any(column.winner is None for column in self._columns):
            return None
        games = self.games
        finals = tuple(map(sum, zip(*(game.finals for game in games), strict=True)))
        lines = tuple(line for game in games for line in game.lines)
        if len(games) == 1:
            return MatchOutcome(games[0].winner, lines, finals)
        best = max(finals)
        return MatchOutcome(finals.index(best) if finals.count(best) == 1 else None, lines, finals)

    def write(self, round_number: int, points: Sequence[int | None]) -> None:
        """Write down what each side scored in a round; ``None`` for a side that did not win it."""
        for side, scored in enumerate(points):
            if scored is None:
                continue
            self._won[side] += 1
            for column in self._takes(side):
                column.write(round_number, side, scored)
        for column in self._columns:
            column.close_if_won()

    def _takes(self, side: int) -> list[_Column]:
        """Return the games that the next win of ``side`` goes to."""
        while self._opened[side] < len(self._columns):
            self._opened[side] += 1
            if any(column.winner is None for column in self._columns[: self._opened[side]]):
                break
        return [column for column in self._columns[: self._opened[side]] if column.winner is None]
