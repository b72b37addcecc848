"""One option of the rules as a row: name, what it does, its control, what was changed, why it cannot be."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.models.rule_choice import mended
from ginrummy_qt.models.rule_words import mend_text, option_name, option_sentence, problem_text, value_name
from ginrummy_qt.ui.option_controls import control_for
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.theme import advance, font, text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.engine.rules import Problem
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["OptionRow", "paint_warning"]

_TEXT_ROOM: Final = 250
"""Below this width for its sentence, the control goes under it."""


def paint_warning(painter: QPainter, rect: QRectF, desk: DeskPalette) -> None:
    """Paint a triangle with an exclamation mark into ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(QColor(desk.bad), 2, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(desk.bad))
    top = QPointF(body.center().x(), body.top())
    painter.drawPolygon(QPolygonF([top, body.bottomRight(), body.bottomLeft()]))
    painter.setPen(QColor(desk.base))
    painter.setFont(font(0.6 * rect.height(), bold=True))
    lower = body.adjusted(0, 0.2 * rect.height(), 0, 0.06 * rect.height())
    painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, "!")


class WrappedLabel(PlainLabel):
    """Text on as many lines as its width asks for, none of them ever squeezed.

    Layouts inside layouts inside a scroll area lose track of heights that hang on widths: this label asks
    for its height as its least height as soon as it knows its width.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        """Qt: other words need another height."""
        super().setText(text)
        self._ask()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another width needs another height."""
        super().resizeEvent(event)
        self._ask()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another font needs another height."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._ask()

    def _ask(self) -> None:
        self.setMinimumHeight(0)  # or the label answers with the height it was given
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class WarningSign(QWidget):
    """A triangle with an exclamation mark: what is said beside it is wrong."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    def sizeHint(self) -> QSize:
        """Qt: its size."""
        return QSize(round(24 * text_scale()), round(22 * text_scale()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the triangle."""
        size = self.sizeHint()
        painter = QPainter(self)
        top = (self.height() - size.height()) / 2
        paint_warning(painter, QRectF(0, top, size.width(), size.height()), self.desk)


