"""A review to take along as plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.match_words import day_text, rules_text
from ginrummy_qt.models.review_steps import sums_of
from ginrummy_qt.models.review_words import (
    best_text,
    done_text,
    explanation,
    loss_text,
    play_name,
    point_text,
    round_line,
    seat_choice,
    share_text,
    signed,
    step_label,
)
from ginrummy_qt.models.words import SEPARATOR, spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ginrummy_qt.models.review import Reviewer
    from ginrummy_qt.models.review_steps import Step, Sums

__all__ = ["review_text", "sum_lines"]


def sum_lines(sums: Sums, play: str, whole: str) -> tuple[tuple[str, str, str], ...]:
    """Return the sums as label, number and a few words more, the last line being what came of it.

    Args:
        sums: What is to be told.
        play: What the own part is called.
        whole: What the total is called.
    """
    bonus = ""
    if sums.boxes:
        bonus = QCoreApplication.translate("Review", "{points} points, and {bonus} for rounds won").format(
            points=signed(sums.total - sums.boxes, 0), bonus=signed(sums.boxes, 0)
        )
    return (
        (play, signed(sums.play), share_text(sums)),
        (
            QCoreApplication.translate("Review", "The deal"),
            signed(sums.deal),
            QCoreApplication.translate("Review", "The cards dealt, against average ones"),
        ),
        (
            QCoreApplication.translate("Review", "The draws"),
            signed(sums.draws),
            QCoreApplication.translate("Review", "The cards from the stock, against average ones"),
        ),
        (
            QCoreApplication.translate("Review", "The rest"),
            signed(sums.rest),
            QCoreApplication.translate("Review", "What the other side did, and its hand in the end"),
        ),
        (whole, signed(sums.total, 0), bonus),
    )


def review_text(reviewer: Reviewer, numbers: Sequence[int]) -> str:
    """Return what is known of these rounds, a line for each decision, with the sums of all of them."""
    record = reviewer.record
    known = [found for number in numbers if (found := reviewer.of(number)) is not None]
    lines = [
        SEPARATOR.join(
            (" – ".join(seat_choice(record.players)), rules_text(record.rules), day_text(record.started))
        ),
        "",
    ]
    if len(known) > 1:
        whole = QCoreApplication.translate("Review", "{count} rounds").format(count=format_number(len(known)))
        lines += [*_sums(sums_of(known, record.rules), play_name(reviewer), whole), ""]
    for found in known:
        lines.append(round_line(reviewer, found.number))
        whole = QCoreApplication.translate("Review", "This round")
        lines += _sums(sums_of([found], record.rules), play_name(reviewer), whole)
        lines += [line for step in reviewer.steps(found.number) for line in _step(step)]
        lines.append("")
    return "\n".join([*lines, explanation(), ""])


def _sums(sums: Sums, play: str, whole: str) -> list[str]:
    lines = sum_lines(sums, play, whole)
    wide = max(len(label) for label, _, _ in lines)
    return [f"  {label.ljust(wide)}  {value:>7}  {more}".rstrip() for label, value, more in lines]


def _step(step: Step) -> Iterator[str]:
    parts = [f"{step_label(step)}: {done_text(step)}"]
    if not step.good:
        parts += [loss_text(step), best_text(step)]
    yield "  " + spoken(SEPARATOR.join(parts))
    for point in step.points:
        yield "    " + spoken(point_text(point, step))
