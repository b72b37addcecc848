"""What the windows work with, made once at the start and handed to each of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ginrummy_qt.models.game import GameController
    from ginrummy_qt.models.games import Games
    from ginrummy_qt.models.languages import LanguageManager
    from ginrummy_qt.models.people import People
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.models.sounds import Sounds
    from ginrummy_qt.ui.faces import Faces

__all__ = ["Services", "TableServices"]


class TableServices(Protocol):
    """What a table is played with: the person's own game, or that of the guide."""

    @property
    def settings(self) -> Settings:
        """What the person chose."""

    @property
    def languages(self) -> LanguageManager:
        """The language of the interface."""

    @property
    def faces(self) -> Faces:
        """The pictures of the cards."""

    @property
    def sounds(self) -> Sounds | None:
        """What lets the game be heard; ``None``: nothing does."""

    @property
    def controller(self) -> GameController:
        """The game on the table."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts that every window shares."""

    settings: Settings
    languages: LanguageManager
    faces: Faces
    games: Games
    people: People | None = None
    """All who play at this computer; ``None``: the profile stands alone."""
    sounds: Sounds | None = None
    """What lets the game be heard; ``None`` where nobody would hear it: there is no screen."""

    @property
    def controller(self) -> GameController:
        """The game in progress; loaded when it is first asked for."""
        return self.games.controller

    def close(self) -> None:
        """End the computer's thread and close the store; the match under way stays on the disk."""
        if self.sounds is not None:
            self.sounds.close()
        self.games.close()
        self.languages.remove()
