"""The gallery's pictures of every preset, and of every arrangement of players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.engine import PRESETS, Match, Player
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.ui.autoplay import wait_until
from ginrummy_qt.ui.gallery_matches import play_until

if TYPE_CHECKING:
    from ginrummy_qt.ui.gallery import Gallery
    from ginrummy_qt.ui.main_window import MainWindow

__all__ = ["show_presets", "show_seats"]

_LEVELS: Final = ("casual", "skilled", "casual")
_PERSONS: Final = (Player("Annegret"), Player("Bert"))
_COMPUTERS: Final = (Player("computer", "casual"), Player("computer", "skilled"))


def show_presets(gallery: Gallery) -> None:
    """Take pictures of each preset's start page, result of a round, score sheet and result of a match."""
    window, settings = gallery.window, gallery.services.settings
    for preset, rules in PRESETS.items():
        window.show_start()
        settings.rules = settings.own_rules = ""
        settings.players, settings.preset, settings.target = 2, preset, rules.target
        gallery.show(f"{preset}_start")
        players = seats_for(*_LEVELS[: rules.seats - 1])
        gallery.take_up(play_until(rules, players, _second_round_over))
        wait_until(window.page.result.isVisible, f"no result of {preset}")
        gallery.show(f"{preset}_result")
        gallery.take_up(play_until(rules, players, _in_third_round))
        _others_done(gallery)
        gallery.show(f"{preset}_sheet", ready=lambda: _open_panel(window))
        window.menus.dock.trigger()
        gallery.take_up(play_until(rules, players, lambda match: match.outcome is not None))
        wait_until(window.page.result.isVisible, f"no result of {preset}")
        gallery.hands.click(window.page.result.next)
        wait_until(window.page.match.isVisible, f"no result of the match of {preset}")
        gallery.show(f"{preset}_match")
    window.show_start()


def show_seats(gallery: Gallery) -> None:
    """Take pictures of three and four players, of watching, and of the curtain."""
    window, controller, settings = gallery.window, gallery.services.controller, gallery.services.settings
    table = window.page.table
    controller.hold(True)
    three = seats_for(*_LEVELS[:2])
    rules = PRESETS["sv_three"]
    gallery.take_up(play_until(rules, three, lambda match: _at_work(match, out=(1, 2))))
    gallery.show("three")
    gallery.take_up(play_until(rules, three, lambda match: _at_work(match, out=(0,))))
    gallery.show("three_sitting_out")
    settings.both_hands = False
    gallery.show("three_hands_closed")
    settings.both_hands = True
    gallery.take_up(play_until(PRESETS["sv_pairs"], seats_for(*_LEVELS), _at_work))
    gallery.show("pairs")
    second = table.presenter.second
    second.setChecked(True)
    gallery.show("pairs_second_table")
    second.setChecked(False)
    gallery.take_up(play_until(PRESETS["haus"], _COMPUTERS, _at_work))
    gallery.show("demo")
    gallery.take_up(play_until(PRESETS["haus"], _PERSONS, _at_work))
    wait_until(window.page.curtain.isVisible, "no curtain")
    gallery.show("curtain")
    gallery.hands.key(window, Qt.Key.Key_Space)
    wait_until(lambda: not window.page.curtain.isVisible(), "the curtain stays")
    QTest.qWait(1)
    gallery.show("after_the_curtain")
    controller.leave()
    controller.hold(False)
    window.show_start()


def _others_done(gallery: Gallery) -> None:
    """Let the other table of four players end its round: until then the sheet changes by itself."""
    controller = gallery.services.controller
    match = controller.match
    if match is not None and len(match.tables) > 1:
        mine = match.table_of(controller.seat)
        others = [table for table in match.tables if table is not mine]
        wait_until(lambda: all(one.round.result is not None for one in others), "the other table goes on")


def _open_panel(window: MainWindow) -> None:
    """Open the side panel; in a small window it lies over the table and closes when the size changes."""
    if not window.dock.isVisible():
        window.menus.dock.trigger()
        QTest.qWait(1)


def _second_round_over(match: Match) -> bool:
    return match.round_over and match.round_number == 2


def _in_third_round(match: Match) -> bool:
    return match.round_number == 3 or match.outcome is not None


def _at_work(match: Match, out: tuple[int | None, ...] = (None,)) -> bool:
    """Whether a round is under way in which one of ``out`` sits out, and seat 0 is to move or watches."""
    if match.round_number < 3 or match.sits_out not in out:
        return False
    table = match.table_of(0) or match.tables[0]
    mine = table.turn == 0 or match.sits_out == 0
    return mine and table.turn is not None and table.round.turns > 3
