"""What a round of two pairs comes to: both tables' points, set against each other or added up, in words.

Markup as in :mod:`ginrummy_qt.models.words`. Everything is in the language that is installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.words import SEPARATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["pair_sum"]


def pair_sum(won: Sequence[tuple[int, int]], points: Sequence[int | None], names: Sequence[str]) -> str:
    """Return the sum of a round of two pairs.

    Args:
        won: for each table with a winner the side that won there, and its points.
        points: what each side writes down; ``None``: nothing.
        names: of the two sides.
    """
    by_side = [[value for side, value in won if side == pair] for pair in (0, 1)]
    scored = [side for side in (0, 1) if points[side] is not None]
    if not scored:
        if all(by_side):
            left, right = (sum(values) for values in by_side)
            text = QCoreApplication.translate("Sums", "{left} − {right} = 0: nobody scores")
            return text.format(left=left, right=right)
        return QCoreApplication.translate("Sums", "Nobody scores in this round")
    if len(scored) == 2:
        return SEPARATOR.join(_for(str(points[side]), points[side] or 0, names[side]) for side in scored)
    side = scored[0]
    own, other = by_side[side], by_side[1 - side]
    total = points[side] or 0
    if len(own) == 2:
        text = f"{own[0]} + {own[1]} = *{total}*"
    elif own and other:
        text = f"{own[0]} − {other[0]} = *{total}*"
    else:
        text = f"*{total}*"
    return _for(text, total, names[side])


def _for(text: str, points: int, name: str) -> str:
    """Return whose points they are: ``15 points for You and Casual``; ``text`` takes the number's place."""
    said = QCoreApplication.translate("Sums", "{points} for {name}")
    counted = Phrases().points(points).replace(str(points), text, 1)
    return said.format(points=counted, name=name)
