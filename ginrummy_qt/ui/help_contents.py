"""The left side of the help: a field to search in, and the contents or what was found."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ginrummy_qt.models.help_pages import CONTENTS, group_name, title
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.theme import advance, text_scale

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.models.help_search import Found

__all__ = ["HelpContents"]

_PLACE: Final = Qt.ItemDataRole.UserRole
"""Key and anchor of the page behind a line."""
_AROUND: Final = 62
"""Pixels left and right of a heading together: margins, padding, frame, scroll bar."""
_WIDEST: Final = 320
_LINE: Final = 32
"""Height of a line of the list in pixels at a text scale of 1."""
_PAUSE_MS: Final = 150
"""Who types on is not held up by a search for half a word; nobody notices it after the last letter."""


class _SearchField(QLineEdit):
    """A field whose Enter opens, whose up and down go through what was found, and which Esc empties."""

    entered = Signal()
    stepped = Signal(int)
    """One line down, or with -1 up."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: the keys above; all others type."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Down | Qt.Key.Key_Up if self.text().strip():
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case _:
                super().keyPressEvent(event)


class HelpContents(QWidget):
    """Contents as long as nothing is asked; while something is, the pages that answer it, as it is typed."""

    page_wanted = Signal(str, str)
    """Key and anchor."""

    def __init__(self, search: Callable[[str], list[Found]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self._language = "en"
        self._shown = ""
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.field = _SearchField(self)
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.none = PlainLabel(self)
        self.none.setObjectName("note")
        self.none.setWordWrap(True)
        self.none.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addWidget(self.none)
        column.addWidget(self.list, 1)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.refresh)
        self.field.textChanged.connect(self._on_typed)
        self.field.entered.connect(self._on_entered)
        self.field.stepped.connect(self._on_stepped)
        self.list.itemClicked.connect(self._on_item)
        self.list.itemActivated.connect(self._on_item)

    # ------------------------------------------------------------------ what it shows

    def set_language(self, language: str) -> None:
        """Show the contents of ``language``."""
        self._language = language
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search the help"))
        self.list.setAccessibleName(self.tr("Contents"))
        self.refresh()

    def mark(self, key: str) -> None:
        """Mark the page that is shown."""
        self._shown = key
        if not self.field.text().strip():
            self._mark()

    def refresh(self, *_: object) -> None:
        """List the contents, or what answers the question in the field."""
        self._pause.stop()
        question = self.field.text().strip()
        found = self._search(question) if question else []
        self.list.clear()
        if found or len(question) > 1:  # one letter has only begun to ask
            self._list_found(found)
            return
        self.none.hide()
        for group, keys in CONTENTS.items():
            self._add_heading(group_name(group))
            for key in keys:
                self._add(title(self._language, key), key, "", title(self._language, key))
        self._mark()

    def _list_found(self, found: list[Found]) -> None:
        for page in found:
            text = f"{page.title}\n{page.heading}" if page.heading else page.title
            self._add(text, page.key, page.anchor, page.snippet, lines=2 if page.heading else 1)
        self.none.setText(self.tr("Nothing found. Try another word, or fewer."))
        self.none.setVisible(not found)
        if found:
            self.list.setCurrentRow(0)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        font = QFont(self.list.font())
        font.setWeight(QFont.Weight.DemiBold)
        item.setFont(font)
        item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        if self.list.count() > 1:
            item.setSizeHint(QSize(0, round(1.35 * _LINE * text_scale())))

    def _add(self, text: str, key: str, anchor: str, tip: str = "", *, lines: int = 1) -> None:
        item = QListWidgetItem(text, self.list)
        item.setSizeHint(QSize(0, round((_LINE + (lines - 1) * 0.6 * _LINE) * text_scale())))
        item.setData(_PLACE, (key, anchor))
        if tip:
            item.setToolTip(f"<qt>{escape(tip)}</qt>")
        if anchor or tip != text:
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, tip)

    def _mark(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            place = item.data(_PLACE)
            if place and place[0] == self._shown:
                self.list.setCurrentItem(item)
                return
        self.list.setCurrentRow(-1)

    # ------------------------------------------------------------------ what the person does

    def _on_typed(self, text: str) -> None:
        if text.strip():
            self._pause.start()
        else:
            self.refresh()

    def _catch_up(self) -> None:
        """Search at once for what has just been typed."""
        if self._pause.isActive():
            self.refresh()

    def focus_search(self) -> None:
        """Go to the field, what stands in it selected."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _on_item(self, item: QListWidgetItem) -> None:
        place = item.data(_PLACE)
        if place:
            self.page_wanted.emit(*place)

    def _on_entered(self) -> None:
        self._catch_up()
        item = self.list.currentItem()
        if item is not None:
            self._on_item(item)

    def _on_stepped(self, step: int) -> None:
        self._catch_up()
        row = self.list.currentRow() + step
        self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))

    def sizeHint(self) -> QSize:
        """Qt: as wide as the headings, within reason."""
        k = text_scale()
        titles = (title(self._language, key) for keys in CONTENTS.values() for key in keys)
        wide = max((advance(text, 14 * k) for text in titles), default=0.0) + _AROUND
        return QSize(round(min(max(250 * k, wide), _WIDEST * k)), 400)
