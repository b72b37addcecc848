"""The panels of the statistics and their places: three columns, two, or one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ginrummy_qt.engine import RoundKind
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import kind_name
from ginrummy_qt.models.statistics import Share
from ginrummy_qt.models.statistics_words import luck_text, percent, points, signed
from ginrummy_qt.models.words import seat_name
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.statistics_charts import Chart, CourseChart, DeadwoodChart, EndingsChart, LevelsChart

if TYPE_CHECKING:
    from ginrummy_qt.models.statistics import Extreme, Figures, Mean
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["Panels"]


class _Panel(QFrame):
    """A card with a headline, a note under it, a picture or a list, and a line at the foot."""

    def __init__(self, body: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.title, self.note, self.foot = PlainLabel(self), PlainLabel(self), PlainLabel(self)
        self.title.setObjectName("strong")
        for label in (self.note, self.foot):
            label.setObjectName("note")
            label.setWordWrap(True)
        self.body = body
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 12)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addSpacing(6)
        column.addWidget(body, 1)
        column.addWidget(self.foot)

    def say(self, title: str, note: str, foot: str = "") -> None:
        """Write headline, note and foot; empty ones take no room."""
        self.title.setText(title)
        for label, text in ((self.note, note), (self.foot, foot)):
            label.setText(text)
            label.setVisible(bool(text))


class _Lines(QWidget):
    """Names at the left, figures in columns at the right; each a label of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(0, 1)
        self._labels: list[list[PlainLabel]] = []

    def show_lines(self, lines: tuple[tuple[str, ...], ...], *, head: bool = False) -> None:
        """Show ``lines``; with ``head`` the first one names the columns."""
        while len(self._labels) < len(lines):
            self._labels.append([])
        for place, row in enumerate(self._labels):
            texts = lines[place] if place < len(lines) else ()
            while len(row) < len(texts):
                label = PlainLabel(self)
                column = len(row)
                label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                label.setWordWrap(column == 0)
                self._grid.addWidget(label, place, column)
                row.append(label)
            for column, label in enumerate(row):
                label.setVisible(column < len(texts))
                if column < len(texts):
                    name = "note" if head and place == 0 else "figure" if column else ""
                    if label.objectName() != name:
                        label.setObjectName(name)
                        label.style().unpolish(label)
                        label.style().polish(label)
                    label.setText(texts[column])
        self._grid.setRowStretch(len(self._labels), 1)


