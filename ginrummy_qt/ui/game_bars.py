"""A small part of the round result in Hollywood: where the points went, and how the three games stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QWidget

from ginrummy_qt.models.hollywood import game_name, games_note, names, where_points_went
from ginrummy_qt.ui.game_columns import paint_tick
from ginrummy_qt.ui.text import TextStyle, draw, height, width
from ginrummy_qt.ui.theme import clamp, mix, table_palette

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.engine import Game, GameEntry

__all__ = ["GameBars"]

_ROW: Final = 20
_LEAST_BAR: Final = 16
"""A shorter bar says nothing and is left out."""


class GameBars(QLabel):
    """A column for each game with a bar and a figure for each side, and one line in words above them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._games: tuple[Game, ...] = ()
        self._round = 0
        self._order = (0, 1)
        self._names: tuple[str, ...] = ()
        self._target = 100
        self._theme = "green"
        self._k = 1.0

    def show_games(
        self, games: tuple[Game, ...], number: int, side: int, target: int, sides: tuple[str, ...] = ()
    ) -> None:
        """Show ``games`` after round ``number`` to ``side``; bars are full at ``target``.

        ``sides`` are the names of both sides; empty: the person and the computer.
        """
        self._names = sides
        self._games, self._round, self._target = games, number, max(1, target)
        self._order = (side, 1 - side)
        said = "; ".join(
            (
                self._words(),
                *(
                    f"{name}: {games_note(games, one)}"
                    for name, one in zip(self._said(), self._order, strict=True)
                ),
            )
        ).removeprefix("; ")
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def _said(self) -> tuple[str, ...]:
        """Return the names in the order of the rows."""
        return tuple(self._names[side] for side in self._order) if self._names else names()

    def set_look(self, theme: str, k: float) -> None:
        """Set colours and scale (text scale included)."""
        self._theme, self._k = theme, k
        self.update()

    def needed_width(self, bar: float) -> float:
        """Return the width in pixels with bars of ``bar`` pixels."""
        return self._name_width() + len(self._games) * (bar + self._figure_width()) + 2 * 16 * self._k

    def needed_height(self, wide: float) -> float:
        """Return the height in pixels at ``wide`` pixels."""
        return self._words_height(wide) + 3 * _ROW * self._k

    def _words(self) -> str:
        return where_points_went(self._games, self._round, self._names)

    def _words_style(self) -> TextStyle:
        t = table_palette(self._theme)
        mine = any(entry.side == self._order[0] for entry in self._entries())
        return TextStyle(14 * self._k, t.ok if mine else t.ink, bold=True, line_height=1.35)

    def _entries(self) -> list[GameEntry]:
        return [entry for game in self._games for entry in game.entries if entry.round == self._round]

    def _words_height(self, wide: float) -> float:
        words = self._words()
        return height(words, self._words_style(), wide) + 2 * self._k if words else 0.0

    def _name_width(self) -> float:
        bold = TextStyle(13 * self._k, "#000000", bold=True)
        return max(width(name, bold) for name in self._said()) + 12 * self._k

    def _figure_width(self) -> float:
        bold = TextStyle(13 * self._k, "#000000", bold=True)
        title = max((width(game_name(game.number), bold) for game in self._games), default=0.0)
        return max(title + 8 * self._k - _LEAST_BAR * self._k, width("000", bold)) + 6 * self._k

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint the words, then names, bars and figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = table_palette(self._theme), self._k
        top = self._words_height(self.width())
        if top:
            draw(painter, QRectF(0, 0, self.width(), top), self._words(), self._words_style())
        row, left, gap = _ROW * k, self._name_width(), 16 * k
        one = (self.width() - left - (len(self._games) - 1) * gap) / max(1, len(self._games))
        one = min(one, 100 * k + self._figure_width())
        entries = self._entries()
        for place, name in enumerate(self._said()):
            grown = any(entry.side == self._order[place] for entry in entries)
            style = TextStyle(13 * k, t.ink if grown else t.muted, bold=grown)
            draw(painter, QRectF(0, top + (place + 1) * row, left, row), name, style)
        for number, game in enumerate(self._games):
            self._paint_game(painter, game, QRectF(left + number * (one + gap), top, one, row))

    def _paint_game(self, painter: QPainter, game: Game, rect: QRectF) -> None:
        t, k = table_palette(self._theme), self._k
        hit = {entry.side: entry.points for entry in game.entries if entry.round == self._round}
        title = TextStyle(13 * k, t.ink if hit else t.muted, bold=bool(hit))
        draw(painter, rect, game_name(game.number), title)
        if game.closed:
            after = rect.x() + width(game_name(game.number), title) + 9 * k
            paint_tick(painter, QPointF(after, rect.center().y()), 9 * k, title.colour)
        figure = width("000", TextStyle(13 * k, t.ink, bold=True)) + 6 * k
        bar = clamp(rect.width() - figure, 0, 120 * k)
        for place, side in enumerate(self._order):
            line = rect.translated(0, (place + 1) * rect.height())
            total, gain = game.totals[side], hit.get(side)
            colour = t.muted if gain is None else t.ok if place == 0 else t.ink
            if bar >= _LEAST_BAR * k:
                self._paint_bar(
                    painter, QRectF(line.x(), line.y() + 7 * k, bar, 6 * k), total, gain or 0, colour
                )
            at = line.x() + (bar + 6 * k if bar >= _LEAST_BAR * k else 0)
            style = TextStyle(13 * k, t.ink if gain is not None else t.muted, bold=gain is not None)
            draw(painter, QRectF(at, line.y(), figure, line.height()), str(total), style)

    def _paint_bar(self, painter: QPainter, rect: QRectF, total: int, gain: int, colour: str) -> None:
        t = table_palette(self._theme)
        painter.setPen(Qt.PenStyle.NoPen)
        parts = (
            (self._target, mix(t.tray, t.ink, 0.2)),
            (total, QColor(colour)),
            (total - gain, QColor(t.muted)),
        )
        for points, fill in parts:
            length = rect.width() * min(points, self._target) / self._target
            if length > 0:
                painter.setBrush(fill)
                painter.drawRoundedRect(
                    QRectF(rect.x(), rect.y(), length, rect.height()), 3 * self._k, 3 * self._k
                )
