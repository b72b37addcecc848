"""The result of a match, over the table: every round, what is added at the end, the graph of the points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from ginrummy_qt.engine import RoundKind
from ginrummy_qt.models import results
from ginrummy_qt.models.hollywood import GamesSheet, all_games
from ginrummy_qt.models.round_words import dealer_text
from ginrummy_qt.models.seat_words import rules_name, who_plays
from ginrummy_qt.models.words import SEPARATOR, level_name, seat_names, spoken
from ginrummy_qt.ui.button_rows import ButtonRows
from ginrummy_qt.ui.game_columns import GameColumns
from ginrummy_qt.ui.game_look import Colours, Measures
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.score_graph import Course, ScoreGraph
from ginrummy_qt.ui.score_rows import Figure, ScoreLine, ScoreRows
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.text import RichLabel, TextStyle, balanced, height
from ginrummy_qt.ui.theme import clamp, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import RoundRecord
    from ginrummy_qt.ui.match_report import MatchReport

__all__ = ["MatchSheet"]


class MatchSheet(Sheet):
    """The sheet. Fill it with :meth:`show_match`."""

    new_match_wanted = Signal()
    """Another match with the same settings."""
    start_wanted = Signal()
    """Back to the start page."""
    review_wanted = Signal()
    """All rounds are to be reviewed."""

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
        self.games = GameColumns(self.panel)
        self.totals = ScoreRows(self.panel)
        self.caption = RichLabel(parent=self.panel)
        self.graph = ScoreGraph(self.panel)
        self.best = RichLabel(parent=self.panel)
        self.start = PushButton(self.panel)
        self.review = PushButton(self.panel)
        self.review.clicked.connect(self.review_wanted)
        self.new = PushButton(self.panel)
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
        self.announce()
        # The end of a long match is what counts, and it stands next to the total.
        bar = self.list_area.verticalScrollBar()
        bar.setValue(bar.maximum())
        self.games.show_end()

    def primary_button(self) -> QPushButton:
        """Return “New match”."""
        return self.new

    # ------------------------------------------------------------------ what it says

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        report = self._report
        if report is None:
            return
        outcome, rules, heads = report.outcome, report.rules, report.heads()
        names = tuple(head.replace("\n", ", ") for head in heads)
        self.headline.set_text(self._headline(report))
        self.setAccessibleName(spoken(self.headline.markup))
        rounds = self.tr("%n round(s)", "", len(report.rounds))
        to = self.tr("{rules}, three games to {target}") if report.games else self.tr("{rules} to {target}")
        to = to.format(rules=rules_name(rules), target=rules.target)
        self.subline.set_text(SEPARATOR.join((rounds, *self._who(report), to)))
        head = ScoreLine(self.tr("Round"), tuple(map(Figure, heads)), kind="head")
        self._show_parts(hollywood=bool(report.games))
        self.new.setText(self.tr("New match"))
        self.start.setText(self.tr("Start page"))
        self.review.setText(self.tr("Review"))
        self.review.setToolTip(self.tr("What you could have done better (Ctrl+R)"))
        if report.games:
            sheet = GamesSheet.made(report.rounds, report.games, outcome, report.first, self._two(report))
            self.games.show_sheet(sheet)
            self.totals.show_lines((replace(head, what=""), self._grand_total(report)), names)
            return
        self.head.show_lines((head,), names)
        self.rows.show_lines(self._round_lines(report), names)
        self.totals.show_lines(self._total_lines(report), names)
        self.caption.set_text(self.tr("Points after each round"))
        self.graph.show_courses(self._courses(report), rules.target, self.tr("target"))
        self.best.set_text(self._best_round(report))

    @staticmethod
    def _two(report: MatchReport) -> tuple[str, str] | None:
        """Return the names of two sides, the first one's first; ``None``: the person and the computer."""
        named = report.side_names()
        return None if named is None else (named[report.first], named[1 - report.first])

    @staticmethod
    def _headline(report: MatchReport) -> str:
        outcome = report.outcome
        me = None if report.reader is None else report.first
        return results.match_headline(outcome.winner, outcome.finals, me, report.side_names())

    @staticmethod
    def _who(report: MatchReport) -> tuple[str, ...]:
        """Return who played: against a single computer its level, else all."""
        levels = [player.level for player in report.players if player.level is not None]
        if len(report.players) == 2 and report.reader is not None:
            return tuple(map(level_name, levels))
        return (who_plays(report.players),)

    def _show_parts(self, *, hollywood: bool) -> None:
        """Show the three games, or the plain sheet with its graph."""
        self.games.setVisible(hollywood)
        for part in (self.head, self.list_area, self.caption, self.graph, self.best):
            part.setVisible(not hollywood)

    def _grand_total(self, report: MatchReport) -> ScoreLine:
        """Return the line with the sum of all games, or of the only one."""
        outcome = report.outcome
        what = all_games() if report.games else self.tr("Total")
        figures = tuple(
            Figure(str(outcome.finals[side]), good=report.won and side == report.first)
            for side in report.order
        )
        return ScoreLine(what, figures, kind="total")

    def _round_lines(self, report: MatchReport) -> tuple[ScoreLine, ...]:
        lines: list[ScoreLine] = []
        before: tuple[int, ...] = (0,) * len(report.sides)
        names = seat_names(report.players, report.reader)
        for record in report.rounds:
            kinds = dict.fromkeys(
                results.kind_name(table.result.kind) for table in record.tables if table.result is not None
            )
            figures = []
            for side in report.order:
                gain = record.totals_after[side] - before[side]
                figures.append(Figure(str(record.totals_after[side]), f"+{gain}") if gain else Figure())
            several = len(report.players) > 2
            note = dealer_text(record.dealer, report.reader, names) if several else ""
            lines.append(ScoreLine(", ".join(kinds), tuple(figures), str(record.number), note=note))
            before = record.totals_after
        return tuple(lines)

    def _total_lines(self, report: MatchReport) -> tuple[ScoreLine, ...]:
        outcome = report.outcome
        points = report.rounds[-1].totals_after
        lines: list[ScoreLine] = []
        if outcome.lines:
            figures = tuple(Figure(str(points[side])) for side in report.order)
            lines.append(ScoreLine(self.tr("Points"), figures, kind="plain"))
        for kind in dict.fromkeys(line.kind for line in outcome.lines):
            by_side = {line.seat: line.points for line in outcome.lines if line.kind is kind}
            figures = tuple(Figure(str(by_side.get(side, "–"))) for side in report.order)
            lines.append(ScoreLine(results.bonus_name(kind), figures, kind="plain"))
        return (*lines, self._grand_total(report))

    def _courses(self, report: MatchReport) -> tuple[Course, ...]:
        courses: list[Course] = []
        for side, head in zip(report.order, report.heads(), strict=True):
            remarks = [self._remark(record, report.sides[side]) for record in report.rounds]
            totals = tuple(record.totals_after[side] for record in report.rounds)
            courses.append(Course(head, totals, tuple(remarks)))
        return tuple(courses)

    @staticmethod
    def _remark(record: RoundRecord, seats: tuple[int, ...]) -> str:
        """Return how the side of these ``seats`` won the round, unless by a plain knock."""
        kinds = [
            results.kind_name(table.result.kind)
            for table in record.tables
            if table.winner in seats and table.result is not None and table.result.kind is not RoundKind.KNOCK
        ]
        return ", ".join(dict.fromkeys(kinds))

    def _best_round(self, report: MatchReport) -> str:
        won = [
            (table.result.points, record.number, table.result.kind)
            for record in report.rounds
            for table in record.tables
            if table.result is not None and report.reader is not None and table.winner == report.reader
        ]
        if not won:
            return ""
        points, number, kind = max(won, key=lambda entry: entry[0])
        return self.tr("Your best round: *{number}* · {kind} · *+{points}*").format(
            number=number, kind=results.kind_name(kind), points=points
        )

    # ------------------------------------------------------------------ where it stands

    def arrange(self) -> QRectF:
        """Place everything: the sheet at the left and the graph beside it, or below it in tall windows.

        Hollywood has its three games in place of both.
        """
        report = self._report
        area = QRectF(self.rect())
        if report is None or area.isEmpty():
            return QRectF()
        if report.games:
            return self._arrange_games(area)
        k, tk, small = self.k, self.k * self.text, self.small
        self._style(tk)
        wide = min(area.width() - (24 if small else 48), 1120 * k * min(1.25, self.text))
        pad = 16 if small else 32 * k
        inner = wide - 2 * pad
        gap = 8 if small else 16 * k
        several = len(report.sides) > 2
        left = (
            inner
            if self.portrait
            else min((500 if several else 420) * tk, (0.6 if several else 0.54) * inner)
        )
        columns = [
            max(need) for need in zip(*(part.column_widths(tk) for part in self._parts()), strict=True)
        ]
        least = 86 if several or left <= 380 * k else 116
        columns = [max(column, least * k) for column in columns]
        for part, row in zip(self._parts(), (28, 36 if len(report.rounds) < 9 else 28, 30), strict=True):
            part.set_look(self.theme, tk, row=28 if small else row, columns=tuple(columns))
        title = height(self.headline.markup, self.headline.text_style, inner)
        subline = height(self.subline.markup, self.subline.text_style, inner)
        head, rows, totals = (part.needed_height(left) for part in self._parts())
        buttons = self._buttons(tk, inner)
        button = buttons.height
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
        across = balanced(self.headline.markup, self.headline.text_style, inner)  # no word alone in a second
        self.headline.setGeometry(QRectF(pad, y - 4 * k, across, title).toAlignedRect())
        y += title
        self.subline.setGeometry(QRectF(pad, y - 4 * k, inner, subline).toAlignedRect())
        y += subline + gap
        top = y
        scrolls = rows > shown + 1
        table = left - (14 * tk if scrolls else 0)
        if scrolls:  # words may need a line more beside the bar
            rows = self.rows.needed_height(round(table))
        self.head.setGeometry(QRectF(pad, y, table, head).toAlignedRect())
        y += head
        bar = self.list_area.verticalScrollBar()
        ended = bar.value() == bar.maximum()
        self.list_area.setGeometry(QRectF(pad, y, left, shown).toRect())
        self.list_area.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOn if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )
        self.list_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self.rows.resize(round(table), round(rows) if scrolls else self.list_area.height())
        if ended:  # and so it stays in a window that becomes lower
            bar.setValue(bar.maximum())
        y += shown
        self.totals.setGeometry(QRectF(pad, y, table, totals).toAlignedRect())
        y += totals + gap
        bottom = total - pad
        buttons.place(pad + inner, bottom)
        if self.portrait:
            self._place_graph(QRectF(pad, y, inner, bottom - button - gap - y), tk)
        else:
            x = pad + left + (24 if small else 60 * k)
            self._place_graph(QRectF(x, top, pad + inner - x, bottom - button - gap - top), tk)
        return panel

    def _arrange_games(self, area: QRectF) -> QRectF:
        """Place the three games over the whole width, and below them their sum; the lines scroll."""
        k, tk, small = self.k, self.k * self.text, self.small
        self._style(tk)
        wide = min(area.width() - (24 if small else 48), 1120 * k * min(1.25, self.text))
        pad = 16 if small else 32 * k
        inner = wide - 2 * pad
        gap = 8 if small else 14 * k
        self.games.set_look(
            Colours.of_table(self.theme),
            Measures(
                k=tk,
                label=clamp(0.27 * inner, 120 * k, 250 * tk),
                gap=8 * k if inner < 600 * k else 16 * k,
                row=(26 if small else 30) * tk,
                right=14 * tk,
                words=True,
            ),
        )
        columns = [max(need, 116 * k) for need in self.totals.column_widths(tk)]
        self.totals.set_look(self.theme, tk, row=28, columns=tuple(columns))
        title = height(self.headline.markup, self.headline.text_style, inner)
        subline = height(self.subline.markup, self.subline.text_style, inner)
        buttons = self._buttons(tk, inner)
        totals, button = self.totals.needed_height(inner), buttons.height
        # The scroll bar stands in the margin of the panel, so that all lines end alike.
        games_wide = inner + min(14 * tk, pad - 2)
        games = self.games.needed_height(games_wide)
        fixed = 2 * pad + title + subline + totals + button + 2 * gap
        room = area.height() - (16 if small else 48)
        least = self.games.head_height() + 60 * tk
        shown = max(least, min(games, room - fixed))
        total = fixed + shown
        self.comfortable = total <= room + 1
        panel = QRectF((area.width() - wide) / 2, max(0.0, (area.height() - total) / 2), wide, total)
        y = float(pad)
        self.headline.setGeometry(QRectF(pad, y - 4 * k, inner, title).toAlignedRect())
        y += title
        self.subline.setGeometry(QRectF(pad, y - 4 * k, inner, subline).toAlignedRect())
        y += subline + gap
        self.games.setGeometry(QRectF(pad, y, games_wide, shown).toRect())
        y += shown
        self.totals.setGeometry(QRectF(pad, y, inner, totals).toAlignedRect())
        buttons.place(pad + inner, total - pad)
        return panel

    def _buttons(self, tk: float, room: float) -> ButtonRows:
        return ButtonRows.of(tk, self.new, (self.review, self.start), room)

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
