"""The few SVG elements the deck needs, as strings.

QtSvg (6.11) ignores ``clip-path`` and skips nested ``svg`` elements, so shapes are clipped here, in Python.
Round caps and joins are set once on the document's root group and inherited.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Point = tuple[float, float]

_LONG_NUMBER = re.compile(r"-?\d+\.\d{3,}(?:e-\d+)?")


def number(value: float) -> str:
    """Format a coordinate with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _short(data: str) -> str:
    return _LONG_NUMBER.sub(lambda found: number(float(found.group())), data)


def fill(data: str, colour: str, *, extra: str = "") -> str:
    """Return a filled path; ``extra`` holds further attributes, such as an opacity."""
    return f'<path d="{_short(data)}" fill="{colour}"{" " + extra if extra else ""}/>'


def stroke(data: str, colour: str, width: float) -> str:
    """Return a path that is only a line of ``width`` units."""
    return f'<path d="{_short(data)}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def outlined(data: str, colour: str, line: str, width: float) -> str:
    """Return a filled path with a line round it."""
    return f'<path d="{_short(data)}" fill="{colour}" stroke="{line}" stroke-width="{number(width)}"/>'


def disc(x: float, y: float, radius: float, colour: str) -> str:
    """Return a filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'


def ring(x: float, y: float, radius: float, colour: str, width: float, *, inside: str = "none") -> str:
    """Return a circle line, filled with ``inside``."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{inside}" '
        f'stroke="{colour}" stroke-width="{number(width)}"/>'
    )


def rect(x: float, y: float, width: float, height: float, colour: str) -> str:
    """Return a filled rectangle."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'fill="{colour}"/>'
    )


def group(transform: str, *body: str) -> str:
    """Return a group under a transform."""
    return f'<g transform="{_short(transform)}">{"".join(body)}</g>'


def at(x: float, y: float, *body: str) -> str:
    """Return a group moved to (x, y)."""
    return group(f"translate({number(x)},{number(y)})", *body)


def mirrored(*body: str) -> str:
    """Return the body and its mirror image in the y axis."""
    return "".join(body) + group("scale(-1,1)", *body)


def twice(name: str, centre: Point, *body: str) -> str:
    """Return the body and the same body turned by 180 degrees about ``centre``."""
    x, y = centre
    turned = f'<use xlink:href="#{name}" transform="rotate(180 {number(x)} {number(y)})"/>'
    return f'<g id="{name}">{"".join(body)}</g>{turned}'


def polygon(points: Iterable[Point]) -> str:
    """Return path data of a closed polygon."""
    return "M" + " L".join(f"{number(x)},{number(y)}" for x, y in points) + "Z"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return path data of a rectangle with rounded corners."""
    right, bottom, r = x + width, y + height, radius
    return (
        f"M{x + r},{y} L{right - r},{y} Q{right},{y} {right},{y + r} L{right},{bottom - r} "
        f"Q{right},{bottom} {right - r},{bottom} L{x + r},{bottom} Q{x},{bottom} {x},{bottom - r} "
        f"L{x},{y + r} Q{x},{y} {x + r},{y}Z"
    )


def circle_points(x: float, y: float, radius: float, count: int = 20) -> list[Point]:
    """Return the corners of a regular polygon that stands for a circle."""
    turn = 2 * math.pi / count
    return [(x + radius * math.cos(i * turn), y + radius * math.sin(i * turn)) for i in range(count)]


def side_of(start: Point, end: Point, point: Point) -> float:
    """Return a value that is >= 0 when ``point`` is right of the line start-end (y pointing down)."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def inside(region: Sequence[Point], point: Point) -> bool:
    """Tell whether ``point`` lies in a convex region given clockwise on the screen."""
    return all(side_of(a, b, point) >= 0 for a, b in zip(region, [*region[1:], region[0]], strict=True))


def clip(shape: Sequence[Point], region: Sequence[Point]) -> list[Point]:
    """Cut a polygon to a convex region (clockwise on the screen); the result may be empty.

    Method: Sutherland and Hodgman, "Reentrant polygon clipping", 1974.
    """
    result = list(shape)
    for start, end in zip(region, [*region[1:], region[0]], strict=True):
        dx, dy = end[0] - start[0], end[1] - start[1]
        sides = [dx * (y - start[1]) - dy * (x - start[0]) for x, y in result]
        if not sides or max(sides) < 0:
            return []
        if min(sides) >= 0:
            continue
        source, result = result, []
        for position, (here, side_here) in enumerate(zip(source, sides, strict=True)):
            there, side_there = source[position - 1], sides[position - 1]
            if (side_here >= 0) != (side_there >= 0):
                share = side_here / (side_here - side_there)
                result.append(
                    (here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1]))
                )
            if side_here >= 0:
                result.append(here)
    return result


def document(width: float, height: float, *body: str) -> str:
    """Return a whole SVG document with a view box of ``width`` x ``height`` units."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {number(width)} {number(height)}">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{"".join(body)}</g></svg>'
    )
