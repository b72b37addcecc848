"""The rules of a match as one frozen value, the presets, and what cannot be combined.

Every option is a field of :class:`Rules` with a name of its own; what each means is said beside it. The
presets follow the four documents that the program is made from and the tables that people play at elsewhere;
where a document is silent the choice is ours.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Self

from ginrummy_qt.engine.cards import Rank, Suit
from ginrummy_qt.engine.options import (
    BoxWhen,
    FirstDealer,
    NextDealer,
    OklahomaAce,
    Opening,
    Pairs,
    Shutout,
    ThreeHand,
    Tie,
    WallLastDiscard,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.engine.cards import Card

__all__ = [
    "OPTIONS",
    "PRESETS",
    "RANGES",
    "TARGETS",
    "BoxWhen",
    "FirstDealer",
    "NextDealer",
    "OklahomaAce",
    "Opening",
    "Pairs",
    "Problem",
    "Rules",
    "RulesError",
    "Shutout",
    "ThreeHand",
    "Tie",
    "WallLastDiscard",
]


class RulesError(ValueError):
    """A value that an option cannot have, text that is no rules, or rules that cannot be played."""


class Problem(str):
    """One reason why rules cannot be played, as an English sentence.

    ``option`` names the field at which to show it, ``code`` the kind of problem: stable, for translation.
    """

    __slots__ = ("code", "option")

    option: str
    code: str

    def __new__(cls, text: str, *, option: str, code: str) -> Self:
        """Make a problem that reads ``text``."""
        new = super().__new__(cls, text)
        new.option = option
        new.code = code
        return new


RANGES: Final[Mapping[str, range]] = MappingProxyType(
    {
        "knock_limit": range(11),
        "gin_bonus": range(101),
        "undercut_bonus": range(101),
        "big_gin_bonus": range(101),
        "wall": range(4),
        "target": range(10, 1001),
        "box_bonus": range(101),
        "game_bonus": range(1001),
        "seats": range(2, 5),
    }
)
"""For each option that is a number: the numbers it can be. ``big_gin_bonus`` may also be ``None``."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of a match. ``Rules()`` is the preset ``haus``; change with :func:`dataclasses.replace`.

    Texts are taken for the enumerations (``opening="eleven"``). Numbers beyond :data:`RANGES` and options
    that do not go together are reported by :meth:`problems`.

    Raises:
        RulesError: an option has a value of the wrong kind; the message names both.
    """

    opening: Opening = Opening.UPCARD
    knock_limit: int = 10
    """Deadwood at which one may knock; 0 is straight gin. Under ``oklahoma`` the upcard says it instead."""
    oklahoma: bool = False
    oklahoma_ace: OklahomaAce = OklahomaAce.ONE
    oklahoma_spades_double: bool = False
    """A spade as upcard doubles all that the round scores; only under ``oklahoma``."""
    gin_bonus: int = 25
    undercut_bonus: int = 25
    tie: Tie = Tie.UNDERCUT
    big_gin_bonus: int | None = None
    """The bonus for eleven cards in melds; ``None``: it counts as gin."""
    layoff_on_gin: bool = False
    return_pickup: bool = False
    """Whether a card taken from the pile may be thrown in the same turn."""
    wall: int = 2
    """Cards left in the stock at which a discard without a knock ends the round."""
    wall_last_discard: WallLastDiscard = WallLastDiscard.DEAD
    first_dealer: FirstDealer = FirstDealer.COMPUTER
    next_dealer: NextDealer = NextDealer.LOSER
    target: int = 100
    """The first side to have this many points wins the match."""
    box_bonus: int = 0
    """Points for each round won."""
    box_when: BoxWhen = BoxWhen.END
    game_bonus: int = 0
    """Points for the winner of the match; they do not count toward the target."""
    shutout: Shutout = Shutout.NONE
    hollywood: bool = False
    """Three games at once, each to ``target``."""
    seats: int = 2
    three_hand: ThreeHand = ThreeHand.LOSER_DEALS
    pairs: Pairs = Pairs.NET

    def __post_init__(self) -> None:
        """Turn texts into members of the enumerations and refuse values of the wrong kind."""
        for name, kind in _KINDS.items():
            value = getattr(self, name)
            if type(value) is kind or (value is None and name == "big_gin_bonus"):
                continue
            if not issubclass(kind, StrEnum) or not isinstance(value, str):
                raise RulesError(f"{name} cannot be {value!r}: expected {_expected(name)}")
            try:
                object.__setattr__(self, name, kind(value))
            except ValueError:
                raise RulesError(f"{name} cannot be {value!r}: expected {_expected(name)}") from None

    def problems(self) -> tuple[Problem, ...]:
        """Return everything that keeps a match from being played by these rules, in the order of the options.

        Empty when nothing does. Options that merely have no effect (``oklahoma_ace`` without ``oklahoma``)
        are no problem.
        """
        found = [
            Problem(
                f"{name} is {value}: it must lie between {allowed.start} and {allowed.stop - 1}.",
                option=name,
                code="range",
            )
            for name, allowed in RANGES.items()
            if (value := getattr(self, name)) is not None and value not in allowed
        ]
        if self.oklahoma and self.opening is Opening.ELEVEN:
            found.append(
                Problem(
                    "Oklahoma needs an upcard, and the opening with eleven cards has none.",
                    option="oklahoma",
                    code="oklahoma_without_upcard",
                )
            )
        if self.oklahoma and self.knock_limit == 0:
            found.append(
                Problem(
                    "Straight gin allows no knock, but in Oklahoma the upcard says when one may knock.",
                    option="oklahoma",
                    code="oklahoma_straight",
                )
            )
        if self.hollywood and self.seats == 3:
            found.append(
                Problem(
                    "Hollywood is scored for two sides; with three at the table each scores alone.",
                    option="hollywood",
                    code="hollywood_three",
                )
            )
        return tuple(sorted(found, key=lambda problem: OPTIONS.index(problem.option)))

    def knock_limit_for(self, upcard: Card | None) -> int:
        """Return the deadwood, 0 to 10, at which one may knock in a round with this ``upcard``."""
        if not self.oklahoma or upcard is None:
            return self.knock_limit
        if upcard.rank is Rank.ACE and self.oklahoma_ace is OklahomaAce.GIN:
            return 0
        return upcard.points

    def multiplier_for(self, upcard: Card | None) -> int:
        """Return by what the score of a round with this ``upcard`` is multiplied: 1 or 2."""
        doubled = self.oklahoma and self.oklahoma_spades_double
        return 2 if doubled and upcard is not None and upcard.suit is Suit.SPADES else 1

    def preset_name(self) -> str | None:
        """Return the preset that these rules are, or ``None`` when an option was changed.

        Playing to another of the preset's own :data:`TARGETS` is no change.
        """
        return _preset_name(self)

    def changes_from(self, other: Rules) -> tuple[str, ...]:
        """Return the names of the options in which the two differ, in their order."""
        return tuple(name for name in OPTIONS if getattr(self, name) != getattr(other, name))

    def to_text(self) -> str:
        """Return the nearest preset and what differs from it, as in ``haus target=50 gin_bonus=20``."""
        name = min(PRESETS, key=lambda preset: len(self.changes_from(PRESETS[preset])))
        # The target first: it is chosen anew for every match, the others hardly ever.
        changed = sorted(self.changes_from(PRESETS[name]), key=lambda option: option != "target")
        return " ".join([name, *(f"{option}={self.option_text(option)}" for option in changed)])

    def option_text(self, option: str) -> str:
        """Return the value of ``option`` as text: ``10``, ``yes``, ``none``, ``upcard``."""
        value = getattr(self, option)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def with_option(self, option: str, text: str) -> Rules:
        """Return these rules with ``option`` set to what ``text`` says, written as by :meth:`option_text`.

        Raises:
            RulesError: there is no such option, or it cannot have this value.
        """
        if option not in _KINDS:
            raise RulesError(f"{option!r} is no option of the rules")
        change: dict[str, Any] = {option: _value(option, text)}
        return replace(self, **change)

    @classmethod
    def from_text(cls, text: str) -> Rules:
        """Return the rules that ``text`` names: a preset (left out: ``haus``), then ``option=value`` words.

        Raises:
            RulesError: a word is neither, or an option comes twice; the message names it.
        """
        words = text.split()
        rules = cls()
        if words and "=" not in words[0]:
            name = words.pop(0)
            if name not in PRESETS:
                raise RulesError(f"there are no rules called {name!r}: expected one of {', '.join(PRESETS)}")
            rules = PRESETS[name]
        seen = set()
        for word in words:
            option, equals, value = word.partition("=")
            if not equals:
                raise RulesError(f"{word!r} is no option: expected option=value, as in target=50")
            if option in seen:
                raise RulesError(f"{option} is there twice in {text!r}")
            seen.add(option)
            rules = rules.with_option(option, value)
        return rules


OPTIONS: Final[tuple[str, ...]] = tuple(field.name for field in fields(Rules))
"""The names of all options, in the order in which they are listed."""

_KINDS: Final[Mapping[str, type]] = {
    field.name: int if field.default is None else type(field.default) for field in fields(Rules)
}


def _expected(option: str) -> str:
    kind = _KINDS[option]
    if issubclass(kind, StrEnum):
        return "one of " + ", ".join(kind)
    if kind is bool:
        return "yes or no"
    return "a number or none" if option == "big_gin_bonus" else "a number"


def _value(option: str, text: str) -> object:
    kind = _KINDS[option]
    if issubclass(kind, StrEnum) and text in list(kind):
        return kind(text)
    if kind is bool and text in {"yes", "no"}:
        return text == "yes"
    if option == "big_gin_bonus" and text == "none":
        return None
    if kind is int and text.isascii() and text.isdecimal() and len(text) <= 6:
        return int(text)
    raise RulesError(f"{option} cannot be {text!r}: expected {_expected(option)}")


_SV: Final = Rules(undercut_bonus=20, first_dealer=FirstDealer.LOW_CARD, next_dealer=NextDealer.WINNER)
_ALTERNATE: Final = Rules(first_dealer=FirstDealer.RANDOM, next_dealer=NextDealer.ALTERNATE)
_END_BONUSES: Final = replace(_SV, box_bonus=20, game_bonus=100, shutout=Shutout.GAME_BONUS_DOUBLE)

PRESETS: Final[Mapping[str, Rules]] = MappingProxyType(
    {
        "haus": Rules(),
        "gin_romme": replace(_ALTERNATE, knock_limit=9),
        "nl": _ALTERNATE,
        "sv": _SV,
        "sv_pairs": replace(_SV, next_dealer=NextDealer.LOSER, target=125, seats=4),
        "sv_three": replace(_SV, next_dealer=NextDealer.LOSER, seats=3),
        "pagat": replace(_END_BONUSES, gin_bonus=20, undercut_bonus=10),
        "classic": replace(_END_BONUSES, gin_bonus=20, undercut_bonus=10, first_dealer=FirstDealer.RANDOM),
        "modern": replace(
            _ALTERNATE, big_gin_bonus=31, box_bonus=25, game_bonus=100, shutout=Shutout.SCORE_DOUBLE
        ),
        "palace": Rules(
            undercut_bonus=20,
            big_gin_bonus=31,
            first_dealer=FirstDealer.RANDOM,
            box_bonus=10,
            box_when=BoxWhen.AT_ONCE,
        ),
        "oklahoma": replace(_SV, undercut_bonus=25, oklahoma=True, oklahoma_spades_double=True, target=150),
        # Each of the three games has the end bonuses that the Swedish document lists as a variant.
        "hollywood": replace(_END_BONUSES, undercut_bonus=25, hollywood=True),
        "eleven": replace(_SV, opening=Opening.ELEVEN, gin_bonus=20, undercut_bonus=10),
        "straight": replace(_ALTERNATE, knock_limit=0, undercut_bonus=0, big_gin_bonus=31),
        "tournament": replace(_ALTERNATE, target=250, wall_last_discard=WallLastDiscard.KNOCK_ONLY),
    }
)
"""The rules that have a name, in the order in which they are offered."""

TARGETS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    dict.fromkeys(PRESETS, (50, 100))
    | {"sv_pairs": (100, 125), "oklahoma": (100, 150), "tournament": (100, 250)}
)
"""For each preset, the targets that the start page offers, the preset's own among them."""


@lru_cache(maxsize=64)  # asked again and again about the same few
def _preset_name(rules: Rules) -> str | None:
    for name, preset in PRESETS.items():
        if rules.target in TARGETS[name] and replace(preset, target=rules.target) == rules:
            return name
    return None
