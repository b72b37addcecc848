"""Card pictures for the table: rendered once for each size, kept as pixmaps.

The SVG text comes from :mod:`ginrummy_qt.ui.deck`; a face is parsed when it is first shown. Pixmaps are made
for whole device pixels, so items must stand on whole device pixels too. Turned or lifted cards are drawn from
the parsed vectors with :meth:`Faces.paint_vector`.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.ui import deck

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine.cards import Card

LARGE_INDEX_BELOW = 66
"""Cards narrower than this many logical pixels wear the large index, whatever the style says."""
SMALL_BELOW = 80
"""Cards narrower than this many device pixels leave out what would be thinner than a pixel."""
BYTE_BUDGET = 14 * 1024 * 1024
"""Pixmaps beyond this many bytes are dropped, the longest unused first."""
KEEP_AT_LEAST = 26
"""The newest pixmaps that stay whatever they weigh: more than a table shows at once in one round."""
KEEP_RENDERERS = 64

_EDGE = QColor(0x2A, 0x24, 0x18, 158)  # 62 %: 4.4 : 1 on paper, 4.1 : 1 on dim paper
_NIGHT_EDGE = QColor(0xB4, 0xBE, 0xCC, 158)  # a dark line is lost on dark paper: 4.3 : 1 on it
_CORNER = 0.06  # radius of the card's corner, in card widths
_SLICE_MS = 6


class MissingFace(RuntimeError):  # noqa: N818 - the contract's name
    """A card picture could not be made; the message names the card and the reason."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """How the cards look. ``language`` chooses the letters of the index."""

    colours: deck.Colours = deck.Colours.TWO
    theme: deck.Theme = deck.Theme.DAY
    index: deck.IndexSize = deck.IndexSize.STANDARD
    language: str = "en"
    back: deck.BackName = deck.BackName.FANS


@dataclass(frozen=True, slots=True)
class _Face:
    """One drawing: everything that its SVG depends on. ``rank`` 0 is the back."""

    rank: int
    suit: str
    style: CardStyle
    small: bool

    @property
    def name(self) -> str:
        return f"back {self.style.back.value}" if self.rank == 0 else f"rank {self.rank}, suit {self.suit}"

    def svg(self) -> str:
        """Return the SVG text; raises ``ValueError`` for a card that the deck does not have."""
        style = self.style
        if self.rank == 0:
            return deck.back_svg(style.back, style.theme)
        return deck.face_svg(
            self.rank,
            self.suit,
            colours=style.colours,
            theme=style.theme,
            index=style.index,
            language=style.language,
            small=self.small,
        )


@dataclass(frozen=True, slots=True)
class _Size:
    """Size in device pixels, and the device pixel ratio."""

    width: int
    height: int
    ratio: float

    @classmethod
    def of(cls, width: int, ratio: float) -> _Size:
        if width < 1 or ratio <= 0:
            raise ValueError(f"width must be at least 1 and ratio above 0, not {width!r} and {ratio!r}")
        height = card_height(width)
        return cls(max(1, round(width * ratio)), max(1, round(height * ratio)), ratio)


def card_height(width: int) -> int:
    """Return the height in logical pixels of a card ``width`` pixels wide (5 : 7)."""
    return round(1.4 * width)


class Faces(QObject):
    """The card pictures in the style in force.

    ``changed`` is emitted when another style was set: every picture on screen is stale then. ``warmed`` is
    emitted when the pictures asked for with :meth:`warm` are all there.
    """

    changed = Signal()
    warmed = Signal()

    def __init__(
        self, style: CardStyle | None = None, parent: QObject | None = None, *, budget: int = BYTE_BUDGET
    ) -> None:
        super().__init__(parent)
        self._style = style or CardStyle()
        self._budget = budget
        self._parses = 0
        self._bytes = 0
        self._renderers: OrderedDict[_Face, QSvgRenderer] = OrderedDict()
        self._pixmaps: OrderedDict[tuple[_Face, _Size], QPixmap] = OrderedDict()
        self._recent: dict[tuple[Card | None, int, float], QPixmap] = {}
        """What was asked for since a pixmap was last made or dropped: a frame asks for thirty."""
        self._queue: OrderedDict[tuple[Card | None, int, float], bool] = OrderedDict()
        self._held = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._render_slice)

    @property
    def style(self) -> CardStyle:
        """The style in force."""
        return self._style

    @property
    def parses(self) -> int:
        """How many SVG documents have been parsed so far; must not grow while cards move."""
        return self._parses

    @property
    def cached_bytes(self) -> int:
        """Bytes that the kept pixmaps take."""
        return self._bytes

    def set_style(self, style: CardStyle) -> None:
        """Use another style from now on; emits ``changed`` if it differs."""
        if style == self._style:
            return
        self._style = style
        self._queue.clear()
        self._recent.clear()
        self.changed.emit()

    def pixmap(self, card: Card | None, width: int, ratio: float) -> QPixmap:
        """Return the picture of ``card``, or of the back for ``None``, with the card's dark edge.

        ``width`` is the card's width C in logical pixels, the height round(1.4 C); ``ratio`` the device
        pixel ratio. Raises :class:`MissingFace` when the picture cannot be made, ``ValueError`` for an empty
        size.
        """
        asked = (card, width, ratio)
        recent = self._recent.get(asked)
        if recent is not None:
            return recent
        size = _Size.of(width, ratio)
        key = (self._face(card, width, ratio), size)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
        else:
            found = self._pixmaps[key] = self._render(key[0], size)
            self._bytes += size.width * size.height * 4
            self._recent.clear()  # so that what is asked for again is known to be younger
            self._drop_stale()
        self._recent[asked] = found
        return found

    def paint_vector(self, painter: QPainter, rect: QRectF, card: Card | None) -> None:
        """Draw a card from its vectors into ``rect``, for cards that are turned, lifted or in flight.

        Raises :class:`MissingFace` when the picture cannot be made.
        """
        ratio = painter.device().devicePixelRatio()
        renderer = self._renderer(self._face(card, round(rect.width()), ratio))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, rect)
        _draw_edge(painter, rect, 1.0, self._style.theme)
        painter.restore()

    def warm(self, width: int, ratio: float, cards: Iterable[Card | None]) -> None:
        """Make pictures ahead of their need, a few milliseconds at a time; emits ``warmed`` at the end."""
        _Size.of(width, ratio)
        for card in cards:
            self._queue[card, width, ratio] = True
        self.hold(self._held)

    def learn(self, width: int, ratio: float, cards: Iterable[Card | None]) -> None:
        """Parse drawings ahead of their need, as :meth:`warm` does, but make no pictures yet.

        A parsed drawing takes a third of the room of its picture, and the picture is there soon then.
        """
        _Size.of(width, ratio)
        for card in cards:
            self._queue.setdefault((card, width, ratio), False)
        self.hold(self._held)

    def hold(self, on: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Let :meth:`warm` and :meth:`learn` wait while cards move, and go on when they rest."""
        self._held = on
        if on:
            self._timer.stop()
        elif self._queue:
            self._timer.start()

    def _render_slice(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._queue and clock.elapsed() < _SLICE_MS:
            (card, width, ratio), pictured = self._queue.popitem(last=False)
            if pictured:
                self.pixmap(card, width, ratio)
            else:
                self._renderer(self._face(card, width, ratio))
        if not self._queue:
            self._timer.stop()
            self.warmed.emit()

    def _face(self, card: Card | None, width: int, ratio: float) -> _Face:
        """Return the drawing that a card of this width needs, without what the drawing does not depend on."""
        style = self._style
        if card is None:
            return _Face(0, "", CardStyle(theme=style.theme, back=style.back), small=False)
        large = width < LARGE_INDEX_BELOW
        index = deck.IndexSize.LARGE if large else style.index
        shown = CardStyle(style.colours, style.theme, index, style.language)
        courts = card.rank > 10
        return _Face(int(card.rank), card.suit.letter, shown, small=courts and width * ratio < SMALL_BELOW)

    def _renderer(self, face: _Face) -> QSvgRenderer:
        found = self._renderers.get(face)
        if found is not None:
            self._renderers.move_to_end(face)
            return found
        try:
            text = face.svg()
        except ValueError as error:
            raise MissingFace(f"No picture of the card ({face.name}): {error}") from error
        renderer = QSvgRenderer()
        self._parses += 1
        if not renderer.load(QByteArray(text.encode())):
            raise MissingFace(f"No picture of the card ({face.name}): its SVG cannot be read")
        self._renderers[face] = renderer
        if len(self._renderers) > KEEP_RENDERERS:
            self._renderers.popitem(last=False)
        return renderer

    def _render(self, face: _Face, size: _Size) -> QPixmap:
        renderer = self._renderer(face)  # may raise: not under a living painter
        pixmap = QPixmap(size.width, size.height)
        if pixmap.isNull():
            raise MissingFace(f"No picture of the card ({face.name}): {size.width} x {size.height} pixels")
        pixmap.fill(Qt.GlobalColor.transparent)
        whole = QRectF(0, 0, size.width, size.height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, whole)
        _draw_edge(painter, whole, max(1, round(size.ratio)), face.style.theme)
        painter.end()
        pixmap.setDevicePixelRatio(size.ratio)
        return pixmap

    def _drop_stale(self) -> None:
        while self._bytes > self._budget and len(self._pixmaps) > KEEP_AT_LEAST:
            (_, size), _ = self._pixmaps.popitem(last=False)
            self._bytes -= size.width * size.height * 4


def _draw_edge(painter: QPainter, rect: QRectF, width: float, theme: deck.Theme) -> None:
    """Draw the line inside the card's outline that parts cards lying on each other."""
    painter.setPen(QPen(_NIGHT_EDGE if theme is deck.Theme.NIGHT else _EDGE, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = width / 2
    radius = max(0.0, _CORNER * rect.width() - half)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
