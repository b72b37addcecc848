"""RLCard's rule agent for gin rummy at our table (development dependency ``rlcard``).

``GinRummyNoviceRuleAgent`` looks at its hand and at what is legal: it goes gin or knocks when it can, throws
one of the cards that leave the least deadwood, and draws from stock or pile by chance.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np
from rlcard.games.gin_rummy.utils import action_event
from rlcard.models.gin_rummy_rule_models import GinRummyNoviceRuleAgent

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    Card,
    Discard,
    Draw,
    Knock,
    Pass,
    TakeDiscard,
    best_layoff,
    deadwood,
)
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.player import Player

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, SeatView

__all__ = ["RlcardPlayer", "make"]

_SUITS: Final = "shdc"
_TAKE: Final = action_event.pick_up_discard_action_id
_STOCK: Final = action_event.draw_card_action_id
_GIN: Final = action_event.gin_action_id
_DISCARD: Final = action_event.discard_action_id
_KNOCK: Final = action_event.knock_action_id


def _number(card: Card) -> int:
    """RLCard's number of a card: by suit, spades, hearts, diamonds, clubs, from the ace."""
    return 13 * _SUITS.index(card.suit.letter) + card.rank - 1


_CARDS: Final = {_number(card): card for card in ALL_CARDS}


class RlcardPlayer(Player):
    """The agent, seated. It knows no upcard to decline: passing stands for drawing from the stock."""

    level: ClassVar[str] = "rlcard"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        """See Player.choose."""
        if view.phase is Phase.LAYOFF:
            return best_layoff(view)
        ours = self._ours(view)
        if view.phase is Phase.LAST and len(ours) == 1:
            return next(iter(ours.values()))
        # The agent draws from numpy's one source of chance: give it that of this decision.
        np.random.seed(self.chance(view).getrandbits(32))  # noqa: NPY002
        obs = np.zeros((5, 52), dtype=int)
        obs[0, [_number(card) for card in view.hand]] = 1
        legal = OrderedDict.fromkeys(ours)
        return ours[int(GinRummyNoviceRuleAgent.step({"obs": obs, "legal_actions": legal}))]

    @staticmethod
    def _ours(view: SeatView) -> dict[int, Action]:
        """Our legal actions by RLCard's number. Gin is a number of its own there."""
        found: dict[int, Action] = {}
        for action in view.legal_actions:
            match action:
                case Draw() | Pass():
                    found[_STOCK] = action
                case TakeDiscard():
                    found[_TAKE] = action
                case Discard(card):
                    found[_DISCARD + _number(card)] = action
                case Knock(card):
                    gin = deadwood(view.hand - CardSet([card])) == 0
                    found[_GIN if gin else _KNOCK + _number(card)] = action
                case BigGin():
                    found[_GIN] = action
        return found


def make(seed: int) -> RlcardPlayer:
    return RlcardPlayer(seed)
