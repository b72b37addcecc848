"""Undo and redo in matches for training: through the record, any depth, on the disk."""

from __future__ import annotations

from itertools import count

import pytest

from ginrummy_qt.engine import Deal, MatchRecord
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.store import NotTraining
from tests.models.computers import FakeComputer
from tests.models.playing import SHORT, Log, finish_match, finish_round, step


def train(game: GameController, *, deals: bool = True) -> None:
    chosen = map(Deal, count(1)) if deals else None
    assert game.new_match(SHORT, seats_for("skilled"), chosen, training=True)


def record(game: GameController) -> MatchRecord:
    assert game.match_id is not None
    return game.store.load(game.match_id)


def moves(game: GameController) -> int:
    return sum(len(one.actions) for one in record(game).rounds)


def persons_turn(game: GameController, computer: FakeComputer) -> None:
    while (view := game.view) is not None and view.result is None and not view.my_turn:
        computer.answer()


def test_a_match_that_counts_takes_nothing_back(game: GameController, computer: FakeComputer) -> None:
    assert game.new_match(SHORT, seats_for("skilled"), map(Deal, count(1)))
    persons_turn(game, computer)
    step(game, computer)
    assert not game.training
    assert not game.can_undo
    assert not game.undo()
    assert game._session is not None
    with pytest.raises(NotTraining):
        game.store.take_back(game._session.match_id)


def test_undo_gives_the_person_the_choice_again(
    game: GameController, computer: FakeComputer, log: Log
) -> None:
    train(game)
    assert record(game).training
    persons_turn(game, computer)
    before = game.view
    assert not bool(game.can_undo)
    step(game, computer)
    log.clear()
    assert bool(game.can_undo)
    assert game.undo()
    assert game.view == before
    assert log.counts["match_started"] == 1
    assert not game.can_undo
    assert game.can_redo


def test_back_to_the_first_move_and_forth_again(game: GameController, computer: FakeComputer) -> None:
    train(game, deals=False)
    finish_round(game, computer)
    assert game.next_round()
    persons_turn(game, computer)
    step(game, computer)
    persons_turn(game, computer)
    whole = record(game)
    undone = 0
    while game.can_undo:
        assert game.undo()
        undone += 1
        assert game.match is not None
        assert record(game).replay().rounds == game.match.rounds
    assert undone > 1  # the cards are nobody’s choice: a round may be short
    assert len(record(game).rounds) == 1
    for _ in range(undone):
        assert game.can_redo
        assert game.redo()
    assert not game.can_redo
    assert record(game) == whole
    assert [one.seal for one in record(game).rounds] == [one.seal for one in whole.rounds]


def test_another_move_ends_what_could_be_done_again(game: GameController, computer: FakeComputer) -> None:
    train(game)
    persons_turn(game, computer)
    step(game, computer)
    assert game.undo()
    assert bool(game.can_redo)
    step(game, computer)
    assert not bool(game.can_redo)
    assert not game.redo()


def test_a_match_that_was_won_goes_on(game: GameController, computer: FakeComputer) -> None:
    train(game)
    finish_match(game, computer)
    match_id = game.match_id
    assert match_id is not None
    assert not game.store.is_under_way(match_id)
    assert game.undo()
    assert game.store.is_under_way(match_id)
    assert game.match is not None
    assert game.match.outcome is None
    assert game.redo()
    assert not game.store.is_under_way(match_id)
    assert game.match.outcome is not None


def test_what_was_undone_is_undone_after_a_break(game: GameController, computer: FakeComputer) -> None:
    train(game)
    for _ in range(8):
        step(game, computer)
    assert game.undo()
    left = moves(game)
    match_id = game.match_id
    assert match_id is not None
    game.leave()
    assert game.resume(match_id)
    assert moves(game) == left
    assert game.training
    assert not game.can_redo


def test_training_counts_in_no_statistics(game: GameController, computer: FakeComputer) -> None:
    train(game)
    finish_round(game, computer)
    (tally,) = game.store.rounds()
    assert tally.training
