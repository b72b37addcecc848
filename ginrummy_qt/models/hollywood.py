"""Hollywood's score sheet: three games side by side, as lines to show and to read out.

``side`` is the side of the person who reads (:meth:`Match.side_of`). In everything that is made here this
side comes first and the other one second. Texts are in the language that is installed now.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import BonusKind
from ginrummy_qt.models.results import bonus_name
from ginrummy_qt.models.round_words import round_name
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import SEPARATOR, seat_name, side_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine import Game, Match, MatchOutcome, RoundRecord

__all__ = [
    "GameHead",
    "GamesSheet",
    "LineKind",
    "SheetLine",
    "all_games",
    "game_name",
    "games_note",
    "names",
    "short_names",
    "where_points_went",
]

Pair = tuple[int | None, int | None]
"""A figure for each side; ``None`` leaves the place empty."""


class LineKind(StrEnum):
    """What a line of the sheet is."""

    ROUND = "round"
    BONUS = "bonus"
    TOTAL = "total"
    """Each closed game with its bonuses."""


@dataclass(frozen=True, slots=True)
class GameHead:
    """How one game stands."""

    number: int
    points: tuple[int, int]
    """Without the bonuses."""
    winner: int | None
    """0 for the side that reads, 1 for the other; ``None`` while the game is open."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line: a round, a bonus of every game, or the games' totals."""

    kind: LineKind
    what: str
    cells: tuple[Pair, ...]
    """By game: the running totals after a round, points of a bonus, or the total."""
    closing: tuple[bool, ...] = ()
    """By game: whether this round closed it. Of rounds only."""
    number: int | None = None
    """The round's."""
    gain: int | None = None
    """What the round added in each game that it counts in; ``None`` also when two pairs added their own."""
    current: bool = False
    """Whether this round is being played."""

    def spoken(self, sides: tuple[str, str] | None = None) -> str:
        """Return the line for screen readers: ``3, Knock +28, game 1 You 60, game 2 You 28``.

        ``sides``: :attr:`GamesSheet.names`; ``None``: the person and the computer.
        """
        head = f"{self.what} +{self.gain}" if self.gain is not None else self.what
        parts = [head] if self.number is None else [str(self.number), head]
        for place, cell in enumerate(self.cells, start=1):
            figures = [
                f"{name} {points}"
                for name, points in zip(sides or names(), cell, strict=True)
                if points is not None
            ]
            if figures:
                parts.append(f"{game_name(place)} {' '.join(figures)}")
        return ", ".join(parts)


@dataclass(frozen=True, slots=True)
class GamesSheet:
    """The whole sheet."""

    games: tuple[GameHead, ...]
    lines: tuple[SheetLine, ...]
    finals: tuple[int, int] | None
    """All games with all bonuses; ``None`` while one is open."""
    winner: int | None
    """0 for the side that reads, 1 for the other; ``None`` while the match is on, and when it is equal."""
    sides: tuple[str, str] | None = None
    """The names of the side that reads and of the other; ``None``: the person and the computer."""

    @property
    def names(self) -> tuple[str, str]:
        """The names of the side that reads and of the other."""
        return self.sides or names()

    @classmethod
    def of(cls, match: Match, side: int) -> GamesSheet:
        """Return the sheet of ``match`` as it stands, the round under way included."""
        me = reader(match.players)
        sides = None
        if len(match.players) != 2 or me is None:
            called = side_names(match, me)
            sides = (called[side], called[1 - side])
        return cls.made(match.rounds, match.standings.games, match.outcome, side, sides)

    @classmethod
    def made(
        cls,
        rounds: Sequence[RoundRecord],
        games: Sequence[Game],
        outcome: MatchOutcome | None,
        side: int,
        sides: tuple[str, str] | None = None,
    ) -> GamesSheet:
        """Return the sheet of these rounds and games.

        Args:
            rounds: All.
            games: As they stand after them.
            outcome: When the match is over.
            side: That reads.
            sides: The names of this side and of the other; ``None``: the person and the computer.
        """
        order = (side, 1 - side)
        heads = tuple(
            GameHead(
                game.number,
                (game.totals[side], game.totals[1 - side]),
                None if game.winner is None else order.index(game.winner),
            )
            for game in games
        )
        lines = [_round_line(record, games, order) for record in rounds]
        lines += _bonus_lines(games, order)
        if outcome is None:
            return cls(heads, tuple(lines), None, None, sides)
        finals = (outcome.finals[side], outcome.finals[1 - side])
        winner = None if outcome.winner is None else order.index(outcome.winner)
        return cls(heads, tuple(lines), finals, winner, sides)

    def explanation(self) -> str:
        """Return what stands under the sheet: the round in play, closed games, how wins are counted."""
        parts: list[str] = []
        current = next((line.number for line in self.lines if line.current), None)
        if current is not None:
            parts.append(
                QCoreApplication.translate("Hollywood", "Round {number} in play.").format(number=current)
            )
        closed = [game.number for game in self.games if game.winner is not None]
        if len(closed) == len(self.games):
            parts.append(QCoreApplication.translate("Hollywood", "All three games are closed."))
        elif len(closed) == 2:
            text = QCoreApplication.translate("Hollywood", "Games {first} and {second} are closed.")
            parts.append(text.format(first=closed[0], second=closed[1]))
        elif closed:
            text = QCoreApplication.translate("Hollywood", "Game {number} is closed.")
            parts.append(text.format(number=closed[0]))
        if self.finals is None:
            parts.append(
                QCoreApplication.translate(
                    "Hollywood",
                    "A side’s first win counts in game 1, the second in games 1 and 2, "
                    "every later one in all three.",
                )
            )
        return " ".join(parts)

    def head_text(self) -> str:
        """Return how the games stand, for screen readers."""
        return "; ".join(
            ", ".join(
                (
                    game_name(game.number),
                    *(f"{name} {points}" for name, points in zip(self.names, game.points, strict=True)),
                    *(() if game.winner is None else (_closed(),)),
                )
            )
            for game in self.games
        )


