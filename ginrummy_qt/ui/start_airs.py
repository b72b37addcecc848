"""How closely the start page is set, from the most room to the least."""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["AIRS", "Air"]


class Air(NamedTuple):
    """How closely the page is set, and what it says; in pixels at a text scale of 1."""

    gap: int
    edge: int
    side: int
    fan: int
    """Share of the width that the fan has, in per cent."""
    level_note: bool
    players_note: bool
    preset_note: bool
    full: bool
    """The whole line about the match under way."""


AIRS: Final = (
    Air(24, 32, 48, 38, level_note=True, players_note=True, preset_note=True, full=True),
    Air(24, 12, 48, 38, level_note=True, players_note=True, preset_note=True, full=True),
    Air(16, 12, 32, 31, level_note=True, players_note=True, preset_note=True, full=True),
    Air(10, 12, 20, 31, level_note=True, players_note=True, preset_note=True, full=True),
    Air(8, 8, 20, 31, level_note=True, players_note=True, preset_note=True, full=True),
    Air(10, 12, 20, 31, level_note=False, players_note=True, preset_note=True, full=True),
    Air(10, 12, 20, 31, level_note=False, players_note=True, preset_note=False, full=True),
    Air(10, 12, 20, 31, level_note=False, players_note=True, preset_note=False, full=False),
    Air(8, 8, 20, 31, level_note=False, players_note=True, preset_note=False, full=False),
    Air(6, 6, 20, 31, level_note=False, players_note=True, preset_note=False, full=False),
    Air(6, 6, 20, 31, level_note=False, players_note=False, preset_note=False, full=False),
    Air(5, 4, 20, 31, level_note=False, players_note=False, preset_note=False, full=False),
)
"""From the most room to the least: the first one that fits is taken."""
