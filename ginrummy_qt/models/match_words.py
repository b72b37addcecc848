"""A stored match in words: who played, by which rules, how it stands or ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import kind_name
from ginrummy_qt.models.words import SEPARATOR, level_name, preset_name, rules_summary, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Player, RoundRecord, Rules

__all__ = [
    "day_text",
    "iso_day",
    "moment_text",
    "opponents_text",
    "person_seat",
    "round_text",
    "rule_set_name",
    "rules_text",
    "score_text",
]


def person_seat(players: Sequence[Player]) -> int:
    """Return the seat of the person; 0 when all are computers."""
    return next((seat for seat, player in enumerate(players) if player.level is None), 0)


def _level(level: str) -> str:
    try:
        return level_name(level)
    except KeyError:  # of another version, or another program
        return level


def opponents_text(players: Sequence[Player]) -> str:
    """Return who plays against, or with, the person: the levels of the computers, each once."""
    me = person_seat(players)
    others = [player for seat, player in enumerate(players) if seat != me]
    names = [player.name if player.level is None else _level(player.level) for player in others]
    text = ", ".join(dict.fromkeys(names))
    if len(players) == 2:
        return text
    count = QCoreApplication.translate("Matches", "{count} players: {levels}")
    return count.format(count=len(players), levels=text)


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


def score_text(totals: Sequence[int], me: int) -> str:
    """Return the points of all sides, one's own first: ``105 – 84``."""
    own = totals[me : me + 1]
    others = [points for side, points in enumerate(totals) if side != me]
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


def round_text(record: RoundRecord, me: int) -> str:
    """Return a round in one line: ``Round 3 · Gin · You +42``; ``me`` is the person's side."""
    parts = [QCoreApplication.translate("Results", "Round {number}").format(number=record.number)]
    if record.result is None:
        parts.append(QCoreApplication.translate("ScoreSheetModel", "in play"))
        return SEPARATOR.join(parts)
    parts.append(kind_name(record.result.kind))
    parts += [
        f"{seat_name(side, me)} +{format_number(points)}"
        for side, points in enumerate(record.points)
        if points
    ]
    return SEPARATOR.join(parts)
