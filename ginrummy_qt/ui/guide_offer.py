"""A quiet button on the felt of the start page: the guided first round, for who has not played yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QPushButton, QWidget

from ginrummy_qt.ui.theme import qss_table, text_scale

if TYPE_CHECKING:
    from ginrummy_qt.models.settings import Settings

__all__ = ["GuideOffer"]

_MARGIN: Final = 20
_LEAST_ROOM: Final = 420
"""Lower than this the felt has no room under the name of the game."""


class GuideOffer(QPushButton):
    """Stands at the foot of ``felt`` until it is used or a match is dealt; the menu keeps the guide."""

    def __init__(self, settings: Settings, felt: QWidget) -> None:
        super().__init__(felt)
        self._settings = settings
        self._felt = felt
        felt.installEventFilter(self)
        settings.changed.connect(self._on_setting)
        self._follow_table()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setText(self.tr("First round with help"))
        self.setToolTip(self.tr("A short round in which every step is explained; it counts for nothing."))
        self.setAccessibleDescription(self.toolTip())
        self._place()

    def _on_setting(self, name: str) -> None:
        if name == "newcomer":
            self._place()
        elif name == "table":
            self._follow_table()

    def _follow_table(self) -> None:
        self.setStyleSheet(qss_table(self._settings.table, text_scale()))
        self._place()

    def _place(self) -> None:
        room, size = self._felt.size(), self.sizeHint()
        margin = round(_MARGIN * text_scale()) if room.height() > 600 * text_scale() else _MARGIN // 2
        fits = room.height() >= _LEAST_ROOM * text_scale() and room.width() >= size.width() + margin
        self.setVisible(self._settings.newcomer and fits)
        self.setGeometry(
            (room.width() - size.width()) // 2,
            room.height() - size.height() - margin,
            size.width(),
            size.height(),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: stay at the foot of the felt."""
        if watched is self._felt and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the system's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ApplicationFontChange and hasattr(self, "_felt"):
            self._follow_table()
