"""The aces: a large suit sign with an inner motif, in a wreath."""

from __future__ import annotations

import math

from .geometry import CENTRE, CENTRE_X, CENTRE_Y, IndexSize
from .palette import Palette
from .pips import pip, pip_outline
from .svg import Point, at, disc, fill, group, number, ring, stroke

_RADIUS = 74
_LEAF_PAIRS = 9
_SIGN = 108
_LEAF = "M0,0 C3,-4.5 4,-9 0,-14 C-4,-9 -3,-4.5 0,0Z"
_LAST_LEAF = "M0,2 C3,-4.5 4,-9 0,-14 C-4,-9 -3,-4.5 0,2Z"


def _on_circle(degrees: float) -> Point:
    turn = math.radians(degrees)
    return CENTRE_X + _RADIUS * math.sin(turn), CENTRE_Y - _RADIUS * math.cos(turn)


def _leaf(degrees: float, turn: float, shape: str, colour: str) -> str:
    x, y = _on_circle(degrees)
    return group(f"translate({number(x)},{number(y)}) rotate({number(turn)})", fill(shape, colour))


def _branch(start: float, end: float, light: str, dark: str) -> str:
    """One half of the wreath, from ``start`` to ``end`` degrees (0 is up, clockwise)."""
    way = 1 if end > start else -1
    (x0, y0), (x1, y1) = _on_circle(start), _on_circle(end)
    arc = f"M{x0},{y0} A{_RADIUS},{_RADIUS} 0 0,{1 if way > 0 else 0} {x1},{y1}"
    parts = [stroke(arc, light, 1.8)]
    for i in range(_LEAF_PAIRS):
        degrees = start + (end - start) * (i + 0.5) / _LEAF_PAIRS
        for side in (-1, 1):
            turn = degrees + way * 90 - side * way * 38
            parts.append(_leaf(degrees, turn, _LEAF, light if side > 0 else dark))
    parts.append(_leaf(end, end + way * 90, _LAST_LEAF, light))
    return "".join(parts)


def _compass(light: str, dark: str, sign: str) -> str:
    rays = []
    for i in range(8):
        long = i % 2 == 0
        x, y, inner = (4.2, -26, -6) if long else (3.4, -17, -7)
        right = fill(f"M0,{y} L{x},{inner} L0,0Z", light)
        left = fill(f"M0,{y} L{-x},{inner} L0,0Z", dark)
        rays.append(group(f"rotate({i * 45})", right, left))
    return at(CENTRE_X, CENTRE_Y + 6, *rays, disc(0, 0, 3.6, sign))


def _rose(light: str, sign: str) -> str:
    turns = [i * 2 * math.pi / 5 - math.pi / 2 for i in range(5)]
    petals = [ring(11 * math.cos(t), 11 * math.sin(t), 8.4, light, 2.2, inside=sign) for t in turns]
    heart = disc(0, 0, 10, sign) + ring(0, 0, 9, light, 2.2) + disc(0, 0, 4, light)
    return at(CENTRE_X, CENTRE_Y - 7, *petals, heart)


def _lozenges(light: str) -> str:
    return at(
        CENTRE_X, CENTRE_Y, *(pip("d", place, 19, light) for place in ((0, -15), (0, 15), (-10, 0), (10, 0)))
    )


def _rings(light: str) -> str:
    places = ((0, -29), (-26, 11.5), (26, 11.5))
    return at(
        CENTRE_X,
        CENTRE_Y,
        *(ring(x, y, 14, light, 2.4) for x, y in places),
        *(disc(x, y, 5, light) for x, y in places),
    )


def _inner_line(suit: str, colour: str) -> str:
    drop = -2 if suit == "h" else 1
    place = f"translate({CENTRE_X},{CENTRE_Y + drop}) scale(.8)"
    return group(place, stroke(pip_outline(suit), colour, 2.4))


def ace_face(suit: str, colours: Palette, size: IndexSize) -> str:
    """Return wreath, sign and motif of an ace, without the indices."""
    wreath = _branch(172, 22, colours.gold, colours.gold_dark) + _branch(
        188, 338, colours.gold, colours.gold_dark
    )
    if size is IndexSize.LARGE:
        wreath = group(
            f"translate({CENTRE_X},{CENTRE_Y}) scale(.9) translate({-CENTRE_X},{-CENTRE_Y})", wreath
        )
    light, dark, sign = colours.motif, colours.motif_dark, colours.ink
    motif = {
        "s": lambda: _compass(light, dark, sign),
        "h": lambda: _inner_line("h", light) + _rose(light, sign),
        "d": lambda: _inner_line("d", light) + _lozenges(light),
        "c": lambda: _rings(light),
    }[suit]()
    return wreath + pip(suit, CENTRE, _SIGN, sign) + motif
