"""Matches with three and four seats, several persons or none, played to their end through the controller."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

from ginrummy_qt.engine import PRESETS, Deal, Drew, Knocked, Pairs, Player, RoundEnded, Rules, ThreeHand
from tests.engine.matches import choose

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from ginrummy_qt.engine import Event, Match, SeatView
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

THREE = replace(PRESETS["sv_three"], target=30, three_hand=ThreeHand.LOSER_DEALS)
ROTATE = replace(THREE, three_hand=ThreeHand.ROTATE)
NET = replace(PRESETS["sv_pairs"], target=30, pairs=Pairs.NET)
SUM = replace(NET, pairs=Pairs.SUM)
TWO = replace(PRESETS["haus"], target=50)

ANNA, BO, CY = Player("Anna"), Player("Bo"), Player("Cy")
CASUAL, SKILLED = Player("computer", "casual"), Player("computer", "skilled")


def seat(
    game: GameController, rules: Rules, players: Sequence[Player], first: int = 1, *, by_hand: bool = False
) -> Match:
    game.store._db.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug here, and it is much quicker
    assert game.new_match(rules, players, deals=map(Deal, count(first)), layoffs_by_hand=by_hand)
    assert game.match is not None
    return game.match


def stale(game: GameController, question: tuple[int, SeatView, str, int, float]) -> bool:
    """Whether the controller waits for this answer no more."""
    return game._asking._table_of(question[0]) is None


def step(game: GameController, computer: FakeComputer, rng: random.Random) -> str:
    """Let somebody do something, by chance whoever can; say who: curtain, person, computer or deal."""
    match, view = game.match, game.view
    assert match is not None
    assert view is not None
    waiting = [question for question in computer.open if not stale(game, question)]
    can: list[str] = ["computer"] * len(waiting)
    if game.curtain is not None:
        can.append("curtain")
    elif view.my_turn and match.players[game.seat].level is None:
        can.append("person")
    elif match.round_over:
        can.append("deal")
    assert can, "nothing goes on"
    who = rng.choice(can)
    if who == "curtain":
        game.lift_curtain()
    elif who == "person":
        assert game.act(choose(rng, view, 0.1))
    elif who == "deal":
        assert game.next_round()
    else:
        question = rng.choice(waiting)
        computer.reply(question, choose(rng, question[1], 0.1))
    return who


def play(game: GameController, computer: FakeComputer, rng: random.Random, steps: int = 5000) -> None:
    """Play to the end of the match, or for so many steps."""
    for _ in range(steps):
        assert game.match is not None
        if game.match.outcome is not None:
            return
        step(game, computer, rng)


def secrets(events: Sequence[Event]) -> list[int]:
    """Whose hidden cards are told in these events: the table's seats."""
    found = []
    for event in events:
        match event:
            case Drew(seat=who, card=card) if card is not None:
                found.append(who)
            case Knocked(seat=who, discard=card) if card is not None:
                found.append(who)
            case RoundEnded(result=result) if result.discard is not None:
                assert result.knocker is not None
                found.append(result.knocker)
            case _:
                pass
    return found
