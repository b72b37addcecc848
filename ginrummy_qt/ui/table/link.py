"""Between the game and the table: what the controller tells becomes motion, signs and choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ginrummy_qt.engine.actions import Knocked, RoundEnded
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.models import dealing
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.words import side_names
from ginrummy_qt.ui.table.host import introduce, latest_words
from ginrummy_qt.ui.table.thinking_sign import ThinkingSign
from ginrummy_qt.ui.table.watching import inert, opened, opened_events

if TYPE_CHECKING:
    from ginrummy_qt.engine import DealerDraw, Match
    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.replay import ReplayTable
    from ginrummy_qt.ui.table.choice import Choice
    from ginrummy_qt.ui.table.dealer_draw import DealerDrawShow
    from ginrummy_qt.ui.table.director import Director
    from ginrummy_qt.ui.table.laying import Laying
    from ginrummy_qt.ui.table.pointer import Pointer
    from ginrummy_qt.ui.table.presenter import Presenter
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["GameLink"]

_BEAT: Final = 420
"""Between the moves of a round that is only watched, at normal speed, in milliseconds."""


class GameLink(QObject):
    """Listens to a :class:`GameController` and keeps all parts of the table in step with it."""

    round_shown = Signal(object)
    """``RoundResult``: the round is over at every table and the hands lie open, all at rest."""
    curtain_due = Signal(int)
    """What the person before the screen did has been shown: the curtain is to fall for this seat."""
    at_rest = Signal()
    """What happened has been shown."""
    told = Signal(object)
    """What makes the sentence of a notice: what without motion is not shown on the table."""

    def __init__(
        self,
        scene: TableScene,
        director: Director,
        pointer: Pointer,
        choice: Choice,
        presenter: Presenter,
        draw: DealerDrawShow,
        laying: Laying,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._director = director
        self._pointer = pointer
        self._choice = choice
        self._presenter = presenter
        self.draw = draw
        self.laying = laying
        self._controller: GameController | ReplayTable | None = None
        self.view: SeatView | None = None
        """The state of the game; the picture may still be on its way there."""
        self._thinking = ThinkingSign(presenter, self)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._go_on)
        self.hands_open = True
        """Whether one who only watches sees both hands."""
        self._ended = False
        """Whether the end of the round at this table has been shown."""
        director.busy_changed.connect(self._on_busy)
        director.batch_started.connect(self._on_batch_started)
        director.batch_shown.connect(self._on_batch_shown)
        director.deal_started.connect(self._on_deal_started)
        draw.finished.connect(self._deal)
        laying.changed.connect(self._play)
        choice.lay_wanted.connect(laying.lay)
        pointer.slot_clicked.connect(laying.lay_on)
        bar = presenter.console.layoff_bar
        bar.undo_wanted.connect(laying.undo)
        bar.done_wanted.connect(laying.done)
        bar.all_wanted.connect(laying.lay_all)
        laying.asked.connect(scene.board.ask)
        laying.sent.connect(self._on_sent)

    def connect_to(self, controller: GameController | ReplayTable) -> None:
        """Show the games of ``controller`` from now on."""
        self._controller = controller
        controller.match_started.connect(self._on_match_started)
        controller.round_started.connect(self._on_round_started)
        controller.moved.connect(self._on_moved)
        controller.thinking.connect(self._thinking.follow)
        controller.cleared.connect(self._on_cleared)
        controller.curtain_wanted.connect(self._on_curtain_wanted)
        controller.curtain_lifted.connect(self._on_curtain_lifted)
        controller.other_moved.connect(self._on_other_moved)
        controller.round_over.connect(self._on_round_over)
        if controller.match is not None:
            self._on_match_started()

    # ------------------------------------------------------------------ what the controller tells

    def _on_match_started(self) -> None:
        self._reset()
        controller = self._controller
        if controller is not None and controller.curtain is None:
            self._show_as_it_stands()

    def _show_as_it_stands(self) -> None:
        """Show the game without motion."""
        view = self._controller.view if self._controller is not None else None
        if view is None:
            return
        self._take_games()
        view = self._take(view)
        self._presenter.set_visible(True)
        self._scene.reconcile(view)
        self._presenter.tell_all(True)
        self._presenter.show(view)
        self._end(view)

    def _on_round_started(self) -> None:
        self._reset()
        controller = self._controller
        match = controller.match if controller is not None else None
        if controller is None or match is None:
            return
        drawn = _draw_to_show(match)
        reader = None if controller.reader is None else match.side_of(controller.reader)
        names = self._names_to_draw(controller, match)
        if drawn is None:
            self._deal()
        elif self._scene.travel.factor:
            controller.hold(True)
            self._presenter.set_visible(False)
            self._scene.tray.setVisible(True)
            self.draw.start(drawn, match.rules.first_dealer, reader, names)
        else:
            self.told.emit(lambda: dealing.draw_result(drawn, reader, names))
            self._deal()

    @staticmethod
    def _names_to_draw(controller: GameController | ReplayTable, match: Match) -> tuple[str, ...]:
        """Return the names of the sides for the draw; empty where the computer is enough of a name."""
        return () if controller.table_names is None else side_names(match, controller.reader)

    def _deal(self) -> None:
        view = self._controller.view if self._controller is not None else None
        if view is not None:
            self._take_games()
            view = self._take(view)
            self._presenter.set_visible(True)
            self._director.deal(view)

    def _on_moved(self, events: tuple[Event, ...], view: SeatView) -> None:
        if any(isinstance(event, Knocked | RoundEnded) for event in events):
            self._pointer.cancel()
        controller = self._controller
        if controller is not None and controller.skipping:
            self._jump(view)
            return
        if (
            controller is not None
            and controller.watching
            and controller.table is not None
            and self._both_open
        ):
            before = self.view.opponent_known if self.view is not None else CardSet()
            events = opened_events(events, opened(view, controller.table), before)
        if not (self.laying.sending and is_laying(view)):  # that is on the table already
            self._director.play(events, self._take(view))

    def _play(self, events: tuple[Event, ...], view: SeatView) -> None:
        """Show what the person has planned, as if it had happened."""
        self._go_by(view)
        self._director.play(events, view)

    def _on_sent(self) -> None:
        """The game has been told what is laid off; if it could not take all of it, show what it has."""
        view = self._controller.view if self._controller is not None else None
        if view is not None and is_laying(view):
            self._director.play((), self._take(view))

    def _jump(self, view: SeatView) -> None:
        """Show ``view`` at once: the rest of the round is skipped."""
        self._director.clear()
        view = self._take(view)
        self._scene.reconcile(view)
        self._presenter.tell_all(True)
        self._presenter.show(view)
        self._presenter.air.refresh()
        if view.result is not None:
            self._ended = True  # what follows comes with the game's own signal

    @property
    def reader(self) -> int | None:
        """The table's seat that is addressed as "you"; ``None``: neither is."""
        return None if self._controller is None else self._controller.table_reader

    @property
    def round_number(self) -> int:
        """The number of the round under way, from 1; 0 without a match."""
        match = None if self._controller is None else self._controller.match
        return 0 if match is None else match.round_number

    def skip(self) -> None:
        """Play the rest of a round that is only watched at once."""
        controller = self._controller
        if controller is not None and controller.watching:
            self._director.finish()
            self._beat.stop()
            controller.skip()

    def set_hands_open(self, *, hands_open: bool) -> None:
        """Open or close the hands of a round that is only watched."""
        self.hands_open = self._presenter.console.hands_open = hands_open
        controller = self._controller
        if (
            controller is None
            or not controller.watching
            or controller.curtain is not None
            or self.draw.active
        ):
            return
        self._director.finish()
        view = controller.view
        if view is not None and self.view is not None:
            view = self._take(view)
            self._scene.reconcile(view)
            self._presenter.show(view)

    # ------------------------------------------------------------------ curtain and second table

    def _on_curtain_wanted(self, _seat: int) -> None:
        if not self._director.busy:
            self._fall()

    def _fall(self) -> None:
        """Take everything off the table and let the curtain fall, if one is wanted."""
        seat = self._controller.curtain if self._controller is not None else None
        if seat is None:
            return
        self._reset()
        self._presenter.set_visible(False)
        self.curtain_due.emit(seat)

    def _on_curtain_lifted(self) -> None:
        self._reset()
        self._show_as_it_stands()
        if self._controller is not None and self.view is not None:
            controller, view = self._controller, self.view
            if latest_words(controller, view):
                self.told.emit(lambda: latest_words(controller, view))

    def _on_other_moved(self, _table: int) -> None:
        self.refresh_company()

    def refresh_company(self) -> None:
        """Say again who is at the table and how it goes at the other one."""
        self._take_company()
        if self.view is not None and not self._director.busy:
            self._presenter.show_console()
        self._presenter.show_corner()

    def _take_company(self) -> None:
        if self._controller is not None:
            introduce(self._controller, self._presenter, self._scene, self.view)

    def _on_round_over(self, *_: object) -> None:
        """Every table is done: show the result, unless cards still move."""
        if self._controller is None or self._controller.match is None:
            return
        self.refresh_company()
        if self.view is not None and self._ended and not self._director.busy:
            self._end(self.view)

    def _end(self, view: SeatView) -> None:
        """Show the result if the round in ``view`` is over here and at every other table."""
        match = self._controller.match if self._controller is not None else None
        if view.result is None:
            return
        self._ended = True
        if match is not None and match.round_over:
            self._ended = False
            self.round_shown.emit(view.result)

    def _on_cleared(self) -> None:
        self._reset()
        self._presenter.set_visible(False)

    def _reset(self) -> None:
        """End drag and motion and take everything off the table."""
        self._pointer.cancel()
        self._director.clear()
        if self.draw.active:
            self.draw.cancel()
            if self._controller is not None:
                self._controller.hold(False)
        self._scene.clear_table()
        self._beat.stop()
        self._ended = False
        self._scene.watching = self._scene.closed = False
        self.laying.stop()
        self.view = self._pointer.view = None
        self._choice.set_view(None)
        self._presenter.forget()

    def _take(self, view: SeatView) -> SeatView:
        """Go by the game's ``view``; return it, or what it becomes while the person lays off by hand."""
        controller, scene = self._controller, self._scene
        scene.watching = controller is not None and controller.watching
        if controller is not None and scene.watching and controller.table is not None:
            scene.closed = not self._both_open and view.result is None
            view = inert(opened(view, controller.table) if self._both_open else view)
        else:
            view = self.laying.take(view)
        self._go_by(view)
        return view

    def as_shown(self, view: SeatView) -> SeatView:
        """Return ``view``, the game's present one, as the table shows it to one who only watches."""
        controller = self._controller
        if controller is None or not self._scene.watching or controller.table is None:
            return view
        return inert(opened(view, controller.table) if self._both_open else view)

    @property
    def _both_open(self) -> bool:
        """Whether both hands of a round that is only watched lie open; a replay asks for it itself."""
        return self.hands_open or (self._controller is not None and self._controller.looking_on)

    def _go_by(self, view: SeatView) -> None:
        """Go by ``view``: clicks and keys are about it from now on."""
        self._presenter.console.can_undo = self.laying.can_undo
        self.view = view
        self._presenter.forget_hint()
        self._take_company()
        acting = None if self._scene.watching else view  # one who watches selects and drags nothing
        self._pointer.view = acting
        self._choice.set_view(acting)

    def _take_games(self) -> None:
        """Let the plates tell of all games of Hollywood, as they stand when a round begins."""
        match = self._controller.match if self._controller is not None else None
        hollywood = match is not None and match.rules.hollywood
        self._presenter.games = match.standings.games if match is not None and hollywood else ()

    # ------------------------------------------------------------------ what the director tells

    def _on_busy(self, busy: bool) -> None:  # noqa: FBT001 - a slot
        controller = self._controller
        if controller is None:
            return
        pause = round(_BEAT * self._scene.travel.factor)
        if not busy and pause and controller.watching and not controller.skipping:
            self._beat.start(pause)
            return
        self._beat.stop()
        controller.hold(busy)

    def _go_on(self) -> None:
        if self._controller is not None and not self._director.busy:
            self._controller.hold(False)

    def _on_deal_started(self, view: SeatView) -> None:
        self._presenter.show(view)
        self._scene.show_legal(None)
        self._presenter.tell_all(False)

    def _on_batch_started(self, events: tuple[Event, ...], view: SeatView) -> None:
        self._scene.show_legal(None)
        if len(view.hand) != 11:
            self._scene.new_card = None
        if any(getattr(event, "seat", None) == view.seat for event in events[:1]):
            self._presenter.show(view, rings=False)  # what one has done oneself needs no waiting

    def _on_batch_shown(self, events: tuple[Event, ...], view: SeatView) -> None:
        self._presenter.tell_all(True)
        self._presenter.show(view)
        self._presenter.air.refresh()
        self.at_rest.emit()
        if view.result is not None and any(isinstance(event, RoundEnded) for event in events):
            self._end(view)
        if self._controller is not None and self._controller.curtain is not None:
            QTimer.singleShot(0, self, self._fall)  # the director is still at it


def _draw_to_show(match: Match) -> DealerDraw | None:
    """Return the draw for the deal before the first round of ``match``; ``None`` when there was none."""
    return match.dealer_draw if match.round_number == 1 else None
