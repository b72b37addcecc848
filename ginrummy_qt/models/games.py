"""The stored matches of one profile, and the game that is played on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.models.troubles import notice_text, open_store
from ginrummy_qt.store import Store
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.models.fairness import FairDeals
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.history import HistoryModel
    from ginrummy_qt.models.statistics_query import StatisticsQuery
    from ginrummy_qt.store import MatchSummary

__all__ = ["Games"]


class Games:
    """Owns the store of a profile. The start page needs no more; the game is loaded when it is asked for."""

    def __init__(self, folder: Path, *, seconds: Callable[[], float], keep: bool = True) -> None:
        """Open the matches of the profile ``folder``.

        Args:
            folder: Where they lie.
            seconds: What a computer may take for a move, above 0; read anew for each.
            keep: Whether what is played is kept there; if not, it is gone with :meth:`close`.

        Raises:
            StartTrouble: They cannot be opened; nothing was changed.
        """
        self._store: Store = open_store(folder) if keep else Store.in_memory(folder)
        self._seconds = seconds
        self._controller: GameController | None = None

    @property
    def controller(self) -> GameController:
        """The game in progress; made when it is first asked for."""
        if self._controller is None:
            # Not at the top: rounds, records and players are not needed for the first painted frame.
            from ginrummy_qt.models.game import GameController  # noqa: PLC0415

            self._controller = GameController(self._store, seconds=self._seconds)
        return self._controller

    @property
    def unkept(self) -> Path | None:
        """The folder in which nothing can be kept; ``None`` when everything is."""
        return None if self._store.keeps else self._store.path.parent

    @property
    def notice(self) -> str:
        """What is to be told of a damaged file that was moved aside; empty when nothing is."""
        return "" if self._store.notice is None else notice_text(self._store.notice)

    def under_way(self) -> tuple[MatchSummary, ...]:
        """List the matches that a person can go on with, the one played last first.

        Those that are only watched are in the list of :meth:`history` alone.
        """
        return tuple(match for match in self._store.under_way() if match.person is not None)

    def can_resume(self, match_id: int) -> bool:
        """Whether there is such a match, and it is under way."""
        try:
            return self._store.is_under_way(match_id)
        except StoreError:
            return False

    def last_finished(self) -> int | None:
        """Return the match that was finished last, by its number; ``None``: there is none."""
        return next((match.id for match in self._store.finished()), None)

    def load(self, match_id: int) -> MatchRecord | None:
        """Return the record of a match, whatever has become of it; ``None`` when it cannot be read."""
        try:
            return self._store.load(match_id)
        except StoreError:
            return None

    def history(self, *, under_way: bool = False) -> HistoryModel:
        """Return a list of what was played, or of what is under way."""
        from ginrummy_qt.models.history import HistoryModel  # noqa: PLC0415 - only when asked for

        return HistoryModel(self._store, under_way=under_way)

    def statistics(self) -> StatisticsQuery:
        """Return the figures about what was played."""
        from ginrummy_qt.models.statistics_query import StatisticsQuery  # noqa: PLC0415 - only when asked for

        return StatisticsQuery(self._store)

    def fair_deals(self) -> FairDeals:
        """Return the deals that are bound already."""
        from ginrummy_qt.models.fairness import FairDeals  # noqa: PLC0415 - only when asked for

        return FairDeals(self._store)

    def leave(self) -> None:
        """Put the match on the table away, if there is one; it stays under way."""
        if self._controller is not None:
            self._controller.leave()

    def close(self) -> None:
        """End the computer's thread and close the store; the match under way stays on the disk."""
        if self._controller is not None:
            self._controller.close()
        else:
            self._store.close()
