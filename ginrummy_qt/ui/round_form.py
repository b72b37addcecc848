"""Writing down a round with real cards: who knocked, with what, and what it comes to before it counts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from ginrummy_qt.models.keeper_rounds import HIGHEST_DEADWOOD, Entry, EntryError, HandError, read_hand
from ginrummy_qt.models.keeper_words import cards_lines, headline, sum_line
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.text import RichLabel, TextStyle
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from ginrummy_qt.engine import RoundResult
    from ginrummy_qt.models.keeper import Keeper
    from ginrummy_qt.ui.dock_painters import PanelLook

__all__ = ["RoundForm", "short_name"]

_DEAD: Final = "dead"
_POINTS, _CARDS = "points", "cards"
_KNOCK, _GIN, _BIG = "knock", "gin", "big"
_LONGEST_ON_BUTTON: Final = 12


def short_name(name: str) -> str:
    """Return ``name`` so that it has room on a button; screen readers get the whole one."""
    return name if len(name) <= _LONGEST_ON_BUTTON else name[: _LONGEST_ON_BUTTON - 1].rstrip() + "…"


class RoundForm(QWidget):
    """The form of the next round. It shows the result as soon as all is there, and says what is missing."""

    written = Signal(object)
    """The :class:`~ginrummy_qt.models.keeper_rounds.Entry` that the person wants to write down."""

    def __init__(self, keeper: Keeper, look: PanelLook, parent: QWidget | None = None) -> None:
        """Write rounds for ``keeper``; colours and cards as ``look`` says."""
        super().__init__(parent)
        self._keeper = keeper
        self._look = look
        self._last: RoundResult | None = None
        """What was written down last, as long as nothing new is begun."""
        self._last_names = ("", "")
        self.who = Segments((), self)
        self.mode = Segments((_POINTS, _CARDS), self)
        self.kind = Segments((), self)
        self.own, self.left = (self._number() for _ in range(2))
        self.hands = (QLineEdit(self), QLineEdit(self))
        self.doubled = QCheckBox(self)
        self.who_label, self.mode_label, self.kind_label, self.points_label = (
            self._label() for _ in range(4)
        )
        self.own_label, self.left_label = (PlainLabel(self) for _ in range(2))
        self.hand_labels = (self._label(), self._label())
        self.headline = RichLabel(parent=self)
        self.sum = RichLabel(parent=self)
        self.cards = (RichLabel(parent=self), RichLabel(parent=self))
        self.write = PushButton(self)
        self.write.setObjectName("primary")
        self.mode.choose(_POINTS)
        self._lay_out()
        self._connect()
        self.follow_look()
        self.retranslate()

    def _number(self) -> QLineEdit:
        field = QLineEdit(self)
        field.setValidator(QIntValidator(0, HIGHEST_DEADWOOD, field))
        field.setMaxLength(3)
        field.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        return field

    def _label(self) -> PlainLabel:
        label = PlainLabel(self)
        label.setObjectName("section")
        return label

    def _lay_out(self) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        numbers = QHBoxLayout()
        numbers.setSpacing(10)
        numbers.addWidget(self.own_label)
        numbers.addWidget(self.own, 1)
        numbers.addWidget(self.left_label)
        numbers.addWidget(self.left, 1)
        rows: tuple[tuple[QLabel | None, QWidget | QHBoxLayout], ...] = (
            (self.who_label, self.who),
            (self.mode_label, self.mode),
            (self.kind_label, self.kind),
            (self.points_label, numbers),
            (self.hand_labels[0], self.hands[0]),
            (self.hand_labels[1], self.hands[1]),
            (None, self.doubled),
        )
        for row, (label, control) in enumerate(rows):
            if label is not None:
                grid.addWidget(label, row, 0)
            if isinstance(control, QWidget):
                grid.addWidget(control, row, 1)
            else:
                grid.addLayout(control, row, 1)
        row = len(rows)
        grid.setRowMinimumHeight(row, 8)
        for shown in (self.headline, self.sum, *self.cards):
            row += 1
            grid.addWidget(shown, row, 0, 1, 2)
        grid.setRowStretch(row + 1, 1)
        grid.addWidget(self.write, row + 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        for label, control in (
            (self.own_label, self.own),
            (self.left_label, self.left),
            *zip(self.hand_labels, self.hands, strict=True),
        ):
            label.setBuddy(control)

    def _connect(self) -> None:
        for segments in (self.who, self.mode, self.kind):
            segments.chosen.connect(self._on_edit)
        for field in (self.own, self.left, *self.hands):
            field.textEdited.connect(self._on_edit)
            field.returnPressed.connect(self._on_write)
        self.doubled.clicked.connect(self._on_edit)
        self.write.clicked.connect(self._on_write)

    # ------------------------------------------------------------------ what is in it

    def entry(self) -> Entry | str:
        """Return the round as it is filled in, or what is missing or wrong, as one sentence (markup)."""
        who = self.who.value
        if not who:
            return self.tr("Who knocked?")
        if who == _DEAD:
            return Entry()
        seat = int(who)
        doubled = self.doubled.isVisibleTo(self) and self.doubled.isChecked()
        if self.mode.value == _CARDS:
            if not all(field.text().strip() for field in self.hands):
                return self.tr("Type the cards of both hands, such as 7c 8c 9c 10d Qh.")
            try:
                own, other = (read_hand(field.text()) for field in self.hands)
            except HandError as error:
                return str(error)
            return Entry(seat, hands=(own, other), doubled=doubled)
        kind = self.kind.value
        if not kind:
            return self.tr("How did the round end?")
        if (kind == _KNOCK and not self.own.text()) or not self.left.text():
            return self.tr("How much deadwood did each have, after laying off?")
        points = int(self.own.text()) if kind == _KNOCK else 0
        if kind == _KNOCK and not points:
            return self.tr("A knock without deadwood is gin.")
        return Entry(seat, points, int(self.left.text()), big_gin=kind == _BIG, doubled=doubled)

    def _result(self) -> tuple[Entry, RoundResult] | str:
        if self._keeper.progress.outcome is not None:
            return ""
        entry = self.entry()
        if isinstance(entry, str):
            return entry
        try:
            return entry, self._keeper.progress.result_of(entry)
        except EntryError as error:
            return str(error)

    def _names(self) -> tuple[str, str]:
        first, second = (self._keeper.names[seat] for seat in self._keeper.progress.seats)
        return first, second

    def _defender(self) -> str:
        """Return the name of who did not knock; empty while that is open."""
        seats, who = self._keeper.progress.seats, self.who.value
        if not who.isdecimal() or int(who) not in seats:
            return ""
        return self._keeper.names[seats[1 - seats.index(int(who))]]

    # ------------------------------------------------------------------ what it shows

    def label_width(self) -> int:
        """Return the width in pixels of the widest label before the fields."""
        labels = (self.who_label, self.mode_label, self.kind_label, self.points_label, *self.hand_labels)
        return max(label.sizeHint().width() for label in labels)

    def set_label_width(self, wide: int) -> None:
        """Keep this width for the labels, so that they stand under those of the window."""
        self._grid.setColumnMinimumWidth(0, wide)

    def refresh(self) -> None:
        """Show what fits the sheet as it stands now."""
        progress, names, rules = self._keeper.progress, self._keeper.names, self._keeper.rules
        who = self.who.value
        self.who.set_values((*map(str, progress.seats), _DEAD))
        full = {str(seat): names[seat] for seat in progress.seats} | {_DEAD: self.tr("Nobody")}
        subject = self.tr("Who knocked")
        self.who.name_buttons({value: short_name(name) for value, name in full.items()}, subject)
        for value, button in self.who.buttons.items():
            button.setAccessibleName(f"{subject}: {full[value]}")
        self.who.choose(who)
        straight = not rules.oklahoma and not rules.knock_limit
        kind = self.kind.value
        self.kind.set_values(
            (
                *(() if straight else (_KNOCK,)),
                _GIN,
                *(() if rules.big_gin_bonus is None else (_BIG,)),
            )
        )
        named = {_KNOCK: self.tr("Knock"), _GIN: self.tr("Gin"), _BIG: self.tr("Big gin")}
        self.kind.name_buttons(named, self.tr("Ending"))
        self.kind.choose(kind)
        self._order()
        self.setEnabled(progress.outcome is None)
        self._show()

    def _order(self) -> None:
        """Let Tab go through the form from top to bottom; buttons that were made anew stand last before."""
        chain: list[QWidget] = []
        for segments in (self.who, self.mode, self.kind):
            chain += segments.buttons.values()
        chain += (self.own, self.left, *self.hands, self.doubled, self.write)
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _show(self) -> None:
        """Show the fields that are needed, and the result or what is missing."""
        dead, cards = self.who.value == _DEAD, self.mode.value == _CARDS
        knock = self.kind.value in {"", _KNOCK}
        rules = self._keeper.rules
        for shown, parts in (
            (not dead, (self.mode_label, self.mode)),
            (not dead and not cards, (self.kind_label, self.kind, self.left_label, self.left)),
            (not dead and not cards, (self.points_label,)),
            (not dead and not cards and knock, (self.own_label, self.own)),
            (not dead and cards, (*self.hand_labels, *self.hands)),
            (not dead and rules.oklahoma and rules.oklahoma_spades_double, (self.doubled,)),
        ):
            for part in parts:
                part.setVisible(shown)
        self._name_fields()
        found = self._result()
        self.write.setEnabled(not isinstance(found, str))
        lines: tuple[str, ...] = ()
        if not isinstance(found, str):
            names = self._names()
            self.headline.set_text(headline(found[1], names))
            self.sum.set_text(sum_line(found[1], names))
            lines = cards_lines(found[1], names)
        elif self._last is not None:
            text = self.tr("Written down: {round}")
            self.headline.set_text(text.format(round=headline(self._last, self._last_names)))
            self.sum.set_text(found)
        else:
            self.headline.set_text("")
            self.sum.set_text(found)
        self.headline.setVisible(bool(self.headline.markup))
        colour = self._look.desk.muted if isinstance(found, str) else self._look.desk.ink
        self.sum.set_text_style(replace(self.sum.text_style, colour=colour))
        for number, label in enumerate(self.cards):
            label.set_text(lines[number] if number < len(lines) else "")
            label.setVisible(number < len(lines))
        self.write.setToolTip(self.sum.text() if isinstance(found, str) else "")

    def _name_fields(self) -> None:
        """Say whose deadwood and cards they are, as soon as it is known who knocked."""
        names, who, other = self._keeper.names, self.who.value, self._defender()
        knocker = names[int(who)] if other else self.tr("Knocker")
        other = other or self.tr("Other side")
        for label, field, name in (
            (self.own_label, self.own, knocker),
            (self.left_label, self.left, other),
        ):
            label.setText(short_name(name))
            field.setAccessibleName(self.tr("Deadwood of {name}").format(name=name))
        for label, field, name in zip(self.hand_labels, self.hands, (knocker, other), strict=True):
            label.setText(short_name(name))
            field.setAccessibleName(self.tr("Cards of {name}").format(name=name))
        self.hands[0].setPlaceholderText(self.tr("7c 8c 9c …"))

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.who_label.setText(self.tr("Knocked"))
        self.mode_label.setText(self.tr("Known"))
        self.mode.name_buttons(
            {_POINTS: self.tr("The points"), _CARDS: self.tr("The cards")}, self.tr("Known")
        )
        self.kind_label.setText(self.tr("Ending"))
        self.points_label.setText(self.tr("Deadwood"))
        self.left.setToolTip(self.tr("What the other side has left after laying off."))
        self.doubled.setText(self.tr("The upcard was a spade: counts double"))
        self.write.setText(self.tr("Write down"))
        self.refresh()

    def follow_look(self) -> None:
        """Take the colours, the cards and the size of text that are in force now."""
        desk, scale = self._look.desk, text_scale()
        self.headline.set_text_style(TextStyle(16 * scale, desk.ink, bold=True, cards=self._look.cards))
        style = TextStyle(14 * scale, desk.ink, cards=self._look.cards, line_height=1.36)
        for label in (self.sum, *self.cards):
            label.set_text_style(style)
        self._show()

    # ------------------------------------------------------------------ what the person does

    def clear(self) -> None:
        """Empty the form."""
        self._last = None
        self.who.choose("")
        self.kind.choose("")
        for field in (self.own, self.left, *self.hands):
            field.clear()
        self.doubled.setChecked(False)
        self.refresh()

    def focus_first(self) -> None:
        """Give the focus to the first question."""
        next(iter(self.who.buttons.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edit(self, *_: object) -> None:
        self._last = None
        self._show()

    def _on_write(self) -> None:
        found = self._result()
        if isinstance(found, str):
            return
        names = self._names()
        self.written.emit(found[0])
        self.clear()
        self._last, self._last_names = found[1], names
        self._show()
        self.focus_first()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the font."""
        super().changeEvent(event)
        if not hasattr(self, "write"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.follow_look()
