"""The sentences of the table: prompts, reasons, what happened, results.

Markup as in :mod:`ginrummy_qt.models.words`: ``{7h}`` is drawn as a small card, ``*…*`` is emphasised.
``me`` is the seat of the person who reads. Everything is in the language that is installed now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ginrummy_qt.engine import (
    BigGin,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    TakeDiscard,
    deadwood,
)
from ginrummy_qt.models.layoff_words import layoff_prompt, layoff_reason
from ginrummy_qt.models.words import SEPARATOR, card_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, Card, SeatView
    from ginrummy_qt.models.words import Names

__all__ = [
    "Prompt",
    "deadwood_after",
    "knock_button",
    "knock_reason",
    "may_knock",
    "prompt",
    "throw_reason",
    "why_not",
]


class Phrases(QObject):
    """The sentences with a number in them: lupdate finds plural forms only in an object's own ``tr``."""

    def turns(self, count: int) -> str:
        """Return ``11 turns``."""
        return self.tr("%n turn(s)", "", count)

    def points(self, count: int) -> str:
        """Return ``6 points``."""
        return self.tr("%n point(s)", "", count)

    def too_many(self, over: int) -> str:
        """Return what a hand is above the knock limit, in words that follow a number of points."""
        return self.tr("%n point(s) too many to knock", "", over)

    def over_limit(self, over: int) -> str:
        """Return the meter's words above the limit."""
        return self.tr("%n over the limit", "", over)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the line above the hand says: ``text``, and a ``short`` form for a narrow window."""

    text: str
    short: str


def deadwood_after(view: SeatView, card: Card | None) -> int:
    """Return the deadwood of the hand in ``view``, without ``card`` if one is given."""
    return deadwood(view.hand) if card is None else deadwood(card_out(view, card))


def card_out(view: SeatView, card: Card) -> frozenset[Card]:
    """Return the hand in ``view`` without ``card``."""
    return frozenset(held for held in view.hand if held is not card)


def prompt(
    view: SeatView,
    selection: Card | None,
    names: Names = None,
    *,
    watching: bool = False,
    counted: bool = True,
) -> Prompt:
    """Return the prompt of the state in ``view`` with ``selection`` as the card that might be thrown.

    Args:
        view: Of the seat at the bottom.
        selection: The card that might be thrown.
        names: Of the table's seats; ``None``: the other one is the computer.
        watching: Whether nobody at the screen plays here, so that nobody is addressed.
        counted: Whether deadwood is counted for the person.
    """
    if view.phase is Phase.OVER:
        return Prompt("", "")
    if view.turn != view.seat or watching:
        text = (
            QCoreApplication.translate("Prompts", "The computer’s turn")
            if names is None
            else QCoreApplication.translate("Prompts", "{name}’s turn").format(name=names[view.turn])
        )
        return Prompt(text, text)
    if view.phase is Phase.LAYOFF:
        return Prompt(*layoff_prompt(view, selection))
    top = card_markup(view.discard_pile[-1]) if view.discard_pile else ""
    if view.phase is Phase.UPCARD:
        text = QCoreApplication.translate("Prompts", "Take the {card} or pass").format(card=top)
        return Prompt(text, text)
    if view.phase is Phase.LAST and not _has_eleven(view):
        return Prompt(
            QCoreApplication.translate("Prompts", "Last discard: take the {card} to knock, or pass").format(
                card=top
            ),
            QCoreApplication.translate("Prompts", "Knock with the {card} or pass").format(card=top),
        )
    if view.phase is Phase.DRAW:
        return _draw_prompt(view, top)
    return _discard_prompt(view, selection, counted=counted)


def _has_eleven(view: SeatView) -> bool:
    """Whether the card of this turn is in the hand: after taking the last discard the phase stays LAST."""
    return len(view.hand) == 11


def _draw_prompt(view: SeatView, top: str) -> Prompt:
    if TakeDiscard() in view.legal_actions:
        return Prompt(
            QCoreApplication.translate("Prompts", "Your turn: draw from the stock or take the {card}").format(
                card=top
            ),
            QCoreApplication.translate("Prompts", "Draw or take the {card}").format(card=top),
        )
    return Prompt(
        QCoreApplication.translate("Prompts", "Your turn: draw from the stock"),
        QCoreApplication.translate("Prompts", "Draw from the stock"),
    )


def _discard_prompt(view: SeatView, selection: Card | None, *, counted: bool) -> Prompt:
    if BigGin() in view.legal_actions:
        text = QCoreApplication.translate("Prompts", "All eleven cards are in melds: *big gin*")
        return Prompt(text, QCoreApplication.translate("Prompts", "*Big gin*"))
    if selection is None:
        text = QCoreApplication.translate("Prompts", "Your turn: throw a card")
        short = QCoreApplication.translate("Prompts", "Throw a card")
        knocks = [action.card for action in view.legal_actions if isinstance(action, Knock)]
        if not knocks or not counted:
            return Prompt(text, short)
        tail = SEPARATOR + _knock_tail(min(deadwood_after(view, card) for card in knocks))
        return Prompt(text + tail, short + tail)
    card = card_markup(selection)
    if selection is view.just_taken and Discard(selection) not in view.legal_actions:
        return Prompt(
            QCoreApplication.translate(
                "Prompts", "{card} was just taken: it stays until your next turn"
            ).format(card=card),
            QCoreApplication.translate("Prompts", "{card} was just taken").format(card=card),
        )
    if not counted:
        text = QCoreApplication.translate("Prompts", "Throw {card}, or knock with it").format(card=card)
        return Prompt(text, QCoreApplication.translate("Prompts", "Throw {card} or knock").format(card=card))
    points = deadwood_after(view, selection)
    text = QCoreApplication.translate("Prompts", "Throw {card}: *deadwood {points}*").format(
        card=card, points=points
    )
    short = QCoreApplication.translate("Prompts", "Throw {card}: *{points}*").format(card=card, points=points)
    if Knock(selection) not in view.legal_actions:
        return Prompt(text, short)
    tail = SEPARATOR + _knock_tail(points)
    return Prompt(text + tail, short + tail)


def _knock_tail(points: int) -> str:
    """Return what a prompt adds when a knock with ``points`` of deadwood is legal."""
    if points == 0:
        return QCoreApplication.translate("Prompts", "*gin*")
    return QCoreApplication.translate("Prompts", "you can knock")


def may_knock(view: SeatView, selection: Card | None, *, counted: bool = True) -> bool:
    """Return whether the knock button does something: with ``selection``, or without one with any card.

    Where deadwood is not ``counted`` for the person, nothing happens without a selection.
    """
    if BigGin() in view.legal_actions:
        return True
    if selection is not None:
        return Knock(selection) in view.legal_actions
    return counted and any(isinstance(action, Knock) for action in view.legal_actions)


def knock_button(view: SeatView, selection: Card | None, *, counted: bool = True) -> str:
    """Return the words on the knock button: ``Knock``, if ``counted`` ``Knock 8``, ``Gin`` or ``Big gin``."""
    if BigGin() in view.legal_actions:
        return QCoreApplication.translate("Buttons", "Big gin")
    if counted and selection is not None and Knock(selection) in view.legal_actions:
        points = deadwood_after(view, selection)
        if points == 0:
            return QCoreApplication.translate("Buttons", "Gin")
        return QCoreApplication.translate("Buttons", "Knock {points}").format(points=points)
    if view.knock_limit == 0:
        return QCoreApplication.translate("Buttons", "Gin")
    return QCoreApplication.translate("Buttons", "Knock")


def knock_reason(view: SeatView, selection: Card | None, names: Names = None, *, counted: bool = True) -> str:
    """Return why the knock button is disabled; empty when it is not. ``counted`` as in :func:`prompt`."""
    if view.phase is Phase.OVER:
        return QCoreApplication.translate("Reasons", "The round is over.")
    if view.turn != view.seat:
        return _others_turn(view, names)
    if view.phase is Phase.LAYOFF:
        return layoff_reason()
    if not _has_eleven(view):
        return _on_offer(view) or QCoreApplication.translate(
            "Reasons", "Draw a card first: a knock comes with the discard."
        )
    if may_knock(view, selection, counted=counted):
        return ""
    if selection is None:
        return _no_throw_knocks(view) if counted else throw_reason()
    points = deadwood_after(view, selection)
    if points > view.knock_limit and not counted:
        return QCoreApplication.translate("Reasons", "Your deadwood is above the knock limit.")
    if points > view.knock_limit == 0:
        return QCoreApplication.translate("Reasons", "Deadwood {points}: only gin ends the round.").format(
            points=points
        )
    if points > view.knock_limit:
        return QCoreApplication.translate("Reasons", "Deadwood {points}: {too_many}.").format(
            points=points, too_many=Phrases().too_many(points - view.knock_limit)
        )
    return _just_taken()


def _no_throw_knocks(view: SeatView) -> str:
    """Return why no throw allows a knock: what the best of them leaves."""
    thrown = [action.card for action in view.legal_actions if isinstance(action, Discard)]
    points = min((deadwood_after(view, card) for card in thrown), default=0)
    if points <= view.knock_limit:
        return throw_reason()
    if view.knock_limit == 0:
        return QCoreApplication.translate(
            "Reasons", "The best throw leaves {points}: only gin ends the round."
        ).format(points=points)
    return QCoreApplication.translate("Reasons", "The best throw leaves {points}: {too_many}.").format(
        points=points, too_many=Phrases().too_many(points - view.knock_limit)
    )


def throw_reason() -> str:
    """Return why nothing is thrown although a card is to be: none is selected."""
    return QCoreApplication.translate("Reasons", "Select the card to throw first.")


def _others_turn(view: SeatView, names: Names) -> str:
    if names is None:
        return QCoreApplication.translate("Reasons", "It is the computer’s turn.")
    return QCoreApplication.translate("Reasons", "It is {name}’s turn.").format(name=names[view.turn])


def _on_offer(view: SeatView) -> str:
    """Return what may be done where one cannot simply draw; empty where one can."""
    if view.phase is Phase.UPCARD:
        return QCoreApplication.translate("Reasons", "The upcard is on offer: take it or pass.")
    if view.phase is Phase.LAST:
        return QCoreApplication.translate("Reasons", "The last discard may only be taken to knock with it.")
    return ""


def _just_taken() -> str:
    return QCoreApplication.translate(
        "Reasons", "A card just taken from the discard pile may not go back in the same turn."
    )


def why_not(action: Action, view: SeatView, names: Names = None, *, counted: bool = True) -> str:
    """Return in one sentence why ``action`` is not allowed now; empty when it is. ``counted`` as above."""
    if action in view.legal_actions:
        return ""
    if view.phase is Phase.OVER:
        return QCoreApplication.translate("Reasons", "The round is over.")
    if view.turn != view.seat:
        return _others_turn(view, names)
    if view.phase is Phase.LAYOFF:
        return layoff_reason()
    if isinstance(action, Knock | BigGin):
        card = action.card if isinstance(action, Knock) else None
        return knock_reason(view, card, names, counted=counted) or QCoreApplication.translate(
            "Reasons", "Not all eleven cards are in melds."
        )
    if isinstance(action, Discard):
        if not _has_eleven(view):
            return _on_offer(view) or QCoreApplication.translate(
                "Reasons", "Draw a card first, then throw one."
            )
        if action.card is view.just_taken:
            return _just_taken()
        return QCoreApplication.translate("Reasons", "This card may only be thrown with a knock now.")
    if isinstance(action, Pass):
        return QCoreApplication.translate("Reasons", "There is nothing to pass now.")
    if _has_eleven(view):
        return QCoreApplication.translate("Reasons", "You have drawn already: throw a card.")
    if view.phase is Phase.LAST or isinstance(action, Draw):
        return _on_offer(view)
    return QCoreApplication.translate(
        "Reasons", "Both sides declined the upcard: the first draw is from the stock."
    )