def _round_line(record: RoundRecord, games: Sequence[Game], order: tuple[int, int]) -> SheetLine:
    cells: list[Pair] = []
    gains: set[int] = set()
    for game in games:
        entries = {entry.side: entry for entry in game.entries if entry.round == record.number}
        first, second = (entries[side].total if side in entries else None for side in order)
        cells.append((first, second))
        gains |= {entry.points for entry in entries.values()}
    return SheetLine(
        LineKind.ROUND,
        round_name(record),
        tuple(cells),
        tuple(_closed_in(game, record.number) for game in games),
        number=record.number,
        gain=gains.pop() if len(gains) == 1 else None,
        current=record.result is None,
    )


def _bonus_lines(games: Sequence[Game], order: tuple[int, int]) -> list[SheetLine]:
    """Return a line for each bonus that a closed game has brought, then their totals; nothing before that."""
    lines: list[SheetLine] = []
    for kind in BonusKind:
        cells: list[Pair] = []
        for game in games:
            points = {line.seat: line.points for line in game.lines if line.kind is kind}
            cells.append((points.get(order[0]), points.get(order[1])))
        if any(cell != (None, None) for cell in cells):
            lines.append(SheetLine(LineKind.BONUS, bonus_name(kind), tuple(cells)))
    if any(game.closed for game in games):
        totals = tuple(
            (game.finals[order[0]], game.finals[order[1]]) if game.closed else (None, None) for game in games
        )
        what = QCoreApplication.translate("ScoreSheetModel", "Total")
        lines.append(SheetLine(LineKind.TOTAL, what, totals))
    return lines


def _closed_in(game: Game, number: int) -> bool:
    return game.closed and game.entries[-1].round == number


def _closed() -> str:
    return QCoreApplication.translate("Hollywood", "closed")


def all_games() -> str:
    """Return what stands before the sum of the three."""
    return QCoreApplication.translate("Hollywood", "All three games")


def game_name(number: int) -> str:
    """Return the name of a game: ``Game 1``."""
    return QCoreApplication.translate("Hollywood", "Game {number}").format(number=number)


def names() -> tuple[str, str]:
    """Return the names of the side that reads and of the other."""
    return seat_name(0, 0), seat_name(1, 0)


def short_names() -> tuple[str, str]:
    """Return :func:`names` for the head of a narrow column."""
    return seat_name(0, 0), QCoreApplication.translate(
        "Hollywood", "Comp.", "the computer, in a narrow column"
    )


def games_note(games: Iterable[Game], side: int) -> str:
    """Return what ``side`` has in each game: ``Game 1: 105, closed · Game 2: 73 · Game 3: 45``."""
    parts: list[str] = []
    for game in games:
        points = f"{game_name(game.number)}: {game.totals[side]}"
        parts.append(f"{points}, {_closed()}" if game.closed else points)
    return SEPARATOR.join(parts)


def where_points_went(games: Iterable[Game], number: int, sides: Sequence[str] = ()) -> str:
    """Return in which games the points of round ``number`` count, and which it closed.

    ``+28 in games 1 and 2``; empty for a round in which nobody scored. When two pairs have scored, each with
    its name from ``sides``, which go by side.
    """
    games = tuple(games)
    hit = [game for game in games if any(entry.round == number for entry in game.entries)]
    scored = sorted({entry.side for game in hit for entry in game.entries if entry.round == number})
    parts = []
    for side in scored:
        text = _where_went(games, number, side)
        parts.append(f"{sides[side]}: {text}" if len(scored) > 1 and sides else text)
    closed = [
        QCoreApplication.translate("Hollywood", "game {number} closed").format(number=game.number)
        for game in hit
        if _closed_in(game, number)
    ]
    return SEPARATOR.join((*parts, *closed))


def _where_went(games: Sequence[Game], number: int, side: int) -> str:
    """Return in which games the points of this side in round ``number`` count."""
    entries = [(game.number, entry) for game in games for entry in game.column(side) if entry.round == number]
    points, hit = entries[0][1].points, [game for game, _ in entries]
    if len(hit) == len(games):
        return QCoreApplication.translate("Hollywood", "+{points} in all three games").format(points=points)
    if len(hit) == 1:
        return QCoreApplication.translate("Hollywood", "+{points} in game {number}").format(
            points=points, number=hit[0]
        )
    return QCoreApplication.translate("Hollywood", "+{points} in games {first} and {second}").format(
        points=points, first=hit[0], second=hit[1]
    )
