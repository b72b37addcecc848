"""The table in the accessibility tree: Qt asks, :class:`Parts` answers.

What PySide needs here, measured with 6.11: an interface must be kept for as long as Qt may ask it, or the
garbage collector takes it from under Qt; ``interface_cast`` must return an object of its own for each
interface, and for none a null :class:`shiboken6.VoidPtr` (``None`` or 0 end in a crash).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QScrollBar, QWidget
from shiboken6 import VoidPtr, isValid

from ginrummy_qt.ui.table.access_parts import Part, Parts
from ginrummy_qt.ui.table.air import AirLayer

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    from ginrummy_qt.ui.table.view import TableView

__all__ = ["PartAccess", "TableViewport", "ViewportAccess", "install"]

_NONE: Final[Any] = VoidPtr(0)
_PRESS: Final = QAccessibleActionInterface.pressAction()
_FOCUS: Final = QAccessibleActionInterface.setFocusAction()


class TableViewport(QWidget):
    """The viewport of a table, by which the factory knows it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts


def _widgets(parent: QWidget) -> list[QWidget]:
    """Return the child widgets of ``parent`` that are shown and mean something."""
    return [
        child
        for child in parent.children()
        if isinstance(child, QWidget)
        and not child.isWindow()
        and not child.isHidden()
        and not isinstance(child, AirLayer | QScrollBar)
        and child.objectName() not in ("qt_scrollarea_hcontainer", "qt_scrollarea_vcontainer")
    ]


def _contains(rect: QRect, x: int, y: int) -> bool:
    return rect.contains(QPoint(x, y))


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


class _Action(QAccessibleActionInterface):
    """What can be done with one part."""

    def __init__(self, parts: Parts, part: Part) -> None:
        super().__init__()
        self._parts, self._part = parts, part

    def actionNames(self) -> list[str]:
        """Qt: press, and take the focus."""
        names = [_PRESS] if self._parts.can_press(self._part) else []
        return names if self._parts.spot(self._part) is None else [*names, _FOCUS]

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's signature
        """Qt: do it."""
        if actionName == _PRESS:
            self._parts.press(self._part)
        elif actionName == _FOCUS:
            self._parts.focus(self._part)

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803 - Qt's signature
        """Qt: the keys of the piles."""
        pile = {"stock": ["D"], "discard": ["T"]}
        return pile.get(self._part.kind, []) if actionName == _PRESS else []


class PartAccess(QAccessibleInterface):
    """One part of the table."""

    def __init__(self, table: ViewportAccess, part: Part) -> None:
        super().__init__()
        self.part = part
        self._table = table
        self._parts = table.parts
        self._action = _Action(table.parts, part)

    def isValid(self) -> bool:
        """Qt: whether it is on the table now."""
        return isValid(self._parts.view) and self._parts.exists(self.part)

    def object(self) -> QObject:
        """Qt: there is none."""
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        """Qt: the window it is in."""
        return self._parts.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Qt: what it belongs to."""
        parent = self._parts.parent(self.part)
        return self._table if parent is None else self._table.node(parent)

    def childCount(self) -> int:
        """Qt: of how many parts it consists."""
        return len(self._parts.children(self.part))

    def child(self, index: int) -> QAccessibleInterface:
        """Qt: the part number ``index``."""
        children = self._parts.children(self.part)
        if 0 <= index < len(children):
            return self._table.node(children[index])
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Qt: the part at a point of the screen."""
        for part in reversed(self._parts.children(self.part)):
            node = self._table.node(part)
            if _contains(node.rect(), x, y):
                return node
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Qt: the number of a part, -1 for a strange one."""
        children = self._parts.children(self.part)
        part = child.part if isinstance(child, PartAccess) else None
        return children.index(part) if part in children else -1

    def role(self) -> QAccessible.Role:
        """Qt: the role."""
        return self._parts.role(self.part)

    def state(self) -> QAccessible.State:
        """Qt: the states."""
        return self._parts.flags(self.part)

    def text(self, t: QAccessible.Text) -> str:
        """Qt: name, description, key."""
        if t == QAccessible.Text.Name:
            return self._parts.name(self.part)
        if t == QAccessible.Text.Description:
            return self._parts.description(self.part)
        return ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Qt: nothing here can be written."""

    def rect(self) -> QRect:
        """Qt: where it is on the screen."""
        frame = self._parts.frame(self.part).toAlignedRect()
        return frame.translated(self._parts.view.viewport().mapToGlobal(QPoint(0, 0)))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Qt: the interface for actions."""
        wanted: Any = self._action
        if kind == QAccessible.InterfaceType.ActionInterface and self._action.actionNames():
            return wanted  # type: ignore[no-any-return]
        return _NONE  # type: ignore[no-any-return]


class _WidgetAccess(QAccessibleObject):
    """What the interfaces of view and viewport share. Qt owns and deletes them with their widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    def window(self) -> QWindow:
        """Qt: the window it is in."""
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Qt: the widget around it."""
        around = self._widget.parentWidget()
        return None if around is None else QAccessible.queryAccessibleInterface(around)  # type: ignore[return-value]

    def rect(self) -> QRect:
        """Qt: where it is on the screen."""
        return _on_screen(self._widget)

    def interface_cast(self, _kind: QAccessible.InterfaceType) -> int:
        """Qt: no other interfaces."""
        return _NONE  # type: ignore[no-any-return]


class ViewAccess(_WidgetAccess):
    """The table as a whole: its viewport, and the tools in the corner."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view

    def _children(self) -> list[QWidget]:
        return _widgets(self._view)

    def childCount(self) -> int:
        """Qt: how many widgets there are."""
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface:
        """Qt: the widget number ``index``."""
        children = self._children()
        if 0 <= index < len(children):
            return QAccessible.queryAccessibleInterface(children[index])
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Qt: the widget at a point of the screen."""
        for child in reversed(self._children()):
            if _contains(_on_screen(child), x, y):
                return QAccessible.queryAccessibleInterface(child)
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Qt: the number of a widget, -1 for a strange one."""
        children = self._children()
        thing = child.object()
        return children.index(thing) if isinstance(thing, QWidget) and thing in children else -1

    def focusChild(self) -> QAccessibleInterface:
        """Qt: the part under the cursor of the keyboard."""
        viewport = QAccessible.queryAccessibleInterface(self._view.viewport())
        part = self._view.parts.focused
        if part is not None and isinstance(viewport, ViewportAccess):
            return viewport.node(part)
        return None  # type: ignore[return-value]

    def role(self) -> QAccessible.Role:
        """Qt: the role."""
        return QAccessible.Role.Grouping

    def text(self, t: QAccessible.Text) -> str:
        """Qt: name, and the prompt as description."""
        if t == QAccessible.Text.Name:
            return self._view.accessibleName()
        if t == QAccessible.Text.Description:
            return self._view.accessibleDescription()
        return ""

    def state(self) -> QAccessible.State:
        """Qt: the states."""
        flags = QAccessible.State()
        flags.focusable = 1
        flags.focused = int(self._view.hasFocus() and self._view.parts.focused is None)
        flags.invisible = int(not self._view.isVisible())
        return flags


