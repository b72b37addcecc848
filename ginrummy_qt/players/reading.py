"""Reading the opponent: which cards it holds, and which it could use, as far as its play shows.

For every card a small network looks at what became of the cards near it: those of its rank, and those up to
three ranks away in its suit. It was fitted on positions in which the hidden hand was known
(``training/judge.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players.packed import lanes
from ginrummy_qt.players.seen import Fact

if TYPE_CHECKING:
    from ginrummy_qt.players.nets import Floats, Net
    from ginrummy_qt.players.packed import Hands
    from ginrummy_qt.players.seen import Seen

__all__ = ["INPUTS", "POINTS", "Reading", "each_card", "inputs", "read"]

_PLANES: Final = 9
_NEAR: Final = (-3, -2, -1, 1, 2, 3)
_FACTS: Final = (
    Fact.TURN,
    Fact.LEFT,
    Fact.TAKES,
    Fact.LAST,
    Fact.LAST + 1,
    Fact.LAST + 2,
    Fact.JUST_TOOK,
    Fact.LIMIT,
)
_COMMON: Final = len(_FACTS) + 2
INPUTS: Final = 2 + _PLANES + _PLANES * len(_NEAR) + 13 + _COMMON
_WIDE: Final = np.zeros((1 << 13, 19), dtype=np.float32)
_WIDE[:, 3:16] = np.arange(1 << 13)[:, None] >> np.arange(13) & 1
_BITS: Final = np.ascontiguousarray(_WIDE[:, 3:16])
POINTS: Final = np.minimum(np.arange(52) % 13 + 1, 10).astype(np.float32)
"""By card number."""


def each_card(cards: Hands) -> Floats:
    """Return (row, card number): 1 for each card in the set, else 0."""
    found: Floats = _BITS.take(lanes(np.ascontiguousarray(cards)), axis=0).reshape(-1, 52)
    return found


def inputs(seen: Seen) -> Floats:
    """Return (input, row, card)."""
    count = len(seen.hand)
    unseen = seen.unseen
    planes = (
        unseen,
        seen.known,
        seen.threw0,
        seen.threw1,
        seen.threw2,
        seen.left0,
        seen.left1,
        seen.left2,
        seen.hand,
    )
    wide = [_WIDE.take(lanes(one), axis=0).reshape(count, 4, 19) for one in planes]
    out = np.empty((INPUTS, count, 4, 13), dtype=np.float32)
    place = 0
    for one in (wide[0], wide[-1]):
        out[place] = one[:, :, 3:16]
        place += 1
    for one in wide:
        own = one[:, :, 3:16]
        np.subtract(own.sum(axis=1, keepdims=True), own, out=out[place])
        place += 1
        for step in _NEAR:
            out[place] = one[:, :, 3 + step : 16 + step]
            place += 1
    out[place : place + 13] = np.eye(13, dtype=np.float32)[:, None, None, :]
    place += 13
    for fact in _FACTS:
        out[place] = seen.facts[fact][:, None, None]
        place += 1
    out[place] = np.bitwise_count(seen.known)[:, None, None]
    out[place + 1] = np.bitwise_count(unseen)[:, None, None]
    return out.reshape(INPUTS, count, 52)


_SUREST: Final = 30.0
"""Logits beyond this are as good as certain."""


@dataclass(slots=True)
class Reading:
    """What is believed of the opponent's hand; one row for each position, one column for each card."""

    holds: Floats
    """How likely it holds the card."""
    wants: Floats
    """How likely the card would go into a meld of its hand."""


def read(net: Net, seen: Seen) -> Reading:
    """Return what the network believes."""
    count = len(seen.hand)
    logits = net(inputs(seen).reshape(INPUTS, -1)).reshape(2, count, 52)
    # Rules that no training has seen may make it surer than a float can say.
    odds = 1 / (1 + np.exp(-np.clip(logits, -_SUREST, _SUREST)))
    unseen = each_card(seen.unseen)
    holds = odds[0] * unseen
    known = np.bitwise_count(seen.known).astype(np.float32)
    # Twice, because no card can be held more than surely.
    for _ in range(2):
        holds *= ((10 - known) / np.maximum(holds.sum(axis=1), 0.1))[:, None]
        np.minimum(holds, 0.97, out=holds)
    holds += each_card(seen.known)
    return Reading(holds, odds[1])
