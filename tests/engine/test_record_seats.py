"""Records of Hollywood, of three and four seats, and of layoffs by hand, as text."""

from __future__ import annotations

import random
from functools import cache

import pytest

from ginrummy_qt.engine import (
    OPTIONS,
    PRESETS,
    ActionError,
    Card,
    Deal,
    Done,
    LayOff,
    Layoffs,
    MatchRecord,
    RecordError,
    RoundEntry,
    action_from_text,
    action_to_text,
)
from tests.engine.matches import PLAYERS, STARTED, match_of, play

FIRST_SEAT = 3 + len(OPTIONS)


@cache
def text_of(preset: str, layoffs: Layoffs = Layoffs.AUTO) -> str:
    return play(match_of(PRESETS[preset], 4, layoffs), random.Random(preset), 0.1).to_text()


def lines_of(preset: str, start: str) -> list[str]:
    return [line for line in text_of(preset).split("\n") if line.startswith(start)]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("layoffs", Layoffs)
def test_every_preset_round_trips_and_replays(preset: str, layoffs: Layoffs) -> None:
    text = text_of(preset, layoffs)
    assert text.startswith("ginrummy record 1\n")
    read = MatchRecord.from_text(text)
    assert read.to_text() == text
    assert read.layoffs is layoffs
    assert read.replay().outcome is not None


def test_a_round_of_three_names_the_seat_that_won_and_three_totals() -> None:
    match = MatchRecord.from_text(text_of("sv_three")).replay()
    record = match.rounds[0]
    result = record.tables[0].result
    assert result is not None
    totals = " ".join(map(str, record.totals_after))
    assert lines_of("sv_three", "result ")[0] == (
        f"result {result.kind} winner {record.tables[0].winner} points {result.points} totals {totals}"
    )
    outcome = match.outcome
    assert outcome is not None
    assert lines_of("sv_three", "outcome ") == [
        f"outcome winner {outcome.winner} totals {' '.join(map(str, outcome.finals))}"
    ]


def test_a_round_of_four_has_a_line_for_each_table() -> None:
    match = MatchRecord.from_text(text_of("sv_pairs")).replay()
    expected = []
    for record in match.rounds:
        for number, table in enumerate(record.tables):
            assert table.result is not None
            won = "" if table.winner is None else f" winner {table.winner} points {table.result.points}"
            expected.append(f"result table {number} {table.result.kind}{won}")
        expected.append(f"result totals {record.totals_after[0]} {record.totals_after[1]}")
    assert lines_of("sv_pairs", "result ") == expected
    outcome = match.outcome
    assert outcome is not None
    assert lines_of("sv_pairs", "outcome ") == [
        f"outcome pair {outcome.winner} totals {outcome.finals[0]} {outcome.finals[1]}"
    ]
    assert [line.split()[3] for line in lines_of("sv_pairs", "round ")] == [
        str(record.dealer) for record in match.rounds
    ]


def test_the_games_of_hollywood_are_written_and_checked() -> None:
    text = text_of("hollywood")
    match = MatchRecord.from_text(text).replay()
    games = " ".join(f"{game.totals[0]}:{game.totals[1]}" for game in match.standings.games)
    last = lines_of("hollywood", "result ")[-1]
    assert last.endswith(f" games {games}")
    number = text.split("\n").index(last) + 1
    with pytest.raises(RecordError, match=f"^line {number}, "):
        MatchRecord.from_text(text.replace(last, last[:-1] + "x"))


def test_layoffs_by_hand_stand_in_the_head() -> None:
    text = text_of("haus", Layoffs.BY_HAND)
    assert text.split("\n")[FIRST_SEAT - 1] == "layoffs by_hand"
    assert "layoffs" not in text_of("haus")
    assert " layoff " in text
    assert " done\n" in text
    with pytest.raises(RecordError, match="by_hand") as caught:
        MatchRecord.from_text(text.replace("layoffs by_hand", "layoffs auto"))
    assert (caught.value.line, caught.value.column) == (FIRST_SEAT, 9)
    with pytest.raises(RecordError, match="expected"):
        MatchRecord.from_text(text.replace("layoffs by_hand\n", ""))
    few = MatchRecord(PRESETS["haus"], PLAYERS[:1], (RoundEntry(Deal(1)),), STARTED, Layoffs.BY_HAND)
    with pytest.raises(RecordError, match="take 2 players, not 1") as caught:
        few.to_text()
    assert caught.value.line == FIRST_SEAT + 1


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    text = text_of("sv_pairs")
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("0.000 "))
    seat = lines[number].split()[1]
    match = MatchRecord(PRESETS["sv_pairs"], PLAYERS, (), STARTED).replay([Deal(4)])
    turns = [table.turn for table in match.tables]
    assert int(seat) in turns
    for wrong in {0, 1, 2, 3} - set(turns):
        bad = [*lines]
        bad[number] = lines[number].replace(f" {seat} ", f" {wrong} ", 1)
        with pytest.raises(RecordError, match=f"seat {turns[0]} or seat {turns[1]}, whose turn") as caught:
            MatchRecord.from_text("\n".join(bad))
        assert (caught.value.line, caught.value.column) == (number + 1, 7)


def test_a_seat_that_sits_out_is_refused() -> None:
    text = text_of("sv_three")
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("0.000 "))
    match = MatchRecord(PRESETS["sv_three"], PLAYERS[:3], (), STARTED).replay([Deal(4)])
    lines[number] = f"0.000 {match.sits_out} pass"
    with pytest.raises(RecordError, match="whose turn it is"):
        MatchRecord.from_text("\n".join(lines))


@pytest.mark.parametrize(("text", "action"), [("layoff 7h 0", LayOff(Card.parse("7h"), 0)), ("done", Done())])
def test_actions_as_text(text: str, action: LayOff | Done) -> None:
    assert action_from_text(text) == action
    assert action_to_text(action) == text


@pytest.mark.parametrize(
    ("text", "offset"),
    [
        ("layoff", 7),
        ("layoff 7h", 9),
        ("layoff 7h ", 10),
        ("layoff 7h 3", 10),
        ("layoff 7h 01", 10),
        ("layoff Zh 0", 7),
        ("done now", 4),
    ],
)
def test_bad_actions_say_where(text: str, offset: int) -> None:
    with pytest.raises(ActionError) as caught:
        action_from_text(text)
    assert caught.value.offset == offset
