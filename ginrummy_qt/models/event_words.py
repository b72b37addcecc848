"""What happened, in sentences; for the list of moves in a few words.

Markup as in :mod:`ginrummy_qt.models.words`. Everything is in the language that is installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import Discarded, Drew, Knocked, LaidOff, Passed, RoundEnded, Shown, Took
from ginrummy_qt.models.words import card_markup

if TYPE_CHECKING:
    from ginrummy_qt.engine import Event
    from ginrummy_qt.models.words import Names

__all__ = ["event_text", "move_text"]


def event_text(event: Event, me: int | None, names: Names = None) -> str:
    """Return one event as a sentence with markup; empty for events that need no words.

    Args:
        event: What happened.
        me: The table's seat that is addressed as "you"; ``None``: neither is.
        names: Of the table's seats; ``None``: the other one is the computer.
    """
    if isinstance(event, Shown | RoundEnded):
        return ""
    if event.seat == me:
        text = _own_event(event)
    elif names is None:
        text = _computer_event(event)
    else:
        text = _named_event(event)
    card = getattr(event, "card", None)
    return text.format(
        name="" if names is None else names[event.seat],
        card="" if card is None else card_markup(card),
        points=event.deadwood.points if isinstance(event, Knocked) else 0,
    )


def _own_event(event: Event) -> str:
    match event:
        case Passed():
            return QCoreApplication.translate("Events", "You passed")
        case Took():
            return QCoreApplication.translate("Events", "You took the {card}")
        case Drew(card=None):
            return QCoreApplication.translate("Events", "You drew from the stock")
        case Drew():
            return QCoreApplication.translate("Events", "You drew the {card}")
        case Discarded():
            return QCoreApplication.translate("Events", "You threw the {card}")
        case LaidOff():
            return QCoreApplication.translate("Events", "You laid off the {card}")
        case Knocked(big_gin=True):
            return QCoreApplication.translate("Events", "You have big gin")
        case Knocked(deadwood=left) if not left:
            return QCoreApplication.translate("Events", "You have gin")
        case _:
            return QCoreApplication.translate("Events", "You knocked with {points}")


def _computer_event(event: Event) -> str:
    match event:
        case Passed():
            return QCoreApplication.translate("Events", "The computer passed")
        case Took():
            return QCoreApplication.translate("Events", "The computer took the {card}")
        case Drew():
            return QCoreApplication.translate("Events", "The computer drew from the stock")
        case Discarded():
            return QCoreApplication.translate("Events", "The computer threw the {card}")
        case LaidOff():
            return QCoreApplication.translate("Events", "The computer laid off the {card}")
        case Knocked(big_gin=True):
            return QCoreApplication.translate("Events", "The computer has big gin")
        case Knocked(deadwood=left) if not left:
            return QCoreApplication.translate("Events", "The computer has gin")
        case _:
            return QCoreApplication.translate("Events", "The computer knocked with {points}")


def _named_event(event: Event) -> str:
    match event:
        case Passed():
            return QCoreApplication.translate("Events", "{name} passed")
        case Took():
            return QCoreApplication.translate("Events", "{name} took the {card}")
        case Drew():
            return QCoreApplication.translate("Events", "{name} drew from the stock")
        case Discarded():
            return QCoreApplication.translate("Events", "{name} threw the {card}")
        case LaidOff():
            return QCoreApplication.translate("Events", "{name} laid off the {card}")
        case Knocked(big_gin=True):
            return QCoreApplication.translate("Events", "{name} has big gin")
        case Knocked(deadwood=left) if not left:
            return QCoreApplication.translate("Events", "{name} has gin")
        case _:
            return QCoreApplication.translate("Events", "{name} knocked with {points}")


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
