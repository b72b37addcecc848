"""What the judges say of every action of one view, in points and in chances to win the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.actions import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.options import Tie
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.equity import SPREADS, Equity
from ginrummy_qt.players.hands import POINTS, indices
from ginrummy_qt.players.judge import LEVEL_POINTS
from ginrummy_qt.players.judge_inputs import worth_taking
from ginrummy_qt.players.laying_off import box_worth
from ginrummy_qt.players.packed import pack, packed_array
from ginrummy_qt.players.panel import panel
from ginrummy_qt.players.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.judge import Judge, Outcome, Position
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.panel import Panel

__all__ = ["Finding", "Opinion", "Verdict"]

_WON: Final = (True, True, True, False, False, False)
"""By way: whether it is this seat that wins."""
_NEVER: Final = (-1000.0, 0.0)
_USELESS: Final = 0.5
"""Points that taking a card of no use loses, at least."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is to be said of one action."""

    action: Action
    points: float
    """Points that the round will bring on average, above 0 in the seat's favour, boxes included."""
    win: float
    """Chance to win the match, 0 to 1."""


class Verdict:
    """One decision of one seat. Looks at nothing but the view."""

    def __init__(self, view: SeatView, by: Panel | None = None) -> None:
        """``by`` judges; left out: the panel that the program carries."""
        scores = (view.scores[view.seat], view.scores[view.opponent])
        equity = Equity(view.rules, view.knock_limit, view.target, scores)
        seen, drawn, taken = Seen.before(view)
        cards = [packed_array([one]) for one in (drawn, taken)]
        self.opinions: list[tuple[float, Opinion]] = []
        """How much each counts, altogether 1."""
        for weight, judge, position in (by or panel()).weighed(seen):
            held = position.drawn(*cards) if drawn or taken else position
            self.opinions.append((weight, Opinion(view, judge, held, equity)))

    def holds(self) -> Floats:
        """Return by card number how likely the opponent holds it; a card drawn by the seat, not at all."""
        return sum(
            (weight * one.position.reading.holds[0] for weight, one in self.opinions),
            np.zeros(52, np.float32),
        )

    def deadwood(self) -> float:
        """Return how much deadwood the opponent has on average."""
        return sum(
            weight * float(LEVEL_POINTS @ one.position.opponent[:, 0]) for weight, one in self.opinions
        )

    def findings(self, actions: Iterable[Action]) -> list[Finding]:
        """Return what is to be said of these legal actions, in their order."""
        actions = tuple(actions)
        weights = [weight for weight, _ in self.opinions]
        said = [opinion.values(actions) for _, opinion in self.opinions]
        mixed = np.einsum("o,oav->av", weights, np.array(said).reshape(len(weights), len(actions), 2))
        return [
            Finding(action, float(points), float(win))
            for action, (points, win) in zip(actions, mixed, strict=True)
        ]