class _Reason(QWidget):
    """Why the option cannot be as it is, and a button that mends it."""

    mend_wanted = Signal(object)
    """The problem, of which the person wants to be rid."""

    def __init__(self, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem: Problem | None = None
        self.sign = WarningSign(desk, self)
        self.text = WrappedLabel(self)
        self.text.setObjectName("reason")
        self.mend = QPushButton(self)
        self.mend.setAutoDefault(False)
        self.mend.clicked.connect(self._on_mend)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addWidget(self.text, 1)
        row.addWidget(self.mend)

    def tell(self, problem: Problem, rules: Rules) -> None:
        """Show ``problem`` of ``rules``."""
        self.problem = problem
        self.text.setText(problem_text(problem))
        self.mend.setText(mend_text(problem, mended(rules, problem)))
        self.mend.setAccessibleDescription(problem_text(problem))

    def _on_mend(self) -> None:
        self.mend_wanted.emit(self.problem)


class OptionRow(QFrame):
    """The row. It changes nothing itself: it says what the person wants, and shows what it is told."""

    wanted = Signal(str, str)
    """The option and the value that the person chose, as text."""
    undo_wanted = Signal(str)
    """The option that is to be again as it was."""
    mend_wanted = Signal(object)
    """The problem that is to be mended."""

    def __init__(self, option: str, desk: DeskPalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.desk = desk
        self.changed = self.used = False
        self._was = self._shown = ""
        self._stacked: bool | None = None
        self.title = WrappedLabel(self)
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self.sentence = WrappedLabel(self)
        self.sentence.setObjectName("note")
        self.undo = QPushButton(self)
        self.control = control_for(option, self)
        self.undo.setAutoDefault(False)
        self.reasons: list[_Reason] = []
        words = QVBoxLayout()
        words.setSpacing(2)
        # Stretches, not an alignment: aligned, a layout does not ask how high its words get.
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        words.addStretch(1)
        hands = QHBoxLayout()
        hands.setSpacing(8)
        hands.addStretch(1)
        hands.addWidget(self.undo)
        hands.addWidget(self.control)
        self._hands = hands
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._grid.addLayout(words, 0, 0)
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(20, 6, 14, 6)
        self._outer.setSpacing(0)
        self._outer.addLayout(self._grid)
        self.control.chosen.connect(self._on_chosen)
        self.undo.clicked.connect(self._on_undo)
        self.undo.hide()
        self._stack(stacked=False)
        self._add_reason()  # hardly ever is there more than one

    def _add_reason(self) -> None:
        reason = _Reason(self.desk, self)
        reason.mend_wanted.connect(self.mend_wanted)
        reason.hide()
        if self.reasons:
            QWidget.setTabOrder(self.reasons[-1].mend, reason.mend)
        self._outer.addWidget(reason)
        self.reasons.append(reason)

    # ------------------------------------------------------------------ what it is told

    def show_option(
        self, rules: Rules, base: Rules, problems: Sequence[Problem], *, changed: bool, used: bool
    ) -> None:
        """Show the option as it is in ``rules``.

        Args:
            rules: the rules as they are put together now.
            base: those that the person set out from.
            problems: what keeps this option from being as it is.
            changed: whether it counts as changed.
            used: whether it has any effect under ``rules``.
        """
        self.changed, self.used = changed, used
        self._was, self._shown = base.option_text(self.option), rules.option_text(self.option)
        self.control.show_value(self._shown)
        focus = self.window().focusWidget()
        leaving = focus in {self.undo, *(reason.mend for reason in self.reasons)}
        self.undo.setVisible(changed)
        while len(self.reasons) < len(problems):
            self._add_reason()
        for place, reason in enumerate(self.reasons):
            reason.setVisible(place < len(problems))
            if place < len(problems):
                reason.tell(problems[place], rules)
        if leaving and not focus.isVisibleTo(self):
            self.focus_control()  # what had the focus is gone: stay at the option
        self._say_title()
        self._fit()
        self.update()

    @property
    def bad(self) -> bool:
        """Whether the option cannot be as it is."""
        return any(reason.isVisibleTo(self) for reason in self.reasons)

    def set_desk(self, desk: DeskPalette) -> None:
        """Use the colours of ``desk``."""
        self.desk = desk
        for reason in self.reasons:
            reason.sign.desk = desk
        self._say_title()
        self.update()

    def focus_control(self) -> None:
        """Give the focus to the control, or to the part of it that is chosen."""
        parts = [self.control, *self.control.findChildren(QWidget)]
        able = [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled()]
        chosen = [part for part in able if isinstance(part, QPushButton) and part.isChecked()]
        for part in (*chosen, *able):
            if part.isVisibleTo(self):
                part.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.sentence.setText(option_sentence(self.option))
        self.control.retranslate()
        self.undo.setText(self.tr("Undo"))
        self.undo.setAccessibleName(self.tr("Undo: {option}").format(option=option_name(self.option)))
        self.setAccessibleName(option_name(self.option))
        self._say_title()
        self._fit()

    def _say_title(self) -> None:
        name = option_name(self.option)
        ink = self.desk.ink if self.used else self.desk.muted
        text = f'<span style="font-weight:600; color:{ink}">{escape(name)}</span>'
        if self.changed:
            was = self.tr("changed, was {value}").format(value=value_name(self.option, self._was))
            text += (
                f'<span style="font-size:{round(12 * text_scale())}px; font-weight:600; '
                f'color:{self.desk.accent}">&nbsp;&nbsp; {escape(was)}</span>'
            )
            name = f"{name}, {was}"
        self.title.setText(text)
        self.title.setAccessibleName(name)

    # ------------------------------------------------------------------ inside

    def _fit(self) -> None:
        """Put the control beside the words, or under them where it would leave too little room."""
        hands, words, frame = self._needs()
        self._stack(stacked=hands + words + frame + self._grid.horizontalSpacing() > self.width())

    def _needs(self) -> tuple[int, int, int]:
        """Return the widths that the control, the words and the margins need."""
        scale = text_scale()
        hands = self.control.sizeHint().width()
        if self.undo.isVisibleTo(self):
            hands += self.undo.sizeHint().width() + self._hands.spacing()
        words = max((advance(word, 13 * scale) for word in self.sentence.text().split()), default=0)
        margins = self._outer.contentsMargins()
        return hands, round(max(words, _TEXT_ROOM * scale)), margins.left() + margins.right()

    def minimumSizeHint(self) -> QSize:
        """Qt: as narrow as with the control under the words, however it stands now."""
        hands, words, frame = self._needs()
        reasons = [reason.minimumSizeHint().width() for reason in self.reasons if reason.isVisibleTo(self)]
        return QSize(max([hands, words, *reasons]) + frame, super().minimumSizeHint().height())

    def _stack(self, *, stacked: bool) -> None:
        if stacked is self._stacked:
            return
        self._stacked = stacked
        self._grid.removeItem(self._hands)
        if stacked:
            self._grid.addLayout(self._hands, 1, 0, 1, 2)
        else:
            self._grid.addLayout(self._hands, 0, 1, Qt.AlignmentFlag.AlignVCenter)

    def _on_chosen(self, text: str) -> None:
        if text != self._shown:
            self.wanted.emit(self.option, text)

    def _on_undo(self) -> None:
        self.undo_wanted.emit(self.option)

    # ------------------------------------------------------------------ Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: arrange for the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another font needs other widths."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_outer"):
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the plate, the accent bar of a change, the edge of what cannot be."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 2 if self.bad else 1
        plate = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        painter.setPen(QPen(QColor(self.desk.bad if self.bad else self.desk.line), wide))
        painter.setBrush(QColor(self.desk.base))
        painter.drawRoundedRect(plate, 8, 8)
        if self.changed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.desk.accent))
            inset = wide if self.bad else 0
            painter.drawRoundedRect(QRectF(inset, 10, 4, self.height() - 20), 2, 2)
