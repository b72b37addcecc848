"""A score sheet as one writes it on paper: who, by which rules, every round, the bonuses, the sum.

One :class:`Paper` for every kind of match: two or three players, two pairs, Hollywood's three games side by
side. It is worked out from a match on the table or from the score keeper and holds texts in the language
that is installed now; :mod:`ginrummy_qt.models.sheet_text` turns it into plain text and HTML.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ginrummy_qt.engine import BonusKind, Pairs, ThreeHand
from ginrummy_qt.models.results import bonus_name, kind_name
from ginrummy_qt.models.round_words import round_name, table_lines
from ginrummy_qt.models.seat_words import rules_name
from ginrummy_qt.models.words import seat_names, side_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine import Game, Match, MatchOutcome, Rules
    from ginrummy_qt.models.keeper import Keeper

__all__ = ["Cell", "Line", "LineKind", "Paper", "keeper_paper", "match_paper"]


class LineKind(StrEnum):
    """What a line of the sheet is."""

    ROUND = "round"
    POINTS = "points"
    """The points that count toward the target, before what is added at the end."""
    BONUS = "bonus"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Cell:
    """What one side has in a line: what is written, and its running total after it.

    Neither: of three, who sat out that round.
    """

    gain: int | None
    total: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the sheet."""

    kind: LineKind
    what: str
    cells: tuple[Cell | None, ...]
    """By game and in it by side; ``None`` where nothing is written."""
    number: int | None = None
    """The number of the round."""
    dealer: str = ""
    details: tuple[str, ...] = ()
    """Lines under it: with two tables who beat whom at each."""


@dataclass(frozen=True, slots=True)
class Paper:
    """The whole sheet, in the language of the interface."""

    title: str
    notes: tuple[str, ...]
    """The day if it is known, and the rules."""
    names: tuple[str, ...]
    """Of the sides: players or pairs."""
    games: tuple[str, ...]
    """The headings of several games side by side; empty for a single one."""
    lines: tuple[Line, ...]
    verdict: str = ""
    """How the match ended, in one sentence; empty while it goes on."""
    day: str = ""
    """ISO 8601, for the name of a file; empty when it is not known."""
    dealer_sits_out: bool = False
    """Whether there are three players, of whom the dealer sits out."""

    @property
    def empty(self) -> bool:
        """Whether no round is on it."""
        return not self.lines


@dataclass(frozen=True, slots=True)
class _Round:
    number: int
    dealer: str
    what: str
    details: tuple[str, ...] = ()
    sits_out: int | None = None
    """The side that did not play."""


def match_paper(match: Match, me: int | None, day: str = "") -> Paper:
    """Return the sheet of a match on the table.

    Args:
        match: rounds that are not over are left out.
        me: the seat of the person who reads; ``None``: nobody is addressed.
        day: when it was played, ISO 8601; empty: not known.
    """
    seats = seat_names(match.players, me)
    rounds = [
        _Round(
            record.number,
            seats[record.dealer],
            round_name(record),
            table_lines(record, seats),
            record.sits_out,
        )
        for record in match.rounds
        if record.result is not None
    ]
    games = match.standings.games
    return _paper(match.rules, side_names(match, me), rounds, games, match.outcome, day)


def keeper_paper(keeper: Keeper) -> Paper:
    """Return the sheet that the score keeper holds."""
    progress, names = keeper.progress, keeper.names
    rounds = [
        _Round(
            written.number,
            names[written.dealer],
            kind_name(written.result.kind),
            sits_out=written.dealer if len(names) == 3 else None,
        )
        for written in progress.rounds
    ]
    return _paper(keeper.rules, names, rounds, progress.games, progress.outcome, keeper.kept.day)


