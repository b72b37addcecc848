"""Running text with small cards in it: measured, wrapped, painted, and a label that shows it.

Markup: ``*bold*`` and ``{7h}``, a small card with the rank in the index language and the suit drawn. Cards
replace coloured suit signs everywhere, because red on felt cannot be read (``look/NOTES.md``). Screen readers
get :func:`ginrummy_qt.models.words.spoken` of the same text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ginrummy_qt.engine.cards import Card
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.deck.index import index_text
from ginrummy_qt.ui.deck.palette import Colours, Theme, paper_colour, suit_colour
from ginrummy_qt.ui.suits import suit_path
from ginrummy_qt.ui.theme import advance, alpha, font

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

__all__ = ["InlineCards", "RichLabel", "TextStyle", "balanced", "draw", "height", "lines_of", "width", "wrap"]

_TOKEN: Final = re.compile(r"\{([A2-9TJQK][cdhs])\}|(\*)|([ \n]+)")


@dataclass(frozen=True, slots=True)
class InlineCards:
    """How small cards in text look: the deck's letters, colours and paper."""

    language: str = "en"
    """Language of the indices."""
    colours: Colours = Colours.TWO
    theme: Theme = Theme.DAY
    """Night cards are drawn as day cards here: on small signs only those colours keep 4.5 : 1 everywhere."""

    @property
    def paper(self) -> str:
        """The colour of the paper."""
        return paper_colour(self._shown)

    def rank(self, card: Card) -> str:
        """Return the index of ``card``, for instance ``10``, ``B`` or ``Kn``."""
        return index_text(int(card.rank), self.language)

    def colour(self, card: Card) -> str:
        """Return the colour of the card's index and suit."""
        return suit_colour(card.suit.letter, self.colours, self._shown)

    @property
    def _shown(self) -> Theme:
        return Theme.DIM if self.theme is Theme.DIM else Theme.DAY


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Size and colours of a text. ``px`` is final (text scale included)."""

    px: float
    colour: str
    bold: bool = False
    strong: str | None = None
    """Colour of ``*bold*`` parts; ``None``: as the rest."""
    cards: InlineCards = field(default_factory=InlineCards)
    line_height: float = 1.42
    """In units of ``px``."""


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    bold: bool
    card: Card | None = None

    def width(self, style: TextStyle) -> float:
        if self.card is not None:
            return advance(style.cards.rank(self.card), style.px * 0.92, bold=True) + style.px * 1.22
        return advance(self.text, style.px, bold=self.bold or style.bold)


_SPACE: Final = _Piece(" ", bold=False)
_Word = list[_Piece]


def _paragraphs(text: str) -> list[list[_Word]]:
    """Split into paragraphs of words; a word is what may not be broken."""
    paragraphs: list[list[_Word]] = [[]]
    word: _Word = []
    bold = False
    at = 0

    def close() -> None:
        nonlocal word
        if word:
            paragraphs[-1].append(word)
            word = []

    for match in _TOKEN.finditer(text):
        if match.start() > at:
            word.append(_Piece(text[at : match.start()], bold))
        at = match.end()
        card, star, space = match.groups()
        if card:
            word.append(_Piece("", bold, Card.parse(card)))
        elif star:
            bold = not bold
        else:
            close()
            paragraphs.extend([] for _ in range(space.count("\n")))
    if at < len(text):
        word.append(_Piece(text[at:], bold))
    close()
    return paragraphs


def _word_width(word: _Word, style: TextStyle) -> float:
    return sum(piece.width(style) for piece in word)


def wrap(text: str, style: TextStyle, width: float) -> list[list[_Piece]]:
    """Break ``text`` into lines of at most ``width`` pixels; a longer word has a line of its own.

    Returns:
        The lines as pieces, spaces included; at least one line.
    """
    space = _SPACE.width(style)
    lines: list[list[_Piece]] = []
    for paragraph in _paragraphs(text):
        line: list[_Piece] = []
        used = 0.0
        for word in paragraph:
            wide = _word_width(word, style)
            if line and used + space + wide > width + 0.5:
                lines.append(line)
                line, used = [], 0.0
            if line:
                line.append(_SPACE)
                used += space
            line.extend(word)
            used += wide
        lines.append(line)
    return lines


def lines_of(text: str, style: TextStyle, width: float) -> list[str]:
    """Return the lines of ``text`` without markup, wrapped to ``width`` pixels."""
    return ["".join(piece.text for piece in line) for line in wrap(text, style, width)]


@lru_cache(maxsize=256)
def _set(
    _system_font: str, text: str, style: TextStyle, width: float
) -> tuple[tuple[tuple[_Piece, float], ...], ...]:
    """Return the lines of ``text``, each piece with its width: what is painted is painted many times."""
    return tuple(tuple((piece, piece.width(style)) for piece in line) for line in wrap(text, style, width))


def width(text: str, style: TextStyle) -> float:
    """Return the width of ``text`` in pixels when it is not broken (other than at line feeds)."""
    return _width(QGuiApplication.font().key(), text, style)


@lru_cache(maxsize=2048)
def _width(_system_font: str, text: str, style: TextStyle) -> float:
    space = _SPACE.width(style)
    return max(
        sum(_word_width(word, style) for word in words) + space * max(0, len(words) - 1)
        for words in _paragraphs(text)
    )


def height(text: str, style: TextStyle, available: float) -> float:
    """Return the height in pixels of ``text`` wrapped to ``available`` pixels."""
    return len(wrap(text, style, available)) * style.px * style.line_height


def draw(
    painter: QPainter,
    rect: QRectF,
    text: str,
    style: TextStyle,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> int:
    """Paint ``text`` into ``rect``, wrapped to its width.

    Returns:
        The number of lines. Lines that do not fit the height are painted all the same: measure first.
    """
    lines = _set(QGuiApplication.font().key(), text, style, rect.width())
    line_height = style.px * style.line_height
    total = len(lines) * line_height
    y = rect.y()
    if align & Qt.AlignmentFlag.AlignVCenter:
        y += (rect.height() - total) / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        y += rect.height() - total
    metrics = QFontMetricsF(font(style.px, bold=style.bold))
    for line in lines:
        widths = [wide for _, wide in line]
        x = rect.x()
        if align & Qt.AlignmentFlag.AlignHCenter:
            x += (rect.width() - sum(widths)) / 2
        elif align & Qt.AlignmentFlag.AlignRight:
            x += rect.width() - sum(widths)
        middle = y + line_height / 2
        base = middle + (metrics.ascent() - metrics.descent()) / 2
        for piece, wide in line:
            if piece.card is not None:
                _draw_card(painter, QPointF(x, middle), wide, base, piece.card, style)
            elif piece.text != " ":
                bold = piece.bold or style.bold
                painter.setFont(font(style.px, bold=bold))
                painter.setPen(QColor(style.strong or style.colour if piece.bold else style.colour))
                painter.drawText(QPointF(x, base), piece.text)
            x += wide
        y += line_height
    return len(lines)


def _draw_card(
    painter: QPainter, left: QPointF, wide: float, base: float, card: Card, style: TextStyle
) -> None:
    px = style.px
    margin = px * 0.10
    box = QRectF(left.x() + margin, left.y() - px * 0.62, wide - 2 * margin, px * 1.24)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(alpha("#000000", 0.35), 1))
    painter.setBrush(QColor(style.cards.paper))
    painter.drawRoundedRect(box, px * 0.18, px * 0.18)
    colour = QColor(style.cards.colour(card))
    rank = style.cards.rank(card)
    painter.setPen(colour)
    painter.setFont(font(px * 0.92, bold=True))
    painter.drawText(QPointF(box.x() + px * 0.16, base - px * 0.02), rank)
    painter.translate(
        box.x() + px * 0.54 + advance(rank, px * 0.92, bold=True),
        box.center().y(),
    )
    painter.fillPath(suit_path(card.suit, px * 0.62), colour)
    painter.restore()


def balanced(text: str, style: TextStyle, room: float) -> float:
    """Return the width for ``text`` that fills its lines alike, no more of them than ``room`` pixels need.

    Where it can be had, the last line holds more than one word or card.
    """
    lines = wrap(text, style, room)
    if len(lines) == 1:
        return room
    low, high = room / 2, room
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (low, middle) if len(wrap(text, style, middle)) <= len(lines) else (middle, high)
    for wide in range(ceil(high), int(room) + 1, 4):
        if any(piece.text == " " for piece in wrap(text, style, wide)[-1]):
            return float(wide)
    return high


class RichLabel(QLabel):
    """Shows a text with markup, wrapped to its width. Screen readers find the cards' names.

    A ``QLabel`` for its role in the accessibility tree; measuring and painting are this module's.
    """

    def __init__(
        self,
        text: str = "",
        style: TextStyle | None = None,
        parent: QWidget | None = None,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._markup = ""
        self._style = style or TextStyle(14, "#000000")
        self._align = align
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_text(text)

    @property
    def markup(self) -> str:
        """The text as it was set."""
        return self._markup

    @property
    def align(self) -> Qt.AlignmentFlag:
        """Where the lines stand in the label."""
        return self._align

    @property
    def text_style(self) -> TextStyle:
        """Size and colours."""
        return self._style

    def set_text(self, text: str) -> None:
        """Show ``text`` (with markup)."""
        self._markup = text
        said = spoken(text)
        self.setText(said)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def set_text_style(self, style: TextStyle) -> None:
        """Show the text in ``style``."""
        self._style = style
        self.updateGeometry()
        self.update()

    def set_cards(self, cards: InlineCards) -> None:
        """Draw the cards in the text as ``cards`` says."""
        self.set_text_style(replace(self._style, cards=cards))

    def hasHeightForWidth(self) -> bool:
        """Qt: the text is wrapped."""
        return True

    def heightForWidth(self, available: int) -> int:
        """Qt: the height of the wrapped text."""
        return int(height(self._markup, self._style, available)) + 1

    def sizeHint(self) -> QSize:
        """Qt: one line as long as the text."""
        return QSize(int(width(self._markup, self._style)) + 2, self.heightForWidth(1 << 20))

    def minimumSizeHint(self) -> QSize:
        """Qt: the longest word."""
        longest = max(
            (_word_width(word, self._style) for words in _paragraphs(self._markup) for word in words),
            default=0.0,
        )
        return QSize(int(longest) + 2, self.heightForWidth(1 << 20))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: card names follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.set_text(self._markup)
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: paint the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, QRectF(self.rect()), self._markup, self._style, self._align)
