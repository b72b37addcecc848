"""What the keys do at the table, in whatever state it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication

from ginrummy_qt.ui.table.keys import command_for, is_typed

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ginrummy_qt.ui.table.view import TableView

__all__ = ["KeyInput"]


class KeyInput(QObject):
    """Child of the table. A key finishes what moves, then counts."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._table = table

    def press(self, event: QKeyEvent) -> None:
        """Do what the key of ``event`` means now; what means nothing goes on to the window."""
        table = self._table
        if table.draw.active and is_typed(event):
            table.draw.go_on()
            return
        command = command_for(event)
        focus = QApplication.focusWidget()
        if table.pointer.drag is None and self._lay(event):
            return
        if command == "press" and isinstance(focus, QAbstractButton) and table.isAncestorOf(focus):
            focus.click()
        elif command == "escape":
            if not self._escape():
                event.ignore()
        elif not command or table.shown is None:
            table.pass_on(event)
        elif table.pointer.drag is None:
            self._do(command)

    def _lay(self, event: QKeyEvent) -> bool:
        """Do what a key means only while cards are laid off by hand; return whether it did."""
        table = self._table
        if not table.laying.active:
            return False
        if event.matches(QKeySequence.StandardKey.Undo) or event.key() == Qt.Key.Key_Backspace:
            table.director.finish()
            table.laying.undo()
            return True
        return is_typed(event) and table.laying.choose(event.key() - Qt.Key.Key_0)

    def _escape(self) -> bool:
        """End a drag or a question, or select nothing; return whether there was something to end."""
        table = self._table
        if table.pointer.drag is not None:
            table.cancel_drag()
            return True
        if table.laying.cancel_question():
            return True
        if table.pile.fan.isVisible():
            table.pile.fan.close_fan()
            return True
        shown = table.choice.selection is not None or table.choice.by_key
        table.choice.escape()
        return shown

    def _do(self, command: str) -> None:
        table = self._table
        table.director.finish()
        if command == "press":
            table.choice.press()
        elif command.startswith("shift "):
            table.choice.shift(command.removeprefix("shift "))
        elif command in ("left", "right", "up", "down", "home", "end"):
            table.choice.go(command)
        else:
            table.perform(command)
