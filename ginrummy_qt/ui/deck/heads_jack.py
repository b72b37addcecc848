"""Heads of the four jacks: bob or curls under a beret, soft cap, hunter's hat or round cap."""

from __future__ import annotations

import math

from .features import face
from .sitter import Sitter
from .svg import Point, disc, fill, group, mirrored, polygon, stroke

_NOTCHES = (4, 7, 9)
_PLUME_STEPS = 11
_PLUME_WIDTH = 7.5


def jack_head(sitter: Sitter) -> tuple[str, str]:
    """Return the hair behind the robe, and what stands before it."""
    back, hair = {"s": _bob, "h": _curls, "d": _bob, "c": _short}[sitter.suit](sitter)
    hat = {"s": _beret, "h": _soft_cap, "d": _hunters_hat, "c": _round_cap}[sitter.suit](sitter)
    return back, face(sitter, sitter.person.hair_dark) + hair + hat


def _bob(sitter: Sitter) -> tuple[str, str]:
    hair = sitter.person.hair
    fringe = (
        "M-28,-4 C-30,-16 -30,-26 -28,-33 L28,-33 C30,-26 30,-16 28,-4 C24,-10 24,-16 22,-19 L-22,-19 "
        "C-24,-16 -24,-10 -28,-4Z"
    )
    back = mirrored(fill("M0,-42 C-34,-42 -40,-10 -38,22 C-37,28 -20,28 -18,22 L0,0Z", hair))
    return back, fill(fringe, hair)


def _curls(sitter: Sitter) -> tuple[str, str]:
    hair = sitter.person.hair
    back = mirrored(disc(-30, -8, 11, hair), disc(-32, 6, 11, hair), disc(-29, 19, 10, hair))
    return back, mirrored(disc(-21, -25, 8, hair), disc(-9, -27, 8, hair))


def _short(sitter: Sitter) -> tuple[str, str]:
    hair = sitter.person.hair
    sides = "M0,-30 L-24,-30 C-30,-20 -28,-6 -27,2 L-23,-6 C-23,-16 -20,-22 0,-22Z"
    return fill("M-30,2 C-34,-40 34,-40 30,2Z", hair), mirrored(fill(sides, hair))


def _beret(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        fill("M-30,-28 C-46,-40 -30,-60 4,-60 C34,-60 46,-44 32,-30Z", colours.main)
        + fill("M-30,-34 Q0,-42 32,-34 L31,-25 Q0,-33 -30,-25Z", colours.deep)
        + _plume(sitter, (19, -37), (20, -68), (-34, -66))
        + disc(19, -36, 4.2, colours.gold)
    )


def _soft_cap(sitter: Sitter) -> str:
    colours = sitter.colours
    cap = "M-32,-30 C-44,-58 40,-72 36,-44 C52,-44 54,-24 44,-10 C44,-24 38,-30 32,-30Z"
    return fill(cap, colours.main) + fill("M-32,-36 Q0,-46 33,-36 L32,-26 Q0,-36 -32,-26Z", colours.gold)


def _hunters_hat(sitter: Sitter) -> str:
    colours = sitter.colours
    brim = "M-48,-24 C-22,-40 22,-42 44,-38 C50,-36 48,-32 42,-31 C14,-32 -22,-32 -48,-24Z"
    return (
        fill("M-30,-32 C-26,-52 -8,-66 18,-65 C32,-62 36,-48 33,-34Z", colours.main)
        + fill("M-30,-36 Q2,-46 33,-38 L33,-32 Q2,-40 -31,-30Z", colours.gold)
        + fill(brim, colours.deep)
        + _plume(sitter, (25, -37), (28, -70), (-22, -69))
        + disc(25, -37, 4.2, colours.gold)
    )


def _round_cap(sitter: Sitter) -> str:
    colours, gold = sitter.colours, sitter.colours.gold
    leaf = (
        disc(-5.5, 0, 5.5, gold),
        disc(5.5, 0, 5.5, gold),
        disc(0, -8.5, 5.5, gold),
        stroke("M0,0 L0,14", gold, 3),
    )
    return (
        fill("M-30,-28 L-33,-52 Q0,-62 33,-52 L30,-28 Q0,-36 -30,-28Z", colours.main)
        + fill("M-31,-36 Q0,-44 31,-36 L30,-26 Q0,-34 -30,-26Z", gold)
        + group("translate(20,-52) rotate(20)", *leaf)
    )


def _plume(sitter: Sitter, start: Point, control: Point, end: Point) -> str:
    """Return a feather along a quadratic curve: a tapered blade with notched barbs and a rib."""

    def place(t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1]

    def direction(t: float) -> Point:
        x = 2 * (1 - t) * (control[0] - start[0]) + 2 * t * (end[0] - control[0])
        y = 2 * (1 - t) * (control[1] - start[1]) + 2 * t * (end[1] - control[1])
        length = math.hypot(x, y)
        return x / length, y / length

    sides: tuple[list[Point], list[Point]] = ([], [])
    for step in range(_PLUME_STEPS + 1):
        t = step / _PLUME_STEPS
        (x, y), (dx, dy) = place(t), direction(t)
        width = _PLUME_WIDTH * math.sin(math.pi * min(1, 0.10 + t * 0.86)) ** 0.7
        for sign, side in zip((1, -1), sides, strict=True):
            offsets = [(1.0, 0.0)]
            if step in _NOTCHES and not sitter.small:
                offsets += [(0.55, -1.2), (0.98, 1.6)]
            side.extend(
                (x - dy * width * sign * out + dx * along, y + dx * width * sign * out + dy * along)
                for out, along in offsets
            )
    tip = (end[0] + direction(1)[0] * 3, end[1] + direction(1)[1] * 3)
    blade = polygon([start, *sides[0], tip, *reversed(sides[1])])
    rib = f"M{start[0]},{start[1]} Q{control[0]},{control[1]} {end[0]},{end[1]}"
    return fill(blade, sitter.colours.cloth) + stroke(rib, "#B9B1A0", 1.7)
