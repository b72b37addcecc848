"""Says who sits where: at each seat a person at this screen, or the computer at a level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout

from ginrummy_qt.engine.player import Player
from ginrummy_qt.models.seat_choice import LONGEST_NAME
from ginrummy_qt.models.seat_words import chair_names
from ginrummy_qt.models.settings import LEVELS
from ginrummy_qt.models.words import level_name
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.name_field import NameField
from ginrummy_qt.ui.option_row import WrappedLabel
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

__all__ = ["SeatsDialog"]

_PERSON: Final = "person"


class SeatsDialog(QDialog):
    """The dialog. Nothing changes until “OK”."""

    chosen = Signal(object)
    """``tuple[Player, ...]``: four of them, those beyond ``count`` as they were."""

    def __init__(self, chairs: Sequence[Player], count: int, parent: QWidget) -> None:
        """Make the dialog for the first ``count`` (2 to 4) of four ``chairs``."""
        super().__init__(parent)
        self._rest = tuple(chairs[count:])
        self.heads = (PlainLabel(self), PlainLabel(self)) if count == 4 else ()
        for head in self.heads:
            head.setObjectName("section")
        self.labels = [PlainLabel(self) for _ in range(count)]
        self.who = [ChoiceList(self) for _ in range(count)]
        self.names = [NameField(LONGEST_NAME, chair.name, self) for chair in chairs[:count]]
        self.note = WrappedLabel(self)  # other words may need another line: the dialog grows
        self.note.setObjectName("note")
        self.cancel = PushButton(self)
        self.cancel.setAutoDefault(False)
        self.ok = PushButton(self)
        self.ok.setObjectName("primary")
        self.ok.setDefault(True)
        for seat, box in enumerate(self.who):
            box.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToContents)
            for value in (_PERSON, *LEVELS):
                box.addItem("", value)
            box.setCurrentIndex(box.findData(chairs[seat].level or _PERSON))
            box.currentIndexChanged.connect(self._show)
            policy = self.names[seat].sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # the rows are not to jump
            self.names[seat].setSizePolicy(policy)
            self.labels[seat].setBuddy(box)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self._on_ok)
        self._lay_out(count)
        self.retranslate()
        resize_on_screen(self, QSize(round(560 * text_scale()), self.sizeHint().height()))

    def _lay_out(self, count: int) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 4)
        # Partners sit across from each other: the pairs are shown together.
        order = (0, 2, 1, 3) if count == 4 else range(count)
        row = 0
        for place, seat in enumerate(order):
            if self.heads and place in {0, 2}:
                if place:
                    grid.setRowMinimumHeight(row, 6)
                    row += 1
                grid.addWidget(self.heads[place // 2], row, 0, 1, 3)
                row += 1
            grid.addWidget(self.labels[seat], row, 0)
            grid.addWidget(self.who[seat], row, 1)
            grid.addWidget(self.names[seat], row, 2)
            row += 1
        before = None
        for seat in order:
            for field in (self.who[seat], self.names[seat]):
                if before is not None:
                    QDialog.setTabOrder(before, field)
                before = field
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.ok)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(12)
        layout.addLayout(grid)
        layout.addWidget(self.note)
        layout.addStretch(1)
        layout.addLayout(buttons)

    @property
    def chairs(self) -> tuple[Player, ...]:
        """What is chosen, for the seats that play."""
        found: list[Player] = []
        for box, field in zip(self.who, self.names, strict=True):
            level = box.currentData()
            found.append(Player(field.text().strip()) if level == _PERSON else Player("", level))
        return tuple(found)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Who plays"))
        for head, text in zip(self.heads, (self.tr("First pair"), self.tr("Second pair")), strict=False):
            head.setText(text)
        for seat, label in enumerate(self.labels):
            label.setText(self.tr("Seat {number}").format(number=seat + 1))
            box = self.who[seat]
            box.setItemText(0, self.tr("A person"))
            for place, level in enumerate(LEVELS, 1):
                box.setItemText(place, self.tr("Computer: {level}").format(level=level_name(level)))
            box.setAccessibleName(label.text())
        self.cancel.setText(self.tr("Cancel"))
        self.ok.setText(self.tr("OK"))
        self._show()

    def _show(self, *_: object) -> None:
        """Ask for the names of the persons; say what playing together at one screen means."""
        chairs = self.chairs
        persons = sum(chair.level is None for chair in chairs)
        for seat, field in enumerate(self.names):
            person = chairs[seat].level is None
            field.setVisible(person)
            field.setPlaceholderText(chair_names(chairs)[seat] if person and not chairs[seat].name else "")
            name = self.tr("Name of the person at seat {number}").format(number=seat + 1)
            field.setAccessibleName(name)
        if persons == 0:
            text = self.tr("The computer plays against itself, and you watch with all hands open.")
        elif persons == 1:
            text = self.tr("All others are played by the computer.")
        else:
            text = self.tr("You take turns at this screen: the table is covered until the next one is ready.")
        self.note.setText(text)

    def _on_ok(self) -> None:
        self.chosen.emit((*self.chairs, *self._rest))
        self.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
