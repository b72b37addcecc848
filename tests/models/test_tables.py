"""Three seats and two tables: who is shown, what goes on beside it, and that everything is told in order."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Layoffs, Pass, Player, Rules
from ginrummy_qt.models.seats import seats_for
from tests.engine.matches import check_seats, check_sums
from tests.engine.rounds import simple_action
from tests.models.playing import stored
from tests.models.seated import (
    ANNA,
    BO,
    CASUAL,
    CY,
    NET,
    ROTATE,
    SKILLED,
    SUM,
    THREE,
    TWO,
    play,
    seat,
    secrets,
    stale,
    step,
)

if TYPE_CHECKING:
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer
    from tests.models.playing import Log

ONE_OF_THREE = (ANNA, CASUAL, SKILLED)
ONE_OF_FOUR = (ANNA, CASUAL, SKILLED, CASUAL)


@pytest.mark.parametrize("rules", [THREE, ROTATE, NET, SUM], ids=["loser", "rotate", "net", "sum"])
@pytest.mark.parametrize("place", [0, 2])
def test_a_person_among_computers(
    game: GameController, computer: FakeComputer, log: Log, rules: Rules, place: int
) -> None:
    players = [CASUAL] * rules.seats
    players[place] = ANNA
    seat(game, rules, players)
    assert game.reader == place
    rng = random.Random(place)
    while game.match is not None and game.match.outcome is None:
        match, table = game.match, game.table
        assert table is not None
        assert (game.curtain, game.seats) == (None, tuple(players))
        assert game.watching is (match.sits_out == place)
        assert match.sits_out == place or (game.seat == place and place in table.seats)
        assert table.seats[game.table_seat] == game.seat
        assert {shown.number for shown in (table, *game.others)} == set(range(len(match.tables)))
        step(game, computer, rng)
    ended = game.match
    assert ended is not None
    check_sums(ended)
    check_seats(ended)
    counts = log.counts
    assert counts["round_over"] == counts["round_started"] == len(ended.rounds)
    assert counts["failed"] == counts["refused"] == counts["curtain_wanted"] == 0
    record = game.store.load(game.store.finished()[0].id)
    assert record.replay().standings == ended.standings
    assert type(record).from_text(record.to_text()) == record
    told = sum(len(args[0]) > 0 for name, args in log.entries if name == "moved")
    assert told + counts["other_moved"] == sum(len(one.actions) for one in record.rounds)
    assert bool(counts["other_moved"]) is (rules.seats == 4)
    for name, args in log.entries:  # nobody is told what the other one holds
        if name == "moved":
            assert set(secrets(args[0])) <= {args[1].seat}


def test_each_computer_sees_its_own_seat(game: GameController, computer: FakeComputer) -> None:
    match = seat(game, NET, ONE_OF_FOUR)
    play(game, computer, random.Random(1), 200)
    for number, view, level, _, _ in computer.questions:
        assert view.my_turn
        assert set(secrets(view.history)) <= {view.seat}
        assert level in {"casual", "skilled"}
        assert number
    assert {level for _, _, level, *_ in computer.questions} == {"casual", "skilled"}
    assert match.players[2].level == "skilled"


def test_the_other_table_never_stands_in_the_way(game: GameController, computer: FakeComputer) -> None:
    """Its question is put only while nobody waits at ours, and ours is put even before it is answered."""
    seat(game, NET, ONE_OF_FOUR)
    rng = random.Random(5)
    kinds = set()
    while game.match is not None and game.match.round_number == 1 and not game.match.round_over:
        assert game.table is not None
        ours = game._asking.is_waiting(game.table.number)
        waiting = [question for question in computer.open if not stale(game, question)]
        before = len(computer.questions)
        if game.table.turn is not None and not ours and game.table.turn != game.seat:
            assert game.busy
        view = game.view
        assert view is not None
        if view.my_turn and rng.random() < 0.5:
            step_at = "ours"
            game.act(next(iter(view.legal_actions)) if Pass() not in view.legal_actions else Pass())
            if game.table.turn not in (None, game.seat):
                assert game.busy  # asked at once, whatever the other table does
        else:
            step_at = "theirs"
            computer.reply(rng.choice(waiting)) if waiting else step(game, computer, rng)
        kinds.add((step_at, len(computer.questions) > before))
        still = [question for question in computer.open if not stale(game, question)]
        assert len(still) <= 2
    assert ("ours", True) in kinds
    assert ("theirs", True) in kinds


def finish_table(game: GameController, computer: FakeComputer, number: int) -> None:
    """Play this table alone to its end; the other one's questions stay open."""
    while game.match is not None and game.match.tables[number].turn is not None:
        request = game._asking._desk(number).waiting
        if request is not None:
            computer.reply(next(asked for asked in computer.questions if asked[0] == request))
        else:
            view = game.view
            assert view is not None
            assert game.act(simple_action(view))


