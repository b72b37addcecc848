"""The score keeper: a window for a game with real cards, the form at the left and the sheet at the right."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.engine.rules import PRESETS, RANGES
from ginrummy_qt.models.keeper import LONGEST_NAME, Keeper
from ginrummy_qt.models.keeper_rounds import KEEPABLE_SEATS, Entry, can_keep
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.paper import Paper, keeper_paper
from ginrummy_qt.models.sheet_text import Inks, html_text
from ginrummy_qt.models.why import Why
from ginrummy_qt.models.words import SEPARATOR, preset_name
from ginrummy_qt.ui.dock_painters import PanelLook
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.keeper_style import qss_keeper
from ginrummy_qt.ui.name_field import NameField
from ginrummy_qt.ui.plain_label import PlainLabel, plain_tip
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.round_form import RoundForm
from ginrummy_qt.ui.sheet_export import SheetExport
from ginrummy_qt.ui.sheet_view import SheetView
from ginrummy_qt.ui.theme import desk_palette, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.settings import Settings

__all__ = ["ScoreKeeper"]

_FIRST_SIZE: Final = QSize(1080, 660)
_WIDEST_FORM: Final = 540


class ScoreKeeper(QDialog):
    """The window. Everything is on the disk as soon as it is written; closing it loses nothing."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show the sheet of the profile of ``settings``."""
        super().__init__(parent)
        self._settings = settings
        self._own_rules = OwnRules(settings.path.parent, self)
        self.keeper = Keeper(settings.path.parent, PRESETS[settings.preset], self)
        self._look = PanelLook(settings)
        self._choices: list[tuple[str, Rules]] = []
        self.export = SheetExport(self, self.paper)
        self.names = tuple(NameField(LONGEST_NAME, parent=self) for _ in range(max(KEEPABLE_SEATS)))
        self.names_label, self.rules_label, self.title = (PlainLabel(self) for _ in range(3))
        self.presets = QComboBox(self)
        self.target = QSpinBox(self)
        self.dealer = QPushButton(self)
        self.form = RoundForm(self.keeper, self._look, self)
        self.note = PlainLabel(self)
        self.sheet = SheetView(self)
        self.undo, self.redo, self.new = (QPushButton(self) for _ in range(3))
        self.copy, self.print, self.pdf, self.close_button = (QPushButton(self) for _ in range(4))
        self._prepare()
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        if not settings.keeper_geometry or not self.restoreGeometry(QByteArray(settings.keeper_geometry)):
            room = QGuiApplication.primaryScreen().availableGeometry().size()
            self.resize(_FIRST_SIZE.boundedTo(room - QSize(0, 40)))
        self.form.focus_first()
        help_key(self, "paper#keeper")

    def paper(self) -> Paper:
        """Return the sheet as it stands, in the language of the interface."""
        return keeper_paper(self.keeper)

    # ------------------------------------------------------------------ building

    def _prepare(self) -> None:
        self.names_label.setObjectName("section")
        self.rules_label.setObjectName("section")
        self.title.setObjectName("strong")
        self.dealer.setObjectName("small")
        self.title.setWordWrap(True)
        self.note.setObjectName("invalid")
        self.note.setWordWrap(True)
        # Long names of one's own must not make the window wider.
        self.presets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.presets.setMinimumContentsLength(10)
        allowed = RANGES["target"]
        self.target.setRange(allowed.start, allowed.stop - 1)
        self.target.setSingleStep(5)
        self.target.setKeyboardTracking(False)
        self.target.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sheet.setMinimumWidth(280)
        for button, standard in (
            (self.undo, QKeySequence.StandardKey.Undo),
            (self.redo, QKeySequence.StandardKey.Redo),
            (self.print, QKeySequence.StandardKey.Print),
        ):
            keys = QAction(self)
            keys.setShortcuts(QKeySequence.keyBindings(standard))
            keys.triggered.connect(button.click)
            self.addAction(keys)

    def _lay_out(self) -> None:
        self._head = head = QGridLayout()
        head.setHorizontalSpacing(14)
        head.setVerticalSpacing(4)
        people, rules = QHBoxLayout(), QHBoxLayout()
        for field in self.names:
            people.addWidget(field, 1)
        rules.addWidget(self.presets, 1)
        rules.addWidget(self.target)
        for row, (label, controls) in enumerate(((self.names_label, people), (self.rules_label, rules))):
            controls.setSpacing(8)
            head.addWidget(label, row, 0)
            head.addLayout(controls, row, 1)
        head.setColumnStretch(1, 1)
        title = QHBoxLayout()
        title.addWidget(self.title, 1)
        title.addWidget(self.dealer)
        page = QWidget(self)
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(20, 16, 20, 4)
        column.setSpacing(3)
        column.addLayout(head)
        column.addSpacing(4)
        column.addLayout(title)
        column.addWidget(self.form, 1)
        column.addWidget(self.note)
        self._page = page
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(page)
        page.installEventFilter(self)
        sides = QHBoxLayout()
        sides.setSpacing(0)
        sides.addWidget(self.area, 10)
        sides.addWidget(self.sheet, 11)
        rule = QFrame(self)
        rule.setObjectName("rule")
        foot = QHBoxLayout()
        foot.setContentsMargins(20, 6, 20, 6)
        foot.setSpacing(8)
        for button in (self.undo, self.redo, self.new):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self.copy, self.print, self.pdf, self.close_button):
            foot.addWidget(button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(sides, 1)
        outer.addWidget(rule)
        outer.addLayout(foot)

    def _connect(self) -> None:
        keeper = self.keeper
        keeper.changed.connect(self._on_changed)
        self.form.written.connect(self._on_written)
        for field in self.names:
            field.textEdited.connect(self._on_name)
        self.presets.activated.connect(self._on_preset)
        self.target.valueChanged.connect(self._on_target)
        self.dealer.clicked.connect(self._on_dealer)
        self.undo.clicked.connect(self._on_undo)
        self.redo.clicked.connect(self._on_redo)
        self.new.clicked.connect(self._on_new)
        self.copy.clicked.connect(self.export.copy)
        self.print.clicked.connect(self.export.print_sheet)
        self.pdf.clicked.connect(self.export.save_pdf)
        self.close_button.clicked.connect(self.reject)
        self._settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Score keeper"))
        self.names_label.setText(self.tr("Players"))
        self.rules_label.setText(self.tr("Rules"))
        self.presets.setAccessibleName(self.tr("Rules"))
        self.target.setAccessibleName(self.tr("Target in points"))
        self.target.setPrefix(self.tr("to ", "before the number of points of the target"))
        self.dealer.setText(self.tr("Other dealer"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.new.setText(self.tr("New sheet"))
        self.copy.setText(self.tr("Copy"))
        self.print.setText(self.tr("Print …"))
        self.pdf.setText(self.tr("Save as PDF …"))
        self.close_button.setText(self.tr("Close"))
        self.sheet.setAccessibleName(self.tr("Score sheet"))
        self._list_rules()
        self._on_changed()

    def _list_rules(self) -> None:
        self._choices = [(preset_name(key), rules) for key, rules in PRESETS.items() if can_keep(rules)]
        self._choices += [(name, rules) for name, rules in self._own_rules.entries if can_keep(rules)]
        if self._place() is None:
            self._choices.append((preset_name(None), self.keeper.rules))
        self.presets.clear()
        for name, _ in self._choices:
            self.presets.addItem(name)

    def _place(self) -> int | None:
        """Return which of the choices the rules are, whatever their target."""
        rules = self.keeper.rules
        return next(
            (
                place
                for place, (_, choice) in enumerate(self._choices)
                if replace(choice, target=rules.target) == rules
            ),
            None,
        )

    def _on_changed(self) -> None:
        keeper = self.keeper
        for seat, field in enumerate(self.names):
            field.setVisible(seat < keeper.rules.seats)
            field.setPlaceholderText(keeper.stand_in(seat))
            field.setAccessibleName(keeper.stand_in(seat))
            if field.text().strip() != keeper.kept.names[seat]:
                field.setText(keeper.kept.names[seat])
        place = self._place()
        if place is None:
            self._list_rules()
            place = self._place()
        self.presets.setCurrentIndex(-1 if place is None else place)
        with QSignalBlocker(self.target):
            self.target.setValue(keeper.rules.target)
        why = self.tr(
            "The rules are fixed once a round is written down. Undo the rounds, or begin a new sheet."
        )
        for control in (self.presets, self.target):
            control.setEnabled(not keeper.settled)
            control.setToolTip(why if keeper.settled else "")
        if not keeper.settled:  # whole, where the list ends in dots
            self.presets.setToolTip(plain_tip(self.presets.currentText()))
        self.dealer.setVisible(not keeper.settled)
        enable(self.undo, None if keeper.can_undo else Why.NO_ROUND)
        enable(self.redo, None if keeper.can_redo else Why.NO_ROUND_TAKEN_BACK)
        enable(self.new, None if keeper.kept.entries or keeper.kept.undone else Why.NO_ROUND)
        paper = self.paper()
        for button in (self.copy, self.print, self.pdf):
            enable(button, Why.NO_ROUND if paper.empty else None)
        self._show_title(paper)
        self.note.setText(keeper.problem or keeper.notice)
        self.note.setVisible(bool(self.note.text()))
        self.form.refresh()
        self._show_sheet(paper)
        self._order()

    def _show_title(self, paper: Paper) -> None:
        progress = self.keeper.progress
        if progress.outcome is not None:
            self.title.setText(paper.verdict)
            return
        parts = [
            self.tr("Round {number}").format(number=len(progress.rounds) + 1),
            self.tr("{name} deals").format(name=self.keeper.names[progress.seating.dealer]),
        ]
        self.title.setText(SEPARATOR.join(parts))

    def _show_sheet(self, paper: Paper) -> None:
        desk = self._look.desk
        inks = Inks(desk.ink, desk.muted, desk.line, desk.edge)
        self.sheet.setHtml(html_text(paper, inks, narrow=True))
        bar = self.sheet.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _order(self) -> None:
        """Let Tab go from the head through the form to the sheet."""
        first = next(iter(self.form.who.buttons.values()))
        head = (*self.names, self.presets, self.target, self.dealer, first)
        for one, other in (*pairwise(head), (self.form.write, self.sheet), (self.sheet, self.undo)):
            QWidget.setTabOrder(one, other)

    def _fit(self) -> None:
        """Give the form the width that its texts need; what is too high scrolls."""
        labels = (self.names_label, self.rules_label)
        wide = max(self.form.label_width(), *(label.sizeHint().width() for label in labels))
        self._head.setColumnMinimumWidth(0, wide)
        self.form.set_label_width(wide)
        least = self._page.minimumSizeHint().width() + 12
        self.area.setMinimumWidth(least)
        self.area.setMaximumWidth(max(least, round(_WIDEST_FORM * text_scale())))

    # ------------------------------------------------------------------ what the person does

    def _on_name(self, text: str) -> None:
        for seat, field in enumerate(self.names):
            if field is self.sender():
                self.keeper.rename(seat, text)

    def _on_preset(self, place: int) -> None:
        self.keeper.set_rules(self._choices[place][1])

    def _on_target(self, points: int) -> None:
        self.keeper.set_rules(replace(self.keeper.rules, target=points))

    def _on_dealer(self) -> None:
        kept = self.keeper.kept
        self.keeper.set_first_dealer((kept.first_dealer + 1) % kept.rules.seats)

    def _on_written(self, entry: Entry) -> None:
        self.target.interpretText()  # a target that was typed and not yet confirmed
        self.keeper.write(entry)

    def _on_undo(self) -> None:
        self.form.clear()
        self.keeper.undo()
        self._keep_focus(self.undo)

    def _on_redo(self) -> None:
        self.form.clear()
        self.keeper.redo()
        self._keep_focus(self.redo)

    def _on_new(self) -> None:
        self.form.clear()
        self.keeper.new()
        self.form.focus_first()

    def _keep_focus(self, button: QPushButton) -> None:
        """The focus must not be lost with a button that has nothing more to do."""
        if not button.isEnabled():
            other = self.redo if button is self.undo else self.undo
            (other if other.isEnabled() else self.close_button).setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ Qt

    def _on_setting(self, name: str) -> None:
        if name in {"desktop", "colours", "index_language", "card_theme", "table"}:
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        self._look.refresh()
        desk = desk_palette(self._settings.desktop)
        self.setStyleSheet(qss_keeper(desk))
        self.form.follow_look()
        self._show_sheet(self.paper())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: other texts in the form need another width."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._page:
            self._fit()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter belongs to the field or the button that has the focus, to nothing else."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language, the font and the colours of the desktop."""
        super().changeEvent(event)
        if not hasattr(self, "area"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            if self._look.desk is not desk_palette(self._settings.desktop):
                self._follow_desktop()
            self._fit()

    def done(self, result: int) -> None:
        """Qt: closed in whatever way; the window stands there again next time."""
        self._settings.keeper_geometry = bytes(self.saveGeometry().data())
        super().done(result)
