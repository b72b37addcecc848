"""The level ``casual``: a sociable player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ginrummy_qt.engine.actions import BigGin, Discard, Draw, Knock, Pass, TakeDiscard, Took
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.hands import POINTS, Hands, indices, outs, partners
from ginrummy_qt.players.knowledge import near
from ginrummy_qt.players.laying_off import lay_off
from ginrummy_qt.players.player import Player, considered

if TYPE_CHECKING:
    from random import Random

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Casual"]

_DECK: Final = (1 << 52) - 1
_REMEMBERED: Final = 4
"""How many of the last cards on the pile this player still has in mind."""
_OUT: Final = 1.6
"""Points for which this player keeps two cards together, for each card that would make them a meld."""
_MOST_OUTS: Final = 9
"""It does not count further."""
_FED: Final = 3.0
"""Points for which it holds back a card near the one that the opponent took last."""
_SLIP: Final = 0.12
"""How often it throws its second choice, when that looked nearly as good."""
_NEARLY: Final = 5.0
"""Points within which two throws look nearly alike to it."""
_OVERLOOKS: Final = 0.06
"""How often it overlooks that the top of the pile would fit."""
_WAITS: Final = 0.2
"""How often it does not knock at once with more than six points but plays on for a turn."""
_CLEARLY: Final = 7
"""Points by which a card from the pile must lower the deadwood when it makes no meld."""


class Casual(Player):
    """A sociable, honest player that looks at its own cards more than at the opponent's doings.

    Keeps melds, pairs and neighbours, throws what is dear and alone. Takes from the pile what makes or
    extends a meld, or lowers its deadwood clearly. Knocks as soon as it may, or nearly. Of the pile it has
    the last few cards in mind, of the opponent the card taken last. Now and then it slips as people do:
    throws its second choice, overlooks a card that fits, waits a turn with a high knock.
    """

    level: ClassVar[str] = "casual"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002 - quicker than any deadline
        """Return this player's action; see :meth:`Player.choose`."""
        actions = considered(view)
        if not actions:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        if view.phase is Phase.LAYOFF:
            return lay_off(view)
        chance = self.chance(view)
        if any(isinstance(action, Discard | Knock | BigGin) for action in actions):
            return _lay_down(actions, view, chance)
        if TakeDiscard() in actions and _wants_top(view, chance):
            return TakeDiscard()
        return next(action for action in (Draw(), Pass(), *actions) if action in actions)


def _wants_top(view: SeatView, chance: Random) -> bool:
    """Whether to take the top of the pile."""
    top = view.discard_pile[-1]
    hands = Hands()
    hand, eleven = view.hand.mask, view.hand.mask | 1 << top.index
    before = hands.deadwood(hand)
    after = min(hands.deadwood(eleven ^ 1 << index) for index in indices(hand))
    if view.phase is Phase.LAST:
        return after <= view.knock_limit
    if after == 0:
        return True
    if chance.random() < _OVERLOOKS:
        return False
    # With the card in a meld, more than its own points go out of the deadwood.
    fits = hands.deadwood(eleven) < before + POINTS[top.index] and bool(partners(hand, top.index))
    return (fits and after < before) or before - after >= _CLEARLY


def _lay_down(actions: tuple[Action, ...], view: SeatView, chance: Random) -> Action:
    """Knock or throw."""
    hands = Hands()
    eleven = view.hand.mask
    knocks = [action for action in actions if isinstance(action, Knock)]
    discards = [action for action in actions if isinstance(action, Discard)]
    for action in actions:
        if isinstance(action, BigGin):
            return action
    if knocks:
        knock = min(knocks, key=lambda one: (hands.deadwood(eleven ^ 1 << one.card.index), -one.card.points))
        points = hands.deadwood(eleven ^ 1 << knock.card.index)
        last = not discards or view.stock_count - 1 <= view.rules.wall
        if points <= 6 or last or chance.random() >= _WAITS:
            return knock
    remembered = CardSet(view.discard_pile[-_REMEMBERED:]).mask
    last_taken = _last_taken(view)
    costs = {action: _cost(action.card, eleven, remembered, last_taken, hands) for action in discards}
    order = sorted(discards, key=lambda one: costs[one])
    if len(order) > 1 and costs[order[1]] - costs[order[0]] <= _NEARLY and chance.random() < _SLIP:
        return order[1]
    return order[0]


def _last_taken(view: SeatView) -> Card | None:
    """The card that the opponent took last, if it still holds it."""
    for event in reversed(view.history):
        if isinstance(event, Took) and event.seat != view.seat:
            return event.card if event.card in view.opponent_known else None
    return None


def _cost(card: Card, eleven: int, remembered: int, last_taken: Card | None, hands: Hands) -> float:
    """Return what throwing ``card`` costs: the deadwood that stays, less what is hoped of it."""
    ten = eleven ^ 1 << card.index
    cost = hands.deadwood(ten) - _OUT * _outs(ten, remembered)
    if last_taken is not None and near(card, last_taken):
        cost += _FED
    return cost


def _outs(ten: int, remembered: int) -> int:
    """Return how many cards would meld with ``ten``, as far as this player counts and remembers."""
    return min(_MOST_OUTS, (outs(ten) & _DECK & ~ten & ~remembered).bit_count())
