"""The windows about what was played, for the gallery: some matches are stored, then each window is opened."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ginrummy_qt.engine import PRESETS, Deal, Layoffs, Match, Player
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.ui.autoplay import REVIEWED, let_it_settle, wait_until
from ginrummy_qt.ui.fair_window import FairWindow
from ginrummy_qt.ui.gallery_matches import play_until
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.message_box import MessageBox
from ginrummy_qt.ui.replay_window import ReplayWindow
from ginrummy_qt.ui.review_window import ReviewWindow
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.under_way_window import UnderWayWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.ui.gallery import Gallery
    from ginrummy_qt.ui.main_window import MainWindow

__all__ = ["show_records"]


def _over(match: Match) -> bool:
    return match.outcome is not None


def _second_round(match: Match) -> bool:
    return match.round_number == 2 and match.round.turns > 6


def _records() -> list[MatchRecord]:
    """Return finished matches of several kinds, a day apart, and one that is under way."""
    records = []
    for day, (preset, level) in enumerate(
        (
            ("haus", "casual"),
            ("modern", "skilled"),
            ("haus", "skilled"),
            ("sv_three", "casual"),
            ("haus", "casual"),
            ("sv_pairs", "skilled"),
            ("hollywood", "casual"),
        )
    ):
        rules = PRESETS[preset]
        record = play_until(rules, seats_for(*[level] * (rules.seats - 1)), _over, first=day + 1)
        records.append(replace(record, started=f"2026-11-{day + 10}T19:30:00Z", training=day == 4))
    going = play_until(PRESETS["haus"], seats_for("skilled"), _second_round, first=90)
    rules = PRESETS["haus"]
    shared = play_until(rules, (Player("Annegret"), Player("Bert")), _over, first=60)
    records.append(replace(shared, started="2026-11-18T20:00:00Z"))
    return [*records, replace(going, started="2026-11-20T20:00:00Z", layoffs=Layoffs.AUTO)]


def _ask(window: MainWindow) -> None:
    """Ask whether the bin of the history is to be emptied, with two matches in it."""
    window.desk.show_history()
    history = window.findChildren(HistoryWindow)[-1]
    history.model.delete([history.model.row(row).id for row in (0, 1)])
    history.empty.click()


def show_records(gallery: Gallery) -> None:
    """Take the pictures of every window about what was played."""
    services = gallery.services
    window, desk = gallery.window, gallery.window.desk
    records = _records()
    services.controller.store.import_records(records)
    window.show_start()

    def picture(state: str, kind: type[QWidget], opening: Callable[[], object]) -> None:
        opening()
        shown = window.findChildren(kind)[-1]

        def ready() -> None:
            if kind is not MessageBox:  # which has a size of its own
                shown.resize(window.size())
            let_it_settle()

        gallery.show(state, lambda: shown, ready=ready)
        shown.close()
        QTest.qWait(1)  # or a window that goes would be shown again

    picture("history", HistoryWindow, desk.show_history)
    picture("question", MessageBox, partial(_ask, window))
    for shown in window.findChildren(HistoryWindow):
        shown.close()
    store = services.controller.store
    store.undelete([match.id for match in store.deleted()])
    picture("told", MessageBox, lambda: desk.reviews.show_match(-1))
    picture("under_way", UnderWayWindow, desk.show_under_way)
    picture("statistics", StatisticsWindow, desk.show_statistics)

    def of_annegret() -> None:
        desk.show_statistics()
        shown = window.findChildren(StatisticsWindow)[-1]
        shown.who.setCurrentIndex(1)
        shown.who.activated.emit(1)

    picture("statistics_of_one", StatisticsWindow, of_annegret)

    def replay(record: MatchRecord, *, hands: bool) -> Callable[[], object]:
        def opening() -> None:
            desk.show_replay(record, 2)
            shown = window.findChildren(ReplayWindow)[-1]
            shown.hands.setChecked(hands)
            shown.replay.go(2, 9)

        return opening

    picture("replay", ReplayWindow, replay(records[0], hands=False))
    picture("replay_open", ReplayWindow, replay(records[1], hands=True))
    picture("replay_pairs", ReplayWindow, replay(records[5], hands=True))

    def review(record: MatchRecord, number: int) -> Callable[[], object]:
        def opening() -> None:
            shown = desk.reviews.show_record(record, number)
            if shown is not None:
                wait_until(lambda: not shown.reviewer.waiting, "a review does not end", REVIEWED)

        return opening

    picture("review", ReviewWindow, review(records[5], 1))
    picture("review_match", ReviewWindow, review(records[0], 0))
    services.controller.new_match(PRESETS["haus"], seats_for("casual"), iter([Deal(21)]), training=True)
    picture("fair_deal", FairWindow, desk.show_fair_deal)
    gallery.show("training")
    window.show_start()
