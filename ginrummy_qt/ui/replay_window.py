"""A record played again on the real table: any round, step by step, with open or closed hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.match_words import day_text, opponents_text, round_text, rules_text
from ginrummy_qt.models.replay import Replay
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import SEPARATOR, side_names
from ginrummy_qt.ui.dock import ScoreDock
from ginrummy_qt.ui.dock_place import DockPlace
from ginrummy_qt.ui.replay_head import ReplayHead
from ginrummy_qt.ui.table.view import TableView
from ginrummy_qt.ui.tall_area import TallArea
from ginrummy_qt.ui.theme import desk_palette, qss_desk, text_scale
from ginrummy_qt.ui.transport import SPEEDS, Transport
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import follow_size, zoom_of

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.sounds import Sounds
    from ginrummy_qt.ui.faces import Faces

__all__ = ["ReplayWindow"]

_FIRST_SIZE: Final = QSize(1280, 800)
_SMALLEST: Final = QSize(640, 600)
_TABLE: Final = 120
_TABLE_TEXT: Final = 160
"""Pixels that a table needs in height, and what text adds to them at a system font of 14."""
_ROOM_FOR_TWO: Final = 1200
"""From this width on two tables stand beside each other; else the one that is played at is shown."""


class _Sheet(ScoreDock):
    """The score sheet beside a replay: its place is the window's business, not the settings'."""

    def _on_close(self) -> None:
        self.hide()


class _Felt(QWidget):
    """Where the tables stand. A view would like to be as large as it was; they like to be as low as they may.

    So they become smaller with the window, and scroll only where they have to.
    """

    def sizeHint(self) -> QSize:
        return QSize(_SMALLEST.width(), self.minimumHeight())


class ReplayWindow(QMainWindow):
    """The window. It changes nothing of the match; “Play this deal again” is for its owner to do."""

    deal_wanted = Signal(object, int)
    """``(MatchRecord, round number)``: a training match with this deal is wanted."""

    def __init__(
        self,
        record: MatchRecord,
        settings: Settings,
        faces: Faces,
        parent: QWidget | None = None,
        *,
        round_number: int = 1,
        sounds: Sounds | None = None,
    ) -> None:
        """Show ``record`` from the start of a round.

        Raises:
            RecordError: it cannot have been played.
        """
        super().__init__(parent)
        self.setObjectName("replay")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings = settings
        self._sounds = sounds
        self.replay = Replay(record, self, round_number=round_number)
        self.setMinimumSize(_SMALLEST)
        self._playing = False
        self._speed = "normal"
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)
        self._make_widgets(settings, faces)
        self._lay_out()
        self._connect()
        self._follow_desktop()
        self.retranslate()
        if not settings.replay_geometry or not self.restoreGeometry(QByteArray(settings.replay_geometry)):
            resize_on_screen(self, _FIRST_SIZE)
        self.setFocus()  # no part of it: the keys are those of the window until Tab goes to one

    # ------------------------------------------------------------------ building

    def _make_widgets(self, settings: Settings, faces: Faces) -> None:
        self.page = QWidget(self)
        self.page.installEventFilter(self)
        self.page.setObjectName("page")
        self.page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = head = ReplayHead(self.page)
        self.rounds, self.hands = head.rounds, head.hands
        self.again, self.sheet_button = head.again, head.sheet_button
        self.felt = _Felt(self.page)
        self.views: list[TableView] = []
        for table in self.replay.tables:
            view = TableView(settings, faces, self.felt)
            # Nothing to play here: keys and pointer belong to the window.
            view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            view.set_controller(table)
            if self._sounds is not None:
                view.sounded.connect(self._sounds.play)
            self.views.append(view)
        self.transport = Transport(settings, self.page)
        self.transport.show_speed(self._speed)
        self.sheet = _Sheet(self.replay.tables[0], settings, self)

    def _lay_out(self) -> None:
        self._tables = tables = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.felt)
        tables.setContentsMargins(0, 0, 0, 0)
        tables.setSpacing(1)
        for view in self.views:
            tables.addWidget(view, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(12, 6, 16, 6)
        foot.addWidget(self.transport)
        rule = QFrame(self.page)
        rule.setObjectName("rule")
        above = QWidget(self.page)
        upper, column = QVBoxLayout(above), QVBoxLayout(self.page)
        for layout in (upper, column):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        upper.addWidget(self.head)
        upper.addWidget(self.felt, 1)
        # With large text a low window has no room for the table below what stands above it: both scroll, and
        # the table is what is seen first.
        self._area = TallArea(above, _SMALLEST.width(), self.page)
        column.addWidget(self._area, 1)
        self._area.verticalScrollBar().rangeChanged.connect(self._show_felt)
        column.addWidget(rule)
        column.addLayout(foot)
        self.setCentralWidget(self.page)
        self._place = DockPlace(self, self.felt, self.sheet)
        self._place.set_wanted(len(self.views) == 1)  # two tables need the room

    def _connect(self) -> None:
        replay, transport = self.replay, self.transport
        replay.changed.connect(self._show)
        for table in replay.tables:
            table.moving_changed.connect(self._on_moving)
        transport.first_wanted.connect(self._on_first)
        transport.back_wanted.connect(self._on_back)
        transport.play_wanted.connect(self.toggle)
        transport.forward_wanted.connect(self._on_forward)
        transport.last_wanted.connect(self._on_last)
        transport.step_wanted.connect(self._on_step)
        transport.speed_wanted.connect(self.set_speed)
        self.rounds.activated.connect(self._on_round)
        self.hands.toggled.connect(self._on_hands)
        self.again.clicked.connect(self._on_again)
        self.sheet_button.clicked.connect(self._place.toggle)
        self.sheet.visibilityChanged.connect(self.sheet_button.setChecked)
        self._settings.changed.connect(self._on_setting)
        for keys, slot in (
            ("F9", self._place.toggle),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(slot)

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        record = self.replay.record
        who = opponents_text(record.players)
        self.setWindowTitle(self.tr("Replay: {who}, {day}").format(who=who, day=day_text(record.started)))
        self.head.retranslate(SEPARATOR.join((who, rules_text(record.rules), day_text(record.started))))
        self.transport.retranslate()
        with QSignalBlocker(self.rounds):
            self.rounds.clear()
            names = side_names(self.replay.match, reader(record.players))
            for played in self.replay.rounds:
                self.rounds.addItem(round_text(played, names))
        self._fit_head()
        self._show()

    def _fit_head(self) -> None:
        self._show_tables()
        self.head.fit(self.page.width())

    def _show_tables(self) -> None:
        """Show both tables of a round, in a tall window over each other; one where there is little room."""
        wide, high = self.page.width(), self.page.height()
        tall = high > 1.2 * wide
        stack = QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight
        self._tables.setDirection(stack)
        both = tall or wide >= _ROOM_FOR_TWO
        for number, view in enumerate(self.views):
            view.setVisible(both or number == self.replay.active)
        shown = len(self.views) if tall else 1
        self.felt.setMinimumHeight(round(shown * (_TABLE + _TABLE_TEXT * text_scale())))

    def _show(self) -> None:
        replay = self.replay
        with QSignalBlocker(self.rounds):
            self.rounds.setCurrentIndex(replay.round_number - 1)
        self.head.show_round()
        self.transport.show_step(
            replay.step, replay.steps, replay.knocks, at_start=replay.at_start, at_end=replay.at_end
        )
        self._show_tables()
        self.sheet.sheet_model.refresh()
        if replay.at_end:
            self._set_playing(playing=False)
        else:
            self._schedule()

    # ------------------------------------------------------------------ playing

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._playing

    def toggle(self) -> None:
        """Play, or pause."""
        self._set_playing(playing=not self._playing and not self.replay.at_end)

    def set_speed(self, speed: str) -> None:
        """Play with this one of :data:`SPEEDS`."""
        self._speed = speed
        self.transport.show_speed(speed)
        for view in self.views:
            # Motion that the person has switched off stays off.
            if self._settings.animation != "off":
                view.table.travel.set_speed(speed)
        if self._timer.isActive():
            self._timer.start(SPEEDS[speed])

    def _set_playing(self, *, playing: bool) -> None:
        self._playing = playing
        self.transport.show_playing(playing)
        self._timer.stop()
        self._schedule()

    def _schedule(self) -> None:
        """Plan the next step for when everything is at rest."""
        if self._playing and not any(table.moving for table in self.replay.tables):
            self._timer.start(SPEEDS[self._speed])

    def _on_moving(self, moving: bool) -> None:  # noqa: FBT001 - a slot
        if not moving:
            self._schedule()

    def _on_time(self) -> None:
        if self._playing:
            self.replay.forward()

    def _on_first(self) -> None:
        self._go(self.replay.round_number, 0)

    def _on_last(self) -> None:
        self._go(self.replay.round_number, self.replay.steps)

    def _on_step(self, step: int) -> None:
        self._go(self.replay.round_number, step)

    def _on_round(self, index: int) -> None:
        self._go(index + 1, 0)

    def _on_back(self) -> None:
        self._set_playing(playing=False)
        self._finish()
        self.replay.back()

    def _on_forward(self) -> None:
        self._set_playing(playing=False)
        self._finish()
        self.replay.forward()

    def _go(self, round_number: int, step: int) -> None:
        self._finish()
        self.replay.go(round_number, step)

    def _finish(self) -> None:
        for view in self.views:
            view.finish()

    def _on_hands(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._finish()
        self.replay.open_hands = on

    def _on_again(self) -> None:
        self.deal_wanted.emit(self.replay.record, self.replay.round_number)

    # ------------------------------------------------------------------ Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the keys of a player of films."""
        replay, key = self.replay, event.key()
        if key in {Qt.Key.Key_Right, Qt.Key.Key_Period}:
            self._on_forward()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Comma}:
            self._on_back()
        elif key == Qt.Key.Key_Space:
            self.toggle()
        elif key == Qt.Key.Key_Home:
            self._on_first()
        elif key == Qt.Key.Key_End:
            self._on_last()
        elif key == Qt.Key.Key_PageDown:
            self._go(min(replay.round_number + 1, len(replay.rounds)), 0)
        elif key == Qt.Key.Key_PageUp:
            self._go(replay.round_number - (0 if replay.step else 1), 0)
        elif key == Qt.Key.Key_O:
            self.hands.toggle()
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Minus}:
            speeds = tuple(SPEEDS)
            place = speeds.index(self._speed) + (1 if key == Qt.Key.Key_Plus else -1)
            self.set_speed(speeds[min(max(place, 0), len(speeds) - 1)])
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        self.setStyleSheet(qss_desk(desk_palette(self._settings.desktop), zoom_of(self)))
        self.transport.follow_desktop()
        self.head.follow_font()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: written larger in a very large window."""
        super().resizeEvent(event)
        if follow_size(self):
            self._follow_desktop()
            self._fit_head()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: the page has another size."""
        if event.type() == QEvent.Type.Resize and hasattr(self, "transport"):
            self._fit_head()
        return super().eventFilter(watched, event)

    def _show_felt(self, _least: int, most: int) -> None:
        self._area.verticalScrollBar().setValue(most)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "sheet"):
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: remember where the window stood."""
        self._timer.stop()
        self._settings.replay_geometry = bytes(self.saveGeometry().data())
        super().closeEvent(event)
