"""Colours and sizes of Hollywood's score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ginrummy_qt.models.hollywood import game_name, short_names
from ginrummy_qt.ui.theme import advance, mix, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["Colours", "Measures"]

_GAMES: Final = 3


@dataclass(frozen=True, slots=True)
class Colours:
    """What a sheet is painted in, as ``#RRGGBB``."""

    paper: str
    closed: str
    """The paper of a game that takes no more."""
    line: str
    ink: str
    muted: str
    good: str
    """Points of a game that the reader has won."""

    @classmethod
    def of_desk(cls, desk: DeskPalette) -> Colours:
        """Return the colours for the side panel."""
        return cls(desk.base, desk.soft, desk.line, desk.ink, desk.muted, desk.good)

    @classmethod
    def of_table(cls, theme: str) -> Colours:
        """Return the colours for a sheet over the table ``theme``."""
        t = table_palette(theme)
        paper, closed = (mix(t.tray, t.ink, share).name() for share in (0.04, 0.11))
        return cls(paper, closed, mix(t.tray, t.line, 0.6).name(), t.ink, t.muted, t.ok)


@dataclass(frozen=True, slots=True)
class Measures:
    """How large everything is, in pixels; ``k`` scales text."""

    k: float = 1.0
    label: float = 32.0
    """Room for words at the left of the columns."""
    gap: float = 8.0
    row: float = 32.0
    left: float = 0.0
    right: float = 0.0
    """Free room at the right, where the scroll bar stands when there is one."""
    words: bool = False
    """Whether the words of a line stand at its left; else bonuses have them above, and rounds have none."""

    def columns(self, wide: float) -> tuple[tuple[float, float], ...]:
        """Return left end and width of each game's column on a sheet of ``wide`` pixels."""
        one = (wide - self.label - (_GAMES - 1) * self.gap) / _GAMES
        return tuple((self.label + place * (one + self.gap), one) for place in range(_GAMES))

    def needed_width(self) -> float:
        """Return the width, free room included, at which the short names fit over the figures."""
        side = max(advance(name, 12 * self.k) for name in short_names()) + 8 * self.k
        title = advance(game_name(_GAMES), 13 * self.k, bold=True) + 2 * 22 * self.k
        one = max(99 * self.k, 2 * side, title)
        return self.left + self.label + _GAMES * one + (_GAMES - 1) * self.gap + self.right
