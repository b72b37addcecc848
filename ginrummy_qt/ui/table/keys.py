"""The keyboard at the table: the cursor that goes over cards and piles, and the keys that act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from ginrummy_qt.engine.cards import Card
from ginrummy_qt.ui.table.pile_item import PileKind

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ginrummy_qt.ui.table.hand import HandPlaces

__all__ = ["ACTING", "Spot", "command_for", "is_typed", "step"]

Spot = Card | PileKind
"""Where the cursor may stand: a card of the hand or a pile."""

_Key = Qt.Key
ACTING: Final = {
    _Key.Key_D: "draw",
    _Key.Key_T: "take",
    _Key.Key_P: "pass",
    _Key.Key_K: "knock",
    _Key.Key_G: "gin",
    _Key.Key_S: "sort",
    _Key.Key_H: "hint",
    _Key.Key_F: "fan",
    _Key.Key_O: "hands",
    _Key.Key_N: "skip",
    _Key.Key_Return: "press",
    _Key.Key_Enter: "press",
    _Key.Key_Space: "press",
    _Key.Key_Escape: "escape",
}
"""What the keys do that do not move the cursor."""
_MOVING: Final = {
    _Key.Key_Left: "left",
    _Key.Key_Right: "right",
    _Key.Key_Up: "up",
    _Key.Key_Down: "down",
    _Key.Key_Home: "home",
    _Key.Key_End: "end",
}


def command_for(event: QKeyEvent) -> str:
    """Return what a key means: a value of :data:`ACTING`, ``left`` … ``end``, ``shift left``, or empty."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = _Key(event.key())
    if modifiers == Qt.KeyboardModifier.ShiftModifier and key in (_Key.Key_Left, _Key.Key_Right):
        return f"shift {_MOVING[key]}"
    if modifiers != Qt.KeyboardModifier.NoModifier:
        return ""
    if key in _MOVING:
        return _MOVING[key]
    command = ACTING.get(key, "")
    return "" if event.isAutoRepeat() else command  # a key held down must not play a whole round


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key was pressed by itself: no modifier, no shortcut of a menu, not held down."""
    others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    others |= Qt.KeyboardModifier.MetaModifier
    modifiers = (_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta)
    return not event.isAutoRepeat() and not event.modifiers() & others and event.key() not in modifiers


def step(places: HandPlaces, at: Spot | None, way: str) -> Spot | None:
    """Return where the cursor goes from ``at`` by ``left``, ``right``, ``up``, ``down``, ``home`` or ``end``.

    The rows are the piles on top and the one or two rows of the hand below. Without a cursor, going left
    begins at the right end.
    """
    cards = [place.card for place in places.places]
    if isinstance(at, PileKind):
        if way in ("left", "home"):
            return PileKind.STOCK
        if way in ("right", "end"):
            return PileKind.DISCARD
        if way == "down" and cards:
            upper = [place.card for place in places.places if place.row == places.places[0].row]
            return upper[0] if at is PileKind.STOCK else upper[-1]
        return at
    if not cards:
        return PileKind.STOCK
    if at is None or at not in cards:
        return cards[-1] if way in ("left", "end") else PileKind.STOCK if way == "up" else cards[0]
    index = cards.index(at)
    if way in ("left", "right"):
        return cards[max(0, min(len(cards) - 1, index + (1 if way == "right" else -1)))]
    if way in ("home", "end"):
        return cards[0 if way == "home" else -1]
    return _other_row(places, index, way)


def _other_row(places: HandPlaces, index: int, way: str) -> Spot:
    here = places.places[index]
    rows = sorted({place.row for place in places.places})
    position = rows.index(here.row) + (1 if way == "down" else -1)
    if position < 0:
        middle = (places.places[0].centre.x() + places.places[-1].centre.x()) / 2
        return PileKind.STOCK if here.centre.x() < middle else PileKind.DISCARD
    if position >= len(rows):
        return here.card
    near = [place for place in places.places if place.row == rows[position]]
    return min(near, key=lambda place: abs(place.centre.x() - here.centre.x())).card
