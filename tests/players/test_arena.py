import json
import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from io import StringIO
from itertools import count
from typing import Any, ClassVar

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    Action,
    Deal,
    Discard,
    Draw,
    Drew,
    IllegalAction,
    Pass,
    Rules,
    SeatView,
    TakeDiscard,
)
from ginrummy_qt.players import Player, UnknownLevel, create
from ginrummy_qt.players.arena import (
    ArenaResult,
    Contestant,
    Tally,
    arena,
    play_match,
    play_round,
    progress_line,
    report,
    wilson,
)


class Recorder(Player):
    """Plays as casual does and notes the first view of every round."""

    level: ClassVar[str] = "recorder"
    dealt: ClassVar[list[tuple[int, int, str, int]]] = []

    def choose(self, view: SeatView, deadline: float) -> Action:
        if len(view.history) < 2:
            self.dealt.append((view.seat, view.dealer, str(view.hand), self.seed))
        return create("casual", self.seed).choose(view, deadline)


class Grabber(Player):
    """Takes and takes."""

    level: ClassVar[str] = "grabber"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        return TakeDiscard()


class Stubborn(Player):
    """Keeps the cards it was dealt."""

    level: ClassVar[str] = "stubborn"

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002
        drawn = [event.card for event in view.history if isinstance(event, Drew) and event.card]
        action = Discard(drawn[-1]) if drawn else Draw()
        return next(one for one in (action, Draw(), Pass()) if one in view.legal_actions)


def untimed(result: ArenaResult) -> ArenaResult:
    return replace(result, sides=tuple(replace(side, ms=0.0) for side in result.sides))


def test_every_deal_is_played_from_both_seats() -> None:
    Recorder.dealt.clear()
    result = arena(Contestant("recorder", Recorder), "casual", rounds=8, seed=4)
    assert result.played == 8
    hands: dict[tuple[int, int, str], int] = {}
    for seat, dealer, hand, _ in Recorder.dealt:
        hands[seat, dealer, hand] = hands.get((seat, dealer, hand), 0) + 1
    assert {seat for seat, _, _ in hands} == {0, 1}
    assert {dealer for _, dealer, _ in hands} == {0, 1}


def test_a_level_against_itself_scores_alike_on_mirrored_deals() -> None:
    result = arena("skilled", "skilled", rounds=12, seed=2)  # skilled has no chances: the games are the same
    assert result.points[0] == result.points[1]
    assert result.rounds_won == 0.5


def test_the_same_seed_gives_the_same_result_however_it_is_run() -> None:
    alone = arena("skilled", "casual", rounds=23, seed=9)
    with ThreadPoolExecutor(2) as executor:
        together = arena("skilled", "casual", rounds=23, seed=9, executor=executor)
    assert untimed(alone) == untimed(together)
    assert alone.played == 23
    assert untimed(arena("skilled", "casual", rounds=23, seed=10)) != untimed(replace(alone, seed=10))


def test_any_executor_will_do_and_what_it_gets_can_be_pickled() -> None:
    class Pickling(Executor):
        """Stands for a cluster: everything goes through pickle, and comes back at once."""

        jobs = 0

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":  # noqa: ANN401
            self.jobs += 1
            fn, args = pickle.loads(pickle.dumps((fn, args)))  # noqa: S301 - our own
            future: Future[Any] = Future()
            future.set_result(pickle.loads(pickle.dumps(fn(*args, **kwargs))))  # noqa: S301
            return future

    executor = Pickling()
    assert untimed(arena("casual", "casual", rounds=25, executor=executor)) == untimed(
        arena("casual", "casual", rounds=25)
    )
    assert executor.jobs == 3


