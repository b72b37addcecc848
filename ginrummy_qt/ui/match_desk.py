"""Begins matches and takes them up, from wherever they are asked for, and takes their moves back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.engine import Player, Rules
    from ginrummy_qt.models.again import Again
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.table_page import TablePage

__all__ = ["MatchDesk"]


class MatchDesk(QObject):
    """Child of the main window. The table is there before the game tells that a match has started."""

    def __init__(
        self,
        services: Services,
        page: Callable[[], TablePage],
        at_table: Callable[[], bool],
        window: QWidget,
    ) -> None:
        """Play on what ``page`` returns, which may build it; ``at_table`` says whether it is shown."""
        super().__init__(window)
        self._services = services
        self._page = page
        self._at_table = at_table

    @property
    def _game(self) -> GameController:
        return self._services.controller

    @property
    def _by_hand(self) -> bool:
        return self._services.settings.layoffs

    # ------------------------------------------------------------------ beginning and going on

    @Slot(object, object, bool)
    def deal(self, rules: Rules, seats: tuple[Player, ...], training: bool = False) -> None:  # noqa: FBT001, FBT002
        """Begin a match that was chosen on the start page."""
        self._page().ensurePolished()  # it must be there to see the match begin
        self._services.settings.newcomer = False
        self._game.new_match(rules, seats, layoffs_by_hand=self._by_hand, training=training)

    def demonstrate(self, rules: Rules, seats: tuple[Player, ...]) -> None:
        """Let computers play alone; nothing stays of it unless it comes to its end."""
        self._page().ensurePolished()
        self._game.new_match(rules, seats, passing=True)

    @Slot(int)
    def resume(self, match_id: int) -> None:
        """Take up a match under way."""
        self._page().ensurePolished()
        self._game.resume(match_id)

    @Slot()
    def same_again(self) -> None:
        """Begin a match like the one on the table."""
        match = self._game.match
        if match is not None:
            self._game.new_match(
                match.rules,
                match.players,
                layoffs_by_hand=self._by_hand,
                training=self._game.training,
                passing=self._game.passing,
            )

    @Slot(object)
    def again(self, wanted: Again) -> None:
        """Play deals of an earlier match once more, for training."""
        self._page().ensurePolished()
        self._game.new_match(
            wanted.rules, wanted.seats, wanted.deals, layoffs_by_hand=wanted.layoffs_by_hand, training=True
        )

    @Slot()
    def play_deal_again(self) -> None:
        """Play the deal of the round on the table that is over once more, for training."""
        from ginrummy_qt.models.again import again  # noqa: PLC0415 - only when asked for

        record, match = self._game.record, self._game.match
        if record is not None and match is not None and match.round_over:
            self.again(again(record, match.round_number))

    # ------------------------------------------------------------------ taking back

    @Slot()
    def undo(self) -> None:
        """Take the last layoff, or else the last move, back."""
        if not self._at_table():
            return
        table = self._page().table
        if table.laying.can_undo:
            table.laying.undo()
        else:
            table.finish()
            self._game.undo()

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._at_table():
            self._page().table.finish()
            self._game.redo()
