"""How a sheet comes in: from two pictures, so that no frame of the motion paints cards and texts anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPoint, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.signs import paint_shadow
from ginrummy_qt.ui.theme import alpha

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

__all__ = ["Arrival", "paint_ground"]

_RISE = 12
"""Pixels at scale 1 that the panel rises by."""


def paint_ground(painter: QPainter, area: QRectF, panel: QRectF, theme: str, k: float, part: float) -> None:
    """Dim ``area`` and paint the shadow of ``panel``, ``part`` (0 to 1) of the way in."""
    depth = {"light": 0.28, "contrast": 0.75}.get(theme, 0.45)
    painter.fillRect(area, alpha("#000000", depth * part))
    painter.save()
    painter.setOpacity(part)
    radius = 16 * k
    # The panel is seen through on its way: no shadow within it but in its round corners.
    covered = QRegion(panel.adjusted(radius, 0, -radius, 0).toRect())
    covered += panel.adjusted(0, radius, 0, -radius).toRect()
    corner = 0.3 * radius  # where an arc of a right angle comes closest to its corner
    covered += panel.adjusted(corner, corner, -corner, -corner).toRect()
    painter.setClipRegion(QRegion(area.toRect()) - covered)
    paint_shadow(painter, panel, radius, 28 * k, 0.5)
    painter.restore()


def _picture_of(panel: QWidget) -> QPixmap:
    """Return ``panel`` and its children, seen through at the round corners (``grab`` fills them)."""
    ratio = panel.devicePixelRatioF()
    picture = QPixmap(panel.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    panel.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


class Arrival(QWidget):
    """Lies over a sheet that has just been opened, until it has come in. Takes no input.

    It is opaque, so Qt paints nothing of what it covers: the sheet, which is ready, and the table.
    """

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._below, self._panel = QPixmap(), QPixmap()
        self._at = QRectF()
        self._theme, self._k = "green", 1.0
        self._part = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(180)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._moved)
        self._motion.finished.connect(self.stop)

    @property
    def milliseconds(self) -> int:
        """How long it takes; 0: no motion is wanted."""
        return self._motion.duration()

    def set_duration(self, milliseconds: int) -> None:
        """Set how long it takes; 0: no motion."""
        self._motion.setDuration(milliseconds)

    def start(self, below: QPixmap, panel: QWidget, theme: str, k: float) -> None:
        """Begin to bring in ``panel`` over ``below``, the picture of all that the sheet covers."""
        self._below, self._panel = below, _picture_of(panel)
        self._at, self._theme, self._k, self._part = QRectF(panel.geometry()), theme, k, 0.0
        self.resize(below.deviceIndependentSize().toSize())
        self.show()
        self.raise_()
        self._motion.start()

    def stop(self) -> None:
        """Be gone: the sheet itself is seen."""
        self._motion.stop()
        if not self._below.isNull():
            self.hide()
            self._below, self._panel = QPixmap(), QPixmap()  # a window's worth of pixels each

    def _moved(self, value: object) -> None:
        if isinstance(value, float):
            self._part = value
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: what was there, dimmed, and the panel on its way up."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._below)
        panel = self._at.translated(0, round(_RISE * self._k * (1 - self._part)))
        paint_ground(painter, QRectF(self.rect()), panel, self._theme, self._k, self._part)
        painter.setOpacity(self._part)
        painter.drawPixmap(panel.topLeft(), self._panel)
