"""A round in which nobody at this screen plays: both hands lie open or closed, and nothing can be done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ginrummy_qt.engine import LegalActions
from ginrummy_qt.engine.actions import Discarded, Drew, Knocked, Passed, Took
from ginrummy_qt.models.event_words import event_text

if TYPE_CHECKING:
    from ginrummy_qt.engine import Table
    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.cards import CardSet
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.words import Names

__all__ = ["inert", "last_words", "latest_turn", "opened", "opened_events"]


def inert(view: SeatView) -> SeatView:
    """Return ``view`` without anything that could be done: the hand at the bottom is not the onlooker's."""
    return replace(view, legal_actions=LegalActions.NONE)


def opened(view: SeatView, table: Table) -> SeatView:
    """Return ``view``, the present one of ``table``, with the other hand known as well.

    Fair where nobody plays who could see it: nothing of this round comes back.
    """
    if view.result is not None:
        return view
    return replace(view, opponent_known=table.round.hand(1 - view.seat))


def opened_events(events: tuple[Event, ...], view: SeatView, before: CardSet) -> tuple[Event, ...]:
    """Return ``events`` with the card that the other side drew.

    Args:
        events: as the seat at the bottom knows them.
        view: after them, :func:`opened`.
        before: the other side's hand before them.
    """
    new = [card for card in view.opponent_known if card not in before]
    return tuple(
        replace(event, card=new[0])
        if isinstance(event, Drew) and event.seat != view.seat and event.card is None and len(new) == 1
        else event
        for event in events
    )


def latest_turn(view: SeatView) -> tuple[Event, ...]:
    """Return what the other side did since this seat did something, without what it drew."""
    found: list[Event] = []
    for event in reversed(view.history):
        if not isinstance(event, Passed | Took | Discarded | Knocked | Drew):
            continue
        if event.seat == view.seat:
            break
        if not isinstance(event, Drew):
            found.append(event)
    return tuple(reversed(found))


def last_words(view: SeatView, names: Names, me: int | None) -> str:
    """Return what has just happened, as a sentence with markup; empty before the first move.

    ``me`` is the table's seat that is addressed as "you", ``None`` for neither.
    """
    for event in reversed(view.history):
        if isinstance(event, Passed | Took | Drew | Discarded | Knocked):
            shown = replace(event, card=None) if isinstance(event, Drew) else event
            return event_text(shown, me, names)
    return ""
