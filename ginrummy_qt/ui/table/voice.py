"""Tells assistive technology what changes at the table, and says what happens; idle where none listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from ginrummy_qt.models.announcements import Turns, deal_text, result_text
from ginrummy_qt.ui.table.access import ViewportAccess

if TYPE_CHECKING:
    from ginrummy_qt.engine import Event, RoundResult, SeatView
    from ginrummy_qt.ui.table.access import PartAccess
    from ginrummy_qt.ui.table.access_parts import Part
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["Voice"]


class Voice(QObject):
    """Speaks for the table ``view``. What happens within one motion is said in one go."""

    announced = Signal(str)
    """What has been said."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._turns = Turns()
        self._dealt = False
        self._due: list[str] = []
        self._result = ""
        """What comes last of what is due."""
        self._told: dict[Part, tuple[str, str, int, int]] = {}
        """What was told of each part: name, description, whether selected, whether disabled."""
        self._order: list[Part] = []
        self._focus: Part | None = None
        # All that changes in one go is told when it has changed, and once.
        self._look, self._speak = (QTimer(self, singleShot=True, interval=0) for _ in range(2))
        self._look.timeout.connect(self._tell_changes)
        self._speak.timeout.connect(self._say)
        view.director.deal_started.connect(self._on_deal)
        view.director.batch_shown.connect(self._on_shown)
        view.round_shown.connect(self._on_result)
        view.presenter.states_shown.connect(self._on_states)

    # ------------------------------------------------------------------ announcements

    def _on_deal(self, _view: SeatView) -> None:
        self._turns.clear()
        self._dealt = True

    def _on_shown(self, events: tuple[Event, ...], view: SeatView) -> None:
        if not QAccessible.isActive():
            return
        names, me = self._view.presenter.company.names, self._view.reader
        watching, counted = self._view.table.watching, self._view.table.counting
        if self._dealt:
            self._dealt = False
            self._add(deal_text(view, self._view.round_number, names, watching=watching, counted=counted))
        self._add(self._turns.take(events, view, me, names, watching=watching, counted=counted))

    def _on_result(self, result: RoundResult) -> None:
        self._turns.clear()
        if QAccessible.isActive():
            self._result = result_text(result, self._view.reader, self._view.presenter.company.names)
            self._speak.start()

    def _add(self, text: str) -> None:
        if text:
            self._due.append(text)
            self._speak.start()

    def _say(self) -> None:
        text = " ".join(part for part in (*self._due, self._result) if part)
        self._due, self._result = [], ""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
        self.announced.emit(text)

    # ------------------------------------------------------------------ names, states, focus

    def _on_states(self) -> None:
        if QAccessible.isActive():
            self._look.start()

    def _tell_changes(self) -> None:
        """Tell what is not any more as it was told last."""
        access = QAccessible.queryAccessibleInterface(self._view.viewport())
        if not isinstance(access, ViewportAccess):
            return
        parts = self._view.parts
        top = parts.top()
        order = [*top, *(child for part in top for child in parts.children(part))]
        if order != self._order:
            self._order = order
            for part in top:
                _send(access.node(part), QAccessible.Event.ObjectReorder)
            QAccessible.updateAccessibility(
                QAccessibleEvent(self._view.viewport(), QAccessible.Event.ObjectReorder)
            )
        told = {}
        for part in order:
            flags = parts.flags(part)
            told[part] = (parts.name(part), parts.description(part), flags.selected, flags.disabled)
            if part in self._told and self._told[part] != told[part]:
                self._tell_part(access.node(part), self._told[part], told[part])
        self._told = told
        focus = parts.focused
        if focus != self._focus:
            self._focus = focus
            if focus is not None:
                _send(access.node(focus), QAccessible.Event.Focus)

    @staticmethod
    def _tell_part(node: PartAccess, old: tuple[str, str, int, int], new: tuple[str, str, int, int]) -> None:
        if new[0] != old[0]:
            _send(node, QAccessible.Event.NameChanged)
        if new[1] != old[1]:
            _send(node, QAccessible.Event.DescriptionChanged)
        changed = QAccessible.State()
        changed.selected, changed.disabled = int(new[2] != old[2]), int(new[3] != old[3])
        if new[2:] != old[2:]:
            QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))
        if new[2] and not old[2]:
            _send(node, QAccessible.Event.Selection)


def _send(node: PartAccess, what: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(node, what))
