"""Records of whole matches of every kind, played once."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count

from ginrummy_qt.engine import PRESETS, Deal, Match, MatchRecord, Player
from tests.engine.matches import play

KINDS = ("haus", "sv", "modern", "haus", "hollywood", "sv_three", "sv_pairs")
LEVELS = ("casual", "skilled")


@cache
def played_records() -> tuple[MatchRecord, ...]:
    """One match of each kind, ten days apart, the last on 14 November 2026; the fourth is for training."""
    records = []
    chance = random.Random(2)
    for number, preset in enumerate(KINDS):
        rules = replace(PRESETS[preset], target=50)
        computers = (Player("computer", LEVELS[number % 2]) for _ in range(rules.seats - 1))
        match = Match(rules, (Player("player"), *computers), map(Deal, count(1000 * number)))
        began = datetime(2026, 9, 15, 18, tzinfo=UTC) + timedelta(days=10 * number)
        started = began.strftime("%Y-%m-%dT%H:%M:%SZ")
        records.append(replace(play(match, chance), started=started, training=number == 3))
    return tuple(records)