class ViewportAccess(_WidgetAccess):
    """The felt: the parts of the scene, then plates, prompt, meter and buttons, which are widgets."""

    def __init__(self, viewport: TableViewport) -> None:
        super().__init__(viewport)
        self.parts = viewport.parts
        nodes: dict[Part, PartAccess] = {}
        self._nodes = nodes
        # Without reference to self, which Qt deletes with the widget.
        viewport.destroyed.connect(lambda: _delete(nodes))

    def node(self, part: Part) -> PartAccess:
        """Return the interface of ``part``, the same one every time."""
        node = self._nodes.get(part)
        if node is None:
            node = self._nodes[part] = PartAccess(self, part)
            QAccessible.registerAccessibleInterface(node)
        return node

    def childCount(self) -> int:
        """Qt: how many parts and widgets there are."""
        return len(self.parts.top()) + len(_widgets(self._widget))

    def child(self, index: int) -> QAccessibleInterface:
        """Qt: the part or widget number ``index``."""
        top, widgets = self.parts.top(), _widgets(self._widget)
        if 0 <= index < len(top):
            return self.node(top[index])
        if 0 <= index - len(top) < len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index - len(top)])
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """Qt: the widget or part at a point of the screen."""
        for widget in reversed(_widgets(self._widget)):
            if _contains(_on_screen(widget), x, y):
                return QAccessible.queryAccessibleInterface(widget)
        at = self._widget.mapFromGlobal(QPoint(x, y))
        part = self.parts.at(at.x(), at.y())
        return None if part is None else self.node(part)  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Qt: the number of a part or widget, -1 for a strange one."""
        top = self.parts.top()
        if isinstance(child, PartAccess):
            return top.index(child.part) if child.part in top else -1
        widgets, thing = _widgets(self._widget), child.object()
        if isinstance(thing, QWidget) and thing in widgets:
            return len(top) + widgets.index(thing)
        return -1

    def role(self) -> QAccessible.Role:
        """Qt: the role."""
        return QAccessible.Role.Grouping

    def text(self, t: QAccessible.Text) -> str:
        """Qt: the name."""
        if t != QAccessible.Text.Name:
            return ""
        return QCoreApplication.translate("Spoken", "Cards and buttons")

    def state(self) -> QAccessible.State:
        """Qt: the states."""
        flags = QAccessible.State()
        flags.invisible = int(not self._widget.isVisible())
        return flags


_kept: list[QAccessibleInterface] = []
"""What the factory made, for as long as Qt has it."""


def _delete(nodes: dict[Part, PartAccess]) -> None:
    """Take the parts of a table that is gone out of Qt's books."""
    for node in nodes.values():
        if isValid(node):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
    nodes.clear()


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt asks for the interface of ``thing``; ``None``: it has one for it itself."""
    made: QAccessibleInterface | None = None
    if isinstance(thing, TableViewport):
        made = ViewportAccess(thing)
    elif isinstance(getattr(thing, "parts", None), Parts):
        made = ViewAccess(thing)  # type: ignore[arg-type]
    if made is not None:
        _kept[:] = [access for access in _kept if isValid(access)]
        _kept.append(made)
    return made


_installed: list[bool] = []


def install() -> None:
    """Tell Qt once who answers for tables. Costs nothing before an assistive technology asks."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)
