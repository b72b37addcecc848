"""The buttons of one's own turn: a hint, sorting, and to pass or to knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.engine import Draw, Pass
from ginrummy_qt.models import phrases
from ginrummy_qt.models.why import Why, why_text
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.signs import button_icon
from ginrummy_qt.ui.theme import advance, qss_table, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, SeatView
    from ginrummy_qt.ui.table.company import Company
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["TurnBar"]

_NARROW: Final = 900
"""Room in design pixels under which Hint and Sort are icons."""


class TurnBar(QWidget):
    """Stands right of the prompt; in two rows below the hand, and so out of the console."""

    knock_wanted = Signal()
    pass_wanted = Signal()
    sort_wanted = Signal()
    hint_wanted = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.narrow = False
        """Whether Hint and Sort are icons; as of :meth:`arrange`."""
        self._hint_wanted = True
        self.hint = PushButton(self)
        self.sort = PushButton(self)
        self.pass_ = PushButton(self)
        self.knock = PushButton(self)
        self.knock.setObjectName("primary")
        for button, wanted in (
            (self.hint, self.hint_wanted),
            (self.sort, self.sort_wanted),
            (self.pass_, self.pass_wanted),
            (self.knock, self.knock_wanted),
        ):
            # A click leaves the focus with the hand; Tab reaches the buttons.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(wanted)
        self.retranslate()

    def set_hint_visible(self, visible: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the hint button; the others keep their places. Whoever calls arranges anew."""
        self._hint_wanted = visible
        self.hint.setVisible(visible)

    def recommend_pass(self, recommended: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Let the button for passing stand out, or not."""
        name = "primary" if recommended else ""
        if self.pass_.objectName() != name:
            self.pass_.setObjectName(name)
            self.pass_.style().unpolish(self.pass_)
            self.pass_.style().polish(self.pass_)

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now; whoever calls arranges anew."""
        for button, word in ((self.hint, _hint_word()), (self.sort, _sort_word())):
            button.setText("" if self.narrow else word)
            button.setAccessibleName(word)
        self.pass_.setText(_pass_word())
        _explain(self.pass_, self.tr("Declines the card (P)"))
        _explain(self.sort, self.tr("Sort the hand another way (S)"))
        _explain(self.hint, self.tr("Hint (H)"))

    def show_state(
        self, view: SeatView, selection: Card | None, company: Company, *, busy: bool, counted: bool
    ) -> None:
        """Enable what the person may do in ``view``, and say of the rest why not.

        Args:
            view: what the person's seat sees.
            selection: the card that might be thrown.
            company: who is at the table.
            busy: whether nothing can be done just now.
            counted: whether deadwood is counted for the person.
        """
        passing = Pass() in view.legal_actions
        self.pass_.setVisible(passing)
        self.knock.setVisible(not passing)
        wait = why_text(Why.ONE_MOMENT) if busy and view.my_turn else ""
        enable(self.pass_, wait, self.tr("Declines the card (P)"))
        self.knock.setText(phrases.knock_button(view, selection, counted=counted))
        reason = phrases.knock_reason(view, selection, company.names, counted=counted)
        enable(self.knock, reason or wait, self.tr("Ends the round (K)"))
        reason = "" if view.my_turn else phrases.why_not(Draw(), view, company.names)
        enable(self.hint, reason or wait, self.tr("Hint (H)"))

    def arrange(self, layout: TableLayout, theme: str) -> float:
        """Stand where ``layout`` says; return the width that the row takes from the console, if any."""
        k = layout.text
        self.narrow = layout.available < _NARROW * k and not layout.two_rows
        qss = qss_table(theme, k)
        if qss != self.styleSheet():  # setting one polishes every button anew
            self.setStyleSheet(qss)
        self._show_icons(theme, round(24 * k))
        self.retranslate()
        return self._place(layout, k)

    def _show_icons(self, theme: str, size: int) -> None:
        palette = table_palette(theme)
        for button, kind in ((self.hint, "hint"), (self.sort, "sort")):
            button.setObjectName("icon" if self.narrow else "")
            if self.narrow:
                button.setIcon(button_icon(kind, palette.ink, palette.muted, size))
                button.setIconSize(QSize(size, size))
            else:
                button.setIcon(QIcon())
            button.style().unpolish(button)
            button.style().polish(button)

    def _place(self, layout: TableLayout, k: float) -> float:
        primary = max(
            140 * k, max(advance(word, 17 * k, bold=True) for word in _primary_words()) + 44 * k + 6
        )
        if self.narrow:
            hint = sort = 44 * k
        else:
            inset = (40 if layout.two_rows else 32) * k + 6
            hint = advance(_hint_word(), 14 * k) + inset
            sort = advance(_sort_word(), 14 * k) + inset
        step = hint + 8 * k if self._hint_wanted else 0.0
        if layout.two_rows:
            row, tall = layout.buttons, 52 * k
            primary = max(primary, 220 * k)
            right = row.width()
            taken = 0.0
            self.setGeometry(QRectF(row.x(), row.y(), right, tall).toAlignedRect())
        else:
            area, tall = layout.console, 44 * k
            taken = right = step + sort + 12 * k + primary
            top = area.y() + (area.height() - tall) / 2 - 2 * k
            self.setGeometry(QRectF(area.right() - right, top, right, tall).toAlignedRect())
        for button, x, wide in (
            (self.hint, 0.0, hint),
            (self.sort, step, sort),
            (self.knock, right - primary, primary),
            (self.pass_, right - primary, primary),
        ):
            button.setGeometry(QRectF(x, 0, wide, tall).toRect())
        return taken


def _explain(button: QPushButton, help_: str) -> None:
    """Say what a button does; why it does nothing now is said as it is disabled."""
    button.setToolTip(help_)
    button.setAccessibleDescription(help_)


def _hint_word() -> str:
    return QCoreApplication.translate("Buttons", "Hint")


def _sort_word() -> str:
    return QCoreApplication.translate("Buttons", "Sort")


def _pass_word() -> str:
    return QCoreApplication.translate("Buttons", "Pass")


def _primary_words() -> tuple[str, ...]:
    """Return the widest words that the primary button can carry, so that its width never changes."""
    return (
        QCoreApplication.translate("Buttons", "Knock {points}").format(points=10),
        QCoreApplication.translate("Buttons", "Big gin"),
        _pass_word(),
    )
