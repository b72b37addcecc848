"""Beside the table of a review: what could be done and why, and how all of it is measured."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ginrummy_qt.models.advice_words import hint_action
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.review_words import explanation, reasons, signed
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.review_parts import MARGIN, Option, OptionBars
from ginrummy_qt.ui.ringed_area import RingedArea
from ginrummy_qt.ui.text import RichLabel, TextStyle
from ginrummy_qt.ui.zoom import set_margins

if TYPE_CHECKING:
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.models.review_words import Voice
    from ginrummy_qt.ui.dock_painters import PanelLook

__all__ = ["ReviewPane"]


class ReviewPane(RingedArea):
    """The pane. In a low window it takes in what has no room elsewhere, see :meth:`take_in`."""

    def __init__(self, look: PanelLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._step: Step | None = None
        self._voice: Voice | None = None
        self.body = QWidget(self)
        self.body.setObjectName("page")
        self.title = PlainLabel(self.body)
        self.title.setObjectName("strong")
        self.title.setWordWrap(True)
        self.options = OptionBars(look, self.body)
        self.why = RichLabel(parent=self.body, align=Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.method = PlainLabel(self.body)
        self.method.setObjectName("note")
        self.method.setWordWrap(True)
        self._column = column = QVBoxLayout(self.body)
        column.setSpacing(12)
        for part in (self.title, self.options, self.why, self.method):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(self.body)
        self.restyle()

    def take_in(self, part: QWidget) -> None:
        """Show this part too, before the words about the method."""
        self._column.insertWidget(self._column.indexOf(self.method), part)

    def show_step(self, step: Step | None, voice: Voice | None, name: str = "") -> None:
        """Show this decision; ``name`` is whose it was when it was not the reader's."""
        self._step, self._voice = step, voice
        if step is None or voice is None:
            self.title.setText("")
            self.options.show_options((), ("", ""))
            self.why.set_text("")
        else:
            self.title.setText(
                self.tr("{name}: what could be done").format(name=name)
                if name
                else self.tr("What could be done")
            )
            decision = step.decision
            heads = (self.tr("expected points"), self.tr("wins the match"))
            forced = decision.forced
            options = range(len(decision.options))
            self.options.show_options(
                tuple(self._option(step, place, forced=forced) for place in options), heads
            )
            self.why.set_text("\n".join(reasons(step, voice)))
        for part in (self.title, self.options, self.why):
            part.setVisible(step is not None)
        self.why.setVisible(bool(self.why.markup))
        self.method.setText(explanation())
        self.verticalScrollBar().setValue(0)

    @staticmethod
    def _option(step: Step, place: int, *, forced: bool) -> Option:
        decision = step.decision
        advice = decision.options[place]
        best, chosen = advice == decision.best, advice == decision.chosen
        remark = ""
        if not forced and best and chosen:
            remark = QCoreApplication.translate("Review", "played, the best")
        elif not forced and best:
            remark = QCoreApplication.translate("Review", "the best")
        elif not forced and chosen:
            remark = QCoreApplication.translate("Review", "played", "on a card that was thrown or taken")
        text = hint_action(advice.action, decision.view)
        return Option(
            text=text,
            spoken=spoken(text),
            value=advice.value,
            points=signed(advice.value),
            win=f"{format_number(100 * advice.win)} %",
            best=best,
            chosen=chosen,
            remark=remark,
        )

    def restyle(self) -> None:
        """Take colours, cards and scale from the look."""
        look = self._look
        set_margins([(self._column, (MARGIN, 14, MARGIN, 14))], look.zoom)
        self.why.set_text_style(
            replace(TextStyle(14 * look.scale, look.desk.ink), cards=look.cards, line_height=1.5)
        )
        self.options.updateGeometry()
        self.options.update()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: the words follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "method"):
            self.method.setText(explanation())
