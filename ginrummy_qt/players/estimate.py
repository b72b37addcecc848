"""What a knock is worth, now or later, in points: estimates from how far the opponent has probably come.

No search: the opponent's deadwood is taken from a table by turn, what a knock brings follows from the rules
in force (bonuses, ties, boxes, multiplier), and going on is looked at one own draw deep.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.melds import MeldKind, best_arrangement
from ginrummy_qt.engine.rules import Tie
from ginrummy_qt.players.hands import POINTS, indices
from ginrummy_qt.players.laying_off import box_worth

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import CardSet
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.hands import Outlook
    from ginrummy_qt.players.knowledge import Knowledge

__all__ = ["Prospects", "fitting"]

# Measured in 1,500 rounds of skilled against itself, knock limit 10; what prints them again:
#   python tests/bench/players.py opponent 1500
# One row for each turn of the seat, from 1; the last goes on for ever.
_OPPONENT: Final = (
    (26, 37, 42, 47, 51, 56, 60, 64, 68, 75),
    (18, 27, 33, 38, 42, 46, 51, 56, 62, 70),
    (15, 21, 26, 31, 35, 39, 43, 49, 55, 64),
    (13, 17, 22, 26, 29, 33, 37, 41, 48, 57),
    (12, 15, 18, 22, 25, 28, 32, 36, 41, 51),
    (11, 14, 16, 19, 22, 25, 28, 31, 36, 47),
    (9, 13, 15, 17, 19, 22, 25, 28, 32, 42),
    (7, 11, 13, 15, 17, 20, 22, 24, 29, 37),
)
"""The opponent's deadwood as ten values of equal weight."""
_TAKEN_WORTH: Final = 2
"""By how much each card that the opponent took from the pile, after the first, lowers these figures."""
_ENDS_NEXT: Final = (0.02, 0.04, 0.06, 0.09, 0.12, 0.12, 0.12, 0.13)
"""How likely the opponent ends the round in its next turn."""
_LAID_OFF: Final = 0.6
"""Share of the fitting points that are really laid off: some are in the other side's own melds."""


def fitting(melds_of: CardSet) -> int:
    """Return the cards (mask) that fit on the melds which ``melds_of`` is best arranged in."""
    found = 0
    for meld in best_arrangement(melds_of).melds:
        mask = meld.cards.mask
        if meld.kind is MeldKind.SET:
            rank = next(indices(mask)) % 13
            found |= (0x8004002001 << rank) & ~mask
        else:
            low, high = next(indices(mask)), mask.bit_length() - 1
            if low % 13 > 0:
                found |= 1 << (low - 1)
            if high % 13 < 12:
                found |= 1 << (high + 1)
    return found


@dataclass(frozen=True, slots=True)
class Prospects:
    """What endings are worth to one seat at one moment of a round. All results are points of that seat."""

    view: SeatView
    knowledge: Knowledge
    chances: list[float]
    """From :func:`ginrummy_qt.players.knowledge.odds`."""

    def opponent(self) -> tuple[int, ...]:
        """Return ten values, each as likely as the others, for the opponent's deadwood; 0 or more."""
        row = _OPPONENT[min(self.knowledge.turn, len(_OPPONENT)) - 1]
        less = _TAKEN_WORTH * max(0, len(self.knowledge.taken) - 1)
        return tuple(max(1, points - less) for points in row)

    def opponent_ends(self) -> float:
        """Return how likely the opponent ends the round in its next turn, 0 to 1."""
        likely = _ENDS_NEXT[min(self.knowledge.turn, len(_ENDS_NEXT)) - 1]
        # A lower limit is reached later; measured for 10, none for gin alone.
        return likely * (0.15 + 0.85 * self.view.knock_limit / 10)

    def box(self) -> int:
        """Return what a won round brings beside its own points."""
        return box_worth(self.view.rules)

    def laid_off(self, ten: CardSet) -> float:
        """Return the points that the opponent will probably lay off on the melds of ``ten``."""
        unseen = fitting(ten) & ~ten.mask
        return _LAID_OFF * sum(self.chances[index] * POINTS[index] for index in indices(unseen))

    def gin(self, *, big: bool = False) -> float:
        """Return what going gin is worth now, ``big`` with eleven cards."""
        rules = self.view.rules
        bonus = rules.gin_bonus
        if big and rules.big_gin_bonus is not None:
            bonus = rules.big_gin_bonus
        points = self.opponent()
        return (sum(points) / len(points) + bonus) * self.view.multiplier + self.box()

    def knock(self, deadwood: int, laid_off: float = 2.0) -> float:
        """Return what a knock with ``deadwood`` points is worth now, ``laid_off`` points being laid off."""
        if deadwood == 0:
            return self.gin()
        rules, box = self.view.rules, self.box()
        total = 0.0
        rows = self.opponent()
        for points in rows:
            lead = max(0.0, points - laid_off) - deadwood
            if lead > 0.5:
                total += lead * self.view.multiplier + box
            elif lead > -0.5 and rules.tie is Tie.KNOCKER:
                total += box
            else:
                total -= (rules.undercut_bonus - lead) * self.view.multiplier + box
        return total / len(rows)

    def knocked_on(self, deadwood: int) -> float:
        """Return what it is worth to have ``deadwood`` points when the opponent ends the round."""
        rules, box = self.view.rules, self.box()
        limit = self.view.knock_limit
        points = max(0.0, deadwood - 2.0 if deadwood > 5 else float(deadwood))
        gin = -(deadwood + rules.gin_bonus) * self.view.multiplier - box
        if limit == 0:
            return gin
        total = 0.0
        for theirs in range(1, limit + 1):
            lead = theirs - points
            if lead >= 0:
                total += (lead + rules.undercut_bonus) * self.view.multiplier + box
            else:
                total += lead * self.view.multiplier - box
        return 0.08 * gin + 0.92 * total / limit

    def go_on(self, outlook: Outlook) -> float:
        """Return what going on is worth with such ten cards: the opponent's turn, then an own one."""
        if self.knowledge.draws_left == 0:
            return 0.0  # the round is dead
        ends = self.opponent_ends()
        value = ends * self.knocked_on(outlook.points)
        if self.knowledge.draws_left >= 2:
            value += (1.0 - ends) * self.draw(outlook)
        return value

    def draw(self, outlook: Outlook) -> float:
        """Return what a draw from the stock is worth with ten cards of this ``outlook``."""
        if not outlook.after:
            return 0.0
        rows = self.opponent()
        level = sum(rows) / len(rows)
        limit = self.view.knock_limit
        worth: dict[int, float] = {}
        total = 0.0
        for points in outlook.after:
            value = worth.get(points)
            if value is None:
                # About a third of the lead in deadwood is what it brings in the end.
                value = (level - points) / 3
                if points <= limit:
                    value = max(value, self.knock(points))
                worth[points] = value
            total += value
        return total / len(outlook.after)
