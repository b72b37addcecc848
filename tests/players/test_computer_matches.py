"""Computers against each other by every preset and by random rules, for two, three and four; the sums agree.

Matches are counted again by tests/engine/matches.py from results, and results here from what lay on the
table: by plain addition, without a word of the engine's scoring.
"""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    Deal,
    Knocked,
    LaidOff,
    Layoffs,
    Match,
    Player,
    Rules,
    RulesError,
    Shown,
)
from ginrummy_qt.players import create
from tests.engine.matches import check_seats, check_sums
from tests.engine.test_random_matches import any_rules, seated_rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import Card, Round

LEVELS = ("beginner", "casual", "beginner", "casual", "beginner", "casual", "beginner", "casual", "skilled")
"""One in nine is skilled, which takes ten times as long as the others."""
MOST_ROUNDS = 3000


def points(cards: Iterable[Card]) -> int:
    return sum(10 if card.rank > 10 else int(card.rank) for card in cards)


def counted(played: Round) -> tuple[int | None, int]:
    """Who won the round and what for, added up from the cards that lay on the table."""
    rules, events = played.rules, played.events
    knocks = [event for event in events if isinstance(event, Knocked)]
    if not knocks:
        assert played.stock_count == rules.wall
        return None, 0
    (knock,) = knocks
    (shown,) = (event for event in events if isinstance(event, Shown))
    laid = [event.card for event in events if isinstance(event, LaidOff)]
    assert all(len(meld) >= 3 for meld in (*knock.melds, *shown.melds))
    assert set(laid) <= set(shown.deadwood)
    own, left = points(knock.deadwood), points(shown.deadwood) - points(laid)
    limit, twice = rules.knock_limit, 1
    if rules.oklahoma:
        assert played.upcard is not None
        limit = points([played.upcard])
        if played.upcard.rank == 1 and rules.oklahoma_ace == "gin":
            limit = 0
        twice = 2 if rules.oklahoma_spades_double and played.upcard.suit.letter == "s" else 1
    assert own <= limit
    defender = 1 - knock.seat
    if own == 0:
        if not rules.layoff_on_gin:
            assert not laid
        bonus = rules.gin_bonus
        if knock.big_gin and rules.big_gin_bonus is not None:
            bonus = rules.big_gin_bonus
        return knock.seat, (left + bonus) * twice
    if left < own or (left == own and rules.tie == "undercut"):
        return defender, (own - left + rules.undercut_bonus) * twice
    return knock.seat, (left - own) * twice


def play(rules: Rules, rng: random.Random) -> int:
    """Play a match to its end and count it again; the answer is how many rounds it took."""
    layoffs = rng.choice(list(Layoffs))
    levels = [rng.choice(LEVELS) for _ in range(rules.seats)]
    players = [create(level, rng.getrandbits(40)) for level in levels]
    # Whoever lays off by hand is a person to the match; the level decides for that person.
    by_hand = layoffs is Layoffs.BY_HAND
    seated = [Player(f"P{seat}", None if by_hand else level) for seat, level in enumerate(levels)]
    match = Match(rules, seated, map(Deal, count(rng.getrandbits(100))), layoffs)
    while True:
        for table in match.tables:
            while (seat := table.turn) is not None:
                match.apply(players[seat].choose(table.view(seat), 1.0), table.number)
            result = table.round.result
            assert result is not None
            assert (result.winner, result.points) == counted(table.round)
        if match.outcome is not None:
            break
        assert match.round_number < MOST_ROUNDS
        match.next_round()
    check_sums(match)
    check_seats(match)
    return match.round_number


@pytest.mark.parametrize("preset", PRESETS)
def test_computers_play_every_preset(preset: str) -> None:
    assert play(PRESETS[preset], random.Random(f"computers {preset}")) > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_random_rules(seats: int) -> None:
    rng = random.Random(20 + seats)
    for _ in range(6):
        play(seated_rules(rng, seats), rng)


@pytest.mark.full
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("preset", PRESETS)
def test_computers_play_two_thousand_rounds_by_every_preset(preset: str) -> None:
    rng = random.Random(f"computers {preset} 2000")
    rounds = 0
    while rounds < 2000:
        rounds += play(PRESETS[preset], rng)
    print(f"\n{rounds} rounds by {preset}")  # noqa: T201 - the figure that was asked for


@pytest.mark.full
@pytest.mark.timeout(14400)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_two_thousand_rounds_by_five_hundred_random_rules(seats: int) -> None:
    rng = random.Random(600 + seats)
    rounds = sum(play(seated_rules(rng, seats), rng) for _ in range(500))
    while rounds < 2000:
        rounds += play(seated_rules(rng, seats), rng)
    print(f"\n{rounds} rounds for {seats}")  # noqa: T201 - the figure that was asked for


@pytest.mark.timeout(7200)  # with --full
def test_computers_can_play_exactly_the_rules_without_problems(full: bool) -> None:
    rng = random.Random(78)
    playable = 0
    for _ in range(1500 if full else 30):
        rules = any_rules(rng)
        if rules.problems():
            seated = [Player("P", "casual")] * min(max(rules.seats, 2), 4)
            with pytest.raises(RulesError):
                Match(rules, seated, [Deal(1)])
        else:
            playable += 1
            play(rules.with_option("target", str(min(rules.target, 20))), rng)
    assert playable > 1
