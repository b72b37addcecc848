"""The three backs: blue lattice, wine fans, green garden. All are the same when turned by 180 degrees."""

from __future__ import annotations

import math
from enum import Enum
from typing import NamedTuple

from .geometry import CENTRE, CENTRE_X, CENTRE_Y, HEIGHT, SEAM_ANGLE, WIDTH, card_outline, seam
from .palette import Colours, Theme, check_member, palette
from .pips import pip
from .svg import (
    Point,
    at,
    clip,
    disc,
    document,
    fill,
    group,
    number,
    polygon,
    rect,
    ring,
    rounded,
    stroke,
    twice,
)


class BackName(Enum):
    """The designs of the back."""

    LATTICE = "lattice"
    FANS = "fans"
    GARDEN = "garden"


class _Dyes(NamedTuple):
    """Ground, lighter ground, line and gold."""

    ground: str
    light: str
    line: str
    gold: str = "#D9A648"


_DYES = {
    BackName.LATTICE: _Dyes("#22406B", "#2F5487", "#C9D6E6"),
    BackName.FANS: _Dyes("#7E2430", "#9A3340", "#F1D9C8"),
    BackName.GARDEN: _Dyes("#23503F", "#2F6650", "#D5E4D3"),
}
_FIELD = (13, 237)  # left and right edge of the pattern's ground
_PETAL = "M0,-3 C6,-10 6,-20 0,-29 C-6,-20 -6,-10 0,-3Z"
_SMALL_PETAL = "M0,-3 C4,-9 4,-15 0,-22 C-4,-15 -4,-9 0,-3Z"


def back_svg(name: BackName, theme: Theme) -> str:
    """Return a back as an SVG document of 250 x 350 units; the theme colours its paper border.

    Raises ``ValueError`` naming the wrong argument.
    """
    check_member("name", name, BackName)
    check_member("theme", theme, Theme)
    dyes = _DYES[name]
    paper = palette("s", Colours.TWO, theme)
    pattern = {BackName.LATTICE: _lattice, BackName.FANS: _fans, BackName.GARDEN: _garden}[name](dyes)
    even_odd = 'fill-rule="evenodd"'
    ground = rounded(13, 13, 224, 324, 9)
    return document(
        WIDTH,
        HEIGHT,
        fill(ground, dyes.ground),
        pattern,
        fill(f"{rounded(12, 12, 226, 326, 9)} {rounded(22, 22, 206, 306, 5)}", dyes.ground, extra=even_odd),
        fill(f"{card_outline()} {ground}", paper.paper, extra=even_odd),
        stroke(rounded(20, 20, 210, 310, 6), dyes.gold, 1.6),
        stroke(card_outline(), paper.edge, 1.6),
    )


def _lattice(dyes: _Dyes) -> str:
    parts = []
    for row in range(-6, 7):
        for column in range(-5, 6):
            x, y = CENTRE_X + column * 26 + (13 if row % 2 else 0), CENTRE_Y + row * 21.6
            clear_of_middle = math.hypot(x - CENTRE_X, y - CENTRE_Y) >= 46
            if 28 < x < 222 and 34 < y < 316 and clear_of_middle:
                parts.append(
                    at(
                        x,
                        y,
                        fill("M0,-19 L10,0 L0,19 L-10,0Z", dyes.light),
                        stroke("M0,-10.5 L5,0 L0,10.5 L-5,0Z", dyes.line, 1.5),
                        disc(0, 0, 1.6, dyes.gold),
                    )
                )
    parts.append(ring(CENTRE_X, CENTRE_Y, 39, dyes.gold, 1.8, inside=dyes.ground))
    parts.append(ring(CENTRE_X, CENTRE_Y, 34, dyes.line, 1.5, inside=dyes.light))
    petals = [group(f"rotate({k * 90 + 45})", fill(_PETAL, dyes.line)) for k in range(4)]
    petals += [group(f"rotate({k * 90})", fill(_SMALL_PETAL, dyes.gold)) for k in range(4)]
    return "".join(parts) + at(CENTRE_X, CENTRE_Y, *petals, disc(0, 0, 3.4, dyes.ground))


