"""Hollywood's score sheet as it is painted: three narrow columns of running totals side by side.

The same on the panel beside the table and on the result of the match; only colours and measures differ.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from ginrummy_qt.models.hollywood import (
    GamesSheet,
    LineKind,
    SheetLine,
    all_games,
    game_name,
    short_names,
)
from ginrummy_qt.ui.game_look import Colours, Measures
from ginrummy_qt.ui.text import TextStyle, draw, height, width
from ginrummy_qt.ui.theme import advance, elided

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent


__all__ = ["GameColumns", "paint_tick"]

_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_HEAD: Final = 78
_RADIUS: Final = 8
_NUMBER: Final = 26


class _Part(QLabel):
    """Head or lines; its text, for screen readers, is all of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet: GamesSheet | None = None
        self.colours = Colours(*["#000000"] * 6)
        self.measures = Measures()

    def say(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.update()

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter

    def _paint_box(self, painter: QPainter, rect: QRectF, *, closed: bool, top: bool, bottom: bool) -> None:
        """Paint a piece of a column's paper, round where it begins (``top``) and ends (``bottom``)."""
        radius = _RADIUS * self.measures.k
        painter.save()
        painter.setClipRect(rect.adjusted(-1, 0, 1, 0))
        whole = rect.adjusted(0.5, 0.5 if top else -2 * radius, -0.5, -0.5 if bottom else 2 * radius)
        painter.setPen(QPen(QColor(self.colours.line), 1))
        painter.setBrush(QColor(self.colours.closed if closed else self.colours.paper))
        painter.drawRoundedRect(whole, radius, radius)
        painter.restore()


class _Heads(_Part):
    """Over each column: which game, whose figures, how it stands; a tick when it is closed."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.sheet is None:
            return
        painter, k, colours = self._painter(), self.measures.k, self.colours
        columns = self.measures.columns(self.width())
        room = columns[0][1] / 2 - 4 * k
        whole = self.sheet.names
        if max(advance(name, 12 * k) for name in whole) <= room:
            said = whole
        elif self.sheet.sides is None:
            said = short_names()
        else:
            said = (elided(whole[0], 12 * k, room), elided(whole[1], 12 * k, room))
        for game, (left, wide) in zip(self.sheet.games, columns, strict=True):
            closed = game.winner is not None
            box = QRectF(left, 0, wide, self.height())
            self._paint_box(painter, box, closed=closed, top=True, bottom=False)
            title = game_name(game.number)
            ends = 22 * k if closed else 4 * k
            style = _fitting(title, TextStyle(13 * k, colours.ink, bold=True), wide - 2 * ends)
            draw(painter, QRectF(left, 6 * k, wide, 20 * k), title, style, _CENTRE)
            if closed:
                after = left + (wide + width(title, style)) / 2 + 10 * k
                paint_tick(painter, QPointF(after, 16 * k), 9 * k, colours.ink)
            for place, name in enumerate(said):
                rect = QRectF(left + place * wide / 2, 26 * k, wide / 2, 20 * k)
                draw(
                    painter,
                    rect,
                    name,
                    _fitting(name, TextStyle(12 * k, colours.muted), room + 4 * k),
                    _CENTRE,
                )
                mine, other = game.points[place], game.points[1 - place]
                won = game.winner == 0 == place
                colour = colours.good if won else colours.ink if mine >= other else colours.muted
                rect = QRectF(rect.x(), 44 * k, rect.width(), 28 * k)
                draw(painter, rect, str(mine), TextStyle(18 * k, colour, bold=True), _CENTRE)
            painter.setPen(QPen(QColor(colours.line), 1))
            y = self.height() - 0.5
            painter.drawLine(QPointF(left, y), QPointF(left + wide, y))


class _Lines(_Part):
    """The rounds, the bonuses of the games that are closed, and their totals."""

    def needed_height(self) -> float:
        """Return the height that shows all lines, whatever the width of the columns."""
        lines = () if self.sheet is None else self.sheet.lines
        return sum(self.line_height(line) for line in lines) + self.grand_height() + self.measures.k

    def line_height(self, line: SheetLine) -> float:
        """Return the height of one line."""
        row = self.measures.row
        if self.measures.words:
            return max(
                row, height(line.what, self._style(line), self._words_room(line)) + 8 * self.measures.k
            )
        if line.kind is LineKind.ROUND:
            return row
        return self._caption_height(line) + 0.7 * row

    def ends(self) -> list[float]:
        """Return where each line ends, from the top."""
        return list(accumulate(map(self.line_height, () if self.sheet is None else self.sheet.lines)))

    def grand_height(self) -> float:
        """Return the height of the sum of all games; 0 where it stands elsewhere."""
        if self.measures.words or self.sheet is None or self.sheet.finals is None:
            return 0.0
        k = self.measures.k
        text = height(self._grand_text(), self._grand_style(), self.width())
        return 16 * k + text

    def _caption_height(self, line: SheetLine) -> float:
        return height(line.what, self._style(line), self.width()) + 8 * self.measures.k

    def _style(self, line: SheetLine) -> TextStyle:
        k, words = self.measures.k, self.measures.words
        room = self._words_room(line) if words else float(self.width())
        colour = self.colours.ink if words and not line.current else self.colours.muted
        style = TextStyle((14 if words else 12.5) * k, colour, line_height=1.25)
        if line.kind is LineKind.TOTAL:
            style = TextStyle(14 * k, self.colours.ink, bold=True, line_height=1.25)
        return _fitting(line.what, style, room)

    def _words_room(self, line: SheetLine) -> float:
        left = 0.0 if line.number is None else _NUMBER * self.measures.k
        return self.measures.label - self.measures.gap - left

    def _grand_style(self) -> TextStyle:
        return TextStyle(15 * self.measures.k, self.colours.ink)

    def _grand_text(self) -> str:
        sheet = self.sheet
        if sheet is None or sheet.finals is None:
            return ""
        figures = " · ".join(
            f"{name} *{total}*" for name, total in zip(sheet.names, sheet.finals, strict=True)
        )
        return f"*{all_games()}*\n{figures}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.sheet is None:
            return
        painter, measures = self._painter(), self.measures
        columns = measures.columns(self.width())
        boxed = [line for line in self.sheet.lines if measures.words or line.kind is LineKind.ROUND]
        high = sum(self.line_height(line) for line in boxed)
        for game, (left, wide) in zip(self.sheet.games, columns, strict=True):
            box = QRectF(left, 0, wide, high)
            self._paint_box(painter, box, closed=game.winner is not None, top=False, bottom=True)
        y = 0.0
        before: SheetLine | None = None
        for line in self.sheet.lines:
            tall = self.line_height(line)
            self._paint_rule(painter, line, before, y)
            self._paint_line(painter, line, columns, QRectF(0, y, self.width(), tall))
            y += tall
            before = line
        if self.grand_height():
            painter.setPen(QPen(QColor(self.colours.muted), 1))
            for down in (4, 7):
                at = y + down * measures.k
                painter.drawLine(QPointF(0, at), QPointF(self.width(), at))
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            rect = QRectF(0, y + 12 * measures.k, self.width(), self.height())
            draw(painter, rect, self._grand_text(), self._grand_style(), top)

    def _paint_rule(self, painter: QPainter, line: SheetLine, before: SheetLine | None, y: float) -> None:
        """Rule off the rounds from the bonuses, and these from the total."""
        if not self.measures.words or before is None or before.kind is line.kind:
            return
        painter.setPen(QPen(QColor(self.colours.line), 1.5))
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))

    def _paint_line(
        self,
        painter: QPainter,
        line: SheetLine,
        columns: tuple[tuple[float, float], ...],
        rect: QRectF,
    ) -> None:
        k, colours = self.measures.k, self.colours
        if not self.measures.words and line.kind is not LineKind.ROUND:
            caption = self._caption_height(line)
            bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            room = QRectF(0, rect.y(), rect.width(), caption)
            draw(painter, room, line.what, self._style(line), bottom)
            rect = rect.adjusted(0, caption, 0, 0)
        elif self.measures.words:
            self._paint_words(painter, line, rect)
        if line.number is not None and not self.measures.words:
            draw(painter, rect, str(line.number), TextStyle(13 * k, colours.muted))
        for place, (left, wide) in enumerate(columns):
            cell, game = line.cells[place], self.sheet.games[place] if self.sheet is not None else None
            closing = bool(line.closing) and line.closing[place]
            for side, points in enumerate(cell):
                if points is None:
                    continue
                mine = game is not None and game.winner == 0 == side
                strong = line.kind is LineKind.TOTAL or (closing and points == max(filter(None, cell)))
                colour = colours.good if mine and strong else colours.ink
                px = (16 if line.kind is LineKind.TOTAL else 14) * k
                half = QRectF(left + side * wide / 2, rect.y(), wide / 2, rect.height())
                draw(painter, half, str(points), TextStyle(px, colour, bold=strong), _CENTRE)

    def _paint_words(self, painter: QPainter, line: SheetLine, rect: QRectF) -> None:
        """Paint number, words and gain of a line at its left."""
        k, colours = self.measures.k, self.colours
        left = 0.0
        if line.number is not None:
            draw(painter, rect, str(line.number), TextStyle(13 * k, colours.muted))
            left = _NUMBER * k
        room = self._words_room(line)
        gain = "" if line.gain is None else f"+{line.gain}"
        style = self._style(line)
        draw(painter, QRectF(left, rect.y(), room, rect.height()), line.what, style)
        small = TextStyle(12.5 * k, colours.muted)
        if gain and width(line.what, style) + width(gain, small) + 8 * k <= room:
            draw(painter, QRectF(left, rect.y(), room, rect.height()), gain, small, _RIGHT)


class GameColumns(QWidget):
    """Heads, and below them the lines, which scroll when there are too many for the height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heads = _Heads(self)
        self.area = QScrollArea(self)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.lines = _Lines(self.area)
        self.area.setWidget(self.lines)
        self._measures = Measures()

    @property
    def sheet(self) -> GamesSheet | None:
        """What is shown."""
        return self.lines.sheet

    def show_sheet(self, sheet: GamesSheet | None) -> None:
        """Show ``sheet``, its last lines first when they are too many."""
        for part in (self.heads, self.lines):
            part.sheet = sheet
        self.heads.say("" if sheet is None else sheet.head_text())
        said = [] if sheet is None else [line.spoken(sheet.sides) for line in sheet.lines]
        self.lines.say("\n".join(said))
        self._arrange()
        self.show_end()

    def set_look(self, colours: Colours, measures: Measures) -> None:
        """Set colours and sizes."""
        self._measures = measures
        for part in (self.heads, self.lines):
            part.colours, part.measures = colours, measures
            part.update()
        bar = self.area.verticalScrollBar()
        ended = bar.value() == bar.maximum()
        self._arrange()
        if ended:
            self.show_end()

    def show_end(self) -> None:
        """Scroll to the last line; while the match is on, to the last round."""
        bar, sheet, ends = self.area.verticalScrollBar(), self.sheet, self.lines.ends()
        if sheet is None or sheet.finals is not None:
            bar.setValue(bar.maximum())
            return
        rounds = sum(line.kind is LineKind.ROUND for line in sheet.lines)
        hidden = ends[rounds - 1] - self.area.height()
        bar.setValue(round(next((end for end in ends if end >= hidden), 0.0)) if hidden > 0 else 0)

    def head_height(self) -> float:
        """Return the height of the heads in pixels."""
        return _HEAD * self._measures.k

    def needed_height(self, wide: float | None = None) -> float:
        """Return the height in pixels that shows everything, at ``wide`` pixels or as wide as it is."""
        if wide is not None:
            self.lines.resize(round(wide - self._measures.left - self._measures.right), self.lines.height())
        return self.head_height() + self.lines.needed_height()

    def _arrange(self) -> None:
        measures = self._measures
        wide = self.width() - measures.left - measures.right
        head = self.head_height()
        self.heads.setGeometry(QRectF(measures.left, 0, wide, head).toRect())
        high = max(0.0, self.height() - head)
        self.area.setGeometry(QRectF(measures.left, round(head), self.width() - measures.left, high).toRect())
        self.lines.resize(max(1, round(wide)), self.lines.height())  # lower it would be scrolled back
        tall = round(self.lines.needed_height())
        scrolls = tall > self.area.height() + 1
        if scrolls:  # so far that no line is cut at the top when the last one is in sight
            hidden = tall - self.area.height()
            tall += round(next((end for end in self.lines.ends() if end >= hidden), hidden)) - hidden
        self.lines.resize(max(1, round(wide)), tall)
        self.area.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: everything takes its place."""
        super().resizeEvent(event)
        self._arrange()
        self.show_end()


def _fitting(text: str, style: TextStyle, room: float) -> TextStyle:
    """Return ``style``, a little smaller where one word of ``text`` would be wider than ``room``."""
    widest = max(width(word, style) for word in text.split(" "))
    return style if widest <= room else replace(style, px=max(8.0, style.px * room / widest))


def paint_tick(painter: QPainter, centre: QPointF, size: float, colour: str) -> None:
    """Paint the mark of a game that is closed."""
    path = QPainterPath(centre + QPointF(-0.5 * size, 0.0))
    path.lineTo(centre + QPointF(-0.12 * size, 0.38 * size))
    path.lineTo(centre + QPointF(0.5 * size, -0.38 * size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(colour), 0.2 * size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
