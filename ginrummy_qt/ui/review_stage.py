"""What a review shows of one decision: the table, what was better, the alternatives, the outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ginrummy_qt.models.review_words import best_text, done_text, headline, signed, step_label, voice_of
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.choices import keep_room
from ginrummy_qt.ui.review_graph import OutlookGraph, OutlookPoint
from ginrummy_qt.ui.review_pane import ReviewPane
from ginrummy_qt.ui.review_table import ReviewTable
from ginrummy_qt.ui.text import RichLabel, TextStyle
from ginrummy_qt.ui.zoom import set_margins

if TYPE_CHECKING:
    from ginrummy_qt.models.review import Reviewer
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.dock_painters import PanelLook
    from ginrummy_qt.ui.faces import Faces

__all__ = ["ReviewStage"]

_PANE: Final = 344
"""Width of the alternatives beside the table, at a text scale of 1."""


class ReviewStage(QWidget):
    """The stage. In a window with little room it shows either the table or the alternatives."""

    more_wanted = Signal(bool)
    """The alternatives instead of the table, or the table again."""

    def __init__(
        self, reviewer: Reviewer, settings: Settings, faces: Faces, look: PanelLook, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._reviewer = reviewer
        self._look = look
        self.title, self.better = RichLabel(parent=self), RichLabel(parent=self)
        self.more = QPushButton(self)
        self.more.setCheckable(True)
        self.middle = QWidget(self)
        self.table = ReviewTable(reviewer.record, reviewer.seat, settings, faces, self)
        self.graph = OutlookGraph(look, self.middle)
        self.pane = ReviewPane(look, self)
        self._line = QFrame(self)
        self._line.setObjectName("side")
        self._line.setFixedWidth(1)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self.title)
        said.addWidget(self.better)
        top = QHBoxLayout()
        top.setSpacing(12)
        self._top = top
        top.addLayout(said, 1)
        top.addWidget(self.more)
        self._middle = QVBoxLayout(self.middle)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.setSpacing(0)
        # Below the height at which a table can be laid out it scrolls: large text in a small window.
        self._area = QScrollArea(self.middle)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self.table)
        self._area.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._middle.addWidget(self._area, 1)
        self._middle.addWidget(self.graph)
        beside = QHBoxLayout()
        beside.setSpacing(0)
        for part in (self.middle, self._line, self.pane):
            beside.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(beside, 1)
        self.more.toggled.connect(self.more_wanted)

    # ------------------------------------------------------------------ what it shows

    def show_step(self, step: Step | None, name: str = "") -> None:
        """Show this decision; ``name`` is whose it was when it was not the reader's. ``None``: nothing."""
        if step is None:
            self.title.set_text("")
            self.better.set_text("")
            self.pane.show_step(None, None)
            self.graph.show_round("", (), None)
            self.table.show_nothing()
            return
        voice = voice_of(self._reviewer, step.number)
        self.title.set_text(headline(step, voice))
        self.better.set_text(best_text(step))
        self.pane.show_step(step, voice, name)
        self.table.show_step(step)
        self._show_graph(step)

    def said(self) -> str:
        """Return what was done and what was better, for screen readers."""
        return f"{self.title.text()}. {self.better.text()}"

    def _show_graph(self, step: Step) -> None:
        found = self._reviewer.of(step.number)
        if found is None:
            return
        points = tuple(
            OutlookPoint(
                one.decision.chosen.value,
                f"{step_label(one)}, {spoken(done_text(one))}: {signed(one.decision.chosen.value)}",
                costly=one.costly,
                turning=bool(one.points),
            )
            for one in self._reviewer.steps(step.number)
        )
        end = None if found.won is None else (float(found.won), signed(found.won, 0))
        caption = self.tr("Outlook after each decision, in points, and what came of it")
        self.graph.show_round(caption, points, end)
        self.graph.set_current(step.place)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now; the decision is shown anew by its owner."""
        self.more.setText(self.tr("Alternatives"))
        self.more.setToolTip(self.tr("Show what could be done, and why (A)"))
        keep_room(self.more)
        self.table.retranslate()
        self.restyle()  # the letters of cards in the text follow the language

    # ------------------------------------------------------------------ how it looks

    def arrange(self, *, both: bool, options: bool, button: bool, low: bool) -> None:
        """Show table and alternatives.

        Args:
            both: Beside each other; else one of them.
            options: The alternatives, where it is one.
            button: Whether the person can turn from one to the other here.
            low: The graph has no room under the table and stands with the alternatives.
        """
        k = self._look.scale
        self.middle.setVisible(both or not options)
        self.pane.setVisible(both or options)
        self._line.setVisible(both)
        self.pane.setMinimumWidth(round(_PANE * k) if both else 0)
        self.pane.setMaximumWidth(round(_PANE * k) if both else 1 << 14)
        self.more.setVisible(button)
        with QSignalBlocker(self.more):
            self.more.setChecked(options)
        if low != (self.graph.parentWidget() is not self.middle):
            if low:
                self.pane.take_in(self.graph)
            else:
                self._middle.addWidget(self.graph)

    def _on_range(self, _least: int, most: int) -> None:
        """Let the keyboard reach the table when it scrolls."""
        self._area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def restyle(self) -> None:
        """Take colours, cards and scale from the look."""
        desk, k, cards = self._look.desk, self._look.scale, self._look.cards
        set_margins([(self._top, (20, 8, 16, 8))], self._look.zoom)
        self.title.set_text_style(TextStyle(18 * k, desk.ink, bold=True, cards=cards, line_height=1.4))
        self.better.set_text_style(
            TextStyle(15 * k, desk.muted, strong=desk.ink, cards=cards, line_height=1.4)
        )
        keep_room(self.more)
        self.pane.restyle()
        self.graph.updateGeometry()
        self.graph.update()