def test_the_result_is_json_and_text() -> None:
    result = arena("skilled", "casual", matches=4, seed=1, rules=PRESETS["sv"])
    again = json.loads(json.dumps(result.as_dict()))
    assert again["first"] == "skilled"
    assert again["rules"] == "sv"
    assert again["unit"] == "matches"
    assert 0 <= again["low"] <= again["win_rate"] <= again["high"] <= 1
    assert again["wins"] == round(again["win_rate"] * 4)
    assert [side["name"] for side in again["sides"]] == again["levels"] == ["skilled", "casual"]
    assert again["ms_second"] == again["sides"][1]["ms"]
    text = report(result)
    assert "skilled v. casual: 4 matches (sv, seed 1)" in text
    assert f"{result.mean_turns:.1f}" in text


def test_figures_add_up() -> None:
    result = arena("casual", "casual", rounds=40, seed=3)
    assert result.rounds == result.played == 40
    assert result.draws == round(40 * result.dead)
    assert 3 < result.mean_turns < 30
    assert 0 < result.knock_deadwood <= 10
    assert all(side.ms > 0 for side in result.sides)


def test_dead_rounds_count_for_nobody() -> None:
    never = Rules(knock_limit=0, wall=3)
    stubborn = Contestant("stubborn", Stubborn)
    result = arena(stubborn, stubborn, rounds=12, seed=3, rules=never)
    assert result.draws > 6
    assert result.dead == result.draws / 12
    assert result.wins <= 12 - result.draws


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    arena("casual", "casual", rounds=21, progress=lambda played, games: told.append((played, games)))
    assert told == [(10, 21), (20, 21), (21, 21)]


def test_progress_line_in_a_file_and_on_a_terminal() -> None:
    plain = StringIO()
    show = progress_line(plain)
    for played in range(0, 101, 2):
        show(played, 100)
    assert plain.getvalue().splitlines()[-1] == "100 of 100"
    assert len(plain.getvalue().splitlines()) == 11

    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    bar = Terminal()
    show = progress_line(bar)
    show(50, 100)
    show(100, 100)
    assert bar.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 50 of 100\r[{'#' * 30}] 100 of 100\n"


@pytest.mark.parametrize(
    ("games", "message"),
    [
        ({}, "0 matches and 0 rounds"),
        ({"rounds": 1, "matches": 1}, "1 matches"),
        ({"rounds": -1}, "-1 rounds"),
    ],
)
def test_what_cannot_be_played(games: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        arena("casual", "casual", **games)  # type: ignore[arg-type]


def test_unknown_levels_and_illegal_players() -> None:
    with pytest.raises(UnknownLevel, match="'master'"):
        arena("casual", "master", rounds=1)
    with pytest.raises(IllegalAction):
        arena("casual", Contestant("grabber", Grabber), rounds=2)


def test_round_and_match_alone() -> None:
    seated = (create("casual", 1), create("skilled", 2))
    tally = Tally()
    (result,) = play_round(Rules(), Deal(7), 0, seated, tally, sides=(1, 0))
    assert tally.rounds == 1
    assert tally.kinds == {result.kind: 1}
    if result.winner is not None:
        assert tally.points[result.winner ^ 1] == result.points
    outcome = play_match(Rules(target=50), (Deal(number) for number in count()), seated)
    assert outcome.winner in {0, 1}


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (84, 100, 0.7558, 0.8990),
    ],
)
def test_wilson(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.timeout(7200)  # with --full
def test_a_fair_sample_of_the_figures_for_haus(full: bool) -> None:
    """PLAYERS.md, targets: turns 11 to 15, deadwood at the knock 5 to 7.5, dead rounds under 1 %."""
    rounds = 2_000 if full else 60
    slack = 0.0 if full else 2.0  # three standard errors of the small sample
    result = arena("skilled", "skilled", rounds=rounds, seed=5)
    assert 11 - slack <= result.mean_turns <= 15 + slack
    assert 5 - slack / 2 <= result.knock_deadwood <= 7.5 + slack / 2
    assert result.dead <= 0.01 + slack / 40


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("better", "weaker"), [("skilled", "casual"), ("casual", "beginner")])
def test_every_level_beats_the_one_below(better: str, weaker: str) -> None:
    """PLAYERS.md, targets: at least 62 % of 1,000 matches."""
    assert arena(better, weaker, matches=1_000, seed=6).win_rate >= 0.62
