"""The pointer at the table: hover, click, double click, drag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine.view import Phase
from ginrummy_qt.ui.table.drag import Drag
from ginrummy_qt.ui.table.pile_item import PileItem

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Pointer"]


class Pointer(QObject):
    """Understands the left button (and a finger) on a scene; says what was meant, never does it."""

    card_clicked = Signal(object)
    """``Card`` of the hand."""
    pile_clicked = Signal(object, bool)
    """``PileKind``, and whether it was the second click of a double click."""
    slot_clicked = Signal(object)
    """``LayOff``: the slot of a card that fits on the knocker's melds."""
    felt_clicked = Signal()
    dropped = Signal(object, object)
    """``(Dropped, Card | None)``: what a drag ended in, and the hand's card that was dragged, if any."""
    hovered = Signal(object)
    """``Card`` under the pointer or ``None``."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.view: SeatView | None = None
        """The state that clicks and drags are about."""
        self.drag: Drag | None = None
        self._pressed: Card | PileItem | None = None
        self._at: QPointF | None = None
        self._double = False
        self._hover: Card | None = None

    @property
    def pressed(self) -> bool:
        """Whether the button is down on the table."""
        return self._at is not None

    def spot(self, point: QPointF) -> Card | PileItem | None:
        """Return what lies at ``point`` of the scene."""
        return self._scene.card_at(point) or self._scene.pile_at(point)

    def press(self, point: QPointF, *, double: bool) -> None:
        """The button goes down at ``point``."""
        self.cancel()
        self._at, self._double = point, double
        self._pressed = self.spot(point)

    def move(self, point: QPointF, *, held: bool) -> None:
        """The pointer moves, with the button ``held`` or not."""
        if self.drag is not None:
            if held:
                self.drag.move(point)
            else:  # the release went elsewhere
                self.cancel()
            return
        if self._at is not None and held:
            far = (point - self._at).manhattanLength() >= QApplication.startDragDistance()
            if far and self._may_drag():
                self._begin().move(point)
            return
        self._set_hover(self._scene.card_at(point))

    def _may_drag(self) -> bool:
        view, source = self.view, self._pressed
        if view is None or source is None or view.phase is Phase.OVER:
            return False
        if isinstance(source, PileItem):
            return source.legal and bool(source.cards)
        return source in self._scene.hand

    def _begin(self) -> Drag:
        assert self.view is not None  # noqa: S101 - _may_drag has looked
        assert self._pressed is not None  # noqa: S101
        assert self._at is not None  # noqa: S101
        self._set_hover(None)
        self.drag = Drag(self._scene, self.view, self._pressed, self._at)
        return self.drag

    def release(self, point: QPointF) -> None:
        """The button goes up at ``point``."""
        if self.drag is not None:
            drag, self.drag = self.drag, None
            self._forget()
            self.dropped.emit(drag.drop(), None if isinstance(drag.source, PileItem) else drag.source)
            return
        pressed, at, double = self._pressed, self._at, self._double
        self._forget()
        if at is None or self.spot(point) is not pressed:
            return
        if pressed is None:
            slot = self._scene.board.slot_at(point)
            if slot is not None:
                if slot is self._scene.board.slot_at(at):
                    self.slot_clicked.emit(slot.action)
            elif not self._scene.look.layout.tray.contains(point):
                self.felt_clicked.emit()
        elif isinstance(pressed, PileItem):
            self.pile_clicked.emit(pressed.kind, double)
        else:
            self.card_clicked.emit(pressed)

    def leave(self) -> None:
        """The pointer leaves the table."""
        self._set_hover(None)

    def cancel(self) -> bool:
        """End a drag or a press without effect; return whether there was a drag."""
        drag, self.drag = self.drag, None
        self._forget()
        if drag is not None:
            drag.cancel()
            return True
        return False

    def _forget(self) -> None:
        self._pressed = self._at = None
        self._double = False

    def _set_hover(self, card: Card | None) -> None:
        if card is not self._hover:
            self._hover = card
            self.hovered.emit(card)

    def cursor(self, point: QPointF) -> Qt.CursorShape:
        """Return the cursor's shape at ``point``."""
        if self.drag is not None:
            return Qt.CursorShape.ClosedHandCursor
        spot = self.spot(point)
        if isinstance(spot, PileItem):
            return Qt.CursorShape.PointingHandCursor if spot.legal else Qt.CursorShape.ArrowCursor
        if self._scene.board.slot_at(point) is not None:
            return Qt.CursorShape.PointingHandCursor
        return Qt.CursorShape.ArrowCursor if spot is None else Qt.CursorShape.PointingHandCursor
