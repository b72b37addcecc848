"""Menus on cards, piles and felt: right click, long press of a finger, or the Menu key.

What cannot be done now stays in its place, disabled, with the reason as tool tip.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QActionGroup, QContextMenuEvent, QInputDevice, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from ginrummy_qt.engine.actions import Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.models import phrases
from ginrummy_qt.models.layoff_plan import is_laying, melds_for
from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.words import card_name
from ginrummy_qt.ui.table.hand import SORTS, GroupKind
from ginrummy_qt.ui.table.pile_item import PileItem, PileKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.keys import Spot
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["TableMenu"]

_HOLD_MS: Final = 600
"""How long a finger rests before the menu opens."""


def _key(name: str) -> str:
    """Return a key as a menu shows it behind an item's text."""
    return "\t" + QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


class TableMenu(QObject):
    """Makes the menus of one table and opens them."""

    def __init__(self, table: TableView, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._settings = settings
        self._held_at: QPointF | None = None
        self._hold = QTimer(self, singleShot=True, interval=_HOLD_MS)
        self._hold.timeout.connect(self._on_held)
        self.open_menu: QMenu | None = None
        """The menu that is open."""
        table.director.batch_started.connect(self.close)
        table.director.deal_started.connect(self.close)

    # ------------------------------------------------------------------ opening

    def open_for(self, event: QContextMenuEvent) -> None:
        """Open the menu that ``event`` asks for; it is accepted."""
        event.accept()
        table = self._table
        if table.shown is None or table.draw.active:
            return
        table.pointer.cancel()
        table.director.finish()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            spot = table.choice.cursor if table.choice.cursor is not None else table.choice.selection
            self._open(spot, table.viewport().mapToGlobal(self._point_of(spot)))
        else:
            self._open(self._spot_at(QPointF(event.pos())), event.globalPos())

    def press(self, event: QMouseEvent) -> None:
        """A finger, or a button, goes down."""
        self._held_at = None
        if event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen:
            self._held_at = event.position()
            self._hold.start()

    def move(self, point: QPointF) -> None:
        """It moves: far enough, and it is a drag."""
        at = self._held_at
        if at is not None and (point - at).manhattanLength() >= QApplication.startDragDistance():
            self.release()

    def release(self) -> None:
        """It goes up, or something else has come of it."""
        self._held_at = None
        self._hold.stop()

    def close(self, *_: object) -> None:
        """Close the menu that is open: what it offers is no longer so."""
        if self.open_menu is not None:
            self.open_menu.close()

    def _on_held(self) -> None:
        at, self._held_at = self._held_at, None
        table = self._table
        if at is None or table.shown is None or table.pointer.drag is not None:
            return
        table.pointer.cancel()  # letting go must not click as well
        self._open(self._spot_at(at), table.viewport().mapToGlobal(at.toPoint()))

    def _open(self, spot: Spot | None, at: QPoint) -> None:
        menu = self.menu_for(spot)
        if menu is None:
            return
        self.close()
        self.open_menu = menu
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.aboutToHide.connect(partial(self._on_closed, menu))
        menu.popup(at)

    def _on_closed(self, menu: QMenu) -> None:
        if self.open_menu is menu:
            self.open_menu = None

    def _spot_at(self, point: QPointF) -> Spot | None:
        spot = self._table.pointer.spot(point)
        return spot.kind if isinstance(spot, PileItem) else spot

    def _point_of(self, spot: Spot | None) -> QPoint:
        table = self._table
        if isinstance(spot, Card):
            return table.card_point(spot)
        return table.pile_point("discard" if spot is None else spot.value)

    # ------------------------------------------------------------------ what is in them

    def menu_for(self, spot: Spot | None) -> QMenu | None:
        """Return the menu of a card of the hand, of a pile, or (``None``) of the table; ``None``: no game."""
        view = self._table.shown
        if view is None:
            return None
        menu = QMenu(self._table)
        menu.setToolTipsVisible(True)
        if self._table.table.watching:
            self._fill_watching(menu)
        elif isinstance(spot, Card):
            self._fill_card(menu, view, spot)
        elif spot is PileKind.STOCK:
            self._offer(menu, view, self.tr("Draw from the stock") + "\tD", Draw())
            self._offer_pass(menu, view)
        elif spot is PileKind.DISCARD:
            self._fill_pile(menu, view)
        else:
            self._fill_table(menu)
        return menu

    def _fill_card(self, menu: QMenu, view: SeatView, card: Card) -> None:
        name = card_name(card)
        info = menu.addAction(name[:1].upper() + name[1:] + self._standing(view, card))
        info.setEnabled(False)
        menu.addSeparator()
        if is_laying(view):
            fits = bool(melds_for(view, card))
            lay = partial(self._table.choice.lay_wanted.emit, card)
            reason = "" if fits else self.tr("This card fits none of the melds.")
            self._add(menu, self.tr("Lay off") + _key("Enter"), lay, reason)
        else:
            self._offer(menu, view, self.tr("Throw"), Discard(card))
            gin = Knock(card) in view.legal_actions and phrases.deadwood_after(view, card) == 0
            knock = self.tr("Go gin with this card") if gin else self.tr("Knock with this card")
            self._offer(menu, view, knock, Knock(card))
        menu.addSeparator()
        order = [place.card for place in self._table.table.places.places]
        at = order.index(card) if card in order else 0
        edge = self.tr("It is the first card already.") if at == 0 else ""
        self._add(menu, self.tr("Move left") + _key("Shift+Left"), partial(self._shift, card, -1), edge)
        edge = self.tr("It is the last card already.") if at == len(order) - 1 else ""
        self._add(menu, self.tr("Move right") + _key("Shift+Right"), partial(self._shift, card, 1), edge)
        self._add_sorts(menu.addMenu(self.tr("Sort the hand")))

    def _standing(self, view: SeatView, card: Card) -> str:
        """Return what a card counts for, as the end of a line; empty where the table tells no such thing."""
        plan = self._table.table.plan
        if plan is None or not self._settings.shows("numbers") or is_laying(view):
            return ""
        if card not in plan.melded:
            return ": " + self.tr("deadwood, {points}").format(points=Phrases().points(card.rank.points))
        kind = next((group.kind for group in plan.groups if card in group.cards), GroupKind.FAN)
        if kind is GroupKind.FAN:
            kind = plan.marks[card][0]
        return ": " + (self.tr("in a run") if kind is GroupKind.RUN else self.tr("in a set"))

    def _fill_pile(self, menu: QMenu, view: SeatView) -> None:
        card = card_name(view.discard_pile[-1]) if view.discard_pile else ""
        take = self.tr("Take the {card}").format(card=card) if card else self.tr("Take the top discard")
        self._offer(menu, view, take + "\tT", TakeDiscard())
        selection = self._table.choice.selection
        if selection is not None and not is_laying(view):
            text = self.tr("Throw the {card} here").format(card=card_name(selection))
            self._offer(menu, view, text, Discard(selection))
        self._offer_pass(menu, view)
        menu.addSeparator()
        self._add_fan(menu)

    def _fill_table(self, menu: QMenu) -> None:
        self._add_sorts(menu)
        menu.addSeparator()
        if self._settings.shows("hints"):
            self._add(menu, self.tr("Hint") + "\tH", partial(self._table.perform, "hint"), "")
        self._add_fan(menu)

    def _fill_watching(self, menu: QMenu) -> None:
        skip = partial(self._table.perform, "skip")
        self._add(menu, self.tr("Skip the rest of the round") + "\tN", skip, "")
        hands = partial(self._table.perform, "hands")
        self._add(menu, self.tr("Open or close the hands") + "\tO", hands, "")
        menu.addSeparator()
        self._add_fan(menu)

    def _add_fan(self, menu: QMenu) -> None:
        pile = self._table.pile
        self._add(menu, self.tr("Look through the discard pile") + "\tF", pile.turn, pile.why_not())

    def _add_sorts(self, menu: QMenu) -> None:
        names = {
            "melds": self.tr("Sort by melds"),
            "rank": self.tr("Sort by rank"),
            "suit": self.tr("Sort by suit"),
            "own": self.tr("An order of your own"),
        }
        group = QActionGroup(menu)
        for sort in SORTS:
            action = self._add(menu, names[sort], partial(self._sort, sort), "")
            action.setCheckable(True)
            action.setChecked(sort == self._settings.sort)
            group.addAction(action)

    def _offer_pass(self, menu: QMenu, view: SeatView) -> None:
        if Pass() in view.legal_actions:
            self._offer(menu, view, self.tr("Pass") + "\tP", Pass())

    def _offer(self, menu: QMenu, view: SeatView, text: str, action: Action) -> None:
        names = self._table.presenter.company.names
        reason = phrases.why_not(action, view, names, counted=self._table.table.counting)
        self._add(menu, text, partial(self._try, action), reason)

    def _add(self, menu: QMenu, text: str, do: Callable[[], object], reason: str) -> QAction:
        """Add an item; with a ``reason`` against it, it is disabled and the reason is its tool tip."""
        item = menu.addAction((text[:1].upper() + text[1:]).replace("&", "&&"))
        item.triggered.connect(lambda _checked=False: do())
        item.setEnabled(not reason)
        if reason:
            item.setToolTip(reason)
            item.setStatusTip(reason)
        return item

    # ------------------------------------------------------------------ what they do

    def _try(self, action: Action) -> None:
        self._table.director.finish()
        self._table.choice.try_action(action)

    def _sort(self, sort: str) -> None:
        self._table.director.finish()
        self._settings.sort = sort

    def _shift(self, card: Card, by: int) -> None:
        order = [place.card for place in self._table.table.places.places]
        if card not in order:
            return
        old = order.index(card)
        new = old + by
        if 0 <= new < len(order):
            order[old], order[new] = order[new], order[old]
            self._table.choice.order_wanted.emit(tuple(order))
