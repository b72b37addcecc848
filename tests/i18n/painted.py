"""Every text that a window shows, says or would say: read from its widgets, actions, models and its paint.

Properties alone would miss what the program paints itself, paint alone what only a mouse or a screen reader
brings up: so both are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QMainWindow,
    QMenu,
    QTabBar,
    QTextBrowser,
    QWidget,
)

Text = tuple[str, str, str]
"""Class, property, text."""

_PROPERTIES: Final = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "prefix",
    "suffix",
    "specialValueText",
    "plainText",
)
_ROLES: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_SAID: Final = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


@contextmanager
def painting() -> Iterator[list[str]]:
    """Collect what is painted from Python meanwhile."""
    seen: list[str] = []
    real = QPainter.drawText

    def draw(painter: QPainter, *words: Any) -> Any:
        seen.extend(word for word in words if isinstance(word, str))
        return real(painter, *words)

    QPainter.drawText = draw  # type: ignore[method-assign,assignment]
    try:
        yield seen
    finally:
        QPainter.drawText = real  # type: ignore[method-assign]


def texts_of(root: QWidget) -> Counter[Text]:
    """Return every text of what is visible in `root`, with how often it is there; `root` gets painted."""
    found: Counter[Text] = Counter()
    with painting() as painted:
        root.grab()
    # The table paints in two ways at its will, whole or in parts: what is painted counts once.
    for text in dict.fromkeys(painted):
        _add(found, "paint", "text", text)
    for widget in (root, *root.findChildren(QWidget)):
        if widget.window() is root.window() and (widget is root or widget.isVisibleTo(root)):
            _add_widget(found, widget)
    if isinstance(root, QMainWindow):
        for action in root.menuBar().actions():
            _add_action(found, action)
    elif isinstance(root, QMenu):
        for action in root.actions():
            _add_action(found, action)
    return found


def _add(found: Counter[Text], kind: str, name: str, text: str) -> None:
    if text.strip():
        found[kind, name, text] += 1


def _add_properties(found: Counter[Text], thing: QObject) -> None:
    kind = type(thing).__name__
    meta = thing.metaObject()
    for name in _PROPERTIES:
        if name == "plainText" and isinstance(thing, QTextBrowser):
            continue  # the help: its pages are whole texts of each language
        if meta.indexOfProperty(name) >= 0:
            value = thing.property(name)
            if isinstance(value, str):
                _add(found, kind, name, value)


def _add_widget(found: Counter[Text], widget: QWidget) -> None:
    _add_properties(found, widget)
    kind = type(widget).__name__
    if isinstance(widget, QComboBox):
        _add_model(found, kind, widget.model(), QModelIndex())
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView) and widget.model():
        _add_model(found, kind, widget.model(), widget.rootIndex())
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            _add(found, kind, "tabText", widget.tabText(tab))
            _add(found, kind, "tabToolTip", widget.tabToolTip(tab))
    elif isinstance(widget, QGraphicsView):
        for item in widget.scene().items() if widget.scene() else []:
            if item.isVisible():
                _add(found, type(item).__name__, "toolTip", item.toolTip())
        _add_spoken(found, QAccessible.queryAccessibleInterface(widget))
    for action in widget.actions():
        _add_action(found, action, entries=False)


def _add_model(found: Counter[Text], kind: str, model: QAbstractItemModel, parent: QModelIndex) -> None:
    rows = model.rowCount(parent)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)  # private in a list
    for column in range(columns) if not parent.isValid() else ():
        said = model.headerData(column, Qt.Orientation.Horizontal)
        if rows and isinstance(said, str) and not said.isdigit():
            _add(found, kind, "header", said)
    for row in range(rows):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in _ROLES:
                value = index.data(role)
                if isinstance(value, str):
                    _add(found, kind, role.name, value)
            if column == 0 and model.rowCount(index):
                _add_model(found, kind, model, index)


def _add_action(found: Counter[Text], action: QAction, *, entries: bool = True) -> None:
    if action.isSeparator():
        return
    _add_properties(found, action)
    menu = action.menu()
    if entries and isinstance(menu, QMenu):
        _add_properties(found, menu)
        for entry in menu.actions():
            _add_action(found, entry)


def _add_spoken(found: Counter[Text], spoken: QAccessibleInterface | None) -> None:
    """Add what a screen reader says of the things on a table, which are no widgets."""
    if spoken is None or not spoken.isValid():
        return
    for place in range(spoken.childCount()):
        child = spoken.child(place)
        if child is None or not child.isValid() or isinstance(child.object(), QWidget):
            continue
        for role in _SAID:
            _add(found, "spoken", role.name, child.text(role))
        _add_spoken(found, child)


def settle() -> None:
    """Let posted events through: Qt tells widgets of a language by them."""
    for _ in range(3):
        QApplication.processEvents()
