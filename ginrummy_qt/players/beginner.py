"""The level ``beginner``: somebody who has just learnt the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ginrummy_qt.engine.actions import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.layoffs import best_defence
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.hands import POINTS, indices
from ginrummy_qt.players.laying_off import lay_off
from ginrummy_qt.players.player import Player, considered

if TYPE_CHECKING:
    from random import Random

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Beginner", "loose"]

_RANK: Final = 0x8004002001
"""The four cards of a rank, ace, as a mask."""
_HOPE: Final = 10.0
"""Points for which it keeps a card that is half a meld with another one, whatever became of the rest."""
_GAP_HOPE: Final = 5.0
"""The same for two of a suit with one missing between them."""
_PAIR_TEMPTS: Final = 0.3
"""How often it takes a card from the pile only to have a pair or two neighbours."""
_OVERLOOKS: Final = 0.15
"""How often it overlooks that the top of the pile would fit."""
_MISSES_KNOCK: Final = 0.25
"""How often it does not notice, in one turn, that it may knock."""
_SLIP: Final = 0.25
"""How often it throws its second choice, when that looked nearly as good."""
_NEARLY: Final = 6.0
"""Points within which two throws look nearly alike to it."""
_OVERLOOKS_LAYOFF: Final = 0.35
"""How often it overlooks one of the cards that it could lay off."""


def loose(hand: int) -> int:
    """Return the cards of ``hand`` (both masks) that a beginner sees outside its melds.

    It sees sets first and then runs among what is left, so a better split of a hand escapes it.
    """
    left = hand
    for rank in range(13):
        same = left & (_RANK << rank)
        if same.bit_count() >= 3:
            left &= ~same
    for suit in range(4):
        run: list[int] = []
        for index in range(13 * suit, 13 * suit + 14):
            if index < 13 * suit + 13 and left >> index & 1:
                run.append(index)
                continue
            if len(run) >= 3:
                left &= ~sum(1 << card for card in run)
            run = []
    return left


def _points(cards: int) -> int:
    return sum(POINTS[index] for index in indices(cards))


class Beginner(Player):
    """Somebody who has just learnt the rules and has eyes for the own hand alone.

    Sees sets first and runs among what is left. Throws the dearest card that goes with nothing, and keeps
    pairs and neighbours whether or not their third card can still come: it remembers neither the pile nor
    what the opponent took. Takes from the pile what makes or extends a meld, and now and then a card that
    only makes a pair. Knocks as soon as it notices that it may. Its slips are a beginner's: a card that would
    fit is overlooked, the second choice thrown, a knock noticed a turn late, a layoff forgotten.
    """

    level: ClassVar[str] = "beginner"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002 - quicker than any deadline
        """Return this player's action; see :meth:`Player.choose`."""
        actions = considered(view)
        if not actions:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        chance = self.chance(view)
        if view.phase is Phase.LAYOFF:
            return lay_off(view, _overlooked(view, chance))
        if any(isinstance(action, Discard | Knock | BigGin) for action in actions):
            return _lay_down(actions, view, chance)
        if TakeDiscard() in actions and _wants_top(view, chance):
            return TakeDiscard()
        return next(action for action in (Draw(), Pass(), *actions) if action in actions)


def _overlooked(view: SeatView, chance: Random) -> Card | None:
    """The card that it does not see would fit: the same one in every decision of the phase."""
    best = best_defence(view.knocker_melds, view.hand).layoffs
    if not best or chance.random() >= _OVERLOOKS_LAYOFF:
        return None
    return chance.choice(best)[0]


def _wants_top(view: SeatView, chance: Random) -> bool:
    """Whether to take the top of the pile."""
    top = 1 << view.discard_pile[-1].index
    hand = view.hand.mask
    eleven = hand | top
    if view.phase is Phase.LAST:  # whoever takes it must knock
        return min(_points(loose(eleven ^ 1 << card)) for card in indices(hand)) <= view.knock_limit
    if not loose(eleven) & top:
        return chance.random() >= _OVERLOOKS
    if _hope(view.discard_pile[-1].index, loose(eleven)) >= _HOPE:
        return chance.random() < _PAIR_TEMPTS
    return False


def _lay_down(actions: tuple[Action, ...], view: SeatView, chance: Random) -> Action:
    """Knock or throw."""
    eleven = view.hand.mask
    knocks = [action for action in actions if isinstance(action, Knock)]
    discards = [action for action in actions if isinstance(action, Discard)]
    for action in actions:
        if isinstance(action, BigGin):
            return action
    outside = loose(eleven)
    if knocks:
        # To throw out of a meld so that others come up is beyond it.
        plain = [one for one in knocks if outside >> one.card.index & 1]
        knock = min(
            plain or knocks,
            key=lambda one: (_points(loose(eleven ^ 1 << one.card.index)), -one.card.points),
        )
        points = _points(loose(eleven ^ 1 << knock.card.index))
        seen = points <= view.knock_limit and (points == 0 or chance.random() >= _MISSES_KNOCK)
        if seen or not discards:
            return knock
    discards = [one for one in discards if outside >> one.card.index & 1] or discards
    costs = {action: _cost(action.card, eleven) for action in discards}
    order = sorted(discards, key=lambda one: costs[one])
    if len(order) > 1 and costs[order[1]] - costs[order[0]] <= _NEARLY and chance.random() < _SLIP:
        return order[1]
    return order[0]


def _cost(card: Card, eleven: int) -> float:
    """Return what throwing ``card`` costs: the points that stay, less what is hoped of the card's mates."""
    left = loose(eleven ^ 1 << card.index)
    return _points(left) + _hope(card.index, left)


def _hope(card: int, others: int) -> float:
    """Return for how many points a beginner keeps ``card`` (a number) beside ``others`` (mask)."""
    others &= ~(1 << card)
    rank = card % 13
    if others & _RANK << rank:
        return _HOPE
    suit = others >> (card - rank) & 0x1FFF
    if suit & (1 << rank << 1 | 1 << rank >> 1):
        return _HOPE
    if suit & (1 << rank << 2 | 1 << rank >> 2):
        return _GAP_HOPE
    return 0.0
