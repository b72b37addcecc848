"""The fair deal: the seal before the first card, the number after the round, and the check of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.fairness import grouped
from ginrummy_qt.ui.choices import Segments, keep_room
from ginrummy_qt.ui.deal_order import DealOrder
from ginrummy_qt.ui.fair_parts import Mark, OwnWords, Step
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.ringed_area import RingedArea
from ginrummy_qt.ui.theme import desk_palette, qss_desk
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import follow_size, scale_of, zoom_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from ginrummy_qt.models.fairness import FairDeals, SealedRound
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.open_hand import FacePixmaps

__all__ = ["FairWindow"]

_FIRST_SIZE: Final = QSize(1080, 760)
_NARROW: Final = 860


class FairWindow(QDialog):
    """The window. Shows one round; own words are about the deals that come after it."""

    def __init__(
        self,
        shown: SealedRound,
        deals: FairDeals,
        settings: Settings,
        faces: FacePixmaps,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("fair")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._round = shown
        self._deals = deals
        self._settings = settings
        self._checked: bool | None = None
        self._table = 0
        self._sealed: Callable[[], SealedRound | None] = lambda: None
        self._make_widgets(faces)
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        resize_on_screen(self, _FIRST_SIZE)
        self.close_button.setFocus()

    # ------------------------------------------------------------------ building

    def _make_widgets(self, faces: FacePixmaps) -> None:
        self.title, self.subtitle, self.how = PlainLabel(self), PlainLabel(self), PlainLabel(self)
        self.title.setObjectName("heading")
        self.subtitle.setObjectName("muted")
        for label in (self.subtitle, self.how):
            label.setWordWrap(True)
        self.how.hide()
        self.seal, self.number, self.check = (Step(self) for _ in range(3))
        self.mark = Mark(self.check)
        self.noted = QLineEdit(self.check)
        self.order_title = PlainLabel(self)
        self.order_title.setObjectName("strong")
        self.tables = Segments(tuple(str(place) for place in range(len(self._round.hands))), self)
        self.tables.choose("0")
        self.tables.setVisible(len(self._round.hands) > 1)
        self.order = DealOrder(faces, self)
        self.own = OwnWords(self._deals, self)
        self.words, self.words_note, self.mix = self.own.words, self.own.note, self.own.mix
        self.upcoming, self.copy_seals = self.own.upcoming, self.own.copy_seals
        self.copy, self.how_button, self.verify, self.close_button = (PushButton(self) for _ in range(4))
        self.verify.setObjectName("primary")
        self.how_button.setCheckable(True)
        for button in (self.copy, self.how_button, self.verify, self.close_button):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        answer = QHBoxLayout()
        answer.setSpacing(12)
        answer.addWidget(self.mark)
        words = QVBoxLayout()
        words.addWidget(self.check.text)
        words.addWidget(self.check.note)
        answer.addLayout(words, 1)
        self.check.column.insertLayout(1, answer)
        self.check.column.addWidget(self.noted)
        self.check.text.setObjectName("answer")
        self.check.text.setWordWrap(True)
        self._steps = steps = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        steps.setSpacing(14)
        for step in (self.seal, self.number, self.check):
            steps.addWidget(step, 1)
        order = QHBoxLayout()
        order.addWidget(self.order_title, 1)
        order.addWidget(self.tables)
        page = QWidget(self)
        page.setObjectName("page")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(10)
        for part in (self.title, self.subtitle, self.how):
            column.addWidget(part)
        column.addLayout(steps)
        column.addSpacing(6)
        column.addLayout(order)
        column.addWidget(self.order)
        column.addWidget(self.own)
        column.addStretch(1)
        self.area = RingedArea(self)
        self.area.setWidget(page)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 8, 28, 10)
        foot.setSpacing(8)
        foot.addWidget(self.copy)
        foot.addWidget(self.how_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        foot.addWidget(self.verify)
        rule = QFrame(self)
        rule.setObjectName("rule")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.area, 1)
        outer.addWidget(rule)
        outer.addLayout(foot)

    def _connect(self) -> None:
        self.verify.clicked.connect(self._on_verify)
        self.noted.returnPressed.connect(self._on_verify)
        self.copy.clicked.connect(self._on_copy)
        self.how_button.toggled.connect(self.how.setVisible)
        self.close_button.clicked.connect(self.reject)
        self.tables.chosen.connect(self._on_table)
        self._settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ what it shows

    @property
    def shown(self) -> SealedRound:
        """The round that is shown."""
        return self._round

    def show_round(self, shown: SealedRound) -> None:
        """Show another round, or the same one when it is over."""
        if shown != self._round:
            self._round, self._checked = shown, None
            self.retranslate()

    def ask_again(self, sealed: Callable[[], SealedRound | None]) -> None:
        """Have ``sealed`` say whose the hands are when the language changes: it names people, too."""
        self._sealed = sealed

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        shown = self._round
        self.setWindowTitle(self.tr("Fair deal"))
        self.title.setText(self.tr("Fair deal, round {number}").format(number=shown.number))
        self.subtitle.setText(
            self.tr(
                "The order of the cards is fixed before the round. The seal is shown first, the number after."
            )
        )
        self.how.setText(self._explanation())
        self.how_button.setText(self.tr("How this works"))
        keep_room(self.how_button)
        self.copy.setText(self.tr("Copy all"))
        self.close_button.setText(self.tr("Close"))
        self.seal.title.setText(self.tr("1  Before the deal: the seal"))
        self.number.title.setText(self.tr("2  After the round: the number"))
        self.check.title.setText(self.tr("3  Check"))
        self._show_seal()
        self._show_check()
        self._show_order()
        self.own.retranslate()

    def _explanation(self) -> str:
        return self.tr(
            "Before the first card a number fixes the order of all 52 cards, and you see a seal of it: "
            "a fingerprint (SHA-256) from which nobody can work out the number. After the round you see the "
            "number. Whoever computes the fingerprint again and gets the same seal knows that no card was "
            "changed in between. Words of your own, mixed in while the seal is on show, make sure that the "
            "program could not choose the order either. The script docs/verify_deal.py computes all of "
            "this without the program."
        )

    def _show_seal(self) -> None:
        shown, seal = self._round, self._round.seal
        if seal is None:
            self.seal.text.setText("–")
            self.seal.note.setText(
                self.tr("This deal was chosen or played before: nothing was sealed for it.")
            )
        else:
            self.seal.text.setText(grouped(seal.commitment, 4))
            self.seal.note.setText(self.tr("On show before the first card"))
        if not shown.over:
            self.number.text.setText("•••••• ••••• ••••• ••••• •••••")
            self.number.note.setText(self.tr("Opens when the round is over"))
            return
        self.number.text.setText(str(shown.entry.deal))
        parts = []
        if seal is not None:
            if seal.words:
                parts.append(self.tr("Secret: {secret}").format(secret=seal.secret))
                parts.append(self.tr("Own words: “{words}”").format(words=seal.words))
            parts.append(self.tr("Nonce: {nonce}").format(nonce=grouped(seal.nonce.hex())))
        self.number.note.setText("\n".join(parts))

    def _show_check(self) -> None:
        desk = desk_palette(self._settings.desktop)
        shown, checked = self._round, self._checked
        possible = shown.over and shown.seal is not None
        self.verify.setText(self.tr("Verify again") if checked is not None else self.tr("Verify"))
        self.verify.setEnabled(possible)
        reason = ""
        if shown.seal is None:
            reason = self.tr("There is no seal to check.")
        elif not shown.over:
            reason = self.tr("The number is shown after the round.")
        self.verify.setToolTip(reason)
        self.verify.setAccessibleDescription(reason)
        colour = desk.edge if checked is None else desk.good if checked else desk.bad
        self.noted.setVisible(possible)
        self.noted.setPlaceholderText(self.tr("The seal you noted, if you did"))
        self.noted.setAccessibleName(self.noted.placeholderText())
        self.mark.show_mark(checked, colour, desk.base)
        if checked is None:
            self.check.text.setText(self.tr("Not checked yet"))
            self.check.note.setText(reason)
        elif checked:
            self.check.text.setText(self.tr("The seal matches"))
            self.check.note.setText(self.tr("Number and order give the same seal."))
        else:
            self.check.text.setText(self.tr("The seal does not match"))
            self.check.note.setText(
                self.tr("This is not the deal of that seal. Copy everything before you go on.")
            )

    def _show_order(self) -> None:
        shown = self._round
        self.order_title.setText(self.tr("Order of the 52 cards"))
        self.tables.name_buttons(
            {str(place): " – ".join(names) for place, names in enumerate(shown.hands)},
            self.tr("Table"),
        )
        first, second = shown.hands[self._table]
        rest = (
            self.tr("The stock from its top")
            if shown.eleven
            else self.tr("Upcard, then the stock from its top")
        )
        cards = self.tr("{name}: dealt in turn")
        self.order.show_order(
            shown.order(self._table),
            (cards.format(name=first), cards.format(name=second), rest),
            self._settings.table,
            eleven=shown.eleven,
        )

    # ------------------------------------------------------------------ what the person does

    def _on_verify(self) -> None:
        self._checked = self._round.fits(self.noted.text())
        self._show_check()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._round.text())

    def _on_table(self, value: str) -> None:
        self._table = int(value)
        self._show_order()

    # ------------------------------------------------------------------ Qt

    def _on_setting(self, name: str) -> None:
        if name in {"desktop", "table", "back", "colours", "index_language", "card_theme"}:
            self._follow_desktop()
            self._show_check()
            self._show_order()

    def _follow_desktop(self) -> None:
        k = scale_of(self)
        desk = desk_palette(self._settings.desktop)
        digits = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        self.setStyleSheet(
            qss_desk(desk, zoom_of(self))
            + f"""
QLabel#heading {{ font-size:{round(24 * k)}px; font-weight:600; }}
QLabel#digits {{ font-family:"{digits}"; font-size:{round(13 * k)}px; }}
QLabel#answer {{ font-size:{round(17 * k)}px; font-weight:600; }}
"""
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: the three steps beside each other, or one below the other."""
        super().resizeEvent(event)
        if follow_size(self):
            self._follow_desktop()
            keep_room(self.how_button)
            self._show_check()
            self._show_order()
        wide = self.width() >= _NARROW * scale_of(self)
        self._steps.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )
        self.own.set_wide(wide=wide)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "close_button"):
            now = self._sealed()
            if now is not None and now.entry == self._round.entry:
                self._round = now
            self.retranslate()
