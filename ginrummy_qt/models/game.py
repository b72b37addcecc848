"""The game in progress, as the window sees it: who may act, what happened, what the computer answers.

How a move travels: the window calls :meth:`GameController.act`; the action is checked against the legal
actions, applied, written to the disk, and only then told in :attr:`GameController.moved`. The computer's
answers take the same way.
"""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from ginrummy_qt.engine import Layoffs, MatchError, RulesError
from ginrummy_qt.engine.actions import mask
from ginrummy_qt.models.phrases import why_not
from ginrummy_qt.models.session import COMPUTER_SEAT, PERSON_SEAT, Session
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.models.words import level_name
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ginrummy_qt.engine import Action, Deal, Match, Rules, SeatView
    from ginrummy_qt.models.worker import WorkerThread
    from ginrummy_qt.store import MatchSummary, Store

__all__ = ["GameController"]

_log = logging.getLogger(__name__)

_SECONDS = 1.5  # what the computer may take for a move
_FALLBACK = "casual"  # the level that is asked when another one has no answer


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


def _utc_now() -> datetime:
    return datetime.now(UTC)


class GameController(QObject):
    """Plays one match at a time, the person at seat 0 against the computer, and keeps it in the store.

    The computer's answer counts as soon as it is there, unless :meth:`hold` keeps it waiting; answers to
    questions that no longer stand are dropped by their number. An answer that the rules do not allow, or
    none, is told by :attr:`failed`, and the casual player is asked for this one move; when that fails too,
    the match waits for :meth:`retry`. After a failed write nothing has changed and nothing was shown: the
    person may act again, and the computer's move is kept for :meth:`retry`.
    """

    match_started = Signal()
    """A match is there, new or taken up again: show it as it stands, without motion."""
    round_started = Signal()
    """A round has been dealt that nobody has seen yet."""
    moved = Signal(object, object)
    """``(tuple[Event, ...], SeatView)`` of an action that is on the disk: events and view of the person."""
    round_over = Signal(object)
    """``RoundResult``. Follows :attr:`moved`, or :attr:`match_started` for a match taken up at that point."""
    match_over = Signal(object)
    """``MatchOutcome``. Follows :attr:`round_over`."""
    thinking = Signal(bool)
    """Whether an answer of the computer is awaited."""
    hinted = Signal(object)
    """``tuple[Advice, ...]``, best first; the answer to :meth:`hint`."""
    refused = Signal(str)
    """Why what the person wanted is not allowed now, one sentence."""
    failed = Signal(str)
    """What went wrong with the disk or with the computer's answer, one sentence."""
    cleared = Signal()
    """There is no match any more."""

    def __init__(
        self,
        store: Store,
        parent: QObject | None = None,
        *,
        computer: WorkerThread | None = None,
        clock: Callable[[], int] = _milliseconds,
        now: Callable[[], datetime] = _utc_now,
    ) -> None:
        """Play matches that are kept in ``store``.

        Args:
            store: Open; :meth:`close` closes it.
            parent: Qt's owner.
            computer: Who answers for the computer; ``None``: the players, on a thread that starts when it is
                first needed.
            clock: Milliseconds that never go back, for the times of actions.
            now: The present time, UTC, for the start of a match.
        """
        super().__init__(parent)
        self._store = store
        self._clock = clock
        self._now = now
        self._session: Session | None = None
        self._clock_start = 0
        self._request = 0  # the last number given to a question
        self._waiting: int | None = None  # the question to the computer that stands
        self._hint: int | None = None
        self._answer: Action | None = None  # has come while held, or could not be written
        self._holding = False
        self._falling_back = False
        self._computer: WorkerThread | None = None
        if computer is not None:
            self._employ(computer)

    # What there is

    @property
    def store(self) -> Store:
        """Where matches are kept."""
        return self._store

    @property
    def match(self) -> Match | None:
        """The match, unless there is none. Ask again after every signal; do not apply actions to it."""
        return None if self._session is None else self._session.match

    @property
    def match_id(self) -> int | None:
        """The match's number in the store."""
        return None if self._session is None else self._session.match_id

    @property
    def level(self) -> str:
        """The computer's level in this match; empty without a match."""
        return "" if self._session is None else self._session.level

    @property
    def seat(self) -> int:
        """The person's seat."""
        return PERSON_SEAT

    @property
    def day(self) -> str:
        """The day on which the match began, where the person is, ISO 8601; empty without a match."""
        if self._session is None:
            return ""
        return datetime.fromisoformat(self._session.record.started).astimezone().date().isoformat()

    @property
    def view(self) -> SeatView | None:
        """What the person sees now; ``None`` without a match."""
        return None if self._session is None else self._session.match.round.view(PERSON_SEAT)

    @property
    def busy(self) -> bool:
        """Whether the computer thinks, or has an answer that waits."""
        return self._waiting is not None or self._answer is not None

    @property
    def stuck(self) -> bool:
        """Whether it is the computer's turn and nothing goes on: :meth:`retry` is to be offered."""
        session = self._session
        if session is None or self._waiting is not None or self._holding:
            return False
        current = session.match.round
        return current.result is None and current.turn == COMPUTER_SEAT

    def under_way(self) -> tuple[MatchSummary, ...]:
        """List the matches that can be taken up again, the one played last first."""
        return self._store.under_way()

    # Matches and rounds

    def new_match(
        self,
        rules: Rules,
        level: str,
        deals: Iterable[Deal] | None = None,
        *,
        layoffs_by_hand: bool = False,
    ) -> bool:
        """Begin a match; one that is being played stays under way.

        Args:
            rules: Without problems.
            level: The computer's.
            deals: One for each round; ``None``: from the system's entropy.
            layoffs_by_hand: Whether the person chooses what to lay off.

        Returns:
            Whether it began; if not, :attr:`failed` said why and everything is as before.
        """
        started = self._now().strftime("%Y-%m-%dT%H:%M:%SZ")
        try:
            session = Session.begin(
                self._store,
                rules,
                level,
                started=started,
                deals=deals,
                layoffs=Layoffs.BY_HAND if layoffs_by_hand else Layoffs.AUTO,
            )
        except (RulesError, MatchError):  # the latter: the session seats two
            self.failed.emit(self.tr("These rules cannot be played yet."))
            return False
        except StoreError as error:
            self.failed.emit(trouble_text(error))
            return False
        self._take_up(session)
        self.match_started.emit()
        if self._session is session:
            self.round_started.emit()
        if self._session is session:
            self._ask_if_due()
        return True

    def resume(self, match_id: int, deals: Iterable[Deal] | None = None) -> bool:
        """Take up a stored match where it was left; ``deals`` are for the rounds to come.

        Returns:
            Whether it is there; if not, :attr:`failed` said why and everything is as before.
        """
        try:
            session = Session.resume(self._store, match_id, deals=deals)
        except StoreError as error:
            self.failed.emit(trouble_text(error))
            return False
        self._take_up(session)
        self.match_started.emit()
        self._go_on(session)
        return True

    def next_round(self) -> bool:
        """Deal the next round, if one is over and the match is not; say whether it was dealt."""
        session = self._session
        if session is None or session.match.round.result is None or session.match.outcome is not None:
            return False
        try:
            session.next_round()
        except StoreError as error:
            self.failed.emit(trouble_text(error))
            return False
        self.round_started.emit()
        if self._session is session:
            self._ask_if_due()
        return True

    def leave(self) -> None:
        """Put the match away; unless it is finished it stays under way."""
        if self._session is not None:
            self._drop_questions()
            self._session = None
            self.cleared.emit()

    def close(self) -> None:
        """End everything: the match stays under way, the computer's thread ends, the store is closed."""
        self._drop_questions()
        self._session = None
        if self._computer is not None:
            self._computer.stop()
        self._store.close()

    # Actions

    def act(self, action: Action) -> bool:
        """Do what the person wants, if the rules allow it now.

        Returns:
            Whether it was done. If not, :attr:`refused` or :attr:`failed` said why.
        """
        session = self._session
        view = self.view
        if session is None or view is None:
            return False
        current = session.match.round
        if current.turn != PERSON_SEAT or action not in current.legal_actions:
            self.refused.emit(why_not(action, view))
            return False
        return self._play(session, action)

    def hint(self, view: SeatView | None = None) -> bool:
        """Ask for advice; the answer comes as :attr:`hinted` unless something happens first.

        Args:
            view: What the person sees, when that goes beyond the game's own state: cards laid off by hand
                that can still be taken back. ``None``: :attr:`view`.

        Returns:
            Whether it was asked: only when it is the person's turn.
        """
        view = self.view if view is None else view
        if view is None or not view.legal_actions or view.turn != PERSON_SEAT:
            return False
        self._request += 1
        self._hint = self._request
        self._employed().advise(self._hint, view)
        return True

    def hold(self, on: bool) -> None:  # noqa: FBT001 - the contract's signature; also a slot for toggles
        """Keep the computer's answers waiting (``True``), for instance during motion, or let them through."""
        self._holding = on
        if not on and self._waiting is None and self._answer is not None and self._session is not None:
            self._play_answer(self._session)

    def retry(self) -> None:
        """Try again what :attr:`failed` told of the computer's move; does nothing when all is well."""
        session = self._session
        if session is None or self._waiting is not None:
            return
        if self._answer is None:
            self._falling_back = False
            self._ask_if_due()
        elif not self._holding:
            self._play_answer(session)

    # How it goes on

    def _take_up(self, session: Session) -> None:
        self._drop_questions()
        self._session = session
        self._clock_start = self._clock() - session.last_at

    def _play(self, session: Session, action: Action) -> bool:
        self._hint = None
        try:
            events = session.apply(action, max(self._clock() - self._clock_start, session.last_at))
        except StoreError as error:
            self.failed.emit(trouble_text(error))
            return False
        self._falling_back = False
        self._answer = None
        seen = tuple(mask(event, PERSON_SEAT) for event in events)
        before = session.moves
        self.moved.emit(seen, self.view)
        # Whoever listens may have left the match, or acted already.
        if session.moves == before:
            self._go_on(session)
        return True

    def _go_on(self, session: Session) -> None:
        """After an action or on taking a match up: tell what is over, or ask the computer."""
        if self._session is not session:
            return
        result = session.match.round.result
        if result is None:
            self._ask_if_due()
            return
        outcome = session.match.outcome
        self.round_over.emit(result)
        if outcome is not None and self._session is session:
            self.match_over.emit(outcome)

    def _ask_if_due(self) -> None:
        session = self._session
        if session is None or self.busy:
            return
        current = session.match.round
        if current.result is not None or current.turn != COMPUTER_SEAT:
            return
        from ginrummy_qt.models.worker import move_seed  # noqa: PLC0415 - see _employed

        self._request += 1
        self._waiting = self._request
        level = _FALLBACK if self._falling_back else session.level
        seed = move_seed(session.record.rounds[0].deal.number, session.moves)
        computer = self._employed()
        request = self._waiting
        self.thinking.emit(True)
        if self._waiting == request:
            computer.request(request, current.view(COMPUTER_SEAT), level, seed, _SECONDS)

    def _play_answer(self, session: Session) -> None:
        action = self._answer
        if action is None:
            return
        if action not in session.match.round.legal_actions:
            self._answer = None
            self._no_answer(f"{session.level} answered with {action}, which is not legal")
            return
        self._play(session, action)

    def _no_answer(self, why: str) -> None:
        _log.warning("%s", why)
        if self._falling_back:
            self.failed.emit(
                self.tr("The computer cannot find a move. Leave the match and take it up again.")
            )
            return
        self._falling_back = True
        self.failed.emit(
            self.tr("The computer lost the thread; this move is played at the level {level}.").format(
                level=level_name(_FALLBACK)
            )
        )
        self._ask_if_due()

    @Slot(int, object)
    def _on_answered(self, request: int, action: Action) -> None:
        session = self._session
        if session is None or request != self._waiting:
            return
        self._waiting = None
        self._answer = action
        self.thinking.emit(False)
        if self._session is session and not self._holding:
            self._play_answer(session)

    @Slot(int, object)
    def _on_advised(self, request: int, advice: object) -> None:
        if request == self._hint:
            self._hint = None
            self.hinted.emit(advice)

    @Slot(int, str)
    def _on_failed(self, request: int, text: str) -> None:
        if request == self._hint:
            self._hint = None
            _log.warning("%s", text)
            self.failed.emit(self.tr("There is no hint for this position."))
        elif request == self._waiting:
            session = self._session
            self._waiting = None
            self.thinking.emit(False)
            if session is not None and self._session is session:
                self._no_answer(text)

    def _drop_questions(self) -> None:
        was_thinking = self._waiting is not None
        self._waiting = self._hint = self._answer = None
        self._falling_back = False
        if self._computer is not None:
            self._computer.cancel()
        if was_thinking:
            self.thinking.emit(False)

    def _employed(self) -> WorkerThread:
        """The computer's thread, started."""
        if self._computer is None:
            # Not at the top: the players load numpy, which the first painted window need not wait for.
            from ginrummy_qt.models.worker import WorkerThread  # noqa: PLC0415

            self._employ(WorkerThread(self))
        assert self._computer is not None  # noqa: S101 - _employ has set it
        self._computer.start()
        return self._computer

    def _employ(self, computer: WorkerThread) -> None:
        computer.answered.connect(self._on_answered)
        computer.advised.connect(self._on_advised)
        computer.failed.connect(self._on_failed)
        self._computer = computer