class Opinion:
    """What one judge says of one position."""

    def __init__(self, view: SeatView, judge: Judge, position: Position, equity: Equity) -> None:
        """``position`` is what ``judge`` believes of ``view``, with the card drawn in hand."""
        self.view = view
        self.equity = equity
        self.position = position
        self._judge = judge
        self._box = box_worth(view.rules)

    def values(self, actions: Sequence[Action]) -> list[tuple[float, float]]:
        """Return points and chance to win of each action, in their order."""
        hand = self.view.hand.mask
        thrown = [one.card.index for one in actions if isinstance(one, Discard)]
        throws = dict(zip(thrown, self._throws(self.position, hand, thrown), strict=True))
        found: list[tuple[float, float]] = []
        for action in actions:
            match action:
                case Discard(card):
                    value = throws[card.index]
                case Knock(card):
                    value = self._knock(self.position, hand ^ 1 << card.index)
                case BigGin():
                    value = self._knock(self.position, hand, big=True)
                case TakeDiscard():
                    value = self._take()
                case Pass() if self.view.phase is Phase.LAST:
                    value = (0.0, self.equity.even)
                case Draw() | Pass():
                    value = self._draw()
                case _:
                    value = _NEVER
            found.append(value)
        return found

    def _throws(self, position: Position, eleven: int, cards: Sequence[int]) -> list[tuple[float, float]]:
        if not cards:
            return []
        if self.view.stock_count <= self.view.rules.wall:  # the round is dead
            return [(0.0, self.equity.even)] * len(cards)
        ten = packed_array(eleven ^ 1 << card for card in cards)
        base = np.zeros(len(cards), dtype=np.int64)
        return self._valued(self._judge.throws(position, np.array(cards), ten, base))

    def _valued(self, outcome: Outcome) -> list[tuple[float, float]]:
        rules, equity = self.view.rules, self.equity
        bonuses = (0, rules.gin_bonus, rules.undercut_bonus) * 2
        points = np.zeros(outcome.odds.shape[1])
        wins = outcome.odds[-1] * equity.even
        for way, (won, bonus) in enumerate(zip(_WON, bonuses, strict=True)):
            odds, mean = outcome.odds[way], outcome.points[way]
            times = self.view.multiplier
            points += odds * ((mean + bonus) * times + self._box) * (1 if won else -1)
            # A mean says too little where the match may end: as many points as there were, by tenths.
            spread = (np.outer(SPREADS[way % 3], mean) + bonus) * times
            wins += odds * (equity.won if won else equity.lost)[_index(spread, equity)].mean(axis=0)
        return [(float(one), float(two)) for one, two in zip(points, wins, strict=True)]

    def _knock(self, position: Position, shown: int, *, big: bool = False) -> tuple[float, float]:
        """Return what laying down ``shown`` is worth."""
        view, equity = self.view, self.equity
        rules = view.rules
        own = deadwood_mask(shown)
        levels = self._judge.knocks(position, np.array([pack(shown)], dtype=np.uint64), np.zeros(1, int))[
            :, 0
        ]
        lead = np.round(LEVEL_POINTS - own)
        if own == 0:
            bonus = rules.big_gin_bonus if big and rules.big_gin_bonus is not None else rules.gin_bonus
            won, scored = np.ones(len(lead), dtype=bool), lead + bonus
        else:
            won = (lead > 0) | ((lead == 0) & (rules.tie is Tie.KNOCKER))
            scored = np.where(won, lead, rules.undercut_bonus - lead)
        scored = scored * view.multiplier
        index = _index(scored, equity)
        points = np.where(won, scored + self._box, -scored - self._box)
        wins = np.where(won, equity.won[index], equity.lost[index])
        return float(levels @ points), float(levels @ wins)

    def _take(self) -> tuple[float, float]:
        """Return what taking the top of the pile is worth: the best that may follow."""
        view = self.view
        top = view.discard_pile[-1].index
        eleven = view.hand.mask | 1 << top
        position = self.position.drawn(packed_array([0]), packed_array([1 << top]))
        best: list[tuple[float, float]] = []
        if deadwood_mask(eleven) == 0 and view.rules.big_gin_bonus is not None:
            best.append(self._knock(position, eleven, big=True))
        cards = list(indices(view.hand.mask))
        left = {card: deadwood_mask(eleven ^ 1 << card) for card in cards}
        cheapest = min(cards, key=lambda card: (left[card], -POINTS[card]))
        if left[cheapest] <= view.knock_limit:
            best.append(self._knock(position, eleven ^ 1 << cheapest))
        if view.phase is not Phase.LAST:
            best += self._throws(position, eleven, cards)
        points, win = max(best, key=lambda one: one[1], default=_NEVER)
        seen = self.position.seen
        if view.phase is not Phase.LAST and not worth_taking(seen.hand, packed_array([1 << top]))[0]:
            # Such cards were not taken in the rounds that the networks know: what they say means little.
            stock = self._draw()
            points, win = min(points, stock[0] - _USELESS), min(win, stock[1] - _USELESS * self.equity.slope)
        return points, max(win, 0.0)

    def _draw(self) -> tuple[float, float]:
        """Return what a draw from the stock, or declining the upcard, is worth."""
        return self._valued(self._judge.draws(self.position))[0]


def _index(points: npt.NDArray[Any], equity: Equity) -> npt.NDArray[np.intp]:
    return np.clip(np.round(points), 0, len(equity.won) - 1).astype(np.intp)
