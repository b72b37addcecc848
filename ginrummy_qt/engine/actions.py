"""What a seat may do (actions), and what then happens (events).

Both are small frozen values. A :class:`~ginrummy_qt.engine.round.Round` takes one action and answers with the
events that it causes, in order. Events carry everything; what one seat may not see is masked by
:func:`mask` before it goes into a :class:`~ginrummy_qt.engine.view.SeatView`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card, CardSet
    from ginrummy_qt.engine.melds import Meld
    from ginrummy_qt.engine.scoring import RoundResult

__all__ = [
    "Action",
    "BigGin",
    "Discard",
    "Discarded",
    "Done",
    "Draw",
    "Drew",
    "Event",
    "IllegalAction",
    "Knock",
    "Knocked",
    "LaidOff",
    "LayOff",
    "Pass",
    "Passed",
    "RoundEnded",
    "Shown",
    "TakeDiscard",
    "Took",
    "mask",
]


class IllegalAction(ValueError):  # noqa: N818 - the name is part of the public interface
    """An action that is not legal now; the message names the action and the phase. Nothing has changed."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top card of the discard pile (in the opening: the upcard)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the upcard, or the last discard under ``wall_last_discard=knock_only``."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw ``card`` and end the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Knock:
    """Lay ``card`` face down and show the other ten; with no deadwood this is gin.

    ``melds`` chooses how the hand is shown; ``None`` takes the arrangement that gives the defender least
    (see :func:`ginrummy_qt.engine.layoffs.best_showing`).
    """

    card: Card
    melds: tuple[Meld, ...] | None = None


@dataclass(frozen=True, slots=True)
class BigGin:
    """Show eleven cards that are all in melds, without a discard. ``melds`` as in :class:`Knock`."""

    melds: tuple[Meld, ...] | None = None


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay ``card`` off on the knocker's meld number ``meld`` (from 0). Only when layoffs are by hand."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Done:
    """Lay off nothing more; what is left counts. Only when layoffs are by hand."""


Action = Draw | TakeDiscard | Pass | Discard | Knock | BigGin | LayOff | Done


@dataclass(frozen=True, slots=True)
class Passed:
    """``seat`` declined the card on offer."""

    seat: int


@dataclass(frozen=True, slots=True)
class Took:
    """``seat`` took ``card`` from the discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew:
    """``seat`` drew ``card`` from the stock; ``None`` where the card is hidden from the reader."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Discarded:
    """``seat`` threw ``card`` onto the discard pile."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """``seat`` ended the round and shows ``melds`` and ``deadwood``.

    ``discard`` lies face down on the pile: ``None`` for the other seat, and for everybody after a big gin.
    """

    seat: int
    discard: Card | None
    melds: tuple[Meld, ...]
    deadwood: CardSet
    big_gin: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """The defender at ``seat`` shows its own ``melds`` and the cards outside them, those laid off among them.

    Comes before its layoffs; when they are by hand, after them.
    """

    seat: int
    melds: tuple[Meld, ...]
    deadwood: CardSet


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The defender at ``seat`` laid ``card`` off on the knocker's meld number ``meld`` (from 0)."""

    seat: int
    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over with this result."""

    result: RoundResult


Event = Passed | Took | Drew | Discarded | Knocked | Shown | LaidOff | RoundEnded


def mask(event: Event, seat: int) -> Event:
    """Return ``event`` as ``seat`` may see it: without the other's stock card and face-down discard."""
    if isinstance(event, RoundEnded) and event.result.knocker != seat and event.result.discard is not None:
        return RoundEnded(replace(event.result, discard=None))
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card=None)
    if isinstance(event, Knocked) and event.seat != seat:
        return replace(event, discard=None)
    return event