def _paper(
    rules: Rules,
    names: tuple[str, ...],
    rounds: Sequence[_Round],
    games: Sequence[Game],
    outcome: MatchOutcome | None,
    day: str,
) -> Paper:
    lines = [_round_line(written, games, len(names)) for written in rounds]
    if outcome is not None:
        lines += _end_lines(games, len(names))
    to = QCoreApplication.translate("ScorePaper", "{rules} to {target}").format(
        rules=rules_name(rules), target=rules.target
    )
    return Paper(
        title=QCoreApplication.translate("ScorePaper", "Gin rummy score sheet"),
        notes=(*((_day_text(day),) if day else ()), to, *_arrangement(rules)),
        names=names,
        games=tuple(
            QCoreApplication.translate("ScorePaper", "Game {number}").format(number=game.number)
            for game in games
        )
        if len(games) > 1
        else (),
        lines=tuple(lines),
        verdict="" if outcome is None else _verdict(outcome, names),
        day=day,
        dealer_sits_out=rules.seats == 3,
    )


def _arrangement(rules: Rules) -> tuple[str, ...]:
    """Return how three or four players come together, which no preset's name says."""
    if rules.seats == 3 and rules.three_hand is ThreeHand.ROTATE:
        return (QCoreApplication.translate("ScorePaper", "everyone deals in turn"),)
    if rules.seats == 3:
        return (QCoreApplication.translate("ScorePaper", "the loser deals"),)
    if rules.seats == 4 and rules.pairs is Pairs.NET:
        return (
            QCoreApplication.translate("ScorePaper", "the points of both tables are set against each other"),
        )
    if rules.seats == 4:
        return (QCoreApplication.translate("ScorePaper", "the points of both tables are added"),)
    return ()


def _day_text(day: str) -> str:
    return QLocale().toString(QDate.fromString(day, "yyyy-MM-dd"), QLocale.FormatType.LongFormat)


def _round_line(written: _Round, games: Sequence[Game], sides: int) -> Line:
    cells: list[Cell | None] = []
    for game in games:
        row: list[Cell | None] = [
            Cell(None, None) if side == written.sits_out else None for side in range(sides)
        ]
        for entry in game.entries:
            if entry.round == written.number:
                row[entry.side] = Cell(entry.points, entry.total)
        cells += row
    return Line(LineKind.ROUND, written.what, tuple(cells), written.number, written.dealer, written.details)


def _end_lines(games: Sequence[Game], sides: int) -> list[Line]:
    """Return the points, every kind of bonus on a line of its own, and the sums of all games."""
    kinds = [kind for kind in BonusKind if any(line.kind is kind for game in games for line in game.lines)]
    lines: list[Line] = []
    if kinds:
        points = QCoreApplication.translate("ScorePaper", "Points")
        lines.append(Line(LineKind.POINTS, points, _sums(game.totals for game in games)))
    for kind in kinds:
        cells: list[Cell | None] = []
        for game in games:
            row: list[Cell | None] = [None] * sides
            for line in game.lines:
                if line.kind is kind:
                    row[line.seat] = Cell(line.points, None)
            cells += row
        lines.append(Line(LineKind.BONUS, bonus_name(kind), tuple(cells)))
    total = QCoreApplication.translate("ScorePaper", "Total")
    lines.append(Line(LineKind.TOTAL, total, _sums(game.finals for game in games)))
    return lines


def _sums(by_game: Iterable[tuple[int, ...]]) -> tuple[Cell | None, ...]:
    return tuple(Cell(None, points) for points_by_side in by_game for points in points_by_side)


def _verdict(outcome: MatchOutcome, names: tuple[str, ...]) -> str:
    """Return who won, with all sides' sums from the highest: in Hollywood those of all three games."""
    order = sorted(range(len(names)), key=lambda side: (side != outcome.winner, -outcome.finals[side]))
    scores = " : ".join(str(outcome.finals[side]) for side in order)
    if outcome.winner is None:
        return QCoreApplication.translate("ScorePaper", "Nobody wins the match, {scores}").format(
            scores=scores
        )
    return QCoreApplication.translate("ScorePaper", "The match goes to {name}, {scores}").format(
        name=names[outcome.winner], scores=scores
    )
