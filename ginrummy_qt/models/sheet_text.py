"""A score sheet to take along: as plain text with columns, and as HTML for documents and the printer."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.paper import LineKind
from ginrummy_qt.models.words import SEPARATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.models.paper import Cell, Line, Paper

__all__ = ["INK_ON_PAPER", "Inks", "file_name", "html_text", "plain_text"]

_GAP: Final = "  "
_FIXED: Final = 3
"""Columns before those of the sides: number, dealer, result."""
_TABLE: Final = "border-collapse:collapse; margin-top:14px;"
_SAT_OUT: Final = "–"
_SHORT_NAME: Final = 10
"""Letters for which there is room over each of six columns."""


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours of the sheet, as ``#rrggbb``."""

    ink: str
    muted: str
    line: str
    strong_line: str


INK_ON_PAPER: Final = Inks("#1b1f1d", "#5a625e", "#c9cdc9", "#5a625e")
"""For white paper."""


def plain_text(paper: Paper) -> str:
    """Return the sheet as lines of text, in columns when shown in a font of fixed width."""
    rows = [_heads(paper), *map(_row, paper.lines)]
    if paper.games:
        above = [""] * _FIXED
        for game in paper.games:
            above += [game, *[""] * (len(paper.names) - 1)]
        rows.insert(0, above)
    columns = range(len(rows[0]))
    widths = [max(len(row[column]) for row in rows) for column in columns]
    rights = {0, *columns[_FIXED:]}
    lines = [
        _GAP.join(
            cell.rjust(wide) if column in rights else cell.ljust(wide)
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    rule = "-" * max(map(len, lines))
    heads = 2 if paper.games else 1
    out = [paper.title, SEPARATOR.join(paper.notes), "", *lines[:heads], rule]
    indent = " " * (widths[0] + len(_GAP))
    for line, following, text in zip_longest(paper.lines, paper.lines[1:], lines[heads:]):
        out += [text, *(f"{indent}{detail}" for detail in line.details)]
        if following is not None and _new_block(line.kind, following.kind):
            out.append(rule)
    if paper.verdict:
        out += ["", paper.verdict]
    return "\n".join(out) + "\n"


def html_text(paper: Paper, inks: Inks = INK_ON_PAPER, *, narrow: bool = False, zoom: float = 1.0) -> str:
    """Return the sheet as HTML with its styles in it; names are escaped.

    ``narrow`` spares width where several games stand side by side: their running totals alone are shown.
    ``zoom`` makes larger what has a size of its own; the rest has that of the document.
    """
    narrow = narrow and bool(paper.games)
    sides = len(paper.names)
    padding = round(zoom * (3 if narrow else 5))
    head = f"color:{inks.muted}; border-bottom:1px solid {inks.strong_line};"
    parts = [
        f'<html><body style="color:{inks.ink};">',
        f'<p style="font-size:{18 * zoom:g}pt; font-weight:600; margin:0;">{escape(paper.title)}</p>',
        f'<p style="color:{inks.muted}; margin:4px 0 0 0;">{escape(SEPARATOR.join(paper.notes))}</p>',
        f'<table width="100%" cellspacing="0" cellpadding="{padding}" style="{_TABLE}">',
    ]
    if paper.games:
        cells = "".join(
            f'<td colspan="{sides}" align="center" style="color:{inks.muted};">{escape(game)}</td>'
            for game in paper.games
        )
        parts.append(f'<tr><td colspan="{_FIXED}"></td>{cells}</tr>')
    parts.append(f"<tr>{_cells(_heads(paper, short=bool(paper.games)), head)}</tr>")
    for line, following in zip_longest(paper.lines, paper.lines[1:]):
        style = f"border-bottom:1px solid {inks.line};" if line.kind is LineKind.ROUND else ""
        if following is not None and _new_block(line.kind, following.kind):
            style = f"border-bottom:1px solid {inks.strong_line};"
        if line.kind is LineKind.TOTAL:
            style += f"font-weight:600; font-size:{13 * zoom:g}pt;"
        first = _row(line)[:_FIXED]
        first[1] = _shortened(first[1]) if narrow else first[1]
        first = [escape(text) for text in first]
        first[2] += "".join(
            f'<br/><span style="color:{inks.muted}; font-size:{9 * zoom:g}pt;">{escape(detail)}</span>'
            for detail in line.details
        )
        first[0] = f'<span style="color:{inks.muted};">{first[0]}</span>'
        numbers = [_cell_html(cell, inks, narrow=narrow) for cell in line.cells]
        parts.append(f"<tr>{_cells([*first, *numbers], style, escaped=True)}</tr>")
    parts.append("</table>")
    if paper.verdict:
        parts.append(
            f'<p style="margin-top:16px; font-size:{13 * zoom:g}pt; font-weight:600;">'
            f"{escape(paper.verdict)}</p>"
        )
    parts.append("</body></html>")
    return "\n".join(parts)


def file_name(paper: Paper) -> str:
    """Return a name for a file with the sheet, without ending: title and day, safe on every system."""
    words = "-".join((paper.title, paper.day) if paper.day else (paper.title,))
    safe = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in words)
    return "-".join(part for part in safe.lower().split("-") if part)


def _heads(paper: Paper, *, short: bool = False) -> list[str]:
    """Return the names of the columns; ``short`` where three games stand side by side."""
    names = [_shortened(name) for name in paper.names] if short else paper.names
    return [
        QCoreApplication.translate("ScorePaper", "Round"),
        QCoreApplication.translate("ScorePaper", "Dealer, sits out")
        if paper.dealer_sits_out
        else QCoreApplication.translate("ScorePaper", "Dealer"),
        QCoreApplication.translate("ScorePaper", "Result"),
        *names * max(1, len(paper.games)),
    ]


def _shortened(name: str) -> str:
    return name if len(name) <= _SHORT_NAME else name[: _SHORT_NAME - 1].rstrip() + "…"


def _row(line: Line) -> list[str]:
    number = "" if line.number is None else format_number(line.number)
    return [number, line.dealer, line.what, *map(_cell, line.cells)]


def _cell(cell: Cell | None) -> str:
    if cell is None:
        return ""
    if cell.gain is None and cell.total is None:
        return _SAT_OUT
    gain = "" if cell.gain is None else f"+{format_number(cell.gain)}"
    total = "" if cell.total is None else format_number(cell.total)
    return f"{gain}  {total}" if gain and total else gain or total


def _cell_html(cell: Cell | None, inks: Inks, *, narrow: bool) -> str:
    if cell is None:
        return ""
    if cell.gain is None and cell.total is None:
        return f'<span style="color:{inks.muted};">{_SAT_OUT}</span>'
    total = "" if cell.total is None else f"<b>{format_number(cell.total)}</b>"
    if cell.gain is None or (narrow and total):
        return total
    gain = f"+{format_number(cell.gain)}"
    return f'<span style="color:{inks.muted};">{gain}</span>&nbsp; {total}' if total else gain


def _cells(texts: Sequence[str], style: str, *, escaped: bool = False) -> str:
    """Return the cells of one row; numbers of the sides stand at the right and are not broken."""
    return "".join(
        f'<td align="{"right" if column >= _FIXED else "left"}" '
        f'style="{style}{" white-space:nowrap;" if column >= _FIXED else ""}">'
        f"{text if escaped else escape(text)}</td>"
        for column, text in enumerate(texts)
    )


def _new_block(this: LineKind, following: LineKind) -> bool:
    """Return whether a heavier line stands between two lines of the sheet."""
    return following is LineKind.TOTAL or (this is LineKind.ROUND and following is not LineKind.ROUND)
