"""Is every text in a window whole? Asked by the self-test and the gallery of each picture they take.

A text must fit into its widget, the widget into its parent, and no two texts of one layer may lie on each
other. What can be scrolled may be larger than what is seen.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Final, TypeGuard

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
)

from ginrummy_qt.ui.card_fan import CardFan
from ginrummy_qt.ui.form_page import WrappedCheck
from ginrummy_qt.ui.meld_choice import WayOption
from ginrummy_qt.ui.notice import Notice
from ginrummy_qt.ui.open_hand import OpenHand
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.result_parts import Ledger
from ginrummy_qt.ui.score_rows import ScoreRows
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.sum_line import SumLine
from ginrummy_qt.ui.table.curtain import Curtain
from ginrummy_qt.ui.table.meter import Meter
from ginrummy_qt.ui.table.pile_fan import PileFan
from ginrummy_qt.ui.table.plate import Plate
from ginrummy_qt.ui.table.second_table import SecondTable
from ginrummy_qt.ui.text import RichLabel, wrap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

__all__ = ["misfits", "text_rect"]

_SLACK: Final = 2  # pixels: what rounding may cost, and what nobody sees
_METER_FOOT: Final = 9  # pixels under the meter's words in which nothing is painted
_TOUCH: Final = 3  # pixels by which two texts may overlap in both directions


def misfits(root: QWidget) -> list[str]:
    """Return one sentence for every text under ``root`` that is cut, sticks out or lies on another one."""
    wrong: list[str] = []
    layers: dict[int, list[tuple[str, QRect, QWidget]]] = {}
    labels, buttons = root.findChildren(QLabel), root.findChildren(QAbstractButton)
    for widget in chain[QLabel | QAbstractButton | QComboBox](labels, buttons, root.findChildren(QComboBox)):
        text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        if not text.strip() or not widget.isVisibleTo(root) or widget.window() is not root.window():
            continue
        name = f"{type(widget).__name__} “{' '.join(text.split())[:60]}”"
        if lack := _lack(widget, text):
            wrong.append(f"{name} is cut: {lack}")
        parent = widget.parentWidget()
        taken = widget.geometry()
        if isinstance(widget, Meter):
            taken.adjust(0, 0, 0, -_METER_FOOT)
        if parent is not None and not _scrolls(parent) and not _inside(taken, parent.rect()):
            wrong.append(f"{name} sticks out of its parent: {widget.geometry().getRect()}")
        layer, scrolled = _surroundings(widget, root)
        if scrolled:
            if across := _cut_across(widget, root):
                wrong.append(f"{name} is cut by the edge of what scrolls: {across}")
            continue
        inner = text_rect(widget)
        layers.setdefault(layer, []).append(
            (name, inner.translated(widget.mapTo(root, QPoint(0, 0))), widget)
        )
    for texts in layers.values():
        for (one, first, upper), (other, second, lower) in combinations(texts, 2):
            if upper.isAncestorOf(lower) or lower.isAncestorOf(upper):
                continue  # a button that holds texts has the same ones for screen readers
            common = first.intersected(second)
            if common.width() > _TOUCH and common.height() > _TOUCH:
                wrong.append(f"{one} and {other} overlap by {common.width()} × {common.height()}")
    return wrong + _cut_pages(root)


def _cut_pages(root: QWidget) -> list[str]:
    """Return one sentence for every page, whatever is on it, that is wider than its room."""
    wrong: list[str] = []
    for area in root.findChildren(QScrollArea):
        page = area.widget()
        if page is None or not page.isVisibleTo(root) or area.window() is not root.window():
            continue
        if across := _cut_across(page, root):
            name = f"{type(area).__name__} “{area.objectName() or type(area.parent()).__name__}”"
            wrong.append(f"The page of {name} is cut by the edge of what scrolls: {across}")
    return wrong


def _scrolls(widget: QWidget) -> bool:
    """Whether what lies in ``widget`` is scrolled there up and down, and may be larger than it is.

    The table lies in such an area too, but never scrolls: its policies say so.
    """
    area = widget.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not widget:
        return False
    return area.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def _surroundings(widget: QWidget, root: QWidget) -> tuple[int, bool]:
    """Return what tells the layer apart in which ``widget`` lies, and whether it can be scrolled."""
    layer: QWidget = root
    scrolled = False
    above: QWidget | None = widget
    while above is not None and above is not root:
        if isinstance(above, Sheet | Notice | Curtain | QDockWidget | PileFan):
            layer = above
        scrolled = scrolled or _scrolls(above)
        above = above.parentWidget()
    return id(layer), scrolled


def _cut_across(widget: QWidget, root: QWidget) -> str:
    """Return how far ``widget`` reaches beyond an area that does not scroll across, or nothing."""
    above: QWidget | None = widget
    while above is not None and above is not root:
        area = above.parentWidget()
        if isinstance(area, QAbstractScrollArea) and above is area.viewport():
            off = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            left = widget.mapTo(above, QPoint(0, 0)).x()
            right = left + widget.width()
            if off and (left < -_SLACK or right > above.width() + _SLACK):
                return f"{left} to {right} of {above.width()}"
        above = area
    return ""


def _inside(inner: QRect, outer: QRect) -> bool:
    return outer.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(inner)


def text_rect(widget: QWidget) -> QRect:
    """Return where in ``widget`` its text is."""
    rect = widget.rect()
    if isinstance(widget, RichLabel):
        style = widget.text_style
        lines = wrap(widget.markup, style, rect.width())
        wide = max(sum(piece.width(style) for piece in line) for line in lines)
        tall = ((len(lines) - 1) * style.line_height + 1) * style.px
        left = float(rect.x())
        if widget.align & Qt.AlignmentFlag.AlignHCenter:
            left += (rect.width() - wide) / 2
        elif widget.align & Qt.AlignmentFlag.AlignRight:
            left += rect.width() - wide
        return QRectF(left, rect.y() + (rect.height() - tall) / 2, wide, tall).toRect()
    if _is_plain(widget):
        inner = widget.contentsRect()
        flags = int(widget.alignment()) | (Qt.TextFlag.TextWordWrap if widget.wordWrap() else 0)
        return widget.fontMetrics().boundingRect(inner, flags, widget.text())
    if isinstance(widget, OpenHand):
        return QRect(rect.x(), rect.y(), round(widget.row().width), rect.height())
    if isinstance(widget, CardFan):
        return widget.words_rect()
    return rect


def _is_plain(widget: QWidget) -> TypeGuard[QLabel]:
    """Whether it is a label that shows its text as Qt does, without markup."""
    if not isinstance(widget, PlainLabel) and type(widget) is not QLabel:
        return False
    return widget.textFormat() is not Qt.TextFormat.RichText


def _lack(widget: QWidget, text: str) -> str:
    """Return what the text needs and does not have, or nothing."""
    match widget:
        case RichLabel():
            return _rich_lack(widget)
        case Plate():
            need = (widget.needed_width(), 0.0)
        case Meter():
            need = (0.0, float(widget.needed_height()))
        case WayOption():
            return ""  # paints what it says in lines of its own, which its sheet measures
        case Ledger():
            need = (widget.needed_width(), widget.needed_height())
        case OpenHand():
            need = (widget.row().width, 0.0)
        case SumLine():
            need = (max((cell.x + cell.width for cell in widget.cells()), default=0.0), 0.0)
        case ScoreRows():
            need = (0.0, widget.needed_height(widget.width()))
        case SecondTable():
            return widget.lack()
        case WrappedCheck():
            need = (float(widget.minimumSizeHint().width()), float(widget.heightForWidth(widget.width())))
        case QCheckBox():
            need = (float(widget.sizeHint().width()), float(widget.sizeHint().height()))
        case QComboBox() if widget.toolTip() == text:
            return ""  # ends in dots, and the pointer shows it whole
        case QComboBox():
            # To the pixel: what lacks one already ends in dots.
            wide, room = widget.fontMetrics().horizontalAdvance(text), _field(widget).width()
            return f"{wide} wide in {room}" if wide > room else ""
        case QAbstractButton():
            shown = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
            need = (widget.fontMetrics().horizontalAdvance(shown) + 8.0, widget.fontMetrics().height())
        case QLabel() if _is_plain(widget):
            return _plain_lack(widget)
        case _:
            return ""
    return _shortage(need, widget.rect())


def _field(box: QComboBox) -> QRect:
    """Return where in ``box`` its text is: what the arrow and the style's padding leave."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)


