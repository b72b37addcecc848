"""Looking through the discard pile: when it can be, and keeping the panel in step with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.ui.table.fan_button import FanButton
from ginrummy_qt.ui.table.pile_fan import PileFan

if TYPE_CHECKING:
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.replay import ReplayTable
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["PileView"]


class PileView(QObject):
    """Owns the panel and the button that opens it, for one table."""

    def __init__(self, table: TableView, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self.fan = PileFan(table, table.look)
        self.button = FanButton(table.viewport(), table.look)
        self.fan.take_wanted.connect(self._on_take)
        self.fan.closed.connect(table.setFocus)
        self.fan.covers.connect(self._on_covers)
        self.button.clicked.connect(self.turn)
        table.director.batch_started.connect(self.fan.close_fan)
        table.director.deal_started.connect(self._on_deal)
        table.director.batch_shown.connect(self.refresh)
        settings.changed.connect(self._on_setting)

    def connect_to(self, controller: GameController | ReplayTable) -> None:
        """Close the panel when ``controller`` begins or ends something."""
        for signal in (controller.match_started, controller.round_started, controller.cleared):
            signal.connect(self.refresh)
        for signal in (controller.curtain_wanted, controller.curtain_lifted):
            signal.connect(self.refresh)

    def why_not(self) -> str:
        """Return why the pile cannot be fanned out now, one sentence; empty when it can."""
        view = self._table.shown
        if not self._settings.shows("fan"):
            return QCoreApplication.translate("DiscardPile", "At this table only the top card is seen.")
        if view is not None and is_laying(view):
            return QCoreApplication.translate("DiscardPile", "Somebody has knocked.")
        if view is None or not view.discard_pile:
            return QCoreApplication.translate("DiscardPile", "The discard pile is empty.")
        return ""

    def turn(self, *_: object) -> None:
        """Fan the pile out, or close it; say why where it cannot be."""
        view = self._table.shown
        if self.fan.isVisible():
            self.fan.close_fan()
        elif reason := self.why_not():
            self._table.refused.emit(reason)
        elif view is not None:
            self._table.director.finish()
            self.fan.open_fan(view, self._table.presenter.company)

    def relayout(self) -> None:
        """Follow the size of the window, its language and colours."""
        self.fan.name_rows(self._table.presenter.company)
        self.fan.relayout()
        self.button.relayout()
        self.refresh_button()

    def refresh(self, *_: object) -> None:
        """Something has happened: the panel shows what was, the button may tell another count."""
        self.fan.close_fan()
        self.refresh_button()

    def refresh_button(self) -> None:
        """Show the button where there is something below the top card."""
        view, table = self._table.shown, self._table
        there = view is not None and not self.why_not() and table.table.discard.isVisible()
        count = 0 if view is None else len(view.discard_pile)
        self.button.show_count(count)
        self.button.setVisible(
            there and count > 1 and view is not None and view.result is None and not table.draw.active
        )

    def _on_deal(self, _view: object) -> None:
        self.fan.close_fan()
        self.button.hide()

    def _on_covers(self, covered: bool) -> None:  # noqa: FBT001 - a slot
        for pile in (self._table.table.stock, self._table.table.discard):
            pile.set_covered(covered)

    def _on_take(self) -> None:
        self.fan.close_fan()
        self._table.perform("take")

    def _on_setting(self, name: str) -> None:
        if name in {"fan", "table_rules"}:
            self.refresh()
