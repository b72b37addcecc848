"""The level ``expert``: the strongest player there is here."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.actions import BigGin, Discard, Knock
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.laying_off import lay_off
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.search import Finding, Search, Stopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Expert", "findings", "worlds_for"]

_THROWS: Final = 5
"""How many throws it looks at."""
_GATE: Final = 1.0
"""By how many standard errors an action must be better than the rule of thumb to be preferred."""
_MARGIN: Final = 4.0
"""By how many points too, when one of the two is a knock: the plan for knocking was measured in whole
rounds, and the network does not see so far."""
_WORLDS_A_SECOND: Final = 400
_FEWEST: Final = 100
_MOST: Final = 1200
_SPARE: Final = 0.02
"""Seconds of the deadline kept for what comes after the search."""


class Expert(Player):
    """Lies in wait: knocks in its first turns or goes on for gin, and lets others run into undercuts.

    Considers for every throw which hands explain all that the opponent took, passed and threw, plays the best
    throws out against a few hundred of these, and compares chances to win the match, not points. Forgets
    nothing, sees nothing that a person could not.

    The longer it may think the more worlds it looks at; how many depends on the deadline alone, so that the
    same seed gives the same answer as long as the time suffices.
    """

    level: ClassVar[str] = "expert"

    def __init__(self, seed: int, worlds: int | None = None) -> None:
        """``worlds``: how many it looks at, whatever the deadline; 0: it goes by the rule of thumb alone."""
        super().__init__(seed)
        self._worlds = worlds

    def choose(self, view: SeatView, deadline: float) -> Action:
        """Return the best action found in time; see :meth:`Player.choose`.

        When :attr:`Player.cancelled` says so it answers at once, with anything legal.
        """
        until = perf_counter() + deadline - _SPARE
        if view.phase is Phase.LAYOFF and view.legal_actions:
            return lay_off(view)
        actions = tuple(view.legal_actions)
        if not actions:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        if len(actions) == 1:
            return actions[0]
        search = Search(view, self.chance(view).getrandbits(63), self.cancelled)
        first = search.rule_of_thumb()
        worlds = worlds_for(deadline) if self._worlds is None else self._worlds
        if not worlds or _settled(search, first):
            return first
        candidates = [first, *(one for one in search.candidates(_THROWS) if one != first)]
        if len(candidates) == 1:
            return first
        try:
            _, wins = search.weigh(candidates, worlds, until)
        except Stopped:
            return first
        return candidates[_choice(search, candidates, wins)]


def worlds_for(seconds: float) -> int:
    """Return at how many worlds the expert looks when it has so much time."""
    return min(max(int(seconds * _WORLDS_A_SECOND), _FEWEST), _MOST)


def findings(view: SeatView, seconds: float, stopped: Callable[[], bool]) -> tuple[Finding, ...]:
    """Return what the expert finds out about every legal action of ``view``.

    Args:
        view: It is this seat's turn, and not one to lay off in.
        seconds: How long it may take, above 0.
        stopped: As for :class:`~ginrummy_qt.players.search.Search`.

    Returns:
        First what the expert would do, then the others by their chance to win.

    Raises:
        Stopped: it was called off.
    """
    until = perf_counter() + seconds - _SPARE
    search = Search(view, Expert(0).chance(view).getrandbits(63), stopped)
    first = search.rule_of_thumb()
    candidates = [first, *(one for one in search.actions if one != first)]
    points, wins = search.weigh(candidates, worlds_for(seconds), until)
    best = 0 if _settled(search, first) else _choice(search, candidates, wins)
    error = points.std(axis=1) / np.sqrt(points.shape[1])
    found = [
        Finding(action, float(points[place].mean()), float(wins[place].mean()), float(error[place]))
        for place, action in enumerate(candidates)
    ]
    chosen = found.pop(best)
    return chosen, *sorted(found, key=lambda one: -one.win)


def _settled(search: Search, first: Action) -> bool:
    """Whether there is nothing to search: gin, or a draw (searching those has brought nothing)."""
    if isinstance(first, BigGin):
        return True
    if isinstance(first, Knock):
        return search.left_after(first) == 0
    return not isinstance(first, Discard) and search.view.phase is not Phase.LAST


def _choice(search: Search, candidates: list[Action], wins: npt.NDArray[np.float64]) -> int:
    """Return the number of the candidate to take; the first is the rule of thumb's."""
    gain = wins - wins[0]
    error = gain.std(axis=1) / np.sqrt(gain.shape[1])
    surely = gain.mean(axis=1) - _GATE * error
    if search.view.phase is not Phase.LAST:
        knock = isinstance(candidates[0], Knock)
        other = np.array([isinstance(one, Knock) is not knock for one in candidates])
        surely -= other * _MARGIN * search.equity.slope
    best = int(surely.argmax())
    return best if surely[best] > 0 else 0
