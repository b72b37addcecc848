"""A row that goes on in the next line where it is too narrow: for choices with long words and large text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLayoutItem

__all__ = ["FlowLayout"]

_GAP: Final = 8


class FlowLayout(QLayout):
    """Items of one row from left to right, in as few lines as they need.

    ``fill``: the items of a line share its width, and all lines have the same number of columns; else each
    item is as wide as it likes. ``even``: then, too, no line is left with a single item that has followed
    four others, and the items of several lines stand one under the other where there is room for it.
    """

    def __init__(self, parent: QWidget | None = None, *, fill: bool = False, even: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._fill = fill
        self._even = even
        self._wraps = True
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(_GAP)

    def set_wraps(self, *, wraps: bool) -> None:
        """Whether there may be more than one line; if not, the row insists on the width for one."""
        if wraps != self._wraps:
            self._wraps = wraps
            self.invalidate()

    # ------------------------------------------------------------------ Qt: the items

    def addItem(self, item: QLayoutItem) -> None:
        """Qt: the last of the row."""
        self._items.append(item)

    def count(self) -> int:
        """Qt: how many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Qt: the item number ``index``."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Qt: let go of the item number ``index``."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    # ------------------------------------------------------------------ Qt: sizes

    def expandingDirections(self) -> Qt.Orientation:
        """Qt: none."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Qt: in a narrow place it is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Qt: how high it is then."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """Qt: all in one line."""
        shown = self._shown()
        hints = [item.sizeHint().expandedTo(item.minimumSize()) for item in shown]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Qt: the widest item, in lines of one; all of them if there is to be one line."""
        sizes = [item.minimumSize() for item in self._shown()]
        if not sizes:
            return QSize()
        widths = [size.width() for size in sizes]
        wide = max(widths) if self._wraps else sum(widths) + self.spacing() * (len(widths) - 1)
        return QSize(wide, max(size.height() for size in sizes))

    def setGeometry(self, rect: QRect) -> None:
        """Qt: place the items."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    # ------------------------------------------------------------------ lines

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lines(self, room: int) -> list[list[tuple[QLayoutItem, int]]]:
        """Return the lines for ``room`` pixels, each item with its width."""
        shown, gap = self._shown(), self.spacing()
        least = [item.minimumSize().width() for item in shown]
        if not self._fill:
            likes = [
                max(min(item.sizeHint().width(), room), wide) for item, wide in zip(shown, least, strict=True)
            ]
            return self._flow(list(zip(shown, likes, strict=True)), room)
        if not shown:
            return []
        if not self._wraps or sum(least) + gap * (len(least) - 1) <= room:
            return [list(zip(shown, _shares(least, room - gap * (len(least) - 1)), strict=True))]
        # As few lines as will do, then no more columns than these lines need: 3 + 1 looks like a mistake.
        for count in range(2, len(shown) + 1):
            columns = -(-len(shown) // count)
            wide = (room - gap * (columns - 1)) // columns
            if wide >= max(least) or columns == 1:
                break
        return [
            [(item, max(1, wide)) for item in shown[start : start + columns]]
            for start in range(0, len(shown), columns)
        ]

    def _flow(self, items: list[tuple[QLayoutItem, int]], room: int) -> list[list[tuple[QLayoutItem, int]]]:
        """Return ``items`` in lines that are full, or in as many that are even where these have the room."""
        gap = self.spacing()
        lines: list[list[tuple[QLayoutItem, int]]] = []
        used = 0
        for item, wide in items:
            if not lines or used + gap + wide > room:
                lines.append([])
                used = -gap
            lines[-1].append((item, wide))
            used += gap + wide
        if self._even and len(lines) > 1:
            columns = -(-len(items) // len(lines))
            widest = max(wide for _, wide in items)
            if columns * widest + gap * (columns - 1) <= room:  # one under the other
                items = [(item, widest) for item, _ in items]
            even = [items[start : start + columns] for start in range(0, len(items), columns)]
            if all(sum(wide for _, wide in line) + gap * (len(line) - 1) <= room for line in even):
                return even
        return lines

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Place the items in ``rect`` if ``move``; return the height that they take."""
        y = rect.y()
        for number, line in enumerate(self._lines(rect.width())):
            y += self.spacing() if number else 0
            high = max(_height(item, wide) for item, wide in line)
            x = rect.x()
            for item, wide in line:
                if move:
                    item.setGeometry(QRect(x, y, wide, high))
                x += wide + self.spacing()
            y += high
        return y - rect.y()


def _height(item: QLayoutItem, wide: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(wide)
    return max(item.sizeHint().height(), item.minimumSize().height())


def _shares(least: Sequence[int], room: int) -> list[int]:
    """Share ``room`` pixels out evenly, but give each at least what it needs."""
    wide = list(least)
    open_ = set(range(len(least)))
    while open_:
        share = (room - sum(wide[place] for place in range(len(wide)) if place not in open_)) // len(open_)
        too_wide = {place for place in open_ if least[place] > share}
        if not too_wide:
            for place in open_:
                wide[place] = share
            left = room - sum(wide)
            for place in sorted(open_)[:left]:
                wide[place] += 1
            break
        open_ -= too_wide
    return wide
