"""The windows beside the table that are about no stored match: keeper, settings, guide, rules, about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from ginrummy_qt.ui.windows import bring_to_front

if TYPE_CHECKING:
    from ginrummy_qt.ui.services import Services

__all__ = ["ToolDesk"]


class ToolDesk(QObject):
    """Child of the main window. Opens each window once, and brings it to the front when it is there."""

    start_wanted = Signal()
    """The guided round is over: a match may follow."""
    guide_opened = Signal(object)
    """The window of the guided first round; it is gone once it closes."""
    failed = Signal(object)
    """What cannot be shown, one sentence."""

    def __init__(self, services: Services, window: QMainWindow) -> None:
        """Open windows of ``window``."""
        super().__init__(window)
        self._services = services
        self._window = window

    @Slot()
    def show_keeper(self) -> None:
        """Open the score keeper for a game with real cards."""
        from ginrummy_qt.ui.score_keeper import ScoreKeeper  # noqa: PLC0415 - only when asked for

        window: ScoreKeeper | None = self._window.findChild(ScoreKeeper)
        if window is None:
            window = ScoreKeeper(self._services.settings, self._window)
        bring_to_front(window)

    @Slot()
    def show_settings(self) -> None:
        """Open the settings."""
        from ginrummy_qt.ui.settings_dialog import SettingsDialog  # noqa: PLC0415 - only when asked for

        dialog: SettingsDialog | None = self._window.findChild(SettingsDialog)
        if dialog is None:
            services = self._services
            dialog = SettingsDialog(
                services.settings, services.languages, services.faces, self._window, sounds=services.sounds
            )
        bring_to_front(dialog)

    @Slot()
    def show_guide(self) -> None:
        """Open the guided first round."""
        from ginrummy_qt.models.troubles import StartTrouble  # noqa: PLC0415 - only when asked for
        from ginrummy_qt.ui.guide_window import GuideWindow  # noqa: PLC0415 - likewise

        window: GuideWindow | None = self._window.findChild(GuideWindow)
        if window is None:
            try:
                services = self._services
                window = GuideWindow(services.settings, services.languages, self._window, services.sounds)
            except StartTrouble as trouble:
                self.failed.emit(trouble.sentence)
                return
            window.match_wanted.connect(self.start_wanted)
            window.completed.connect(self._on_guided)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.guide_opened.emit(window)
            window.show()
            window.begin()
        bring_to_front(window)

    @Slot()
    def _on_guided(self) -> None:
        self._services.settings.newcomer = False

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the match in force."""
        from ginrummy_qt.ui.small_dialogs import RulesDialog  # noqa: PLC0415 - only when asked for

        match = self._services.controller.match
        if match is not None:
            RulesDialog(match.rules, self._window).show()

    @Slot()
    def show_about(self) -> None:
        """Say what this program is."""
        from ginrummy_qt.ui.about import AboutDialog  # noqa: PLC0415 - only when asked for

        AboutDialog(self._services.settings.path.parent, self._window).show()
