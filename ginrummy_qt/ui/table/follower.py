"""The table follows the settings: colours, speed, order of the hand, what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.ui.table.motion import SPEEDS
from ginrummy_qt.ui.theme import table_palette

if TYPE_CHECKING:
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.table.director import Director
    from ginrummy_qt.ui.table.link import GameLink
    from ginrummy_qt.ui.table.presenter import Presenter
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["SettingsFollower"]

_METER_MS = 200


class SettingsFollower(QObject):
    """Keeps scene and widgets as the settings want them, from the start and whenever one changes."""

    colours_changed = Signal()
    """Another table: felt and everything on it are to be painted again."""
    order_changed = Signal()
    """The hand is to be put in another order."""

    def __init__(
        self,
        settings: Settings,
        scene: TableScene,
        director: Director,
        presenter: Presenter,
        link: GameLink,
    ) -> None:
        super().__init__(scene)
        self._settings = settings
        self._scene = scene
        self._director = director
        self._presenter = presenter
        self._link = link
        settings.changed.connect(self.follow)

    def follow_all(self) -> None:
        """Take every setting over."""
        for name in (
            "table_rules",
            "table",
            "animation",
            "sort",
            "numbers",
            "meter",
            "hints",
            "taken",
            "both_hands",
        ):
            self.follow(name)

    def follow(self, name: str) -> None:
        """Take the setting ``name`` over; those that do not concern the table are left alone."""
        settings, scene, console = self._settings, self._scene, self._presenter.console
        if name == "table":
            scene.look.palette = table_palette(settings.table)
            console.set_theme(settings.table)
            for part in (self._presenter.opponent_plate, self._presenter.guest_plate):
                part.set_theme(settings.table)
            self._presenter.second.set_look(settings.table)
            self._link.draw.relayout()
            self.colours_changed.emit()
        elif name == "animation":
            scene.travel.set_speed(settings.animation)
            scene.touch.set_speed(settings.animation)
            console.set_duration(round(_METER_MS * SPEEDS[settings.animation]))
        elif name == "sort":
            self._director.finish_all()
            scene.sort = settings.sort
            if settings.sort == "own" and not scene.own_order:
                scene.own_order = [place.card for place in scene.places.places]
            self.order_changed.emit()
        elif name == "meter":
            console.set_meter_visible(settings.shows("meter"))
        elif name == "hints":
            console.set_hint_visible(settings.shows("hints"))
        elif name == "both_hands":
            self._link.set_hands_open(hands_open=settings.both_hands)
        elif name == "table_rules":
            scene.set_counting(counting=not settings.table_rules)
            console.counting = scene.counting
            for aid in ("meter", "hints", "numbers"):
                self.follow(aid)
            self._presenter.show_console()
        elif name in ("numbers", "taken"):
            self._director.finish_all()
            scene.numbers, scene.taken_shown = settings.shows("numbers"), settings.shows("taken")
            if self._link.view is not None:
                scene.reconcile(self._link.view)
