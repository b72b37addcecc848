"""Who sits where in the next match: how many play, and at each seat a person or a level of the computer.

No words and no widgets: what the start page chooses, as values that the settings can keep.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from ginrummy_qt.engine.player import Player
from ginrummy_qt.engine.rules import PRESETS, Rules
from ginrummy_qt.models.seats import COMPUTER_NAME, UNNAMED

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ginrummy_qt.engine.rules import Problem

__all__ = [
    "COUNTS",
    "LONGEST_NAME",
    "MOST_SEATS",
    "chairs_from_text",
    "chairs_to_text",
    "common_level",
    "for_players",
    "obstacle",
    "plain_chairs",
    "players_of",
    "with_level",
]

COUNTS: Final = (2, 3, 4)
"""How many can play."""

MOST_SEATS: Final = max(COUNTS)

LONGEST_NAME: Final = 24
"""Letters of a person's name."""

_FAMILIES: Final[tuple[Mapping[int, str], ...]] = (MappingProxyType({2: "sv", 3: "sv_three", 4: "sv_pairs"}),)
"""Presets that are one game for different numbers of players."""


def for_players(rules: Rules, count: int) -> Rules:
    """Return ``rules`` for ``count`` players, 2 to 4: a preset's own form for so many where it has one."""
    name = rules.preset_name()
    for family in _FAMILIES:
        if name in family.values() and count in family:
            return PRESETS[family[count]]
    return replace(rules, seats=count)


def obstacle(rules: Rules, count: int) -> Problem | None:
    """Return what ``rules`` have against ``count`` players that they have not against two, if anything."""
    known = {(problem.option, problem.code) for problem in for_players(rules, 2).problems()}
    found = for_players(rules, count).problems()
    return next((problem for problem in found if (problem.option, problem.code) not in known), None)


def plain_chairs(level: str) -> tuple[Player, ...]:
    """Return the usual order for up to four: one person at the first seat, the computer at all others."""
    return (Player(""), *(Player("", level) for _ in range(MOST_SEATS - 1)))


def players_of(chairs: Sequence[Player]) -> tuple[Player, ...]:
    """Return ``chairs`` as a record has them, where nobody is without a name."""
    return tuple(
        replace(chair, name=chair.name or (UNNAMED if chair.level is None else COMPUTER_NAME))
        for chair in chairs
    )


def common_level(chairs: Sequence[Player]) -> str:
    """Return the level at which the computer plays at all of its ``chairs``; empty: none, or several."""
    levels = {chair.level for chair in chairs if chair.level is not None}
    return levels.pop() if len(levels) == 1 else ""


def with_level(chairs: Sequence[Player], level: str) -> tuple[Player, ...]:
    """Return ``chairs`` with the computer at ``level`` wherever it plays."""
    return tuple(chair if chair.level is None else replace(chair, level=level) for chair in chairs)


def chairs_to_text(chairs: Sequence[Player]) -> str:
    """Return ``chairs``, four of them, as text to be kept."""
    import json  # noqa: PLC0415 - most have no such choice, and the start waits for it

    return json.dumps([[chair.name, chair.level] for chair in chairs], ensure_ascii=False)


def chairs_from_text(text: str, levels: Collection[str]) -> tuple[Player, ...]:
    """Return the four chairs that ``text`` describes.

    Args:
        text: from :func:`chairs_to_text`.
        levels: those that there are.

    Raises:
        ValueError: it does not describe four chairs, or names a level that there is not.
    """
    import json  # noqa: PLC0415 - as above

    listed: Any = json.loads(text)
    if not isinstance(listed, list) or len(listed) != MOST_SEATS:
        raise ValueError(f"{text!r} does not name {MOST_SEATS} players")
    return tuple(_chair(entry, levels) for entry in listed)


def _chair(entry: Any, levels: Collection[str]) -> Player:  # noqa: ANN401 - whatever was in the file
    match entry:
        case [str(name), None]:
            return Player(name[:LONGEST_NAME])
        case [str(name), str(level)] if level in levels:
            return Player(name[:LONGEST_NAME], level)
    raise ValueError(f"{entry!r} is no player")
