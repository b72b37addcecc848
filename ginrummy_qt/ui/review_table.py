"""The table of a review: how it stood when something was decided, with what was done and what was best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ginrummy_qt.engine import Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.models.replay import Replay
from ginrummy_qt.ui.table.paint import draw_pill, draw_ring
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.theme import advance

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.engine import Action, MatchRecord
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.faces import Faces

__all__ = ["ReviewTable"]

_DARK: Final = "#14110A"
_PILL: Final = "#16191C"
_INDEX: Final = 0.2
"""Share of a card's width that its index takes, with the edge."""
_LEAST: Final = 420
"""The lowest table on which nothing sticks out, in pixels."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """A word on what an action is about."""

    action: Action
    word: str
    best: bool


class _Marks(QWidget):
    """Lies over a table and takes nothing: rings and words on cards and piles, told elsewhere too."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view = view
        self._marks: tuple[_Mark, ...] = ()
        view.viewport().installEventFilter(self)
        self.setGeometry(view.viewport().rect())

    def show_marks(self, marks: tuple[_Mark, ...]) -> None:
        """Show these, those of before no more."""
        self._marks = marks
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: cover the table, whatever its size."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def _frame(self, action: Action) -> QRectF | None:
        """Return what is seen of the card or pile that the action is about."""
        table = self._view.table
        if isinstance(action, Draw | TakeDiscard | Pass):
            pile = table.stock if isinstance(action, Draw) else table.discard
            return pile.frame if pile.isVisible() else None
        card = getattr(action, "card", None)
        place = None if card is None else table.place_of(card)
        if place is None:
            return None
        frame = table.rect_of(place)
        frame.setWidth(min(frame.width(), max(place.strip, 0.3 * frame.width())))
        return frame

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: what was done in near-black, what was best in the table's accent."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._view.look
        card, accent, on_accent = look.layout.card, look.palette.accent, look.palette.on_accent
        px = 12.5 * look.text
        line = max(2.5, 0.02 * card)
        taken: list[QRectF] = []
        for mark in self._marks:
            frame = self._frame(mark.action)
            if frame is None:
                continue
            around = frame.adjusted(-1, -1, 1, 1)
            if not isinstance(mark.action, Pass):
                draw_ring(painter, around, look.layout.radius, QPen(QColor(_DARK), line + 2.2))
                if mark.best:
                    draw_ring(painter, around, look.layout.radius, QPen(QColor(accent), line))
            wide = advance(mark.word, px, bold=True) + 12
            # Clear of the index, and of the word on the card beside it.
            above = 0.9 if wide > frame.width() - 2 * _INDEX * card else 0.35
            at = QPointF(frame.center().x(), frame.top() - above * px)
            if isinstance(mark.action, Pass):
                at.setY(frame.center().y())
            at.setX(min(max(at.x(), wide / 2 + 2), self.width() - wide / 2 - 2))
            room = QRectF(at.x() - wide / 2, at.y() - 0.9 * px, wide, 1.8 * px)
            while any(room.intersects(other) for other in taken):
                room.translate(0, -1.9 * px)
            taken.append(room)
            draw_pill(
                painter,
                room.center(),
                mark.word,
                px,
                fill=accent if mark.best else _PILL,
                ink=on_accent if mark.best else "#FFFFFF",
                edge=QColor(_DARK) if mark.best else QColor("#FFFFFF"),
            )


class ReviewTable(QWidget):
    """The table. It goes where :meth:`show_step` says and plays nothing."""

    def __init__(
        self, record: MatchRecord, seat: int, settings: Settings, faces: Faces, parent: QWidget
    ) -> None:
        """Show ``record``, every round of it over, through the eyes of ``seat``."""
        super().__init__(parent)
        self.replay = Replay(record, self)
        self.replay.look_from(seat)
        self._step: Step | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.views: list[TableView] = []
        self._marks: list[_Marks] = []
        for table in self.replay.tables:
            view = TableView(settings, faces, self)
            view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            view.set_controller(table)
            self.views.append(view)
            self._marks.append(_Marks(view))
            row.addWidget(view)
        self.setMinimumSize(320, _LEAST)

    @property
    def view(self) -> TableView:
        """The table at which the seat plays in the round that is shown."""
        table = self.replay.match.table_of(self.replay.person)
        return self.views[0 if table is None else table.number]

    def look_from(self, seat: int) -> None:
        """Show everything through the eyes of another seat."""
        self.replay.look_from(seat)

    def set_open(self, *, hands: bool) -> None:
        """Show the hand opposite, or what the seat could see of it."""
        self.replay.open_hands = hands
        self._finish()

    def show_step(self, step: Step) -> None:
        """Show how it stood before this decision."""
        self._step = step
        self._finish()
        self.replay.go(step.number, step.decision.move)
        self._settle(self._marks_of(step))

    def show_round(self, number: int) -> None:
        """Show the round as it was dealt, with no decision marked."""
        self._step = None
        self._finish()
        self.replay.go(number, 0)
        self._settle(())

    def show_nothing(self) -> None:
        """Mark nothing: there is no decision to be shown."""
        self._step = None
        self._settle(())

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if self._step is not None:
            self._settle(self._marks_of(self._step))

    def _finish(self) -> None:
        for view in self.views:
            view.finish()

    def _settle(self, marks: tuple[_Mark, ...]) -> None:
        shown = self.view
        for view, layer in zip(self.views, self._marks, strict=True):
            view.setVisible(view is shown)
            layer.show_marks(marks if view is shown else ())
        self._finish()

    @staticmethod
    def _marks_of(step: Step) -> tuple[_Mark, ...]:
        decision = step.decision
        if decision.forced:
            return ()
        chosen, best = decision.chosen.action, decision.best.action
        passed = QCoreApplication.translate("Review", "passed", "on the card that was declined")
        played = QCoreApplication.translate("Review", "played", "on a card that was thrown or taken")
        if chosen == best:
            word = QCoreApplication.translate("Review", "played, the best")
            if isinstance(chosen, Pass):
                word = QCoreApplication.translate("Review", "passed, the best")
            return (_Mark(best, word, best=True),)
        word = QCoreApplication.translate("Review", "best", "on the card that was best thrown")
        if isinstance(best, Pass):
            word = QCoreApplication.translate("Review", "best: pass")
        marks = [_Mark(chosen, passed if isinstance(chosen, Pass) else played, best=False)]
        if getattr(best, "card", None) == getattr(chosen, "card", object()):
            # The same card, thrown in another way.
            word = _other_way(best)
        marks.append(_Mark(best, word, best=True))
        return tuple(marks)


def _other_way(action: Action) -> str:
    """Return how the best action differs from another one with the same card."""
    if isinstance(action, Knock):
        return QCoreApplication.translate("Review", "best: knock")
    return QCoreApplication.translate("Review", "best: play on")
