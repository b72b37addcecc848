"""The review as a model: what is asked when, breaking off, seats, and sums and words that add up."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Draw, MatchRecord, Player, RecordError, SeatView
from ginrummy_qt.engine.record_parts import Entry
from ginrummy_qt.models import worker
from ginrummy_qt.models.review import NothingToReview, Reviewer
from ginrummy_qt.models.review_list import ReviewList, ReviewRole
from ginrummy_qt.models.review_steps import COSTLY, steps_of, sums_of
from ginrummy_qt.models.review_text import review_text
from ginrummy_qt.models.review_words import (
    best_text,
    done_text,
    headline,
    loss_text,
    nothing_text,
    reasons,
    round_line,
    signed,
    voice_of,
)
from ginrummy_qt.players import Advice
from ginrummy_qt.players.review import EXPERT, RoundReview, review
from tests.engine.matches import match_of, play

ROUNDS = 3


@cache
def record_of(preset: str = "haus") -> MatchRecord:
    return play(match_of(PRESETS[preset]), random.Random(5), rounds=ROUNDS)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[[MatchRecord], Reviewer]]:
    made: list[Reviewer] = []

    def reviewer(record: MatchRecord) -> Reviewer:
        made.append(Reviewer(record))
        return made[-1]

    yield reviewer
    for one in made:
        one.close()
        assert not one._computer.running


def wait(qtbot: QtBot, reviewer: Reviewer) -> None:
    qtbot.waitUntil(lambda: not reviewer.waiting, timeout=20_000)


def known(reviewer: Reviewer) -> list[RoundReview]:
    return [found for number in reviewer.played if (found := reviewer.of(number)) is not None]


def test_rounds_come_one_after_another_and_are_those_of_the_players_room(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer]
) -> None:
    record = record_of()
    reviewer = make(record)
    came: list[tuple[int, ...]] = []
    reviewer.changed.connect(lambda: came.append(tuple(one.number for one in known(reviewer))))
    reviewer.want([2, 1, 2, 3])
    assert reviewer.waiting == (2, 1, 3)
    assert reviewer.of(2) is None
    wait(qtbot, reviewer)
    assert [one for one in came if one] == [(2,), (1, 2), (1, 2, 3)]
    for found, expected in zip(known(reviewer), review(record, [reviewer.seat]).rounds, strict=True):
        assert found.decisions == expected.decisions
        assert (found.won, found.loss, found.measure) == (expected.won, expected.loss, EXPERT)
    assert not reviewer._computer.running, "the thread rests when there is nothing to do"


def test_what_is_looked_at_goes_first_and_what_is_known_is_not_asked_again(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer]
) -> None:
    reviewer = make(record_of())
    reviewer.want([1, 2, 3])
    reviewer.want([3])
    assert reviewer.waiting == (3,)
    wait(qtbot, reviewer)
    assert [one.number for one in known(reviewer)] == [3]
    first = reviewer.of(3)
    reviewer.want([3, 1])
    assert list(reviewer.waiting) == [1]
    wait(qtbot, reviewer)
    assert reviewer.of(3) is first
    reviewer.want([9, 0])
    assert not reviewer.waiting


def test_it_can_be_broken_off_in_the_middle_of_a_round(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    asked = []

    def advise(view: SeatView) -> tuple[Advice, ...]:
        asked.append(view)
        begun.set()
        assert go.wait(10)
        return EXPERT.advise(view)

    monkeypatch.setattr(worker, "EXPERT", replace(EXPERT, advise=advise))
    reviewer = make(record_of())
    reviewer.want([1, 2])
    qtbot.waitUntil(begun.is_set)
    reviewer.stop()
    assert not reviewer.waiting
    go.set()
    reviewer.close()
    for _ in range(3):
        QCoreApplication.processEvents()
    assert known(reviewer) == []
    assert len(asked) == 1, "no further decision was judged"
    monkeypatch.undo()
    reviewer.want([1])
    wait(qtbot, reviewer)
    assert [one.number for one in known(reviewer)] == [1]


def test_a_round_that_cannot_be_judged_is_told_and_the_others_go_on(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def advise(view: SeatView) -> tuple[Advice, ...]:
        seen.append(view)
        if len(seen) == 1:
            raise ArithmeticError("no idea")
        return EXPERT.advise(view)

    monkeypatch.setattr(worker, "EXPERT", replace(EXPERT, advise=advise))
    reviewer = make(record_of())
    with qtbot.waitSignal(reviewer.failed, timeout=20_000) as failed:
        reviewer.want([1, 2])
    assert failed.args == [1, "ArithmeticError: no idea"]
    wait(qtbot, reviewer)
    assert reviewer.is_bad(1)
    assert [one.number for one in known(reviewer)] == [2]
    assert nothing_text(reviewer, 1, listed=False) == "This round cannot be reviewed."


def test_the_round_under_way_is_left_out_and_a_broken_record_is_refused(qtbot: QtBot) -> None:
    record = record_of()
    *before, last = record.rounds
    cut = replace(record, rounds=(*before, replace(last, actions=last.actions[:5])))
    reviewer = Reviewer(cut)
    assert len(reviewer.record.rounds) == len(reviewer.rounds) == ROUNDS - 1
    assert reviewer.under_way == ROUNDS
    assert "not over" in nothing_text(reviewer, ROUNDS, listed=False)
    with pytest.raises(NothingToReview):
        Reviewer(replace(cut, rounds=(replace(before[0], actions=before[0].actions[:5]),)))
    bad = replace(last, actions=(Entry(last.actions[0].seat, Draw()), *last.actions[1:]))
    with pytest.raises(RecordError):
        Reviewer(replace(record, rounds=(*before, bad)))


def test_any_seat_can_be_looked_at_and_one_that_sat_out_is_left_out(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer]
) -> None:
    reviewer = make(record_of("sv_three"))
    assert (reviewer.seat, reviewer.addressed) == (0, True)
    played: dict[int, list[int]] = {}
    for seat in range(3):
        reviewer.look_at(seat)
        reviewer.want(range(1, ROUNDS + 1))
        wait(qtbot, reviewer)
        played[seat] = [one.number for one in known(reviewer)]
        assert reviewer.addressed is (seat == 0)
        assert tuple(played[seat]) == reviewer.played
        assert all(one.seat == seat for one in known(reviewer))
    assert sum(map(len, played.values())) == 2 * ROUNDS
    idle, out = next(
        (seat, number) for seat in (1, 2) for number in range(1, ROUNDS + 1) if number not in played[seat]
    )
    reviewer.look_at(idle)
    assert "sat this round out" in nothing_text(reviewer, out, listed=False)
    assert round_line(reviewer, out).endswith("sat out")


@pytest.mark.parametrize("preset", ["haus", "classic", "sv_pairs", "eleven", "oklahoma"])
def test_written_sums_add_up(preset: str) -> None:
    record = record_of(preset)
    whole = review(record, [0])
    for rounds in (*((one,) for one in whole.rounds), whole.rounds):
        sums = sums_of(rounds, record.rules)
        tenths = [round(10 * part) for part in (sums.play, sums.deal, sums.draws, sums.rest)]
        assert sum(tenths) == 10 * sums.total
        assert sums.play <= 0
        assert 0 <= sums.good <= sums.free
        assert sums.total == sum(one.won or 0 for one in rounds)
        assert abs(sums.play + sum(one.loss for one in rounds)) < 0.06
    if preset == "classic":
        points = 0
        for one in record.replay().rounds:
            assert one.result is not None
            points += one.result.points * (
                0 if one.result.winner is None else 1 if one.tables[0].winner == 0 else -1
            )
        assert sums.total - sums.boxes == points
        assert sums.boxes != 0 or points == sums.total


@pytest.mark.parametrize("preset", ["haus", "eleven", "sv_pairs"])
def test_every_decision_has_its_turn_and_its_words(preset: str) -> None:
    record = record_of(preset)
    reviewer = Reviewer(record)
    for found in review(record, [0]).rounds:
        steps = steps_of(found)
        assert [step.place for step in steps] == list(range(len(found.decisions)))
        turns = [step.turn for step in steps if step.turn]
        assert turns == sorted(turns)
        assert set(turns) == set(range(1, max(turns) + 1))
        assert all(turns.count(turn) <= 2 for turn in turns)
        voice = voice_of(reviewer, found.number)
        for step in steps:
            assert headline(step, voice).count(" · ") == 1
            assert done_text(step)
            assert best_text(step)
            assert bool(loss_text(step)) is (step.decision.loss > 0.05)
            assert step.costly is (step.decision.loss >= COSTLY)
            assert (len(reasons(step, voice)) > 0) is (not step.decision.forced or bool(step.points))
            if step.drawn is not None:
                assert step.drawn not in step.decision.view.hand
                assert str(step.drawn) in headline(step, voice)


def test_others_are_spoken_of_by_name() -> None:
    record = record_of()
    reviewer = Reviewer(record)
    mine, theirs = review(record, [0]).rounds[0], review(record, [1]).rounds[0]
    assert headline(steps_of(mine)[0], voice_of(reviewer, 1)).split(" · ")[1].startswith("You ")
    reviewer.look_at(1)
    reviewer.stop()
    voice = voice_of(reviewer, 1)
    assert voice.me is None
    assert voice.names is not None
    for step in steps_of(theirs):
        assert headline(step, voice).split(" · ")[1].startswith(voice.names[step.decision.view.seat])
    assert voice.opponent == voice.names[1 - theirs.decisions[0].view.seat]
    reviewer.close()


def test_computers_alone_are_reviewed_too() -> None:
    record = replace(record_of(), players=(Player("a", "casual"), Player("b", "skilled")))
    reviewer = Reviewer(record)
    assert (reviewer.seat, reviewer.addressed) == (0, False)
    assert voice_of(reviewer, 1).names == ("Casual", "Skilled")


def test_points_are_written_with_their_sign() -> None:
    assert [signed(value) for value in (6.44, -2.75, 0.0, -0.01)] == ["+6.4", "−2.8", "0.0", "0.0"]
    assert signed(-25, 0) == "−25"


def test_the_list_leaves_out_what_cost_nothing_and_has_heads() -> None:
    found = review(record_of(), [0]).rounds
    rounds = [(one, steps_of(one)) for one in found]
    model = ReviewList()
    model.show_rounds(rounds, costly=False)
    assert model.rowCount() == sum(len(one.decisions) for one in found)
    assert not any(model.index(row).data(ReviewRole.HEAD) for row in range(model.rowCount()))
    model.show_rounds(rounds, costly=True, head="Round {number}")
    assert model.steps
    assert all(step.costly for step in model.steps)
    heads = [row for row in range(model.rowCount()) if model.index(row).data(ReviewRole.HEAD)]
    assert 0 < len(heads) <= ROUNDS
    assert model.step(heads[0]) is None
    assert not model.flags(model.index(heads[0])) & model.flags(model.index(heads[0] + 1)).ItemIsSelectable
    step = model.steps[-1]
    row = model.row_of(step.number, step.place)
    assert row is not None
    assert model.step(row) == step
    said = str(model.index(row).data())
    assert "{" not in said
    assert loss_text(step) in said
    assert model.row_of(99, 0) is None


def test_as_text_it_holds_every_decision_and_the_sums(
    qtbot: QtBot, make: Callable[[MatchRecord], Reviewer]
) -> None:
    reviewer = make(record_of())
    reviewer.want([1, 2])
    wait(qtbot, reviewer)
    text = review_text(reviewer, [1, 2, 3])
    assert text.count("Round ") == 2
    assert "2 rounds" in text
    assert "{" not in text
    assert "*" not in text
    first = reviewer.of(1)
    assert first is not None
    for step in steps_of(first):
        assert step.decision.forced or loss_text(step) in text
    one = review_text(reviewer, [1])
    assert "rounds" not in one
    assert len(one.splitlines()) >= len(first.decisions) + 8
