"""The left side of the review: the sums, the list of decisions, the way from costly one to costly one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.review_text import sum_lines
from ginrummy_qt.ui.form_page import WrappedCheck
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.review_list import StepList
from ginrummy_qt.ui.review_parts import MARGIN, SumLine, SumsPanel
from ginrummy_qt.ui.zoom import set_margins

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

    from ginrummy_qt.models.review_list import ReviewList
    from ginrummy_qt.models.review_steps import Sums
    from ginrummy_qt.ui.dock_painters import PanelLook
    from ginrummy_qt.ui.zoom import Margins

__all__ = ["ReviewSide"]


def _arrow(colour: str, size: int, *, down: bool) -> QIcon:
    pixmap = QPixmap(size * 3, size * 3)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size * 3 / 24, size * 3 / 24)
    painter.setPen(QPen(QColor(colour), 2.2, c=Qt.PenCapStyle.RoundCap))
    tip, ends = (16, 9) if down else (8, 15)
    painter.drawLine(6, ends, 12, tip)
    painter.drawLine(12, tip, 18, ends)
    painter.end()
    return QIcon(pixmap)


class ReviewSide(QWidget):
    """The side. It says what the person wants; the window does it."""

    costly_wanted = Signal(int)
    """The next costly decision (1), or the one before (−1)."""
    stop_wanted = Signal()
    """What is being worked out is to be broken off, or gone on with."""

    def __init__(self, model: ReviewList, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sums = SumsPanel(look, self)
        self.list = StepList(model, look, self)
        self.nothing = PlainLabel(self)
        self.nothing.setObjectName("muted")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setMargin(16)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.list)
        self.stack.addWidget(self.nothing)
        self.only = WrappedCheck(self)
        self.before, self.after = QToolButton(self), QToolButton(self)
        self.before.clicked.connect(self._on_before)
        self.after.clicked.connect(self._on_after)
        self.progress = QWidget(self)
        self.bar = QProgressBar(self.progress)
        self.bar.setTextVisible(False)
        self.done = PlainLabel(self.progress)
        self.done.setObjectName("note")
        self.done.setWordWrap(True)
        self.stop = QPushButton(self.progress)
        self.stop.setObjectName("quiet")
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self.stop_wanted)
        self._lay_out()
        self.restyle()

    def _lay_out(self) -> None:
        told = QHBoxLayout()
        told.setSpacing(8)
        told.addWidget(self.done, 1)
        told.addWidget(self.stop)
        running = QVBoxLayout(self.progress)
        running.setSpacing(6)
        running.addWidget(self.bar)
        running.addLayout(told)
        foot = QHBoxLayout()
        foot.setSpacing(2)
        foot.addWidget(self.only, 1)
        foot.addWidget(self.before)
        foot.addWidget(self.after)
        self._top = QVBoxLayout()
        self._top.addWidget(self.sums)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(self.stack, 1)
        column.addWidget(self.progress)
        column.addLayout(foot)
        self._margins: tuple[tuple[QLayout, Margins], ...] = (
            (running, (MARGIN, 6, MARGIN, 4)),
            (foot, (MARGIN - 4, 2, MARGIN - 4, 6)),
            (self._top, (MARGIN, 12, MARGIN, 6)),
        )

    def take_back_sums(self) -> None:
        """Have the sums stand over the list again."""
        self._top.addWidget(self.sums)

    # ------------------------------------------------------------------ what it shows

    def show_sums(self, sums: Sums | None, play: str, whole: str) -> None:
        """Show these sums, ``None`` while nothing is known; ``play``, ``whole`` name first and last line."""
        self.sums.setVisible(sums is not None)
        if sums is None:
            return
        lines = sum_lines(sums, play, whole)
        self.sums.show_lines(
            tuple(
                SumLine(label, value, caption, strong=place == 0, total=place == len(lines) - 1)
                for place, (label, value, caption) in enumerate(lines)
            )
        )

    def show_list(self, sentence: str) -> None:
        """Show the list, or instead of it why there is none."""
        self.nothing.setText(sentence)
        self.stack.setCurrentWidget(self.nothing if sentence else self.list)

    def show_progress(self, known: int, wanted: int, *, running: bool) -> None:
        """Show how many of the ``wanted`` rounds are known; nothing once all are."""
        self.progress.setVisible(known < wanted)
        self.bar.setRange(0, wanted)
        self.bar.setValue(known)
        self.done.setText(self.tr("{known} of {all} rounds reviewed").format(known=known, all=wanted))
        self.stop.setText(self.tr("Stop") if running else self.tr("Go on"))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.list.setAccessibleName(self.tr("Decisions"))
        self.only.set_words(self.tr("Only costly ones"))
        self.only.setToolTip(self.tr("List only what gave away a point or more (C)"))
        self.bar.setAccessibleName(self.tr("Rounds reviewed"))
        for button, text in (
            (self.before, self.tr("Costly decision before (P)")),
            (self.after, self.tr("Next costly decision (N)")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)

    def restyle(self) -> None:
        """Take colours and scale from the look."""
        look = self._look
        set_margins(self._margins, look.zoom)
        size = round(22 * look.scale)
        for button, down in ((self.before, False), (self.after, True)):
            button.setIcon(_arrow(look.desk.ink, size, down=down))
            button.setIconSize(QSize(size, size))
        self.sums.updateGeometry()
        self.sums.update()
        self.list.scheduleDelayedItemsLayout()
        self.list.viewport().update()

    # ------------------------------------------------------------------ what the person does

    def _on_before(self) -> None:
        self.costly_wanted.emit(-1)

    def _on_after(self) -> None:
        self.costly_wanted.emit(1)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "stop"):
            self.retranslate()
