"""One match under way: the engine's match, its record and its place in the store, always in step.

No signals and no thread: :mod:`ginrummy_qt.models.game` takes turns, this keeps the books. Whatever a method
raises, the session is afterwards as it was before.
"""

from __future__ import annotations

import contextlib
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Self

from ginrummy_qt.engine import (
    BigGin,
    Deal,
    Entry,
    Knock,
    Knocked,
    Layoffs,
    Match,
    MatchRecord,
    RecordError,
    RoundEntry,
)
from ginrummy_qt.store.errors import DamagedError, StoreError, UnknownMatch

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ginrummy_qt.engine import Action, Event, Player, Rules
    from ginrummy_qt.store import Store

__all__ = ["Session"]


class _Feed:
    """The deals beyond the record for :class:`Match`: each is on the disk before it is pushed here."""

    def __init__(self) -> None:
        self._waiting: deque[Deal] = deque()

    def push(self, deal: Deal) -> None:
        self._waiting.append(deal)

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Deal:
        if not self._waiting:
            raise StopIteration
        return self._waiting.popleft()


class Session:
    """A match that is being played and written down. Made by :meth:`begin` or :meth:`resume`."""

    match: Match
    """The match as it stands; another object after a failed write, so do not keep it."""
    passing: bool = False
    """Whether it is a demonstration, see :meth:`put_away`."""

    def __init__(
        self, store: Store, match_id: int, record: MatchRecord, deals: Iterator[Deal] | None
    ) -> None:
        """Play ``record``, which has a round at least and is in ``store`` as ``match_id``.

        Raises:
            RecordError: The record does not follow the rules.
        """
        self._store = store
        self._deals = deals
        self._record = record
        self.match_id = match_id
        self._undone: list[MatchRecord] = []
        """What the record was before each move that was taken back, until something else is done."""
        self._rebuild()

    @classmethod
    def begin(
        cls,
        store: Store,
        rules: Rules,
        seats: Sequence[Player],
        *,
        started: str,
        deals: Iterable[Deal] | None = None,
        layoffs: Layoffs = Layoffs.AUTO,
        training: bool = False,
        passing: bool = False,
    ) -> Session:
        """Store a new match with its first deal, and start it.

        Args:
            store: Where it is kept.
            rules: Without problems.
            seats: Who sits at each seat; the computer's levels are players'.
            started: Now, ISO 8601, UTC.
            deals: One for each round; when there are no more, and for ``None``, those that the store has
                bound (:meth:`~ginrummy_qt.store.Store.take_seal`).
            layoffs: Whether persons lay off by hand.
            training: Whether moves can be taken back.
            passing: Whether :meth:`put_away` leaves nothing of it before its end.

        Raises:
            RulesError: These rules have problems.
            MatchError: They are for another number of players.
            StoreError: It could not be stored.
        """
        record = MatchRecord(rules, tuple(seats), (), started, layoffs=layoffs, training=training)
        Match(rules, record.players, (Deal(0),))  # before anything is stored
        source = None if deals is None else iter(deals)
        with store.transaction():
            match_id = store.new_match(record)
            entry = _deal(store, match_id, source)
        session = cls(store, match_id, replace(record, rounds=(entry,)), source)
        session.passing = passing
        return session

    @classmethod
    def resume(cls, store: Store, match_id: int, *, deals: Iterable[Deal] | None = None) -> Session:
        """Take up a stored match, exactly where its record ends; ``deals`` as in :meth:`begin`.

        Raises:
            StoreError: There is no such match under way, or what is stored does not follow the rules.
        """
        source = None if deals is None else iter(deals)
        if not store.is_under_way(match_id):
            raise UnknownMatch(store.path, match_id)
        record = store.load(match_id)
        if not record.rounds:
            record = replace(record, rounds=(_deal(store, match_id, source),))
        try:
            return cls(store, match_id, record, source)
        except RecordError as error:
            raise DamagedError(store.path, match_id, str(error)) from error

    def put_away(self) -> None:
        """The match is left: it stays in the store, unless it is a demonstration that did not end."""
        if self.passing and self.match.outcome is None:
            # What the disk does not take stays in the list of matches under way.
            with contextlib.suppress(StoreError):
                self._store.discard(self.match_id)

    @property
    def record(self) -> MatchRecord:
        """What is on the disk of this match."""
        return self._record

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at each seat."""
        return self._record.players

    @property
    def moves(self) -> int:
        """How many actions the record holds."""
        return sum(len(entry.actions) for entry in self._record.rounds)

    @property
    def last_at(self) -> int:
        """The time of the last action, in milliseconds since the match started; 0 without actions."""
        return max((entry.at for one in self._record.rounds for entry in one.actions), default=0)

    def place(self, table: int) -> tuple[int, int]:
        """Return the number of the round, and how many of its actions were done at this table."""
        seats = self.match.tables[table].seats
        done = sum(entry.seat in seats for entry in self._record.rounds[-1].actions)
        return self.match.round_number, done

    def chances(self, table: int) -> tuple[int, int]:
        """Return two numbers that fix the chances of the next move at this table, see ``move_seed``.

        They are the same after a break. Of two tables neither knows how far the other one is.
        """
        if len(self.match.tables) == 1:
            return self._record.rounds[0].deal.number, self.moves
        return self.match.tables[table].deal.number, self.place(table)[1]

    def apply(self, action: Action, at: int, table: int = 0) -> tuple[Event, ...]:
        """Do ``action`` for the seat to move at this table; it is on the disk when this returns.

        Args:
            action: What the seat does.
            at: Milliseconds since the match started.
            table: The table's number.

        Returns:
            Everything that happened, unmasked.

        Raises:
            IllegalAction: The rules do not allow it.
            StoreError: It could not be stored.
        """
        number = self.match.round_number
        place = self.match.tables[table]
        seat = place.seats[place.round.turn]
        events = self.match.apply(action, table)
        entry = Entry(seat, _explicit(action, events), at)
        outcome = self.match.outcome
        totals = self.match.standings.totals if self.match.round_over else None
        try:
            with self._store.transaction():
                self._store.append(self.match_id, number, entry, totals)
                if outcome is not None:
                    self._store.finish(self.match_id, outcome.winner, outcome.finals)
        except StoreError:
            self._rebuild()
            raise
        *before, current = self._record.rounds
        current = replace(current, actions=(*current.actions, entry))
        self._record = replace(self._record, rounds=(*before, current))
        self._undone.clear()
        return events

    def next_round(self) -> None:
        """Store the next deal, then start its round. The round before is over, the match is not.

        Raises:
            StoreError: It could not be stored.
        """
        entry = _deal(self._store, self.match_id, self._deals)
        self._feed.push(entry.deal)
        self.match.next_round()
        self._record = replace(self._record, rounds=(*self._record.rounds, entry))
        self._undone.clear()

    # Taking moves back, in matches for training

    @property
    def training(self) -> bool:
        """Whether moves can be taken back."""
        return self._record.training

    @property
    def can_undo(self) -> bool:
        """Whether a person has moved, and may take it back."""
        return self.training and self._back_to_person() > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else was done since."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last move of a person back, and what computers did after it. There must be one.

        Raises:
            StoreError: It could not be stored, or the match is not for training.
        """
        before = self._record
        self._record = self._store.take_back(self.match_id, self._back_to_person())
        self._undone.append(before)
        self._rebuild()

    def redo(self) -> None:
        """Do again what :meth:`undo` took back last. There must be something.

        Raises:
            StoreError: It could not be stored.
        """
        target = self._undone[-1]
        rounds = target.rounds
        done = len(self._record.rounds)
        match = self._record.replay(entry.deal for entry in rounds[done:])
        left = [(done, entry) for entry in rounds[done - 1].actions[len(self._record.rounds[-1].actions) :]]
        with self._store.transaction():
            for number, one in enumerate(rounds[done - 1 :], start=done):
                if number > done:
                    match.next_round()
                    self._store.begin_round(self.match_id, one.seal or one.deal)
                    left = [(number, entry) for entry in one.actions]
                for place, entry in left:
                    table = match.table_of(entry.seat)
                    match.apply(entry.action, 0 if table is None else table.number)
                    totals = match.standings.totals if match.round_over else None
                    self._store.append(self.match_id, place, entry, totals)
            if match.outcome is not None:
                self._store.finish(self.match_id, match.outcome.winner, match.outcome.finals)
        self._record = target
        self._undone.pop()
        self._rebuild()

    def _back_to_person(self) -> int:
        """Return how many actions have been done since, and with, the last one of a person; 0 for none."""
        count = 0
        for one in reversed(self._record.rounds):
            for entry in reversed(one.actions):
                count += 1
                if self.players[entry.seat].level is None:
                    return count
        return 0

    def _rebuild(self) -> None:
        """Play the record through the engine again: the one source of the state."""
        self._feed = _Feed()
        self.match = self._record.replay(self._feed)


def _deal(store: Store, match_id: int, deals: Iterator[Deal] | None) -> RoundEntry:
    """Store the next round's deal and return its entry: one of ``deals``, else one the store has bound."""
    deal = None if deals is None else next(deals, None)
    with store.transaction():
        if deal is not None:
            store.begin_round(match_id, deal)
            return RoundEntry(deal)
        seal = store.take_seal()
        store.begin_round(match_id, seal)
        return RoundEntry(seal.deal, (), seal)


def _explicit(action: Action, events: tuple[Event, ...]) -> Action:
    """Write into a knock how the hand was shown: a later version may choose another way by itself."""
    if isinstance(action, Knock | BigGin) and action.melds is None:
        for event in events:
            if isinstance(event, Knocked):
                return replace(action, melds=event.melds)
    return action
