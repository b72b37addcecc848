"""The settings: typed, saved at once, and never a reason not to start.

One :class:`Settings` is one ``settings.ini`` in a profile folder. A value there that cannot be read, or is
out of its range, counts as not set.
"""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, overload

from PySide6.QtCore import QLocale, QObject, QSettings, Signal

from ginrummy_qt.engine.rules import PRESETS, Rules
from ginrummy_qt.models.languages import LANGUAGES, system_language
from ginrummy_qt.models.profile import SETTINGS_NAME
from ginrummy_qt.models.seat_choice import COUNTS, chairs_from_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

__all__ = ["AIDS", "ANIMATIONS", "DEFAULT_PRESETS", "LEVELS", "TABLES", "THINKING", "Settings"]

LEVELS: Final = ("beginner", "casual", "skilled", "expert")
"""The levels that can be chosen: ``players.AVAILABLE``, without loading the players (a test compares)."""

ANIMATIONS: Final = ("slow", "normal", "fast", "off")
"""Speeds of the motion on the table."""

THINKING: Final = {"short": 0.3, "normal": 1.0, "long": 3.0}
"""What a computer may take for a move, and how many seconds that is at most."""

AIDS: Final = ("meter", "numbers", "taken", "fan", "hints")
"""What the program shows beyond the cards, each a setting; none of it at a table that goes by table rules."""

TABLES: Final = ("green", "blue", "dark", "light", "contrast")
"""Colours of the table."""

DEFAULT_PRESETS: Final = {"de": "haus", "nl": "nl", "sv": "sv", "en": "modern"}
"""The rules offered first in each language."""

T = TypeVar("T")


class _Setting(Generic[T]):
    """One setting as an attribute of `Settings`: its default, and how it is written as text and read back."""

    def __init__(
        self,
        default: T | Callable[[Settings], T],
        read: Callable[[str], T],
        write: Callable[[T], str] = str,
    ) -> None:
        """`read` raises ValueError on text that is no value of this setting, and on one out of range."""
        self._default = default
        self._read = read
        self._write = write

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, owner: None, kind: type[Settings]) -> Self: ...
    @overload
    def __get__(self, owner: Settings, kind: type[Settings]) -> T: ...
    def __get__(self, owner: Settings | None, kind: type[Settings]) -> Self | T:
        if owner is None:
            return self
        text = owner.stored(self.name)
        if text is not None:
            try:
                return self._read(text)
            except ValueError:
                pass  # as if it were not there
        return self._default(owner) if callable(self._default) else self._default

    def __set__(self, owner: Settings, value: T) -> None:
        text = self._write(value)
        try:
            self._read(text)
        except ValueError as error:
            raise ValueError(f"{self.name}: {error}") from error
        owner.keep(self.name, text)


def _choice(default: str | Callable[[Settings], str], values: Collection[str]) -> _Setting[str]:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError(f"{text!r} is none of {', '.join(values)}")
        return text

    return _Setting(default, read)


def _flag(default: bool) -> _Setting[bool]:  # noqa: FBT001 - a value, not a switch
    def read(text: str) -> bool:
        if text not in {"true", "false"}:
            raise ValueError(f"{text!r} is neither true nor false")
        return text == "true"

    return _Setting(default, read, lambda value: "true" if value else "false")


def _number(default: int, allowed: Collection[int]) -> _Setting[int]:
    def read(text: str) -> int:
        number = int(text)
        if number not in allowed:
            raise ValueError(f"{number} is out of range")
        return number

    return _Setting(default, read)


def _text(read: Callable[[str], str] = str) -> _Setting[str]:
    return _Setting("", read)


def _rules(text: str) -> str:
    if text and Rules.from_text(text).problems():
        raise ValueError(f"{text!r} cannot be played")
    return text


def _chairs(text: str) -> str:
    if text:
        chairs_from_text(text, LEVELS)
    return text


def _binary() -> _Setting[bytes]:
    def read(text: str) -> bytes:
        try:
            return base64.b64decode(text, validate=True)
        except binascii.Error as error:
            raise ValueError("not base64") from error

    return _Setting(b"", read, lambda value: base64.b64encode(value).decode("ascii"))


def _preset_of_language(settings: Settings) -> str:
    # Where no language was chosen for good, the one in force: LanguageManager makes it the default locale.
    code = settings.language or QLocale().name().partition("_")[0]
    return DEFAULT_PRESETS.get(code) or DEFAULT_PRESETS[system_language()]


