"""The hint in words: what to do, and why, with the cards that the reason speaks of.

Markup as in :mod:`ginrummy_qt.models.words`. Everything is in the language that is installed now.
"""

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import (
    Action,
    BigGin,
    CardSet,
    Discard,
    Done,
    Draw,
    Knock,
    LayOff,
    Pass,
    SeatView,
    TakeDiscard,
)
from ginrummy_qt.models.layoff_plan import melds_for
from ginrummy_qt.models.words import cards_markup
from ginrummy_qt.players.advice import Advice, ReasonKind

__all__ = ["hint_action", "hint_reason"]

_NAMED = 4
"""More cards than this are not named one by one."""


def hint_action(action: Action, view: SeatView) -> str:
    """Return what the hint says to do, for instance ``Throw the {Kd}``: no word of whose it is."""
    match action:
        case Draw():
            return QCoreApplication.translate("Hints", "Draw from the stock")
        case TakeDiscard():
            return QCoreApplication.translate("Hints", "Take the {card}").format(
                card=cards_markup(view.discard_pile[-1:])
            )
        case Pass():
            return QCoreApplication.translate("Hints", "Pass")
        case Discard(card=card):
            return QCoreApplication.translate("Hints", "Throw the {card}").format(card=cards_markup([card]))
        case Knock(card=card):
            return QCoreApplication.translate("Hints", "Knock and throw the {card}").format(
                card=cards_markup([card])
            )
        case BigGin():
            return QCoreApplication.translate("Hints", "Show the big gin")
        case LayOff(card=card):
            melds = melds_for(view, card)
            if len(melds) > 1:
                return QCoreApplication.translate("Hints", "Lay the {card} off on {meld}").format(
                    card=cards_markup([card]), meld=cards_markup(view.knocker_melds[action.meld])
                )
            return QCoreApplication.translate("Hints", "Lay off the {card}").format(card=cards_markup([card]))
        case Done():
            return QCoreApplication.translate("Hints", "Lay off nothing more")


def hint_reason(advice: Advice, opponent: str = "", player: str = "") -> str:
    """Return why the best of all actions is the best: a sentence that owns up to what speaks against it.

    Args:
        advice: The best of all.
        opponent: By name; empty: it is just the computer.
        player: By name, who is to decide; empty: the reader, who is called "you".
    """
    cards = _named(advice.cards)
    of_player = _player_reason(advice.reason, named=bool(cards)) if player else ""
    if of_player:
        return of_player.format(name=player, cards=cards)
    about = _opponent_reason(advice.reason, named=bool(cards)) if opponent else ""
    if about:
        return about.format(name=opponent, cards=cards)
    if cards:
        text = {
            ReasonKind.MAKES_MELD: QCoreApplication.translate("Hints", "It goes into a meld with {cards}."),
            ReasonKind.LOWERS_DEADWOOD: QCoreApplication.translate(
                "Hints", "It counts less than the {cards}."
            ),
            ReasonKind.STOCK: QCoreApplication.translate("Hints", "You are waiting for {cards}."),
            ReasonKind.BREAKS_MELD: QCoreApplication.translate(
                "Hints", "It is in a meld with {cards}, but every other throw promises less."
            ),
            ReasonKind.FEEDS: QCoreApplication.translate(
                "Hints", "The computer holds {cards} and may want it, but every other throw promises less."
            ),
            ReasonKind.SAFE: QCoreApplication.translate(
                "Hints", "The computer will hardly want it: it did not want {cards}."
            ),
            ReasonKind.KEEPS_CHANCES: QCoreApplication.translate("Hints", "You keep waiting for {cards}."),
            ReasonKind.LOSES_CHANCES: QCoreApplication.translate(
                "Hints", "It only goes with {cards}; every other throw promises less."
            ),
            ReasonKind.LAYS_OFF: QCoreApplication.translate(
                "Hints", "It no longer counts then, and {cards} can follow."
            ),
            ReasonKind.LAYS_OFF_MELD: QCoreApplication.translate(
                "Hints", "It is in a meld with {cards}, but fewer points are left this way."
            ),
        }.get(advice.reason)
        if text is not None:
            return text.format(cards=cards)
    return _plain_reason(advice.reason)


def _opponent_reason(reason: ReasonKind, *, named: bool) -> str:
    """Return a reason that speaks of the opponent by name; empty for the others."""
    if named and reason is ReasonKind.FEEDS:
        return QCoreApplication.translate(
            "Hints", "{name} holds {cards} and may want it, but every other throw promises less."
        )
    if named and reason is ReasonKind.SAFE:
        return QCoreApplication.translate(
            "Hints", "{name} will hardly want it, having had no use for {cards}."
        )
    return {
        ReasonKind.KNOCK_AHEAD: QCoreApplication.translate("Hints", "{name} probably has more deadwood."),
        ReasonKind.KNOCK_RISKY: QCoreApplication.translate(
            "Hints", "{name} may have as little, but playing on promises less."
        ),
        ReasonKind.FEEDS: QCoreApplication.translate(
            "Hints", "{name} may want it, but every other throw promises less."
        ),
        ReasonKind.SAFE: QCoreApplication.translate("Hints", "{name} will hardly want it."),
    }.get(reason, "")


