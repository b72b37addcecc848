"""The table in words, for those who hear it: what lies where, and what can be done with it.

Plain text in the language that is installed now; the words of the parts come from the neighbouring modules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine import Discard, Draw, TakeDiscard
from ginrummy_qt.engine.melds import MeldKind
from ginrummy_qt.models.layoff_plan import is_laying, melds_for
from ginrummy_qt.models.phrases import deadwood_after, why_not
from ginrummy_qt.models.words import card_name

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, SeatView
    from ginrummy_qt.engine.melds import Meld
    from ginrummy_qt.models.words import Names

__all__ = [
    "CardSigns",
    "card_signs",
    "discard_description",
    "discard_name",
    "hand_name",
    "layoff_name",
    "meld_name",
    "stock_description",
    "stock_name",
]


class SpokenNumbers(QObject):
    """The words with a number in them: lupdate finds plural forms only in an object's own ``tr``."""

    def cards(self, count: int) -> str:
        """Return ``10 cards``."""
        return self.tr("%n card(s)", "", count)


@dataclass(frozen=True, slots=True)
class CardSigns:
    """What the table shows on and around one card of the own hand."""

    number: int
    """Its place from the left, from 1."""
    count: int
    """Of how many."""
    meld: MeldKind | None = None
    """Of which kind of meld it is part; ``None``: of none, or that is not shown."""
    meld_size: int = 3
    left: int | None = None
    """The deadwood after throwing it, if that is shown."""
    locked: bool = False
    """Whether it was just taken and may not be thrown."""
    selected: bool = False
    new: bool = False
    hinted: bool = False


def card_signs(view: SeatView, card: Card, signs: CardSigns) -> str:
    """Return what is said of ``card`` after its name: ``4 of 11, in a run, deadwood 14 if thrown``."""
    parts = [
        QCoreApplication.translate("Spoken", "{number} of {count}", "place of a card in the hand").format(
            number=signs.number, count=signs.count
        )
    ]
    if signs.meld is MeldKind.RUN:
        parts.append(QCoreApplication.translate("Spoken", "in a run"))
    elif signs.meld is MeldKind.SET:
        parts.append(
            QCoreApplication.translate("Spoken", "in a set", "three of a kind")
            if signs.meld_size == 3
            else QCoreApplication.translate("Spoken", "in a set", "four of a kind")
        )
    if is_laying(view):
        if melds_for(view, card):
            parts.append(QCoreApplication.translate("Spoken", "can be laid off"))
    elif signs.locked:
        parts.append(QCoreApplication.translate("Spoken", "locked: just taken"))
    elif signs.left is not None:
        parts.append(
            QCoreApplication.translate("Spoken", "deadwood {points} if thrown").format(points=signs.left)
        )
    if signs.selected:
        parts.append(QCoreApplication.translate("Spoken", "selected"))
    if signs.new:
        parts.append(QCoreApplication.translate("Spoken", "new"))
    if signs.hinted:
        parts.append(QCoreApplication.translate("Spoken", "recommended"))
    return ", ".join(parts)


def hand_name(view: SeatView, seat: int, me: int | None, names: Names, count: int) -> str:
    """Return the name of a hand with the number of its cards.

    Args:
        view: Of the seat at the bottom.
        seat: The table's seat whose hand it is.
        me: The table's seat that is addressed as "you"; ``None``: neither is.
        names: Of the table's seats; ``None``: the other one is the computer.
        count: How many cards it has.
    """
    if seat == me or (names is None and seat == view.seat):
        text = QCoreApplication.translate("Spoken", "Your hand: {cards}")
    elif names is None:
        text = QCoreApplication.translate("Spoken", "The computer’s hand: {cards}")
    else:
        text = QCoreApplication.translate("Spoken", "{name}’s hand: {cards}")
    return text.format(name="" if names is None else names[seat], cards=SpokenNumbers().cards(count))


def stock_name(count: int) -> str:
    """Return the name of the stock with the number of its cards."""
    return QCoreApplication.translate("Spoken", "Stock: {cards}").format(cards=SpokenNumbers().cards(count))


def stock_description(view: SeatView, names: Names) -> str:
    """Return what pressing the stock does, or why nothing."""
    if Draw() in view.legal_actions:
        return QCoreApplication.translate("Spoken", "Press to draw (D)")
    return why_not(Draw(), view, names)


def discard_name(count: int, top: Card | None) -> str:
    """Return the name of the discard pile with what lies on it (``None``: face down) and how many."""
    if not count:
        return QCoreApplication.translate("Spoken", "Discard pile: empty")
    shown = QCoreApplication.translate("Spoken", "a card face down") if top is None else card_name(top)
    return QCoreApplication.translate("Spoken", "Discard pile: {card}, {cards}").format(
        card=shown, cards=SpokenNumbers().cards(count)
    )


def discard_description(view: SeatView, selection: Card | None, names: Names) -> str:
    """Return what pressing the discard pile does with ``selection`` as the selected card, or why nothing."""
    if selection is not None and Discard(selection) in view.legal_actions:
        return QCoreApplication.translate("Spoken", "Press to throw the {card}").format(
            card=card_name(selection)
        )
    if TakeDiscard() in view.legal_actions:
        return QCoreApplication.translate("Spoken", "Press to take it (T)")
    return why_not(TakeDiscard(), view, names)


def meld_name(meld: Meld) -> str:
    """Return a meld with its cards: ``Run: five of spades, six of spades, seven of spades``."""
    if meld.kind is MeldKind.RUN:
        kind = QCoreApplication.translate("Melds", "Run")
    elif len(meld) == 3:
        kind = QCoreApplication.translate("Melds", "Set", "three of a kind")
    else:
        kind = QCoreApplication.translate("Melds", "Set", "four of a kind")
    return f"{kind}: {', '.join(map(card_name, meld))}"


def layoff_name(card: Card, meld: Meld) -> str:
    """Return what a place for ``card`` on ``meld`` does when it is pressed."""
    return QCoreApplication.translate("Spoken", "Lay off the {card} on: {meld}").format(
        card=card_name(card), meld=meld_name(meld)
    )


def left_if_thrown(view: SeatView, card: Card) -> int | None:
    """Return the deadwood after throwing ``card``; ``None`` while nothing is to be thrown."""
    if not view.my_turn or len(view.hand) != 11:
        return None
    return deadwood_after(view, card)