class Settings(QObject):
    """All settings of one profile. Setting an attribute writes the file at once and emits :attr:`changed`.

    A value that an attribute does not allow raises ValueError and changes nothing.
    """

    changed = Signal(str)
    """The name of the attribute that has a new value."""

    language = _choice("", ("", *LANGUAGES))
    """Code of the interface language; "" follows the system."""
    animation = _choice("normal", ANIMATIONS)
    """Speed of the motion on the table."""
    thinking = _choice("normal", THINKING)
    """What a computer may take for a move, from the next one on: a key of :data:`THINKING`."""
    table = _choice("green", TABLES)
    """Colour of the table."""
    back = _choice("fans", ("fans", "lattice", "garden"))
    """Backs of the cards."""
    colours = _number(2, (2, 4))
    """Colours of the suits."""
    index_size = _choice("auto", ("auto", "standard", "large"))
    """Size of the indices; auto takes the large ones on small cards."""
    index_language = _choice("", ("", *LANGUAGES))
    """Whose letters the indices are; "" follows the interface."""
    card_theme = _choice("auto", ("auto", "day", "dim", "night"))
    """Brightness of the cards; auto follows the table."""
    sort = _choice("melds", ("melds", "rank", "suit", "own"))
    """Order of the hand."""
    meter = _flag(True)
    """The deadwood meter."""
    numbers = _flag(True)
    """The small numbers on the cards."""
    hints = _flag(True)
    """The hint button."""
    layoffs = _flag(False)
    """Whether the person lays off by hand, in matches that begin from now on."""
    taken = _flag(True)
    """The row of cards that the opponent took."""
    table_rules = _flag(False)
    """Whether the table shows nothing that a real one would not: none of :data:`AIDS`, nothing counted."""
    fan = _flag(True)
    """Whether the discard pile can be fanned out."""
    sound = _flag(True)
    """Whether the game is heard."""
    volume = _number(50, range(101))
    """How loud, in per cent of the loudest."""
    level = _choice("casual", LEVELS)
    """Level of the computer in the next match."""
    players = _number(2, COUNTS)
    """How many play the next match, unless its rules are made for another number."""
    chairs = _text(_chairs)
    """Who sits where, as :func:`~ginrummy_qt.models.seat_choice.chairs_to_text` writes it; "" for a person
    against the computer at ``level``."""
    both_hands = _flag(True)
    """Whether both hands lie open where nobody at this screen plays."""
    preset = _choice(_preset_of_language, tuple(PRESETS))
    """Rules of the next match; unless chosen, those of the interface language."""
    rules = _text(_rules)
    """Rules of the next match, as :meth:`Rules.to_text` writes them; "" for those of ``preset``."""
    own_rules = _text()
    """Name of the own rules that ``rules`` set out from; "" when that was ``preset``."""
    target = _number(100, range(10, 1001))
    """Points to which the next match goes."""
    desktop = _choice("system", ("system", "light", "dark", "contrast"))
    """Colours of windows and menus."""
    geometry = _binary()
    """The main window's place, as ``QWidget.saveGeometry`` gives it; empty: none stored."""
    state = _binary()
    """The main window's docks, as ``QMainWindow.saveState`` gives it; empty: none stored."""
    rules_geometry = _binary()
    """The place of the window in which rules are chosen, likewise."""
    keeper_geometry = _binary()
    """The place of the score keeper, likewise."""
    help_geometry = _binary()
    """The place of the help, likewise."""
    help_zoom = _number(100, range(50, 301))
    """Size of the text in the help, in per cent."""
    newcomer = _flag(True)
    """Whether the guided first round is offered: nothing has been played yet."""
    replay_geometry = _binary()
    """The place of the window for replays, likewise."""
    review_geometry = _binary()
    """The place of the window for reviews, likewise."""
    history_geometry = _binary()
    """The place of the history, likewise."""
    statistics_geometry = _binary()
    """The place of the statistics, likewise."""
    come_back = _flag(True)
    """Whether a start goes on with the match that was on the table."""
    open_match = _number(0, range(2**53))
    """The match on the table, by its number in the store; 0: none."""
    dock_visible = _flag(False)
    """Whether the side panel is open."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Read the settings of the profile ``folder``; no file, or an unreadable one, counts as empty."""
        super().__init__(parent)
        self.path = folder / SETTINGS_NAME
        self._file = QSettings(str(self.path), QSettings.Format.IniFormat, self)

    def shows(self, aid: str) -> bool:
        """Return whether the table shows ``aid``, one of :data:`AIDS`: chosen, and not against table rules.

        Raises:
            ValueError: there is no such aid.
        """
        if aid not in AIDS:
            raise ValueError(f"{aid!r} is none of {', '.join(AIDS)}")
        return bool(getattr(self, aid)) and not self.table_rules

    @property
    def thinking_seconds(self) -> float:
        """What a computer may take for a move at most, in seconds."""
        return THINKING[self.thinking]

    @property
    def problem(self) -> str:
        """Why the last change, though in force, could not be saved, as one sentence; empty when it was."""
        if self._file.status() is QSettings.Status.AccessError:
            return self.tr("The settings cannot be saved in {path}.").format(path=self.path)
        return ""

    def stored(self, name: str) -> str | None:
        """Return the text stored under ``name``, or ``None``."""
        value: Any = self._file.value(name)
        return value if isinstance(value, str) else None  # an ini line with commas comes as a list

    def keep(self, name: str, text: str) -> None:
        """Store ``text`` under ``name``, on the disk at once; emit :attr:`changed` if it is news."""
        if self.stored(name) == text:
            return
        before = getattr(self, name)
        self._file.setValue(name, text)
        self._file.sync()
        if getattr(self, name) != before:
            self.changed.emit(name)
