"""What points are worth at a score: the chance to win the match.

Two equal players are supposed to go on. How their rounds end, and by how many points, was counted in playouts
of :data:`~ginrummy_qt.players.tactics.OURS` against itself (``python -m
ginrummy_qt.players.training.results``, 20,000 deals, seed 1); the bonuses of the rules in force are added to
that. Scores are taken in steps of a fiftieth of the target, and in between by straight lines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.options import BoxWhen

if TYPE_CHECKING:
    from ginrummy_qt.engine.rules import Rules

__all__ = ["SPREADS", "Equity", "win_table"]

Floats = npt.NDArray[np.float64]
STEPS: Final = 50
"""Into how many steps the way to the target is divided."""
_SHARES: Final = {"knock": 0.393, "undercut": 0.052, "gin": 0.555}
"""Of the rounds that somebody wins."""
_TENTHS: Final = {
    "knock": (2, 7, 12, 16, 20, 24, 29, 33, 40, 51),
    "undercut": (0, 0, 0, 1, 1, 2, 2, 3, 3, 5),
    "gin": (1, 1, 2, 3, 4, 6, 7, 9, 13, 23),
}
"""Points without bonuses, as ten values of equal weight."""

SPREADS: Final = tuple(np.array(_TENTHS[way]) / np.mean(_TENTHS[way]) for way in ("knock", "gin", "undercut"))
"""The tenths in parts of their mean."""


@lru_cache(maxsize=16)
def _table(gin: int, undercut: int, box: int, limit: int, target: int) -> Floats:
    shares = dict(_SHARES)
    if limit == 0:
        shares = {"knock": 0.0, "undercut": 0.0, "gin": 1.0}
    bonus = {"knock": box, "undercut": undercut + box, "gin": gin + box}
    chances = np.zeros(STEPS + 1)
    step = target / STEPS
    for way, share in shares.items():
        for points in _TENTHS[way]:
            moved = (points + bonus[way]) / step
            low = min(int(moved), STEPS)
            part = min(moved, STEPS) - low
            chances[low] += share / 10 * (1 - part)
            chances[min(low + 1, STEPS)] += share / 10 * part
    # Rounds that move nobody change nothing.
    chances[0] = 0.0
    chances /= chances.sum()
    steps = np.arange(1, STEPS + 1)
    won = np.full((STEPS + 1, STEPS + 1), 0.5)
    # By what each side still needs, in steps; nothing: it has won.
    won[0, :] = 1.0
    won[:, 0] = 0.0
    for mine in range(1, STEPS + 1):
        after_win = chances[1:, None] * won[np.maximum(mine - steps, 0)]
        gained = after_win.sum(axis=0)
        for theirs in range(1, STEPS + 1):
            lost = chances[1:] @ won[mine, np.maximum(theirs - steps, 0)]
            won[mine, theirs] = (gained[theirs] + lost) / 2
    return won


def win_table(rules: Rules, limit: int, target: int) -> Floats:
    """Return the chance to win by what one needs and what the other needs, in fiftieths of the target."""
    box = rules.box_bonus if rules.box_when is BoxWhen.AT_ONCE else 0
    return _table(rules.gin_bonus, rules.undercut_bonus, box, limit, target)


class Equity:
    """What a round's end is worth to one seat, from the score before it."""

    def __init__(self, rules: Rules, limit: int, target: int, scores: tuple[int, int]) -> None:
        """``scores`` are this seat's and the other's."""
        self._table = win_table(rules, limit, target)
        self._step = target / STEPS
        box = rules.box_bonus if rules.box_when is BoxWhen.AT_ONCE else 0
        needs = [max(target - score, 1) for score in scores]
        points = np.arange(512) + box
        self.won = self._at(np.maximum(needs[0] - points, 0), np.full(512, needs[1]))
        """The chance to win the match by points scored now, 0 to 511."""
        self.lost = self._at(np.full(512, needs[0]), np.maximum(needs[1] - points, 0))
        """The same when the other scores them."""
        self.even = float(self._at(np.array([needs[0]]), np.array([needs[1]]))[0])
        """The chance as it stands."""
        self.slope = max(float(self.won[20] - self.lost[20]) / 40, 1e-5)
        """What one point is worth."""

    def after(self, points: int, *, won: bool) -> float:
        """Return the chance after a round that one side won with ``points``, 0 or more, without its box."""
        chances = self.won if won else self.lost
        return float(chances[min(points, len(chances) - 1)])

    def _at(self, mine: npt.NDArray[np.int64], theirs: npt.NDArray[np.int64]) -> Floats:
        first, second = mine / self._step, theirs / self._step
        a, b = np.floor(first).astype(np.intp), np.floor(second).astype(np.intp)
        x, y = first - a, second - b
        # Less than a step from the target is not there yet.
        a, b = np.where((a == 0) & (mine > 0), 1, a), np.where((b == 0) & (theirs > 0), 1, b)
        x, y = np.where(first < 1, 0, x), np.where(second < 1, 0, y)
        c, d = np.minimum(a + 1, STEPS), np.minimum(b + 1, STEPS)
        table = self._table
        return (
            table[a, b] * (1 - x) * (1 - y)
            + table[c, b] * x * (1 - y)
            + table[a, d] * (1 - x) * y
            + table[c, d] * x * y
        )
