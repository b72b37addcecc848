"""The pictures of the statistics, drawn on their panels. Each says in words what it shows, to be read out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ginrummy_qt.engine import RoundKind
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import kind_name
from ginrummy_qt.models.statistics_words import group_name, percent, share_of, signed
from ginrummy_qt.ui.text import TextStyle, draw
from ginrummy_qt.ui.theme import advance
from ginrummy_qt.ui.zoom import scale_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.models.statistics import Figures, Row, Share
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["Chart", "CourseChart", "DeadwoodChart", "EndingsChart", "LevelsChart"]

_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ROW: Final = 46
_ENDINGS: Final = (RoundKind.KNOCK, RoundKind.GIN, RoundKind.BIG_GIN, RoundKind.UNDERCUT)


class Chart(QLabel):
    """A picture of figures. Subclasses paint; the label's text is what a screen reader says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk: DeskPalette | None = None
        self.figures: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_figures(self, figures: Figures, desk: DeskPalette) -> None:
        """Show ``figures`` in the colours of ``desk``."""
        self.figures, self.desk = figures, desk
        said = self.said(figures)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def said(self, figures: Figures) -> str:
        """Return what the picture shows, in words."""
        raise NotImplementedError

    def draw(self, painter: QPainter, figures: Figures, t: DeskPalette, k: float) -> None:
        """Paint ``figures``."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Qt: what the picture needs."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Qt: below this it cannot be read."""
        k = scale_of(self)
        return QSize(round(240 * k), round(190 * k))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the picture."""
        if self.figures is None or self.desk is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, self.figures, self.desk, scale_of(self))


class LevelsChart(Chart):
    """Matches and rounds won, by group, each with its range."""

    def said(self, figures: Figures) -> str:
        """Return every share, by group."""
        lines = []
        for row in figures.rows:
            text = self.tr("{group}: matches {matches}, rounds {rounds}")
            parts = (_with_range(share) for share in (row.matches, row.rounds))
            lines.append(text.format(group=group_name(row.group), matches=next(parts), rounds=next(parts)))
        return "; ".join(lines)

    def minimumSizeHint(self) -> QSize:
        """Qt: a line for each group."""
        k = scale_of(self)
        rows = len(self.figures.rows) if self.figures is not None else 1
        return QSize(round(330 * k), round((26 + _ROW * max(rows, 1)) * k))

    def draw(self, painter: QPainter, figures: Figures, t: DeskPalette, k: float) -> None:
        """Qt: scale, ranges, numbers."""
        names = max(advance(group_name(row.group), 14 * k, bold=True) for row in figures.rows)
        shares = [share for row in figures.rows for share in (row.matches, row.rounds)]
        heads = (self.tr("matches"), self.tr("rounds"))
        small = (*heads, *map(share_of, shares))
        numbers = max(advance(text, 12 * k) for text in small)
        left, right = names + 22 * k, self.width() - 2 * numbers - 38 * k
        left = min(left, 0.4 * self.width())
        scale_wide = max(40.0, right - left)

        def x_of(value: float) -> float:
            return left + scale_wide * value

        top, bottom = 24 * k, 24 * k + _ROW * k * len(figures.rows)
        muted = TextStyle(12 * k, t.muted)
        marks = _marks(scale_wide, k)
        for value in marks if len(marks) > 3 else (0.0, 0.5, 1.0):
            half = value == 0.5
            painter.setPen(QPen(QColor(t.edge if half else t.line), 2 if half else 1))
            painter.drawLine(QPointF(x_of(value), top), QPointF(x_of(value), bottom))
            style = TextStyle(12 * k, t.ink, bold=True) if half else muted
            if value in marks:
                box = QRectF(x_of(value) - 30 * k, 0, 60 * k, 20 * k)
                draw(painter, box, _mark(value), style, _CENTRE)
        columns = (self.width() - numbers - 10 * k, float(self.width()))
        for end, head in zip(columns, heads, strict=True):
            draw(painter, QRectF(end - numbers, 0, numbers, 20 * k), head, muted, _RIGHT)
        for place, row in enumerate(figures.rows):
            y = top + _ROW * k * place
            if place:
                painter.setPen(QPen(QColor(t.line), 1))
                painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
            self._draw_row(painter, row, t, k, y, x_of)
            name = QRectF(0, y, left - 10 * k, _ROW * k)
            draw(painter, name, group_name(row.group), TextStyle(14 * k, t.ink, bold=True), _LEFT)
            for end, share, bold in zip(columns, (row.matches, row.rounds), (True, False), strict=True):
                at = QRectF(end - numbers, y + 4 * k, numbers, 20 * k)
                draw(painter, at, percent(share), TextStyle(14 * k, t.ink, bold=bold), _RIGHT)
                if share.whole:
                    draw(painter, at.translated(0, 18 * k), share_of(share), muted, _RIGHT)

    @staticmethod
    def _draw_row(painter: QPainter, row: Row, t: DeskPalette, k: float, y: float, x_of: object) -> None:
        assert callable(x_of)  # noqa: S101 - ours
        marks = ((row.matches, 15, t.accent, True), (row.rounds, 31, t.muted, False))
        for share, down, colour, filled in marks:
            if not share.whole:
                continue
            low, high = share.range
            at = y + down * k
            painter.setPen(QPen(QColor(colour), (3 if filled else 2) * k))
            painter.drawLine(QPointF(x_of(low), at), QPointF(x_of(high), at))
            painter.setPen(QPen(QColor(colour if not filled else t.base), 2 * k))
            painter.setBrush(QColor(colour if filled else t.base))
            size = 7 * k if filled else 5 * k
            painter.drawEllipse(QPointF(x_of(share.value), at), size, size)


class CourseChart(Chart):
    """Points won minus those lost, round for round, and beside them how good the cards were."""

    def said(self, figures: Figures) -> str:
        """Return where both lines end."""
        if not figures.course:
            return ""
        rounds, score, edge = figures.course[-1]
        text = self.tr("After {rounds} rounds: points {points}, the cards {cards}")
        return text.format(rounds=format_number(rounds), points=signed(score), cards=signed(edge))

    def draw(self, painter: QPainter, figures: Figures, t: DeskPalette, k: float) -> None:
        """Qt: axes, both lines, their names at the ends."""
        course = ((0, 0, 0.0), *figures.course)
        values = [value for _, score, edge in course for value in (float(score), edge)]
        low, high = min(0.0, *values), max(0.0, *values)
        if high - low < 10:
            low, high = low - 5, high + 5
        names = (self.tr("points"), self.tr("cards"))
        ends = (float(course[-1][1]), course[-1][2])
        words = max(
            *(advance(name, 13 * k, bold=True) for name in names),
            *(advance(signed(end), 15 * k, bold=True) for end in ends),
        )
        step = _nice((high - low) / 4)
        ticks = [step * number for number in range(int(low / step) - 1, int(high / step) + 2)]
        ticks = [tick for tick in ticks if low <= tick <= high]
        scale = max(advance(signed(tick), 12 * k) for tick in ticks) if ticks else 20 * k
        plot = QRectF(self.rect()).adjusted(scale + 10 * k, 8 * k, -words - 16 * k, -24 * k)
        last = course[-1][0]

        def place(number: float, value: float) -> QPointF:
            return QPointF(
                plot.x() + plot.width() * number / last,
                plot.bottom() - plot.height() * (value - low) / (high - low),
            )

        muted = TextStyle(12 * k, t.muted)
        for tick in ticks:
            y = place(0, tick).y()
            painter.setPen(QPen(QColor(t.edge if tick == 0 else t.line), 1))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            draw(painter, QRectF(0, y - 10 * k, scale, 20 * k), signed(tick), muted, _RIGHT)
        for number in (0, last):
            x = place(number, 0).x()
            text = format_number(number) if number else ""
            box = QRectF(x - 60 * k, plot.bottom() + 4 * k, 64 * k, 18 * k)
            draw(painter, box, text, muted, _RIGHT)
        caption = QRectF(plot.x(), plot.bottom() + 4 * k, plot.width(), 18 * k)
        draw(painter, caption, self.tr("rounds"), muted, _LEFT)
        for column, colour, dashed in ((2, t.muted, True), (1, t.accent, False)):
            path = QPainterPath(place(0, 0))
            for one in course[1:]:
                path.lineTo(place(one[0], float(one[column])))
            pen = QPen(QColor(colour), (2 if dashed else 2.5) * k)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashed:
                pen.setDashPattern([4, 2.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        self._draw_names(painter, t, k, [place(last, end) for end in ends], names)

    def _draw_names(
        self, painter: QPainter, t: DeskPalette, k: float, at: list[QPointF], names: tuple[str, str]
    ) -> None:
        figures = self.figures
        if figures is None:
            return
        ends = (float(figures.course[-1][1]), figures.course[-1][2])
        high = 40 * k
        push = max(0.0, high - abs(at[0].y() - at[1].y())) / 2
        upper = 0 if at[0].y() <= at[1].y() else 1
        for which, (point, name, end) in enumerate(zip(at, names, ends, strict=True)):
            y = point.y() + (-push if which == upper else push) - 20 * k
            y = min(max(y, 0.0), self.height() - high)
            x = point.x() + 8 * k
            colour = t.ink if which == 0 else t.muted
            room = self.width() - x
            draw(painter, QRectF(x, y, room, 19 * k), name, TextStyle(13 * k, colour, bold=which == 0), _LEFT)
            number = TextStyle(15 * k, colour, bold=True)
            draw(painter, QRectF(x, y + 19 * k, room, 20 * k), signed(end), number, _LEFT)


class EndingsChart(Chart):
    """How rounds ended: those that the person won to the right, the others to the left."""

    def said(self, figures: Figures) -> str:
        """Return both counts of every kind."""
        text = self.tr("{kind}: you {mine}, the other side {theirs}")
        mine, theirs = figures.mine, figures.theirs
        return "; ".join(
            text.format(kind=kind_name(kind), mine=mine.count(kind), theirs=theirs.count(kind))
            for kind in self._kinds(figures)
        )

    @staticmethod
    def _kinds(figures: Figures) -> tuple[RoundKind, ...]:
        big = figures.mine.count(RoundKind.BIG_GIN) + figures.theirs.count(RoundKind.BIG_GIN)
        return tuple(kind for kind in _ENDINGS if kind is not RoundKind.BIG_GIN or big)

    def minimumSizeHint(self) -> QSize:
        """Qt: a line for each kind."""
        k = scale_of(self)
        return QSize(round(240 * k), round(34 * k * len(_ENDINGS)))

    def draw(self, painter: QPainter, figures: Figures, t: DeskPalette, k: float) -> None:
        """Qt: bars away from the words in the middle."""
        kinds = self._kinds(figures)
        words = max(advance(kind_name(kind), 13 * k) for kind in kinds) + 28 * k
        most = max(1, *(side.count(kind) for side in (figures.mine, figures.theirs) for kind in kinds))
        number = advance(format_number(most), 14 * k, bold=True) + 8 * k
        room = (self.width() - words) / 2 - number
        step = min(48 * k, self.height() / len(kinds))
        middle = self.width() / 2
        for place, kind in enumerate(kinds):
            y = step * (place + 0.5)
            draw(
                painter,
                QRectF(middle - words / 2, y - 12 * k, words, 24 * k),
                kind_name(kind),
                TextStyle(13 * k, t.ink),
                _CENTRE,
            )
            for side, mine in ((figures.mine, True), (figures.theirs, False)):
                count = side.count(kind)
                wide = room * count / most
                start = middle + words / 2 if mine else middle - words / 2 - wide
                bar = QRectF(start, y - 7 * k, wide, 14 * k)
                if mine:
                    painter.fillRect(bar, QColor(t.accent))
                elif count:
                    painter.setPen(QPen(QColor(t.edge), 1.5))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRect(bar.adjusted(0.75, 0.75, -0.75, -0.75))
                text = TextStyle(14 * k, t.ink, bold=mine)
                if mine:
                    box = QRectF(bar.right() + 6 * k, y - 12 * k, number, 24 * k)
                    draw(painter, box, format_number(count), text, _LEFT)
                else:
                    box = QRectF(bar.x() - 6 * k - number, y - 12 * k, number, 24 * k)
                    draw(painter, box, format_number(count), text, _RIGHT)


class DeadwoodChart(Chart):
    """With how much both sides knocked, as shares of their knocks."""

    def said(self, figures: Figures) -> str:
        """Return both counts for every number."""
        text = self.tr("{points}: you {mine}, the other side {theirs}")
        return "; ".join(
            text.format(
                points=format_number(points) if points else kind_name(RoundKind.GIN),
                mine=figures.mine.deadwood.get(points, 0),
                theirs=figures.theirs.deadwood.get(points, 0),
            )
            for points in range(self._last(figures) + 1)
        )

    @staticmethod
    def _last(figures: Figures) -> int:
        return max(10, *figures.mine.deadwood, *figures.theirs.deadwood, 0)

    def draw(self, painter: QPainter, figures: Figures, t: DeskPalette, k: float) -> None:
        """Qt: bars for the person, steps for the other side."""
        last = self._last(figures)
        shares = [
            [side.deadwood.get(points, 0) / max(1, side.knocks) for points in range(last + 1)]
            for side in (figures.mine, figures.theirs)
        ]
        most = max(0.01, *shares[0], *shares[1])
        plot = QRectF(self.rect()).adjusted(0, 6 * k, 0, -24 * k)
        step = plot.width() / (last + 1)
        bar = min(0.72 * step, 46 * k)
        every = 1 + last // 13
        painter.setPen(QPen(QColor(t.edge), 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        for points in range(last + 1):
            x = plot.x() + step * (points + 0.5)
            tall = plot.height() * shares[0][points] / most
            painter.fillRect(QRectF(x - bar / 2, plot.bottom() - tall, bar, tall), QColor(t.accent))
            y = plot.bottom() - plot.height() * shares[1][points] / most
            ends = QPointF(x - 0.46 * step, y), QPointF(x + 0.46 * step, y)
            if figures.theirs.knocks:
                painter.setPen(QPen(QColor(t.base), 6))
                painter.drawLine(*ends)
                painter.setPen(QPen(QColor(t.ink), 3))
                painter.drawLine(*ends)
            if points % every == 0:
                word = kind_name(RoundKind.GIN) if points == 0 else format_number(points)
                wide = max(step, advance(word, 12 * k, bold=True) + 4)
                box = QRectF(max(0.0, x - wide / 2), plot.bottom() + 4 * k, wide, 18 * k)
                draw(painter, box, word, TextStyle(12 * k, t.ink, bold=points == 0), _CENTRE)


def _mark(value: float) -> str:
    return QCoreApplication.translate("Statistics", "{number} %").format(number=round(100 * value))


def _marks(wide: float, k: float) -> tuple[float, ...]:
    """Return where a scale from 0 to 1, ``wide`` pixels long, has words that do not touch."""
    word = advance(_mark(1.0), 12 * k, bold=True) + 10 * k
    for steps in ((0.0, 0.25, 0.5, 0.75, 1.0), (0.0, 0.5, 1.0)):
        if wide / (len(steps) - 1) >= word:
            return steps
    return (0.5,)


def _nice(step: float) -> float:
    """Return 1, 2 or 5 times a power of ten, at least ``step`` and at least 1."""
    size = 1.0
    while True:
        for factor in (1, 2, 5):
            if size * factor >= step:
                return size * factor
        size *= 10


def _with_range(share: Share) -> str:
    if not share.whole:
        return "–"
    low, high = share.range
    return QCoreApplication.translate("Statistics", "{share} ({part}; range {low} to {high} %)").format(
        share=percent(share),
        part=share_of(share),
        low=format_number(100 * low),
        high=format_number(100 * high),
    )
