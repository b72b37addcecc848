"""Several persons at one screen: the curtain between them, and that nobody sees what another one holds."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, CardSet, Draw, Pass, Phase, Player
from ginrummy_qt.models.sheet import MoveListModel, MoveRole
from tests.engine.matches import check_sums
from tests.models.playing import begin
from tests.models.seated import ANNA, BO, CASUAL, CY, NET, SUM, THREE, TWO, play, seat, secrets, step

if TYPE_CHECKING:
    from ginrummy_qt.engine import Event, Rules, SeatView
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer
    from tests.models.playing import Log

BOTH = (ANNA, BO)


def seen(game: GameController) -> SeatView:
    view = game.view
    assert view is not None
    return view


def screen(game: GameController) -> tuple[int | None, int, int]:
    """Who must take the screen, who is at its bottom, and the table shown."""
    assert game.table is not None
    return game.curtain, game.seat, game.table.number


def is_covered(view: SeatView) -> bool:
    """Whether the view shows what everybody may see, and no more."""
    return not view.hand and not view.legal_actions and not secrets(view.history)


def test_a_match_of_two_persons(game: GameController, log: Log, computer: FakeComputer) -> None:
    seat(game, TWO, BOTH)
    first = game.curtain
    assert first is not None
    assert log.names == ["match_started", "curtain_wanted"]
    assert log.last("curtain_wanted") == (first,)
    assert (game.seat, game.table_seat, game.reader, game.level) == (first, first, None, "")
    assert is_covered(seen(game))
    assert seen(game).stock_count == 31
    assert not game.hint()
    assert not game.act(Pass())
    assert log.names[-1] == "refused"
    assert BOTH[first].name in log.last("refused")[0]
    log.clear()
    game.lift_curtain()
    assert log.names == ["round_started"]
    assert screen(game) == (None, first, 0)
    assert len(seen(game).hand) == 10
    assert game.hint()
    assert game.act(Pass())
    assert log.names == ["round_started", "moved", "curtain_wanted"]
    assert log.last("moved")[1].seat == first  # whoever moved still sits there
    assert len(log.last("moved")[1].hand) == 10
    assert screen(game) == (1 - first, 1 - first, 0)
    assert is_covered(seen(game))
    game.lift_curtain()
    assert log.names[-1] == "curtain_lifted"
    game.lift_curtain()  # there is none
    assert log.names[-1] == "curtain_lifted"
    assert game.act(Pass())
    game.lift_curtain()
    assert game.act(Draw())
    assert game.curtain is None  # the turn goes on
    assert seen(game).phase is Phase.DISCARD
    assert not computer.questions
    play(game, computer, random.Random(1))
    assert game.match is not None
    check_sums(game.match)
    assert log.counts["round_over"] == len(game.match.rounds)
    assert log.names[-2:] == ["round_over", "match_over"]


def test_a_curtain_falls_before_every_round(game: GameController, log: Log, computer: FakeComputer) -> None:
    match = seat(game, TWO, BOTH)
    rng = random.Random(3)
    while not match.round_over:
        step(game, computer, rng)
    assert game.curtain is None  # all cards lie open
    assert seen(game).result is not None
    log.clear()
    assert game.next_round()
    assert log.names == ["curtain_wanted"]
    assert is_covered(seen(game))
    game.lift_curtain()
    assert log.names == ["curtain_wanted", "round_started"]


def test_the_computer_waits_until_somebody_looks(game: GameController, computer: FakeComputer) -> None:
    """Two persons and a computer: at the table shown nothing happens behind the curtain."""
    rng = random.Random(1)
    met = False
    for first in range(1, 6):
        seat(game, THREE, (ANNA, BO, CASUAL), first=first)
        assert game.curtain is not None
        table = game.table
        assert table is not None
        if 2 in table.seats and table.turn == 2:
            met = True
            assert not game.busy
            game.lift_curtain()
            assert game.busy
        for _ in range(60):
            step(game, computer, rng)
            table = game.table
            assert table is not None
            assert not (game.busy and game.curtain is not None)
            assert not game.watching
    assert met


@pytest.mark.parametrize("rules", [SUM, NET], ids=["sum", "net"])
def test_one_table_after_the_other(
    game: GameController, computer: FakeComputer, log: Log, rules: Rules
) -> None:
    """Persons at two tables: the second is dealt before their eyes once the first is over."""
    match = seat(game, rules, (ANNA, CASUAL, BO, CASUAL))
    rng = random.Random(2)
    assert screen(game) == (0, 0, 0)
    while match.tables[0].turn is not None:
        assert match.tables[1].round.events == ()
        step(game, computer, rng)
    assert log.names[-3:] == ["moved", "table_over", "curtain_wanted"]
    assert screen(game) == (2, 0, 0)  # until the curtain is lifted
    assert seen(game).result is not None
    assert secrets(seen(game).history) == []
    log.clear()
    game.lift_curtain()
    assert log.names[0] == "round_started"
    assert screen(game) == (None, 2, 1)
    assert [table.number for table in game.others] == [0]
    while not match.round_over:
        step(game, computer, rng)
    assert log.names[-2:] == ["moved", "round_over"]
    assert log.counts["table_over"] == log.counts["other_moved"] == 0
    play(game, computer, rng)
    assert game.match is not None
    check_sums(game.match)


PERSONS = {
    "two": (TWO, BOTH),
    "eleven": (replace(PRESETS["eleven"], target=50), BOTH),
    "three": (THREE, (ANNA, BO, CASUAL)),
    "three persons": (THREE, (ANNA, BO, CY)),
    "partners": (SUM, (ANNA, CASUAL, BO, CASUAL)),
    "opponents": (NET, (ANNA, BO, CASUAL, CASUAL)),
    "four persons": (NET, (ANNA, BO, CY, Player("Dee"))),
}


@pytest.mark.parametrize("by_hand", [False, True], ids=["auto", "by hand"])
@pytest.mark.parametrize("who", PERSONS)
def test_no_hidden_card_of_another_ever_leaves(
    game: GameController, computer: FakeComputer, who: str, by_hand: bool
) -> None:
    rules, players = PERSONS[who]
    moves = MoveListModel(game)
    facing: list[int | None] = [None]  # who sits before the screen, as the signals have told it
    told: list[int] = []
    covers: list[bool] = []

    def look() -> None:
        """What can be asked for now is for the one who faces the screen."""
        view, table = game.view, game.table
        assert view is not None
        assert table is not None
        if game.curtain is None:
            assert facing[0] == game.seat or view.result is not None
            assert view.hand == table.round.hand(game.table_seat)
            assert set(secrets(view.history)) <= {game.table_seat}
            return
        covers.append(True)
        assert secrets(view.history) == []
        assert view.result is not None or is_covered(view)
        drawn = [moves.index(row).data(MoveRole.MARKUP) for row in range(moves.rowCount())]
        assert not any("drew {" in markup for markup in drawn)

    def moved(events: tuple[Event, ...], view: SeatView) -> None:
        table = game.table
        assert table is not None
        assert table.seats[view.seat] == facing[0]
        told.extend(secrets(events))
        assert set(secrets(events)) <= {view.seat}
        assert set(secrets(view.history)) <= {view.seat}
        assert view.hand == table.round.hand(view.seat)
        look()

    def lifted() -> None:
        facing[0] = game.seat
        look()

    def wanted(who: int) -> None:
        assert players[who].level is None
        assert game.curtain == who
        look()
        facing[0] = None

    game.moved.connect(moved)
    game.round_started.connect(lifted)
    game.curtain_lifted.connect(lifted)
    game.curtain_wanted.connect(wanted)
    seat(game, rules, players, by_hand=by_hand)
    rng = random.Random(4)
    while game.match is not None and game.match.outcome is None:
        step(game, computer, rng)
        look()
    assert game.match is not None
    assert told
    assert len(covers) >= len(game.match.rounds)
    check_sums(game.match)


def test_a_match_of_persons_is_taken_up_behind_the_curtain(
    game: GameController, computer: FakeComputer, log: Log
) -> None:
    seat(game, TWO, BOTH)
    rng = random.Random(1)
    for _ in range(8):
        step(game, computer, rng)
    if game.curtain is not None:
        game.lift_curtain()
    match_id, turn = game.match_id, game.match.round.turn if game.match is not None else -1
    assert match_id is not None
    game.leave()
    assert (game.curtain, game.view) == (None, None)
    log.clear()
    assert game.resume(match_id)
    assert log.names == ["match_started", "curtain_wanted"]
    assert game.curtain == turn
    assert is_covered(seen(game))
    game.lift_curtain()
    assert log.names[-1] == "curtain_lifted"
    assert len(seen(game).hand) >= 10


def test_a_curtain_does_not_outlive_its_match(game: GameController, log: Log) -> None:
    seat(game, TWO, BOTH)
    begin(game)
    assert game.curtain is None
    assert seen(game).hand != CardSet()
    assert log.names[-2:] == ["match_started", "round_started"]
    seat(game, TWO, BOTH)
    game.leave()
    game.lift_curtain()
    assert log.names[-1] == "cleared"
