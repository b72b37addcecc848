"""Quiet buttons on the felt left of the piles: the seal of the deal, and in training back and forth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.signs import button_icon
from ginrummy_qt.ui.theme import table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["CornerTools"]

_RATIO: Final = 3
_SIZE: Final = 38


def _shield(colour: str, size: int) -> QIcon:
    pixmap = QPixmap(size * _RATIO, size * _RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size * _RATIO / 24, size * _RATIO / 24)
    painter.setPen(QPen(QColor(colour), 1.7, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    path = QPainterPath(QPointF(12, 3))
    path.cubicTo(15, 5.5, 17.5, 6, 20, 6)
    path.cubicTo(20, 14, 17.5, 18.5, 12, 21)
    path.cubicTo(6.5, 18.5, 4, 14, 4, 6)
    path.cubicTo(6.5, 6, 9, 5.5, 12, 3)
    painter.drawPath(path)
    painter.drawPolyline([QPointF(8.6, 12), QPointF(11, 14.6), QPointF(15.6, 9.2)])
    painter.end()
    pixmap.setDevicePixelRatio(_RATIO)
    return QIcon(pixmap)


def _forward(colour: str, muted: str, size: int) -> QIcon:
    """Return the sign of “undo”, seen in a mirror."""
    back = button_icon("undo", colour, muted, size)
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        image = back.pixmap(QSize(size * _RATIO, size * _RATIO), mode).toImage()
        mirrored = QPixmap.fromImage(image.flipped(Qt.Orientation.Horizontal))
        mirrored.setDevicePixelRatio(_RATIO)
        icon.addPixmap(mirrored, mode)
    return icon


class CornerTools(QWidget):
    """The buttons. They give way where they would lie on something."""

    seal_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seal, self.undo, self.redo = (QPushButton(self) for _ in range(3))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for button, wanted in (
            (self.seal, self.seal_wanted),
            (self.undo, self.undo_wanted),
            (self.redo, self.redo_wanted),
        ):
            button.setObjectName("tool")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(wanted)
            self._column.addWidget(button)
        self._look: tuple[str, float] = ("", 0.0)
        self._seal = ""
        self._able = False, False
        self.hide()

    def place(self, layout: TableLayout, theme: str) -> None:
        """Stand left of the piles of ``layout``, in the colours of the table ``theme``."""
        k = layout.text
        if (theme, k) != self._look:
            self._look = (theme, k)
            self._dress(theme, k)
        size = round(_SIZE * k)
        gap = round(6 * k)
        self._column.setSpacing(gap)
        shown = [button for button in (self.seal, self.undo, self.redo) if not button.isHidden()]
        high = len(shown) * size + max(0, len(shown) - 1) * gap
        left = round(layout.console.x() if layout.console.x() < layout.stock.x() / 2 else 12)
        self.setGeometry(left, round(layout.stock.center().y() - high / 2), size, high)

    def _dress(self, theme: str, k: float) -> None:
        t = table_palette(theme)
        size, sign = round(_SIZE * k), round(20 * k)

        def side(px: int) -> str:
            return f"min-width:{px}px; max-width:{px}px; min-height:{px}px; max-height:{px}px;"

        self.setStyleSheet(
            f"""
QPushButton#tool {{ background:transparent; border:1px solid transparent; border-radius:{round(8 * k)}px;
  padding:0; {side(size - 2)} }}
QPushButton#tool:hover {{ background:{t.button}; border:1px solid {t.button_line}; }}
QPushButton#tool:focus {{ border:2px solid {t.ink}; {side(size - 4)} }}
"""
        )
        self.seal.setIcon(_shield(t.muted, sign))
        self.undo.setIcon(button_icon("undo", t.ink, t.line, sign))
        self.redo.setIcon(_forward(t.ink, t.line, sign))
        for button in (self.seal, self.undo, self.redo):
            button.setIconSize(QSize(sign, sign))

    def show_state(self, *, commitment: str, training: bool, undo: bool, redo: bool) -> None:
        """Show what there is: a seal, and in training whether one can go back and forth."""
        self._seal = commitment
        self.seal.setVisible(bool(commitment))
        self._able = undo, redo
        for button in (self.undo, self.redo):
            button.setVisible(training)
        self.setVisible(bool(commitment) or training)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        short = f"{self._seal[:4]} {self._seal[4:8]} … {self._seal[-4:]}"
        self.seal.setAccessibleName(self.tr("Fair deal"))
        self.seal.setToolTip(self.tr("Fair deal: the seal of these cards is {seal}").format(seal=short))
        undo, redo = self._able
        for button, text, reason in (
            (self.undo, self.tr("Take the last move back (Ctrl+Z)"), None if undo else Why.NO_MOVE),
            (self.redo, self.tr("Do it again (Ctrl+Shift+Z)"), None if redo else Why.NOTHING_TAKEN_BACK),
        ):
            button.setAccessibleName(text)
            enable(button, reason, text)
