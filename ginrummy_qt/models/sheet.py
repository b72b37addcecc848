"""What the side panel lists: the score sheet of the match, and the moves of the round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Slot,
)

from ginrummy_qt.engine import Discarded, Knocked, Passed, RoundEnded
from ginrummy_qt.models.event_words import move_text
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import bonus_name
from ginrummy_qt.models.round_words import dealer_text, round_name, table_lines
from ginrummy_qt.models.screen import public
from ginrummy_qt.models.words import seat_name, side_names, spoken

if TYPE_CHECKING:
    from ginrummy_qt.engine import BonusLine, Event, Match, RoundRecord
    from ginrummy_qt.models.game_state import GameState

__all__ = ["Column", "MoveListModel", "MoveRole", "ScoreSheetModel", "SheetRole", "Turn", "turns_of"]

_Index = QModelIndex | QPersistentModelIndex
_USER = int(Qt.ItemDataRole.UserRole)


class Column(IntEnum):
    """The columns of the score sheet."""

    NUMBER = 0
    """The round's number; empty for bonuses and the final total."""
    WHAT = 1
    """How the round ended, or what the bonus is for."""
    PERSON = 2
    """The first side: that of the person who reads, else side 0. Sides are players, or two pairs."""
    COMPUTER = 3
    """The second side, the computer of a match of two."""
    THIRD = 4
    """The third of three players."""


class SheetRole(IntEnum):
    """What the score sheet knows of a cell beside its text."""

    POINTS = _USER + 1
    """Points won in the columns of sides, an int; ``None`` where that side won none."""
    TOTAL = _USER + 2
    """That side's total after it, an int; ``None`` where it won none."""
    CURRENT = _USER + 3
    """Whether this is the round being played, a bool."""
    FINAL = _USER + 4
    """Whether this is the final total, a bool."""
    DEALER = _USER + 5
    """Who dealt this round, in words; of three, who also sat out. Empty in other lines."""
    TABLES = _USER + 6
    """Who beat whom at each of two tables, a tuple of lines; empty in other matches."""


class MoveRole(IntEnum):
    """What the move list knows of a row beside its text."""

    NUMBER = _USER + 1
    """The turn's number, from 1; both sides' turns of one number follow each other. An int."""
    SEAT = _USER + 2
    """Whose turn, the table's seat, an int."""
    NAME = _USER + 3
    """Who, in the language of the interface."""
    MARKUP = _USER + 4
    """What was done, with cards as ``{7h}``."""


@dataclass(frozen=True, slots=True)
class _Row:
    """One line of the sheet: a round, a bonus or the end."""

    number: int | None
    points: tuple[int | None, ...]
    """By side."""
    totals: tuple[int | None, ...]
    round: RoundRecord | None = None
    bonus: BonusLine | None = None

    @property
    def current(self) -> bool:
        return self.round is not None and self.round.result is None

    @property
    def final(self) -> bool:
        return self.round is None and self.bonus is None

    def what(self) -> str:
        if self.bonus is not None:
            return bonus_name(self.bonus.kind)
        if self.round is None:
            return QCoreApplication.translate("ScoreSheetModel", "Total")
        return round_name(self.round)


def _rows(match: Match) -> list[_Row]:
    sides = len(match.sides)
    rows: list[_Row] = []
    before = (0,) * sides
    for record in match.rounds:
        after = record.totals_after
        gains = tuple(new - old or None for new, old in zip(after, before, strict=True))
        reached = tuple(total if gain else None for total, gain in zip(after, gains, strict=True))
        rows.append(_Row(record.number, gains, reached, round=record))
        before = after
    outcome = match.outcome
    if outcome is not None:
        totals = list(match.standings.totals)
        for line in outcome.lines:
            totals[line.seat] += line.points
            added = tuple(line.points if side == line.seat else None for side in range(sides))
            reached = tuple(totals[side] if side == line.seat else None for side in range(sides))
            rows.append(_Row(None, added, reached, bonus=line))
        rows.append(_Row(None, (None,) * sides, outcome.finals))
    return rows


