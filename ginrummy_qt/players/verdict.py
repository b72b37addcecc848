"""What the judges say of every action of one view, in points and in chances to win the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.actions import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.hands import POINTS, indices
from ginrummy_qt.players.judge import LEVEL_POINTS
from ginrummy_qt.players.judge_inputs import worth_taking
from ginrummy_qt.players.packed import pack, packed_array
from ginrummy_qt.players.panel import panel
from ginrummy_qt.players.seen import Seen
from ginrummy_qt.players.worth import Worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.judge import Judge, Position
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.panel import Panel

__all__ = ["Finding", "Opinion", "Verdict"]

Pair = tuple[float, float]
"""Points, and the chance to win."""
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
        self.worth = Worth(view)
        seen, drawn, taken = Seen.before(view)
        cards = [packed_array([one]) for one in (drawn, taken)]
        self.opinions: list[tuple[float, Opinion]] = []
        """How much each counts, altogether 1."""
        self.said: dict[Action, npt.NDArray[np.float64]] = {}
        """By action, (opinion, 2): what each has said, points and chance to win."""
        for weight, manner, judge, position in (by or panel()).weighed(seen):
            held = position.drawn(*cards) if drawn or taken else position
            self.opinions.append((weight, Opinion(view, manner, judge, held, self.worth)))

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
        weights = np.array([weight for weight, _ in self.opinions])
        said = [opinion.values(actions) for _, opinion in self.opinions]
        for action, values in zip(actions, zip(*said, strict=True), strict=True):
            self.said[action] = np.array(values)
        mixed = [weights @ self.said[action] for action in actions]
        return [
            Finding(action, float(points), float(win))
            for action, (points, win) in zip(actions, mixed, strict=True)
        ]


class Opinion:
    """What one judge says of one position."""

    def __init__(self, view: SeatView, manner: str, judge: Judge, position: Position, worth: Worth) -> None:
        """``position`` is what the ``judge`` of a ``manner`` believes of ``view``, the card drawn in hand."""
        self.view = view
        self.manner = manner
        self.judge = judge
        self.position = position
        self.worth = worth

    def values(self, actions: Sequence[Action]) -> list[Pair]:
        """Return points and chance to win of each action, in their order."""
        hand = self.view.hand.mask
        thrown = [one.card.index for one in actions if isinstance(one, Discard)]
        throws = dict(zip(thrown, self._throws(self.position, hand, thrown), strict=True))
        found: list[Pair] = []
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
                    value = self.worth.dead
                case Draw() | Pass():
                    value = self._draw()
                case _:
                    value = _NEVER
            found.append(value)
        return found

    def _throws(self, position: Position, eleven: int, cards: Sequence[int]) -> list[Pair]:
        if not cards:
            return []
        if self.view.stock_count <= self.view.rules.wall:  # the round is dead
            return [self.worth.dead] * len(cards)
        ten = packed_array(eleven ^ 1 << card for card in cards)
        base = np.zeros(len(cards), dtype=np.int64)
        found = self.worth.outcomes(self.judge.throws(position, np.array(cards), ten, base))
        return [(float(points), float(win)) for points, win in found.T]

    def _knock(self, position: Position, shown: int, *, big: bool = False) -> Pair:
        """Return what laying down ``shown`` is worth."""
        cards, one = np.array([pack(shown)], dtype=np.uint64), np.zeros(1, dtype=np.int64)
        own = np.array([deadwood_mask(shown)])
        points, win = self.worth.knocks(self.judge.knocks(position, cards, one), own, big=big)[:, 0]
        return float(points), float(win)

    def _take(self) -> Pair:
        """Return what taking the top of the pile is worth: the best that may follow."""
        view = self.view
        top = view.discard_pile[-1].index
        eleven = view.hand.mask | 1 << top
        position = self.position.drawn(packed_array([0]), packed_array([1 << top]))
        best: list[Pair] = []
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
            slope = self.worth.equity.slope
            points, win = min(points, stock[0] - _USELESS), min(win, stock[1] - _USELESS * slope)
        return points, max(win, 0.0)

    def _draw(self) -> Pair:
        """Return what a draw from the stock, or declining the upcard, is worth."""
        points, win = self.worth.outcomes(self.judge.draws(self.position))[:, 0]
        return float(points), float(win)
