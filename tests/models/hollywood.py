"""Hollywood matches with rounds that end as wanted: hands laid by hand, played through the controller."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine import PRESETS, CardSet, Deal, Discard, Draw, FirstDealer, Knock, Pass, Phase
from ginrummy_qt.models.seats import seats_for
from tests.engine.rounds import deck

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ginrummy_qt.engine import Action, SeatView
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

RULES: Final = PRESETS["hollywood"]
_GIN: Final = "2c 3c 4c 2d 3d 4d 8c 8d 8h 8s"
_OTHER: Final = {
    32: "5h 6h 7h 9s Ts Js Kc Kd Kh 7s",
    28: "5h 6h 7h 9s Ts Js Kc Kd Kh 3s",
    45: "5h 6h 7h 3s 7s As Kc Kd Kh 9s",
}
"""By the points of a gin against it."""

WINS: Final = ((0, 32), (0, 28), (0, 45), (0, 45), (1, 32), (0, 28))
"""Who wins the rounds of a match, and with how much: the third closes game 1, the fourth 2, the last 3."""


def deals(wins: Iterable[tuple[int, int]] = WINS) -> Iterator[Deal]:
    """Deals in which the winner has gin from the start; after them as chance will have it."""
    wins = tuple(wins)
    first = next(n for n in count(1) if Deal(n).first_dealer(FirstDealer.LOW_CARD).dealer == 1)
    dealers = (1, *(winner for winner, _ in wins))  # the winner deals next
    for number, ((winner, points), dealer) in enumerate(zip(wins, dealers, strict=False)):
        deal = Deal(first + number)
        hands = {winner: _GIN, 1 - winner: _OTHER[points]}
        vars(deal)["order"] = deck(hands[1 - dealer], hands[dealer], "Qd", "Qh Jc Td 9c")
        yield deal
    yield from map(Deal, count(first + len(wins)))


def move(view: SeatView) -> Action:
    """Pass, draw, and end the round with gin or throw what was drawn."""
    if view.phase is Phase.UPCARD:
        return Pass()
    if view.phase is Phase.DRAW:
        return Draw()
    drawn = next(card for card in CardSet.parse("Qh Jc Td 9c") if card in view.hand)
    knock = Knock(drawn)
    return knock if CardSet.parse(_GIN) - view.hand == CardSet() else Discard(drawn)


def play_round(game: GameController, computer: FakeComputer) -> None:
    """Play the round under way to its end."""
    while game.match is not None and game.match.round.result is None:
        view = game.view
        assert view is not None
        if view.my_turn:
            assert game.act(move(view))
        else:
            computer.answer(move(computer.questions[-1][1]))


def play(game: GameController, computer: FakeComputer, rounds: int = len(WINS)) -> None:
    """Begin a match and play some of its rounds; the last one stands with its result."""
    assert game.new_match(RULES, seats_for("skilled"), deals=deals())
    for number in range(rounds):
        if number:
            assert game.next_round()
        play_round(game, computer)
