"""Why entries of the menus of the main window can do nothing just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.models.seats import persons
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.menus import TableKey

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.models.game_state import GameState
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.table_page import TablePage

__all__ = ["again_reason", "round_reasons", "taking_back_reasons"]

_MOVES = (TableKey.DRAW, TableKey.TAKE, TableKey.PASS, TableKey.DISCARD, TableKey.KNOCK)


def round_reasons(services: Services, page: TablePage | None) -> Mapping[str, Why | str]:
    """Return by :class:`TableKey` why entries of the menu of the round do nothing on ``page``, if on any."""
    if page is None:
        return dict.fromkeys((*_MOVES, TableKey.SKIP), Why.NO_MATCH)
    game, table = services.controller, page.table
    skip = {} if game.watching else {TableKey.SKIP: Why.PLAYING}
    if page.sheet_open:
        return dict.fromkeys((*_MOVES, TableKey.SKIP), Why.CLOSE_FIRST) | skip
    return {**table.choice.reasons(table.presenter.company.names), **skip}


def taking_back_reasons(game: GameState, *, at_table: bool) -> tuple[Why | None, Why | None]:
    """Return why no move can be taken back, and why none can be done again."""
    if not at_table:
        return Why.NO_MATCH, Why.NO_MATCH
    if not game.training:
        return Why.NOT_TRAINING, Why.NOT_TRAINING
    return None if game.can_undo else Why.NO_MOVE, None if game.can_redo else Why.NOTHING_TAKEN_BACK


def again_reason(game: GameState) -> Why | None:
    """Return why the deal on the table cannot be played once more, for training."""
    if game.match is None:
        return Why.NO_MATCH
    if not persons(game.seats):
        return Why.NOBODY_PLAYS
    return None if game.match.round_over else Why.NOT_OVER
