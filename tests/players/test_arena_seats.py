"""The arena with three players and with two pairs: fair seats, sums by side, the same however it is run."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import ClassVar

import pytest

from ginrummy_qt.engine import PRESETS, Action, Deal, RoundEnded, Rules, RulesError, SeatView
from ginrummy_qt.players import Player, create
from ginrummy_qt.players.arena import ArenaResult, Contestant, arena, play_round, report, usual_rules


class Seen(Player):
    """Plays as beginner does and notes who was dealt what; ``level`` says who it is."""

    dealt: ClassVar[list[tuple[str, int, str]]] = []

    def choose(self, view: SeatView, deadline: float) -> Action:
        if all(event.seat != view.seat for event in view.history if not isinstance(event, RoundEnded)):
            self.dealt.append((self.level, view.seat, str(view.hand)))
        return create("beginner", self.seed).choose(view, deadline)


class One(Seen):
    level: ClassVar[str] = "one"


class Two(Seen):
    level: ClassVar[str] = "two"


class Three(Seen):
    level: ClassVar[str] = "three"


class Four(Seen):
    level: ClassVar[str] = "four"


PLAYERS = tuple(Contestant(kind.level, kind) for kind in (One, Two, Three, Four))


def untimed(result: ArenaResult) -> ArenaResult:
    return replace(result, sides=tuple(replace(side, ms=0.0) for side in result.sides))


def hands_by_player() -> dict[str, Counter[tuple[int, str]]]:
    """Who was dealt which hand in which chair of the round, and in how many games."""
    found: dict[str, Counter[tuple[int, str]]] = {}
    for name, seat, hand in Seen.dealt:
        found.setdefault(name, Counter())[seat, hand] += 1
    return found


def test_three_get_the_same_cards_in_every_order() -> None:
    Seen.dealt.clear()
    result = arena(*PLAYERS[:3], rounds=18, seed=3)  # three deals, each dealer once
    assert result.played == result.rounds == 18
    assert [side.name for side in result.sides] == ["one", "two", "three"]
    hands = hands_by_player()
    assert set(hands["one"]) == set(hands["two"]) == set(hands["three"])
    # Two of three play a round, so each has taken part in two thirds.
    won = sum(side.wins for side in result.sides)
    assert won == 18 - result.draws
    assert result.rounds_won == pytest.approx(result.wins / won)


def test_three_play_matches_and_one_of_them_wins() -> None:
    result = arena(
        "casual", "beginner", "beginner", matches=7, seed=1, rules=replace(usual_rules(3), target=30)
    )
    assert result.played == 7
    assert sum(side.wins for side in result.sides) == 7
    assert result.wins / 7 == result.win_rate
    assert "points_first" not in result.as_dict()
    text = report(result)
    assert text.startswith("casual v. beginner v. beginner: 7 matches (sv_three target=30, seed 1)")
    assert text.count("won by ") == 3


def test_each_of_four_sits_at_every_seat_with_the_same_partner() -> None:
    Seen.dealt.clear()
    result = arena(*PLAYERS, rounds=8, seed=2)
    assert [side.name for side in result.sides] == ["one + three", "two + four"]
    assert result.levels == ("one", "two", "three", "four")
    assert result.rounds == 2 * result.played == 16
    hands = hands_by_player()
    assert len({frozenset(of) for of in hands.values()}) == 1


def test_two_levels_play_as_two_pairs() -> None:
    Seen.dealt.clear()
    rules = Rules(seats=4, target=20)
    result = arena(*PLAYERS[:2], matches=4, rules=rules)
    assert [side.name for side in result.sides] == ["one", "two"]
    hands = hands_by_player()
    assert set(hands["one"]) & set(hands["two"])
    assert 0 <= result.win_rate <= 1
    assert result.wins + result.sides[1].wins == result.played == 4


@pytest.mark.parametrize(
    "levels", [("casual", "beginner", "casual"), ("casual", "beginner", "casual", "beginner")]
)
@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_the_same_result_however_it_is_run(levels: tuple[str, ...], unit: str) -> None:
    games = {unit: 13 if unit == "rounds" else 5}
    rules = replace(usual_rules(len(levels)), target=20)
    alone = arena(*levels, seed=5, rules=rules, **games)  # type: ignore[arg-type]
    with ThreadPoolExecutor(3) as executor:
        together = arena(*levels, seed=5, rules=rules, executor=executor, **games)  # type: ignore[arg-type]
    assert untimed(alone) == untimed(together)


def test_pairs_write_down_the_difference() -> None:
    rules = PRESETS["sv_pairs"]
    seated = [create("casual", seat) for seat in range(4)]
    for number in (1, 2):
        results = play_round(rules, Deal(number), 0, seated, number=number)
        assert len(results) == 2


@pytest.mark.parametrize(
    ("levels", "rules", "message"),
    [
        (("casual",) * 3, "haus", "these rules seat 2, and 3 are to play: add seats=3"),
        (("casual",) * 2, "sv_three", "these rules seat 3, and 2 are to play"),
        (("casual",) * 3, "sv_three hollywood=yes", "Hollywood is scored for two sides"),
        (("casual",) * 4, "sv_three", "these rules seat 3, and 4 are to play"),
    ],
)
def test_rules_that_seat_another_number(levels: tuple[str, ...], rules: str, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        arena(*levels, rounds=1, rules=Rules.from_text(rules))


@pytest.mark.parametrize("count", [0, 1, 5])
def test_two_three_or_four_can_play(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        arena(*["casual"] * count, rounds=1)


def test_orders_of_three_are_all_of_them() -> None:
    Seen.dealt.clear()
    arena(*PLAYERS[:3], matches=6, seed=9, rules=replace(usual_rules(3), target=10))
    opened = [name for name, seat, _ in Seen.dealt if seat == 0]
    assert len(Seen.dealt) >= 12
    assert set(opened) == {"one", "two", "three"}
    firsts = Counter(hand for _, _, hand in Seen.dealt)
    # The first deal of a match is played in all six orders, so both its hands come up six times.
    assert [times for _, times in firsts.most_common(2)] == [6, 6]
    hands = {hand for hand, times in firsts.items() if times == 6}
    pairs = Counter(name for name, _, hand in Seen.dealt if hand in hands)
    assert pairs == {"one": 4, "two": 4, "three": 4}
