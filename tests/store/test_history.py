"""Lists, filters, figures for the statistics, the bin, and the reset."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, MatchRecord, Player, Rules
from ginrummy_qt.engine.tally import tallies
from ginrummy_qt.store import Filter, Outcome, RoundTally, State, Store, WriteError
from tests.engine import matches, sealed
from tests.store.played import write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BEGIN = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def clock() -> Callable[[], datetime]:
    """A day later at every call."""
    days = iter(range(100_000))
    return lambda: BEGIN + timedelta(days=next(days))


@pytest.fixture
def store(folder: Path, clock: Callable[[], datetime]) -> Iterator[Store]:
    with Store.open(folder, now=clock) as store:
        yield store


def figures(record: MatchRecord) -> list[tuple[str, bool | None, int, int, int, int, int]]:
    """What the statistics should read of a match for two with the person at seat 0."""
    found = []
    for match in record.finished_rounds():
        (one,) = tallies(match)
        me = one.seats.index(0)
        won = None if one.winner is None else one.winner == me
        found.append((one.kind, won, one.points, one.turns, one.left[me], one.dealt[me], one.draws[me]))
    return found


def short(one: RoundTally) -> tuple[str, bool | None, int, int, int, int, int]:
    return one.kind, one.won, one.points, one.turns, one.mine_left, one.mine_dealt, one.mine_draws


def test_figures_are_written_with_the_action_that_ends_the_round(store: Store) -> None:
    record = sealed.match(seed=3, sensible=False, most=400)
    match_id = write(store, record)
    found = store.rounds()
    assert [short(one) for one in found] == figures(record)
    assert [one.number for one in found] == list(range(1, len(found) + 1))
    assert {one.match_id for one in found} == {match_id}
    assert {one.level for one in found} == {"casual"}
    for one, entry in zip(found, record.rounds, strict=False):
        assert one.seconds == (entry.actions[-1].at - entry.actions[0].at) / 1000
    assert store.load(match_id) == record


def test_a_match_under_way_counts_its_finished_rounds(store: Store) -> None:
    whole = sealed.match(seed=5)
    assert len(whole.rounds) > 2
    actions = [len(one.actions) for one in whole.rounds]
    cut = sealed.match(seed=5, most=actions[0] + actions[1] + 1)
    match_id = write(store, cut)
    assert len(store.rounds()) == 2
    assert store.load(match_id) == cut
    assert store.under_way()[0].totals == cut.replay().standings.totals


def test_numbers_of_luck_are_kept_to_a_hundredth(store: Store) -> None:
    record = sealed.match(seed=6)
    write(store, record)
    wanted = []
    for match in record.finished_rounds():
        (one,) = tallies(match)
        wanted.append((one.luck[one.seats.index(0)], one.luck[one.seats.index(1)]))
    found = [(one.mine_luck, one.theirs_luck) for one in store.rounds()]
    assert found == [pytest.approx(pair, abs=0.0051) for pair in wanted]


@pytest.mark.parametrize("preset", ["sv_three", "sv_pairs", "hollywood", "eleven"])
def test_rounds_of_more_seats_are_those_of_the_persons_table(store: Store, preset: str) -> None:
    record = matches.play(matches.match_of(PRESETS[preset], 3), random.Random(1), 0.1)
    write(store, record)
    wanted = []
    for match in record.finished_rounds():
        for one in tallies(match):
            if 0 in one.seats:
                opponent = one.seats[1 - one.seats.index(0)]
                won = None if one.winner is None else one.seats[one.winner] == 0
                wanted.append((match.round_number, record.players[opponent].level, won))
    found = sorted((one.number, one.level, one.won) for one in store.rounds())
    assert found == sorted(wanted)
    (summary,) = store.finished()
    outcome = record.replay().outcome
    assert outcome is not None
    assert summary.outcome is (Outcome.WON if outcome.winner == 0 else Outcome.LOST)
    assert store.finished(Filter(outcome=summary.outcome)) == (summary,)
    other = Outcome.LOST if summary.outcome is Outcome.WON else Outcome.WON
    assert store.finished(Filter(outcome=other)) == ()
    assert {one.won for one in store.rounds(Filter(outcome=summary.outcome))} == {
        one.won for one in store.rounds()
    }
    assert store.rounds(Filter(outcome=other)) == ()


def test_the_partner_is_no_opponent(store: Store) -> None:
    record = matches.play(matches.match_of(PRESETS["sv_pairs"], 3), random.Random(1), 0.1)
    assert [player.level for player in record.players] == [None, "casual", "skilled", "casual"]
    write(store, record)
    assert store.finished(Filter(level="skilled")) == ()
    assert len(store.finished(Filter(level="casual"))) == 1


@cache
def played() -> dict[str, MatchRecord]:
    """Matches that differ in what a filter asks for."""
    found = {
        name: sealed.match(seed=seed, rules=rules, training=training)
        for seed, (name, rules, training) in enumerate(
            [
                ("first", Rules(target=50), False),
                ("long", Rules(target=100), False),
                ("swedish", replace(PRESETS["sv"], target=50), False),
                ("training", Rules(target=50), True),
            ],
            start=20,
        )
    }
    skilled = (Player("player"), Player("computer", "skilled"))
    found["skilled"] = replace(sealed.match(seed=30), players=skilled)
    return found


def many(store: Store) -> dict[str, int]:
    return {name: write(store, record) for name, record in played().items()}


def ids(found: tuple[object, ...]) -> set[int]:
    return {getattr(one, "match_id", None) or getattr(one, "id") for one in found}  # noqa: B009


ASKED = [
    (Filter(), "first long swedish training skilled"),
    (Filter(level="skilled"), "skilled"),
    (Filter(level="expert"), ""),
    (Filter(rules=Rules()), "first long training skilled"),
    (Filter(rules=PRESETS["sv"]), "swedish"),
    (Filter(rules=PRESETS["modern"]), ""),
    (Filter(training=True), "training"),
    (Filter(training=False, rules=Rules(target=20), level="casual"), "first long"),
    (Filter(imported=True), ""),
    (Filter(imported=False, level="skilled"), "skilled"),
]


def test_filters(store: Store) -> None:
    numbers = many(store)
    for asked, wanted in ASKED:
        expected = {numbers[name] for name in wanted.split()}
        assert ids(store.finished(asked)) == expected, asked
        assert ids(store.rounds(asked)) == expected, asked


def test_rules_from_before_an_option_was_there(store: Store) -> None:
    numbers = many(store)
    swedish = numbers["swedish"]
    db = store._db
    db.execute(
        "UPDATE rule_set SET text = replace(text, ' hollywood=no', '') WHERE text LIKE '%undercut_bonus=20%'"
    )
    assert ids(store.finished(Filter(rules=PRESETS["sv"]))) == {swedish}
    write(store, sealed.match(seed=90, rules=replace(PRESETS["sv"], target=50)))
    assert len(store.finished(Filter(rules=PRESETS["sv"]))) == 2
    assert len(store.rule_sets()) == 2


def test_the_latest_first_and_periods(store: Store) -> None:
    numbers = list(many(store).values())
    found = store.finished()
    assert [one.id for one in found] == numbers[::-1]
    assert [one.updated for one in found] == sorted((one.updated for one in found), reverse=True)
    middle = datetime.fromisoformat(found[2].updated)
    assert [one.id for one in store.finished(Filter(since=middle))] == numbers[:1:-1]
    assert [one.id for one in store.finished(Filter(until=middle))] == numbers[1::-1]
    ended = [one.ended for one in store.rounds()]
    assert ended == sorted(ended)
    cut = datetime.fromisoformat(ended[len(ended) // 2])
    before, after = store.rounds(Filter(until=cut)), store.rounds(Filter(since=cut))
    assert before + after == store.rounds()
    assert before
    assert after


def test_outcomes(store: Store) -> None:
    many(store)
    won, lost = (store.finished(Filter(outcome=outcome)) for outcome in (Outcome.WON, Outcome.LOST))
    assert won
    assert lost
    assert ids(won) | ids(lost) == ids(store.finished())
    assert all(one.winner == 0 for one in won)
    assert all(one.winner == 1 for one in lost)
    assert store.finished(Filter(outcome=Outcome.NOBODY)) == ()
    tied = store.new_match(replace(sealed.match(most=0), rounds=()))
    store.finish(tied, None, (5, 5))
    assert ids(store.finished(Filter(outcome=Outcome.NOBODY))) == {tied}


def test_what_there_is_to_choose_from(store: Store) -> None:
    many(store)
    assert store.levels() == ("casual", "skilled")
    first, second = store.rule_sets()
    assert replace(first, target=100) == Rules()
    assert replace(second, target=100) == PRESETS["sv"]


def test_abandoned_matches_are_a_list_of_their_own(store: Store) -> None:
    match_id = write(store, sealed.match(seed=5, most=30))
    store.abandon(match_id)
    assert store.finished() == ()
    (found,) = store.abandoned()
    assert (found.id, found.state, found.outcome) == (match_id, State.ABANDONED, None)
    assert store.abandoned(Filter(outcome=Outcome.LOST)) == ()
    assert store.abandoned(Filter(level="skilled")) == ()


def test_deleted_with_undo(store: Store) -> None:
    numbers = list(many(store).values())
    under_way = write(store, sealed.match(seed=5, most=30))
    before = (store.finished(), store.under_way(), store.rounds(), store.rule_sets())
    assert store.delete([*numbers[1:3], under_way, 99]) == 3
    assert store.delete([numbers[1]]) == 0
    assert [one.id for one in store.finished()] == [numbers[4], numbers[3], numbers[0]]
    assert store.under_way() == ()
    assert not store.is_under_way(under_way)
    assert ids(store.rounds()) == {numbers[0], numbers[3], numbers[4]}
    assert ids(store.deleted()) == {*numbers[1:3], under_way}
    assert store.undelete([*numbers[1:3], under_way, 99]) == 3
    assert (store.finished(), store.under_way(), store.rounds(), store.rule_sets()) == before


def test_the_bin_is_emptied_for_good(store: Store) -> None:
    numbers = list(many(store).values())
    store.delete(numbers[:1])
    first = store.deleted()[0].deleted
    assert first is not None
    store.delete(numbers[1:2])
    assert store.purge(before=datetime.fromisoformat(first)) == 0
    assert store.purge(before=datetime.fromisoformat(first) + timedelta(seconds=1)) == 1
    assert ids(store.deleted()) == {numbers[1]}
    assert store.purge() == 1
    assert store.purge() == 0
    for table in ("seat", "round", "action", "played", "tally"):
        left = store._db.execute(f"SELECT count(*) FROM {table} WHERE match_id <= 2").fetchone()  # noqa: S608
        assert left == (0,)


def test_a_reset_is_copied_first_and_can_be_taken_back(store: Store) -> None:
    many(store)
    before = store.rounds()
    assert store.counted_from() is None
    kept = store.reset_statistics()
    assert kept is not None
    with contextlib.closing(sqlite3.connect(kept)) as db:
        assert db.execute("SELECT count(*) FROM tally").fetchone() == (len(before),)
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert kept.name.startswith("ginrummy-before-reset-")
    assert store.rounds() == ()
    assert store.rounds(all_time=True) == before
    assert len(store.finished()) == 5  # nothing is lost
    write(store, sealed.match(seed=77))
    after = store.rounds()
    assert after
    assert store.rounds(all_time=True) == before + after
    assert store.counted_from() is not None
    store.count_everything()
    assert store.rounds() == before + after


def test_no_reset_without_its_copy(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    many(store)
    before = store.rounds()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(WriteError, match="No space left"):
            store.reset_statistics()
    assert store.rounds() == before
    assert not list(store.path.parent.glob("ginrummy-before-*"))


def test_damage_in_a_list_costs_no_other_match(store: Store) -> None:
    first, second, *_ = many(store).values()
    store._db.execute("UPDATE match SET rules = 'nonsense' WHERE id = ?", (first,))
    assert first not in ids(store.finished())
    assert second in ids(store.finished())
    assert store.summary(first) is None
    store._db.execute("DROP TABLE tally")
    assert store.rounds() == ()
