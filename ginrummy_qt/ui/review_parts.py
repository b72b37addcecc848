"""Parts of the review: the sums, and what could be done with bars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ginrummy_qt.ui.text import TextStyle, draw, height, width
from ginrummy_qt.ui.theme import qss_desk

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.ui.dock_painters import PanelLook
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["MARGIN", "Option", "OptionBars", "SumLine", "SumsPanel", "paint_turning", "qss_review"]

MARGIN: Final = 16
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def qss_review(desk: DeskPalette, zoom: float = 1.0) -> str:
    """Return the style sheet of the window, in the colours of ``desk``; ``zoom`` as of ``qss_desk``."""
    return (
        qss_desk(desk, zoom)
        + f"""
QProgressBar {{ background:{desk.line}; border:0; border-radius:2px; max-height:4px; min-height:4px; }}
QProgressBar::chunk {{ background:{desk.accent}; border-radius:2px; }}
QFrame#side {{ background:{desk.line}; border:0; }}
"""
    )


def paint_turning(painter: QPainter, centre: QPointF, side: float, colour: str, edge: str) -> None:
    """Paint the sign of a turning point: a lozenge ``side`` pixels from corner to corner."""
    half = side / 2
    corners = [centre + QPointF(x, y) for x, y in ((0, -half), (half, 0), (0, half), (-half, 0))]
    painter.setPen(QPen(QColor(edge), 1.2))
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF(corners))


@dataclass(frozen=True, slots=True)
class SumLine:
    """One line of the sums."""

    label: str
    value: str
    caption: str = ""
    """What stands below it."""
    strong: bool = False
    total: bool = False
    """Whether a rule parts it from the lines above."""


class SumsPanel(QLabel):
    """Labels and numbers below each other; the accessible text is all of it."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: tuple[SumLine, ...] = ()
        self._captions = True
        self._known: dict[tuple[float, float], list[float]] = {}
        """What :meth:`_places` has found, by width and scale."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_lines(self, lines: tuple[SumLine, ...]) -> None:
        """Show these lines."""
        self._lines = lines
        self._known.clear()
        said = ". ".join(": ".join(filter(None, (one.label, one.value, one.caption))) for one in lines)
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def set_captions(self, *, shown: bool) -> None:
        """Show the captions of all lines, or that of the first alone: the window is low."""
        if shown is not self._captions:
            self._captions = shown
            self._known.clear()
            self.updateGeometry()
            self.update()

    def hasHeightForWidth(self) -> bool:
        """Qt: captions are wrapped."""
        return True

    def heightForWidth(self, wide: int) -> int:
        """Qt: all lines."""
        return round(self._places(float(wide))[-1]) if self._lines else 0

    def sizeHint(self) -> QSize:
        """Qt: as wide as the list below."""
        return QSize(round(256 * self._look.scale), self.heightForWidth(round(256 * self._look.scale)))

    def minimumSizeHint(self) -> QSize:
        """Qt: likewise, a little narrower."""
        return QSize(round(160 * self._look.scale), 20)

    def _styles(self, line: SumLine) -> tuple[TextStyle, TextStyle, TextStyle]:
        desk, k = self._look.desk, self._look.scale
        bold = line.strong or line.total
        return (
            TextStyle(14 * k, desk.ink, bold=bold, line_height=1.35),
            TextStyle((16 if bold else 14) * k, desk.ink, bold=bold, line_height=1.35),
            TextStyle(12.5 * k, desk.muted, line_height=1.3),
        )

    def _room(self, line: SumLine, wide: float) -> float:
        """Return how wide the label may be beside its number."""
        return max(40.0, wide - width(line.value, self._styles(line)[1]) - 10 * self._look.scale)

    def _caption(self, line: SumLine) -> str:
        return line.caption if self._captions or line.strong or line.total else ""

    def _places(self, wide: float) -> list[float]:
        """Return where each line begins, and last where the panel ends."""
        k = self._look.scale
        if (wide, k) in self._known:
            return self._known[wide, k]
        y, places = 0.0, []
        for line in self._lines:
            label, _, small = self._styles(line)
            if line.total:
                y += 8 * k
            places.append(y)
            y += height(line.label, label, self._room(line, wide)) + 2 * k
            caption = self._caption(line)
            y += (height(caption, small, wide) if caption else 0.0) + 5 * k
        self._known[wide, k] = [*places, y]
        return self._known[wide, k]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, k = float(self.width()), self._look.scale
        for line, y in zip(self._lines, self._places(wide), strict=False):
            label, number, small = self._styles(line)
            if line.total:
                painter.fillRect(QRectF(0, y - 5 * k, wide, 1), QColor(self._look.desk.line))
            room = self._room(line, wide)
            tall = height(line.label, label, room)
            draw(painter, QRectF(0, y, room, tall), line.label, label, _TOP)
            first = label.px * label.line_height
            draw(painter, QRectF(0, y, wide, first), line.value, number, _RIGHT)
            caption = self._caption(line)
            if caption:
                below = QRectF(0, y + tall + k, wide, height(caption, small, wide))
                draw(painter, below, caption, small, _TOP)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that could be done."""

    text: str
    """With markup."""
    spoken: str
    value: float
    """Points to be expected."""
    points: str
    win: str
    """The chance to win the match, as text."""
    best: bool = False
    chosen: bool = False
    remark: str = ""
    """What tells it apart: the best, what was played; empty for the others."""


