"""The guided first round: a table of its own, and above it a note that says what is what and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.engine import Draw, Pass, TakeDiscard
from ginrummy_qt.models.guide import STEPS, Guide, step_text
from ginrummy_qt.models.why import Why
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.choices import press_focused
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.table_page import TablePage
from ginrummy_qt.ui.tall_area import TallArea
from ginrummy_qt.ui.text import InlineCards, RichLabel, TextStyle, height
from ginrummy_qt.ui.theme import desk_palette, qss_desk, text_scale
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from ginrummy_qt.models.guide import Step
    from ginrummy_qt.models.languages import LanguageManager
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.sounds import Sounds
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["GuideWindow"]

_FIRST_SIZE: Final = QSize(1120, 780)
_NARROW: Final = 620
_TALL: Final = 1.5
_TABLE: Final = 120
_TABLE_TEXT: Final = 160
"""Pixels that the table needs in height, and what text adds to them at a system font of 14."""
_TEXT: Final = 15
_SIDE: Final = 20


@dataclass(frozen=True, slots=True)
class _GuideServices:
    """What :class:`TablePage` works with, the guide in the place of the person's own game."""

    settings: Settings
    languages: LanguageManager
    faces: Faces
    controller: Guide
    sounds: Sounds | None


class GuideWindow(QDialog):
    """The window. Begin the round with :meth:`begin`; closing it in whatever way leaves no trace."""

    completed = Signal()
    """The round was played to its end."""
    match_wanted = Signal()
    """The person wants to play on their own now."""

    def __init__(
        self,
        settings: Settings,
        languages: LanguageManager,
        parent: QWidget | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        """Lay the table.

        Raises:
            StartTrouble: there is no room for a temporary folder.
        """
        super().__init__(parent)
        # Before the note asks for its height: at the width that Qt begins with it would be a tower.
        resize_on_screen(self, _FIRST_SIZE)
        self._settings = settings
        self._languages = languages
        self._over = False
        self._said = ""
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.guide = Guide(self)
        self._faces = Faces(parent=self)
        self.note = QFrame(self)
        self.note.setObjectName("note")
        self.text = RichLabel(parent=self.note)
        self.count = PlainLabel(self.note)
        self.count.setObjectName("muted")
        self.end, self.show_me, self.go_on, self.again = (PushButton(self.note) for _ in range(4))
        self.go_on.setObjectName("primary")
        self.page = TablePage(_GuideServices(settings, languages, self._faces, self.guide, sounds), self)
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        help_key(self, "turn")

    # ------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.count)
        buttons.addStretch(1)
        for button in (self.end, self.again, self.show_me, self.go_on):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self.note)
        column.setContentsMargins(_SIDE, 12, _SIDE, 12)
        column.setSpacing(8)
        column.addWidget(self.text)
        column.addLayout(buttons)
        body = QWidget(self)
        inner, outer = QVBoxLayout(body), QVBoxLayout(self)
        for layout in (inner, outer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        inner.addWidget(self.note)
        inner.addWidget(self.page, 1)
        # With large text a small screen has no room for the table below the note: both scroll.
        outer.addWidget(TallArea(body, _FIRST_SIZE.width(), self))

    def _connect(self) -> None:
        guide, table = self.guide, self.page.table
        guide.step_changed.connect(self._on_step)
        guide.pointed.connect(self._on_pointed)
        # After everybody who hears it: only then the table knows itself to be at rest.
        self._rested = QTimer(self)
        self._rested.setSingleShot(True)
        self._rested.setInterval(0)
        self._rested.timeout.connect(self._on_rest)
        table.at_rest.connect(self._rested.start)
        table.round_shown.connect(self._on_round_shown)
        self.page.result.next_wanted.connect(self._on_own_match)
        self.end.clicked.connect(self.reject)
        self.again.clicked.connect(self.begin)
        self.show_me.clicked.connect(self._on_show_me)
        self.go_on.clicked.connect(self._on_go_on)
        self._settings.changed.connect(self._on_setting)
        self._languages.changed.connect(self._on_language)

    # ------------------------------------------------------------------ what it shows

    def begin(self, *_: object) -> None:
        """Deal the round, for the first time or once more."""
        self._over = False
        self.guide.begin()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("First round"))
        self.note.setAccessibleName(self.tr("What to do"))
        self.again.setText(self.tr("Once more"))
        self.show_me.setText(self.tr("Do it for me"))
        self._name_sheet()
        self._keep_height()
        self._show_step()

    def _name_sheet(self) -> None:
        """Let the button of the result say what it does here."""
        if self._over:
            self.page.result.next.setText(self.tr("Play on your own"))
            self.page.result.relayout()

    def _show_step(self) -> None:
        step, last = self.guide.step, self.guide.number == len(STEPS)
        waiting = self._computer_moves()
        if not waiting:
            self.text.set_text(step_text(step.key))
        self.count.setText(self.tr("{number} of {count}").format(number=self.guide.number, count=len(STEPS)))
        self.end.setText(self.tr("Close") if last else self.tr("Skip"))
        self.again.setVisible(last)
        self.show_me.setVisible(step.action is not None)
        enable(self.show_me, Why.COMPUTER_PLAYS if waiting else None)
        self.go_on.setVisible(step.action is None)
        self.go_on.setText(self.tr("Play on your own") if last else self.tr("Continue"))
        enable(self.go_on, Why.COMPUTER_PLAYS if waiting else None)
        if not waiting and isinstance(step.action, Pass | Draw | TakeDiscard):
            self._on_pointed(step)  # a card is for the person to find; a button or a pile may be new
        said = spoken(self.text.markup)
        if self.isVisible() and said != self._said and not waiting:
            self._said = said
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.text, said))

    def _computer_moves(self) -> bool:
        """Whether the note has to wait for what is still to happen on the table."""
        view = self.guide.view
        if view is None:
            return False
        if view.result is not None:
            return not self._over
        return view.turn != self.guide.seat or not self.page.table.resting

    # ------------------------------------------------------------------ what happens

    def _on_step(self, step: Step) -> None:
        self._show_step()
        if step.action is None and self.go_on.isEnabled():
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_rest(self) -> None:
        self._show_step()
        first = self.guide.number == 1
        if first and self.go_on.isEnabled():
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_round_shown(self, _result: object) -> None:
        self._over = True
        self.completed.emit()
        self._name_sheet()
        self._show_step()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_pointed(self, step: Step) -> None:
        self.page.table.show_hint((step,))

    def _on_go_on(self) -> None:
        if self.guide.number == len(STEPS):
            self._on_own_match()
            return
        self.guide.go_on()
        self.page.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_show_me(self) -> None:
        self.page.table.finish()
        self.guide.do_step()
        if self.guide.step.action is not None:
            self.page.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_own_match(self) -> None:
        self.match_wanted.emit()
        self.accept()

    def _on_language(self, _code: str) -> None:
        self._follow_cards()
        self.retranslate()

    # ------------------------------------------------------------------ look

    def _on_setting(self, name: str) -> None:
        if name in {"desktop", "colours", "index_language", "card_theme", "table"}:
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        desk = desk_palette(self._settings.desktop)
        self.setStyleSheet(_qss(desk))
        self._follow_cards()

    def _follow_cards(self) -> None:
        desk = desk_palette(self._settings.desktop)
        style = self._faces.style
        cards = InlineCards(style.language, style.colours, style.theme)
        self.text.set_text_style(
            TextStyle(_TEXT * text_scale(), desk.ink, strong=desk.good, cards=cards, line_height=1.45)
        )
        self._keep_height()

    # ------------------------------------------------------------------ Qt

    def _keep_height(self) -> None:
        """Give the note the height of its longest text, or the table would be laid anew at every step."""
        # A table that is narrow, too, lays the hand in two rows.
        least = max(
            _TABLE + _TABLE_TEXT * text_scale(), _TALL * self.width() if self.width() < _NARROW else 0
        )
        self.page.setMinimumHeight(round(least))
        wide = self.width() - 2 * _SIDE
        style = self.text.text_style
        self.text.setMinimumHeight(ceil(max(height(step_text(step.key), style, wide) for step in STEPS)) + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another width breaks the note anew."""
        if hasattr(self, "page"):
            self._keep_height()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the desktop's colours and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange and hasattr(self, "page"):
            self._follow_desktop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses the button that has the focus."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: end the round."""
        self.guide.close()
        super().closeEvent(event)

    def done(self, result: int) -> None:
        """Qt: closed by a button or Esc; end the round."""
        self.guide.close()
        super().done(result)


def _qss(desk: DeskPalette) -> str:
    return f"""{qss_desk(desk)}
QFrame#note {{ background:{desk.base}; border:0; border-bottom:2px solid {desk.accent}; }}
"""
