"""The menus keep step with the game: what would do something now is enabled, the rest says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from ginrummy_qt.ui.menu_reasons import again_reason, round_reasons, taking_back_reasons

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.ui.menus import Menus
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.table_page import TablePage

__all__ = ["MenuDesk"]


class MenuDesk(QObject):
    """Lets the menus of the main window follow what is on the table, and takes their keys there."""

    def __init__(
        self, services: Services, menus: Menus, at_table: Callable[[], TablePage | None], parent: QObject
    ) -> None:
        """Follow what ``at_table`` gives: the page of the table while it is to be seen, else ``None``."""
        super().__init__(parent)
        self._services = services
        self._menus = menus
        self._at_table = at_table
        menus.table_wanted.connect(self._on_table_key)
        menus.round.aboutToShow.connect(self.open_round)
        menus.round.aboutToHide.connect(self._on_round_closed)

    @Slot(str)
    def _on_table_key(self, name: str) -> None:
        page = self._at_table()
        if page is not None and not page.sheet_open:
            page.table.perform(name)

    @Slot()
    def open_round(self) -> None:
        """Enable in the menu of the round what would do something; the keys explain why the rest does not."""
        self._menus.show_possible(round_reasons(self._services, self._at_table()))

    @Slot()
    def _on_round_closed(self) -> None:
        self._menus.show_at_table(playing=self._at_table() is not None)

    @Slot()
    def follow_game(self) -> None:
        """Enable what can be taken back, done again or played once more."""
        game = self._services.controller
        at_table = self._at_table() is not None
        self._menus.show_taking_back(*taking_back_reasons(game, at_table=at_table))
        self._menus.show_again(again_reason(game))
