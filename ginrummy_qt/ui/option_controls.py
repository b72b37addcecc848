"""The controls of the rules: a number with steps, one of several values, a bonus that may be left out.

All speak in texts, as :meth:`ginrummy_qt.engine.Rules.option_text` writes them, so that one row serves all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from ginrummy_qt.engine.rules import RANGES, Rules
from ginrummy_qt.models.rule_words import option_name, option_sentence, value_name
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.fields import ChoiceList, NumberField
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.theme import advance, text_scale

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = ["ChoiceControl", "ListControl", "NumberControl", "OptionControl", "OptionalNumber", "control_for"]

_STEPS: Final = {"target": 5, "gin_bonus": 5, "undercut_bonus": 5, "box_bonus": 5, "game_bonus": 25}
"""By how much a press of − or + changes the number; others by one."""

_USUAL_BIG_GIN: Final = 31
"""What the bonus starts with once big gin has one of its own: the value at most tables."""

_LISTS: Final = ("first_dealer", "shutout")
"""Options whose values have long names: a list instead of a row of buttons."""

_VALUES: Final = {"seats": ("2", "3", "4")}


class OptionControl(QWidget):
    """What all the controls have in common."""

    chosen = Signal(str)
    """The value that the person chose, as text."""

    def __init__(self, option: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(8)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_value(self, text: str) -> None:
        """Show ``text`` as the value. Emits nothing."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        raise NotImplementedError


class NumberControl(OptionControl):
    """A number between a button for less and one for more; it can be typed, too."""

    def __init__(self, option: str, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.less, self.more = (self._button(sign) for sign in "−+")
        self.field = NumberField(self)
        self.field.setObjectName("number")
        self.field.setButtonSymbols(NumberField.ButtonSymbols.NoButtons)
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setSingleStep(_STEPS.get(option, 1))
        for widget in (self.less, self.field, self.more):
            self.row.addWidget(widget)
        QWidget.setTabOrder(self.less, self.field)
        QWidget.setTabOrder(self.field, self.more)
        self.row.setSpacing(6)
        self.field.valueChanged.connect(self._on_number)
        self.field.complained.connect(self._on_complaint)
        self.less.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)

    def _button(self, sign: str) -> QPushButton:
        button = QPushButton(sign, self)
        button.setObjectName("step")
        button.setAutoDefault(False)
        button.setAutoRepeat(True)
        return button

    def show_value(self, text: str) -> None:
        """Show ``text``, even a number beyond the range that the person can choose from."""
        number, allowed = int(text), RANGES[self.option]
        with QSignalBlocker(self.field):
            self.field.setRange(min(allowed.start, number), max(allowed.stop - 1, number))
            if self.field.value() != number:  # or the cursor of a person who is typing jumps
                self.field.setValue(number)
        self._enable_steps()

    def _enable_steps(self) -> None:
        number, allowed = self.field.value(), RANGES[self.option]
        enable(self.less, None if number > allowed.start else Why.LEAST)
        enable(self.more, None if number < allowed.stop - 1 else Why.MOST)

    def _on_number(self, number: int) -> None:
        self._enable_steps()
        self.chosen.emit(str(number))

    def _on_complaint(self, wrong: bool) -> None:  # noqa: FBT001 - a slot
        if wrong:
            self.field.say_range()
        else:
            self.field.setAccessibleDescription(option_sentence(self.option))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        name = option_name(self.option)
        self.field.setAccessibleName(name)
        self.field.setAccessibleDescription(option_sentence(self.option))
        self.less.setAccessibleName(self.tr("{option}: less").format(option=name))
        self.more.setAccessibleName(self.tr("{option}: more").format(option=name))
        self.field.setFixedWidth(round(40 * text_scale() + advance("0000", 14 * text_scale())))


class ChoiceControl(OptionControl):
    """One of a few values, all of them in view."""

    def __init__(self, option: str, values: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.segments = Segments(values, self)
        for button in self.segments.buttons.values():
            button.setAutoDefault(False)
        self.row.addWidget(self.segments)
        self.segments.chosen.connect(self.chosen)

    def show_value(self, text: str) -> None:
        """Show ``text`` as the value."""
        self.segments.choose(text)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        names = {value: value_name(self.option, value) for value in self.segments.buttons}
        self.segments.name_buttons(names, option_name(self.option))
        for button in self.segments.buttons.values():
            button.setAccessibleDescription(option_sentence(self.option))


class ListControl(OptionControl):
    """One of several values with long names, from a list."""

    def __init__(self, option: str, values: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.values = tuple(values)
        self.combo = ChoiceList(self)
        self.combo.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToContents)
        self.combo.addItems([""] * len(self.values))
        self.row.addWidget(self.combo)
        self.combo.activated.connect(self._on_row)

    def show_value(self, text: str) -> None:
        """Show ``text`` as the value."""
        self.combo.setCurrentIndex(self.values.index(text))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        for row, value in enumerate(self.values):
            self.combo.setItemText(row, value_name(self.option, value))
        self.combo.setAccessibleName(option_name(self.option))
        self.combo.setAccessibleDescription(option_sentence(self.option))

    def _on_row(self, row: int) -> None:
        self.chosen.emit(self.values[row])


class OptionalNumber(OptionControl):
    """A bonus of its own or none, and if it has one, the number before the two buttons."""

    def __init__(self, option: str, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.number = NumberControl(option, self)
        self.kinds = Segments(("none", "own"), self)
        for button in self.kinds.buttons.values():
            button.setAutoDefault(False)
        self.row.addWidget(self.number)
        self.row.addWidget(self.kinds)
        self._last = str(_USUAL_BIG_GIN)
        self.number.chosen.connect(self.chosen)
        self.kinds.chosen.connect(self._on_kind)

    def show_value(self, text: str) -> None:
        """Show ``text``: a number or ``none``."""
        none = text == "none"
        self.kinds.choose("none" if none else "own")
        if not none:
            self._last = text
            self.number.show_value(text)
        self.number.setVisible(not none)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        name = option_name(self.option)
        self.number.retranslate()
        self.kinds.name_buttons({"none": value_name(self.option, "none"), "own": self.tr("Own bonus")}, name)

    def _on_kind(self, kind: str) -> None:
        self.chosen.emit("none" if kind == "none" else self._last)


def control_for(option: str, parent: QWidget | None = None) -> OptionControl:
    """Return a control for ``option``, which must be one of :data:`~ginrummy_qt.engine.rules.OPTIONS`."""
    default = getattr(Rules(), option)
    if option in _VALUES:
        return ChoiceControl(option, _VALUES[option], parent)
    if isinstance(default, bool):
        return ChoiceControl(option, ("no", "yes"), parent)
    if default is None:
        return OptionalNumber(option, parent)
    if isinstance(default, int):
        return NumberControl(option, parent)
    values = tuple(str(value) for value in type(default))
    return (ListControl if option in _LISTS else ChoiceControl)(option, values, parent)
