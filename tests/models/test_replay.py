"""A record played again: where it stands, what is seen of it with closed and with open hands."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    Draw,
    Drew,
    Knocked,
    Layoffs,
    MatchRecord,
    RecordError,
    Rules,
    SeatView,
)
from ginrummy_qt.models.replay import Replay, ReplayTable
from tests.engine.matches import match_of, play

ROUNDS = 4


@cache
def record_of(preset: str = "haus", layoffs: Layoffs = Layoffs.AUTO) -> MatchRecord:
    return play(match_of(PRESETS[preset], layoffs=layoffs), random.Random(5), rounds=ROUNDS)


def seen_at(table: ReplayTable) -> SeatView:
    view = table.view
    assert view is not None
    return view


class Heard:
    """What a table was told to show."""

    def __init__(self, table: ReplayTable) -> None:
        self.told: list[tuple[str, tuple[Any, ...]]] = []
        table.match_started.connect(lambda: self.told.append(("shown", ())))
        table.round_started.connect(lambda: self.told.append(("dealt", ())))
        table.moved.connect(lambda *args: self.told.append(("moved", args)))


@pytest.mark.parametrize("preset", ["haus", "hollywood", "sv_three", "sv_pairs"])
def test_step_by_step_it_comes_to_the_recorded_end(preset: str) -> None:
    record = record_of(preset)
    replay = Replay(record)
    seen = 0
    while replay.forward():
        seen += 1
        for table in replay.tables:
            assert len(seen_at(table).hand) in {10, 11}
    assert seen == sum(len(played.actions) for played in record.rounds) + ROUNDS - 1
    assert replay.at_end
    assert replay.match.rounds == record.replay().rounds


def test_going_anywhere_is_the_same_as_walking_there() -> None:
    record = record_of()
    walked = Replay(record)
    for _ in range(len(record.rounds[0].actions) + 1 + 7):
        walked.forward()
    jumped = Replay(record, round_number=4)
    jumped.go(2, 7)
    assert (walked.round_number, walked.step) == (2, 7)
    assert jumped.tables[0].view == walked.tables[0].view
    jumped.back()
    assert (jumped.round_number, jumped.step) == (2, 6)
    jumped.go(2, 0)
    jumped.back()
    assert (jumped.round_number, jumped.step) == (1, len(record.rounds[0].actions))


def test_places_out_of_range_are_brought_into_it() -> None:
    record = record_of()
    replay = Replay(record)
    replay.go(99, 999)
    assert (replay.round_number, replay.step, replay.at_end) == (ROUNDS, replay.steps, True)
    assert not replay.forward()
    replay.go(-3, -3)
    assert replay.at_start
    replay.back()
    assert replay.at_start
    with pytest.raises(ValueError, match="no round 9"):
        Replay(record, round_number=9)


def test_a_record_that_cannot_have_been_played_is_refused() -> None:
    record = record_of()
    with pytest.raises(RecordError):
        Replay(MatchRecord(Rules(knock_limit=0), record.players, record.rounds, record.started))


def test_closed_hands_stay_closed() -> None:
    table = (replay := Replay(record_of())).tables[0]
    heard = Heard(table)
    replay.go(1, replay.steps)
    events = seen_at(table).history
    hidden = [event for event in events if isinstance(event, Drew) and event.seat != table.table_seat]
    assert hidden
    assert all(event.card is None for event in hidden)
    replay.go(1, 0)
    while replay.step < replay.steps:
        replay.forward()
        (kind, (told, view)) = heard.told[-1]
        assert kind == "moved"
        assert view == table.view
        assert not table.watching
        assert all(
            event.card is None for event in told if isinstance(event, Drew) and event.seat != table.seat
        )


def test_open_hands_are_for_onlookers_and_say_what_was_drawn() -> None:
    replay = Replay(record_of())
    table = replay.tables[0]
    heard = Heard(table)
    replay.open_hands = True
    assert heard.told == [("shown", ())]
    assert table.watching
    assert table.looking_on
    replay.go(1, replay.steps - 1)
    assert Draw() not in seen_at(table).legal_actions
    replay.go(1, 0)
    sentences = set()
    while replay.step < replay.steps:
        replay.forward()
        sentences.add(table.caption)
    assert any(text.startswith("The computer drew the {") for text in sentences)


def test_knocks_are_marked() -> None:
    replay = Replay(record_of())
    for number in range(1, ROUNDS + 1):
        replay.go(number, 0)
        knocked = [
            step
            for step in range(1, replay.steps + 1)
            if any(isinstance(event, Knocked) for event in _events(replay, number, step))
        ]
        assert list(replay.knocks) == knocked


def _events(replay: Replay, number: int, step: int) -> tuple[object, ...]:
    replay.go(number, step - 1)
    before = len(seen_at(replay.tables[0]).history)
    replay.go(number, step)
    return seen_at(replay.tables[0]).history[before:]


def test_a_step_in_a_round_moves_one_table_and_the_next_round_all() -> None:
    replay = Replay(record_of("sv_pairs"))
    assert len(replay.tables) == 2
    heard = [Heard(table) for table in replay.tables]
    for _ in range(replay.steps):
        replay.forward()
    moves = [len(one.told) for one in heard]
    assert sum(moves) == replay.steps
    assert all(moves)
    replay.forward()
    assert [one.told[-1][0] for one in heard] == ["dealt", "dealt"]


def test_the_person_is_below_where_it_plays() -> None:
    replay = Replay(record_of("sv_three"))
    for number in range(1, ROUNDS + 1):
        replay.go(number, 0)
        (shown,) = replay.tables
        assert shown.table is not None
        assert shown.seat in shown.table.seats
        assert (shown.seat == replay.person) == (replay.match.sits_out != replay.person)
        above = next(seat for seat in shown.table.seats if seat != shown.seat)
        assert shown.level == (replay.record.players[above].level or "")


def test_layoffs_by_hand_can_be_followed() -> None:
    replay = Replay(record_of(layoffs=Layoffs.BY_HAND))
    while replay.forward():
        assert replay.tables[0].caption
    assert replay.at_end


def test_every_step_has_its_sentence() -> None:
    replay = Replay(record_of())
    table = replay.tables[0]
    assert table.caption == "Dealer: Computer"
    sentences = set()
    while replay.forward():
        assert table.caption
        sentences.add(table.caption)
    assert any("win" in text for text in sentences)
    assert not any(text.startswith("The computer drew the {") for text in sentences)
