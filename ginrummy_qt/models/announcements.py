"""What a screen reader says by itself: the other side's turns, what one drew, deals and results.

One announcement a motion: a turn of two actions is one sentence. Plain text in the language installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import Discarded, Drew, Knocked, LaidOff, Took
from ginrummy_qt.models.event_words import event_text
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.phrases import prompt
from ginrummy_qt.models.results import result_headline, sum_text
from ginrummy_qt.models.words import card_name, spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import Event, RoundResult, SeatView
    from ginrummy_qt.models.words import Names

__all__ = ["Turns", "deal_text", "result_text", "turn_text"]


class Turns:
    """Gathers events until a turn is whole, and says which of them are worth words."""

    def __init__(self) -> None:
        self._pending: list[Event] = []

    def clear(self) -> None:
        """Forget a turn that has begun."""
        self._pending.clear()

    def take(
        self,
        events: Iterable[Event],
        view: SeatView,
        me: int | None,
        names: Names,
        *,
        watching: bool,
        counted: bool = True,
    ) -> str:
        """Return what is to be said after ``events``, which led to ``view``; empty: nothing yet.

        Args:
            events: What happened, as the seat at the bottom knows it.
            view: The state after it.
            me: The table's seat that is addressed as "you"; ``None``: neither is.
            names: Of the table's seats; ``None``: the other one is the computer.
            watching: Whether nobody at the screen plays here: then both sides' turns are told alike.
            counted: Whether the person's deadwood is counted for them.
        """
        said: list[str] = []
        for event in events:
            if getattr(event, "seat", None) == view.seat and not watching:
                # What one throws or passes oneself is no news; the answer to it follows at once. Nor is a
                # knock whose result comes with it.
                if isinstance(event, Drew | Took | LaidOff) or (
                    isinstance(event, Knocked) and view.result is None
                ):
                    said.append(turn_text([event], me, names))
                continue
            self._pending.append(event)
            if not isinstance(event, Drew | Took):
                said.append(self._whole(me, names))
        if view.result is not None:
            said.append(self._whole(me, names))
        if is_laying(view) and any(isinstance(event, Knocked) for event in events):
            said.append(_sentence(spoken(prompt(view, None, names, counted=counted).text)))
        return " ".join(text for text in said if text)

    def _whole(self, me: int | None, names: Names) -> str:
        events, self._pending = self._pending, []
        return turn_text(events, me, names)


def turn_text(events: list[Event], me: int | None, names: Names) -> str:
    """Return one side's turn as a sentence: ``The computer took the nine of diamonds and threw …``."""
    if len(events) == 2:
        first, last = events
        if isinstance(first, Took | Drew) and isinstance(last, Discarded) and last.seat != me:
            return _sentence(_two(first, last, names))
    texts = (spoken(event_text(event, me, names)) for event in events)
    return " ".join(_sentence(text) for text in texts if text)


def _two(first: Took | Drew, last: Discarded, names: Names) -> str:
    taken = isinstance(first, Took)
    if names is None and taken:
        text = QCoreApplication.translate("Spoken", "The computer took the {card} and threw the {thrown}")
    elif names is None:
        text = QCoreApplication.translate("Spoken", "The computer drew from the stock and threw the {thrown}")
    elif taken:
        text = QCoreApplication.translate("Spoken", "{name} took the {card} and threw the {thrown}")
    else:
        text = QCoreApplication.translate("Spoken", "{name} drew from the stock and threw the {thrown}")
    return text.format(
        name="" if names is None else names[last.seat],
        card=card_name(first.card) if isinstance(first, Took) else "",
        thrown=card_name(last.card),
    )


def deal_text(view: SeatView, number: int, names: Names, *, watching: bool, counted: bool = True) -> str:
    """Return what is said when round ``number`` has been dealt: that it has, and what is to be done."""
    dealt = QCoreApplication.translate("Spoken", "Round {number} has been dealt").format(number=number)
    asked = spoken(prompt(view, None, names, watching=watching, counted=counted).text)
    return f"{_sentence(dealt)} {_sentence(asked)}"


def result_text(result: RoundResult, me: int | None, names: Names) -> str:
    """Return how a round ended: headline and sum."""
    texts = (spoken(result_headline(result, me, names)), sum_text(result, me, names))
    return " ".join(_sentence(text) for text in texts if text)


def _sentence(text: str) -> str:
    return text if not text or text[-1] in ".!?…:" else f"{text}."
