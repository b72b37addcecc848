"""The menu bar: every action of the program by name, with the key that does the same.

The keys of the table (``D``, ``T``, ``K`` …) are handled by the table itself, which can say why a key does
nothing now; the menu only shows them. Keys that work everywhere (``F11``, ``Ctrl+N``) belong to the actions.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.settings import ANIMATIONS, TABLES
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.windows import QUIT_KEY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.models.people import People, Person

__all__ = ["ChoiceMenu", "Menus", "TableKey"]


class TableKey:
    """Names of what the table does itself, as :attr:`Menus.table_wanted` carries them."""

    DRAW = "draw"
    TAKE = "take"
    PASS = "pass"  # noqa: S105 - no password
    DISCARD = "discard"
    KNOCK = "knock"
    SORT = "sort"
    HINT = "hint"
    SKIP = "skip"
    FAN = "fan"


class ChoiceMenu(QMenu):
    """A submenu of values of which one is in force."""

    chosen = Signal(str)
    """The value that the person picked."""

    def __init__(self, values: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self.choices: dict[str, QAction] = {}
        for value in values:
            action = QAction(self)
            action.setCheckable(True)
            action.setData(value)
            self._group.addAction(action)
            self.addAction(action)
            self.choices[value] = action
        self._group.triggered.connect(self._on_triggered)

    def mark(self, value: str) -> None:
        """Tick ``value`` as the one in force."""
        if value in self.choices:
            self.choices[value].setChecked(True)

    def name(self, names: dict[str, str]) -> None:
        """Give the choices their texts, by value."""
        for value, action in self.choices.items():
            action.setText(names[value])

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self.chosen.emit(str(action.data()))


class Menus(QObject):
    """Makes the menus of ``window`` and keeps their texts in the interface language."""

    table_wanted = Signal(str)
    """One of :class:`TableKey`."""
    new_wanted = Signal()
    start_page_wanted = Signal()
    settings_wanted = Signal()
    keeper_wanted = Signal()
    training_wanted = Signal()
    under_way_wanted = Signal()
    history_wanted = Signal()
    review_wanted = Signal()
    statistics_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    again_wanted = Signal()
    fair_wanted = Signal()
    people_wanted = Signal()
    person_wanted = Signal(object)
    """``Profile`` of the person whose window is to open."""
    copy_wanted = Signal()
    print_wanted = Signal()
    pdf_wanted = Signal()
    dock_wanted = Signal()
    hands_wanted = Signal()
    sound_wanted = Signal()
    full_screen_wanted = Signal()
    help_wanted = Signal()
    guide_wanted = Signal()
    rules_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._playing = self._sheet_there = False
        self._taking_back: tuple[Why | None, Why | None] = (Why.NO_MATCH, Why.NO_MATCH)
        self._again: Why | None = Why.NO_MATCH
        bar = window.menuBar()
        self.match, self.round, self.view, self.help = (QMenu(bar) for _ in range(4))
        for menu in (self.match, self.round, self.view, self.help):
            bar.addMenu(menu)

        self.new = self._add(self.match, self.new_wanted, QKeySequence(QKeySequence.StandardKey.New))
        self.training = self._add(self.match, self.training_wanted)
        self.start_page = self._add(self.match, self.start_page_wanted)
        self.under_way = self._add(self.match, self.under_way_wanted)
        self.match.addSeparator()
        self.history = self._add(self.match, self.history_wanted, QKeySequence("Ctrl+H"))
        self.review = self._add(self.match, self.review_wanted, QKeySequence("Ctrl+R"))
        self.statistics = self._add(self.match, self.statistics_wanted, QKeySequence("Ctrl+I"))
        self.sheet = QMenu(bar)
        self.match.addMenu(self.sheet)
        self.copy = self._add(self.sheet, self.copy_wanted)
        self.print = self._add(self.sheet, self.print_wanted, QKeySequence(QKeySequence.StandardKey.Print))
        self.pdf = self._add(self.sheet, self.pdf_wanted)
        self.keeper = self._add(self.match, self.keeper_wanted)
        self.match.addSeparator()
        self.people = QMenu(bar)
        self.match.addMenu(self.people)
        self.people.menuAction().setVisible(False)
        self.settings = self._add(self.match, self.settings_wanted, QKeySequence("Ctrl+,"))
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.match.addSeparator()
        self.quit = QAction(window)
        self.quit.setShortcut(QUIT_KEY)
        self.quit.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # in every other window too
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit.triggered.connect(window.close)
        self.match.addAction(self.quit)

        self.draw = self._add_key(self.round, TableKey.DRAW)
        self.take = self._add_key(self.round, TableKey.TAKE)
        self.decline = self._add_key(self.round, TableKey.PASS)
        self.round.addSeparator()
        self.discard = self._add_key(self.round, TableKey.DISCARD)
        self.knock = self._add_key(self.round, TableKey.KNOCK)
        self.round.addSeparator()
        self.skip = self._add_key(self.round, TableKey.SKIP)
        self.round.addSeparator()
        self.undo = self._add(self.round, self.undo_wanted, QKeySequence("Ctrl+Z"))
        self.redo = self._add(self.round, self.redo_wanted)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.again = self._add(self.round, self.again_wanted, QKeySequence("Ctrl+Shift+R"))

        self.sort = self._add_key(self.view, TableKey.SORT)
        self.fan = self._add_key(self.view, TableKey.FAN)
        self.view.addSeparator()
        self.dock = self._add(self.view, self.dock_wanted, QKeySequence("F9"))
        self.dock.setCheckable(True)
        self.hands = self._add(self.view, self.hands_wanted)
        self.hands.setCheckable(True)
        self.language = ChoiceMenu(("", *LANGUAGES), bar)
        self.table = ChoiceMenu(TABLES, bar)
        self.animation = ChoiceMenu(ANIMATIONS, bar)
        for menu in (self.language, self.table, self.animation):
            self.view.addMenu(menu)
        self.sound = self._add(self.view, self.sound_wanted, QKeySequence("Ctrl+Shift+M"))
        self.sound.setCheckable(True)
        self.view.addSeparator()
        self.full_screen = self._add(self.view, self.full_screen_wanted, QKeySequence("F11"))
        self.full_screen.setCheckable(True)

        self.pages = self._add(self.help, self.help_wanted, QKeySequence("F1"))
        self.guide = self._add(self.help, self.guide_wanted)
        self.help.addSeparator()
        self.hint = self._add_key(self.help, TableKey.HINT)
        self.rules = self._add(self.help, self.rules_wanted, QKeySequence("Shift+F1"))
        self.fair = self._add(self.help, self.fair_wanted)
        self.help.addSeparator()
        self.about = self._add(self.help, self.about_wanted)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        for menu in (self.match, self.round, self.view, self.help, self.sheet, self.people):
            menu.setToolTipsVisible(True)  # of what is disabled: the reason
        self.retranslate()

    def _add(self, menu: QMenu, wanted: SignalInstance, keys: QKeySequence | None = None) -> QAction:
        action = QAction(self._window)
        if keys is not None:
            action.setShortcut(keys)
        action.triggered.connect(wanted)
        menu.addAction(action)
        return action

    def _add_key(self, menu: QMenu, name: str) -> QAction:
        action = QAction(self._window)
        action.setData(name)
        action.triggered.connect(self._on_key_action)
        menu.addAction(action)
        return action

    @Slot()
    def _on_key_action(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.table_wanted.emit(str(action.data()))

    @property
    def _of_round(self) -> tuple[QAction, ...]:
        return self.draw, self.take, self.decline, self.discard, self.knock, self.skip

    def show_at_table(self, *, playing: bool) -> None:
        """Enable what only makes sense while a round is on the table."""
        self._playing = playing
        for action in (
            *(*self._of_round, self.sort, self.fan, self.hint),
            *(self.dock, self.rules, self.fair),
        ):
            enable(action, None if playing else Why.NO_MATCH)
        enable(self.start_page, None if playing else Why.START_PAGE)

    def show_possible(self, reasons: Mapping[str, Why | str]) -> None:
        """Enable in the menu of the round all except for what there are ``reasons`` against."""
        for action in self._of_round:
            enable(action, reasons.get(str(action.data())))

    def show_taking_back(self, undo: Why | None, redo: Why | None) -> None:
        """Enable taking moves back and doing them again, unless there is a reason against it."""
        self._taking_back = undo, redo
        enable(self.undo, undo)
        enable(self.redo, redo)

    def show_again(self, reason: Why | None) -> None:
        """Enable playing the deal once more, unless there is a ``reason`` against it."""
        self._again = reason
        enable(self.again, reason)

    def show_people(self, people: People) -> None:
        """List who plays at this computer; a tick stands at the current one."""
        self.people.menuAction().setVisible(True)
        self.people.clear()
        for person in people.all:
            action = self.people.addAction(person.name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(person.current)
            enable(action, None if person.current or person.free else Why.ELSEWHERE)
            action.triggered.connect(partial(self._on_person, person))
        self.people.addSeparator()
        self._people_action = self.people.addAction(self.tr("&Players …"))
        self._people_action.triggered.connect(self.people_wanted)

    def _on_person(self, person: Person) -> None:
        if not person.current:
            self.person_wanted.emit(person.profile)

    def show_sheet(self, *, there: bool) -> None:
        """Enable what takes the score sheet along, if a round is written on it."""
        self._sheet_there = there
        for action in (self.copy, self.print, self.pdf):
            enable(action, None if there else Why.NO_ROUND if self._playing else Why.NO_MATCH)

    def retranslate(self) -> None:
        """Set every text again in the language that is installed now."""
        self.match.setTitle(self.tr("&Match"))
        self.round.setTitle(self.tr("&Round"))
        self.view.setTitle(self.tr("&View"))
        self.help.setTitle(self.tr("&Help"))
        self.new.setText(self.tr("&New match"))
        self.training.setText(self.tr("New t&raining match"))
        self.start_page.setText(self.tr("&Start page"))
        self.under_way.setText(self.tr("Matches &under way …"))
        self.history.setText(self.tr("H&istory …"))
        self.review.setText(self.tr("Re&view …"))
        self.statistics.setText(self.tr("St&atistics …"))
        self.people.setTitle(self.tr("P&layer"))
        self.sheet.setTitle(self.tr("Score s&heet"))
        self.copy.setText(self.tr("&Copy"))
        self.print.setText(self.tr("&Print …"))
        self.pdf.setText(self.tr("&Save as PDF …"))
        self.keeper.setText(self.tr("Score &keeper …"))
        self.settings.setText(self.tr("S&ettings …"))
        self.quit.setText(self.tr("&Quit"))
        # Behind the tab stands the key as the menu shows it; the table listens for it.
        self.draw.setText(self.tr("&Draw from the stock") + "\tD")
        self.take.setText(self.tr("&Take the top discard") + "\tT")
        self.decline.setText(self.tr("&Pass") + "\tP")
        self.discard.setText(self.tr("Th&row the selected card") + "\t" + self._key_name("Enter"))
        self.knock.setText(self.tr("&Knock or gin") + "\tK")
        self.skip.setText(self.tr("Sk&ip the rest of the round") + "\tN")
        self.hands.setText(self.tr("Both &hands when you watch") + "\tO")
        self.sort.setText(self.tr("&Sort the hand in another way") + "\tS")
        self.fan.setText(self.tr("L&ook through the discard pile") + "\tF")
        self.dock.setText(self.tr("Score shee&t"))
        self.language.setTitle(self.tr("&Language"))
        self.table.setTitle(self.tr("Ta&ble"))
        self.animation.setTitle(self.tr("&Animation"))
        self.sound.setText(self.tr("Soun&d"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.hint.setText(self.tr("&Hint") + "\tH")
        self.pages.setText(self.tr("Rules and &tips …"))
        self.guide.setText(self.tr("&First round …"))
        self.undo.setText(self.tr("Take the last move &back"))
        self.redo.setText(self.tr("D&o it again"))
        self.again.setText(self.tr("Play this deal a&gain"))
        self.fair.setText(self.tr("Fair &deal …"))
        self.rules.setText(self.tr("&Rules of this match …"))
        self.about.setText(self.tr("&About Gin Rummy …"))
        self.show_at_table(playing=self._playing)
        self.show_sheet(there=self._sheet_there)
        self.show_taking_back(*self._taking_back)
        self.show_again(self._again)
        self.language.name({"": self.tr("As the system")} | dict(LANGUAGES))
        self.table.name(
            {
                "green": self.tr("Green"),
                "blue": self.tr("Blue"),
                "dark": self.tr("Dark"),
                "light": self.tr("Light"),
                "contrast": self.tr("Contrast"),
            }
        )
        self.animation.name(
            {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
                "off": self.tr("Off"),
            }
        )

    @staticmethod
    def _key_name(key: str) -> str:
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
