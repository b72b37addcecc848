"""Measures of the card: 250 x 350 units (5 : 7), one unit is a hundredth of an inch of a poker card."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

WIDTH, HEIGHT = 250, 350
CORNER = 15
CENTRE_X, CENTRE_Y = 125, 175
CENTRE = (CENTRE_X, CENTRE_Y)

SEAM_SLOPE = 0.17
"""Rise of the dividing line of a court, in units per unit."""
SEAM_ANGLE = math.degrees(math.atan(SEAM_SLOPE))
"""The same in degrees."""
HEAD_X, HEAD_Y = 128, 89
"""Where a court's head stands, between the eyes."""
ATTRIBUTE_X = 203
"""The axis of what a court holds in the hand."""
SHOULDER_LEFT, SHOULDER_RIGHT = 34, 231
"""Where the shoulders meet the dividing line."""

PANEL_LEFT, PANEL_TOP, PANEL_RIGHT, PANEL_BOTTOM = 17, 17, 233, 333
PANEL_CORNER = 9


class IndexSize(Enum):
    """Size of the index in the corners."""

    STANDARD = "standard"
    LARGE = "large"


class IndexMeasures(NamedTuple):
    """Where index, its pip, the notch of the panel and the pips of a number card go, in card units."""

    centre: float
    top: float
    cap_height: float
    stem: float
    max_width: float
    pip_size: float
    pip_y: float
    notch: tuple[float, float]
    field_pip: float
    spread: tuple[float, float]


MEASURES = {
    IndexSize.STANDARD: IndexMeasures(
        centre=29,
        top=17,
        cap_height=44,
        stem=16.5,
        max_width=37,
        pip_size=27,
        pip_y=80.5,
        notch=(52, 100),
        field_pip=46,
        spread=(1, 1),
    ),
    IndexSize.LARGE: IndexMeasures(
        centre=35.5,
        top=17,
        cap_height=65,
        stem=17,
        max_width=52,
        pip_size=38,
        pip_y=112.5,
        notch=(67, 138),
        field_pip=39,
        spread=(0.74, 0.95),
    ),
}


def seam(x: float) -> float:
    """Return the y of the dividing line of a court at ``x``."""
    return CENTRE_Y + (x - CENTRE_X) * SEAM_SLOPE


def card_outline(inset: float = 0.6) -> str:
    """Return path data of the card's outline, moved in by ``inset`` units."""
    right, bottom, i, c = WIDTH - inset, HEIGHT - inset, inset, CORNER
    return (
        f"M{c},{i} L{WIDTH - c},{i} Q{right},{i} {right},{c} L{right},{HEIGHT - c} "
        f"Q{right},{bottom} {WIDTH - c},{bottom} L{c},{bottom} Q{i},{bottom} {i},{HEIGHT - c} "
        f"L{i},{c} Q{i},{i} {c},{i}Z"
    )


def panel_outline(size: IndexSize) -> str:
    """Return path data of a court's panel with the notches for the two indices."""
    x, y = MEASURES[size].notch
    left, top, right, bottom, r = PANEL_LEFT, PANEL_TOP, PANEL_RIGHT, PANEL_BOTTOM, PANEL_CORNER
    far_x, far_y = WIDTH - x, HEIGHT - y
    return (
        f"M{x + r},{top} L{right - r},{top} Q{right},{top} {right},{top + r} "
        f"L{right},{far_y - r} Q{right},{far_y} {right - r},{far_y} "
        f"L{far_x + r},{far_y} Q{far_x},{far_y} {far_x},{far_y + r} "
        f"L{far_x},{bottom - r} Q{far_x},{bottom} {far_x - r},{bottom} "
        f"L{left + r},{bottom} Q{left},{bottom} {left},{bottom - r} "
        f"L{left},{y + r} Q{left},{y} {left + r},{y} "
        f"L{x - r},{y} Q{x},{y} {x},{y - r} L{x},{top + r} Q{x},{top} {x + r},{top}Z"
    )
