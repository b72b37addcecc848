"""Who deals, and why: the sentences of a draw for the first deal.

Texts with markup as in :mod:`ginrummy_qt.models.words`, in the language that is installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import FirstDealer
from ginrummy_qt.models.words import SEPARATOR, card_markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import DealerDraw

__all__ = ["draw_again", "draw_result", "draw_rule"]


def draw_rule(how: FirstDealer) -> str:
    """Return what decides the draw, while the cards are on their way; empty when nothing is drawn."""
    return {
        FirstDealer.LOW_CARD: QCoreApplication.translate("Dealing", "The lower card deals"),
        FirstDealer.HIGH_CARD: QCoreApplication.translate("Dealing", "The higher card deals"),
    }.get(how, "")


def draw_again(sides: int = 2) -> str:
    """Return what happens after a draw of equal ranks between so many ``sides``."""
    if sides > 2:
        return QCoreApplication.translate("Dealing", "Equal cards: all draw again")
    return QCoreApplication.translate("Dealing", "Equal cards: both draw again")


def draw_result(draw: DealerDraw, me: int | None, names: Sequence[str] = ()) -> str:
    """Return who drew what in the draw that decided, and who deals; empty without cards.

    Args:
        draw: The draw.
        me: The side that is addressed as "you"; ``None``: none is.
        names: Of the sides; empty: a person, ``me``, and the computer.
    """
    if not draw.cards:
        return ""
    last = draw.cards[-1]
    if names or me is None:
        drawn = SEPARATOR.join(f"{name} {card_markup(card)}" for name, card in zip(names, last, strict=True))
        if draw.dealer == me and len(names) > 2:
            return QCoreApplication.translate("Dealing", "{cards}: *you deal*").format(cards=drawn)
        text = QCoreApplication.translate("Dealing", "{cards}: *the deal goes to {name}*")
        return text.format(cards=drawn, name=names[draw.dealer])
    if draw.dealer == me:
        text = QCoreApplication.translate(
            "Dealing", "You drew the {mine}, the computer the {other}: *you deal*"
        )
    else:
        text = QCoreApplication.translate(
            "Dealing", "You drew the {mine}, the computer the {other}: *the computer deals*"
        )
    return text.format(mine=card_markup(last[me]), other=card_markup(last[1 - me]))
