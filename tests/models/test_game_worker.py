"""The controller with the real players on their thread."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt import players
from ginrummy_qt.engine import PRESETS, Deal, Pass
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.store import Store
from tests.engine.rounds import simple_action
from tests.models.playing import Log

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def real(folder: Path) -> Iterator[GameController]:
    game = GameController(Store.open(folder))
    yield game
    computer = game._asking.computer
    game.close()
    assert computer is None or not computer.running


def play_to_the_end(game: GameController, qtbot: QtBot) -> None:
    while True:
        match, view = game.match, game.view
        assert match is not None
        assert view is not None
        if match.outcome is not None:
            return
        if match.round.result is not None:
            assert game.next_round()
        elif view.my_turn:
            assert game.act(simple_action(view))
        else:
            qtbot.waitUntil(lambda: not game.busy, timeout=20_000)


@pytest.mark.parametrize("level", players.AVAILABLE)
def test_a_whole_match_against_the_players(
    real: GameController, folder: Path, qtbot: QtBot, level: str
) -> None:
    log = Log(real)
    rules = replace(PRESETS["haus"], target=50)
    assert real.new_match(rules, seats_for(level), deals=map(Deal, count(4)))
    play_to_the_end(real, qtbot)
    assert log.counts["failed"] == log.counts["refused"] == 0
    assert log.counts["match_over"] == 1
    match = real.match
    assert match is not None
    real.close()
    with Store.open(folder) as store:
        (done,) = store.finished()
        assert store.load(done.id).replay().standings == match.standings


def test_leaving_and_coming_back_while_the_computer_thinks(real: GameController, qtbot: QtBot) -> None:
    assert real.new_match(PRESETS["haus"], seats_for("skilled"), deals=map(Deal, count(4)))
    match_id = real.match_id
    assert match_id is not None
    assert real.act(Pass())
    for _ in range(5):
        assert real.busy
        real.leave()
        assert real.resume(match_id)
    qtbot.waitUntil(lambda: not real.busy, timeout=20_000)
    assert len(real.store.load(match_id).rounds[0].actions) == 2  # answered once


def test_quitting_while_the_computer_thinks(real: GameController, qtbot: QtBot) -> None:
    log = Log(real)
    assert real.new_match(PRESETS["haus"], seats_for("skilled"), deals=map(Deal, count(4)))
    assert real.act(Pass())
    real.close()
    qtbot.wait(0)  # whatever was on its way arrives
    assert log.names[-1] == "thinking"
    assert log.last("thinking") == (False,)


def test_a_hint_from_the_players(real: GameController, qtbot: QtBot) -> None:
    assert real.new_match(PRESETS["haus"], seats_for("casual"), deals=map(Deal, count(4)))
    with qtbot.waitSignal(real.hinted, timeout=20_000) as caught:
        assert real.hint()
    assert real.view is not None
    assert caught.args is not None
    assert caught.args[0][0].action in real.view.legal_actions


@pytest.mark.parametrize("players", [("casual", "skilled"), ("casual", "skilled", "casual")])
def test_the_players_at_tables_of_three_and_four(
    real: GameController, qtbot: QtBot, players: tuple[str, ...]
) -> None:
    """The other table is played on the same thread, at the same time, and ends with ours or soon after."""
    log = Log(real)
    rules = replace(PRESETS["sv_three" if len(players) == 2 else "sv_pairs"], target=25)
    assert real.new_match(rules, seats_for(*players), deals=map(Deal, count(4)))
    while real.match is not None and real.match.outcome is None:
        view = real.view
        assert view is not None
        if real.match.round_over:
            assert real.next_round()
        elif view.my_turn and not real.watching:
            assert real.act(simple_action(view))
        else:
            moves = len(log.entries)
            qtbot.waitUntil(lambda moves=moves: len(log.entries) > moves, timeout=20_000)  # type: ignore[misc]
    assert log.counts["failed"] == log.counts["refused"] == 0
    assert bool(log.counts["other_moved"]) is (len(players) == 3)
    assert real.store.load(real.store.finished()[0].id).replay().standings == real.match.standings  # type: ignore[union-attr]
