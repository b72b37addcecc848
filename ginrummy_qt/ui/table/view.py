"""The table as a widget: scene, console, plates and the layer of flying cards, wired to the game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from ginrummy_qt.engine.cards import Card
from ginrummy_qt.ui.table.access import TableViewport, install
from ginrummy_qt.ui.table.access_parts import Parts
from ginrummy_qt.ui.table.check import differences
from ginrummy_qt.ui.table.choice import Choice
from ginrummy_qt.ui.table.commands import Commands
from ginrummy_qt.ui.table.context_menu import TableMenu
from ginrummy_qt.ui.table.dealer_draw import DealerDrawShow
from ginrummy_qt.ui.table.director import Director
from ginrummy_qt.ui.table.drops import Drops
from ginrummy_qt.ui.table.felt import Felt
from ginrummy_qt.ui.table.follower import SettingsFollower
from ginrummy_qt.ui.table.hand_order import HandOrder
from ginrummy_qt.ui.table.key_input import KeyInput
from ginrummy_qt.ui.table.laying import Laying
from ginrummy_qt.ui.table.layout import TableLayout
from ginrummy_qt.ui.table.link import GameLink
from ginrummy_qt.ui.table.look import Look
from ginrummy_qt.ui.table.pile_view import PileView
from ginrummy_qt.ui.table.pointer import Pointer
from ginrummy_qt.ui.table.presenter import Presenter
from ginrummy_qt.ui.table.scene import TableScene
from ginrummy_qt.ui.table.tips import tip_at
from ginrummy_qt.ui.table.voice import Voice
from ginrummy_qt.ui.text import InlineCards
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent

    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.replay import ReplayTable
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.faces import Faces
    from ginrummy_qt.ui.table.keys import Spot

__all__ = ["TableView"]


class TableView(QGraphicsView):
    """Shows the round of a :class:`GameController` and says what the person wants. Plays nothing itself."""

    action_wanted = Signal(object)
    """An ``Action`` that is legal now."""
    refused = Signal(str)
    """Why what was tried cannot be done now, one sentence."""
    selection_changed = Signal(object)
    """The ``Card`` that would be thrown, or ``None``."""
    hint_wanted = Signal(object)
    """The ``SeatView`` on the table: while the person lays off by hand, with the cards laid off so far."""
    round_shown = Signal(object)
    """``RoundResult``: the round is over everywhere and the hands lie open, all at rest."""
    curtain_due = Signal(int)
    """The table is empty: the curtain is to fall for this seat of the match."""
    told = Signal(object)
    """What makes the sentence of a notice: who deals and why, where no motion shows it."""
    at_rest = Signal()
    """What happened has been shown; the picture equals the state."""
    sounded = Signal(str)
    """What is heard now: a name of ``models.sounds.SOUNDS``."""

    def __init__(self, settings: Settings, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._ready = False
        self.look = Look(faces)
        self.parts = Parts(self)
        install()
        self.setViewport(TableViewport(self.parts))
        self.table = TableScene(self.look, self)
        self.director = Director(self.table)
        self.pointer = Pointer(self.table, self)
        self.choice = Choice(self.table, self)
        self._set_up_view()
        self._felt = Felt(self.look, self.viewport())
        self.presenter = Presenter(self.viewport(), self.table, self.choice)
        self.console = self.presenter.console
        self.draw = DealerDrawShow(self.table, self.viewport())
        self.laying = Laying(self)
        self._link = GameLink(
            self.table, self.director, self.pointer, self.choice, self.presenter, self.draw, self.laying
        )
        self._order = HandOrder(settings, self.table, self.director, self.presenter, self._link)
        self._follower = SettingsFollower(settings, self.table, self.director, self.presenter, self._link)
        self._drops = Drops(self, self._order)
        self.commands = Commands(self, settings, self._link, self._order)
        self.keys = KeyInput(self)
        self.pile = PileView(self, settings)
        self.menu = TableMenu(self, settings)
        self._ready = True
        self.voice = Voice(self)
        self._connect()
        self._follower.follow_all()
        self._on_faces()
        self.presenter.set_visible(False)
        self.retranslate()

    def _set_up_view(self) -> None:
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        # Items put back the painter themselves; each has room for its shadow and rings in its bounds.
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(400, 320)

    def _connect(self) -> None:
        self._link.round_shown.connect(self.round_shown)
        self._link.curtain_due.connect(self.curtain_due)
        self._link.at_rest.connect(self.at_rest)
        self._link.told.connect(self.told)
        self.director.sounded.connect(self.sounded)
        self._follower.colours_changed.connect(self._on_colours)
        self._follower.order_changed.connect(self._order.apply)
        for motion in (self.table.travel, self.table.touch):
            motion.stepped.connect(self.presenter.air.refresh)
        self.pointer.card_clicked.connect(self.choice.click_card)
        self.pointer.pile_clicked.connect(lambda pile, double: self.choice.click_pile(pile, double=double))
        self.pointer.felt_clicked.connect(self.choice.click_felt)
        self.pointer.dropped.connect(self._drops.take)
        self.pointer.hovered.connect(self._on_hovered)
        self.choice.action_wanted.connect(self.action_wanted)
        self.laying.action_wanted.connect(self.action_wanted)
        self.laying.told.connect(self.refused)
        self.choice.refused.connect(self.refused)
        self.choice.selection_changed.connect(self._on_selection)
        self.choice.cursor_changed.connect(self.presenter.show_states)
        self.choice.order_wanted.connect(self._order.take)
        self.console.knock_wanted.connect(partial(self.perform, "knock"))
        self.console.pass_wanted.connect(partial(self.perform, "pass"))
        self.console.sort_wanted.connect(self._order.go_on)
        self.console.hint_wanted.connect(self.commands.ask_hint)
        self.console.watch_bar.skip_wanted.connect(partial(self.perform, "skip"))
        self.console.watch_bar.hands_wanted.connect(partial(self.perform, "hands"))
        self.look.faces.changed.connect(self._on_faces)

    def set_controller(self, controller: GameController | ReplayTable) -> None:
        """Show the games of ``controller`` from now on. What this view wants is for the caller to connect."""
        self._link.connect_to(controller)
        self.pile.connect_to(controller)

    # ------------------------------------------------------------------ for menus, tests and the self-test

    def perform(self, name: str) -> None:
        """Do what a menu or a key says: draw, take, pass, discard, knock, gin, sort, hint."""
        self.commands.perform(name)

    def press_spot(self, spot: Spot) -> None:
        """Do what a press of Enter does with the cursor at ``spot``: draw, take, select, throw, lay off."""
        self.commands.press_spot(spot)

    @property
    def reader(self) -> int | None:
        """The table's seat that is addressed as "you"; ``None``: neither is."""
        return self._link.reader

    @property
    def round_number(self) -> int:
        """The number of the round on the table, from 1; 0 without one."""
        return self._link.round_number

    @property
    def shown(self) -> SeatView | None:
        """What the table goes by: the game's view, plus what one has laid off by hand so far."""
        return self._link.view

    def show_hint(self, advice: tuple[Any, ...]) -> None:
        """Mark what the best of ``advice`` (each with an ``action``) recommends, until the next action."""
        card = self.presenter.mark_hint(advice[0].action if advice else None)
        if card is not None:
            self.choice.select(card)
        self.presenter.show_states()

    def check(self, view: SeatView) -> list[str]:
        """Return what in the picture differs from ``view``, one sentence each. Ask at rest."""
        return differences(self.table, self._link.as_shown(view))

    def finish(self) -> None:
        """Jump to the end of all motion, past the draw for the deal."""
        self.draw.finish()
        self.director.finish()

    @property
    def resting(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.director.busy and not self.draw.active and self.table.travel.resting

    def card_point(self, card: Card) -> QPoint:
        """Return a point of the viewport on the visible strip of ``card``, which is in the hand."""
        place = self.table.place_of(card)
        if place is None:
            raise LookupError(f"{card} is not in the hand")
        frame = self.table.rect_of(place)
        return QPointF(frame.x() + min(place.strip, frame.width()) / 2, frame.center().y()).toPoint()

    def pile_point(self, name: str) -> QPoint:
        """Return a point of the viewport on the pile ``stock`` or ``discard``, or on the zone ``knock``."""
        target = {"stock": self.table.stock, "discard": self.table.discard, "knock": self.table.knock}[name]
        return target.frame.center().toPoint()

    def tip(self, at: QPoint) -> str:
        """Return the tool tip at a point of the viewport; empty while something moves or is dragged."""
        view = self._link.view
        if view is None or not self.resting or self.pointer.pressed or self.pointer.drag is not None:
            return ""
        return tip_at(self.table, view, self.choice.selection, QPointF(at))

    def _on_selection(self, card: Card | None) -> None:
        if card is not None and self.presenter.hint is not card:
            self.presenter.forget_hint()
        self.presenter.show_states()
        self.presenter.show_console()
        self.selection_changed.emit(card)

    def _on_hovered(self, card: Card | None) -> None:
        self.presenter.hover = card
        self.presenter.show_states()
        if self.choice.choosing and self.choice.selection is None:
            self.presenter.show_console()

    # ------------------------------------------------------------------ what the person does

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: a press of the left button finishes what moves, then counts."""
        self._press(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt: the second press of a double click."""
        self._press(event, double=True)

    def _press(self, event: QMouseEvent, *, double: bool) -> None:
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.draw.active:
            self.draw.go_on()
            return
        self.director.finish()
        self.pile.fan.close_fan()
        self.choice.hide_cursor()
        self.pointer.press(event.position(), double=double)
        self.menu.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt: hover or drag."""
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.menu.move(event.position())
        self.pointer.move(event.position(), held=held)
        self.presenter.air.refresh()
        self.viewport().setCursor(self.pointer.cursor(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: a click, or the end of a drag."""
        self.menu.release()
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(event.position())
            self.viewport().setCursor(self.pointer.cursor(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Qt: right click or the Menu key."""
        self.menu.open_for(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the keys of the table."""
        self.keys.press(event)

    def pass_on(self, event: QKeyEvent) -> None:
        """Let the parent have a key that means nothing at the table; the view itself would scroll."""
        super(QGraphicsView, self).keyPressEvent(event)

    def cancel_drag(self) -> None:
        """End a drag, if there is one: the card flies back."""
        if self.pointer.cancel():
            self.presenter.air.refresh()
            self.presenter.show_states()

    # ------------------------------------------------------------------ Qt's events

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt: a drag ends well when the window loses the focus."""
        self.cancel_drag()
        super().focusOutEvent(event)
        self.presenter.keyboard = False
        self.presenter.show_states()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt: the cursor shows again, and for one who comes by Tab it always does."""
        super().focusInEvent(event)
        self.presenter.keyboard = True
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.choice.arrive(self.presenter.hint)
        self.presenter.show_states()

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: nothing stays in the air behind another page."""
        self.cancel_drag()
        super().hideEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Qt: the pointer leaves or rests; the window moves to a screen with other pixels."""
        if event.type() == QEvent.Type.Leave:
            self.pointer.leave()
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip(event.pos()), self.viewport())
            return True
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout_at_rest()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: everything finds its place in the new size."""
        super().resizeEvent(event)
        self._relayout_at_rest()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._relayout_at_rest()

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now."""
        self.cancel_drag()
        self.setAccessibleName(self.tr("Table"))
        self.draw.retranslate()
        if self._link.view is not None:
            self.table.show_board(self._link.view)
            self._link.refresh_company()
        self.pile.relayout()
        self.presenter.show_opponent()
        if self._link.view is not None and self.resting:
            self.table.reconcile(self._link.view)  # plates and words have other widths now
        self.presenter.show_states()
        self.table.refresh()
        self.viewport().update()

    def _relayout_at_rest(self) -> None:
        """Lay out anew; what moves is finished first, so that it lands right."""
        if not self._ready:  # Qt sends events while the view is being made
            return
        self.cancel_drag()
        self.pointer.leave()  # what lay under it lies elsewhere now
        if not self.director.waiting_to_deal and not self.draw.quiet:
            self.director.finish_all()
        self._relayout()

    def _relayout(self) -> None:
        size = self.viewport().size()
        self.look.layout = TableLayout.of(size.width(), size.height(), text_scale())
        self.look.ratio = self.viewport().devicePixelRatioF()
        self.look.reset()
        self._felt.reset()
        self.presenter.relayout()
        self.draw.relayout()
        self.pile.relayout()
        if self._link.view is not None and not self.director.waiting_to_deal:
            self.table.reconcile(self._link.view)
            self.presenter.show_states()
        self.table.refresh()
        self.viewport().update()

    def _on_faces(self) -> None:
        style = self.look.faces.style
        cards = InlineCards(style.language, style.colours, style.theme)
        self.console.set_cards(cards)
        self.draw.set_cards(cards)
        self.table.board.set_cards(cards)
        self.presenter.second.set_look(self._settings.table, cards)
        self.table.refresh()
        self.presenter.air.update()

    def _on_colours(self) -> None:
        self._felt.reset()
        self.pile.relayout()
        self.table.refresh()
        self.viewport().update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Qt: the felt."""
        self._felt.draw(painter, QRectF(rect))
