"""What each court figure holds, drawn about its own axis (x = 0) with y in card units."""

from __future__ import annotations

import math

from .geometry import ATTRIBUTE_X, seam
from .pips import pip
from .sitter import Sitter
from .svg import disc, fill, group, outlined, rect, ring, stroke

_LEAF_LEFT = "M0,112 C-8,96 -16,98 -22,92 C-20,108 -10,114 0,116Z"


def attribute(sitter: Sitter) -> str:
    """Return sword, sceptre, axe, mace, flower, fan, halberd, lyre, pennant or key."""
    return {
        "Ks": _sword,
        "Kh": _sceptre,
        "Kd": _axe,
        "Kc": _mace,
        "Qs": _tulip,
        "Qh": _rose,
        "Qd": _fan,
        "Qc": _clover,
        "Js": _halberd,
        "Jh": _lyre,
        "Jd": _pennant,
        "Jc": _key,
    }[sitter.rank + sitter.suit](sitter)


def _shaft(top: float, colour: str, width: float = 5) -> str:
    return rect(-width / 2, top, width, seam(ATTRIBUTE_X) - top, colour)


def _sword(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        fill("M-6,130 L-6,44 L0,28 L0,130Z", colours.steel)
        + fill("M6,130 L6,44 L0,28 L0,130Z", colours.steel_dark)
        + fill("M-20,130 Q0,124 20,130 L20,137 Q0,131 -20,137Z", colours.gold)
    )


def _sceptre(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        _shaft(64, colours.gold_dark)
        + disc(0, 64, 6, colours.gold)
        + pip("h", (0, 46), 30, colours.main)
        + stroke("M-9,72 L9,72", colours.gold, 4)
    )


def _axe(sitter: Sitter) -> str:
    colours = sitter.colours
    blade = "M0,48 C-8,45 -18,36 -23,30 C-30,50 -29,72 -22,88 C-17,80 -8,74 0,73Z"
    edge = "M-26,40 C-30,56 -28,72 -22,88 C-23,72 -23,56 -23,30Z"
    return (
        _shaft(32, colours.gold_dark)
        + fill(blade, colours.steel)
        + fill(edge, colours.steel_dark)
        + fill("M0,48 L13,54 L13,67 L0,73Z", colours.steel_dark)
        + disc(0, 31, 4.5, colours.gold)
        + fill("M-4,46 L4,46 L4,50 L-4,50Z M-4,71 L4,71 L4,75 L-4,75Z", colours.gold)
    )


def _mace(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        _shaft(60, colours.gold_dark)
        + fill("M0,32 C-24,36 -26,66 0,76Z", colours.gold)
        + fill("M0,32 C24,36 26,66 0,76Z", colours.gold_dark)
        + outlined("M0,30 C-9,42 -9,66 0,78 C9,66 9,42 0,30Z", colours.gold, colours.deep, 1.6)
        + stroke("M-8,79 L8,79", colours.gold, 4.5)
        + disc(0, 27, 4.5, colours.gold)
    )


def _tulip(sitter: Sitter) -> str:
    colours = sitter.colours
    cup = (
        "M0,76 C-20,66 -16,44 -12,36 C-8,46 -4,48 0,38 C4,48 8,46 12,36 C16,44 20,66 0,76Z",
        "M0,76 C-8,64 -6,50 0,38 C6,50 8,64 0,76Z",
    )
    return (
        stroke("M0,150 C0,120 -2,100 0,70", colours.stem, 4)
        + fill(cup[0], colours.main)
        + fill(cup[1], colours.mid)
        + fill("M0,112 C8,96 18,96 22,92 C20,108 10,114 0,116Z", colours.stem)
    )


