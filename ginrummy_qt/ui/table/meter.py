"""The deadwood meter: how far the hand is from the knock limit, after the throw that is selected.

The first 34 % of the length is 0 to the limit, the rest the limit to the top of the scale: 50, or more when
the hand has more. A tick stands at the limit, a bubble carries the number. Green at or under it, ink above.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent, QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.access_widgets import speak_as
from ginrummy_qt.ui.baked import BakedLabel
from ginrummy_qt.ui.theme import advance, alpha, clamp, font, mix, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import TablePalette

__all__ = ["Meter", "Reading"]

_TOP = 50  # the scale's top, unless the hand has more
_BAR, _BUBBLE = 10, 12  # height of the bar, radius of the bubble, in design pixels
_ZONE = 0.34  # share of the length up to the limit
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Reading:
    """What the meter shows. Points are deadwood, 0 or more."""

    value: int = 0
    """Deadwood after the throw; without a selection that of the hand."""
    now: int = 0
    """Deadwood of the hand as it is."""
    limit: int = 10
    """The knock limit; 0: only gin, there is no zone."""
    left: str = ""
    """Words under the zone: ``Knock 10``, ``Gin``."""
    right: str = ""
    """Words behind them: ``5 over the limit``, ``now 17``."""

    @property
    def top(self) -> int:
        """What the right end of the scale stands for: a whole ten that the hand does not exceed."""
        return max(_TOP, -(-max(self.now, self.value) // 10) * 10)

    def place_of(self, points: float) -> float:
        """Return where ``points`` stand on the scale, from 0 to 1."""
        points = clamp(points, 0, self.top)
        zone = _ZONE if self.limit else 0.0
        if self.limit and points <= self.limit:
            return zone * points / self.limit
        return zone + (1 - zone) * (points - self.limit) / (self.top - self.limit)


class Meter(BakedLabel):
    """Gauge of deadwood. What it shows is also its accessible text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = "green"
        self._k = 1.0
        self._words = True
        self._reading = Reading()
        self._shown = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setDuration(200)
        self._motion.valueChanged.connect(self._moved)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        speak_as(self, "gauge")

    @property
    def reading(self) -> Reading:
        """What is shown, or where the motion ends."""
        return self._reading

    def gauge(self) -> tuple[int, int, int]:
        """Return the deadwood, and the ends of the scale, for assistive technology."""
        return self._reading.value, 0, self._reading.top

    def set_duration(self, milliseconds: int) -> None:
        """Set how long the bubble travels to a new value; 0: it jumps."""
        self._motion.setDuration(milliseconds)

    def set_theme(self, name: str) -> None:
        """Use the colours of the table ``name``."""
        self._theme = name
        self.update()

    def set_scale(self, k: float, *, words: bool) -> None:
        """Set the scale (text scale included), and whether the words below are shown."""
        if (k, words) != (self._k, self._words):
            self._k, self._words = k, words
            self.updateGeometry()
            self.update()

    def show_reading(self, reading: Reading) -> None:
        """Show ``reading``; the bubble travels there."""
        old, self._reading = self._reading, reading
        said = self.tr("Deadwood {points}, knock limit {limit}").format(
            points=reading.value, limit=reading.limit
        )
        if reading.right:
            said = f"{said}, {reading.right}"
        self.setText(said)
        self.setAccessibleName(said)
        if old.value != reading.value and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, reading.value))
        if old.value != reading.value and self._motion.duration() and self.isVisible():
            self._motion.stop()
            self._motion.setStartValue(self._shown)
            self._motion.setEndValue(float(reading.value))
            self._motion.start()
        elif old.value != reading.value or not self._running():
            self._motion.stop()
            self._shown = float(reading.value)
        if reading != old:
            self.update()

    def _running(self) -> bool:
        return self._motion.state() == QVariantAnimation.State.Running

    def _moved(self, value: object) -> None:
        if isinstance(value, float):
            self._shown = value
            self.update()

    def sizeHint(self) -> QSize:
        """Qt: 480 × 41 design pixels, 28 high without words."""
        return QSize(round(480 * self._k), self.needed_height())

    def needed_height(self) -> int:
        """Return the height in pixels."""
        return round((41 if self._words else 28) * self._k)

    def old_mark(self) -> float | None:
        """Return where the mark of the hand as it is stands, in pixels.

        ``None``: there is none, because nothing goes or because it would stick out behind the bubble.
        """
        reading, wide = self._reading, self.width()
        inset = 13 * self._k
        bubble = clamp(wide * reading.place_of(self._shown), inset, wide - inset)
        mark = wide * reading.place_of(reading.now)
        near = (_BUBBLE + _BAR) * self._k
        return mark if reading.now > reading.value and mark - bubble >= near else None

    def bake(self, painter: QPainter) -> None:
        """Paint zones, fill, tick, bubble and words."""
        painter.setPen(Qt.PenStyle.NoPen)
        t, k, reading = table_palette(self._theme), self._k, self._reading
        limit = reading.limit
        good = reading.value <= limit
        tall, bubble = _BAR * k, 2 * _BUBBLE * k
        inset = bubble / 2 + k  # the bubble at either end stays inside the widget
        x, wide = 0.0, float(self.width())
        y = inset - tall / 2

        def at(points: float) -> float:
            return x + wide * reading.place_of(points)

        colour = QColor(t.ok if good else t.ink)
        base = mix(t.tray, t.ink, 0.22)
        zone = QRectF(x, y, max(0.0, at(limit) - x - 3 * k), tall)
        rest = QRectF(at(limit) + (3 * k if limit else 0), y, 0, tall)
        rest.setRight(x + wide)
        painter.setBrush(base)
        painter.drawRoundedRect(rest, tall / 2, tall / 2)
        if limit:
            painter.setBrush(mix(t.tray, t.ok, 0.38) if good else base)
            painter.drawRoundedRect(zone, tall / 2, tall / 2)
            painter.setBrush(colour)
            painter.drawRoundedRect(
                QRectF(at(limit) - 1.25 * k, y - 5 * k, 2.5 * k, tall + 10 * k), 1.25 * k, 1.25 * k
            )

        def fill(points: float, brush: QColor) -> None:
            painter.setBrush(brush)
            if points > 0 and limit:
                painter.drawRoundedRect(
                    QRectF(x, y, min(at(points), zone.right()) - x, tall), tall / 2, tall / 2
                )
            if points > limit:
                painter.drawRoundedRect(
                    QRectF(rest.x(), y, max(tall, at(points) - rest.x()), tall), tall / 2, tall / 2
                )

        old = self.old_mark() is not None
        if old:
            fill(reading.now, alpha(t.ink, 0.30))
        fill(self._shown, colour)
        if old:
            painter.setBrush(mix(t.tray, t.ink, 0.62))
            painter.drawEllipse(QPointF(at(reading.now), y + tall / 2), tall / 2, tall / 2)
        self._paint_bubble(painter, QPointF(clamp(at(self._shown), inset, wide - inset), inset), t, colour)
        if self._words:
            self._paint_words(painter, y + tall + 6 * k, rest.x(), t, good=good)

    def _paint_bubble(self, painter: QPainter, centre: QPointF, t: TablePalette, colour: QColor) -> None:
        k = self._k
        painter.setPen(QPen(QColor(t.tray), 2 * k))
        painter.setBrush(colour)
        painter.drawEllipse(centre, _BUBBLE * k, _BUBBLE * k)
        text = str(self._reading.value)
        px = 13 * k if len(text) < 3 else 10.5 * k
        painter.setFont(font(px, bold=True))
        painter.setPen(QColor("#FFFFFF" if t.name == "light" else t.tray))
        painter.drawText(
            QRectF(centre.x() - 24 * k, centre.y() - 24 * k, 48 * k, 48 * k),
            Qt.AlignmentFlag.AlignCenter,
            text,
        )

    def _paint_words(self, painter: QPainter, y: float, rest: float, t: TablePalette, *, good: bool) -> None:
        k, px = self._k, 12 * self._k
        left, right = self._reading.left, self._reading.right
        wide = advance(left, px)
        painter.setFont(font(px))
        painter.setPen(QColor(t.ok if good else t.muted))
        painter.drawText(QRectF(0, y, wide + 2, 17 * k), _LEFT, left)
        start = max(rest, wide + 16 * k)
        if right and start + advance(right, px) <= self.width():  # the same is said in the prompt
            painter.setPen(QColor(t.muted))
            painter.drawText(QRectF(start, y, self.width() - start, 17 * k), _LEFT, right)
