"""The list of stored matches: filtered, sorted, deleted and brought back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum, StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.match_words import (
    first_side,
    moment_text,
    opponents_text,
    outcome_text,
    rules_text,
    score_text,
)
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.statistics import group_of
from ginrummy_qt.models.transfer import ImportReport, import_files
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError
from ginrummy_qt.store.values import Outcome, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from ginrummy_qt.engine import MatchRecord, Rules
    from ginrummy_qt.store import Store
    from ginrummy_qt.store.values import MatchSummary

__all__ = ["Column", "HistoryFilter", "HistoryModel", "Kind", "Role", "Span"]

_Index = QModelIndex | QPersistentModelIndex
_USER: Final = int(Qt.ItemDataRole.UserRole)


class Column(IntEnum):
    """The columns of the list."""

    DAY = 0
    OPPONENT = 1
    RULES = 2
    OUTCOME = 3
    SCORE = 4
    ROUNDS = 5


class Role(IntEnum):
    """What the list knows of a row beside its texts."""

    ID = _USER + 1
    """The match's number in the store."""
    WON = _USER + 2
    """True, False, or ``None`` when nobody won, it did not end, or no person played, or several."""


class Kind(StrEnum):
    """Which matches are listed."""

    ALL = "all"
    WON = "won"
    LOST = "lost"
    NOBODY = "nobody"
    TRAINING = "training"
    ABANDONED = "abandoned"
    DELETED = "deleted"


class Span(StrEnum):
    """From when on."""

    ALL = "all"
    WEEK = "week"
    MONTH = "month"
    YEAR = "year"


_DAYS: Final = {Span.WEEK: 7, Span.MONTH: 30, Span.YEAR: 365}


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """What is looked for."""

    kind: Kind = Kind.ALL
    span: Span = Span.ALL
    group: str | None = None
    """As :func:`~ginrummy_qt.models.statistics.group_of` gives it."""
    rules: Rules | None = None
    """With their target."""
    text: str = ""
    """Words, all of which stand in a line of the list, in capitals or not."""


def _utc_now() -> datetime:
    return datetime.now(UTC)