def _rose(sitter: Sitter) -> str:
    colours = sitter.colours
    turns = [i * 2 * math.pi / 5 - math.pi / 2 for i in range(5)]
    petals = "".join(disc(13 * math.cos(t), 54 + 13 * math.sin(t), 10, colours.main) for t in turns)
    return (
        stroke("M0,150 C2,120 -2,100 0,64", colours.stem, 4)
        + fill(_LEAF_LEFT, colours.stem)
        + fill("M0,100 C8,84 14,88 20,82 C18,96 10,102 0,104Z", colours.stem)
        + petals
        + disc(0, 54, 13, colours.main)
        + ring(0, 54, 11, colours.deep, 2.2)
        + disc(0, 54, 5.5, colours.gold)
    )


def _fan(sitter: Sitter) -> str:
    colours = sitter.colours
    blades = []
    for i in range(-2, 3):
        ground, sign = (colours.main, colours.gold) if i % 2 == 0 else (colours.gold, colours.main)
        blade = outlined("M-2.5,0 L-6.6,-60 Q0,-74 6.6,-60 L2.5,0Z", ground, colours.deep, 1.2)
        place = f"translate(0,116) rotate({i * 11.5 - 2}) scale(.88)"
        blades.append(group(place, blade, "" if sitter.small else pip("d", (0, -56), 12, sign)))
    return "".join(blades) + disc(0, 116, 6.5, colours.gold_dark) + rect(-3, 116, 6, 34, colours.gold_dark)


def _clover(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        stroke("M0,150 C0,120 -2,100 0,70", colours.stem, 4)
        + "".join(disc(x, y, 11, colours.main) for x, y in ((0, 44), (-12, 62), (12, 62)))
        + disc(0, 57, 6, colours.gold)
        + fill(_LEAF_LEFT, colours.stem)
        + fill("M0,104 C8,88 16,90 22,84 C20,100 10,106 0,108Z", colours.stem)
    )


def _halberd(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        _shaft(43, colours.gold_dark)
        + fill("M0,22 L5,44 L-5,44Z", colours.steel)
        + fill("M0,50 L20,42 C24,56 22,70 16,80 L0,72Z", colours.steel)
        + fill("M0,52 L-16,60 L0,70Z", colours.steel_dark)
    )


def _lyre(sitter: Sitter) -> str:
    colours = sitter.colours
    gold = colours.gold
    strings = (-4.5, 4.5) if sitter.small else (-8, -2.7, 2.7, 8)
    width = 2.6 if sitter.small else 1.7
    return (
        stroke("M0,122 C-26,118 -24,86 -16,74 C-12,66 -14,56 -22,52", gold, 5.5)
        + stroke("M0,122 C26,118 24,86 16,74 C12,66 14,56 22,52", gold, 5.5)
        + stroke("M-19,64 L19,64", colours.deep, 5)
        + "".join(stroke(f"M{x},64 L{x * 0.7},114", colours.gold_dark, width) for x in strings)
        + fill("M-13,112 L13,112 L9,122 L-9,122Z", gold)
        + rect(-3.5, 120, 7, 28, colours.gold_dark)
        + disc(-23, 51, 4.5, gold)
        + disc(23, 51, 4.5, gold)
        + pip("h", (0, 50), 15, colours.main)
    )


def _pennant(sitter: Sitter) -> str:
    colours = sitter.colours
    return (
        _shaft(36, colours.gold_dark, 4.5)
        + fill("M0,24 L5,42 L-5,42Z", colours.steel)
        + fill("M2,46 L25,52 L14,60 L25,68 L2,74Z", colours.main)
        + pip("d", (8.5, 60), 13, colours.gold)
    )


def _key(sitter: Sitter) -> str:
    gold = sitter.colours.gold
    bit = "M-3,112 L-19,112 L-19,119 L-12,119 L-12,123 L-19,123 L-19,131 L-3,131Z"
    return (
        _shaft(62, gold, 6)
        + "".join(ring(x, y, 9, gold, 5) for x, y in ((0, 38), (-11.5, 56), (11.5, 56)))
        + disc(0, 51, 4.5, gold)
        + stroke("M-8,72 L8,72", gold, 4.5)
        + fill(bit, gold)
    )
