"""The colours of the tables and of the windows around them.

Two kinds of palette: a :class:`TablePalette` for all that stands on the felt (console, plates, results) and a
:class:`DeskPalette` for pages, dialogs and docks. The contrasts they keep are measured by the tests.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["DESK", "TABLES", "DeskPalette", "TablePalette"]


@dataclass(frozen=True, slots=True)
class TablePalette:
    """Colours of one table, as ``#RRGGBB``. The felt is a radial gradient from ``felt`` to ``edge``."""

    name: str
    felt: str
    edge: str
    tray: str
    """The own side and every sheet over the table."""
    ink: str
    muted: str
    accent: str
    """“You, here, now”: turn, own disc, legal piles, selected card, primary button. Nothing else."""
    on_accent: str
    ok: str
    """At or below the knock limit; points that are yours."""
    on_ok: str
    line: str
    button: str
    button_line: str


@dataclass(frozen=True, slots=True)
class DeskPalette:
    """Colours of pages, dialogs and docks, as ``#RRGGBB``."""

    name: str
    window: str
    base: str
    alternate: str
    ink: str
    muted: str
    line: str
    """Quiet dividers."""
    button: str
    edge: str
    """Edges of controls: 3 : 1 at least."""
    accent: str
    on_accent: str
    soft: str
    """Fill of what is chosen."""
    good: str
    bad: str


TABLES: Final[Mapping[str, TablePalette]] = MappingProxyType(
    {
        palette.name: palette
        for palette in (
            TablePalette(
                "green",
                felt="#205F46",
                edge="#154534",
                tray="#123D2D",
                ink="#F5F8F4",
                muted="#BFD8CA",
                accent="#FFD05A",
                on_accent="#2A2104",
                ok="#9BEFC0",
                on_ok="#0B2E1E",
                line="#86B59E",
                button="#1F5842",
                button_line="#5E947C",
            ),
            TablePalette(
                "blue",
                felt="#2A5A8C",
                edge="#173A60",
                tray="#15355A",
                ink="#F4F7FB",
                muted="#BED1E6",
                accent="#FFD05A",
                on_accent="#2A2104",
                ok="#9BEFC0",
                on_ok="#0B2E1E",
                line="#8BABCC",
                button="#234B78",
                button_line="#5F86B0",
            ),
            TablePalette(
                "dark",
                felt="#2B3036",
                edge="#1B1F23",
                tray="#16191D",
                ink="#F0F2F4",
                muted="#B4BDC6",
                accent="#F2C14E",
                on_accent="#241B02",
                ok="#86E0B0",
                on_ok="#0B2E1E",
                line="#77828D",
                button="#2A3037",
                button_line="#69747F",
            ),
            TablePalette(
                "light",
                felt="#F4F2EC",
                edge="#E9E6DC",
                tray="#DAD6CA",
                ink="#15181A",
                muted="#43494E",
                accent="#0A4C9E",
                on_accent="#FFFFFF",
                ok="#075E32",
                on_ok="#FFFFFF",
                line="#6C7278",
                button="#F7F5F0",
                button_line="#6A7177",
            ),
            TablePalette(
                "contrast",
                felt="#000000",
                edge="#000000",
                tray="#0C0C0C",
                ink="#FFFFFF",
                muted="#E6E6E6",
                accent="#FFFF00",
                on_accent="#000000",
                ok="#8CFF9E",
                on_ok="#000000",
                line="#C8C8C8",
                button="#000000",
                button_line="#919191",
            ),
        )
    }
)
"""The tables by the name that the settings store: green, blue, dark, light, contrast (text 7 : 1)."""

DESK: Final[Mapping[str, DeskPalette]] = MappingProxyType(
    {
        palette.name: palette
        for palette in (
            DeskPalette(
                "light",
                window="#F4F4F1",
                base="#FFFFFF",
                alternate="#FAFAF8",
                ink="#1B1F1D",
                muted="#5A625E",
                line="#D5D8D4",
                button="#FFFFFF",
                edge="#868D88",
                accent="#17694A",
                on_accent="#FFFFFF",
                soft="#E3F0E9",
                good="#17694A",
                bad="#A8321E",
            ),
            DeskPalette(
                "dark",
                window="#1E2122",
                base="#26292B",
                alternate="#222527",
                ink="#ECEFED",
                muted="#A9B3AE",
                line="#3B4042",
                button="#2F3335",
                edge="#7F888C",
                accent="#6FCB9F",
                on_accent="#08261A",
                soft="#24382F",
                good="#7FD6AB",
                bad="#F09A86",
            ),
            DeskPalette(
                "contrast",
                window="#000000",
                base="#000000",
                alternate="#111111",
                ink="#FFFFFF",
                muted="#E6E6E6",
                line="#8A8A8A",
                button="#000000",
                edge="#919191",
                accent="#FFFF00",
                on_accent="#000000",
                soft="#3A3A00",
                good="#8CFF9E",
                bad="#FFC2B8",
            ),
        )
    }
)
"""The palettes of the windows: light, dark, and contrast (text 7 : 1)."""
