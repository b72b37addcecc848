"""Woven patterns of the robes: chevrons, scales, lozenges and trefoils for S, H, D and C.

Every figure is cut to its region here, because QtSvg has no ``clip-path``.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .geometry import CENTRE_X, seam
from .svg import Point, circle_points, clip, fill, inside, polygon

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SEAM_MARGIN = 7
Figure = list[list[Point]]


def textile(suit: str, region: Sequence[Point], colour: str, *, scale: float = 1, whole: bool = False) -> str:
    """Return the pattern of ``suit`` over a convex region given clockwise on the screen, in card units.

    ``whole`` drops figures that the upper edge of the region would cut (chevrons are always cut).
    """
    box = _Box.of(region)
    figures = {"s": _chevrons, "h": _scales, "d": _lozenges, "c": _trefoils}[suit](box, scale)
    outlines: list[str] = []
    for figure in figures:
        if whole and suit != "s" and _cut_above(figure, region):
            continue
        pieces = [clip(shape, region) for shape in figure]
        outlines += [polygon(piece) for piece in pieces if len(piece) > 2]
    return fill(" ".join(outlines), colour) if outlines else ""


def _cut_above(figure: Figure, region: Sequence[Point]) -> bool:
    return any(
        point[1] < seam(point[0]) - _SEAM_MARGIN and not inside(region, point)
        for shape in figure
        for point in shape
    )


class _Box:
    """Bounding box of a region."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    @classmethod
    def of(cls, region: Sequence[Point]) -> _Box:
        xs, ys = [x for x, _ in region], [y for _, y in region]
        return cls(min(xs), min(ys), max(xs), max(ys))

    def lattice(self, step: float, row: float) -> Iterator[Point]:
        """Yield the points of a staggered lattice that covers the box."""
        for j in range(-1, int((self.bottom - self.top) / row) + 3):
            shift = step / 2 if j % 2 else 0
            for i in range(-1, int((self.right - self.left) / step) + 3):
                yield self.left + i * step + shift, self.top + j * row


def _chevrons(box: _Box, scale: float) -> Iterator[Figure]:
    step, middle = 14 * scale, CENTRE_X + 3
    band = step * 0.38
    left, right = box.left - 2, box.right + 2
    for i in range(-2, int((box.bottom - box.top) / step) + 4):
        y = box.top + i * step
        y_right, y_left = y - (box.right - middle) * 0.7, y - (middle - box.left) * 0.7
        yield [[(middle, y), (right, y_right), (right, y_right + band), (middle, y + band)]]
        yield [[(left, y_left), (middle, y), (middle, y + band), (left, y_left + band)]]


def _scales(box: _Box, scale: float) -> Iterator[Figure]:
    step = 15 * scale
    turns = [k * math.pi / 8 for k in range(9)]
    for x, y in box.lattice(step, step * 0.62):
        outer = [(x + step * 0.5 * math.cos(t), y + step * 0.5 * math.sin(t)) for t in turns]
        inner = [(x + step * 0.34 * math.cos(t), y + step * 0.34 * math.sin(t)) for t in reversed(turns)]
        yield [outer + inner]


def _lozenges(box: _Box, scale: float) -> Iterator[Figure]:
    step = 15 * scale
    high, wide = step * 0.52, step * 0.32
    for x, y in box.lattice(step, step * 0.8):
        yield [[(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)]]


def _trefoils(box: _Box, scale: float) -> Iterator[Figure]:
    step = 17 * scale
    radius = step * 0.155
    lobes = ((0, -1.05), (-1.1, 0.8), (1.1, 0.8))
    for x, y in box.lattice(step, step * 0.75):
        yield [circle_points(x + dx * radius, y + dy * radius, radius, 12) for dx, dy in lobes]
