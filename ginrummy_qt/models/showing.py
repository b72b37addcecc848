"""How a person may show a hand on a knock: the ways that differ for the other side's layoffs, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    CardSet,
    Knock,
    Meld,
    MeldError,
    MeldKind,
    deadwood,
    showings,
)
from ginrummy_qt.models.words import card_markup, cards_markup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Arrangement, Card, SeatView

__all__ = ["MOST", "Showing", "ShowingWords", "ways_to_show"]

MOST: Final = 4
"""So many ways are offered at the most, those that leave least first. More than three hardly ever exist."""


@dataclass(frozen=True, slots=True)
class Showing:
    """One way to show a hand."""

    action: Knock | BigGin
    """The knock that shows it so."""
    way: Arrangement
    fits: tuple[Card, ...]
    """The cards that the other side may hold and could lay off at once."""
    then: tuple[Card, ...]
    """Those that would fit after them; only where ``fits`` alone does not tell this way from another."""
    marks: tuple[Meld, ...]
    """What sets this way apart: its longest meld that not every way has."""


def ways_to_show(view: SeatView, action: Knock | BigGin) -> tuple[Showing, ...]:
    """Return the ways to show the hand on ``action`` that matter, the default first; empty for no choice.

    There is no choice where nothing may be laid off (against gin, unless the rules allow it), and no way that
    would give gin away. An ``action`` that says already how to show leaves nothing to choose.
    """
    if action.melds is not None or action not in view.legal_actions:
        return ()
    kept = view.hand if isinstance(action, BigGin) else view.hand - CardSet([action.card])
    gin = deadwood(kept) == 0
    if gin and not view.rules.layoff_on_gin:
        return ()
    unseen = CardSet(ALL_CARDS) - view.hand - CardSet(view.discard_pile)
    ways = showings(kept, 0 if gin else view.knock_limit, unseen, held=view.opponent_known)[:MOST]
    if len(ways) < 2:
        return ()
    fitting = [_fitting(way.melds, unseen) for way in ways]
    return tuple(
        Showing(
            BigGin(way.melds) if isinstance(action, BigGin) else Knock(action.card, way.melds),
            way,
            fits,
            _after(way.melds, fits, unseen) if fitting.count(fits) > 1 else (),
            _marks(way, ways),
        )
        for way, fits in zip(ways, fitting, strict=True)
    )


def _grown(meld: Meld, card: Card) -> Meld | None:
    """Return ``meld`` with ``card`` laid off on it; ``None`` when it does not fit."""
    if card in meld.cards:
        return None
    try:
        return Meld.of(meld.cards | CardSet([card]))
    except MeldError:
        return None


def _fitting(melds: Sequence[Meld], unseen: CardSet) -> tuple[Card, ...]:
    return tuple(card for card in unseen if any(_grown(meld, card) for meld in melds))


def _after(melds: Sequence[Meld], fits: Sequence[Card], unseen: CardSet) -> tuple[Card, ...]:
    """Return what would fit once one of ``fits`` lies there."""
    grown = [larger for meld in melds for card in fits if (larger := _grown(meld, card))]
    return tuple(card for card in _fitting(grown, unseen) if card not in fits)


def _marks(way: Arrangement, ways: Sequence[Arrangement]) -> tuple[Meld, ...]:
    own = [meld for meld in way.melds if not all(meld in other.melds for other in ways)]
    longest = max(own, key=lambda meld: len(meld.cards), default=None)
    return () if longest is None else (longest,)


class ShowingWords(QObject):
    """The sentences about ways to show a hand; texts with markup."""

    def headline(self, ways: Sequence[Showing]) -> str:
        """Return the headline of the choice between ``ways``."""
        points = {showing.way.points for showing in ways}
        if len(points) > 1:
            return self.tr("How to show your melds")
        if points == {0}:
            return self.tr("Gin: how to show your melds")
        return self.tr("Knock with {points}: how to show your melds").format(points=points.pop())

    def difference(self, ways: Sequence[Showing], opponent: str = "") -> str:
        """Return what the ways differ in; ``opponent`` by name, unless it is just the computer."""
        points = {showing.way.points for showing in ways}
        if opponent:
            if len(points) > 1:
                text = self.tr("They differ in deadwood, and in what {name} can lay off.")
            elif len(ways) == 2:
                text = self.tr("Both leave {points}. They differ in what {name} can lay off.")
            else:
                text = self.tr("All leave {points}. They differ in what {name} can lay off.")
            return text.format(points=min(points), name=opponent)
        if len(points) > 1:
            return self.tr("They differ in deadwood, and in what the computer can lay off.")
        if len(ways) == 2:
            return self.tr("Both leave {points}. They differ in what the computer can lay off.").format(
                points=points.pop()
            )
        return self.tr("All leave {points}. They differ in what the computer can lay off.").format(
            points=points.pop()
        )

    def title(self, showing: Showing) -> str:
        """Return what sets one way apart: ``Run 7♠ – 10♠``, ``Set 7♥ 7♦ 7♣``."""
        for meld in showing.marks:
            cards = tuple(meld)
            if meld.kind is MeldKind.RUN:
                run = QCoreApplication.translate("Melds", "Run")
                return f"{run} {card_markup(cards[0])}–{card_markup(cards[-1])}"
            if len(cards) == 4:
                word = QCoreApplication.translate("Melds", "Set", "four of a kind")
            else:
                word = QCoreApplication.translate("Melds", "Set", "three of a kind")
            return f"{word} {cards_markup(cards)}"
        return self.tr("Loose cards")

    def fits(self, showing: Showing) -> str:
        """Return how many cards would fit, and which."""
        if not showing.fits:
            return self.tr("No card fits")
        text = f"{self._count(len(showing.fits))} {cards_markup(showing.fits)}"
        if showing.then:
            text += " " + self.tr("then {cards}").format(cards=cards_markup(showing.then))
        return text

    def _count(self, count: int) -> str:
        return self.tr("%n card(s) fit", "", count)
