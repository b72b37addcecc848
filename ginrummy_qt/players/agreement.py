"""Worlds weighed so that they agree with what a judge believes of the opponent's hand.

The judge's networks know best how likely each card is held and how much deadwood there is, but say nothing
of whole hands; sampled hands go together as hands do, but their shares are rough. So the sampled ones are
weighed until their shares are the judge's: of cards, of deadwood, and again
(W. E. Deming, F. F. Stephan 1940).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.players.judge_inputs import LEVELS
from ginrummy_qt.players.packed import solve
from ginrummy_qt.players.reading import each_card

if TYPE_CHECKING:
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands

__all__ = ["agreed"]

_ROUNDS: Final = 4
_RATE: Final = 0.7
"""How far each step goes: all cards are set right together, which by itself would go too far."""
_MOST: Final = 2.0
"""And at most so far, in logarithms of odds."""
_LEAST: Final = 0.003
_SURE: Final = 0.999


def agreed(hands: Hands, weight: Floats, holds: Floats, levels: Floats) -> Floats:
    """Return the weight of each hand, altogether 1.

    Args:
        hands: One for each world.
        weight: What they weigh before, none below 0.
        holds: By card number how likely the opponent holds it.
        levels: How likely its deadwood is of each level.
    """
    cards = each_card(hands)
    level = np.searchsorted(LEVELS, solve(hands, exact=False)[0])
    open_ = (holds > 0) & (holds < _SURE)
    wanted = _logit(holds)
    logs = np.log(np.maximum(weight, 1e-30)).astype(np.float32)
    for _ in range(_ROUNDS):
        step = np.where(open_, wanted - _logit(_shares(logs) @ cards), 0).astype(np.float32)
        logs += np.float32(_RATE) * (cards @ np.clip(step, -_MOST, _MOST))
        found = np.bincount(level, _shares(logs), minlength=len(LEVELS) + 1)
        more = np.log((levels + 1e-3) / (found + 1e-3))
        logs += (_RATE * np.clip(more, -_MOST, _MOST)).astype(np.float32)[level]
    return _shares(logs)


def _shares(logs: Floats) -> Floats:
    weight: Floats = np.exp(logs - logs.max())
    weight /= weight.sum()
    return weight


def _logit(odds: Floats) -> Floats:
    inside = np.clip(odds, _LEAST, 1 - _LEAST)
    found: Floats = np.log(inside / (1 - inside))
    return found
