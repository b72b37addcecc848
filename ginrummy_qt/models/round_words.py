"""One round on a score sheet, in words: how it ended at each table, and who beat whom.

Everything is in the language that is installed now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.results import kind_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import RoundRecord, TableRecord

__all__ = ["dealer_text", "round_name", "table_lines"]


def round_name(record: RoundRecord) -> str:
    """Return how a round ended, at every table in turn: ``Gin, Knock``; that it is on before that."""
    kinds = [table.result.kind for table in record.tables if table.result is not None]
    if not kinds and record.result is not None:  # a record made by hand
        kinds = [record.result.kind]
    if record.result is None or not kinds:
        return QCoreApplication.translate("ScoreSheetModel", "in play")
    return ", ".join(kind_name(kind) for kind in kinds)


def dealer_text(dealer: int, me: int | None, names: Sequence[str]) -> str:
    """Return who dealt a round, as it stands beside it everywhere: ``Dealer: Casual 1``.

    Args:
        dealer: The seat of the match; of three it sat out.
        me: The seat that is addressed as "you"; ``None``: none is.
        names: Of all seats.
    """
    if dealer == me:
        return QCoreApplication.translate("Rounds", "Dealer: you")
    return QCoreApplication.translate("Rounds", "Dealer: {name}").format(name=names[dealer])


def table_lines(record: RoundRecord, names: Sequence[str]) -> tuple[str, ...]:
    """Return a line for each of two tables, with who won there: ``You – Casual 1: Gin, 32``.

    Empty for a round at one table, whose own line says it all.

    Args:
        record: The round; a table that is not over is left out.
        names: Of all seats.
    """
    if len(record.tables) < 2:
        return ()
    return tuple(_table_line(table, names) for table in record.tables if table.result is not None)


def _table_line(table: TableRecord, names: Sequence[str]) -> str:
    result = table.result
    assert result is not None  # noqa: S101 - asked for finished tables alone
    first, second = table.seats
    if table.winner is None:
        return f"{names[first]} – {names[second]}: {kind_name(result.kind)}"
    loser = second if table.winner == first else first
    return f"{names[table.winner]} – {names[loser]}: {kind_name(result.kind)}, {result.points}"
