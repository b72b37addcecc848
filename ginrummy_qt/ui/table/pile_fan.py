"""The discard pile fanned out: a panel over the piles, opened by its button, by F or from the menu.

``look/NOTES2.md``, 15: columns are time; the upper row is what the other side threw, the lower one what one
threw oneself, so that "what did it throw after my eight" is a glance. Low windows have one row, in zigzag.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget

from ginrummy_qt.engine.actions import TakeDiscard
from ginrummy_qt.models.discard_pile import PileWords, Thrown, thrown, thrown_text
from ginrummy_qt.ui.table.layout import RATIO
from ginrummy_qt.ui.table.paint import draw_ring, draw_text, marked_ring
from ginrummy_qt.ui.theme import advance, alpha, qss_table

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QContextMenuEvent,
        QHideEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QShowEvent,
    )

    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.company import Company
    from ginrummy_qt.ui.table.look import Look

__all__ = ["PileFan"]

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CARD: Final = 0.46  # of a full card
_TWO_ROWS_FROM: Final = 46  # px: smaller cards go into one row, where they are larger
_ONE_ROW_MOST: Final = 65  # px: wider ones wear the small index, too little of which a narrow strip shows
_STRIP: Final = 0.34  # of a card: what at least is seen of one that another one lies on
_APART: Final = 1.12
_ZIGZAG: Final = 22


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the cards lie, in the panel's coordinates."""

    card: int
    frames: tuple[QRectF, ...]
    labels: tuple[QRectF, QRectF] | None
    """The names before the two rows, the other side's first; ``None``: there is one row."""