class Panels(QWidget):
    """All panels. The best and the worst round can be opened."""

    round_wanted = Signal(int, int)
    """``(match, round)``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.levels, self.course, self.endings, self.deadwood = (
            kind(self) for kind in (LevelsChart, CourseChart, EndingsChart, DeadwoodChart)
        )
        self.short, self.luck = _Lines(self), _Lines(self)
        self.extremes = (QPushButton(self), QPushButton(self))
        self._rounds: list[Extreme | None] = [None, None]
        endings = QWidget(self)
        column = QVBoxLayout(endings)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.endings, 1)
        for button in self.extremes:
            button.setObjectName("quiet")
            button.setAutoDefault(False)
            button.clicked.connect(self._on_extreme)
            column.addWidget(button)
        bodies: tuple[QWidget, ...] = (
            self.levels,
            self.course,
            self.luck,
            endings,
            self.deadwood,
            self.short,
        )
        self.panels = tuple(_Panel(body, self) for body in bodies)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(24, 4, 24, 14)
        self._grid.setSpacing(14)
        self._columns = 0
        self.arrange(3)

    def arrange(self, columns: int) -> None:
        """Stand in 3, 2 or 1 columns."""
        if columns == self._columns:
            return
        self._columns = columns
        for panel in self.panels:
            self._grid.removeWidget(panel)
        for number in range(6):
            self._grid.setColumnStretch(number, 0)
            self._grid.setRowStretch(number, 0)
        order = (0, 1, 2, 3, 4, 5) if columns == 3 else (0, 1, 3, 4, 2, 5)
        for place, which in enumerate(order):
            self._grid.addWidget(self.panels[which], place // columns, place % columns)
        # Of two columns the first holds the names, the scale and the figures of every opponent.
        for number, stretch in enumerate({3: (11, 11, 8), 2: (13, 10)}.get(columns, (1,))):
            self._grid.setColumnStretch(number, stretch)

    # ------------------------------------------------------------------ what they say

    def show_figures(self, figures: Figures, desk: DeskPalette) -> None:
        """Show ``figures`` in the colours of ``desk``."""
        charts: tuple[Chart, ...] = (self.levels, self.course, self.endings, self.deadwood)
        for chart in charts:
            chart.show_figures(figures, desk)
        levels, course, luck, endings, deadwood, short = self.panels
        levels.say(
            self.tr("Won, by opponent"),
            self.tr("Filled: matches, hollow: rounds. The line is the range in which the true share lies."),
            self._levels_foot(figures),
        )
        course.say(
            self.tr("Over time"),
            self.tr("Points won minus points lost, and how good the cards were (dashed)"),
        )
        luck.say(self.tr("Luck"), self.tr("How good the cards of both sides were"), luck_text(figures.luck))
        endings.say(
            self.tr("How rounds ended"),
            self.tr("Rounds that you won to the right, the others to the left"),
            self._endings_foot(figures),
        )
        deadwood.say(
            self.tr("Deadwood at the knock"),
            self.tr("Bars: you, lines: the other side"),
            self.tr("On average without gin: you {mine}, the other side {theirs}").format(
                mine=points(figures.mine.knock_deadwood), theirs=points(figures.theirs.knock_deadwood)
            ),
        )
        short.say(self.tr("In short"), "")
        self._show_luck(figures)
        self._show_short(figures)

    def _levels_foot(self, figures: Figures) -> str:
        return self.tr("{matches}, {rounds}. A range across the 50 % line: too few to tell.").format(
            matches=self.tr("%n match(es)", "", figures.matches.whole),
            rounds=self.tr("%n round(s)", "", figures.played),
        )

    def _endings_foot(self, figures: Figures) -> str:
        mine, theirs = figures.mine.undercut, figures.theirs.undercut
        text = self.tr("Undercut: {mine} of your knocks, {theirs} of theirs. Without a winner: {dead}.")
        return text.format(mine=percent(mine), theirs=percent(theirs), dead=format_number(figures.dead))

    def _show_luck(self, figures: Figures) -> None:
        luck = figures.luck

        def drawn(mean: Mean) -> str:
            return signed(mean.value, 1) if mean.count else "–"

        self.luck.show_lines(
            (
                ("", seat_name(0, 0), self.tr("Other side")),
                (self.tr("Deadwood as dealt"), points(luck.mine_dealt), points(luck.theirs_dealt)),
                (self.tr("Luck of the draws, a round"), drawn(luck.mine_draws), drawn(luck.theirs_draws)),
                (
                    self.tr("Together, a round"),
                    signed(luck.edge.value, 1),
                    signed(-luck.edge.value, 1),
                ),
            ),
            head=True,
        )

    def _show_short(self, figures: Figures) -> None:
        minutes, seconds = divmod(round(figures.seconds.value), 60)
        gins = (RoundKind.GIN, RoundKind.BIG_GIN)
        self.short.show_lines(
            (
                (self.tr("Points a round"), signed(figures.score.value, 1)),
                (self.tr("In a round that you win"), points(figures.mine.points)),
                (self.tr("In a round that you lose"), points(figures.theirs.points)),
                (self.tr("Gins, of all rounds"), percent(Share(figures.mine.count(*gins), figures.played))),
                (self.tr("Turns in a round"), points(figures.turns)),
                (
                    self.tr("Time for a round"),
                    self.tr("{minutes}:{seconds} min").format(minutes=minutes, seconds=f"{seconds:02}"),
                ),
                (self.tr("Rounds won in a row"), format_number(figures.round_streak)),
                (self.tr("Matches won in a row"), format_number(figures.match_streak)),
            )
        )
        self._rounds = [figures.best, figures.worst]
        words = (self.tr("Best round: {kind}, {points} …"), self.tr("Worst round: {kind}, {points} …"))
        for button, extreme, text in zip(self.extremes, self._rounds, words, strict=True):
            button.setVisible(extreme is not None)
            if extreme is not None:
                kind = kind_name(RoundKind(extreme.kind))
                button.setText(text.format(kind=kind, points=signed(extreme.score)))
                button.setToolTip(QCoreApplication.translate("Panels", "Replay this round"))

    def _on_extreme(self) -> None:
        for button, extreme in zip(self.extremes, self._rounds, strict=True):
            if button is self.sender() and extreme is not None:
                self.round_wanted.emit(extreme.match_id, extreme.number)
