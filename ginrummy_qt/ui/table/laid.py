"""Where cards lie after the round that were laid off: at the end of the meld that they joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from ginrummy_qt.engine.actions import Knocked, LaidOff

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["LaidPlace", "laid_places"]

_STEP: Final = 0.40  # of a card's width, from the meld's last card and from one laid off to the next
_OUT: Final = 0.12  # by how much they stand out of the row, towards the middle of the table


@dataclass(frozen=True, slots=True)
class LaidPlace:
    """Where a card that was laid off lies: its middle, its width, its height (z)."""

    centre: QPointF
    width: float
    height: float


def laid_places(scene: TableScene, view: SeatView) -> dict[Card, LaidPlace]:
    """Return the places of all cards that were laid off in the round of ``view``, by the hands as they lie.

    A card lies over the meld and under the group beside it, so that every index stays in view.
    """
    knock = next((event for event in view.history if isinstance(event, Knocked)), None)
    if knock is None:
        return {}
    found: dict[Card, LaidPlace] = {}
    on_meld: dict[int, int] = {}
    right = scene.look.layout.tray.right() - 6
    for event in view.history:
        if not isinstance(event, LaidOff) or event.meld >= len(knock.melds):
            continue
        number = on_meld[event.meld] = on_meld.get(event.meld, 0) + 1
        end = _end_of(scene, tuple(knock.melds[event.meld]), mine=knock.seat == view.seat)
        if end is not None:
            towards = -1 if knock.seat == view.seat else 1
            x = min(end.centre.x() + number * _STEP * end.width, right - end.width / 2)
            centre = QPointF(x, end.centre.y() + towards * _OUT * end.width)
            found[event.card] = LaidPlace(centre, end.width, end.height + number * 0.001)
    return found


def _end_of(scene: TableScene, meld: tuple[Card, ...], *, mine: bool) -> LaidPlace | None:
    """Return the place of the last card of ``meld`` in the own hand or in the opponent's row."""
    if mine:
        places = [place for place in scene.places.places if place.card in meld]
        if not places:
            return None
        return LaidPlace(places[-1].centre, float(scene.look.layout.card), scene.height_of(places[-1].card))
    ends = [place for card in meld if (place := scene.opponent.end_of(card)) is not None]
    if not ends:
        return None
    centre, height = max(ends, key=lambda end: end[0].x())
    return LaidPlace(centre, float(scene.look.layout.opponent_card), height)
