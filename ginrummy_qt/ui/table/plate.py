"""The plate of one seat: a disc that is filled when the seat is to move, name, a second line, the score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ginrummy_qt.ui.baked import BakedLabel
from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.theme import advance, elided, font, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import TablePalette

__all__ = ["Plate", "PlateText"]

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WIDEST_NAME: Final = 150
"""In pixels at scale 1."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a plate says."""

    name: str = ""
    detail: str = ""
    """Second line: the level, “to 100”, “thinking …”."""
    score: str = ""
    dealer: bool = False
    """Whether the seat deals this round."""
    note: str = ""
    """What more there is to say of the score, in the tool tip."""
    person: bool = False
    """Whether a person plays this seat, not the computer."""
    out: bool = False
    """Whether the seat does not play this round."""


class Plate(BakedLabel):
    """One seat's plate. Real text for screen readers, painted by hand.

    Its width follows from the text (:meth:`needed_width`), its height is 56 ``k``. A very long name ends in
    an ellipsis; the tool tip has all of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = "green"
        self._k = 1.0
        self._active = False
        self._content = PlateText()
        self.setMouseTracking(True)  # it lets everything pass, but has a tool tip

    @property
    def content(self) -> PlateText:
        """What the plate says."""
        return self._content

    @property
    def active(self) -> bool:
        """Whether the seat is to move."""
        return self._active

    def show_content(self, content: PlateText, *, active: bool) -> None:
        """Show ``content``; ``active`` fills the disc: this seat is to move."""
        same = (content, active) == (self._content, self._active)
        self._content, self._active = content, active
        parts = (content.name, content.detail, content.score)
        said = ", ".join(part for part in parts if part)
        if content.dealer:
            said = self.tr("%1, dealer").replace("%1", said)
        if active:
            said = self.tr("%1, to move").replace("%1", said)
        if content.note:
            said = f"{said}. {content.note}"
        deals = self.tr("Deals this round") if content.dealer else ""
        name = content.name if self._name() != content.name else ""
        if same and said == self.text():
            return
        self.setToolTip(plain_tip("\n".join(line for line in (name, content.note, deals) if line)))
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def set_theme(self, name: str) -> None:
        """Use the colours of the table ``name``."""
        self._theme = name
        self.update()

    def set_scale(self, k: float) -> None:
        """Set the scale of text and disc (text scale included)."""
        if k != self._k:
            self._k = k
            self.updateGeometry()
            self.update()

    def needed_width(self) -> float:
        """Return the width that shows everything; nothing moves when the score gets its second digit."""
        k = self._k
        score = max(advance(score, 26 * k, bold=True) for score in (self._content.score, "000"))
        return 36 * k + 24 * k + self._names_width() + score + 2

    def sizeHint(self) -> QSize:
        """Qt: what the text needs."""
        return QSize(int(self.needed_width()) + 1, round(56 * self._k))

    def _name(self) -> str:
        """Return the name as it is shown."""
        return elided(self._content.name, 15 * self._k, _WIDEST_NAME * self._k, bold=True)

    def _detail(self) -> str:
        return elided(self._content.detail, 12.5 * self._k, _WIDEST_NAME * self._k)

    def _names_width(self) -> float:
        return max(advance(self._name(), 15 * self._k, bold=True), advance(self._detail(), 12.5 * self._k))

    def bake(self, painter: QPainter) -> None:
        """Paint disc, name, second line, score."""
        t, k = table_palette(self._theme), self._k
        middle = self.height() / 2
        disc = 36 * k
        self._paint_disc(painter, QPointF(disc / 2, middle), disc, t)
        if self._content.dealer:
            _paint_dealer(painter, QPointF(0.86 * disc, middle + 0.36 * disc), 0.46 * disc, t)
        x = disc + 10 * k
        names = self._names_width()
        for text, px, bold, colour, y, tall in (
            (self._name(), 15 * k, True, t.muted if self._content.out else t.ink, -20 * k, 21 * k),
            (self._detail(), 12.5 * k, False, t.muted, 1 * k, 18 * k),
        ):
            painter.setFont(font(px, bold=bold))
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(x, middle + y, names + 2, tall), _LEFT, text)
        painter.setFont(font(26 * k, bold=True))
        painter.setPen(QColor(t.muted if self._content.out else t.ink))
        left = x + names + 14 * k
        painter.drawText(
            QRectF(left, middle - 20 * k, self.width() - left, 40 * k), _LEFT, self._content.score
        )

    def _paint_disc(self, painter: QPainter, centre: QPointF, size: float, t: TablePalette) -> None:
        if self._active:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.accent))
            painter.drawEllipse(centre, size / 2, size / 2)
            ink, ground = QColor(t.on_accent), QColor(t.accent)
        else:
            style = Qt.PenStyle.DashLine if self._content.out else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(t.line), 1.5 * self._k, style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inside = size / 2 - max(1.0, 0.75 * self._k)  # all of the line, however thick
            painter.drawEllipse(centre, inside, inside)
            ink, ground = QColor(t.muted), QColor(t.tray)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if self._content.person:
            _paint_person(painter, centre, size)
        else:
            _paint_computer(painter, centre, size, ground)


def _paint_person(painter: QPainter, centre: QPointF, size: float) -> None:
    painter.drawEllipse(centre + QPointF(0, -0.12 * size), 0.13 * size, 0.13 * size)
    x, y = centre.x(), centre.y()
    shoulders = QPainterPath(QPointF(x - 0.24 * size, y + 0.28 * size))
    shoulders.cubicTo(
        x - 0.24 * size,
        y + 0.02 * size,
        x + 0.24 * size,
        y + 0.02 * size,
        x + 0.24 * size,
        y + 0.28 * size,
    )
    shoulders.closeSubpath()
    painter.drawPath(shoulders)


def _paint_computer(painter: QPainter, centre: QPointF, size: float, ground: QColor) -> None:
    x, y = centre.x(), centre.y()
    painter.drawRoundedRect(
        QRectF(x - 0.22 * size, y - 0.16 * size, 0.44 * size, 0.34 * size), 0.07 * size, 0.07 * size
    )
    painter.drawRect(QRectF(x - 0.02 * size, y - 0.27 * size, 0.04 * size, 0.12 * size))
    painter.drawEllipse(centre + QPointF(0, -0.27 * size), 0.045 * size, 0.045 * size)
    painter.setBrush(ground)
    for side in (-0.09, 0.09):
        painter.drawEllipse(centre + QPointF(side * size, 0), 0.045 * size, 0.05 * size)


def _paint_dealer(painter: QPainter, centre: QPointF, size: float, t: TablePalette) -> None:
    """Paint the mark of the dealer: a small disc with two cards, at the edge of the large one."""
    painter.setPen(QPen(QColor(t.line), max(1.0, 0.07 * size)))
    painter.setBrush(QColor(t.tray))
    painter.drawEllipse(centre, size / 2, size / 2)
    wide, high = 0.27 * size, 0.39 * size
    for turn, across, filled in ((-16, -0.1, False), (12, 0.09, True)):
        painter.save()
        painter.translate(centre.x() + across * size, centre.y())
        painter.rotate(turn)
        painter.setPen(QPen(QColor(t.ink), max(0.8, 0.06 * size)))
        painter.setBrush(QColor(t.ink if filled else t.tray))
        painter.drawRoundedRect(QRectF(-wide / 2, -high / 2, wide, high), 0.05 * size, 0.05 * size)
        painter.restore()
