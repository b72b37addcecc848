"""The controller when the disk, the computer or what is stored fails."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import Draw, Pass, Rules
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.store import WriteError
from tests.engine.rounds import simple_action
from tests.models.playing import SHORT, begin, finish_match, finish_round, step, stored

if TYPE_CHECKING:
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer
    from tests.models.playing import Log


@pytest.mark.parametrize("how", ["illegal", "none"])
def test_without_a_sound_answer_the_casual_player_steps_in(
    game: GameController, log: Log, computer: FakeComputer, how: str
) -> None:
    begin(game)
    game.act(Pass())
    log.clear()

    def no_answer() -> None:
        if how == "illegal":
            computer.answer(Draw())
        else:
            computer.failed.emit(computer.questions[-1][0], "ZeroDivisionError: …")

    no_answer()
    assert [name for name in log.names if name != "thinking"] == ["failed"]
    assert [level for _, _, level, *_ in computer.questions] == ["skilled", "casual"]
    no_answer()  # the second time it gives up, without asking for ever
    assert log.counts["failed"] == 2
    assert len(computer.questions) == 2
    assert (game.stuck, game.busy) == (True, False)
    game.retry()
    assert (game.stuck, game.busy) == (False, True)
    assert computer.questions[-1][2] == "skilled"
    no_answer()
    computer.answer(Pass())
    assert stored(game) == 2
    game.act(Draw())
    step(game, computer)
    assert computer.questions[-1][2] == "skilled"  # for one move only


def failing(game: GameController, patch: pytest.MonkeyPatch, method: str) -> None:
    def fail(*_: object, **__: object) -> None:
        raise WriteError(game.store.path, "database or disk is full")

    patch.setattr(game.store, method, fail)


def test_a_failed_write_changes_and_shows_nothing(
    game: GameController, log: Log, monkeypatch: pytest.MonkeyPatch, computer: FakeComputer
) -> None:
    begin(game)
    view = game.view
    assert view is not None
    log.clear()
    with monkeypatch.context() as patch:
        failing(game, patch, "append")
        assert not game.act(Pass())
    assert log.names == ["failed"]
    assert "disk is full" in log.last("failed")[0]()
    after = game.view
    assert after is not None
    assert replace(after, legal_actions=()) == replace(view, legal_actions=())
    assert set(after.legal_actions) == set(view.legal_actions)
    assert not game.busy
    assert game.act(Pass())
    assert stored(game) == 1
    finish_match(game, computer)


def test_a_failed_write_of_the_computer_s_move_can_be_tried_again(
    game: GameController, log: Log, monkeypatch: pytest.MonkeyPatch, computer: FakeComputer
) -> None:
    begin(game)
    game.act(Pass())
    with monkeypatch.context() as patch:
        failing(game, patch, "append")
        computer.answer(Pass())
        assert game.stuck
        game.retry()
    assert log.names[-2:] == ["failed", "failed"]
    assert stored(game) == 1
    game.retry()
    assert log.names[-1] == "moved"
    assert stored(game) == 2
    assert len(computer.questions) == 1


def test_the_last_action_and_the_end_are_one_write(
    game: GameController, log: Log, monkeypatch: pytest.MonkeyPatch, computer: FakeComputer
) -> None:
    begin(game)
    with monkeypatch.context() as patch:
        failing(game, patch, "finish")
        while log.counts["failed"] == 0:
            assert game.match is not None
            if game.match.round.result is not None:
                assert game.next_round()
            view = game.view
            assert view is not None
            if view.my_turn:
                game.act(simple_action(view))
            else:
                computer.answer()
    assert game.match is not None
    assert game.match.outcome is None
    assert len(game.under_way()) == 1
    match_id = game.match_id
    assert match_id is not None
    assert game.store.load(match_id).replay().outcome is None
    game.retry()
    finish_match(game, computer)
    assert len(game.store.finished()) == 1


@pytest.mark.parametrize("method", ["new_match", "begin_round"])
def test_a_match_that_cannot_be_stored_does_not_begin(
    game: GameController, log: Log, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    match = begin(game)
    log.clear()
    with monkeypatch.context() as patch:
        failing(game, patch, method)
        assert not game.new_match(SHORT, seats_for("casual"))
    assert log.names == ["failed"]
    assert game.match is match
    assert len(game.under_way()) == 1


def test_a_round_that_cannot_be_stored_is_not_dealt(
    game: GameController, log: Log, monkeypatch: pytest.MonkeyPatch, computer: FakeComputer
) -> None:
    begin(game)
    finish_round(game, computer)
    log.clear()
    with monkeypatch.context() as patch:
        failing(game, patch, "begin_round")
        assert not game.next_round()
    assert log.names == ["failed"]
    assert game.match is not None
    assert game.match.round_number == 1
    finish_match(game, computer)


def test_rules_that_cannot_be_played_store_nothing(game: GameController, log: Log) -> None:
    assert not game.new_match(replace(Rules(), hollywood=True, seats=3), seats_for("casual"))
    assert not game.new_match(replace(Rules(), seats=4), seats_for("casual"))
    assert log.names == ["failed", "failed"]
    assert game.under_way() == ()


def test_a_match_that_cannot_be_taken_up(game: GameController, log: Log, computer: FakeComputer) -> None:
    assert not game.resume(77)
    begin(game)
    finished, broken = game.match_id, 0
    finish_match(game, computer)
    assert finished is not None
    begin(game)
    game.act(Pass())
    assert game.match_id is not None
    broken = game.match_id
    game.leave()
    game.store._db.execute("UPDATE action SET text = 'draw' WHERE match_id = ?", (broken,))
    log.clear()
    assert not game.resume(finished)
    assert not game.resume(broken)
    assert log.names == ["failed", "failed"]
    assert game.match is None
