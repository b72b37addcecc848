"""How far shares and means may be off, for the arena and the statistics alike. Standard library only."""

from __future__ import annotations

from math import sqrt
from typing import Final

__all__ = ["Z", "wilson"]

Z: Final = 1.959963984540054
"""Of a normal distribution 95 % lie within so many deviations."""


def wilson(part: int, whole: int) -> tuple[float, float]:
    """Return the 95 % interval of the share ``part`` of ``whole`` (E. B. Wilson 1927); (0, 1) of nothing."""
    if not whole:
        return 0.0, 1.0
    share = part / whole
    scale = 1 + Z * Z / whole
    middle = (share + Z * Z / (2 * whole)) / scale
    half = Z / scale * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole))
    return max(0.0, middle - half), min(1.0, middle + half)
