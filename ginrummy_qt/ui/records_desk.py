"""The windows about what was played: history, matches under way, statistics, replays, fair deals, players."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from ginrummy_qt.ui.review_desk import ReviewDesk
from ginrummy_qt.ui.windows import bring_to_front

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.models.people import People
    from ginrummy_qt.ui.history_window import HistoryWindow
    from ginrummy_qt.ui.services import Services

__all__ = ["RecordsDesk"]

_Window = TypeVar("_Window", bound=QDialog)


class RecordsDesk(QObject):
    """Opens each of the windows once, and brings it to the front when it is there."""

    resume_wanted = Signal(int)
    """A match under way to go on with."""
    again_wanted = Signal(object)
    """:class:`~ginrummy_qt.models.again.Again`: a match for training is to begin."""
    lists_changed = Signal()
    """Matches came, went, or are to be gone on with no more."""
    failed = Signal(object)
    """What cannot be shown, one sentence."""

    def __init__(self, window: QMainWindow, services: Services) -> None:
        super().__init__(window)
        self._window = window
        self._services = services
        self.reviews = ReviewDesk(window, services, self)
        """Opens the reviews."""
        self.reviews.failed.connect(self.failed)

    def show_history(self) -> HistoryWindow:
        """Open the history; return it."""
        from ginrummy_qt.ui.history_window import HistoryWindow  # noqa: PLC0415 - only when asked for

        window = self._known(HistoryWindow)
        if window is None:
            window = HistoryWindow(self._services.games.history(), self._services.settings, self._window)
            window.replay_wanted.connect(self.show_match)
            window.review_wanted.connect(self.reviews.show_match)
            window.changed.connect(self.lists_changed)
        else:
            window.model.refresh()
        bring_to_front(window)
        return window

    def import_files(self, paths: Sequence[Path]) -> None:
        """Open the history and import these files there; it says what came of it."""
        self.show_history().import_files([str(path) for path in paths])

    def show_under_way(self) -> None:
        """Open the list of matches under way. None of them may be on the table."""
        from ginrummy_qt.ui.under_way_window import UnderWayWindow  # noqa: PLC0415 - only when asked for

        window = self._known(UnderWayWindow)
        if window is None:
            model = self._services.games.history(under_way=True)
            window = UnderWayWindow(model, self._services.settings, self._window)
            window.resume_wanted.connect(self.resume_wanted)
            window.changed.connect(self.lists_changed)
        else:
            window.model.refresh()
        bring_to_front(window)

    def show_statistics(self) -> None:
        """Open the statistics."""
        from ginrummy_qt.ui.statistics_window import StatisticsWindow  # noqa: PLC0415 - only when asked for

        window = self._known(StatisticsWindow)
        if window is None:
            query = self._services.games.statistics()
            window = StatisticsWindow(query, self._services.settings, self._window)
            window.round_wanted.connect(self.show_match)
        else:
            window.refresh()
        bring_to_front(window)

    def show_match(self, match_id: int, round_number: int = 1) -> None:
        """Open the replay of a stored match."""
        record = self._services.games.load(match_id)
        if record is None:
            self.failed.emit(lambda: self.tr("This match can no longer be read."))
        else:
            self.show_replay(record, round_number)

    def show_replay(self, record: MatchRecord, round_number: int = 1) -> None:
        """Open the replay of ``record``, each in a window of its own."""
        from ginrummy_qt.engine import RecordError  # noqa: PLC0415 - only when asked for
        from ginrummy_qt.ui.replay_window import ReplayWindow  # noqa: PLC0415 - likewise

        services = self._services
        try:
            window = ReplayWindow(
                record,
                services.settings,
                services.faces,
                self._window,
                round_number=round_number,
                sounds=services.sounds,
            )
        except (RecordError, ValueError):
            self.failed.emit(lambda: self.tr("This match can no longer be read."))
            return
        window.setWindowFlag(Qt.WindowType.Window)
        window.deal_wanted.connect(self._on_deal_wanted)
        bring_to_front(window)

    def show_fair_deal(self) -> None:
        """Open what binds the program to the deal on the table."""
        from ginrummy_qt.models.fairness import SealedRound  # noqa: PLC0415 - only when asked for
        from ginrummy_qt.ui.fair_window import FairWindow  # noqa: PLC0415 - likewise

        services, game = self._services, self._services.controller

        def sealed() -> SealedRound | None:
            match, entry = game.match, game.round_entry
            return None if match is None or entry is None else SealedRound.of(match, entry, game.reader)

        shown = sealed()
        if shown is None:
            return
        window = self._known(FairWindow)
        if window is None:
            window = FairWindow(
                shown, services.games.fair_deals(), services.settings, services.faces, self._window
            )
            window.ask_again(sealed)
        else:
            window.show_round(shown)
        bring_to_front(window)

    def follow_round(self) -> None:
        """Show in the open window of the fair deal what may be told now."""
        from ginrummy_qt.ui.fair_window import FairWindow  # noqa: PLC0415 - only when asked for

        window = self._known(FairWindow)
        if window is not None and window.isVisible():
            self.show_fair_deal()

    def show_people(self, people: People) -> QWidget:
        """Open the list of players; return it."""
        from ginrummy_qt.ui.people_dialog import PeopleDialog  # noqa: PLC0415 - only when asked for

        window = self._known(PeopleDialog)
        if window is None:
            window = PeopleDialog(people, self._window)
        bring_to_front(window)
        return window

    def _on_deal_wanted(self, record: MatchRecord, round_number: int) -> None:
        from ginrummy_qt.models.again import again  # noqa: PLC0415 - only when asked for

        self.again_wanted.emit(again(record, round_number))

    def _known(self, kind: type[_Window]) -> _Window | None:
        found: _Window | None = self._window.findChild(kind)
        return found
