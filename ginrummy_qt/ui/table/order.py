"""The order of the hand: the next way to sort it, and an order of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ginrummy_qt.ui.table.hand import SORTS

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.director import Director
    from ginrummy_qt.ui.table.link import GameLink
    from ginrummy_qt.ui.table.presenter import Presenter
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["SORT_MS", "HandOrder"]

SORT_MS = 180
"""How long the hand takes to change its order."""


class HandOrder(QObject):
    """Puts the cards of the hand in the order that the settings ask for."""

    def __init__(
        self, settings: Settings, scene: TableScene, director: Director, presenter: Presenter, link: GameLink
    ) -> None:
        super().__init__(scene)
        self._settings = settings
        self._scene = scene
        self._director = director
        self._presenter = presenter
        self._link = link

    def next(self) -> None:
        """Sort another way."""
        self._director.finish()
        self._settings.sort = SORTS[(SORTS.index(self._scene.sort) + 1) % len(SORTS)]

    def set_own(self, order: tuple[Card, ...]) -> None:
        """Keep the hand in this order."""
        self._scene.own_order = list(order)
        if self._settings.sort == "own":
            self.sort()
        else:
            self._settings.sort = "own"

    def sort(self) -> None:
        """Bring the cards to their places, unless something is being played: its end does that."""
        view = self._link.view
        if view is None or self._director.busy:
            return
        self._scene.plan_for(view.hand)
        self._scene.move_hand(SORT_MS)
        self._scene.show_plates(view)
        self._presenter.show_states()
