"""The statistics: how often one wins against whom, how rounds end, and whether it was the cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.match_words import day_text, rule_set_name
from ginrummy_qt.models.statistics_query import Choice, Period
from ginrummy_qt.models.statistics_words import figures_csv, group_name, person_name, rounds_csv, whose_text
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.message import ask, save_text, tell
from ginrummy_qt.ui.option_row import WrappedLabel
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.ringed_area import RingedArea
from ginrummy_qt.ui.statistics_panels import Panels
from ginrummy_qt.ui.theme import desk_palette, qss_desk
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import follow_size, scale_of, zoom_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.statistics_query import StatisticsQuery

__all__ = ["StatisticsWindow"]

_FIRST_SIZE: Final = QSize(1280, 780)
_SMALLEST: Final = QSize(720, 440)
_MOST: Final = QSize(1800, 1150)
"""Of all figures together at a system font of 14: larger charts would only be emptier."""
_LEAST_BELOW: Final = 180
"""Pixels at a system font of 14 that the figures have below the choices, or these scroll with them."""


class StatisticsWindow(QDialog):
    """The window. It reads the profile when it opens, and again when it is brought to the front."""

    round_wanted = Signal(int, int)
    """``(match, round)``: a round to be looked at."""

    def __init__(self, query: StatisticsQuery, settings: Settings, parent: QWidget | None = None) -> None:
        """Show what ``query`` reads."""
        super().__init__(parent)
        self.setObjectName("statistics")
        self.setMinimumSize(_SMALLEST)
        self._settings = settings
        self._query = query
        self._period, self._rules_at, self._group_at, self._who = Period.ALL, 0, 0, query.people[0]
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        if not settings.statistics_geometry or not self.restoreGeometry(
            QByteArray(settings.statistics_geometry)
        ):
            resize_on_screen(self, _FIRST_SIZE)

    # ------------------------------------------------------------------ building

    def _make_widgets(self) -> None:
        self.periods = Segments(tuple(Period), self)
        self.periods.choose(Period.ALL)
        self.who, self.rules, self.groups = (ChoiceList(self, first_whole=True) for _ in range(3))
        for box in (self.who, self.rules, self.groups):
            box.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
        self.training = QCheckBox(self)
        self.export, self.reset = QPushButton(self), QPushButton(self)
        for button in (self.export, self.reset):
            button.setAutoDefault(False)
        self.menu = QMenu(self)
        self.export.setMenu(self.menu)
        self.export.setObjectName("opens")
        self.export_figures = self.menu.addAction("")
        self.export_rounds = self.menu.addAction("")
        self.whose = WrappedLabel(self)
        self.whose.setObjectName("note")
        self.since = PlainLabel(self)
        self.since.setObjectName("note")
        self.count_all = QPushButton(self)
        self.count_all.setAutoDefault(False)
        self.panels = Panels(self)
        self.area = RingedArea(self)
        self.empty = QWidget(self)
        self.empty_title, self.empty_text = PlainLabel(self.empty), PlainLabel(self.empty)
        self.empty_title.setObjectName("title")
        self.empty_text.setObjectName("muted")
        self.stack = QStackedWidget(self)

    def _lay_out(self) -> None:
        page = QWidget(self)
        self.area.setWidget(page)
        self._head = head = QHBoxLayout()
        head.setContentsMargins(24, 14, 24, 10)
        head.setSpacing(8)
        self.periods.set_wraps(wraps=True)
        self._choices = FlowLayout()
        for widget in (self.who, self.periods, self.training, self.rules, self.groups):
            self._choices.addWidget(widget)
        self._commands = QWidget(self)
        commands = FlowLayout(self._commands)
        for button in (self.export, self.reset):
            commands.addWidget(button)
        head.addLayout(self._choices, 1)
        head.addWidget(self._commands, 0, Qt.AlignmentFlag.AlignVCenter)
        self._below = below = QHBoxLayout()
        below.setContentsMargins(24, 0, 24, 8)
        below.setSpacing(8)
        below.addWidget(self.since)
        below.addWidget(self.count_all)
        below.addStretch(1)
        self._since_row = QWidget(self)
        self._since_row.setLayout(below)
        self._whose_row = QWidget(self)
        self._beside = QHBoxLayout(self._whose_row)
        self._beside.setContentsMargins(24, 0, 24, 8)
        self._beside.addWidget(self.whose)
        column = QVBoxLayout(self.empty)
        column.setContentsMargins(48, 24, 48, 48)
        column.setSpacing(8)
        column.addStretch(1)
        for label in (self.empty_title, self.empty_text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        self.stack.addWidget(self.area)
        self.stack.addWidget(self.empty)
        self.top = QWidget(self)
        self.top.installEventFilter(self)
        above = QVBoxLayout(self.top)
        self._page = QVBoxLayout(page)
        self._outer = outer = QVBoxLayout(self)
        for layout in (above, self._page, outer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        above.addLayout(head)
        above.addWidget(self._whose_row)
        above.addWidget(self._since_row)
        self._page.addWidget(self.panels, 1)
        self._page.addStretch(0)
        outer.addWidget(self.top)
        outer.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.periods.chosen.connect(self._on_period)
        self.who.activated.connect(self._on_who)
        self.rules.activated.connect(self._on_rules)
        self.groups.activated.connect(self._on_group)
        self.training.toggled.connect(self._show)
        self.export_figures.triggered.connect(self._on_export_figures)
        self.export_rounds.triggered.connect(self._on_export_rounds)
        self.reset.clicked.connect(self._on_reset)
        self.count_all.clicked.connect(self._on_count_all)
        self.panels.round_wanted.connect(self.round_wanted)
        self._settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ what it shows

    @property
    def choice(self) -> Choice:
        """Which rounds are shown."""
        rules = self._query.rule_sets(self._who)
        groups = self._query.groups(self._who)
        return Choice(
            period=self._period,
            rules=rules[self._rules_at - 1] if 0 < self._rules_at <= len(rules) else None,
            group=groups[self._group_at - 1] if 0 < self._group_at <= len(groups) else None,
            training=self.training.isChecked(),
            who=self._who,
        )

    def refresh(self) -> None:
        """Read the profile again: another round may have been played."""
        chosen = self.choice
        self._query.refresh()
        self._take_up(chosen)

    def _take_up(self, chosen: Choice) -> None:
        """Show of ``chosen`` what there is."""
        people = self._query.people
        self._who = chosen.who if chosen.who in people else people[0]
        rules, groups = self._query.rule_sets(self._who), self._query.groups(self._who)
        self._rules_at = rules.index(chosen.rules) + 1 if chosen.rules in rules else 0
        self._group_at = groups.index(chosen.group) + 1 if chosen.group in groups else 0
        self._list()
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Statistics"))
        self.periods.name_buttons(
            {
                Period.ALL: self.tr("All"),
                Period.MONTH: self.tr("Last 30 days"),
                Period.HUNDRED: self.tr("Last 100 rounds"),
            },
            self.tr("Period"),
        )
        self.who.setAccessibleName(self.tr("Whose figures"))
        self.rules.setAccessibleName(self.tr("Rules"))
        self.groups.setAccessibleName(self.tr("Opponent"))
        self.training.setText(self.tr("With training"))
        self.training.setToolTip(self.tr("Count the matches in which moves can be taken back, too"))
        self.export.setText(self.tr("Export …"))
        self.export_figures.setText(self.tr("These figures (CSV) …"))
        self.export_rounds.setText(self.tr("Every round (CSV) …"))
        self.reset.setText(self.tr("Start again …"))
        self.count_all.setText(self.tr("Count everything"))
        self._list()
        self._show()

    def _list(self) -> None:
        people = self._query.people
        rules = [self.tr("All rules"), *map(rule_set_name, self._query.rule_sets(self._who))]
        groups = [self.tr("All opponents"), *map(group_name, self._query.groups(self._who))]
        for box, names, at in (
            (self.who, [person_name(one) for one in people], people.index(self._who)),
            (self.rules, rules, self._rules_at),
            (self.groups, groups, self._group_at),
        ):
            with QSignalBlocker(box):
                box.clear()
                box.addItems(names)
                box.setCurrentIndex(at)
        several = len(people) > 1
        self.who.setVisible(several)
        self._whose_row.setVisible(several)
        self.whose.setText(whose_text(self._who))
        self.training.setVisible(self._query.has_training)

    def _show(self, *_: object) -> None:
        figures = self._query.figures(self.choice)
        since = self._query.counted_from
        self._since_row.setVisible(since is not None)
        if since is not None:
            self.since.setText(self.tr("Counted since {day}").format(day=day_text(since)))
        enable(self.export, None if figures.played else Why.NO_FIGURES)
        kept = self.tr("Count from now on; no match is deleted")
        enable(self.reset, Why.NO_FIGURES if self._query.empty else None, kept)
        if figures.played:
            self.panels.show_figures(figures, desk_palette(self._settings.desktop))
            self.stack.setCurrentWidget(self.area)
        else:
            self._show_empty()
            self.stack.setCurrentWidget(self.empty)
        self._arrange()

    def _show_empty(self) -> None:
        if self._query.empty:
            self.empty_title.setText(self.tr("No rounds yet"))
            self.empty_text.setText(
                self.tr(
                    "Play a round, and your figures begin here. "
                    "After ten or so the ranges start to mean something."
                )
            )
        else:
            self.empty_title.setText(self.tr("No rounds like these"))
            self.empty_text.setText(self.tr("Choose another period, other rules or another opponent."))

    def _arrange(self) -> None:
        k, zoom = scale_of(self), zoom_of(self)
        inner = self.width()
        columns = 3 if inner >= 1100 * k else 2 if inner >= 800 * k else 1
        most = _MOST * k
        self.panels.setMaximumHeight(most.height() if columns == 3 else 1 << 20)
        side = max(0, inner - most.width()) // 2
        edge = side + round(24 * zoom)
        self._page.setContentsMargins(side, 0, side, 0)
        self._head.setContentsMargins(edge, round(14 * zoom), edge, round(10 * zoom))
        for row in (self._below, self._beside):
            row.setContentsMargins(edge, 0, edge, round(8 * zoom))
        self.panels.arrange(columns)
        parts = (self.who, self.periods, self.training, self.rules, self.groups, self.export, self.reset)
        shown = [part.sizeHint().width() for part in parts if not part.isHidden()]
        wide = inner - 2 * edge >= sum(shown) + 8 * len(shown)
        # At the right end of the one row; else after the choices, in the first line that has room for both.
        place, other = (self._head, self._choices) if wide else (self._choices, self._head)
        if place.indexOf(self._commands) < 0:
            other.removeWidget(self._commands)
            place.addWidget(self._commands)
            if wide:
                self._head.setAlignment(self._commands, Qt.AlignmentFlag.AlignVCenter)
        self._place_top()

    def _place_top(self) -> None:
        """In a low window let the choices scroll away with the figures: they would leave these no room."""
        high = max(self.top.heightForWidth(self.width()), self.top.minimumSizeHint().height())
        low = self.stack.currentWidget() is self.area and self.height() - high < _LEAST_BELOW * scale_of(self)
        layout = self._page if low else self._outer
        if layout.indexOf(self.top) >= 0:
            return
        focus: QWidget | None = self.focusWidget()
        held = focus is not None and self.top.isAncestorOf(focus)
        layout.insertWidget(0, self.top)
        self.top.show()
        if focus is not None and held:
            focus.setFocus()  # it went to the next part, and that was scrolled to
            self.area.verticalScrollBar().setValue(0)

    # ------------------------------------------------------------------ what the person does

    def _on_period(self, value: str) -> None:
        self._period = Period(value)
        self._show()

    def _on_who(self, place: int) -> None:
        self._take_up(replace(self.choice, who=self._query.people[place]))

    def _on_rules(self, place: int) -> None:
        self._rules_at = place
        self._show()

    def _on_group(self, place: int) -> None:
        self._group_at = place
        self._show()

    def _on_export_figures(self) -> None:
        text = figures_csv(self._query.figures(self.choice))
        save_text(self, self.tr("Save the figures"), self.tr("gin rummy statistics") + ".csv", text)

    def _on_export_rounds(self) -> None:
        text = rounds_csv(self._query.rounds(self.choice))
        save_text(self, self.tr("Save every round"), self.tr("gin rummy rounds") + ".csv", text)

    def _on_reset(self) -> None:
        ask(
            self,
            lambda: self.tr("Let the statistics start again from now on?"),
            lambda: self.tr(
                "No match is deleted, and everything is copied to a file beside the profile before. "
                "You can count everything again later."
            ),
            lambda: self.tr("Start again"),
            self._reset,
        )

    def _reset(self) -> None:
        done, sentence = self._query.reset()
        if done:
            self.refresh()
        tell(self, sentence)

    def _on_count_all(self) -> None:
        sentence = self._query.count_everything()
        if sentence is not None:
            tell(self, sentence)
        self.refresh()
        self.periods.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ Qt

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()
            self._show()

    def _follow_desktop(self) -> None:
        self.setStyleSheet(qss_desk(desk_palette(self._settings.desktop), zoom_of(self)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the choices need more lines now, or fewer."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.top:
            self._place_top()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: as many columns as there is room for."""
        super().resizeEvent(event)
        if follow_size(self):
            self._follow_desktop()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and window."""
        super().changeEvent(event)
        if not hasattr(self, "stack"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, self, self.refresh)  # after what is happening now

    def done(self, result: int) -> None:
        """Qt: remember where the window stood."""
        self._settings.statistics_geometry = bytes(self.saveGeometry().data())
        super().done(result)
