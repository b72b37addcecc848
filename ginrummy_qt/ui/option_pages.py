"""The options by subject: a tab for each, which says how many were changed and whether one cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from ginrummy_qt.models.rule_choice import changes, in_use
from ginrummy_qt.models.rule_words import SUBJECTS, subject_name
from ginrummy_qt.models.words import SEPARATOR
from ginrummy_qt.ui.option_row import OptionRow, paint_warning
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from ginrummy_qt.engine import Rules
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["OptionPages"]


class OptionPages(QWidget):
    """Tabs and the rows under them."""

    wanted = Signal(str, str)
    """An option and the value that the person chose for it, as text."""
    undo_wanted = Signal(str)
    """An option that is to be again as it was."""
    mend_wanted = Signal(object)
    """A problem that is to be mended."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: dict[str, OptionRow] = {}
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideNone)
        self.stack = QStackedWidget(self)
        self._counts = dict.fromkeys(SUBJECTS, 0)
        self._bad: set[str] = set()
        self._warning = QIcon()
        for options in SUBJECTS.values():
            self.tabs.addTab("")
            self.stack.addWidget(self._page(options, desk))
        rule = QFrame(self)
        rule.setObjectName("rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(rule)
        layout.addWidget(self.stack, 1)
        self.tabs.currentChanged.connect(self.stack.setCurrentIndex)
        self.set_desk(desk)

    def _page(self, options: tuple[str, ...], desk: DeskPalette) -> QScrollArea:
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 14, 0, 6)
        column.setSpacing(8)
        for option in options:
            row = OptionRow(option, desk, page)
            row.setMinimumHeight(round(54 * text_scale()))
            row.wanted.connect(self.wanted)
            row.undo_wanted.connect(self.undo_wanted)
            row.mend_wanted.connect(self.mend_wanted)
            column.addWidget(row)
            self.rows[option] = row
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        return area

    def show_rules(self, rules: Rules, base: Rules) -> None:
        """Show every option as it is in ``rules``, which set out from ``base``."""
        changed = set(changes(rules, base))
        problems = rules.problems()
        for option, row in self.rows.items():
            row.show_option(
                rules,
                base,
                [problem for problem in problems if problem.option == option],
                changed=option in changed,
                used=in_use(option, rules),
            )
        wrong = {problem.option for problem in problems}
        self._counts = {subject: len(changed & set(options)) for subject, options in SUBJECTS.items()}
        self._bad = {subject for subject, options in SUBJECTS.items() if wrong & set(options)}
        self._name_tabs()

    def go_to(self, option: str) -> None:
        """Show the tab of ``option`` and give the focus to its control."""
        for place, options in enumerate(SUBJECTS.values()):
            if option in options:
                self.tabs.setCurrentIndex(place)
        row = self.rows[option]
        area = self.stack.currentWidget()
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(row)
        row.focus_control()

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        for row in self.rows.values():
            row.set_desk(desk)
        side = round(18 * text_scale())
        picture = QPixmap(3 * side, 3 * side)
        picture.setDevicePixelRatio(3)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_warning(painter, QRectF(0, 1, side, side - 2), desk)
        painter.end()
        self._warning = QIcon(picture)
        self.tabs.setIconSize(QSize(side, side))
        self._name_tabs()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.tabs.setAccessibleName(self.tr("Subjects"))
        for row in self.rows.values():
            row.retranslate()
        self._name_tabs()

    def _name_tabs(self) -> None:
        for place, (subject, count) in enumerate(self._counts.items()):
            name = subject_name(subject)
            self.tabs.setTabText(place, f"{name}{SEPARATOR}{count}" if count else name)
            bad = subject in self._bad
            self.tabs.setTabIcon(place, self._warning if bad else QIcon())
            parts = [name]
            if count:
                parts.append(self.tr("%n changed", "", count))
            if bad:
                parts.append(self.tr("impossible"))
            self.tabs.setAccessibleTabName(place, ", ".join(parts))
            self.tabs.setTabToolTip(place, ", ".join(parts[1:]))
