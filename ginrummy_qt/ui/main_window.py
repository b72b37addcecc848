"""The main window: start page or table, the side panel, menus, and the windows of their own.

The start page is painted first; table and side panel are built right after, or when they are first needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from ginrummy_qt.models.seats import persons
from ginrummy_qt.ui.card_style import style_for
from ginrummy_qt.ui.help_desk import HelpDesk, RulesInForce, page_at_table
from ginrummy_qt.ui.match_desk import MatchDesk
from ginrummy_qt.ui.menu_desk import MenuDesk
from ginrummy_qt.ui.menus import Menus
from ginrummy_qt.ui.message import warn
from ginrummy_qt.ui.people_desk import PeopleDesk
from ginrummy_qt.ui.quick_choices import QuickChoices, follow_desktop
from ginrummy_qt.ui.records_desk import RecordsDesk
from ginrummy_qt.ui.sheet_desk import SheetDesk
from ginrummy_qt.ui.start_page import StartPage
from ginrummy_qt.ui.table_words import TableWords
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.tool_desk import ToolDesk
from ginrummy_qt.ui.windows import come_back, resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ginrummy_qt.models.again import Again
    from ginrummy_qt.models.front import FrontDoor
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.ui.dock import ScoreDock
    from ginrummy_qt.ui.services import Services
    from ginrummy_qt.ui.table_page import TablePage

__all__ = ["MainWindow"]

_FIRST_SIZE: Final = QSize(1280, 800)
_SMALLEST: Final = QSize(640, 480)
_CARD_ON_START: Final = 140
"""Width of a card on the start page, near enough for the size of its index."""
_COMPLETE_AFTER_MS: Final = 60
"""After the first paint event, which takes about as long; nobody has pressed anything yet."""
_PREPARE_AFTER_MS: Final = 400
"""After that: the computer's thread loads what it thinks with, before anybody has begun a match."""


