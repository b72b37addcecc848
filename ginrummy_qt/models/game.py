"""The game in progress, as the window sees it: who may act, what happened, what the computer answers.

How a move travels: the window calls :meth:`GameController.act`; the action is checked against the legal
actions, applied, written to the disk, and only then told in :attr:`GameController.moved`. The computer's
answers take the same way, see :mod:`ginrummy_qt.models.game_turns`. What is asked of the computers is kept
in :mod:`ginrummy_qt.models.asking`, which table and whose hand is on the screen in
:mod:`ginrummy_qt.models.screen`.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import mask
from ginrummy_qt.models.beginning import CannotBegin, begin
from ginrummy_qt.models.game_turns import GameTurns
from ginrummy_qt.models.screen import Screen
from ginrummy_qt.models.session import Session
from ginrummy_qt.models.settings import THINKING
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtCore import QObject

    from ginrummy_qt.engine import Action, Deal, Player, Rules, SeatView
    from ginrummy_qt.models.worker import WorkerThread
    from ginrummy_qt.store import Store

__all__ = ["GameController"]


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def _utc_now() -> datetime:
    return datetime.now(UTC)


def _usual_seconds() -> float:
    return THINKING["normal"]


class GameController(GameTurns):
    """Plays one match at a time between persons at this screen and computers, and keeps it in the store.

    A computer's answer counts as soon as it is there, unless :meth:`hold` keeps it waiting; answers to
    questions that no longer stand are dropped by their number. An answer that the rules do not allow, or
    none, is told by :attr:`failed`, and the casual player is asked for this one move; when that fails too,
    the table waits for :meth:`retry`. After a failed write nothing has changed and nothing was shown: the
    person may act again; a computer's move is kept for :meth:`retry`, or until the disk takes another one.

    A table at which only computers play goes on by itself beside the one shown. It is asked about when no
    answer is awaited at the table shown, so that nobody ever waits for it longer than for one decision.
    """

    def __init__(
        self,
        store: Store,
        parent: QObject | None = None,
        *,
        computer: WorkerThread | None = None,
        seconds: Callable[[], float] = _usual_seconds,
        clock: Callable[[], int] = _milliseconds,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        """Play matches that are kept in ``store``.

        Args:
            store: Open; :meth:`close` closes it.
            parent: Qt's owner.
            computer: Who answers for the computers; ``None``: the players, on a thread that starts when it is
                first needed.
            seconds: What a computer may take for a move, above 0; read anew for each question.
            clock: Milliseconds that never go back, for the times of actions.
            now: The present time, UTC, for the start of a match.
        """
        super().__init__(store, parent, computer, seconds)
        self._clock = clock
        self._now = now
        self._clock_start = 0

    # Matches and rounds

    def new_match(
        self,
        rules: Rules,
        seats: Sequence[Player],
        deals: Iterable[Deal] | None = None,
        *,
        layoffs_by_hand: bool = False,
        training: bool = False,
        passing: bool = False,
    ) -> bool:
        """Begin a match; one that is being played stays under way.

        Args:
            rules: Without problems.
            seats: Who sits at each seat: persons at this screen and computers at a level, see
                :func:`ginrummy_qt.models.seats.seats_for`; computers alone are watched.
            deals: One for each round; then, and for ``None``, those that the store has bound.
            layoffs_by_hand: Whether persons choose what to lay off.
            training: Whether moves can be taken back; the match counts in no statistics then.
            passing: Whether nothing stays of the match when it is left before its end: a demonstration.

        Returns:
            Whether it began; if not, :attr:`failed` said why and everything is as before.
        """
        try:
            session = begin(
                self._store,
                rules,
                seats,
                deals,
                now=self._now(),
                layoffs_by_hand=layoffs_by_hand,
                training=training,
                passing=passing,
            )
        except CannotBegin as reason:
            self.failed.emit(reason.sentence)
            return False
        self._take_up(session, fresh=True)
        self.match_started.emit()
        if self._session is session:
            self._begin_round(session)
        return True

    def resume(self, match_id: int, deals: Iterable[Deal] | None = None) -> bool:
        """Take up a stored match where it was left; ``deals`` are for the rounds to come.

        Returns:
            Whether it is there; if not, :attr:`failed` said why and everything is as before.
        """
        try:
            session = Session.resume(self._store, match_id, deals=deals)
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return False
        self._show_again(session)
        return True

    def next_round(self) -> bool:
        """Deal the next round, if one is over and the match is not; say whether it was dealt."""
        session = self._session
        if session is None or not session.match.round_over or session.match.outcome is not None:
            return False
        try:
            session.next_round()
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return False
        self._skipping = False
        self._screen.deal(session.match, fresh=True)
        self._begin_round(session)
        return True

    def prepare(self) -> None:
        """Load what the computer thinks with, on its own thread: the first answer then comes at once."""
        self._asking.prepare()

    @property
    def ready(self) -> bool:
        """Whether the computer's thread runs, so that a question need not wait for its start."""
        computer = self._asking.computer
        return computer is not None and computer.running

    def leave(self) -> None:
        """Put the match away; unless it is finished it stays under way."""
        if self._session is not None:
            self._put_away()
            self.cleared.emit()

    def close(self) -> None:
        """End everything: the match stays under way, the computer's thread ends, the store is closed."""
        self._put_away()
        self._asking.stop()
        self._store.close()

    def _put_away(self) -> None:
        self._drop_questions()
        session, self._session = self._session, None
        if session is not None:
            session.put_away()

    # What persons do

    def act(self, action: Action) -> bool:
        """Do what the person at the bottom wants, if the rules allow it now.

        Returns:
            Whether it was done. If not, :attr:`refused` or :attr:`failed` said why.
        """
        session, view = self._session, self.view
        if session is None or view is None:
            return False
        if not self._screen.may_act(session.match) or action not in view.legal_actions:
            self.refused.emit(self.why_not(action))
            return False
        return self._play(session, self._screen.table, action)

    def hint(self, view: SeatView | None = None) -> bool:
        """Ask for advice; the answer comes as :attr:`hinted` unless something happens first.

        Args:
            view: What the person sees, when that goes beyond the game's own state: cards laid off by hand
                that can still be taken back. ``None``: :attr:`view`.

        Returns:
            Whether it was asked: only when it is the person's turn.
        """
        view = self.view if view is None else view
        if view is None or not view.legal_actions or self._session is None:
            return False
        if not self._screen.may_act(self._session.match):
            return False
        self._asking.advise(view)
        return True

    def lift_curtain(self) -> None:
        """The person of :attr:`curtain` sits before the screen now; does nothing without a curtain.

        Either :attr:`round_started` or :attr:`curtain_lifted` follows.
        """
        session = self._session
        if session is None or self._screen.curtain is None:
            return
        if self._screen.lift(session.match):
            self.round_started.emit()
        else:
            self.curtain_lifted.emit()
        if self._session is session:
            self._carry_on(session)

    # Taking moves back

    def undo(self) -> bool:
        """Take the last move of a person back, and what computers did since; return whether it was done.

        :attr:`match_started` follows, as for a match that is taken up there.
        """
        session = self._session
        return session is not None and session.can_undo and self._go_to(session, session.undo)

    def redo(self) -> bool:
        """Do again what :meth:`undo` took back last; return whether it was done."""
        session = self._session
        return session is not None and session.can_redo and self._go_to(session, session.redo)

    def _go_to(self, session: Session, change: Callable[[], None]) -> bool:
        try:
            change()
        except StoreError as error:
            self.failed.emit(partial(trouble_text, error))
            return False
        self._show_again(session)
        return True

    # How it goes on

    def _show_again(self, session: Session) -> None:
        """Show ``session`` as it stands, without motion, and go on from there."""
        self._take_up(session, fresh=False)
        self.match_started.emit()
        if self._session is session:
            self._tell_ends(session, shown=True)
        if self._session is session and self._screen.curtain is not None:
            self.curtain_wanted.emit(self._screen.curtain)
        if self._session is session:
            self._carry_on(session)

    def _take_up(self, session: Session, *, fresh: bool) -> None:
        if self._session is not session:
            self._put_away()
        self._drop_questions()
        self._session = session
        self._screen = Screen(session.players)
        self._screen.deal(session.match, fresh=fresh)
        self._clock_start = self._clock() - session.last_at

    def _begin_round(self, session: Session) -> None:
        """Show the round that has been dealt, or let the curtain fall before it."""
        if self._screen.curtain is None:
            self.round_started.emit()
        else:
            self.curtain_wanted.emit(self._screen.curtain)
        if self._session is session:
            self._carry_on(session)

    def _play(self, session: Session, table: int, action: Action) -> bool:
        """Let the seat to move at this table do ``action``, write it down, and tell it."""
        shown = table == self._screen.table
        if shown:
            self._asking.forget_hint()
        at = max(self._clock() - self._clock_start, session.last_at)
        try:
            events = session.apply(action, at, table)
        except StoreError as error:
            kept = self._asking.answer(table) is not None
            if kept:
                self._asking.set_stuck(table)
            self.failed.emit(partial(trouble_text, error))
            if kept and self._session is session:
                self._carry_on(session)
            return False
        self._asking.done(table)
        self._asking.free(unwritten_only=True)
        place = session.place(table)
        if shown:
            seat = self.table_seat
            self.moved.emit(tuple(mask(event, seat) for event in events), self.view)
        else:
            self.other_moved.emit(table)
        # Whoever listens may have left the match, or acted already.
        if self._session is session and session.place(table) == place:
            self._go_on(session, shown=shown)
        return True

    def _go_on(self, session: Session, *, shown: bool) -> None:
        """After an action, at the table shown or another one: tell what is over, change seats, ask."""
        self._tell_ends(session, shown=shown)
        if self._session is not session:
            return
        wanted = self._screen.follow(session.match) if shown else None
        if wanted is not None:
            self.curtain_wanted.emit(wanted)
        if self._session is session:
            self._carry_on(session)

    def _tell_ends(self, session: Session, *, shown: bool) -> None:
        """Tell what is over now: the match, the round, or the table shown alone."""
        match = session.match
        result = self.result
        if match.round_over and result is not None:
            self._skipping = False
            outcome = match.outcome
            self.round_over.emit(result)
            if outcome is not None and self._session is session:
                self.match_over.emit(outcome)
        elif shown and result is not None:
            self.table_over.emit(result)
