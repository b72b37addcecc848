"""Laying off by hand at the table: from cards and keys to a plan, and from the plan to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.engine import LayOff
from ginrummy_qt.engine.actions import LaidOff
from ginrummy_qt.models.layoff_plan import LayoffPlan, is_laying, melds_for
from ginrummy_qt.models.layoff_words import layoff_prompt, where_prompt

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, SeatView

__all__ = ["Laying"]


class Laying(QObject):
    """Keeps the plan while the person lays off; tells the game all of it when the person is done."""

    changed = Signal(object, object)
    """``(tuple[Event, ...], SeatView)``: to be shown, as if it had happened."""
    action_wanted = Signal(object)
    """For the game, one after the other."""
    sent = Signal()
    """The game has been told everything."""
    told = Signal(str)
    """A question or a reason, one sentence."""
    asked = Signal(object)
    """``Card`` that fits on two melds and waits for the choice, or ``None``: no question any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plan: LayoffPlan | None = None
        self._asking: Card | None = None
        self.sending = False
        """Whether the game is being told; what it answers in between needs no showing."""

    @property
    def active(self) -> bool:
        """Whether the person lays off now."""
        return self._plan is not None

    @property
    def can_undo(self) -> bool:
        """Whether a card can be taken back."""
        return self._plan is not None and self._plan.can_undo

    @property
    def asking(self) -> Card | None:
        """The card whose meld is to be chosen."""
        return self._asking

    def take(self, view: SeatView) -> SeatView:
        """Begin when ``view`` says so, else end; return the view to show."""
        self._ask(None)
        self._plan = LayoffPlan(view) if is_laying(view) else None
        return view if self._plan is None else self._plan.view

    def stop(self) -> None:
        """Forget the plan."""
        self._ask(None)
        self._plan = None

    def lay(self, card: Card) -> None:
        """Lay ``card`` off; where two melds take it, ask."""
        if self._plan is None:
            return
        view = self._plan.view
        melds = melds_for(view, card)
        if not melds:
            self.told.emit(layoff_prompt(view, card)[0])
        elif len(melds) == 1:
            self.lay_on(LayOff(card, melds[0]))
        else:
            self._ask(card)
            self.told.emit(where_prompt(card))

    def lay_on(self, action: LayOff) -> None:
        """Lay a card off on the meld that ``action`` names."""
        plan = self._plan
        if plan is None or not plan.lay(action):
            return
        self._ask(None)
        view = plan.view
        self.changed.emit((LaidOff(view.seat, action.card, action.meld),), view)

    def choose(self, number: int) -> bool:
        """Answer the question with slot ``number``, from 1; return whether it is an answer to one."""
        if self._plan is None or self._asking is None or not 1 <= number <= 9:
            return False
        melds = melds_for(self._plan.view, self._asking)
        if 1 <= number <= len(melds):
            self.lay_on(LayOff(self._asking, melds[number - 1]))
        return True

    def cancel_question(self) -> bool:
        """Take the question back; return whether there was one."""
        had = self._asking is not None
        self._ask(None)
        return had

    def undo(self) -> None:
        """Take the last card back."""
        self._ask(None)
        if self._plan is not None and self._plan.undo():
            self.changed.emit((), self._plan.view)

    def lay_all(self) -> None:
        """Lay off what leaves the fewest points; when no more gains, that is all."""
        plan = self._plan
        if plan is None:
            return
        best = plan.best()
        if not best:
            self.done()
            return
        for card, meld in best:
            self.lay_on(LayOff(card, meld))

    def done(self) -> None:
        """Tell the game what has been laid off, and that it is all."""
        plan = self._plan
        if plan is None or self.sending:
            return
        self._ask(None)
        self.sending = True
        try:
            for action in plan.actions():
                if self._plan is not plan:  # another match, or none
                    return
                self.action_wanted.emit(action)
        finally:
            self.sending = False
        self.sent.emit()

    def _ask(self, card: Card | None) -> None:
        if card is not self._asking:
            self._asking = card
            self.asked.emit(card)
