"""The controller with a computer that answers on demand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import (
    BigGin,
    Card,
    Deal,
    Discard,
    Draw,
    Drew,
    Knock,
    Knocked,
    Pass,
    Phase,
    RoundResult,
    TakeDiscard,
)
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.store import Store
from tests.engine.rounds import simple_action
from tests.models.computers import FakeComputer
from tests.models.playing import SHORT, Clock, Log, begin, finish_match, finish_round, step, stored

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.engine import SeatView


def test_a_new_match(game: GameController, log: Log, computer: FakeComputer) -> None:
    match = begin(game)
    assert log.names == ["match_started", "round_started"]
    assert [(player.name, player.level) for player in match.players] == [
        ("player", None),
        ("computer", "skilled"),
    ]
    assert (game.seat, game.level, game.busy, game.stuck) == (0, "skilled", False, False)
    assert game.view is not None
    assert game.view.my_turn
    assert [found.id for found in game.under_way()] == [game.match_id]
    assert not computer.questions


def test_an_action_is_on_the_disk_before_it_is_told(game: GameController, computer: FakeComputer) -> None:
    begin(game)
    on_disk: list[int] = []
    game.moved.connect(lambda *_: on_disk.append(stored(game)))
    for _ in range(25):
        step(game, computer)
    assert on_disk == list(range(1, 26))


def test_every_action_is_told_once_with_the_view_after_it(
    game: GameController, log: Log, computer: FakeComputer
) -> None:
    begin(game)
    assert game.act(Pass())
    assert log.names == ["match_started", "round_started", "moved", "thinking"]
    assert game.busy
    computer.answer(Pass())
    events, view = log.last("moved")
    assert (len(events), events[0].seat, view.phase) == (1, 1, Phase.DRAW)
    assert view == game.view
    assert log.names[4:] == ["thinking", "moved"]
    assert [args for name, args in log.entries if name == "thinking"] == [(True,), (False,)]
    assert not game.busy


def test_the_person_never_learns_hidden_cards(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    finish_match(game, computer)
    drawn = [
        event
        for name, args in log.entries
        if name == "moved"
        for event in args[0]
        if isinstance(event, Drew | Knocked) and event.seat == 1
    ]
    assert drawn
    assert all(event.card is None if isinstance(event, Drew) else event.discard is None for event in drawn)


def test_the_computer_sees_its_own_seat_only(game: GameController, computer: FakeComputer) -> None:
    begin(game)
    finish_match(game, computer)
    assert {view.seat for _, view, *_ in computer.questions} == {1}
    assert {level for _, _, level, *_ in computer.questions} == {"skilled"}
    numbers = [number for number, *_ in computer.questions]
    assert numbers == sorted(set(numbers))
    assert len({seed for *_, seed, _ in computer.questions}) == len(numbers)


def test_a_whole_match(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    outcome = finish_match(game, computer)
    match = game.match
    assert match is not None
    assert log.counts["round_over"] == log.counts["round_started"] == len(match.rounds)
    assert log.last("match_over") == (outcome,)
    assert log.names[-3:] == ["moved", "round_over", "match_over"]
    assert game.under_way() == ()
    (done,) = game.store.finished()
    assert (done.winner, done.totals) == (outcome.winner, outcome.finals)
    record = game.store.load(done.id)
    assert record.replay().outcome == outcome
    assert type(record).from_text(record.to_text()) == record
    assert not game.next_round()
    assert not game.act(Draw())


def test_a_knock_is_written_with_its_melds(game: GameController, computer: FakeComputer) -> None:
    begin(game)
    finish_match(game, computer)
    ends = [
        entry.action
        for one in game.store.load(game.store.finished()[0].id).rounds
        for entry in one.actions
        if isinstance(entry.action, Knock | BigGin)
    ]
    assert ends
    assert all(action.melds is not None for action in ends)


def test_what_is_not_allowed_is_refused_with_a_reason(
    game: GameController, log: Log, computer: FakeComputer
) -> None:
    assert not game.act(Draw())  # no match: nothing to say
    match = begin(game)
    log.clear()
    for action in (Draw(), Discard(Card.parse("7h")), Knock(Card.parse("7h")), BigGin()):
        assert not game.act(action)
    assert log.names == ["refused"] * 4
    assert all(args[0] for _, args in log.entries)
    assert stored(game) == 0
    assert game.act(Pass())
    log.clear()
    assert not game.act(TakeDiscard())  # legal for the computer, whose turn it is
    assert log.names == ["refused"]
    computer.answer(Pass())
    assert match.round.phase is Phase.DRAW


def test_a_thousand_wishes_do_only_the_legal_ones(
    game: GameController, log: Log, computer: FakeComputer
) -> None:
    match = begin(game)
    wishes = (Draw(), TakeDiscard(), Pass(), Draw())
    done = sum(game.act(wishes[number % 4]) for number in range(1000))
    assert done == log.counts["moved"] == len(match.round.events) == stored(game)
    assert not computer.questions or game.busy


def test_times_are_milliseconds_since_the_start(
    game: GameController, clock: Clock, computer: FakeComputer, folder: Path
) -> None:
    begin(game)
    clock.now += 1500
    game.act(Pass())
    clock.now += 20
    computer.answer(Pass())
    match_id = game.match_id
    assert match_id is not None
    game.close()
    later = Clock()
    later.now = 5  # another run of the system: its count starts anew
    again = GameController(Store.open(folder), computer=computer, clock=later)
    assert again.resume(match_id)
    later.now += 100
    assert again.act(Draw())
    times = [entry.at for one in again.store.load(match_id).rounds for entry in one.actions]
    again.close()
    assert times == [1500, 1520, 1620]


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 8, 21, 40])
def test_a_match_is_taken_up_exactly(
    game: GameController, log: Log, computer: FakeComputer, moves: int
) -> None:
    begin(game)
    for _ in range(moves):
        step(game, computer)
        if game.match is not None and game.match.round.result is not None:
            game.next_round()
    match_id, view, match = game.match_id, game.view, game.match
    assert match_id is not None
    assert view is not None
    assert match is not None
    asked = len(computer.questions)
    busy = game.busy
    game.leave()
    assert log.names[-1] == "cleared"
    assert (game.match, game.view, game.match_id, game.busy) == (None, None, None, False)
    log.clear()
    assert game.resume(match_id)
    assert game.match is not None
    assert game.match is not match
    assert game.match.standings == match.standings
    assert game.match.round.events == match.round.events
    assert game.match.round.view(1).hand == match.round.view(1).hand
    again = game.view
    assert again is not None
    assert set(again.legal_actions) == set(view.legal_actions)
    assert replace(again, legal_actions=()) == replace(view, legal_actions=())
    assert game.busy == busy
    assert log.names == ["match_started", *(["thinking"] if busy else [])]
    assert len(computer.questions) == asked + busy
    if busy:  # the same question with the same chances, under a new number
        assert computer.questions[-1][3] == computer.questions[-2][3]
        assert computer.questions[-1][0] > computer.questions[-2][0]
    finish_match(game, computer)


def test_a_round_that_is_over_is_taken_up_so(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    finish_round(game, computer)
    match_id = game.match_id
    assert match_id is not None
    result = log.last("round_over")
    game.leave()
    log.clear()
    assert game.resume(match_id)
    assert log.names == ["match_started", "round_over"]
    assert log.last("round_over") == result
    assert isinstance(result[0], RoundResult)
    assert game.next_round()
    assert log.names[2] == "round_started"


def test_a_match_stored_without_a_round_gets_one(game: GameController) -> None:
    begin(game)
    match_id = game.match_id
    assert match_id is not None
    game.leave()
    game.store._db.execute("DELETE FROM round")
    assert game.resume(match_id)
    assert len(game.store.load(match_id).rounds) == 1


def test_the_next_deal_is_on_the_disk_before_it_is_shown(
    game: GameController, computer: FakeComputer
) -> None:
    begin(game, seed=7)
    finish_round(game, computer)
    match_id = game.match_id
    assert match_id is not None
    seen: list[list[Deal]] = []
    game.round_started.connect(lambda: seen.append([one.deal for one in game.store.load(match_id).rounds]))
    assert game.next_round()
    assert seen == [[Deal(7), Deal(8)]]
    assert game.match is not None
    assert game.match.deal == Deal(8)
    assert not game.next_round()  # not over yet


def test_deals_of_chance_were_bound_before(game: GameController) -> None:
    bound = [seal.commitment for seal in game.store.seals()]
    assert game.new_match(SHORT, seats_for("skilled"))
    assert game.match_id is not None
    (played,) = game.store.load(game.match_id).rounds
    assert played.seal is not None
    assert played.seal.commitment == bound[0]
    assert played.seal.deal == played.deal
    assert [seal.commitment for seal in game.store.seals()][: len(bound) - 1] == bound[1:]


def test_deals_are_drawn_by_chance_unless_given(game: GameController) -> None:
    deals = set()
    for _ in range(3):
        assert game.new_match(SHORT, seats_for("casual"))
        assert game.match is not None
        deals.add(game.match.deal)
    assert len(deals) == 3
    assert len(game.under_way()) == 3  # a match that is replaced stays under way


def test_held_answers_wait(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    game.act(Pass())
    game.hold(True)
    computer.answer(Pass())
    assert log.names[-1] == "thinking"  # it has an answer and thinks no more
    assert game.busy
    assert not game.stuck
    assert stored(game) == 1
    game.retry()  # nothing is wrong: nothing happens
    assert stored(game) == 1
    game.hold(False)
    assert log.names[-1] == "moved"
    assert stored(game) == 2
    game.hold(False)
    assert stored(game) == 2
    game.hold(True)
    assert game.act(Draw())  # holding concerns the computer alone


def test_leaving_while_an_answer_is_held(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    game.act(Pass())
    game.hold(True)
    computer.answer(Pass())
    match_id = game.match_id
    assert match_id is not None
    game.leave()
    log.clear()
    game.hold(False)
    assert log.names == []
    assert game.resume(match_id)
    computer.answer(Pass())
    assert stored(game) == 2


def test_stale_answers_are_dropped(game: GameController, log: Log, computer: FakeComputer) -> None:
    begin(game)
    game.act(Pass())
    old = computer.questions[-1][0]
    begin(game, seed=2)
    game.act(Pass())
    computer.answered.emit(old, Pass())
    computer.failed.emit(old, "late")
    computer.answered.emit(old + 100, Pass())
    assert stored(game) == 1
    assert log.counts["failed"] == 0
    computer.answer(Pass())
    computer.answered.emit(computer.questions[-1][0], Draw())  # twice the same number
    assert stored(game) == 2
    game.leave()
    computer.answered.emit(computer.questions[-1][0], Draw())
    assert log.names[-1] == "cleared"


def test_a_hint(game: GameController, log: Log, computer: FakeComputer) -> None:
    assert not game.hint()
    begin(game)
    assert game.hint()
    first = computer.hints[-1][0]
    computer.advised.emit(first, ("advice",))
    assert log.last("hinted") == (("advice",),)
    computer.advised.emit(first, ("again",))
    assert game.hint()
    game.act(Pass())  # before the hint came
    assert computer.dropped == [computer.hints[-1][0]]  # and its search is broken off
    computer.advised.emit(computer.hints[-1][0], ("late",))
    assert log.counts["hinted"] == 1
    assert not game.hint()  # the computer's turn
    computer.answer(Pass())
    assert game.hint()
    computer.failed.emit(computer.hints[-1][0], "no idea")
    assert log.names[-1] == "failed"
    assert len({number for number, _ in computer.hints} | {number for number, *_ in computer.questions}) == 4


def test_listeners_may_act_at_once(game: GameController, log: Log, computer: FakeComputer) -> None:
    """A listener of `moved` plays on, one of `round_over` deals, one of `match_over` leaves."""

    def play_on(_events: object, view: SeatView) -> None:
        if view.my_turn:
            game.act(simple_action(view))

    game.moved.connect(play_on)
    game.round_over.connect(lambda _: game.next_round())
    game.match_over.connect(lambda _: game.leave())
    begin(game)
    assert game.view is not None
    game.act(simple_action(game.view))
    while game.match is not None:
        step(game, computer)
    assert log.counts["match_over"] == log.counts["cleared"] == 1
    assert log.counts["failed"] == log.counts["refused"] == 0
    (done,) = game.store.finished()
    game.store.load(done.id).replay()


def test_closing_ends_everything(game: GameController, computer: FakeComputer, folder: Path) -> None:
    begin(game)
    game.act(Pass())
    game.close()
    game.close()
    assert computer.stopped == 2
    computer.answered.emit(computer.questions[-1][0], Pass())  # was on its way
    assert not game.act(Draw())
    with Store.open(folder) as store:  # free again
        assert len(store.under_way()) == 1
