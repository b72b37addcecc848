import pytest

from ginrummy_qt import players
from ginrummy_qt.engine import CardSet, Phase, Rules, SeatView


def test_available_levels_are_levels_weakest_first() -> None:
    assert players.AVAILABLE == players.LEVELS
    assert players.LEVELS == ("beginner", "casual", "skilled", "expert")


@pytest.mark.parametrize("level", players.AVAILABLE)
def test_create_makes_a_player_of_the_level(level: str) -> None:
    player = players.create(level, seed=3)
    assert player.level == level
    assert player.seed == 3


@pytest.mark.parametrize("name", ["", "Casual", "master"])
def test_what_cannot_be_played_is_refused_by_name(name: str) -> None:
    with pytest.raises(
        players.UnknownLevel, match="choose beginner or casual or skilled or expert"
    ) as caught:
        players.create(name, seed=1)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("level", players.AVAILABLE)
def test_a_seat_with_nothing_to_choose_is_an_error(level: str) -> None:
    hand = CardSet.parse("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc")
    view = SeatView(Rules(), 0, 1, hand, Phase.DRAW, (), 31, (), CardSet(), 10, (), (0, 0), 100)
    with pytest.raises(ValueError, match="nothing to choose"):
        players.create(level, 1).choose(view, 1.0)
