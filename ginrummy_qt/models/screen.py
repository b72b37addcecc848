"""Whose hand lies open on the screen: which table is shown, who sits at the bottom, when a curtain falls.

Several persons at one screen take turns before it. Whenever the screen passes to another one, and before
every round, a curtain is down until that person has lifted it; behind it no hidden card can be seen. When
persons sit at two tables, one table is played after the other; a table with a person waits until it is shown.

No signals: :mod:`ginrummy_qt.models.game` asks and tells. The match comes with every question, because a
failed write replaces it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ginrummy_qt.engine import CardSet, LegalActions
from ginrummy_qt.engine.actions import mask
from ginrummy_qt.models.seats import persons

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine import Event, Match, Player, SeatView, Table

__all__ = ["Screen", "covered", "public"]

_NOBODY = -1
"""A seat that sees what everybody sees, and nothing else."""


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return ``events`` as everybody may see them: what came from the stock is told of neither side."""
    return tuple(mask(event, _NOBODY) for event in events)


def covered(table: Table, seat: int) -> SeatView:
    """Return the view of ``seat``, one of the match, without anything that only this seat may see.

    The hand is empty while the round is under way; afterwards both hands lie open for all. Nothing is legal.
    """
    view = table.view(seat)
    result = view.result
    return replace(
        view,
        hand=CardSet() if result is None else view.hand,
        legal_actions=LegalActions.NONE,
        history=public(view.history),
        result=None if result is None else replace(result, discard=None),
    )


class Screen:
    """What one screen shows of a match."""

    table: int
    """The number of the table shown."""
    seat: int
    """The seat of the match at the bottom."""
    curtain: int | None
    """The seat of the match that must take the screen before its hand is shown; ``None``: nothing is covered.

    Its table may be another one than that shown; it is shown once the curtain is lifted.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self._players = tuple(players)
        self._persons = persons(players)
        self._unseen: set[int] = set()  # tables whose dealing nobody has seen
        self.table = self.seat = 0
        self.curtain = None

    def deal(self, match: Match, *, fresh: bool) -> None:
        """Turn to the round under way; ``fresh`` when it has just been dealt."""
        places = [table for table in match.tables if self._sit_at(table)] or match.tables[:1]
        table = next((place for place in places if place.turn is not None), places[0])
        self._unseen = {place.number for place in match.tables} if fresh else set()
        self.table, self.seat, self.curtain = table.number, self._bottom(table), None
        if len(self._persons) > 1 and table.turn is not None:
            self.curtain = self.seat
        else:
            self._unseen.discard(self.table)

    def follow(self, match: Match) -> int | None:
        """After an action at the table shown: let the curtain fall when the screen passes to another one.

        Returns:
            For whom it has fallen.
        """
        if len(self._persons) < 2 or self.curtain is not None:
            return None
        table = match.tables[self.table]
        if table.turn is None:  # over: the other persons' table comes next
            others = (place for place in match.tables if place.turn is not None and self._sit_at(place))
            if (other := next(others, None)) is not None:
                self.curtain = self._bottom(other)
        elif (bottom := self._bottom(table)) != self.seat:
            self.seat = self.curtain = bottom
        return self.curtain

    def lift(self, match: Match) -> bool:
        """Lift the curtain, which is down; return whether the dealing at this table is still to be shown."""
        seat = self.curtain
        table = None if seat is None else match.table_of(seat)
        if seat is None or table is None:
            raise RuntimeError("no curtain is down")
        self.table, self.seat, self.curtain = table.number, seat, None
        unseen = self.table in self._unseen
        self._unseen.discard(self.table)
        return unseen

    def watching(self, match: Match) -> bool:
        """Whether nobody at this screen plays at the table shown."""
        return not self._sit_at(match.tables[self.table])

    def may_act(self, match: Match) -> bool:
        """Whether the person at the bottom is to move."""
        return (
            self.curtain is None and self.seat in self._persons and match.tables[self.table].turn == self.seat
        )

    def due(self, match: Match) -> tuple[Table, ...]:
        """Return the tables at which a computer is to move now, the one shown first."""
        order = sorted(match.tables, key=lambda table: table.number != self.table)
        return tuple(table for table in order if self._is_due(table))

    def view(self, match: Match) -> SeatView:
        """Return what may be seen now by whoever sits before the screen."""
        table = match.tables[self.table]
        return table.view(self.seat) if self.curtain is None else covered(table, self.seat)

    def _is_due(self, table: Table) -> bool:
        if table.turn is None or self._players[table.turn].level is None:
            return False
        return not self._sit_at(table) or (table.number == self.table and self.curtain is None)

    def _sit_at(self, table: Table) -> list[int]:
        """Return the persons at this table."""
        return [seat for seat in table.seats if seat in self._persons]

    def _bottom(self, table: Table) -> int:
        """Return who is to sit at the bottom of this table: a person to move, else whoever sits there."""
        here = self._sit_at(table) or list(table.seats)
        if table.turn in here and table.turn in self._persons:
            return table.turn
        return self.seat if self.seat in here and self.seat in self._persons else here[0]
