"""Who plays at this computer: switch, make, rename, delete. Also asked at the start when one is in use."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
)

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.name_dialog import NameDialog, player_words
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.undo_bar import UndoBar
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.models.people import People, Person

__all__ = ["PeopleDialog"]

_SIZE: Final = QSize(520, 460)


class PeopleDialog(QDialog):
    """The list of persons, to be played for or looked after."""

    switch_wanted = Signal(object)
    """``Profile`` whose window is to open."""

    def __init__(
        self,
        people: People,
        parent: QWidget | None = None,
        *,
        locked: bool = False,
        front: Callable[[Path], bool] | None = None,
    ) -> None:
        """List ``people``.

        Args:
            people: All of them.
            parent: Qt's owner.
            locked: The program has just started, and the current one is in use.
            front: Brings the window that works with a profile folder to the front; says whether it came.
        """
        super().__init__(parent)
        self._front = front
        self.setObjectName("people")
        self._people = people
        self._locked = locked
        self._persons: tuple[Person, ...] = ()
        self.note = PlainLabel(self)
        self.note.setWordWrap(True)
        self.why = PlainLabel(self)
        self.why.setObjectName("invalid")
        self.why.setWordWrap(True)
        self.list = QListWidget(self)
        self.bar = UndoBar(self)
        self.open_button, self.new, self.rename, self.delete, self.close_button = (
            PushButton(self) for _ in range(5)
        )
        self.open_button.setObjectName("primary")
        self.open_button.setDefault(True)
        for button in (self.new, self.rename, self.delete, self.close_button):
            button.setAutoDefault(False)
        side = QVBoxLayout()
        side.setSpacing(8)
        for button in (self.new, self.rename, self.delete):
            side.addWidget(button)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(12)
        middle.addWidget(self.list, 1)
        middle.addLayout(side)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        foot.addWidget(self.open_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(12)
        column.addWidget(self.note)
        column.addLayout(middle, 1)
        column.addWidget(self.why)
        column.addWidget(self.bar)
        column.addLayout(foot)
        self.list.currentRowChanged.connect(self._follow)
        self.list.itemActivated.connect(self._on_open)
        self.open_button.clicked.connect(self._on_open)
        self.new.clicked.connect(self._on_new)
        self.rename.clicked.connect(self._on_rename)
        self.delete.clicked.connect(self._on_delete)
        self.close_button.clicked.connect(self.reject)
        people.changed.connect(self._fill)
        for keys, slot in ((QKeySequence.StandardKey.Delete, self._on_delete),):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.retranslate()
        resize_on_screen(self, _SIZE * text_scale())
        self.list.setFocus()

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Players"))
        if self._locked:
            text = self.tr("{name} is open in another window. Who plays here?")
            self.note.setText(text.format(name=self._people.current.name))
        else:
            self.note.setText(self.tr("Everybody has matches, settings and statistics of their own."))
        self.list.setAccessibleName(self.tr("Players"))
        self.new.setText(self.tr("New player …"))
        self.rename.setText(self.tr("Rename …"))
        self.delete.setText(self.tr("Delete"))
        self.close_button.setText(self.tr("Quit") if self._locked else self.tr("Close"))
        self.bar.retranslate()
        self._fill()

    def _fill(self) -> None:
        chosen = self._chosen()
        wanted = self._people.current.profile.key if chosen is None else chosen.profile.key
        self._persons = self._people.all
        self.list.blockSignals(True)
        self.list.clear()
        for person in self._persons:
            if person.current and not self._locked:
                text = self.tr("{name} (plays here)")
            elif not person.free or (person.current and self._locked):
                text = self.tr("{name} (in another window)")
            else:
                text = "{name}"
            self.list.addItem(QListWidgetItem(text.format(name=person.name)))
        self.list.blockSignals(False)
        keys = [person.profile.key for person in self._persons]
        self.list.setCurrentRow(keys.index(wanted) if wanted in keys else 0)
        self._follow()

    def _chosen(self) -> Person | None:
        row = self.list.currentRow()
        return self._persons[row] if 0 <= row < len(self._persons) else None

    def _follow(self, *_: object) -> None:
        person = self._chosen()
        self.why.hide()
        reason: Why | None = Why.NOBODY_CHOSEN
        if person is not None:
            reason = None if not person.current and person.free else Why.ELSEWHERE
            if person.current and not self._locked:
                reason = Why.PLAYS_HERE
        to_front = self._front is not None and reason is Why.ELSEWHERE
        self.open_button.setText(self.tr("Show window") if to_front else self.tr("Play"))
        enable(self.open_button, None if to_front else reason)
        enable(self.rename, Why.NOBODY_CHOSEN if person is None else None)
        first = person is not None and person.is_first
        enable(self.delete, Why.FIRST_PLAYER if first else reason)

    def _say(self, problem: str) -> None:
        self.why.setText(problem)
        self.why.setVisible(bool(problem))

    # ------------------------------------------------------------------ what the person does

    def _on_open(self, *_: object) -> None:
        person = self._chosen()
        if person is None or not self.open_button.isEnabled():
            return
        if self._front is None or (person.free and not person.current):
            self.switch_wanted.emit(person.profile)
            self.accept()
        elif self._front(person.profile.folder):
            self.reject()  # there is nothing to do here any more
        else:
            self._say(self.tr("The other window does not answer."))

    def _on_new(self) -> None:
        self._ask(None)

    def _on_rename(self) -> None:
        person = self._chosen()
        if person is not None:
            self._ask(person)

    def _ask(self, person: Person | None) -> None:
        old = "" if person is None else person.name
        dialog = NameDialog(self, player_words, partial(self._people.name_problem, own=person), old=old)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.named.connect(partial(self._on_named, person))
        dialog.open()

    def _on_named(self, person: Person | None, name: str) -> None:
        if person is None:
            made, problem = self._people.make(name)
            if made is not None:
                keys = [one.profile.key for one in self._persons]
                self.list.setCurrentRow(keys.index(made.profile.key))
        else:
            problem = self._people.rename(person, name)
        self._say(problem)

    def _on_delete(self) -> None:
        person = self._chosen()
        if person is None or not self.delete.isEnabled():
            return
        problem = self._people.delete(person)
        self._say(problem)
        if not problem:
            self.bar.offer(partial(self._deleted, person.name), self._on_bring_back)

    def _deleted(self, name: str) -> str:
        return self.tr("{name} was deleted, with all matches").format(name=name)

    def _on_bring_back(self) -> None:
        self._say(self._people.bring_back())

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "close_button"):
            self.retranslate()
