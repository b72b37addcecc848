"""Has the pictures of cards ready before they move: no SVG is read, and none drawn, in a frame of motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from ginrummy_qt.engine.actions import Knocked, Shown
from ginrummy_qt.engine.cards import ALL_CARDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["ReadyFaces", "cards_of"]


class ReadyFaces(QObject):
    """Looks ahead for the director of ``scene``. Without motion it does nothing."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._learned = False
        scene.look.faces.changed.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._learned = False

    def learn_the_deck(self) -> None:
        """Have all drawings read while nothing moves: any of them may turn up next."""
        look = self._scene.look
        if not self._learned and self._scene.travel.factor:
            self._learned = True
            look.faces.learn(look.layout.card, look.ratio, (None, *ALL_CARDS))

    def draw_ahead(self, cards: Iterable[Card | None]) -> None:
        """Make the pictures that are about to move, in both sizes; what else is wanted waits meanwhile."""
        look = self._scene.look
        if not self._scene.travel.factor:
            return
        look.faces.hold(True)
        for card in cards:
            look.faces.pixmap(card, look.layout.card, look.ratio)
            look.faces.pixmap(card, round(look.layout.opponent_card), look.ratio)

    def rest(self) -> None:
        """Nothing moves any more: go on with what waits."""
        self._scene.look.faces.hold(False)


def cards_of(events: Iterable[Event]) -> list[Card]:
    """Return every card that is seen in ``events``."""
    cards: list[Card] = []
    for event in events:
        card = getattr(event, "card", None) or getattr(event, "discard", None)
        cards += () if card is None else (card,)
        if isinstance(event, Knocked | Shown):
            cards += (card for meld in event.melds for card in meld)
            cards += event.deadwood
    return cards
