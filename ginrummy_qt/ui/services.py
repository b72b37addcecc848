"""What the windows work with, made once at the start and handed to each of them."""

from dataclasses import dataclass

from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces

__all__ = ["Services"]


@dataclass(frozen=True, slots=True)
class Services:
    """The parts that every window shares."""

    settings: Settings
    languages: LanguageManager
    faces: Faces
    controller: GameController
    language_fixed: bool = False
    """Whether the command line chose the language: the setting is then left alone until it is changed."""

    def close(self) -> None:
        """End the computer's thread and close the store; the match under way stays on the disk."""
        self.controller.close()
        self.languages.remove()