def test_our_table_may_end_first(game: GameController, computer: FakeComputer, log: Log) -> None:
    match = seat(game, SUM, ONE_OF_FOUR)
    finish_table(game, computer, 0)
    result = match.round.view(0).result
    assert log.names[-2:] == ["moved", "table_over"]
    assert log.last("table_over") == (result,)
    assert not match.round_over
    assert not game.busy  # nothing is awaited at our table
    assert not game.next_round()
    assert not game.act(Pass())
    log.clear()
    finish_table(game, computer, 1)
    assert set(log.names[:-1]) == {"other_moved"}
    assert log.names[-1] == "round_over"
    assert log.last("round_over") == (result,)
    assert game.next_round()


@pytest.mark.parametrize("moves", [0, 1, 6])
def test_a_match_is_taken_up_in_the_middle_of_the_second_table(
    game: GameController, computer: FakeComputer, log: Log, moves: int
) -> None:
    seat(game, SUM, ONE_OF_FOUR)
    finish_table(game, computer, 0)
    for _ in range(moves):
        computer.reply(computer.open[-1])
    match, match_id = game.match, game.match_id
    assert match is not None
    assert match_id is not None
    result = log.last("table_over")
    game.leave()
    log.clear()
    assert game.resume(match_id)
    assert log.names == ["match_started", "table_over"]
    assert log.last("table_over") == result
    assert game.match is not None
    assert game.match.tables[1].round.events == match.tables[1].round.events
    finish_table(game, computer, 1)
    assert log.names[-2:] == ["other_moved", "round_over"]
    assert log.last("round_over") == result


def test_the_other_table_may_end_first(game: GameController, computer: FakeComputer, log: Log) -> None:
    match = seat(game, SUM, (CASUAL, CASUAL, ANNA, CASUAL))
    assert game.table is not None
    assert game.table.number == 1
    number = 0
    while match.tables[0].turn is not None:
        request = game._asking._desk(0).waiting
        if request is None:  # the person's table is asked about first
            step_ours(game, computer)
        else:
            computer.reply(next(asked for asked in computer.questions if asked[0] == request))
            number += 1
    assert number > 5
    assert log.counts["table_over"] == log.counts["round_over"] == 0
    finish_table(game, computer, 1)
    assert log.names[-2:] == ["moved", "round_over"]
    assert log.last("round_over") == (match.tables[1].view(2).result,)
    assert log.counts["table_over"] == 0


def step_ours(game: GameController, computer: FakeComputer) -> None:
    assert game.table is not None
    request = game._asking._desk(game.table.number).waiting
    if request is None:
        view = game.view
        assert view is not None
        assert game.act(simple_action(view))
    else:
        computer.reply(next(asked for asked in computer.questions if asked[0] == request))


