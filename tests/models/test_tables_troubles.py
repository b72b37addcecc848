"""Several tables and persons when the disk or a computer fails, answers come late, or somebody leaves."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Deal, Draw, Pass, Player, Rules
from ginrummy_qt.models.game import GameController
from ginrummy_qt.store import Store, WriteError
from tests.engine.matches import check_seats, check_sums
from tests.engine.rounds import simple_action
from tests.models.computers import FakeComputer
from tests.models.playing import Log, stored
from tests.models.seated import ANNA, BO, CASUAL, NET, SKILLED, SUM, THREE, play, seat, stale, step

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.engine import SeatView

FOUR = (ANNA, SKILLED, CASUAL, SKILLED)
Question = tuple[int, "SeatView", str, int, float]


def failing(game: GameController, patch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise WriteError(game.store.path, "database or disk is full")

    patch.setattr(game.store, "append", fail)


def question(game: GameController, computer: FakeComputer, table: int) -> Question | None:
    """What is asked at this table now."""
    return next((one for one in computer.questions if game._asking._table_of(one[0]) == table), None)


def both_asked(game: GameController, computer: FakeComputer) -> tuple[Question, Question]:
    """Play until a question of each table is open: the other table's first, then ours."""
    for _ in range(200):
        ours, theirs = question(game, computer, 0), question(game, computer, 1)
        if ours is not None and theirs is not None:
            return ours, theirs
        view = game.view
        assert view is not None
        if ours is not None:
            computer.reply(ours)
        elif theirs is None or view.my_turn:
            assert game.act(simple_action(view))
    raise AssertionError("they are never asked at the same time")


