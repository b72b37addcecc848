"""What the deadwood meter shows of a state of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models import phrases
from ginrummy_qt.models.layoff_plan import is_laying, undercut_at
from ginrummy_qt.ui.table.meter import Reading

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, SeatView

__all__ = ["reading_of"]


def reading_of(view: SeatView, selection: Card | None) -> Reading:
    """Return what the meter shows for ``view``."""
    now = phrases.deadwood_after(view, None)
    value = phrases.deadwood_after(view, selection)
    if is_laying(view):
        under = undercut_at(view)
        left = ""
        if under is not None:
            left = QCoreApplication.translate("Console", "Undercut at {points}").format(points=under)
        right = QCoreApplication.translate("Console", "now {points}").format(points=now)
        return Reading(value, now, max(0, under or 0), left, right if now > value else "")
    limit = view.knock_limit
    if limit == 0 or value == 0:
        left = QCoreApplication.translate("Buttons", "Gin")
    else:
        left = QCoreApplication.translate("Console", "Knock at {limit}").format(limit=limit)
    right = ""
    if limit == 0:  # only gin ends the round: there is no limit that one could be above
        pass
    elif value > limit:
        right = phrases.Phrases().over_limit(value - limit)
    elif now > value:
        right = QCoreApplication.translate("Console", "now {points}").format(points=now)
    return Reading(value, now, limit, left, right)
