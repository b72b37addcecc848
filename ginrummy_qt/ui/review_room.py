"""What a review shows side by side, by the room that it has. Sizes are at a text scale of 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ginrummy_qt.ui.review_head import PAGES

__all__ = ["ReviewRoom", "room_for"]

_ALL: Final = 1080
"""From this width on list, table and options stand beside each other."""
_TWO: Final = 720
"""From this width on the list stands beside one of the others."""
_HIGH: Final = 640
"""From this height on the graph stands under the table."""
_LOW: Final = 500
"""Below this height the sums have no room over the list."""
_ROOMY: Final = 720
"""From this height on every sum has its caption."""


@dataclass(frozen=True, slots=True)
class ReviewRoom:
    """What has room, and what has not."""

    pages: tuple[str, ...]
    """What is shown one at a time; empty: all at once."""
    alone: bool
    """Whether each of :data:`PAGES` is shown alone."""
    low: bool
    """Whether there is no room for the graph."""
    tight: bool
    """Whether the sums stand among the options."""
    captions: bool
    """Whether every sum has its caption."""


def room_for(wide: float, high: float) -> ReviewRoom:
    """Return what a window of this size has room for."""
    pages = PAGES if wide < _TWO else PAGES[1:] if wide < _ALL else ()
    tight = high < _LOW
    return ReviewRoom(
        pages=pages, alone=pages == PAGES, low=high < _HIGH, tight=tight, captions=high >= _ROOMY or tight
    )