class MainWindow(QMainWindow):
    """Puts the pages together and carries what one of them wants to the others."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._page: TablePage | None = None
        self._dock: ScoreDock | None = None
        self._unpainted = False  # shown, and nothing is to be seen yet
        self._door: FrontDoor | None = None
        self._opening = 0  # the match that a start goes on with
        self.setObjectName("main")
        self.setMinimumSize(_SMALLEST)
        follow_desktop(self, services.settings.desktop)
        # The fan of the start page is painted before there is a table, which refines this.
        services.faces.set_style(
            style_for(services.settings, services.languages.current, _CARD_ON_START, text_scale())
        )
        self.start = StartPage(services.settings, services.faces)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)
        if services.games.unkept is not None:
            from ginrummy_qt.ui.unkept_strip import below_strip  # noqa: PLC0415 - hardly ever needed

            self.setCentralWidget(below_strip(self.pages, services.games.unkept, services.settings, self))
        self.menus = Menus(self)
        self.help = HelpDesk(services, self._rules_in_force, self)
        self.desk = RecordsDesk(self, services)
        self.sheets = SheetDesk(services, self.menus, self)
        self.tools = ToolDesk(services, self)
        self.words = TableWords(services.languages, self)
        self.matches = MatchDesk(services, lambda: self.page, lambda: self._at_table, self)
        self.offers = MenuDesk(services, self.menus, lambda: self._page if self._at_table else None, self)
        self.people = PeopleDesk(services.people, self.menus, self.desk, self)
        self.quick = QuickChoices(services, self.menus, self)
        self._connect()
        self._show_page(playing=False)
        self.retranslate()

    def _connect(self) -> None:
        menus, settings = self.menus, self._services.settings
        self.start.deal_wanted.connect(self.matches.deal)
        self.start.resume_wanted.connect(self.matches.resume)
        menus.new_wanted.connect(self._on_new)
        menus.start_page_wanted.connect(self.show_start)
        menus.dock_wanted.connect(self._on_dock)
        menus.keeper_wanted.connect(self.tools.show_keeper)
        self._connect_records()
        menus.settings_wanted.connect(self.tools.show_settings)
        menus.full_screen_wanted.connect(self._toggle_full_screen)
        menus.help_wanted.connect(self.show_help)
        menus.guide_wanted.connect(self.tools.show_guide)
        self.start.offer.clicked.connect(self.tools.show_guide)
        menus.rules_wanted.connect(self.tools.show_rules)
        menus.about_wanted.connect(self.tools.show_about)
        self.tools.start_wanted.connect(self.show_start)
        self.tools.failed.connect(self._on_trouble)
        self.tools.guide_opened.connect(self.words.teach)
        self.help.command_wanted.connect(self._on_help_command)
        settings.changed.connect(self._on_setting)

    def _connect_records(self) -> None:
        menus, desk = self.menus, self.desk
        self.start.list_wanted.connect(desk.show_under_way)
        menus.training_wanted.connect(self._on_training)
        menus.under_way_wanted.connect(self._on_under_way)
        menus.history_wanted.connect(desk.show_history)
        menus.review_wanted.connect(desk.reviews.show_last)
        menus.statistics_wanted.connect(desk.show_statistics)
        menus.undo_wanted.connect(self.matches.undo)
        menus.redo_wanted.connect(self.matches.redo)
        menus.again_wanted.connect(self.matches.play_deal_again)
        menus.fair_wanted.connect(desk.show_fair_deal)
        desk.resume_wanted.connect(self.matches.resume)
        desk.again_wanted.connect(self._on_again)
        desk.lists_changed.connect(self._on_lists_changed)
        desk.failed.connect(self._on_trouble)

    # ------------------------------------------------------------------ pages

    @property
    def _controller(self) -> GameController:
        """The game; asked for after the first painted frame, because it takes some time to load."""
        return self._services.controller

    @property
    def page(self) -> TablePage:
        """The table and what lies over it; built when it is first asked for."""
        if self._page is None:
            from ginrummy_qt.ui.table_page import TablePage  # noqa: PLC0415 - after the first painted frame

            self._page = TablePage(self._services)
            self._page.start_wanted.connect(self.show_start)
            self._page.new_match_wanted.connect(self.matches.same_again)
            self._page.sheet_shown.connect(self._on_sheet_shown)
            self._page.result.offer_more()
            self._page.again_wanted.connect(self.matches.play_deal_again)
            self._page.review_wanted.connect(self.desk.reviews.show_round)
            self._page.seal_wanted.connect(self.desk.show_fair_deal)
            self._page.undo_wanted.connect(self.matches.undo)
            self._page.redo_wanted.connect(self.matches.redo)
            self._page.tools_changed.connect(self.offers.follow_game)
            self._page.tools_changed.connect(self.desk.follow_round)
            self._controller.match_started.connect(self._on_match_started)
            self.pages.addWidget(self._page)
        return self._page

    @property
    def dock(self) -> ScoreDock:
        """The side panel; built when it is first asked for."""
        if self._dock is None:
            from ginrummy_qt.ui.dock import ScoreDock  # noqa: PLC0415 - after the first painted frame
            from ginrummy_qt.ui.dock_place import DockPlace  # noqa: PLC0415 - likewise

            self._dock = ScoreDock(self._controller, self._services.settings, self)
            self._dock.offer(self.menus.sheet)
            self._place = DockPlace(self, self.pages, self._dock)
            self._dock.visibilityChanged.connect(self.menus.dock.setChecked)
            state = self._services.settings.state
            if state:
                self.restoreState(QByteArray(state))
            self._place.set_wanted(False)
            self._place.update()
        return self._dock

    @Slot()
    def complete(self) -> None:
        """Build what the first painted frame did without."""
        self.page.ensurePolished()
        self.dock.ensurePolished()
        if self._door is None and self._services.games.unkept is None:
            from ginrummy_qt.models.front import FrontDoor  # noqa: PLC0415 - after the first painted frame

            self._door = FrontDoor(self._services.settings.path.parent, self)
            self._door.called.connect(self.come_forward)
        if self._opening:
            match_id, self._opening = self._opening, 0
            self.matches.resume(match_id)
            if not self._at_table:
                self.show_start()
        QTimer.singleShot(_PREPARE_AFTER_MS, self, self._prepare)

    def _prepare(self) -> None:
        if self.isVisible():  # a window that was closed meanwhile starts no thread any more
            self._services.controller.prepare()

    @property
    def _at_table(self) -> bool:
        return self._page is not None and self.pages.currentWidget() is self._page

    def _show_page(self, *, playing: bool) -> None:
        self.pages.setCurrentWidget(self.page if playing else self.start)
        self.menus.show_at_table(playing=playing)
        self.sheets.offer(at_table=self._at_table)
        self.help.refresh()
        if playing or self._dock is not None:
            self._show_dock()
        if playing:
            self.page.table.setFocus()
        else:
            self.start.focus_first()

    def _show_dock(self) -> None:
        self.dock.ensurePolished()
        self._place.set_wanted(self._at_table and self._services.settings.dock_visible)

    @Slot(bool)
    def _on_sheet_shown(self, shown: bool) -> None:  # noqa: FBT001 - a slot
        self.dock.sheet_model.refresh()
        self.sheets.offer(at_table=self._at_table)
        self._place.set_covered(shown)

    @Slot()
    def _on_dock(self) -> None:
        self.dock.ensurePolished()
        self._services.settings.dock_visible = self._place.toggle()

    @Slot()
    def show_start(self) -> None:
        """Leave the table; the match stays under way and is offered first."""
        self._services.games.leave()
        self.words.follow(None)
        self._services.settings.open_match = 0
        self.start.show_matches(self._services.games.under_way())
        self._show_page(playing=False)

    @Slot()
    def _on_new(self) -> None:
        """Go to the start page for another match: Enter deals, whatever is under way."""
        self.show_start()
        self.start.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def start_demo(self) -> None:
        """Let the computer play against itself, by the rules chosen on the start page."""
        self.complete()
        self.matches.demonstrate(self.start.rules, self.start.players.computers_alone())

    @Slot()
    def _on_match_started(self) -> None:
        game = self._controller
        self.words.follow(None if game.match is None else game.match.rules)
        played = bool(persons(game.seats))  # or it is only watched: nobody is to come back to it
        self._services.settings.open_match = (game.match_id or 0) if played else 0
        self._show_page(playing=True)

    # ------------------------------------------------------------------ training, records

    @Slot()
    def _on_training(self) -> None:
        """Begin a match for training, by what is chosen on the start page."""
        self.matches.deal(self.start.rules, self.start.seats, training=True)

    @Slot(object)
    def _on_again(self, wanted: Again) -> None:
        self.matches.again(wanted)
        self.raise_()
        self.activateWindow()

    @Slot()
    def _on_under_way(self) -> None:
        self.show_start()  # none of them may be on the table
        self.desk.show_under_way()

    @Slot()
    def _on_lists_changed(self) -> None:
        if not self._at_table:
            self.start.show_matches(self._services.games.under_way())

    @Slot(object)
    def _on_trouble(self, sentence: Sentence) -> None:
        warn(self, sentence)

    # ------------------------------------------------------------------ help, files, troubles

    def _rules_in_force(self) -> RulesInForce:
        """Return the rules of the match on the table, or those chosen for the next one."""
        match = self._controller.match if self._at_table else None
        rules = self.start.rules if match is None else match.rules
        return RulesInForce(rules, self.start.picker.name_of(rules))

    @Slot()
    def show_help(self) -> None:
        """Open the help at the page that fits what is to be seen."""
        game = self._controller if self._at_table else None
        over = game is not None and game.match is not None and game.match.outcome is not None
        self.help.show_page(page_at_table(None if game is None else game.view, match_over=over))

    @Slot(str)
    def _on_help_command(self, name: str) -> None:
        """Open what a link in the help leads to."""
        if name == "keeper":
            self.tools.show_keeper()
        elif name == "settings":
            self.tools.show_settings()
        elif name == "guide":
            self.tools.show_guide()
        elif name == "rules":
            self.show_start()
            self.start.picker.show_window()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Bring in the records in these files, named on the command line or opened on the desktop."""
        self.desk.import_files(paths)

    @Slot(object)
    def come_forward(self, files: Sequence[Path]) -> None:
        """The program was started again: come to the front, and bring in these files if there are any."""
        come_back(self)
        if files:
            self.open_files(files)

    def tell(self, sentences: Sequence[Sentence]) -> None:
        """Show what went wrong at the start, in one dialog that holds nothing up."""
        warn(self, lambda: "\n\n".join(sentence() for sentence in sentences))

    @Slot(str)
    def _on_setting(self, name: str) -> None:
        if name == "dock_visible" and self._dock is not None:
            self._show_dock()

    @Slot()
    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.full_screen.setChecked(self.isFullScreen())

    # ------------------------------------------------------------------ start and end

    def restore_and_show(self) -> None:
        """Stand where the window stood last time, and offer the match under way."""
        settings = self._services.settings
        if not settings.geometry or not self.restoreGeometry(QByteArray(settings.geometry)):
            resize_on_screen(self, _FIRST_SIZE)
        games = self._services.games
        self.start.show_matches(games.under_way())
        self._show_page(playing=False)
        if settings.come_back and settings.open_match and games.can_resume(settings.open_match):
            from ginrummy_qt.ui.felt_page import FeltPage  # noqa: PLC0415 - only where a match was left

            self._opening = settings.open_match
            felt = FeltPage(settings, self.pages)
            self.pages.addWidget(felt)
            self.pages.setCurrentWidget(felt)
        self._unpainted = True
        self.show()

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now."""
        # The same for both, or Qt puts the program's name behind the window's.
        QGuiApplication.setApplicationDisplayName(self.tr("Gin Rummy"))
        self.setWindowTitle(self.tr("Gin Rummy"))
        self.menus.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc that nothing else wanted closes the side panel where it covers the table."""
        covering = self._dock is not None and self._dock.isVisible() and self._place.over_table
        if event.key() == Qt.Key.Key_Escape and covering:
            self._on_dock()
            self.page.table.setFocus()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: the rest is built once the start page is painted, however long that takes."""
        super().paintEvent(event)
        if self._unpainted:
            self._unpainted = False
            QTimer.singleShot(_COMPLETE_AFTER_MS, self, self.complete)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the state of the window."""
        super().changeEvent(event)
        if not hasattr(self, "menus"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.menus.full_screen.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: remember where the window stood; every action is on the disk already."""
        settings = self._services.settings
        settings.geometry = bytes(self.saveGeometry().data())
        if self._dock is not None:
            settings.state = bytes(self.saveState().data())
        self._services.games.leave()
        if self._door is not None:
            self._door.close()
        super().closeEvent(event)
