"""The gallery's pictures of what opens from the start page, of laying off and of the table's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ginrummy_qt.engine import Knock, Layoffs, Match, Phase, deadwood
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.people import People
from ginrummy_qt.models.showing import ways_to_show
from ginrummy_qt.ui.about import AboutDialog
from ginrummy_qt.ui.autoplay import wait_until
from ginrummy_qt.ui.name_dialog import NameDialog, rules_words
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.score_keeper import ScoreKeeper
from ginrummy_qt.ui.seats_dialog import SeatsDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.engine import Card, SeatView
    from ginrummy_qt.ui.gallery import Gallery

__all__ = ["show_questions", "show_windows"]


def show_windows(gallery: Gallery) -> None:
    """Take pictures of the windows that open from the start page."""
    window, tools = gallery.window, gallery.window.tools
    window.show_start()
    for name, kind, opening in (
        ("about", AboutDialog, tools.show_about),
        ("keeper", ScoreKeeper, tools.show_keeper),
        ("rules_window", RulesWindow, window.start.picker.show_window),
        ("seats", SeatsDialog, window.start.players.show_window),
    ):
        opening()
        _show_window(gallery, name, window.findChildren(kind)[-1])
    folder = gallery.services.settings.path.parent
    people = People(folder / "people", window)
    _show_window(gallery, "people", window.desk.show_people(people))
    _show_window(gallery, "name", NameDialog(window, rules_words, OwnRules(folder, window).name_problem))


def _show_window(gallery: Gallery, name: str, shown: QWidget) -> None:
    shown.show()
    QTest.qWait(1)
    gallery.show(name, lambda: shown)
    shown.close()
    shown.deleteLater()
    QTest.qWait(1)


def show_questions(gallery: Gallery) -> None:
    """Take pictures of laying off by hand, of the choice of melds, and of an action that is refused."""
    window, hands = gallery.window, gallery.hands
    gallery.take_up(gallery.find_match(_laying_off, 10, Layoffs.BY_HAND))
    gallery.show("layoffs")
    gallery.take_up(gallery.find_match(lambda match: bool(_throw_that_asks(match)), -1, Layoffs.AUTO))
    match = gallery.services.controller.match
    card = None if match is None else _throw_that_asks(match)
    table = window.page.table

    def refuse() -> None:
        hands.key(table, Qt.Key.Key_D)
        wait_until(window.page.notice.isVisible, "nobody says why")

    gallery.show("refused", ready=refuse)
    if card is not None:
        hands.click(table.viewport(), table.card_point(card))
    hands.key(table, Qt.Key.Key_K)
    wait_until(window.page.showing.isVisible, "nobody asks how to show")
    gallery.show("melds")
    hands.key(window.page.showing.options[0], Qt.Key.Key_Escape)


def _laying_off(match: Match) -> bool:
    now = match.round
    return now.phase is Phase.LAYOFF and now.turn == 0 and deadwood(now.hand(0)) < 60


def _throw_that_asks(match: Match) -> Card | None:
    """Return a card with which one can knock and show in several ways."""
    now = match.round
    if now.result is not None or now.turn != 0 or now.phase is not Phase.DISCARD:
        return None
    view: SeatView = now.view(0)
    cards = (action.card for action in view.legal_actions if isinstance(action, Knock))
    return next((card for card in cards if ways_to_show(view, Knock(card))), None)
