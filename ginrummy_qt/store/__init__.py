"""Matches under way and finished, in SQLite. Knows the engine alone."""

from ginrummy_qt.store.errors import (
    DamagedError,
    DamagedNotice,
    FolderError,
    LockedError,
    NewerError,
    StoreError,
    UnknownMatch,
    WriteError,
)
from ginrummy_qt.store.store import MatchSummary, Store

__all__ = [
    "DamagedError",
    "DamagedNotice",
    "FolderError",
    "LockedError",
    "MatchSummary",
    "NewerError",
    "Store",
    "StoreError",
    "UnknownMatch",
    "WriteError",
]