def _player_reason(reason: ReasonKind, *, named: bool) -> str:
    """Return a reason that speaks of a player who is not the reader, by name; empty for the others."""
    if named and reason is ReasonKind.STOCK:
        return QCoreApplication.translate("Hints", "{name} is waiting for {cards}.")
    if named and reason is ReasonKind.KEEPS_CHANCES:
        return QCoreApplication.translate("Hints", "{name} keeps waiting for {cards}.")
    if named and reason is ReasonKind.LOWERS_DEADWOOD:
        return ""
    return {
        ReasonKind.LOWERS_DEADWOOD: QCoreApplication.translate("Hints", "It lowers the deadwood."),
        ReasonKind.DECLINE: QCoreApplication.translate("Hints", "The card on offer is of no use to {name}."),
        ReasonKind.DEAR: QCoreApplication.translate("Hints", "Ten points that go with nothing in the hand."),
        ReasonKind.LOOSE: QCoreApplication.translate("Hints", "It goes with nothing in the hand."),
        ReasonKind.LAYS_OFF_UNDERCUT: QCoreApplication.translate("Hints", "It brings {name} the undercut."),
        ReasonKind.ALL_LAID_OFF: QCoreApplication.translate("Hints", "No other card saves points."),
    }.get(reason, "")


def _named(cards: CardSet) -> str:
    """Return the cards as markup when they are few enough to name, else nothing."""
    return cards_markup(cards) if 0 < len(cards) <= _NAMED else ""


def _plain_reason(reason: ReasonKind) -> str:
    """Return the reason without naming cards."""
    return {
        ReasonKind.GIN: QCoreApplication.translate("Hints", "No deadwood is left."),
        ReasonKind.BIG_GIN: QCoreApplication.translate("Hints", "All eleven cards are in melds."),
        ReasonKind.KNOCK_AHEAD: QCoreApplication.translate(
            "Hints", "The computer probably has more deadwood."
        ),
        ReasonKind.KNOCK_RISKY: QCoreApplication.translate(
            "Hints", "The computer may have as little, but playing on promises less."
        ),
        ReasonKind.WAITS: QCoreApplication.translate("Hints", "A knock now promises less than playing on."),
        ReasonKind.MAKES_MELD: QCoreApplication.translate("Hints", "It goes into a meld."),
        ReasonKind.LOWERS_DEADWOOD: QCoreApplication.translate("Hints", "It lowers your deadwood."),
        ReasonKind.NO_USE: QCoreApplication.translate(
            "Hints", "It helps a little, and a blind draw promises less."
        ),
        ReasonKind.STOCK: QCoreApplication.translate("Hints", "The stock is the better chance."),
        ReasonKind.DECLINE: QCoreApplication.translate("Hints", "The card on offer is of no use to you."),
        ReasonKind.BREAKS_MELD: QCoreApplication.translate(
            "Hints", "It is in a meld, but every other throw promises less."
        ),
        ReasonKind.FEEDS: QCoreApplication.translate(
            "Hints", "The computer may want it, but every other throw promises less."
        ),
        ReasonKind.SAFE: QCoreApplication.translate("Hints", "The computer will hardly want it."),
        ReasonKind.KEEPS_CHANCES: QCoreApplication.translate(
            "Hints", "What is left has the best chances of a meld."
        ),
        ReasonKind.DEAR: QCoreApplication.translate("Hints", "Ten points that go with nothing in your hand."),
        ReasonKind.LOOSE: QCoreApplication.translate("Hints", "It goes with nothing in your hand."),
        ReasonKind.LOSES_CHANCES: QCoreApplication.translate("Hints", "Every other throw promises less."),
        ReasonKind.LAYS_OFF: QCoreApplication.translate("Hints", "It no longer counts then."),
        ReasonKind.LAYS_OFF_UNDERCUT: QCoreApplication.translate("Hints", "It brings you the undercut."),
        ReasonKind.LAYS_OFF_MELD: QCoreApplication.translate(
            "Hints", "It is in a meld, but fewer points are left this way."
        ),
        ReasonKind.GAINS_NOTHING: QCoreApplication.translate("Hints", "It saves no points."),
        ReasonKind.ALL_LAID_OFF: QCoreApplication.translate("Hints", "No other card saves you points."),
        ReasonKind.LEAVES_CARDS: QCoreApplication.translate(
            "Hints", "Cards that could be laid off would count."
        ),
    }[reason]
