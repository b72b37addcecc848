"""A quiet button on the felt of the start page: the guided first round, for who has not played yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QPushButton

from ginrummy_qt.ui.theme import qss_table, text_scale

if TYPE_CHECKING:
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.card_fan import CardFan

__all__ = ["GuideOffer"]

_MARGIN: Final = 20
"""Pixels to the foot of the felt at a text scale of 1, where there is room."""
_LEAST: Final = 10
"""Pixels that must be free, between the words and the button and under it together."""


class GuideOffer(QPushButton):
    """Stands at the foot of ``felt`` until it is used or a match is dealt; the menu keeps the guide."""

    def __init__(self, settings: Settings, felt: CardFan) -> None:
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
        words = self._felt.words_rect()
        free = room.height() - words.bottom() - size.height()
        margin = max(_LEAST // 2, min(free // 2, round(_MARGIN * text_scale())))
        place = QPoint((room.width() - size.width()) // 2, room.height() - size.height() - margin)
        if self._felt.beside:
            place = QPoint(words.left(), words.bottom() + margin)
        sides = min(place.x(), room.width() - place.x() - size.width())
        self.setVisible(self._settings.newcomer and free >= _LEAST and sides >= _LEAST)
        self.setGeometry(QRect(place, size))

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
