"""The score sheet of the match on the table, to take along: copied, printed, saved as a PDF file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ginrummy_qt.models.paper import Paper
    from ginrummy_qt.ui.menus import Menus
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.sheet_export import SheetExport

__all__ = ["SheetDesk"]


class SheetDesk(QObject):
    """Child of the main window; does what the menu of the match offers for its sheet."""

    def __init__(self, services: Services, menus: Menus, window: QWidget) -> None:
        """Serve ``menus``; dialogs belong to ``window``."""
        super().__init__(window)
        self._services = services
        self._menus = menus
        self._window = window
        self._export: SheetExport | None = None
        menus.copy_wanted.connect(self._on_copy)
        menus.print_wanted.connect(self._on_print)
        menus.pdf_wanted.connect(self._on_save)

    @property
    def export(self) -> SheetExport:
        """What can be done with the sheet."""
        if self._export is None:
            from ginrummy_qt.ui.sheet_export import SheetExport  # noqa: PLC0415 - only when asked for

            self._export = SheetExport(self._window, self.paper)
        return self._export

    def paper(self) -> Paper | None:
        """Return the sheet as it stands; ``None`` without a match."""
        from ginrummy_qt.models.paper import match_paper  # noqa: PLC0415 - only when asked for

        game = self._services.controller
        return None if game.match is None else match_paper(game.match, game.reader, game.day)

    def offer(self, *, at_table: bool) -> None:
        """Offer the sheet once a round of the match on the table is on it."""
        match = self._services.controller.match if at_table else None
        self._menus.show_sheet(there=match is not None and (match.round_number > 1 or match.round_over))

    @Slot()
    def _on_copy(self) -> None:
        self.export.copy()

    @Slot()
    def _on_print(self) -> None:
        self.export.print_sheet()

    @Slot()
    def _on_save(self) -> None:
        self.export.save_pdf()
