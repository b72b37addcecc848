"""Letters and digits of the index: an own slab face drawn with strokes on a cap height of 100 units.

A glyph is drawn at a given stem width and a given share of its normal width. Only the skeleton is narrowed,
the pen is not, so a narrow "10" or "Kn" keeps the weight of the wide letters beside it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

CAP = 100.0
_SLAB = 0.58  # thickness of slabs and serifs, as a share of the stem
_BOWL = 0.42  # how far the centre of a curved stroke stands off the edge, as a share of the stem
_LEAST_FOOT = 3.5  # by how much a serif of a narrowed letter stands out from its stem
_PAIR = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)")


class Stroke(NamedTuple):
    """One stroke: absolute path data made of ``x,y`` pairs, and its width; width 0 is a filled outline.

    ``serif`` is centre, height and half length of a serif, which must stay longer than its stem is thick.
    """

    data: str
    width: float
    serif: tuple[float, float, float] | None = None


class Glyph(NamedTuple):
    """Strokes of a character and its advance width."""

    strokes: tuple[Stroke, ...]
    advance: float


class _Pen:
    """Measures that the masters share."""

    def __init__(self, stem: float) -> None:
        self.stem = stem

    @property
    def half(self) -> float:
        return self.stem / 2

    @property
    def slab(self) -> float:
        return self.stem * _SLAB

    @property
    def top(self) -> float:
        """Centre line of a slab at the top; :attr:`base` is the one at the bottom."""
        return self.slab / 2

    @property
    def base(self) -> float:
        return CAP - self.top

    @property
    def curve(self) -> float:
        """Centre line of a round stroke at the top."""
        return self.stem * _BOWL

    def serif(self, x: float, y: float, half_length: float = 13) -> Stroke:
        return Stroke(_level(x, y, half_length), self.slab, (x, y, half_length))

    def stroke(self, data: str, share: float = 1.0) -> Stroke:
        return Stroke(data, self.stem * share)

    def bar(self, data: str, share: float = 1.0) -> Stroke:
        return Stroke(data, self.slab * share)

    def oval(self, width: float) -> str:
        """Path of a full-height ring in a box of ``width``."""
        left, right, mid, top, low = self.half, width - self.half, width / 2, self.curve, CAP - self.curve
        reach = width * 0.29
        return (
            f"M{mid},{top} C{mid + reach},{top} {right},23 {right},50 "
            f"C{right},77 {mid + reach},{low} {mid},{low} "
            f"C{mid - reach},{low} {left},77 {left},50 C{left},23 {mid - reach},{top} {mid},{top}Z"
        )

    def lower_bowl(self) -> str:
        """Right and lower part of 3 and 5, in a box of 58, from the end of the upper part."""
        right, low = 58 - self.half, CAP - self.curve
        return f"{right},68 C{right},86 44,{low} 29,{low} C15,{low} 7,90 6,76"


def _ace(p: _Pen) -> tuple[float, list[Stroke]]:
    outline = "M30,0 L43,0 L69,98 L69,100 L50,100 L50,98 L33,31 L17,98 L17,100 L8,100 L8,98Z"
    return 72, [
        Stroke(outline, 0),
        p.bar("M22,68 L52,68"),
        p.serif(13, p.base, 12),
        p.serif(59, p.base),
    ]


def _k(p: _Pen) -> tuple[float, list[Stroke]]:
    return 72, [
        p.stroke("M16,0 L16,100"),
        p.stroke("M55.5,6 L17,60", 0.7),
        p.stroke(f"M30,42 L59,{p.base}"),
        p.serif(16, p.top),
        p.serif(16, p.base),
        p.serif(58, p.top, 11),
        p.serif(59, p.base, 12),
    ]


def _q(p: _Pen) -> tuple[float, list[Stroke]]:
    # The tail ends on the base line, so that it stays clear of the pip below the index.
    return 72, [p.stroke(p.oval(72)), p.stroke("M36,66 C48,66 50,96 70,94", 0.76)]


def _j(p: _Pen) -> tuple[float, list[Stroke]]:
    low = CAP - p.curve
    hook = f"M36,0 L36,68 C36,86 30,{low} 19,{low} C10,{low} {p.half},90 {p.half},74"
    return 54, [p.stroke(hook), p.serif(36, p.top, 15)]


def _b(p: _Pen) -> tuple[float, list[Stroke]]:
    top, low = p.half * 0.8, CAP - p.half * 0.85
    upper = f"M3,{top} L34,{top} C50,{top} 54,14 54,26 C54,38 48,47 32,47 L15,47"
    lower = f"M30,47 C50,47 57,58 57,71 C57,85 50,{low} 34,{low} L3,{low}"
    return 64, [p.stroke("M15,0 L15,100"), p.stroke(upper, 0.8), p.stroke(lower, 0.85)]


def _d(p: _Pen) -> tuple[float, list[Stroke]]:
    right, top, low = 68 - p.half, p.half * 0.85, CAP - p.half * 0.85
    bowl = f"M3,{top} L28,{top} C50,{top} {right},24 {right},50 C{right},76 50,{low} 28,{low} L3,{low}"
    return 68, [p.stroke("M15,0 L15,100"), p.stroke(bowl, 0.85)]


def _h(p: _Pen) -> tuple[float, list[Stroke]]:
    feet = [p.serif(x, y, 12) for x in (15, 57) for y in (p.top, p.base)]
    return 72, [p.stroke("M15,0 L15,100"), p.stroke("M57,0 L57,100"), p.bar("M15,49 L57,49"), *feet]


def _e(p: _Pen) -> tuple[float, list[Stroke]]:
    return 58, [
        p.stroke("M15,0 L15,100"),
        p.bar(f"M3,{p.top} L52,{p.top} L52,20"),
        p.bar(f"M3,{p.base} L54,{p.base} L54,78"),
        p.bar("M15,48 L42,48"),
        p.bar("M42,38 L42,58"),
    ]


def _v(p: _Pen) -> tuple[float, list[Stroke]]:
    outline = "M4,0 L22,0 L22,2 L40,69 L55,2 L55,0 L64,0 L64,2 L43,100 L30,100 L4,2Z"
    return 72, [Stroke(outline, 0), p.serif(13, p.top), p.serif(60, p.top, 12)]


def _n(p: _Pen) -> tuple[float, list[Stroke]]:
    # Only drawn in "Kn", so it is a narrow letter from the start and has short feet.
    shoulder, left, right = 34 + p.curve, p.half + 2, 44 - p.half
    arch = (
        f"M{left},58 C{left + 2},46 17,{shoulder} 24,{shoulder} "
        f"C33,{shoulder} {right},46 {right},57 L{right},100"
    )
    return 46, [
        p.stroke(f"M{left},34 L{left},100"),
        p.stroke(arch, 0.94),
        p.serif(left, p.base, p.half),
        p.serif(right, p.base, p.half),
        p.bar(f"M0,{34 + p.top} L{left},{34 + p.top}"),
    ]


def _0(p: _Pen) -> tuple[float, list[Stroke]]:
    return 58, [p.stroke(p.oval(58))]


def _1(p: _Pen) -> tuple[float, list[Stroke]]:
    return 38, [p.stroke("M20,0 L20,100"), p.bar("M4,21 C12,20 17,13 19,5"), p.serif(20, p.base, 15)]


def _2(p: _Pen) -> tuple[float, list[Stroke]]:
    left = p.half + 1
    curve = (
        f"M{left},30 C{left},14 16,{p.curve} 29,{p.curve} "
        f"C43,{p.curve} 51,15 51,28 C51,52 14,66 6,{p.base - 2}"
    )
    foot = CAP - p.slab * 0.6
    return 58, [p.stroke(curve, 0.92), p.bar(f"M3,{foot} L56,{foot}", 1.25)]


def _3(p: _Pen) -> tuple[float, list[Stroke]]:
    roof = f"M8,{p.top + 1} L50,{p.top + 1} L26,43"
    return 58, [p.bar(roof, 1.1), p.stroke(f"M26,42 C42,42 {58 - p.half},52 {p.lower_bowl()}", 0.95)]


def _4(p: _Pen) -> tuple[float, list[Stroke]]:
    return 62, [p.stroke("M42,0 L42,100"), p.bar("M40,4 L7,68 L60,68", 1.15), p.serif(42, p.base)]


def _5(p: _Pen) -> tuple[float, list[Stroke]]:
    flag = f"M52,{p.top + 1} L14,{p.top + 1} L11,48"
    bowl = f"M11,48 C16,42 22,39 30,39 C44,39 {58 - p.half},51 {p.lower_bowl()}"
    return 58, [p.bar(flag, 1.2), p.stroke(bowl, 0.95)]


def _6(p: _Pen) -> tuple[float, list[Stroke]]:
    right, left, low = 58 - p.half, p.half, CAP - p.curve
    body = (
        f"M29,39 C44,39 {right},51 {right},68 C{right},86 44,{low} 29,{low} "
        f"C14,{low} {left},86 {left},64 C{left},32 24,13 43,8"
    )
    return 58, [p.stroke(body, 0.95), p.stroke(f"M{left},66 C{left},50 16,39 29,39 L33,39.4", 0.8)]


def _7(p: _Pen) -> tuple[float, list[Stroke]]:
    roof = p.slab * 0.65
    return 56, [
        p.bar(f"M2,{roof} L54,{roof}", 1.3),
        p.bar("M6,2 L6,22"),
        p.stroke(f"M47.5,{p.slab * 0.8} C33,40 24,66 23,100", 0.96),
    ]


def _8(p: _Pen) -> tuple[float, list[Stroke]]:
    right, left, top, low = 58 - p.half, p.half, p.curve, CAP - p.curve
    upper = f"M29,{top} C42,{top} 49,14 49,25 C49,37 42,46 29,46 C16,46 9,37 9,25 C9,14 16,{top} 29,{top}Z"
    lower = (
        f"M29,46 C44,46 {right},57 {right},71 C{right},86 44,{low} 29,{low} "
        f"C14,{low} {left},86 {left},71 C{left},57 14,46 29,46Z"
    )
    return 58, [p.stroke(upper, 0.9), p.stroke(lower, 0.95)]


def _9(p: _Pen) -> tuple[float, list[Stroke]]:
    width, strokes = _6(p)
    return width, [_moved(stroke, lambda x: width - x, lambda y: CAP - y) for stroke in strokes]


def _level(x: float, y: float, half_length: float) -> str:
    return f"M{x - half_length:.2f},{y:.2f} L{x + half_length:.2f},{y:.2f}"


_MASTERS: dict[str, Callable[[_Pen], tuple[float, list[Stroke]]]] = {
    "A": _ace,
    "K": _k,
    "Q": _q,
    "J": _j,
    "B": _b,
    "D": _d,
    "H": _h,
    "E": _e,
    "V": _v,
    "n": _n,
    "0": _0,
    "1": _1,
    "2": _2,
    "3": _3,
    "4": _4,
    "5": _5,
    "6": _6,
    "7": _7,
    "8": _8,
    "9": _9,
}
CHARACTERS = "".join(_MASTERS)
"""Every character that has a master."""


def _moved(stroke: Stroke, map_x: Callable[[float], float], map_y: Callable[[float], float]) -> Stroke:
    data = _PAIR.sub(
        lambda pair: f"{map_x(float(pair.group(1))):.2f},{map_y(float(pair.group(2))):.2f}", stroke.data
    )
    return Stroke(data, stroke.width)


@cache
def glyph(character: str, stem: float, narrowing: float = 1.0) -> Glyph:
    """Return the glyph of ``character``.

    ``stem`` is the width of a main stroke on the cap height of 100; ``narrowing`` the share (0 to 1] of the
    normal advance that the glyph may take. Raises ``KeyError`` for a character without a master.
    """
    width, strokes = _MASTERS[character](_Pen(stem))
    advance = width * narrowing
    # The outermost centre lines stand half a stem off the edges, before and after narrowing.
    scale = (advance - stem) / (width - stem)
    half = stem / 2

    def narrowed(x: float) -> float:
        return half + (x - half) * scale

    fitted: list[Stroke] = []
    for stroke in strokes:
        if stroke.serif is None or narrowing == 1:
            fitted.append(_moved(stroke, narrowed, lambda y: y))
        else:
            x, y, half_length = stroke.serif
            reach = max(half_length * scale, min(half_length, half + _LEAST_FOOT))
            fitted.append(Stroke(_level(narrowed(x), y, reach), stroke.width))
    return Glyph(tuple(fitted), advance)
