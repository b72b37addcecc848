"""A table with a game behind it that answers at once, so that tests need no thread and no clock."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    Card,
    Deal,
    DealerDraw,
    Discard,
    Draw,
    Knock,
    Layoffs,
    Pass,
    Player,
    Round,
    Rules,
    TakeDiscard,
)
from ginrummy_qt.engine.actions import mask
from ginrummy_qt.engine.match import Table as EngineTable
from ginrummy_qt.models.phrases import deadwood_after
from ginrummy_qt.models.words import seat_names

if TYPE_CHECKING:
    from ginrummy_qt.engine import SeatView
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.view import TableView

LEFT = Qt.MouseButton.LeftButton


def random_action(view: SeatView, chance: random.Random) -> Action:
    """Return a legal action: now and then a knock, else a draw or a throw of one of the dearest cards."""
    actions = list(view.legal_actions)
    knocks = [action for action in actions if isinstance(action, Knock | BigGin)]
    if knocks and chance.random() < 0.5:
        return chance.choice(knocks)
    throws = [action for action in actions if isinstance(action, Discard)]
    if throws:
        return min(throws, key=lambda action: (deadwood_after(view, action.card), chance.random()))
    return chance.choice(actions)


class FakeMatch:
    """The match of a :class:`FakeGame`, as far as the table asks for it."""

    sits_out = None
    sides = ((0,), (1,))

    def __init__(self, game: FakeGame) -> None:
        self._game = game

    @property
    def round_number(self) -> int:
        return self._game.round_number

    @property
    def rules(self) -> Rules:
        return self._game.rules

    @property
    def players(self) -> tuple[Player, ...]:
        return self._game.players

    @property
    def dealer_draw(self) -> DealerDraw | None:
        return self._game.dealer_draw

    @property
    def round_over(self) -> bool:
        return self._game.round is not None and self._game.round.result is not None

    @staticmethod
    def side_of(seat: int) -> int:
        return seat


class FakeGame(QObject):
    """Speaks as a GameController does; the computer is a random player that answers as soon as it may.

    There is one table; the person sits at ``bottom``.
    """

    match_started = Signal()
    round_started = Signal()
    moved = Signal(object, object)
    thinking = Signal(bool)
    cleared = Signal()
    round_over = Signal(object)
    table_over = Signal(object)
    other_moved = Signal(int)
    curtain_wanted = Signal(int)
    curtain_lifted = Signal()
    level = "casual"
    reader = 0
    round_number = 1
    table_names: tuple[str, str] | None = None
    skipping = False
    watching = False
    curtain: int | None = None
    others = ()

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.match: FakeMatch | None = None
        self.round: Round | None = None
        self.done: list[Action] = []
        self.refusals = 0
        self.held = False
        self.script: list[Action] = []
        """What the computer does first."""
        self.rules = Rules()
        self.dealer_draw: DealerDraw | None = None
        self._due = False
        self.bottom = 0
        self._deal = Deal(1)

    @property
    def view(self) -> SeatView | None:
        return None if self.round is None else self.round.view(self.bottom)

    @property
    def state(self) -> SeatView:
        assert self.round is not None
        return self.round.view(self.bottom)

    @property
    def seat(self) -> int:
        return self.bottom

    @property
    def table_seat(self) -> int:
        return self.bottom

    @property
    def table_reader(self) -> int:
        return self.bottom

    @property
    def looking_on(self) -> bool:
        return False

    @property
    def caption(self) -> str:
        return ""

    @property
    def table(self) -> EngineTable | None:
        return None if self.round is None else EngineTable(0, (0, 1), self._deal, self.round)

    @property
    def players(self) -> tuple[Player, ...]:
        me, computer = Player("player"), Player("computer", self.level)
        return (computer, me) if self.bottom else (me, computer)

    @property
    def names(self) -> tuple[str, ...]:
        return seat_names(self.players, self.bottom)

    def start(
        self,
        *,
        dealer: int | None = None,
        deck: list[Card] | None = None,
        rules: Rules | None = None,
        by_hand: bool = False,
    ) -> None:
        if deck is None:
            deck = list(ALL_CARDS)
            self.chance.shuffle(deck)
        self._due = False
        self.match = FakeMatch(self)
        self.rules = rules or Rules()
        layoffs = Layoffs.BY_HAND if by_hand else Layoffs.AUTO
        self.round = Round(
            self.rules,
            deck,
            self.chance.randrange(2) if dealer is None else dealer,
            layoffs=(Layoffs.AUTO, layoffs) if self.bottom else (layoffs, Layoffs.AUTO),
        )
        self.match_started.emit()
        self.round_started.emit()
        self._go_on()

    def act(self, action: Action) -> bool:
        current = self.round
        if current is None or current.turn != self.bottom or action not in current.legal_actions:
            self.refusals += 1
            return False
        self._apply(action)
        return True

    def hold(self, on: bool) -> None:
        self.held = on
        if not on and self._due:
            self._answer()

    def leave(self) -> None:
        self.round = self.match = None
        self._due = False
        self.cleared.emit()

    def _apply(self, action: Action) -> None:
        assert self.round is not None
        self.done.append(action)
        current = self.round
        events = tuple(mask(event, self.bottom) for event in current.apply(action))
        self.moved.emit(events, current.view(self.bottom))
        if self.round is current:
            self._go_on()

    def _go_on(self) -> None:
        assert self.round is not None
        self._due = self.round.result is None and self.round.turn != self.bottom
        if self._due and not self.held:
            self._answer()

    def _answer(self) -> None:
        assert self.round is not None
        self._due = False
        if self.script:
            self._apply(self.script.pop(0))
        else:
            self._apply(random_action(self.round.view(1 - self.bottom), self.chance))


class Table:
    """A view, its game, and hands that only use real mouse and key events."""

    def __init__(self, view: TableView, game: FakeGame, settings: Settings) -> None:
        self.view, self.game, self.settings = view, game, settings
        self.reasons: list[str] = []
        self.results: list[object] = []
        view.refused.connect(self.reasons.append)
        view.round_shown.connect(self.results.append)

    def state(self) -> SeatView:
        return self.game.state

    def mouse(
        self, kind: QEvent.Type, at: QPoint, *, button: Qt.MouseButton = LEFT, held: bool = True
    ) -> None:
        viewport = self.view.viewport()
        moving = kind is QEvent.Type.MouseMove
        event = QMouseEvent(
            kind,
            QPointF(at),
            viewport.mapToGlobal(QPointF(at)),
            Qt.MouseButton.NoButton if moving else button,
            button if held else Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)

    def double_click(self, at: QPoint) -> None:
        self.click(at)
        self.mouse(QEvent.Type.MouseButtonDblClick, at)
        self.mouse(QEvent.Type.MouseButtonRelease, at, held=False)

    def lift(self, start: QPoint, end: QPoint) -> None:
        self.mouse(QEvent.Type.MouseButtonPress, start)
        self.mouse(QEvent.Type.MouseMove, start + QPoint(12, -12))
        self.mouse(QEvent.Type.MouseMove, end)

    def let_go(self, at: QPoint) -> None:
        self.mouse(QEvent.Type.MouseButtonRelease, at, held=False)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.lift(start, end)
        self.let_go(end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifier)

    def do(self, action: Action, way: str) -> None:
        """Do ``action`` by ``mouse``, ``keys`` or ``drag``."""
        view = self.view
        match action:
            case Draw() | TakeDiscard():
                stock = isinstance(action, Draw)
                pile = view.pile_point("stock" if stock else "discard")
                if way == "keys":
                    self.key(Qt.Key.Key_D if stock else Qt.Key.Key_T)
                elif way == "drag":
                    self.drag(pile, view.card_point(next(iter(self.state().hand))))
                else:
                    self.click(pile)
            case Pass():
                if way == "keys":
                    self.key(Qt.Key.Key_P)
                else:
                    QTest.mouseClick(view.console.pass_, LEFT)
            case Discard(card):
                if way == "drag":
                    self.drag(view.card_point(card), view.pile_point("discard"))
                elif way == "keys":
                    self.select_by_keys(card)
                    self.key(Qt.Key.Key_Return)
                else:
                    self.double_click(view.card_point(card))
            case Knock(card):
                if way == "drag":
                    self.lift(view.card_point(card), view.pile_point("knock"))
                    self.let_go(view.pile_point("knock"))
                elif way == "keys":
                    self.select_by_keys(card)
                    self.key(Qt.Key.Key_K)
                else:
                    self.click(view.card_point(card))
                    QTest.mouseClick(view.console.knock, LEFT)
            case _:
                self.key(Qt.Key.Key_G)

    def select_by_keys(self, card: Card) -> None:
        self.key(Qt.Key.Key_Home)
        for _ in range(12):
            if self.view.choice.selection is card:
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"the keyboard does not reach {card}")

    def selected(self) -> Card | None:
        return self.view.choice.selection

    def dragging(self) -> bool:
        return self.view.pointer.drag is not None or self.view.table.dragged is not None

    def target(self) -> object:
        return None if self.view.pointer.drag is None else self.view.pointer.drag.target

    def assert_right(self) -> None:
        assert self.view.check(self.state()) == []
