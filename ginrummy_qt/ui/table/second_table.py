"""The other table of a round of four: how it goes there, in a corner; a click shows a little more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from ginrummy_qt.engine.actions import Discarded, Knocked, Passed, Took
from ginrummy_qt.models.event_words import event_text
from ginrummy_qt.models.phrases import Phrases
from ginrummy_qt.models.results import result_headline
from ginrummy_qt.models.words import SEPARATOR, cards_markup, spoken
from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.text import InlineCards, TextStyle, draw, height, wrap
from ginrummy_qt.ui.theme import alpha, mix, table_palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.engine import Card, Table
    from ginrummy_qt.models.game_state import GameState

__all__ = ["SecondTable", "TableNews"]

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LINE: Final = 18


@dataclass(frozen=True, slots=True)
class TableNews:
    """What everybody may know of a table, in words with markup."""

    title: str = ""
    turns: str = ""
    names: tuple[str, str] = ("", "")
    turn: int | None = None
    """The table's seat to move; ``None``: the round is over there."""
    latest: str = ""
    """What happened last, or how the round ended."""
    more: tuple[str, ...] = ()
    """Stock, and what each has taken and still holds."""

    @classmethod
    def of(cls, game: GameState, table: Table) -> TableNews:
        """Return the news of ``table``, which ``game`` does not show, in the language installed now."""
        names = (game.names[table.seats[0]], game.names[table.seats[1]])
        me = table.seats.index(game.reader) if game.reader in table.seats else None
        current = table.round
        result = current.result
        if result is not None:
            latest = result_headline(result, me, names)
        else:
            latest = next(
                (
                    event_text(event, me, names)
                    for event in reversed(current.events)
                    if isinstance(event, Passed | Took | Discarded | Knocked)
                ),
                "",
            )
        more: list[str] = []
        if result is None:
            stock = QCoreApplication.translate("SecondTable", "Stock: {count}")
            more.append(stock.format(count=current.view(0).stock_count))
            for seat in (0, 1):
                taken: tuple[Card, ...] = tuple(current.view(1 - seat).opponent_known)
                if taken:
                    text = QCoreApplication.translate("SecondTable", "{name} took {cards}")
                    more.append(text.format(name=names[seat], cards=cards_markup(taken)))
        return cls(
            title=QCoreApplication.translate("SecondTable", "Second table"),
            turns=Phrases().turns(current.turns),
            names=names,
            turn=None if result is not None else current.turn,
            latest=latest,
            more=tuple(more),
        )

    def spoken(self) -> str:
        """Return all of it for screen readers and the tool tip."""
        both = SEPARATOR.join(self.names)
        return ". ".join(
            spoken(part) for part in (self.title, both, self.turns, self.latest, *self.more) if part
        )


class SecondTable(QAbstractButton):
    """The panel. Pressed it is higher and says more; the table below it stays as it is."""

    def __init__(self, viewport: QAbstractButton | object) -> None:
        super().__init__(viewport)  # type: ignore[arg-type]
        self._news = TableNews()
        self._theme = "green"
        self._k = 1.0
        self._cards = InlineCards()
        self._room = QRectF()
        self._small = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._arrange)
        self.hide()

    @property
    def news(self) -> TableNews:
        """What is shown."""
        return self._news

    def show_news(self, news: TableNews) -> None:
        """Show ``news``."""
        if news == self._news:
            return
        self._news = news
        said = news.spoken()
        self.setAccessibleName(said)
        self.setText(said)
        self.setToolTip(plain_tip("\n".join(spoken(line) for line in (news.latest, *news.more))))
        self._arrange()

    def set_look(self, theme: str, cards: InlineCards | None = None) -> None:
        """Use the colours of the table ``theme``, and ``cards`` in the text."""
        self._theme = theme
        if cards is not None:
            self._cards = cards
        self._arrange()

    def place(self, room: QRectF, k: float, *, small: bool) -> None:
        """Stand in ``room``, at least two lines high; opened it grows downwards.

        Args:
            room: in pixels of the parent.
            k: scale of text.
            small: whether there is no room for the names of the players.
        """
        self._room, self._k, self._small = room, k, small
        self._arrange()

    # ------------------------------------------------------------------ what it says

    def _lines(self) -> list[tuple[str, bool]]:
        """Return the lines under the title, and whether each is in full ink."""
        news = self._news
        lines: list[tuple[str, bool]] = []
        if news.turn is None:
            return [(news.latest, True)] if news.latest else []
        if not self._small or self.isChecked():
            lines.append((self._players(), True))
        if news.latest:
            lines.append((news.latest, self._small))
        if self.isChecked():
            lines += [(line, False) for line in news.more]
        return lines

    def _players(self) -> str:
        first, second = self._news.names
        if self._news.turn is None:
            return SEPARATOR.join((first, second))
        marked = [
            f"*{name}*" if seat == self._news.turn else name for seat, name in enumerate((first, second))
        ]
        return SEPARATOR.join(marked)

    def _style(self, *, ink: bool) -> TextStyle:
        t = table_palette(self._theme)
        return TextStyle(
            12.5 * self._k, t.ink if ink else t.muted, strong=t.ink, cards=self._cards, line_height=1.4
        )

    def _inner(self) -> float:
        return max(1.0, self._room.width() - 24 * self._k)

    def _needed(self) -> float:
        lines = sum(height(line, self._style(ink=ink), self._inner()) for line, ink in self._lines())
        return (_LINE + 14) * self._k + lines

    def _arrange(self, *_: object) -> None:
        rect = QRectF(self._room)
        rect.setHeight(max(rect.height(), self._needed()))
        self.setGeometry(rect.toAlignedRect())
        self.update()

    def lack(self) -> str:
        """Return what the text needs and does not have, or nothing."""
        widest = max(
            (
                sum(piece.width(self._style(ink=True)) for piece in broken)
                for line, _ in self._lines()
                for broken in wrap(line, self._style(ink=True), self._inner())
            ),
            default=0.0,
        )
        if widest > self._inner() + 1:
            return f"{widest:.0f} wide in {self._inner():.0f}"
        return "" if self._needed() <= self.height() + 1 else f"{self._needed():.0f} high in {self.height()}"

    # ------------------------------------------------------------------ Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: panel, title, lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k, news = table_palette(self._theme), self._k, self._news
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = QColor(t.tray)
        if self.underMouse():
            ground = mix(t.tray, t.ink, 0.06)
        painter.setBrush(ground)
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(t.ink) if focused else alpha(t.line, 0.8), 2 if focused else 1))
        painter.drawRoundedRect(body, 10 * k, 10 * k)
        x, wide = 12 * k, self._inner()
        title = QRectF(x, 6 * k, wide, _LINE * k)
        draw(painter, title, news.title, TextStyle(12.5 * k, t.ink, bold=True), _LEFT)
        draw(painter, title, news.turns, TextStyle(12 * k, t.muted), _RIGHT)
        y = title.bottom() + 2 * k
        for line, ink in self._lines():
            style = self._style(ink=ink)
            tall = height(line, style, wide)
            draw(painter, QRectF(x, y, wide, tall), line, style)
            y += tall

    def changeEvent(self, event: QEvent) -> None:
        """Qt: another system font needs other room."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange}:
            self._arrange()
