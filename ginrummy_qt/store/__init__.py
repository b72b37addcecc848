"""Matches under way and finished, in SQLite, in the profiles of several persons. Knows the engine alone."""

from ginrummy_qt.store.errors import (
    DamagedError,
    DamagedNotice,
    FolderError,
    LockedError,
    NewerError,
    NotTraining,
    StoreError,
    UnknownMatch,
    WriteError,
)
from ginrummy_qt.store.store import Store
from ginrummy_qt.store.values import Filter, Imported, MatchSummary, Outcome, RoundTally, State

__all__ = [
    "DamagedError",
    "DamagedNotice",
    "Filter",
    "FolderError",
    "Imported",
    "LockedError",
    "MatchSummary",
    "NewerError",
    "NotTraining",
    "Outcome",
    "RoundTally",
    "State",
    "Store",
    "StoreError",
    "UnknownMatch",
    "WriteError",
]
