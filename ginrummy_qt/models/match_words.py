"""A stored match in words: who played, by which rules, how it stands or ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from ginrummy_qt.engine import PRESETS
from ginrummy_qt.engine.seating import side_of, sides
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import kind_name
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import (
    SEPARATOR,
    level_name,
    preset_name,
    rules_summary,
    seat_names,
    together,
)
from ginrummy_qt.store.values import Outcome, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Player, RoundRecord, Rules
    from ginrummy_qt.store.values import MatchSummary

__all__ = [
    "day_text",
    "first_side",
    "iso_day",
    "moment_text",
    "opponents_text",
    "outcome_text",
    "round_text",
    "rule_set_name",
    "rules_text",
    "score_text",
]


def _level(level: str) -> str:
    try:
        return level_name(level)
    except KeyError:  # of another version, or another program
        return level


def opponents_text(players: Sequence[Player]) -> str:
    """Return who plays against, or with, the only person: the levels of the computers, each once.

    Several persons at the screen are all named, with the levels of the computers. Of two computers alone both
    are, of more the levels, each once.
    """
    me = reader(players)
    names = [
        name if player.level is None else _level(player.level)
        for name, player in zip(seat_names(players, me), players, strict=True)
    ]
    if len(players) == 2 and me is None:
        return ", ".join(seat_names(players, me))
    text = ", ".join(dict.fromkeys(name for seat, name in enumerate(names) if seat != me))
    if len(players) == 2:
        return text
    count = QCoreApplication.translate("Matches", "{count} players: {levels}")
    return count.format(count=len(players), levels=text)


def outcome_text(match: MatchSummary) -> str:
    """Return how a match ended for the person, of several who won it, and what is special about it."""
    if match.state is State.ABANDONED:
        text = QCoreApplication.translate("History", "Given up")
    elif match.state is State.UNDER_WAY:
        text = QCoreApplication.translate("History", "Under way")
    elif match.outcome is not None and match.winner is not None and reader(match.players) is None:
        text = QCoreApplication.translate("History", "Winner: {name}").format(name=_winner(match))
    else:
        text = {
            Outcome.WON: QCoreApplication.translate("History", "Won"),
            Outcome.LOST: QCoreApplication.translate("History", "Lost"),
            Outcome.NOBODY: QCoreApplication.translate("History", "Nobody won"),
            None: QCoreApplication.translate("History", "Watched"),
        }[match.outcome]
    if match.training:
        return QCoreApplication.translate("History", "{outcome} (training)").format(outcome=text)
    return text


def _winner(match: MatchSummary) -> str:
    """Return the name of the side that won, where nobody is addressed."""
    assert match.winner is not None  # noqa: S101 - asked for where somebody did
    names = seat_names(match.players, None)
    return together([names[seat] for seat in sides(match.rules)[match.winner]])


def first_side(match: MatchSummary) -> int:
    """Return the side whose points stand in front: the only person's, else the first, as their names do."""
    me = reader(match.players)
    return 0 if me is None else side_of(match.rules, me)


def rules_text(rules: Rules) -> str:
    """Return the name of the rules and the target: ``House rules to 100``."""
    pattern = QCoreApplication.translate("Matches", "{rules} to {target}")
    return pattern.format(rules=preset_name(_preset(rules)), target=format_number(rules.target))


def _preset(rules: Rules) -> str | None:
    """Return the preset that these rules are, whatever their target."""
    same = (name for name, preset in PRESETS.items() if replace(preset, target=rules.target) == rules)
    return next(same, None)


def rule_set_name(rules: Rules) -> str:
    """Return what rules are called when their target does not matter: the preset, or what they are like."""
    found = _preset(rules)
    return preset_name(found) if found else f"{preset_name(None)}: {rules_summary(rules)}"


def score_text(totals: Sequence[int], first: int) -> str:
    """Return the points of all sides, those of the side ``first`` in front: ``105 – 84``."""
    own = totals[first : first + 1]
    others = [points for side, points in enumerate(totals) if side != first]
    return " – ".join(format_number(points) for points in (*own, *others))


def _local(moment: str) -> datetime | None:
    try:
        when = datetime.fromisoformat(moment)
    except ValueError:
        return None
    return (when if when.tzinfo else when.replace(tzinfo=UTC)).astimezone()


def iso_day(moment: str) -> str:
    """Return the day of ``moment`` where the person is, ISO 8601; empty for a time that is none."""
    when = _local(moment)
    return "" if when is None else when.date().isoformat()


def day_text(moment: str) -> str:
    """Return the day of ``moment`` (ISO 8601, UTC) where the person is, in its language's short form."""
    when = _local(moment)
    return (
        moment
        if when is None
        else QLocale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
    )


def moment_text(moment: str) -> str:
    """Return day and time of ``moment`` (ISO 8601, UTC) where the person is."""
    when = _local(moment)
    if when is None:
        return moment
    clock = QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    return f"{day_text(moment)}, {clock}"


def round_text(record: RoundRecord, names: Sequence[str]) -> str:
    """Return a round in one line: ``Round 3 · Gin · You +42``; ``names`` are those of the sides."""
    parts = [QCoreApplication.translate("Results", "Round {number}").format(number=record.number)]
    if record.result is None:
        parts.append(QCoreApplication.translate("ScoreSheetModel", "in play"))
        return SEPARATOR.join(parts)
    parts.append(kind_name(record.result.kind))
    parts += [
        f"{names[side]} +{format_number(points)}" for side, points in enumerate(record.points) if points
    ]
    return SEPARATOR.join(parts)
