"""How loud the game is: a slider, its figure, and a button that lets it be heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.transport import StepSlider

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["VolumeControl"]


class VolumeControl(QWidget):
    """The row. It writes nothing itself."""

    chosen = Signal(int)
    """The volume that the person sets, in per cent."""
    try_wanted = Signal()
    """The volume is to be heard."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = StepSlider(self)
        self.slider.set_steps(100, ())
        self.slider.setSingleStep(5)
        self.slider.setPageStep(20)
        self.slider.set_desk(desk)
        self.figure = PlainLabel(self)
        self.try_button = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.slider, 1)
        row.addWidget(self.figure)
        row.addWidget(self.try_button)
        self.slider.valueChanged.connect(self._show_figure)
        self.slider.valueChanged.connect(self.chosen)
        self.slider.sliderReleased.connect(self.try_wanted)
        self.try_button.clicked.connect(self.try_wanted)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.slider.setAccessibleName(self.tr("Volume"))
        self.try_button.setText(self.tr("Try"))
        self._show_figure()

    def show_volume(self, volume: int) -> None:
        """Show ``volume``, 0 to 100, without saying that it was chosen."""
        if volume != self.slider.value():
            blocked = self.slider.blockSignals(True)
            self.slider.setValue(volume)
            self.slider.blockSignals(blocked)
            self._show_figure()

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        self.slider.set_desk(desk)

    def _show_figure(self) -> None:
        text = self.tr("{percent} %").format(percent=self.slider.value())
        self.figure.setText(text)
        widest = self.figure.fontMetrics().horizontalAdvance(self.tr("{percent} %").format(percent=100))
        self.figure.setMinimumWidth(widest + round(4 * text_scale()))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the size of the text."""
        super().changeEvent(event)
        if not hasattr(self, "try_button"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._show_figure()
