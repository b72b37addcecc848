"""Who deals, and why: the sentences of a draw for the first deal.

Texts with markup as in :mod:`ginrummy_qt.models.words`, in the language that is installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import FirstDealer
from ginrummy_qt.models.words import card_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import DealerDraw

__all__ = ["draw_again", "draw_result", "draw_rule"]


def draw_rule(how: FirstDealer) -> str:
    """Return what decides the draw, while the cards are on their way; empty when nothing is drawn."""
    return {
        FirstDealer.LOW_CARD: QCoreApplication.translate("Dealing", "The lower card deals"),
        FirstDealer.HIGH_CARD: QCoreApplication.translate("Dealing", "The higher card deals"),
    }.get(how, "")


def draw_again() -> str:
    """Return what happens after a draw of equal ranks."""
    return QCoreApplication.translate("Dealing", "Equal cards: both draw again")


def draw_result(draw: DealerDraw, me: int) -> str:
    """Return who drew what in the draw that decided, and who deals; empty without cards."""
    if not draw.cards:
        return ""
    last = draw.cards[-1]
    if draw.dealer == me:
        text = QCoreApplication.translate(
            "Dealing", "You drew the {mine}, the computer the {other}: *you deal*"
        )
    else:
        text = QCoreApplication.translate(
            "Dealing", "You drew the {mine}, the computer the {other}: *the computer deals*"
        )
    return text.format(mine=card_markup(last[me]), other=card_markup(last[1 - me]))
