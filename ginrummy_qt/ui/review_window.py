"""The review: every decision of a round or a match on the real table, what it gave away, and luck apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from ginrummy_qt.models.match_words import day_text
from ginrummy_qt.models.review import Reviewer
from ginrummy_qt.models.review_list import ReviewList
from ginrummy_qt.models.review_steps import sums_of
from ginrummy_qt.models.review_text import review_text
from ginrummy_qt.models.review_words import label_words, nothing_text, play_name, seat_choice
from ginrummy_qt.ui.choices import press_focused
from ginrummy_qt.ui.dock_painters import PanelLook
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.message import save_text
from ginrummy_qt.ui.review_head import ReviewHead
from ginrummy_qt.ui.review_parts import qss_review
from ginrummy_qt.ui.review_room import room_for
from ginrummy_qt.ui.review_side import ReviewSide
from ginrummy_qt.ui.review_stage import ReviewStage
from ginrummy_qt.ui.windows import resize_on_screen
from ginrummy_qt.ui.zoom import zoom_for

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

    from ginrummy_qt.engine import MatchRecord
    from ginrummy_qt.models.review_steps import Step
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.worker import WorkerThread
    from ginrummy_qt.ui.faces import Faces

__all__ = ["ReviewWindow"]

_FIRST_SIZE: Final = QSize(1280, 800)
_SMALLEST: Final = QSize(640, 480)
_SIDE: Final = 288


class ReviewWindow(QMainWindow):
    """The window. It changes nothing of the match."""

    def __init__(
        self,
        record: MatchRecord,
        settings: Settings,
        faces: Faces,
        parent: QWidget | None = None,
        *,
        round_number: int = 0,
        computer: WorkerThread | None = None,
    ) -> None:
        """Review a round of ``record`` by its number; 0: all of them.

        Raises:
            RecordError: it cannot have been played.
            NothingToReview: none of its rounds is over.
        """
        reviewer = Reviewer(record, None, computer)  # before there is a window that would have to go again
        super().__init__(parent)
        self.setObjectName("review")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumSize(_SMALLEST)
        self._settings = settings
        self._record = record
        self._look = PanelLook(settings)
        self.reviewer = reviewer
        reviewer.setParent(self)
        self.model = ReviewList(self)
        self.number = round_number
        """The round that is shown; 0: all."""
        self._step: Step | None = None
        self._fresh = True  # nothing has been listed yet
        self._said = False  # the decision is on the stage, in the present language
        self._page = "table"
        self._pages: tuple[str, ...] = ()
        """What is shown one at a time for want of room."""
        self._make_widgets(settings, faces)
        self._lay_out()
        self._connect()
        self._follow_desktop()
        help_key(self, "records#review")
        self.side.only.setChecked(not round_number)
        self.retranslate()
        self.show_rounds(round_number)
        if not settings.review_geometry or not self.restoreGeometry(QByteArray(settings.review_geometry)):
            resize_on_screen(self, _FIRST_SIZE)

    # ------------------------------------------------------------------ building

    def _make_widgets(self, settings: Settings, faces: Faces) -> None:
        self.page = QWidget(self)
        self.page.setObjectName("page")
        self.page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = ReviewHead(self.reviewer, self.page)
        self.side = ReviewSide(self.model, self._look, self.page)
        self.stage = ReviewStage(self.reviewer, settings, faces, self._look, self.page)
        self._line = QFrame(self.page)
        self._line.setObjectName("side")
        self._line.setFixedWidth(1)

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        for part in (self.side, self._line, self.stage):
            body.addWidget(part)
        body.setStretchFactor(self.stage, 1)
        rule = QFrame(self.page)
        rule.setObjectName("rule")
        column = QVBoxLayout(self.page)
        column.setContentsMargins(0, 0, 0, 0)
        for layout in (body, column):
            layout.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(rule)
        column.addLayout(body, 1)
        self.setCentralWidget(self.page)

    def _connect(self) -> None:
        head, side = self.head, self.side
        self.reviewer.changed.connect(self._list)
        head.rounds_wanted.connect(self.show_rounds)
        head.seat_wanted.connect(self.look_at)
        head.hands_wanted.connect(self._on_hands)
        head.page_wanted.connect(self._on_page)
        head.copy_wanted.connect(self.copy)
        head.save_wanted.connect(self._on_save)
        side.list.step_chosen.connect(self._on_step)
        side.only.toggled.connect(self._list)
        side.costly_wanted.connect(self.go_costly)
        side.stop_wanted.connect(self._on_stop)
        self.stage.more_wanted.connect(self._on_more)
        self.stage.graph.wanted.connect(self._on_graph)
        self._settings.changed.connect(self._on_setting)
        for keys, slot in (
            ("N", self._on_next),
            ("P", self._on_before),
            ("A", self._on_more_key),
            ("C", side.only.toggle),
            ("O", head.hands.toggle),
            ("PgUp", self._on_round_before),
            ("PgDown", self._on_round_after),
            (QKeySequence.StandardKey.Copy, self.copy),
            (QKeySequence.StandardKey.Save, self._on_save),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # ------------------------------------------------------------------ which rounds, whose play

    def shows(self, record: MatchRecord) -> bool:
        """Whether this is the review of ``record`` as it stands."""
        return self._record == record

    @property
    def numbers(self) -> tuple[int, ...]:
        """The rounds that are shown and in which the seat played."""
        played = self.reviewer.played
        return played if not self.number else tuple(one for one in played if one == self.number)

    def show_rounds(self, number: int) -> None:
        """Show this round, or with 0 all of them; what is not known of them is worked out."""
        self.number = number
        self._step = None
        self.head.show_rounds(number)
        if number and number <= len(self.reviewer.rounds):
            self.stage.table.show_round(number)
        self.reviewer.want(self.numbers)
        self._list()

    def look_at(self, seat: int) -> None:
        """Show the play of another seat of the match."""
        self._step = None
        self.stage.table.look_from(seat)
        self.reviewer.look_at(seat)
        self.head.show_seat(seat)
        self.head.list_rounds()
        self.show_rounds(self.number)

    def _list(self, *_: object) -> None:
        """List what is known, and go on standing where it stood, else at what was costliest."""
        reviewer = self.reviewer
        known = [found for number in self.numbers if (found := reviewer.of(number)) is not None]
        rounds = [(found, reviewer.steps(found.number)) for found in known]
        heads = "" if self.number else self.tr("Round {number}")
        kept = self._step
        self.model.show_rounds(rounds, costly=self.side.only.isChecked(), head=heads)
        whole = self.tr("This round") if self.number else self.tr("%n round(s)", "", len(known))
        sums = sums_of(known, reviewer.record.rules) if known else None
        self.side.show_sums(sums, play_name(reviewer), whole)
        self._show_progress()
        self.side.show_list(
            "" if self.model.steps else nothing_text(reviewer, self.number, listed=bool(known))
        )
        if self._fresh and self.model.steps:
            self._fresh = False
            self.side.list.setFocus()
        row = None if kept is None else self.model.row_of(kept.number, kept.place)
        if row is None and self.model.steps:
            costliest = max(self.model.steps, key=lambda step: step.decision.loss)
            row = self.model.row_of(costliest.number, costliest.place)
        if row is None:
            self._show_step(None)
        else:
            self.side.list.go(row)
            if self._step is None or not self._said:  # it stood there before, and was not told of it
                self._show_step(self.model.step(row))

    def _show_progress(self) -> None:
        known = sum(self.reviewer.of(number) is not None for number in self.numbers)
        wanted = sum(not self.reviewer.is_bad(number) for number in self.numbers) if not self.number else 0
        self.side.show_progress(known, wanted, running=bool(self.reviewer.waiting))

    # ------------------------------------------------------------------ one decision

    @property
    def step(self) -> Step | None:
        """The decision that is shown."""
        return self._step

    def _on_step(self, step: Step) -> None:
        self._show_step(step)
        if self.isActiveWindow():
            self._announce(self.stage.said())

    def _show_step(self, step: Step | None) -> None:
        before = self._step if self._said else None
        self._step, self._said = step, step is not None
        if step is not None and step is before:
            return  # further rounds have come, or the list is another one
        reviewer = self.reviewer
        self.stage.show_step(step, "" if reviewer.addressed else self._name())

    def _name(self) -> str:
        return seat_choice(self.reviewer.record.players)[self.reviewer.seat]

    def _announce(self, said: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.stage, said))

    def go_costly(self, way: int) -> None:
        """Go to the next costly decision that is listed (1), or to the one before (−1)."""
        row = self.side.list.currentIndex().row() + way
        while 0 <= row < self.model.rowCount():
            step = self.model.step(row)
            if step is not None and step.costly:
                self.side.list.go(row)
                return
            row += way
        said = self.tr("No costly decision after this one.") if way > 0 else self.tr("None before this one.")
        self._announce(said)

    # ------------------------------------------------------------------ what the person does

    def _on_next(self) -> None:
        self.go_costly(1)

    def _on_before(self) -> None:
        self.go_costly(-1)

    def _on_round_before(self) -> None:
        if self.number > 0:
            self.show_rounds(self.number - 1)

    def _on_round_after(self) -> None:
        if self.number < self.head.rounds.count() - 1:
            self.show_rounds(self.number + 1)

    def _on_stop(self) -> None:
        if self.reviewer.waiting:
            self.reviewer.stop()
        else:
            self.reviewer.want(self.numbers)

    def _on_graph(self, place: int) -> None:
        if self._step is None:
            return
        row = self.model.row_of(self._step.number, place)
        if row is None:  # not a costly one
            self.side.only.setChecked(False)
            row = self.model.row_of(self._step.number, place)
        if row is not None:
            self.side.list.go(row)

    def _on_hands(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self.stage.table.set_open(hands=on)

    def _on_page(self, page: str) -> None:
        self._page = page
        self._arrange()

    def _on_more(self, on: bool) -> None:  # noqa: FBT001 - a slot
        self._on_page("options" if on else "table")

    def _on_more_key(self) -> None:
        """Show what could be done where it does not stand beside the table, or the table again."""
        if self._pages:
            self._on_page("table" if self._page == "options" else "options")

    def copy(self) -> None:
        """Put what is known of the rounds that are shown on the clipboard, as text."""
        QGuiApplication.clipboard().setText(review_text(self.reviewer, self.numbers))

    def _on_save(self) -> None:
        text = review_text(self.reviewer, self.numbers)
        save_text(self, self.tr("Save the review"), self.tr("gin rummy review") + ".txt", text)

    # ------------------------------------------------------------------ how it looks

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        record = self.reviewer.record
        who = " – ".join(seat_choice(record.players))
        self.setWindowTitle(self.tr("Review: {who}, {day}").format(who=who, day=day_text(record.started)))
        self.side.retranslate()
        self.head.retranslate()
        self.side.list.delegate.set_labels(label_words())
        self._look.refresh()
        self._said = False
        self.model.retranslate()
        self.side.list.scheduleDelayedItemsLayout()
        self._list()
        self.stage.retranslate()

    def _arrange(self) -> None:
        """Show as much side by side as there is room for."""
        k = self._look.scale
        room = room_for(self.width() / k, self.height() / k)
        self._pages = pages = room.pages
        page = self._page if self._page in pages else "table"
        alone, side = room.alone, self.side
        side.setVisible(not alone or page == "decisions")
        side.setMinimumWidth(0 if alone else round(_SIDE * k))
        side.setMaximumWidth(1 << 14 if alone else round(_SIDE * k))
        self._line.setVisible(not alone)
        self.stage.setVisible(not alone or page != "decisions")
        self.stage.arrange(
            both=not pages, options=page == "options", button=bool(pages) and not alone, low=room.low
        )
        if room.tight != (side.sums.parentWidget() is not side):
            if room.tight:
                self.stage.pane.take_in(side.sums)
            else:
                side.take_back_sums()
        side.sums.set_captions(shown=room.captions)
        self.head.show_pages(pages if alone else (), page)

    def _follow_desktop(self) -> None:
        self._look.refresh()
        self.setStyleSheet(qss_review(self._look.desk, self._look.zoom))
        self.head.set_zoom(self._look.zoom)
        self.side.restyle()
        self.stage.restyle()

    # ------------------------------------------------------------------ Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the keys that no part of the window wanted."""
        key = event.key()
        if key in {Qt.Key.Key_Right, Qt.Key.Key_Down}:
            self.side.list.walk(1)
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Up}:
            self.side.list.walk(-1)
        elif key == Qt.Key.Key_Escape:
            self.close()
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def _on_setting(self, name: str) -> None:
        if name in {"desktop", "colours", "index_language", "card_theme", "table"}:
            self._follow_desktop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: as many parts as there is room for."""
        super().resizeEvent(event)
        zoom = zoom_for(self.size())
        if zoom != self._look.zoom:
            self._look.zoom = zoom
            self._follow_desktop()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and system font."""
        super().changeEvent(event)
        if not hasattr(self, "stage"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._follow_desktop()
            self._arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Qt: break off what is being worked out; remember where the window stood."""
        self.reviewer.close()
        self._settings.review_geometry = bytes(self.saveGeometry().data())
        super().closeEvent(event)
