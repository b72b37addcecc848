"""The line above everything that says that nothing is kept, where the profile folder cannot be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMessageBox, QVBoxLayout, QWidget

from ginrummy_qt.ui.message_box import MessageBox
from ginrummy_qt.ui.option_row import WrappedLabel
from ginrummy_qt.ui.theme import desk_palette, text_scale

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.troubles import StartTrouble

__all__ = ["UnkeptStrip", "below_strip", "question"]


class UnkeptStrip(WrappedLabel):
    """Stays as long as the window is open, on the start page and over the table."""

    def __init__(self, folder: Path, settings: Settings, parent: QWidget) -> None:
        """Say that nothing is kept, because ``folder`` cannot be written."""
        super().__init__(parent)
        self._folder = folder
        self._settings = settings
        self.setObjectName("unkept")
        settings.changed.connect(self._on_setting)
        self._follow_desktop()
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language that is installed now."""
        self.setText(
            self.tr(
                "Nothing is kept, because {path} cannot be written: "
                "matches, settings and statistics are gone when you quit."
            ).format(path=self._folder)
        )

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        desk, size = desk_palette(self._settings.desktop), round(13 * text_scale())
        self.setStyleSheet(
            f"QLabel#unkept {{ background:{desk.soft}; color:{desk.ink}; border-bottom:1px solid {desk.line};"
            f" padding:6px 16px; font-size:{size}px; }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow language and colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_folder"):
            self.retranslate()


def below_strip(pages: QWidget, folder: Path, settings: Settings, parent: QWidget) -> QWidget:
    """Return ``pages`` below the strip that says that nothing can be kept in ``folder``."""
    whole = QWidget(parent)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(UnkeptStrip(folder, settings, whole))
    column.addWidget(pages, 1)
    return whole


def question(trouble: StartTrouble) -> MessageBox:
    """Return the question, before there is a window, whether to play without keeping anything.

    Its accepting button plays; Esc, closing it and its other button end the program.
    """
    box = MessageBox(
        None,
        QMessageBox.Icon.Question,
        trouble.sentence,
        lambda: QCoreApplication.translate(
            "UnkeptStrip",
            "You can play all the same. Nothing of it is kept then: "
            "matches, settings and statistics are gone when you quit.",
        ),
    )
    play = box.add(
        lambda: QCoreApplication.translate("UnkeptStrip", "Play without keeping"),
        QMessageBox.ButtonRole.AcceptRole,
    )
    end = box.add(
        lambda: QCoreApplication.translate("UnkeptStrip", "Quit"), QMessageBox.ButtonRole.RejectRole
    )
    box.setDefaultButton(play)
    box.setEscapeButton(end)
    return box
