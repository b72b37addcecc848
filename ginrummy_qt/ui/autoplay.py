"""Plays on the real window with a mouse and a keyboard: for the self-test, the gallery and the tests.

Nothing here calls what a widget would do: every action is mouse and key events at points that the widgets'
geometry gives, sent to the windows of the platform as a person's would come.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar

from ginrummy_qt.engine import BigGin, Discard, Draw, Knock, Pass, Phase, TakeDiscard, deadwood, throw_values
from ginrummy_qt.ui.table.pile_item import PileKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QAction, QWindow
    from PySide6.QtWidgets import QComboBox, QMenu, QWidget

    from ginrummy_qt.engine import Action, Card, SeatView
    from ginrummy_qt.ui.main_window import MainWindow
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["REVIEWED", "WAYS", "Autoplay", "Hands", "Stuck", "choose", "let_it_settle", "wait_until"]

_LEFT: Final = Qt.MouseButton.LeftButton
_PLAIN: Final = Qt.KeyboardModifier.NoModifier
_MENU_TRIES: Final = 5
_PATIENCE: Final = 20.0  # seconds; the computer may take 1 for a move, on a slow machine a little more
REVIEWED: Final = 60.0
"""Seconds that the review of a match may take, on a slow machine; a second or two is usual."""

WAYS: Final[dict[type, tuple[str, ...]]] = {
    Draw: ("click", "key", "drag", "menu", "double", "cursor"),
    TakeDiscard: ("click", "key", "drag", "menu", "double", "cursor"),
    Pass: ("button", "key", "menu"),
    Discard: ("click", "double", "drag", "cursor", "pile", "menu", "space"),
    Knock: ("button", "drag", "key", "menu", "bare"),
    BigGin: ("key", "button"),
}
"""The ways in which each action can be done, in the order in which they take turns."""


class Stuck(RuntimeError):  # noqa: N818 - what is the matter, not who is at fault
    """The window did not do what the events asked; the message says what was waited for."""


_ROUNDS: Final = 24
_STILL: Final = 3


def let_it_settle() -> None:
    """Let layouts take their places: one asks for the next, until nothing has moved for some rounds."""
    before: list[object] = []
    still = 0
    for _ in range(_ROUNDS):
        QTest.qWait(1)
        now: list[object] = [one.geometry().getRect() for one in QApplication.allWidgets() if one.isVisible()]
        still = still + 1 if now == before else 0
        if still == _STILL:
            return
        before = now


def wait_until(condition: Callable[[], bool], what: str, seconds: float = _PATIENCE) -> None:
    """Let the window work until ``condition`` holds.

    Raises:
        Stuck: it does not hold after ``seconds``; ``what`` names it.
    """
    deadline = QDeadlineTimer(int(seconds * 1000))
    while not condition():
        if deadline.hasExpired():
            raise Stuck(f"waited {seconds:g} s in vain: {what}")
        QTest.qWait(1)


def choose(view: SeatView, most: int = 10) -> Action:
    """Return what a plain player does: takes what goes into a meld, throws what leaves least, knocks soon.

    It knocks with at most ``most`` points of deadwood: 0 waits for gin, -1 never ends a round.
    """
    legal = view.legal_actions
    if BigGin() in legal and most >= 0:
        return BigGin()
    if view.phase is Phase.DISCARD or len(view.hand) == 11:
        left = throw_values(view.hand)
        order = sorted(view.hand, key=lambda card: (left[card], -card.points, card.index))
        for card in order:
            if left[card] <= most and Knock(card) in legal:
                return Knock(card)
        return next(Discard(card) for card in order if Discard(card) in legal)
    if TakeDiscard() in legal:
        top = view.discard_pile[-1]
        if view.phase is Phase.LAST or deadwood([*view.hand, top]) <= deadwood(view.hand):
            return TakeDiscard()
    return Pass() if Pass() in legal else Draw()


class Hands:
    """A mouse and a keyboard. Points are of the widget that is named with them."""

    def __init__(self) -> None:
        self._top: QWidget | None = None

    def _window(self, widget: QWidget) -> QWindow:
        # Kept: to PySide the handle is a child of this wrapper, and would go when it does.
        self._top = widget.window()
        handle = self._top.windowHandle()
        if not widget.isVisible():  # it may be about to come: a person would wait for it, too
            wait_until(
                widget.isVisible, f"{widget.objectName() or type(widget).__name__} is not to be seen", 5
            )
        return handle

    @staticmethod
    def _point(widget: QWidget, at: QPoint | None) -> QPoint:
        return widget.mapTo(widget.window(), widget.rect().center() if at is None else at)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click with the left button, in the middle unless ``at`` is given."""
        window, point = self._window(widget), self._point(widget, at)
        QTest.mouseMove(window, point)
        QTest.mouseClick(window, _LEFT, _PLAIN, point)

    def double_click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click twice in a row."""
        window, point = self._window(widget), self._point(widget, at)
        QTest.mouseMove(window, point)
        QTest.mouseDClick(window, _LEFT, _PLAIN, point)

    def lift(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Press at ``start`` and drag to ``end`` in a few steps; the button stays down."""
        window = self._window(widget)
        first, last = self._point(widget, start), self._point(widget, end)
        QTest.mouseMove(window, first)
        QTest.mousePress(window, _LEFT, _PLAIN, first)
        for step in range(1, 4):
            QTest.mouseMove(window, first + (last - first) * (step / 3))

    def let_go(self, widget: QWidget, at: QPoint) -> None:
        """Release the button at ``at``."""
        QTest.mouseRelease(self._window(widget), _LEFT, _PLAIN, self._point(widget, at))

    def key(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = _PLAIN) -> None:
        """Press and release ``key`` in the window of ``widget``: what has the focus there gets it."""
        QTest.keyClick(self._window(widget), key, modifier)

    def pick(self, menus: Sequence[QMenu], action: QAction) -> None:
        """Open the first of ``menus`` from the menu bar, from it the next; click ``action`` in the last.

        A window manager may swallow a click on a menu that is just opening: then it is tried again, as a
        person would.

        Raises:
            Stuck: the action was not triggered by any of some tries.
        """
        heard: list[None] = []
        listener = action.triggered.connect(lambda: heard.append(None))
        try:
            for _ in range(_MENU_TRIES):
                self._pick_once(menus, action)
                if heard:
                    return
        finally:
            QObject.disconnect(listener)
        raise Stuck(f"the menu entry “{action.text()}” does nothing")

    def _pick_once(self, menus: Sequence[QMenu], action: QAction) -> None:
        bar = menus[0].parentWidget()
        if not isinstance(bar, QMenuBar) or not action.isEnabled():
            raise Stuck(f"the menu “{action.text()}” cannot be used")
        self.click(bar, bar.actionGeometry(menus[0].menuAction()).center())
        for menu, inside in zip(menus, [*(menu.menuAction() for menu in menus[1:]), action], strict=True):
            if inside not in menu.actions():
                raise Stuck(f"“{inside.text()}” is not in the menu “{menu.title()}”")
            wait_until(menu.isVisible, f"the menu “{menu.title()}” does not open", 5)
            self.click(menu, menu.actionGeometry(inside).center())
        wait_until(lambda: not menus[0].isVisible(), f"the menu “{menus[0].title()}” does not close", 5)

    def choose_in(self, combo: QComboBox, index: int) -> None:
        """Open ``combo`` with a click and go to its row ``index`` with the keyboard."""
        self.click(combo)
        wait_until(combo.view().isVisible, "the list does not open", 5)
        self.key(combo.view(), Qt.Key.Key_Home)
        for _ in range(index):
            self.key(combo.view(), Qt.Key.Key_Down)
        self.key(combo.view(), Qt.Key.Key_Return)
        wait_until(lambda: not combo.view().isVisible(), "the list does not close", 5)


