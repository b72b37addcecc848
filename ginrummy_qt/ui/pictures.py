"""Buttons that show what they choose: the colour of a table, the back of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.engine import Card
from ginrummy_qt.ui import deck
from ginrummy_qt.ui.theme import DeskPalette, font, table_palette, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.ui.open_hand import FacePixmaps

__all__ = ["BackButton", "PictureButton", "Swatch"]

_AIR: Final = 5
"""Pixels around the picture, for its frame and the ring of the focus."""
_SHOWN: Final = (Card.parse("Kh"), Card.parse("Ks"))


class PictureButton(QPushButton):
    """A checkable button that paints itself: frame, mark of the choice, focus."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setCheckable(True)

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        self.desk = desk
        self.update()

    def name(self, text: str, subject: str) -> None:
        """Write ``text`` under the picture; ``subject`` is read out before it."""
        self.setText(text)
        self.setAccessibleName(f"{subject}: {text}")
        self.setToolTip(text)

    def picture_size(self) -> QSize:
        """Return the size of the picture in pixels."""
        raise NotImplementedError

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Qt: picture, and a line of text."""
        text = self.fontMetrics().horizontalAdvance("✓ " + self.text()) + 4
        size = self.picture_size()
        return QSize(
            max(size.width() + 2 * _AIR, text + 2), size.height() + 2 * _AIR + round(22 * text_scale())
        )

    def minimumSizeHint(self) -> QSize:
        """Qt: nothing is cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: picture, frame, name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.picture_size()
        rect = QRectF((self.width() - size.width()) / 2, _AIR, size.width(), size.height())
        self.paint_picture(painter, rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        on = self.isChecked()
        if self.hasFocus():  # a ring of its own: the frame of the chosen one is near to it in colour
            painter.setPen(QPen(QColor(self.desk.ink), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        if on:
            painter.setPen(QPen(QColor(self.desk.accent), 2))
            painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 8, 8)
        else:
            painter.setPen(QPen(QColor(self.desk.edge), 1))
            painter.drawRoundedRect(rect, 8, 8)
        painter.setFont(font(13 * text_scale(), bold=on))
        painter.setPen(QColor(self.desk.ink))
        line = QRectF(0, rect.bottom() + 4, self.width(), self.height() - rect.bottom() - _AIR)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, ("✓ " if on else "") + self.text())


class Swatch(PictureButton):
    """A piece of a table with two cards on it."""

    def __init__(
        self, table: str, faces: FacePixmaps, desk: DeskPalette, parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._table = table
        self._faces = faces

    def picture_size(self) -> QSize:
        """Return the size of the picture."""
        return QSize(66, 56)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paint felt and cards."""
        t = table_palette(self._table)
        gradient = QRadialGradient(rect.center(), 0.67 * rect.width())
        gradient.setColorAt(0, QColor(t.felt))
        gradient.setColorAt(1, QColor(t.edge))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRoundedRect(rect, 8, 8)
        for place, card in enumerate(_SHOWN):
            at = QPointF(round(rect.center().x()) - 27 + 22 * place, rect.y() + 6)
            painter.drawPixmap(at, self._faces.pixmap(card, 32, self.devicePixelRatioF()))


class BackButton(PictureButton):
    """One of the backs."""

    def __init__(self, back: str, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        svg = deck.back_svg(deck.BackName(back), deck.Theme.DAY)
        self._renderer = QSvgRenderer(QByteArray(svg.encode()), self)

    def picture_size(self) -> QSize:
        """Return the size of the picture."""
        return QSize(56, 64)

    def paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the back on the page's own ground."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.desk.soft if self.isChecked() else self.desk.base))
        painter.drawRoundedRect(rect, 8, 8)
        high = rect.height() - 10
        at = QPointF(rect.center().x() - high / 2.8, rect.y() + 5)
        self._renderer.render(painter, QRectF(at.x(), at.y(), high / 1.4, high))
