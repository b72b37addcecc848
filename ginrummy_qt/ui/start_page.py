"""The start page: go on with the match under way, or choose opponent, rules and target and deal."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ginrummy_qt.models.seat_choice import for_players, obstacle, players_of
from ginrummy_qt.models.seats import persons
from ginrummy_qt.models.settings import LEVELS
from ginrummy_qt.models.words import level_name, level_sentence, rules_summary
from ginrummy_qt.ui.card_fan import CardFan
from ginrummy_qt.ui.choices import Segments, press_focused
from ginrummy_qt.ui.deal_row import DealRow
from ginrummy_qt.ui.guide_offer import GuideOffer
from ginrummy_qt.ui.late_words import LateWords
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.player_picker import PlayerPicker
from ginrummy_qt.ui.resume_card import ResumeCard
from ginrummy_qt.ui.rule_picker import RulePicker
from ginrummy_qt.ui.start_airs import AIRS
from ginrummy_qt.ui.tall_area import TallArea
from ginrummy_qt.ui.target_picker import TargetPicker
from ginrummy_qt.ui.theme import desk_palette, qss_desk, text_scale
from ginrummy_qt.ui.zoom import zoom_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from ginrummy_qt.engine import Player, Rules
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.faces import Faces
    from ginrummy_qt.ui.resume_card import MatchUnderWay
    from ginrummy_qt.ui.start_airs import Air

__all__ = ["StartPage"]

_LEAST_WIDTH: Final = 800
"""Of the choices, where their words need it: in a narrower window with very large text they scroll across."""


class StartPage(QWidget):
    """The page. Every choice is remembered in the settings as soon as it is made."""

    resume_wanted = Signal(int)
    """The id of the match to go on with."""
    list_wanted = Signal()
    """All matches under way are to be listed."""
    deal_wanted = Signal(object, object, bool)
    """The rules (:class:`~ginrummy_qt.engine.Rules`, target and number of players included), who plays, a
    tuple of :class:`~ginrummy_qt.engine.Player`, and whether the match is for training."""

    def __init__(self, settings: Settings, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._settings = settings
        self._zoom = 1.0
        self.fan = CardFan(faces, self)
        self.fan.set_theme(settings.table)
        self.offer = GuideOffer(settings, self.fan)
        self._words = LateWords(self, self.retranslate)
        self._make_widgets()
        self._lay_out()
        self.retranslate()
        settings.changed.connect(self._on_setting)

    # ------------------------------------------------------------------ what it is told

    def show_matches(self, matches: Sequence[MatchUnderWay]) -> None:
        """Offer ``matches`` to go on with, the newest first; none: offer nothing."""
        self.card.show_matches(matches)
        self._show_deal()
        self._fit()
        self.focus_first()

    def focus_first(self) -> None:
        """Give the focus to what the person most likely wants: going on, else dealing."""
        button = self.resume if self.card.matches else self.deal
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return players_of(self.players.chairs)

    @property
    def rules(self) -> Rules:
        """The rules chosen, target and number of players included."""
        return replace(self._rules, target=self._settings.target)

    @property
    def _rules(self) -> Rules:
        """The rules chosen for as many as play, with the target that they have of themselves."""
        rules, players = self.picker.rules, self._settings.players
        if rules.seats != 2 or obstacle(rules, players) is not None:
            return rules
        return for_players(rules, players)

    # ------------------------------------------------------------------ building

    def _make_widgets(self) -> None:
        self.players_label, self.level_label, self.preset_label, self.target_label = (
            self._section() for _ in range(4)
        )
        self.players = PlayerPicker(self._settings, self)
        self.players_note = self._note()
        self.levels = Segments(LEVELS, self)
        self.level_note = self._note()
        self.picker = RulePicker(self._settings, self)
        self.presets = self.picker.presets
        self.preset_label.setBuddy(self.presets)
        self.preset_note = self._note()
        self.card = ResumeCard(self.picker.name_of, self)
        self.card_text, self.resume = self.card.text, self.card.resume
        self.points_note = self._note()
        self.target = TargetPicker(self._settings, self.points_note, self)
        self.targets, self.other, self.points = self.target.targets, self.target.other, self.target.points
        self.training_note = self._note()
        self.foot = DealRow(self.training_note, self)
        self.deal, self.training = self.foot.deal, self.foot.training
        self.card.wanted.connect(self.resume_wanted)
        self.card.list_wanted.connect(self.list_wanted)
        self.levels.chosen.connect(self._on_level)
        self.picker.picked.connect(self._on_picked)
        self.players.counted.connect(self._on_counted)
        self.players.changed.connect(self._show_choices)
        self.target.changed.connect(self._show_choices)
        self.target.fit_wanted.connect(self._fit)
        self.deal.clicked.connect(self._on_deal)
        self.training.toggled.connect(self._fit)

    def _section(self) -> QLabel:
        label = PlainLabel(self)
        label.setObjectName("section")
        return label

    def _note(self) -> QLabel:
        label = PlainLabel(self)
        label.setObjectName("note")
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        # Not with a style sheet's padding: with one, Qt indents the text.
        label.setContentsMargins(0, 6, 0, 0)
        label.setIndent(0)
        return label

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        self._gaps: list[int] = []
        self._column.addStretch(1)
        self._column.addWidget(self.card)
        for label, control, note in (
            (self.players_label, self.players, self.players_note),
            (self.level_label, self.levels, self.level_note),
            (self.preset_label, self.picker, self.preset_note),
            (self.target_label, self.target, self.points_note),
        ):
            self._gaps.append(self._column.count())
            self._column.addSpacing(24)
            self._column.addWidget(label)
            self._column.addSpacing(6)
            self._column.addWidget(control)
            self._column.addWidget(note)
        self._gaps.append(self._column.count())
        self._column.addSpacing(28)
        self._column.addWidget(self.foot)
        self._column.addWidget(self.training_note)
        self._column.addStretch(1)
        centred = QWidget(self)
        centred.setLayout(self._column)
        self._centred = centred
        # With text twice as large a small window cannot hold the choices: then they scroll.
        area = self._area = TallArea(centred, _LEAST_WIDTH, self)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(area, 20)
        middle.addStretch(1)
        self._middle = middle
        self._outer = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self.fan, 38)
        self._outer.addLayout(middle, 62)

    def _fit(self, *_: object) -> None:
        """Arrange for the size of the page: fan at the left or on top, air and words as there is room."""
        wide, high = self.width(), self.height()
        self._zoom = zoom_for(self.size())
        self._follow_zoom()
        scale = text_scale() * self._zoom
        tall = wide < 700 * scale or high > 1.15 * wide
        # Large text in a low window: the choices need all of it.
        bare = tall and high < 600 * scale
        self._outer.setDirection(
            QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight
        )
        self.fan.setVisible(not bare)
        for row in (self.card, self.players, self.target, self.foot):
            row.set_stacked(stacked=wide < 460 * scale)
        self.levels.set_wraps(wraps=bare)
        for part in (self._centred, self._area):
            part.setMaximumWidth(round(680 * scale))
        self.training_note.hide()
        for air in AIRS:
            fan = 0 if bare else 26 if tall else air.fan
            self._outer.setStretch(0, fan)
            self._outer.setStretch(1, 100 - fan)
            self._set(air)
            room = QSize(wide if tall else wide * (100 - fan) // 100, high)
            if tall:
                room.setHeight(high * (100 - fan) // 100)
            if self._needed(room.width()) <= room.height():
                break
        if self.foot.for_training:  # not at the cost of the other sentences
            self.training_note.show()
            self._column.invalidate()
            self.training_note.setVisible(self._needed(room.width()) <= room.height())
            self._column.invalidate()
        self._centred.updateGeometry()
        self._outer.activate()

    def _follow_zoom(self) -> None:
        """Write larger in a very large window: the fan grows with it, and so do the cards at the table."""
        qss = ""
        if self._zoom > 1:
            qss = qss_desk(desk_palette(self._settings.desktop), self._zoom)
        if qss != self._centred.styleSheet():
            self._centred.setStyleSheet(qss)

    def _set(self, air: Air) -> None:
        side, edge = round(air.side * self._zoom), round(air.edge * self._zoom)
        self._column.setContentsMargins(side, edge, side, edge)
        for index in self._gaps:
            item = self._column.itemAt(index)
            spacer = None if item is None else item.spacerItem()
            if spacer is not None:
                gap = round(self._zoom * (air.gap + (4 if index == self._gaps[-1] else 0)))
                spacer.changeSize(0, gap if index != self._gaps[1] or self.players.computers else 0)
        computers = self.players.computers > 0
        for part in (self.level_label, self.levels):
            part.setVisible(computers)
        self.level_note.setVisible(air.level_note and computers and bool(self.players.level))
        self.players_note.setVisible(air.players_note and bool(self.players_note.text()))
        self.preset_note.setVisible(air.preset_note)
        self.card.set_full(full=air.full)
        for layout in (self.card.layout(), self._column):
            if layout is not None:
                layout.invalidate()

    def _needed(self, wide: int) -> int:
        """Return the height in pixels that the column needs in ``wide`` pixels, whoever is the opponent."""
        column = min(wide * 20 // 22, self._centred.maximumWidth())
        column = max(column, self._column.minimumSize().width())
        inner = column - 2 * self._column.contentsMargins().left()
        need = self._column.totalHeightForWidth(column)
        if self.level_note.isVisibleTo(self):
            metrics, now = self.level_note.fontMetrics(), self.level_note.text()
            heights = {
                text: metrics.boundingRect(0, 0, inner, 9999, Qt.TextFlag.TextWordWrap, text).height()
                for text in (now, *map(level_sentence, LEVELS))
            }
            need += max(heights.values()) - heights[now]  # or the sentences come and go with the opponent
        return need

    def _order_tabs(self) -> None:
        """Have Tab go down the page; the buttons of the targets may be new ones."""
        stops: tuple[QWidget, ...] = (
            self.resume,
            self.card.more,
            *self.players.counts.buttons.values(),
            self.players.who,
            *self.levels.buttons.values(),
            self.presets,
            self.picker.change,
            *self.targets.buttons.values(),
            self.other,
            self.points,
            self.training,
            self.deal,
            self.offer,
        )
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    # ------------------------------------------------------------------ texts

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.card.retranslate()
        self.players_label.setText(self.tr("Players"))
        self.preset_label.setText(self.tr("Rules"))
        self.picker.retranslate()
        self.players.retranslate()
        self.target.retranslate(self._rules)
        self._show_choices()

    def _show_deal(self) -> None:
        self.foot.show_state(kept=bool(self.card.matches), played=bool(persons(self.seats)))

    def _show_choices(self) -> None:
        """Show what the settings hold."""
        rules = self._rules
        self.players.show_choice(rules)
        self.players_note.setText(self.players.words)
        subject = self.tr("Opponent") if self.players.computers < 2 else self.tr("Computer")
        self.level_label.setText(subject)
        self.levels.name_buttons({level: level_name(level) for level in LEVELS}, subject)
        self.levels.choose(self.players.level)
        self.level_note.setText(level_sentence(self.players.level))
        self.picker.show_choice()
        self.preset_note.setText(rules_summary(self.rules))
        self.target_label.setText(self.tr("Target of each game") if rules.hollywood else self.tr("Target"))
        self.target.show_choice(rules)
        self._show_deal()
        self._order_tabs()
        self._fit()

    # ------------------------------------------------------------------ what the person does

    def _on_setting(self, name: str) -> None:
        if name in {"level", "players", "chairs", "preset", "rules", "own_rules", "target", "language"}:
            self._show_choices()
        elif name == "table":
            self.fan.set_theme(self._settings.table)

    def _on_level(self, level: str) -> None:
        self.players.set_level(level)

    def _on_counted(self, count: int) -> None:
        self.picker.set_players(count)
        self._show_choices()

    def _on_picked(self) -> None:
        self.target.forget()
        self.card.retranslate()
        self._show_choices()

    def _on_deal(self) -> None:
        if self.target.settle():
            self.deal_wanted.emit(self.rules, self.seats, self.foot.for_training)

    # ------------------------------------------------------------------ Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses the button that has the focus."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        if event.type() == QEvent.Type.LanguageChange:
            self._words.follow()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._fit()
        elif event.type() == QEvent.Type.StyleChange and hasattr(self, "_centred"):
            self._follow_zoom()  # other colours
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: arrange for the new size."""
        self._fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: the first button has the focus."""
        self._words.catch_up()
        super().showEvent(event)
        self.focus_first()