class Autoplay:
    """The person at the window: does one action at a time, each kind in a different way every time."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.hands = Hands()
        self.while_dragging: Callable[[], None] | None = None
        """Called once, in the middle of the next drag of a card of the hand."""
        self.while_selected: Callable[[], None] | None = None
        """Called every time a card has been selected by mouse, before it is thrown."""
        self._turns = {kind: count() for kind in WAYS}

    @property
    def table(self) -> TableView:
        """The table of the window."""
        return self._window.page.table

    def next_way(self, action: Action) -> str:
        """Return the way whose turn it is for such an action."""
        ways = WAYS[type(action)]
        return ways[next(self._turns[type(action)]) % len(ways)]

    def do(self, action: Action, way: str | None = None) -> str:
        """Do ``action``, one of :data:`WAYS`; return the way.

        Raises:
            Stuck: something that is needed for it is not there.
        """
        way = self.next_way(action) if way is None else way
        QTest.qWait(1)  # what is still to be laid out takes its place before anything is aimed at
        match action:
            case Draw():
                self._draw(way, "stock", Qt.Key.Key_D)
            case TakeDiscard():
                self._draw(way, "discard", Qt.Key.Key_T)
            case Pass():
                self._pass(way)
            case Discard(card):
                self._discard(card, way)
            case Knock(card):
                self._knock(card, way)
            case _:
                if way == "button":
                    self.hands.click(self.table.console.knock)
                else:
                    self._key(Qt.Key.Key_G)
        showing = self._window.page.showing
        if showing.isVisible():  # the melds can be shown in several ways: the default will do
            self.hands.click(showing.knock)
        return way

    def _key(self, key: Qt.Key) -> None:
        self.hands.key(self.table, key)

    def _menu(self, action: QAction) -> None:
        self.hands.pick((self._window.menus.round,), action)

    # ------------------------------------------------------------------ begin a turn

    def _draw(self, way: str, pile: str, key: Qt.Key) -> None:
        table, port, at = self.table, self.table.viewport(), self.table.pile_point(pile)
        menus = self._window.menus
        match way:
            case "click":
                self.hands.click(port, at)
            case "double":
                self.hands.double_click(port, at)
            case "drag":
                cards = [place.card for place in table.table.places.places]
                end = table.card_point(cards[len(cards) // 2])
                self.hands.lift(port, at, end)
                self.hands.let_go(port, end)
            case "menu":
                self._menu(menus.draw if pile == "stock" else menus.take)
            case "cursor":
                self._go_to_pile(PileKind.STOCK if pile == "stock" else PileKind.DISCARD)
                self._key(Qt.Key.Key_Return)
            case _:
                self._key(key)

    def _go_to_pile(self, pile: PileKind) -> None:
        choice = self.table.choice
        for _ in range(3):  # the hand may lie in two rows
            if isinstance(choice.cursor, PileKind):
                break
            self._key(Qt.Key.Key_Up)
        if choice.cursor is not pile:
            self._key(Qt.Key.Key_Right if pile is PileKind.DISCARD else Qt.Key.Key_Left)
        if choice.cursor is not pile:
            raise Stuck(f"the arrow keys do not reach the {pile.value}")
        if not choice.by_key:  # the pointer was in use: any arrow brings the cursor back
            self._key(Qt.Key.Key_Right if pile is PileKind.DISCARD else Qt.Key.Key_Left)

    def _pass(self, way: str) -> None:
        match way:
            case "button":
                self.hands.click(self.table.console.pass_)
            case "menu":
                self._menu(self._window.menus.decline)
            case _:
                self._key(Qt.Key.Key_P)

    # ------------------------------------------------------------------ end a turn

    def _discard(self, card: Card, way: str) -> None:
        table, port = self.table, self.table.viewport()
        match way:
            case "double":
                if table.choice.selection is card:  # the first of two clicks would throw it already
                    self.hands.click(port, table.card_point(card))
                else:
                    self.hands.double_click(port, table.card_point(card))
            case "drag":
                self._drag(card, "discard")
            case "cursor":
                self._select_by_key(card)
                self._key(Qt.Key.Key_Return)
            case "space":
                self._select_by_key(card)
                self._key(Qt.Key.Key_Space)
            case "pile":
                self._select(card)
                self.hands.click(port, table.pile_point("discard"))
            case "menu":
                self._select(card)
                self._menu(self._window.menus.discard)
            case _:
                self._select(card)
                self.hands.click(port, table.card_point(card))

    def _knock(self, card: Card, way: str) -> None:
        table = self.table
        match way:
            case "drag":
                self._drag(card, "knock")
            case "key":
                self._select_by_key(card)
                self._key(Qt.Key.Key_K)
            case "menu":
                self._select(card)
                self._menu(self._window.menus.knock)
            case "bare":  # without a selection: the first press chooses, the second knocks
                self._key(Qt.Key.Key_Escape)
                self._key(Qt.Key.Key_K)
                self._key(Qt.Key.Key_K)
            case _:
                self._select(card)
                self.hands.click(table.console.knock)

    def _select(self, card: Card) -> None:
        table = self.table
        if table.choice.selection is not card:
            self.hands.click(table.viewport(), table.card_point(card))
        if table.choice.selection is not card:
            raise Stuck(f"a click does not select {card}, but {table.choice.selection}")
        if self.while_selected is not None:
            self.while_selected()

    def _select_by_key(self, card: Card) -> None:
        choice = self.table.choice
        for _ in range(3):
            if not isinstance(choice.cursor, PileKind):
                break
            self._key(Qt.Key.Key_Down)
        order = [place.card for place in self.table.table.places.places]
        near_end = order.index(card) > len(order) // 2
        self._key(Qt.Key.Key_End if near_end else Qt.Key.Key_Home)
        for _ in range(len(order)):
            if choice.selection is card:
                return
            self._key(Qt.Key.Key_Left if near_end else Qt.Key.Key_Right)
        raise Stuck(f"the arrow keys do not reach {card}")

    def _drag(self, card: Card, target: str) -> None:
        table, port = self.table, self.table.viewport()
        start = table.card_point(card)
        place = table.table.place_of(card)
        if place is None:
            raise Stuck(f"{card} has no place in the hand")
        # The card is held where it was gripped: let its middle come to the middle of the target.
        end = table.pile_point(target) + start - place.centre.toPoint()
        self.hands.lift(port, start, end)
        if self.while_dragging is not None:
            call, self.while_dragging = self.while_dragging, None
            call()
        self.hands.let_go(port, end)
