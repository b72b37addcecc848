"""What assistive technology is told of our own widgets: rows of choices, and gauges.

A row of buttons of which one is chosen is a group of radio buttons, a gauge has a value. What PySide needs is
told in :mod:`ginrummy_qt.ui.table.access`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

from PySide6.QtGui import QAccessible, QAccessibleValueInterface
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, isValid

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface

__all__ = ["Gauge", "install", "speak_as"]

_ROLE: Final = "spokenAs"
"""The dynamic property that says what a widget is: ``choices``, ``choice`` or ``gauge``."""


@runtime_checkable
class Gauge(Protocol):
    """A widget that shows a number."""

    def gauge(self) -> tuple[int, int, int]:
        """Return the number, the least and the greatest that can be shown."""


class _Choice(QAccessibleWidget):
    """One of a row of buttons."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.RadioButton)
        self._button = button

    def state(self) -> QAccessible.State:
        """Qt: whether it is chosen, beside what every widget tells."""
        flags = super().state()
        flags.checkable = 1
        flags.checked = int(self._button.isChecked())
        return flags

    def actionNames(self) -> list[str]:
        """Qt: choose it."""
        return [self.toggleAction(), self.setFocusAction()] if self._button.isEnabled() else []

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's signature
        """Qt: do it."""
        if actionName in (self.toggleAction(), self.pressAction()):
            self._button.click()
        else:
            super().doAction(actionName)


class _Value(QAccessibleValueInterface):
    """The number that a gauge shows."""

    def __init__(self, widget: Gauge) -> None:
        super().__init__()
        self._widget = widget

    def currentValue(self) -> int:
        """Qt: the number."""
        return self._widget.gauge()[0]

    def minimumValue(self) -> int:
        """Qt: the least."""
        return self._widget.gauge()[1]

    def maximumValue(self) -> int:
        """Qt: the greatest."""
        return self._widget.gauge()[2]

    def minimumStepSize(self) -> int:
        """Qt: points are whole."""
        return 1

    def setCurrentValue(self, value: object) -> None:
        """Qt: it only shows."""


class _GaugeAccess(QAccessibleWidget):
    """A gauge. Its name says all; a reader that asks for the number alone finds it, too."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText)
        assert isinstance(widget, Gauge)  # noqa: S101 - see install
        self._value = _Value(widget)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """Qt: the interface for the value."""
        wanted: Any = self._value
        if kind == QAccessible.InterfaceType.ValueInterface:
            return wanted  # type: ignore[no-any-return]
        nothing: Any = VoidPtr(0)
        return nothing  # type: ignore[no-any-return]


def _group(widget: QWidget) -> QAccessibleWidget:
    return QAccessibleWidget(widget, QAccessible.Role.Grouping)


_MAKERS: Final[dict[str, Callable[[Any], QAccessibleWidget]]] = {
    "choices": _group,
    "choice": _Choice,
    "gauge": _GaugeAccess,
}
_kept: list[QAccessibleInterface] = []
"""What was made, for as long as Qt has it."""
_installed: list[bool] = []


def _make(_key: str, thing: QObject) -> QAccessibleInterface | None:
    """Qt asks for the interface of ``thing``; ``None``: it has one for it itself."""
    maker = _MAKERS.get(str(thing.property(_ROLE))) if isinstance(thing, QWidget) else None
    if maker is None:
        return None
    _kept[:] = [access for access in _kept if isValid(access)]
    _kept.append(maker(thing))
    return _kept[-1]


def install() -> None:
    """Tell Qt once who answers for these widgets. Costs nothing before an assistive technology asks."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_make)


def speak_as(widget: QWidget, what: str) -> None:
    """Have ``widget`` told as a row of ``choices``, a ``choice`` of one, or a ``gauge``."""
    install()
    widget.setProperty(_ROLE, what)
