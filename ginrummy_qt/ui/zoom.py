"""In a very large window everything is written larger: one rule for the pages and windows beside the table.

The cards at the table and what is written there grow with the window anyway; a page or a panel beside them in
the size of the system's text would be lost in 3840 × 2160 pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize

from ginrummy_qt.ui.theme import clamp, text_scale

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QLayout, QWidget

__all__ = ["Margins", "follow_size", "scale_of", "set_margins", "zoom_for", "zoom_of"]

Margins = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels in a window of usual size."""

_FROM: Final = QSize(1920, 1080)
"""Up to this size, at a system font of 14 px, nothing grows."""
_MOST: Final = 2.0
_PROPERTY: Final = "zoom"


def zoom_for(size: QSize) -> float:
    """Return how much larger than the system font asks for a window or page of ``size`` writes: 1 to 2."""
    room = min(size.width() / _FROM.width(), size.height() / _FROM.height()) / text_scale()
    return round(clamp(room, 1.0, _MOST), 2)


def set_margins(margins: Iterable[tuple[QLayout, Margins]], zoom: float) -> None:
    """Give each of these layouts its margins, as much larger as ``zoom`` says."""
    for layout, sides in margins:
        layout.setContentsMargins(*(round(zoom * side) for side in sides))


def follow_size(window: QWidget) -> bool:
    """Take the zoom that goes with the size of ``window``; return whether it is another one than before."""
    zoom = zoom_for(window.size())
    before = window.property(_PROPERTY)
    window.setProperty(_PROPERTY, zoom)
    return zoom != (1.0 if before is None else before)


def zoom_of(widget: QWidget) -> float:
    """Return the zoom of the window in which ``widget`` is; 1 in one that does not follow its size."""
    zoom = widget.window().property(_PROPERTY)
    return 1.0 if zoom is None else float(zoom)


def scale_of(widget: QWidget) -> float:
    """Return the scale of the text in the window of ``widget``: by the system font, and by its size."""
    return text_scale() * zoom_of(widget)
