"""The four suit signs and the pips of the number cards."""

from __future__ import annotations

from .geometry import CENTRE_X, CENTRE_Y, MEASURES, IndexSize
from .palette import Palette
from .svg import Point, number

_COLUMN = 42
_TOP, _BOTTOM = 62, 288
_QUARTER = _TOP + (_BOTTOM - _TOP) / 3
_LOBE = 22.5
_DIAMOND_SCALE = 1.05


def _lobe(x: float, y: float) -> str:
    r = _LOBE
    return f"M{x - r},{y} a{r},{r} 0 1,1 {2 * r},0 a{r},{r} 0 1,1 {-2 * r},0Z "


_OUTLINES = {
    "h": (
        "M0,46 C-10,28 -47,6 -47,-20 C-47,-37 -36,-46 -24,-46 C-12,-46 -4,-38 0,-27 "
        "C4,-38 12,-46 24,-46 C36,-46 47,-37 47,-20 C47,6 10,28 0,46Z"
    ),
    "s": (
        "M0,-51 C9,-33 45,-9 45,16 C45,30 35,38 24,38 C15,38 8,34 4,27 C5,38 9,45 17,50 L-17,50 "
        "C-9,45 -5,38 -4,27 C-8,34 -15,38 -24,38 C-35,38 -45,30 -45,16 C-45,-9 -9,-33 0,-51Z"
    ),
    "d": "M0,-53 C9,-34 24,-14 39,0 C24,14 9,34 0,53 C-9,34 -24,14 -39,0 C-24,-14 -9,-34 0,-53Z",
    "c": (
        _lobe(0, -27)
        + _lobe(-24.5, 11)
        + _lobe(24.5, 11)
        + "M-8,-8 L8,-8 L14,14 L4,18 C5,34 9,44 17,50 L-17,50 C-9,44 -5,34 -4,18 L-14,14Z"
    ),
}


def pip_outline(suit: str) -> str:
    """Return path data of a suit sign in a box of 100 units about the origin."""
    return _OUTLINES[suit]


def pip(suit: str, at: Point, size: float, colour: str, *, turned: bool = False) -> str:
    """Return a suit sign of ``size`` units centred at ``at``; ``turned`` stands it on its head."""
    scale = size / 100 * (_DIAMOND_SCALE if suit == "d" else 1)
    turn = " rotate(180)" if turned else ""
    return (
        f'<path d="{_OUTLINES[suit]}" fill="{colour}" '
        f'transform="translate({number(at[0])},{number(at[1])}){turn} scale({scale:.3f})"/>'
    )


def layout(rank: int) -> list[Point]:
    """Return the places of the pips of a number card, 2 to 10, in the standard style."""
    middle = CENTRE_Y

    def row(y: float) -> list[Point]:
        return [(CENTRE_X - _COLUMN, y), (CENTRE_X + _COLUMN, y)]

    def single(y: float) -> list[Point]:
        return [(CENTRE_X, y)]

    low = _BOTTOM - (_QUARTER - _TOP)
    corners = row(_TOP) + row(_BOTTOM)
    six = corners + row(middle)
    seven = six + single((_TOP + middle) / 2)
    eight_rows = corners + row(_QUARTER) + row(low)
    return {
        2: single(_TOP) + single(_BOTTOM),
        3: single(_TOP) + single(middle) + single(_BOTTOM),
        4: corners,
        5: corners + single(middle),
        6: six,
        7: seven,
        8: seven + single((_BOTTOM + middle) / 2),
        9: eight_rows + single(middle),
        10: eight_rows + single((_TOP + _QUARTER) / 2) + single((_BOTTOM + low) / 2),
    }[rank]


def number_face(rank: int, suit: str, colours: Palette, size: IndexSize) -> str:
    """Return the pips of a number card; those below the middle stand on their heads."""
    measures = MEASURES[size]
    wide, high = measures.spread
    return "".join(
        pip(
            suit,
            (CENTRE_X + (x - CENTRE_X) * wide, CENTRE_Y + (y - CENTRE_Y) * high),
            measures.field_pip,
            colours.ink,
            turned=y > CENTRE_Y,
        )
        for x, y in layout(rank)
    )
