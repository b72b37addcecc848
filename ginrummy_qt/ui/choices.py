"""Choices as rows of buttons: one of several, all of them in view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from ginrummy_qt.ui.access_widgets import speak_as
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QAbstractButton

__all__ = ["Segments", "keep_room", "press_focused"]

_PADDING: Final = 16
"""Left and right of the text: the style sheet's, which grows with the text."""
_AIR: Final = 2


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button under ``window`` that has the focus, if ``event`` is Return or Enter.

    Qt has Space alone press the buttons of a main window, and of a dialog those that are not to be pressed
    while the focus is in a field.

    Returns:
        Whether the key is dealt with.
    """
    button = window.focusWidget()
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(button, QPushButton):
        return False
    if not event.isAutoRepeat() and button.isEnabled():
        button.click()
    return True


def keep_room(button: QPushButton) -> None:
    """Let a button that can be checked keep the width that its text needs in bold, as it is when checked."""
    button.ensurePolished()
    bold = button.font()
    bold.setWeight(QFont.Weight.DemiBold)
    scale = max(text_scale(), bold.pixelSize() / 14)
    room = round(_PADDING * scale) + _AIR
    button.setMinimumWidth(QFontMetrics(bold).horizontalAdvance(button.text()) + 2 * room)


class Segments(QWidget):
    """A row of buttons of which one is chosen. Arrow keys go along the row and choose.

    Tab comes to the chosen one alone, or to the first when none is.
    """

    chosen = Signal(str)
    """The value that the person chose."""

    def __init__(self, values: Iterable[str], parent: QWidget | None = None, *, name: str = "") -> None:
        """Make a button for each of ``values``; ``name`` is their object name in style sheets."""
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._row = FlowLayout(self, fill=True)
        self._row.set_wraps(wraps=False)
        self._name = name
        speak_as(self, "choices")
        self.buttons: dict[str, QPushButton] = {}
        self.set_values(values)
        self._group.buttonClicked.connect(self._clicked)
        self._group.buttonToggled.connect(self._rove)

    def set_wraps(self, *, wraps: bool) -> None:
        """Whether the row may go on in the next line rather than insist on its width."""
        self._row.set_wraps(wraps=wraps)

    @property
    def value(self) -> str:
        """The chosen value; empty when there is none."""
        checked = self._group.checkedButton()
        return next((value for value, button in self.buttons.items() if button is checked), "")

    def set_values(self, values: Iterable[str]) -> None:
        """Offer ``values`` instead of what there was."""
        wanted = tuple(values)
        if wanted == tuple(self.buttons):
            return
        for button in self.buttons.values():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for value in wanted:
            button = QPushButton(self)
            button.setCheckable(True)
            speak_as(button, "choice")
            button.setObjectName(self._name)
            self._group.addButton(button)
            self._row.addWidget(button)
            self.buttons[value] = button
        self._rove()

    def choose(self, value: str) -> None:
        """Mark ``value`` as chosen; none, if it is not offered. Emits nothing."""
        button = self.buttons.get(value)
        if button is not None:
            button.setChecked(True)
            return
        self._group.setExclusive(False)
        for other in self.buttons.values():
            other.setChecked(False)
        self._group.setExclusive(True)
        self._rove()

    def _rove(self, *_: object) -> None:
        """Let Tab come to one button of the row."""
        chosen = self._group.checkedButton()
        for place, button in enumerate(self.buttons.values()):
            stop = button is chosen if chosen is not None else place == 0
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def name_buttons(self, names: Mapping[str, str], subject: str) -> None:
        """Write ``names`` (by value) on the buttons; ``subject`` is read out before them."""
        self.setAccessibleName(subject)
        for value, button in self.buttons.items():
            button.setText(names[value])
            button.setAccessibleName(f"{subject}: {names[value]}")
        self._fit()

    def _fit(self) -> None:
        """Keep room for the text as it is when chosen, in bold: choosing must not cut it."""
        for button in self.buttons.values():
            keep_room(button)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another font needs other widths."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange} and hasattr(self, "buttons"):
            self._fit()

    def _clicked(self, button: QAbstractButton) -> None:
        for value, known in self.buttons.items():
            if known is button:
                self.chosen.emit(value)
                return
