"""A match on the screen: what there is to see of it, and the signals that tell of every change."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.models.asking import Asking
from ginrummy_qt.models.phrases import why_not
from ginrummy_qt.models.screen import Screen
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import seat_names

if TYPE_CHECKING:
    from ginrummy_qt.engine import (
        Action,
        Match,
        MatchRecord,
        Player,
        RoundEntry,
        RoundResult,
        SeatView,
        Table,
    )
    from ginrummy_qt.models.session import Session
    from ginrummy_qt.models.worker import WorkerThread
    from ginrummy_qt.store import MatchSummary, Store

__all__ = ["GameState"]


class GameState(QObject):
    """What the window may know of the match in progress. ``GameController`` plays it.

    One table is shown (:attr:`table`), one of its two seats at the bottom. Tables and seats: a match numbers
    its seats from 0; the two at a table are the seats 0 and 1 of its round (:attr:`table_seat`), which are
    the ones that views and events speak of.
    """

    match_started = Signal()
    """A match is there, new or taken up again: show it as it stands, without motion."""
    round_started = Signal()
    """A round has been dealt that nobody has seen yet at the table shown. With several persons it comes once
    the curtain has been lifted."""
    moved = Signal(object, object)
    """``(tuple[Event, ...], SeatView)`` of an action at the table shown that is on the disk: events and view
    of the seat at the bottom."""
    other_moved = Signal(int)
    """The number of another table at which something has happened."""
    table_over = Signal(object)
    """``RoundResult`` of the table shown, while another one still plays; otherwise as :attr:`round_over`."""
    round_over = Signal(object)
    """``RoundResult`` of the table shown, when the round is over at every table. Follows :attr:`moved`,
    :attr:`other_moved`, or :attr:`match_started` for a match taken up at that point."""
    match_over = Signal(object)
    """``MatchOutcome``. Follows :attr:`round_over`."""
    curtain_wanted = Signal(int)
    """A seat of the match: its person must take the screen, see :attr:`curtain`."""
    curtain_lifted = Signal()
    """The curtain is up in the middle of a round: show :attr:`view` as it stands, without motion."""
    thinking = Signal(bool)
    """Whether an answer of the computer is awaited at the table shown."""
    hinted = Signal(object)
    """``tuple[Advice, ...]``, best first; the answer to :meth:`hint`."""
    refused = Signal(str)
    """Why what the person wanted is not allowed now, one sentence."""
    failed = Signal(object)
    """What went wrong with the disk or with the computer's answer, a :data:`Sentence`."""
    cleared = Signal()
    """There is no match any more."""

    def __init__(self, store: Store, parent: QObject | None, computer: WorkerThread | None) -> None:
        super().__init__(parent)
        self._store = store
        self._session: Session | None = None
        self._screen = Screen(())
        self._asking = Asking(self, computer)
        self._holding = False
        self._skipping = False

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
    def day(self) -> str:
        """The day on which the match began, where the person is, ISO 8601; empty without a match."""
        if self._session is None:
            return ""
        return datetime.fromisoformat(self._session.record.started).astimezone().date().isoformat()

    @property
    def record(self) -> MatchRecord | None:
        """What is on the disk of this match; ``None`` without one. Not to be shown before a round is over."""
        return None if self._session is None else self._session.record

    @property
    def round_entry(self) -> RoundEntry | None:
        """The deal of the round under way, or of the one that ended last, with its seal."""
        return None if self._session is None else self._session.record.rounds[-1]

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who sits at each seat of the match; empty without a match."""
        return () if self._session is None else self._session.players

    @property
    def reader(self) -> int | None:
        """The seat of the only person, whom all texts address as "you"; ``None`` for none or several."""
        return reader(self.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats in the language that is installed now, the reader's as "You"."""
        return seat_names(self.seats, self.reader)

    @property
    def table_names(self) -> tuple[str, str] | None:
        """The names of the table's seats 0 and 1, for sentences about them.

        ``None`` when a person plays the only computer of the match: "the computer" says who it is.
        """
        table = self.table
        if table is None or (len(self.seats) == 2 and self.reader is not None):
            return None
        names = self.names
        return names[table.seats[0]], names[table.seats[1]]

    @property
    def table_reader(self) -> int | None:
        """The table's seat, 0 or 1, of :attr:`reader`; ``None`` when there is none at the table shown."""
        table = self.table
        if table is None or self.reader not in table.seats:
            return None
        return table.seats.index(self.reader)

    @property
    def level(self) -> str:
        """The level of the opponent shown; empty for a person, and without a match."""
        table = self.table
        if table is None:
            return ""
        return self.seats[table.seats[1 - self.table_seat]].level or ""

    @property
    def table(self) -> Table | None:
        """The table on the screen; ``None`` without a match. Ask again after every signal."""
        return None if self._session is None else self._session.match.tables[self._screen.table]

    @property
    def others(self) -> tuple[Table, ...]:
        """The tables of the round that are not on the screen."""
        match = self.match
        if match is None:
            return ()
        return tuple(table for table in match.tables if table.number != self._screen.table)

    @property
    def seat(self) -> int:
        """The seat of the match at the bottom of the screen; behind a curtain, who will sit there."""
        return self._screen.seat

    @property
    def table_seat(self) -> int:
        """The table's seat, 0 or 1, at the bottom of the screen."""
        table = self.table
        return 0 if table is None else table.seats.index(self._screen.seat)

    @property
    def view(self) -> SeatView | None:
        """What the seat at the bottom sees now; ``None`` without a match.

        While a curtain is down: what everybody may see, with an empty hand.
        """
        return None if self._session is None else self._screen.view(self._session.match)

    @property
    def result(self) -> RoundResult | None:
        """The result at the table shown, as the seat at the bottom may know it; ``None`` before that."""
        view = self.view
        return None if view is None else view.result

    @property
    def watching(self) -> bool:
        """Whether nobody at this screen plays at the table shown: both hands may lie open."""
        return self._session is not None and self._screen.watching(self._session.match)

    @property
    def looking_on(self) -> bool:
        """Whether this is a replay: there is nothing to press at the table."""
        return False

    @property
    def caption(self) -> str:
        """What stands in place of the prompt, with markup; empty: the prompt."""
        return ""

    @property
    def curtain(self) -> int | None:
        """The seat of the match that must take the screen before its hand is shown; ``None``: no curtain."""
        return None if self._session is None else self._screen.curtain

    @property
    def skipping(self) -> bool:
        """Whether the rest of the round is played at once, see :meth:`skip`."""
        return self._skipping

    @property
    def training(self) -> bool:
        """Whether moves can be taken back in this match."""
        return self._session is not None and self._session.training

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to be taken back."""
        return self._session is not None and self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return self._session is not None and self._session.can_redo

    @property
    def passing(self) -> bool:
        """Whether this is a demonstration: nothing stays of it when it is left before its end."""
        return self._session is not None and self._session.passing

    @property
    def busy(self) -> bool:
        """Whether the computer thinks at the table shown, or has an answer there that waits."""
        table = self._screen.table
        return self._asking.is_waiting(table) or self._asking.answer(table) is not None

    @property
    def stuck(self) -> bool:
        """Whether it is a computer's turn somewhere and nothing goes on: :meth:`retry` is to be offered."""
        return not self._held and self._asking.stuck

    def why_not(self, action: Action) -> str:
        """Return in one sentence why the person at the bottom may not do this; empty when it is allowed."""
        view = self.view
        if view is None:
            return ""
        if self.curtain is not None:
            return self.tr("{name} has to take over the screen first.").format(name=self.names[self.curtain])
        if self.watching and view.result is None:
            return self.tr("You are only watching this round.")
        return why_not(action, view, self.table_names)

    def under_way(self) -> tuple[MatchSummary, ...]:
        """List the matches that can be taken up again, the one played last first."""
        return self._store.under_way()

    @property
    def _held(self) -> bool:
        return self._holding and not self._skipping