def _fans(dyes: _Dyes) -> str:
    band = (
        rect(-115, -15, 230, 30, dyes.gold),
        rect(-115, -12.5, 230, 25, dyes.ground),
    )
    signs = "".join(pip(suit, (22 + k * 22, 0), 12, dyes.line) for k, suit in enumerate("shdc"))
    stud = disc(0, 0, 6, dyes.gold) + disc(0, 0, 2.6, dyes.ground)
    sash = group(
        f"translate({CENTRE_X},{CENTRE_Y}) rotate({SEAM_ANGLE:.2f})",
        *band,
        signs,
        group("rotate(180)", signs),
        stud,
    )
    return twice("half", CENTRE, _fan_field(dyes)) + sash


def _fan_field(dyes: _Dyes) -> str:
    """Rows of fans above the dividing line; fans at the border are cut to the field."""
    left, right = _FIELD
    region: list[Point] = [(left, 13), (right, 13), (right, seam(right)), (left, seam(left))]
    rings = ((21, dyes.line), (19.4, dyes.ground), (13.8, dyes.gold), (12.4, dyes.ground), (6.5, dyes.light))
    parts = []
    for row in range(11):
        y = 36 + row * 19.5
        for column in range(-3, 4):
            x = CENTRE_X + column * 42 + (21 if row % 2 else 0)
            parts += [_fan(x, y, radius, colour, region) for radius, colour in rings]
    return "".join(parts)


def _fan(x: float, y: float, radius: float, colour: str, region: list[Point]) -> str:
    turns = [math.pi + k * math.pi / 20 for k in range(21)]
    points = [(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]
    skirt = radius > 19
    if skirt:
        points += [(x + radius, y + 9), (x - radius, y + 9)]
    left, right = _FIELD
    if all(left <= px <= right and left <= py <= seam(px) for px, py in points):
        foot = f" v9 h{-2 * radius}" if skirt else ""
        return fill(f"M{x - radius},{y} a{radius},{radius} 0 0,1 {2 * radius},0{foot}Z", colour)
    visible = clip(points, region)
    return fill(polygon(visible), colour) if len(visible) > 2 else ""


def _leaf(x: float, y: float, turn: float, scale: float, colour: str) -> str:
    place = f"translate({number(x)},{number(y)}) rotate({turn}) scale({scale})"
    return group(place, fill("M0,0 C9,-8 10,-22 0,-34 C-10,-22 -9,-8 0,0Z", colour))


def _flower(x: float, y: float, scale: float, dyes: _Dyes) -> str:
    turns = [k * 2 * math.pi / 5 - math.pi / 2 for k in range(5)]
    petals = [disc(9 * math.cos(t), 9 * math.sin(t), 7, dyes.line) for t in turns]
    return group(f"translate({number(x)},{number(y)}) scale({scale})", *petals, disc(0, 0, 5, dyes.gold))


_LEAVES = (  # x off the axis, y, turn, scale: of the right side
    (0, 112, 48, 0.8),
    (0, 84, 42, 0.7),
    (34, 124, -10, 0.7),
    (56, 116, 12, 0.62),
    (50, 122, 140, 0.6),
    (76, 92, 55, 0.55),
    (44, 158, 40, 0.6),
    (62, 160, 138, 0.5),
    (72, 58, 20, 0.6),
)


def _garden(dyes: _Dyes) -> str:
    x = CENTRE_X
    parts = [stroke(f"M{x},{CENTRE_Y} C{x},130 {x},90 {x},44", dyes.line, 2.4)]
    for side in (-1, 1):
        tendril = (
            f"M{x},150 C{x + side * 14},120 {x + side * 62},128 {x + side * 76},92 "
            f"C{x + side * 84},66 {x + side * 60},50 {x + side * 46},64 "
            f"C{x + side * 40},76 {x + side * 54},84 {x + side * 60},74"
        )
        branch = f"M{x},160 C{x + side * 20},150 {x + side * 58},170 {x + side * 80},151"
        parts += [stroke(tendril, dyes.line, 2.4), stroke(branch, dyes.line, 2.4)]
        parts += [_leaf(x + side * dx, y, side * turn, scale, dyes.line) for dx, y, turn, scale in _LEAVES]
        parts += [_flower(x + side * 87, 147, 0.62, dyes), disc(x + side * 60, 72, 4.5, dyes.gold)]
    parts.append(_flower(x, 42, 1.0, dyes))
    petal = fill("M0,-2 C4,-6 4,-10 0,-14 C-4,-10 -4,-6 0,-2Z", dyes.gold)
    medal = ring(x, CENTRE_Y, 17, dyes.line, 2.2, inside=dyes.ground) + at(
        x, CENTRE_Y, *(group(f"rotate({k * 90})", petal) for k in range(4))
    )
    return twice("half", CENTRE, *parts) + medal
