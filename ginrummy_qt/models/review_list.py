"""The decisions of a review as a list: one round, or all of a match with a head before each round."""

from __future__ import annotations

from enum import IntEnum
from operator import is_
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from ginrummy_qt.models.review_steps import Step
from ginrummy_qt.models.review_words import best_text, done_text, loss_text, point_text, signed, step_label
from ginrummy_qt.models.words import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.players.review import RoundReview

__all__ = ["ReviewList", "ReviewRole"]

_Index = QModelIndex | QPersistentModelIndex
_NO_PARENT: Final = QModelIndex()


class ReviewRole(IntEnum):
    """What else is known of a line, beside its text for screen readers."""

    LABEL = Qt.ItemDataRole.UserRole
    """Where in the round it stands; empty when the line before stands there too. Of a head, the round."""
    DONE = Qt.ItemDataRole.UserRole + 1
    """What was done, with markup. Of a head, what came of the round."""
    LOSS = Qt.ItemDataRole.UserRole + 2
    """Points given away, as text; empty for none."""
    COSTLY = Qt.ItemDataRole.UserRole + 3
    TURNING = Qt.ItemDataRole.UserRole + 4
    """Whether the round turned here."""
    HEAD = Qt.ItemDataRole.UserRole + 5
    """Whether the line is the head of a round, which cannot be chosen."""
    FORCED = Qt.ItemDataRole.UserRole + 6
    """Whether there was nothing to decide."""


class ReviewList(QAbstractListModel):
    """The lines. What they say follows the language that is installed when they are asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Step | RoundReview] = []
        self._heads = ""

    def show_rounds(
        self, rounds: Sequence[tuple[RoundReview, tuple[Step, ...]]], *, costly: bool, head: str = ""
    ) -> None:
        """List the decisions of these rounds. What is listed already, as the same objects, stays.

        Args:
            rounds: Each with its decisions.
            costly: Only those that gave much away; a round without any has no head either.
            head: Text of a round's head with ``{number}``; empty: no heads.
        """
        rows: list[Step | RoundReview] = []
        for review, steps in rounds:
            shown = [step for step in steps if step.costly] if costly else list(steps)
            if head and shown:
                rows.append(review)
            rows += shown
        old = self._rows
        same = head == self._heads and all(map(is_, old, rows)) and 0 < len(old) <= len(rows)
        if not same:
            self.beginResetModel()
            self._rows, self._heads = rows, head
            self.endResetModel()
        elif len(rows) > len(old):  # one more round has come
            self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
            self._rows = rows
            self.endInsertRows()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    @property
    def steps(self) -> tuple[Step, ...]:
        """All decisions that are listed, in order."""
        return tuple(row for row in self._rows if isinstance(row, Step))

    def step(self, row: int) -> Step | None:
        """Return the decision in this line; ``None`` for a head, or a line that is not there."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, Step) else None

    def row_of(self, number: int, place: int) -> int | None:
        """Return the line of a round's decision; ``None`` when it is not listed."""
        for row, one in enumerate(self._rows):
            if isinstance(one, Step) and (one.number, one.place) == (number, place):
                return row
        return None

    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        """Qt: a line for every decision, and the heads."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Qt: heads cannot be chosen."""
        if self.step(index.row()) is None:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's
        """Qt: what a line says."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if isinstance(row, Step):
            return self._of_step(index.row(), row, role)
        head = self._heads.format(number=row.number)
        won = "" if row.won is None else signed(row.won, 0)
        said: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: f"{head}, {won}",
            ReviewRole.LABEL: head,
            ReviewRole.DONE: won,
            ReviewRole.HEAD: True,
        }
        return said.get(role)

    def _of_step(self, row: int, step: Step, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                turned = QCoreApplication.translate("Review", "turning point") if step.points else ""
                parts = (step_label(step), done_text(step), loss_text(step), turned)
                return spoken(", ".join(filter(None, parts)))
            case Qt.ItemDataRole.ToolTipRole:
                lines = (best_text(step), *(point_text(point, step) for point in step.points))
                return "\n".join(map(spoken, lines))
            case ReviewRole.LABEL:
                label, before = step_label(step), self.step(row - 1)
                same = before is not None and before.number == step.number and step_label(before) == label
                return "" if same else label
            case ReviewRole.DONE:
                return done_text(step)
            case ReviewRole.LOSS:
                return loss_text(step)
            case ReviewRole.COSTLY:
                return step.costly
            case ReviewRole.TURNING:
                return bool(step.points)
            case ReviewRole.HEAD:
                return False
            case ReviewRole.FORCED:
                return step.decision.forced
            case _:
                return None
