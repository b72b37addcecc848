"""A record played again: any step of any round, with closed or with open hands.

The state always comes from the engine. A match of ten rounds takes it some 15 ms, so to go anywhere the
record is simply played again up to there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ginrummy_qt.engine import Discard, Drew, Knocked
from ginrummy_qt.engine.actions import mask
from ginrummy_qt.models.event_words import event_text
from ginrummy_qt.models.game_state import GameState
from ginrummy_qt.models.results import result_headline
from ginrummy_qt.models.round_words import dealer_text
from ginrummy_qt.models.seats import first_person
from ginrummy_qt.models.words import card_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import Event, Match, MatchRecord, Player, RoundRecord, SeatView, Table
    from ginrummy_qt.models.session import Session
    from ginrummy_qt.models.words import Names
    from ginrummy_qt.store import Store

__all__ = ["Replay", "ReplayTable"]


@dataclass(frozen=True, slots=True)
class _Place:
    """What stands in for the session of a game that is played: the match as it was, and its record."""

    match: Match
    record: MatchRecord
    match_id: int | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.players


class ReplayTable(GameState):
    """One table of a replay, to be shown like a game in progress."""

    moving_changed = Signal(bool)
    """Whether something is on its way on the table."""

    def __init__(self, replay: Replay, number: int) -> None:
        super().__init__(cast("Store", None), replay, None)  # a replay stands in no store
        self._replay = replay
        self._number = number
        self.moving = False

    def turn_to(self, match: Match) -> None:
        """Show ``match`` as it stands."""
        self._session = cast("Session", _Place(match, self._replay.record))
        table, person = match.tables[self._number], self._replay.person
        self._screen.table = self._number
        self._screen.seat = person if person in table.seats else table.seats[0]

    @property
    def others(self) -> tuple[Table, ...]:
        """No other table in a corner: each has a place of its own."""
        return ()

    @property
    def watching(self) -> bool:
        """Whether both hands lie open."""
        return self._replay.open_hands

    @property
    def looking_on(self) -> bool:
        """There is nothing to press."""
        return True

    @property
    def view(self) -> SeatView | None:
        """What is seen at this step. No action is offered; a card that may not be thrown is still known."""
        seen = super().view
        if seen is None:
            return None
        throws = tuple(action for action in seen.legal_actions if isinstance(action, Discard))
        table = self.table
        history = table.round.events if self.watching and table is not None else seen.history
        return replace(seen, legal_actions=throws, history=tuple(history))

    @property
    def caption(self) -> str:
        """What happened last, or who dealt."""
        match, view, table = self.match, self.view, self.table
        if match is None or view is None or table is None:
            return ""
        names, me = self.table_names, self.table_reader
        if view.result is not None:
            return result_headline(view.result, me, names)
        events = table.round.events if self.watching else view.history
        said = (_event_text(event, me, names) for event in reversed(events))
        return next(filter(None, said), "") or dealer_text(
            match.dealer if len(match.players) == 3 else table.dealer, self.reader, self.names
        )

    def hold(self, on: bool, /) -> None:  # noqa: FBT001 - also a slot
        """Note whether something is being shown."""
        if on != self.moving:
            self.moving = on
            self.moving_changed.emit(on)

    def skip(self) -> None:
        """Nothing goes on by itself in a replay."""

    def tell(self, events: tuple[Event, ...]) -> None:
        """Let the table show what happened at it."""
        seat = self.table_seat
        self.moved.emit(tuple(mask(event, seat) for event in events), self.view)


def _event_text(event: Event, me: int | None, names: Names) -> str:
    if not isinstance(event, Drew) or event.card is None or event.seat == me:
        return event_text(event, me, names)
    if names is None:
        text = QCoreApplication.translate("Replay", "The computer drew the {card}")
    else:
        text = QCoreApplication.translate("Replay", "{name} drew the {card}")
    return text.format(name="" if names is None else names[event.seat], card=card_markup(event.card))


class Replay(QObject):
    """Goes through a record step by step. A step is one action; step 0 is the dealt round."""

    changed = Signal()
    """Another step or round is shown, or the hands were opened or closed."""

    def __init__(self, record: MatchRecord, parent: QObject | None = None, *, round_number: int = 1) -> None:
        """Begin at the start of a round, by its number from 1.

        Raises:
            RecordError: the record cannot have been played.
            ValueError: it has no such round.
        """
        super().__init__(parent)
        if not 1 <= round_number <= len(record.rounds):
            raise ValueError(f"there is no round {round_number}")
        self.record = record
        whole = record.replay()
        self.rounds: tuple[RoundRecord, ...] = whole.rounds
        """Every round of the record as it ended."""
        self.person = first_person(record.players)
        """The seat of the match through whose eyes it is shown."""
        self._open = False
        self._round, self._step = round_number - 1, 0
        self.match = self._played(self._round, 0)
        self.tables = tuple(ReplayTable(self, number) for number in range(len(whole.tables)))
        self._turn()
        self._knocks: dict[int, tuple[int, ...]] = {}

    # ------------------------------------------------------------------ where it stands

    @property
    def round_number(self) -> int:
        """The round that is shown, from 1."""
        return self._round + 1

    @property
    def step(self) -> int:
        """How many actions of the round have been done."""
        return self._step

    @property
    def steps(self) -> int:
        """How many actions the round has."""
        return len(self.record.rounds[self._round].actions)

    @property
    def at_start(self) -> bool:
        """Whether nothing lies before this step."""
        return self._round == 0 and self._step == 0

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after this step."""
        return self._round == len(self.record.rounds) - 1 and self._step == self.steps

    @property
    def knocks(self) -> tuple[int, ...]:
        """The steps of the round after which somebody has knocked (or has gin)."""
        found = self._knocks.get(self._round)
        if found is None:
            match = self._played(self._round, 0)
            steps: list[int] = []
            for number, entry in enumerate(self.record.rounds[self._round].actions, start=1):
                table = match.table_of(entry.seat)
                events = match.apply(entry.action, 0 if table is None else table.number)
                if any(isinstance(event, Knocked) for event in events):
                    steps.append(number)
            found = self._knocks[self._round] = tuple(steps)
        return found

    @property
    def open_hands(self) -> bool:
        """Whether the hand opposite lies open."""
        return self._open

    @open_hands.setter
    def open_hands(self, on: bool) -> None:
        if on is not self._open:
            self._open = on
            self._show()

    @property
    def active(self) -> int:
        """The table at which something happened last; at the start of a round the person's, or the first."""
        seat = self.person
        if self._step:
            seat = self.record.rounds[self._round].actions[self._step - 1].seat
        table = self.match.table_of(seat)
        return 0 if table is None else table.number

    # ------------------------------------------------------------------ going there

    def look_from(self, seat: int) -> None:
        """Show everything through the eyes of this seat of the match from now on."""
        if seat != self.person:
            self.person = seat
            self._turn()
            self._show()

    def go(self, round_number: int, step: int) -> None:
        """Show this step of a round (from 1), at once; both are brought into their ranges."""
        index = min(max(round_number, 1), len(self.record.rounds)) - 1
        step = min(max(step, 0), len(self.record.rounds[index].actions))
        if (index, step) == (self._round, self._step):
            return
        self._round, self._step = index, step
        self.match = self._played(index, step)
        self._turn()
        self._show()

    def forward(self) -> bool:
        """Do the next action in motion, or deal the next round; return whether there was one."""
        if self.at_end:
            return False
        if self._step == self.steps:
            self._round, self._step = self._round + 1, 0
            self.match = self._played(self._round, 0)
            self._turn()
            for table in self.tables:
                table.round_started.emit()
            self.changed.emit()
            return True
        entry = self.record.rounds[self._round].actions[self._step]
        at = self.match.table_of(entry.seat)
        number = 0 if at is None else at.number
        events = self.match.apply(entry.action, number)
        self._step += 1
        self.tables[number].tell(events)
        self.changed.emit()
        return True

    def back(self) -> None:
        """Show the step before, in the round before if need be."""
        if self._step:
            self.go(self.round_number, self._step - 1)
        elif self._round:
            self.go(self._round, len(self.record.rounds[self._round - 1].actions))

    def _turn(self) -> None:
        for table in self.tables:
            table.turn_to(self.match)

    def _show(self) -> None:
        for table in self.tables:
            table.match_started.emit()
        self.changed.emit()

    def _played(self, index: int, step: int) -> Match:
        """Return the match as it stood after ``step`` actions of the round with this index."""
        *before, last = self.record.rounds[: index + 1]
        return replace(self.record, rounds=(*before, replace(last, actions=last.actions[:step]))).replay()
