"""Matches by every preset and by random rules, for two, three and four: all end, and the sums agree."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from enum import StrEnum

import pytest

from ginrummy_qt.engine import OPTIONS, PRESETS, RANGES, Deal, Layoffs, Match, MatchRecord, Rules, RulesError
from tests.engine.matches import PLAYERS, check_seats, check_sums, match_of, play
from tests.engine.rounds import random_rules


def check_match(rules: Rules, rng: random.Random, careless: float, layoffs: Layoffs = Layoffs.AUTO) -> int:
    """Play a match to its end; the answer is how many rounds that took."""
    current = match_of(rules, rng.getrandbits(100), layoffs)
    play(current, rng, careless)
    check_sums(current)
    check_seats(current)
    return current.round_number


def seated_rules(rng: random.Random, seats: int) -> Rules:
    """Random rules for so many, with low targets (most of the time) so that a match has an end."""
    hollywood = seats != 3 and rng.random() < 0.4
    return random_rules(rng, seats=seats, hollywood=hollywood, target=rng.choice((10, 30, 60, 150)))


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_by_every_preset(preset: str) -> None:
    rng = random.Random(preset)
    rounds = 0
    while rounds < 30:
        rounds += check_match(PRESETS[preset], rng, rng.choice((0.0, 0.1)), rng.choice(list(Layoffs)))


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("preset", PRESETS)
def test_two_thousand_rounds_by_every_preset(preset: str) -> None:
    rng = random.Random(f"{preset} 2000")
    rounds = 0
    while rounds < 2000:
        rounds += check_match(PRESETS[preset], rng, rng.choice((0.0, 0.1, 0.5)), rng.choice(list(Layoffs)))
    print(f"\n{rounds} rounds by {preset}")  # noqa: T201 - the figure that was asked for


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_by_random_rules(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(12):
        check_match(seated_rules(rng, seats), rng, rng.choice((0.0, 0.3)), rng.choice(list(Layoffs)))


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_by_five_hundred_random_rules(seats: int) -> None:
    rng = random.Random(500 + seats)
    rounds = 0
    for _ in range(500):
        rules = seated_rules(rng, seats)
        before = rounds
        while rounds < before + 20:
            rounds += check_match(rules, rng, rng.choice((0.0, 0.3)), rng.choice(list(Layoffs)))
    print(f"\n{rounds} rounds for {seats}")  # noqa: T201 - the figure that was asked for
    assert rounds >= 10_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_of_all_of_them_replay(seats: int) -> None:
    rng = random.Random(10 + seats)
    for _ in range(6):
        current = match_of(seated_rules(rng, seats), rng.getrandbits(100), rng.choice(list(Layoffs)))
        record = play(current, rng, 0.2, rounds=rng.choice((1, 3, 1000)))
        text = record.to_text()
        read = MatchRecord.from_text(text)
        assert read == record
        assert read.to_text() == text
        replayed = read.replay()
        assert replayed.rounds == current.rounds
        assert replayed.standings == current.standings
        assert replayed.outcome == current.outcome
        for one, other in zip(replayed.tables, current.tables, strict=True):
            assert (one.seats, one.deal) == (other.seats, other.deal)
            assert one.round.events == other.round.events


def any_rules(rng: random.Random) -> Rules:
    """Any values of the right kind, in their range or not."""
    options: dict[str, object] = {}
    for option in fields(Rules):
        if isinstance(option.default, StrEnum):
            options[option.name] = rng.choice(list(type(option.default)))
        elif isinstance(option.default, bool):
            options[option.name] = rng.random() < 0.5
        else:
            allowed = RANGES[option.name]
            ends = (allowed.start - 1, allowed.stop) if rng.random() < 0.1 else ()
            options[option.name] = rng.choice((*ends, allowed.start, allowed.stop - 1, rng.choice(allowed)))
    return replace(Rules(), **options)  # type: ignore[arg-type]


def test_problems_are_empty_exactly_when_a_match_can_be_played(full: bool) -> None:
    rng = random.Random(77)
    playable = 0
    for _ in range(2000):
        rules = any_rules(rng)
        problems = rules.problems()
        seats = min(max(rules.seats, 2), 4)
        if problems:
            with pytest.raises(RulesError) as caught:
                Match(rules, PLAYERS[:seats], [Deal(1)])
            assert str(caught.value) == " ".join(problems)
            # Each problem is one: mending all but it does not help.
            mended = rules
            for problem in problems[1:]:
                mended = replace(mended, **{problem.option: getattr(Rules(), problem.option)})
            if problems[0].option not in {problem.option for problem in problems[1:]}:
                assert mended.problems()
            continue
        playable += 1
        Match(rules, PLAYERS[:seats], [Deal(1)])
        if playable % (5 if full else 60) == 0:
            check_match(replace(rules, target=min(rules.target, 40)), rng, 0.1)
    assert 200 < playable < 1800


def test_random_rules_reach_every_value_of_what_concerns_seats() -> None:
    rng = random.Random(3)
    drawn = [seated_rules(rng, seats) for seats in (2, 3, 4) for _ in range(60)]
    for option in ("hollywood", "pairs", "three_hand", "next_dealer", "first_dealer", "shutout", "box_when"):
        assert option in OPTIONS
        assert len({getattr(rules, option) for rules in drawn}) > 1