def test_a_move_of_the_other_table_that_cannot_be_written(
    game: GameController, computer: FakeComputer, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat(game, NET, FOUR)
    ours, theirs = both_asked(game, computer)
    done = stored(game)
    log.clear()
    with monkeypatch.context() as patch:
        failing(game, patch)
        computer.reply(theirs)
        stuck = [game.stuck]
        assert log.names == ["failed"]
        assert game.busy  # ours is awaited as before
        game.retry()
        assert log.names == ["failed", "failed"]
    assert stored(game) == done
    computer.reply(ours)  # the disk takes this one, so the other is tried again
    assert stored(game) == done + 2
    assert [*stuck, game.stuck] == [True, False]
    assert log.counts["other_moved"] == log.counts["moved"] == 1
    play(game, computer, random.Random(1))
    assert game.match is not None
    check_sums(game.match)


def test_retry_writes_what_waits_at_every_table(
    game: GameController, computer: FakeComputer, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat(game, NET, FOUR)
    questions = both_asked(game, computer)
    done = stored(game)
    with monkeypatch.context() as patch:
        failing(game, patch)
        for asked in questions:
            computer.reply(asked)
    assert (game.stuck, stored(game)) == (True, done)
    game.retry()
    assert (game.stuck, stored(game)) == (False, done + 2)
    assert log.counts["failed"] == 2


def test_the_fallback_is_a_table_s_own(game: GameController, computer: FakeComputer, log: Log) -> None:
    seat(game, NET, (ANNA, SKILLED, SKILLED, SKILLED))
    ours, theirs = both_asked(game, computer)
    computer.replied.add(theirs[0])
    computer.failed.emit(theirs[0], "no idea")
    assert log.counts["failed"] == 1
    assert question(game, computer, 0) == ours
    assert question(game, computer, 1) is None  # ours comes first
    computer.reply(ours)
    again = question(game, computer, 1) or both_asked(game, computer)[1]
    assert (again[2], again[1].hand, again[3]) == ("casual", theirs[1].hand, theirs[3])
    computer.reply(again, Draw() if Draw() not in again[1].legal_actions else Pass())
    assert log.counts["failed"] == 2
    stuck = [game.stuck]
    assert question(game, computer, 1) is None
    game.retry()
    assert [*stuck, game.stuck] == [True, False]
    third = question(game, computer, 1) or both_asked(game, computer)[1]
    assert third[2] == "skilled"
    play(game, computer, random.Random(1))


def test_holding_concerns_every_table(game: GameController, computer: FakeComputer, log: Log) -> None:
    seat(game, NET, FOUR)
    questions = both_asked(game, computer)
    done = stored(game)
    game.hold(True)
    log.clear()
    for asked in questions:
        computer.reply(asked)
    assert log.names == ["thinking"]
    assert game.busy
    assert not game.stuck
    game.retry()
    assert stored(game) == done
    game.hold(False)
    assert stored(game) == done + 2
    assert log.names[1:3] == ["moved", "other_moved"]


def test_stale_answers_of_either_table_are_dropped(
    game: GameController, computer: FakeComputer, log: Log
) -> None:
    seat(game, NET, FOUR)
    old = both_asked(game, computer)
    match_id = game.match_id
    assert match_id is not None
    seat(game, NET, FOUR, first=5)
    done = stored(game)
    for asked in old:
        computer.answered.emit(asked[0], simple_action(asked[1]))
        computer.failed.emit(asked[0], "late")
    assert (stored(game), log.counts["failed"]) == (done, 0)
    new = both_asked(game, computer)
    for asked in new:
        before = stored(game)
        computer.reply(asked)
        assert stored(game) == before + 1
        computer.answered.emit(asked[0], simple_action(asked[1]))  # twice the same number
        assert stored(game) == before + 1
    left = [one for one in computer.open if not stale(game, one)]
    game.leave()
    log.clear()
    for asked in left:
        computer.answered.emit(asked[0], simple_action(asked[1]))
    assert log.names == []
    assert game.resume(match_id)
    play(game, computer, random.Random(2))
    assert len(game.store.finished()) == 1


def test_closing_while_both_tables_think(game: GameController, computer: FakeComputer, folder: Path) -> None:
    seat(game, NET, FOUR)
    questions = both_asked(game, computer)
    done = stored(game)
    match_id = game.match_id
    assert match_id is not None
    game.close()
    for asked in questions:
        computer.answered.emit(asked[0], simple_action(asked[1]))
    with Store.open(folder) as store:
        record = store.load(match_id)
        assert sum(len(one.actions) for one in record.rounds) == done
        assert not record.replay().round_over


def test_leaving_at_any_signal(game: GameController, computer: FakeComputer) -> None:
    """Whoever listens may put the match away at once, whatever is told."""
    names = ("match_started", "round_started", "moved", "other_moved", "table_over", "round_over", "thinking")
    left: list[str] = []
    for name in (*names, "curtain_wanted", "curtain_lifted"):
        players = (ANNA, BO, CASUAL, CASUAL) if name.startswith("curtain") else FOUR
        signal = getattr(game, name)
        rng = random.Random(3)

        def leave(*_: object, name: str = name) -> None:
            left.append(name)
            game.leave()

        connection = signal.connect(leave)
        while name not in left:
            game.new_match(replace(SUM, target=200), players)
            while game.match is not None and game.match.outcome is None:
                step(game, computer, rng)
        game.disconnect(connection)
    assert list(dict.fromkeys(left)) == [*names, "curtain_wanted", "curtain_lifted"]


@pytest.mark.parametrize("players", [FOUR, (ANNA, CASUAL, BO, SKILLED), (BO, CASUAL, ANNA)])
def test_a_disk_that_fails_now_and_then(
    game: GameController,
    computer: FakeComputer,
    log: Log,
    monkeypatch: pytest.MonkeyPatch,
    players: tuple[Player, ...],
) -> None:
    rng = random.Random(7)
    append, begin_round = game.store.append, game.store.begin_round

    def flaky(*args: object, **kwargs: object) -> None:
        if rng.random() < 0.2:
            raise WriteError(game.store.path, "database or disk is full")
        append(*args, **kwargs)  # type: ignore[arg-type]

    def flaky_round(*args: object) -> int:
        if rng.random() < 0.5:
            raise WriteError(game.store.path, "database or disk is full")
        return begin_round(*args)  # type: ignore[arg-type]

    seat(game, NET if len(players) == 4 else THREE, players)
    monkeypatch.setattr(game.store, "append", flaky)
    monkeypatch.setattr(game.store, "begin_round", flaky_round)
    while game.match is not None and game.match.outcome is None:
        view = game.view
        assert view is not None
        waiting = [one for one in computer.open if not stale(game, one)]
        if game.stuck and rng.random() < 0.5:
            game.retry()
        elif game.curtain is not None:
            game.lift_curtain()
        elif view.my_turn and game.seats[game.seat].level is None:
            game.act(simple_action(view))
        elif waiting:
            computer.reply(rng.choice(waiting))
        elif game.match.round_over:
            game.next_round()
        else:
            assert game.stuck
    assert log.counts["failed"] > 3
    assert game.match is not None
    record = game.store.load(game.store.finished()[0].id)
    assert record.replay().standings == game.match.standings
    check_sums(game.match)


def a_match(rng: random.Random) -> tuple[Rules, tuple[Player, ...]]:
    """Rules and seats by chance."""
    rules = rng.choice([THREE, NET, SUM, PRESETS["haus"], PRESETS["oklahoma"], PRESETS["eleven"]])
    if rules.seats == 4 and rng.random() < 0.3:
        rules = replace(rules, hollywood=True)
    kinds = (None, None, "casual", "skilled")
    seats = tuple(
        Player("player" if level is None else "computer", level)
        for level in rng.choices(kinds, k=rules.seats)
    )
    return replace(rules, target=rng.choice([10, 25, 40])), seats


@pytest.mark.parametrize("seed", range(8))
def test_matches_by_chance(folder: Path, seed: int, full: bool) -> None:
    """Random seats, moves and interruptions: every match ends, and its record says the same."""
    rng = random.Random(seed)
    for _ in range(40 if full else 1):
        rules, players = a_match(rng)
        computer = FakeComputer()
        game = GameController(Store.open(folder), computer=computer)
        log = Log(game)
        seat(game, rules, players, first=rng.randrange(1000), by_hand=rng.random() < 0.5)
        match_id = game.match_id
        assert match_id is not None
        while game.match is not None and game.match.outcome is None:
            step(game, computer, rng)
            if rng.random() < 0.01:
                game.hold(rng.random() < 0.5)
                game.hold(False)
            if rng.random() < 0.02 and game.match.outcome is None:
                game.leave()
                assert game.resume(match_id, deals=map(Deal, range(rng.randrange(1000), 10**6)))
        match = game.match
        assert match is not None
        check_sums(match)
        check_seats(match)
        assert log.counts["failed"] == log.counts["refused"] == 0
        record = game.store.load(match_id)
        assert record.replay().standings == match.standings
        assert type(record).from_text(record.to_text()) == record
        game.close()
