"""The words of the statistics: groups, shares, what the luck was, and files to take along."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.statistics import PAIRS, THREE
from ginrummy_qt.models.words import level_name, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.models.statistics import Figures, Luck, Mean, Share
    from ginrummy_qt.models.statistics_query import Who
    from ginrummy_qt.store.values import RoundTally

__all__ = [
    "figures_csv",
    "group_name",
    "luck_text",
    "percent",
    "person_name",
    "points",
    "rounds_csv",
    "share_of",
    "signed",
    "whose_text",
]


def group_name(group: str) -> str:
    """Return what a group of matches is called: its level, or how many play."""
    if group == THREE:
        return QCoreApplication.translate("Statistics", "Three players")
    if group == PAIRS:
        return QCoreApplication.translate("Statistics", "In pairs")
    if not group:
        return QCoreApplication.translate("Statistics", "Persons")
    try:
        return level_name(group)
    except KeyError:  # a level of another version
        return group


def person_name(who: Who) -> str:
    """Return what the one is called whose figures are asked for."""
    if who is None:
        return seat_name(0, 0)
    if isinstance(who, int):
        return QCoreApplication.translate("Statistics", "Player at seat {number}").format(number=who + 1)
    return who


def whose_text(who: Who) -> str:
    """Return which matches count for ``who``, where several persons have played at this screen."""
    if who is None:
        return QCoreApplication.translate(
            "Statistics", "Matches of several people at this screen count for each of them, under their name."
        )
    text = QCoreApplication.translate(
        "Statistics", "“You” is {name} here: rounds of matches of several people at this screen."
    )
    return text.format(name=person_name(who))


def percent(share: Share) -> str:
    """Return a share in per cent, a dash of nothing."""
    if not share.whole:
        return "–"
    return QCoreApplication.translate("Statistics", "{number} %").format(
        number=format_number(100 * share.value)
    )


def share_of(share: Share) -> str:
    """Return a share in numbers: ``31 of 36``."""
    return QCoreApplication.translate("Statistics", "{part} of {whole}").format(
        part=format_number(share.part), whole=format_number(share.whole)
    )


def points(mean: Mean, decimals: int = 1) -> str:
    """Return a mean, a dash of nothing."""
    return format_number(mean.value, decimals).replace("-", "−") if mean.count else "–"


def signed(number: float, decimals: int = 0) -> str:
    """Return a number with its sign, which is a true minus."""
    text = format_number(abs(number), decimals)
    if text == format_number(0, decimals):
        return text
    return f"{'+' if number > 0 else '−'}{text}"


def luck_text(luck: Luck) -> str:
    """Return in a sentence or two who had the better cards, and whether that means anything."""
    edge = luck.edge.value
    amount = format_number(abs(edge), 1)
    if luck.edge.count < 20:
        return QCoreApplication.translate(
            "Statistics", "Too few rounds to say more: in a handful of rounds the cards are never even."
        )
    if amount == format_number(0, 1):
        first = QCoreApplication.translate("Statistics", "The cards were even.")
    elif edge > 0:
        first = QCoreApplication.translate(
            "Statistics", "Your cards were better by {points} points of deadwood a round."
        )
    else:
        first = QCoreApplication.translate(
            "Statistics", "Your cards were worse by {points} points of deadwood a round."
        )
    if luck.within_chance:
        second = QCoreApplication.translate(
            "Statistics", "That is within what chance gives in so many rounds."
        )
    else:
        second = QCoreApplication.translate("Statistics", "That is more than chance gives in 19 of 20 cases.")
    return f"{first.format(points=amount)} {second}"


def figures_csv(figures: Figures) -> str:
    """Return the figures as comma-separated values, one figure a line, for other programs."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("figure", "value", "low", "high", "count"))

    def share(name: str, value: Share) -> None:
        low, high = value.range
        writer.writerow((name, f"{value.value:.4f}", f"{low:.4f}", f"{high:.4f}", value.whole))

    def mean(name: str, value: Mean) -> None:
        margin = value.margin
        ends = ("", "") if margin == float("inf") else (value.value - margin, value.value + margin)
        cells = (end if isinstance(end, str) else f"{end:.4f}" for end in ends)
        writer.writerow((name, f"{value.value:.4f}", *cells, value.count))

    writer.writerow(("rounds", figures.played, "", "", figures.played))
    writer.writerow(("dead rounds", figures.dead, "", "", figures.played))
    share("matches won", figures.matches)
    share("rounds won", figures.rounds)
    mean("points a round", figures.score)
    mean("turns a round", figures.turns)
    mean("seconds a round", figures.seconds)
    for row in figures.rows:
        share(f"matches won, {row.group}", row.matches)
        share(f"rounds won, {row.group}", row.rounds)
        mean(f"points a round, {row.group}", row.score)
    for name, side in (("you", figures.mine), ("opponent", figures.theirs)):
        for kind, count in sorted(side.won.items()):
            writer.writerow((f"{name}: won by {kind}", count, "", "", figures.played))
        share(f"{name}: knocks undercut", side.undercut)
        mean(f"{name}: points in a round won", side.points)
        mean(f"{name}: deadwood at the knock", side.knock_deadwood)
        for deadwood, count in sorted(side.deadwood.items()):
            writer.writerow((f"{name}: knocked with {deadwood}", count, "", "", side.knocks))
    luck = figures.luck
    mean("you: deadwood dealt", luck.mine_dealt)
    mean("opponent: deadwood dealt", luck.theirs_dealt)
    mean("you: luck of draws", luck.mine_draws)
    mean("opponent: luck of draws", luck.theirs_draws)
    mean("edge of the cards", luck.edge)
    writer.writerow(("longest streak of rounds won", figures.round_streak, "", "", figures.played))
    writer.writerow(("longest streak of matches won", figures.match_streak, "", "", figures.matches.whole))
    return out.getvalue()


def rounds_csv(rounds: Sequence[RoundTally]) -> str:
    """Return every round as a line of comma-separated values, for other programs."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    if rounds:
        writer.writerow(rounds[0]._fields)
    for one in rounds:
        writer.writerow("" if value is None else value for value in one)
    return out.getvalue()
