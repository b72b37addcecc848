"""Introduces everybody: who is at the table that is shown, who is not, and what they have just done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.event_words import event_text
from ginrummy_qt.models.words import SEPARATOR
from ginrummy_qt.ui.table.company import Company
from ginrummy_qt.ui.table.second_table import TableNews
from ginrummy_qt.ui.table.watching import last_words, latest_turn

if TYPE_CHECKING:
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.game_state import GameState
    from ginrummy_qt.ui.table.presenter import Presenter
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["introduce", "latest_words"]


def introduce(game: GameState, presenter: Presenter, scene: TableScene, view: SeatView | None) -> None:
    """Tell ``presenter`` who sits where in ``game``; ``view`` is what the table goes by, if anything."""
    match, table = game.match, game.table
    if match is None or table is None:
        return
    presenter.company = presenter.console.company = Company.of(game)
    scene.board.names = presenter.company.names
    presenter.sides = match.side_of(table.seats[0]), match.side_of(table.seats[1])
    others = game.others
    presenter.news = TableNews.of(game, others[0]) if others and game.curtain is None else None
    said = ""
    if view is not None and view.result is not None and not match.round_over:
        said = QCoreApplication.translate("GameLink", "The second table is still playing …")
    elif view is not None and game.watching and view.result is None:
        said = last_words(view, game.table_names, game.table_reader)
    presenter.console.said = game.caption or said


def latest_words(game: GameState, view: SeatView) -> str:
    """Return what the other side did while this one did not look; empty when the round is over."""
    if view.result is not None:
        return ""
    names, me = game.table_names, game.table_reader
    said = (event_text(event, me, names) for event in latest_turn(view))
    return SEPARATOR.join(text for text in said if text)