class PileFan(QWidget):
    """The panel. Hand and console stay in use below it; it plays nothing itself."""

    take_wanted = Signal()
    """The last card is to be taken."""
    closed = Signal()
    covers = Signal(bool)
    """It lies over the piles, or no longer does."""

    def __init__(self, table: QWidget, look: Look) -> None:
        """Lie over ``table``, above all that stands on it."""
        super().__init__(table)
        self._look = look
        self._view: SeatView | None = None
        self._cards: tuple[Thrown, ...] = ()
        self._company: Company | None = None
        self._cursor = 0
        self._by_key = False
        self.close_button = QPushButton(self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self.close_fan)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    @property
    def cards(self) -> tuple[Thrown, ...]:
        """What is shown, the first throw first."""
        return self._cards

    @property
    def cursor_card(self) -> Thrown | None:
        """The card under the cursor of the keyboard."""
        return self._cards[self._cursor] if self._cards else None

    def open_fan(self, view: SeatView, company: Company) -> None:
        """Show the discard pile in ``view``, which is not empty."""
        self._view, self._company, self._cards = view, company, thrown(view)
        self._cursor, self._by_key = len(self._cards) - 1, False
        self.relayout()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def name_rows(self, company: Company) -> None:
        """Take the names of ``company`` for the rows, as the language has them now."""
        self._company = company

    def close_fan(self, *_: object) -> None:
        """Close it, if it is open."""
        if self.isHidden():
            return
        had_focus = self.hasFocus() or self.close_button.hasFocus()
        self.hide()
        self._view, self._cards = None, ()
        if had_focus:
            self.closed.emit()

    @property
    def may_take(self) -> bool:
        """Whether the last card may be taken now."""
        return self._view is not None and TakeDiscard() in self._view.legal_actions

    def relayout(self) -> None:
        """Take the room between the opponent and the tray, and everything anew in its language and size."""
        layout = self._look.layout
        top = layout.opponent_top + max(RATIO * layout.opponent_card, 56 * layout.text) + 4
        room = QRectF(layout.tray.x(), top, layout.tray.width(), layout.tray.y() - 5 * layout.k - top)
        self.setGeometry(room.toAlignedRect())
        if self._view is None:
            return
        self.setStyleSheet(qss_table(self._look.palette.name, layout.text))
        self.close_button.setText(self.tr("Close") + "  Esc")
        hint = self.close_button.sizeHint()
        pad = self._pad
        self.close_button.setGeometry(
            self.width() - hint.width() - pad, pad // 2, hint.width(), hint.height()
        )
        self._describe()
        self.update()

    # ------------------------------------------------------------------ where

    @property
    def _pad(self) -> int:
        return round((12 if self._look.layout.small else 20) * self._look.layout.k)

    def _plan(self) -> _Plan:
        look, pad, count = self._look, self._pad, len(self._cards)
        text = look.text
        top = self.close_button.geometry().bottom() + 4 * text
        tall = self.height() - top - pad * 0.6
        names = max(advance(name, 13 * text, bold=True) for name in self._names()) + 20 * text
        left = pad + names
        gap = 6 * look.layout.k
        card = self._card_width((tall - gap) / (2 * RATIO), self.width() - left - pad)
        if card >= _TWO_ROWS_FROM * look.layout.k or card >= _ONE_ROW_MOST:
            high = round(RATIO * card)
            first = top + max(0.0, (tall - 2 * high - gap) / 2)
            rows = (first, first + high + gap)
            frames = self._frames(card, left, rows)
            labels = (
                QRectF(pad, rows[0], names, high),
                QRectF(pad, rows[1], names, high),
            )
            return _Plan(card, frames, labels)
        zigzag = min(_ZIGZAG * look.layout.k, 0.3 * tall)
        card = min(self._card_width((tall - zigzag) / RATIO, self.width() - 2 * pad), _ONE_ROW_MOST)
        first = top + max(0.0, (tall - zigzag - RATIO * card) / 2)
        return (
            _Plan(card, self._frames(card, float(pad), (first, first + zigzag)), None)
            if count
            else _Plan(card, (), None)
        )

    def _card_width(self, high: float, room: float) -> int:
        """Return the width of cards ``high`` wide at the most that have ``room`` beside each other."""
        most = room / (1 + _STRIP * max(0, len(self._cards) - 1))
        return max(20, int(min(high, most, _CARD * self._look.layout.card)))

    def _frames(self, card: int, left: float, rows: tuple[float, float]) -> tuple[QRectF, ...]:
        look = self._look
        room = self.width() - self._pad - left - card
        step = min(_APART * card, room / max(1, len(self._cards) - 1))
        frames = []
        for number, each in enumerate(self._cards):
            if each.seat is None:
                y = (rows[0] + rows[1]) / 2
            else:
                y = rows[1] if self._view is not None and each.seat == self._view.seat else rows[0]
            frames.append(QRectF(look.snap(left + number * step), look.snap(y), card, round(RATIO * card)))
        return tuple(frames)

    def _names(self) -> tuple[str, str]:
        """Return whose the rows are, the upper one first."""
        if self._view is None or self._company is None:
            return "", ""
        plates, seat = self._company.plates, self._view.seat
        return plates[1 - seat].name, plates[seat].name

    def _at(self, point: QPointF) -> int | None:
        for number, frame in reversed(list(enumerate(self._plan().frames))):
            if frame.contains(point):
                return number
        return None

    def frame_of(self, number: int) -> QRectF:
        """Return where a card lies in the panel, by its place in :attr:`cards`."""
        return self._plan().frames[number]

    # ------------------------------------------------------------------ words

    def said(self, each: Thrown) -> str:
        """Return a card in words, with who threw it."""
        if self._view is None or self._company is None:
            return ""
        return thrown_text(each, self._view, self._company.names, watching=self._company.watching)

    def _describe(self) -> None:
        self.setAccessibleName(PileWords().title(len(self._cards)))
        self.setAccessibleDescription("; ".join(self.said(each) for each in self._cards))

    # ------------------------------------------------------------------ painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: panel, headline, rows, cards."""
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, palette, text = self._look, self._look.palette, self._look.text
        painter.setPen(QPen(alpha(palette.line, 0.8), 1))
        painter.setBrush(QColor(palette.tray))
        radius = 12 * look.layout.k
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        self._paint_headline(painter)
        plan = self._plan()
        if plan.labels is not None:
            for name, rect in zip(self._names(), plan.labels, strict=True):
                draw_text(painter, rect, name, 13 * text, palette.ink, bold=True, align=_LEFT)
        for number, (each, frame) in enumerate(zip(self._cards, plan.frames, strict=True)):
            painter.save()
            painter.translate(frame.center())
            look.draw_shadow(painter, frame.width(), 0.6)
            painter.restore()
            painter.drawPixmap(frame.topLeft(), look.faces.pixmap(each.card, plan.card, look.ratio))
            if number == len(self._cards) - 1 and self.may_take:
                marked_ring(painter, look, frame)
        if self._by_key and plan.frames and self.hasFocus():
            ring = plan.frames[self._cursor].adjusted(-4, -4, 4, 4)
            draw_ring(painter, ring, 0.065 * plan.card + 4, QPen(QColor(palette.ink), 2))

    def _paint_headline(self, painter: QPainter) -> None:
        palette, text, pad = self._look.palette, self._look.text, self._pad
        button = self.close_button.geometry()
        title = PileWords().title(len(self._cards))
        wide = advance(title, 16 * text, bold=True)
        line = QRectF(pad, button.y(), wide + 4, button.height())
        draw_text(painter, line, title, 16 * text, palette.ink, bold=True, align=_LEFT)
        left = line.right() + 16 * text
        for note in self._notes():  # the longest that has room
            if left + advance(note, 12.5 * text) <= button.x() - 8:
                rest = QRectF(left, line.y(), button.x() - left, line.height())
                draw_text(painter, rest, note, 12.5 * text, palette.muted, align=_LEFT)
                break

    def _notes(self) -> tuple[str, ...]:
        order = self.tr("first throw left")
        if self._plan().labels is None:
            upper, lower = self._names()
            rows = self.tr("above: {upper}, below: {lower}").format(upper=upper, lower=lower)
            return f"{order}; {rows}", rows, order
        if self.may_take:
            take = self.tr("T takes the last card")
            return f"{order}; {take}", take, order
        return (f"{order}; {self.tr('only the last can be taken')}", order)

    # ------------------------------------------------------------------ Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Qt: the piles are covered."""
        super().showEvent(event)
        self.covers.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: the piles are seen again."""
        super().hideEvent(event)
        self.covers.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: walk over the cards, take the last, close; all other keys are the table's."""
        key, last = event.key(), len(self._cards) - 1
        moves = {
            Qt.Key.Key_Left: self._cursor - 1,
            Qt.Key.Key_Right: self._cursor + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in moves:
            self._go(min(max(moves[Qt.Key(key)], 0), last))
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_F):
            self.close_fan()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._cursor == last and self.may_take:
                self.take_wanted.emit()
        else:
            event.ignore()

    def _go(self, number: int) -> None:
        self._cursor, self._by_key = number, True
        each = self.cursor_card
        if each is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said(each)))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt: a press belongs to the panel, wherever it is."""
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Qt: nothing of what lies below is meant."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt: likewise."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: a click on the last card takes it, if it may be taken."""
        event.accept()
        last = len(self._cards) - 1
        if (
            event.button() is Qt.MouseButton.LeftButton
            and self._at(event.position()) == last
            and self.may_take
        ):
            self.take_wanted.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt: a hand over the card that may be taken."""
        takes = self.may_take and self._at(event.position()) == len(self._cards) - 1
        self.setCursor(Qt.CursorShape.PointingHandCursor if takes else Qt.CursorShape.ArrowCursor)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Qt: say what a card is and who threw it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self._at(QPointF(event.pos()))
            said = "" if number is None else self.said(self._cards[number])
            QToolTip.showText(event.globalPos(), said[:1].upper() + said[1:], self)
            return True
        return super().event(event)
