"""Of a match without a single person everything is told by name, and nobody is called "you"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ginrummy_qt.engine import Player
from ginrummy_qt.engine.seating import sides
from ginrummy_qt.models.history import Column, HistoryModel, Role
from ginrummy_qt.models.match_words import round_text
from ginrummy_qt.models.paper import LineKind, match_paper
from ginrummy_qt.models.replay import Replay
from ginrummy_qt.models.review import Reviewer
from ginrummy_qt.models.review_words import play_name, round_line, seat_choice
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.transfer import record_name
from ginrummy_qt.models.words import seat_names, side_names, together
from ginrummy_qt.store import Store
from tests.models.casts import ANNA, CASTS, CASUAL, EXPERT, played_by, record_of

YOU = re.compile(r"\byou\b", re.IGNORECASE)


@pytest.mark.parametrize("cast", CASTS)
def test_the_history_names_everybody(tmp_path: Path, cast: str) -> None:
    record = record_of(cast)
    with Store.open(tmp_path / "profile") as store:
        store.import_records([record])
        model = HistoryModel(store)
        who, outcome, score = (
            model.index(0, column).data() for column in (Column.OPPONENT, Column.OUTCOME, Column.SCORE)
        )
        match = record.replay()
        names = seat_names(record.players, None)
        assert reader(record.players) is None
        levels = {"casual": "Casual", "expert": "Expert"}
        for name, player in zip(names, record.players, strict=True):
            assert (name if player.level is None else levels[player.level]) in who
        assert len(names) > 2 or who == ", ".join(names)
        assert model.index(0, 0).data(Role.WON) is None
        assert outcome == "Watched" or outcome == f"Winner: {_winner(cast)}"
        assert (outcome == "Watched") is all(player.level for player in record.players)
        assert match.outcome is not None
        assert score == " – ".join(map(str, match.outcome.finals))
        assert not YOU.search(" ".join((who, outcome, record_name(record))))


def _winner(cast: str) -> str:
    record = record_of(cast)
    outcome = record.replay().outcome
    assert outcome is not None
    assert outcome.winner is not None
    names = seat_names(record.players, None)
    return together([names[seat] for seat in sides(record.rules)[outcome.winner]])


@pytest.mark.parametrize("cast", CASTS)
def test_a_sheet_to_take_along_names_everybody(cast: str) -> None:
    record = record_of(cast)
    match = record.replay()
    paper = match_paper(match, reader(record.players))
    assert paper.names == side_names(match, None)
    rounds = [line for line in paper.lines if line.kind is LineKind.ROUND]
    assert [line.dealer for line in rounds] == [
        seat_names(record.players, None)[played.dealer] for played in match.rounds
    ]
    assert _winner(cast) in paper.verdict


@pytest.mark.parametrize("cast", CASTS)
def test_a_replay_names_everybody_and_who_dealt(cast: str) -> None:
    record = record_of(cast)
    replay = Replay(record)
    names, sides = seat_names(record.players, None), side_names(replay.match, None)
    for played in replay.rounds:
        line = round_text(played, sides)
        assert not YOU.search(line)
        for side, points in enumerate(played.points):
            assert (f"{sides[side]} +{points}" in line) is bool(points)
        replay.go(played.number, 0)
        for table in replay.tables:
            dealer = played.dealer if len(names) == 3 else replay.match.tables[table._number].dealer
            assert table.caption == f"Dealer: {names[dealer]}"
        while replay.step < replay.steps:
            replay.forward()
            assert not any(YOU.search(table.caption) for table in replay.tables)


@pytest.mark.parametrize("cast", CASTS)
def test_a_review_names_everybody(cast: str) -> None:
    reviewer = Reviewer(record_of(cast))
    try:
        names = seat_names(reviewer.record.players, None)
        assert seat_choice(reviewer.record.players) == names
        for seat, name in enumerate(names):
            reviewer.look_at(seat)
            assert not reviewer.addressed
            assert play_name(reviewer) == f"Play: {name}"
            assert not any(YOU.search(round_line(reviewer, one.number)) for one in reviewer.rounds)
    finally:
        reviewer.close()


@pytest.mark.parametrize("players", [(EXPERT, ANNA), (EXPERT, CASUAL, ANNA), (CASUAL, ANNA, EXPERT, EXPERT)])
def test_the_only_person_is_called_you_when_she_dealt(players: tuple[Player, ...]) -> None:
    replay = Replay(played_by(players))
    me = players.index(ANNA)
    names = seat_names(players, me)
    said = set()
    for played in replay.rounds:
        replay.go(played.number, 0)
        for table in replay.tables:
            dealer = played.dealer if len(players) == 3 else replay.match.tables[table._number].dealer
            assert table.caption == ("Dealer: you" if dealer == me else f"Dealer: {names[dealer]}")
            said.add(table.caption)
    assert len(said) > 1
    assert "Dealer: you" in said
