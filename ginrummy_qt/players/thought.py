"""One decision of the expert: a first glance, then as long a look ahead as pays and as there is time for.

At first glance the panel says what each action is worth (:mod:`ginrummy_qt.players.verdict`). Throws that
come near the best one are then followed through the opponent's next turn, lot by lot of sampled worlds
(:mod:`ginrummy_qt.players.lookahead`), all of them in the same worlds. Both say something: the surer the look
ahead is by its standard error, the more it counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.random import default_rng

from ginrummy_qt.engine.actions import Discard
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.belief import Sampler
from ginrummy_qt.players.lookahead import Lookahead
from ginrummy_qt.players.observed import Observed
from ginrummy_qt.players.panel import ANY
from ginrummy_qt.players.verdict import Finding, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.panel import Panel
    from ginrummy_qt.players.worth import Values

__all__ = ["Thought"]

_WORLDS: Final = 1000
"""In one lot."""
_MOST: Final = 4
"""Throws that are followed, at most."""
_NEAR: Final = 3.5
"""Points by which they may be worse than the best one at first glance."""
_GLANCE: Final = 1.2
"""By how many points the first glance is wrong about differences, as a standard deviation."""
_AHEAD: Final = {"quick": 0.6, ANY: 0.9}
"""The same of the look ahead, were there no end of worlds: by manner, because an opponent's type says more of
what it will do where it is known."""
_SLIGHT: Final = 0.12
"""What judges that count less have said at first glance has to do."""
_CLEAR: Final = 1.7
"""So many standard errors between the best two are enough to stop."""
_FINE: Final = 0.15
"""So is a standard error of so many points."""


@dataclass(slots=True)
class _Sum:
    """What one judge has found so far."""

    weight: float
    ahead: Lookahead | None
    """None: this judge counts too little to be asked again."""
    glance: Values
    """(2, card): points and chance to win at first glance."""
    doubt: float
    """What the look ahead may be wrong by, in points."""
    value: Values
    error: Values

    def mixed(self, lots: int, slope: float) -> tuple[Values, Values]:
        """Return (2, card): what both together say, and the square of the standard error of that."""
        if not lots or self.ahead is None:
            return self.glance, np.zeros_like(self.glance)
        value, error = self.value / lots, self.error / lots**2
        unit = np.array([[1.0], [slope]])
        rest = np.square(self.doubt * unit) + error
        share = np.square(_GLANCE * unit) / (np.square(_GLANCE * unit) + rest)
        apart = self.glance - self.glance[:, :1]
        apart += share * (value - value[:, :1] - apart)
        # How good it is to throw at all, rather than to knock, the first glance knows best: the look ahead
        # takes the better of what follows, and so is a little too hopeful of everything.
        return self.glance[:, :1] + apart, np.square(share) * error


class Thought:
    """One decision. Looks at nothing but the view; all chances come from the seed."""

    def __init__(
        self, view: SeatView, actions: Iterable[Action], seed: int, panel: Panel | None = None
    ) -> None:
        """Take the first glance.

        Args:
            view: What the seat may know.
            actions: Legal ones, of which something is to be said.
            seed: Of the worlds.
            panel: By whom to go; left out: those whom the program carries.
        """
        self.lots = 0
        self._chance = default_rng(seed)
        self._verdict = Verdict(view, panel)
        self._first = self._verdict.findings(actions)
        self._slope = self._verdict.worth.equity.slope
        self._throws = self._near(view)
        self._sums: list[_Sum] = []
        if len(self._throws) < 2:
            return
        self._observed = Observed.of(view)
        said = np.array([self._verdict.said[one.action] for one in self._throws])
        for number, (weight, opinion) in enumerate(self._verdict.opinions):
            glance = said[:, number].T
            ahead = None
            if weight >= _SLIGHT:
                ahead = Lookahead(opinion, self._observed)
            doubt = _AHEAD[opinion.manner]
            self._sums.append(
                _Sum(weight, ahead, glance, doubt, np.zeros_like(glance), np.zeros_like(glance))
            )

    def _near(self, view: SeatView) -> list[Finding]:
        """Return the throws to follow, the best first."""
        if view.phase is not Phase.DISCARD or view.stock_count <= view.rules.wall + 1:
            return []
        throws = sorted(
            (one for one in self._first if isinstance(one.action, Discard)), key=lambda one: -one.win
        )[:_MOST]
        return [one for one in throws if one.win > throws[0].win - _NEAR * self._slope]

    @property
    def open(self) -> bool:
        """Whether looking further ahead may change anything."""
        if not self.lots:
            return bool(self._sums)
        apart, error = self._best_two()
        return error > _FINE * self._slope and apart < _CLEAR * error

    @property
    def error(self) -> float:
        """The standard error, for want of worlds, of the difference of the best two throws.

        In chances to win; infinite before the first lot, 0 where there is nothing to be compared.
        """
        if not self.lots:
            return float("inf") if self._sums else 0.0
        return self._best_two()[1]

    def _best_two(self) -> tuple[float, float]:
        """Return how far the best two throws are apart, in chances to win, and the standard error of that."""
        values, errors = self._mixed()
        second, best = np.argsort(values[1])[-2:]
        error = np.sqrt(max(errors[1, second], errors[1, best]))
        return float(values[1, best] - values[1, second]), float(error)

    def deepen(self, stopped: Callable[[], bool] = lambda: False) -> None:
        """Follow the throws through one more lot of worlds.

        ``stopped`` is asked every ten milliseconds or so; when it says so, the work is dropped half done, and
        nothing that is said afterwards means anything.
        """
        cards = [one.action.card.index for one in self._throws if isinstance(one.action, Discard)]
        belief = Sampler(self._observed, self._chance, _WORLDS, self._verdict.holds()).run()
        for one in self._sums:
            if one.ahead is None:
                continue
            if stopped():
                return
            value, error = one.ahead.follow(belief, cards, self._chance)
            one.value += value
            one.error += error
        self.lots += 1

    def _mixed(self) -> tuple[Values, Values]:
        found = [one.mixed(self.lots, self._slope) for one in self._sums]
        weights = [one.weight for one in self._sums]
        values = np.einsum("o,ovc->vc", weights, np.array([value for value, _ in found]))
        errors = np.einsum("o,ovc->vc", np.square(weights), np.array([error for _, error in found]))
        return values, errors

    def findings(self) -> list[Finding]:
        """Return what is to be said of the actions, in the order in which they were given."""
        if not self.lots:
            return self._first
        values, _ = self._mixed()
        new = {
            one.action: Finding(one.action, float(points), min(max(float(win), 0.0), 1.0))
            for one, (points, win) in zip(self._throws, values.T, strict=True)
        }
        # Throws that were not followed are still no better than those that were.
        most = min(new.values(), key=lambda one: one.win)
        return [
            new.get(one.action)
            or (
                Finding(one.action, min(one.points, most.points), min(one.win, most.win))
                if isinstance(one.action, Discard)
                else one
            )
            for one in self._first
        ]
