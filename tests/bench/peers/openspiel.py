"""OpenSpiel's SimpleGinRummyBot at our table (development dependency ``open_spiel``).

The bot reads one seat's observation of an OpenSpiel game. That game is built here from our SeatView: the
public history is played through with arbitrary cards for what is hidden, so the bot sees what the seat may
see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pyspiel

from ginrummy_qt.engine import (
    ALL_CARDS,
    Card,
    CardSet,
    Discard,
    Draw,
    Knock,
    Pass,
    Suit,
    TakeDiscard,
    deadwood,
)
from ginrummy_qt.engine.actions import Discarded, Drew, Passed, Took
from ginrummy_qt.players.player import Player

if TYPE_CHECKING:
    from ginrummy_qt.engine import Rules, SeatView
    from ginrummy_qt.engine.actions import Action

__all__ = ["SpielPlayer", "make"]

_TAKE, _STOCK, _PASS, _KNOCK = 52, 53, 54, 55
_PLAIN: dict[int, Action] = {_TAKE: TakeDiscard(), _STOCK: Draw(), _PASS: Pass()}
_SUITS = "scdh"


def _number(card: Card) -> int:
    return 13 * _SUITS.index(card.suit.letter) + card.rank - 1


_CARDS = {_number(card): card for card in ALL_CARDS}


class SpielPlayer(Player):
    """SimpleGinRummyBot: knocks at once, keeps the least deadwood."""

    level: ClassVar[str] = "openspiel"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        """See Player.choose."""
        game = _game(view.rules)
        state = _state(game, view)
        me = 0 if view.seat != view.dealer else 1
        bot = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), me)
        answer = bot.step(state)
        action: Action
        if answer == _KNOCK:
            state.apply_action(answer)
            action = Knock(_CARDS[bot.step(state)])
        elif answer < 52:
            action = Discard(_CARDS[answer])
        else:
            action = _PLAIN[answer]
        if action not in view.legal_actions:
            return _nearest(action, view)
        return action


def _nearest(action: Action, view: SeatView) -> Action:
    """Return what comes nearest to an action that our rules forbid (throwing a card just taken)."""
    legal = list(view.legal_actions)
    alike = [one for one in legal if isinstance(one, type(action))] or legal

    def left(one: Action) -> int:
        return deadwood(view.hand - CardSet([one.card])) if isinstance(one, Discard | Knock) else 0

    best: Action = min(alike, key=left)
    return best


def make(seed: int) -> SpielPlayer:
    return SpielPlayer(seed)


_GAMES: dict[tuple[int, int, int], Any] = {}


def _game(rules: Rules) -> Any:  # noqa: ANN401 - no types
    key = (rules.gin_bonus, rules.undercut_bonus, rules.knock_limit)
    if key not in _GAMES:
        _GAMES[key] = pyspiel.load_game(
            "gin_rummy",
            {"gin_bonus": key[0], "undercut_bonus": key[1], "knock_card": key[2], "oklahoma": False},
        )
    return _GAMES[key]


def _state(game: Any, view: SeatView) -> Any:  # noqa: ANN401
    """Play the view's history through, with arbitrary cards in the dark."""
    me = view.seat
    hand = view.hand
    events = [event for event in view.history if isinstance(event, Passed | Took | Drew | Discarded)]
    # Backwards: what this seat was dealt.
    for event in reversed(events):
        if event.seat == me and isinstance(event, Took | Drew):
            assert event.card is not None
            hand -= CardSet([event.card])
        elif event.seat == me and isinstance(event, Discarded):
            hand |= CardSet([event.card])
    assert view.upcard is not None
    # What the opponent threw without having taken it: ten of its deal, the others drawn later.
    thrown: list[Card] = []
    taken: set[Card] = set()
    for event in events:
        if event.seat != me and isinstance(event, Took):
            taken.add(event.card)
        elif event.seat != me and isinstance(event, Discarded):
            if event.card not in taken:
                thrown.append(event.card)
            taken.discard(event.card)
    own_draws = [event.card for event in events if event.seat == me and isinstance(event, Drew)]
    used = hand | CardSet([view.upcard, *thrown, *(card for card in own_draws if card is not None)])
    dark = [card for card in ALL_CARDS if card not in used and card not in view.hand]
    # A taken card was thrown by this seat (so it is in `used`) or is the upcard: none is in the dark.
    dealt, later = thrown[:10], thrown[10:]
    while len(dealt) < 10:
        dealt.append(dark.pop())
    first_is_me = me != view.dealer
    own, theirs = list(hand), dealt
    state = game.new_initial_state()
    for card in [*(own if first_is_me else theirs), *(theirs if first_is_me else own), view.upcard]:
        state.apply_action(_number(card))
    for event in events:
        match event:
            case Passed():
                state.apply_action(_PASS)
            case Took():
                state.apply_action(_TAKE)
            case Drew(_, drawn):
                if not state.is_chance_node():  # after two passes it deals at once
                    state.apply_action(_STOCK)
                state.apply_action(_number(drawn or (later.pop(0) if later else dark.pop())))
            case Discarded(_, card):
                state.apply_action(_number(card))
    return state


assert {suit.letter for suit in Suit} == set(_SUITS)
