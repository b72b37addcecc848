"""The level ``skilled``: a good club player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from ginrummy_qt.engine.actions import BigGin, Discard, Knock, TakeDiscard
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.estimate import Prospects
from ginrummy_qt.players.hands import Hands
from ginrummy_qt.players.knowledge import Knowledge, danger, odds
from ginrummy_qt.players.laying_off import laid_out
from ginrummy_qt.players.player import Player, considered

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.hands import Outlook

__all__ = ["Judgement", "Rated", "Skilled"]

_CHANCE_WEIGHT: Final = 18.0
_CHANCE_FADES: Final = 0.9
"""Discards (PLAYERS.md): in turn 1 the chances count 18 times the deadwood, in each later one 0.9 of that."""
_DANGER: Final = 6.0
"""Points that completing a meld of the opponent costs."""
_DRAW_GAIN: Final = 1.5
"""Points by which a card must improve the hand to be taken: the stock helps too, and tells nobody."""
_SOCIABLE: Final = (10.0, 9.0, 8.0, 7.0, 6.0)
"""Points that this player likes to knock by, turn for turn: early it does not wait for more."""

_NEVER: Final = -1000.0


@dataclass(frozen=True, slots=True)
class Rated:
    """An action and the points that it will probably bring."""

    action: Action
    value: float


class Judgement:
    """How the skilled player sees one view. Made for one decision."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.knowledge = Knowledge.of(view)
        self.chances = odds(self.knowledge)
        self.prospects = Prospects(view, self.knowledge, self.chances)
        self.hands = Hands()
        weight = _CHANCE_WEIGHT * _CHANCE_FADES ** (self.knowledge.turn - 1)
        # Near the wall there are no chances left to wait for.
        self.weight = min(weight, 0.75 * self.knowledge.draws_left)
        self.sociable = _SOCIABLE[min(self.knowledge.turn, len(_SOCIABLE)) - 1]

    def rated(self) -> tuple[Rated, ...]:
        """Return every legal action with its value, best first; equal ones in the order of the view."""
        actions = tuple(self.view.legal_actions)
        if self.view.phase is Phase.LAYOFF:  # nothing is uncertain any more
            return tuple(Rated(action, way.value) for action, way in laid_out(self.view).items())
        if any(isinstance(action, Discard | Knock | BigGin) for action in actions):
            rated = self._throws(actions)
        else:
            rated = self._draws(actions)
        return tuple(sorted(rated, key=lambda one: -one.value))

    def outlook(self, ten: int) -> Outlook:
        """Return what may become of the hand ``ten`` (mask)."""
        return self.hands.outlook(ten, self.knowledge.unseen.mask)

    def burden(self, ten: int) -> float:
        """Return the deadwood of the hand ``ten`` (mask), now and after good draws, in points."""
        outlook = self.outlook(ten)
        return (outlook.points + self.weight * outlook.chance) / (1.0 + self.weight)

    def risk(self, card: Card) -> float:
        """Return how likely ``card``, thrown, helps the opponent, 0 to 1."""
        if self.knowledge.draws_left == 0:
            return 0.0
        return danger(card.index, self.chances, self.knowledge.held)

    def _throws(self, actions: tuple[Action, ...]) -> list[Rated]:
        eleven = self.view.hand.mask
        costs: dict[Card, float] = {}
        for action in actions:
            if isinstance(action, Discard):
                card = action.card
                costs[card] = self.burden(eleven ^ 1 << card.index) + _DANGER * self.risk(card)
        going_on = 0.0
        least = 0.0
        if costs:
            best = min(costs, key=lambda card: costs[card])
            least = costs[best]
            going_on = self.prospects.go_on(self.outlook(eleven ^ 1 << best.index))
        rated = []
        for action in actions:
            match action:
                case BigGin():
                    value = max(self.prospects.gin(big=True), going_on + 1.0)
                case Knock():
                    value = self._knock(action.card, going_on)
                case Discard():
                    value = going_on - (costs[action.card] - least)
                case _:
                    value = going_on
            rated.append(Rated(action, value))
        return rated

    def _knock(self, card: Card, going_on: float) -> float:
        ten = CardSet.from_mask(self.view.hand.mask ^ 1 << card.index)
        points = self.hands.deadwood(ten.mask)
        if points == 0:  # never passed over
            return max(self.prospects.gin(), going_on + 0.5)
        return self.prospects.knock(points, self.prospects.laid_off(ten)) + self.sociable

    def _draws(self, actions: tuple[Action, ...]) -> list[Rated]:
        view = self.view
        if view.phase is Phase.LAST:  # pass: the round is dead
            return [Rated(one, self._last() if isinstance(one, TakeDiscard) else 0.0) for one in actions]
        stock = self.prospects.draw(self.outlook(view.hand.mask))
        return [Rated(one, self._take(stock) if isinstance(one, TakeDiscard) else stock) for one in actions]

    def _take(self, stock: float) -> float:
        """Return what taking the top of the pile is worth when a card from the stock is worth ``stock``."""
        ten = self.view.hand.mask
        eleven = ten | 1 << self.view.discard_pile[-1].index
        costs = {
            card: self.burden(eleven ^ 1 << card.index) + _DANGER * self.risk(card) for card in self.view.hand
        }
        best = min(costs, key=lambda card: costs[card])
        value = stock + self.burden(ten) - costs[best] - _DRAW_GAIN
        return max(value, self._knock_after(eleven))

    def _last(self) -> float:
        """Return what taking the last discard is worth, with which one must knock."""
        return self._knock_after(self.view.hand.mask | 1 << self.view.discard_pile[-1].index)

    def _knock_after(self, eleven: int) -> float:
        """Return what a knock is worth once the top of the pile is in the hand."""
        points = min(self.hands.deadwood(eleven ^ 1 << card.index) for card in self.view.hand)
        if points > self.view.knock_limit:
            return _NEVER
        return self.prospects.knock(points) + (self.sociable if points else 0.0)


class Skilled(Player):
    """A good club player: counts its chances, remembers what was taken, thrown and passed, feeds nobody.

    Discards by deadwood, by the cards still to come that would help, and by what the opponent could do with
    them. Knocks early, as people at a sociable table do; late it asks first who may be lower. Knows the rules
    in force. It does not lie in wait: that is for the level above.
    """

    level: ClassVar[str] = "skilled"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002 - quicker than any deadline
        """Return the best action by :class:`Judgement`; see :meth:`Player.choose`."""
        rated = Judgement(view).rated()
        if not rated:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        thought = considered(view)
        return next(one.action for one in rated if one.action in thought)