def _shortage(need: tuple[float, float], room: QRect) -> str:
    wide, tall = need
    if wide > room.width() + _SLACK:
        return f"{wide:.0f} wide in {room.width()}"
    if tall > room.height() + _SLACK:
        return f"{tall:.0f} high in {room.height()}"
    return ""


def _rich_lack(label: RichLabel) -> str:
    style = label.text_style
    lines = wrap(label.markup, style, label.width())
    wide = max(sum(piece.width(style) for piece in line) for line in lines)
    # The outer half of the first and the last line's leading may be missing, the letters not.
    return _shortage((wide, (len(lines) - 1) * style.px * style.line_height + 1.2 * style.px), label.rect())


def _plain_lack(label: QLabel) -> str:
    room = label.contentsRect()
    if label.wordWrap():
        # A space of no width is where a long path may break.
        parts = label.text().replace("\u200b", " ").split()
        words = max(label.fontMetrics().horizontalAdvance(word) for word in parts)
        flags = int(Qt.TextFlag.TextWordWrap)
        tall = (
            label.fontMetrics().boundingRect(QRect(0, 0, room.width(), 1 << 16), flags, label.text()).height()
        )
        return _shortage((float(words), float(tall)), room)
    lines = label.text().split("\n")
    wide = max(label.fontMetrics().horizontalAdvance(line) for line in lines)
    return _shortage((float(wide), float(label.fontMetrics().height() * len(lines))), room)
