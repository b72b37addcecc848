"""Can every text in a picture of a window be read? Its contrast, measured in the pixels.

The ground of a text is the colour that most of its pixels have, its ink the colour that differs most from
that. WCAG 2 asks for 4.5 : 1; edges of letters are paler, so the strongest pixels count.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QDockWidget, QLabel

from ginrummy_qt.ui.fit import text_rect
from ginrummy_qt.ui.notice import Notice
from ginrummy_qt.ui.open_hand import OpenHand
from ginrummy_qt.ui.pictures import PictureButton
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.table.curtain import Curtain
from ginrummy_qt.ui.table.pile_fan import PileFan
from ginrummy_qt.ui.theme import contrast

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

__all__ = ["faint"]

LEAST: Final = 4.5
_JUDGED: Final = 0.6
"""The share of a text’s height that is in sight, at least, if it is judged."""
_ENOUGH: Final = 4
"""Pixels that make a stroke; fewer may be the meeting of two edges."""


def faint(root: QWidget, picture: QPixmap) -> list[str]:
    """Return one sentence for every text under ``root`` that has too little contrast in its ``picture``."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio = picture.devicePixelRatio()
    wrong, covers = [], _covers(root)
    labels, buttons = root.findChildren(QLabel), root.findChildren(QAbstractButton)
    for widget in chain[QLabel | QAbstractButton | QComboBox](labels, buttons, root.findChildren(QComboBox)):
        text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        if not text.strip() or not widget.isVisibleTo(root) or widget.window() is not root.window():
            continue
        if isinstance(widget, OpenHand | PictureButton):
            continue  # pictures
        rect = _words_of(widget).translated(widget.mapTo(root, QPoint(0, 0)))
        if _is_covered(widget, rect, root, covers):
            continue
        whole, rect = rect, rect.intersected(_seen(widget, root))
        if rect.width() < 6 or rect.height() < max(8, _JUDGED * whole.height()):
            continue  # scrolled away; of a word’s lower third there are only a few strokes
        scaled = QRect(rect.topLeft() * ratio, rect.size() * ratio)
        found = _contrast(image.copy(scaled.intersected(image.rect())))
        if found < LEAST:
            wrong.append(f"{type(widget).__name__} “{' '.join(text.split())[:60]}” is faint: {found:.1f} : 1")
    return wrong


def _words_of(widget: QWidget) -> QRect:
    if isinstance(widget, QCheckBox | QComboBox):
        return widget.rect().adjusted(widget.height() // 2, 4, -8, -4)
    if isinstance(widget, QAbstractButton):
        return widget.rect().adjusted(8, 8, -8, -8)
    return text_rect(widget)


def _seen(widget: QWidget, root: QWidget) -> QRect:
    """Return what of ``root`` the parents of ``widget`` let be seen of it."""
    seen = root.rect()
    above = widget.parentWidget()
    while above is not None and above is not root:
        seen = seen.intersected(above.rect().translated(above.mapTo(root, QPoint(0, 0))))
        above = above.parentWidget()
    return seen


def _covers(root: QWidget) -> list[QWidget]:
    """Return what lies over other things in ``root`` now."""
    kinds = (Sheet, Curtain, Notice, PileFan, QDockWidget)
    return [part for kind in kinds for part in root.findChildren(kind) if part.isVisibleTo(root)]


def _is_covered(widget: QWidget, rect: QRect, root: QWidget, covers: list[QWidget]) -> bool:
    return any(
        not cover.isAncestorOf(widget)
        and cover is not widget
        and cover.rect().translated(cover.mapTo(root, QPoint(0, 0))).intersects(rect)
        for cover in covers
    )


def _contrast(part: QImage) -> float:
    """Return the contrast of the ink on the ground: what the strongest few pixels reach."""
    # Colours to five bits each: a gradient is one ground, the shades of an edge are few.
    pixels = memoryview(part.constBits()).cast("I")
    counts: Counter[int] = Counter()
    for pixel, count in Counter(pixels).items():
        counts[pixel & 0xF8F8F8] += count
    ground = _name(counts.most_common(1)[0][0])
    found = sorted(
        ((contrast(_name(colour), ground), count) for colour, count in counts.items()), reverse=True
    )
    seen = 0
    for strength, count in found:
        seen += count
        if seen >= _ENOUGH:
            return strength
    return 1.0


def _name(colour: int) -> str:
    return f"#{colour:06x}"
