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
    Discarded,
    Draw,
    Drew,
    Knock,
    Knocked,
    LaidOff,
    Pass,
    Passed,
    Phase,
    RoundEnded,
    Shown,
    TakeDiscard,
    Took,
    deadwood,
)
from ginrummy_qt.models.layoff_words import layoff_prompt, layoff_reason
from ginrummy_qt.models.words import SEPARATOR, card_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, Card, Event, SeatView

__all__ = [
    "Prompt",
    "deadwood_after",
    "event_text",
    "knock_button",
    "knock_reason",
    "may_knock",
    "move_text",
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


def prompt(view: SeatView, selection: Card | None) -> Prompt:
    """Return the prompt of the state in ``view`` with ``selection`` as the card that might be thrown."""
    if view.phase is Phase.OVER:
        return Prompt("", "")
    if view.turn != view.seat:
        text = QCoreApplication.translate("Prompts", "The computer’s turn")
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
    return _discard_prompt(view, selection)


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


def _discard_prompt(view: SeatView, selection: Card | None) -> Prompt:
    if BigGin() in view.legal_actions:
        text = QCoreApplication.translate("Prompts", "All eleven cards are in melds: *big gin*")
        return Prompt(text, QCoreApplication.translate("Prompts", "*Big gin*"))
    if selection is None:
        text = QCoreApplication.translate("Prompts", "Your turn: throw a card")
        short = QCoreApplication.translate("Prompts", "Throw a card")
        knocks = [action.card for action in view.legal_actions if isinstance(action, Knock)]
        if not knocks:
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


def may_knock(view: SeatView, selection: Card | None) -> bool:
    """Return whether the knock button does something: with ``selection``, or without one with any card."""
    if BigGin() in view.legal_actions:
        return True
    if selection is not None:
        return Knock(selection) in view.legal_actions
    return any(isinstance(action, Knock) for action in view.legal_actions)


def knock_button(view: SeatView, selection: Card | None) -> str:
    """Return the words on the knock button: ``Knock``, ``Knock 8``, ``Gin`` or ``Big gin``."""
    if BigGin() in view.legal_actions:
        return QCoreApplication.translate("Buttons", "Big gin")
    if selection is not None and Knock(selection) in view.legal_actions:
        points = deadwood_after(view, selection)
        if points == 0:
            return QCoreApplication.translate("Buttons", "Gin")
        return QCoreApplication.translate("Buttons", "Knock {points}").format(points=points)
    if view.knock_limit == 0:
        return QCoreApplication.translate("Buttons", "Gin")
    return QCoreApplication.translate("Buttons", "Knock")


def knock_reason(view: SeatView, selection: Card | None) -> str:
    """Return why the knock button is disabled; empty when it is not."""
    if view.phase is Phase.OVER:
        return QCoreApplication.translate("Reasons", "The round is over.")
    if view.turn != view.seat:
        return QCoreApplication.translate("Reasons", "It is the computer’s turn.")
    if view.phase is Phase.LAYOFF:
        return layoff_reason()
    if not _has_eleven(view):
        return QCoreApplication.translate("Reasons", "Draw a card first: a knock comes with the discard.")
    if may_knock(view, selection):
        return ""
    if selection is None:
        return _no_throw_knocks(view)
    points = deadwood_after(view, selection)
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


def _just_taken() -> str:
    return QCoreApplication.translate(
        "Reasons", "A card just taken from the discard pile may not go back in the same turn."
    )


def why_not(action: Action, view: SeatView) -> str:
    """Return in one sentence why ``action`` is not allowed now; empty when it is."""
    if action in view.legal_actions:
        return ""
    if view.phase is Phase.OVER:
        return QCoreApplication.translate("Reasons", "The round is over.")
    if view.turn != view.seat:
        return QCoreApplication.translate("Reasons", "It is the computer’s turn.")
    if view.phase is Phase.LAYOFF:
        return layoff_reason()
    if isinstance(action, Knock | BigGin):
        card = action.card if isinstance(action, Knock) else None
        return knock_reason(view, card) or QCoreApplication.translate(
            "Reasons", "Not all eleven cards are in melds."
        )
    if isinstance(action, Discard):
        if not _has_eleven(view):
            return QCoreApplication.translate("Reasons", "Draw a card first, then throw one.")
        if action.card is view.just_taken:
            return _just_taken()
        return QCoreApplication.translate("Reasons", "This card may only be thrown with a knock now.")
    if isinstance(action, Pass):
        return QCoreApplication.translate("Reasons", "There is nothing to pass now.")
    if _has_eleven(view):
        return QCoreApplication.translate("Reasons", "You have drawn already: throw a card.")
    if view.phase is Phase.UPCARD and isinstance(action, Draw):
        return QCoreApplication.translate("Reasons", "The upcard is on offer: take it or pass.")
    if view.phase is Phase.LAST:
        return QCoreApplication.translate("Reasons", "The last discard may only be taken to knock with it.")
    return QCoreApplication.translate(
        "Reasons", "Both sides declined the upcard: the first draw is from the stock."
    )


def event_text(event: Event, me: int) -> str:
    """Return one event as a sentence with markup; empty for events that need no words."""
    mine = event.seat == me if not isinstance(event, RoundEnded) else False
    match event:
        case Passed():
            if mine:
                return QCoreApplication.translate("Events", "You passed")
            return QCoreApplication.translate("Events", "The computer passed")
        case Took(card=card):
            if mine:
                return QCoreApplication.translate("Events", "You took the {card}").format(
                    card=card_markup(card)
                )
            return QCoreApplication.translate("Events", "The computer took the {card}").format(
                card=card_markup(card)
            )
        case Drew(card=drawn):
            if mine and drawn is not None:
                return QCoreApplication.translate("Events", "You drew the {card}").format(
                    card=card_markup(drawn)
                )
            return QCoreApplication.translate("Events", "The computer drew from the stock")
        case Discarded(card=card):
            if mine:
                return QCoreApplication.translate("Events", "You threw the {card}").format(
                    card=card_markup(card)
                )
            return QCoreApplication.translate("Events", "The computer threw the {card}").format(
                card=card_markup(card)
            )
        case Knocked() | LaidOff():
            return _end_text(event, mine=mine)
        case Shown() | RoundEnded():
            return ""


def _end_text(event: Knocked | LaidOff, *, mine: bool) -> str:
    if isinstance(event, LaidOff):
        card = card_markup(event.card)
        if mine:
            return QCoreApplication.translate("Events", "You laid off the {card}").format(card=card)
        return QCoreApplication.translate("Events", "The computer laid off the {card}").format(card=card)
    points = event.deadwood.points
    if event.big_gin:
        if mine:
            return QCoreApplication.translate("Events", "You have big gin")
        return QCoreApplication.translate("Events", "The computer has big gin")
    if points == 0:
        if mine:
            return QCoreApplication.translate("Events", "You have gin")
        return QCoreApplication.translate("Events", "The computer has gin")
    if mine:
        return QCoreApplication.translate("Events", "You knocked with {points}").format(points=points)
    return QCoreApplication.translate("Events", "The computer knocked with {points}").format(points=points)


def move_text(events: tuple[Event, ...]) -> str:
    """Return one side's turn for the move list, without its name: ``took {8c}, threw {Qh}``."""
    parts: list[str] = []
    for event in events:
        match event:
            case Passed():
                parts.append(QCoreApplication.translate("Moves", "passed"))
            case Took(card=card):
                parts.append(
                    QCoreApplication.translate("Moves", "took {card}").format(card=card_markup(card))
                )
            case Drew(card=None):
                parts.append(QCoreApplication.translate("Moves", "drew"))
            case Drew(card=drawn) if drawn is not None:
                parts.append(
                    QCoreApplication.translate("Moves", "drew {card}").format(card=card_markup(drawn))
                )
            case Discarded(card=card):
                parts.append(
                    QCoreApplication.translate("Moves", "threw {card}").format(card=card_markup(card))
                )
            case Knocked(big_gin=True):
                parts.append(QCoreApplication.translate("Moves", "big gin"))
            case Knocked(deadwood=left) if not left:
                parts.append(QCoreApplication.translate("Moves", "gin"))
            case Knocked(deadwood=left):
                parts.append(
                    QCoreApplication.translate("Moves", "knocked with {points}").format(points=left.points)
                )
            case _:
                pass
    return ", ".join(parts)
