"""Opens the review of a match from wherever it is asked for, or says why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ginrummy_qt.ui.windows import bring_to_front

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.ui.review_window import ReviewWindow
    from ginrummy_qt.ui.services import Services

__all__ = ["ReviewDesk"]


class ReviewDesk(QObject):
    """One review is open at a time."""

    failed = Signal(object)
    """Why there is nothing to be reviewed, one sentence."""

    def __init__(self, window: QMainWindow, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._services = services

    @Slot()
    def show_last(self) -> None:
        """Review the round on the table that ended last, all of a match that is over, or the last match."""
        game = self._services.controller
        match = game.match
        if match is None:
            last = self._services.games.last_finished()
            if last is None:
                self.failed.emit(
                    lambda: self.tr("No match is over yet. What you have played can be reviewed here.")
                )
            else:
                self.show_match(last)
            return
        over = sum(one.result is not None for one in match.rounds)
        self.show_round(0 if match.outcome is not None else over)

    @Slot(int)
    def show_round(self, number: int) -> None:
        """Review a round of the match on the table by its number; 0: all of them."""
        record = self._services.controller.record
        if record is not None:
            self.show_record(record, number)

    @Slot(int)
    def show_match(self, match_id: int) -> None:
        """Review all of a stored match."""
        record = self._services.games.load(match_id)
        if record is None:
            self.failed.emit(lambda: self.tr("This match can no longer be read."))
        else:
            self.show_record(record)

    def show_record(self, record: MatchRecord, number: int = 0) -> ReviewWindow | None:
        """Review a round of ``record``, or with 0 all; return the window, ``None`` when there is none."""
        from ginrummy_qt.engine import RecordError  # noqa: PLC0415 - only when asked for
        from ginrummy_qt.models.review import NothingToReview  # noqa: PLC0415 - likewise
        from ginrummy_qt.ui.review_window import ReviewWindow  # noqa: PLC0415 - likewise

        for old in self._window.findChildren(ReviewWindow):
            if old.isVisible() and old.shows(record):
                old.show_rounds(number)
                bring_to_front(old)
                return old
            old.close()
        services = self._services
        try:
            window = ReviewWindow(
                record, services.settings, services.faces, self._window, round_number=number
            )
        except NothingToReview:
            self.failed.emit(
                lambda: self.tr("No round of this match is over. A round can be reviewed when it is.")
            )
            return None
        except RecordError:
            self.failed.emit(lambda: self.tr("This match can no longer be read."))
            return None
        window.setWindowFlag(Qt.WindowType.Window)
        bring_to_front(window)
        return window
