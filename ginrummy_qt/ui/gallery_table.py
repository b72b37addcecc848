"""The gallery's pictures of the table: one's own turn, the computer's, and how rounds and matches end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from ginrummy_qt.engine import Phase, RoundKind
from ginrummy_qt.ui.autoplay import Stuck, choose, let_it_settle, wait_until
from ginrummy_qt.ui.gallery_matches import ended, may_knock, to_act, won_by

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card
    from ginrummy_qt.ui.gallery import Gallery

__all__ = ["show_draw", "show_ends", "show_turns"]

_ROOMY: Final = (1280, 800)
"""A window in which the side panel has its place; over a narrow table it closes by itself."""


def show_draw(gallery: Gallery) -> None:
    """Take pictures of a match with some rounds: drawing, the pile fanned out, the side panel; stay there."""
    window, hands = gallery.window, gallery.hands
    played = gallery.find_match(
        lambda match: match.round_number > 3 and to_act(match, Phase.DRAW, turns=6), rounds=5
    )
    gallery.take_up(played)
    gallery.show("draw")
    gallery.show("fan", ready=lambda: _fan_out(gallery))
    hands.key(window.page.table.pile.fan, Qt.Key.Key_Escape)
    hands.pick((window.menus.view,), window.menus.dock)
    wait_until(window.dock.isVisible, "the side panel does not open")
    # Over a narrow table it closes when the size changes.
    gallery.show("dock", ready=lambda: _open_panel(gallery))
    window.resize(*_ROOMY)
    let_it_settle()
    if window.dock.isVisible():
        hands.pick((window.menus.view,), window.menus.dock)
    wait_until(lambda: not window.dock.isVisible(), "the side panel does not close")


def show_turns(gallery: Gallery) -> None:
    """Take pictures of what one does with the cards, and of the computer’s turn."""
    window, controller = gallery.window, gallery.services.controller
    gallery.take_up(gallery.find_match(lambda match: to_act(match, Phase.UPCARD)))
    gallery.show("upcard")
    gallery.take_up(gallery.find_match(lambda match: to_act(match, Phase.DISCARD, turns=8)))
    card = _card_to_throw(gallery, -1)
    gallery.show("selection", ready=lambda: _select(gallery, card))
    gallery.show("menu", lambda: _menu(gallery), ready=lambda: _open_menu(gallery, card))
    window.page.table.menu.close()
    gallery.show("drag", ready=lambda: _drag(gallery))
    gallery.hands.key(window.page.table, Qt.Key.Key_Escape)
    gallery.take_up(gallery.find_match(may_knock, most=-1))
    gallery.show("knock_available", ready=lambda: _select(gallery, _card_to_throw(gallery)))
    controller.hold(True)
    gallery.take_up(gallery.find_match(lambda match: to_act(match, Phase.DRAW, seat=1, turns=6)))
    QTest.qWait(400)  # "thinking" shows after a while
    gallery.show("computer")
    controller.leave()
    controller.hold(False)


def show_ends(gallery: Gallery) -> None:
    """Take pictures of the result of a round of every kind, and of a match won and lost."""
    page = gallery.window.page
    for name, wanted, most in (
        ("knock", ended(RoundKind.KNOCK, 0, laid_off=True), 10),
        ("result_knock_lost", ended(RoundKind.KNOCK, 1), 10),
        ("result_undercut", ended(RoundKind.UNDERCUT, 0), 10),
        ("result_gin", ended(RoundKind.GIN, 0), 0),
        ("result_dead", ended(RoundKind.DEAD, None), -1),
    ):
        gallery.take_up(gallery.find_match(wanted, most))
        wait_until(page.result.isVisible, f"no {name}")
        gallery.show(name)
    for name, seat in (("match_won", 0), ("match_lost", 1)):
        gallery.take_up(gallery.find_match(won_by(seat), rounds=20))
        wait_until(page.result.isVisible, "no result")
        gallery.hands.click(page.result.next)
        wait_until(page.match.isVisible, "no result of the match")
        gallery.show(name)


def _card_to_throw(gallery: Gallery, most: int = 10) -> Card:
    """Return the card that a plain player throws now, see :func:`choose`."""
    view = gallery.services.controller.view
    if view is None:
        raise Stuck("there is no match")
    return choose(view, most).card  # type: ignore[union-attr]


def _select(gallery: Gallery, card: Card) -> None:
    table = gallery.window.page.table
    if table.choice.selection is not card:
        gallery.hands.click(table.viewport(), table.card_point(card))
    if table.choice.selection is not card:
        raise Stuck(f"{card} cannot be selected")


def _menu(gallery: Gallery) -> QMenu:
    menu = gallery.window.page.table.menu.open_menu
    if menu is None:
        raise Stuck("the menu of a card does not open")
    return menu


def _open_menu(gallery: Gallery, card: Card) -> None:
    """Open the menu of ``card``, anew for each picture: its texts are made once."""
    table = gallery.window.page.table
    table.menu.close()
    port, at = table.viewport(), table.card_point(card)
    # The event itself: of right clicks that are made up, Qt sends every second one to the menu bar.
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(port, QContextMenuEvent(reason, at, port.mapToGlobal(at)))


def _open_panel(gallery: Gallery) -> None:
    """Have the side panel open, beside the table or over it."""
    if not gallery.window.dock.isVisible():
        gallery.window.menus.dock.trigger()


def _fan_out(gallery: Gallery) -> None:
    """Look through the discard pile."""
    table = gallery.window.page.table
    if not table.pile.fan.isVisible():
        gallery.hands.key(table, Qt.Key.Key_F)
    if not table.pile.fan.isVisible():
        raise Stuck("the discard pile does not open")


def _drag(gallery: Gallery) -> None:
    """Hold the selected card over the discard pile."""
    table = gallery.window.page.table
    start = table.card_point(_card_to_throw(gallery, -1))
    table.director.finish()
    gallery.hands.lift(table.viewport(), start, table.pile_point("discard") + QPoint(10, 20))
    wait_until(lambda: table.pointer.drag is not None, "no drag", 5)