class ScoreSheetModel(QAbstractTableModel):
    """The score sheet: a row for each round, then the bonuses and the total. See :class:`Column`.

    ``DisplayRole`` is text to show or to read out; :class:`SheetRole` has the numbers.
    """

    def __init__(self, game: GameState, parent: QObject | None = None) -> None:
        """Follow ``game``."""
        super().__init__(parent)
        self._game = game
        self._rows: list[_Row] = []
        self._sides = 2
        for signal in (game.match_started, game.round_started, game.cleared):
            signal.connect(self.refresh)
        self.refresh()

    @property
    def order(self) -> tuple[int, ...]:
        """The sides of the match in the order of their columns, the reader's first."""
        match, me = self._game.match, self._game.reader
        first = 0 if match is None or me is None else match.side_of(me)
        return (first, *(side for side in range(self._sides) if side != first))

    @Slot()
    def refresh(self) -> None:
        """Read everything from the game again.

        The end of a round is not followed by itself: whoever shows the round calls this when the result has
        been seen, or the sheet would give it away while the cards still move.
        """
        self.beginResetModel()
        match = self._game.match
        self._rows = [] if match is None else _rows(match)
        self._sides = 2 if match is None else len(match.sides)
        self.endResetModel()

    @Slot(object)
    def _refresh_after(self, _: object) -> None:
        self.refresh()

    @Slot()
    def retranslate(self) -> None:
        """Show the texts in the language that is installed now."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, last))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many lines the sheet has."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns: two, and one for each side."""
        return 0 if parent.isValid() else Column.PERSON + self._sides

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:  # noqa: ANN401 - Qt's own type
        """Return the columns' names."""
        if orientation is not Qt.Orientation.Horizontal or role != int(Qt.ItemDataRole.DisplayRole):
            return None
        match section:
            case Column.NUMBER:
                return QCoreApplication.translate("ScoreSheetModel", "Round")
            case Column.WHAT:
                return QCoreApplication.translate("ScoreSheetModel", "Result")
            case Column.PERSON | Column.COMPUTER | Column.THIRD if section < self.columnCount():
                match, side = self._game.match, self.order[section - Column.PERSON]
                return seat_name(side, 0) if match is None else side_names(match, self._game.reader)[side]
            case _:
                return None

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:  # noqa: ANN401
        """Return a cell's text, or what :class:`SheetRole` asks for."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        side = None if column < Column.PERSON else self.order[column - Column.PERSON]
        points = None if side is None else row.points[side]
        total = None if side is None else row.totals[side]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column, points, total)
            case SheetRole.POINTS:
                return points
            case SheetRole.TOTAL:
                return total
            case SheetRole.CURRENT:
                return row.current
            case SheetRole.FINAL:
                return row.final
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row)
            case SheetRole.DEALER:
                return "" if row.round is None else self._dealer(row.round)
            case SheetRole.TABLES:
                return () if row.round is None else table_lines(row.round, self._game.names)
            case _:
                return None

    def _tip(self, row: _Row) -> str:
        """Return who dealt the round, and who beat whom at each of two tables."""
        if row.round is None:
            return ""
        return "\n".join((self._dealer(row.round), *table_lines(row.round, self._game.names)))

    def _dealer(self, played: RoundRecord) -> str:
        return dealer_text(played.dealer, self._game.reader, self._game.names)

    @staticmethod
    def _text(row: _Row, column: int, points: int | None, total: int | None) -> str:
        if column == Column.NUMBER:
            return "" if row.number is None else format_number(row.number)
        if column == Column.WHAT:
            return row.what()
        if total is None:
            return ""
        if points is None:
            return format_number(total)
        return f"+{format_number(points)}  {format_number(total)}"


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side did from its draw to its discard, or its pass; the defender's end of a round too."""

    number: int
    """From 1; the two sides' turns are counted together."""
    seat: int
    events: tuple[Event, ...]


