"""The target of the next match on the start page: two big buttons, and a field for any other number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QStackedWidget, QWidget

from ginrummy_qt.models.rule_choice import targets_for
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.fields import NumberField

if TYPE_CHECKING:
    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.settings import Settings

__all__ = ["TargetPicker"]

_OTHER: Final = "other"


class TargetPicker(QWidget):
    """The row. What is chosen is in the settings as soon as it is chosen."""

    changed = Signal()
    """Another target was chosen."""
    fit_wanted = Signal()
    """The note under the row came or went."""

    def __init__(self, settings: Settings, note: QLabel, parent: QWidget | None = None) -> None:
        """Make the row; ``note`` stands under it and says what is wrong with what was typed."""
        super().__init__(parent)
        self._settings = settings
        self._other = self._refused = False
        self.note = note
        note.setObjectName("invalid")
        note.hide()
        self.targets = Segments((), self, name="big")
        self.other = QPushButton(self)
        self.other.setObjectName("big")
        self.points = NumberField(self)
        self.points.setObjectName("big")
        self.points.setRange(10, 1000)
        self.points.setSingleStep(5)
        self.points.setKeyboardTracking(False)  # or half of a number is a target
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.other)
        self._stack.addWidget(self.points)
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.targets, 3)
        row.addWidget(self._stack, 1)
        self.targets.chosen.connect(self._on_target)
        self.other.clicked.connect(self._on_other)
        self.points.valueChanged.connect(self._on_points)
        self.points.complained.connect(self._on_complaint)

    def set_stacked(self, *, stacked: bool) -> None:
        """Have the other target stand below those of the rules, or beside them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if stacked else across)

    def retranslate(self, rules: Rules) -> None:
        """Say everything in the language that is installed now."""
        self.other.setText(QCoreApplication.translate("StartPage", "Other …"))
        self.points.setAccessibleName(QCoreApplication.translate("StartPage", "Target in points"))
        self.show_choice(rules)

    def show_choice(self, rules: Rules) -> None:
        """Show what the settings hold, beside the targets that ``rules`` offer."""
        target = self._settings.target
        own, offered = rules.target, targets_for(rules)
        self.targets.set_values(str(points) for points in offered)
        names: dict[str, str] = {}
        for points in offered:
            if points < own:
                name = QCoreApplication.translate("StartPage", "Short {points}")
            elif points > own:
                name = QCoreApplication.translate("StartPage", "Long {points}")
            else:
                name = QCoreApplication.translate("StartPage", "Standard {points}")
            names[str(points)] = name.format(points=points)
        self.targets.name_buttons(names, QCoreApplication.translate("StartPage", "Target"))
        other = self._other or target not in offered
        self.targets.choose(_OTHER if other else str(target))
        self._stack.setCurrentWidget(self.points if other else self.other)
        with QSignalBlocker(self.points):
            self.points.setValue(target)
        self.note.setText(self.points.range_text())
        self.note.setVisible(other and self.points.complaint)

    def forget(self) -> None:
        """The rules are others: their own targets are offered again."""
        self._other = False
        self.points.forget_complaint()

    def settle(self) -> bool:
        """Take what is being typed; return whether the match may be dealt to it.

        A number out of range is refused once, so that the person sees which one is taken instead.
        """
        self.points.interpretText()
        if self.points.complaint and not self._refused:
            self._refused = True  # not what was typed would be dealt: now it is shown what would
            self._ask()
            return False
        return True

    def _ask(self) -> None:
        self.points.setFocus(Qt.FocusReason.OtherFocusReason)
        self.points.selectAll()

    def _on_target(self, points: str) -> None:
        self.forget()
        self._settings.target = int(points)
        self.changed.emit()

    def _on_other(self) -> None:
        self._other = True
        self.changed.emit()
        self._ask()

    def _on_points(self, points: int) -> None:
        self._settings.target = points

    def _on_complaint(self, wrong: bool) -> None:  # noqa: FBT001 - a slot
        self._refused = False
        self.note.setVisible(wrong)
        self.fit_wanted.emit()
