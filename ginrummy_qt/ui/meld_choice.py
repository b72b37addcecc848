"""Before a knock: in which melds to show the hand, when that decides what can be laid off.

``look/NOTES2.md``, 15: the ways below each other, each drawn in its melds with ring, radio and its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QRadioButton, QWidget

from ginrummy_qt.engine import BigGin
from ginrummy_qt.models.showing import MOST, Showing, ShowingWords
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.open_hand import FacePixmaps, OpenHand, groups_of, widest_step
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.text import InlineCards, RichLabel, TextStyle, draw, height
from ginrummy_qt.ui.theme import advance, font, table_palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

__all__ = ["MeldChoice", "WayOption"]

_CARD: Final = 62
_LEAST_CARD: Final = 30
_OPTION: Final = 136
_TEXT: Final = 184
"""Width of the words beside the cards, in design pixels."""
_LEFT_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class WayOption(QRadioButton):
    """One way to show the hand. The whole of it can be clicked."""

    def __init__(self, parent: QWidget, faces: FacePixmaps, number: int) -> None:
        super().__init__(parent)
        self._number = number
        self._theme, self._k, self._tk = "green", 1.0, 1.0
        self._cards = InlineCards()
        self._words = QRectF()
        self.title = self.fits = self.pill = ""
        self.hand = OpenHand(self, faces)
        self.hand.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_way(self, showing: Showing, *, default: bool) -> None:
        """Show one way; ``default``: it is the one that the program would choose."""
        words = ShowingWords()
        self.title, self.fits = words.title(showing), words.fits(showing)
        self.pill = self.tr("safer", "leaves the other side less to lay off") if default else ""
        self.hand.show_hand(groups_of(showing.way.melds, showing.way.deadwood), self.title_spoken())
        parts = (self.title_spoken(), spoken(self.fits), self.pill)
        said = ", ".join(part for part in parts if part)
        self.setText(said)
        self.setAccessibleName(said)
        self.setAccessibleDescription(". ".join(group.spoken() for group in self.hand.groups))
        self.setToolTip(self.tr("Key {number}").format(number=self._number))

    def title_spoken(self) -> str:
        """Return the title for screen readers."""
        return spoken(self.title.replace("–", " – "))

    def title_style(self, tk: float, cards: InlineCards) -> TextStyle:
        """Return the style of the first line at a scale of text."""
        return TextStyle(15 * tk, table_palette(self._theme).ink, bold=True, cards=cards, line_height=1.5)

    def fits_style(self, tk: float, cards: InlineCards) -> TextStyle:
        """Return the style of the second line at a scale of text."""
        return TextStyle(13.5 * tk, table_palette(self._theme).muted, cards=cards, line_height=1.6)

    def words_height(self, room: float, tk: float, cards: InlineCards) -> float:
        """Return the height of all that is written, wrapped to ``room`` pixels."""
        tall = height(self.title, self.title_style(tk, cards), room)
        tall += height(self.fits, self.fits_style(tk, cards), room)
        return tall + (30 * tk if self.pill else 0)

    def set_look(self, theme: str, k: float, tk: float, cards: InlineCards, words: QRectF) -> None:
        """Set colours, scales, how small cards look and where the words stand."""
        self._theme, self._k, self._tk, self._cards, self._words = theme, k, tk, cards, words
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        """Qt: all of it counts."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: frame, radio, words, key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k, tk = table_palette(self._theme), self._k, self._tk
        on = self.isChecked()
        frame = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self.hasFocus():
            painter.setPen(QPen(QColor(t.ink), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12 * k, 12 * k)
            frame.adjust(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(t.accent if on else t.button_line), 2.5 if on else 1))
        painter.setBrush(QColor(t.button))
        painter.drawRoundedRect(frame, 10 * k, 10 * k)
        centre = QPointF(frame.x() + 24 * k, frame.center().y())
        painter.setPen(QPen(QColor(t.accent if on else t.line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, 9 * k, 9 * k)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.accent))
            painter.drawEllipse(centre, 5 * k, 5 * k)
        self._paint_words(painter)
        cap = 20 * tk
        key = QRectF(frame.right() - cap - 10 * k, frame.bottom() - cap - 8 * k, cap, cap)
        painter.setPen(QPen(QColor(t.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(key, 4 * tk, 4 * tk)
        painter.setFont(font(11.5 * tk, bold=True))
        painter.setPen(QColor(t.ink))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _paint_words(self, painter: QPainter) -> None:
        t, tk, room = table_palette(self._theme), self._tk, self._words
        y = room.y()
        for text, style in (
            (self.title, self.title_style(tk, self._cards)),
            (self.fits, self.fits_style(tk, self._cards)),
        ):
            tall = height(text, style, room.width())
            draw(painter, QRectF(room.x(), y, room.width(), tall), text, style, _LEFT_TOP)
            y += tall
        if self.pill:
            wide, high = advance(self.pill, 12 * tk, bold=True) + 20 * tk, 22 * tk
            pill = QRectF(room.x(), y + 6 * tk, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.accent))
            painter.drawRoundedRect(pill, high / 2, high / 2)
            painter.setFont(font(12 * tk, bold=True))
            painter.setPen(QColor(t.on_accent))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, self.pill)


class MeldChoice(Sheet):
    """The sheet. Open it with :meth:`show_ways`; Enter and the gold button knock with the marked way."""

    knock_wanted = Signal(object)
    """``Knock | BigGin`` that says how the hand is shown."""
    back_wanted = Signal()
    """No knock after all."""

    def __init__(self, parent: QWidget, faces: FacePixmaps) -> None:
        """Make a hidden sheet over ``parent``; ``faces`` paints the cards."""
        super().__init__(parent)
        self._ways: tuple[Showing, ...] = ()
        self._opponent = ""
        self.headline = RichLabel(parent=self.panel)
        self.subline = RichLabel(parent=self.panel)
        self.options = tuple(WayOption(self.panel, faces, number + 1) for number in range(MOST))
        self.group = QButtonGroup(self)
        for number, option in enumerate(self.options):
            self.group.addButton(option, number)
        self.back = PushButton(self.panel)
        self.knock = PushButton(self.panel)
        self.knock.setObjectName("primary")
        self.back.clicked.connect(self._on_back)
        self.knock.clicked.connect(self._on_knock)
        self.group.idToggled.connect(self._on_marked)

    @property
    def ways(self) -> tuple[Showing, ...]:
        """The ways on offer, the default first."""
        return self._ways

    @property
    def marked(self) -> Showing:
        """The way that the button would show."""
        return self._ways[max(0, self.group.checkedId())]

    def show_ways(self, ways: Sequence[Showing], opponent: str = "") -> None:
        """Offer ``ways`` (two to :data:`MOST`, the default first, which is marked) and open the sheet.

        ``opponent`` by name, unless it is just the computer.
        """
        self._ways, self._opponent = tuple(ways), opponent
        self.options[0].setChecked(True)
        self.retranslate()
        self.open()
        self.announce()
        self.options[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def primary_button(self) -> QPushButton:
        """Return the button that knocks."""
        return self.knock

    def _on_knock(self) -> None:
        if self._ways:
            self.knock_wanted.emit(self.marked.action)

    def _on_back(self) -> None:
        self.back_wanted.emit()

    def _on_marked(self, _number: int, on: bool) -> None:  # noqa: FBT001 - a slot
        if on and self._ways:
            self._name_knock()

    def _name_knock(self) -> None:
        marked = self.marked
        if isinstance(marked.action, BigGin):
            text = self.tr("Big gin")
        elif marked.way.points == 0:
            text = self.tr("Gin")
        else:
            text = self.tr("Knock {points}").format(points=marked.way.points)
        self.knock.setText(text)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        if not self._ways:
            return
        words = ShowingWords()
        self.headline.set_text(words.headline(self._ways))
        self.setAccessibleName(spoken(self.headline.markup))
        self.subline.set_text(words.difference(self._ways, self._opponent))
        for number, option in enumerate(self.options):
            option.setVisible(number < len(self._ways))
            if number < len(self._ways):
                option.show_way(self._ways[number], default=number == 0)
        self.back.setText(self.tr("Back"))
        self._name_knock()

    # ------------------------------------------------------------------ where it stands

    def arrange(self) -> QRectF:
        """Place everything; cards give way where the window is low or narrow."""
        area = QRectF(self.rect())
        if not self._ways or area.isEmpty():
            return QRectF()
        k, tk = self.k, self.k * self.text
        t = table_palette(self.theme)
        edge = 8 if self.small else 24
        wide = min(area.width() - 2 * edge, 760 * k * min(1.3, self.text))
        inner = wide - 56 * k
        self.headline.set_text_style(
            TextStyle((17 if self.small else 20) * tk, t.ink, bold=True, line_height=1.4)
        )
        self.subline.set_text_style(TextStyle(13.5 * tk, t.muted, cards=self.cards))
        title = height(self.headline.markup, self.headline.text_style, inner)
        under = height(self.subline.markup, self.subline.text_style, inner)
        top, gap, button = (12 if self.small else 20) * k, 8 * k, 44 * tk
        options = self.options[: len(self._ways)]
        beside = wide - 40 * k >= 600 * tk
        room = area.height() - 2 * edge - top - title - under - gap - (gap + button) - 16 * k
        share = room / len(options) - gap
        words = _TEXT * tk if beside else wide - 120 * k
        tall = [option.words_height(words, tk, self.cards) for option in options]
        label = OpenHand.needed_height(0, 0.92 * tk, laid_off=False)
        above = 0.0 if beside else max(tall) + 4 * k
        # From the outside in: the height of an option, then the cards that go into it.
        least = max(tall) + 20 * k if beside else 0.0
        high = max(least, min(_OPTION * k if beside else 1.4 * _CARD * k + label + above + 24 * k, share))
        across = wide - 40 * k - 48 * k - (words + 24 * k if beside else 16 * k)
        card = min(_CARD * k, (high - label - above - 20 * k) / 1.4)
        fitting = [
            (step, size)
            for size in range(int(max(card, _LEAST_CARD)), _LEAST_CARD - 1, -1)
            if (step := self._step(size, across, 0.92 * tk))
        ]
        step, size = fitting[0] if fitting else (0.40, _LEAST_CARD)
        self.comfortable = size >= 40 and high <= share + 1
        total = top + title + under + gap + len(options) * (high + gap) + gap + button + 16 * k
        panel = QRectF((area.width() - wide) / 2, max(0.0, (area.height() - total) / 2), wide, total)
        self._place(
            QRectF(28 * k, top, inner, title), QRectF(28 * k, top + title, inner, under), button, total
        )
        hand_high = OpenHand.needed_height(size, 0.92 * tk, laid_off=False)
        y = top + title + under + gap
        for option, written in zip(options, tall, strict=True):
            option.setGeometry(QRectF(20 * k - 3, y - 3, wide - 40 * k + 6, high + 6).toAlignedRect())
            if beside:
                rect = QRectF(wide - 40 * k - words - 12 * k, 14 * k, words, written)
                hand_y = (high - hand_high) / 2 + 3
            else:
                hand_y = 12 * k + 3
                rect = QRectF(48 * k + 3, hand_y + hand_high + 2 * k, words, written)
            option.set_look(self.theme, k, tk, self.cards, rect)
            option.hand.set_look(self.theme, size, step, 0.92 * tk)
            option.hand.setGeometry(QRectF(48 * k + 3, hand_y, across + 8, hand_high).toAlignedRect())
            y += high + gap
        return panel

    def _step(self, card: int, room: float, k: float) -> float:
        """Return the widest step with which all hands fit ``room``; 0 when they do not."""
        steps = [
            widest_step(option.hand.groups, card, room, k, 0.40) or 0.0
            for option in self.options[: len(self._ways)]
        ]
        return min(0.50, *steps)

    def _place(self, title: QRectF, under: QRectF, button: float, total: float) -> None:
        k, tk = self.k, self.k * self.text
        self.headline.setGeometry(title.toAlignedRect())
        self.subline.setGeometry(under.toAlignedRect())
        knock = max(150 * tk, advance(self.knock.text(), 17 * tk, bold=True) + 44 * tk)
        back = max(90 * tk, advance(self.back.text(), 14 * tk) + 34 * tk)
        y = total - 16 * k - button
        right = title.right() + 8 * k
        self.knock.setGeometry(QRectF(right - knock, y, knock, button).toRect())
        self.back.setGeometry(QRectF(right - knock - 8 * k - back, y, back, button).toRect())

    # ------------------------------------------------------------------ Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: a figure marks a way, Esc returns; Enter as on every sheet, arrows as in every such group."""
        number = event.key() - Qt.Key.Key_1
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self._on_back()
        elif 0 <= number < len(self._ways):
            event.accept()
            self.options[number].setChecked(True)
            self.options[number].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Qt: Tab goes round between the marked way and the buttons."""
        stops = (self.options[max(0, self.group.checkedId())], self.back, self.knock)
        focus = self.focusWidget()
        at = next_index(stops, focus, forward=next)
        stops[at].setFocus(Qt.FocusReason.TabFocusReason)
        return True


def next_index(stops: Sequence[QWidget], focus: QWidget | None, *, forward: bool) -> int:
    """Return the index of the widget of ``stops`` that follows ``focus`` (or, backwards, comes before)."""
    at = next((index for index, stop in enumerate(stops) if stop is focus), -1 if forward else 0)
    return (at + (1 if forward else -1)) % len(stops)
