"""What a dragged card does where it is let go: it finds its place in the hand, is laid off, or is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ginrummy_qt.engine.actions import LayOff
from ginrummy_qt.ui.table.hand_order import SORT_MS

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.ui.table.drag import Dropped
    from ginrummy_qt.ui.table.hand_order import HandOrder
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["Drops"]


class Drops(QObject):
    """Child of the table."""

    def __init__(self, view: TableView, order: HandOrder) -> None:
        super().__init__(view)
        self._view = view
        self._order = order

    def take(self, dropped: Dropped, card: Card | None) -> None:
        """``card``, or one from a pile, has been ``dropped``."""
        view, scene = self._view, self._view.table
        view.presenter.air.refresh()
        if dropped.order is not None and card is not None:
            item = scene.hand[card]
            item.set_lifted(False)
            scene.land(item)
            self._order.take(dropped.order)
            if view.director.busy:  # something is being played: the hand is put in order at its end
                scene.move_hand(SORT_MS)
        elif isinstance(dropped.action, LayOff):
            view.laying.lay_on(dropped.action)
        elif dropped.action is not None:
            before = view.shown
            view.choice.try_action(dropped.action)
            if view.shown is before and not view.director.busy:  # not done after all
                if before is not None:
                    scene.reconcile(before)
                view.presenter.air.refresh()
        view.presenter.show_states()
