"""What a seat cannot see makes no difference to its player."""

from random import Random

import pytest

from ginrummy_qt.engine import Action, Card, CardSet, Knock, Knocked, Phase, Round, Took
from ginrummy_qt.players import AVAILABLE, advise, create
from ginrummy_qt.players.knowledge import Knowledge
from tests.players.positions import Position, positions, seated


def other_world(position: Position, seat: int, chance: Random) -> Round:
    """The same round with everything that ``seat`` has not seen dealt otherwise."""
    table = position.table
    hidden = Knowledge.of(table.view(seat)).unseen
    places = [place for place, card in enumerate(position.deck) if card in hidden]
    moved = chance.sample(places, len(places))
    deck = list(position.deck)
    for place, source in zip(places, moved, strict=True):
        deck[place] = position.deck[source]
    world = Round(table.rules, deck, table.dealer, table.scores, table.layoffs)
    for action in position.actions:
        world.apply(in_that_world(action, position, deck))
    return world


def in_that_world(action: Action, position: Position, deck: list[Card]) -> Action:
    """The same action there: a card that was laid face down with a knock may be another one."""
    if not isinstance(action, Knock):
        return action
    shown = next(event for event in position.table.events if isinstance(event, Knocked))
    return Knock(deck[position.deck.index(action.card)], shown.melds)


def test_unseen_is_exactly_the_stock_and_what_the_opponent_hides() -> None:
    chance = Random("unseen")
    for _ in range(20):
        for position in positions(chance):
            table = position.table
            view = table.view(table.turn)
            hidden = CardSet(table.stock)
            if table.phase is Phase.LAYOFF:
                (knock,) = (event for event in table.events if isinstance(event, Knocked))
                took = {event.card for event in table.events if isinstance(event, Took)}
                hidden |= CardSet([knock.discard] if knock.discard and knock.discard not in took else [])
            else:
                hidden |= table.hand(1 - table.turn) - view.opponent_known
            assert Knowledge.of(view).unseen == hidden


@pytest.mark.timeout(7200)  # with --full
@pytest.mark.parametrize("level", AVAILABLE)
def test_hidden_cards_permuted_same_action(level: str, full: bool) -> None:
    chance = Random(f"honest {level}")
    seen = differs = layoffs = 0
    while seen < (1_000 if full else 40 if level == "expert" else 150):
        for position in positions(chance):
            table = position.table
            if chance.random() < 0.8 and table.phase is not Phase.LAYOFF:
                continue
            seat = table.turn
            world = other_world(position, seat, chance)
            differs += world.hand(1 - seat) != table.hand(1 - seat) or world.stock != table.stock
            mine, theirs = table.view(seat), world.view(seat)
            assert mine == theirs
            for seed in (1, 2):
                assert seated(level, seed).choose(mine, 9.0) == seated(level, seed).choose(theirs, 9.0)
            seen += 1
            layoffs += table.phase is Phase.LAYOFF
    assert differs > seen / 2
    assert layoffs > 0


def test_advice_does_not_look_either() -> None:
    chance = Random("honest advice")
    for _ in range(2):
        for position in positions(chance):
            seat = position.table.turn
            world = other_world(position, seat, chance)
            if chance.random() < 0.9:
                continue
            assert advise(position.table.view(seat)) == advise(world.view(seat))


@pytest.mark.parametrize("level", AVAILABLE)
def test_a_player_keeps_nothing_between_decisions(level: str) -> None:
    """What a match that is resumed needs: a fresh player goes on like the one that was there all along."""
    chance = Random("resume")
    veteran = create(level, 5)
    for _ in range(3):
        for position in positions(chance):
            if level == "expert" and chance.random() < 0.85:
                continue
            view = position.table.view(position.table.turn)
            assert veteran.choose(view, 9.0) == create(level, 5).choose(view, 5.0)
