"""Every text that a window shows, says or would say: read from its widgets, actions, models and its paint.

Properties alone would miss what the program paints itself, paint alone what only a mouse or a screen reader
brings up: so both are read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
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
_ACCELERATOR: Final = re.compile(r"(?<!&)&([^&\s])")
_SAID: Final = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


def bar_of(window: QMainWindow) -> list[QAction]:
    """Return what stands in the menu bar, if there is one: ``menuBar()`` would make one."""
    bar = window.menuWidget()
    return bar.actions() if bar is not None else []


@contextmanager
def painting() -> Iterator[list[str]]:
    """Collect what is painted from Python meanwhile."""
    seen: list[str] = []
    real = QPainter.drawText

    def draw(painter: QPainter, *words: Any) -> Any:  # noqa: ANN401 - as Qt has it
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
        for action in bar_of(root):
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
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        _add_model(found, kind, widget.model(), widget.rootIndex())
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            _add(found, kind, "tabText", widget.tabText(tab))
            _add(found, kind, "tabToolTip", widget.tabToolTip(tab))
    elif isinstance(widget, QGraphicsView):
        for item in widget.scene().items():
            if item.isVisible():
                _add(found, type(item).__name__, "toolTip", item.toolTip())
        if (spoken := QAccessible.queryAccessibleInterface(widget)) is not None:
            _add_spoken(found, spoken)
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


def _add_spoken(found: Counter[Text], spoken: QAccessibleInterface) -> None:
    """Add what a screen reader says of the things on a table, which are no widgets."""
    for place in range(spoken.childCount()):
        child = spoken.child(place)
        if not child.isValid() or isinstance(child.object(), QWidget):
            continue
        for role in _SAID:
            _add(found, "spoken", role.name, child.text(role))
        _add_spoken(found, child)


def clashes(root: QWidget) -> list[str]:
    """Return one sentence for each letter that stands for two things in a menu, the menu bar or a dialog."""
    wrong: list[str] = []
    if isinstance(root, QMainWindow):
        bar = bar_of(root)
        wrong += _twice("the menu bar", [action.text() for action in bar])
        wrong += (clash for action in bar for clash in _menu_clashes(action.menu()))
    elif isinstance(root, QMenu):
        wrong += _menu_clashes(root)
    texts = [button.text() for button in root.findChildren(QAbstractButton) if button.isVisibleTo(root)]
    texts += [box.title() for box in root.findChildren(QGroupBox) if box.isVisibleTo(root)]
    labels = root.findChildren(QLabel)
    # QLabel.buddy() is never None to the type checker.
    texts += [label.text() for label in labels if label.isVisibleTo(root) and bool(label.buddy())]
    return wrong + _twice(type(root).__name__, texts)


def _menu_clashes(menu: QObject | None) -> list[str]:
    if not isinstance(menu, QMenu):
        return []
    wrong = _twice(f"the menu {menu.title()}", [action.text() for action in menu.actions()])
    return wrong + [clash for action in menu.actions() for clash in _menu_clashes(action.menu())]


def _twice(where: str, texts: list[str]) -> list[str]:
    letters = Counter(found[1].casefold() for text in texts if (found := _ACCELERATOR.search(text)))
    return [
        f"{letter} stands for several things in {where}: {texts}"
        for letter, much in letters.items()
        if much > 1
    ]


def standing(root: QWidget) -> Iterator[tuple[str, bool, str]]:
    """Yield what can be pressed or chosen in `root`: its name, whether it is enabled, its tool tip."""
    for kind in (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox):
        for widget in root.findChildren(kind):
            if widget.isVisibleTo(root) and widget.window() is root.window():
                name = widget.accessibleName() or str(widget.property("text") or widget.objectName())
                yield f"{type(widget).__name__} {name}", widget.isEnabled(), widget.toolTip()
    if isinstance(root, QMainWindow):
        for action in bar_of(root):
            menu = action.menu()
            if isinstance(menu, QMenu):
                menu.aboutToShow.emit()
                yield from _entries(menu)
                menu.aboutToHide.emit()
    elif isinstance(root, QMenu):
        yield from _entries(root, headed=True)


def _entries(menu: QMenu, *, headed: bool = False) -> Iterator[tuple[str, bool, str]]:
    """Yield the entries of `menu`; the first one of a menu that is `headed` says what it is about."""
    for action in menu.actions()[1 if headed else 0 :]:
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _entries(inner)
        elif action.isVisible() and not action.isSeparator():
            name = action.text().partition("\t")[0].replace("&", "")
            yield f"{menu.title()} ▸ {name}", action.isEnabled(), action.toolTip()


def settle() -> None:
    """Let posted events through: Qt tells widgets of a language by them."""
    for _ in range(3):
        QApplication.processEvents()