def turns_of(history: tuple[Event, ...]) -> tuple[Turn, ...]:
    """Return the events of a round as turns, in order; a turn that is not over yet comes last."""
    groups: list[list[Event]] = []
    open_seat: int | None = None
    for event in history:
        if isinstance(event, RoundEnded):
            continue
        if open_seat != event.seat:
            groups.append([])
        groups[-1].append(event)
        over = isinstance(event, Discarded | Knocked | Passed)
        open_seat = None if over else event.seat
    seats = [_seat(group) for group in groups]
    first = seats[0] if seats else 0
    turns: list[Turn] = []
    number = 0
    for seat, group in zip(seats, groups, strict=True):
        # A number holds one turn of each side; the one who began, or who moves twice, opens the next.
        if not turns or seat == first or turns[-1].seat == seat:
            number += 1
        turns.append(Turn(number, seat, tuple(group)))
    return tuple(turns)


def _seat(group: list[Event]) -> int:
    event = group[0]
    assert not isinstance(event, RoundEnded)  # noqa: S101 - left out above
    return event.seat


class MoveListModel(QAbstractListModel):
    """The moves of the round, latest first. See :class:`MoveRole`; ``DisplayRole`` is to be read out."""

    def __init__(self, game: GameState, parent: QObject | None = None, *, hands_open: bool = True) -> None:
        """Follow ``game``; for ``hands_open`` see :meth:`set_hands_open`."""
        super().__init__(parent)
        self._game = game
        self._turns: list[Turn] = []
        self._hands_open = hands_open
        for signal in (game.match_started, game.round_started, game.curtain_lifted, game.cleared):
            signal.connect(self.refresh)
        game.moved.connect(self._refresh_after)
        game.curtain_wanted.connect(self._refresh_behind)  # it told what the one before had drawn
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Read everything from the game again."""
        turns = turns_of(self._events())
        # Only turns with words: how the defender shows its hand is seen on the table.
        latest = [turn for turn in reversed(turns) if move_text(turn.events)]
        self.beginResetModel()
        self._turns = latest
        self.endResetModel()

    def set_hands_open(self, *, hands_open: bool) -> None:
        """Tell what both sides drew in a round that is only watched; with closed hands what neither did."""
        if hands_open != self._hands_open:
            self._hands_open = hands_open
            self.refresh()

    def _events(self) -> tuple[Event, ...]:
        """Return what has happened as whoever is before the screen may know it."""
        game, view, table = self._game, self._game.view, self._game.table
        if view is None or table is None:
            return ()
        if not game.watching or game.looking_on:  # a replay has hands of its own to open
            return view.history
        return tuple(table.round.events) if self._hands_open else public(view.history)

    @Slot(object, object)
    def _refresh_after(self, _events: object, _view: object) -> None:
        self.refresh()

    @Slot(int)
    def _refresh_behind(self, _seat: int) -> None:
        self.refresh()

    @Slot()
    def retranslate(self) -> None:
        """Show the texts in the language that is installed now."""
        if self._turns:
            self.dataChanged.emit(self.index(0), self.index(len(self._turns) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many turns there are."""
        return 0 if parent.isValid() else len(self._turns)

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:  # noqa: ANN401
        """Return the line read out, or what :class:`MoveRole` asks for."""
        if not index.isValid():
            return None
        turn = self._turns[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{format_number(turn.number)} {self._name(turn)}: {spoken(move_text(turn.events))}"
            case MoveRole.NUMBER:
                return turn.number
            case MoveRole.SEAT:
                return turn.seat
            case MoveRole.NAME:
                return self._name(turn)
            case MoveRole.MARKUP:
                return move_text(turn.events)
            case _:
                return None

    def _name(self, turn: Turn) -> str:
        names = self._game.table_names
        return seat_name(turn.seat, self._game.table_seat) if names is None else names[turn.seat]
