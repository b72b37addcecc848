"""Figures about rounds: shares with their ranges, means, streaks, groups, and what they are about."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ginrummy_qt.engine import PRESETS, Deal, Match, MatchRecord, Player
from ginrummy_qt.models.seats import UNNAMED
from ginrummy_qt.models.statistics import PAIRS, THREE, Mean, Share, figures, group_of
from ginrummy_qt.models.statistics_query import Choice, Period, StatisticsQuery
from ginrummy_qt.models.statistics_words import figures_csv, luck_text, percent, rounds_csv, signed
from ginrummy_qt.store import MatchSummary, Outcome, RoundTally, State, Store
from tests.engine.matches import play
from tests.models.records import played_records


def tally(number: int, won: bool | None, points: int = 10, **other: Any) -> RoundTally:  # noqa: ANN401 - any field
    kind = "dead" if won is None else "knock"
    plain = RoundTally(
        match_id=1,
        number=number,
        ended=f"2026-01-01T00:00:{number:02}.000+00:00",
        level="casual",
        training=False,
        kind=kind,
        won=won,
        points=0 if won is None else points,
        knocked=won,
        knock_deadwood=None if won is None else 5,
        dealt=True,
        turns=8,
        seconds=60.0,
        mine_left=5,
        theirs_left=20,
        mine_dealt=50,
        theirs_dealt=60,
        mine_draws=4,
        theirs_draws=4,
        mine_luck=1.0,
        theirs_luck=0.5,
    )
    return plain._replace(**other)


def summary(number: int, winner: int | None, preset: str = "haus", level: str = "casual") -> MatchSummary:
    rules = PRESETS[preset]
    players = (Player("player"), *(Player("computer", level) for _ in range(rules.seats - 1)))
    moment = f"2026-01-01T00:{number:02}:00.000+00:00"
    return MatchSummary(number, players, rules, (100, 50), 4, moment, moment, winner, state=State.FINISHED)


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (31, 36, 0.7134, 0.9392), (0, 0, 0.0, 1.0)],
)
def test_ranges_are_wilsons(part: int, whole: int, low: float, high: float) -> None:
    assert Share(part, whole).range == pytest.approx((low, high), abs=2e-4)


def test_means_and_their_margins() -> None:
    mean = Mean.of([1, 2, 3, 4])
    assert mean.value == 2.5
    assert mean.margin == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5, rel=1e-6)
    assert Mean.of([7]).margin == float("inf")
    assert Mean().value == 0


def test_streaks_extremes_and_the_dead() -> None:
    wins: Iterable[bool | None] = (True, True, None, True, False, True, None)
    rounds = [tally(number, won, points=10 * number) for number, won in enumerate(wins, 1)]
    found = figures(rounds, (), {})
    assert (found.played, found.dead, found.rounds) == (7, 2, Share(4, 5))
    assert found.round_streak == 3  # a dead round neither counts nor ends it
    assert found.best is not None
    assert (found.best.number, found.best.score) == (6, 60)
    assert found.worst is not None
    assert (found.worst.number, found.worst.score) == (5, -50)
    assert found.score.total == 10 + 20 + 40 - 50 + 60
    assert found.course[-1][:2] == (7, 80)
    assert figures([], (), {}).played == 0


def test_knocks_and_undercuts_of_both_sides() -> None:
    rounds = [
        tally(1, won=True, knock_deadwood=4),
        tally(2, won=False, knocked=True, kind="undercut", knock_deadwood=8),
        tally(3, won=True, kind="gin", knock_deadwood=0),
        tally(4, won=False, knock_deadwood=2),
    ]
    found = figures(rounds, (), {})
    assert found.mine.undercut == Share(1, 2)  # gin cannot be undercut
    assert found.mine.knocks == 3
    assert found.mine.deadwood == {4: 1, 8: 1, 0: 1}
    assert found.mine.knock_deadwood.value == 6
    assert found.theirs.undercut == Share(0, 1)
    assert found.mine.count("gin", "big_gin") == 1
    assert found.theirs.won == {"undercut": 1, "knock": 1}


def test_luck_says_who_had_the_cards() -> None:
    found = figures([tally(number, won=True) for number in range(1, 41)], (), {})
    assert found.luck.edge.value == pytest.approx(10.5)
    assert not found.luck.within_chance
    assert "better by 10.5" in luck_text(found.luck)
    few = figures([tally(1, won=True)], (), {})
    assert "Too few" in luck_text(few.luck)
    even = [tally(n, won=True, mine_dealt=60 + 20 * (-1) ** n, mine_luck=0.5) for n in range(1, 41)]
    assert "within" in luck_text(figures(even, (), {}).luck)


def test_matches_count_in_their_groups() -> None:
    matches = [summary(1, 0), summary(2, 1), summary(3, 0, "sv_three"), summary(4, 1, "sv_pairs")]
    assert [group_of(match) for match in matches] == ["casual", "casual", THREE, PAIRS]
    rounds = [tally(1, won=True, match_id=3), tally(2, won=False, match_id=9, level="skilled")]
    found = figures(rounds, matches, {match.id: group_of(match) for match in matches}, ("skilled", "casual"))
    rows = {row.group: row for row in found.rows}
    assert [row.group for row in found.rows][:2] == ["skilled", "casual"]
    assert rows["casual"].matches == Share(1, 2)
    assert rows[THREE].rounds == Share(1, 1)
    assert rows[THREE].matches == Share(1, 1)
    assert rows[PAIRS].matches == Share(0, 1)
    assert found.matches == Share(2, 4)


def test_words_of_numbers() -> None:
    assert percent(Share(31, 36)) == "86 %"
    assert percent(Share()) == "–"
    assert [signed(number) for number in (5, -5, 0)] == ["+5", "−5", "0"]
    assert signed(-0.04, 1) == "0.0"


@pytest.fixture
def query(tmp_path: Path) -> Iterable[StatisticsQuery]:
    with Store.open(tmp_path) as store:
        store.import_records(played_records())
        yield StatisticsQuery(store, now=lambda: datetime(2026, 11, 16, tzinfo=UTC))


def test_a_choice_leaves_out_what_is_not_asked_for(query: StatisticsQuery) -> None:
    everything = query.rounds(Choice(training=True))
    assert len(everything) > len(query.rounds(Choice())) > 0
    assert not any(one.training for one in query.rounds(Choice()))
    assert query.has_training
    parts = [query.rounds(Choice(group=group, training=True)) for group in query.groups()]
    assert sum(map(len, parts)) == len(everything)
    assert all(parts)
    parts = [query.rounds(Choice(rules=rules, training=True)) for rules in query.rule_sets()]
    assert sum(map(len, parts)) == len(everything)
    recent = query.rounds(Choice(Period.MONTH, training=True))
    assert 0 < len(recent) < len(everything)
    assert query.figures(Choice(Period.HUNDRED)).played == min(100, len(query.rounds(Choice())))


def test_figures_agree_with_the_rounds(query: StatisticsQuery) -> None:
    found = query.figures(Choice())
    assert found.played == len(query.rounds(Choice()))
    assert sum(row.rounds.whole for row in found.rows) == found.rounds.whole == found.played - found.dead
    assert found.matches.whole == sum(row.matches.whole for row in found.rows) > 0


ANNA, BEN = Player("Anna"), Player("Ben")


def shared_record(*players: Player, preset: str = "haus", day: int = 1) -> MatchRecord:
    """A whole match in which several persons took turns at the screen."""
    rules = replace(PRESETS[preset], target=50)
    match = Match(rules, players, map(Deal, count(100 * day)))
    return replace(play(match, random.Random(day)), started=f"2026-10-{day:02}T18:00:00Z")


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[StatisticsQuery]:
    computer = Player("computer", "casual")
    with Store.open(tmp_path / "shared") as store:
        store.import_records(
            [
                *played_records()[:2],
                shared_record(ANNA, BEN),
                shared_record(BEN, ANNA, day=2),
                shared_record(ANNA, computer, BEN, preset="sv_three", day=3),
                shared_record(
                    ANNA, BEN, Player("computer", "casual"), Player(UNNAMED), preset="sv_pairs", day=4
                ),
            ]
        )
        yield StatisticsQuery(store)


def test_each_person_at_one_screen_has_figures_of_their_own(shared: StatisticsQuery) -> None:
    assert shared.people == (None, "Anna", "Ben", 3)
    alone = StatisticsQuery(shared._store)
    mine = shared.rounds(Choice(training=True))
    assert {one.match_id for one in mine} == {1, 2}
    assert (
        alone.figures(Choice()).matches
        == shared.figures(Choice()).matches
        == Share(sum(shared._matches[number].outcome is Outcome.WON for number in (1, 2)), 2)
    )
    two = {3, 4}
    anna, ben = (
        [one for one in shared.rounds(Choice(who=who)) if one.match_id in two] for who in ("Anna", "Ben")
    )
    assert len(anna) == len(ben) > 0
    for hers, his in zip(anna, ben, strict=True):  # the same rounds from the other side of the table
        assert (hers.match_id, hers.number, hers.score) == (his.match_id, his.number, -his.score)
        assert (hers.mine_dealt, hers.theirs_luck) == (his.theirs_dealt, his.mine_luck)
        assert hers.won is (None if his.won is None else not his.won)
        assert hers.seat == 1 - his.seat
    for number in two:
        summary = shared.match(number)
        assert summary is not None
        assert {summary.of_seat(0).outcome, summary.of_seat(1).outcome} == {Outcome.WON, Outcome.LOST}


def test_matches_are_won_by_the_one_who_won_them(shared: StatisticsQuery) -> None:
    for who, name in (("Anna", "Anna"), ("Ben", "Ben")):
        won = 0
        for number in (3, 4, 5, 6):
            match = shared.match(number)
            assert match is not None
            seat = [player.name for player in match.players].index(name)
            won += match.winner == (seat % 2 if match.rules.seats == 4 else seat)
        assert shared.figures(Choice(who=who)).matches == Share(won, 4)
    assert shared.figures(Choice(who=3)).matches.whole == 1


def test_choices_are_those_of_the_person(shared: StatisticsQuery) -> None:
    assert set(shared.groups()) == {"casual", "skilled"}
    assert set(shared.groups("Anna")) == {"", THREE, PAIRS}
    assert shared.groups(3) == (PAIRS,)
    assert len(shared.rule_sets(3)) == 1
    assert shared.figures(Choice(who="Anna", group=THREE)).matches.whole == 1


def test_who_never_shared_the_screen_is_not_asked_whose_figures(query: StatisticsQuery) -> None:
    assert query.people == (None,)


def test_where_nobody_plays_alone_the_first_name_is_shown(tmp_path: Path) -> None:
    with Store.open(tmp_path / "shared") as store:
        store.import_records([shared_record(ANNA, BEN)])
        assert StatisticsQuery(store).people == ("Anna", "Ben")


def test_starting_again_counts_nothing_and_can_be_taken_back(query: StatisticsQuery) -> None:
    before = query.figures(Choice()).played
    done, sentence = query.reset()
    assert done
    assert "copy" in sentence()
    since = query.counted_from
    assert since
    assert query.figures(Choice()).played == 0
    assert query.count_everything() is None
    assert (query.counted_from, query.figures(Choice()).played) == (None, before)
    assert query.figures(Choice()).played == before


def test_tables_for_other_programs(query: StatisticsQuery) -> None:
    rows = list(csv.DictReader(io.StringIO(rounds_csv(query.rounds(Choice())))))
    assert len(rows) == len(query.rounds(Choice()))
    assert rows[0]["kind"] in {"knock", "gin", "undercut", "dead", "big_gin"}
    table = {row["figure"]: row for row in csv.DictReader(io.StringIO(figures_csv(query.figures(Choice()))))}
    assert int(table["rounds"]["value"]) == len(rows)
    assert 0 <= float(table["rounds won"]["low"]) <= float(table["rounds won"]["value"]) <= 1
