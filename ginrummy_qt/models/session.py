"""One match under way: the engine's match, its record and its place in the store, always in step.

No signals and no thread: :mod:`ginrummy_qt.models.game` takes turns, this keeps the books. Whatever a method
raises, the session is afterwards as it was before.
"""

from __future__ import annotations

import secrets
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

__all__ = ["Session", "fresh_deals"]


def fresh_deals() -> Iterator[Deal]:
    """Yield deals for ever, each from 128 bits of the system's entropy."""
    while True:
        yield Deal.from_bytes(secrets.token_bytes(16))


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

    def __init__(self, store: Store, match_id: int, record: MatchRecord, deals: Iterator[Deal]) -> None:
        """Play ``record``, which has a round at least and is in ``store`` as ``match_id``.

        Raises:
            RecordError: The record does not follow the rules.
        """
        self._store = store
        self._deals = deals
        self._record = record
        self.match_id = match_id
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
    ) -> Session:
        """Store a new match with its first deal, and start it.

        Args:
            store: Where it is kept.
            rules: Without problems.
            seats: Who sits at each seat; the computer's levels are players'.
            started: Now, ISO 8601, UTC.
            deals: One for each round; ``None``: from the system's entropy.
            layoffs: Whether persons lay off by hand.

        Raises:
            RulesError: These rules have problems.
            MatchError: They are for another number of players.
            StoreError: It could not be stored.
        """
        source = fresh_deals() if deals is None else iter(deals)
        record = MatchRecord(rules, tuple(seats), (), started, layoffs=layoffs)
        deal = next(source)
        Match(rules, record.players, (deal,))  # before anything is stored
        with store.transaction():
            match_id = store.new_match(record)
            store.begin_round(match_id, deal, _nonce())
        return cls(store, match_id, replace(record, rounds=(RoundEntry(deal, ()),)), source)

    @classmethod
    def resume(cls, store: Store, match_id: int, *, deals: Iterable[Deal] | None = None) -> Session:
        """Take up a stored match, exactly where its record ends; ``deals`` as in :meth:`begin`.

        Raises:
            StoreError: There is no such match under way, or what is stored does not follow the rules.
        """
        source = fresh_deals() if deals is None else iter(deals)
        if not store.is_under_way(match_id):
            raise UnknownMatch(store.path, match_id)
        record = store.load(match_id)
        if not record.rounds:
            deal = next(source)
            store.begin_round(match_id, deal, _nonce())
            record = replace(record, rounds=(RoundEntry(deal, ()),))
        try:
            return cls(store, match_id, record, source)
        except RecordError as error:
            raise DamagedError(store.path, match_id, str(error)) from error

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
        return events

    def next_round(self) -> None:
        """Store the next deal, then start its round. The round before is over, the match is not.

        Raises:
            StoreError: It could not be stored.
        """
        deal = next(self._deals)
        self._store.begin_round(self.match_id, deal, _nonce())
        self._feed.push(deal)
        self.match.next_round()
        self._record = replace(self._record, rounds=(*self._record.rounds, RoundEntry(deal, ())))

    def _rebuild(self) -> None:
        """Play the record through the engine again: the one source of the state."""
        self._feed = _Feed()
        self.match = self._record.replay(self._feed)


def _nonce() -> bytes:
    return secrets.token_bytes(16)


def _explicit(action: Action, events: tuple[Event, ...]) -> Action:
    """Write into a knock how the hand was shown: a later version may choose another way by itself."""
    if isinstance(action, Knock | BigGin) and action.melds is None:
        for event in events:
            if isinstance(event, Knocked):
                return replace(action, melds=event.melds)
    return action