class OptionBars(QLabel):
    """Everything that could be done, the best first, with bars from a common zero."""

    def __init__(self, look: PanelLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._options: tuple[Option, ...] = ()
        self._heads = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_options(self, options: tuple[Option, ...], heads: tuple[str, str]) -> None:
        """Show these under the two ``heads``, of the points and of the chance to win."""
        self._options, self._heads = options, heads
        points, wins = heads
        said = ". ".join(
            ", ".join(filter(None, (one.spoken, one.remark, f"{points} {one.points}", f"{wins} {one.win}")))
            for one in options
        )
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def _style(self, option: Option, *, bold: bool = True) -> TextStyle:
        look = self._look
        strong = bold and (option.best or option.chosen)
        return TextStyle(14 * look.scale, look.desk.ink, bold=strong, cards=look.cards, line_height=1.4)

    def _columns(self, wide: float) -> tuple[float, float, float]:
        """Return the widths of words, bars and both numbers together."""
        k = self._look.scale
        bold = TextStyle(14 * k, "#000000", bold=True)
        small = TextStyle(12.5 * k, "#000000")
        points = max((width(one.points, bold) for one in self._options), default=0.0) + 10 * k
        wins = max((width(one.win, small) for one in self._options), default=0.0) + 12 * k
        words = max((width(one.text, bold) for one in self._options), default=0.0) + 4 * k
        rest = wide - 2 * 8 * k - points - wins
        words = min(words, max(0.62 * rest, rest - 110 * k))
        return words, max(0.0, rest - words - 10 * k), points

    def _heights(self, wide: float) -> list[float]:
        k = self._look.scale
        words = self._columns(wide)[0]
        found = []
        for one in self._options:
            need = height(one.text, self._style(one), words) + 12 * k
            if one.remark:
                need += 16 * k
            found.append(max(36 * k, need))
        return found

    def _head_height(self, wide: float) -> float:
        k = self._look.scale
        small = TextStyle(12.5 * k, "#000000", line_height=1.3)
        return max(height(head, small, 0.48 * wide) for head in self._heads) + 8 * k

    def needed_height(self, wide: int) -> int:
        """Return the height for this width, in pixels."""
        return round(self._head_height(float(wide)) + sum(self._heights(float(wide)))) + 4

    def sizeHint(self) -> QSize:
        """Qt: as high as needed for the present width."""
        return QSize(round(300 * self._look.scale), self.needed_height(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        """Qt: narrow, and high enough."""
        return QSize(round(180 * self._look.scale), self.needed_height(max(self.width(), 200)))

    def resizeEvent(self, _event: object) -> None:
        """Qt: narrower means higher."""
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: heads, words, bars and numbers."""
        if not self._options:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        desk, k, wide = self._look.desk, self._look.scale, float(self.width())
        words, bars, points = self._columns(wide)
        left = 8 * k
        head = self._head_height(wide)
        small = TextStyle(12.5 * k, desk.muted, line_height=1.3)
        draw(painter, QRectF(left, 0, 0.48 * wide, head - 6 * k), self._heads[0], small, _LEFT)
        draw(painter, QRectF(0.52 * wide - left, 0, 0.48 * wide, head - 6 * k), self._heads[1], small, _RIGHT)
        low = min(0.0, *(one.value for one in self._options))
        high = max(0.0, *(one.value for one in self._options))
        span = max(1.0, high - low)
        start = left + words + 8 * k
        zero = start + bars * -low / span
        y = head
        tall = self._heights(wide)
        for one, row in zip(self._options, tall, strict=True):
            rect = QRectF(0, y, wide, row)
            if one.best:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(desk.soft))
                painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 8, 8)
            style = self._style(one)
            text = height(one.text, style, words)
            top = rect.y() + (row - text - (16 * k if one.remark else 0)) / 2
            draw(painter, QRectF(left, top, words, text), one.text, style, _TOP)
            if one.remark:
                note = TextStyle(12 * k, desk.ink if one.best else desk.muted)
                draw(painter, QRectF(left, top + text - 2 * k, words + bars, 18 * k), one.remark, note, _LEFT)
            middle = top + text / 2
            if bars > 24 * k:
                end = start + bars * (one.value - low) / span
                colour = desk.accent if one.best else desk.ink if one.chosen else desk.edge
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                bar = QRectF(QPointF(zero, middle - 5 * k), QPointF(end, middle + 5 * k)).normalized()
                painter.drawRect(bar.adjusted(0, 0, max(0.0, 2 - bar.width()), 0))
            number = QRectF(start + bars, middle - 12 * k, points, 24 * k)
            draw(painter, number, one.points, style, _RIGHT)
            last = QRectF(number.right(), middle - 12 * k, wide - number.right() - left, 24 * k)
            draw(painter, last, one.win, TextStyle(12.5 * k, desk.muted), _RIGHT)
            y += row
        if bars > 24 * k:
            painter.setPen(QPen(QColor(desk.edge), 1))
            painter.drawLine(QPointF(zero, head), QPointF(zero, y - 2 * k))
