"""Matches in which nobody is addressed as "you": computers alone, or several persons at one screen."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import count

from ginrummy_qt.engine import PRESETS, Deal, Match, MatchRecord, Player
from tests.engine.matches import play

ANNA, BO, CY = Player("Anna"), Player("Bo"), Player("Cy")
UNNAMED = Player("player")
CASUAL, EXPERT = Player("computer", "casual"), Player("computer", "expert")

CASTS: dict[str, tuple[Player, ...]] = {
    "two computers": (CASUAL, EXPERT),
    "two of a level": (EXPERT, EXPERT),
    "three of a level": (EXPERT, EXPERT, EXPERT),
    "four computers": (CASUAL, EXPERT, CASUAL, EXPERT),
    "two persons": (ANNA, BO),
    "two without a name": (UNNAMED, UNNAMED),
    "three persons": (ANNA, BO, CY),
    "two persons behind the computer": (EXPERT, BO, CY),
    "a pair of persons": (CASUAL, ANNA, EXPERT, BO),
    "a person in each pair": (ANNA, BO, CASUAL, EXPERT),
}
"""By what they are; the rules go by how many they are."""

PRESET = {2: "haus", 3: "sv_three", 4: "sv_pairs"}


@cache
def played_by(players: tuple[Player, ...]) -> MatchRecord:
    """A whole match of these players, played by chance."""
    rules = replace(PRESETS[PRESET[len(players)]], target=50)
    return play(Match(rules, players, map(Deal, count(1))), random.Random(3))


def record_of(cast: str) -> MatchRecord:
    """A whole match of this cast."""
    return played_by(CASTS[cast])
