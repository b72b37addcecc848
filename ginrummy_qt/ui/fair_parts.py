"""What the window of the fair deal is made of: a card for each step with its sign, and the own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.models.fairness import grouped
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.zoom import scale_of

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.models.fairness import FairDeals

__all__ = ["Mark", "OwnWords", "Step"]


class Mark(QWidget):
    """A tick or a cross in a disc; the words beside it say the same."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._good: bool | None = None
        self._colour = "#000000"
        self._paper = "#FFFFFF"
        size = round(40 * scale_of(self))
        self.setFixedSize(size, size)

    def show_mark(self, good: bool | None, colour: str, paper: str) -> None:  # noqa: FBT001 - three states
        """Show a tick, a cross, or an empty disc."""
        self._good, self._colour, self._paper = good, colour, paper
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self.width() / 40
        painter.setPen(QPen(QColor(self._colour), 2 * k))
        painter.setBrush(QColor(self._paper if self._good is None else self._colour))
        painter.drawEllipse(QRectF(2 * k, 2 * k, 36 * k, 36 * k))
        if self._good is None:
            return
        painter.setPen(
            QPen(QColor(self._paper), 4 * k, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lines = (
            [[(12, 21), (18, 27), (28, 14)]] if self._good else [[(13, 13), (27, 27)], [(27, 13), (13, 27)]]
        )
        for line in lines:
            painter.drawPolyline(QPolygonF([QPointF(x * k, y * k) for x, y in line]))


class Step(QFrame):
    """One of the three cards: headline, a text in groups, a note."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.title, self.text, self.note = PlainLabel(self), PlainLabel(self), PlainLabel(self)
        self.title.setObjectName("strong")
        self.text.setObjectName("digits")
        self.note.setObjectName("note")
        self.note.setWordWrap(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 14, 18, 14)
        self.column.setSpacing(8)
        for label in (self.title, self.text, self.note):
            self.column.addWidget(label)
        self.column.addStretch(1)


class OwnWords(QFrame):
    """The words that are mixed into the next deals, and the seals of these, which stay the same."""

    def __init__(self, deals: FairDeals, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._deals = deals
        self._wide = True
        self.title, self.note, self.upcoming = (PlainLabel(self) for _ in range(3))
        self.title.setObjectName("strong")
        self.note.setObjectName("note")
        self.upcoming.setObjectName("digits")
        self.note.setWordWrap(True)
        self.upcoming.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words = QLineEdit(self)
        self.words.setMaxLength(deals.longest)
        self.mix = QPushButton(self)
        self.copy_seals = QPushButton(self)
        for button in (self.mix, self.copy_seals):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self.mix)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(8)
        inside.addWidget(self.title)
        inside.addWidget(self.note)
        inside.addLayout(row)
        inside.addWidget(self.upcoming)
        inside.addWidget(self.copy_seals, 0, Qt.AlignmentFlag.AlignLeft)
        self.mix.clicked.connect(self._on_mix)
        self.words.returnPressed.connect(self._on_mix)
        self.copy_seals.clicked.connect(self._on_copy_seals)

    def set_wide(self, *, wide: bool) -> None:
        """Show the seals in full, or where there is no room for them how they begin."""
        self._wide = wide
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.title.setText(QCoreApplication.translate("FairWindow", "Mix in your own words"))
        words = self._deals.words
        if words:
            note = QCoreApplication.translate(
                "FairWindow",
                "The next deals are mixed with “{words}”. Their seals stand below; they stay the same.",
            )
            self.note.setText(note.format(words=words))
        else:
            self.note.setText(
                QCoreApplication.translate(
                    "FairWindow",
                    "Type anything. It is mixed into the next deals, whose seals stand below already: "
                    "so nobody else can have decided how the cards lie.",
                )
            )
        self.note.setObjectName("note")
        hint = QCoreApplication.translate("FairWindow", "Anything that nobody can guess")
        self.words.setPlaceholderText(hint)
        self.words.setAccessibleName(self.title.text())
        self.mix.setText(QCoreApplication.translate("FairWindow", "Mix in"))
        self.copy_seals.setText(QCoreApplication.translate("FairWindow", "Copy these seals"))
        self.upcoming.setText(
            "\n".join(
                f"{place}.  {grouped(seal, 16) if self._wide else f'{seal[:16]} …'}"
                for place, seal in enumerate(self._deals.upcoming, 1)
            )
        )

    def _on_copy_seals(self) -> None:
        QGuiApplication.clipboard().setText("".join(f"{seal}\n" for seal in self._deals.upcoming))

    def _on_mix(self) -> None:
        problem = self._deals.mix(self.words.text())
        if problem:
            self.note.setObjectName("invalid")
            self.note.setText(problem)
        else:
            self.words.clear()
            self.retranslate()
        self.note.style().unpolish(self.note)
        self.note.style().polish(self.note)