class HistoryModel(QAbstractTableModel):
    """Matches that are over, given up, or in the bin, each a row. See :class:`Column` and :class:`Role`."""

    failed = Signal(object)
    """What the disk did not take, a :data:`Sentence`."""

    def __init__(
        self,
        store: Store,
        parent: QObject | None = None,
        *,
        under_way: bool = False,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        """List what ``store`` holds, newest first: what is over or in the bin, or what is ``under_way``."""
        super().__init__(parent)
        self._store = store
        self._now = now
        self._under_way = under_way
        self._filter = HistoryFilter()
        self._sort = (Column.DAY, Qt.SortOrder.DescendingOrder)
        self._all: tuple[MatchSummary, ...] = ()
        self._bin: tuple[MatchSummary, ...] = ()
        self._texts: dict[int, tuple[str, ...]] = {}
        self._rows: list[MatchSummary] = []
        self.refresh()

    # ------------------------------------------------------------------ what is there

    def refresh(self) -> None:
        """Read the store again."""
        store = self._store
        self._all = store.under_way() if self._under_way else (*store.finished(), *store.abandoned())
        self._bin = () if self._under_way else store.deleted()
        self._texts.clear()
        self._show()

    @property
    def total(self) -> int:
        """How many matches there are, whatever is looked for; the bin left out."""
        return len(self._all)

    @property
    def in_bin(self) -> int:
        """How many lie in the bin."""
        return len(self._bin)

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups of all matches."""
        return tuple(sorted({group_of(match) for match in self._all}))

    @property
    def rules(self) -> tuple[Rules, ...]:
        """The rules of all matches, with their targets, each once, the most played first."""
        counts: dict[Rules, int] = {}
        for match in self._all:
            counts[match.rules] = counts.get(match.rules, 0) + 1
        return tuple(sorted(counts, key=lambda rules: -counts[rules]))

    @property
    def filter(self) -> HistoryFilter:
        """What is looked for."""
        return self._filter

    def set_filter(self, wanted: HistoryFilter) -> None:
        """Look for ``wanted``."""
        if wanted != self._filter:
            self._filter = wanted
            self._show()

    def row(self, row: int) -> MatchSummary:
        """Return the match in this row."""
        return self._rows[row]

    def row_of(self, match_id: int) -> int | None:
        """Return the row of a match, unless it is not listed."""
        return next((row for row, match in enumerate(self._rows) if match.id == match_id), None)

    def load(self, match_id: int) -> MatchRecord | None:
        """Return the record of a match; ``None`` after :attr:`failed`."""
        try:
            return self._store.load(match_id)
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return None

    def import_files(self, paths: Sequence[Path]) -> ImportReport:
        """Store the records of these files; return what came of each."""
        report = import_files(self._store, paths)
        if report.new:
            self.refresh()
        return report

    # ------------------------------------------------------------------ the bin

    def delete(self, match_ids: Iterable[int]) -> int:
        """Put matches into the bin; return how many were put there."""
        try:
            count = self._store.delete(match_ids)
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return 0
        self.refresh()
        return count

    def abandon(self, match_ids: Iterable[int]) -> int:
        """Give matches under way up; return how many."""
        count = 0
        try:
            for match_id in match_ids:
                self._store.abandon(match_id)
                count += 1
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
        self.refresh()
        return count

    def bring_back(self, match_ids: Iterable[int]) -> int:
        """Take matches out of the bin; return how many were there."""
        try:
            count = self._store.undelete(match_ids)
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return 0
        self.refresh()
        return count

    def empty_bin(self) -> int:
        """Delete for good what lies in the bin; return how many matches it was."""
        try:
            count = self._store.purge()
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return 0
        self.refresh()
        return count

    # ------------------------------------------------------------------ filter and order

    def _show(self) -> None:
        self.beginResetModel()
        wanted = self._filter
        matches: Iterable[MatchSummary] = self._bin if wanted.kind is Kind.DELETED else self._all
        since = ""
        if wanted.span in _DAYS:
            since = (self._now() - timedelta(days=_DAYS[wanted.span])).isoformat(timespec="milliseconds")
        words = wanted.text.casefold().split()
        self._rows = [
            match
            for match in matches
            if _is_kind(match, wanted.kind)
            and match.updated >= since
            and (wanted.group is None or group_of(match) == wanted.group)
            and (wanted.rules is None or match.rules == wanted.rules)
            and (not words or self._has(match, words))
        ]
        self._order()
        self.endResetModel()

    def _has(self, match: MatchSummary, words: Sequence[str]) -> bool:
        text = " ".join((*self._texts_of(match), *(player.name for player in match.players))).casefold()
        return all(word in text for word in words)

    def _order(self) -> None:
        column, order = self._sort
        keys: dict[Column, Callable[[MatchSummary], Any]] = {
            Column.DAY: lambda match: match.updated,
            Column.OPPONENT: lambda match: self._texts_of(match)[Column.OPPONENT],
            Column.RULES: lambda match: self._texts_of(match)[Column.RULES],
            Column.OUTCOME: lambda match: self._texts_of(match)[Column.OUTCOME],
            Column.SCORE: _lead,
            Column.ROUNDS: lambda match: match.rounds,
        }
        # Among equals the newest comes first, whatever the column and its order.
        self._rows.sort(key=lambda match: (match.updated, match.id), reverse=True)
        self._rows.sort(key=keys[column], reverse=order is Qt.SortOrder.DescendingOrder)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Qt: put the rows in another order; who is selected stays so."""
        self._sort = (Column(column), order)
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        ids = [(index, self._rows[index.row()].id) for index in before]
        self._order()
        places = {match.id: row for row, match in enumerate(self._rows)}
        for index, match_id in ids:
            self.changePersistentIndex(index, self.index(places[match_id], index.column()))
        self.layoutChanged.emit()

    # ------------------------------------------------------------------ Qt

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now."""
        self._texts.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many matches are listed."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> Any:  # noqa: ANN401 - Qt's own type
        """Return the columns' names."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == int(Qt.ItemDataRole.TextAlignmentRole):
            return _alignment(section)
        if role != int(Qt.ItemDataRole.DisplayRole):
            return None
        return {
            Column.DAY: QCoreApplication.translate("History", "Played"),
            Column.OPPONENT: QCoreApplication.translate("History", "Opponent"),
            Column.RULES: QCoreApplication.translate("History", "Rules"),
            Column.OUTCOME: QCoreApplication.translate("History", "Result"),
            Column.SCORE: QCoreApplication.translate("History", "Points"),
            Column.ROUNDS: QCoreApplication.translate("History", "Rounds"),
        }[Column(section)]

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:  # noqa: ANN401
        """Return a cell's text, or what :class:`Role` asks for."""
        if not index.isValid():
            return None
        match = self._rows[index.row()]
        if role == int(Qt.ItemDataRole.DisplayRole):
            return self._texts_of(match)[index.column()]
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return ", ".join(self._texts_of(match)) if index.column() == Column.DAY else None
        if role == int(Qt.ItemDataRole.TextAlignmentRole):
            return _alignment(index.column())
        if role == Role.ID:
            return match.id
        if role == Role.WON:
            if reader(match.players) is None:
                return None
            return {Outcome.WON: True, Outcome.LOST: False}.get(match.outcome or Outcome.NOBODY)
        return None

    def _texts_of(self, match: MatchSummary) -> tuple[str, ...]:
        texts = self._texts.get(match.id)
        if texts is None:
            texts = self._texts[match.id] = (
                moment_text(match.updated),
                opponents_text(match.players),
                rules_text(match.rules),
                outcome_text(match),
                score_text(match.totals, first_side(match)),
                format_number(match.rounds),
            )
        return texts


def _alignment(column: int) -> int:
    side = (
        Qt.AlignmentFlag.AlignRight if column in {Column.SCORE, Column.ROUNDS} else Qt.AlignmentFlag.AlignLeft
    )
    return int((side | Qt.AlignmentFlag.AlignVCenter).value)


def _lead(match: MatchSummary) -> int:
    side = first_side(match)
    return match.totals[side] - max(points for seat, points in enumerate(match.totals) if seat != side)


def _is_kind(match: MatchSummary, kind: Kind) -> bool:
    if kind in {Kind.ALL, Kind.DELETED}:
        return True
    if kind is Kind.TRAINING:
        return match.training
    if kind is Kind.ABANDONED:
        return match.state is State.ABANDONED
    return match.outcome == Outcome(kind.value)
