"""The table and what lies over it: the results of rounds and matches, and short notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtWidgets import QMessageBox, QVBoxLayout, QWidget

from ginrummy_qt.engine import BigGin, Knock
from ginrummy_qt.models.advice_words import hint_action, hint_reason
from ginrummy_qt.models.showing import ways_to_show
from ginrummy_qt.models.sounds import end_sound
from ginrummy_qt.ui import message
from ginrummy_qt.ui.card_style import style_for
from ginrummy_qt.ui.corner_tools import CornerTools
from ginrummy_qt.ui.match_report import MatchReport
from ginrummy_qt.ui.match_sheet import MatchSheet
from ginrummy_qt.ui.meld_choice import MeldChoice
from ginrummy_qt.ui.message_box import MessageBox
from ginrummy_qt.ui.notice import Notice
from ginrummy_qt.ui.result_sheet import ResultSheet
from ginrummy_qt.ui.round_summary import RoundSummary
from ginrummy_qt.ui.table.curtain import Curtain
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.text import InlineCards
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ginrummy_qt.engine import Action, Event
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.ui.services import TableServices

__all__ = ["TablePage"]

_SHEET_MS: Final = {"slow": 290, "normal": 180, "fast": 100, "off": 0}
"""How long a sheet takes to come in, by the speed of the motion."""


class TablePage(QWidget):
    """Shows the match of the controller from the first card to the final score."""

    start_wanted = Signal()
    """Back to the start page."""
    new_match_wanted = Signal()
    """Another match with the same settings."""
    sheet_shown = Signal(bool)
    """Whether a result lies over the table now."""
    seal_wanted = Signal()
    """What binds the program to these cards is to be shown."""
    undo_wanted = Signal()
    redo_wanted = Signal()
    review_wanted = Signal(int)
    """A round by its number is to be reviewed; 0: the whole match."""
    again_wanted = Signal()
    """The deal of the round that is over is to be played once more, for training."""
    tools_changed = Signal()
    """Another round, or another move to be taken back."""

    def __init__(self, services: TableServices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._controller = services.controller
        self.table = TableView(services.settings, services.faces, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.table)
        self.notice = Notice(self)
        self.result = ResultSheet(self, services.faces)
        self.match = MatchSheet(self)
        self.showing = MeldChoice(self, services.faces)
        self.curtain = Curtain(self)
        self.tools = CornerTools(self.table)
        self._telling_dealer = False
        self.setFocusProxy(self.table)
        self._connect()
        self._follow_settings()

    def _connect(self) -> None:
        controller = self._controller
        controller.match_started.connect(self._close_sheets)
        controller.round_started.connect(self._close_sheets)
        controller.cleared.connect(self._close_sheets)
        controller.cleared.connect(self.curtain.close_curtain)
        controller.match_started.connect(self.curtain.close_curtain)
        self.table.curtain_due.connect(self._on_curtain_due)
        self.curtain.lifted.connect(self._on_curtain_lifted)
        controller.moved.connect(self._on_moved)
        controller.hinted.connect(self._on_hinted)
        controller.refused.connect(self.tell)
        controller.failed.connect(self._on_failed)
        self.table.refused.connect(self.tell)
        self.table.action_wanted.connect(self._on_action_wanted)
        self.table.selection_changed.connect(self._on_selection)
        self.table.told.connect(self._on_told)
        self.table.hint_wanted.connect(controller.hint)
        if self._services.sounds is not None:
            self.table.sounded.connect(self._services.sounds.play)
        self.table.round_shown.connect(self._on_round_shown)
        self.result.next_wanted.connect(self._on_next)
        self.match.new_match_wanted.connect(self.new_match_wanted)
        self.match.start_wanted.connect(self.start_wanted)
        self.result.review_wanted.connect(self.review_wanted)
        self.result.again_wanted.connect(self.again_wanted)
        self.match.review_wanted.connect(self._on_match_review)
        self.showing.knock_wanted.connect(self._on_shown_knock)
        self.showing.back_wanted.connect(self._close_showing)
        self._services.settings.changed.connect(self._on_setting)
        self._services.languages.changed.connect(self._on_language)
        # Last: the sheets are closed before the table deals.
        self.table.set_controller(controller)
        self.tools.seal_wanted.connect(self.seal_wanted)
        self.tools.undo_wanted.connect(self.undo_wanted)
        self.tools.redo_wanted.connect(self.redo_wanted)
        for signal in (controller.match_started, controller.round_started, controller.cleared):
            signal.connect(self._follow_tools)
        controller.moved.connect(self._follow_tools)

    @Slot()
    def _follow_tools(self, *_: object) -> None:
        """Show the seal of the round, and what can be taken back."""
        game = self._controller
        entry = game.round_entry
        laying = self.table.laying.active
        seal = None if entry is None or laying else entry.seal
        self.tools.show_state(
            commitment="" if seal is None else seal.commitment,
            training=game.training and game.match is not None and not laying,
            undo=game.can_undo,
            redo=game.can_redo,
        )
        self._place_tools()
        self.tools_changed.emit()

    def _place_tools(self) -> None:
        self.tools.place(self.table.look.layout, self._services.settings.table)

    @Slot(str)
    def tell(self, sentence: str | Sentence) -> None:
        """Show ``sentence`` for a while in the place of the prompt."""
        self._place_notice()
        self.notice.tell(sentence)

    @property
    def sheet_open(self) -> bool:
        """Whether a result or a question lies over the table."""
        return any(part.isVisible() for part in (self.result, self.match, self.showing, self.curtain))

    @Slot()
    def _close_sheets(self) -> None:
        self.result.close_sheet()
        self.match.close_sheet()
        self.showing.close_sheet()
        self.notice.hide()
        self._telling_dealer = False
        self.sheet_shown.emit(False)
        self.table.setFocus()

    @Slot(int)
    def _on_curtain_due(self, seat: int) -> None:
        """The table is empty: cover it until the person at ``seat`` is ready."""
        self._close_sheets()
        self.sheet_shown.emit(True)
        self.curtain.cover(self._controller.names[seat])

    @Slot()
    def _on_curtain_lifted(self) -> None:
        self.sheet_shown.emit(False)
        self.table.setFocus()
        self._controller.lift_curtain()

    @Slot(object)
    def _on_action_wanted(self, action: Action) -> None:
        """Do ``action``; a knock that can be shown in several ways that matter asks in which."""
        view = self._controller.view
        if view is not None and isinstance(action, Knock | BigGin):
            ways = ways_to_show(view, action)
            if ways:
                self.notice.hide()
                self.sheet_shown.emit(True)
                names = self._controller.table_names
                self.showing.show_ways(ways, "" if names is None else names[view.opponent])
                return
        self._controller.act(action)

    @Slot(object)
    def _on_shown_knock(self, action: Action) -> None:
        self._close_showing()
        self._controller.act(action)

    @Slot()
    def _close_showing(self) -> None:
        self.showing.close_sheet()
        self.sheet_shown.emit(False)
        self.table.setFocus()

    @Slot(object)
    def _on_told(self, sentence: Sentence) -> None:
        """Tell who deals and why; the computer’s first move does not take the words away."""
        self.tell(sentence)
        self._telling_dealer = True

    @Slot(object, object)
    def _on_moved(self, events: tuple[Event, ...], *_: object) -> None:
        mine = any(getattr(event, "seat", None) == self._controller.table_seat for event in events[:1])
        if mine or not self._telling_dealer:
            self.notice.hide()
            self._telling_dealer = False

    @Slot(object)
    def _on_selection(self, _card: object) -> None:
        """The prompt speaks of the selection: what covers it goes."""
        self.notice.hide()

    @Slot(object)
    def _on_failed(self, sentence: Sentence) -> None:
        """Tell what went wrong; where the game cannot go on by itself, ask whether to try again."""
        if not self.isVisible():  # a match that could not begin
            message.tell(self.window(), sentence)
            return
        if not self._controller.stuck:
            self.tell(sentence)
            return
        box = MessageBox(
            self.window(),
            QMessageBox.Icon.Warning,
            sentence,
            lambda: self.tr("The match is saved up to the move before."),
        )
        box.setStandardButtons(QMessageBox.StandardButton.Retry | QMessageBox.StandardButton.Close)
        box.setDefaultButton(QMessageBox.StandardButton.Retry)
        box.button(QMessageBox.StandardButton.Retry).clicked.connect(self._controller.retry)
        box.button(QMessageBox.StandardButton.Close).clicked.connect(self.start_wanted)
        box.open()

    @Slot(object)
    def _on_round_shown(self, _result: object) -> None:
        match = self._controller.match
        if match is not None and match.round_over:
            self.notice.hide()
            self.sheet_shown.emit(True)
            summary = RoundSummary.of(match, self._controller.seat)
            self.result.show_result(summary)
            sound = end_sound(summary.result, summary.reader)
            if sound and self._services.sounds is not None:
                self._services.sounds.play(sound)

    @Slot()
    def _on_next(self) -> None:
        match = self._controller.match
        if match is None:
            return
        if match.outcome is None:
            self._controller.next_round()
            return
        self.result.close_sheet()
        self.match.show_match(MatchReport.of(match, self._controller.reader))

    @Slot()
    def _on_match_review(self) -> None:
        self.review_wanted.emit(0)

    @Slot(object)
    def _on_hinted(self, advice: object) -> None:
        view = self.table.shown
        if view is None or not isinstance(advice, tuple) or not advice:
            return
        if advice[0].action not in view.legal_actions:  # cards have been laid off since it was asked
            return
        self.table.show_hint(advice)
        names = self._controller.table_names
        opponent = "" if names is None else names[view.opponent]
        best = advice[0]
        self.tell(lambda: f"*{hint_action(best.action, view)}.* {hint_reason(best, opponent)}")

    @Slot(str)
    def _on_setting(self, name: str) -> None:
        if name in {"table", "animation", "colours", "index_size", "index_language", "card_theme", "back"}:
            self._follow_settings()

    @Slot()
    def _on_language(self, *_: object) -> None:
        self._follow_settings()
        self.notice.retranslate()

    @Slot()
    def _follow_settings(self, *_: object) -> None:
        """Give everything on the page the look that the settings ask for."""
        settings = self._services.settings
        style = style_for(
            settings, self._services.languages.current, self.table.look.layout.card, text_scale()
        )
        self._services.faces.set_style(style)
        cards = InlineCards(style.language, style.colours, style.theme)
        for sheet in (self.result, self.match, self.showing):
            sheet.set_theme(settings.table)
            sheet.set_cards(cards)
            sheet.set_duration(_SHEET_MS[settings.animation])
        self.curtain.set_theme(settings.table)
        self.notice.set_look(settings.table, self.table.look.layout.text, cards)
        self._place_notice()
        self._place_tools()
        self.tools.retranslate()

    def _place_notice(self) -> None:
        self.notice.set_room(self.table.console.notice_room())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the table has laid itself out by now; what depends on its size follows."""
        super().resizeEvent(event)
        self._column.activate()
        self.curtain.setGeometry(self.rect())
        self._follow_settings()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: a larger system font changes the index of the cards too."""
        super().changeEvent(event)
        if not hasattr(self, "match"):
            return
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._follow_settings()
        elif event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._place_notice)  # plates and buttons have other words by then
