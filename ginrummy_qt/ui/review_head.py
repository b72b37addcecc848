"""The head of the review: which rounds, whose play, open hands, taking it along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from ginrummy_qt.models.review_words import round_line, seat_choice
from ginrummy_qt.models.words import SEPARATOR
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.zoom import set_margins

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ginrummy_qt.models.review import Reviewer

__all__ = ["PAGES", "ReviewHead"]

PAGES: Final = ("decisions", "table", "options")
"""What a narrow window shows one at a time."""


class ReviewHead(QWidget):
    """Says what the person wants; the window does it."""

    rounds_wanted = Signal(int)
    """The number of a round; 0: all of them."""
    seat_wanted = Signal(int)
    hands_wanted = Signal(bool)
    page_wanted = Signal(str)
    """One of :data:`PAGES`."""
    copy_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, reviewer: Reviewer, parent: QWidget) -> None:
        super().__init__(parent)
        self._reviewer = reviewer
        self._pages: tuple[str, ...] = ()
        self.rounds, self.seats, self.pages = ChoiceList(self), ChoiceList(self), ChoiceList(self)
        self.hands = QCheckBox(self)
        self.export = QPushButton(self)
        self.export.setAutoDefault(False)
        self.menu = QMenu(self)
        self.export.setMenu(self.menu)
        self.export.setObjectName("opens")
        self.copy, self.save = self.menu.addAction(""), self.menu.addAction("")
        for box in (self.rounds, self.seats, self.pages):
            box.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setSpacing(8)
        self.set_zoom(1.0)
        first, second = QHBoxLayout(), QHBoxLayout()
        for layout, parts in (
            (first, (self.rounds, self.seats)),
            (second, (self.pages, self.hands, self.export)),
        ):
            layout.setSpacing(8)
            for part in parts:
                layout.addWidget(part)
            row.addLayout(layout)
        first.addStretch(1)
        second.insertStretch(1, 1)
        self.rounds.activated.connect(self._on_rounds)
        self.seats.activated.connect(self.seat_wanted)
        self.pages.activated.connect(self._on_page)
        self.hands.toggled.connect(self.hands_wanted)
        self.copy.triggered.connect(self.copy_wanted)
        self.save.triggered.connect(self.save_wanted)
        self.retranslate()

    # ------------------------------------------------------------------ what it shows

    def set_zoom(self, zoom: float) -> None:
        """Keep margins as large as ``zoom`` says, see :mod:`ginrummy_qt.ui.zoom`."""
        set_margins([(self._row, (16, 8, 16, 8))], zoom)

    def show_rounds(self, number: int) -> None:
        """Mark the round that is shown; 0: all."""
        with QSignalBlocker(self.rounds):
            self.rounds.setCurrentIndex(number)
        self._tell_choices()

    def show_seat(self, seat: int) -> None:
        """Mark the seat whose play is shown."""
        with QSignalBlocker(self.seats):
            self.seats.setCurrentIndex(seat)
        self._tell_choices()

    def show_pages(self, pages: tuple[str, ...], page: str) -> None:
        """Offer these of :data:`PAGES`, in a window that shows one at a time; none: it shows all."""
        if pages != self._pages:
            self._pages = pages
            self._list_pages()
        self.pages.setVisible(bool(pages))
        # Where there is little room, each page has what belongs to it alone.
        for part in (self.rounds, self.seats, self.export):
            part.setVisible(not pages or page == "decisions")
        self.hands.setVisible(not pages or page == "table")
        if page in pages:
            with QSignalBlocker(self.pages):
                self.pages.setCurrentIndex(pages.index(page))
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        reviewer = self._reviewer
        self.rounds.setAccessibleName(self.tr("Round"))
        self.seats.setAccessibleName(self.tr("Whose play"))
        self.pages.setAccessibleName(self.tr("Show"))
        self.hands.setText(self.tr("Open hands"))
        self.hands.setToolTip(self.tr("Show the hand opposite too (O)"))
        self.export.setText(self.tr("Export …"))
        self.copy.setText(self.tr("Copy as text (Ctrl+C)"))
        self.save.setText(self.tr("Save as text …"))
        with QSignalBlocker(self.seats):
            at = self.seats.currentIndex() if self.seats.count() else reviewer.seat
            self.seats.clear()
            self.seats.addItems(list(seat_choice(reviewer.record.players)))
            self.seats.setCurrentIndex(at)
        self._list_pages()
        self.list_rounds()

    def list_rounds(self) -> None:
        """List the rounds as they went for the seat that is reviewed."""
        reviewer = self._reviewer
        with QSignalBlocker(self.rounds):
            at = max(0, self.rounds.currentIndex())
            self.rounds.clear()
            self.rounds.addItem(self.tr("All rounds"))
            for one in reviewer.rounds:
                self.rounds.addItem(round_line(reviewer, one.number))
            if reviewer.under_way is not None:
                words = (self.tr("Round {number}").format(number=reviewer.under_way), self.tr("in play"))
                self.rounds.addItem(SEPARATOR.join(words))
            self.rounds.setCurrentIndex(at)
        self._arrange()

    def _list_pages(self) -> None:
        names = {
            "decisions": self.tr("Decisions"),
            "table": self.tr("Table"),
            "options": self.tr("What could be done"),
        }
        with QSignalBlocker(self.pages):
            at = self.pages.currentIndex()
            self.pages.clear()
            for page in self._pages:
                self.pages.addItem(names[page])
            self.pages.setCurrentIndex(max(0, at))

    def _tell_choices(self) -> None:
        """Let the pointer show whole what with very large text ends in dots."""
        for box in (self.rounds, self.seats, self.pages):
            box.setToolTip(plain_tip(box.currentText()))

    def _arrange(self) -> None:
        """Stand in one row where there is room for it, else in two."""
        self._tell_choices()
        parts = (self.rounds, self.seats, self.pages, self.hands, self.export)
        shown = [part for part in parts if not part.isHidden()]
        need = sum(part.sizeHint().width() for part in shown) + 8 * len(shown) + 32
        wide = not self._pages and self.width() >= need + 8 * text_scale()
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self.updateGeometry()

    # ------------------------------------------------------------------ what the person does

    def _on_rounds(self, place: int) -> None:
        self.rounds_wanted.emit(place)

    def _on_page(self, place: int) -> None:
        self.page_wanted.emit(self._pages[place])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: one row or two."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_row"):
            self.retranslate()
