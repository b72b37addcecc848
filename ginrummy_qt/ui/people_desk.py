"""Who plays at this computer: listed in the menu, changed in a dialog, and turned to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ginrummy_qt.models.people import People
    from ginrummy_qt.ui.menus import Menus
    from ginrummy_qt.ui.records_desk import RecordsDesk

__all__ = ["PeopleDesk"]


class PeopleDesk(QObject):
    """Child of the main window. Does nothing where the profile stands alone."""

    def __init__(self, people: People | None, menus: Menus, desk: RecordsDesk, window: QWidget) -> None:
        """List ``people`` in ``menus``; ``desk`` opens the dialog, ``window`` closes for another person."""
        super().__init__(window)
        self._people = people
        self._menus = menus
        self._desk = desk
        self._window = window
        menus.people_wanted.connect(self._on_people)
        menus.person_wanted.connect(self._on_person)
        menus.match.aboutToShow.connect(self._list)
        self._list()

    @Slot()
    def _list(self) -> None:
        if self._people is not None:
            self._menus.show_people(self._people)

    @Slot()
    def _on_people(self) -> None:
        from ginrummy_qt.ui.people_dialog import PeopleDialog  # noqa: PLC0415 - only when asked for

        if self._people is not None:
            dialog = self._desk.show_people(self._people)
            if isinstance(dialog, PeopleDialog):
                dialog.switch_wanted.connect(self._on_person, Qt.ConnectionType.UniqueConnection)

    @Slot(object)
    def _on_person(self, profile: object) -> None:
        """Close the window, so that the one of ``profile`` can open; the match stays under way."""
        if self._people is not None:
            self._people.want(profile)
            self._window.close()
