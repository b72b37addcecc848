"""The order of the own hand: the next sort mode, and an order of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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

SORT_MS: Final = 180
"""How long the cards take to their places in a new order."""


class HandOrder(QObject):
    """Changes the order of the hand on the table; the sort mode itself is a setting."""

    def __init__(
        self, settings: Settings, scene: TableScene, director: Director, presenter: Presenter, link: GameLink
    ) -> None:
        super().__init__(scene)
        self._settings = settings
        self._scene = scene
        self._director = director
        self._presenter = presenter
        self._link = link

    def go_on(self) -> None:
        """Sort the hand in the next way."""
        self._director.finish()
        self._settings.sort = SORTS[(SORTS.index(self._scene.sort) + 1) % len(SORTS)]

    def take(self, order: tuple[Card, ...]) -> None:
        """Put the hand in an ``order`` of the person's own."""
        self._scene.own_order = list(order)
        if self._settings.sort == "own":
            self.apply()
        else:
            self._settings.sort = "own"

    def apply(self) -> None:
        """Bring the cards to their places in the order that is in force."""
        view = self._link.view
        if view is None or self._director.busy:
            return
        self._scene.plan_for(view.hand)
        self._scene.move_hand(SORT_MS)
        self._scene.show_plates(view)
        self._presenter.show_states()
