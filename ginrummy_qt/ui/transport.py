"""The controls of a replay: steps back and forth, play, speed, and a slider with a mark at each knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QSlider, QToolButton, QWidget

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.theme import advance, desk_palette
from ginrummy_qt.ui.zoom import scale_of

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["SPEEDS", "StepSlider", "Transport"]

SPEEDS: Final = {"slow": 2000, "normal": 1000, "fast": 350}
"""Milliseconds from one step to the next while a replay plays; the motion of a step comes on top."""

_RATIO: Final = 3  # icons are drawn at three times their size
_LEAST_SLIDER: Final = 160
"""Pixels at a system font of 14; a slider that is shorter gets a row of its own."""
_SIGNS: Final = ("first", "back", "play", "pause", "forward", "last")


def _sign(kind: str, colour: str, size: int) -> QPixmap:
    pixmap = QPixmap(size * _RATIO, size * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size * _RATIO / 24, size * _RATIO / 24)
    if kind in {"first", "back"}:  # the others, seen in a mirror
        painter.translate(24, 0)
        painter.scale(-1, 1)
    painter.setPen(QPen(QColor(colour), 1.6, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(colour))
    if kind == "pause":
        painter.drawRect(QRectF(7, 6, 3, 12))
        painter.drawRect(QRectF(14, 6, 3, 12))
    elif kind == "play":
        painter.drawPolygon(QPolygonF([QPointF(8, 5), QPointF(19, 12), QPointF(8, 19)]))
    elif kind in {"first", "last"}:
        painter.drawPolygon(QPolygonF([QPointF(6, 6), QPointF(15, 12), QPointF(6, 18)]))
        painter.drawRect(QRectF(17, 6, 1.4, 12))
    else:
        painter.drawPolygon(QPolygonF([QPointF(10, 6), QPointF(18, 12), QPointF(10, 18)]))
        painter.drawRect(QRectF(6, 6, 1.2, 12))
    painter.end()
    pixmap.setDevicePixelRatio(_RATIO)
    return pixmap


class StepSlider(QSlider):
    """A slider over the steps of a round. A press goes there at once; knocks have marks of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks: tuple[int, ...] = ()
        self._desk: DeskPalette | None = None
        self.setPageStep(4)
        self.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        self._desk = desk
        self.update()

    def set_steps(self, steps: int, marks: tuple[int, ...]) -> None:
        """Offer the steps 0 to ``steps``, with a mark at each of ``marks``."""
        self._marks = marks
        self.setRange(0, steps)
        self.update()

    def sizeHint(self) -> QSize:
        """Qt: high enough for a finger."""
        return QSize(160, round(36 * scale_of(self)))

    def minimumSizeHint(self) -> QSize:
        """Qt: likewise."""
        return QSize(60, round(36 * scale_of(self)))

    def _x_of(self, step: int) -> float:
        span = max(1, self.maximum() - self.minimum())
        inset = 10 * scale_of(self)
        return inset + (self.width() - 2 * inset) * (step - self.minimum()) / span

    def _step_at(self, x: float) -> int:
        inset = 10 * scale_of(self)
        share = (x - inset) / max(1.0, self.width() - 2 * inset)
        return round(self.minimum() + min(max(share, 0.0), 1.0) * (self.maximum() - self.minimum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: go where the press is."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._step_at(event.position().x()))
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt: follow the pointer."""
        if self.isSliderDown():
            self.setSliderPosition(self._step_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: let go."""
        self.setSliderDown(False)
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the line, what lies behind, the marks and the handle."""
        desk = self._desk
        if desk is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k, middle = scale_of(self), self.height() / 2
        left, right, at = self._x_of(self.minimum()), self._x_of(self.maximum()), self._x_of(self.value())
        for end, colour in ((right, desk.edge), (at, desk.accent)):
            painter.setPen(QPen(QColor(colour), 4 * k, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(left, middle), QPointF(end, middle))
        for mark in self._marks:
            x = self._x_of(mark)
            painter.setPen(QPen(QColor(desk.ink), 2 * k))
            painter.drawLine(QPointF(x, middle - 11 * k), QPointF(x, middle + 11 * k))
        painter.setPen(QPen(QColor(desk.ink if self.hasFocus() else desk.accent), 2 * k))
        painter.setBrush(QColor(desk.base if self.hasFocus() else desk.accent))
        painter.drawEllipse(QPointF(at, middle), 8 * k, 8 * k)


class Transport(QWidget):
    """The bar. It only says what is wanted; the window says where the replay stands."""

    first_wanted = Signal()
    back_wanted = Signal()
    play_wanted = Signal()
    forward_wanted = Signal()
    last_wanted = Signal()
    step_wanted = Signal(int)
    """A step of the round."""
    speed_wanted = Signal(str)
    """One of :data:`SPEEDS`."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._playing = False
        self._reasons: dict[QToolButton, Why | None] = {}
        self._buttons, self._steps = QWidget(self), QWidget(self)
        self.first, self.back, self.play, self.forward, self.last = (
            QToolButton(self._buttons) for _ in range(5)
        )
        self.slider = StepSlider(self._steps)
        self.count = PlainLabel(self._steps)
        self.count.setObjectName("muted")
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.speeds = ChoiceList(self)
        for speed in SPEEDS:
            self.speeds.addItem(speed, speed)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(2)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            buttons.addWidget(button)
        steps = QHBoxLayout(self._steps)
        steps.setContentsMargins(0, 0, 0, 0)
        steps.setSpacing(6)
        steps.addWidget(self.slider, 1)
        steps.addWidget(self.count)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        self._narrow: bool | None = None
        self._lay_out(narrow=False)
        for button, wanted in (
            (self.first, self.first_wanted),
            (self.back, self.back_wanted),
            (self.play, self.play_wanted),
            (self.forward, self.forward_wanted),
            (self.last, self.last_wanted),
        ):
            button.clicked.connect(wanted)
        self.slider.valueChanged.connect(self.step_wanted)
        self.speeds.activated.connect(self._on_speed)
        self.follow_desktop()

    def _lay_out(self, *, narrow: bool) -> None:
        """Put all in one row, or in a ``narrow`` window the slider above the buttons."""
        if narrow is self._narrow:
            return
        self._narrow = narrow
        for part in (self._buttons, self._steps, self.speeds):
            self._grid.removeWidget(part)
        row = int(narrow)
        self._grid.addWidget(self._buttons, row, 0)
        self._grid.addWidget(self.speeds, row, 2)
        self._grid.addWidget(self._steps, 0, 0 if narrow else 1, 1, 3 if narrow else 1)

    def _fit(self) -> None:
        least = self._buttons.sizeHint().width() + self.speeds.sizeHint().width()
        least += self.count.minimumWidth() + round(_LEAST_SLIDER * scale_of(self))
        self._lay_out(narrow=self.width() < least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: one row or two."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Qt: as narrow as two rows can be."""
        wide = self._buttons.minimumSizeHint().width() + self.speeds.minimumSizeHint().width() + 10
        return QSize(wide, super().minimumSizeHint().height())

    def follow_desktop(self) -> None:
        """Take the colours of the desktop."""
        desk = desk_palette(self._settings.desktop)
        size = round(22 * scale_of(self))
        self._icons = {}
        for kind in _SIGNS:
            icon = QIcon(_sign(kind, desk.ink, size))
            icon.addPixmap(_sign(kind, desk.line, size), QIcon.Mode.Disabled)
            self._icons[kind] = icon
        for button, kind in (
            (self.first, "first"),
            (self.back, "back"),
            (self.forward, "forward"),
            (self.last, "last"),
        ):
            button.setIcon(self._icons[kind])
            button.setIconSize(QSize(size, size))
        self.play.setIconSize(QSize(size, size))
        self.slider.set_desk(desk)
        self._show_play()

    def show_speed(self, speed: str) -> None:
        """Mark the ``speed`` in force."""
        self.speeds.setCurrentIndex(self.speeds.findData(speed))

    def show_playing(self, playing: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Offer to pause, or to play."""
        if playing is not self._playing:
            self._playing = playing
            self._show_play()

    def show_step(
        self, step: int, steps: int, marks: tuple[int, ...], *, at_start: bool, at_end: bool
    ) -> None:
        """Show where the replay stands."""
        self.slider.blockSignals(True)
        self.slider.set_steps(steps, marks)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        self.slider.update()
        self.count.setText(f"{step} / {steps}")
        self.count.setMinimumWidth(round(advance("000 / 000", 14 * scale_of(self))))
        self._reasons = {
            self.first: None if step > 0 else Why.AT_START,
            self.back: Why.AT_START if at_start else None,
            self.play: Why.AT_END if at_end else None,
            self.forward: Why.AT_END if at_end else None,
            self.last: None if step < steps else Why.AT_END,
        }
        self._say_reasons()

    def _say_reasons(self) -> None:
        for button, reason in self._reasons.items():
            enable(button, reason, button.accessibleName())

    def _on_speed(self, place: int) -> None:
        self.speed_wanted.emit(tuple(SPEEDS)[place])

    def _show_play(self) -> None:
        self.play.setIcon(self._icons["pause" if self._playing else "play"])
        text = self.tr("Pause (Space)") if self._playing else self.tr("Play (Space)")
        self.play.setAccessibleName(text)
        self._say_reasons()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        for button, text in (
            (self.first, self.tr("Start of the round (Home)")),
            (self.back, self.tr("One step back (←)")),
            (self.forward, self.tr("One step forward (→)")),
            (self.last, self.tr("End of the round (End)")),
        ):
            button.setAccessibleName(text)
        self.slider.setAccessibleName(self.tr("Step of the round"))
        self.speeds.setAccessibleName(self.tr("Speed"))
        self.speeds.setToolTip(self.tr("Speed (+ and −)"))
        for place, text in enumerate((self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))):
            self.speeds.setItemText(place, text)
        self._show_play()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        super().changeEvent(event)
        if not hasattr(self, "speeds"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self.follow_desktop()
