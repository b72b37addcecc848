"""What lies in the discard pile, in order, and who threw it: what anybody at the table has seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine.actions import Discarded
from ginrummy_qt.models.words import card_name

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.words import Names

__all__ = ["PileWords", "Thrown", "thrown", "thrown_text"]


@dataclass(frozen=True, slots=True)
class Thrown:
    """A card of the pile."""

    card: Card
    seat: int | None
    """The table's seat that threw it; ``None``: it was turned up at the deal."""


def thrown(view: SeatView) -> tuple[Thrown, ...]:
    """Return the discard pile in ``view``, the first throw first; cards that were taken are not in it."""
    by = {event.card: event.seat for event in view.history if isinstance(event, Discarded)}
    return tuple(Thrown(card, by.get(card)) for card in view.discard_pile)


def thrown_text(each: Thrown, view: SeatView, names: Names, *, watching: bool = False) -> str:
    """Return ``each`` in words: ``king of clubs, thrown by you``.

    Args:
        each: The card.
        view: Of the seat at the bottom.
        names: Of the table's seats; ``None``: the other one is the computer.
        watching: Whether nobody at the screen plays, so that nobody is addressed.
    """
    card = card_name(each.card)
    if each.seat is None:
        return QCoreApplication.translate("DiscardPile", "{card}, turned up at the deal").format(card=card)
    if each.seat == view.seat and not watching:
        return QCoreApplication.translate("DiscardPile", "{card}, thrown by you").format(card=card)
    if names is None:
        return QCoreApplication.translate("DiscardPile", "{card}, thrown by the computer").format(card=card)
    return QCoreApplication.translate("DiscardPile", "{card}, thrown by {name}").format(
        card=card, name=names[each.seat]
    )


class PileWords(QObject):
    """The words with a number in them."""

    def title(self, count: int) -> str:
        """Return ``Discard pile, 15 cards``."""
        return self.tr("Discard pile, %n card(s)", "", count)

    def button(self, count: int) -> str:
        """Return what the button that opens the pile says."""
        return self.tr("Look through the discard pile: %n card(s) (F)", "", count)
