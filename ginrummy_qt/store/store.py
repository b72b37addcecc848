"""The stored matches of one profile: all that can be asked for and done, in one class.

How it is opened and written to: `database`; matches as they are played: `playing`; lists, statistics and the
bin: `history`; records from elsewhere: `transfer`; the next deals: `seals`.
"""

from __future__ import annotations

from ginrummy_qt.store.history import History
from ginrummy_qt.store.seals import Seals
from ginrummy_qt.store.transfer import Transfer

__all__ = ["Store"]


class Store(Transfer, History, Seals):
    """The matches of one profile folder. Use it from the thread that opened it; `with` closes it.

    Every method that writes raises `WriteError` when the disk does not take it; nothing has changed then.
    Several writes become one step inside `with store.transaction()`.
    """
