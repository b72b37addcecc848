"""The settings that the menus hold too, and the colours of windows and menus that follow from one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from ginrummy_qt.ui.theme import desk_palette, qpalette, qss_desk

if TYPE_CHECKING:
    from ginrummy_qt.ui.menus import Menus
    from ginrummy_qt.ui.services import Services

__all__ = ["QuickChoices", "follow_desktop"]


def follow_desktop(window: QWidget, desktop: str) -> None:
    """Give ``window`` and all menus the colours that the setting ``desktop``, or the desktop, asks for."""
    desk = desk_palette(desktop)
    QApplication.setPalette(qpalette(desk))
    window.setStyleSheet(qss_desk(desk))


class QuickChoices(QObject):
    """Child of the main window. Carries choices from the menus to the settings, and back again as marks."""

    def __init__(self, services: Services, menus: Menus, window: QWidget) -> None:
        """Serve ``menus``; the colours are those of ``window``."""
        super().__init__(window)
        self._services = services
        self._menus = menus
        self._window = window
        menus.language.chosen.connect(self._on_language)
        menus.table.chosen.connect(self._on_table)
        menus.animation.chosen.connect(self._on_animation)
        menus.hands_wanted.connect(self._on_hands)
        menus.sound_wanted.connect(self._on_sound)
        services.settings.changed.connect(self._on_setting)
        services.languages.changed.connect(self._mark)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_desktop)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_desktop)
        self._mark()

    @Slot(str)
    def _on_language(self, code: str) -> None:
        self._services.settings.language = code
        self._services.languages.set(code)
        self._mark()

    @Slot(str)
    def _on_table(self, name: str) -> None:
        self._services.settings.table = name

    @Slot(str)
    def _on_animation(self, speed: str) -> None:
        self._services.settings.animation = speed

    @Slot()
    def _on_hands(self) -> None:
        self._services.settings.both_hands = self._menus.hands.isChecked()

    @Slot()
    def _on_sound(self) -> None:
        self._services.settings.sound = self._menus.sound.isChecked()

    @Slot(str)
    def _on_setting(self, name: str) -> None:
        settings = self._services.settings
        if name == "language":
            self._services.languages.set(settings.language)
        elif name == "desktop":
            self._follow_desktop()
        self._mark()

    @Slot()
    def _mark(self, *_: object) -> None:
        settings = self._services.settings
        self._menus.language.mark(self._services.languages.wanted)
        self._menus.table.mark(settings.table)
        self._menus.hands.setChecked(settings.both_hands)
        self._menus.sound.setChecked(settings.sound)
        self._menus.animation.mark(settings.animation)

    @Slot()
    def _follow_desktop(self, *_: object) -> None:
        follow_desktop(self._window, self._services.settings.desktop)
