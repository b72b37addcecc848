"""Who plays in the next match, in words: at the start page, before there is a match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.seat_choice import players_of
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import preset_name, seat_names, together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Player, Rules

__all__ = ["chair_names", "rules_name", "who_plays"]


def chair_names(chairs: Sequence[Player]) -> tuple[str, ...]:
    """Return what all who play will be called at the table; ``chairs`` are those that play."""
    players = players_of(chairs)
    return seat_names(players, reader(players))


def who_plays(chairs: Sequence[Player]) -> str:
    """Return all players in one line, the two pairs of four set against each other.

    ``chairs`` are those that play: two, three or four.
    """
    names = chair_names(chairs)
    if len(names) == 4:
        names = (together((names[0], names[2])), together((names[1], names[3])))
    if len(names) == 2:
        text = QCoreApplication.translate("Seats", "{one} against {other}")
        text = text.format(one=names[0], other=names[1])
    else:
        text = QCoreApplication.translate("Seats", "{one}, {two} and {three}")
        text = text.format(one=names[0], two=names[1], three=names[2])
    if any(chair.level is None for chair in chairs):
        return text
    return QCoreApplication.translate("Seats", "{players}: you watch").format(players=text)


def rules_name(rules: Rules) -> str:
    """Return what ``rules`` are called: a preset's name, however many play by it, else “Custom”."""
    return preset_name(rules.preset_name() or replace(rules, seats=2).preset_name())
