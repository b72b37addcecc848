"""What menus, buttons, keys and screen readers have the table do, by name or by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.hand_order import HandOrder
    from ginrummy_qt.ui.table.keys import Spot
    from ginrummy_qt.ui.table.link import GameLink
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["Commands"]


class Commands(QObject):
    """Child of the table. A command ends a drag and what moves; during the draw for the deal it goes on."""

    def __init__(self, view: TableView, settings: Settings, link: GameLink, order: HandOrder) -> None:
        super().__init__(view)
        self._view = view
        self._settings = settings
        self._link = link
        self._order = order

    def perform(self, name: str) -> None:
        """Do what is called ``name``: draw, take, pass, discard, knock, gin, sort, hint, skip, fan, hands."""
        view = self._view
        if not self._ready():
            return
        if name == "sort":
            self._order.go_on()
        elif name == "hint":
            self.ask_hint()
        elif name == "skip":
            self._link.skip()
        elif name == "fan":
            view.pile.turn()
        elif name == "hands":
            if view.table.watching:
                self._settings.both_hands = not self._settings.both_hands
        else:
            view.choice.perform(name)

    def press_spot(self, spot: Spot) -> None:
        """Do what a press of Enter does with the cursor at ``spot``."""
        if self._ready():
            self._view.choice.press_at(spot)

    def ask_hint(self) -> None:
        """Say that a hint is wanted, unless the person plays without."""
        if self._link.view is not None and self._settings.shows("hints"):
            self._view.hint_wanted.emit(self._link.view)

    def _ready(self) -> bool:
        """End what moves; return whether the command counts, or was meant for the draw for the deal."""
        view = self._view
        view.cancel_drag()
        if view.draw.active:
            view.draw.go_on()
            return False
        view.director.finish()
        return True
