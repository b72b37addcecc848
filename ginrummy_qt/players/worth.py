"""What it is worth how rounds end: points under the rules in force, and the chance to win the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.options import Tie
from ginrummy_qt.players.equity import SPREADS, Equity
from ginrummy_qt.players.judge import LEVEL_POINTS
from ginrummy_qt.players.laying_off import box_worth

if TYPE_CHECKING:
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.judge import Outcome
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Ints
    from ginrummy_qt.players.playouts import Ends

__all__ = ["Values", "Worth"]

Values = npt.NDArray[np.float64]
"""(2, row): points in the seat's favour, boxes included, and the chance to win the match."""
_WON: Final = (True, True, True, False, False, False)
"""By way: whether it is this seat that wins."""


class Worth:
    """What ends of rounds are worth to one seat, at the score of its view."""

    def __init__(self, view: SeatView) -> None:
        scores = (view.scores[view.seat], view.scores[view.opponent])
        self.equity = Equity(view.rules, view.knock_limit, view.target, scores)
        self.dead: tuple[float, float] = (0.0, self.equity.even)
        """What a dead round is worth."""
        self._rules = view.rules
        self._times = view.multiplier
        self._box = box_worth(view.rules)

    def outcomes(self, outcome: Outcome) -> Values:
        """Return what may come of each row."""
        rules, equity = self._rules, self.equity
        bonuses = (0, rules.gin_bonus, rules.undercut_bonus) * 2
        points = np.zeros(outcome.odds.shape[1])
        wins = outcome.odds[-1] * equity.even
        for way, (won, bonus) in enumerate(zip(_WON, bonuses, strict=True)):
            odds, mean = outcome.odds[way], outcome.points[way]
            points += odds * ((mean + bonus) * self._times + self._box) * (1 if won else -1)
            # A mean says too little where the match may end: as many points as there were, by tenths.
            spread = (np.outer(SPREADS[way % 3], mean) + bonus) * self._times
            wins = wins + odds * (equity.won if won else equity.lost)[self._index(spread)].mean(axis=0)
        return np.array([points, wins])

    def knocks(self, levels: Floats, own: Ints, *, big: bool = False) -> Values:
        """Return what knocking is worth.

        Args:
            levels: (level, row): what is believed of the deadwood that the opponent will be left with.
            own: By row, with how much deadwood this seat knocks.
            big: Whether all eleven cards are in melds.
        """
        rules = self._rules
        bonus = rules.big_gin_bonus if big and rules.big_gin_bonus is not None else rules.gin_bonus
        lead = np.round(LEVEL_POINTS[:, None] - own)
        gin = own == 0
        won = gin | (lead > 0) | ((lead == 0) & (rules.tie is Tie.KNOCKER))
        scored = np.where(gin, lead + bonus, np.where(won, lead, rules.undercut_bonus - lead)) * self._times
        value = self._scored(won, scored)
        return np.array((levels * value).sum(axis=1))

    def ends(self, ends: Ends) -> Values:
        """Return what rounds that were played to their end bring side 0; a dead one counts as one."""
        value = self._scored(ends.winner == 0, ends.points)
        value[:, ends.winner < 0] = np.array(self.dead)[:, None]
        return value

    def _scored(self, won: npt.NDArray[np.bool_], scored: npt.NDArray[Any]) -> Values:
        """Return what these points are worth to whoever won them."""
        index = self._index(scored)
        points = np.where(won, scored + self._box, -scored - self._box)
        return np.array([points, np.where(won, self.equity.won[index], self.equity.lost[index])])

    def _index(self, points: npt.NDArray[Any]) -> npt.NDArray[np.intp]:
        return np.clip(np.round(points), 0, len(self.equity.won) - 1).astype(np.intp)
