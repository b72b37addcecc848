"""The result of a match, over the table: every round, what is added at the end, the graph of the points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from ginrummy_qt.engine import RoundKind
from ginrummy_qt.models import results
from ginrummy_qt.models.words import SEPARATOR, level_name, preset_name, seat_name
from ginrummy_qt.ui.score_graph import Course, ScoreGraph
from ginrummy_qt.ui.score_rows import Figure, ScoreLine, ScoreRows
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.text import RichLabel, TextStyle, height
from ginrummy_qt.ui.theme import advance, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import Match, MatchOutcome, RoundRecord, Rules

__all__ = ["MatchReport", "MatchSheet"]


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What the sheet shows."""

    rules: Rules
    level: str | None
    """The computer's level."""
    rounds: tuple[RoundRecord, ...]
    outcome: MatchOutcome
    me: int

    @classmethod
    def of(cls, match: Match, me: int) -> MatchReport:
        """Return the report of ``match``.

        Raises:
            ValueError: the match is under way.
        """
        outcome = match.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        return cls(match.rules, match.players[1 - me].level, match.rounds, outcome, me)


class MatchSheet(Sheet):
    """The sheet. Fill it with :meth:`show_match`."""

    new_match_wanted = Signal()
    """Another match with the same settings."""
    start_wanted = Signal()
    """Back to the start page."""

    def __init__(self, parent: QWidget) -> None:
        """Make a hidden sheet over ``parent``."""
        super().__init__(parent)
        self._report: MatchReport | None = None
        self.headline = RichLabel(parent=self.panel)
        self.subline = RichLabel(parent=self.panel)
        self.head = ScoreRows(self.panel)
        self.list_area = QScrollArea(self.panel)
        self.rows = ScoreRows(self.list_area)
        self.list_area.setWidget(self.rows)
        self.list_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.totals = ScoreRows(self.panel)
        self.caption = RichLabel(parent=self.panel)
        self.graph = ScoreGraph(self.panel)
        self.best = RichLabel(parent=self.panel)
        self.start = QPushButton(self.panel)
        self.new = QPushButton(self.panel)
        self.new.setObjectName("primary")
        self.start.clicked.connect(self.start_wanted)
        self.new.clicked.connect(self.new_match_wanted)

    @property
    def report(self) -> MatchReport | None:
        """What is shown."""
        return self._report

    def show_match(self, report: MatchReport) -> None:
        """Show ``report`` and open the sheet."""
        self._report = report
        self.retranslate()
        self.open()
        # The end of a long match is what counts, and it stands next to the total.
        bar = self.list_area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def primary_button(self) -> QPushButton:
        """Return “New match”."""
        return self.new

    # ------------------------------------------------------------------ what it says

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        report = self._report
        if report is None:
            return
        me, outcome, rules = report.me, report.outcome, report.rules
        names = (seat_name(me, me), seat_name(1 - me, me))
        self.headline.set_text(results.match_headline(outcome.winner, outcome.finals, me))
        rounds = self.tr("%n round(s)", "", len(report.rounds))
        level = () if report.level is None else (level_name(report.level),)
        to = self.tr("{rules} to {target}").format(
            rules=preset_name(rules.preset_name()), target=rules.target
        )
        self.subline.set_text(SEPARATOR.join((rounds, *level, to)))
        head = ScoreLine(self.tr("Round"), Figure(names[0]), Figure(names[1]), kind="head")
        self.head.show_lines((head,), names)
        self.rows.show_lines(self._round_lines(report), names)
        self.totals.show_lines(self._total_lines(report), names)
        self.caption.set_text(self.tr("Points after each round"))
        mine, theirs = self._courses(report)
        self.graph.show_courses(mine, theirs, rules.target, self.tr("target"))
        self.best.set_text(self._best_round(report))
        self.new.setText(self.tr("New match"))
        self.start.setText(self.tr("Start page"))

    def _round_lines(self, report: MatchReport) -> tuple[ScoreLine, ...]:
        lines: list[ScoreLine] = []
        before: tuple[int, ...] = (0, 0)
        for record in report.rounds:
            kind = RoundKind.DEAD if record.result is None else record.result.kind
            cells = []
            for seat in (report.me, 1 - report.me):
                gain = record.totals_after[seat] - before[seat]
                cells.append(Figure(str(record.totals_after[seat]), f"+{gain}") if gain else Figure())
            lines.append(ScoreLine(results.kind_name(kind), cells[0], cells[1], str(record.number)))
            before = record.totals_after
        return tuple(lines)

    def _total_lines(self, report: MatchReport) -> tuple[ScoreLine, ...]:
        me, outcome = report.me, report.outcome
        points = report.rounds[-1].totals_after
        lines: list[ScoreLine] = []
        if outcome.lines:
            lines.append(
                ScoreLine(
                    self.tr("Points"), Figure(str(points[me])), Figure(str(points[1 - me])), kind="plain"
                )
            )
        for kind in dict.fromkeys(line.kind for line in outcome.lines):
            by_seat = {line.seat: line.points for line in outcome.lines if line.kind is kind}
            lines.append(
                ScoreLine(
                    results.bonus_name(kind),
                    Figure(str(by_seat.get(me, "–"))),
                    Figure(str(by_seat.get(1 - me, "–"))),
                    kind="plain",
                )
            )
        won = outcome.winner == me
        lines.append(
            ScoreLine(
                self.tr("Total"),
                Figure(str(outcome.finals[me]), good=won),
                Figure(str(outcome.finals[1 - me])),
                kind="total",
            )
        )
        return tuple(lines)

    def _courses(self, report: MatchReport) -> tuple[Course, Course]:
        courses: list[Course] = []
        for seat in (report.me, 1 - report.me):
            remarks = [
                ""
                if record.result is None
                or record.result.winner != seat
                or record.result.kind is RoundKind.KNOCK
                else results.kind_name(record.result.kind)
                for record in report.rounds
            ]
            courses.append(
                Course(
                    seat_name(seat, report.me),
                    tuple(record.totals_after[seat] for record in report.rounds),
                    tuple(remarks),
                )
            )
        return courses[0], courses[1]

    def _best_round(self, report: MatchReport) -> str:
        won = [
            (record.result.points, record)
            for record in report.rounds
            if record.result is not None and record.result.winner == report.me
        ]
        if not won:
            return ""
        points, record = max(won, key=lambda pair: pair[0])
        assert record.result is not None  # noqa: S101 - chosen above
        return self.tr("Your best round: *{number}* · {kind} · *+{points}*").format(
            number=record.number, kind=results.kind_name(record.result.kind), points=points
        )

    # ------------------------------------------------------------------ where it stands

    def arrange(self) -> QRectF:
        """Place everything: the sheet at the left and the graph beside it, or below it in tall windows."""
        report = self._report
        area = QRectF(self.rect())
        if report is None or area.isEmpty():
            return QRectF()
        k, tk, small = self.k, self.k * self.text, self.small
        self._style(tk)
        wide = min(area.width() - (24 if small else 48), 1120 * k * min(1.25, self.text))
        pad = 16 if small else 32 * k
        inner = wide - 2 * pad
        gap = 8 if small else 16 * k
        left = inner if self.portrait else min(420 * tk, 0.54 * inner)
        columns = [
            max(need) for need in zip(*(part.column_widths(tk) for part in self._parts()), strict=True)
        ]
        columns = [max(column, (116 if left > 380 * k else 86) * k) for column in columns]
        for part, row in zip(self._parts(), (28, 36 if len(report.rounds) < 9 else 28, 30), strict=True):
            part.set_look(self.theme, tk, row=28 if small else row, columns=(columns[0], columns[1]))
        title = height(self.headline.markup, self.headline.text_style, inner)
        subline = height(self.subline.markup, self.subline.text_style, inner)
        head, rows, totals = (part.needed_height(left) for part in self._parts())
        button = 44 * tk
        graph_least = (150 if small else 190) * k
        room = area.height() - (16 if small else 48)
        fixed = 2 * pad + title + subline + head + totals + button + 2 * gap
        if self.portrait:
            fixed += graph_least + 26 * tk + gap
        shown = rows
        if rows > room - fixed:  # whole lines, three at the least
            line = rows / len(report.rounds)
            shown = line * max(3, int((room - fixed) / line))
        total = fixed + shown
        if not self.portrait:
            total = max(total, min(room, 672 * k if not small else total))
        self.comfortable = total <= room + 1
        panel = QRectF((area.width() - wide) / 2, max(0.0, (area.height() - total) / 2), wide, total)

        y = float(pad)
        self.headline.setGeometry(QRectF(pad, y - 4 * k, inner, title).toAlignedRect())
        y += title
        self.subline.setGeometry(QRectF(pad, y - 4 * k, inner, subline).toAlignedRect())
        y += subline + gap
        top = y
        scrolls = rows > shown + 1
        table = left - (14 * tk if scrolls else 0)
        self.head.setGeometry(QRectF(pad, y, table, head).toAlignedRect())
        y += head
        self.list_area.setGeometry(QRectF(pad, y, left, shown).toRect())
        self.list_area.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.list_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self.rows.resize(round(table), round(rows) if scrolls else self.list_area.height())
        y += shown
        self.totals.setGeometry(QRectF(pad, y, table, totals).toAlignedRect())
        y += totals + gap
        bottom = total - pad
        if self.portrait:
            self._place_graph(QRectF(pad, y, inner, bottom - button - gap - y), tk)
        else:
            x = pad + left + (24 if small else 60 * k)
            self._place_graph(QRectF(x, top, pad + inner - x, bottom - button - gap - top), tk)
        x = pad + inner
        for one, px, inset in ((self.new, 17, 48), (self.start, 14, 32)):
            need = advance(one.text(), px * tk, bold=one is self.new) + inset * tk
            x -= need
            one.setGeometry(QRectF(x, bottom - button, need, button).toRect())
            x -= 8 * tk
        return panel

    def _place_graph(self, room: QRectF, tk: float) -> None:
        caption = height(self.caption.markup, self.caption.text_style, room.width())
        best = height(self.best.markup, self.best.text_style, room.width()) if self.best.markup else 0.0
        if self.small or self.portrait:
            best = 0.0
        self.best.setVisible(best > 0)
        # On one line with the heads of the columns, which stand in the middle of theirs.
        down = 0.0 if self.portrait else max(0.0, (28 * tk - caption) / 2)
        self.caption.setGeometry(QRectF(room.x(), room.y() + down, room.width(), caption).toAlignedRect())
        caption += down
        high = min(room.height() - caption - best, 400 * tk)
        self.graph.setGeometry(QRectF(room.x(), room.y() + caption, room.width(), high).toAlignedRect())
        self.best.setGeometry(
            QRectF(room.x(), room.y() + caption + high + 4 * tk, room.width(), best).toAlignedRect()
        )

    def _parts(self) -> tuple[ScoreRows, ScoreRows, ScoreRows]:
        return self.head, self.rows, self.totals

    def _style(self, tk: float) -> None:
        t = table_palette(self.theme)
        self.headline.set_text_style(
            TextStyle((20 if self.small else 26) * tk, t.ink, bold=True, line_height=1.3)
        )
        self.subline.set_text_style(TextStyle(13 * tk, t.muted))
        self.caption.set_text_style(TextStyle(13 * tk, t.muted))
        self.best.set_text_style(TextStyle(13 * tk, t.muted, strong=t.ink))
        self.graph.set_look(self.theme, tk)
