"""What is heard of the game: which event sounds how, at what volume, or not at all."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Event
    from ginrummy_qt.engine.scoring import RoundResult
    from ginrummy_qt.models.settings import Settings

__all__ = ["SOUNDS", "Sounds", "end_sound", "event_sound"]

SOUNDS: Final = ("shuffle", "deal", "draw", "discard", "knock", "gin", "won", "lost")
"""The sounds there are, each a file of resources/sounds."""

_SAME: Final = 0.02
"""Seconds in which the same sound is heard once: cards that are dealt fast do not pile up."""


class Player(Protocol):
    """Plays sounds; see :class:`~ginrummy_qt.models.sound_player.SoundPlayer`."""

    def play(self, name: str, gain: float) -> None:
        """Play the sound ``name`` at ``gain``, 0 … 1."""

    def close(self) -> None:
        """Fall silent for good."""


def event_sound(event: Event) -> str:
    """Return the sound of ``event``, of :data:`SOUNDS`; empty for one that makes none."""
    # Not at the top: the first frame makes no sound.
    from ginrummy_qt.engine.actions import Discarded, Drew, Knocked, LaidOff, Took  # noqa: PLC0415

    match event:
        case Drew() | Took():
            return "draw"
        case Discarded() | LaidOff():
            return "discard"
        case Knocked():
            return "knock" if event.deadwood else "gin"
        case _:
            return ""


def end_sound(result: RoundResult, seat: int | None) -> str:
    """Return the sound of a round's end for the person at ``seat`` of the table.

    Empty for a dead round, and where nobody before the screen is meant (``None``).
    """
    if seat is None or result.winner is None:
        return ""
    return "won" if result.winner == seat else "lost"


class Sounds(QObject):
    """Plays the sounds of the game as the settings say."""

    def __init__(
        self, settings: Settings, player: Player | None = None, parent: QObject | None = None
    ) -> None:
        """Play by ``player``; ``None``: on the computer's own device, which the first sound opens."""
        super().__init__(parent)
        self._settings = settings
        self._player = player
        self._last: tuple[str, float] = ("", 0.0)

    @Slot(str)
    def play(self, name: str) -> None:
        """Play the sound ``name``, of :data:`SOUNDS`; nothing while sound is off."""
        if self._settings.sound:
            self._play(name)

    def try_out(self) -> None:
        """Let the person hear the volume, even while sound is off."""
        self._play("knock")

    def close(self) -> None:
        """Fall silent for good."""
        if self._player is not None:
            self._player.close()

    def _play(self, name: str) -> None:
        if name not in SOUNDS:
            raise ValueError(f"{name!r} is none of {', '.join(SOUNDS)}")
        before, at = self._last
        now = time.monotonic()
        if not self._settings.volume or (name == before and now - at < _SAME):
            return
        self._last = (name, now)
        if self._player is None:
            from ginrummy_qt.models.sound_player import SoundPlayer  # noqa: PLC0415 - with the first sound

            self._player = SoundPlayer()
        # Ears hear ratios: squared, the slider's middle sounds like the middle.
        self._player.play(name, (self._settings.volume / 100) ** 2)
