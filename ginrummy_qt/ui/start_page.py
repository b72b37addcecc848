"""The start page: go on with the match under way, or choose opponent, rules and target and deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.rule_choice import targets_for
from ginrummy_qt.models.settings import LEVELS
from ginrummy_qt.models.words import SEPARATOR, level_name, level_sentence, rules_summary, seat_name
from ginrummy_qt.ui.card_fan import CardFan
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.rule_picker import OFFERED_PRESETS, RulePicker
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from ginrummy_qt.engine import Player, Rules
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.faces import Faces

__all__ = ["OFFERED_PRESETS", "StartPage"]

_OTHER: Final = "other"


class MatchUnderWay(Protocol):
    """What the page asks of a match in the store."""

    @property
    def id(self) -> int: ...
    @property
    def players(self) -> tuple[Player, ...]: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def rounds(self) -> int: ...


class StartPage(QWidget):
    """The page. Every choice is remembered in the settings as soon as it is made."""

    resume_wanted = Signal(int)
    """The id of the match to go on with."""
    deal_wanted = Signal(object, str)
    """The rules (:class:`~ginrummy_qt.engine.Rules`, target included) and the computer's level."""

    def __init__(self, settings: Settings, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._settings = settings
        self._under_way: MatchUnderWay | None = None
        self._other = False
        self._mode: tuple[bool, bool, int, bool] | None = None
        self.fan = CardFan(faces, self)
        self.fan.set_theme(settings.table)
        self._make_widgets()
        self._lay_out()
        self.retranslate()
        settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ what it is told

    def show_matches(self, matches: Sequence[MatchUnderWay]) -> None:
        """Offer the first of ``matches`` (the newest) to go on with; none: offer nothing."""
        self._under_way = matches[0] if matches else None
        self.card.setVisible(self._under_way is not None)
        self.deal.setObjectName("dealFirst" if self._under_way is None else "deal")
        self.deal.style().unpolish(self.deal)
        self.deal.style().polish(self.deal)
        self._fit()
        self._name_resume()
        self.focus_first()

    def focus_first(self) -> None:
        """Give the focus to what the person most likely wants: going on, else dealing."""
        button = self.deal if self._under_way is None else self.resume
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def rules(self) -> Rules:
        """The rules chosen, target included."""
        return replace(self.picker.rules, target=self._settings.target)

    # ------------------------------------------------------------------ building

    def _make_widgets(self) -> None:
        self.card = QFrame(self)
        self.card.setObjectName("resume")
        self.card_title = QLabel(self.card)
        self.card_title.setObjectName("strong")
        self.card_text = QLabel(self.card)
        self.card_text.setObjectName("note")
        self.card_text.setWordWrap(True)
        self.resume = QPushButton(self.card)
        self.resume.setObjectName("primary")
        self.level_label, self.preset_label, self.target_label = (self._section() for _ in range(3))
        self.levels = Segments(LEVELS, self)
        self.level_note = self._note()
        self.picker = RulePicker(self._settings, self)
        self.presets = self.picker.presets
        self.preset_label.setBuddy(self.presets)
        self.preset_note = self._note()
        self.targets = Segments((), self, name="big")
        self.other = QPushButton(self)
        self.other.setObjectName("big")
        self.points = QSpinBox(self)
        self.points.setObjectName("big")
        self.points.setRange(10, 1000)
        self.points.setSingleStep(5)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.other_stack = QStackedWidget(self)
        self.other_stack.addWidget(self.other)
        self.other_stack.addWidget(self.points)
        self.other_stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.deal = QPushButton(self)
        self.deal.setObjectName("dealFirst")
        self.card.hide()
        self.resume.clicked.connect(self._on_resume)
        self.levels.chosen.connect(self._on_level)
        self.picker.picked.connect(self._on_picked)
        self.targets.chosen.connect(self._on_target)
        self.other.clicked.connect(self._on_other)
        self.points.valueChanged.connect(self._on_points)
        self.deal.clicked.connect(self._on_deal)

    def _section(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("section")
        return label

    def _note(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("note")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        label.setStyleSheet("padding-top:6px;")
        return label

    def _lay_out(self) -> None:
        inside = QHBoxLayout(self.card)
        inside.setContentsMargins(20, 12, 12, 12)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.card_title)
        words.addWidget(self.card_text)
        inside.addLayout(words, 1)
        inside.addWidget(self.resume)
        target_row = QHBoxLayout()
        target_row.setSpacing(8)
        target_row.addWidget(self.targets, 3)
        target_row.addWidget(self.other_stack, 1)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        self._gaps: list[int] = []
        self._column.addStretch(1)
        self._column.addWidget(self.card)
        for label, control, note in (
            (self.level_label, self.levels, self.level_note),
            (self.preset_label, self.picker, self.preset_note),
            (self.target_label, target_row, None),
        ):
            self._gaps.append(self._column.count())
            self._column.addSpacing(24)
            self._column.addWidget(label)
            self._column.addSpacing(6)
            if isinstance(control, QWidget):
                self._column.addWidget(control)
            else:
                self._column.addLayout(control)
            if note is not None:
                self._column.addWidget(note)
        self._gaps.append(self._column.count())
        self._column.addSpacing(28)
        self._column.addWidget(self.deal)
        self._column.addStretch(1)
        centred = QWidget(self)
        centred.setLayout(self._column)
        self._centred = centred
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(centred, 20)
        middle.addStretch(1)
        self._middle = middle
        self._outer = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self.fan, 38)
        self._outer.addLayout(middle, 62)

    def _fit(self) -> None:
        """Arrange for the size of the page: fan at the left or on top, notes where there is room for them."""
        scale = text_scale()
        wide, high = self.width(), self.height()
        tall = wide < 700 * scale or high > 1.15 * wide
        room = high * (0.74 if tall else 1)
        small = room < (560 if self._under_way is None else 632) * scale
        mode = (tall, small, round(scale * 100), tall and high < 600 * scale)
        if mode == self._mode:
            return
        self._mode = mode
        self._outer.setDirection(
            QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight
        )
        # Large text in a low window: the choices need all of it.
        self.fan.setVisible(not mode[3])
        self._outer.setStretch(0, 26 if tall else 31 if small else 38)
        self._outer.setStretch(1, 74 if tall else 69 if small else 62)
        side, edge = (20, 12) if small else (48, 32)
        self._column.setContentsMargins(side, edge, side, edge)
        self._centred.setMaximumWidth(round(680 * scale))
        gap = 10 if small else 24
        for index in self._gaps:
            item = self._column.itemAt(index)
            spacer = None if item is None else item.spacerItem()
            if spacer is not None:
                spacer.changeSize(0, gap + (4 if index == self._gaps[-1] else 0))
        for note in (self.level_note, self.preset_note):
            note.setVisible(not small)
        self._column.invalidate()
        self._name_resume()

    # ------------------------------------------------------------------ texts

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.card_title.setText(self.tr("Match under way"))
        self.resume.setText(self.tr("Resume match"))
        self.level_label.setText(self.tr("Opponent"))
        self.preset_label.setText(self.tr("Rules"))
        self.picker.retranslate()
        self.levels.name_buttons({level: level_name(level) for level in LEVELS}, self.tr("Opponent"))
        self.other.setText(self.tr("Other …"))
        self.points.setAccessibleName(self.tr("Target in points"))
        self.deal.setText(self.tr("Deal a new match"))
        self._name_resume()
        self._show_choices()

    def _name_resume(self) -> None:
        match = self._under_way
        if match is None:
            return
        me = next((seat for seat, player in enumerate(match.players) if player.level is None), 0)
        score = SEPARATOR.join(f"{seat_name(seat, me)} {match.totals[seat]}" for seat in (me, 1 - me))
        hollywood = match.rules.hollywood
        where = self.tr("{score} in all, round {number}") if hollywood else self.tr("{score}, round {number}")
        where = where.format(score=score, number=match.rounds)
        level = match.players[1 - me].level
        to = self.tr("{rules}, three games to {target}") if hollywood else self.tr("{rules} to {target}")
        to = to.format(rules=self.picker.name_of(match.rules), target=match.rules.target)
        more = (*(() if level is None else (level_name(level),)), to)
        small = self._mode is not None and self._mode[1]
        self.card_text.setText(where if small else SEPARATOR.join((where, *more)))
        self.resume.setAccessibleDescription(SEPARATOR.join((where, *more)))

    def _show_choices(self) -> None:
        """Show what the settings hold."""
        settings, rules = self._settings, self.picker.rules
        self.levels.choose(settings.level)
        self.level_note.setText(level_sentence(settings.level))
        self.picker.show_choice()
        self.preset_note.setText(rules_summary(self.rules))
        self.target_label.setText(self.tr("Target of each game") if rules.hollywood else self.tr("Target"))
        own, offered = rules.target, targets_for(rules)
        self.targets.set_values(str(points) for points in offered)
        names: dict[str, str] = {}
        for points in offered:
            if points < own:
                name = self.tr("Short {points}")
            elif points > own:
                name = self.tr("Long {points}")
            else:
                name = self.tr("Standard {points}")
            names[str(points)] = name.format(points=points)
        self.targets.name_buttons(names, self.tr("Target"))
        other = self._other or settings.target not in offered
        self.targets.choose(_OTHER if other else str(settings.target))
        self.other_stack.setCurrentWidget(self.points if other else self.other)
        with QSignalBlocker(self.points):
            self.points.setValue(settings.target)

    # ------------------------------------------------------------------ what the person does

    def _on_setting(self, name: str) -> None:
        if name in {"level", "preset", "rules", "own_rules", "target", "language"}:
            self._show_choices()
        elif name == "table":
            self.fan.set_theme(self._settings.table)

    def _on_resume(self) -> None:
        if self._under_way is not None:
            self.resume_wanted.emit(self._under_way.id)

    def _on_level(self, level: str) -> None:
        self._settings.level = level
        self._show_choices()

    def _on_picked(self) -> None:
        self._other = False
        self._name_resume()
        self._show_choices()

    def _on_target(self, points: str) -> None:
        self._other = False
        self._settings.target = int(points)
        self._show_choices()

    def _on_other(self) -> None:
        self._other = True
        self._show_choices()
        self.points.setFocus(Qt.FocusReason.OtherFocusReason)
        self.points.selectAll()

    def _on_points(self, points: int) -> None:
        self._settings.target = points

    def _on_deal(self) -> None:
        self.points.interpretText()
        self.deal_wanted.emit(self.rules, self._settings.level)

    # ------------------------------------------------------------------ Qt

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: arrange for the new size."""
        self._fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: the first button has the focus."""
        super().showEvent(event)
        self.focus_first()