@pytest.mark.parametrize("moves", [0, 7, 30, 70])
@pytest.mark.parametrize("players", [ONE_OF_THREE, ONE_OF_FOUR, (ANNA, BO, CY, CASUAL)], ids=["3", "4", "4p"])
def test_a_match_is_taken_up_exactly(
    game: GameController, computer: FakeComputer, log: Log, players: tuple[Player, ...], moves: int
) -> None:
    rules = replace(THREE if len(players) == 3 else NET, target=200)
    seat(game, rules, players)
    play(game, computer, random.Random(moves), moves)
    match, match_id = game.match, game.match_id
    assert match is not None
    assert match_id is not None
    assert match.outcome is None
    chances = {(table.number, game._session.chances(table.number)) for table in match.tables}  # type: ignore[union-attr]
    game.leave()
    log.clear()
    assert game.resume(match_id)
    again = game.match
    assert again is not None
    assert game.seats == players
    assert [table.seats for table in again.tables] == [table.seats for table in match.tables]
    assert [table.round.events for table in again.tables] == [table.round.events for table in match.tables]
    assert again.standings == match.standings
    assert {(table.number, game._session.chances(table.number)) for table in again.tables} == chances  # type: ignore[union-attr]
    assert log.names[0] == "match_started"
    assert log.counts["round_over"] == match.round_over
    assert "round_started" not in log.names
    persons_play = any(
        players[one].level is None and table.turn is not None for table in again.tables for one in table.seats
    )
    several = sum(player.level is None for player in players) > 1
    assert (game.curtain is not None) is (several and persons_play)
    play(game, computer, random.Random(1), 60)


def test_the_chances_of_a_table_do_not_hang_on_the_other(
    game: GameController, computer: FakeComputer
) -> None:
    """Whichever table is quicker, each question of a table comes with the same seed."""
    seeds: list[dict[tuple[str, int], int]] = []
    for ours_first in (True, False):
        computer.questions.clear()
        match = seat(game, SUM, ONE_OF_FOUR, first=9)
        while not ours_first and game._asking._desk(1).waiting is None:
            step_ours(game, computer)
        for number in (0, 1) if ours_first else (1, 0):
            while match.tables[number].turn is not None:
                if game._asking._desk(number).waiting is None and number:
                    step_ours(game, computer)
                else:
                    finish_table(game, computer, number)
        assert match.round_over
        seeds.append(
            {(str(view.hand), len(view.history)): seed for _, view, _, seed, _ in computer.questions}
        )
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0].values())) == len(seeds[0]) > 20


def test_computers_alone_are_watched(game: GameController, computer: FakeComputer, log: Log) -> None:
    match = seat(game, TWO, (CASUAL, SKILLED))
    assert game.watching
    assert (game.seat, game.reader, game.level, game.curtain) == (0, None, "skilled", None)
    assert not game.hint()
    view = game.view
    assert view is not None
    assert not game.act(next(iter(match.round.legal_actions)))
    assert log.names[-1] == "refused"
    computer.answer_all()
    assert match.round_over
    assert log.names[-1] == "round_over"
    play(game, computer, random.Random(1))
    assert game.match is not None
    check_sums(game.match)


def test_skipping_does_not_wait_for_motion(game: GameController, computer: FakeComputer) -> None:
    match = seat(game, THREE, (CASUAL, ANNA, SKILLED))
    rng = random.Random(1)
    while not game.watching:
        step(game, computer, rng)
    game.hold(True)
    computer.reply(computer.open[-1])
    done = stored(game)
    assert game.busy
    game.skip()
    assert stored(game) == done + 1
    skipping = [game.skipping]
    while not match.round_over:
        computer.answer()
        game.hold(True)
    skipping.append(game.skipping)
    assert skipping == [True, False]
    game.skip()  # there is nothing left to skip
    assert game.next_round()
    assert not game.skipping


def test_what_cannot_be_seated(game: GameController, log: Log) -> None:
    assert not game.new_match(NET, seats_for("casual"))
    assert not game.new_match(THREE, seats_for("casual"))
    assert not game.new_match(TWO, seats_for("casual", "casual"))
    assert [sentence() for _, (sentence,) in log.entries] == [
        "These rules are for 4 players.",
        "These rules are for 3 players.",
        "These rules are for 2 players.",
    ]
    assert game.under_way() == ()
    assert (game.seats, game.table, game.others, game.table_seat, game.view) == ((), None, (), 0, None)


def test_every_person_lays_off_by_hand(game: GameController) -> None:
    match = seat(game, PRESETS["sv_pairs"], (ANNA, CASUAL, CASUAL, BO), by_hand=True)
    assert match.layoffs is Layoffs.BY_HAND
    for table in match.tables:
        for place, who in enumerate(table.seats):
            wanted = Layoffs.BY_HAND if match.players[who].level is None else Layoffs.AUTO
            assert table.round.layoffs[place] is wanted
